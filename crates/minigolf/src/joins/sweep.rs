//! Joins that a group of regions can have, found end by end around each region.
//!
//! Paths do not cross, so an end is joined to the last one that is waiting: what matters of the past is who waits,
//! what the chains look like, and how many paths have left each narrow place. Pasts that agree in this are one.
//! Room is judged by narrow places alone, so what is found may still not fit; what is not found does not exist.

mod pasts;

use alloc::vec::Vec;
use core::cell::Cell;

use super::{Far, Region, Yard};
use pasts::Pasts;

/// What a sweep has found.
pub(super) enum Swept {
    /// So many joins are impossible.
    Nothing,
    /// Perhaps these: region, and two places on its circle.
    Pairs(Vec<(usize, usize, usize)>),
    /// There are too many pasts to keep apart.
    Unknown,
}

/// How many pasts are kept apart at a time: few are quick and often enough, many are all but always enough.
pub(super) const FEW: usize = 200;
pub(super) const MANY: usize = 50_000;

/// How many pasts one count may look at: about half a second on the machine this was measured on.
/// Courses that ask for more have dozens of open ends around one stretch of free cells.
const PATIENCE: usize = 1_000_000;

/// What one count has looked at so far.
#[derive(Default)]
pub(super) struct Effort(Cell<usize>);

impl Effort {
    /// Looks at one more past; false if patience for a sweep of this width is at its end.
    /// Quick looks may take half as much again: they come near to what thorough ones could not settle.
    fn goes_on(&self, width: usize) -> bool {
        self.0.set(self.0.get() + 1);
        self.0.get() <= if width > FEW { PATIENCE } else { PATIENCE / 2 * 3 }
    }
}

/// Codes for what a chain has on its other side; from `LOOSE` on, a loose end.
const TEE: u8 = 0;
const GREEN: u8 = 1;
/// A loose end at which a tee or green can be imagined.
const FREE: u8 = 2;
/// A loose end at which nothing can be imagined.
const BLOCKED: u8 = 3;
/// This end itself is joined or left.
const GONE: u8 = 4;
const LOOSE: u8 = 5;
/// The chain has more than one part.
const JOINED: u8 = 0x80;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Act {
    Leave,
    Wait,
    Join,
}

/// How a past came about.
#[derive(Clone, Copy)]
struct Origin {
    n_joins: u16,
    /// The most joins that can come of it.
    hope: u16,
    before: u32,
    act: Act,
}

/// One end on one circle.
struct Step {
    region: usize,
    place: u8,
    /// The end by its place in the group.
    end: u8,
    /// Whether it comes up again on another circle.
    comes_again: bool,
    /// The most joins on the circles that follow.
    later: usize,
}

/// Everything about the past that matters.
struct Past {
    /// For each end of the group what its chain has on the other side.
    far: Vec<u8>,
    /// Places that wait for a partner, the last one on top.
    waiting: Vec<u8>,
    /// Narrow lines being swept: the mark they start from, 1 + how many that waited before have been joined since,
    /// how few have waited since.
    narrow: Vec<[u8; 3]>,
}

impl Past {
    fn pack(&self, into: &mut Vec<u8>) {
        into.clear();
        into.extend_from_slice(&self.far);
        into.push(small(self.waiting.len()));
        into.extend_from_slice(&self.waiting);
        into.extend(self.narrow.iter().flatten());
    }

    fn unpack(&mut self, from: &[u8], n_ends: usize) {
        let (far, rest) = from.split_at(n_ends);
        let (waiting, narrow) = rest[1..].split_at(rest[0].into());
        self.far.clear();
        self.far.extend_from_slice(far);
        self.waiting.clear();
        self.waiting.extend_from_slice(waiting);
        self.narrow.clear();
        self.narrow.extend(narrow.chunks_exact(3).map(|it| [it[0], it[1], it[2]]));
    }
}

