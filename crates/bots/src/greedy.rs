//! The move after which it stands best, as far as it can see one move ahead.

use tabletop::{BySeat, Nobody, Seat, SeatScore, Viewer, ranks};

use crate::bot::{Advice, Bot, Candidate, Decision, Streams};
use crate::limits::{Budget, Limits};
use crate::order;
use crate::playable::{Playable, Worth};
use crate::term::Term;

/// Plays the move it thinks most of ([`Playable::worth`]); among equals chance decides.
/// A candidate's value is the share of the moves looked at that are no better.
#[derive(Clone, Debug)]
pub struct Greedy {
    streams: Streams,
}

impl Greedy {
    /// A bot with these generators.
    pub const fn new(streams: Streams) -> Self {
        Self { streams }
    }
}

impl<G: Playable> Bot<G> for Greedy {
    fn advise(&mut self, decision: &Decision<G>, limits: &Limits<'_>) -> Advice<G::Move> {
        advise(decision, limits, &mut self.streams)
    }
}

/// No more moves are looked at: some games have thousands.
const LOOKED_AT: usize = 500;

pub(crate) fn advise<G: Playable>(
    decision: &Decision<G>,
    limits: &Limits<'_>,
    streams: &mut Streams,
) -> Advice<G::Move> {
    if let Some(advice) = decision.without_choice() {
        return advice;
    }
    let worlds = worlds(decision, streams);
    let candidates = valued(&looked_at(&worlds, decision, limits, streams));
    let reason = reason(&worlds[0], decision.seat, &candidates[0].mv);
    Advice::best_of(candidates, reason)
}

/// The moves a greedy player thinks of, those it likes best first.
pub(crate) fn ordered<G: Playable>(
    decision: &Decision<G>,
    limits: &Limits<'_>,
    streams: &mut Streams,
) -> Vec<G::Move> {
    let worlds = worlds(decision, streams);
    let looked_at = looked_at(&worlds, decision, limits, streams);
    looked_at.into_iter().map(|(_, mv)| mv.clone()).collect()
}

fn worlds<G: Playable>(decision: &Decision<G>, streams: &mut Streams) -> Vec<G> {
    (0..G::WORLDS).map(|_| G::determinize(&decision.view, &mut streams.imagination)).collect()
}

fn looked_at<'a, G: Playable>(
    worlds: &[G],
    decision: &'a Decision<G>,
    limits: &Limits<'_>,
    streams: &mut Streams,
) -> Vec<(Worth, &'a G::Move)> {
    let sensible = G::sensible(&decision.view, decision.seat, &decision.moves);
    let mut moves: Vec<&G::Move> =
        evenly(&sensible, most_moves(limits.budget())).into_iter().copied().collect();
    // Sorting keeps the order of equals: so chance decides between them.
    streams.choice.shuffle(&mut moves);
    tried(worlds, decision.seat, &moves, limits)
}

fn most_moves(budget: Budget) -> usize {
    match budget {
        Budget::Playouts(n) => (n as usize).clamp(1, LOOKED_AT),
        Budget::Time(_) => LOOKED_AT,
    }
}

/// So many of the moves, at even distances: moves that are listed together are alike.
fn evenly<M>(moves: &[M], most: usize) -> Vec<&M> {
    let n = moves.len().min(most);
    (0..n).map(|i| &moves[i * moves.len() / n]).collect()
}

/// The moves with what they are worth in all worlds together, the best first.
/// Who runs out of budget in the first world has seen only some moves; a later world counts only if it was finished.
fn tried<'a, G: Playable>(
    worlds: &[G],
    seat: Seat,
    moves: &[&'a G::Move],
    limits: &Limits<'_>,
) -> Vec<(Worth, &'a G::Move)> {
    let mut thinking = limits.begin();
    let mut tried: Vec<(Worth, &G::Move)> = Vec::new();
    for world in worlds {
        let worths = world.worths(seat, moves, &mut || thinking.goes_on());
        if tried.is_empty() {
            tried = worths.into_iter().zip(moves.iter().copied()).collect();
        } else if worths.len() == tried.len() {
            tried.iter_mut().zip(&worths).for_each(|((sum, _), worth)| sum.add(worth));
        } else {
            break;
        }
    }
    order::ordered(tried, |(one, _), (other, _)| other.cmp(one))
}

#[allow(clippy::cast_precision_loss, reason = "a few hundred moves")]
fn valued<M: Clone>(tried: &[(Worth, &M)]) -> Vec<Candidate<M>> {
    let mut n_better = 0;
    let mut candidates = Vec::with_capacity(tried.len());
    for (i, (worth, mv)) in tried.iter().enumerate() {
        if i > 0 && tried[i - 1].0 != *worth {
            n_better = i;
        }
        let value = (tried.len() - n_better) as f64 / tried.len() as f64;
        candidates.push(Candidate { mv: (*mv).clone(), value });
    }
    candidates
}

/// What the move changes at once: points by category, and the rank.
pub(crate) fn reason<G: Playable>(world: &G, seat: Seat, mv: &G::Move) -> Vec<Term> {
    let mut after = world.clone();
    after.play(seat, mv, &mut Nobody);
    let scores = [world, &after].map(|state| state.scores(Viewer::Seat(seat)));
    let mut terms = points(&scores[0][seat], &scores[1][seat]);
    let [before, after] = scores.map(|scores| rank(world, &scores, seat));
    if before != after {
        terms.push(Term::Rank { before, after });
    }
    terms
}

fn points<K: Clone + Eq + ToString>(before: &SeatScore<K>, after: &SeatScore<K>) -> Vec<Term> {
    let change = |line: &tabletop::ScoreLine<K>| {
        let old = before.lines.iter().find(|old| old.category == line.category);
        let (count, points) = old.map_or((0, 0), |old| (old.count, old.points));
        let (count, points) = (line.count - count, line.points - points);
        let category = line.category.to_string();
        (count != 0 || points != 0).then_some(Term::Points { category, count, points })
    };
    after.lines.iter().filter_map(change).collect()
}

fn rank<G: Playable>(game: &G, scores: &BySeat<SeatScore<G::Category>>, seat: Seat) -> u32 {
    ranks(scores, |seat| game.side(seat))[seat]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn some_of_many_moves_lie_at_even_distances() {
        let moves: Vec<u32> = (0..1000).collect();
        let some: Vec<u32> = evenly(&moves, 4).into_iter().copied().collect();
        assert_eq!(some, [0, 250, 500, 750]);
        assert_eq!(evenly(&moves[..3], 500).len(), 3);
        assert_eq!(evenly(&moves, 300).len(), 300);
    }

    #[test]
    fn equals_have_the_same_value_and_the_best_has_1() {
        let worth = |number: i32| Worth::from_iter([number]);
        let values: Vec<f64> =
            valued(&[(worth(9), &'a'), (worth(5), &'b'), (worth(5), &'c'), (worth(1), &'d')])
                .iter()
                .map(|candidate| candidate.value * 4.0)
                .collect();
        assert!(values.iter().zip([4.0, 3.0, 3.0, 1.0]).all(|(a, b)| (a - b).abs() < 1e-9));
    }
}
