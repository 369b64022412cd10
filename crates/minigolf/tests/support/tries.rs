//! MG-16 by trying: every way to imagine tiles, plainly. Slow, so paths are short and trials are counted.

use std::collections::BTreeMap;

use minigolf::{Cell, Course, Direction, Ground, Shape};

/// Longer paths are not tried.
const LONGEST: usize = 7;

/// The number of holes nearest to nine, and whether nothing was left untried.
pub(crate) fn hole_count(course: &Course) -> (usize, bool) {
    let board = Board::new(course);
    let n_parts = board.parts.len();
    let is_full = course.land().cells().all(|cell| board.tiles.contains_key(&cell));
    if n_parts <= 9 || is_full {
        return (n_parts, true);
    }
    let mut trial = Trial {
        board: &board,
        path: BTreeMap::new(),
        joins: Vec::new(),
        attained: vec![false; n_parts],
        steps: 400_000,
        is_whole: true,
    };
    trial.go(0);
    let counts = (0..n_parts).filter(|&n| trial.attained[n]).map(|n| n_parts - n);
    let best = counts.min_by_key(|count| count.abs_diff(9)).expect("no join is always possible");
    (best, trial.is_whole && trial.steps > 0)
}

type Tiles = BTreeMap<Cell, (Shape, Vec<Direction>)>;

struct Board {
    tiles: Tiles,
    gate: Vec<Cell>,
    /// Connected red tiles.
    parts: Vec<Vec<Cell>>,
    /// Red edges that face a cell without a tile and not the gate: part, tile, direction.
    open: Vec<(usize, Cell, Direction)>,
    low: Cell,
    high: Cell,
}

impl Board {
    fn new(course: &Course) -> Self {
        let tiles: Tiles = course
            .tiles()
            .iter()
            .map(|placed| (placed.cell, (placed.tile.shape, placed.red().iter().collect())))
            .collect();
        let gate: Vec<Cell> = course.land().gate().collect();
        let mut parts: Vec<Vec<Cell>> = Vec::new();
        for (&cell, (_, red)) in &tiles {
            if red.is_empty() || parts.iter().any(|part| part.contains(&cell)) {
                continue;
            }
            let mut part = vec![cell];
            let mut i = 0;
            while i < part.len() {
                for next in connected(&tiles, part[i]) {
                    if !part.contains(&next) {
                        part.push(next);
                    }
                }
                i += 1;
            }
            parts.push(part);
        }
        let mut open = Vec::new();
        for (number, part) in parts.iter().enumerate() {
            for &cell in part {
                for &direction in &tiles[&cell].1 {
                    let next = cell.step(direction);
                    let is_gate = course.land().ground(next) == Ground::Gate;
                    if !tiles.contains_key(&next) && !is_gate {
                        open.push((number, cell, direction));
                    }
                }
            }
        }
        let all = || tiles.keys().chain(&gate);
        let bound = |of: fn(&Cell) -> i16| {
            (all().map(of).min().unwrap_or(0), all().map(of).max().unwrap_or(0))
        };
        let ((left, right), (top, bottom)) = (bound(|cell| cell.x), bound(|cell| cell.y));
        Self {
            gate: gate.clone(),
            low: Cell::new(left - 3, top - 3),
            high: Cell::new(right + 3, bottom + 3),
            parts,
            open,
            tiles,
        }
    }
}

fn connected(tiles: &Tiles, cell: Cell) -> Vec<Cell> {
    let red = |cell: &Cell, direction: Direction| {
        tiles.get(cell).is_some_and(|(_, red)| red.contains(&direction))
    };
    let next = |direction: Direction| (cell.step(direction), direction);
    Direction::ALL
        .into_iter()
        .map(next)
        .filter(|(next, direction)| red(&cell, *direction) && red(next, direction.opposite()))
        .map(|(next, _)| next)
        .collect()
}

struct Trial<'a> {
    board: &'a Board,
    /// Imagined path tiles with their red edges.
    path: BTreeMap<Cell, Vec<Direction>>,
    /// Open edges joined, by number.
    joins: Vec<(usize, usize)>,
    attained: Vec<bool>,
    steps: u32,
    is_whole: bool,
}

