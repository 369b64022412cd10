//! Where ends can be joined: regions of free cells, each with its ends in the order of the wall around it.

use alloc::vec::Vec;

use tabletop::sort_few;

use crate::cells::{Cell, Direction};
use crate::course::Plan;

use super::{Ends, Far, Loose};

/// Ends that can reach each other, and the ground between them.
pub(super) struct Region {
    /// Loose ends in the order of the wall.
    pub(super) ends: Vec<usize>,
    /// For each stretch of ends, how many joins it has at most.
    most: Vec<u8>,
    /// Which ends may be joined at all.
    fits: Vec<bool>,
    /// For each two marks on the wall, how many paths can cross the line between them.
    cuts: Vec<u8>,
    /// The cells and first headings of the ends; none where they meet without a cell between them.
    doors: Vec<(Cell, Direction)>,
}

/// What is to be found out about regions.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Measure {
    /// Only who can reach whom.
    Nothing,
    /// How narrow they are, too.
    Cuts,
}

/// All regions: one for each pair of ends that meet directly, one for each connected set of free cells.
pub(super) fn regions(plan: &Plan<'_>, ways: &Ways, ends: &Ends, measure: Measure) -> Vec<Region> {
    let fit = |one, two| ends.fit(one, two);
    let meeting = ends.pairs().filter(|&(one, two)| ends.meet(one, two) && ends.fit(one, two));
    let mut regions: Vec<Region> = meeting
        .map(|(one, two)| {
            Region::new(alloc::vec![one, two], fit, &ends.far, Vec::new(), Vec::new())
        })
        .collect();
    let mut is_found = alloc::vec![false; ways.n_regions];
    let loose = &ends.loose;
    for (end, it) in loose.iter().enumerate().filter(|(_, it)| it.is_free) {
        for heading in Direction::ALL {
            let Some(region) = ways.region(it.cell.step(heading)) else { continue };
            if core::mem::replace(&mut is_found[usize::from(region)], true) {
                continue;
            }
            let wall = Wall::around(ways, end, region, loose, plan);
            if wall.ends.len() > 1 {
                let door = |&end: &usize| (loose[end].cell, way_out(plan, loose[end].cell));
                let doors = wall.ends.iter().map(door).collect();
                // Ends that meet need no region.
                let fit = |one, two| ends.fit(one, two) && !ends.meet(one, two);
                let cuts = match measure {
                    Measure::Cuts => wall.cuts(ways, region, loose),
                    Measure::Nothing => Vec::new(),
                };
                regions.push(Region::new(wall.ends, fit, &ends.far, cuts, doors));
            }
        }
    }
    // An end without a partner is of no use to a region.
    regions.retain(|region| region.most(0, region.ends.len()) > 0);
    regions
}

/// The heading of the path out of the one red edge that faces this cell.
fn way_out(plan: &Plan<'_>, cell: Cell) -> Direction {
    let faces = |&heading: &Direction| {
        let behind = plan.tile_at(cell.step(heading.opposite()));
        behind.is_some_and(|tile| plan.tile(tile).red().has(heading))
    };
    Direction::ALL.into_iter().find(faces).expect("a red edge faces the cell of a loose end")
}

impl Region {
    fn new(
        ends: Vec<usize>,
        fits: impl Fn(usize, usize) -> bool,
        far: &[Far],
        cuts: Vec<u8>,
        doors: Vec<(Cell, Direction)>,
    ) -> Self {
        let n = ends.len();
        let pair = |i: usize| fits(ends[i / n], ends[i % n]);
        let fits: Vec<bool> = (0..n * n).map(pair).collect();
        let mut region = Self { ends, most: alloc::vec![0; (n + 1) * (n + 1)], fits, cuts, doors };
        let mut tallies: Vec<Tally> = alloc::vec![Tally::default(); (n + 1) * (n + 1)];
        for length in 1..=n {
            for from in 0..=n - length {
                let to = from + length;
                let joined =
                    region.partners_of(from, to).map(|partner| region.with(from, partner, to));
                let most = joined.max().unwrap_or(0).max(region.at(from + 1, to));
                let mut tally = match length {
                    1 => Tally::of(far[region.ends[from]]),
                    _ => Tally::least((from + 1..to).map(|middle| {
                        tallies[from * (n + 1) + middle].plus(tallies[middle * (n + 1) + to])
                    })),
                };
                let most = most.min(tally.joins());
                tally = tally.capped(most, region.cut(2 * from, 2 * to));
                region.most[from * (n + 1) + to] = most.min(tally.joins());
                tallies[from * (n + 1) + to] = tally;
            }
        }
        region
    }

