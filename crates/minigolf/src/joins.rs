//! How many holes a course can be said to have (MG-16).
//!
//! On an unfilled land, parts may be imagined joined by paths over cells without a tile.
//! A tile has at most two red edges, so the ends of parts are joined in pairs, and whole chains of parts become holes.
//!
//! Three observations make the search exact and small:
//! - A cell faced by one red edge can only be used by the path from that edge; faced by two, only to join them; by more, not at all.
//! - All tiles and the gate hang together, so a region of the other free cells has no islands in it:
//!   its ends lie on one circle around it, and paths inside it must not cross.
//! - Whether given pairs can be joined inside a region is decided by walking along its wall from one end to its partner,
//!   innermost pairs first: no path leaves more room to the others.

mod region;
mod sweep;

use alloc::vec::Vec;

use crate::cells::Cell;
use crate::course::Plan;
use crate::holes::{End, Part};
use crate::scoring::points::HOLES;

use region::{Measure, Region, Walker, Ways};
use sweep::{Effort, Swept, Target};

/// After so many decisions the sweep is asked what is left to be found.
const QUICK: u32 = 400;

/// After so many decisions more a search is given up, and what it has found counts.
/// Only courses with dozens of open ends on one circle come here; nobody at a table could settle them either.
const THOROUGH: u32 = 200_000;

/// The number of holes nearest to nine that the course can be said to have.
pub(crate) fn hole_count(plan: &Plan<'_>, parts: &[Part]) -> usize {
    // Joins only lower the count, and a full land has none.
    if parts.len() <= HOLES || plan.is_full() {
        return parts.len();
    }
    let ends = Ends::new(parts);
    if !ends.pairs().any(|(one, two)| ends.fit(one, two)) {
        return parts.len();
    }
    let wanted = parts.len() - HOLES;
    let ways = Ways::new(plan, ends.loose.len(), &ends.faced);
    if wanted == 1 {
        // One path has room wherever there is a way; and two joins are no nearer to one than none.
        return parts.len()
            - usize::from(ends.pairs().any(|(one, two)| ends.can_join(one, two, &ways)));
    }
    let regions = region::regions(plan, &ways, &ends, Measure::Nothing);
    let mut yard = Yard { ends, ways, regions, effort: Effort::default() };
    let joins = yard.quick_number_of_joins(wanted).unwrap_or_else(|| {
        // Only a thorough search needs to know how narrow the regions are.
        yard.regions = region::regions(plan, &yard.ways, &yard.ends, Measure::Cuts);
        yard.best_number_of_joins(wanted)
    });
    parts.len() - joins
}

/// Two parts that can be joined, and how.
pub(crate) struct Witness {
    pub(crate) parts: [usize; 2],
    /// The cells of the path.
    pub(crate) cells: Vec<Cell>,
    /// Cells at which a tee or green must be imagined.
    pub(crate) ends: Vec<Cell>,
}

impl Witness {
    fn is_apart_from(&self, other: &Self) -> bool {
        !self.parts.iter().any(|part| other.parts.contains(part))
            && !self.cells.iter().any(|cell| other.cells.contains(cell))
    }
}

/// Whether so many of these joins are easily seen to be possible together: of different parts, on different cells.
/// Where a tee or green must be imagined, no other path can run: the cell is faced by a red edge.
pub(crate) fn are_together<'a>(
    witnesses: impl Iterator<Item = &'a Witness>,
    wanted: usize,
) -> bool {
    let mut chosen: Vec<&Witness> = Vec::new();
    for witness in witnesses {
        if chosen.len() == wanted {
            break;
        }
        if chosen.iter().all(|other| other.is_apart_from(witness)) {
            chosen.push(witness);
        }
    }
    chosen.len() == wanted
}

