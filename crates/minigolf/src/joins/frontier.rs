//! The most joins in a group of regions where strands have two doors: a frontier search over matchings that do not
//! cross, door by door along the walls.
//!
//! Paths do not cross, so a door is joined to the last one that waits, waits itself, or is left alone.
//! What matters of everything before is the [`Frontier`]: who waits, what chains have on their other sides, and how
//! many paths have crossed the lines that are narrow. Ways that lead to the same frontier are one, the best of them.

use alloc::vec::Vec;
use core::cell::Cell;
use core::hash::BuildHasher;

use foldhash::fast::FixedState;
use hashbrown::HashTable;
use hashbrown::hash_table::Entry;
use tabletop::sort_few;

use super::field::{Cuts, Region};
use super::strands::Far;
use super::{Group, Joins};

/// How many frontiers are kept apart at a time, at first and then.
const WIDTHS: [usize; 2] = [30, 500];

/// How many frontiers are kept apart in the end.
const WIDEST: usize = 10_000;

/// How long one count may look for joins.
#[derive(Debug)]
pub struct Effort {
    /// What may still be looked at: frontiers, each as often as it has doors.
    left: Cell<usize>,
    widest: usize,
}

impl Effort {
    /// What a score allows for a course of so many tiles: a few milliseconds for all that a match comes to, and some
    /// tens beyond.
    pub const fn for_course(n_tiles: usize) -> Self {
        Self::of(if n_tiles <= 60 { 110_000 } else { 400_000 })
    }

    /// So many times as much, to see whether that would find more.
    #[must_use]
    pub fn times(self, n: usize) -> Self {
        let left = self.left.get().saturating_mul(n);
        Self { left: Cell::new(left), widest: self.widest.saturating_mul(n) }
    }

    pub(super) const fn of(n: usize) -> Self {
        Self { left: Cell::new(n), widest: WIDEST }
    }

    /// False if there is not so much left to spend.
    fn spend(&self, n: usize) -> bool {
        let left = self.left.get().checked_sub(n);
        self.left.set(left.unwrap_or(0));
        left.is_some()
    }

    /// How many frontiers one step may leave, of which each costs so much at each of the steps that follow: a run that
    /// does not come to its end has found nothing. Twice the fair share, since there are fewer towards the end.
    fn room(&self, n_steps: usize, cost: usize) -> usize {
        (self.left.get().saturating_mul(2) / (n_steps * cost).max(1)).max(1)
    }
}

/// The most joins in this group: at least `known`, which are known to be possible, and no more than `most`.
pub(super) fn most_joins(group: &Group<'_>, known: usize, most: usize, effort: &Effort) -> Joins {
    let search = Search::new(group);
    let mut best = known;
    let mut is_whole = false;
    for width in WIDTHS.into_iter().chain([effort.widest]) {
        is_whole = search.run(&mut best, most, width, effort);
        if is_whole || best >= most {
            break;
        }
    }
    let is_proven = best >= most || is_whole && search.is_measured();
    // Any join may be left out.
    Joins { n: best.min(most), is_proven }
}

/// What a chain has on its other side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Side {
    Tee,
    Green,
    /// A door that stays alone: a tee or green is imagined there.
    Alone,
    /// A door that waits: its place among those that wait.
    Waiting(u16),
    /// A door that is still to come.
    Coming(u16),
    /// Nothing: this door is joined, or stays alone.
    Gone,
}

/// A narrow line from a mark behind the frontier to one before it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Line {
    from: u16,
    /// How many paths from before its mark have crossed it; the path of a door on the mark itself does not count.
    crossed: i16,
    /// How few have waited since its mark.
    floor: u16,
}

impl Line {
    /// How many paths cross it if so many wait.
    fn n_paths(self, waiting: u16) -> u16 {
        u16::try_from(self.crossed.max(0)).unwrap_or(0) + waiting - self.floor
    }
}

/// Everything about the doors behind that matters to those before.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
struct Frontier {
    /// For each door that waits, the last one at the end.
    waiting: Vec<Side>,
    /// For each door of the group that may still come.
    coming: Vec<Side>,
    lines: Vec<Line>,
}

impl Frontier {
    /// What has this on its other side learns that it has something else.
    fn tell(&mut self, who: Side, side: Side) {
        match who {
            Side::Waiting(place) => self.waiting[usize::from(place)] = side,
            Side::Coming(door) => self.coming[usize::from(door)] = side,
            Side::Tee | Side::Green | Side::Alone | Side::Gone => {}
        }
    }

