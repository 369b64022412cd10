//! Learns the judge's weights from matches of the program against itself (`cargo xtask train`).
//!
//! Everything is drawn from fixed seeds, so the same program learns the same weights again.

use std::fmt::Write as _;

use ingenious::{Ingenious, IngeniousOptions, Move, Phase};
use tabletop::{BySeat, Game, GameRng, Nobody, Options, Seed, Stream, ToAct};

use super::ahead::{Ahead, play, result};
use super::judge::{FIRST, Judge, Look, N_STAGES, N_WEIGHTS, SHARPNESS, Stages, shares};
use super::lines::Lines;
use super::quick::Quick;

/// The modes that have weights of their own, and what these are called.
const MODES: [(&str, &str); 6] = [
    ("SOLO", "mode=solo"),
    ("BASE_2", "seats=2"),
    ("BASE_3", "seats=3"),
    ("BASE_4", "seats=4"),
    ("TEAM", "mode=team"),
    ("DUEL", "mode=duel"),
];

/// The first seed of each round. In the first nothing is known yet, and the quick player plays.
const ROUNDS: [u64; 3] = [0, 1_000_000, 2_000_000];

/// Of a hundred moves, so many are made at random, so that also strange positions are seen.
const STRANGE: u32 = 5;

/// How often everything seen is gone through.
const EPOCHS: u8 = 12;
/// So many samples are looked at together.
const BATCH: usize = 256;
/// The length of the first steps.
const PACE: f32 = 0.01;

/// Something seen at the end of a turn, and how the match ended for each side.
struct Sample {
    look: Look,
    result: BySeat<f32>,
}

/// The source of `weights.rs`, learned from so many matches a round, with where the weights come from: the commit and its
/// date. Tells how it gets on.
pub fn train(commit: &str, n_matches: u32, tell: &mut dyn FnMut(String)) -> String {
    let (mut weights, mut doubts) = (String::new(), Vec::new());
    for (name, options) in MODES {
        let options = IngeniousOptions::from_text(options).expect("good options");
        let (stages, doubt) =
            learn(options, n_matches, &mut |text| tell(format!("{name}, {text}")));
        write_stages(&mut weights, name, &stages);
        doubts.push(format!("`{name}` {doubt:.4}"));
    }
    format!(
        "//! What the judge goes by: learned from matches against itself, written by `cargo xtask train`.\n\
         //!\n\
         //! Learned by the program of commit {commit}. For each mode three rounds of {n_matches} matches, with the\n\
         //! seeds from 0, 1,000,000 and 2,000,000 on; of a hundred moves {STRANGE} at random.\n\
         //! Doubt left about who wins, in bits, in the mean over all turns of the last round:\n\
         //! {doubts}.\n\n\
         use super::judge::Stages;\n{weights}",
        doubts = doubts.join(", "),
    )
}

/// The weights, and the doubt that is left.
fn learn(options: IngeniousOptions, n_matches: u32, tell: &mut dyn FnMut(String)) -> (Stages, f32) {
    let (mut stages, mut doubt) = ([FIRST; N_STAGES], 0.0);
    let mut rng = GameRng::from_seed(&Seed::from(1));
    for (round, first) in ROUNDS.into_iter().enumerate() {
        let mut player =
            if round == 0 { Player::Quick(Box::default()) } else { Player::careful(&stages) };
        let seeds = first..first + u64::from(n_matches);
        let samples: Vec<Sample> =
            seeds.flat_map(|seed| watch(options, &mut player, &Seed::from(seed))).collect();
        doubt = Fit::new(&mut stages).run(&samples, &mut rng);
        tell(format!("round {round}: {} samples, {doubt:.4} bits of doubt left", samples.len()));
    }
    (stages, doubt)
}

/// Who plays the matches that are learned from.
enum Player {
    Quick(Box<Quick>),
    Careful(Box<Ahead>),
}

impl Player {
    fn careful(stages: &Stages) -> Self {
        Self::Careful(Box::new(Ahead::new(Judge::with(stages), 0)))
    }

    fn choose(&mut self, game: &Ingenious, lines: &Lines, rng: &mut GameRng) -> Move {
        match self {
            Self::Quick(quick) => quick.choose(game, lines, rng),
            Self::Careful(ahead) => ahead.choose(game, lines, rng),
        }
    }
}

/// A match against itself: what is seen at the end of each turn.
fn watch(options: IngeniousOptions, player: &mut Player, seed: &Seed) -> Vec<Sample> {
    let mut rng = GameRng::derive(seed, Stream::Table, 0);
    let mut game = Ingenious::new(&options);
    let mut lines = Lines::of(game.board());
    let (mut looks, mut scratch) = (Vec::new(), Vec::new());
    loop {
        match game.to_act() {
            ToAct::Over => break,
            ToAct::Chance(_) => {
                if game.phase() == Phase::Draw && !game.is_first_turn() {
                    looks.push(Look::new(&game, &lines, game.turn()));
                }
                let outcome = game.sample_chance(&mut rng);
                game.resolve(&outcome, &mut Nobody);
            }
            ToAct::Seats(_) => {
                let strange = (rng.below(100) < STRANGE)
                    .then(|| game.random_move(game.turn(), &mut rng, &mut scratch));
                let mv =
                    strange.flatten().unwrap_or_else(|| player.choose(&game, &lines, &mut rng));
                play(&mut game, &mut lines, &mv);
            }
        }
    }
    #[allow(clippy::cast_possible_truncation, reason = "from 0 to 1")]
    let result = result(&game).map(|_, share| *share as f32);
    looks.into_iter().map(|look| Sample { look, result: result.clone() }).collect()
}

