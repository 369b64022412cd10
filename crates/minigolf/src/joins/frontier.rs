//! The most joins in a group of regions where strands have two doors: a frontier search over matchings that do not
//! cross, door by door along the walls.
//!
//! Paths do not cross, so a door is joined to the last one that waits, waits itself, or is left alone.
//! What matters of everything before is the [`Frontier`], who waits and what chains have on their other sides, and how
//! full the [lines](Line) are that may be too narrow. Of two trails to a frontier, one that has no fewer joins and leaves
//! no less room is as good: mostly a handful of thousands is left.

use alloc::vec::Vec;
use core::hash::{BuildHasher, Hash, Hasher};

use foldhash::fast::FixedState;
use hashbrown::HashTable;
use hashbrown::hash_table::Entry;
use tabletop::sort_few;

use super::field::Cuts;
use super::strands::Far;
use super::{Effort, Group, Joins};

/// From how many doors of the longest wall the search is begun. It matters more than anything else, and nobody knows
/// beforehand which is best: it is tried, half of them again with more trails, and so on.
const STARTS: usize = 8;

/// How many trails the first runs keep at each door, and how many times as many the next.
const WIDTH: usize = 20;
const WIDER: usize = 8;

/// The most joins in this group: at least `known`, which are known to be possible, and no more than `most`.
pub(super) fn most_joins(group: &Group<'_>, known: usize, most: usize, effort: &Effort) -> Joins {
    let mut search = Search::new(group, effort);
    let mut plans: Vec<(usize, Vec<Step>)> =
        search.starts().into_iter().map(|start| (0, search.plan(start))).collect();
    let (mut best, mut width) = (known, WIDTH);
    let mut is_whole = false;
    while best < most && !is_whole && !effort.is_spent() {
        for (n_lost, plan) in &mut plans {
            *n_lost = search.run(plan, &mut best, most, width, effort);
            is_whole = *n_lost == 0;
            if is_whole || best >= most {
                break;
            }
        }
        sort_few(&mut plans, |one, other| one.0.cmp(&other.0));
        plans.truncate(plans.len().div_ceil(2));
        width = if plans.len() > 1 { width * WIDER } else { usize::MAX };
    }
    let is_proven = best >= most || is_whole && search.is_measured;
    // Any join may be left out.
    Joins { n: best.min(most), is_proven }
}

/// What a chain has on its other side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Side {
    Tee,
    Green,
    /// A door that stays alone: a tee or green is imagined there.
    Alone,
    /// Nothing: this door is joined, or stays alone.
    Gone,
    /// A door that waits: its place among those that wait.
    Waiting(u16),
    /// A door that is still to come.
    Coming(u16),
}

impl Hash for Side {
    /// In one go: a good part of the search is spent here.
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u32(match *self {
            Self::Tee => 0,
            Self::Green => 1,
            Self::Alone => 2,
            Self::Gone => 3,
            Self::Waiting(place) => 1 << 16 | u32::from(place),
            Self::Coming(door) => 2 << 16 | u32::from(door),
        });
    }
}

/// Who waits and who comes, behind a door.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
struct Frontier {
    /// For each door that waits, the last one at the end.
    waiting: Vec<Side>,
    /// For each door of the group that may still come.
    coming: Vec<Side>,
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

    /// The frontier behind this step, if it can be treated so.
    fn go_on(&self, step: &Step, act: Act) -> Option<Self> {
        let own = self.coming[step.door];
        let is_there = own != Side::Gone;
        let mut next = self.clone();
        match act {
            Act::Leave if step.comes_again => return Some(next),
            Act::Leave => next.tell(own, Side::Alone),
            Act::Wait if is_there && step.beside.is_none() => {
                next.tell(own, Side::Waiting(small(next.waiting.len())));
                next.waiting.push(own);
            }
            Act::Join if is_there => {
                let other = match step.beside {
                    Some(door) => core::mem::replace(&mut next.coming[door], Side::Gone),
                    None => next.waiting.pop()?,
                };
                let is_hole = match (other, own) {
                    (Side::Gone, _) | (Side::Tee, Side::Tee) | (Side::Green, Side::Green) => false,
                    // The same chain: a loop.
                    (Side::Coming(door), _) => usize::from(door) != step.door,
                    _ => true,
                };
                if !is_hole {
                    return None;
                }
                next.tell(other, own);
                next.tell(own, other);
            }
            Act::Wait | Act::Join => return None,
        }
        next.coming[step.door] = Side::Gone;
        Some(next)
    }
}

fn small(n: usize) -> u16 {
    u16::try_from(n).expect("a group has few doors")
}

fn signed(n: usize) -> i16 {
    i16::try_from(n).expect("a group has few doors")
}

