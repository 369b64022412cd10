//! The weight of the best numbering, found without the whole table where it is easily found.
//!
//! Most courses nearly are a chain of holes: following links from the gate on gives a numbering that nothing can beat,
//! and a bound on what the rest can bring shows it.

use arrayvec::ArrayVec;

use super::{EXACT, FULL_PAR, IMPOSSIBLE, NUMBERS, Points, Weights};

/// After so many numbers tried the whole table is the quicker way.
const ENOUGH: u32 = 300;

/// Numbers on which a part can weigh otherwise than on all others: the gate at both ends, and hole 4.
const SPECIAL: [usize; 3] = [0, 3, 8];

/// An ordinary number.
const ORDINARY: usize = 1;

/// The weight of the best numbering; `None` if it is not easily found.
pub(super) fn best(weights: &Weights<'_>) -> Option<i64> {
    // Empty numbers, and rewards for the whole, are left to the table.
    let is_simple = weights.n_parts() >= NUMBERS
        && !weights.pays_for_par()
        && !weights.want.his
        && !weights.want.circuit;
    if !is_simple {
        return None;
    }
    let mut race = Race::new(weights);
    race.go(State { mask: 0, number: 0, last: None, weight: 0, par: 0 });
    (race.n_left > 0).then_some(race.best)
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
    /// The parts, ascending by what they weigh if each point of par is one too few, and if it is one too many.
    rankings: [[usize; EXACT]; 2],
}

impl<'a> Race<'a> {
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
            rankings: [core::array::from_fn(|part| part); 2],
        };
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

    /// What a part weighs on an ordinary number, its par counted for or against it.
    fn worth(&self, part: usize, sign: i64) -> i64 {
        let par = i64::from(self.weights.task.parts[part].par);
        self.weights.nodes[ORDINARY][part] + sign * par * self.par_weight
    }

    fn go(&mut self, state: State) {
        if state.number == NUMBERS {
            let par = -i64::from((FULL_PAR - state.par).abs());
            self.best = self.best.max(state.weight + par * self.par_weight);
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

    fn with(&self, state: State, part: usize) -> State {
        let link = state.last.map_or(0, |last| self.link(last, part));
        State {
            mask: state.mask | 1 << part,
            number: state.number + 1,
            last: Some(part),
            weight: state.weight + self.weights.nodes[state.number][part] + link,
            par: state.par + self.weights.task.parts[part].par,
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
        let n_dropped = free.count_ones() as usize + state.number - NUMBERS;
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
        let coming = SPECIAL.into_iter().filter(|&number| number >= state.number);
        let most = |number: usize| {
            let parts = (0..self.n).filter(|part| free >> part & 1 == 1);
            let extra =
                |part: usize| self.weights.nodes[number][part] - self.weights.nodes[ORDINARY][part];
            parts.map(extra).max().unwrap_or(0)
        };
        coming.map(most).sum()
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
