//! Moves and outcomes as text.

use core::fmt;
use core::str::FromStr;

use arrayvec::ArrayVec;
use tabletop::{Cursor, ParseError, Seat};

use crate::stones::{HAND, Stone, VALUES};

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// `favour 3`: choose the favourite number.
    Favour(Stone),
    /// `2@5`: put a stone of the hand on a cell, cells numbered from 0.
    Place(Stone, u8),
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Favour(stone) => write!(f, "favour {stone}"),
            Self::Place(stone, cell) => write!(f, "{stone}@{cell}"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let mv = if cursor.eat("favour ") {
            Self::Favour(stone(&mut cursor)?)
        } else if text.starts_with(|c: char| c.is_ascii_digit()) {
            let stone = stone(&mut cursor)?;
            cursor.word("@")?;
            Self::Place(stone, cursor.number()?)
        } else {
            return Err(cursor.expected("`favour N` or `STONE@CELL`"));
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
    /// `deal 1,4,4`: a seat's first hand, in the order drawn.
    Deal([Stone; HAND]),
    /// `draw 2`: a stone to refill a hand.
    Draw(Stone),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start(seat) => write!(f, "start {seat}"),
            Self::Deal([a, b, c]) => write!(f, "deal {a},{b},{c}"),
            Self::Draw(stone) => write!(f, "draw {stone}"),
        }
    }
}

impl FromStr for Outcome {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let outcome = if cursor.eat("start ") {
            Self::Start(cursor.seat()?)
        } else if cursor.eat("deal ") {
            Self::Deal(hand(&mut cursor)?)
        } else if cursor.eat("draw ") {
            Self::Draw(stone(&mut cursor)?)
        } else {
            return Err(cursor.expected("`start`, `deal` or `draw`"));
        };
        cursor.end()?;
        Ok(outcome)
    }
}

fn stone(cursor: &mut Cursor<'_>) -> Result<Stone, ParseError> {
    let start = cursor.clone();
    let stone = cursor.number()?;
    if VALUES.contains(&stone) { Ok(stone) } else { Err(start.expected("a stone from 1 to 4")) }
}

fn hand(cursor: &mut Cursor<'_>) -> Result<[Stone; HAND], ParseError> {
    let mut stones = ArrayVec::<Stone, HAND>::new();
    cursor.list(|cursor| {
        let start = cursor.clone();
        stones.try_push(stone(cursor)?).map_err(|_| start.fail("a hand has three stones"))
    })?;
    stones.into_inner().map_err(|_| cursor.expected("three stones"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::{String, ToString};
    use proptest::prelude::*;

    fn complaint<T: FromStr<Err = ParseError> + fmt::Debug>(text: &str) -> String {
        text.parse::<T>().unwrap_err().to_string()
    }

    #[test]
    fn text_that_is_no_step_is_refused_with_its_place() {
        assert_eq!(complaint::<Move>("2"), "column 2: expected `@`, found the end");
        assert_eq!(complaint::<Move>("7@1"), "column 1: expected a stone from 1 to 4, found '7'");
        assert_eq!(complaint::<Move>("2@1 "), "column 4: expected the end, found ' '");
        assert_eq!(
            complaint::<Outcome>("deal 1,2"),
            "column 9: expected three stones, found the end"
        );
        assert_eq!(complaint::<Outcome>("deal 1,2,3,4"), "column 12: a hand has three stones");
        assert_eq!(complaint::<Outcome>("start 7"), "column 7: no table has a seat 7");
    }

    proptest! {
        #[test]
        fn reading_never_panics_and_what_is_read_is_written_the_same(text in "(favour |start |deal |draw )?[0-9@,. -]{0,9}|\\PC*") {
            if let Ok(mv) = text.parse::<Move>() {
                prop_assert_eq!(mv.to_string(), text.clone());
            }
            if let Ok(outcome) = text.parse::<Outcome>() {
                prop_assert_eq!(outcome.to_string(), text);
            }
        }
    }
}
