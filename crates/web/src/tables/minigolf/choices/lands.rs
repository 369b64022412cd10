//! Three lands are dealt, and one is kept.

use leptos::prelude::*;
use minigolf::{LandCard, Move};
use tabletop::Seat;

use crate::playing::confirm::explain;
use crate::t;
use crate::tables::minigolf::course::{frame, ground};
use crate::tables::minigolf::desk::Desk;
use crate::tables::minigolf::names;

/// The lands dealt to me as pictures to choose from; while others choose, the one I took. Who has no seat sees
/// everybody's.
#[component]
pub(super) fn Lands(desk: Desk) -> impl IntoView {
    let session = desk.session();
    let seen = session.glance();
    let seats = Seat::first(seen.table.n_seats());
    let seats: Vec<Seat> = seats.filter(|seat| seen.me.is_none_or(|me| me == *seat)).collect();
    let of_seat = |seat: Seat| {
        let head = if Some(seat) == seen.me {
            t!("minigolf-choose-land")
        } else {
            t!("minigolf-lands-of", who = seen.name(seat))
        };
        view! { <Dealt desk seat head /> }
    };
    let are_several = seats.len() > 1;
    view! { <div class="mg-lands" class:several=are_several>{seats.into_iter().map(of_seat).collect_view()}</div> }
}

#[component]
fn Dealt(desk: Desk, seat: Seat, head: String) -> impl IntoView {
    let dealt = desk.part(move |view| {
        let ids = view.courses.get(seat).into_iter().flat_map(|it| &it.dealt);
        ids.filter_map(|&id| view.options.content.land(id).cloned()).collect::<Vec<LandCard>>()
    });
    let card = move |card: LandCard| view! { <Card desk seat card /> };
    view! {
        <section class="mg-dealt" aria-label=head>
            <h2>{head.clone()}</h2>
            <div class="mg-cards">{move || dealt.get().into_iter().map(card).collect_view()}</div>
        </section>
    }
}

#[component]
fn Card(desk: Desk, seat: Seat, card: LandCard) -> impl IntoView {
    let keep = Move::Land(card.id);
    let mv = keep.to_string();
    let is_taken =
        desk.part(move |view| view.courses.get(seat).is_some_and(|it| it.choice == Some(keep)));
    let can_choose = Memo::new(move |_| desk.moves.read().lands.contains(&card.id));
    let choose = {
        let mv = mv.clone();
        move |_| {
            if can_choose.get_untracked() {
                desk.chosen.set(Some(mv.clone()));
            } else {
                explain(desk.session(), &mv);
            }
        }
    };
    let is_hinted = {
        let mv = mv.clone();
        move || desk.session().hint.read().as_ref().is_some_and(|hint| hint.mv == mv)
    };
    let is_chosen = move || desk.chosen.read().as_ref() == Some(&mv) || is_taken.get();
    let (land, balls) = (&card.land, card.balls);
    let ball =
        |n: u8| view! { <circle cx=8.0 + 14.0 * f64::from(n) cy="8" r="6" class:on=n < balls /> };
    view! {
        <button type="button" class="mg-card" aria-pressed=move || is_chosen().to_string() class:hinted=is_hinted
            aria-disabled=move || (!can_choose.get()).then_some("true") on:click=choose>
            <svg class="map" viewBox=frame(land, [], 0.1).view_box() aria-hidden="true"><g inner_html=ground(land)></g></svg>
            <strong>{names::land(&card)}</strong>
            <span>{t!("minigolf-land-facts", points = land.points(), cells = land.n_cells())}</span>
            <span class="balls">
                <svg viewBox="0 0 44 16" aria-hidden="true">{(0..3).map(ball).collect_view()}</svg>
                <small>{t!(&format!("minigolf-balls-{balls}"))}</small>
            </span>
        </button>
    }
}
