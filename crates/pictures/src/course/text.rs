//! A course as text: one row of five columns for each cell, and the edges between cells.
//!
//! ```text
//!      0     1     2     3
//!   ┌───────────┬───────────┐
//! 0 │ ▒▒▒▒▒▒▒▒▒  ²1T━━━━━━━G1│     tee and green of hole 1, the tee of par 2
//!   │ ▒▒ Gate ▒ ·     ·     │
//! 1 │ ▒▒▒▒▒▒▒▒▒    ┏━━×  "  │     a lane that ends at scenery
//! ```

use minigolf::{Cell, Direction, Ground, PlacedTile, Shape};
use texts::message;

use super::Course;
use crate::board::{Board, Marks, Place};
use crate::columns::{columns, cut};
use crate::sketch::{Ink, Sketch};
use crate::words::Words;

/// Columns of a cell without its edges; odd, so that it has a middle.
const INSIDE: usize = 5;
/// The same on a course that would be too wide.
const INSIDE_NARROW: usize = 3;
/// Columns of a terminal.
const WIDTH: usize = 80;
/// Rows from one cell to the next.
const DOWN: usize = 2;
/// Room for the numbers of rows.
const LEFT: usize = 4;
/// Room for the numbers of columns.
const TOP: usize = 1;

/// Lines by the directions they run to: north, east, south, west.
const LINES: [&str; 16] =
    ["·", "│", "─", "└", "│", "│", "┌", "├", "─", "┘", "─", "┴", "┐", "┤", "┬", "┼"];

pub(super) fn sketch(course: &Course<'_>, words: Words) -> Sketch {
    draw(&Paper::new(course), words)
}

/// The course with room for everything that is marked, and where each cell is drawn.
pub(super) fn board(course: &Course<'_>, marks: &Marks, words: Words) -> Board {
    let paper = Paper::for_marks(course, marks);
    let mut board = Board { sketch: draw(&paper, words), cells: paper.places() };
    for cell in &marks.targets {
        let place = board.place(cell).cloned();
        if let Some(place) = place.filter(|_| paper.is_bare(cell)) {
            board.sketch.put(place.column + paper.middle(), place.row, "∘", Ink::Accent);
        }
    }
    marks.ghost.iter().for_each(|(cell, _)| board.light(cell));
    marks.cursor.iter().for_each(|cell| board.light(cell));
    board
}

fn draw(paper: &Paper<'_>, words: Words) -> Sketch {
    let mut sketch = Sketch::new();
    paper.labels(&mut sketch);
    for y in paper.first.y..=paper.last.y + 1 {
        for x in paper.first.x..=paper.last.x + 1 {
            let cell = Cell::new(x, y);
            paper.corner(cell, &mut sketch);
            paper.edge(cell, Direction::North, &mut sketch);
            paper.edge(cell, Direction::West, &mut sketch);
            paper.inside(cell, &mut sketch);
        }
    }
    paper.gate(&words.say(&message!("minigolf-gate")), &mut sketch);
    sketch
}

struct Paper<'a> {
    course: &'a Course<'a>,
    first: Cell,
    last: Cell,
    /// Columns of a cell without its edges.
    inside: usize,
}

impl<'a> Paper<'a> {
    fn new(course: &'a Course<'a>) -> Self {
        let (first, last) = course.bounds();
        let n_columns = usize::from(last.x.abs_diff(first.x)) + 1;
        let is_narrow = LEFT + n_columns * (INSIDE + 1) + 1 > WIDTH;
        Self { course, first, last, inside: if is_narrow { INSIDE_NARROW } else { INSIDE } }
    }

    /// With all marks within its bounds, and narrow if that keeps it within the room.
    fn for_marks(course: &'a Course<'a>, marks: &Marks) -> Self {
        let mut paper = Self::new(course);
        for cell in marks.targets.iter().chain(&marks.cursor).filter_map(|cell| cell.parse().ok()) {
            let cell: Cell = cell;
            let (first, last) = (paper.first, paper.last);
            paper.first = Cell::new(first.x.min(cell.x), first.y.min(cell.y));
            paper.last = Cell::new(last.x.max(cell.x), last.y.max(cell.y));
        }
        let n_columns = usize::from(paper.last.x.abs_diff(paper.first.x)) + 1;
        let is_narrow = LEFT + n_columns * (INSIDE + 1) + 1 > marks.room;
        paper.inside = if is_narrow { INSIDE_NARROW } else { INSIDE };
        paper
    }

