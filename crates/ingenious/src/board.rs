//! The board and what lies on it: placement and lines of equal symbols. No turns, no tracks.

use alloc::vec::Vec;

use serde::ser::SerializeStruct;
use serde::{Deserialize, Serialize, Serializer};

use crate::cells::{AXES, Cell, CellSet, Direction, Hex};
use crate::colours::Colour;
use crate::notation::Placement;
use crate::tiles::Tile;

/// The printed symbols sit on the corners of the radius 5 hexagon in every size of the area.
pub const PRINTED: [(Hex, Colour); 6] = [
    (Hex::new(0, -5), Colour::Red),
    (Hex::new(5, -5), Colour::Green),
    (Hex::new(5, 0), Colour::Blue),
    (Hex::new(0, 5), Colour::Orange),
    (Hex::new(-5, 5), Colour::Yellow),
    (Hex::new(-5, 0), Colour::Purple),
];

const PRINTED_CELLS: CellSet = {
    let mut cells = CellSet::EMPTY;
    let mut i = 0;
    while i < PRINTED.len() {
        cells = cells.with(PRINTED[i].0.index());
        i += 1;
    }
    cells
};

/// The areas of radius 5, 6 and 7.
const AREAS: [CellSet; 3] = [CellSet::disc(5), CellSet::disc(6), CellSet::disc(7)];

fn free_at_first(radius: u8) -> CellSet {
    AREAS[usize::from(radius) - 5] & !PRINTED_CELLS
}

/// The board: symbols on cells, and which cells are free.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(try_from = "Written")]
pub struct Board {
    /// Where each colour lies, printed or on a tile.
    symbols: [CellSet; 6],
    free: CellSet,
    /// Which neighbours are halves of one tile: the smaller cells, by axis.
    joints: [CellSet; 3],
    /// How many pairs of free neighbours there are, by axis. Follows from `free`; counting anew is slow.
    n_pairs: [u8; 3],
    radius: u8,
}

/// What is found at a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// Not in play.
    Outside,
    /// A printed symbol.
    Printed(Colour),
    /// Half a tile.
    Covered(Colour),
    /// Nothing yet.
    Free,
}

/// A symbol on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Symbol {
    /// Where.
    #[serde(flatten)]
    pub at: Hex,
    /// Which.
    pub colour: Colour,
    /// Whether it is printed and not on a tile.
    pub printed: bool,
}

impl Board {
    /// The empty board with an area of radius 5, 6 or 7.
    ///
    /// # Panics
    /// If there is no such area.
    pub fn new(radius: u8) -> Self {
        let free = free_at_first(radius);
        let mut symbols = [CellSet::EMPTY; 6];
        for (at, colour) in PRINTED {
            symbols[colour.index()].insert(at.index());
        }
        let n_pairs = AXES.map(|axis| free.pairs(axis).len().to_le_bytes()[0]);
        Self { symbols, free, joints: [CellSet::EMPTY; 3], n_pairs, radius }
    }

    /// The radius of the area in play.
    pub const fn radius(&self) -> u8 {
        self.radius
    }

    /// All cells of the area, ascending.
    pub fn cells(&self) -> impl Iterator<Item = Hex> + Clone + use<> {
        AREAS[usize::from(self.radius) - 5].iter().map(Cell::hex)
    }

    /// What is found there.
    pub fn spot(&self, at: Hex) -> Spot {
        if at.radius() > u16::from(self.radius) {
            return Spot::Outside;
        }
        match self.colour(at.index()) {
            Some(colour) if PRINTED_CELLS.contains(at.index()) => Spot::Printed(colour),
            Some(colour) => Spot::Covered(colour),
            None => Spot::Free,
        }
    }

    /// All symbols, ascending by cell.
    pub fn symbols(&self) -> impl Iterator<Item = Symbol> + Clone {
        let cells = AREAS[usize::from(self.radius) - 5] & !self.free;
        cells.iter().filter_map(|cell| {
            let printed = PRINTED_CELLS.contains(cell);
            self.colour(cell).map(|colour| Symbol { at: cell.hex(), colour, printed })
        })
    }

    /// The tiles that were placed, ascending by their smaller cell.
    pub fn tiles(&self) -> impl Iterator<Item = Placement> + Clone {
        let [east, south_west, south_east] = self.joints;
        (east | south_west | south_east).iter().filter_map(|cell| self.tile_at(cell))
    }