fn small(n: usize) -> u8 {
    u8::try_from(n).expect("the number of ends was checked")
}

/// How many joins are looked for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Target {
    /// So many, or more.
    AtLeast(usize),
    /// So many. Pasts with different numbers of joins are not one, then.
    Exactly(usize),
}

impl Target {
    const fn fewest(self) -> usize {
        match self {
            Self::AtLeast(n) | Self::Exactly(n) => n,
        }
    }

    const fn allows(self, n_joins: usize) -> bool {
        match self {
            Self::AtLeast(_) => true,
            Self::Exactly(n) => n_joins <= n,
        }
    }
}

struct Sweep<'a> {
    yard: &'a Yard,
    ends: &'a [usize],
    target: Target,
    steps: Vec<Step>,
    /// For each step and its two marks, the last mark to which a line from there is narrow; 0 for none.
    narrow_to: Vec<[u8; 2]>,
    /// For each end of the yard its place in the group.
    local: Vec<u8>,
}

/// Looks for so many joins, keeping so many pasts apart.
pub(super) fn sweep(
    yard: &Yard,
    group: &[usize],
    ends: &[usize],
    target: Target,
    width: usize,
) -> Swept {
    if ends.len() >= usize::from(JOINED - LOOSE) || ends.len() > 120 {
        return Swept::Unknown;
    }
    let mut local = alloc::vec![0; yard.ends.loose.len()];
    ends.iter().enumerate().for_each(|(i, &end)| local[end] = small(i));
    let (mut steps, mut narrow_to) = (Vec::new(), Vec::new());
    for (i, &region) in group.iter().enumerate() {
        let circle = &yard.regions[region];
        let whole =
            |region: &usize| yard.regions[*region].most(0, yard.regions[*region].ends.len());
        let later = group[i + 1..].iter().map(whole).sum();
        for (place, &end) in circle.ends.iter().enumerate() {
            let comes_again =
                group[i + 1..].iter().any(|&other| yard.regions[other].ends.contains(&end));
            steps.push(Step { region, place: small(place), end: local[end], comes_again, later });
            narrow_to.push([2 * place, 2 * place + 1].map(|mark| last_narrow(circle, mark)));
        }
    }
    Sweep { yard, ends, target, steps, narrow_to, local }.run(width)
}

/// The last mark to which a line from this one is too narrow for the ends on its sides; 0 for none.
fn last_narrow(circle: &Region, from: usize) -> u8 {
    let mut marks = (from + 1..=2 * circle.ends.len()).rev();
    marks.find(|&to| circle.is_narrow(from, to)).map_or(0, small)
}

