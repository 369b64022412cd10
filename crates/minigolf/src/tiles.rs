//! Tiles: their shapes, their edges and what is printed on them.

use alloc::format;
use core::fmt;
use core::num::NonZeroU8;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::cells::Direction;

/// How many kinds of tiles there are.
pub const N_KINDS: usize = 200;

/// As many tiles as the box holds.
pub const N_TILES: usize = 264;

/// The highest par of a tile.
pub const MOST_TILE_PAR: u8 = 3;

/// The most of one element on a tile: more would be a slip of the hand, and would not fit the sums of scoring.
pub const MOST_ELEMENTS: u8 = 9;

/// The number of a kind of tile, from 1 to [`N_KINDS`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kind(NonZeroU8);

impl Kind {
    /// The kind of this number, if there is one.
    pub const fn new(number: u8) -> Option<Self> {
        match NonZeroU8::new(number) {
            Some(number) if number.get() as usize <= N_KINDS => Some(Self(number)),
            Some(_) | None => None,
        }
    }

    /// All kinds in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=u8::MAX).map_while(Self::new)
    }

    /// The number, from 1.
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// The number as an index from 0.
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

impl fmt::Debug for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl Serialize for Kind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Kind {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Self::new(number).ok_or_else(|| D::Error::custom(format!("there is no kind {number}")))
    }
}

/// Where the red path of a tile runs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Shape {
    /// Where a hole starts: one red edge, north if unturned.
    Tee,
    /// Where a hole ends: one red edge, north if unturned.
    Green,
    /// A path from north to south.
    Straight,
    /// A path from north to east.
    Corner,
    /// No path at all.
    Scenery,
}

impl Shape {
    /// All of them, in order.
    pub const ALL: [Self; 5] =
        [Self::Tee, Self::Green, Self::Straight, Self::Corner, Self::Scenery];

    /// The name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Tee => "tee",
            Self::Green => "green",
            Self::Straight => "straight",
            Self::Corner => "corner",
            Self::Scenery => "scenery",
        }
    }

    /// The shape of this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|shape| shape.name() == name)
    }
}

/// What can be printed on a tile besides its path.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Element {
    /// A person.
    Person,
    /// A dog, which is no person.
    Dog,
    /// A tree or a grove.
    Tree,
    /// A bench.
    Bench,
    /// A pool.
    Pool,
    /// A pipe or a tunnel.
    Pipe,
    /// A slope.
    Slope,
    /// A flower bed.
    FlowerBed,
}

impl Element {
    /// All of them, in the order of the columns of the data.
    pub const ALL: [Self; 8] = [
        Self::Person,
        Self::Dog,
        Self::Tree,
        Self::Bench,
        Self::Pool,
        Self::Pipe,
        Self::Slope,
        Self::FlowerBed,
    ];
}

/// Red edges of a tile: a set of directions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Edges(u8);

impl Edges {
    /// No red edge.
    pub const NONE: Self = Self(0);

    /// Whether this edge is red.
    pub const fn has(self, direction: Direction) -> bool {
        self.0 & (1 << direction as u8) != 0
    }

    /// MG-12, MG-18: whether this edge fits that of the tile beyond it: red to red, green to green.
    pub const fn fits(self, direction: Direction, beyond: Self) -> bool {
        self.has(direction) == beyond.has(direction.opposite())
    }

    /// The red ones.
    pub fn iter(self) -> impl Iterator<Item = Direction> + Clone {
        Direction::ALL.into_iter().filter(move |&direction| self.has(direction))
    }

    const fn turned(self, turn: u8) -> Self {
        let turn = turn % 4;
        Self((self.0 << turn | self.0 >> (4 - turn)) & 0b1111)
    }
}

/// What one tile shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Tile {
    /// Where its path runs.
    pub shape: Shape,
    /// What it adds to a hole's par.
    pub par: u8,
    /// Whether a straight has an arrow; unturned it points north.
    pub directional: bool,
    /// People on it; dogs are none.
    pub people: u8,
    /// Dogs.
    pub dogs: u8,
    /// Trees or groves.
    pub trees: u8,
    /// Benches.
    pub benches: u8,
    /// Pools.
    pub pools: u8,
    /// Pipes and tunnels.
    pub pipes: u8,
    /// Slopes.
    pub slopes: u8,
    /// Flower beds.
    pub flowers: u8,
}