    /// How many free cells there are.
    pub const fn n_free(&self) -> u32 {
        self.free.len()
    }

    /// How many cells are free before the first tile: all but the printed symbols.
    pub fn n_free_at_first(&self) -> u32 {
        free_at_first(self.radius).len()
    }

    /// IN-8: how many pairs of neighbouring free cells there are.
    #[inline]
    pub fn n_free_pairs(&self) -> u32 {
        let [east, south_west, south_east] = self.n_pairs;
        u32::from(east) + u32::from(south_west) + u32::from(south_east)
    }

    /// IN-4: how many equal symbols follow each other in this direction, not counting the cell itself.
    pub(crate) fn line(&self, from: Hex, direction: Direction, colour: Colour) -> u8 {
        run(&self.symbols[colour.index()], from.index(), direction.offset())
    }

    fn colour(&self, cell: Cell) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| self.symbols[colour.index()].contains(cell))
    }

    fn tile_at(&self, cell: Cell) -> Option<Placement> {
        let axis = AXES.into_iter().zip(&self.joints).find(|(_, joints)| joints.contains(cell))?.0;
        let other = cell.step(axis.offset());
        Some(Placement::new([(self.colour(cell)?, cell.hex()), (self.colour(other)?, other.hex())]))
    }

    /// IN-4: the points of a half on this cell whose other half lies at this offset.
    #[inline]
    pub(crate) fn points(&self, cell: Cell, other_half: u8, colour: Colour) -> u8 {
        let equals = &self.symbols[colour.index()];
        let mut seen = equals.around(cell) & AROUND & !(1 << other_half.wrapping_add(16));
        let mut points = 0;
        // Most cells see nothing of their colour; lines are followed only where one begins.
        while seen != 0 {
            let [place, ..] = seen.trailing_zeros().to_le_bytes();
            points += run(equals, cell, place.wrapping_sub(16));
            seen &= seen - 1;
        }
        points
    }

    /// Covers two free neighbours with a tile.
    #[inline]
    pub(crate) fn place(&mut self, tile: Tile, cells: [Cell; 2]) {
        let [one, other] = tile.halves();
        self.cover(cells[0], one);
        self.cover(cells[1], other);
        let [low, high] = [cells[0].min(cells[1]), cells[0].max(cells[1])];
        // The offsets 1, 15 and 16 of the axes.
        let axis = usize::from(high.0 - low.0).saturating_sub(14);
        self.joints[axis].insert(low);
    }

    /// Covers a free cell with a symbol that belongs to no tile.
    #[inline]
    pub(crate) fn cover(&mut self, cell: Cell, colour: Colour) {
        let free = self.free.around(cell);
        for (n_pairs, axis) in self.n_pairs.iter_mut().zip(AXES) {
            let offset = axis.offset();
            let free_ends = (free >> (16 + offset) & 1) + (free >> (16 - offset) & 1);
            *n_pairs -= free_ends.to_le_bytes()[0];
        }
        self.free.remove(cell);
        self.symbols[colour.index()].insert(cell);
    }

    /// IN-3: all pairs of free neighbours.
    pub(crate) fn free_pairs(&self) -> Pairs {
        Pairs(AXES.map(|axis| self.free.pairs(axis)))
    }

    /// One of the free pairs by its place among them, axis by axis; the smaller cell first.
    #[inline]
    pub(crate) fn nth_free_pair(&self, place: u32) -> [Cell; 2] {
        let [east, south_west, _] = self.n_pairs.map(u32::from);
        // Which axis it is, is anybody's guess, so no branch is taken on it.
        let axis = usize::from(place >= east) + usize::from(place >= east + south_west);
        let place = place - [0, east, east + south_west][axis];
        let offset = AXES[axis].offset();
        let cell = self.free.pairs(AXES[axis]).nth(place);
        [cell, cell.step(offset)]
    }

    /// IN-2: the pairs that touch a printed symbol and no tile.
    /// Classic: those next to a printed symbol that has no tile next to it.
    pub(crate) fn first_turn_pairs(&self, is_classic: bool) -> Pairs {
        let touched = self.covered().neighbours();
        if is_classic {
            Pairs::touching(self.free, (PRINTED_CELLS & !touched).neighbours())
        } else {
            Pairs::touching(self.free & !touched, PRINTED_CELLS.neighbours())
        }
    }

    fn covered(&self) -> CellSet {
        AREAS[usize::from(self.radius) - 5] & !self.free & !PRINTED_CELLS
    }
}

