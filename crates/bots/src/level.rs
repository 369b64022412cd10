//! Ten strengths.
//!
//! Weak players do not play badly on purpose: they see less. The lower levels look at a few moves only and take the best
//! of them at first sight; the upper ones think like the strongest bot, with less patience, and overlook something now
//! and then. What each level does at a table is its [`Recipe`], set by measuring (`docs/bots.md`).

use std::fmt;

use crate::bot::{Advice, Bot, Decision, Streams};
use crate::greedy;
use crate::limits::{Budget, Limits};
use crate::playable::Playable;
use crate::term::Term;

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

    /// What it does at this table of the game.
    pub fn recipe<G: Playable>(self, view: &G::View) -> Recipe {
        G::levels(view)[usize::from(self.0) - 1]
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
    /// Looks at some moves and takes the best at first sight.
    Sees {
        /// How many.
        moves: u16,
        /// Of a hundred moves it makes so many without looking at another.
        slips: u32,
    },
    /// Thinks like the strongest bot; of a hundred moves it makes so many after a look at a few only.
    Thinks {
        /// So many playouts at most.
        playouts: u32,
        /// How many of a hundred.
        slips: u32,
        /// How many moves it looks at then.
        seen: u16,
    },
    /// The strongest bot, with all the budget there is.
    Strong,
}

impl Recipe {
    /// Looks at so many moves, always.
    pub(crate) const fn sees(moves: u16) -> Self {
        Self::Sees { moves, slips: 0 }
    }

    /// Thinks with so many playouts; so often in a hundred moves it looks at so many only.
    pub(crate) const fn thinks(playouts: u32, slips: u32, seen: u16) -> Self {
        Self::Thinks { playouts, slips, seen }
    }
}

/// A bot that plays by a level's recipe.
#[derive(Clone, Debug)]
pub struct Levelled {
    level: Level,
    streams: Streams,
}

impl Levelled {
    /// A bot of this strength.
    pub const fn new(level: Level, streams: Streams) -> Self {
        Self { level, streams }
    }
}

impl<G: Playable> Bot<G> for Levelled {
    fn advise(&mut self, decision: &Decision<G>, limits: &Limits<'_>) -> Advice<G::Move> {
        if let Some(advice) = decision.without_choice() {
            return advice;
        }
        match self.level.recipe::<G>(&decision.view) {
            Recipe::Sees { slips, .. } if self.slips(slips) => {
                self.at_a_glance(decision, 1, limits)
            }
            Recipe::Sees { moves, .. } => self.at_a_glance(decision, moves, limits),
            Recipe::Thinks { slips, seen, .. } if self.slips(slips) => {
                self.at_a_glance(decision, seen, limits)
            }
            Recipe::Thinks { playouts, .. } => {
                G::strong(self.streams.split_off()).advise(decision, &limits.at_most(playouts))
            }
            Recipe::Strong => G::strong(self.streams.split_off()).advise(decision, limits),
        }
    }
}

impl Levelled {
    fn slips(&mut self, of_a_hundred: u32) -> bool {
        self.streams.choice.below(100) < of_a_hundred
    }

    /// The best of so many tempting moves, picked at random.
    fn at_a_glance<G: Playable>(
        &mut self,
        decision: &Decision<G>,
        n: u16,
        limits: &Limits<'_>,
    ) -> Advice<G::Move> {
        let mut seen: Vec<G::Move> = G::tempting(&decision.view, decision.seat, &decision.moves)
            .into_iter()
            .cloned()
            .collect();
        self.streams.choice.shuffle(&mut seen);
        seen.truncate(n.into());
        if let [only] = seen.as_slice() {
            return Advice::plain(only.clone(), 0.5, Term::AtRandom);
        }
        let glance = Decision { moves: seen, ..decision.clone() };
        // A glance is short: what it finds does not hang on the budget.
        let budget =
            Budget::Playouts(u32::try_from(G::WORLDS * glance.moves.len()).unwrap_or(u32::MAX));
        greedy::advise(&glance, &limits.with_budget(budget), &mut self.streams)
    }
}
