//! Which part of a course carries which number from 1 to 9: the numbering that scores most (MG-15).
//! It is exact up to [`EXACT`] parts; with more, the search is among the promising ones.
//!
//! The search goes through the numbers from 9 down to 1 and, for every set of parts used below,
//! keeps the best that the numbers above can still bring.

mod quick;

use alloc::vec::Vec;

use arrayvec::ArrayVec;
use tabletop::sort_few;

use crate::clients::{Condition, Promises};
use crate::scoring::points::{
    self, HOLES, LUCKY, MOST_CIRCUIT, MOST_PAR, MOST_STRAIGHT_ON, PER_CONNECTION, PROMISE_BROKEN,
    PROMISE_KEPT,
};

/// MG-15: up to this many parts the answer is exact.
pub(crate) const EXACT: usize = 14;

/// With more parts than [`EXACT`], the search is among this many promising ones.
const PROMISING: usize = 10;

/// MG-30: the distance between a broken promise and a kept one.
const PAR_BONUS: i32 = PROMISE_KEPT - PROMISE_BROKEN;

/// What numbering needs to know of a part.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Candidate {
    pub(crate) par: i32,
    /// MG-24: whether Mr Client pays for it on numbers other than 4, and on 4.
    pub(crate) pleases: [bool; 2],
    pub(crate) tee_at_gate: bool,
    pub(crate) green_at_gate: bool,
    /// Parts whose tee shares an edge with a green of this one.
    pub(crate) links: ArrayVec<Link, 8>,
}

/// MG-27: a green beside a tee.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Link {
    pub(crate) to: u16,
    /// MG-24: the tee lies straight beyond the green, its part is well-formed.
    pub(crate) is_straight: bool,
}

impl Link {
    /// To this part, whose tee lies straight beyond the green or not.
    pub(crate) const fn new(to: u16, is_aligned: bool, is_well_formed: bool) -> Self {
        Self { to, is_straight: is_aligned && is_well_formed }
    }

    /// Parts are linked once: straight, if any of their greens and tees are.
    pub(crate) fn add_to(self, links: &mut ArrayVec<Self, 8>) {
        match links.iter_mut().find(|link| link.to == self.to) {
            Some(link) => link.is_straight |= self.is_straight,
            // Two greens have six other sides.
            None => links.push(self),
        }
    }
}

/// Parts to be numbered, and who pays for what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Task {
    /// In the order of where they stand.
    pub(crate) parts: Vec<Candidate>,
    pub(crate) mr_points: i32,
    pub(crate) is_straightforward: bool,
    pub(crate) promised: Promises,
    /// MG-30: advanced solo, where promises pay by themselves.
    pub(crate) is_solo: bool,
}

/// The three conditions that depend on numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Points {
    pub(crate) his: i32,
    pub(crate) par: i32,
    pub(crate) circuit: i32,
}

/// For each number from 1 to 9 the part that carries it.
pub(crate) type Numbering = [Option<u16>; HOLES];

/// The best numbering, and what it scores.
pub(crate) fn best(task: &Task) -> (Points, Numbering) {
    if task.parts.len() > EXACT {
        return best_of_promising(task);
    }
    let mut best: Option<(i64, Vec<u16>, Numbering)> = None;
    for want in wants(task) {
        let weights = Weights::new(task, want);
        let order = quick::order(&weights).or_else(|| Some(Search::run(weights)?.order()));
        let Some(order) = order else { continue };
        let numbering = place(task, &order);
        let key = task.key(task.evaluate(&numbering));
        let is_better = best
            .as_ref()
            .is_none_or(|(best, first, _)| key > *best || (key == *best && order < *first));
        if is_better {
            best = Some((key, order, numbering));
        }
    }
    let (_, _, numbering) = best.expect("without wishes there always is a numbering");
    (task.evaluate(&numbering), numbering)
}

/// What the best numbering scores; cheaper than the numbering itself.
pub(crate) fn best_points(task: &Task) -> Points {
    if task.parts.len() > EXACT {
        return best_of_promising(task).0;
    }
    let points = |want| {
        let weights = Weights::new(task, want);
        if let Some(best) = quick::best(&weights) {
            return Some(weights.points(best));
        }
        Search::run(weights).map(|search| search.weights.points(search.best()))
    };
    let best = wants(task).filter_map(points).max_by_key(|points| task.key(*points));
    best.expect("without wishes there always is a numbering")
}

