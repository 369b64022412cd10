//! What is played: the same experiment gives the same rows on every machine.

use std::ops::Range;

use anyhow::{Result, bail, ensure};
use serde::Serialize;
use table::{BotKind, Budget, GameKind, Simulator};

/// A game, its options, who plays, and which seeds.
pub(crate) struct Experiment<'a> {
    pub(crate) game: &'a dyn GameKind,
    pub(crate) options: Vec<(&'a str, &'a str)>,
    /// All options as words.
    pub(crate) options_text: String,
    /// One to each seat.
    pub(crate) bots: Vec<BotKind>,
    pub(crate) seeds: Range<u64>,
    pub(crate) playouts: u32,
    pub(crate) categories: Vec<String>,
    /// Whether matches are watched for the game's report.
    pub(crate) is_reported: bool,
}

/// The experiment as a line of JSON: journals begin with it, summaries hold it.
#[derive(Serialize)]
pub(crate) struct Described {
    game: &'static str,
    rules_version: u32,
    options: String,
    bots: Vec<String>,
    seeds: [u64; 2],
    playouts: u32,
    report: bool,
}

impl Experiment<'_> {
    pub(crate) fn described(&self) -> Described {
        Described {
            game: self.game.id(),
            rules_version: self.game.rules_version(),
            options: self.options_text.clone(),
            bots: self.bots.iter().map(ToString::to_string).collect(),
            seeds: [self.seeds.start, self.seeds.end],
            playouts: self.playouts,
            report: self.is_reported,
        }
    }

    pub(crate) fn n_matches(&self) -> u64 {
        self.seeds.end - self.seeds.start
    }

    pub(crate) fn n_seats(&self) -> usize {
        self.bots.len()
    }

    pub(crate) fn budget(&self) -> Budget {
        Budget::Playouts(self.playouts)
    }

    pub(crate) fn simulator(&self) -> Result<Box<dyn Simulator>> {
        Ok(self.game.simulator(&self.options)?)
    }
}

/// A bot for every seat: one for all, or one for each.
pub(crate) fn seat_bots(bots: &[BotKind], n_seats: usize) -> Result<Vec<BotKind>> {
    match bots {
        [one] => Ok(vec![*one; n_seats]),
        _ if bots.len() == n_seats => Ok(bots.to_vec()),
        _ => bail!(
            "the match has {n_seats} seats, but there are {} bots: name one bot for all seats, or one for each",
            bots.len()
        ),
    }
}

/// `A..B`: from A up to, but not including, B.
pub(crate) fn range(text: &str) -> Result<Range<u64>> {
    let ends = text.split_once("..").and_then(|(a, b)| Some(a.parse().ok()?..b.parse().ok()?));
    let Some(seeds) = ends else {
        bail!("write seeds as A..B, two whole numbers: from A up to, but not including, B");
    };
    ensure!(seeds.start < seeds.end, "there is no seed in {text}: B must be greater than A");
    Ok(seeds)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_are_a_range_without_its_end() {
        assert_eq!(range("3..7").unwrap(), 3..7);
        for text in ["", "3", "3..", "7..3", "3..3", "-1..2", "a..b", "1..=2"] {
            assert!(range(text).is_err(), "{text}");
        }
    }

    #[test]
    fn one_bot_sits_everywhere_and_several_must_fill_the_table() {
        let [random, greedy] = [BotKind::Random, BotKind::Greedy];
        assert_eq!(seat_bots(&[greedy], 3).unwrap(), [greedy; 3]);
        assert_eq!(seat_bots(&[random, greedy], 2).unwrap(), [random, greedy]);
        assert!(seat_bots(&[random, greedy], 3).is_err());
    }
}
