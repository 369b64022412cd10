//! Beside the board: everybody's shots and caddies, and the scorecard.

use leptos::prelude::*;
use tabletop::Seat;

use super::cards::icon;
use super::hole::{Hole, HoleResult, club_type};
use super::words;
use crate::playing::players::Badge;
use crate::session::{Seen, Session};
use crate::t;
use crate::tables::words::{category, plain};

/// Rows of shots, caddies, golfers; the scorecard; what is left in the box.
#[component]
pub(crate) fn Sheet(session: Session) -> impl IntoView {
    let hole = Hole::of(session);
    let is_over = session.part(|seen| seen.ending.is_some());
    let rows = move || {
        let (seen, hole) = (session.seen(), hole.read());
        Seat::first(seen.table.n_seats()).map(|seat| row(&seen, &hole, seat)).collect_view()
    };
    let left = move || {
        let hole = hole.read();
        t!("green-left", deck = hole.deck, discards = hole.discards, supply = hole.supply)
    };
    view! {
        <section class="g-sheet" aria-label=t!("green-shots")>
            <h2>{t!("green-shots")}</h2>
            <ul class="g-rows">{rows}</ul>
            {move || (!is_over.get()).then(|| scorecard(&session.seen(), &hole.read()))}
            <p class="quiet">{left}</p>
        </section>
    }
}

/// The end: the whole scorecard, and the hands that nobody hides any more.
#[component]
pub(super) fn Final(session: Session) -> impl IntoView {
    let hole = Hole::of(session);
    let hand = |seen: &Seen, hole: &Hole, seat: Seat| {
        let clubs = hole.hands.get(seat.index()).cloned().flatten().unwrap_or_default();
        let chips = clubs.iter().map(|id| chip(hole, std::slice::from_ref(id)));
        view! {
            <li>
                <div class="g-who">
                    <Badge seat=seat.number() name=seen.name(seat) />
                    <span class="who">{seen.who(seat)}</span>
                </div>
                <ol class="g-chips">{chips.collect_view()}</ol>
            </li>
        }
    };
    move || {
        let (seen, hole) = (session.seen(), hole.read());
        let hands = Seat::first(seen.table.n_seats()).map(|seat| hand(&seen, &hole, seat));
        seen.ending.is_some().then(|| {
            view! {
                <section class="g-final" aria-label=t!("green-scorecard")>
                    {scorecard(&seen, &hole)}
                    <h2>{t!("green-hands")}</h2>
                    <ul class="g-rows">{hands.collect_view()}</ul>
                </section>
            }
        })
    }
}

/// A shot, or a club, in a few words.
fn chip(hole: &Hole, clubs: &[String]) -> impl IntoView + use<> {
    let name = words::clubs(hole, clubs.iter().map(String::as_str));
    let icons: Vec<_> = clubs.iter().map(|id| icon(club_type(id))).collect();
    let class = format!("g-chip {}", clubs.first().map_or("", |id| club_type(id)));
    view! { <li class=class>{icons}{name}</li> }
}

fn row(seen: &Seen, hole: &Hole, seat: Seat) -> impl IntoView + use<> {
    let i = seat.index();
    let shots = hole.rows.get(i).cloned().unwrap_or_default();
    // Once a hole is over, its clubs lie in the row no longer.
    let over = hole.holes.get(i).and_then(|holes| holes.get(usize::from(hole.number) - 1));
    let n_shots = match over {
        Some(HoleResult::Pocketed { shots, .. }) => usize::from(*shots),
        _ => shots.len(),
    };
    let caddies = hole.caddies.get(i).copied().unwrap_or(0);
    let clubs = hole.hand_sizes.get(i).copied().unwrap_or(0);
    let golfer = hole.golfers.get(i).cloned().flatten().map(|name| {
        let power = words::golfer_power(&name);
        view! { <span class="g-pro" title=power>{words::golfer(&name)}</span> }
    });
    view! {
        <li>
            <div class="g-who">
                <Badge seat=seat.number() name=seen.name(seat) />
                <span class="who">{seen.who(seat)}{golfer}</span>
                <span>{words::place(hole.spot(i))}</span>
            </div>
            <p class="g-purse">
                <span class="g-caddies" aria-hidden="true">"●"</span>
                {t!("green-purse", caddies = caddies, clubs = clubs, shots = n_shots)}
            </p>
            <ol class="g-chips">{shots.iter().map(|clubs| chip(hole, clubs)).collect_view()}</ol>
        </li>
    }
}

/// What points are given for, in the order in which they come.
pub(super) const CATEGORIES: [&str; 4] = ["par3", "par4", "par5", "hand"];

/// Points and shots by hole and seat.
fn scorecard(seen: &Seen, hole: &Hole) -> impl IntoView + use<> {
    let heads = seen.standings.iter().map(|it| {
        let name = seen.who(it.seat);
        view! { <th scope="col">{name}</th> }
    });
    let lines = CATEGORIES.into_iter().enumerate().map(|(i, name)| {
        let cells = seen.standings.iter().map(|it| {
            let result = hole.holes.get(it.seat.index()).and_then(|holes| holes.get(i));
            let points = seen.line(it.seat, name).map_or(0, |line| line.points);
            let is_counted = result.is_some() || (name == "hand" && seen.ending.is_some());
            cell(is_counted.then_some(points), result)
        });
        let is_now = seen.ending.is_none() && usize::from(hole.number) == i + 1;
        let name = category("green", name);
        view! { <tr class:now=is_now><th scope="row">{name}</th>{cells.collect_view()}</tr> }
    });
    let totals = seen.standings.iter().map(|it| view! { <td><b>{plain(it.total)}</b></td> });
    view! {
        <table class="lines g-score">
            <caption>{t!("green-scorecard")}</caption>
            <thead><tr><td></td>{heads.collect_view()}</tr></thead>
            <tbody>{lines.collect_view()}</tbody>
            <tfoot><tr><th scope="row">{t!("green-total")}</th>{totals.collect_view()}</tr></tfoot>
        </table>
    }
}

/// The points, once they are counted, and how they were made.
fn cell(points: Option<i32>, result: Option<&HoleResult>) -> impl IntoView + use<> {
    let how = result.map(|result| match result {
        HoleResult::Pocketed { shots, .. } => t!("green-in-shots", n = *shots),
        HoleResult::Retired => t!("green-place-retired"),
        HoleResult::Unfinished => t!("green-unfinished"),
    });
    view! { <td>{points.map_or("–".into(), plain)}<small>{how}</small></td> }
}