/// Some single joins that are possible on a course whose land is not full.
pub(crate) fn witnesses(plan: &Plan<'_>, parts: &[Part]) -> Vec<Witness> {
    const ENOUGH: usize = 24;
    let ends = Ends::new(parts);
    let ways = Ways::new(plan, ends.loose.len(), &ends.faced);
    let possible = ends.pairs().filter(|&(one, two)| ends.can_join(one, two, &ways));
    let witness = |(one, two): (usize, usize)| {
        let (from, to) = (&ends.loose[one], &ends.loose[two]);
        let twins = [from.twin, to.twin].into_iter().flatten();
        Witness {
            parts: [from.part, to.part],
            cells: ways.path(from.cell, to.cell),
            ends: twins.map(|twin| ends.loose[twin].cell).collect(),
        }
    };
    possible.take(ENOUGH).map(witness).collect()
}

/// An end of a part that can be led on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Loose {
    part: usize,
    cell: Cell,
    /// The end of the same part's other side, if it is loose, too.
    twin: Option<usize>,
    /// Whether a tee or green could be imagined right there: no other red edge faces the cell.
    is_free: bool,
}

/// What stands at the far side of a chain of parts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Far {
    Tee,
    Green,
    /// A loose end: by number.
    Loose(usize),
}

/// The loose ends of a course.
struct Ends {
    loose: Vec<Loose>,
    /// For each loose end: what its part has on the other side.
    far: Vec<Far>,
    /// Every cell without a tile that a red edge faces, as often as one does.
    faced: Vec<Cell>,
}

impl Ends {
    fn new(parts: &[Part]) -> Self {
        let mut loose = Vec::new();
        let mut far = Vec::new();
        for (number, part) in parts.iter().enumerate() {
            let i = loose.len();
            let mut add = |cell, twin, other| {
                loose.push(Loose { part: number, cell, twin, is_free: true });
                far.push(other);
            };
            match part.ends {
                Some([End::Open(cell), End::Tee] | [End::Tee, End::Open(cell)]) => {
                    add(cell, None, Far::Tee);
                }
                Some([End::Open(cell), End::Green] | [End::Green, End::Open(cell)]) => {
                    add(cell, None, Far::Green);
                }
                Some([End::Open(one), End::Open(two)]) => {
                    add(one, Some(i + 1), Far::Loose(i + 1));
                    add(two, Some(i), Far::Loose(i));
                }
                // A hole with an end that is shut off can never have a tee and a green.
                Some(_) | None => {}
            }
        }
        let faced = faced_cells(parts);
        for end in &mut loose {
            end.is_free = faced.iter().filter(|&&cell| cell == end.cell).count() == 1;
        }
        Self { loose, far, faced }
    }

    fn pairs(&self) -> impl Iterator<Item = (usize, usize)> + use<> {
        let n = self.loose.len();
        (0..n).flat_map(move |one| (one + 1..n).map(move |two| (one, two)))
    }

    /// Whether two ends may be joined at all, wherever they are.
    fn fit(&self, one: usize, two: usize) -> bool {
        let are_alike = matches!(
            (self.far[one], self.far[two]),
            (Far::Tee, Far::Tee) | (Far::Green, Far::Green)
        );
        self.loose[one].part != self.loose[two].part && !are_alike
    }

    /// Whether two ends meet without a cell of a region between them.
    fn meet(&self, one: usize, two: usize) -> bool {
        let (one, two) = (&self.loose[one], &self.loose[two]);
        let n_faces = || self.faced.iter().filter(|&&cell| cell == one.cell).count();
        (one.cell == two.cell && n_faces() == 2)
            || (one.is_free && two.is_free && are_beside(one.cell, two.cell))
    }

    /// Whether these two ends can be joined, all others being left as they are.
    fn can_join(&self, one: usize, two: usize, ways: &Ways) -> bool {
        let is_sound =
            |end: usize| self.loose[end].twin.is_none_or(|twin| self.loose[twin].is_free);
        let (a, b) = (&self.loose[one], &self.loose[two]);
        let is_led = || a.is_free && b.is_free && ways.connect(a.cell, b.cell);
        self.fit(one, two) && is_sound(one) && is_sound(two) && (self.meet(one, two) || is_led())
    }
}

fn are_beside(one: Cell, two: Cell) -> bool {
    one.x.abs_diff(two.x) + one.y.abs_diff(two.y) == 1
}

/// Everything that can be joined, and where.
struct Yard {
    ends: Ends,
    ways: Ways,
    regions: Vec<Region>,
    effort: Effort,
}

