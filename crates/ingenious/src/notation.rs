//! Moves and outcomes as text.

use core::fmt;
use core::str::FromStr;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::{Cursor, ParseError, Seat};

use crate::cells::Hex;
use crate::colours::Colour;
use crate::tiles::{Handful, RACK, Tile};

/// A tile and where it goes: the first colour on the first cell.
///
/// In a double the first cell is also the half that scores first, where that matters (IN-11).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Placement {
    /// Which tile.
    pub tile: Tile,
    /// The cells of its first and its second colour.
    pub cells: [Hex; 2],
}

impl Placement {
    /// These halves on these cells, named in either order. Halves of one colour keep theirs.
    pub fn new([one, other]: [(Colour, Hex); 2]) -> Self {
        let (first, second) = if other.0 < one.0 { (other, one) } else { (one, other) };
        Self { tile: Tile::new(first.0, second.0), cells: [first.1, second.1] }
    }

    /// Each half's colour and its cell.
    pub const fn halves(&self) -> [(Colour, Hex); 2] {
        let ([one, other], [first, second]) = (self.tile.halves(), self.cells);
        [(one, first), (other, second)]
    }

    /// The other spelling, with the halves the other way round.
    #[must_use]
    pub(crate) const fn reversed(self) -> Self {
        let [first, second] = self.cells;
        Self { tile: self.tile, cells: [second, first] }
    }
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = self.cells;
        write!(f, "{} {first} {second}", self.tile)
    }
}

impl FromStr for Placement {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let placement = placement(&mut cursor)?;
        cursor.end()?;
        Ok(placement)
    }
}

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// `RB 0,-4 1,-5`: place a tile.
    Place(Placement),
    /// `swap`: exchange the whole rack (IN-7).
    Swap,
    /// `swap RB,GG`: set these tiles aside, in duel (IN-14).
    SetAside(Handful),
    /// `keep`: do not swap.
    Keep,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(placement) => placement.fmt(f),
            Self::Swap => f.write_str("swap"),
            Self::SetAside(handful) => write!(f, "swap {}", handful.tiles()),
            Self::Keep => f.write_str("keep"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let mv = if cursor.eat("keep") {
            Self::Keep
        } else if cursor.eat("swap ") {
            let tiles = tiles(&mut cursor)?.into_iter().collect();
            Self::SetAside(Handful::new(tiles).expect("a list is not empty"))
        } else if cursor.eat("swap") {
            Self::Swap
        } else {
            Self::Place(placement(&mut cursor)?)
        };
        cursor.end()?;
        Ok(mv)
    }
}

/// An outcome of chance.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// `start 1`: who begins.
    Start(Seat),
    /// `draw RB,GG`: tiles out of the bag, in the order drawn.
    Draw(ArrayVec<Tile, RACK>),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start(seat) => write!(f, "start {seat}"),
            Self::Draw(tiles) => {
                f.write_str("draw ")?;
                for (i, tile) in tiles.iter().enumerate() {
                    write!(f, "{}{tile}", if i == 0 { "" } else { "," })?;
                }
                Ok(())
            }
        }
    }
}

impl FromStr for Outcome {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let outcome = if cursor.eat("start ") {
            Self::Start(cursor.seat()?)
        } else if cursor.eat("draw ") {
            Self::Draw(tiles(&mut cursor)?)
        } else {
            return Err(cursor.expected("`start` or `draw`"));
        };
        cursor.end()?;
        Ok(outcome)
    }
}

impl FromStr for Tile {
    type Err = ParseError;

    /// Two letters in either order.
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let [one, other] = colours(&mut cursor)?;
        cursor.end()?;
        Ok(Self::new(one, other))
    }
}

impl FromStr for Hex {
    type Err = ParseError;

    /// `2,-3`.
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let at = hex(&mut cursor)?;
        cursor.end()?;
        Ok(at)
    }
}

fn placement(cursor: &mut Cursor<'_>) -> Result<Placement, ParseError> {
    let start = cursor.clone();
    let [one, other] =
        colours(cursor).map_err(|_| start.expected("two colour letters, `swap` or `keep`"))?;
    cursor.word(" ")?;
    let first = hex(cursor)?;
    cursor.word(" ")?;
    let second = hex(cursor)?;
    Ok(Placement::new([(one, first), (other, second)]))
}

fn hex(cursor: &mut Cursor<'_>) -> Result<Hex, ParseError> {
    let q = coordinate(cursor)?;
    cursor.word(",")?;
    Ok(Hex { q, r: coordinate(cursor)? })
}

/// Any number that is one: what is too far for a [`Hex`] is as far as it reaches, which is off every board as well.
fn coordinate(cursor: &mut Cursor<'_>) -> Result<i8, ParseError> {
    let far: i64 = cursor.number()?;
    let near = far.clamp(i8::MIN.into(), i8::MAX.into());
    Ok(i8::try_from(near).expect("clamped"))
}

