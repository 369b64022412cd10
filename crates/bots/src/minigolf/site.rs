//! The own land with what lies on it: cells by number, and who is beside whom.

use minigolf::{Cell, Course, Direction, PlacedTile, Shape};

/// The number of a cell of the land, in reading order.
pub(super) type Field = u8;

/// A land with more cells than this is left to the greedy player.
pub(super) const MOST_FIELDS: usize = 120;

/// What lies, or should lie, on a cell: a shape and its red edges, one bit a direction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Role {
    pub(super) shape: Shape,
    pub(super) red: u8,
}

impl Role {
    pub(super) const SCENERY: Self = Self { shape: Shape::Scenery, red: 0 };

    /// A tee or a green, open to this way; and the quarter turns with which it lies so.
    pub(super) fn end(shape: Shape, way: usize) -> (Self, u8) {
        (Self { shape, red: 1 << way }, quarter_turns(way))
    }

    /// A straight or a corner from one way to another; and its quarter turns, by which an arrow points the second way.
    pub(super) fn path(back: usize, on: usize) -> (Self, u8) {
        let red = 1 << back | 1 << on;
        if back % 2 == on % 2 {
            return (Self { shape: Shape::Straight, red }, quarter_turns(on));
        }
        // A corner lies open to the way of its turns, and to the next one clockwise.
        let turn = if (back + 1) % 4 == on { back } else { on };
        (Self { shape: Shape::Corner, red }, quarter_turns(turn))
    }

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
    pub(super) beside: Vec<[Option<Field>; 4]>,
    /// MG-27: beside a straight side of the gate.
    pub(super) is_at_gate: Vec<bool>,
    pub(super) laid: Vec<Option<Laid>>,
    /// MG-11: where a tile may go.
    pub(super) is_open: Vec<bool>,
}

impl Site {
    /// `None` if the land is too large to plan on.
    pub(super) fn new(course: &Course) -> Option<Self> {
        let soil = course.land();
        let cells: Vec<Cell> = soil.cells().collect();
        if cells.len() > MOST_FIELDS {
            return None;
        }
        let field =
            |cell: Cell| cells.binary_search(&cell).ok().and_then(|at| Field::try_from(at).ok());
        let beside =
            cells.iter().map(|cell| Direction::ALL.map(|way| field(cell.step(way)))).collect();
        let is_at_gate = cells.iter().map(|&cell| soil.is_at_gate(cell)).collect();
        let mut laid = vec![None; cells.len()];
        for placed in course.tiles() {
            if let Some(field) = field(placed.cell) {
                laid[usize::from(field)] =
                    Some(Laid { role: Role::of(placed), par: placed.tile.par });
            }
        }
        let open = course.open_cells();
        let is_open = cells.iter().map(|cell| open.binary_search(cell).is_ok()).collect();
        Some(Self { cells, beside, is_at_gate, laid, is_open })
    }

    /// In which direction the second cell lies beside the first.
    pub(super) fn way(&self, from: Field, to: Field) -> Option<usize> {
        self.beside[usize::from(from)].iter().position(|&beside| beside == Some(to))
    }

    pub(super) fn n_empty(&self) -> usize {
        self.laid.iter().filter(|laid| laid.is_none()).count()
    }
}

fn quarter_turns(way: usize) -> u8 {
    u8::try_from(way % 4).unwrap_or(0)
}
