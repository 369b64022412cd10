//! Ten strengths.
//!
//! Weak players do not play badly on purpose: they see less. The lower levels look at a few moves only and take the best
//! of them at first sight; the upper ones think like the strongest bot, with less patience, and overlook something now
//! and then. What each level of a game does is its [`Recipe`], set by measuring (`docs/bots.md`).

use std::fmt;

use crate::bot::{Advice, Bot, Decision, Streams};
use crate::greedy;
use crate::limits::{Budget, Limits};
use crate::playable::Playable;

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

    /// Its recipe of ten.
    const fn recipe(self, recipes: &[Recipe; 10]) -> Recipe {
        recipes[self.0 as usize - 1]
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// How a level plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Recipe {
    /// Looks at so many moves and takes the best at first sight.
    Sees(u16),
    /// Thinks like the strongest bot, with so many playouts at most; of a hundred moves it makes so many after a look
    /// at a few only.
    Thinks {
        /// How many playouts.
        playouts: u32,
        /// How many slips.
        slips: u32,
    },
    /// The strongest bot, with all the budget there is.
    Strong,
}

/// Who slips has seen so many moves.
const SEEN_IN_A_SLIP: u16 = 3;

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
        match self.level.recipe(&G::LEVELS) {
            Recipe::Sees(n) => self.at_a_glance(decision, n, limits),
            Recipe::Thinks { slips, .. } if self.streams.choice.below(100) < slips => {
                self.at_a_glance(decision, SEEN_IN_A_SLIP, limits)
            }
            Recipe::Thinks { playouts, .. } => {
                G::strong(self.streams.clone()).advise(decision, &limits.at_most(playouts))
            }
            Recipe::Strong => G::strong(self.streams.clone()).advise(decision, limits),
        }
    }
}

impl Levelled {
    /// The best of so many sensible moves, picked at random.
    fn at_a_glance<G: Playable>(
        &mut self,
        decision: &Decision<'_, G>,
        n: u16,
        limits: &Limits<'_>,
    ) -> Advice<G::Move> {
        let mut seen: Vec<G::Move> = G::sensible(decision.view, decision.seat, decision.moves)
            .into_iter()
            .cloned()
            .collect();
        self.streams.choice.shuffle(&mut seen);
        seen.truncate(n.into());
        let glance = Decision { moves: &seen, ..*decision };
        // A glance is short: what it finds does not hang on the budget.
        let budget = Budget::Playouts(u32::try_from(G::WORLDS * seen.len()).unwrap_or(u32::MAX));
        greedy::advise(&glance, &limits.with_budget(budget), &mut self.streams)
    }
}