impl Task {
    /// The same clients and promises, no parts.
    pub(crate) const fn clone_without_parts(&self) -> Self {
        Self { parts: Vec::new(), ..*self }
    }

    /// MG-24, MG-25, MG-27 for a numbering.
    pub(crate) fn evaluate(&self, numbering: &Numbering) -> Points {
        let mut points = Points::default();
        let (mut total, mut n_straight) = (0, 0);
        for (number, part) in (1..).zip(numbering) {
            let Some(part) = *part else { continue };
            let gain = self.node(part.into(), number);
            points.his += gain.his;
            points.par += gain.par;
            points.circuit += gain.circuit;
            total += self.parts[usize::from(part)].par;
            let link = numbering
                .get(number)
                .copied()
                .flatten()
                .and_then(|next| self.link(part.into(), next));
            if let Some(link) = link {
                points.circuit += PER_CONNECTION;
                n_straight += u8::from(link.is_straight);
            }
        }
        if self.is_straightforward {
            points.his += self.mr_points * points::of_straight_on(n_straight);
        }
        points.par += points::of_total_par(total);
        points
    }

    /// What a part brings on this number by itself.
    fn node(&self, part: usize, number: usize) -> Points {
        let part = &self.parts[part];
        let is_at_gate = (number == 1 && part.tee_at_gate, number == HOLES && part.green_at_gate);
        Points {
            his: self.mr_points
                * i32::from(part.pleases[usize::from(number == usize::from(LUCKY))]),
            par: points::of_hole_par(part.par),
            circuit: PER_CONNECTION * (i32::from(is_at_gate.0) + i32::from(is_at_gate.1)),
        }
    }

    fn link(&self, from: usize, to: u16) -> Option<Link> {
        self.parts[from].links.iter().copied().find(|link| link.to == to)
    }

    /// MG-15: what makes one numbering better than another, in one number; additive but for the promises of a solo game.
    fn key(&self, points: Points) -> i64 {
        let Points { his, par, circuit } = points;
        let mut total = his + par + circuit;
        if self.is_solo {
            total += self.bonus(Condition::His, his == self.most_his())
                + self.bonus(Condition::Par, par == MOST_PAR)
                + self.bonus(Condition::Circuit, circuit == MOST_CIRCUIT);
        }
        let promised =
            [(Condition::His, his), (Condition::Par, par), (Condition::Circuit, circuit)]
                .into_iter()
                .filter(|(condition, _)| self.promised.has(*condition))
                .map(|(_, points)| points)
                .sum::<i32>();
        i64::from(total) * TOTAL
            + i64::from(promised) * PROMISED
            + i64::from(circuit) * CIRCUIT
            + i64::from(his)
    }

    /// MG-30: ten points for a kept promise, ten lost for a broken one.
    fn bonus(&self, condition: Condition, is_kept: bool) -> i32 {
        if self.promised.has(condition) { points::of_promise(is_kept) } else { 0 }
    }

    fn most_his(&self) -> i32 {
        points::most_his(self.mr_points)
    }

    /// What the total par of a set costs.
    fn par_penalty(&self, mask: u32) -> Points {
        let total: i32 = (0..self.parts.len())
            .filter(|part| mask >> part & 1 == 1)
            .map(|part| self.parts[part].par)
            .sum();
        Points { par: points::of_total_par(total), ..Points::default() }
    }
}

/// Places in the key: sums of points stay well below the distance between them.
const TOTAL: i64 = 1 << 36;
const PROMISED: i64 = 1 << 24;
const CIRCUIT: i64 = 1 << 12;

const IMPOSSIBLE: i64 = i64::MIN / 4;

/// What a numbering must fulfil, so that a reward for all of it can be counted from the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Want {
    /// Mr Client pays for all nine holes.
    his: bool,
    /// The circuit is perfect.
    circuit: bool,
}