    fn leave(&mut self, door: usize) {
        let other = core::mem::replace(&mut self.coming[door], Side::Gone);
        self.tell(other, Side::Alone);
    }

    fn wait(&mut self, door: usize) {
        let other = core::mem::replace(&mut self.coming[door], Side::Gone);
        let place = small(self.waiting.len());
        self.waiting.push(other);
        self.tell(other, Side::Waiting(place));
    }

    /// Joins a door to the last that waits; false if the chain could not be a hole.
    fn join(&mut self, door: usize) -> bool {
        let Some(one) = self.waiting.pop() else { return false };
        let two = core::mem::replace(&mut self.coming[door], Side::Gone);
        let is_hole = match (one, two) {
            (Side::Tee, Side::Tee) | (Side::Green, Side::Green) => false,
            // The same chain: a loop.
            (Side::Coming(other), _) => usize::from(other) != door,
            _ => true,
        };
        if is_hole {
            self.tell(one, two);
            self.tell(two, one);
        }
        is_hole
    }
}

fn small(n: usize) -> u16 {
    u16::try_from(n).expect("a group has few doors")
}

/// What is done with a door.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Act {
    Join,
    Wait,
    Leave,
}

/// One door on one wall.
struct Step {
    region: usize,
    place: usize,
    /// The door by its number in the group.
    door: usize,
    comes_again: bool,
    /// Whether it is the last on its wall.
    is_last: bool,
    /// The most joins on the walls that follow.
    later: usize,
}

struct Search {
    steps: Vec<Step>,
    walls: Vec<Wall>,
    start: Frontier,
}

/// The wall around one region.
struct Wall {
    /// By number in the group.
    doors: Vec<usize>,
    cuts: Cuts,
    /// For each place and each mark before it: up to so many paths across a line from that mark, there will be room
    /// whatever becomes of the doors behind the place.
    slack: Vec<i16>,
}

impl Wall {
    fn new(doors: Vec<usize>, cuts: Cuts) -> Self {
        let n_marks = 2 * doors.len() + 1;
        let mut slack = alloc::vec![i16::MAX; doors.len() * n_marks];
        // Each door behind the place adds a path at most.
        for place in (0..doors.len()).rev() {
            for from in 0..2 * place + 2 {
                let room = |to: usize, n_between: i16| {
                    let is_narrow = to < n_marks && cuts.is_narrow(from, to);
                    if is_narrow { i16::from(cuts.width(from, to)) - n_between } else { i16::MAX }
                };
                let later = slack
                    .get((place + 1) * n_marks + from)
                    .map_or(i16::MAX, |it| it.saturating_sub(1));
                slack[place * n_marks + from] =
                    later.min(room(2 * place + 3, 0)).min(room(2 * place + 4, 1));
            }
        }
        Self { doors, cuts, slack }
    }

    /// Whether a line has room for so many paths up to this mark.
    fn has_room(&self, line: Line, to: usize, n_paths: u16) -> bool {
        n_paths <= u16::from(self.cuts.width(line.from.into(), to))
    }

    /// Whether a line that so many paths cross may become too narrow behind this place.
    fn may_be_narrow(&self, line: Line, place: usize, n_paths: u16) -> bool {
        let slack = self.slack[place * (2 * self.doors.len() + 1) + usize::from(line.from)];
        i16::try_from(n_paths).is_ok_and(|n_paths| n_paths > slack)
    }
}

/// The best way to a frontier.
struct Way {
    frontier: Frontier,
    n_joins: usize,
    /// The most joins that can come of it.
    hope: usize,
}

/// The ways to all frontiers behind one door.
#[derive(Default)]
struct Ways {
    list: Vec<Way>,
    /// Numbers in the list, by frontier.
    table: HashTable<usize>,
}

impl Ways {
    /// Keeps a way, or a better one to the same frontier.
    fn add(&mut self, way: Way) {
        let hash = |way: &Way| FixedState::default().hash_one(&way.frontier);
        let Self { list, table } = self;
        let is_it = |&i: &usize| list[i].frontier == way.frontier;
        match table.entry(hash(&way), is_it, |&i| hash(&list[i])) {
            Entry::Occupied(found) if list[*found.get()].n_joins < way.n_joins => {
                list[*found.get()] = way;
            }
            Entry::Occupied(_) => {}
            Entry::Vacant(free) => {
                free.insert(list.len());
                list.push(way);
            }
        }
    }

