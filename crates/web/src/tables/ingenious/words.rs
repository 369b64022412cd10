//! Words around the board.

use faces::Message;
use faces::ingenious as said;
use ingenious::{Colour, Hex, Placement, Tile};
use texts::Nameless;

use crate::language;

/// `red`.
pub(super) fn colour(colour: Colour) -> String {
    say(&said::colour(colour))
}

/// `red, blue`.
pub(super) fn colours(colours: impl Iterator<Item = Colour>) -> String {
    language::list(colours.map(colour))
}

/// `red and blue`, `double red`.
pub(super) fn tile(tile: Tile) -> String {
    say(&said::tile(tile))
}

/// `2,−1`.
pub(super) fn cell(at: Hex) -> String {
    said::cell(at)
}

/// Which half lies where: `red on 2,−1, blue on 3,−1`.
pub(super) fn placement(placement: Placement) -> String {
    say(&said::where_it_lies(placement))
}

/// Nothing is said of people here.
fn say(message: &Message) -> String {
    language::tell(message, &Nameless { me: None })
}
