//! What lies over the hole: the latest shot, where a shot could end, and where the ball would go.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::board::{lie, on};
use super::choice::{Choice, Flight};
use super::hole::{Hole, Spot};
use super::map::{Map, Point};
use super::words;
use crate::t;

/// Where this flight's ball would lie.
fn landing(map: &Map, hole: &Hole, seat: usize, spot: Spot) -> Option<Point> {
    if hole.spot(seat) == spot {
        return lie(map, hole, seat);
    }
    let others = hole.at(spot).filter(|&other| other != seat).count();
    match spot {
        Spot::On(position) => Some(on(map, hole, position, others)),
        Spot::Rough => Some(map.rough(others)),
        Spot::Pocketed => Some(map.green()),
        Spot::Retired => None,
    }
}

/// The latest shot of anybody on this hole.
#[component]
pub(super) fn Trail(choice: Choice, map: Memo<Map>) -> impl IntoView {
    let flight = choice.session.part(|seen| {
        let mut story = seen.story.iter().rev().map(|fact| &fact.event);
        let event = story.find(|it| it["event"] == "hit" || it["event"] == "laid")?;
        Flight::read(std::slice::from_ref(event))
    });
    move || {
        let flight = flight.get().filter(|it| it.from != it.to)?;
        let (map, hole) = (map.read(), choice.hole.read());
        let from = match flight.from {
            Spot::On(position) => map.places[position.min(map.n_spaces())],
            Spot::Rough => map.rough(0),
            Spot::Pocketed | Spot::Retired => return None,
        };
        let to = match flight.to {
            Spot::Pocketed => map.green(),
            _ => lie(&map, &hole, flight.seat)?,
        };
        let (d, _) = map.arc(from, to);
        Some(view! { <path class="g-trail" d=d /> })
    }
}

/// Where the shot that is being put together can end: each a button.
#[component]
pub(super) fn Spots(choice: Choice, map: Memo<Map>) -> impl IntoView {
    let club = Memo::new(move |_| choice.club());
    let spots =
        Memo::new(move |_| club.get().map(|club| choice.landings(club)).unwrap_or_default());
    // Of all spots the keyboard reaches one by Tab, the others by arrows.
    let focused = RwSignal::new(0_usize);
    Effect::new(move |_| {
        club.get();
        focused.set(0);
    });
    move || {
        let all = spots.get();
        let n = all.len();
        let spots = all.into_iter().enumerate();
        spots
            .map(|(i, (spot, moves))| one_spot(choice, map, focused, (i, n), spot, moves))
            .collect_view()
    }
}

fn one_spot(
    choice: Choice,
    map: Memo<Map>,
    focused: RwSignal<usize>,
    (i, n): (usize, usize),
    spot: Spot,
    moves: Vec<String>,
) -> Option<impl IntoView + use<>> {
    let me = choice.session.glance().me?.index();
    let (x, y) = landing(&map.read(), &choice.hole.read(), me, spot)?;
    let r = map.read().ball() + 4.0;
    let moves = StoredValue::new(moves);
    let nearest = move || {
        moves.with_value(|moves| {
            let chosen = choice.chosen.get();
            chosen.filter(|mv| moves.contains(mv)).or_else(|| choice.nearest(moves))
        })
    };
    let point = move || choice.pointed.set(untrack(nearest));
    let leave = move || choice.pointed.set(None);
    let choose = move || {
        if let Some(mv) = untrack(nearest) {
            leave();
            choice.choose(&mv);
        }
    };
    let press = move |event: web_sys::KeyboardEvent| {
        let to = match event.key().as_str() {
            "Enter" | " " => {
                event.prevent_default();
                return choose();
            }
            "ArrowUp" | "ArrowRight" => (i + 1) % n,
            "ArrowDown" | "ArrowLeft" => (i + n - 1) % n,
            _ => return,
        };
        event.prevent_default();
        focus(to);
    };
    let is_chosen = move || {
        moves.with_value(|moves| choice.chosen.read().as_ref().is_some_and(|mv| moves.contains(mv)))
    };
    view! {
        <g class="g-spot" class:chosen=is_chosen id=format!("g-spot-{i}") role="button"
            tabindex=move || if focused.get() == i { "0" } else { "-1" }
            aria-pressed=move || is_chosen().to_string()
            aria-label=t!("green-land-on", place = words::place(spot))
            on:pointerenter=move |_| point() on:pointerleave=move |_| leave()
            on:focus=move |_| { focused.set(i); point(); } on:blur=move |_| leave()
            on:click=move |_| choose() on:keydown=press>
            <circle class="g-reach" cx=x cy=y r="20" />
            <circle class="g-aim" cx=x cy=y r=r />
        </g>
    }
    .into()
}

fn focus(i: usize) {
    let spot = document().get_element_by_id(&format!("g-spot-{i}"));
    if let Some(spot) = spot.and_then(|it| it.dyn_into::<web_sys::SvgElement>().ok()) {
        let _ = spot.focus();
    }
}

/// The way of the ball with the move that is pointed at or chosen, and with the one that a bot would make.
#[component]
pub(super) fn Ghosts(choice: Choice, map: Memo<Map>) -> impl IntoView {
    let mine = Memo::new(move |_| {
        choice.hole.read();
        let mv = choice.pointed.get().or_else(|| choice.chosen.get())?;
        choice.flight(&mv)
    });
    let hinted = Memo::new(move |_| {
        choice.hole.read();
        let hint = choice.session.hint.get()?;
        choice.flight(&hint.mv)
    });
    view! {
        {move || hinted.get().map(|flight| ghost(choice, map, &flight, "g-flight hinted"))}
        {move || mine.get().map(|flight| ghost(choice, map, &flight, "g-flight"))}
    }
}

fn ghost(
    choice: Choice,
    map: Memo<Map>,
    flight: &Flight,
    class: &'static str,
) -> Option<impl IntoView + use<>> {
    let (map, hole) = (map.read(), choice.hole.read());
    let from = lie(&map, &hole, flight.seat)?;
    let to = landing(&map, &hole, flight.seat, flight.to)?;
    let (d, top) = map.arc(from, to);
    let letter = words::initial(&choice.session.seen(), flight.seat);
    let r = map.ball();
    let rung = flight.progress.map(|space| {
        let (x, y) = map.rung(space);
        view! { <circle class="g-ghost" cx=x cy=y r=r /><text class="g-letter" x=x y=y + 4.0>{letter.clone()}</text> }
    });
    Some(view! {
        <g class=format!("{class} g-seat-{}", flight.seat) aria-hidden="true">
            <path class="g-air" d=d.clone() />
            <path class="g-arc" d=d />
            <circle class="g-ghost" cx=to.0 cy=to.1 r=r />
            <text class="g-letter" x=to.0 y=to.1 + 4.0>{letter.clone()}</text>
            {rung}
            <rect class="g-plate" x=top.0 - 11.0 y=top.1 - 10.0 width="22" height="20" rx="10" />
            <text class="g-strike" x=top.0 y=top.1 + 5.0>{flight.strike}</text>
        </g>
    })
}