/// The places of the six neighbours in [`CellSet::around`].
const AROUND: u64 = {
    let mut bits = 0;
    let mut i = 0;
    while i < 6 {
        bits |= 1 << Direction::ALL[i].offset().wrapping_add(16);
        i += 1;
    }
    bits
};

#[inline]
fn run(equals: &CellSet, from: Cell, offset: u8) -> u8 {
    let mut n = 0;
    let mut cell = from.step(offset);
    while equals.contains(cell) {
        n += 1;
        cell = cell.step(offset);
    }
    n
}

/// Pairs of neighbouring cells: by axis, the smaller cells.
#[derive(Clone, Copy)]
pub(crate) struct Pairs([CellSet; 3]);

impl Pairs {
    /// The pairs within the cells of which at least one touches.
    fn touching(cells: CellSet, touch: CellSet) -> Self {
        Self(AXES.map(|axis| cells.pairs(axis) & (touch | touch.before(axis.offset()))))
    }

    pub(crate) fn len(&self) -> u32 {
        self.0.iter().map(CellSet::len).sum()
    }

    /// Whether these two cells are one of them, in either order.
    pub(crate) fn contains(&self, [one, other]: [Cell; 2]) -> bool {
        let (low, high) = (one.min(other), one.max(other));
        let leads_there = |axis: Direction| low.step(axis.offset()) == high;
        AXES.into_iter().zip(&self.0).any(|(axis, pairs)| leads_there(axis) && pairs.contains(low))
    }

    /// One of them by its place, axis by axis; the smaller cell first.
    pub(crate) fn nth(&self, mut place: u32) -> [Cell; 2] {
        for (axis, pairs) in AXES.into_iter().zip(&self.0) {
            if place < pairs.len() {
                let cell = pairs.nth(place);
                return [cell, cell.step(axis.offset())];
            }
            place -= pairs.len();
        }
        unreachable!("a place below the number of pairs")
    }

    /// Each pair in both orders, ascending.
    pub(crate) fn ordered(&self) -> impl Iterator<Item = [Cell; 2]> + Clone {
        let [east, south_west, south_east] = self.0;
        let both_ways = |pairs: CellSet, axis: Direction| (pairs.after(axis.offset()), pairs);
        let (from_west, to_east) = both_ways(east, AXES[0]);
        let (from_north_east, to_south_west) = both_ways(south_west, AXES[1]);
        let (from_north_west, to_south_east) = both_ways(south_east, AXES[2]);
        let ways = [
            (from_north_west, Direction::NorthWest),
            (from_north_east, Direction::NorthEast),
            (from_west, Direction::West),
            (to_east, Direction::East),
            (to_south_west, Direction::SouthWest),
            (to_south_east, Direction::SouthEast),
        ];
        let cells = ways.iter().fold(CellSet::EMPTY, |cells, (way, _)| cells | *way);
        cells.iter().flat_map(move |cell| {
            ways.into_iter()
                .filter(move |(way, _)| way.contains(cell))
                .map(move |(_, direction)| [cell, cell.step(direction.offset())])
        })
    }
}

impl Serialize for Board {
    /// `area`, `cells` and `tiles`.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut board = serializer.serialize_struct("Board", 3)?;
        board.serialize_field("area", &self.radius)?;
        board.serialize_field("cells", &Listed(self.symbols()))?;
        board.serialize_field("tiles", &Listed(self.tiles()))?;
        board.end()
    }
}

/// A board as it is written: nothing in it has been judged.
#[derive(Deserialize)]
struct Written {
    area: u8,
    cells: Vec<Symbol>,
    tiles: Vec<Placement>,
}

impl TryFrom<Written> for Board {
    type Error = &'static str;

    /// The board on which just this lies.
    fn try_from(written: Written) -> Result<Self, Self::Error> {
        if !(5..=7).contains(&written.area) {
            return Err("area: there are those of radius 5, 6 and 7");
        }
        let mut board = Self::new(written.area);
        for Placement { tile, cells } in &written.tiles {
            let [one, other] = *cells;
            let are_free = cells.iter().all(|&at| board.spot(at) == Spot::Free);
            if one.direction_to(other).is_none() || !are_free {
                return Err("tiles: no tile can lie there");
            }
            board.place(*tile, cells.map(Hex::index));
        }
        for symbol in &written.cells {
            if board.spot(symbol.at) == Spot::Free {
                board.cover(symbol.at.index(), symbol.colour);
            }
        }
        if !board.tiles().eq(written.tiles) || !board.symbols().eq(written.cells) {
            return Err("cells: this is not how a board is written");
        }
        Ok(board)
    }
}

