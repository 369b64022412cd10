//! The own land with what lies on it: cells by number, and who is beside whom.

use minigolf::{Cell, Course, Direction, Ground, PlacedTile, Shape};

/// The number of a cell of the land, in reading order.
pub(super) type Spot = u8;

/// A land with more cells than this is left to the greedy player.
pub(super) const MOST_SPOTS: usize = 120;

/// What lies, or should lie, on a cell: a shape and its red edges, one bit a direction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Role {
    pub(super) shape: Shape,
    pub(super) red: u8,
}

impl Role {
    pub(super) const SCENERY: Self = Self { shape: Shape::Scenery, red: 0 };

    fn of(placed: &PlacedTile) -> Self {
        let red = placed.red().iter().fold(0, |red, direction| red | 1 << direction.index());
        Self { shape: placed.tile.shape, red }
    }
}

/// A tile that lies on the land.
#[derive(Clone, Copy, Debug)]
pub(super) struct Laid {
    pub(super) role: Role,
    pub(super) par: u8,
}

/// A land and the tiles on it.
#[derive(Clone, Debug)]
pub(super) struct Site {
    pub(super) cells: Vec<Cell>,
    /// The cells in the four directions, if they are land.
    pub(super) beside: Vec<[Option<Spot>; 4]>,
    /// MG-27: beside a straight side of the gate.
    pub(super) is_at_gate: Vec<bool>,
    pub(super) laid: Vec<Option<Laid>>,
    /// MG-11: where a tile may go.
    pub(super) is_open: Vec<bool>,
}

impl Site {
    /// `None` if the land is too large to plan on.
    pub(super) fn new(course: &Course) -> Option<Self> {
        let land = course.land();
        let cells: Vec<Cell> = land.cells().collect();
        if cells.len() > MOST_SPOTS {
            return None;
        }
        let spot = |cell: Cell| cells.binary_search(&cell).ok().and_then(|at| Spot::try_from(at).ok());
        let beside = cells.iter().map(|cell| Direction::ALL.map(|way| spot(cell.step(way)))).collect();
        let is_at_gate = cells.iter().map(|&cell| land.is_at_gate(cell)).collect();
        let mut laid = vec![None; cells.len()];
        let mut is_open: Vec<bool> = cells.iter().map(|cell| land.doorsteps().contains(cell)).collect();
        for placed in course.tiles() {
            for spot in placed.cell.around().filter_map(spot) {
                is_open[usize::from(spot)] = true;
            }
            if let Some(spot) = spot(placed.cell) {
                laid[usize::from(spot)] = Some(Laid { role: Role::of(placed), par: placed.tile.par });
            }
        }
        is_open.iter_mut().zip(&laid).for_each(|(is_open, laid)| *is_open &= laid.is_none());
        debug_assert!(cells.iter().all(|&cell| land.ground(cell) == Ground::Land));
        Some(Self { cells, beside, is_at_gate, laid, is_open })
    }

    /// In which direction the second cell lies beside the first.
    pub(super) fn way(&self, from: Spot, to: Spot) -> Option<usize> {
        self.beside[usize::from(from)].iter().position(|&beside| beside == Some(to))
    }

    pub(super) fn n_empty(&self) -> usize {
        self.laid.iter().filter(|laid| laid.is_none()).count()
    }
}