impl Trial<'_> {
    /// Decides for each open edge in turn: left alone, or led to a later one.
    fn go(&mut self, edge: usize) {
        if edge == self.board.open.len() {
            if self.is_sound() {
                self.attained[self.joins.len()] = true;
            }
            return;
        }
        self.go(edge + 1);
        if self.joins.iter().any(|pair| pair.0 == edge || pair.1 == edge) {
            return;
        }
        let (_, cell, direction) = self.board.open[edge];
        self.lead(edge, cell.step(direction), direction, 0);
    }

    /// Leads a path on into this cell, coming in this direction.
    fn lead(&mut self, edge: usize, cell: Cell, coming: Direction, length: usize) {
        self.steps = self.steps.saturating_sub(1);
        let (low, high) = (self.board.low, self.board.high);
        let is_inside = low.x <= cell.x && cell.x <= high.x && low.y <= cell.y && cell.y <= high.y;
        let is_free = is_inside
            && !self.board.tiles.contains_key(&cell)
            && !self.board.gate.contains(&cell)
            && !self.path.contains_key(&cell);
        if !is_free || self.steps == 0 {
            return;
        }
        if length == LONGEST {
            self.is_whole = false;
            return;
        }
        // Every placed red edge that faces the cell must be continued there.
        let faced: Vec<Direction> = Direction::ALL
            .into_iter()
            .filter(|&side| {
                let next = self.board.tiles.get(&cell.step(side));
                next.is_some_and(|(_, red)| red.contains(&side.opposite()))
            })
            .collect();
        for out in Direction::ALL {
            let back = coming.opposite();
            if out == back || faced.iter().any(|&side| side != back && side != out) {
                continue;
            }
            let next = cell.step(out);
            let met = self
                .board
                .open
                .iter()
                .position(|&(_, tile, direction)| tile == next && direction == out.opposite());
            self.path.insert(cell, vec![back, out]);
            match met {
                Some(other)
                    if other > edge
                        && self.joins.iter().all(|pair| pair.0 != other && pair.1 != other) =>
                {
                    self.joins.push((edge, other));
                    self.go(edge + 1);
                    self.joins.pop();
                }
                Some(_) => {}
                None if self.board.tiles.contains_key(&next) => {}
                None => self.lead(edge, next, out, length + 1),
            }
            self.path.remove(&cell);
        }
    }

    /// Every hole of several parts has exactly one tee and one green, or can be given them, and is no loop.
    fn is_sound(&self) -> bool {
        let n = self.board.parts.len();
        let mut group: Vec<usize> = (0..n).collect();
        for &(one, two) in &self.joins {
            let (a, b) = (group[self.board.open[one].0], group[self.board.open[two].0]);
            if a == b {
                return false;
            }
            for it in &mut group {
                if *it == b {
                    *it = a;
                }
            }
        }
        (0..n).all(|leader| {
            let parts: Vec<usize> = (0..n).filter(|&part| group[part] == leader).collect();
            if parts.len() < 2 {
                return true;
            }
            let cells = || parts.iter().flat_map(|&part| &self.board.parts[part]);
            let count =
                |shape: Shape| cells().filter(|cell| self.board.tiles[*cell].0 == shape).count();
            let (tees, greens) = (count(Shape::Tee), count(Shape::Green));
            // Edges of the hole that are left: each needs a tee or green imagined right there.
            let left: Vec<usize> = (0..self.board.open.len())
                .filter(|&edge| parts.contains(&self.board.open[edge].0))
                .filter(|&edge| self.joins.iter().all(|pair| pair.0 != edge && pair.1 != edge))
                .collect();
            let can_end = |edge: &usize| {
                let (_, cell, direction) = self.board.open[*edge];
                let cell = cell.step(direction);
                let faces = self
                    .board
                    .open
                    .iter()
                    .filter(|&&(_, tile, way)| tile.step(way) == cell)
                    .count();
                faces == 1 && !self.path.contains_key(&cell)
            };
            tees <= 1 && greens <= 1 && tees + greens + left.len() == 2 && left.iter().all(can_end)
        })
    }
}