/// An iterator serialized as a list, without collecting it.
struct Listed<I>(I);

impl<I: Iterator<Item: Serialize> + Clone> Serialize for Listed<I> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn in_2_first_turn_pairs_on_the_empty_board_are_54_102_144() {
        let counts = [5, 6, 7].map(|radius| Board::new(radius).first_turn_pairs(false).len());
        assert_eq!(counts, [54, 102, 144]);
        let classic = [5, 6, 7].map(|radius| Board::new(radius).first_turn_pairs(true).len());
        assert_eq!(classic, counts);
    }

    #[test]
    fn in_3_free_pairs_on_the_empty_board_are_222_306_426() {
        let counts = [5, 6, 7].map(|radius| Board::new(radius).n_free_pairs());
        assert_eq!(counts, [222, 306, 426]);
        assert_eq!(counts, [5, 6, 7].map(|radius| Board::new(radius).free_pairs().len()));
        assert_eq!([5, 6, 7].map(|radius| Board::new(radius).n_free()), [85, 121, 163]);
        assert_eq!([5, 6, 7].map(|radius| Board::new(radius).cells().count()), [91, 127, 169]);
    }

    #[test]
    fn counted_pairs_are_the_pairs_that_are_left() {
        let mut board = Board::new(6);
        let tile = Tile::new(Colour::Red, Colour::Blue);
        while board.n_free_pairs() > 0 {
            let n = board.n_free_pairs();
            let all: Vec<_> = (0..n).map(|place| board.nth_free_pair(place)).collect();
            assert_eq!(all, (0..n).map(|place| board.free_pairs().nth(place)).collect::<Vec<_>>());
            let mut ordered: Vec<_> = board.free_pairs().ordered().collect();
            assert!(ordered.is_sorted());
            ordered.retain(|[one, other]| one < other);
            let mut sorted = all.clone();
            sorted.sort_unstable();
            assert_eq!(ordered, sorted);
            board.place(tile, board.nth_free_pair(n * 3 / 7));
        }
        assert_eq!(board.free_pairs().len(), 0);
        assert_eq!(2 * board.tiles().count(), 121 - board.n_free() as usize);
    }

    #[test]
    fn tiles_and_symbols_are_found_again() {
        let mut board = Board::new(5);
        let placed: Placement = "RB 1,-4 1,-5".parse().unwrap();
        board.place(placed.tile, placed.cells.map(Hex::index));
        assert_eq!(board.tiles().collect::<Vec<_>>(), [placed]);
        assert_eq!(board.spot(Hex::new(1, -4)), Spot::Covered(Colour::Red));
        assert_eq!(board.spot(Hex::new(0, -5)), Spot::Printed(Colour::Red));
        assert_eq!(board.spot(Hex::new(0, -4)), Spot::Free);
        assert_eq!(board.spot(Hex::new(0, -6)), Spot::Outside);
        assert_eq!(board.spot(Hex::new(-128, -128)), Spot::Outside);
        assert_eq!(board.symbols().count(), 8);
    }

    #[test]
    fn a_board_is_read_as_it_was_written_and_no_other_is() {
        let mut board = Board::new(5);
        let placed: Placement = "RB 1,-4 1,-5".parse().unwrap();
        board.place(placed.tile, placed.cells.map(Hex::index));
        board.cover(Hex::new(0, 0).index(), Colour::Green);
        let written = serde_json::to_string(&board).unwrap();
        assert_eq!(serde_json::from_str::<Board>(&written).unwrap(), board);
        for (wrong, right) in [
            (r#""area":8"#, r#""area":5"#),
            (r#"{"q":1,"r":-3}"#, r#"{"q":1,"r":-4}"#),
            (r#"{"q":9,"r":-5}"#, r#"{"q":1,"r":-5}"#),
            (r#""colour":"green","printed":true"#, r#""colour":"green","printed":false"#),
            (r#""colour":"purple""#, r#""colour":"red""#),
        ] {
            assert!(written.contains(right), "{right} in {written}");
            let wrong = written.replacen(right, wrong, 1);
            assert!(serde_json::from_str::<Board>(&wrong).is_err(), "{wrong}");
        }
    }
}
