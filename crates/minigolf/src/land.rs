//! A land: its map, its gate and its points.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::{Cursor, ParseError, read_text};

use crate::cells::{Cell, Direction};
use crate::grid::CellSet;
use crate::notation;

/// A map has at most this many columns and rows.
pub(crate) const MAX_SIDE: usize = 24;

/// The number of a land card: `L12`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct LandId(pub u8);

impl fmt::Display for LandId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "L{}", self.0)
    }
}

impl Serialize for LandId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl FromStr for LandId {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let id = notation::land(&mut cursor)?;
        cursor.end()?;
        Ok(id)
    }
}

impl<'de> Deserialize<'de> for LandId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        read_text(deserializer)
    }
}

tabletop::refusals! {
    /// Why a map is not that of a land.
    pub enum MapProblem {
        "MG-1" {
            /// It has no row.
            Empty => "the map is empty",
            /// A row is longer or shorter than the first.
            Ragged(n: usize, wanted: usize) => "the map is ragged: {n} spaces here, {wanted} in its first row",
            /// It is too large, or has no column.
            Size(most: usize) => "a map has from 1 to {most} columns and rows",
            /// A character that means nothing on a map.
            UnknownSign(sign: String) => "{sign} isn't one of `#`, `.`, `~`, `=`, `G`",
            /// One land, and one only.
            InPieces => "the land is in several pieces, or there is none",
        }
        "MG-10" {
            /// The gate is a block.
            NoBlock => "the entrance gate isn't a 2×2 block of `G`",
            /// It is in a corner of the land.
            NotOnEdge => "the entrance gate isn't on an edge: exactly two adjacent sides of it must face land",
        }
    }
}

/// What a map shows on one cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ground {
    /// `.`, and everything outside the map.
    Void,
    /// `#`: where the course should be.
    Land,
    /// `~`: outside the land (MG-26), and no neighbour (MG-11).
    Pond,
    /// `=`: to the rules the same.
    Stream,
    /// `G`: a quarter of the gate.
    Gate,
}

/// A plot of land.
#[derive(Clone, PartialEq, Eq)]
pub struct Land {
    map: Vec<String>,
    width: usize,
    ground: Vec<Ground>,
    points: i32,
    /// MG-10: the two cells at each of the two straight sides, and the one at the inner tip.
    doorsteps: [Cell; 5],
    soil: CellSet,
    gate: CellSet,
    n_cells: u16,
}

impl Land {
    /// The land on this map, or everything that is wrong with it: the line of the map, from 0, and the reason.
    pub fn from_map<S: AsRef<str>>(
        map: &[S],
        points: i32,
    ) -> Result<Self, Vec<(usize, MapProblem)>> {
        let rows: Vec<&str> = map.iter().map(AsRef::as_ref).collect();
        let mut problems = size_problems(&rows);
        let mut ground = Vec::new();
        for (y, row) in rows.iter().enumerate() {
            for c in row.chars() {
                ground.push(ground_of(c).unwrap_or_else(|| {
                    problems.push((y, MapProblem::UnknownSign(format!("{c:?}"))));
                    Ground::Void
                }));
            }
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        let sketch = Sketch { width: rows[0].len(), ground: &ground };
        if !sketch.is_connected() {
            problems.push((0, MapProblem::InPieces));
        }
        let doorsteps = sketch.doorsteps().map_err(|problem| problems.push((0, problem)));
        let Ok(doorsteps) = doorsteps else { return Err(problems) };
        if !problems.is_empty() {
            return Err(problems);
        }
        let soil: CellSet = sketch.cells(Ground::Land).collect();
        let n_cells = sketch.cells(Ground::Land).map(|_| 1).sum();
        let gate = sketch.cells(Ground::Gate).collect();
        let map = rows.iter().map(|&row| row.into()).collect();
        Ok(Self { map, width: rows[0].len(), ground, points, doorsteps, soil, gate, n_cells })
    }

    /// The map, one text a row.
    pub fn map(&self) -> &[String] {
        &self.map
    }

    /// The card's points.
    pub const fn points(&self) -> i32 {
        self.points
    }

    /// How many cells are to be filled.
    pub const fn n_cells(&self) -> u16 {
        self.n_cells
    }

    /// What the map shows there.
    pub fn ground(&self, cell: Cell) -> Ground {
        let (Ok(x), Ok(y)) = (usize::try_from(cell.x), usize::try_from(cell.y)) else {
            return Ground::Void;
        };
        if x >= self.width {
            return Ground::Void;
        }
        self.ground.get(y * self.width + x).copied().unwrap_or(Ground::Void)
    }

    /// MG-26: whether a tile there lies on the land, and not outside it or on water.
    pub fn has(&self, cell: Cell) -> bool {
        self.ground(cell) == Ground::Land
    }

    /// The cells to be filled, in reading order.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + '_ {
        self.soil.iter()
    }

