//! The ground around a course: free cells that hang together are a region, with doors in the wall around it.

use alloc::vec::Vec;

use crate::cells::{Cell, Direction};
use crate::course::Plan;

use super::Effort;
use super::strands::Door;

/// What one cell is to a path.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Spot {
    /// A tile, the gate, or a cell that red edges face which cannot be led on.
    Wall,
    /// The door of this number.
    Door(usize),
    /// A free cell of this region.
    Free(usize),
}

/// All cells that paths may need, row by row, with a wall around them.
pub(super) struct Field {
    first: Cell,
    width: usize,
    /// How far it reaches beyond the course.
    margin: usize,
    spots: Vec<Spot>,
    n_regions: usize,
}

impl Field {
    pub(super) fn new(plan: &Plan<'_>, faced: &[Cell], doors: &[Door]) -> Self {
        // Outside, paths may have to run around each other: one lane for each pair, one more, and the wall.
        let reach = doors.len() / 2 + 3;
        let margin = i16::try_from(reach).expect("a course has few ends");
        let tiles = || plan.course().tiles().iter().map(|placed| placed.cell);
        let cells = || tiles().chain(plan.land().gate());
        let least = |of: fn(Cell) -> i16| cells().map(of).min().unwrap_or(0) - margin;
        let most = |of: fn(Cell) -> i16| cells().map(of).max().unwrap_or(0) + margin;
        let first = Cell::new(least(|cell| cell.x), least(|cell| cell.y));
        let span = |from: i16, to: i16| usize::from(to.abs_diff(from)) + 1;
        let width = span(first.x, most(|cell| cell.x));
        let height = span(first.y, most(|cell| cell.y));
        let unknown = Spot::Free(usize::MAX);
        let mut spots = alloc::vec![Spot::Wall; width * height];
        for row in 1..height - 1 {
            spots[row * width + 1..(row + 1) * width - 1].fill(unknown);
        }
        let mut field = Self { first, width, margin: reach, spots, n_regions: 0 };
        for cell in cells().chain(faced.iter().copied()) {
            let at = field.at(cell);
            field.spots[at] = Spot::Wall;
        }
        for (number, door) in doors.iter().enumerate() {
            let at = field.at(door.cell);
            field.spots[at] = Spot::Door(number);
        }
        for at in 0..field.spots.len() {
            if field.spots[at] == unknown {
                field.flood(at, unknown);
            }
        }
        field
    }

    /// Makes a region of all cells like this one that hang together with it.
    fn flood(&mut self, start: usize, unknown: Spot) {
        let region = Spot::Free(self.n_regions);
        self.n_regions += 1;
        self.spots[start] = region;
        let mut heap = alloc::vec![start];
        while let Some(at) = heap.pop() {
            for near in self.beside(at) {
                if self.spots[near] == unknown {
                    self.spots[near] = region;
                    heap.push(near);
                }
            }
        }
    }

    /// Where a cell of the field is.
    pub(super) fn at(&self, cell: Cell) -> usize {
        let from = |first: i16, it: i16| usize::from(it.abs_diff(first));
        from(self.first.y, cell.y) * self.width + from(self.first.x, cell.x)
    }

    pub(super) fn n_cells(&self) -> usize {
        self.spots.len()
    }

    /// The next cell in this direction; cells of the outermost rows have none.
    fn step(&self, at: usize, heading: Direction) -> usize {
        match heading {
            Direction::North => at - self.width,
            Direction::East => at + 1,
            Direction::South => at + self.width,
            Direction::West => at - 1,
        }
    }

    pub(super) fn beside(&self, at: usize) -> [usize; 4] {
        Direction::ALL.map(|heading| self.step(at, heading))
    }

    pub(super) fn is_free(&self, at: usize) -> bool {
        matches!(self.spots[at], Spot::Free(_))
    }

    /// The door in this cell.
    pub(super) fn door(&self, at: usize) -> Option<usize> {
        match self.spots[at] {
            Spot::Door(door) => Some(door),
            Spot::Wall | Spot::Free(_) => None,
        }
    }

