//! What part of a course is on the screen: fitted, or as somebody has moved it.

use leptos::prelude::*;
use minigolf::Cell;
use wasm_bindgen::JsCast;

use super::course::{CELL, Frame, corner};
use crate::tables::hand::{distance, place};

/// How near and how far one can look.
const ZOOM: (f64, f64) = (0.4, 4.0);
/// A finger that has not moved so far has tapped.
const TAP: f64 = 8.0;

/// Where one looks: the middle of the picture, and how much larger than fitted.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Look {
    x: f64,
    y: f64,
    zoom: f64,
}

/// Copies are the same camera.
#[derive(Clone, Copy)]
pub(super) struct Camera {
    board: NodeRef<leptos::svg::Svg>,
    fitted: Signal<Frame>,
    look: RwSignal<Option<Look>>,
    fingers: StoredValue<Vec<Finger>>,
    has_moved: StoredValue<bool>,
}

#[derive(Clone, Copy, Debug)]
struct Finger {
    id: i32,
    began: (f64, f64),
    at: (f64, f64),
}

impl Camera {
    /// A camera that shows the whole frame until somebody moves it.
    pub(super) fn new(board: NodeRef<leptos::svg::Svg>, fitted: Signal<Frame>) -> Self {
        Self {
            board,
            fitted,
            look: RwSignal::new(None),
            fingers: StoredValue::new(Vec::new()),
            has_moved: StoredValue::new(false),
        }
    }

    /// What is shown.
    pub(super) fn frame(self) -> Frame {
        let fitted = self.fitted.get();
        self.look.get().map_or(fitted, |look| {
            let (width, height) = (fitted.width / look.zoom, fitted.height / look.zoom);
            Frame { x: look.x - width / 2.0, y: look.y - height / 2.0, width, height }
        })
    }

    /// Whether somebody has moved it.
    pub(super) fn is_moved(self) -> bool {
        self.look.read().is_some()
    }

    /// Shows everything again.
    pub(super) fn fit(self) {
        self.look.set(None);
    }

    /// Looks nearer, or from farther away.
    pub(super) fn zoom(self, factor: f64) {
        let look = self.current();
        let zoom = (look.zoom * factor).clamp(ZOOM.0, ZOOM.1);
        self.look.set(Some(Look { zoom, ..look }));
    }

    /// The same, around a place on the screen that stays where it is.
    pub(super) fn zoom_at(self, place: (f64, f64), factor: f64) {
        let Some((x, y)) = self.on_course(place) else { return };
        let look = self.current();
        let zoom = (look.zoom * factor).clamp(ZOOM.0, ZOOM.1);
        let kept = look.zoom / zoom;
        self.look.set(Some(Look { x: x + (look.x - x) * kept, y: y + (look.y - y) * kept, zoom }));
    }

    fn current(self) -> Look {
        let fitted = self.fitted.get_untracked();
        let (x, y) = (fitted.x + fitted.width / 2.0, fitted.y + fitted.height / 2.0);
        self.look.get_untracked().unwrap_or(Look { x, y, zoom: 1.0 })
    }

    /// Whether what ends now was a movement and no tap.
    pub(super) fn has_moved(self) -> bool {
        self.has_moved.get_value()
    }

    /// A finger or the mouse comes down.
    pub(super) fn down(self, event: &web_sys::PointerEvent) {
        if event.button() != 0 {
            return;
        }
        let at = place(event);
        self.fingers.update_value(|fingers| {
            if fingers.is_empty() {
                self.has_moved.set_value(false);
            }
            fingers.retain(|finger| finger.id != event.pointer_id());
            fingers.push(Finger { id: event.pointer_id(), began: at, at });
        });
    }