    /// MG-10: the cells that touch the gate, the four at its straight sides first.
    pub const fn doorsteps(&self) -> &[Cell; 5] {
        &self.doorsteps
    }

    /// MG-27: whether the cell shares an edge with a straight side of the gate.
    pub fn is_at_gate(&self, cell: Cell) -> bool {
        self.doorsteps[..4].contains(&cell)
    }

    /// The gate's four cells.
    pub fn gate(&self) -> impl Iterator<Item = Cell> + '_ {
        self.gate.iter()
    }

    pub(crate) const fn soil_set(&self) -> &CellSet {
        &self.soil
    }

    pub(crate) const fn gate_set(&self) -> &CellSet {
        &self.gate
    }

    /// Width and height of the map.
    pub fn size(&self) -> (usize, usize) {
        (self.width, self.map.len())
    }
}

impl core::hash::Hash for Land {
    fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
        // Everything else follows from the map.
        self.map.hash(state);
        self.points.hash(state);
    }
}

impl fmt::Debug for Land {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Land({} points, {:?})", self.points, self.map)
    }
}

fn ground_of(c: char) -> Option<Ground> {
    Some(match c {
        '.' => Ground::Void,
        '#' => Ground::Land,
        '~' => Ground::Pond,
        '=' => Ground::Stream,
        'G' => Ground::Gate,
        _ => return None,
    })
}

fn size_problems(rows: &[&str]) -> Vec<(usize, MapProblem)> {
    let Some(first) = rows.first() else { return alloc::vec![(0, MapProblem::Empty)] };
    let mut problems = Vec::new();
    let width = first.chars().count();
    for (y, row) in rows.iter().enumerate() {
        let n = row.chars().count();
        if n != width {
            problems.push((y, MapProblem::Ragged(n, width)));
        }
    }
    if width > MAX_SIDE || rows.len() > MAX_SIDE || width == 0 {
        problems.push((0, MapProblem::Size(MAX_SIDE)));
    }
    problems
}

/// A map whose characters are known and whose rows are equally long.
struct Sketch<'a> {
    width: usize,
    ground: &'a [Ground],
}

