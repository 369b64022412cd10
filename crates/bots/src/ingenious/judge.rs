//! Who will win, told from the table at the end of a turn.
//!
//! Each marker is expected to end as far along as it stands, and further by what the board still offers in its colour,
//! by the own rack and by whether it is one's turn. A side is as strong as its expected markers: where the lowest counts,
//! their soft minimum; in a duel, how many are expected on the own side. Shares of the first place follow from strengths.
//! All weights change with the share of the board that is covered. They were learned: see `training`.

use ingenious::{Colour, Ingenious, IngeniousOptions, Mode};
use tabletop::{BySeat, Game, Seat};

use super::lines::Lines;
use super::quick::spent;
use super::weights;
use crate::arithmetic::{exp, ln};

/// The numbers of one stage of a match.
pub(super) type Weights = [f32; N_WEIGHTS];

/// How sharply the lowest marker stands out (in a duel: the middle of the track), how much strength counts, how much
/// the average marker; what having just moved counts, and having moved earlier; then how far a marker is carried by
/// the best place for its colour, all places, the tiles on the rack, and the two together: for whoever has just moved,
/// whose rack is known; by the first two for the next player, and for everybody else.
pub(super) const N_WEIGHTS: usize = 13;
pub(super) const SHARPNESS: usize = 0;
pub(super) const STRENGTH: usize = 1;
pub(super) const AVERAGE: usize = 2;
pub(super) const JUST_MOVED: usize = 3;
pub(super) const MOVED_EARLIER: usize = 4;

/// Weights are given for so many stages, from the empty board to the full one.
pub(super) const N_STAGES: usize = 6;

/// The weights of a mode.
pub(super) type Stages = [Weights; N_STAGES];

/// What somebody goes by who has learned nothing: the tracks as they stand.
pub(super) const FIRST: Weights = {
    let mut weights = [0.0; N_WEIGHTS];
    weights[SHARPNESS] = 0.3;
    weights[STRENGTH] = 0.5;
    weights
};

/// What was learned for a match with these options.
const fn learned(options: IngeniousOptions) -> &'static Stages {
    match (options.mode, options.n_seats) {
        (Mode::Solo, _) => &weights::SOLO,
        (Mode::Base, ..3) => &weights::BASE_2,
        (Mode::Base, 3) => &weights::BASE_3,
        (Mode::Base, _) => &weights::BASE_4,
        (Mode::Team, _) => &weights::TEAM,
        (Mode::Duel, _) => &weights::DUEL,
    }
}

/// What a side is to the one who has just moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Role {
    Mover,
    Next,
    Other,
}

impl Role {
    /// Where its weights for what carries a marker begin, and how many there are.
    const fn carriers(self) -> (usize, usize) {
        match self {
            Self::Mover => (5, 4),
            Self::Next => (9, 2),
            Self::Other => (11, 2),
        }
    }

    /// Its weight for whose turn it is. The next player's is 0: only differences count.
    const fn tempo(self) -> Option<usize> {
        match self {
            Self::Mover => Some(JUST_MOVED),
            Self::Next => None,
            Self::Other => Some(MOVED_EARLIER),
        }
    }
}

/// What is looked at: the sides, and what the board and the mover's rack offer in each colour.
#[derive(Clone, Debug)]
pub(super) struct Look {
    /// Each named by its first seat: these are the first seats of the table in every mode.
    sides: BySeat<Side>,
    /// For each colour: the best place, all places, the rack, the rack and the best place.
    offers: [[f32; 4]; 6],
    mode: Mode,
    /// From 0 to the last stage.
    stage: f32,
}

#[derive(Clone, Debug)]
struct Side {
    role: Role,
    track: [f32; 6],
}

impl Look {
    /// From the eyes of the seat that has just moved: others' racks are not looked at.
    #[allow(clippy::cast_precision_loss, reason = "small numbers")]
    pub(super) fn new(game: &Ingenious, lines: &Lines, mover: Seat) -> Self {
        let n = game.n_seats();
        let next = game.side(mover.next(n));
        let role = |seat| match seat {
            seat if seat == game.side(mover) => Role::Mover,
            seat if seat == next => Role::Next,
            _ => Role::Other,
        };
        let sides = BySeat::from_fn(game.options().mode.n_sides(n), |seat| Side {
            role: role(seat),
            track: game.scoreboard().track(seat).0.map(f32::from),
        });
        let rack = game.rack(mover);
        let usual = f32::from(rack.len()) / 3.0;
        let offers = Colour::ALL.map(|colour| {
            let shows = |tile: ingenious::Tile| tile.halves().map(|half| u8::from(half == colour));
            let n_halves: u8 = rack.iter().flat_map(shows).sum();
            let (most, held) = (f32::from(lines.most(colour)), f32::from(n_halves) - usual);
            [most, f32::from(lines.sum(colour)) / 10.0, held, held * most]
        });
        let stage = spent(game, lines) * (N_STAGES - 1) as f32;
        Self { sides, offers, mode: game.options().mode, stage }
    }