impl Sweep<'_> {
    fn run(&self, width: usize) -> Swept {
        let mut past = Past { far: Vec::new(), waiting: Vec::new(), narrow: Vec::new() };
        past.far.extend(self.ends.iter().map(|&end| match self.yard.ends.far[end] {
            Far::Tee => TEE,
            Far::Green => GREEN,
            Far::Loose(twin) => LOOSE + self.local[twin],
        }));
        // Ends without any partner are left from the start.
        for end in 0..self.ends.len() {
            let comes_up = self.steps.iter().any(|step| usize::from(step.end) == end);
            if !comes_up && !self.leave(&mut past.far, end) {
                return Swept::Nothing;
            }
        }
        let mut key = Vec::new();
        past.pack(&mut key);
        let mut pasts = Pasts::new();
        pasts.add(&key, Origin { n_joins: 0, hope: u16::MAX, before: 0, act: Act::Leave });
        let mut is_whole = true;
        let mut origins: Vec<Vec<Origin>> = Vec::new();
        for step in 0..self.steps.len() {
            let mut next = Pasts::new();
            for i in 0..pasts.len() {
                for act in [Act::Leave, Act::Wait, Act::Join] {
                    past.unpack(self.past_of(pasts.key(i), step), self.ends.len());
                    let n_joins =
                        usize::from(pasts.origin(i).n_joins) + usize::from(act == Act::Join);
                    if !self.go_on(&mut past, step, act) {
                        continue;
                    }
                    let hope = n_joins + self.rest(&past, step);
                    if hope < self.target.fewest() || !self.target.allows(n_joins) {
                        continue;
                    }
                    if !self.yard.effort.goes_on(width) {
                        return Swept::Unknown;
                    }
                    past.pack(&mut key);
                    if let Target::Exactly(_) = self.target {
                        key.push(small(n_joins));
                    }
                    let [n_joins, hope] =
                        [n_joins, hope].map(|n| u16::try_from(n).expect("few ends"));
                    let before = u32::try_from(i).expect("pasts are counted");
                    next.add(&key, Origin { n_joins, hope, before, act });
                }
            }
            is_whole &= next.len() <= width;
            pasts = next.best(width);
            origins.push(pasts.origins().to_vec());
        }
        let best = (0..pasts.len()).max_by_key(|&i| pasts.origin(i).n_joins);
        let is_enough = |i: &usize| usize::from(pasts.origin(*i).n_joins) >= self.target.fewest();
        match best.filter(is_enough) {
            Some(last) => Swept::Pairs(self.pairs(&origins, last)),
            None if is_whole => Swept::Nothing,
            None => Swept::Unknown,
        }
    }

    /// A past's key without the number of joins, which the first one does not have.
    fn past_of<'k>(&self, key: &'k [u8], step: usize) -> &'k [u8] {
        match self.target {
            Target::Exactly(_) if step > 0 => &key[..key.len() - 1],
            Target::Exactly(_) | Target::AtLeast(_) => key,
        }
    }

    /// Takes a step; false if that is not possible.
    fn go_on(&self, past: &mut Past, step: usize, act: Act) -> bool {
        let Step { region, place, end, comes_again, .. } = self.steps[step];
        let end = usize::from(end);
        let is_there = past.far[end] != GONE;
        if act != Act::Leave && (!is_there || past.far[end] & !JOINED == BLOCKED) {
            return false;
        }
        let circle = &self.yard.regions[region];
        if place == 0 {
            past.narrow.clear();
        }
        let before = small(past.waiting.len());
        if self.narrow_to[step][0] > 0 {
            past.narrow.push([2 * place, 1, before]);
        }
        // A line that ends at this very end: paths on both sides of it, but not its own.
        let is_room = past.narrow.iter().all(|&[from, joined, fewest]| {
            let n_paths = joined.saturating_sub(1) + before - fewest;
            let own = u8::from(act == Act::Join && before > fewest);
            n_paths - own.min(n_paths) <= circle.cut(from.into(), 2 * usize::from(place) + 1)
        });
        if !is_room {
            return false;
        }
        match act {
            Act::Leave => {
                if is_there && !comes_again && !self.leave(&mut past.far, end) {
                    return false;
                }
            }
            Act::Wait => past.waiting.push(place),
            Act::Join => {
                let Some(partner) = past.waiting.pop() else { return false };
                let other = usize::from(self.local[circle.ends[usize::from(partner)]]);
                let fits = circle.fits(partner.into(), place.into());
                if !fits || !join(&mut past.far, other, end) {
                    return false;
                }
                for [_, joined, fewest] in &mut past.narrow {
                    if before - 1 < *fewest {
                        *fewest = before - 1;
                        *joined += 1;
                    }
                }
            }
        }
        let (now, done) = (small(past.waiting.len()), 2 * place + 2);
        let is_room = past.narrow.iter().all(|&[from, joined, fewest]| {
            joined.saturating_sub(1) + now - fewest <= circle.cut(from.into(), done.into())
        });
        if !is_room {
            return false;
        }
        if self.narrow_to[step][1] > 0 {
            // The path of this very end does not count for lines that start at it.
            past.narrow.push([2 * place + 1, u8::from(act != Act::Wait), now]);
        }
        let first = step - usize::from(place);
        past.narrow.retain(|&[from, ..]| {
            self.narrow_to[first + usize::from(from / 2)][usize::from(from % 2)] > done
        });
        usize::from(place) + 1 < circle.ends.len() || past.waiting.is_empty()
    }

    /// An end stays as it is; false if its chain cannot be a hole then.
    fn leave(&self, far: &mut [u8], end: usize) -> bool {
        let other = core::mem::replace(&mut far[end], GONE);
        let is_free = self.yard.ends.loose[self.ends[end]].is_free;
        let (other, is_joined) = (other & !JOINED, other & JOINED);
        if !is_free && is_joined != 0 {
            return false;
        }
        if other >= LOOSE {
            far[usize::from(other - LOOSE)] = if is_free { FREE | is_joined } else { BLOCKED };
        }
        true
    }

    /// The most joins that can still come.
    fn rest(&self, past: &Past, step: usize) -> usize {
        let Step { region, place, later, .. } = self.steps[step];
        let circle = &self.yard.regions[region];
        let from = usize::from(place) + 1;
        let coming = circle.ends.len() - from;
        let waiting = past.waiting.len();
        if waiting > coming {
            return 0;
        }
        let here =
            (waiting + (coming - waiting) / 2).min(waiting + circle.most(from, circle.ends.len()));
        (here + later).min(most_of_chains(&past.far))
    }

    fn pairs(&self, origins: &[Vec<Origin>], last: usize) -> Vec<(usize, usize, usize)> {
        let mut acts = Vec::new();
        let mut at = last;
        for layer in origins.iter().rev() {
            acts.push(layer[at].act);
            at = layer[at].before as usize;
        }
        acts.reverse();
        let (mut pairs, mut waiting) = (Vec::new(), Vec::new());
        for (act, step) in acts.into_iter().zip(&self.steps) {
            let place = usize::from(step.place);
            match act {
                Act::Leave => {}
                Act::Wait => waiting.push(place),
                Act::Join => pairs.extend(waiting.pop().map(|from| (step.region, from, place))),
            }
        }
        pairs
    }
}

