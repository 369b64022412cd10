//! Cells of the unbounded grid, and the four directions between them.

use alloc::format;
use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::{Cursor, ParseError, read_text};

/// A place for one tile: x to the right, y down, the origin at the top-left character of the land's map.
///
/// Cells are ordered as they are read: by y, then by x (MG-15).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell {
    /// Down.
    pub y: i16,
    /// To the right.
    pub x: i16,
}

impl Cell {
    /// The cell in this column and row.
    pub const fn new(x: i16, y: i16) -> Self {
        Self { y, x }
    }

    /// The next cell in this direction.
    #[must_use]
    pub const fn step(self, direction: Direction) -> Self {
        let (dx, dy) = direction.delta();
        Self::new(self.x.saturating_add(dx), self.y.saturating_add(dy))
    }

    /// The eight cells around, edges and corners.
    pub fn around(self) -> impl Iterator<Item = Self> {
        (-1..=1)
            .flat_map(|dy| (-1..=1).map(move |dx| (dx, dy)))
            .filter(|&offset| offset != (0, 0))
            .map(move |(dx, dy)| Self::new(self.x.saturating_add(dx), self.y.saturating_add(dy)))
    }

    /// Reads `x,y`.
    pub(crate) fn read(cursor: &mut Cursor<'_>) -> Result<Self, ParseError> {
        let x = coordinate(cursor)?;
        cursor.word(",")?;
        Ok(Self::new(x, coordinate(cursor)?))
    }
}

fn coordinate(cursor: &mut Cursor<'_>) -> Result<i16, ParseError> {
    let start = cursor.clone();
    let number: i64 = cursor.number()?;
    let (min, max) = (i16::MIN, i16::MAX);
    let out_of_range = |_| start.fail(format!("x and y of a cell are from {min} to {max}"));
    i16::try_from(number).map_err(out_of_range)
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

impl FromStr for Cell {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let cell = Self::read(&mut cursor)?;
        cursor.end()?;
        Ok(cell)
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        read_text(deserializer)
    }
}

/// One of the four sides of a cell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    /// Up.
    North,
    /// Right.
    East,
    /// Down.
    South,
    /// Left.
    West,
}

impl Direction {
    /// Clockwise from the north.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// This many quarter turns clockwise from the north.
    pub const fn from_turn(turn: u8) -> Self {
        Self::ALL[(turn % 4) as usize]
    }

    /// Its place in [`ALL`](Self::ALL).
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other way.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::from_turn(self as u8 + 2)
    }

    /// A quarter turn clockwise.
    #[must_use]
    pub const fn clockwise(self) -> Self {
        Self::from_turn(self as u8 + 1)
    }

    /// How far the next cell is to the right and down.
    pub const fn delta(self) -> (i16, i16) {
        match self {
            Self::North => (0, -1),
            Self::East => (1, 0),
            Self::South => (0, 1),
            Self::West => (-1, 0),
        }
    }
}