    /// All stretches of wall with two doors or more: around each region, and where two doors are beside each other.
    pub(super) fn regions(&self, doors: &[Door]) -> Vec<Region> {
        let mut regions = Vec::new();
        let mut is_found = alloc::vec![false; self.n_regions];
        for (number, door) in doors.iter().enumerate() {
            for near in self.beside(self.at(door.cell)) {
                match self.spots[near] {
                    Spot::Free(region) if !is_found[region] => {
                        is_found[region] = true;
                        regions.push(self.around(region, number, doors));
                    }
                    Spot::Door(other) if other > number => {
                        regions.push(Region { doors: alloc::vec![number, other], ground: None });
                    }
                    Spot::Wall | Spot::Free(_) | Spot::Door(_) => {}
                }
            }
        }
        regions.retain(|region| region.doors.len() > 1);
        regions
    }

    /// Walks around a region from one of its doors on, the wall to the right.
    fn around(&self, region: usize, start: usize, doors: &[Door]) -> Region {
        let mut found = alloc::vec![start];
        let mut gaps: Vec<Vec<usize>> = alloc::vec![Vec::new()];
        let door_at = self.at(doors[start].cell);
        let mut see = |from: usize, at: usize| {
            // Two doors that are beside each other are none of the region's business.
            if from == door_at {
                return false;
            }
            let last = found.len() - 1;
            if gaps[last].last() != Some(&from) {
                gaps[last].push(from);
            }
            if let Spot::Door(door) = self.spots[at] {
                match found.iter().position(|&other| other == door) {
                    None => {
                        found.push(door);
                        gaps.push(alloc::vec![from]);
                    }
                    // The same door from its next side: what lay between belongs to no gap.
                    Some(place) if place == last && place > 0 => gaps[last] = alloc::vec![from],
                    Some(_) => {}
                }
            }
            false
        };
        let mut walker = self.walker();
        sides(&doors[start]).into_iter().find(|&heading| {
            walker.walk(door_at, heading, Spot::Free(region), &mut see) != Walk::Refused
        });
        Region { doors: found, ground: Some(Ground { region, gaps }) }
    }

    pub(super) fn walker(&self) -> Walker<'_> {
        let n = self.spots.len();
        Walker {
            field: self,
            n_steps: 0,
            is_taken: alloc::vec![false; n],
            place: alloc::vec![0; n],
            path: Vec::new(),
        }
    }
}

/// Doors that can be joined to each other, in the order of the wall.
pub(super) struct Region {
    pub(super) doors: Vec<usize>,
    /// None for two doors that are beside each other.
    ground: Option<Ground>,
}

/// The free cells between doors.
struct Ground {
    region: usize,
    /// The cells along the wall between each door and the next.
    gaps: Vec<Vec<usize>>,
}

impl Region {
    /// How narrow it is. Where that takes half of the effort, long lines are taken for a little narrower than they are.
    pub(super) fn cuts(&self, field: &Field, doors: &[Door], effort: &Effort) -> Cuts {
        let n = self.doors.len();
        let widths = alloc::vec![u8::MAX; 4 * n * n];
        let mut cuts = Cuts { n, widths, is_measured: true };
        let Some(ground) = &self.ground else { return cuts };
        let mut survey = Survey::new(field, ground.region);
        let mut marks: Vec<Vec<usize>> = Vec::new();
        for (place, &door) in self.doors.iter().enumerate() {
            // The gap before a door is the one behind the door before it.
            marks.push(ground.gaps[(place + n - 1) % n].clone());
            marks.push(survey.mark(field.at(doors[door].cell)));
        }
        // A line of more cells is not too narrow for anything.
        let longest = u8::try_from(n / 2).unwrap_or(u8::MAX - 1);
        let most_cells = effort.left() * Effort::CELLS / 2 / (2 * n);
        for from in 0..2 * n {
            let beyond = survey.measure(&marks[from], longest, most_cells);
            effort.spend(survey.seen.len() / Effort::CELLS);
            for (to, cells) in marks.iter().enumerate().skip(from + 1) {
                let nearest = survey.nearest(cells);
                for at in [from * 2 * n + to, to * 2 * n + from] {
                    cuts.widths[at] = nearest.unwrap_or(beyond);
                }
                // What was not seen may be wider: that matters where it would be narrow.
                cuts.is_measured &= nearest.is_some() || !cuts.is_narrow(0, from, to);
            }
        }
        cuts
    }
}