    /// The most hopeful ones, if there are more than `n`; of equally hopeful ones those with more joins.
    fn keep(&mut self, n: usize) {
        if self.list.len() <= n {
            return;
        }
        let least = |of: fn(&Way) -> usize| self.list.iter().map(of).min().unwrap_or(0);
        let most = |of: fn(&Way) -> usize| self.list.iter().map(of).max().unwrap_or(0);
        let (least_hope, most_hope) = (least(|way| way.hope), most(|way| way.hope));
        let n_ranks = most(|way| way.n_joins) + 1;
        let rank = |way: &Way| (way.hope - least_hope) * n_ranks + way.n_joins;
        let mut counts = alloc::vec![0usize; (most_hope - least_hope + 1) * n_ranks];
        self.list.iter().for_each(|way| counts[rank(way)] += 1);
        let (mut room, mut lowest) = (n, counts.len());
        while counts[lowest - 1] <= room {
            lowest -= 1;
            room -= counts[lowest];
        }
        self.list.retain(|way| {
            let is_next = rank(way) + 1 == lowest && room > 0;
            room -= usize::from(is_next);
            rank(way) >= lowest || is_next
        });
    }
}

impl Search {
    fn new(group: &Group<'_>) -> Self {
        let doors = &group.strands.doors;
        let mut numbers: Vec<usize> =
            group.regions.iter().flat_map(|region| region.doors.iter().copied()).collect();
        sort_few(&mut numbers, Ord::cmp);
        numbers.dedup();
        let number = |door: usize| numbers.binary_search(&door).ok();
        let coming = numbers.iter().map(|&door| match doors[door].far {
            Far::Tee => Side::Tee,
            Far::Green => Side::Green,
            Far::Door(twin) => number(twin).map_or(Side::Alone, |twin| Side::Coming(small(twin))),
        });
        let start = Frontier { coming: coming.collect(), ..Frontier::default() };
        let wall = |region: &Region| {
            let own = region.doors.iter().filter_map(|&door| number(door)).collect();
            Wall::new(own, region.cuts(group.field, doors))
        };
        let walls = group.regions.iter().map(wall).collect();
        let mut steps = Vec::new();
        let mut later = 0;
        for (i, region) in group.regions.iter().enumerate().rev() {
            let n = region.doors.len();
            for (place, &door) in region.doors.iter().enumerate().rev() {
                let comes_again =
                    group.regions[i + 1..].iter().any(|other| other.doors.contains(&door));
                let door = number(door).expect("it is one of the group");
                let is_last = place + 1 == n;
                steps.push(Step { region: i, place, door, comes_again, is_last, later });
            }
            later += n / 2;
        }
        steps.reverse();
        Self { steps, walls, start }
    }

    /// Whether all lines were measured; else joins may be missed where they were taken for too narrow.
    fn is_measured(&self) -> bool {
        self.walls.iter().all(|wall| wall.cuts.is_measured)
    }

    /// Looks for more joins than the best known, keeping so many frontiers apart; whether there are no more.
    fn run(&self, best: &mut usize, most: usize, width: usize, effort: &Effort) -> bool {
        let mut is_whole = true;
        let mut ways = Ways::default();
        ways.add(Way { frontier: self.start.clone(), n_joins: 0, hope: usize::MAX });
        let n_doors = self.start.coming.len();
        for (step, n_steps) in self.steps.iter().zip((0..self.steps.len()).rev()) {
            let mut next = Ways::default();
            for way in &ways.list {
                for act in [Act::Join, Act::Wait, Act::Leave] {
                    let Some(frontier) = self.go_on(&way.frontier, step, act) else { continue };
                    let n_joins = way.n_joins + usize::from(act == Act::Join);
                    if step.is_last {
                        // The doors of all other walls may be left alone.
                        *best = n_joins.max(*best);
                    }
                    let hope = n_joins + self.rest(&frontier, step);
                    if hope > *best {
                        next.add(Way { frontier, n_joins, hope });
                    }
                }
                if *best >= most || !effort.spend(n_doors) {
                    return false;
                }
            }
            let width = width.min(effort.room(n_steps, n_doors));
            is_whole &= next.list.len() <= width;
            next.keep(width);
            ways = next;
        }
        is_whole
    }

