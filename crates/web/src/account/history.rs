//! My matches on the server, with what came of them.

use leptos::prelude::*;
use protocol::{Ended, MatchInfo, SeatInfo, Sitter, Waiting};
use tabletop::Seat;

use crate::route::Route;
use crate::session::online::sitter;
use crate::{games, language, t};

/// The last touched first.
#[component]
pub(super) fn History(matches: Vec<Waiting>) -> impl IntoView {
    view! {
        <section class="kept" id="history">
            <h2>{t!("history")}</h2>
            <ul>{matches.iter().map(row).collect_view()}</ul>
        </section>
    }
}

fn row(waiting: &Waiting) -> impl IntoView + use<> {
    let info = &waiting.info;
    let others = others(info, waiting.seat);
    let (place, state) = match &info.ended {
        Some(ended) => (Route::ReplayTable(info.id.clone()), result(ended, waiting.seat)),
        None if waiting.my_turn => (Route::Table(info.id.clone()), t!("is-your-turn")),
        None => (Route::Table(info.id.clone()), t!("match-open")),
    };
    #[allow(clippy::cast_precision_loss, reason = "a date has few milliseconds")]
    let day = language::day(info.made as f64);
    let about = language::labels([Some(day), others, Some(state)].into_iter().flatten());
    view! {
        <li>
            <a href=place.hash()>
                <strong>{games::title(&info.game)}</strong>" "
                <span class="quiet">{about}</span>
            </a>
        </li>
    }
}

/// Who else played; nothing if nobody did.
fn others(info: &MatchInfo, mine: Option<Seat>) -> Option<String> {
    let others = info.seats.iter().filter(|it| Some(it.seat) != mine);
    let name = |info: &SeatInfo| match info.sitter {
        Sitter::Free => None,
        Sitter::Bot => Some(t!("a-bot")),
        Sitter::Player { .. } => Some(sitter(info).name),
    };
    let names: Vec<String> = others.filter_map(name).collect();
    (!names.is_empty()).then(|| t!("against", names = language::list(names)))
}

fn result(ended: &Ended, mine: Option<Seat>) -> String {
    let mine = mine.map(Seat::index);
    let rank = mine.and_then(|mine| ended.ranks.get(mine)).copied();
    let points = mine.and_then(|mine| ended.points.get(mine)).copied();
    match (rank, points) {
        (None, _) => t!("match-over"),
        (Some(_), Some(points)) if ended.ranks.len() == 1 => t!("points", n = points),
        (Some(rank), points) => {
            t!("came-in", rank = rank, of = ended.ranks.len(), points = points.unwrap_or(0))
        }
    }
}
