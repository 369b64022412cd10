//! Points on their way: what a placement scored flies once from the board to its marker. Whoever wants nothing to
//! move sees the markers that have risen lit instead.

use std::time::Duration;

use ingenious::{Colour, Fact, HalfScore, Mode};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::view::open_fact;
use crate::session::{self, Seen, Session};
use crate::tables::words::signed;

/// A marker: its track and colour.
pub(super) type Marker = (usize, Colour);

/// How flights find a marker on the screen; it may stand there twice, and not every time in sight.
pub(super) fn marker_name((track, colour): Marker) -> String {
    format!("{track}-{}", colour.name())
}

/// The markers that were moved when everybody placed last.
pub(super) fn risen(session: Session, mode: Mode) -> Memo<Vec<Marker>> {
    session.part(move |seen| {
        let scored = last_round(seen).filter_map(|fact| scored(mode, fact));
        scored.filter(|(_, it)| it.after != it.before).map(|(marker, _)| marker).collect()
    })
}

/// What happened since as many tiles were placed as there are seats.
fn last_round(seen: &Seen) -> impl Iterator<Item = &session::Fact> {
    let mut n_left = seen.table.n_seats();
    seen.story.iter().rev().take_while(move |fact| {
        let is_in = n_left > 0;
        n_left -= u8::from(is_in && is_placed(fact));
        is_in
    })
}

fn is_placed(fact: &session::Fact) -> bool {
    matches!(open_fact(fact), Some(Fact::Placed { .. }))
}

/// What one half scored, and which marker that moved.
fn scored(mode: Mode, fact: &session::Fact) -> Option<(Marker, &HalfScore)> {
    let Fact::Scored { seat, half } = open_fact(fact)? else { return None };
    Some(((mode.track_of(*seat), half.colour), half))
}

/// Where points are in the air. What flies is nobody's to read or press, and is gone in a second.
#[component]
pub(super) fn Flights(session: Session, mode: Mode) -> impl IntoView {
    let air = NodeRef::<leptos::html::Div>::new();
    let shown = StoredValue::new(session.glance().step);
    Effect::new(move |_| {
        let seen = session.seen();
        let before = shown.get_value();
        shown.set_value(seen.step);
        let news = || seen.story.iter().rev().take_while(|fact| fact.step > before);
        // Whoever leaps through a match wants to see where it stands, and not all that came before.
        if news().filter(|fact| is_placed(fact)).count() != 1 {
            return;
        }
        let scored = news().filter_map(|fact| scored(mode, fact));
        let scored: Vec<(Marker, HalfScore)> =
            scored.map(|(marker, half)| (marker, half.clone())).collect();
        // Before anything can be measured the board must stand as it is now.
        request_animation_frame(move || {
            let Some(air) = air.try_get_untracked().flatten() else { return };
            for (marker, half) in scored.iter().filter(|(_, half)| half.points > 0) {
                let _ = fly(&air, half, *marker);
            }
        });
    });
    view! { <div class="flights" aria-hidden="true" node_ref=air></div> }
}

/// From the cell that scored to its marker, if both are in sight.
fn fly(air: &HtmlElement, scored: &HalfScore, marker: Marker) -> Option<()> {
    let from = in_sight(&format!(".ingenious-board [data-cell='{}']", scored.cell))?;
    let to = in_sight(&format!("[data-marker='{}']", marker_name(marker)))?;
    let sign = document().query_selector(&format!(".track.{} .sign", scored.colour.name()));
    let flight = document().create_element("span").ok()?.dyn_into::<HtmlElement>().ok()?;
    flight.set_class_name("flight");
    let way = (from.0 - to.0, from.1 - to.1);
    for (name, n) in [("left", to.0), ("top", to.1), ("--x", way.0), ("--y", way.1)] {
        flight.style().set_property(name, &format!("{n}px")).ok()?;
    }
    flight.append_child(&sign.ok()??.clone_node_with_deep(true).ok()?).ok()?;
    flight.append_with_str_1(&signed(scored.points.into())).ok()?;
    air.append_child(&flight).ok()?;
    set_timeout(move || flight.remove(), Duration::from_secs(1));
    Some(())
}

/// The middle of the first such element that is on the screen.
fn in_sight(css: &str) -> Option<(f64, f64)> {
    let found = document().query_selector_all(css).ok()?;
    let page = document().document_element()?;
    let (width, height) = (f64::from(page.client_width()), f64::from(page.client_height()));
    let middle = |i: u32| {
        let rect = found.get(i)?.dyn_into::<Element>().ok()?.get_bounding_client_rect();
        let at = (rect.x() + rect.width() / 2.0, rect.y() + rect.height() / 2.0);
        let is_on_screen = (0.0..width).contains(&at.0) && (0.0..height).contains(&at.1);
        (rect.width() > 0.0 && is_on_screen).then_some(at)
    };
    (0..found.length()).find_map(middle)
}