    /// Whether nothing lies there.
    fn is_bare(&self, cell: &str) -> bool {
        cell.parse().is_ok_and(|cell| self.course.tile(cell).is_none())
    }

    fn places(&self) -> Vec<Place> {
        let cells = (self.first.y..=self.last.y)
            .flat_map(|y| (self.first.x..=self.last.x).map(move |x| Cell::new(x, y)));
        let place = |cell: Cell| {
            let (column, row) = self.place(cell);
            Place { name: cell.to_string(), column: column + 1, row: row + 1, width: self.inside }
        };
        cells.map(place).collect()
    }

    const fn middle(&self) -> usize {
        self.inside / 2
    }

    /// Columns from one cell to the next.
    const fn across(&self) -> usize {
        self.inside + 1
    }

    /// Where the corner above and left of a cell is drawn.
    fn place(&self, cell: Cell) -> (usize, usize) {
        let from = |start: i16, at: i16| usize::try_from(at - start).unwrap_or(0);
        (LEFT + self.across() * from(self.first.x, cell.x), TOP + DOWN * from(self.first.y, cell.y))
    }

    fn labels(&self, sketch: &mut Sketch) {
        for x in self.first.x..=self.last.x {
            let (column, _) = self.place(Cell::new(x, self.first.y));
            sketch.put(column + 1, 0, &format!("{x:^width$}", width = self.inside), Ink::Quiet);
        }
        for y in self.first.y..=self.last.y {
            let (_, row) = self.place(Cell::new(self.first.x, y));
            sketch.put(0, row + 1, &format!("{y:>2}"), Ink::Quiet);
        }
    }

    /// Land and gate, as against everything around them.
    fn is_card(&self, cell: Cell) -> bool {
        matches!(self.course.ground(cell), Ground::Land | Ground::Gate)
    }

    /// Whether the rim of the land runs along this edge.
    fn is_rim(&self, cell: Cell, edge: Direction) -> bool {
        self.is_card(cell) != self.is_card(cell.step(edge))
    }

    /// The corner above and left of a cell: where rims meet, or where four cells of the land do.
    fn corner(&self, cell: Cell, sketch: &mut Sketch) {
        let above = cell.step(Direction::North);
        let before = cell.step(Direction::West);
        let arms = [
            self.is_rim(above, Direction::West),
            self.is_rim(cell, Direction::North),
            self.is_rim(cell, Direction::West),
            self.is_rim(before, Direction::North),
        ];
        let mask = arms.iter().rev().fold(0, |mask, &arm| mask * 2 + usize::from(arm));
        let is_inside = self.course.laid.land().has(cell);
        if mask > 0 || is_inside {
            let (column, row) = self.place(cell);
            sketch.put(column, row, LINES[mask], Ink::Quiet);
        }
    }

    /// The edge above a cell, or the one left of it.
    fn edge(&self, cell: Cell, edge: Direction, sketch: &mut Sketch) {
        let (column, row) = self.place(cell);
        let is_above = edge == Direction::North;
        if self.is_rim(cell, edge) {
            if is_above {
                sketch.put(column + 1, row, &"─".repeat(self.inside), Ink::Quiet);
            } else {
                sketch.put(column, row + 1, "│", Ink::Quiet);
            }
        }
        let (column, row) =
            if is_above { (column + 1 + self.middle(), row) } else { (column, row + 1) };
        let is_lane =
            self.course.is_red(cell, edge) || self.course.is_red(cell.step(edge), edge.opposite());
        if self.course.has_fault(cell, edge) {
            sketch.put(column, row, "×", Ink::Fault);
        } else if is_lane {
            sketch.put(column, row, if is_above { "┃" } else { "━" }, Ink::Lane);
        }
    }