/// How many cells the shortest lines to the cells of a region have. Cells of a line touch, if only by corners.
struct Survey<'a> {
    field: &'a Field,
    /// For each cell of the field; [`UNSEEN`], or [`OUTSIDE`] of the region.
    n_cells: Vec<u8>,
    seen: Vec<usize>,
}

const UNSEEN: u8 = u8::MAX;
const OUTSIDE: u8 = 0;

impl<'a> Survey<'a> {
    fn new(field: &'a Field, region: usize) -> Self {
        // No line is shorter for a way around through the open: beyond the cells around the course there are none.
        let n_rows = field.n_cells() / field.width;
        let is_near = |n: usize, size: usize| n + 2 >= field.margin && n + field.margin <= size + 1;
        let n_cells = |(at, spot): (usize, &Spot)| {
            let is_near =
                is_near(at % field.width, field.width) && is_near(at / field.width, n_rows);
            if *spot == Spot::Free(region) && is_near { UNSEEN } else { OUTSIDE }
        };
        let n_cells = field.spots.iter().enumerate().map(n_cells).collect();
        Self { field, n_cells, seen: Vec::new() }
    }

    /// The eight cells around a cell, and for each those between which a line leads there.
    fn around(&self, at: usize) -> [(usize, [usize; 2]); 8] {
        let [north, east, south, west] = self.field.beside(at);
        [
            (north, [north; 2]),
            (east, [east; 2]),
            (south, [south; 2]),
            (west, [west; 2]),
            (north - 1, [north, west]),
            (north + 1, [north, east]),
            (south - 1, [south, west]),
            (south + 1, [south, east]),
        ]
    }

    /// A corner between two cells that are not the region's is no way: a line through it would lead through the wall,
    /// and come out at another place of it.
    fn is_way(&self, [one, other]: [usize; 2]) -> bool {
        self.n_cells[one] != OUTSIDE || self.n_cells[other] != OUTSIDE
    }

    /// The cells of the region from which lines lead to this one.
    fn mark(&self, at: usize) -> Vec<usize> {
        let is_near = |&(near, between): &(usize, [usize; 2])| {
            self.n_cells[near] != OUTSIDE && self.is_way(between)
        };
        self.around(at).into_iter().filter(is_near).map(|(near, _)| near).collect()
    }

    /// Measures lines of up to so many cells from these to others, until it has seen so many of them;
    /// how many cells a line to what it has not seen has at least, [`u8::MAX`] for more than anybody asks for.
    fn measure(&mut self, from: &[usize], longest: u8, most_cells: usize) -> u8 {
        for at in self.seen.drain(..) {
            self.n_cells[at] = UNSEEN;
        }
        self.seen.extend_from_slice(from);
        for &at in from {
            self.n_cells[at] = 1;
        }
        let mut next = 0;
        while let Some(&at) = self.seen.get(next) {
            next += 1;
            let n = self.n_cells[at] + 1;
            if n > longest {
                break;
            }
            if self.seen.len() > most_cells {
                return n;
            }
            for (near, between) in self.around(at) {
                if self.n_cells[near] == UNSEEN && self.is_way(between) {
                    self.n_cells[near] = n;
                    self.seen.push(near);
                }
            }
        }
        u8::MAX
    }

    /// How many cells a line to the nearest of these has, if one was seen.
    fn nearest(&self, to: &[usize]) -> Option<u8> {
        to.iter().map(|&at| self.n_cells[at]).filter(|&n| n != UNSEEN).min()
    }
}

/// How many paths can cross each line between two marks on a region's wall.
/// Mark `2 p` is the gap before the door at place `p`, mark `2 p + 1` that door itself.
pub(super) struct Cuts {
    n: usize,
    widths: Vec<u8>,
    /// False if some line that is called narrow may be wider.
    pub(super) is_measured: bool,
}

