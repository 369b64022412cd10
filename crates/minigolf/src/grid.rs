//! The ground on which a match is played: a grid so large that nobody meets its rim by accident (MG-11).

use core::fmt;

use crate::cells::Cell;

/// Columns and rows of the grid.
const SIZE: usize = 64;

/// The first column and row; a land's map starts at 0.
const FIRST: i16 = -26;

/// The last column and row.
const LAST: i16 = FIRST + 63;

/// A set of cells of the grid: one bit a cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct CellSet([u64; SIZE]);

impl CellSet {
    pub(crate) const EMPTY: Self = Self([0; SIZE]);

    /// MG-11: whether the grid has this cell.
    pub(crate) const fn covers(cell: Cell) -> bool {
        FIRST <= cell.x && cell.x <= LAST && FIRST <= cell.y && cell.y <= LAST
    }

    pub(crate) fn has(&self, cell: Cell) -> bool {
        Self::covers(cell) && self.0[row(cell)] & bit(cell) != 0
    }

    /// The cell must be on the grid.
    pub(crate) fn insert(&mut self, cell: Cell) {
        self.0[row(cell)] |= bit(cell);
    }

    /// The cell must be on the grid.
    pub(crate) fn remove(&mut self, cell: Cell) {
        self.0[row(cell)] &= !bit(cell);
    }

    /// Adds the eight cells around this one that are in neither of the two sets, and says how many were new.
    pub(crate) fn add_around(&mut self, cell: Cell, but: &Self, nor: &Self) -> u16 {
        let (at, bit) = (row(cell), bit(cell));
        let three = bit | bit << 1 | bit >> 1;
        let mut n_new = 0;
        for y in at.saturating_sub(1)..=(at + 1).min(SIZE - 1) {
            let new = three & !but.0[y] & !nor.0[y] & !self.0[y];
            self.0[y] |= new;
            // At most nine.
            n_new += u16::try_from(new.count_ones()).unwrap_or(0);
        }
        n_new
    }

    /// In reading order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Cell> + Clone + '_ {
        (FIRST..).zip(self.0.iter()).filter(|(_, bits)| **bits != 0).flat_map(|(y, &bits)| {
            let mut bits = bits;
            core::iter::from_fn(move || {
                let lowest = i16::try_from(bits.trailing_zeros()).ok().filter(|&x| x < 64)?;
                bits &= bits - 1;
                Some(Cell::new(FIRST + lowest, y))
            })
        })
    }

    /// The cell with this many before it in reading order.
    pub(crate) fn nth(&self, mut n: u32) -> Option<Cell> {
        for (y, &bits) in (FIRST..).zip(self.0.iter()) {
            let count = if bits == 0 { 0 } else { bits.count_ones() };
            if n < count {
                let mut bits = bits;
                for _ in 0..n {
                    bits &= bits - 1;
                }
                let x = i16::try_from(bits.trailing_zeros()).ok()?;
                return Some(Cell::new(FIRST + x, y));
            }
            n -= count;
        }
        None
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        let mut set = Self::EMPTY;
        cells.into_iter().for_each(|cell| set.insert(cell));
        set
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[allow(clippy::cast_sign_loss, reason = "the caller keeps to the grid")]
const fn row(cell: Cell) -> usize {
    (cell.y - FIRST) as usize
}

const fn bit(cell: Cell) -> u64 {
    1 << (cell.x - FIRST)
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    #[test]
    fn cells_come_in_reading_order() {
        let cells =
            [Cell::new(FIRST, FIRST), Cell::new(3, -1), Cell::new(-4, 0), Cell::new(LAST, LAST)];
        let set: CellSet = cells.into_iter().rev().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), cells);
        assert_eq!((0..5).map_while(|n| set.nth(n)).collect::<Vec<_>>(), cells);
        assert!(!set.has(Cell::new(LAST + 1, 0)));
    }

    #[test]
    fn a_cell_has_eight_neighbours_and_three_at_the_rim() {
        let mut set = CellSet::EMPTY;
        let middle = CellSet::from_iter([Cell::new(0, 0)]);
        assert_eq!(set.add_around(Cell::new(0, 0), &middle, &CellSet::EMPTY), 8);
        let corner = CellSet::from_iter([Cell::new(LAST, FIRST)]);
        assert_eq!(set.add_around(Cell::new(LAST, FIRST), &corner, &CellSet::EMPTY), 3);
    }
}