impl Yard {
    /// The wanted number of joins, if it is easily found, or the most there are, if that is easily seen to be fewer.
    fn quick_number_of_joins(&self, wanted: usize) -> Option<usize> {
        let run = |group: &Vec<usize>| Search::look(self, group, wanted, QUICK);
        let found: Vec<Vec<Answer>> = self.groups().iter().map(run).collect();
        let best = nearest(&found, wanted, |answer| answer == Answer::Yes);
        let is_settled = !found.iter().flatten().any(|answer| *answer == Answer::Open);
        // More than wanted would be nearer only to a number that is missed by two or more.
        let most: usize = found.iter().map(|answers| answers.len() - 1).sum();
        let is_final = is_settled && (best + 1 >= wanted || most < wanted);
        (best == wanted || is_final).then_some(best)
    }

    /// The attainable number of joins nearest to the wanted one.
    fn best_number_of_joins(&self, wanted: usize) -> usize {
        let groups = self.groups();
        // More joins than wanted matter only if the wanted number itself cannot be had.
        let mut limit = wanted;
        loop {
            let mut found: Vec<Vec<Answer>> =
                groups.iter().map(|group| Search::run(self, group, limit)).collect();
            let mut best = nearest(&found, wanted, |answer| answer == Answer::Yes);
            // What is open is settled only where that could bring the number nearer.
            if nearest(&found, wanted, |answer| answer != Answer::No).abs_diff(wanted)
                < best.abs_diff(wanted)
            {
                for (group, answers) in groups.iter().zip(&mut found) {
                    if answers.contains(&Answer::Open) {
                        Search::settle(self, group, limit, answers);
                    }
                }
                best = nearest(&found, wanted, |answer| answer == Answer::Yes);
            }
            let reach = wanted + best.abs_diff(wanted).saturating_sub(1);
            // Where not even the wanted number can be had, there are no more.
            let last = |answers: &Vec<Answer>| answers.iter().rposition(|it| *it != Answer::No);
            let most: usize = found.iter().filter_map(last).sum();
            if limit >= reach || most < wanted {
                return best;
            }
            limit = reach;
        }
    }

    /// Regions that share an end or a part, directly or through others.
    fn groups(&self) -> Vec<Vec<usize>> {
        let parts_of =
            |region: usize| self.regions[region].ends.iter().map(|&end| self.ends.loose[end].part);
        let mut groups: Vec<Vec<usize>> = Vec::new();
        for region in 0..self.regions.len() {
            let touches = |group: &Vec<usize>| {
                group.iter().any(|&other| {
                    parts_of(other).any(|part| parts_of(region).any(|own| own == part))
                })
            };
            let (mut joined, rest): (Vec<_>, Vec<_>) = groups.into_iter().partition(touches);
            joined.push(alloc::vec![region]);
            groups = rest;
            groups.push(joined.concat());
        }
        groups
    }
}

/// Every cell without a tile that a red edge faces, as often as one does; also edges of parts that cannot be joined.
fn faced_cells(parts: &[Part]) -> Vec<Cell> {
    let ends = parts.iter().filter_map(|part| part.ends).flatten();
    ends.filter_map(|end| match end {
        End::Open(cell) => Some(cell),
        End::Tee | End::Green | End::Shut => None,
    })
    .collect()
}

/// Whether so many joins are attainable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Answer {
    Yes,
    No,
    Open,
}

/// The sum of numbers, one for each group, that is nearest to the wanted one; groups have nothing to do with each other.
fn nearest(groups: &[Vec<Answer>], wanted: usize, is_meant: impl Fn(Answer) -> bool) -> usize {
    let mut sums = alloc::vec![true];
    for answers in groups {
        let mut next = alloc::vec![false; sums.len() + answers.len() - 1];
        for (one, _) in sums.iter().enumerate().filter(|(_, is_sum)| **is_sum) {
            for (two, _) in answers.iter().enumerate().filter(|(_, answer)| is_meant(**answer)) {
                next[one + two] = true;
            }
        }
        sums = next;
    }
    let numbers = sums.iter().enumerate().filter(|(_, is_sum)| **is_sum).map(|(n, _)| n);
    numbers.min_by_key(|n| (n.abs_diff(wanted), *n)).unwrap_or(0)
}

