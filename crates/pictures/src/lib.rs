//! Pictures of courses and positions, for people: as text for terminals, and as SVG.
//!
//! A text picture is a [`Sketch`]: characters with inks, readable without any colour.
//! What is written in pictures comes from `faces` and the catalogue of a language; there are no words of their own.

mod board;
mod columns;
mod course;
mod pieces;
mod position;
mod sketch;
mod svg;
mod words;

pub use board::{Board, Ghost, Marks, Place};
pub use columns::{columns, cut, to_the_left, to_the_right, wrap};
pub use course::{Course, Lie, tile};
pub use pieces::{Laid, Pieces, Spelled};
pub use position::{AnyView, Item, Layout, Position, Undrawable};
pub use sketch::{Glyph, Ink, Sketch, shown};