/// Rewards that depend on all numbers at once are found by searching only among numberings that earn them.
fn wants(task: &Task) -> impl Iterator<Item = Want> {
    let promised = |condition| task.is_solo && task.promised.has(condition);
    let n_links = |is_it: fn(&Link) -> bool| {
        task.parts.iter().filter(|part| part.links.iter().any(is_it)).count()
    };
    let n_pleasing = || task.parts.iter().filter(|part| part.pleases[0] || part.pleases[1]).count();
    // Without enough parts that could earn them there is nothing to search for.
    let his = if task.is_straightforward {
        n_links(|link| link.is_straight) >= usize::from(MOST_STRAIGHT_ON)
    } else {
        promised(Condition::His) && n_pleasing() >= HOLES
    };
    let circuit = promised(Condition::Circuit) && n_links(|_| true) >= HOLES - 1;
    let enough = task.parts.len() >= HOLES;
    [(false, false), (true, false), (false, true), (true, true)]
        .into_iter()
        .filter(move |&(h, c)| (!h || his) && (!c || circuit) && (enough || (!h && !c)))
        .map(|(his, circuit)| Want { his, circuit })
}

/// What every step of a numbering weighs, under one set of wishes.
struct Weights<'a> {
    task: &'a Task,
    want: Want,
    /// The weight of each number on each part.
    nodes: [[i64; EXACT]; HOLES],
    /// Parts that link to others: to which, and what that weighs.
    links: Vec<(usize, ArrayVec<(usize, i64), 8>)>,
    /// For each part the bit of one just like it that is to be used first.
    elder: Vec<u32>,
}

impl<'a> Weights<'a> {
    fn new(task: &'a Task, want: Want) -> Self {
        let (nodes, links) = ([[IMPOSSIBLE; EXACT]; HOLES], Vec::new());
        let mut weights = Self { task, want, nodes, links, elder: elders(task) };
        for (number, part) in task.parts.iter().enumerate() {
            for i in 0..HOLES {
                weights.nodes[i][number] = weights.node(number, i + 1);
            }
            if !part.links.is_empty() {
                let weighed = |link: &Link| (usize::from(link.to), weights.link_weight(*link));
                let links = part.links.iter().map(weighed).collect();
                weights.links.push((number, links));
            }
        }
        weights
    }

    fn n_parts(&self) -> usize {
        self.task.parts.len()
    }

    const fn needs_link(&self) -> bool {
        self.want.circuit || (self.want.his && self.task.is_straightforward)
    }

    fn link_weight(&self, link: Link) -> i64 {
        let is_refused = self.want.his && self.task.is_straightforward && !link.is_straight;
        if is_refused {
            return IMPOSSIBLE;
        }
        let is_paid = self.task.is_straightforward && link.is_straight;
        self.weight(Points {
            his: self.task.mr_points * i32::from(is_paid),
            par: 0,
            circuit: PER_CONNECTION,
        })
    }

    fn node(&self, part: usize, number: usize) -> i64 {
        let gain = self.task.node(part, number);
        let fails_him = self.want.his && !self.task.is_straightforward && gain.his == 0;
        let fails_gate = self.want.circuit && (number == 1 || number == HOLES) && gain.circuit == 0;
        if fails_him || fails_gate { IMPOSSIBLE } else { self.weight(gain) }
    }

    /// Additive weights: promises of a solo game are left to [`Task::key`].
    fn weight(&self, points: Points) -> i64 {
        let Points { his, par, circuit } = points;
        let has = |condition| i32::from(self.task.promised.has(condition));
        let promised = his * has(Condition::His)
            + par * has(Condition::Par)
            + circuit * has(Condition::Circuit);
        i64::from(his + par + circuit) * TOTAL
            + i64::from(promised) * PROMISED
            + i64::from(circuit) * CIRCUIT
            + i64::from(his)
    }

    /// MG-25: what the par of a whole set weighs.
    fn set_weight(&self, mask: u32) -> i64 {
        self.weight(self.task.par_penalty(mask)) + self.par_bonus(mask)
    }

    /// MG-30: the promise of par depends on the set alone.
    fn par_bonus(&self, mask: u32) -> i64 {
        if !self.pays_for_par() {
            return 0;
        }
        let nodes = (0..self.n_parts()).filter(|part| mask >> part & 1 == 1);
        let par: i32 = nodes.map(|part| self.task.node(part, 2).par).sum();
        if par + self.task.par_penalty(mask).par == MOST_PAR {
            i64::from(PAR_BONUS) * TOTAL
        } else {
            0
        }
    }