/// Neighbouring ends on a region's circle that are still to be decided.
#[derive(Clone, Copy, Debug)]
struct Span {
    region: usize,
    from: usize,
    to: usize,
}

struct Search<'a> {
    yard: &'a Yard,
    walker: Walker<'a>,
    /// The ends of this group of regions, and the other ends of their parts.
    ends: Vec<usize>,
    /// No more joins than this can come of the chains, or are of interest.
    most: usize,
    attained: Vec<bool>,
    /// How many more decisions may be tried.
    budget: u32,
    /// Whether there is known to be room for whatever is joined.
    trusts_room: bool,
    n_joins: usize,
    is_used: Vec<bool>,
    /// For each loose end: what its chain has on the other side.
    far: Vec<Far>,
    /// For each region: pairs of places on its circle that are joined.
    pairs: Vec<Vec<(usize, usize)>>,
}

impl<'a> Search<'a> {
    /// For each number of joins up to the limit whether it is attainable inside these regions.
    fn run(yard: &'a Yard, group: &[usize], limit: usize) -> Vec<Answer> {
        let mut search = Self::begin(yard, group, limit, QUICK);
        let is_settled = search.budget > 0;
        if !is_settled {
            search.sweep(group);
        }
        search.answers(is_settled)
    }

    /// The same after so many decisions, without sweeping.
    fn look(yard: &'a Yard, group: &[usize], limit: usize, budget: u32) -> Vec<Answer> {
        let search = Self::begin(yard, group, limit, budget);
        let is_settled = search.budget > 0;
        search.answers(is_settled)
    }

    /// Looks for each number that is still open by itself; what then is still open is tried out at length.
    fn settle(yard: &'a Yard, group: &[usize], limit: usize, answers: &mut [Answer]) {
        let mut search = Self::begin(yard, group, limit, QUICK);
        for (n, answer) in answers.iter_mut().enumerate() {
            for width in [sweep::FEW, sweep::MANY] {
                if *answer == Answer::Open {
                    *answer = search.exactly(group, n, width);
                }
            }
        }
        if answers.contains(&Answer::Open) {
            let more = Self::look(yard, group, limit, THOROUGH);
            for (answer, more) in answers.iter_mut().zip(more) {
                if *answer == Answer::Open {
                    *answer = more;
                }
            }
        }
    }

    fn exactly(&mut self, group: &[usize], n: usize, width: usize) -> Answer {
        if self.attained[n] {
            return Answer::Yes;
        }
        match sweep::sweep(self.yard, group, &self.ends, Target::Exactly(n), width) {
            Swept::Nothing => Answer::No,
            Swept::Pairs(pairs) if self.makes(&pairs) => Answer::Yes,
            Swept::Pairs(_) | Swept::Unknown => Answer::Open,
        }
    }

    fn answers(&self, is_settled: bool) -> Vec<Answer> {
        let answer =
            |(n, is_attained): (usize, &bool)| match (is_attained, is_settled || n > self.most) {
                (true, _) => Answer::Yes,
                (false, true) => Answer::No,
                (false, false) => Answer::Open,
            };
        self.attained.iter().enumerate().map(answer).collect()
    }

    fn begin(yard: &'a Yard, group: &[usize], limit: usize, budget: u32) -> Self {
        let own = group.iter().flat_map(|&region| yard.regions[region].ends.iter().copied());
        let mut ends: Vec<usize> =
            own.flat_map(|end| [Some(end), yard.ends.loose[end].twin]).flatten().collect();
        ends.sort_unstable();
        ends.dedup();
        let most = most_joins(yard, &ends).min(limit);
        let mut search = Self {
            yard,
            walker: Walker::new(&yard.ways),
            ends,
            most,
            attained: alloc::vec![false; most + 1],
            budget,
            trusts_room: false,
            n_joins: 0,
            is_used: alloc::vec![false; yard.ends.loose.len()],
            far: yard.ends.far.clone(),
            pairs: alloc::vec![Vec::new(); yard.regions.len()],
        };
        search.attained[0] = true;
        let whole = |&region: &usize| Span { region, from: 0, to: yard.regions[region].ends.len() };
        search.go(group.iter().map(whole).collect());
        search
    }

