//! The strongest player of GREEN: the moves whose plans are cheapest, tried out in the same imagined holes.

use green::{Ball, Clubs, Green, Move, Phase};
use tabletop::{Game, GameRng, Nobody, Seat};

use super::holes::Holes;
use super::policy::Policy;
use super::shots::{Bag, CADDIE, Planner, SHOT, TURN};
use crate::bot::{Advice, Bot, Candidate, Decision, Streams, Term};
use crate::limits::Limits;
use crate::search::Playouts;

/// Follows the cheapest plan without trying anything out.
#[derive(Clone, Debug)]
pub struct Follower {
    streams: Streams,
    policy: Policy,
}

impl Follower {
    /// A bot with these generators.
    pub fn new(streams: Streams) -> Self {
        Self { streams, policy: Policy::default() }
    }
}

impl Bot<Green> for Follower {
    fn advise(&mut self, decision: &Decision<'_, Green>, _: &Limits<'_>) -> Advice<Move> {
        let world = Green::determinize(decision.view, &mut self.streams.imagination);
        let mv = self.policy.choose(&world, decision.seat);
        Advice::plain(mv, 0.5, Term::OnlyMove)
    }
}

/// Tries out what looks good.
#[derive(Clone, Debug)]
pub struct Pro {
    streams: Streams,
    planner: Planner,
    holes: Holes,
    /// So many moves are tried out.
    pub width: usize,
    /// So many playouts a first impression is worth.
    pub trust: f64,
}

impl Pro {
    /// A bot with these generators.
    pub fn new(streams: Streams) -> Self {
        Self { streams, planner: Planner::default(), holes: Holes::default(), width: 8, trust: 4.0 }
    }

    /// The moves worth trying out, those that look best first, with how they look in hundredths of a point.
    pub fn first_sight(&mut self, world: &Green, seat: Seat, moves: &[Move]) -> Vec<(i32, Move)> {
        let mut looks: Vec<(i32, &Move, Effect)> = Vec::with_capacity(moves.len());
        for mv in moves {
            let mut after = world.clone();
            after.play(seat, mv, &mut Nobody);
            let effect = Effect::of(&after, seat);
            looks.push((self.look(&after, seat, mv), mv, effect));
        }
        looks.sort_by_key(|(cost, ..)| *cost);
        let mut seen: Vec<Effect> = Vec::new();
        let mut kept = Vec::new();
        for (cost, mv, effect) in looks {
            if matches!(mv, Move::Hit(_)) && seen.contains(&effect) {
                continue;
            }
            seen.push(effect);
            kept.push((cost, mv.clone()));
        }
        kept
    }

    fn look(&mut self, after: &Green, seat: Seat, mv: &Move) -> i32 {
        match mv {
            Move::Refresh => 400,
            Move::Retire => 600,
            _ => {
                let plan = if after.ball(seat) == Ball::Pocketed {
                    0
                } else if after.ball(seat) == Ball::Retired {
                    0
                } else {
                    self.planner.open_bag();
                    let bag = Bag::new(after, seat);
                    self.planner.plan(&bag, bag.hand()).cost
                };
                let turn = if after.phase() == Phase::Chain { 0 } else { TURN };
                plan + turn + SHOT * i32::from(after.n_shots(seat))
                    - CADDIE * i32::from(after.caddies(seat))
            }
        }
    }

    /// The worlds' owner's best moves, tried out.
    pub fn try_out(
        &mut self,
        seat: Seat,
        favourites: Vec<(i32, Move)>,
        limits: &Limits<'_>,
        imagine: &mut dyn FnMut(&mut GameRng) -> Green,
    ) -> Advice<Move> {
        let best = favourites[0].0;
        let mut trials: Vec<Trial> = favourites
            .into_iter()
            .take(self.width)
            .map(|(cost, mv)| {
                let prior = f64::from(best - cost) / 2000.0;
                Trial { mv, prior: prior * self.trust, sum: 0.0, n: 0 }
            })
            .collect();
        let mut dropped = Vec::new();
        let n_halvings = trials.len().next_power_of_two().trailing_zeros().max(1);
        let mut thinking = limits.begin();
        'thinking: for halving in 1..=n_halvings {
            let share = f64::from(halving) / f64::from(n_halvings);
            while trials[0].n == 0 || (trials[0].n < 100_000 && thinking.share_spent() < share) {
                let world = imagine(&mut self.streams.imagination);
                let luck = self.streams.imagination.clone();
                let mut next = luck.clone();
                for trial in &mut trials {
                    if !thinking.goes_on() {
                        break 'thinking;
                    }
                    let mut rng = luck.clone();
                    let mut after = world.clone();
                    after.play(seat, &trial.mv, &mut Nobody);
                    trial.sum += self.holes.play_out(after, &mut rng)[seat];
                    trial.n += 1;
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
        let mut best = 1.0_f64;
        let candidates: Vec<Candidate<Move>> = trials
            .into_iter()
            .map(|trial| {
                best = best.min((trial.sum / f64::from(trial.n.max(1))).clamp(0.0, 1.0));
                Candidate { mv: trial.mv, value: best }
            })
            .collect();
        let outlook = Term::outlook(candidates[0].value);
        Advice::best_of(candidates, vec![outlook])
    }
}

struct Trial {
    mv: Move,
    prior: f64,
    sum: f64,
    n: u32,
}

impl Trial {
    fn mean(&self) -> f64 {
        (self.sum + self.prior) / (f64::from(self.n)).max(0.001)
    }
}

/// What of a move can matter later: two hits with the same effect need not both be tried.
#[derive(PartialEq, Eq)]
struct Effect {
    ball: Ball,
    hand: Clubs,
    shots: u8,
    caddies: u8,
    phase: Phase,
}

impl Effect {
    fn of(after: &Green, seat: Seat) -> Self {
        Self {
            ball: after.ball(seat),
            hand: after.hand(seat),
            shots: after.n_shots(seat),
            caddies: after.caddies(seat),
            phase: after.phase(),
        }
    }
}

impl Bot<Green> for Pro {
    fn advise(&mut self, decision: &Decision<'_, Green>, limits: &Limits<'_>) -> Advice<Move> {
        if let Some(advice) = decision.without_choice() {
            return advice;
        }
        let world = Green::determinize(decision.view, &mut self.streams.imagination);
        let favourites = self.first_sight(&world, decision.seat, decision.moves);
        self.try_out(decision.seat, favourites, limits, &mut |rng| {
            Green::determinize(decision.view, rng)
        })
    }
}
