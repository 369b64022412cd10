//! Pictures of courses and positions, for people: as text for terminals, and as SVG.
//!
//! A text picture is a [`Sketch`]: characters with inks, readable without any colour.

mod board;
mod course;
pub mod names;
mod position;
mod sketch;
mod svg;
pub mod words;

pub use board::{Board, Ghost, Marks, Place};
pub use course::{Course, Lie, tile};
pub use position::{AnyView, Item, Layout, Picture, Position, Undrawable};
pub use sketch::{Glyph, Ink, Sketch};