impl Tile {
    /// A bare tile of this shape: no elements, par 1 for tee and green and 0 for the rest.
    pub const fn bare(shape: Shape) -> Self {
        let par = matches!(shape, Shape::Tee | Shape::Green) as u8;
        Self {
            shape,
            par,
            directional: false,
            people: 0,
            dogs: 0,
            trees: 0,
            benches: 0,
            pools: 0,
            pipes: 0,
            slopes: 0,
            flowers: 0,
        }
    }

    /// How many of this are printed on it.
    pub const fn n(&self, element: Element) -> u8 {
        match element {
            Element::Person => self.people,
            Element::Dog => self.dogs,
            Element::Tree => self.trees,
            Element::Bench => self.benches,
            Element::Pool => self.pools,
            Element::Pipe => self.pipes,
            Element::Slope => self.slopes,
            Element::FlowerBed => self.flowers,
        }
    }

    /// Its red edges after this many quarter turns clockwise.
    pub const fn red(&self, turn: u8) -> Edges {
        let unturned = match self.shape {
            Shape::Tee | Shape::Green => 0b0001,
            Shape::Straight => 0b0101,
            Shape::Corner => 0b0011,
            Shape::Scenery => 0,
        };
        Edges(unturned).turned(turn)
    }

    /// MG-11: in how many ways it can lie that do not look the same.
    pub const fn n_turns(&self) -> u8 {
        match self.shape {
            Shape::Scenery => 1,
            Shape::Straight if !self.directional => 2,
            Shape::Straight | Shape::Tee | Shape::Green | Shape::Corner => 4,
        }
    }

    /// What no tile can show, if this one does.
    pub const fn problem(&self) -> Option<TileProblem> {
        match self.shape {
            Shape::Tee if self.par < 1 || self.par > MOST_TILE_PAR => Some(TileProblem::ParOfTee),
            Shape::Green if self.par < 1 || self.par > MOST_TILE_PAR => {
                Some(TileProblem::ParOfGreen)
            }
            Shape::Straight | Shape::Corner if self.par > MOST_TILE_PAR => {
                Some(TileProblem::ParOfPath)
            }
            Shape::Scenery if self.par > 0 => Some(TileProblem::ParOfScenery),
            Shape::Tee | Shape::Green | Shape::Corner | Shape::Scenery if self.directional => {
                Some(TileProblem::StrayArrow)
            }
            Shape::Tee | Shape::Green | Shape::Straight | Shape::Corner | Shape::Scenery => None,
        }
    }

    /// Whether it has a path.
    pub const fn is_red(&self) -> bool {
        !matches!(self.shape, Shape::Scenery)
    }
}

tabletop::refusals! {
    /// What no tile shows.
    #[derive(Copy)]
    pub enum TileProblem {
        "MG-19" {
            /// Arrows are on straights.
            StrayArrow => "only a straight has an arrow",
        }
        "MG-25" {
            /// A tee without a par, or with too much of it.
            ParOfTee => "the par of a tee is from 1 to 3",
            /// The same of a putting green.
            ParOfGreen => "the par of a putting green is from 1 to 3",
            /// Too much par on a straight or a corner.
            ParOfPath => "the par of a straight or a corner is from 0 to 3",
            /// Only what belongs to a hole has a par.
            ParOfScenery => "scenery has no par",
        }
    }
}

/// A kind of tile: what its copies show, and the number on their backs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct TileKind {
    /// What is on the front.
    pub tile: Tile,
    /// How many copies there are.
    pub copies: u8,
    /// The number on the back, which orders a rack (MG-2).
    pub back: u8,
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    #[test]
    fn tiles_turn_clockwise() {
        use Direction::{East, North, South, West};
        let red = |shape, turn| Tile::bare(shape).red(turn).iter().collect::<Vec<_>>();
        assert_eq!(red(Shape::Tee, 0), [North]);
        assert_eq!(red(Shape::Green, 1), [East]);
        assert_eq!(red(Shape::Straight, 1), [East, West]);
        assert_eq!(red(Shape::Corner, 0), [North, East]);
        assert_eq!(red(Shape::Corner, 1), [East, South]);
        assert_eq!(red(Shape::Corner, 3), [North, West]);
        assert_eq!(red(Shape::Scenery, 2), []);
    }
}
