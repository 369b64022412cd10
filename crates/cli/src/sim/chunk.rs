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
            played.with_context(|| format!("seed {seed} (leave it out with ranges of --seeds)"))
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

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Games, Witness};

    /// Its bots never come to an end with seed 7.
    struct Stubborn;

    impl Simulator for Stubborn {
        fn options(&self) -> String {
            String::new()
        }

        fn n_seats(&self) -> u8 {
            2
        }

        fn play(&mut self, seed: &Seed, _: &[BotKind], _: &Limits<'_>) -> Result<Outcome, Endless> {
            let is_endless = *seed == Seed::from(7);
            if is_endless { Err(Endless) } else { Ok(Outcome { n_winners: 2, seats: Vec::new() }) }
        }

        fn play_before(
            &mut self,
            seed: &Seed,
            bots: &[BotKind],
            limits: &Limits<'_>,
            _: &mut dyn Witness,
        ) -> Result<Outcome, Endless> {
            self.play(seed, bots, limits)
        }
    }

    #[test]
    fn a_match_that_does_not_end_stops_the_simulation_with_its_seed() {
        let games = Games::standard();
        let experiment = Experiment {
            game: games.find("pips").expect("a game"),
            options: Vec::new(),
            options_text: String::new(),
            bots: Vec::new(),
            seeds: 0..10,
            playouts: 1,
            categories: Vec::new(),
            is_reported: false,
        };
        let mut worker = Worker { simulator: Box::new(Stubborn), digest: None };
        assert_eq!(worker.play(&experiment, 0..7).expect("they end").outcomes.len(), 7);
        let error = worker.play(&experiment, 5..10).err().expect("one does not end");
        let said = format!("{error:#}");
        assert!(said.starts_with("seed 7 (leave it out with ranges of --seeds): "), "{said}");
        assert!(said.contains("has not ended after 10000 steps"), "{said}");
    }
}
