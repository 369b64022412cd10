//! A tile can be dragged from the rack to the board; where it is let go, it waits for its confirmation.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::PointerEvent;

use super::super::aim::Aim;
use super::super::hex::Hex;
use crate::tables::hand::ABOVE_FINGER;

/// Less than that is a click.
const SLACK: i32 = 8;

/// One tile's way from the rack.
#[derive(Clone, Copy)]
pub(super) struct Drag {
    aim: Aim,
    tile: usize,
    /// Where it was taken up, while it is held.
    start: StoredValue<Option<(i32, i32)>>,
    has_moved: StoredValue<bool>,
}

impl Drag {
    pub(super) fn new(aim: Aim, tile: usize) -> Self {
        Self { aim, tile, start: StoredValue::new(None), has_moved: StoredValue::new(false) }
    }

    pub(super) fn take(self, event: &PointerEvent) {
        self.has_moved.set_value(false);
        let may_place = self.aim.offer.read_untracked().is_placing();
        if event.button() == 0 && may_place {
            self.start.set_value(Some((event.client_x(), event.client_y())));
        }
    }

    pub(super) fn carry(self, event: &PointerEvent) {
        let Some((x, y)) = self.start.get_value() else { return };
        let is_far = (event.client_x() - x).abs().max((event.client_y() - y).abs()) > SLACK;
        if !self.has_moved.get_value() {
            if !is_far {
                return;
            }
            self.has_moved.set_value(true);
            capture(event);
            self.aim.chosen.set(None);
            self.aim.picked.set(Some(self.tile));
        }
        let pointed = cell_under(event);
        if self.aim.pointed.get_untracked() != pointed {
            self.aim.pointed.set(pointed);
        }
    }

    pub(super) fn drop(self) {
        self.start.set_value(None);
        if !self.has_moved.get_value() {
            return;
        }
        if let Some(cell) = self.aim.pointed.get_untracked() {
            self.aim.touch(cell);
        }
        self.aim.pointed.set(None);
    }

    pub(super) fn abandon(self) {
        self.start.set_value(None);
        if self.has_moved.get_value() {
            self.aim.pointed.set(None);
        }
    }

    /// Whether the click that follows belongs to a drag.
    pub(super) fn was_click(self) -> bool {
        !self.has_moved.get_value()
    }
}

/// Wherever the pointer goes, the tile hears of it.
fn capture(event: &PointerEvent) {
    let element = event.current_target().and_then(|it| it.dyn_into::<web_sys::Element>().ok());
    if let Some(element) = element {
        let _ = element.set_pointer_capture(event.pointer_id());
    }
}

fn cell_under(event: &PointerEvent) -> Option<Hex> {
    let above = if event.pointer_type() == "touch" { ABOVE_FINGER } else { 0.0 };
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_precision_loss,
        reason = "no screen is wider than a float is exact"
    )]
    let (x, y) = (event.client_x() as f32, (f64::from(event.client_y()) - above) as f32);
    let element = document().element_from_point(x, y)?;
    Hex::parse(&element.closest("[data-cell]").ok()??.get_attribute("data-cell")?)
}