/// What is done with a door.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Act {
    Join,
    Wait,
    Leave,
}

/// How full a line is from a mark on the wall behind the frontier to one before it.
///
/// If `n` doors wait then, and no fewer than `m` in between, `n + max(over, before - 2 m)` paths cross it:
/// less of both leaves more room, whatever follows.
#[derive(Clone, Copy)]
struct Line {
    /// How many waited at its mark.
    before: i16,
    /// How many more paths cross it now than doors wait.
    over: i16,
}

impl Line {
    /// One that will not be too narrow for anything.
    const WIDE: Self = Self { before: -10_000, over: -10_000 };

    /// How few have waited since its mark.
    const fn floor(self) -> i16 {
        (self.before - self.over + 1) / 2
    }
}

/// What a line from some mark must bear at one door.
struct Narrow {
    /// How many paths can cross it if it ends at the door.
    on: i16,
    /// How many can if it ends behind the door, or each door that follows takes one away.
    behind: i16,
    /// So many do no harm, even if each door that follows adds one; none if no more can be.
    harmless: Option<i16>,
}

/// One door on one wall, or two of a few that have a region to themselves.
struct Step {
    /// The door by its number in the group.
    door: usize,
    /// The other door of two.
    beside: Option<usize>,
    comes_again: bool,
    /// The doors that follow on the wall.
    here: Vec<usize>,
    /// The most joins on the walls that follow, and of two doors.
    later: usize,
    /// For each line of a trail, then for one from the gap before the door, and for one from the door.
    lines: Vec<Narrow>,
}

impl Step {
    /// How full the lines of a trail are behind the door; none if one is too full.
    fn lead(&self, trail: &[Line], act: Act, n_before: i16) -> Option<Vec<Line>> {
        if self.beside.is_some() {
            return Some(trail.to_vec());
        }
        let n_waiting = match act {
            Act::Join => n_before - 1,
            Act::Wait => n_before + 1,
            Act::Leave => n_before,
        };
        let mut next = Vec::with_capacity(self.lines.len());
        let gap = Line { before: n_before, over: -n_before };
        for (mut line, narrow) in trail.iter().copied().chain([gap]).zip(&self.lines) {
            // A line that ends at this very door: all paths that cross it but the door's own.
            let own = i16::from(act == Act::Join && n_before > line.floor());
            if line.over + n_before - own > narrow.on {
                return None;
            }
            if act == Act::Join {
                line.over = line.over.max(line.before - 2 * n_waiting);
            }
            let n_paths = line.over + n_waiting;
            if n_paths > narrow.behind {
                return None;
            }
            if let Some(harmless) = narrow.harmless {
                next.push(if n_paths > harmless { line } else { Line::WIDE });
            }
        }
        // The path of a door that waits does not cross a line from it.
        let door = Line { before: n_before.min(n_waiting), over: -n_waiting };
        if let Some(harmless) = self.lines[trail.len() + 1].harmless {
            next.push(if harmless < 0 { door } else { Line::WIDE });
        }
        Some(next)
    }

    /// The most joins that can still come; none if some door would wait in vain.
    fn rest(&self, frontier: &Frontier) -> Option<usize> {
        let here = Tally::of(self.here.iter().map(|&door| frontier.coming[door]));
        let waiting = Tally::of(frontier.waiting.iter().copied());
        let is_in_vain = waiting.n > here.n
            || waiting.n_tees > here.n - here.n_tees
            || waiting.n_greens > here.n - here.n_greens;
        if is_in_vain {
            return None;
        }
        let coming = Tally::of(frontier.coming.iter().copied());
        let most = (waiting.n + (here.n - waiting.n) / 2 + self.later)
            .min(usize::midpoint(waiting.n, coming.n))
            .min(waiting.and(coming).most_joins());
        Some(most)
    }
}

/// The ways to one frontier.
struct Way {
    frontier: Frontier,
    /// The most joins that can still come.
    rest: usize,
    trails: Vec<Trail>,
}

/// One of them.
struct Trail {
    n_joins: usize,
    lines: Vec<Line>,
}

impl Trail {
    fn is_as_good_as(&self, other: &Self) -> bool {
        let has_room =
            |(one, other): (&Line, &Line)| one.before <= other.before && one.over <= other.over;
        self.n_joins >= other.n_joins && self.lines.iter().zip(&other.lines).all(has_room)
    }
}

/// The ways to all frontiers behind one door.
#[derive(Default)]
struct Ways {
    list: Vec<Way>,
    /// Numbers in the list, by frontier.
    table: HashTable<usize>,
}

