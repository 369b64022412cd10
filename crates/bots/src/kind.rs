//! Who can be asked to play.

use std::fmt;
use std::str::FromStr;

use tabletop::excerpt;

use crate::bot::{Bot, Streams};
#[cfg(not(target_family = "wasm"))]
use crate::first_timer::FirstTimer;
#[cfg(not(target_family = "wasm"))]
use crate::greedy::Greedy;
use crate::level::{Level, Levelled};
use crate::playable::Playable;
#[cfg(not(target_family = "wasm"))]
use crate::random::Random;
#[cfg(not(target_family = "wasm"))]
use crate::search::{AtRandom, Flat, Tree};

/// A kind of bot, by name: `random`, `first-timer`, `greedy`, `search`, `flat`, `tree`, `strong`, `level:5` or just `5`.
/// The page leaves out those that are there for comparisons.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum BotKind {
    /// Any legal move.
    #[cfg(not(target_family = "wasm"))]
    Random,
    /// What somebody does in his first game, as a script.
    #[cfg(not(target_family = "wasm"))]
    FirstTimer,
    /// The move after which it stands best.
    #[cfg(not(target_family = "wasm"))]
    Greedy,
    /// Information-set tree search with random playouts: what a program does that knows nothing but the rules.
    #[cfg(not(target_family = "wasm"))]
    Search,
    /// Flat Monte Carlo with the playouts of a good player.
    #[cfg(not(target_family = "wasm"))]
    Flat,
    /// Information-set tree search with the playouts of a good player.
    #[cfg(not(target_family = "wasm"))]
    Tree,
    /// The strongest there is for the game.
    Strong,
    /// One of ten strengths.
    Level(Level),
}

impl BotKind {
    /// Those with a name of their own.
    pub const NAMED: &[Self] = &[
        #[cfg(not(target_family = "wasm"))]
        Self::Random,
        #[cfg(not(target_family = "wasm"))]
        Self::FirstTimer,
        #[cfg(not(target_family = "wasm"))]
        Self::Greedy,
        #[cfg(not(target_family = "wasm"))]
        Self::Search,
        #[cfg(not(target_family = "wasm"))]
        Self::Flat,
        #[cfg(not(target_family = "wasm"))]
        Self::Tree,
        Self::Strong,
    ];

    /// One of each: the named ones, then all levels.
    pub fn all() -> impl Iterator<Item = Self> {
        Self::NAMED.iter().copied().chain(Level::all().map(Self::Level))
    }

    /// A bot of this kind for this game.
    pub fn sit_down<G: Playable>(self, streams: Streams) -> Box<dyn Bot<G>> {
        match self {
            #[cfg(not(target_family = "wasm"))]
            Self::Random => Box::new(Random::new(streams)),
            #[cfg(not(target_family = "wasm"))]
            Self::FirstTimer => Box::new(FirstTimer::new(streams)),
            #[cfg(not(target_family = "wasm"))]
            Self::Greedy => Box::new(Greedy::new(streams)),
            #[cfg(not(target_family = "wasm"))]
            Self::Search => Box::new(Tree::new(streams, AtRandom::default())),
            #[cfg(not(target_family = "wasm"))]
            Self::Flat => Box::new(Flat::new(streams, G::Playouts::default(), G::WIDTH)),
            #[cfg(not(target_family = "wasm"))]
            Self::Tree => Box::new(Tree::new(streams, G::Playouts::default())),
            Self::Strong => G::strong(streams),
            Self::Level(level) => Box::new(Levelled::new(level, streams)),
        }
    }
}

impl fmt::Display for BotKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            #[cfg(not(target_family = "wasm"))]
            Self::Random => f.write_str("random"),
            #[cfg(not(target_family = "wasm"))]
            Self::FirstTimer => f.write_str("first-timer"),
            #[cfg(not(target_family = "wasm"))]
            Self::Greedy => f.write_str("greedy"),
            #[cfg(not(target_family = "wasm"))]
            Self::Search => f.write_str("search"),
            #[cfg(not(target_family = "wasm"))]
            Self::Flat => f.write_str("flat"),
            #[cfg(not(target_family = "wasm"))]
            Self::Tree => f.write_str("tree"),
            Self::Strong => f.write_str("strong"),
            Self::Level(level) => write!(f, "level:{level}"),
        }
    }
}

impl FromStr for BotKind {
    type Err = BotKindError;

    fn from_str(text: &str) -> Result<Self, BotKindError> {
        let text_of_level = text.strip_prefix("level:").unwrap_or(text);
        let named = Self::NAMED.iter().copied().find(|kind| kind.to_string() == text);
        let level = || Level::all().find(|level| level.to_string() == text_of_level);
        named.or_else(|| level().map(Self::Level)).ok_or_else(|| BotKindError(excerpt(text)))
    }
}

/// No bot has this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "there is no bot `{0}`; there are `random`, `first-timer`, `greedy`, `search`, `flat`, `tree`, `strong` and the levels 1 to 10, written `level:5` or `5`"
)]
pub struct BotKindError(String);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_reads_back_as_it_is_written() {
        for kind in BotKind::all() {
            assert_eq!(kind.to_string().parse(), Ok(kind));
        }
        assert_eq!("3".parse(), "level:3".parse::<BotKind>());
        assert_eq!(BotKind::all().count(), 17);
    }

    #[test]
    fn a_name_nobody_has_is_answered_with_those_there_are() {
        for text in ["", "0", "11", "01", "+1", "level:", "level:11", "level:1 ", "Greedy", "mcts"]
        {
            let error = text.parse::<BotKind>().unwrap_err().to_string();
            assert!(error.contains("`greedy`"), "{error}");
        }
    }
}