    fn pays_for_par(&self) -> bool {
        self.task.is_solo && self.task.promised.has(Condition::Par)
    }

    /// What the best numbering scores, read off its weight.
    fn points(&self, weight: i64) -> Points {
        let total = (weight + TOTAL / 2).div_euclid(TOTAL);
        let circuit = (weight.rem_euclid(PROMISED)).div_euclid(CIRCUIT);
        let his = weight.rem_euclid(CIRCUIT);
        let small = |number: i64| i32::try_from(number).expect("points are few");
        // No set scores more by itself: the rest is the bonus.
        let par = small(total - circuit - his);
        let par = if par > MOST_PAR { par - PAR_BONUS } else { par };
        let all_straight = self.want.his && self.task.is_straightforward;
        let all_his = self.task.mr_points * points::of_straight_on(MOST_STRAIGHT_ON);
        let his = if all_straight { all_his } else { small(his) };
        Points { his, par, circuit: small(circuit) }
    }
}

/// The table of best completions.
struct Search<'a> {
    weights: Weights<'a>,
    /// How many numbers can stay empty, + 1.
    n_slacks: usize,
    /// By set of parts used, empty numbers so far, and the last part if it has links.
    table: Vec<i64>,
    /// For each part its column of the table; the last column is that of parts without links, and of empty numbers.
    columns: [usize; EXACT],
    n_columns: usize,
    /// For each part how far on in the table the state lies in which it is used next.
    steps: [usize; EXACT],
}

impl<'a> Search<'a> {
    /// `None` if no numbering fulfils the wishes.
    fn run(weights: Weights<'a>) -> Option<Self> {
        let n = weights.n_parts();
        let n_slacks = HOLES.saturating_sub(n) + 1;
        let n_columns = 1 + weights.links.len();
        let mut search = Self {
            n_slacks,
            table: alloc::vec![IMPOSSIBLE; (n_slacks << n) * n_columns],
            columns: [n_columns - 1; EXACT],
            n_columns,
            steps: [0; EXACT],
            weights,
        };
        for (column, (part, _)) in search.weights.links.iter().enumerate() {
            search.columns[*part] = column;
        }
        for part in 0..n {
            search.steps[part] = search.index(1 << part, 0, part);
        }
        for mask in (0..1u32 << n).rev() {
            let used = mask.count_ones() as usize;
            if used > HOLES || !search.is_in_order(mask) {
                continue;
            }
            for slack in (0..n_slacks).rev().filter(|slack| used + slack <= HOLES) {
                search.fill(mask, slack, used + slack);
            }
        }
        (search.best() > IMPOSSIBLE / 2).then_some(search)
    }

    /// The weight of the best numbering.
    fn best(&self) -> i64 {
        self.at(0, 0, self.weights.n_parts())
    }

    /// Of parts that are just alike, the first ones are used first.
    fn is_in_order(&self, mask: u32) -> bool {
        let mut rest = mask;
        while rest != 0 {
            let part = rest.trailing_zeros() as usize;
            if self.weights.elder[part] & !mask != 0 {
                return false;
            }
            rest &= rest - 1;
        }
        true
    }

    /// The best that can follow when `number` numbers are dealt with.
    fn fill(&mut self, mask: u32, slack: usize, number: usize) {
        let n = self.weights.n_parts();
        let row = self.index(mask, slack, n) + 1 - self.n_columns;
        if number == HOLES {
            // MG-25: the par of the chosen set; with nine parts or fewer it is always the same set.
            let value = self.weights.set_weight(mask);
            self.table[row..row + self.n_columns].fill(value);
            return;
        }
        let empty =
            if slack + 1 < self.n_slacks { self.at(mask, slack + 1, n) } else { IMPOSSIBLE };
        let mut values = [IMPOSSIBLE; EXACT];
        let mut any = IMPOSSIBLE;
        let (nodes, table) = (&self.weights.nodes[number], &self.table[row..]);
        let mut free = !mask & ((1 << n) - 1);
        while free != 0 {
            let part = free.trailing_zeros() as usize;
            if self.weights.elder[part] & !mask == 0 {
                let value = nodes[part] + table[self.steps[part]];
                values[part] = value;
                any = any.max(value);
            }
            free &= free - 1;
        }
        let needs_link = self.weights.needs_link();
        let unlinked = if needs_link { IMPOSSIBLE } else { any.max(empty) };
        for (column, (last, links)) in self.weights.links.iter().enumerate() {
            if mask >> last & 1 == 1 {
                let linked = links.iter().map(|&(to, weight)| values[to] + weight);
                self.table[row + column] = linked.fold(unlinked, i64::max);
            }
        }
        self.table[row + self.n_columns - 1] =
            if needs_link && number > 0 { IMPOSSIBLE } else { any.max(empty) };
    }

