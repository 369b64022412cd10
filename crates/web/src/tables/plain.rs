//! A table for a game that nobody has drawn for the page yet: what the terminal shows of it, its moves as a list, its
//! points as a table.

use std::collections::BTreeMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use leptos::prelude::*;
use pictures::Position;
use table::Standing;
use texts::Catalogue;

use super::{Skin, words};
use crate::language::language;
use crate::session::{Seen, Session, viewer};
use crate::{games, language, t, tables};

/// What it looks like.
pub(crate) const SKIN: Skin = Skin {
    table: |session| view! { <Table session /> }.into_any(),
    sheet: |session| view! { <Sheet session /> }.into_any(),
    lesson: "",
};

/// The position in characters, and all legal moves as buttons.
#[component]
pub(crate) fn Table(session: Session) -> impl IntoView {
    let moves = session.part(|seen| seen.moves.clone());
    let button = move |mv: String| {
        let label = tables::spoken(&session.glance(), &mv);
        view! { <button type="button" class="button move" on:click=move |_| session.play(mv.clone())>{label}</button> }
    };
    view! {
        <div class="plain-moves">
            <pre>{move || in_characters(&session.seen())}</pre>
            {move || moves.get().into_iter().map(button).collect_view()}
        </div>
    }
}

/// Nothing for a game that has no pictures at all.
fn in_characters(seen: &Seen) -> String {
    let view = seen.table.view_as_any(viewer(seen.me));
    let drawn = Position::in_words_of(catalogue(seen.table.game()), view, language());
    drawn.map_or_else(|_| String::new(), |it| it.sketch().to_plain())
}

/// The page's words and those of the game, which positions keep: read once for each game.
fn catalogue(game: &'static str) -> &'static Catalogue {
    static READ: LazyLock<Mutex<BTreeMap<&str, &Catalogue>>> = LazyLock::new(Mutex::default);
    let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
    let words = games::get(game).map_or(&[][..], |it| it.words);
    read.entry(game).or_insert_with(|| language::lasting(words))
}

/// Everybody's points, line by line.
#[component]
pub(crate) fn Sheet(session: Session) -> impl IntoView {
    let row = move |standing: &Standing| {
        let seen = session.glance();
        let lines = standing.lines.iter().map(|line| {
            let name = words::category_named(&seen, &line.category);
            view! { <tr><th scope="row">{name}</th><td>{line.count}</td><td>{line.points}</td></tr> }
        });
        view! {
            <table class="lines">
                <caption>{language::labels([seen.who(standing.seat), t!("points", n = standing.total)])}</caption>
                <tbody>{lines.collect_view()}</tbody>
            </table>
        }
    };
    move || session.seen().standings.iter().map(row).collect_view()
}
