//! The best numbering, found without the whole table where it is easily found.
//!
//! Most courses nearly are a chain of holes: following links from the gate on gives a numbering that nothing can beat,
//! and a bound on what the rest can bring shows it.

use alloc::vec::Vec;

use arrayvec::ArrayVec;

use super::{EXACT, IMPOSSIBLE, Points, Weights};
use crate::scoring::points::{FULL_PAR, HOLES, LUCKY, of_total_par};

/// After so many numbers tried the whole table is the quicker way.
const ENOUGH: u32 = 300;

/// Numbers on which a part can weigh otherwise than on all others: the gate at both ends, and hole 4.
const SPECIAL: [usize; 3] = [0, LUCKY as usize - 1, HOLES - 1];

/// An ordinary number.
const ORDINARY: usize = 1;

/// The weight of the best numbering; `None` if it is not easily found.
pub(super) fn best(weights: &Weights<'_>) -> Option<i64> {
    Race::run(weights).map(|race| race.best)
}

/// MG-15: the parts in number order, the smallest list among the best; `None` if it is not easily found.
pub(super) fn order(weights: &Weights<'_>) -> Option<Vec<u16>> {
    let mut race = Race::run(weights)?;
    race.n_left = ENOUGH;
    let mut order = Vec::new();
    race.follow(race.start(), &mut order).then_some(order)
}

/// Whether there is nothing here but parts to be put in order: empty numbers, and rewards for the whole, are left to the table.
fn is_simple(weights: &Weights<'_>) -> bool {
    weights.n_parts() >= HOLES
        && !weights.pays_for_par()
        && !weights.want.his
        && !weights.want.circuit
}

/// Numbers given so far.
#[derive(Clone, Copy)]
struct State {
    mask: u32,
    /// How many.
    number: usize,
    last: Option<usize>,
    weight: i64,
    par: i32,
    /// What all parts without a number weigh on ordinary numbers.
    rest: i64,
}

struct Race<'a> {
    weights: &'a Weights<'a>,
    n: usize,
    best: i64,
    /// How many more steps are tried.
    n_left: u32,
    /// For each part which parts it links to, and what its best link weighs.
    out: [(u32, i64); EXACT],
    /// For each part which parts link to it, and what the best of these links weighs.
    into: [(u32, i64); EXACT],
    /// What one point of par weighs.
    par_weight: i64,
    /// What the par of all parts together costs.
    par_of_all: i64,
    /// Special numbers on which some part weighs otherwise, and by how much each.
    specials: ArrayVec<(usize, [i64; EXACT]), 3>,
    /// The parts, ascending by what they weigh if each point of par is one too few, and if it is one too many.
    rankings: [[usize; EXACT]; 2],
}

impl<'a> Race<'a> {
    /// Finds the best weight, unless that takes long.
    fn run(weights: &'a Weights<'a>) -> Option<Self> {
        if !is_simple(weights) {
            return None;
        }
        let mut race = Self::new(weights);
        race.go(race.start());
        (race.n_left > 0).then_some(race)
    }

    fn new(weights: &'a Weights<'a>) -> Self {
        let n = weights.n_parts();
        let none = (0, 0);
        let mut race = Self {
            weights,
            n,
            best: IMPOSSIBLE,
            n_left: ENOUGH,
            out: [none; EXACT],
            into: [none; EXACT],
            par_weight: weights.weight(Points { par: 1, ..Points::default() }),
            par_of_all: 0,
            specials: ArrayVec::new(),
            rankings: [[0; EXACT]; 2],
        };
        let par: i32 = weights.task.parts.iter().map(|part| part.par).sum();
        race.par_of_all = i64::from(-of_total_par(par)) * race.par_weight;
        for number in SPECIAL {
            let mut extra = [0; EXACT];
            for (part, extra) in extra[..n].iter_mut().enumerate() {
                *extra = weights.nodes[number][part] - weights.nodes[ORDINARY][part];
            }
            if extra.iter().any(|extra| *extra != 0) {
                race.specials.push((number, extra));
            }
        }
        for (from, links) in &weights.links {
            for &(to, weight) in links {
                race.out[*from].0 |= 1 << to;
                race.out[*from].1 = race.out[*from].1.max(weight);
                race.into[to].0 |= 1 << from;
                race.into[to].1 = race.into[to].1.max(weight);
            }
        }
        for sign in [1, -1] {
            let mut ranking: [usize; EXACT] = core::array::from_fn(|part| part);
            ranking[..n].sort_by_key(|&part| race.worth(part, sign));
            race.rankings[usize::from(sign < 0)] = ranking;
        }
        race
    }

    fn start(&self) -> State {
        let rest = self.weights.nodes[ORDINARY][..self.n].iter().sum();
        State { mask: 0, number: 0, last: None, weight: 0, par: 0, rest }
    }