    /// Behind the last part stands "none".
    fn index(&self, mask: u32, slack: usize, last: usize) -> usize {
        let column = self.columns.get(last).copied().unwrap_or(self.n_columns - 1);
        let column = if last == self.weights.n_parts() { self.n_columns - 1 } else { column };
        (mask as usize * self.n_slacks + slack) * self.n_columns + column
    }

    fn at(&self, mask: u32, slack: usize, last: usize) -> i64 {
        self.table[self.index(mask, slack, last)]
    }

    /// MG-15: the parts in number order, the smallest list among the best.
    fn order(&self) -> Vec<u16> {
        let n = self.weights.n_parts();
        let mut order = Vec::new();
        let mut mask = 0u32;
        // Empty numbers so far, and the last part: several of these can lead to the same list.
        let mut states: Vec<(usize, usize)> = alloc::vec![(0, n)];
        while order.len() < n.min(HOLES) {
            let mut i = 0;
            while let Some(&(slack, last)) = states.get(i) {
                let skips = slack + 1 < self.n_slacks
                    && self.at(mask, slack + 1, n) == self.at(mask, slack, last)
                    && !states.contains(&(slack + 1, n));
                if skips {
                    states.push((slack + 1, n));
                }
                i += 1;
            }
            let follows =
                |&(slack, last): &(usize, usize), part: usize| {
                    let number = order.len() + slack;
                    let link = self.weights.task.parts.get(last).and_then(|from| {
                        from.links.iter().find(|link| usize::from(link.to) == part)
                    });
                    let step = link.map_or_else(
                        || if self.weights.needs_link() && number > 0 { IMPOSSIBLE } else { 0 },
                        |link| self.weights.link_weight(*link),
                    );
                    let next =
                        self.weights.nodes.get(number).map(|nodes| {
                            nodes[part] + self.at(mask | 1 << part, slack, part) + step
                        });
                    next == Some(self.at(mask, slack, last))
                };
            let free = (0..n).filter(|part| mask >> part & 1 == 0);
            let part = free.clone().find(|&part| states.iter().any(|state| follows(state, part)));
            let part = part.expect("the best has a next part");
            states = states
                .iter()
                .filter(|state| follows(state, part))
                .map(|&(slack, _)| (slack, part))
                .collect();
            states.sort_unstable();
            states.dedup();
            mask |= 1 << part;
            order.push(u16::try_from(part).expect("few parts"));
        }
        order
    }
}

/// Parts without links and away from the gate that pay the same are alike: it is enough to use the first ones first.
fn elders(task: &Task) -> Vec<u32> {
    let is_linked = |number: usize| {
        task.parts.iter().any(|part| part.links.iter().any(|link| usize::from(link.to) == number))
    };
    let is_alone = |number: usize| {
        let part = &task.parts[number];
        part.links.is_empty() && !part.tee_at_gate && !part.green_at_gate && !is_linked(number)
    };
    let n = task.parts.len();
    let alone: Vec<bool> = (0..n).map(is_alone).collect();
    let elder = |number: usize| {
        let part = &task.parts[number];
        let is_like = |other: &usize| {
            let other_part = &task.parts[*other];
            alone[*other] && other_part.par == part.par && other_part.pleases == part.pleases
        };
        let before = if alone[number] { (0..number).rev().find(is_like) } else { None };
        before.map_or(0, |before| 1 << before)
    };
    (0..n).map(elder).collect()
}

