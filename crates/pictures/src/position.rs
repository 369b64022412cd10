//! A position as one viewer sees it, drawn from the game's own view.

mod green;
mod ingenious;
mod minigolf;
mod pips;

use std::any::Any;
use std::ops::Deref;
use std::sync::Arc;

use tabletop::Seat;

use crate::board::{Board, Marks};
use crate::sketch::Sketch;

pub use minigolf::{Item, Layout};

/// A view that can be drawn.
pub trait Picture: Send + Sync {
    /// As text.
    fn sketch(&self) -> Sketch;

    /// The board alone, with what is being chosen on it.
    fn board(&self, marks: &Marks) -> Board;

    /// What this seat has to choose from, each in a line: its rack, the offer, its hand.
    /// A slot that is empty is a line without text.
    fn pieces(&self, seat: Seat) -> Vec<Sketch>;

    /// What the rules call those pieces.
    fn pieces_title(&self) -> &'static str;

    /// What is going on, in a line.
    fn state(&self) -> String;

    /// As a file to look at.
    fn svg(&self) -> String;
}

/// A view of any game, as a table hands it out.
pub type AnyView = Box<dyn Any + Send + Sync>;

/// Every view that can be drawn: whoever is listed here has pictures in every program.
/// The page has tables of its own for most games, and leaves the sample game out.
const DRAWN: &[Draw] = &[
    #[cfg(not(target_family = "wasm"))]
    of::<::minigolf::View>,
    #[cfg(not(target_family = "wasm"))]
    of::<::ingenious::View>,
    #[cfg(not(target_family = "wasm"))]
    of::<::green::View>,
    #[cfg(not(target_family = "wasm"))]
    of::<::pips::View>,
];

/// The picture of a view of one game; or the view back.
type Draw = fn(AnyView) -> Result<Arc<dyn Picture>, AnyView>;

#[cfg_attr(
    target_family = "wasm",
    allow(dead_code, reason = "the page may have a table of its own for every game")
)]
fn of<V: Picture + 'static>(view: AnyView) -> Result<Arc<dyn Picture>, AnyView> {
    view.downcast::<V>().map(|view| Arc::from(view as Box<dyn Picture>))
}

/// A position that can be drawn.
#[derive(Clone)]
pub struct Position(Arc<dyn Picture>);

impl Position {
    /// What a viewer sees of a match.
    pub fn of(view: AnyView) -> Result<Self, Undrawable> {
        let drawn = DRAWN.iter().try_fold(view, |view, of| match of(view) {
            Ok(picture) => Err(picture),
            Err(view) => Ok(view),
        });
        drawn.err().map(Self).ok_or(Undrawable)
    }
}

/// Nobody has drawn this game yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there are no pictures of this game")]
pub struct Undrawable;

impl Deref for Position {
    type Target = dyn Picture;

    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}

impl std::fmt::Debug for Position {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.state())
    }
}