    /// Lowers what is possible and raises what is attained until they meet, as far as sweeping can.
    fn sweep(&mut self, group: &[usize]) {
        // From above: the more joins are asked for, the fewer ways there are to make them.
        while !self.attained[..=self.most].iter().all(|is_attained| *is_attained) {
            // A quick look often finds what there is; only a thorough one can tell that there is nothing.
            let few =
                sweep::sweep(self.yard, group, &self.ends, Target::AtLeast(self.most), sweep::FEW);
            if matches!(&few, Swept::Pairs(pairs) if self.is_tried_out(pairs)) {
                return;
            }
            let many = match few {
                Swept::Nothing => Swept::Nothing,
                Swept::Pairs(_) | Swept::Unknown => sweep::sweep(
                    self.yard,
                    group,
                    &self.ends,
                    Target::AtLeast(self.most),
                    sweep::MANY,
                ),
            };
            match many {
                Swept::Nothing => self.most -= 1,
                Swept::Pairs(pairs) if self.is_tried_out(&pairs) => return,
                Swept::Pairs(_) | Swept::Unknown => return self.come_near(group),
            }
        }
    }

    /// Finds a number of joins as near as possible to what cannot be settled: lower by ever longer steps until there is one,
    /// then upwards again by halves.
    fn come_near(&mut self, group: &[usize]) {
        let (most, mut above, mut step) = (self.most, self.most, 1);
        while above > 1 && !self.comes_to(group, above.saturating_sub(step).max(1)) {
            above = self.most;
            step *= 2;
        }
        let mut found = self.most;
        while found + 1 < above {
            let middle = found.midpoint(above);
            if self.comes_to(group, middle) {
                found = middle;
            } else {
                above = middle;
            }
        }
        self.most = most;
    }

    /// Whether a quick look finds so many joins.
    fn comes_to(&mut self, group: &[usize], n_joins: usize) -> bool {
        self.most = n_joins;
        let few = sweep::sweep(self.yard, group, &self.ends, Target::AtLeast(n_joins), sweep::FEW);
        matches!(&few, Swept::Pairs(pairs) if self.is_tried_out(pairs))
    }

    /// Whether there is room for all these joins. If so, they are dropped one by one, and every sound number is kept.
    fn is_tried_out(&mut self, pairs: &[(usize, usize, usize)]) -> bool {
        let (most, n_numbers) = (self.most, self.attained.len());
        self.most = most.max(pairs.len());
        self.attained.resize(n_numbers.max(self.most + 1), false);
        let is_room = self.makes(pairs);
        self.trusts_room = is_room;
        let mut rest = pairs.to_vec();
        while is_room && rest.len() > 1 {
            let without = |i: usize| {
                let mut fewer = rest.clone();
                fewer.remove(i);
                fewer
            };
            let found = (0..rest.len()).map(without).find(|fewer| self.makes(fewer));
            rest = found.unwrap_or_else(|| rest[1..].to_vec());
        }
        self.trusts_room = false;
        self.attained.truncate(n_numbers);
        self.most = most;
        is_room && self.attained[most]
    }

    /// Makes these joins, keeps their number if that is sound, and takes them back; whether it was sound.
    fn makes(&mut self, pairs: &[(usize, usize, usize)]) -> bool {
        let n_made =
            pairs.iter().take_while(|&&(region, from, to)| self.join(region, from, to)).count();
        let is_sound = n_made == pairs.len() && self.note();
        for &(region, from, to) in pairs[..n_made].iter().rev() {
            self.part(region, from, to);
        }
        is_sound
    }

