//! The text maps: cells, grounds, and the gate.

use std::collections::BTreeMap;
use std::fmt;

use anyhow::{Context, Result, bail, ensure};

/// A place on the grid: x to the right, y down, from the top-left character of the map.
///
/// `y` comes first, so that cells sort as one reads them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Cell {
    pub(super) y: i32,
    pub(super) x: i32,
}

impl Cell {
    pub(super) fn new(x: i32, y: i32) -> Self {
        Self { y, x }
    }

    pub(super) fn step(self, side: Side) -> Self {
        match side {
            Side::North => Self::new(self.x, self.y - 1),
            Side::East => Self::new(self.x + 1, self.y),
            Side::South => Self::new(self.x, self.y + 1),
            Side::West => Self::new(self.x - 1, self.y),
        }
    }

    /// The side towards a neighbour; none if the cells share no edge.
    pub(super) fn side_to(self, other: Self) -> Option<Side> {
        Side::ALL.into_iter().find(|side| self.step(*side) == other)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Side {
    North,
    East,
    South,
    West,
}

impl Side {
    /// Clockwise from the north.
    pub(super) const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// Quarter turns clockwise from the north.
    pub(super) fn turns(self) -> usize {
        match self {
            Self::North => 0,
            Self::East => 1,
            Self::South => 2,
            Self::West => 3,
        }
    }

    pub(super) fn opposite(self) -> Self {
        self.turned(2)
    }

    pub(super) fn turned(self, quarters: usize) -> Self {
        Self::ALL[(self.turns() + quarters) % 4]
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Ground {
    Void,
    Land,
    Pond,
    Stream,
    Gate,
}

impl Ground {
    fn from_char(character: char) -> Option<Self> {
        Some(match character {
            '.' => Self::Void,
            '#' => Self::Land,
            '~' => Self::Pond,
            '=' => Self::Stream,
            'G' => Self::Gate,
            _ => return None,
        })
    }
}

/// A card: one plot to build a course on.
pub(super) struct Land {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) points: i32,
    /// Golf balls of difficulty.
    pub(super) balls: usize,
    pub(super) width: i32,
    pub(super) height: i32,
    /// Everything but void.
    ground: BTreeMap<Cell, Ground>,
}

impl Land {
    pub(super) fn at(&self, cell: Cell) -> Ground {
        self.ground.get(&cell).copied().unwrap_or(Ground::Void)
    }

    pub(super) fn is_land(&self, cell: Cell) -> bool {
        self.at(cell) == Ground::Land
    }

    /// The cells of one kind, in reading order.
    pub(super) fn cells(&self, ground: Ground) -> impl Iterator<Item = Cell> {
        self.ground.iter().filter(move |(_, at)| **at == ground).map(|(cell, _)| *cell)
    }

    /// Everything drawn on the map.
    pub(super) fn grounds(&self) -> impl Iterator<Item = (Cell, Ground)> {
        self.ground.iter().map(|(cell, ground)| (*cell, *ground))
    }

    pub(super) fn has(&self, ground: Ground) -> bool {
        self.cells(ground).next().is_some()
    }

    /// The area as the cards give it, in cells: land and gate, not water.
    pub(super) fn n_cells(&self) -> usize {
        self.cells(Ground::Land).count() + self.cells(Ground::Gate).count()
    }

    /// The gate, if there is exactly one and it faces land as MG-10 has it.
    pub(super) fn gate(&self) -> Option<Gate> {
        let cells: Vec<Cell> = self.cells(Ground::Gate).collect();
        let at = *cells.first()?;
        let is_block = cells.len() == 4 && block(at).iter().all(|cell| cells.contains(cell));
        let faces = |side| beside(at, side).into_iter().any(|cell| self.is_land(cell));
        let facing: Vec<Side> = Side::ALL.into_iter().filter(|side| faces(*side)).collect();
        match facing[..] {
            [first, second] if is_block && second != first.opposite() => {
                Some(Gate { at, facing: [first, second] })
            }
            _ => None,
        }
    }
}

/// The entrance: a quarter disk over 2×2 cells, its two straight sides towards the course.
pub(super) struct Gate {
    /// The top-left cell of the block.
    pub(super) at: Cell,
    pub(super) facing: [Side; 2],
}

impl Gate {
    /// The four cells that share an edge with a straight side, where a circuit starts and ends (MG-27).
    pub(super) fn doors(&self) -> Vec<Cell> {
        self.facing.into_iter().flat_map(|side| beside(self.at, side)).collect()
    }

    /// The cell that touches the inner tip.
    pub(super) fn tip(&self) -> Cell {
        let east = i32::from(self.facing.contains(&Side::East));
        let south = i32::from(self.facing.contains(&Side::South));
        Cell::new(self.at.x - 1 + 3 * east, self.at.y - 1 + 3 * south)
    }

    /// All twelve cells around the block.
    pub(super) fn around(&self) -> Vec<Cell> {
        let block = block(self.at);
        (-1..3)
            .flat_map(|dy| (-1..3).map(move |dx| (dx, dy)))
            .map(|(dx, dy)| Cell::new(self.at.x + dx, self.at.y + dy))
            .filter(|cell| !block.contains(cell))
            .collect()
    }
}

fn block(at: Cell) -> [Cell; 4] {
    let below = at.step(Side::South);
    [at, at.step(Side::East), below, below.step(Side::East)]
}

/// The two cells at one side of a 2×2 block.
fn beside(at: Cell, side: Side) -> [Cell; 2] {
    let Cell { x, y } = at;
    match side {
        Side::North => [Cell::new(x, y - 1), Cell::new(x + 1, y - 1)],
        Side::East => [Cell::new(x + 2, y), Cell::new(x + 2, y + 1)],
        Side::South => [Cell::new(x, y + 2), Cell::new(x + 1, y + 2)],
        Side::West => [Cell::new(x - 1, y), Cell::new(x - 1, y + 1)],
    }
}

/// Reads the whole file: lands apart by blank lines, comments behind `# `.
pub(super) fn parse(text: &str) -> Result<Vec<Land>> {
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with("# ")).collect();
    lines
        .split(|line| line.is_empty())
        .filter(|block| !block.is_empty())
        .map(|block| parse_land(block).with_context(|| format!("in the block `{}`", block[0])))
        .collect()
}

fn parse_land(block: &[&str]) -> Result<Land> {
    let [head, points, balls, rows @ ..] = block else { bail!("a land has a head and a map") };
    let (id, name) = field(head, "land")?.split_once(' ').context("a land has an id and a name")?;
    let width = rows.first().context("the map is missing")?.len();
    ensure!(rows.iter().all(|row| row.len() == width), "rows of different length");
    Ok(Land {
        id: id.to_owned(),
        name: name.to_owned(),
        points: field(points, "points")?.parse().context("points")?,
        balls: field(balls, "balls")?.parse().context("balls")?,
        width: i32::try_from(width)?,
        height: i32::try_from(rows.len())?,
        ground: parse_rows(rows)?,
    })
}

fn field<'a>(line: &'a str, name: &str) -> Result<&'a str> {
    line.strip_prefix(name)
        .and_then(|rest| rest.strip_prefix(' '))
        .with_context(|| format!("`{line}` should be `{name} …`"))
}

fn parse_rows(rows: &[&str]) -> Result<BTreeMap<Cell, Ground>> {
    let mut cells = BTreeMap::new();
    for (y, row) in (0..).zip(rows) {
        for (x, character) in (0..).zip(row.chars()) {
            let ground = Ground::from_char(character)
                .with_context(|| format!("`{character}` is no ground"))?;
            if ground != Ground::Void {
                cells.insert(Cell::new(x, y), ground);
            }
        }
    }
    Ok(cells)
}