    /// How many paths can lead from one side to the other of a line between two marks on the wall.
    /// Mark `2 p` is the gap before place `p`, mark `2 p + 1` is the end at that place itself.
    pub(super) fn cut(&self, from: usize, to: usize) -> u8 {
        self.cuts.get(from * (2 * self.ends.len() + 1) + to).copied().unwrap_or(u8::MAX)
    }

    /// Whether a line between two marks can be too narrow for the ends on its sides.
    pub(super) fn is_narrow(&self, from: usize, to: usize) -> bool {
        let inside = (to / 2).saturating_sub(from.div_ceil(2));
        let on_it = from % 2 + to % 2;
        let outside = self.ends.len().saturating_sub(inside + on_it);
        usize::from(self.cut(from, to)) < inside.min(outside)
    }

    pub(super) fn fits(&self, from: usize, to: usize) -> bool {
        self.fits[from * self.ends.len() + to]
    }

    fn at(&self, from: usize, to: usize) -> u8 {
        self.most[from * (self.ends.len() + 1) + to]
    }

    /// The most joins if the first end of a stretch is joined to this one.
    fn with(&self, from: usize, partner: usize, to: usize) -> u8 {
        1 + self.at(from + 1, partner) + self.at(partner + 1, to)
    }

    fn partners_of(&self, from: usize, to: usize) -> impl Iterator<Item = usize> + '_ {
        (from + 1..to).filter(move |partner| self.fits[from * self.ends.len() + partner])
    }

    /// How many joins a stretch of ends has at most, wherever the paths run.
    pub(super) fn most(&self, from: usize, to: usize) -> usize {
        self.at(from, to).into()
    }

    /// Whom the first end of a stretch may be joined to, the most promising first.
    pub(super) fn partners(&self, from: usize, to: usize) -> Vec<usize> {
        let mut partners: Vec<usize> = self.partners_of(from, to).collect();
        let worth = |partner: usize| self.with(from, partner, to);
        sort_few(&mut partners, |&one, &other| worth(other).cmp(&worth(one)));
        partners
    }

    /// Whether all these pairs can be joined at once; they do not cross.
    pub(super) fn has_room(&self, pairs: &[(usize, usize)], walker: &mut Walker<'_>) -> bool {
        // A region is connected: there is room for one.
        if self.doors.is_empty() || pairs.len() < 2 {
            return true;
        }
        let mut inner_first = pairs.to_vec();
        let width = |(from, to): &(usize, usize)| to - from;
        sort_few(&mut inner_first, |one, other| width(one).cmp(&width(other)));
        walker.clear();
        inner_first.iter().all(|&(from, to)| walker.leads(self.doors[from], self.doors[to].0))
    }
}

/// How many ends of a stretch can be joined at most: all, those that are not a green's, those that are not a tee's.
#[derive(Clone, Copy, Default)]
struct Tally([u8; 3]);

impl Tally {
    fn of(far: Far) -> Self {
        Self([1, u8::from(far != Far::Green), u8::from(far != Far::Tee)])
    }

    fn plus(self, other: Self) -> Self {
        Self(core::array::from_fn(|i| self.0[i] + other.0[i]))
    }

    fn least(tallies: impl Iterator<Item = Self>) -> Self {
        let least = |one: Self, two: Self| Self(core::array::from_fn(|i| one.0[i].min(two.0[i])));
        tallies.reduce(least).unwrap_or_default()
    }

    /// Two ends make a join, and never two of a tee or two of a green.
    fn joins(self) -> u8 {
        (self.0[0] / 2).min(self.0[1]).min(self.0[2])
    }

    /// Inside the stretch there are so many joins at most, and so many paths can leave it.
    fn capped(self, inside: u8, cut: u8) -> Self {
        let most = [inside * 2, inside * 2, inside * 2].map(|most| most.saturating_add(cut));
        Self(core::array::from_fn(|i| self.0[i].min(most[i])))
    }
}

/// Which cells are free, and which of them hang together.
pub(super) struct Ways {
    first: Cell,
    width: usize,
    height: usize,
    /// 0 for a cell that no path may cross, else the number of its region + 1.
    region: Vec<u16>,
    n_regions: usize,
}

