//! What hands do at every table, whatever lies on it: they press keys, press twice, turn a wheel, drag with a finger.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::browser;

/// Whether a key that the whole window hears is meant for something else: a field, an open book, the browser.
pub(crate) fn is_not_for_table(event: &web_sys::KeyboardEvent) -> bool {
    let element = event.target().and_then(|it| it.dyn_into::<web_sys::Element>().ok());
    let is_field = element.is_some_and(|it| it.matches("input, textarea, select").unwrap_or(false));
    let is_shortcut = event.ctrl_key() || event.alt_key() || event.meta_key();
    let is_reading = || document().query_selector("dialog[open]").is_ok_and(|it| it.is_some());
    is_field || is_shortcut || is_reading()
}

/// Leads the keyboard to what this selects on a board.
pub(crate) fn focus(css: &str) {
    if let Ok(Some(element)) = document().query_selector(css) {
        let _ = element.unchecked_into::<web_sys::SvgElement>().focus();
    }
}

/// A pointer that moves so many pixels drags; less is a click.
const SLACK: f64 = 8.0;

/// A finger hides what it points at: what it drags hangs so many pixels above it.
const ABOVE_FINGER: f64 = 48.0;

/// Something on its way from a rack to a board.
#[derive(Clone, Copy)]
pub(crate) struct Drag {
    /// Where it was taken up, while it is held.
    began: StoredValue<Option<(f64, f64)>>,
    has_moved: StoredValue<bool>,
}

impl Drag {
    pub(crate) fn new() -> Self {
        Self { began: StoredValue::new(None), has_moved: StoredValue::new(false) }
    }

    /// The pointer comes down upon it.
    pub(crate) fn take(self, event: &web_sys::PointerEvent, can_go: bool) {
        self.has_moved.set_value(false);
        let is_held = event.button() == 0 && can_go;
        self.began.set_value(is_held.then(|| place(event)));
        if is_held {
            // From the first: a quick hand has left it before it moves again.
            capture(event);
        }
    }

    /// The pointer moves: where the thing hangs now, if it is dragged. It is lifted once.
    pub(crate) fn carry(
        self,
        event: &web_sys::PointerEvent,
        lift: impl FnOnce(),
    ) -> Option<(f64, f64)> {
        let began = self.began.get_value()?;
        let at = place(event);
        if !self.has_moved.get_value() {
            if distance(began, at) < SLACK {
                return None;
            }
            self.has_moved.set_value(true);
            lift();
        }
        let above = if event.pointer_type() == "touch" { ABOVE_FINGER } else { 0.0 };
        Some((at.0, at.1 - above))
    }

    /// It is let go: whether it was dragged here.
    pub(crate) fn release(self) -> bool {
        let was_held = self.began.get_value().is_some();
        self.began.set_value(None);
        was_held && self.has_moved.get_value()
    }

    /// Whether a click is one, and not the end of a drag. A key presses, too, and has never moved anything.
    pub(crate) fn was_click(self, event: &web_sys::MouseEvent) -> bool {
        event.detail() == 0 || !self.has_moved.get_value()
    }
}

/// Wherever the pointer goes, what it holds hears of it.
fn capture(event: &web_sys::PointerEvent) {
    let element = event.current_target().and_then(|it| it.dyn_into::<web_sys::Element>().ok());
    let _ = element.map(|it| it.set_pointer_capture(event.pointer_id()));
}

/// Where a pointer is on the screen.
pub(crate) fn place(event: &web_sys::MouseEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

/// How far it is.
pub(crate) fn distance(from: (f64, f64), to: (f64, f64)) -> f64 {
    (from.0 - to.0).hypot(from.1 - to.1)
}

/// So many milliseconds after a move was chosen, another press may make it: no double click is that slow.
const A_WHILE: f64 = 400.0;

/// Since when the same move has been chosen.
#[derive(Clone, Copy)]
pub(crate) struct Since(StoredValue<f64>);

impl Since {
    /// Watches what is chosen.
    pub(crate) fn of(chosen: RwSignal<Option<String>>) -> Self {
        let since = Self(StoredValue::new(browser::now()));
        Effect::new(move |_| {
            chosen.track();
            since.0.set_value(browser::now());
        });
        since
    }

    /// Whether another press is meant, and not the rest of the one that chose.
    pub(crate) fn is_a_while(self) -> bool {
        browser::now() - self.0.get_value() >= A_WHILE
    }
}

/// A wheel that turns things notch by notch; smooth wheels and pads send a notch in small parts.
#[derive(Clone, Copy)]
pub(crate) struct Wheel(StoredValue<f64>);

/// Which way a wheel was turned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Notch {
    Up,
    Down,
}

impl Wheel {
    pub(crate) fn new() -> Self {
        Self(StoredValue::new(0.0))
    }

    /// The notch that this movement completes, if it does.
    pub(crate) fn turned(self, event: &web_sys::WheelEvent) -> Option<Notch> {
        let (rest, notch) = add(self.0.get_value(), event.delta_y());
        self.0.set_value(rest);
        notch
    }
}

/// What is left of a notch after another part of it, and the notch if it is complete.
fn add(before: f64, part: f64) -> (f64, Option<Notch>) {
    /// In the pixels that a page would scroll by.
    const WHOLE: f64 = 60.0;
    match before + part {
        sum if sum >= WHOLE => (0.0, Some(Notch::Down)),
        sum if sum <= -WHOLE => (0.0, Some(Notch::Up)),
        sum => (sum, None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_parts_make_a_notch() {
        assert_eq!(add(0.0, 100.0).1, Some(Notch::Down));
        assert_eq!(add(0.0, -25.0), (-25.0, None));
        assert_eq!(add(-50.0, -25.0), (0.0, Some(Notch::Up)));
        assert_eq!(add(-50.0, 25.0), (-25.0, None));
    }
}
