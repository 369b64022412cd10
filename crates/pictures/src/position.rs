//! A position as one viewer sees it, drawn from the game's own view.

mod green;
mod ingenious;
mod minigolf;
mod pips;

use std::any::Any;
use std::sync::Arc;

use tabletop::Seat;
use texts::{Catalogue, Language, Message, message};

use crate::board::{Board, Marks};
use crate::columns::{columns, wrap};
use crate::pieces::Pieces;
use crate::sketch::{Ink, Sketch};
use crate::words::Words;

pub use minigolf::{Item, Layout};

/// A view that can be drawn.
trait Picture: Send + Sync {
    /// As text.
    fn sketch(&self, words: Words) -> Sketch;

    /// The board alone, with what is being chosen on it.
    fn board(&self, marks: &Marks, words: Words) -> Board;

    /// What this seat has to choose from, each in a line: its rack, the offer, its hand.
    /// A slot that is empty is a line without text.
    fn pieces(&self, seat: Seat, words: Words) -> Vec<Sketch>;

    /// The same pieces where they are laid on the board, to point at a place for them.
    fn to_lay(&self, seat: Seat) -> Option<Arc<dyn Pieces>>;

    /// What the rules call those pieces.
    fn pieces_title(&self) -> Message;

    /// What is going on, in a line.
    fn state(&self, words: Words) -> String;

    /// As a file to look at.
    fn svg(&self, words: Words) -> String;
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

/// A position that can be drawn, with words in a language.
#[derive(Clone)]
pub struct Position {
    picture: Arc<dyn Picture>,
    words: Words,
}

impl Position {
    /// What a viewer sees of a match.
    pub fn of(view: AnyView, language: Language) -> Result<Self, Undrawable> {
        Self::drawn(view, Words::of(language))
    }

    /// The same in the words of a program that fetches them.
    pub fn in_words_of(
        catalogue: &'static Catalogue,
        view: AnyView,
        language: Language,
    ) -> Result<Self, Undrawable> {
        Self::drawn(view, Words::from(language, catalogue))
    }

    fn drawn(view: AnyView, words: Words) -> Result<Self, Undrawable> {
        let drawn = DRAWN.iter().try_fold(view, |view, of| match of(view) {
            Ok(picture) => Err(picture),
            Err(view) => Ok(view),
        });
        drawn.err().map(|picture| Self { picture, words }).ok_or(Undrawable)
    }

    /// As text.
    pub fn sketch(&self) -> Sketch {
        self.picture.sketch(self.words)
    }

    /// The board alone, with what is being chosen on it.
    pub fn board(&self, marks: &Marks) -> Board {
        self.picture.board(marks, self.words)
    }

    /// What this seat has to choose from, each in a line: its rack, the offer, its hand.
    /// A slot that is empty is a line without text.
    pub fn pieces(&self, seat: Seat) -> Vec<Sketch> {
        self.picture.pieces(seat, self.words)
    }

    /// The same pieces where they are laid on the board, to point at a place for them.
    pub fn to_lay(&self, seat: Seat) -> Option<Arc<dyn Pieces>> {
        self.picture.to_lay(seat)
    }

    /// What the rules call those pieces.
    pub fn pieces_title(&self) -> String {
        self.words.say(&self.picture.pieces_title())
    }

    /// What is going on, in a line.
    pub fn state(&self) -> String {
        self.picture.state(self.words)
    }

    /// As a file to look at.
    pub fn svg(&self) -> String {
        self.picture.svg(self.words)
    }
}

/// Nobody has drawn this game yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there are no pictures of this game")]
pub struct Undrawable;

impl std::fmt::Debug for Position {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.state())
    }
}

/// Columns of a picture as text.
const WIDTH: usize = 80;

/// What a picture as SVG is called.
fn name(title: Message, words: Words) -> String {
    words.say(&message!("picture-of", game = title))
}

/// A seat in a line, marked if it is on turn, and what is to be known of it.
fn seat_line(seat: Seat, is_on_turn: bool, about: &str, room: usize, words: Words) -> Sketch {
    let mut sketch = Sketch::new();
    let name = words.name(seat);
    let column = columns(&name) + 4;
    sketch.put(0, 0, if is_on_turn { "▸" } else { " " }, Ink::Accent);
    sketch.put(2, 0, &name, Ink::Strong);
    for (row, line) in wrap(about, room.saturating_sub(column).max(1)).iter().enumerate() {
        sketch.put(column, row, line, Ink::Plain);
    }
    sketch
}