    /// The stages before and after, and how far it is from the one to the other.
    #[allow(clippy::cast_precision_loss, clippy::cast_possible_truncation, reason = "small")]
    #[allow(clippy::cast_sign_loss, reason = "never below 0")]
    pub(super) fn between(&self) -> (usize, f32) {
        let stage = self.stage.clamp(0.0, (N_STAGES - 1) as f32 - 0.001);
        (stage as usize, stage.fract())
    }

    /// The weights for this stage.
    pub(super) fn weights(&self, stages: &Stages) -> Weights {
        let (stage, share) = self.between();
        let mut weights = stages[stage];
        for (weight, later) in weights.iter_mut().zip(stages[stage + 1]) {
            *weight += share * (later - *weight);
        }
        weights
    }

    /// How much speaks for each side.
    fn speaks(&self, weights: &Weights) -> BySeat<f32> {
        self.sides.map(|_, side| self.speaks_for(side, weights, None))
    }

    /// The same, and how it changes with each weight.
    pub(super) fn speaks_and_changes(&self, weights: &Weights) -> BySeat<(f32, Weights)> {
        self.sides.map(|_, side| {
            let mut gradient = [0.0; N_WEIGHTS];
            (self.speaks_for(side, weights, Some(&mut gradient)), gradient)
        })
    }

    fn speaks_for(&self, side: &Side, weights: &Weights, gradient: Option<&mut Weights>) -> f32 {
        let (first, n) = side.role.carriers();
        let (_, end) = self.mode.track();
        let end = f32::from(end);
        let mut carried = [0.0; 6];
        let mut is_free = [true; 6];
        for (colour, offers) in self.offers.iter().enumerate() {
            let way: f32 =
                weights[first..first + n].iter().zip(offers).map(|(w, offer)| w * offer).sum();
            // Who has arrived needs nothing, and nobody goes further.
            is_free[colour] = side.track[colour] < end && side.track[colour] + way < end;
            carried[colour] = if is_free[colour] { side.track[colour] + way } else { end };
        }
        let sharpness = weights[SHARPNESS];
        let pooled = if self.mode.lowest_decides() {
            soft_minimum(carried, sharpness)
        } else {
            soft_majority(carried, sharpness)
        };
        let average = side.track.iter().sum::<f32>() / 6.0;
        let tempo = side.role.tempo().map_or(0.0, |tempo| weights[tempo]);
        if let Some(gradient) = gradient {
            gradient[SHARPNESS] = weights[STRENGTH] * pooled.by_sharpness;
            gradient[STRENGTH] = pooled.value;
            gradient[AVERAGE] = average;
            side.role.tempo().into_iter().for_each(|tempo| gradient[tempo] = 1.0);
            for colour in (0..6).filter(|&colour| is_free[colour]) {
                let pull = weights[STRENGTH] * pooled.by_marker[colour];
                let offers = self.offers[colour];
                gradient[first..first + n]
                    .iter_mut()
                    .zip(offers)
                    .for_each(|(g, offer)| *g += pull * offer);
            }
        }
        weights[STRENGTH] * pooled.value + weights[AVERAGE] * average + tempo
    }
}

/// Six markers as one number, and how it changes.
struct Pooled {
    value: f32,
    by_sharpness: f32,
    by_marker: [f32; 6],
}

/// IN-9: between the lowest and their average, nearer to the lowest the sharper.
fn soft_minimum(markers: [f32; 6], sharpness: f32) -> Pooled {
    let parts = markers.map(|marker| exp(-sharpness * marker));
    let sum: f32 = parts.iter().sum();
    let by_marker = parts.map(|part| part / sum);
    let expected: f32 = by_marker.iter().zip(markers).map(|(share, marker)| share * marker).sum();
    let value = -ln(sum) / sharpness;
    Pooled { value, by_sharpness: (expected - value) / sharpness, by_marker }
}

