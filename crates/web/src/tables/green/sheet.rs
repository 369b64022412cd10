//! Beside the board: everybody's shots and caddies, and the scorecard.

use green::{Category, Green, HoleResult, Kind, View};
use leptos::prelude::*;
use tabletop::Seat;

use super::cards::icon;
use super::words;
use crate::playing::players::Badge;
use crate::session::{Seen, Session};
use crate::t;
use crate::tables::words::{category as spoken, plain};

/// Rows of shots, caddies, golfers; the scorecard; what is left in the box.
#[component]
pub(crate) fn Sheet(session: Session, view: Memo<View>) -> impl IntoView {
    let is_over = session.part(|seen| seen.ending.is_some());
    let rows = move || {
        let (seen, view) = (session.seen(), view.read());
        view.balls.seats().map(|seat| row(&seen, &view, seat)).collect_view()
    };
    let left = move || {
        let view = view.read();
        t!("green-left", deck = view.deck, discards = view.discards, supply = view.supply)
    };
    view! {
        <section class="g-sheet" aria-label=t!("green-shots")>
            <h2>{t!("green-shots")}</h2>
            <ul class="g-rows">{rows}</ul>
            {move || (!is_over.get()).then(|| scorecard(&session.seen(), &view.read()))}
            <p class="quiet">{left}</p>
        </section>
    }
}

/// The end: the whole scorecard, and the hands that nobody hides any more.
#[component]
pub(super) fn Final(session: Session, view: Memo<View>) -> impl IntoView {
    let hand = |seen: &Seen, view: &View, seat: Seat| {
        let clubs = view.hands.get(seat).cloned().flatten().unwrap_or_default();
        let chips = clubs.iter().map(|club| chip(view, std::slice::from_ref(club)));
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
        let (seen, view) = (session.seen(), view.read());
        let hands = view.balls.seats().map(|seat| hand(&seen, &view, seat));
        seen.ending.is_some().then(|| {
            view! {
                <section class="g-final" aria-label=t!("green-scorecard")>
                    {scorecard(&seen, &view)}
                    <h2>{t!("green-hands")}</h2>
                    <ul class="g-rows">{hands.collect_view()}</ul>
                </section>
            }
        })
    }
}

/// A shot, or a club, in a few words.
fn chip(view: &View, clubs: &[Kind]) -> impl IntoView + use<> {
    let name = words::clubs(view, clubs);
    let icons: Vec<_> = clubs.iter().map(|club| icon(club.club_type())).collect();
    let class = format!("g-chip {}", clubs.first().map_or("", |club| club.club_type().name()));
    view! { <li class=class>{icons}{name}</li> }
}

fn row(seen: &Seen, view: &View, seat: Seat) -> impl IntoView + use<> {
    let shots = view.rows.get(seat).cloned().unwrap_or_default();
    let caddies = view.caddies.get(seat).copied().unwrap_or(0);
    let clubs = view.hand_sizes.get(seat).copied().unwrap_or(0);
    let ball = view.balls.get(seat).copied();
    let golfer = view.golfers.get(seat).copied().flatten().map(|golfer| {
        let power = words::golfer_power(golfer);
        view! { <span class="g-pro" title=power>{words::golfer(golfer)}</span> }
    });
    view! {
        <li>
            <div class="g-who">
                <Badge seat=seat.number() name=seen.name(seat) />
                <span class="who">{seen.who(seat)}{golfer}</span>
                <span>{ball.map(words::place)}</span>
            </div>
            <p class="g-purse">
                <span class="g-caddies" aria-hidden="true">"●"</span>
                {t!("green-purse", caddies = caddies, clubs = clubs, shots = view.n_shots(seat))}
            </p>
            <ol class="g-chips">{shots.iter().map(|clubs| chip(view, clubs)).collect_view()}</ol>
        </li>
    }
}

/// Points and shots by hole and seat.
fn scorecard(seen: &Seen, view: &View) -> impl IntoView + use<> {
    let heads = seen.standings.iter().map(|it| {
        let name = seen.who(it.seat);
        view! { <th scope="col">{name}</th> }
    });
    let lines = Category::ALL.into_iter().enumerate().map(|(i, category)| {
        let name = category.to_string();
        let cells = seen.standings.iter().map(|it| {
            let result = view.holes.get(it.seat).and_then(|holes| holes.get(i));
            let points = seen.line(it.seat, &name).map_or(0, |line| line.points);
            let is_counted =
                result.is_some() || (category == Category::Hand && seen.ending.is_some());
            cell(is_counted.then_some(points), result)
        });
        let is_now = seen.ending.is_none() && usize::from(view.hole) == i + 1;
        let cells = cells.collect_view();
        view! { <tr class:now=is_now><th scope="row">{spoken::<Green>(&category)}</th>{cells}</tr> }
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
