//! Matches that were played together, and whoever plays them.

use std::time::Duration;

use anyhow::{Context as _, Result};
use table::{BotKind, Endless, Limits, Outcome, Simulator};
use tabletop::Seed;

use super::experiment::Experiment;
use super::report::{Counts, Digest};

/// So many random matches are played at once; other bots take their time, and one match is enough.
const QUICK: u64 = 256;

/// Some matches in the order of their seeds.
#[derive(Default)]
pub(crate) struct Chunk {
    pub(crate) outcomes: Vec<Outcome>,
    /// How long one core was busy with them.
    pub(crate) spent: Duration,
    /// How long each seat's bot thought.
    pub(crate) thought: Vec<Duration>,
    /// What the game's report counts.
    pub(crate) counts: Counts,
}

/// How many matches a chunk has.
pub(crate) fn size(experiment: &Experiment<'_>) -> u64 {
    let is_quick = experiment.bots.iter().all(|bot| *bot == BotKind::Random);
    if is_quick { QUICK } else { 1 }
}

/// One thread's player.
pub(crate) struct Worker {
    pub(crate) simulator: Box<dyn Simulator>,
    pub(crate) digest: Option<Box<dyn Digest>>,
}

impl Worker {
    /// Plays the matches of these seeds.
    pub(crate) fn play(
        &mut self,
        experiment: &Experiment<'_>,
        seeds: std::ops::Range<u64>,
    ) -> Result<Chunk> {
        let start = crate::clock::now();
        let clock = || start.elapsed();
        let limits = Limits::new(experiment.budget()).with_clock(&clock);
        let outcomes = seeds.map(|seed| {
            let played = self.play_one(&Seed::from(seed), &experiment.bots, &limits);
            played.with_context(|| format!("seed {seed} (leave it out by ranges of --seeds)"))
        });
        let outcomes: Vec<Outcome> = outcomes.collect::<Result<_>>()?;
        let thought_in = |seat: usize| outcomes.iter().map(|it| it.seats[seat].thought).sum();
        let thought = (0..experiment.n_seats()).map(thought_in).collect();
        let counts = self.digest.as_mut().map(|digest| digest.take()).unwrap_or_default();
        Ok(Chunk { outcomes, spent: start.elapsed(), thought, counts })
    }

    fn play_one(
        &mut self,
        seed: &Seed,
        bots: &[BotKind],
        limits: &Limits<'_>,
    ) -> Result<Outcome, Endless> {
        match &mut self.digest {
            Some(digest) => self.simulator.play_before(seed, bots, limits, digest.witness()),
            None => self.simulator.play(seed, bots, limits),
        }
    }
}