impl Ways {
    pub(super) fn new(plan: &Plan<'_>, n_loose: usize, faced: &[Cell]) -> Self {
        // Outside, paths may have to run around each other: one lane for each pair, and one more.
        let margin = i16::try_from(n_loose / 2 + 2).expect("a course has few ends");
        let cells =
            || plan.course().tiles().iter().map(|placed| placed.cell).chain(plan.land().gate());
        let least = |of: fn(Cell) -> i16| cells().map(of).min().unwrap_or(0) - margin;
        let most = |of: fn(Cell) -> i16| cells().map(of).max().unwrap_or(0) + margin;
        let first = Cell::new(least(|cell| cell.x), least(|cell| cell.y));
        let width = usize::from(most(|cell| cell.x).abs_diff(first.x)) + 1;
        let height = usize::from(most(|cell| cell.y).abs_diff(first.y)) + 1;
        let unknown = u16::MAX;
        let mut ways = Self {
            first,
            width,
            height,
            region: alloc::vec![unknown; width * height],
            n_regions: 0,
        };
        for cell in cells().chain(faced.iter().copied()) {
            if let Some(i) = ways.index(cell) {
                ways.region[i] = 0;
            }
        }
        let mut heap = Vec::new();
        for i in 0..ways.region.len() {
            if ways.region[i] != unknown {
                continue;
            }
            ways.n_regions += 1;
            let number = u16::try_from(ways.n_regions).expect("a course has few regions");
            ways.region[i] = number;
            heap.push(i);
            while let Some(i) = heap.pop() {
                for near in ways.beside(i).into_iter().flatten() {
                    if ways.region[near] == unknown {
                        ways.region[near] = number;
                        heap.push(near);
                    }
                }
            }
        }
        ways
    }

    fn index(&self, cell: Cell) -> Option<usize> {
        let x = usize::try_from(cell.x.checked_sub(self.first.x)?).ok()?;
        let y = usize::try_from(cell.y.checked_sub(self.first.y)?).ok()?;
        (x < self.width && y < self.height).then_some(y * self.width + x)
    }

    fn beside(&self, i: usize) -> [Option<usize>; 4] {
        let (x, y) = (i % self.width, i / self.width);
        [
            (y > 0).then(|| i - self.width),
            (x + 1 < self.width).then(|| i + 1),
            (y + 1 < self.height).then(|| i + self.width),
            (x > 0).then(|| i - 1),
        ]
    }

    /// Notes for each cell of a region how many cells a chain from one of these to it has, corners counting as contact;
    /// returns the cells that were reached.
    fn measure(&self, from: &[usize], region: u16, longest: u8, distance: &mut [u8]) -> Vec<usize> {
        let mut reached: Vec<usize> = from.to_vec();
        for &i in &reached {
            distance[i] = 1;
        }
        let mut next = 0;
        while let Some(&i) = reached.get(next) {
            next += 1;
            let n = distance[i] + 1;
            if n > longest {
                continue;
            }
            for near in self.around(i, region).into_iter().flatten() {
                if distance[near] == u8::MAX {
                    distance[near] = n;
                    reached.push(near);
                }
            }
        }
        reached
    }

    /// The cells of a region around a cell. A corner between two cells that are not the region's is no way:
    /// a line through it would lead through the wall, and come out at another place of it.
    fn around(&self, i: usize, region: u16) -> [Option<usize>; 8] {
        let [north, east, south, west] = self.beside(i);
        let x = i % self.width;
        let left = |i: Option<usize>| i.filter(|_| x > 0).map(|i| i - 1);
        let right = |i: Option<usize>| i.filter(|_| x + 1 < self.width).map(|i| i + 1);
        let inside = |i: Option<usize>| i.filter(|&i| self.region[i] == region + 1);
        let corner = |corner, one, two| {
            inside(corner).filter(|_| inside(one).is_some() || inside(two).is_some())
        };
        [
            inside(north),
            inside(east),
            inside(south),
            inside(west),
            corner(left(north), north, west),
            corner(right(north), north, east),
            corner(left(south), south, west),
            corner(right(south), south, east),
        ]
    }

    /// Whether some region touches both cells.
    pub(super) fn connect(&self, one: Cell, two: Cell) -> bool {
        let beside = |cell: Cell| Direction::ALL.map(|direction| self.region(cell.step(direction)));
        let other = beside(two);
        beside(one).into_iter().flatten().any(|region| other.contains(&Some(region)))
    }

