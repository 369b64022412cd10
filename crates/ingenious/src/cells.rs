//! Geometry: cells, directions and sets of cells.
//!
//! Outside, a cell has axial coordinates. Inside it has the index `16 (r + 7) + (q + 8)` in a set of 256 bits.
//! Column 0 and row 15 belong to no cell, so a step off the board lands on a bit that is never set,
//! and each of the six directions is one difference of indices: neighbours and lines need no tables.

use core::fmt;
use core::ops::{BitAnd, BitOr, Not};

use serde::{Deserialize, Serialize};

use crate::packed::{self, ONES};

/// The place of a cell: q to the right, r down to the right; the centre is (0, 0).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Hex {
    /// The slanted column.
    pub q: i8,
    /// The row.
    pub r: i8,
}

impl Hex {
    /// The cell at these coordinates.
    pub const fn new(q: i8, r: i8) -> Self {
        Self { q, r }
    }

    /// How many steps from the centre.
    pub const fn radius(self) -> u16 {
        let (q, r) = (self.q as i16, self.r as i16);
        // The three differences to the centre: the longest is the distance, half of their sum.
        (q.unsigned_abs() + r.unsigned_abs() + (q + r).unsigned_abs()) / 2
    }

    /// The next cell in this direction; `None` far off any board.
    pub fn neighbour(self, direction: Direction) -> Option<Self> {
        let (q, r) = direction.step();
        Some(Self { q: self.q.checked_add(q)?, r: self.r.checked_add(r)? })
    }

    /// The direction from here to that cell; `None` if it is no neighbour.
    pub fn direction_to(self, other: Self) -> Option<Direction> {
        Direction::ALL.into_iter().find(|&direction| self.neighbour(direction) == Some(other))
    }

    /// The index; means something only on the board.
    #[inline]
    pub(crate) const fn index(self) -> Cell {
        let (row, column) = (self.r.wrapping_add(7), self.q.wrapping_add(8));
        Cell(row.cast_unsigned().wrapping_mul(16).wrapping_add(column.cast_unsigned()))
    }
}

impl PartialOrd for Hex {
    fn partial_cmp(&self, other: &Self) -> Option<core::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Hex {
    /// By row, then from left to right, as the notation has it.
    fn cmp(&self, other: &Self) -> core::cmp::Ordering {
        (self.r, self.q).cmp(&(other.r, other.q))
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.q, self.r)
    }
}

/// One of the six ways from a cell, clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    /// (+1, 0).
    East,
    /// (0, +1).
    SouthEast,
    /// (-1, +1).
    SouthWest,
    /// (-1, 0).
    West,
    /// (0, -1).
    NorthWest,
    /// (+1, -1).
    NorthEast,
}

impl Direction {
    /// All six, clockwise.
    pub const ALL: [Self; 6] = [
        Self::East,
        Self::SouthEast,
        Self::SouthWest,
        Self::West,
        Self::NorthWest,
        Self::NorthEast,
    ];

    /// So many sixths of a turn further, clockwise.
    #[must_use]
    pub const fn turned(self, sixths: usize) -> Self {
        Self::ALL[(self as usize + sixths % 6) % 6]
    }

    /// The way back.
    #[must_use]
    pub const fn opposite(self) -> Self {
        self.turned(Self::ALL.len() / 2)
    }

    /// What a step this way adds to q and r.
    pub const fn step(self) -> (i8, i8) {
        match self {
            Self::East => (1, 0),
            Self::SouthEast => (0, 1),
            Self::SouthWest => (-1, 1),
            Self::West => (-1, 0),
            Self::NorthWest => (0, -1),
            Self::NorthEast => (1, -1),
        }
    }

    /// What a step this way adds to an index, modulo 256.
    #[inline]
    pub(crate) const fn offset(self) -> u8 {
        let (q, r) = self.step();
        (16 * r + q).cast_unsigned()
    }
}

/// Two neighbours are found from the smaller one, along one of three axes; the offsets to the larger one ascend.
pub(crate) const AXES: [Direction; 3] =
    [Direction::East, Direction::SouthWest, Direction::SouthEast];

/// The index of a cell. Indices ascend as cells do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Cell(pub(crate) u8);

impl Cell {
    #[inline]
    pub(crate) const fn hex(self) -> Hex {
        let (row, column) = (self.0 >> 4, self.0 & 15);
        Hex { q: column.cast_signed() - 8, r: row.cast_signed() - 7 }
    }

    #[inline]
    pub(crate) const fn step(self, offset: u8) -> Self {
        Self(self.0.wrapping_add(offset))
    }
}