    /// Decides one end after the other.
    fn go(&mut self, mut spans: Vec<Span>) {
        while let Some(span) = spans.pop() {
            self.budget = self.budget.saturating_sub(1);
            if self.budget == 0 {
                return;
            }
            let of = |span: &Span| self.yard.regions[span.region].most(span.from, span.to);
            let rest: usize = spans.iter().map(of).sum::<usize>() + of(&span);
            let most = (self.n_joins + rest).min(self.most);
            if self.attained[self.n_joins..=most].iter().skip(1).all(|is_attained| *is_attained) {
                return;
            }
            if span.to - span.from < 2 {
                continue;
            }
            let region = &self.yard.regions[span.region];
            if !self.is_used[region.ends[span.from]] {
                for partner in region.partners(span.from, span.to) {
                    if self.join(span.region, span.from, partner) {
                        self.note();
                        let mut inner = spans.clone();
                        inner.push(Span { from: partner + 1, ..span });
                        inner.push(Span { from: span.from + 1, to: partner, ..span });
                        self.go(inner);
                        self.part(span.region, span.from, partner);
                    }
                }
            }
            spans.push(Span { from: span.from + 1, ..span });
        }
    }

    /// Keeps the number of joins if all chains are holes when everything else is left as it is.
    fn note(&mut self) -> bool {
        let mut left_over = self.ends.iter().filter(|&&end| !self.is_used[end]);
        // The chain of an end that is left over needs a tee or green imagined there, unless it is a single part:
        // then what it has on the other side is what it always had.
        let is_sound = left_over.all(|&end| {
            self.yard.ends.loose[end].is_free || self.far[end] == self.yard.ends.far[end]
        });
        self.attained[self.n_joins] |= is_sound;
        is_sound
    }

    /// Joins two ends if the chain may become a hole and the region has room.
    fn join(&mut self, region: usize, from: usize, to: usize) -> bool {
        let yard = self.yard;
        let ends = &yard.regions[region].ends;
        let (one, two) = (ends[from], ends[to]);
        if self.is_used[one] || self.is_used[two] || self.n_joins == self.most {
            return false;
        }
        let is_hole = match (self.far[one], self.far[two]) {
            (Far::Tee, Far::Tee) | (Far::Green, Far::Green) => false,
            // The same chain: a loop.
            (Far::Loose(far), _) if far == two => false,
            (Far::Tee | Far::Green | Far::Loose(_), Far::Tee | Far::Green | Far::Loose(_)) => true,
        };
        if !is_hole {
            return false;
        }
        self.pairs[region].push((from, to));
        let has_room = self.trusts_room
            || yard.regions[region].has_room(&self.pairs[region], &mut self.walker);
        if !has_room {
            self.pairs[region].pop();
            return false;
        }
        self.n_joins += 1;
        self.is_used[one] = true;
        self.is_used[two] = true;
        let (far_one, far_two) = (self.far[one], self.far[two]);
        self.tell(far_one, far_two);
        self.tell(far_two, far_one);
        true
    }

    /// Takes the last join back.
    fn part(&mut self, region: usize, from: usize, to: usize) {
        let ends = &self.yard.regions[region].ends;
        let (one, two) = (ends[from], ends[to]);
        let (far_one, far_two) = (self.far[one], self.far[two]);
        self.tell(far_one, Far::Loose(one));
        self.tell(far_two, Far::Loose(two));
        self.is_used[one] = false;
        self.is_used[two] = false;
        self.n_joins -= 1;
        self.pairs[region].pop();
    }

    /// The end at one side of a chain learns what is now at the other.
    fn tell(&mut self, end: Far, other: Far) {
        if let Far::Loose(end) = end {
            self.far[end] = other;
        }
    }
}

/// A chain has at most one tee and one green, so there are at least as many chains as tees, or as greens.
fn most_joins(yard: &Yard, ends: &[usize]) -> usize {
    let n = |far: Far| ends.iter().filter(|&&end| yard.ends.far[end] == far).count();
    let (n_tees, n_greens) = (n(Far::Tee), n(Far::Green));
    let n_paths = ends.iter().filter(|&&end| yard.ends.loose[end].twin.is_some()).count() / 2;
    let by_chains = (n_tees + n_greens + n_paths).saturating_sub(n_tees.max(n_greens).max(1));
    by_chains.min(ends.len() / 2)
}