fn tiles(cursor: &mut Cursor<'_>) -> Result<ArrayVec<Tile, RACK>, ParseError> {
    let mut tiles = ArrayVec::new();
    cursor.list(|cursor| {
        let start = cursor.clone();
        let [one, other] = colours(cursor)?;
        tiles.try_push(Tile::new(one, other)).map_err(|_| start.fail("a rack has six tiles"))
    })?;
    Ok(tiles)
}

fn colours(cursor: &mut Cursor<'_>) -> Result<[Colour; 2], ParseError> {
    Ok([colour(cursor)?, colour(cursor)?])
}

fn colour(cursor: &mut Cursor<'_>) -> Result<Colour, ParseError> {
    let start = cursor.clone();
    let named = cursor.char().and_then(Colour::from_letter);
    named.ok_or_else(|| start.expected("a colour: R, G, B, O, Y or P"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::{String, ToString};
    use proptest::prelude::*;

    fn rewritten<T: FromStr<Err = ParseError> + fmt::Display>(text: &str) -> String {
        text.parse::<T>().unwrap().to_string()
    }

    fn complaint<T: FromStr<Err = ParseError> + fmt::Debug>(text: &str) -> String {
        text.parse::<T>().unwrap_err().to_string()
    }

    #[test]
    fn other_spellings_are_rewritten() {
        assert_eq!(rewritten::<Move>("RB 0,-4 1,-5"), "RB 0,-4 1,-5");
        assert_eq!(rewritten::<Move>("BR 1,-5 0,-4"), "RB 0,-4 1,-5");
        assert_eq!(rewritten::<Move>("RB 1,-5 0,-4"), "RB 1,-5 0,-4");
        // Which half of a double comes first may matter (IN-11): only the position can tell.
        assert_eq!(rewritten::<Move>("GG 0,1 0,0"), "GG 0,1 0,0");
        assert_eq!(rewritten::<Move>("swap GG,BR,GG"), "swap RB,GG,GG");
        // Far is far.
        assert_eq!(rewritten::<Move>("RB 128,0 -1000000,-129"), "RB 127,0 -128,-128");
        // Outcomes keep the order drawn.
        assert_eq!(rewritten::<Outcome>("draw GG,BR"), "draw GG,RB");
    }

    #[test]
    fn text_that_is_no_step_is_refused_with_its_place() {
        let no_move = "expected two colour letters, `swap` or `keep`, found";
        assert_eq!(complaint::<Move>(""), alloc::format!("column 1: {no_move} the end"));
        assert_eq!(complaint::<Move>("rb 0,0 1,0"), alloc::format!("column 1: {no_move} 'r'"));
        assert_eq!(complaint::<Move>("RB 0,0"), "column 7: expected ` `, found the end");
        assert_eq!(complaint::<Move>("RB 0,0 1,00"), "column 10: `00` is written `0`");
        assert_eq!(
            complaint::<Move>("RB 0,9223372036854775808 1,0"),
            "column 6: `9223372036854775808` is not a number that can stand here"
        );
        assert_eq!(
            complaint::<Move>("swap "),
            "column 6: expected a colour: R, G, B, O, Y or P, found the end"
        );
        assert_eq!(complaint::<Move>("keep "), "column 5: expected the end, found ' '");
        assert_eq!(
            complaint::<Move>("swap RR,RR,RR,RR,RR,RG,RG"),
            "column 24: a rack has six tiles"
        );
        assert_eq!(
            complaint::<Move>("swap RX"),
            "column 7: expected a colour: R, G, B, O, Y or P, found 'X'"
        );
        assert_eq!(
            complaint::<Outcome>("draw "),
            "column 6: expected a colour: R, G, B, O, Y or P, found the end"
        );
        assert_eq!(complaint::<Outcome>("start 7"), "column 7: no table has a seat 7");
        assert_eq!(complaint::<Outcome>("roll"), "column 1: expected `start` or `draw`, found 'r'");
    }

    proptest! {
        #[test]
        fn reading_never_panics_and_what_is_written_is_read_the_same(
            text in "(swap |draw |start )?([RGBOYP]{2},?){0,8}( -?[0-9]{1,3},-?[0-9]{1,3}){0,3}|\\PC*"
        ) {
            if let Ok(mv) = text.parse::<Move>() {
                prop_assert_eq!(mv.to_string().parse::<Move>(), Ok(mv));
            }
            if let Ok(outcome) = text.parse::<Outcome>() {
                prop_assert_eq!(outcome.to_string().parse::<Outcome>(), Ok(outcome));
            }
        }
    }
}
