//! What hands do at every table, whatever lies on it: they press twice, turn a wheel, drag with a finger.

use leptos::prelude::*;

use crate::browser;

/// A finger hides what it points at: what it drags hangs so many pixels above it.
pub(crate) const ABOVE_FINGER: f64 = 48.0;

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