impl Ways {
    fn add(&mut self, frontier: Frontier, rest: usize, trails: Vec<Trail>, effort: &Effort) {
        let hash = |frontier: &Frontier| FixedState::default().hash_one(frontier);
        let Self { list, table } = self;
        let is_it = |&i: &usize| list[i].frontier == frontier;
        let i = match table.entry(hash(&frontier), is_it, |&i| hash(&list[i].frontier)) {
            Entry::Occupied(found) => *found.get(),
            Entry::Vacant(free) => {
                let i = *free.insert(list.len()).get();
                list.push(Way { frontier, rest, trails: Vec::new() });
                i
            }
        };
        let known = &mut list[i].trails;
        for trail in trails {
            effort.spend(known.len());
            if !known.iter().any(|other| other.is_as_good_as(&trail)) {
                known.retain(|other| !trail.is_as_good_as(other));
                known.push(trail);
            }
        }
    }

    /// Keeps only the `n` most promising trails; how many it lost.
    /// The fewer doors wait, the fewer can do so in vain.
    fn keep(&mut self, n: usize) -> usize {
        let value =
            |way: &Way| 3 * way.rest + way.frontier.coming.len() - way.frontier.waiting.len();
        let mut counts: Vec<usize> = Vec::new();
        for way in &self.list {
            for rank in way.trails.iter().map(|trail| value(way) + 3 * trail.n_joins) {
                counts.resize(counts.len().max(rank + 1), 0);
                counts[rank] += 1;
            }
        }
        let n_lost = counts.iter().sum::<usize>().saturating_sub(n);
        if n_lost == 0 {
            return 0;
        }
        let (mut room, mut lowest) = (n, counts.len());
        while counts[lowest - 1] <= room {
            lowest -= 1;
            room -= counts[lowest];
        }
        for way in &mut self.list {
            let value = value(way);
            way.trails.retain(|trail| {
                let rank = value + 3 * trail.n_joins;
                let is_next = rank + 1 == lowest && room > 0;
                room -= usize::from(is_next);
                rank >= lowest || is_next
            });
        }
        n_lost
    }
}

struct Search {
    start: Frontier,
    /// The doors of each wall, by number, and how narrow it is; the longest last.
    walls: Vec<(Vec<usize>, Cuts)>,
    /// Doors that can be joined without any others in the way.
    pairs: Vec<[usize; 2]>,
    /// False if joins may be missed where lines were taken for too narrow.
    is_measured: bool,
}

impl Search {
    fn new(group: &Group<'_>, effort: &Effort) -> Self {
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
        let mut search = Self { start, walls: Vec::new(), pairs: Vec::new(), is_measured: true };
        for region in &group.regions {
            let own: Vec<usize> = region.doors.iter().filter_map(|&door| number(door)).collect();
            if own.len() < 4 {
                let pairs = (0..own.len()).flat_map(|i| (0..i).map(move |j| (i, j)));
                search.pairs.extend(pairs.map(|(i, j)| [own[i], own[j]]));
            } else {
                let cuts = region.cuts(group.field, doors, effort);
                search.is_measured &= cuts.is_measured;
                search.walls.push((own, cuts));
            }
        }
        search
    }

    /// Where to begin on the longest wall.
    fn starts(&self) -> Vec<usize> {
        let n = self.walls.last().map_or(1, |(own, _)| own.len());
        let n_starts = n.min(STARTS);
        (0..n_starts).map(|i| i * n / n_starts).collect()
    }

    /// All steps, if the longest wall begins at this place.
    fn plan(&mut self, start: usize) -> Vec<Step> {
        if let Some((_, cuts)) = self.walls.last_mut() {
            cuts.start = start;
        }
        let mut steps = Vec::new();
        for (i, (own, cuts)) in self.walls.iter().enumerate() {
            let own: Vec<usize> =
                own.iter().cycle().skip(cuts.start).take(own.len()).copied().collect();
            let others = &self.walls[i + 1..];
            let later = others.iter().map(|(others, _)| others.len() / 2).sum();
            for (place, lines) in lines(cuts, own.len()).into_iter().enumerate() {
                let door = own[place];
                let comes_again = others.iter().any(|(others, _)| others.contains(&door));
                let here = own[place + 1..].to_vec();
                steps.push(Step { door, beside: None, comes_again, here, later, lines });
            }
        }
        self.pairs.iter().for_each(|&pair| self.add_pair(&mut steps, pair));
        steps
    }

