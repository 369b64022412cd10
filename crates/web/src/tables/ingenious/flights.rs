//! Points on their way: what a placement scored flies once from the board to its marker. Whoever wants nothing to
//! move sees the markers that have risen lit instead.

use std::collections::BTreeSet;

use ingenious::Colour;
use leptos::prelude::*;

use super::shapes::Sign;
use super::view::{Scored, View};
use crate::session::{Fact, Seen, Session};
use crate::tables::words::signed;

/// A marker: its track and colour.
pub(super) type Marker = (usize, Colour);

/// How flights find a marker on the screen; it may stand there twice, and not every time in sight.
pub(super) fn marker_name((track, colour): Marker) -> String {
    format!("{track}-{}", colour.name())
}

/// The markers that were moved when everybody placed last.
pub(super) fn risen(session: Session) -> Memo<BTreeSet<Marker>> {
    session.part(|seen| {
        let view = View::of(seen);
        let scored = last_round(seen).filter_map(|fact| Scored::of(&fact.event));
        scored.filter(|it| it.after != it.before).map(|it| marker(&view, &it)).collect()
    })
}

/// What happened since as many tiles were placed as there are seats.
fn last_round(seen: &Seen) -> impl Iterator<Item = &Fact> {
    let mut n_left = seen.table.n_seats();
    seen.story.iter().rev().take_while(move |fact| {
        let is_in = n_left > 0;
        n_left -= u8::from(is_in && fact.event["event"] == "placed");
        is_in
    })
}

fn marker(view: &View, scored: &Scored) -> Marker {
    (view.track_of(scored.seat), scored.colour)
}

/// Points in the air.
#[derive(Clone, PartialEq, Debug)]
struct Flight {
    /// The step that scored, and which of its scores: the same points a second time are another flight.
    id: (usize, usize),
    colour: Colour,
    points: i32,
    /// Where they come down, on the screen.
    to: Place,
    /// Where they come from, seen from there.
    from: Place,
}

type Place = (f64, f64);

/// All points in the air.
#[component]
pub(super) fn Flights(session: Session) -> impl IntoView {
    let flights = RwSignal::new(Vec::<Flight>::new());
    let n_steps = StoredValue::new(session.glance().step);
    Effect::new(move |_| {
        let seen = session.seen();
        let before = n_steps.get_value();
        n_steps.set_value(seen.step);
        let view = View::of(&seen);
        let news = seen.story.iter().filter(|fact| fact.step > before);
        let scored = news.filter_map(|fact| Some((fact.step, Scored::of(&fact.event)?)));
        let scored: Vec<_> = scored.enumerate().collect();
        // Before anything can be measured the board must stand as it is now.
        request_animation_frame(move || {
            let flights_now = scored.iter().filter_map(|(n, (step, scored))| {
                flight((*step, *n), scored, marker(&view, scored))
            });
            let _ = flights.try_set(flights_now.collect());
        });
    });
    let flying = |flight: Flight| {
        let Flight { to, from, colour, points, .. } = flight;
        let px = |n: f64| format!("{n}px");
        view! {
            <span class="flight" style:left=px(to.0) style:top=px(to.1)
                style=("--x", px(from.0)) style=("--y", px(from.1))>
                <Sign hue=colour />{signed(points.into())}
            </span>
        }
    };
    view! {
        <div class="flights" aria-hidden="true">
            <For each=move || flights.get() key=|flight| flight.id children=flying />
        </div>
    }
}

/// From the cell that scored to its marker, if both are in sight.
fn flight(id: (usize, usize), scored: &Scored, marker: Marker) -> Option<Flight> {
    let cell = format!(".ingenious-board [data-cell='{}']", scored.cell);
    let from = in_sight(&cell)?;
    let to = in_sight(&format!("[data-marker='{}']", marker_name(marker)))?;
    (scored.points > 0).then_some(Flight {
        id,
        colour: scored.colour,
        points: scored.points,
        to,
        from: (from.0 - to.0, from.1 - to.1),
    })
}

/// The middle of the first such element that is on the screen.
fn in_sight(css: &str) -> Option<Place> {
    let found = document().query_selector_all(css).ok()?;
    let screen = |size: Result<wasm_bindgen::JsValue, _>| size.ok()?.as_f64();
    let (width, height) = (screen(window().inner_width())?, screen(window().inner_height())?);
    let middle = |i: u32| {
        let element = wasm_bindgen::JsCast::dyn_into::<web_sys::Element>(found.get(i)?).ok()?;
        let rect = element.get_bounding_client_rect();
        let at = (rect.x() + rect.width() / 2.0, rect.y() + rect.height() / 2.0);
        let is_on_screen = (0.0..width).contains(&at.0) && (0.0..height).contains(&at.1);
        (rect.width() > 0.0 && is_on_screen).then_some(at)
    };
    (0..found.length()).find_map(middle)
}