/// A set of cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct CellSet([u64; 4]);

impl CellSet {
    pub(crate) const EMPTY: Self = Self([0; 4]);

    /// All cells at most this far from the centre.
    pub(crate) const fn disc(radius: u16) -> Self {
        let mut set = Self::EMPTY;
        let mut index = 0;
        while index < 240 {
            // Column 0 is off the board.
            if index % 16 != 0 && Cell(index).hex().radius() <= radius {
                set = set.with(Cell(index));
            }
            index += 1;
        }
        set
    }

    pub(crate) const fn with(mut self, cell: Cell) -> Self {
        self.0[cell.0 as usize / 64] |= 1 << (cell.0 % 64);
        self
    }

    #[inline]
    pub(crate) const fn contains(&self, cell: Cell) -> bool {
        self.0[cell.0 as usize / 64] >> (cell.0 % 64) & 1 != 0
    }

    #[inline]
    pub(crate) const fn insert(&mut self, cell: Cell) {
        self.0[cell.0 as usize / 64] |= 1 << (cell.0 % 64);
    }

    #[inline]
    pub(crate) const fn remove(&mut self, cell: Cell) {
        self.0[cell.0 as usize / 64] &= !(1 << (cell.0 % 64));
    }

    pub(crate) const fn len(&self) -> u32 {
        let [a, b, c, d] = self.0;
        a.count_ones() + b.count_ones() + c.count_ones() + d.count_ones()
    }

    /// The cells around this one: bit `16 + offset` for the one at that offset, and more that mean nothing.
    #[inline]
    pub(crate) const fn around(&self, cell: Cell) -> u64 {
        let first = cell.0.wrapping_sub(16);
        let (word, bit) = (first as usize / 64, first % 64);
        // Shifting twice keeps a shift of 64 from wrapping round to none.
        self.0[word] >> bit | self.0[(word + 1) % 4] << 1 << (63 - bit)
    }

    /// The cells from which a step of this offset, below 64, leads into the set.
    #[inline]
    pub(crate) const fn before(&self, offset: u8) -> Self {
        let [a, b, c, d] = self.0;
        let carry = 64 - offset;
        Self([
            a >> offset | b << carry,
            b >> offset | c << carry,
            c >> offset | d << carry,
            d >> offset,
        ])
    }

    /// The cells that a step of this offset, below 64, reaches from the set.
    #[inline]
    pub(crate) const fn after(&self, offset: u8) -> Self {
        let [a, b, c, d] = self.0;
        let carry = 64 - offset;
        Self([
            a << offset,
            b << offset | a >> carry,
            c << offset | b >> carry,
            d << offset | c >> carry,
        ])
    }

    /// All cells next to one of the set; some may be off the board.
    pub(crate) fn neighbours(&self) -> Self {
        AXES.into_iter().fold(Self::EMPTY, |all, axis| {
            all | self.before(axis.offset()) | self.after(axis.offset())
        })
    }

    /// The smaller cells of the pairs along this axis that lie within the set.
    #[inline]
    pub(crate) fn pairs(&self, axis: Direction) -> Self {
        *self & self.before(axis.offset())
    }

    /// In ascending order.
    pub(crate) fn iter(self) -> impl Iterator<Item = Cell> + Clone {
        (0u8..4)
            .zip(self.0)
            .flat_map(|(word, bits)| Ones(bits).map(move |bit| Cell(64 * word + bit)))
    }

    /// The cell at this place of the ascending order; there must be so many.
    #[inline]
    pub(crate) fn nth(&self, place: u32) -> Cell {
        let place = u64::from(place);
        let up_to = self.0.map(ones_up_to);
        let [a, b, c, _] = up_to.map(|up_to| up_to >> 56);
        // Which word it is, is anybody's guess, so no branch is taken on it.
        let (ab, abc) = (a + b, a + b + c);
        let word = usize::from(place >= a) + usize::from(place >= ab) + usize::from(place >= abc);
        let place = place - [0, a, ab, abc][word];
        let [first, ..] = (64 * word).to_le_bytes();
        Cell(first + nth_one(self.0[word], up_to[word], place))
    }
}

/// Every other bit, every other two, every other four.
const EVENS: u64 = ONES * 0x55;
const PAIRS: u64 = ONES * 0x33;
const FOURS: u64 = ONES * 0x0f;

