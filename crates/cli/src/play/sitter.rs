//! Who sits at a seat: a person at this keyboard, or a bot.

use std::fmt;
use std::str::FromStr;

use table::{BotKind, BotKindError, Level};
use texts::message;

use crate::words::say;

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// Somebody at this keyboard.
    Person,
    /// A program.
    Bot(BotKind),
}

impl Sitter {
    /// In the order in which the start screen offers them. Bots made for measuring others are no company;
    /// who wants one names it on the command line.
    pub(super) fn all() -> Vec<Self> {
        let company = [BotKind::Random, BotKind::Greedy].into_iter();
        let bots = company.chain(Level::all().map(BotKind::Level));
        [Self::Person].into_iter().chain(bots.map(Self::Bot)).collect()
    }

    /// Whether it is somebody at this keyboard.
    pub(super) const fn is_person(self) -> bool {
        matches!(self, Self::Person)
    }

    /// As people choose it.
    #[allow(
        clippy::wildcard_enum_match_arm,
        reason = "other bots go by the names of the command line"
    )]
    pub(super) fn in_words(self) -> String {
        say(&match self {
            Self::Person => message!("sitter-me"),
            Self::Bot(BotKind::Level(level)) => message!("sitter-level", n = level.number()),
            Self::Bot(BotKind::Random) => message!("sitter-random"),
            Self::Bot(BotKind::Greedy) => message!("sitter-greedy"),
            Self::Bot(kind) => message!("sitter-bot", name = kind.to_string()),
        })
    }

    /// In a column of little room.
    #[allow(
        clippy::wildcard_enum_match_arm,
        reason = "other bots go by the names of the command line"
    )]
    pub(super) fn short(self) -> String {
        say(&match self {
            Self::Person => message!("short-you"),
            Self::Bot(BotKind::Level(level)) => message!("short-level", n = level.number()),
            Self::Bot(BotKind::Random) => message!("short-random"),
            Self::Bot(BotKind::Greedy) => message!("short-greedy"),
            Self::Bot(kind) => message!("short-bot", name = kind.to_string()),
        })
    }
}

impl fmt::Display for Sitter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person => f.write_str("me"),
            Self::Bot(kind) => kind.fmt(f),
        }
    }
}

impl FromStr for Sitter {
    type Err = BotKindError;

    fn from_str(text: &str) -> Result<Self, BotKindError> {
        match text {
            "me" => Ok(Self::Person),
            bot => bot.parse().map(Self::Bot),
        }
    }
}
