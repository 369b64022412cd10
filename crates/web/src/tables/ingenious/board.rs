//! The board: cells to aim at, what lies on them, and what the ghost would bring.

mod layers;

use std::collections::BTreeSet;

use ingenious::{Colour, Hex, Phase};
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::aim::Aim;
use super::hex::{ROOT3, SIDE, hexagon, middle, towards};
use super::view::placement;
use super::words;
use crate::language;
use crate::t;
use crate::tables::hand::{Notch, Wheel, focus};

/// The board with everything on it.
#[component]
pub(super) fn Board(aim: Aim) -> impl IntoView {
    let board = aim.view.read_untracked().board;
    let area = board.radius();
    let targets = Memo::new(move |_| {
        let (rack, offer) = (aim.rack.read(), aim.offer.read());
        let tile = aim.picked.get().and_then(|picked| rack.get(picked));
        tile.map(|&tile| offer.anchors(tile)).unwrap_or_default()
    });
    let keyboard = Keyboard::new(targets);
    view! {
        <div class="ingenious-board" class:aiming=move || !targets.read().is_empty()>
            <svg viewBox=frame(area) role="group" aria-label=t!("ingenious-board") on:wheel=turning(aim)>
                <path class="plate" d=plate(area) />
                <g class="cells">
                    {board.cells().map(|cell| view! { <Cell aim cell targets keyboard /> }).collect_view()}
                </g>
                <g class="above">
                    <layers::Printed aim />
                    <layers::Tiles aim />
                    <layers::Recent aim />
                    <layers::Hinted aim />
                    <layers::GhostLayer aim />
                    {move || keyboard.shown.get().map(|cell| view! {
                        <path class="cursor" d=hexagon(middle(cell), SIDE * 0.98) />
                    })}
                </g>
            </svg>
            <Corners aim />
            <p class="for-readers" role="status" aria-live="polite">{move || spoken(aim)}</p>
            <Described aim />
        </div>
    }
}

/// Room for the plate and a little air.
fn frame(area: u8) -> String {
    let (x, y) = half_extent(area);
    format!("{:.1} {:.1} {:.1} {:.1}", -x, -y, 2.0 * x, 2.0 * y)
}

fn half_extent(area: u8) -> (f64, f64) {
    let radius = plate_radius(area);
    (radius + 2.0, radius * ROOT3 / 2.0 + 2.0)
}

/// The plate is a hexagon that lies on a side, just larger than its cells.
fn plate_radius(area: u8) -> f64 {
    SIDE * ROOT3 * (f64::from(area) + 0.78)
}

fn plate(area: u8) -> String {
    let (reach, half) = (plate_radius(area), plate_radius(area) / 2.0);
    let high = reach * ROOT3 / 2.0;
    format!(
        "M{:.1} 0L{half:.1} {:.1}L{:.1} {:.1}L{:.1} 0L{:.1} {high:.1}L{half:.1} {high:.1}Z",
        reach, -high, -half, -high, -reach, -half
    )
}

/// The wheel turns the tile that hangs over the board.
fn turning(aim: Aim) -> impl Fn(web_sys::WheelEvent) {
    let wheel = Wheel::new();
    move |event| {
        if aim.ghost.read_untracked().is_none() || event.ctrl_key() {
            return;
        }
        event.prevent_default();
        match wheel.turned(&event) {
            Some(Notch::Down) => aim.turn(1),
            Some(Notch::Up) => aim.turn(5),
            None => {}
        }
    }
}

/// The keyboard's way over the board: one cell is reached by Tab, the others from there by arrows.
#[derive(Clone, Copy)]
struct Keyboard {
    targets: Memo<BTreeSet<Hex>>,
    /// Where it was last.
    last: RwSignal<Option<Hex>>,
    /// The cell that Tab leads to.
    entry: Memo<Option<Hex>>,
    /// Where it is, if it can be seen that it is here.
    shown: RwSignal<Option<Hex>>,
}

impl Keyboard {
    fn new(targets: Memo<BTreeSet<Hex>>) -> Self {
        let last = RwSignal::new(None::<Hex>);
        let entry = Memo::new(move |_| {
            let targets = targets.read();
            let last = last.get().filter(|cell| targets.contains(cell));
            last.or_else(|| targets.iter().min_by_key(|cell| cell.radius()).copied())
        });
        Self { targets, last, entry, shown: RwSignal::new(None) }
    }

    fn go(self, from: Hex, key: &str) -> bool {
        let to = towards(from, key, self.targets.read_untracked().iter().copied());
        if let Some(to) = to {
            focus(&format!(".ingenious-board [data-cell='{to}']"));
        }
        to.is_some()
    }
}