    /// A shortest path from one cell to another over free cells, both included.
    pub(super) fn path(&self, from: Cell, to: Cell) -> Vec<Cell> {
        // Backwards, so that the steps noted lead from the start to the goal.
        let mut reached = alloc::vec![(to, 0usize)];
        let mut is_seen = alloc::vec![false; self.region.len()];
        let mut i = 0;
        while let Some(&(cell, _)) = reached.get(i) {
            if cell == from {
                break;
            }
            for near in Direction::ALL.map(|direction| cell.step(direction)) {
                let is_open = near == from || self.region(near).is_some();
                let place = self.index(near).filter(|&place| is_open && !is_seen[place]);
                if let Some(place) = place {
                    is_seen[place] = true;
                    reached.push((near, i));
                }
            }
            i += 1;
        }
        let mut path = Vec::new();
        while let Some(&(cell, before)) = reached.get(i) {
            path.push(cell);
            if i == before {
                break;
            }
            i = before;
        }
        path
    }

    /// The region of a cell, from 0.
    fn region(&self, cell: Cell) -> Option<u16> {
        self.region[self.index(cell)?].checked_sub(1)
    }
}

/// A region's wall: its ends in order, and the cells along it between each end and the next.
struct Wall {
    ends: Vec<usize>,
    gaps: Vec<Vec<Cell>>,
}

impl Wall {
    /// Walks around a region, the wall to the right.
    fn around(ways: &Ways, start: usize, region: u16, loose: &[Loose], plan: &Plan<'_>) -> Self {
        let mut wall = Self { ends: alloc::vec![start], gaps: alloc::vec![Vec::new()] };
        let door = (loose[start].cell, way_out(plan, loose[start].cell));
        Walker::new(ways).walk_once(
            door,
            |cell| ways.region(cell) == Some(region),
            |from, cell| {
                // Two ends that meet outside the region are none of its business.
                if from == door.0 {
                    return false;
                }
                let last = wall.ends.len() - 1;
                if wall.gaps[last].last() != Some(&from) {
                    wall.gaps[last].push(from);
                }
                let end = loose.iter().position(|end| end.is_free && end.cell == cell);
                match end.map(|end| (end, wall.ends.iter().position(|&other| other == end))) {
                    Some((end, None)) => {
                        wall.ends.push(end);
                        wall.gaps.push(alloc::vec![from]);
                    }
                    // The same end from its next side: what lay between belongs to no gap.
                    Some((_, Some(place))) if place == last && place > 0 => {
                        wall.gaps[last] = alloc::vec![from];
                    }
                    Some((_, Some(_))) | None => {}
                }
                false
            },
        );
        wall
    }

    /// See [`Region::cut`]: as many paths as cells lie on the line, corners counting as contact.
    fn cuts(&self, ways: &Ways, region: u16, loose: &[Loose]) -> Vec<u8> {
        let n = self.ends.len();
        let marks: Vec<Vec<usize>> =
            (0..=2 * n).map(|mark| self.cells_at(mark, ways, region, loose)).collect();
        let mut cuts = alloc::vec![u8::MAX; (2 * n + 1) * (2 * n + 1)];
        let mut distance = alloc::vec![u8::MAX; ways.region.len()];
        // A line longer than this is not too narrow for anything.
        let longest = u8::try_from(n / 2 + 1).unwrap_or(u8::MAX - 1);
        for from in 0..2 * n {
            let reached = ways.measure(&marks[from], region, longest, &mut distance);
            for to in from + 1..=2 * n {
                let nearest = marks[to].iter().map(|&i| distance[i]).min().unwrap_or(u8::MAX);
                cuts[from * (2 * n + 1) + to] = nearest;
            }
            for i in reached {
                distance[i] = u8::MAX;
            }
        }
        // All ends: nothing leads out.
        cuts[2 * n] = 0;
        cuts
    }

    /// The cells of the region that touch a mark.
    fn cells_at(&self, mark: usize, ways: &Ways, region: u16, loose: &[Loose]) -> Vec<usize> {
        let n = self.ends.len();
        if mark % 2 == 1 {
            let i = ways.index(loose[self.ends[mark / 2]].cell).expect("ends lie in the yard");
            return ways.around(i, region).into_iter().flatten().collect();
        }
        // The gap before an end is the one behind the end before it.
        let gap = &self.gaps[(mark / 2 + n - 1) % n];
        gap.iter().filter_map(|&cell| ways.index(cell)).collect()
    }
}

/// The headings out of a door, from right to left.
fn sides((_, way): (Cell, Direction)) -> [Direction; 3] {
    [1, 0, 3].map(|turn| Direction::from_turn(way as u8 + turn))
}

