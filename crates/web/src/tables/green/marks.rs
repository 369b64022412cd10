//! What lies over the hole: the latest shot, where a shot could end, and where the ball would go.

use leptos::prelude::*;

use super::board::{lie, on};
use super::choice::{Choice, Flight};
use super::hole::{Hole, Spot};
use super::map::{Map, Point};
use super::words;
use crate::t;
use crate::tables::hand::focus;

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
    let flight = choice.session().part(|seen| {
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
            Spot::On(_) | Spot::Rough | Spot::Retired => lie(&map, &hole, flight.seat)?,
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
        let of = all.len();
        let spot = |(number, (spot, moves)): (usize, (Spot, Vec<String>))| {
            one_spot(choice, map, Turn { focused, number, of }, spot, moves)
        };
        all.into_iter().enumerate().map(spot).collect_view()
    }
}

/// The keyboard goes from spot to spot.
#[derive(Clone, Copy)]
struct Turn {
    focused: RwSignal<usize>,
    number: usize,
    of: usize,
}

impl Turn {
    /// Goes to another spot if the key says so.
    fn follow(self, event: &web_sys::KeyboardEvent) {
        let to = match event.key().as_str() {
            "ArrowUp" | "ArrowRight" => self.number + 1,
            "ArrowDown" | "ArrowLeft" => self.number + self.of - 1,
            _ => return,
        };
        event.prevent_default();
        focus(&format!("#g-spot-{}", to % self.of));
    }
}

fn one_spot(
    choice: Choice,
    map: Memo<Map>,
    turn: Turn,
    spot: Spot,
    moves: Vec<String>,
) -> Option<impl IntoView + use<>> {
    let me = choice.session().glance().me?.index();
    let (x, y) = landing(&map.read(), &choice.hole.read(), me, spot)?;
    let moves = StoredValue::new(moves);
    let chosen =
        move || moves.with_value(|moves| choice.chosen.get().filter(|mv| moves.contains(mv)));
    let nearest = move || chosen().or_else(|| moves.with_value(|moves| choice.nearest(moves)));
    let point = move || choice.pointed.set(untrack(nearest));
    let leave = move || choice.pointed.set(None);
    let choose = move || {
        if let Some(mv) = untrack(nearest) {
            leave();
            choice.land(&mv);
        }
    };
    let press = move |event: web_sys::KeyboardEvent| match event.key().as_str() {
        "Enter" | " " => {
            event.prevent_default();
            if !event.repeat() {
                choose();
            }
        }
        _ => turn.follow(&event),
    };
    view! {
        <g class="g-spot" class:chosen=move || chosen().is_some() id=format!("g-spot-{}", turn.number) role="button"
            tabindex=move || if turn.focused.get() == turn.number { "0" } else { "-1" }
            aria-pressed=move || chosen().is_some().to_string()
            aria-label=t!("green-land-on", place = words::place(spot))
            on:pointerenter=move |_| point() on:pointerleave=move |_| leave()
            on:focus=move |_| { turn.focused.set(turn.number); point(); } on:blur=move |_| leave()
            on:click=move |_| choose() on:keydown=press>
            <circle class="g-reach" cx=x cy=y r="20" />
            <circle class="g-aim" cx=x cy=y r=map.read().ball() + 4.0 />
        </g>
    }
    .into()
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
        let hint = choice.session().hint.get()?;
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
    let letter = words::initial(&choice.session().seen(), flight.seat);
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
