//! What each game looks like. A table draws what a [`Session`] shows and offers the moves that it lists;
//! whatever it needs to know about rules, it asks.

pub(crate) mod green;
pub(crate) mod hand;
pub(crate) mod ingenious;
pub(crate) mod minigolf;
pub(crate) mod plain;
pub(crate) mod words;

use leptos::prelude::*;
use serde_json::Value;

use crate::session::{Seen, Session};
use crate::t;

/// The games with a table here, in the order in which people are shown them.
pub(crate) const GAMES: [&str; 3] = ["minigolf", "ingenious", "green"];

/// The game as its box calls it.
pub(crate) fn title(game: &str) -> String {
    match game {
        "minigolf" | "ingenious" | "green" => t!(&format!("{game}-title")),
        other => other.to_owned(),
    }
}

/// A picture that says what kind of game it is.
pub(crate) fn picture(game: &str) -> AnyView {
    match game {
        "ingenious" => ingenious::picture().into_any(),
        "green" => green::picture().into_any(),
        _ => minigolf::picture().into_any(),
    }
}

/// The table itself: board, and what I can place on it.
#[component]
pub(crate) fn GameTable(session: Session) -> AnyView {
    match session.glance().game() {
        "ingenious" => view! { <ingenious::Table session /> }.into_any(),
        "green" => view! { <green::Table session /> }.into_any(),
        "minigolf" => view! { <minigolf::Table session /> }.into_any(),
        _ => view! { <plain::Table session /> }.into_any(),
    }
}

/// Everybody's points and what else stands beside the board.
#[component]
pub(crate) fn Sheet(session: Session) -> AnyView {
    match session.glance().game() {
        "ingenious" => view! { <ingenious::Sheet session /> }.into_any(),
        "green" => view! { <green::Sheet session /> }.into_any(),
        "minigolf" => view! { <minigolf::Sheet session /> }.into_any(),
        _ => view! { <plain::Sheet session /> }.into_any(),
    }
}

/// A match comes onto the screen.
pub(crate) fn open(seen: &Seen) {
    if seen.game() == "minigolf" {
        minigolf::open(&seen.table.options());
    }
}

/// What I may do now, in a sentence. Only asked when it is my turn.
pub(crate) fn prompt(seen: &Seen) -> String {
    match seen.game() {
        "ingenious" => ingenious::prompt(seen),
        "green" => green::prompt(seen),
        "minigolf" => minigolf::prompt(seen),
        _ => t!("your-turn"),
    }
}

/// A move that could be made, in a sentence.
pub(crate) fn spoken(seen: &Seen, mv: &str) -> String {
    match seen.game() {
        "ingenious" => ingenious::spoken(mv),
        "green" => green::spoken(seen, mv),
        "minigolf" => minigolf::spoken(seen, mv),
        _ => mv.to_owned(),
    }
}

/// What happened, in a sentence; nothing for what the board shows anyway.
pub(crate) fn fact(seen: &Seen, event: &Value) -> Option<String> {
    match seen.game() {
        "ingenious" => ingenious::fact(seen, event),
        "green" => green::fact(seen, event),
        "minigolf" => minigolf::fact(seen, event),
        _ => plain::fact(seen, event),
    }
}

/// Whether an event tells what a seat decided, and not what became of it or was dealt to it.
pub(crate) fn is_decision(game: &str, event: &Value) -> bool {
    let decisions: &[&str] = match game {
        "ingenious" => &["placed", "swapped", "kept"],
        "green" => &["chose", "drew", "refreshed", "hit", "retired", "discarded", "took_back"],
        "pips" => &["favoured", "placed"],
        _ => &[
            "land_chosen",
            "promised",
            "built",
            "passed",
            "collected",
            "stopped",
            "asked",
            "numbered",
        ],
    };
    event["event"].as_str().is_some_and(|name| decisions.contains(&name))
}