/// MG-15: the smallest numbers with which this order of parts scores most.
fn place(task: &Task, order: &[u16]) -> Numbering {
    let mut best: Option<(i64, Numbering)> = None;
    let mut numbering: Numbering = [None; HOLES];
    choose(order, 0, &mut numbering, &mut |numbering| {
        let key = task.key(task.evaluate(numbering));
        if best.as_ref().is_none_or(|(most, _)| key > *most) {
            best = Some((key, *numbering));
        }
    });
    best.map(|(_, numbering)| numbering).expect("there are numbers enough")
}

/// Every way to give ascending numbers to parts in this order, smallest numbers first.
fn choose(
    order: &[u16],
    from: usize,
    numbering: &mut Numbering,
    found: &mut impl FnMut(&Numbering),
) {
    let Some((&part, rest)) = order.split_first() else { return found(numbering) };
    for number in from..=HOLES - order.len() {
        numbering[number] = Some(part);
        choose(rest, number + 1, numbering, found);
        numbering[number] = None;
    }
}

/// MG-15: a good answer for more parts than can be searched.
fn best_of_promising(task: &Task) -> (Points, Numbering) {
    let n = task.parts.len();
    let mut merit: Vec<i32> = (0..n)
        .map(|part| {
            let gain = task.node(part, 2);
            let ends = &task.parts[part];
            gain.his + gain.par + i32::from(ends.tee_at_gate) + i32::from(ends.green_at_gate)
        })
        .collect();
    for from in 0..n {
        for link in &task.parts[from].links {
            let worth = if link.is_straight && task.is_straightforward { 3 } else { 2 };
            merit[from] += worth;
            merit[usize::from(link.to)] += worth;
        }
    }
    let mut chosen: Vec<usize> = (0..n).collect();
    sort_few(&mut chosen, |&one, &other| merit[other].cmp(&merit[one]));
    chosen.truncate(PROMISING);
    chosen.sort_unstable();
    let parts = chosen.iter().map(|&part| {
        let place = |link: &Link| {
            let to = chosen.iter().position(|&part| part == usize::from(link.to))?;
            Some(Link { to: u16::try_from(to).ok()?, ..*link })
        };
        let candidate = &task.parts[part];
        Candidate { links: candidate.links.iter().filter_map(place).collect(), ..candidate.clone() }
    });
    let (points, numbering) = best(&Task { parts: parts.collect(), ..task.clone() });
    let whole = |part: u16| u16::try_from(chosen[usize::from(part)]).expect("few parts");
    (points, numbering.map(|part| part.map(whole)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn candidate(n: usize) -> impl Strategy<Value = Candidate> {
        let links = proptest::collection::vec((0..n, any::<bool>()), 0..4);
        (1..8i32, any::<[bool; 2]>(), any::<[bool; 2]>(), links).prop_map(
            |(par, pleases, gate, links)| {
                let mut candidate = Candidate {
                    par,
                    pleases,
                    tee_at_gate: gate[0],
                    green_at_gate: gate[1],
                    links: ArrayVec::new(),
                };
                for (to, is_straight) in links {
                    let to = u16::try_from(to).unwrap();
                    if candidate.links.iter().all(|link| link.to != to) {
                        candidate.links.push(Link { to, is_straight });
                    }
                }
                candidate
            },
        )
    }

    fn task(sizes: core::ops::Range<usize>) -> impl Strategy<Value = Task> {
        sizes.prop_flat_map(|n| {
            let parts = proptest::collection::vec(candidate(n), n);
            (parts, any::<bool>(), 0..128u8, any::<bool>()).prop_map(
                |(mut parts, is_straightforward, promised, is_solo)| {
                    for (i, part) in parts.iter_mut().enumerate() {
                        part.links.retain(|link| usize::from(link.to) != i);
                        if is_straightforward {
                            part.pleases = [false; 2];
                        }
                    }
                    let promised = Promises::from_bits(promised);
                    Task { parts, mr_points: 2, is_straightforward, promised, is_solo }
                },
            )
        })
    }

    /// The best of all numberings, by trying each: most first, then the smallest list, then the smallest numbers.
    fn by_trying(task: &Task) -> Numbering {
        fn go(
            task: &Task,
            i: usize,
            numbering: &mut Numbering,
            used: &mut Vec<bool>,
            best: &mut Option<(i64, Numbering)>,
        ) {
            let n_set = numbering.iter().flatten().count();
            let wanted = task.parts.len().min(HOLES);
            if i == HOLES {
                if n_set == wanted {
                    let key = task.key(task.evaluate(numbering));
                    let list = |numbering: &Numbering| -> (Vec<u16>, Vec<usize>) {
                        let parts = numbering.iter().flatten().copied().collect();
                        (parts, (0..HOLES).filter(|&i| numbering[i].is_some()).collect())
                    };
                    let is_better = best.as_ref().is_none_or(|(most, old)| {
                        key > *most || (key == *most && list(numbering) < list(old))
                    });
                    if is_better {
                        *best = Some((key, *numbering));
                    }
                }
                return;
            }
            if n_set + HOLES - i > wanted {
                go(task, i + 1, numbering, used, best);
            }
            for part in 0..task.parts.len() {
                if !used[part] && n_set < wanted {
                    used[part] = true;
                    numbering[i] = Some(u16::try_from(part).unwrap());
                    go(task, i + 1, numbering, used, best);
                    numbering[i] = None;
                    used[part] = false;
                }
            }
        }
        let mut best_found = None;
        let mut used = alloc::vec![false; task.parts.len()];
        go(task, 0, &mut [None; HOLES], &mut used, &mut best_found);
        best_found.unwrap().1
    }

    fn check(task: &Task) -> Result<(), TestCaseError> {
        let (points, numbering) = best(task);
        let tried = by_trying(task);
        prop_assert_eq!(numbering, tried);
        prop_assert_eq!(points, task.evaluate(&tried));
        prop_assert_eq!(best_points(task), points);
        Ok(())
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(300))]

        #[test]
        fn mg_15_few_parts_are_numbered_as_well_as_by_trying(task in task(0..5)) {
            check(&task)?;
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(8))]

        #[test]
        fn mg_15_nine_parts_are_numbered_as_well_as_by_trying(task in task(8..10)) {
            check(&task)?;
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(300))]

        #[test]
        fn mg_15_what_is_found_quickly_is_what_the_whole_table_says(task in task(9..13)) {
            let none = Want::default();
            let search = Search::run(Weights::new(&task, none)).unwrap();
            let weights = Weights::new(&task, none);
            prop_assert!(quick::best(&weights).is_none_or(|best| best == search.best()));
            prop_assert!(quick::order(&weights).is_none_or(|order| order == search.order()));
        }
    }

    #[test]
    fn a_chain_of_holes_is_found_quickly() {
        let task = Task { is_solo: false, ..ring(11, false) };
        let weights = Weights::new(&task, Want::default());
        assert_eq!(quick::order(&weights), Some((2..11).collect()));
    }

    /// A perfect circuit of nine parts, and some more beside it.
    fn ring(n: usize, is_straight: bool) -> Task {
        let part = |i: usize| Candidate {
            par: 4,
            pleases: [true; 2],
            tee_at_gate: i == n - 9,
            green_at_gate: i == n - 1,
            links: (i + 1 < n)
                .then(|| Link { to: u16::try_from(i + 1).unwrap(), is_straight })
                .into_iter()
                .collect(),
        };
        Task {
            parts: (0..n).map(part).collect(),
            mr_points: 2,
            is_straightforward: is_straight,
            promised: Promises::ALL,
            is_solo: true,
        }
    }

    #[test]
    fn mg_15_a_perfect_circuit_is_found_among_fourteen_parts_and_more() {
        for n in [9, 10, 14] {
            let mut task = ring(n, false);
            let (points, numbering) = best(&task);
            assert_eq!(points, Points { his: 18, par: 18, circuit: 20 });
            let first = u16::try_from(n - 9).unwrap();
            assert_eq!(
                numbering,
                core::array::from_fn(|i| Some(first + u16::try_from(i).unwrap()))
            );
            task.is_straightforward = true;
            task.parts.iter_mut().for_each(|part| {
                part.pleases = [false; 2];
                part.links.iter_mut().for_each(|link| link.is_straight = true);
            });
            assert_eq!(best(&task).0, Points { his: 18, par: 18, circuit: 20 });
        }
        assert!(best(&ring(40, false)).0.circuit > 0);
    }
}
