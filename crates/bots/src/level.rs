//! Ten strengths.
//!
//! Provisional: a level plays greedily and leaves a share of its moves to chance. How far apart the levels are
//! has not been measured yet; until then their numbers only say which of two is the weaker.

use std::fmt;

use crate::bot::{Advice, Bot, Decision, Streams};
use crate::greedy;
use crate::limits::Limits;
use crate::playable::Playable;
use crate::random;

/// A strength from 1 to 10.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

impl Level {
    /// The level of this number, if there is one.
    pub fn new(number: u8) -> Option<Self> {
        Self::all().find(|level| level.0 == number)
    }

    /// From the weakest to the strongest.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=10).map(Self)
    }

    /// The number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Of ten moves, so many are left to chance: nine at level 1, none at level 10.
    const fn random_in_ten(self) -> u32 {
        10 - self.0 as u32
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A bot of some level.
#[derive(Clone, Debug)]
pub struct Levelled {
    level: Level,
    streams: Streams,
}

impl Levelled {
    /// A bot of this level.
    pub const fn new(level: Level, streams: Streams) -> Self {
        Self { level, streams }
    }
}

impl<G: Playable> Bot<G> for Levelled {
    fn advise(&mut self, decision: &Decision<'_, G>, limits: &Limits<'_>) -> Advice<G::Move> {
        if self.streams.choice.below(10) < self.level.random_in_ten() {
            let moves = G::sensible(decision.view, decision.seat, decision.moves);
            random::any_of(decision, &moves, &mut self.streams)
        } else {
            greedy::advise(decision, limits, &mut self.streams)
        }
    }
}