    /// The frontier behind this door, if it can be treated so.
    fn go_on(&self, before: &Frontier, step: &Step, act: Act) -> Option<Frontier> {
        let is_there = before.coming[step.door] != Side::Gone;
        if act != Act::Leave && !is_there || act == Act::Join && before.waiting.is_empty() {
            return None;
        }
        let wall = &self.walls[step.region];
        let [gap, on, behind] = [0, 1, 2].map(|mark| 2 * step.place + mark);
        let n_before = small(before.waiting.len());
        // A line that ends at this very door: all paths that cross it but the door's own.
        let is_room = before.lines.iter().all(|&line| {
            let own = u16::from(act == Act::Join && n_before > line.floor);
            wall.has_room(line, on, line.n_paths(n_before).saturating_sub(own))
        });
        if !is_room {
            return None;
        }
        let mut frontier = before.clone();
        frontier.lines.push(Line { from: small(gap), crossed: 0, floor: n_before });
        match act {
            Act::Leave => {
                if is_there && !step.comes_again {
                    frontier.leave(step.door);
                }
            }
            Act::Wait => frontier.wait(step.door),
            Act::Join => {
                if !frontier.join(step.door) {
                    return None;
                }
                for line in frontier.lines.iter_mut().filter(|line| line.floor == n_before) {
                    line.floor -= 1;
                    line.crossed += 1;
                }
            }
        }
        let n_waiting = small(frontier.waiting.len());
        let has_room = |&line: &Line| wall.has_room(line, behind, line.n_paths(n_waiting));
        if !frontier.lines.iter().all(has_room) {
            return None;
        }
        let crossed = if act == Act::Wait { -1 } else { 0 };
        frontier.lines.push(Line { from: small(on), crossed, floor: n_waiting });
        frontier
            .lines
            .retain(|&line| wall.may_be_narrow(line, step.place, line.n_paths(n_waiting)));
        (!step.is_last || frontier.waiting.is_empty()).then_some(frontier)
    }

    /// The most joins that can still come; 0 if some door would wait in vain.
    fn rest(&self, frontier: &Frontier, step: &Step) -> usize {
        let here = &self.walls[step.region].doors[step.place + 1..];
        let here = Tally::of(here.iter().map(|&door| frontier.coming[door]));
        let waiting = Tally::of(frontier.waiting.iter().copied());
        let is_in_vain = waiting.n > here.n
            || waiting.n_tees > here.n - here.n_tees
            || waiting.n_greens > here.n - here.n_greens;
        if is_in_vain {
            return 0;
        }
        let coming = Tally::of(frontier.coming.iter().copied());
        (waiting.n + (here.n - waiting.n) / 2 + step.later)
            .min(usize::midpoint(waiting.n, coming.n))
            .min(waiting.and(coming).most_joins())
    }
}

/// How many doors are still to be joined, by what is on their other sides.
#[derive(Clone, Copy, Default)]
struct Tally {
    n: usize,
    n_tees: usize,
    n_greens: usize,
    n_alone: usize,
}

impl Tally {
    fn of(sides: impl Iterator<Item = Side>) -> Self {
        let mut tally = Self::default();
        for side in sides {
            tally.n += usize::from(side != Side::Gone);
            match side {
                Side::Tee => tally.n_tees += 1,
                Side::Green => tally.n_greens += 1,
                Side::Alone => tally.n_alone += 1,
                Side::Waiting(_) | Side::Coming(_) | Side::Gone => {}
            }
        }
        tally
    }

    fn and(self, other: Self) -> Self {
        Self {
            n: self.n + other.n,
            n_tees: self.n_tees + other.n_tees,
            n_greens: self.n_greens + other.n_greens,
            n_alone: self.n_alone + other.n_alone,
        }
    }

    /// No more joins than this can be made of such chains: see [`Strands::most_joins`](super::Strands::most_joins).
    fn most_joins(self) -> usize {
        let one_sided = self.n_tees + self.n_greens + self.n_alone;
        let n_chains = one_sided + (self.n - one_sided) / 2;
        let fewest = self.n_tees.max(self.n_greens).max(one_sided.div_ceil(2)).max(1);
        n_chains.saturating_sub(fewest)
    }
}
