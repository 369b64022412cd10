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

use crate::session::{Fact, Seen, Session};
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
pub(crate) fn fact(seen: &Seen, fact: &Fact) -> Option<String> {
    let event = &fact.event;
    let told = match seen.game() {
        "ingenious" => ingenious::fact(seen, event),
        "green" => green::fact(seen, event),
        "minigolf" => minigolf::fact(seen, event),
        _ => plain::fact(seen, event),
    }?;
    // What came of it is told as always.
    let is_for_somebody = fact.by_bot && is_decision(seen.game(), event);
    Some(if is_for_somebody {
        t!("told-by-bot", what = told.trim_end_matches('.').to_owned())
    } else {
        told
    })
}

/// Whether an event tells what a seat decided, and not what became of it or was dealt to it.
pub(crate) fn is_decision(game: &str, event: &Value) -> bool {
    let decisions: &[&str] = match game {
        "ingenious" => &ingenious::DECISIONS,
        "green" => &green::DECISIONS,
        "minigolf" => &minigolf::DECISIONS,
        _ => &plain::DECISIONS,
    };
    event["event"].as_str().is_some_and(|name| decisions.contains(&name))
}

#[cfg(test)]
mod tests {
    use table::{Dealer, GameKind, Table, games};
    use tabletop::{GameRng, Seat, Seed, Stream, Viewer};

    use super::*;
    use crate::replay::Past;
    use crate::session::look_back;

    fn opened(game: &dyn GameKind, mode: &str, seed: &Seed) -> Box<dyn Table> {
        let options: Vec<_> = mode.split(' ').filter_map(|it| it.split_once('=')).collect();
        game.open(&options, Dealer::Seeded(seed.clone())).unwrap()
    }

    /// Makes any move; whose and which it was, until the match is over.
    fn go_on(table: &mut dyn Table, seed: &Seed) -> Option<(Seat, String)> {
        let seat = table.to_act().seats().lowest()?;
        let (step, mut moves) = (table.n_steps(), table.legal_moves(seat));
        let mut any = GameRng::derive(seed, Stream::Bot, step as u64);
        let mv = moves.swap_remove(any.below(u32::try_from(moves.len()).unwrap()) as usize);
        table.submit(seat, step, &mv).unwrap();
        Some((seat, mv))
    }

    #[test]
    fn all_that_happens_in_a_match_can_be_told_whoever_did_it() {
        for (game, seed) in games().iter().flat_map(|game| (0..4).map(move |seed| (game, seed))) {
            for mode in game.modes() {
                let seed = Seed::from(seed);
                let mut table = opened(*game, &mode, &seed);
                while go_on(&mut *table, &seed).is_some() {}
                for me in [None, Some(Seat::new(0))] {
                    let viewer = me.map_or(Viewer::Spectator, Viewer::Seat);
                    let past = look_back(&*table, me, Past::nameless(&*table), Vec::new());
                    for event in table.learned(viewer, 0).into_iter().flat_map(|it| it.events) {
                        let [own, by_bot] = [false, true].map(|by_bot| {
                            fact(&past, &Fact { step: 0, event: event.clone(), by_bot })
                        });
                        let is_marked = own != by_bot;
                        let is_told = own.is_some() && is_decision(game.id(), &event);
                        assert_eq!(is_marked, is_told, "{mode}: {event} {by_bot:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn every_move_tells_of_a_decision_and_no_deal_does() {
        for game in games() {
            for mode in game.modes() {
                let seed = Seed::from(7);
                let mut table = opened(*game, &mode, &seed);
                let has_decision =
                    |events: &[Value]| events.iter().any(|event| is_decision(game.id(), event));
                for learned in table.learned(Viewer::Spectator, 0) {
                    assert!(!has_decision(&learned.events), "{mode}: {:?}", learned.events);
                }
                loop {
                    let before = table.n_steps();
                    let Some((seat, mv)) = go_on(&mut *table, &seed) else { break };
                    let learned = table.learned(Viewer::Seat(seat), before);
                    let n = learned.iter().filter(|it| has_decision(&it.events)).count();
                    assert_eq!(n, 1, "{mode}: {mv} tells {learned:?}");
                }
            }
        }
    }
}