/// IN-15: each marker is a vote between -1 and 1, the surer the sharper.
fn soft_majority(markers: [f32; 6], sharpness: f32) -> Pooled {
    let votes = markers.map(|marker| 1.0 - 2.0 / (1.0 + exp(2.0 * sharpness * marker)));
    let slopes = votes.map(|vote| 1.0 - vote * vote);
    let by_sharpness = slopes.iter().zip(markers).map(|(slope, marker)| slope * marker).sum();
    Pooled {
        value: votes.iter().sum(),
        by_sharpness,
        by_marker: slopes.map(|slope| sharpness * slope),
    }
}

/// What share of the first place each side has, if so much speaks for each. Who is alone competes with 0.
pub(super) fn shares(speaks: &BySeat<f32>) -> BySeat<f32> {
    let rival = (speaks.n_seats() == 1).then_some(0.0);
    let most = speaks.values().copied().chain(rival).fold(f32::MIN, f32::max);
    let sum: f32 = speaks.values().copied().chain(rival).map(|it| exp(it - most)).sum();
    speaks.map(|_, it| exp(it - most) / sum)
}

/// Judges positions by weights: those in the repository, or others that are just being learned.
#[derive(Clone, Debug, Default)]
pub(super) struct Judge {
    stages: Option<Box<Stages>>,
}

impl Judge {
    pub(super) fn with(stages: &Stages) -> Self {
        Self { stages: Some(Box::new(*stages)) }
    }

    /// What share of the first place each seat's side has, seen by the one who has just ended his turn.
    pub(super) fn shares(&self, game: &Ingenious, lines: &Lines, mover: Seat) -> BySeat<f64> {
        let look = Look::new(game, lines, mover);
        let stages = self.stages.as_deref().unwrap_or_else(|| learned(*game.options()));
        let shares = shares(&look.speaks(&look.weights(stages)));
        BySeat::from_fn(game.n_seats(), |seat| f64::from(shares[game.side(seat)]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ingenious::Move;
    use tabletop::{GameRng, Nobody, Options, Seed, ToAct};

    /// What is seen at the end of some turns of a random match in every mode.
    fn looks() -> Vec<(Ingenious, Look)> {
        let mut looks = Vec::new();
        for options in IngeniousOptions::all_modes() {
            let mut rng = GameRng::from_seed(&Seed::from(3));
            let mut game = Ingenious::new(&options);
            let mut scratch: Vec<Move> = Vec::new();
            for n in 0.. {
                match game.to_act() {
                    ToAct::Over => break,
                    ToAct::Chance(_) => {
                        let lines = Lines::of(game.board());
                        if n % 7 == 0 {
                            looks.push((game.clone(), Look::new(&game, &lines, game.turn())));
                        }
                        let outcome = game.sample_chance(&mut rng);
                        game.resolve(&outcome, &mut Nobody);
                    }
                    ToAct::Seats(_) => {
                        let mv = game.random_move(game.turn(), &mut rng, &mut scratch);
                        game.play(game.turn(), &mv.expect("a move"), &mut Nobody);
                    }
                }
            }
        }
        looks
    }

    #[test]
    fn shares_of_all_sides_are_one_whole() {
        for (game, _) in looks() {
            let shares = Judge::default().shares(&game, &Lines::of(game.board()), game.turn());
            let sides = shares.iter().filter(|(seat, _)| game.side(*seat) == *seat);
            let sum: f64 = sides.map(|(_, share)| share).sum();
            assert!(shares.n_seats() == 1 || (sum - 1.0).abs() < 1e-4, "{shares:?}");
        }
    }

    /// What learning goes by: the slope in each weight is what a small step in it shows.
    #[test]
    fn slopes_are_what_small_steps_show() {
        const STEP: f32 = 0.01;
        for (game, look) in looks() {
            let mut weights = look.weights(learned(*game.options()));
            // Where it is all but flat, no step is small.
            weights[SHARPNESS] = weights[SHARPNESS].max(0.3);
            let slopes = look.speaks_and_changes(&weights);
            for i in 0..N_WEIGHTS {
                let [less, more] = [-STEP, STEP].map(|step| {
                    let mut weights = weights;
                    weights[i] += step;
                    look.speaks(&weights)
                });
                for (side, (_, slopes)) in slopes.iter() {
                    let shown = (more[side] - less[side]) / (2.0 * STEP);
                    let error = (shown - slopes[i]).abs();
                    assert!(error < 0.05 + 0.05 * shown.abs(), "{i}: {} for {shown}", slopes[i]);
                }
            }
        }
    }
}
