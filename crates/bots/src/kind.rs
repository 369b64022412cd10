//! Who can be asked to play.

use std::fmt;
use std::str::FromStr;

use tabletop::excerpt;

use crate::bot::{Bot, Streams};
use crate::greedy::Greedy;
use crate::level::{Level, Levelled};
use crate::playable::Playable;
use crate::random::Random;

/// A kind of bot, by name: `random`, `greedy`, `level:5` or just `5`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum BotKind {
    /// Any legal move.
    Random,
    /// The move after which it stands best.
    Greedy,
    /// One of ten strengths.
    Level(Level),
}

impl BotKind {
    /// One of each: the named ones, then all levels.
    pub fn all() -> impl Iterator<Item = Self> {
        [Self::Random, Self::Greedy].into_iter().chain(Level::all().map(Self::Level))
    }

    /// A bot of this kind for this game.
    pub fn sit_down<G: Playable>(self, streams: Streams) -> Box<dyn Bot<G>> {
        match self {
            Self::Random => Box::new(Random::new(streams)),
            Self::Greedy => Box::new(Greedy::new(streams)),
            Self::Level(level) => Box::new(Levelled::new(level, streams)),
        }
    }
}

impl fmt::Display for BotKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::Level(level) => write!(f, "level:{level}"),
        }
    }
}

impl FromStr for BotKind {
    type Err = BotKindError;

    fn from_str(text: &str) -> Result<Self, BotKindError> {
        match text {
            "random" => Ok(Self::Random),
            "greedy" => Ok(Self::Greedy),
            _ => {
                let number = text.strip_prefix("level:").unwrap_or(text);
                let level = Level::all().find(|level| level.to_string() == number);
                level.map(Self::Level).ok_or_else(|| BotKindError(excerpt(text)))
            }
        }
    }
}

/// No bot has this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "there is no bot `{0}`; there are `random`, `greedy` and the levels 1 to 10, written `level:5` or `5`"
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
        assert_eq!(BotKind::all().count(), 12);
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