impl Cuts {
    /// How many can cross the line from a mark to a later one, if the door at this place is taken for the first.
    pub(super) fn width(&self, start: usize, from: usize, to: usize) -> u8 {
        // All around: nothing leads out.
        if to - from == 2 * self.n {
            return 0;
        }
        let [from, to] = [from, to].map(|mark| (mark + 2 * start) % (2 * self.n));
        self.widths[from * 2 * self.n + to]
    }

    /// Whether that can be too few for the doors on its sides.
    pub(super) fn is_narrow(&self, start: usize, from: usize, to: usize) -> bool {
        let inside = (to / 2).saturating_sub(from.div_ceil(2));
        let on_it = from % 2 + to % 2;
        let outside = self.n.saturating_sub(inside + on_it);
        usize::from(self.width(start, from, to)) < inside.min(outside)
    }
}

/// The headings out of a door, from right to left.
fn sides(door: &Door) -> [Direction; 3] {
    [1, 0, 3].map(|turn| Direction::from_turn(door.heading as u8 + turn))
}

/// How a walk ended.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Walk {
    /// It did not begin.
    Refused,
    /// It was stopped.
    Stopped,
    /// It came back to its start.
    Around,
}

/// Walks along walls, and leaves its paths behind as walls.
pub(super) struct Walker<'a> {
    field: &'a Field,
    /// How far it has gone.
    pub(super) n_steps: usize,
    is_taken: Vec<bool>,
    /// The present way, without what went back and forth.
    path: Vec<usize>,
    /// For each cell its place on that way, from 1.
    place: Vec<u32>,
}

impl Walker<'_> {
    /// Finds the path from a door to a later one that keeps closest to the wall between them, and takes it:
    /// all its cells, with those of the doors.
    ///
    /// No other path leaves more room to the others, if all that lie between the two doors were taken before.
    pub(super) fn lead(&mut self, region: &Region, from: &Door, to: &Door) -> Option<Vec<usize>> {
        let (start, goal) = (self.field.at(from.cell), self.field.at(to.cell));
        let Some(ground) = &region.ground else { return Some(alloc::vec![start, goal]) };
        // A path may have cut off one side of the door from the others.
        let is_led = sides(from).into_iter().any(|heading| {
            self.forget();
            let free = Spot::Free(ground.region);
            self.walk(start, heading, free, &mut |_, at| at == goal) == Walk::Stopped
        });
        let cells = is_led.then(|| {
            self.path.iter().for_each(|&at| self.is_taken[at] = true);
            [start].into_iter().chain(self.path.iter().copied()).chain([goal]).collect()
        });
        self.forget();
        cells
    }

    fn forget(&mut self) {
        for at in self.path.drain(..) {
            self.place[at] = 0;
        }
    }

    /// Walks through a region with the wall to the right until `stop` says so of a cell and the next, or all around.
    fn walk(
        &mut self,
        start: usize,
        mut heading: Direction,
        region: Spot,
        stop: &mut impl FnMut(usize, usize) -> bool,
    ) -> Walk {
        let mut at = self.field.step(start, heading);
        if stop(start, at) {
            return Walk::Stopped;
        }
        if !self.may_enter(at, region) {
            return Walk::Refused;
        }
        self.enter(at);
        loop {
            // Right first, then ahead, left and back: the hand never leaves the wall.
            for turn in [1, 0, 3, 2] {
                let next_heading = Direction::from_turn(heading as u8 + turn);
                let next = self.field.step(at, next_heading);
                if stop(at, next) {
                    return Walk::Stopped;
                }
                if next == start {
                    return Walk::Around;
                }
                if self.may_enter(next, region) {
                    (at, heading) = (next, next_heading);
                    self.enter(at);
                    break;
                }
            }
        }
    }

    fn may_enter(&self, at: usize, region: Spot) -> bool {
        self.field.spots[at] == region && !self.is_taken[at]
    }

    fn enter(&mut self, at: usize) {
        self.n_steps += 1;
        match self.place[at] {
            0 => {
                self.path.push(at);
                self.place[at] = u32::try_from(self.path.len()).expect("a field has few cells");
            }
            place => {
                for dropped in self.path.drain(place as usize..) {
                    self.place[dropped] = 0;
                }
            }
        }
    }
}
