//! Pictures of courses and positions, for people: as text for terminals, and as SVG.
//!
//! A text picture is a [`Sketch`]: characters with inks, readable without any colour.
//! What is written in pictures comes from `faces` and the catalogue of a language; there are no words of their own.

mod board;
mod course;
mod position;
mod sketch;
mod svg;
mod words;
mod wrap;

pub use board::{Board, Ghost, Marks, Place};
pub use course::{Course, Lie, tile};
pub use position::{AnyView, Item, Layout, Position, Undrawable};
pub use sketch::{Glyph, Ink, Sketch};
pub use wrap::wrap;
