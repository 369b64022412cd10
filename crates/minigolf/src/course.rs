//! A course: tiles on the grid around a land. Nothing here knows of turns or points.

use alloc::sync::Arc;
use alloc::vec::Vec;

use crate::cells::{Cell, Direction};
use crate::grid::CellSet;
use crate::land::{Ground, Land};
use crate::site::Openings;
use crate::tiles::{Edges, Tile, TileProblem};

/// A tile where it lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlacedTile {
    /// Where.
    pub cell: Cell,
    /// What it shows.
    pub tile: Tile,
    /// How many quarter turns clockwise.
    pub turn: u8,
}

impl PlacedTile {
    /// Its red edges as it lies.
    pub const fn red(&self) -> Edges {
        self.tile.red(self.turn)
    }
}

/// A land and the tiles placed around it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Course {
    land: Arc<Land>,
    tiles: Vec<PlacedTile>,
}

/// Why tiles are no course.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{reason}")]
pub struct CourseProblem {
    /// Which tile of the list.
    pub tile: usize,
    /// What is wrong with it.
    pub reason: Misplaced,
}

tabletop::refusals! {
    /// What is wrong with a tile of a course.
    pub enum Misplaced {
        "MG-10" {
            /// No tile covers the gate.
            OnTheGate(cell: Cell) => "the tile on {cell} covers the entrance gate",
        }
        "MG-11" {
            /// A space has one tile.
            TwoTiles(cell: Cell) => "two tiles are on {cell}",
            /// Every tile touches another one, back to the gate.
            Loose(cell: Cell) => "the tile on {cell} isn't connected to the entrance gate",
            /// A tile has four ways to lie.
            Turn(cell: Cell, turn: u8) => "the tile on {cell} is turned by {turn}, not by 0 to 3",
            /// It shows what no tile shows.
            NoTile(cell: Cell, problem: TileProblem) => "the tile on {cell}: {problem}",
        }
    }
}

impl Course {
    /// The course of these tiles, or everything that is wrong with them.
    pub fn new(land: Arc<Land>, tiles: Vec<PlacedTile>) -> Result<Self, Vec<CourseProblem>> {
        let problems = problems(&land, &tiles);
        if problems.is_empty() { Ok(Self { land, tiles }) } else { Err(problems) }
    }

    /// The tiles that lie on a cell that has one already: what is wrong on any land.
    pub fn doubles(tiles: &[PlacedTile]) -> impl Iterator<Item = CourseProblem> + '_ {
        (0..tiles.len())
            .filter_map(|tile| Some(CourseProblem { tile, reason: double(tiles, tile)? }))
    }

    /// Tiles that are known to be a course.
    pub(crate) const fn trusted(land: Arc<Land>, tiles: Vec<PlacedTile>) -> Self {
        Self { land, tiles }
    }

    /// The same land with other tiles, which are known to be a course.
    pub(crate) fn with_tiles(&self, tiles: Vec<PlacedTile>) -> Self {
        Self { land: Arc::clone(&self.land), tiles }
    }

    /// The land.
    pub fn land(&self) -> &Land {
        &self.land
    }

    /// The tiles, in the order in which they were placed.
    pub fn tiles(&self) -> &[PlacedTile] {
        &self.tiles
    }

    /// MG-11: where one more tile may go, in reading order.
    pub fn open_cells(&self) -> Vec<Cell> {
        let mut openings = Openings::new(&self.land);
        // A course that was not built in a match may lie beyond the grid of matches.
        let on_grid = self.tiles.iter().filter(|placed| CellSet::covers(placed.cell));
        on_grid.for_each(|placed| openings.place(&self.land, placed.cell));
        openings.iter().collect()
    }

    /// MG-26: the tiles outside the land or on water.
    pub fn off_the_land(&self) -> impl Iterator<Item = &PlacedTile> {
        self.tiles.iter().filter(|placed| !self.land.has(placed.cell))
    }

    /// MG-26: the cells of the land without a tile.
    pub fn missing(&self) -> Vec<Cell> {
        Plan::new(self).missing().collect()
    }
}

/// What is wrong if an earlier tile lies where this one does.
fn double(tiles: &[PlacedTile], tile: usize) -> Option<Misplaced> {
    let cell = tiles[tile].cell;
    let is_taken = tiles[..tile].iter().any(|earlier| earlier.cell == cell);
    is_taken.then_some(Misplaced::TwoTiles(cell))
}