    fn inside(&self, cell: Cell, sketch: &mut Sketch) {
        let (column, row) = self.place(cell);
        let (column, row, middle) = (column + 1, row + 1, self.middle());
        match (self.course.tile(cell), self.course.ground(cell)) {
            (Some(placed), _) => self.tile(placed, column, row, sketch),
            (None, Ground::Land) => sketch.put(column + middle, row, ".", Ink::Quiet),
            (None, Ground::Pond) => sketch.put(column, row, &"~ ~ ~"[..self.inside], Ink::Water),
            (None, Ground::Stream) => sketch.put(column, row, &"====="[..self.inside], Ink::Water),
            (None, Ground::Void | Ground::Gate) => {}
        }
    }

    fn tile(&self, placed: &PlacedTile, column: usize, row: usize, sketch: &mut Sketch) {
        let red = |edge| placed.red().has(edge);
        let middle = self.middle();
        if red(Direction::West) {
            sketch.put(column, row, &"━".repeat(middle), Ink::Lane);
        }
        if red(Direction::East) {
            sketch.put(column + middle + 1, row, &"━".repeat(middle), Ink::Lane);
        }
        let (sign, ink) = sign(placed);
        sketch.put(column + middle, row, sign, ink);
        // What is written beside the sign stands on the side that the lane leaves free.
        let side = |steps: usize| {
            if red(Direction::West) { column + middle + steps } else { column + middle - steps }
        };
        let is_end = matches!(placed.tile.shape, Shape::Tee | Shape::Green);
        if is_end {
            let number = self.course.number(placed.cell).map(|number| number.to_string());
            sketch.put(side(1), row, number.as_deref().unwrap_or("?"), Ink::Strong);
        }
        // A narrow cell has room for one sign beside the middle.
        if let Some(par) = par(placed).filter(|_| !is_end || middle > 1) {
            let at = if is_end { side(2) } else { side(1) };
            sketch.put(at, row, par, Ink::Plain);
        }
        if self.course.is_off_the_land(placed.cell) {
            // Above the cell, beside where a lane may run.
            sketch.put(column, row - 1, "*", Ink::Fault);
        }
        if self.course.wrong_ways.contains(&placed.cell) {
            sketch.put(column + middle + 1, row, "!", Ink::Fault);
        }
    }

    /// The gate is one block of two by two.
    fn gate(&self, name: &str, sketch: &mut Sketch) {
        let Some(first) = self.course.laid.land().gate().min() else { return };
        let (column, row) = self.place(first);
        let room = 2 * self.across() - 1;
        for dy in 1..2 * DOWN {
            sketch.put(column + 1, row + dy, &"▒".repeat(room), Ink::Wood);
        }
        let name = cut(&format!(" {name} "), room);
        let left = (room - columns(&name)).div_ceil(2);
        sketch.put(column + 1 + left, row + DOWN, &name, Ink::Strong);
    }
}

/// What stands in the middle of a tile.
fn sign(placed: &PlacedTile) -> (&'static str, Ink) {
    let turn = usize::from(placed.turn % 4);
    match placed.tile.shape {
        Shape::Tee => ("T", Ink::Strong),
        Shape::Green => ("G", Ink::Strong),
        Shape::Straight if placed.tile.directional => (["▲", "▶", "▼", "◀"][turn], Ink::Lane),
        Shape::Straight => (["┃", "━", "┃", "━"][turn], Ink::Lane),
        Shape::Corner => (["┗", "┏", "┓", "┛"][turn], Ink::Lane),
        Shape::Scenery => ("\"", Ink::Grass),
    }
}

/// Par as a small digit, where it is more than the least.
fn par(placed: &PlacedTile) -> Option<&'static str> {
    match (placed.tile.shape, placed.tile.par) {
        (Shape::Tee | Shape::Green, 1) | (_, 0) => None,
        (_, 1) => Some("¹"),
        (_, 2) => Some("²"),
        (_, 3) => Some("³"),
        (_, _) => Some("+"),
    }
}
