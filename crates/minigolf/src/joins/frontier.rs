//! The most joins in a group of regions where strands have two doors: a frontier search over matchings that do not
//! cross, door by door along the walls.
//!
//! Paths do not cross, so a door is joined to the last one that waits, waits itself, or is left alone.
//! What matters of everything before is the [`Frontier`], who waits and what chains have on their other sides, and how
//! full the [lines](Line) are that may be too narrow. Of two trails to a frontier, one that has no fewer joins and leaves
//! no less room is as good: mostly a handful of thousands is left.

use alloc::vec::Vec;

use hashbrown::HashTable;
use hashbrown::hash_table::Entry;
use tabletop::sort_few;

use super::field::Cuts;
use super::strands::Far;
use super::{Effort, Group, Joins};

/// From how many doors of the longest wall the search is begun. It matters more than anything else, and nobody knows
/// beforehand which is best: all are tried, the better half again with more trails, and so on.
const STARTS: usize = 8;

/// How many trails the first runs keep at each door, and how many times as many the next.
const WIDTH: usize = 10;
const WIDER: usize = 8;

/// The most joins in this group: at least `known`, which are known to be possible, and no more than `most`.
pub(super) fn most_joins(group: &Group<'_>, known: usize, most: usize, effort: &Effort) -> Joins {
    let search = Search::new(group, effort);
    let mut plans = search.plans();
    let (mut best, mut width, mut is_whole) = (known, WIDTH, false);
    while best < most && !is_whole && !effort.is_spent() {
        for plan in &mut plans {
            let steps = plan.steps.get_or_insert_with(|| search.steps(plan.start, plan.is_late));
            plan.n_lost = search.run(steps, &mut best, most, width, effort);
            // Hardly any: the next width will do.
            if plan.n_lost > 0 && plan.n_lost <= 3 * width {
                plan.n_lost = search.run(steps, &mut best, most, width * WIDER, effort);
            }
            is_whole = plan.n_lost == 0;
            if is_whole || best >= most {
                break;
            }
        }
        sort_few(&mut plans, |one, other| one.n_lost.cmp(&other.n_lost));
        plans.truncate(plans.len().div_ceil(2));
        width = if plans.len() > 1 { width * WIDER } else { usize::MAX / WIDER };
    }
    let is_proven = best >= most || is_whole && search.is_measured;
    // Any join may be left out.
    Joins { n: best.min(most), is_proven }
}

/// In which order doors are met.
struct Plan {
    /// Where the longest wall begins.
    start: usize,
    /// Walls with few doors come as late as may be, not first.
    is_late: bool,
    /// Once it was tried.
    steps: Option<Vec<Step>>,
    n_lost: usize,
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
    /// A door that comes or waits, by its place in the frontier.
    Door(u16),
}

impl Side {
    const fn code(self) -> u64 {
        match self {
            Self::Gone => 0,
            Self::Tee => 1,
            Self::Green => 2,
            Self::Alone => 3,
            Self::Door(place) => 4 + place as u64,
        }
    }
}

/// Who comes and who waits, behind a door.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Frontier {
    /// Follows each change, so that nothing has to be gone through.
    hash: u64,
    n_doors: usize,
    /// For each door of the group that may still come, then for each that waits, the last one at the end.
    sides: Vec<Side>,
}

impl Frontier {
    fn new(sides: Vec<Side>) -> Self {
        Self { hash: 0, n_doors: sides.len(), sides }
    }

    fn waiting(&self) -> &[Side] {
        &self.sides[self.n_doors..]
    }

