//! Pieces that a seat lays on its board: which there are, how they can lie, and how a move says so. There are no rules
//! here: whether a piece may lie there, the table knows.

use std::fmt::Debug;

use minigolf::Fate;

use crate::board::Ghost;

/// What a seat chooses from, in a game in which pieces are laid on cells: its rack, the offer, its hand.
pub trait Pieces: Debug + Send + Sync {
    /// How many places there are for them.
    fn n_places(&self) -> usize;

    /// Whether there is a piece at this place.
    fn has(&self, place: usize) -> bool {
        place < self.n_places()
    }

    /// Whether pieces are turned.
    fn has_turns(&self) -> bool;

    /// Whether notation doesn't tell the pieces at two places apart.
    fn is_alike(&self, one: usize, other: usize) -> bool;

    /// A move read; `None` if it lays nothing.
    fn read(&self, mv: &str) -> Option<Laid>;

    /// Written as notation, whether the rules allow it or not.
    fn spell(&self, laid: &Laid) -> Option<Spelled>;

    /// The same move the other way round, where halves are alike.
    fn mirrored(&self, laid: &Laid) -> Option<Laid> {
        let _ = laid;
        None
    }
}

/// A piece by its place, its turn, its cell, and what else a move says.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Laid {
    /// Where the piece comes from.
    pub piece: usize,
    /// How it is turned.
    pub turn: u8,
    /// As the board names it.
    pub cell: String,
    /// What becomes of the other tile, in a solo game of mini golf.
    pub other: Option<Fate>,
}

/// A move as notation, and its ghost: cells and pieces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spelled {
    /// The move.
    pub mv: String,
    /// What it lays, cell by cell.
    pub ghost: Vec<(String, Ghost)>,
}
