//! A table for a game that nobody has drawn yet: its moves as a list, its points as a table.

use leptos::prelude::*;
use table::Standing;

use super::words;
use crate::session::Session;
use crate::{t, tables};

/// All legal moves, as buttons.
#[component]
pub(crate) fn Table(session: Session) -> impl IntoView {
    let moves = session.part(|seen| seen.moves.clone());
    let button = move |mv: String| {
        let label = tables::spoken(&session.glance(), &mv);
        view! { <button type="button" class="button move" on:click=move |_| session.play(mv.clone())>{label}</button> }
    };
    view! { <div class="plain-moves">{move || moves.get().into_iter().map(button).collect_view()}</div> }
}

/// Everybody's points, line by line.
#[component]
pub(crate) fn Sheet(session: Session) -> impl IntoView {
    let row = move |standing: &Standing| {
        let seen = session.glance();
        let lines = standing.lines.iter().map(|line| {
            let name = words::category(seen.game(), &line.category);
            view! { <tr><th scope="row">{name}</th><td>{line.count}</td><td>{line.points}</td></tr> }
        });
        view! {
            <table class="lines">
                <caption>{seen.who(standing.seat)}" · "{t!("points", n = standing.total)}</caption>
                <tbody>{lines.collect_view()}</tbody>
            </table>
        }
    };
    move || session.seen().standings.iter().map(row).collect_view()
}
