//! Flat Monte Carlo: the best moves at first sight, tried in the same imagined worlds; the worse half is dropped
//! again and again, so that most thought goes where the choice is close (sequential halving).

use tabletop::{GameRng, Nobody, Seat};

use super::{Playouts, reason};
use crate::bot::{Advice, Bot, Candidate, Decision, Streams};
use crate::limits::Limits;
use crate::order::best_first;
use crate::playable::Playable;

/// Plays the move after which it does best in what it imagines. A candidate's value is what it has of the match then.
#[derive(Clone, Debug)]
pub struct Flat<P> {
    streams: Streams,
    playouts: P,
    width: usize,
}

impl<P> Flat<P> {
    /// A bot that tries out so many of the moves that look best.
    pub const fn new(streams: Streams, playouts: P, width: usize) -> Self {
        Self { streams, playouts, width }
    }
}

/// A move that is being tried out.
struct Trial<M> {
    mv: M,
    sum: f64,
    n: u32,
}

impl<M> Trial<M> {
    fn mean(&self) -> f64 {
        self.sum / f64::from(self.n.max(1))
    }
}

impl<G: Playable, P: Playouts<G>> Bot<G> for Flat<P> {
    fn advise(&mut self, decision: &Decision<G>, limits: &Limits<'_>) -> Advice<G::Move> {
        if let Some(advice) = decision.without_choice() {
            return advice;
        }
        // What the first look takes is part of the time.
        let mut thinking = limits.begin();
        let first_sight = self.playouts.first_sight(decision, limits, &mut self.streams);
        let mut trials: Vec<Trial<G::Move>> = first_sight
            .into_iter()
            .take(self.width)
            .map(|mv| Trial { mv, sum: 0.0, n: 0 })
            .collect();
        let mut dropped = Vec::new();
        let n_halvings = trials.len().next_power_of_two().trailing_zeros().max(1);
        'thinking: for halving in 1..=n_halvings {
            let share = f64::from(halving) / f64::from(n_halvings);
            while trials[0].n == 0 || thinking.share_spent() < share {
                let world = G::determinize(&decision.view, &mut self.streams.imagination);
                // Everybody meets the same draws: what differs is the move.
                let luck = self.streams.imagination.clone();
                let mut next = luck.clone();
                for trial in &mut trials {
                    if !thinking.goes_on() {
                        break 'thinking;
                    }
                    let mut rng = luck.clone();
                    trial.sum += self.reward(&world, decision.seat, &trial.mv, &mut rng);
                    trial.n += 1;
                    next = rng;
                }
                self.streams.imagination = next;
            }
            trials = best_first(trials, Trial::mean);
            if halving < n_halvings {
                dropped.splice(0..0, trials.split_off(trials.len().div_ceil(2)));
            }
        }
        trials = best_first(trials, Trial::mean);
        trials.append(&mut dropped);
        let candidates = candidates(trials);
        let best = &candidates[0];
        let reason = reason(decision, &best.mv, best.value, &self.streams);
        Advice::best_of(candidates, reason)
    }
}

impl<P> Flat<P> {
    fn reward<G: Playable>(&mut self, world: &G, seat: Seat, mv: &G::Move, rng: &mut GameRng) -> f64
    where
        P: Playouts<G>,
    {
        let mut after = world.clone();
        after.play(seat, mv, &mut Nobody);
        self.playouts.play_out(after, rng)[seat]
    }
}

/// The trials, those kept longest first. One dropped early may have looked better than one kept: its value is capped.
fn candidates<M>(trials: Vec<Trial<M>>) -> Vec<Candidate<M>> {
    let mut best = 1.0_f64;
    trials
        .into_iter()
        .filter(|trial| trial.n > 0)
        .map(|trial| {
            best = best.min(trial.mean().clamp(0.0, 1.0));
            Candidate { mv: trial.mv, value: best }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::super::tests::{Counting, first_move, last_stone};
    use super::*;
    use crate::limits::Budget;
    use tabletop::Seed;

    fn flat(playouts: Counting) -> Flat<Counting> {
        Flat::new(Streams::derive(&Seed::from(1), 0), playouts, 8)
    }

    #[test]
    fn a_budget_of_playouts_is_kept() {
        for budget in [1, 2, 7, 8, 9, 50, 333] {
            let mut bot = flat(Counting::default());
            first_move(&mut bot, &last_stone(), &Limits::new(Budget::Playouts(budget)));
            assert_eq!(bot.playouts.n, budget);
        }
    }

    #[test]
    fn who_is_called_off_answers_after_one_playout() {
        let mut bot = flat(Counting::default());
        first_move(&mut bot, &last_stone(), &Limits::new(Budget::DEFAULT).until(&|| true));
        assert_eq!(bot.playouts.n, 1);
    }

    #[test]
    fn the_first_look_is_part_of_the_time() {
        // The clock goes on by a millisecond whenever somebody looks at it.
        let now = std::cell::Cell::new(0);
        let clock = || std::time::Duration::from_millis(now.replace(now.get() + 1));
        let limits = Limits::new(Budget::Time(std::time::Duration::from_millis(100)));
        first_move(&mut flat(Counting::default()), &last_stone(), &limits.with_clock(&clock));
        assert!((100..130).contains(&now.get()), "{} ms", now.get());
    }

    #[test]
    fn the_stone_that_wins_at_once_is_found() {
        let limits = Limits::new(Budget::Playouts(100));
        let mv = first_move(&mut flat(Counting::default()), &last_stone(), &limits);
        assert_eq!(mv.to_string(), "2@1");
    }
}
