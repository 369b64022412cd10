//! What lies over the hole: the latest shot, where a shot could end, and where the ball would go.

use faces::green::Flight;
use green::{Ball, Fact, Hit, Move, View};
use leptos::prelude::*;
use tabletop::Seat;

use super::board::{lie, on};
use super::choice::Choice;
use super::map::{Map, Point};
use super::words;
use crate::tables::hand::focus;

/// Where a seat's ball would lie.
fn landing(map: &Map, view: &View, seat: Seat, ball: Ball) -> Option<Point> {
    if view.balls.get(seat) == Some(&ball) {
        return lie(map, view, seat);
    }
    let others = view.at(ball).filter(|&other| other != seat).count();
    match ball {
        Ball::On(position) => Some(on(map, view, position, others)),
        Ball::Rough => Some(map.rough(others)),
        Ball::Pocketed => Some(map.green()),
        Ball::Retired => None,
    }
}

/// The latest shot of anybody on this hole.
#[component]
pub(super) fn Trail(choice: Choice, map: Memo<Map>) -> impl IntoView {
    let flight = choice.session().part(|seen| {
        let mut story = seen.story.iter().rev().filter_map(|fact| fact.heard.as_ref()?.fact());
        let is_of_hole = |fact: &&Fact| matches!(fact, Fact::Hit { .. } | Fact::Laid { .. });
        Flight::of(story.find(is_of_hole)?)
    });
    move || {
        let flight = flight.get().filter(|it| it.from != it.to)?;
        let (map, view) = (map.read(), choice.view.read());
        let from = match flight.from {
            Ball::On(position) => map.places[usize::from(position).min(map.n_spaces())],
            Ball::Rough => map.rough(0),
            Ball::Pocketed | Ball::Retired => return None,
        };
        let to = match flight.to {
            Ball::Pocketed => map.green(),
            Ball::On(_) | Ball::Rough | Ball::Retired => lie(&map, &view, flight.seat)?,
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
        let spot = |(number, (ball, hits)): (usize, (Ball, Vec<Hit>))| {
            one_spot(choice, map, Turn { focused, number, of }, ball, hits)
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
    ball: Ball,
    hits: Vec<Hit>,
) -> Option<impl IntoView + use<>> {
    let me = choice.session().glance().me?;
    let (x, y) = landing(&map.read(), &choice.view.read(), me, ball)?;
    let hits = StoredValue::new(hits);
    let chosen = move || hits.with_value(|hits| choice.hit().filter(|hit| hits.contains(hit)));
    let nearest = move || chosen().or_else(|| hits.with_value(|hits| choice.nearest(hits)));
    let point = move || choice.pointed.set(untrack(nearest).map(Move::Hit));
    let leave = move || choice.pointed.set(None);
    let choose = move || {
        if let Some(hit) = untrack(nearest) {
            leave();
            choice.land(hit);
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
            aria-label=words::land_at(ball)
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
        choice.view.read();
        choice.flight_with(&choice.pointed.get().or_else(|| choice.mv.get())?)
    });
    let hinted = Memo::new(move |_| {
        choice.view.read();
        choice.flight_with(choice.hint.read().as_ref()?)
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
    let (map, view) = (map.read(), choice.view.read());
    let from = lie(&map, &view, flight.seat)?;
    let to = landing(&map, &view, flight.seat, flight.to)?;
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
