//! One player's tiles during a match: where they lie, and where the next one may go.

use alloc::sync::Arc;
use alloc::vec::Vec;
use core::hash::{Hash, Hasher};
use core::sync::atomic::{AtomicU16, Ordering};

use arrayvec::ArrayVec;

use crate::cells::{Cell, Direction};
use crate::content::Content;
use crate::course::{Course, PlacedTile};
use crate::grid::CellSet;
use crate::joins::HoleCount;
use crate::land::Land;
use crate::tiles::{Kind, N_TILES, Tile};

/// A tile of a match where it lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Laid {
    pub(crate) x: i8,
    pub(crate) y: i8,
    pub(crate) kind: Kind,
    pub(crate) turn: u8,
}

impl Laid {
    pub(crate) const fn cell(self) -> Cell {
        Cell::new(self.x as i16, self.y as i16)
    }
}

/// A count that follows from the rest of a state and is dear to find: once found it is kept.
/// It is no part of the state: equality and hash do not see it.
#[derive(Debug, Default)]
pub(crate) struct Remembered(AtomicU16);

impl Remembered {
    pub(crate) fn get(&self) -> Option<HoleCount> {
        let code = self.0.load(Ordering::Relaxed).checked_sub(1)?;
        Some(HoleCount { n_holes: (code / 2).into(), is_proven: code % 2 == 1 })
    }

    pub(crate) fn set(&self, count: HoleCount) {
        let n_holes = u16::try_from(count.n_holes).expect("few holes");
        self.0.store(2 * n_holes + u16::from(count.is_proven) + 1, Ordering::Relaxed);
    }
}

impl Clone for Remembered {
    fn clone(&self) -> Self {
        Self(AtomicU16::new(self.0.load(Ordering::Relaxed)))
    }
}

impl PartialEq for Remembered {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Remembered {}

impl Hash for Remembered {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

/// MG-11: which cells have a tile, and where one may go.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Openings {
    taken: CellSet,
    open: CellSet,
    n_open: u16,
}

impl Openings {
    const NONE: Self = Self { taken: CellSet::EMPTY, open: CellSet::EMPTY, n_open: 0 };

    /// The first tile goes to the gate.
    pub(crate) fn new(land: &Land) -> Self {
        Self { open: land.doorsteps().iter().copied().collect(), n_open: 5, ..Self::NONE }
    }

    /// With a tile on a cell, others may go around it.
    pub(crate) fn place(&mut self, land: &Land, cell: Cell) {
        self.taken.insert(cell);
        self.n_open -= u16::from(self.open.has(cell));
        self.open.remove(cell);
        self.n_open += self.open.add_around(cell, &self.taken, land.gate_set());
    }

    /// In reading order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Cell> {
        self.open.iter()
    }
}

/// A land with the tiles placed on it so far.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Site {
    tiles: ArrayVec<Laid, N_TILES>,
    openings: Openings,
    /// MG-8: cells of the land without a tile.
    n_missing: u16,
    /// MG-16: how many holes the course can be said to have.
    pub(crate) n_holes: Remembered,
}

impl Site {
    /// Nothing, and nowhere to go: before a land is chosen.
    pub(crate) const fn none() -> Self {
        Self {
            tiles: ArrayVec::new_const(),
            openings: Openings::NONE,
            n_missing: 0,
            n_holes: Remembered(AtomicU16::new(0)),
        }
    }

    pub(crate) fn new(land: &Land) -> Self {
        Self { openings: Openings::new(land), n_missing: land.n_cells(), ..Self::none() }
    }

    /// Places a tile on an open cell.
    pub(crate) fn place(&mut self, land: &Land, cell: Cell, kind: Kind, turn: u8) {
        let small = |number: i16| i8::try_from(number).expect("MG-11: the cell is on the grid");
        self.tiles.push(Laid { x: small(cell.x), y: small(cell.y), kind, turn });
        self.openings.place(land, cell);
        self.n_missing -= u16::from(land.soil_set().has(cell));
        self.n_holes = Remembered::default();
    }

    pub(crate) fn tiles(&self) -> &[Laid] {
        &self.tiles
    }

    pub(crate) const fn is_full(&self) -> bool {
        self.n_missing == 0
    }

    pub(crate) const fn n_open(&self) -> u16 {
        self.openings.n_open
    }

    pub(crate) const fn open(&self) -> &CellSet {
        &self.openings.open
    }

    pub(crate) fn is_taken(&self, cell: Cell) -> bool {
        self.openings.taken.has(cell)
    }

    pub(crate) fn course(&self, land: &Arc<Land>, content: &Content) -> Course {
        let placed = |laid: &Laid| PlacedTile {
            cell: laid.cell(),
            tile: content.kind(laid.kind).tile,
            turn: laid.turn,
        };
        let tiles: Vec<PlacedTile> = self.tiles.iter().map(placed).collect();
        Course::trusted(Arc::clone(land), tiles)
    }

    /// MG-12: whether the tile would lie red against green, or green against red, of another tile.
    pub(crate) fn is_mismatch(&self, content: &Content, tile: &Tile, cell: Cell, turn: u8) -> bool {
        let red = tile.red(turn);
        Direction::ALL.into_iter().any(|direction| {
            let next = cell.step(direction);
            if !self.is_taken(next) {
                return false;
            }
            let other = self.tiles.iter().find(|laid| laid.cell() == next);
            other.is_some_and(|other| {
                !red.fits(direction, content.kind(other.kind).tile.red(other.turn))
            })
        })
    }

    /// MG-12: whether the tile has a place on the land without a mismatch.
    pub(crate) fn has_clean_place(&self, land: &Land, content: &Content, tile: &Tile) -> bool {
        let mut cells = self.openings.iter().filter(|&cell| land.has(cell));
        cells.any(|cell| {
            (0..tile.n_turns()).any(|turn| !self.is_mismatch(content, tile, cell, turn))
        })
    }
}