    /// Adds a step for two doors, as late as may be: what is decided must be remembered.
    fn add_pair(&self, steps: &mut Vec<Step>, [one, two]: [usize; 2]) {
        let twins = [one, two].map(|door| self.start.coming[door]);
        let first = |is_met: &dyn Fn(usize) -> bool| {
            steps.iter().position(|step| is_met(step.door) || step.beside.is_some_and(is_met))
        };
        let at = first(&|door| [one, two].contains(&door))
            .or_else(|| first(&|door| twins.contains(&Side::Coming(small(door)))))
            .unwrap_or(steps.len());
        let (here, later) = match (at.checked_sub(1), steps.get(at)) {
            (Some(before), _) => (steps[before].here.clone(), steps[before].later),
            (None, Some(first)) => (Vec::new(), first.later + first.here.len() / 2 + 1),
            (None, None) => (Vec::new(), 0),
        };
        steps[..at].iter_mut().for_each(|step| step.later += 1);
        let lines = Vec::new();
        let beside = Some(two);
        steps.insert(at, Step { door: one, beside, comes_again: true, here, later, lines });
    }

    /// Looks for more joins than the best known, keeping so many trails at each door; how many it lost: if none, there are
    /// no more joins.
    fn run(
        &self,
        plan: &[Step],
        best: &mut usize,
        most: usize,
        width: usize,
        effort: &Effort,
    ) -> usize {
        let mut n_lost = 0;
        let mut ways = Ways::default();
        let first = Trail { n_joins: 0, lines: Vec::new() };
        ways.add(self.start.clone(), most, alloc::vec![first], effort);
        let n_doors = self.start.coming.len();
        for (step, n_steps) in plan.iter().zip((0..plan.len()).rev()) {
            let mut next = Ways::default();
            for way in ways.list.iter().filter(|way| !way.trails.is_empty()) {
                let n_waiting = signed(way.frontier.waiting.len());
                for act in [Act::Join, Act::Wait, Act::Leave] {
                    let Some(frontier) = way.frontier.go_on(step, act) else { continue };
                    let Some(rest) = step.rest(&frontier) else { continue };
                    let joined = usize::from(act == Act::Join);
                    let lead = |trail: &Trail| {
                        let n_joins = trail.n_joins + joined;
                        // The doors of all other walls may be left alone.
                        let counts = step.here.is_empty() && n_joins > *best;
                        if n_joins + rest <= *best && !counts {
                            return None;
                        }
                        let lines = step.lead(&trail.lines, act, n_waiting)?;
                        if counts {
                            *best = n_joins;
                        }
                        Some(Trail { n_joins, lines })
                    };
                    let trails: Vec<Trail> = way.trails.iter().filter_map(lead).collect();
                    if !trails.is_empty() {
                        next.add(frontier, rest, trails, effort);
                    }
                }
                if *best >= most || !effort.spend(n_doors + way.trails.len() * step.lines.len()) {
                    return usize::MAX;
                }
            }
            // A run that does not come to its end has found nothing. Twice the fair share, as there are fewer towards it.
            let fair = effort.left() / (n_steps * (n_doors / 4 + step.lines.len())).max(1);
            n_lost += next.keep(width.min(2 * fair + 1));
            ways = next;
        }
        n_lost
    }
}

/// For each door of a wall, what the lines that end there or behind must bear.
fn lines(cuts: &Cuts, n: usize) -> Vec<Vec<Narrow>> {
    let width = |from: usize, to: usize| i16::from(cuts.width(from, to));
    let mut behind = alloc::vec![i16::MAX; 2 * n];
    let mut harmless = alloc::vec![i16::MAX; 2 * n];
    let mut limits = Vec::new();
    for place in (0..n).rev() {
        let [on, gap] = [2 * place + 1, 2 * place + 2];
        for (from, behind) in behind.iter_mut().enumerate().take(on + 1) {
            let later = if place + 1 < n { width(from, gap + 1) } else { i16::MAX };
            *behind = later.min(*behind).saturating_add(1).min(width(from, gap));
        }
        limits.push((behind.clone(), harmless.clone()));
        for (from, harmless) in harmless.iter_mut().enumerate().take(on - 1) {
            let room =
                |to: usize| if cuts.is_narrow(from, to) { width(from, to) } else { i16::MAX };
            *harmless = room(gap).min(*harmless).saturating_sub(1).min(room(on));
        }
    }
    let mut marks: Vec<usize> = Vec::new();
    let mut all = Vec::new();
    for (place, (behind, harmless)) in limits.into_iter().rev().enumerate() {
        let on = 2 * place + 1;
        marks.extend([on - 1, on]);
        let narrow = |&from: &usize| Narrow {
            on: if from < on - 1 { width(from, on) } else { i16::MAX },
            behind: behind[from],
            // Every path across has an end at a door in between.
            harmless: Some(harmless[from]).filter(|&n| n < signed(place + 1 - from.div_ceil(2))),
        };
        let lines: Vec<Narrow> = marks.iter().map(narrow).collect();
        let mut is_kept = lines.iter().map(|line| line.harmless.is_some());
        marks.retain(|_| is_kept.next() == Some(true));
        all.push(lines);
    }
    all
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
