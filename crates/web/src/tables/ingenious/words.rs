//! Words around the board.

use faces::ingenious as said;
use ingenious::{Colour, HalfScore, Hex, Placement, Tile};
use texts::signed;

use crate::language::in_words;
use crate::{language, t};

/// `red`.
pub(super) fn colour(colour: Colour) -> String {
    in_words(&said::colour(colour))
}

/// `red and blue`.
pub(super) fn colours(colours: &[Colour]) -> String {
    language::list(colours.iter().copied().map(colour))
}

/// `red–blue`, `double red`.
pub(super) fn tile(tile: Tile) -> String {
    in_words(&said::tile(tile))
}

/// `2,−1`.
pub(super) fn cell(at: Hex) -> String {
    said::cell(at)
}

/// Which half lies where: `red on 2,−1 and blue on 3,−1`.
pub(super) fn placement(placement: Placement) -> String {
    in_words(&said::where_it_lies(placement))
}

/// The same, with what it would score.
pub(super) fn would_bring(placement: Placement, scored: &[HalfScore; 2]) -> String {
    in_words(&said::would_bring(placement, scored))
}

/// What a colour would gain, and whether that earns a bonus placement: `+3`, `+3!`.
pub(super) fn gained(change: i8, bonus: bool) -> String {
    let change = signed(change.into());
    if bonus {
        t!("ingenious-gained-bonus", change = change)
    } else {
        t!("ingenious-gained", change = change)
    }
}