    /// What a part weighs on an ordinary number, its par counted for or against it.
    fn worth(&self, part: usize, sign: i64) -> i64 {
        let par = i64::from(self.weights.task.parts[part].par);
        self.weights.nodes[ORDINARY][part] + sign * par * self.par_weight
    }

    fn go(&mut self, state: State) {
        if state.number == HOLES {
            self.best = self.best.max(self.whole(state));
            return;
        }
        // The most hopeful first: it mostly leads to the best, and the rest need not be looked at.
        let is_next = |part: &usize| {
            state.mask >> part & 1 == 0 && self.weights.elder[*part] & !state.mask == 0
        };
        let mut next: ArrayVec<(i64, State), EXACT> = (0..self.n)
            .filter(is_next)
            .map(|part| self.with(state, part))
            .map(|next| (self.hope(next), next))
            .filter(|(hope, _)| *hope > self.best)
            .collect();
        next.sort_unstable_by_key(|(hope, _)| core::cmp::Reverse(*hope));
        for (hope, next) in next {
            if hope <= self.best || self.n_left == 0 {
                return;
            }
            self.n_left -= 1;
            self.go(next);
        }
    }

    /// Finds the first list of parts that weighs what the best one does; false if there is none, or if that takes long.
    fn follow(&mut self, state: State, order: &mut Vec<u16>) -> bool {
        if state.number == HOLES {
            return self.whole(state) == self.best;
        }
        for part in (0..self.n).filter(|part| state.mask >> part & 1 == 0) {
            let next = self.with(state, part);
            let is_first = self.weights.elder[part] & !state.mask == 0;
            if !is_first || self.hope(next) < self.best || self.n_left == 0 {
                continue;
            }
            self.n_left -= 1;
            order.push(u16::try_from(part).expect("few parts"));
            if self.follow(next, order) {
                return true;
            }
            order.pop();
        }
        false
    }

    /// What all nine numbers weigh.
    fn whole(&self, state: State) -> i64 {
        state.weight + i64::from(of_total_par(state.par)) * self.par_weight
    }

    fn with(&self, state: State, part: usize) -> State {
        let link = state.last.map_or(0, |last| self.link(last, part));
        State {
            mask: state.mask | 1 << part,
            number: state.number + 1,
            last: Some(part),
            weight: state.weight + self.weights.nodes[state.number][part] + link,
            par: state.par + self.weights.task.parts[part].par,
            rest: state.rest - self.weights.nodes[ORDINARY][part],
        }
    }

    fn link(&self, from: usize, to: usize) -> i64 {
        if self.out[from].0 >> to & 1 == 0 {
            return 0;
        }
        let mut links = self
            .weights
            .links
            .iter()
            .filter(|(part, _)| *part == from)
            .flat_map(|(_, links)| links);
        links.find(|(part, _)| *part == to).map_or(0, |(_, weight)| *weight)
    }

    /// No completion weighs more than this.
    fn hope(&self, state: State) -> i64 {
        let free = !state.mask & ((1 << self.n) - 1);
        state.weight
            + self.parts_hope(state, free)
            + self.special_hope(state, free)
            + self.link_hope(state, free)
    }

    /// The parts by themselves: par misses 36 by too much or by too little, so the lesser of both bounds holds.
    fn parts_hope(&self, state: State, free: u32) -> i64 {
        if self.n == HOLES {
            // Every part is numbered, so their par is known.
            return state.rest - self.par_of_all;
        }
        let n_dropped = free.count_ones() as usize + state.number - HOLES;
        let bound = |sign: i64| {
            let ranking = &self.rankings[usize::from(sign < 0)][..self.n];
            let kept = ranking.iter().filter(|&&part| free >> part & 1 == 1).skip(n_dropped);
            let parts: i64 = kept.map(|&part| self.worth(part, sign)).sum();
            parts + sign * i64::from(state.par - FULL_PAR) * self.par_weight
        };
        bound(1).min(bound(-1))
    }

    /// What the special numbers can bring beyond ordinary ones.
    fn special_hope(&self, state: State, free: u32) -> i64 {
        let coming = self.specials.iter().filter(|(number, _)| *number >= state.number);
        let most = |extra: &[i64; EXACT]| {
            let parts = (0..self.n).filter(|part| free >> part & 1 == 1);
            parts.map(|part| extra[part]).max().unwrap_or(0)
        };
        coming.map(|(_, extra)| most(extra)).sum()
    }

    /// Every link leaves one part and enters another.
    fn link_hope(&self, state: State, free: u32) -> i64 {
        let from = free | state.last.map_or(0, |last| 1 << last);
        let parts = |mask: u32| (0..self.n).filter(move |part| mask >> part & 1 == 1);
        let entering: i64 = parts(free)
            .filter(|&part| self.into[part].0 & from != 0)
            .map(|part| self.into[part].1)
            .sum();
        let leaving: i64 = parts(from)
            .filter(|&part| self.out[part].0 & free != 0)
            .map(|part| self.out[part].1)
            .sum();
        entering.min(leaving)
    }
}