    /// It moves.
    pub(super) fn moved(self, event: &web_sys::PointerEvent) {
        // A mouse that was let go where nobody heard of it drags nothing any more.
        if event.pointer_type() == "mouse" && event.buttons() == 0 {
            self.fingers.set_value(Vec::new());
        }
        let at = place(event);
        let before = self.fingers.get_value();
        let Some(finger) = before.iter().find(|finger| finger.id == event.pointer_id()) else {
            return;
        };
        if before.len() == 1 && distance(finger.began, at) < TAP && !self.has_moved.get_value() {
            return;
        }
        if !self.has_moved.get_value() {
            self.has_moved.set_value(true);
            if let Some(board) = self.board.get_untracked() {
                let _ = board.set_pointer_capture(event.pointer_id());
            }
        }
        self.fingers.update_value(|fingers| {
            let moved = fingers.iter_mut().filter(|finger| finger.id == event.pointer_id());
            moved.for_each(|finger| finger.at = at);
        });
        match before.as_slice() {
            [one] => self.shift(one.at, at),
            [one, two] => {
                let other = if one.id == event.pointer_id() { two } else { one };
                let middle = |at: (f64, f64)| {
                    (f64::midpoint(at.0, other.at.0), f64::midpoint(at.1, other.at.1))
                };
                self.shift(middle(finger.at), middle(at));
                let grown = distance(at, other.at) / distance(finger.at, other.at).max(1.0);
                self.zoom_at(middle(at), grown);
            }
            _ => {}
        }
    }

    /// It is lifted.
    pub(super) fn up(self, event: &web_sys::PointerEvent) {
        self.fingers.update_value(|fingers| fingers.retain(|it| it.id != event.pointer_id()));
    }

    fn shift(self, from: (f64, f64), to: (f64, f64)) {
        let (Some(from), Some(to)) = (self.on_course(from), self.on_course(to)) else { return };
        let look = self.current();
        self.look.set(Some(Look { x: look.x + from.0 - to.0, y: look.y + from.1 - to.1, ..look }));
    }

    /// Follows the keyboard to a cell that is out of sight.
    pub(super) fn follow(self, cell: Cell) {
        if self.look.read_untracked().is_some() {
            let ((dx, dy), look) = (way_to(untrack(|| self.frame()), cell), self.current());
            self.look.set(Some(Look { x: look.x + dx, y: look.y + dy, ..look }));
        }
    }

    fn on_course(self, place: (f64, f64)) -> Option<(f64, f64)> {
        on_course(self.board, place)
    }
}

/// How far a frame has to move until it shows the whole cell.
fn way_to(frame: Frame, cell: Cell) -> (f64, f64) {
    let (x, y) = corner(cell);
    let way =
        |from: f64, size: f64, at: f64| (at + CELL - (from + size)).max(0.0) + (at - from).min(0.0);
    (way(frame.x, frame.width, x), way(frame.y, frame.height, y))
}

/// Where on the course a place on the screen is.
fn on_course(board: NodeRef<leptos::svg::Svg>, (x, y): (f64, f64)) -> Option<(f64, f64)> {
    let board = board.get_untracked()?;
    let matrix = board.unchecked_ref::<web_sys::SvgGraphicsElement>().get_screen_ctm()?;
    let (wide, high) = (f64::from(matrix.a()), f64::from(matrix.d()));
    Some(((x - f64::from(matrix.e())) / wide, (y - f64::from(matrix.f())) / high))
}

/// The cell under a place on the screen, if the board is there.
pub(super) fn cell_at(board: NodeRef<leptos::svg::Svg>, place: (f64, f64)) -> Option<Cell> {
    let bounds = board.get_untracked()?.get_bounding_client_rect();
    let is_within = (bounds.left()..bounds.right()).contains(&place.0)
        && (bounds.top()..bounds.bottom()).contains(&place.1);
    let (x, y) = on_course(board, place).filter(|_| is_within)?;
    #[allow(clippy::cast_possible_truncation, reason = "a screen shows few cells")]
    let whole = |at: f64| (at / CELL).floor() as i16;
    Some(Cell::new(whole(x), whole(y)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_beyond_the_edge_is_brought_just_into_sight() {
        let frame = Frame { x: 0.0, y: 64.0, width: 256.0, height: 128.0 };
        assert_eq!(way_to(frame, Cell::new(1, 1)), (0.0, 0.0));
        assert_eq!(way_to(frame, Cell::new(5, 0)), (128.0, -64.0));
        assert_eq!(way_to(frame, Cell::new(-1, 3)), (-64.0, 64.0));
    }
}