    /// A door learns that it has something else on its other side.
    fn tell(&mut self, who: Side, side: Side) {
        let Side::Door(place) = who else { return };
        let before = core::mem::replace(&mut self.sides[usize::from(place)], side);
        for side in [before, side] {
            let n = (who.code() << 32 | side.code()).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            self.hash ^= (n ^ n >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
        }
    }

    /// The frontier behind this step, if it can be treated so.
    fn go_on(&self, step: &Step, act: Act) -> Option<Self> {
        let (door, own) = (Side::Door(small(step.door)), self.sides[step.door]);
        let last = (self.sides.len() > self.n_doors).then(|| self.sides.len() - 1);
        let partner = step.beside.or(last);
        let other = partner.map_or(Side::Gone, |place| self.sides[place]);
        let fits = match (act, own, other) {
            (Act::Leave, ..) => true,
            (Act::Wait, ..) => own != Side::Gone && step.beside.is_none(),
            (Act::Join, Side::Gone, _)
            | (Act::Join, _, Side::Gone)
            | (Act::Join, Side::Tee, Side::Tee)
            | (Act::Join, Side::Green, Side::Green) => false,
            // Else the chain would be a loop.
            (Act::Join, ..) => other != door,
        };
        if !fits {
            return None;
        }
        let mut next = self.clone();
        match act {
            Act::Leave if step.comes_again => return Some(next),
            Act::Leave => next.tell(own, Side::Alone),
            Act::Wait => {
                let place = Side::Door(small(next.sides.len()));
                next.sides.push(Side::Gone);
                next.tell(place, own);
                next.tell(own, place);
            }
            Act::Join => {
                next.tell(other, own);
                next.tell(own, other);
                next.tell(Side::Door(small(partner?)), Side::Gone);
                if step.beside.is_none() {
                    next.sides.pop();
                }
            }
        }
        next.tell(door, Side::Gone);
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
        let gap = Line { before: n_before, over: -n_before };
        // The path of a door that waits does not cross a line from it.
        let door = Line { before: n_before.min(n_waiting), over: -n_waiting };
        let mut next = Vec::with_capacity(self.lines.len());
        for (mut line, narrow) in trail.iter().copied().chain([gap, door]).zip(&self.lines) {
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
        Some(next)
    }

    /// The most joins that can still come; none if some door would wait in vain.
    fn rest(&self, frontier: &Frontier) -> Option<usize> {
        let here = Tally::of(self.here.iter().map(|&door| &frontier.sides[door]));
        let waiting = Tally::of(frontier.waiting());
        let is_in_vain = waiting.n > here.n
            || waiting.n_tees > here.n - here.n_tees
            || waiting.n_greens > here.n - here.n_greens;
        if is_in_vain {
            return None;
        }
        let all = Tally::of(&frontier.sides);
        let most = waiting.n + (here.n - waiting.n) / 2 + self.later;
        Some(most.min(all.n / 2).min(all.most_joins()))
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
        let Self { list, table } = self;
        let is_it = |&i: &usize| list[i].frontier == frontier;
        let i = match table.entry(frontier.hash, is_it, |&i| list[i].frontier.hash) {
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
        let value = |way: &Way| way.rest + way.frontier.n_doors - way.frontier.waiting().len();
        let mut counts: Vec<usize> = Vec::new();
        for way in &self.list {
            for rank in way.trails.iter().map(|trail| value(way) + trail.n_joins) {
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
                let rank = value + trail.n_joins;
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
            Far::Door(twin) => number(twin).map_or(Side::Alone, |twin| Side::Door(small(twin))),
        });
        let start = Frontier::new(coming.collect());
        let mut search = Self { start, walls: Vec::new(), is_measured: true };
        for region in &group.regions {
            let own: Vec<usize> = region.doors.iter().filter_map(|&door| number(door)).collect();
            let cuts = region.cuts(group.field, doors, effort);
            search.is_measured &= cuts.is_measured;
            search.walls.push((own, cuts));
        }
        search
    }

    fn plans(&self) -> Vec<Plan> {
        let n = self.walls.last().map_or(1, |(own, _)| own.len());
        let kinds = if self.n_few() > 0 { &[false, true][..] } else { &[false] };
        let plan = |start, is_late| Plan { start, is_late, steps: None, n_lost: 0 };
        let starts = (0..n.min(STARTS)).map(|i| i * n / n.min(STARTS));
        starts.flat_map(|start| kinds.iter().map(move |&is_late| plan(start, is_late))).collect()
    }

    /// How many walls have so few doors that one join at most is possible.
    fn n_few(&self) -> usize {
        self.walls.partition_point(|(own, _)| own.len() < 4)
    }

    /// All steps, if the longest wall begins at this place. Short walls come first: what is decided there soon shows what
    /// cannot be. Or, where one join at most is possible, as late as may be: what is decided must be remembered.
    fn steps(&self, start: usize, is_late: bool) -> Vec<Step> {
        let n_late = if is_late { self.n_few() } else { 0 };
        let (few, walls) = self.walls.split_at(n_late);
        let mut steps = Vec::new();
        for (i, (own, cuts)) in walls.iter().enumerate() {
            let others = &walls[i + 1..];
            let start = if others.is_empty() { start } else { 0 };
            let own = [&own[start..], &own[..start]].concat();
            let later = others.iter().map(|(others, _)| others.len() / 2).sum();
            for (place, lines) in lines(cuts, start, own.len()).into_iter().enumerate() {
                let door = own[place];
                let comes_again = others.iter().any(|(others, _)| others.contains(&door));
                let here = own[place + 1..].to_vec();
                steps.push(Step { door, beside: None, comes_again, here, later, lines });
            }
        }
        for (own, _) in few {
            for (i, &one) in own.iter().enumerate() {
                for &two in &own[i + 1..] {
                    let at = self.latest(&steps, [one, two]);
                    let (here, later) = match at.checked_sub(1) {
                        Some(before) => (steps[before].here.clone(), steps[before].later),
                        None => (Vec::new(), walls.iter().map(|(own, _)| own.len() / 2).sum()),
                    };
                    let (beside, lines) = (Some(two), Vec::new());
                    steps.insert(
                        at,
                        Step { door: one, beside, comes_again: true, here, later, lines },
                    );
                }
            }
        }
        // One join at most of few doors, as long as a step of theirs follows.
        for (own, _) in few {
            let is_theirs = |step: &Step| {
                own.contains(&step.door) && step.beside.is_some_and(|door| own.contains(&door))
            };
            let last = steps.iter().rposition(is_theirs).unwrap_or(0);
            steps[..last].iter_mut().for_each(|step| step.later += 1);
        }
        steps
    }

    /// Before which step two doors must be joined: the first of one of them, or else of one of their strands.
    fn latest(&self, steps: &[Step], doors: [usize; 2]) -> usize {
        let twins = doors.map(|door| self.start.sides[door]);
        let first = |is_met: &dyn Fn(usize) -> bool| {
            steps.iter().position(|step| is_met(step.door) || step.beside.is_some_and(is_met))
        };
        first(&|door| doors.contains(&door))
            .or_else(|| first(&|door| twins.contains(&Side::Door(small(door)))))
            .unwrap_or(steps.len())
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
        let n_doors = self.start.n_doors;
        for (step, n_steps) in plan.iter().zip((0..plan.len()).rev()) {
            let mut next = Ways::default();
            for way in ways.list.iter().filter(|way| !way.trails.is_empty()) {
                let n_waiting = signed(way.frontier.waiting().len());
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
fn lines(cuts: &Cuts, start: usize, n: usize) -> Vec<Vec<Narrow>> {
    let width = |from: usize, to: usize| i16::from(cuts.width(start, from, to));
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
            let is_narrow = |to: usize| cuts.is_narrow(start, from, to);
            let room = |to: usize| if is_narrow(to) { width(from, to) } else { i16::MAX };
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
#[derive(Default)]
struct Tally {
    n: usize,
    n_tees: usize,
    n_greens: usize,
    n_alone: usize,
}

impl Tally {
    fn of<'a>(sides: impl IntoIterator<Item = &'a Side>) -> Self {
        let mut tally = Self::default();
        for side in sides {
            tally.n += usize::from(*side != Side::Gone);
            tally.n_tees += usize::from(*side == Side::Tee);
            tally.n_greens += usize::from(*side == Side::Green);
            tally.n_alone += usize::from(*side == Side::Alone);
        }
        tally
    }

    /// No more joins than this can be made of such chains: see [`Strands::most_joins`](super::Strands::most_joins).
    fn most_joins(&self) -> usize {
        let one_sided = self.n_tees + self.n_greens + self.n_alone;
        let n_chains = one_sided + (self.n - one_sided) / 2;
        let fewest = self.n_tees.max(self.n_greens).max(one_sided.div_ceil(2)).max(1);
        n_chains.saturating_sub(fewest)
    }
}