fn problems(land: &Land, tiles: &[PlacedTile]) -> Vec<CourseProblem> {
    let mut problems = Vec::new();
    let mut note = |tile, reason: Misplaced| problems.push(CourseProblem { tile, reason });
    for (i, placed) in tiles.iter().enumerate() {
        let cell = placed.cell;
        if let Some(reason) = double(tiles, i) {
            note(i, reason);
        }
        if land.ground(cell) == Ground::Gate {
            note(i, Misplaced::OnTheGate(cell));
        }
        if let Some(problem) = placed.tile.problem() {
            note(i, Misplaced::NoTile(cell, problem));
        }
        if placed.turn > 3 {
            note(i, Misplaced::Turn(cell, placed.turn));
        }
    }
    // MG-11: every tile touches another one, back to one that touches the gate.
    let mut is_hanging = alloc::vec![false; tiles.len()];
    let mut reached: Vec<Cell> = land.doorsteps().to_vec();
    while let Some(cell) = reached.pop() {
        // What lies on the gate holds nothing.
        if land.ground(cell) == Ground::Gate {
            continue;
        }
        for (i, placed) in tiles.iter().enumerate().filter(|(_, placed)| placed.cell == cell) {
            if !core::mem::replace(&mut is_hanging[i], true) {
                reached.extend(placed.cell.around());
            }
        }
    }
    // A tile on the gate is wrong enough; where it hangs is no second fault.
    let is_loose = |i: usize| !is_hanging[i] && land.ground(tiles[i].cell) != Ground::Gate;
    for i in (0..tiles.len()).filter(|&i| is_loose(i)) {
        note(i, Misplaced::Loose(tiles[i].cell));
    }
    problems
}

/// What lies beyond an edge of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Beyond {
    /// The tile of this index.
    Tile(usize),
    /// The gate.
    Gate,
    /// No tile, on this ground.
    Empty(Ground),
}

/// A course with an index by cell.
pub(crate) struct Plan<'a> {
    course: &'a Course,
    /// The top-left cell of the index; every tile lies inside it with a cell to spare.
    first: Cell,
    width: usize,
    /// 0 for no tile, else the tile's number + 1.
    at: Vec<u16>,
}

impl<'a> Plan<'a> {
    pub(crate) fn new(course: &'a Course) -> Self {
        let cells = || course.tiles.iter().map(|placed| placed.cell);
        let least = |of: fn(Cell) -> i16| cells().map(of).min().unwrap_or(0).saturating_sub(1);
        let most = |of: fn(Cell) -> i16| cells().map(of).max().unwrap_or(0).saturating_add(1);
        let first = Cell::new(least(|cell| cell.x), least(|cell| cell.y));
        let span = |from: i16, to: i16| usize::from(to.abs_diff(from)) + 1;
        let width = span(first.x, most(|cell| cell.x));
        let height = span(first.y, most(|cell| cell.y));
        let mut plan = Self { course, first, width, at: alloc::vec![0; width * height] };
        for (number, placed) in (1..).zip(&course.tiles) {
            let i = plan.index(placed.cell).expect("the index covers every tile");
            plan.at[i] = number;
        }
        plan
    }

    fn index(&self, cell: Cell) -> Option<usize> {
        let x = usize::try_from(i32::from(cell.x) - i32::from(self.first.x)).ok()?;
        let y = usize::try_from(i32::from(cell.y) - i32::from(self.first.y)).ok()?;
        (x < self.width).then_some(y * self.width + x)
    }

    pub(crate) const fn course(&self) -> &'a Course {
        self.course
    }

    pub(crate) fn land(&self) -> &'a Land {
        self.course.land()
    }

    pub(crate) fn tile(&self, i: usize) -> &'a PlacedTile {
        &self.course.tiles[i]
    }

    pub(crate) fn tile_at(&self, cell: Cell) -> Option<usize> {
        let number = *self.at.get(self.index(cell)?)?;
        usize::from(number).checked_sub(1)
    }

    pub(crate) fn beyond(&self, cell: Cell, direction: Direction) -> Beyond {
        let next = cell.step(direction);
        match self.tile_at(next) {
            Some(i) => Beyond::Tile(i),
            None => match self.land().ground(next) {
                Ground::Gate => Beyond::Gate,
                ground @ (Ground::Void | Ground::Land | Ground::Pond | Ground::Stream) => {
                    Beyond::Empty(ground)
                }
            },
        }
    }

    /// MG-8, MG-16: whether every cell of the land has a tile.
    pub(crate) fn is_full(&self) -> bool {
        self.missing().next().is_none()
    }

    /// MG-26: the cells of the land without a tile.
    pub(crate) fn missing(&self) -> impl Iterator<Item = Cell> + '_ {
        self.land().cells().filter(|&cell| self.tile_at(cell).is_none())
    }
}