/// Gradient descent on the doubt about who wins, with steps as long as lately was right for each weight
/// (Adam; Kingma and Ba 2015).
struct Fit<'a> {
    stages: &'a mut Stages,
    means: Stages,
    squares: Stages,
    n_steps: i32,
}

const NOTHING: Stages = [[0.0; N_WEIGHTS]; N_STAGES];
/// How much of the past the means and the squares keep.
const KEPT: [f32; 2] = [0.9, 0.999];

impl<'a> Fit<'a> {
    const fn new(stages: &'a mut Stages) -> Self {
        Self { stages, means: NOTHING, squares: NOTHING, n_steps: 0 }
    }

    /// The doubt left at last, in bits.
    fn run(&mut self, samples: &[Sample], rng: &mut GameRng) -> f32 {
        let mut order: Vec<&Sample> = samples.iter().collect();
        let mut doubt = 0.0;
        for epoch in 0..EPOCHS {
            rng.shuffle(&mut order);
            let pace = PACE * (1.0 - f32::from(epoch) / f32::from(EPOCHS));
            doubt = order.chunks(BATCH).map(|batch| self.step(batch, pace)).sum::<f32>();
        }
        #[allow(clippy::cast_precision_loss, reason = "for people")]
        let n = samples.len() as f32;
        doubt / n / std::f32::consts::LN_2
    }

    fn step(&mut self, batch: &[&Sample], pace: f32) -> f32 {
        let mut gradient = NOTHING;
        let doubt = batch.iter().map(|sample| sample.pull(self.stages, &mut gradient)).sum();
        self.n_steps += 1;
        #[allow(clippy::cast_precision_loss, reason = "a few hundred")]
        let n = batch.len() as f32;
        let [fresh_mean, fresh_square] = KEPT.map(|kept| 1.0 - kept.powi(self.n_steps));
        for ((weights, gradient), (means, squares)) in
            self.stages.iter_mut().zip(gradient).zip(self.means.iter_mut().zip(&mut self.squares))
        {
            for i in 0..N_WEIGHTS {
                let slope = gradient[i] / n;
                means[i] = KEPT[0] * means[i] + (1.0 - KEPT[0]) * slope;
                squares[i] = KEPT[1] * squares[i] + (1.0 - KEPT[1]) * slope * slope;
                let length = (squares[i] / fresh_square).sqrt() + 1e-8;
                weights[i] -= pace * means[i] / fresh_mean / length;
            }
            weights[SHARPNESS] = weights[SHARPNESS].max(0.02);
        }
        doubt
    }
}

impl Sample {
    /// Adds how the doubt changes with each weight; the doubt, in nats.
    fn pull(&self, stages: &Stages, gradient: &mut Stages) -> f32 {
        let weights = self.look.weights(stages);
        let spoken = self.look.speaks_and_changes(&weights);
        let shares = shares(&spoken.map(|_, (speaks, _)| *speaks));
        let (stage, later) = self.look.between();
        let mut doubt = 0.0;
        for (side, (_, changes)) in spoken.iter() {
            let (share, truth) = (shares[side], self.result[side]);
            doubt -= truth * share.max(1e-6).ln();
            if spoken.n_seats() == 1 {
                doubt -= (1.0 - truth) * (1.0 - share).max(1e-6).ln();
            }
            for i in 0..N_WEIGHTS {
                let slope = (share - truth) * changes[i];
                gradient[stage][i] += (1.0 - later) * slope;
                gradient[stage + 1][i] += later * slope;
            }
        }
        doubt
    }
}

fn write_stages(source: &mut String, name: &str, stages: &Stages) {
    let mut line = |text: String| writeln!(source, "{text}").expect("a string takes everything");
    line(format!("\n#[rustfmt::skip]\npub(super) const {name}: Stages = ["));
    for weights in stages {
        let numbers: Vec<String> = weights.iter().map(|weight| format!("{weight:.4}")).collect();
        line(format!("    [{}],", numbers.join(", ")));
    }
    line("];".into());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_program_learns_the_same_weights_again() {
        let source = || train("a commit", 2, &mut |_| {});
        assert_eq!(source(), source());
        let duel = IngeniousOptions::from_text("mode=duel").expect("good options");
        let learned = |n_matches| learn(duel, n_matches, &mut |_| {});
        assert_ne!(learned(2), learned(3), "what was seen has taught nothing");
    }
}