/// A cell; a button as long as the picked tile can lie there.
#[component]
fn Cell(aim: Aim, cell: Hex, targets: Memo<BTreeSet<Hex>>, keyboard: Keyboard) -> impl IntoView {
    let is_target = Memo::new(move |_| targets.read().contains(&cell));
    // Without a number a browser would stop at each cell, since cells listen to the focus.
    let tabindex = move || {
        if is_target.get() && keyboard.entry.get() == Some(cell) { "0" } else { "-1" }
    };
    let point = move |event: web_sys::PointerEvent| {
        // A finger points at nothing before it touches.
        if event.pointer_type() != "touch" {
            aim.pointed.set(Some(cell));
        }
    };
    let leave = move || {
        aim.pointed.update(|pointed| {
            if *pointed == Some(cell) {
                *pointed = None;
            }
        });
    };
    let focused = move |event: web_sys::FocusEvent| {
        keyboard.last.set(Some(cell));
        if is_seen_to_have_focus(&event) {
            keyboard.shown.set(Some(cell));
            aim.pointed.set(Some(cell));
        }
    };
    let blurred = move |_| {
        keyboard.shown.set(None);
        leave();
    };
    let key = move |event: web_sys::KeyboardEvent| match event.key().as_str() {
        "Enter" | " " => {
            event.prevent_default();
            // The window's own keys are not meant.
            event.stop_propagation();
            if !event.repeat() {
                aim.touch(cell);
            }
        }
        key => {
            if keyboard.go(cell, key) {
                event.prevent_default();
            }
        }
    };
    view! {
        <g class="cell" class:target=is_target data-cell=cell.to_string()
            role=move || is_target.get().then_some("button") tabindex=tabindex
            aria-label=move || is_target.get().then(|| t!("ingenious-cell", cell = words::cell(cell)))
            on:click=move |_| aim.touch(cell) on:pointerenter=point on:pointerleave=move |_| leave()
            on:focus=focused on:blur=blurred on:keydown=key>
            <path d=hexagon(middle(cell), SIDE * 0.955) />
        </g>
    }
}

fn is_seen_to_have_focus(event: &web_sys::FocusEvent) -> bool {
    let element = event.target().and_then(|it| it.dyn_into::<web_sys::Element>().ok());
    element.is_some_and(|it| it.matches(":focus-visible").unwrap_or(false))
}

/// What fits beside a hexagon in a rectangle.
#[component]
fn Corners(aim: Aim) -> impl IntoView {
    let is_held = move || aim.picked.read().is_some();
    let looks_on = aim.session().glance().me.is_none();
    let bag = move || t!("ingenious-bag", n = aim.view.read().bag);
    let pending = Memo::new(move |_| {
        let view = aim.view.read();
        if view.phase == Phase::Place { view.pending } else { 0 }
    });
    view! {
        <p class="bag">{bag}</p>
        {move || (pending.get() > 0).then(|| view! {
            <p class="bonus-due">
                <strong>{t!("ingenious-cry")}</strong>{language::between_sentences()}{t!("ingenious-due", n = pending.get())}
            </p>
        })}
        <button type="button" class="button turn left" id="turn-left" hidden=looks_on aria-label=t!("ingenious-turn-left")
            title=t!("ingenious-turn-left") disabled=move || !is_held() on:click=move |_| aim.turn(5)>
            <TurnArrow />
        </button>
        <button type="button" class="button turn right" id="turn-right" hidden=looks_on aria-label=t!("ingenious-turn-right")
            title=t!("ingenious-turn-right") disabled=move || !is_held() on:click=move |_| aim.turn(1)>
            <TurnArrow />
        </button>
    }
}

#[component]
fn TurnArrow() -> impl IntoView {
    view! {
        <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4.5 13.5a7.5 7.5 0 1 0 3-6" />
            <path d="M8.5 2.5v5h5" transform="rotate(-90 8 7.5)" />
        </svg>
    }
}

/// What the ghost would bring, for whoever does not see it; the pinned one is told by the bar that confirms it.
/// Without a ghost, where a bot would place its tile.
fn spoken(aim: Aim) -> Option<String> {
    let Some(ghost) = aim.ghost.get() else {
        return placement(&aim.session().hint.get()?.mv).map(words::placement);
    };
    if ghost.is_pinned {
        return None;
    }
    Some(words::would_bring(ghost.placed, &ghost.scored))
}

/// The board in words: where each colour lies.
#[component]
fn Described(aim: Aim) -> impl IntoView {
    let line = move |hue: Colour| {
        let cells = move || {
            let view = aim.view.read();
            let mine = view.board.symbols().filter(|symbol| symbol.colour == hue);
            let cells = language::labels(mine.map(|symbol| words::cell(symbol.at)));
            t!("ingenious-lies", colour = words::colour(hue), cells = cells)
        };
        view! { <li>{cells}</li> }
    };
    view! { <ul class="for-readers" aria-label=t!("ingenious-on-board")>{Colour::ALL.map(line)}</ul> }
}