/// Byte j: the number of ones in bytes 0 to j.
#[inline]
const fn ones_up_to(bits: u64) -> u64 {
    let pairs = bits - ((bits >> 1) & EVENS);
    let fours = (pairs & PAIRS) + ((pairs >> 2) & PAIRS);
    ((fours + (fours >> 4)) & FOURS).wrapping_mul(ONES)
}

/// The place of the one that has this many ones below it.
#[inline]
fn nth_one(bits: u64, up_to: u64, place: u64) -> u8 {
    let shift = 8 * packed::n_up_to(up_to, place);
    let below = (up_to << 8) >> shift & 0xff;
    let [byte, ..] = (bits >> shift).to_le_bytes();
    let [first, ..] = shift.to_le_bytes();
    let [nth, ..] = (place - below).to_le_bytes();
    first + NTH_ONE[usize::from(nth % 8)][usize::from(byte)]
}

/// For each byte, the place of its first one, of its second one, and so on.
const NTH_ONE: [[u8; 256]; 8] = {
    let mut places = [[0; 256]; 8];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut n) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                places[n][byte] = bit;
                n += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    places
};

/// The places of the ones in a word, ascending.
#[derive(Clone)]
struct Ones(u64);

impl Iterator for Ones {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let [place, ..] = self.0.trailing_zeros().to_le_bytes();
        self.0 &= self.0 - 1;
        Some(place)
    }
}

impl BitAnd for CellSet {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(core::array::from_fn(|i| self.0[i] & other.0[i]))
    }
}

impl BitOr for CellSet {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(core::array::from_fn(|i| self.0[i] | other.0[i]))
    }
}

impl Not for CellSet {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self(self.0.map(|word| !word))
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Cell::hex)).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    fn board() -> impl Iterator<Item = Hex> {
        (-7..=7).flat_map(|r| (-7..=7).map(move |q| Hex { q, r })).filter(|hex| hex.radius() <= 7)
    }

    #[test]
    fn indices_ascend_as_cells_do_and_lead_back() {
        let cells: Vec<Hex> = board().collect();
        assert_eq!(cells.len(), 169);
        assert!(cells.iter().all(|hex| hex.index().hex() == *hex));
        assert!(cells.windows(2).all(|two| two[0] < two[1] && two[0].index() < two[1].index()));
    }

    #[test]
    fn a_step_by_index_is_a_step_by_coordinates_and_never_wraps_onto_the_board() {
        let disc = CellSet::disc(7);
        for hex in board() {
            for direction in Direction::ALL {
                let next = hex.neighbour(direction).unwrap();
                let cell = hex.index().step(direction.offset());
                assert_eq!(disc.contains(cell), next.radius() <= 7, "{hex} {direction:?}");
                if next.radius() <= 7 {
                    assert_eq!(cell, next.index());
                    assert_eq!(hex.direction_to(next), Some(direction));
                }
                let seen = disc.around(hex.index()) >> direction.offset().wrapping_add(16) & 1 != 0;
                assert_eq!(seen, next.radius() <= 7, "{hex} {direction:?}");
            }
        }
    }

    #[test]
    fn areas_have_their_cells() {
        assert_eq!([5, 6, 7].map(|radius| CellSet::disc(radius).len()), [91, 127, 169]);
    }

    #[test]
    fn every_cell_of_a_set_has_its_place() {
        for set in
            [CellSet::disc(7), CellSet::disc(5).pairs(Direction::SouthWest), CellSet::disc(1)]
        {
            let in_order: Vec<Cell> = set.iter().collect();
            let by_place: Vec<Cell> = (0..set.len()).map(|place| set.nth(place)).collect();
            assert_eq!(in_order, by_place);
            assert!(in_order.windows(2).all(|two| two[0] < two[1]));
        }
    }

    #[test]
    fn neighbours_of_a_set_are_those_of_its_cells() {
        let set = CellSet::EMPTY.with(Hex::new(0, -5).index()).with(Hex::new(6, 1).index());
        let around = set.neighbours();
        for hex in board() {
            let touches = Direction::ALL
                .into_iter()
                .filter_map(|direction| hex.neighbour(direction))
                .any(|next| next == Hex::new(0, -5) || next == Hex::new(6, 1));
            assert_eq!(around.contains(hex.index()), touches, "{hex}");
        }
    }

    #[test]
    fn distances_are_steps() {
        for (q, r, radius) in
            [(0, 0, 0), (5, -5, 5), (5, 0, 5), (3, 4, 7), (-128, -128, 256), (127, -128, 128)]
        {
            assert_eq!(Hex::new(q, r).radius(), radius);
        }
    }
}
