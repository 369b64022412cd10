//! The board of a position by itself, for whoever plays on it: where its cells are, and what is being chosen.

use ingenious::Colour;
use minigolf::Kind;
use pips::Stone;
use tabletop::Seat;

use crate::sketch::Sketch;

/// What is shown on a board besides the position.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Marks {
    /// Cells, by the names that notation calls them by, where what is being chosen could go.
    pub targets: Vec<String>,
    /// Where the player points.
    pub cursor: Option<String>,
    /// What is being chosen, as if it lay there: a cell and a piece each.
    pub ghost: Vec<(String, Ghost)>,
    /// Where the player's own piece would come to lie: his ball, in GREEN.
    pub landing: Option<String>,
    /// Who plays; where everybody has a board, it is his that is drawn, or else the first seat's.
    pub seat: Option<Seat>,
    /// Columns there are; a board that can be drawn smaller keeps to them.
    pub room: usize,
}

/// A piece that does not lie there yet. A board shows those of its own game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ghost {
    /// Half a tile of Ingenious.
    Symbol(Colour),
    /// A tile of mini golf.
    Tile {
        /// Which.
        kind: Kind,
        /// Quarter turns clockwise.
        turn: u8,
    },
    /// A stone of Pips.
    Stone(Stone),
}

/// A cell and where it is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// Its name in notation.
    pub name: String,
    /// Its first column.
    pub column: usize,
    /// Its row.
    pub row: usize,
    /// How many columns it has.
    pub width: usize,
}

/// A board, drawn.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Board {
    /// The picture.
    pub sketch: Sketch,
    /// All cells.
    pub cells: Vec<Place>,
}

impl Board {
    /// The cell of this name.
    pub fn place(&self, name: &str) -> Option<&Place> {
        self.cells.iter().find(|place| place.name == name)
    }

    /// The cell that is drawn there.
    pub fn at(&self, column: usize, row: usize) -> Option<&Place> {
        self.cells.iter().find(|place| {
            place.row == row && (place.column..place.column + place.width).contains(&column)
        })
    }

    /// Lights a cell up.
    pub(crate) fn light(&mut self, name: &str) {
        if let Some(place) = self.cells.iter().find(|place| place.name == name) {
            self.sketch.light(place.column, place.row, place.width);
        }
    }
}