/// How a walk ended.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    /// It did not begin.
    None,
    /// It was stopped.
    Stopped,
    /// It came back to its start.
    Around,
}

/// Walks along walls, and leaves its paths behind as walls.
pub(super) struct Walker<'a> {
    ways: &'a Ways,
    /// The round in which each cell was last taken by a path.
    taken: Vec<u32>,
    round: u32,
    /// For each cell its place on the present path + 1; what goes back and forth is cut off.
    place: Vec<u16>,
    path: Vec<Cell>,
}

impl<'a> Walker<'a> {
    pub(super) fn new(ways: &'a Ways) -> Self {
        let n = ways.region.len();
        Self {
            ways,
            taken: alloc::vec![0; n],
            round: 1,
            place: alloc::vec![0; n],
            path: Vec::new(),
        }
    }

    /// Forgets all paths.
    fn clear(&mut self) {
        self.round += 1;
    }

    /// Finds the path from an end to another that keeps closest to the wall between them, and takes it.
    fn leads(&mut self, door: (Cell, Direction), goal: Cell) -> bool {
        let ways = self.ways;
        let found = self.walk(door, |cell| ways.region(cell).is_some(), |_, cell| cell == goal);
        for cell in core::mem::take(&mut self.path) {
            if let Some(i) = ways.index(cell) {
                self.place[i] = 0;
                if found {
                    self.taken[i] = self.round;
                }
            }
        }
        found
    }

    /// Walks with the wall to the right until `stop` says so of a cell and the one before it, or all around;
    /// then again from the next side of the start, which a path may have cut off from the first.
    fn walk(
        &mut self,
        start: (Cell, Direction),
        is_open: impl Fn(Cell) -> bool,
        mut stop: impl FnMut(Cell, Cell) -> bool,
    ) -> bool {
        sides(start).into_iter().any(|heading| {
            let way = self.walk_from(start.0, heading, &is_open, &mut stop);
            if way != Way::Stopped {
                self.forget();
            }
            way == Way::Stopped
        })
    }

    /// The same all around once, from the first side that is open: in a region nothing is cut off.
    fn walk_once(
        &mut self,
        start: (Cell, Direction),
        is_open: impl Fn(Cell) -> bool,
        mut stop: impl FnMut(Cell, Cell) -> bool,
    ) {
        sides(start)
            .into_iter()
            .find(|&heading| self.walk_from(start.0, heading, &is_open, &mut stop) != Way::None);
        self.forget();
    }

    fn walk_from(
        &mut self,
        start: Cell,
        mut heading: Direction,
        is_open: &impl Fn(Cell) -> bool,
        stop: &mut impl FnMut(Cell, Cell) -> bool,
    ) -> Way {
        let mut cell = start.step(heading);
        if stop(start, cell) {
            return Way::Stopped;
        }
        if !self.may_enter(cell, is_open) {
            return Way::None;
        }
        self.enter(cell);
        loop {
            // Right first, then ahead, left and back: the hand never leaves the wall.
            for turn in [1, 0, 3, 2] {
                let next_heading = Direction::from_turn(heading as u8 + turn);
                let next = cell.step(next_heading);
                if next == start {
                    return Way::Around;
                }
                if stop(cell, next) {
                    return Way::Stopped;
                }
                if self.may_enter(next, is_open) {
                    (cell, heading) = (next, next_heading);
                    self.enter(cell);
                    break;
                }
            }
        }
    }

    fn may_enter(&self, cell: Cell, is_open: &impl Fn(Cell) -> bool) -> bool {
        is_open(cell) && self.ways.index(cell).is_some_and(|i| self.taken[i] != self.round)
    }

    fn enter(&mut self, cell: Cell) {
        let Some(i) = self.ways.index(cell) else { return };
        match self.place[i] {
            0 => {
                self.path.push(cell);
                self.place[i] = u16::try_from(self.path.len()).expect("the yard is small");
            }
            place => {
                while self.path.len() > usize::from(place) {
                    let dropped = self.path.pop().and_then(|cell| self.ways.index(cell));
                    if let Some(dropped) = dropped {
                        self.place[dropped] = 0;
                    }
                }
            }
        }
    }

    fn forget(&mut self) {
        for cell in core::mem::take(&mut self.path) {
            if let Some(i) = self.ways.index(cell) {
                self.place[i] = 0;
            }
        }
    }
}