impl Sketch<'_> {
    fn cells(&self, what: Ground) -> impl Iterator<Item = Cell> + '_ {
        let is_it = move |&i: &usize| self.ground[i] == what;
        (0..self.ground.len()).filter(is_it).map(|i| self.cell(i))
    }

    fn cell(&self, i: usize) -> Cell {
        let small = |n: usize| i16::try_from(n).expect("a map is small");
        Cell::new(small(i % self.width), small(i / self.width))
    }

    fn is_connected(&self) -> bool {
        let all: Vec<Cell> = self.cells(Ground::Land).collect();
        let Some(&first) = all.first() else { return false };
        let (mut reached, mut next) = (alloc::vec![first], 0);
        while let Some(&cell) = reached.get(next) {
            for near in Direction::ALL.map(|direction| cell.step(direction)) {
                if all.contains(&near) && !reached.contains(&near) {
                    reached.push(near);
                }
            }
            next += 1;
        }
        reached.len() == all.len()
    }

    /// MG-10: exactly two adjacent sides of the 2×2 block face land; the cells at those sides, and the tip between them.
    fn doorsteps(&self) -> Result<[Cell; 5], MapProblem> {
        let gate: Vec<Cell> = self.cells(Ground::Gate).collect();
        let &[north_west, north_east, south_west, south_east] = gate.as_slice() else {
            return Err(MapProblem::NoBlock);
        };
        let is_block = north_east == north_west.step(Direction::East)
            && south_west == north_west.step(Direction::South)
            && south_east == north_east.step(Direction::South);
        if !is_block {
            return Err(MapProblem::NoBlock);
        }
        let side = |direction: Direction| {
            let pair = match direction {
                Direction::North => [north_west, north_east],
                Direction::East => [north_east, south_east],
                Direction::South => [south_west, south_east],
                Direction::West => [north_west, south_west],
            };
            pair.map(|cell| cell.step(direction))
        };
        let land: Vec<Cell> = self.cells(Ground::Land).collect();
        let faces = |direction| side(direction).iter().any(|cell| land.contains(cell));
        let facing: Vec<Direction> = Direction::ALL.into_iter().filter(|&it| faces(it)).collect();
        // Two sides in clockwise order: the second is a quarter turn on from the first.
        let (first, second) = match *facing.as_slice() {
            [one, two] if one.clockwise() == two => (one, two),
            [one, two] if two.clockwise() == one => (two, one),
            _ => return Err(MapProblem::NotOnEdge),
        };
        let tip = match first {
            Direction::North => north_east,
            Direction::East => south_east,
            Direction::South => south_west,
            Direction::West => north_west,
        };
        let ([left, right], [above, below]) = (side(first), side(second));
        Ok([left, right, above, below, tip.step(first).step(second)])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn mg_10_the_gate_has_two_straight_sides_and_a_tip() {
        let land = Land::from_map(&["GG##", "GG##", "####", "####"], 10).unwrap();
        let cells: Vec<String> = land.doorsteps().iter().map(ToString::to_string).collect();
        assert_eq!(cells, ["2,0", "2,1", "0,2", "1,2", "2,2"]);
        assert_eq!(land.n_cells(), 12);
    }

    #[test]
    fn mg_10_one_cell_of_land_makes_a_side_face_land_whatever_the_rest_shows() {
        let land = Land::from_map(&["~###", "##GG", "~.GG"], 10).unwrap();
        let cells: Vec<String> = land.doorsteps().iter().map(ToString::to_string).collect();
        assert_eq!(cells, ["1,1", "1,2", "2,0", "3,0", "1,0"]);
    }

    #[test]
    fn mg_1_a_land_card_is_named_as_in_a_move() {
        let reason = |text: &str| text.parse::<LandId>().unwrap_err().to_string();
        assert_eq!("L12".parse(), Ok(LandId(12)));
        assert_eq!(reason("L0"), "column 2: the number of a land is from 1 to 255");
        assert_eq!(reason("L03"), "column 2: `03` is written `3`");
        assert_eq!(reason("12"), "column 1: expected a land such as L12, found '1'");
    }

    #[test]
    fn a_bad_map_is_refused_with_every_reason() {
        let reasons = |map: &[&str]| {
            let problems = Land::from_map(map, 1).unwrap_err();
            problems
                .into_iter()
                .map(|(line, reason)| format!("{line}: {reason}"))
                .collect::<Vec<_>>()
        };
        assert_eq!(
            reasons(&["GGx#", "GG#"]),
            [
                "1: the map is ragged: 3 spaces here, 4 in its first row",
                "0: 'x' isn't one of `#`, `.`, `~`, `=`, `G`"
            ]
        );
        assert_eq!(
            reasons(&["GG.#", "G#.."]),
            [
                "0: the land is in several pieces, or there is none",
                "0: the entrance gate isn't a 2×2 block of `G`"
            ]
        );
        let inside = ["####", "#GG#", "#GG#", "####"];
        assert_eq!(
            reasons(&inside),
            [
                "0: the entrance gate isn't on an edge: exactly two adjacent sides of it must face land"
            ]
        );
    }
}