/// Chains hold at most one tee and one green, and have two sides: so many joins can still be made of them.
fn most_of_chains(far: &[u8]) -> usize {
    let mut n = [0usize; 6];
    for &code in far {
        n[usize::from((code & !JOINED).min(LOOSE))] += 1;
    }
    let [tees, greens, free, _, _, loose] = n;
    let one_sided = tees + greens + free;
    let fewest = tees.max(greens).max(one_sided.div_ceil(2)).max(1);
    (one_sided + loose / 2).saturating_sub(fewest)
}

/// Joins two ends; false if the chain could not be a hole.
fn join(far: &mut [u8], one: usize, two: usize) -> bool {
    let (a, b) = (far[one] & !JOINED, far[two] & !JOINED);
    let is_refused = (a == TEE && b == TEE)
        || (a == GREEN && b == GREEN)
        || [a, b].iter().any(|&code| code == BLOCKED || code == GONE)
        || (a >= LOOSE && usize::from(a - LOOSE) == two);
    if is_refused {
        return false;
    }
    far[one] = GONE;
    far[two] = GONE;
    for (code, other) in [(a, b), (b, a)] {
        if code >= LOOSE {
            far[usize::from(code - LOOSE)] = other | JOINED;
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::{Effort, FEW, MANY, PATIENCE};

    #[test]
    fn mg_16_a_count_is_given_up_after_so_many_pasts_and_then_only_comes_near() {
        let effort = Effort::default();
        assert!((0..PATIENCE).all(|_| effort.goes_on(MANY)));
        assert!(!effort.goes_on(MANY), "the thorough sweep ends");
        assert!(effort.goes_on(FEW), "a quick look is still allowed");
        assert!((0..PATIENCE).any(|_| !effort.goes_on(FEW)), "but not for ever");
    }
}
