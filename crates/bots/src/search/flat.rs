//! Flat Monte Carlo: the best moves at first sight, tried in the same imagined worlds; the worse half is dropped
//! again and again, so that most thought goes where the choice is close (sequential halving).

use tabletop::{GameRng, Nobody, Seat};

use super::{MOST_PLAYOUTS, Playouts};
use crate::bot::{Advice, Bot, Candidate, Decision, Streams, Term};
use crate::greedy;
use crate::limits::Limits;
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
    fn advise(&mut self, decision: &Decision<'_, G>, limits: &Limits<'_>) -> Advice<G::Move> {
        if let Some(advice) = decision.without_choice() {
            return advice;
        }
        let favourites = self.playouts.favourites(decision, &mut self.streams.imagination);
        let first_sight =
            favourites.unwrap_or_else(|| greedy::ordered(decision, limits, &mut self.streams));
        let mut trials: Vec<Trial<G::Move>> = first_sight
            .into_iter()
            .take(self.width)
            .map(|mv| Trial { mv, sum: 0.0, n: 0 })
            .collect();
        let mut dropped = Vec::new();
        let n_halvings = trials.len().next_power_of_two().trailing_zeros().max(1);
        let mut thinking = limits.begin();
        let mut n_done = 0;
        'thinking: for halving in 1..=n_halvings {
            let share = f64::from(halving) / f64::from(n_halvings);
            while n_done < MOST_PLAYOUTS && (trials[0].n == 0 || thinking.share_spent() < share) {
                let world = G::determinize(decision.view, &mut self.streams.imagination);
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
                    n_done += 1;
                    next = rng;
                }
                self.streams.imagination = next;
            }
            trials.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
            if halving < n_halvings {
                dropped.splice(0..0, trials.split_off(trials.len().div_ceil(2)));
            }
        }
        trials.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
        trials.append(&mut dropped);
        let mut advice = advice(trials);
        let rng = &mut self.streams.imagination;
        advice.reason.extend(self.playouts.reasons(decision, &advice.mv, rng));
        advice
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
fn advice<M: Clone>(trials: Vec<Trial<M>>) -> Advice<M> {
    let mut best = 1.0_f64;
    let candidates: Vec<Candidate<M>> = trials
        .into_iter()
        .map(|trial| {
            best = best.min(trial.mean().clamp(0.0, 1.0));
            Candidate { mv: trial.mv, value: best }
        })
        .collect();
    let outlook = Term::outlook(candidates[0].value);
    Advice::best_of(candidates, vec![outlook])
}
