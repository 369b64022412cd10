//! What is kept.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use uuid::Uuid;

/// Milliseconds since 1970 began, by the clock of a server.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Millis(pub i64);

impl Millis {
    /// So much later.
    #[must_use]
    pub const fn plus(self, millis: i64) -> Self {
        Self(self.0.saturating_add(millis))
    }

    /// How long after another time; negative if before it.
    pub const fn since(self, earlier: Self) -> i64 {
        self.0.saturating_sub(earlier.0)
    }
}

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub struct $name(pub Uuid);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.simple().fmt(f)
            }
        }

        impl FromStr for $name {
            type Err = NoId;

            /// Thirty-two lower-case hexadecimal digits, and no other spelling.
            fn from_str(text: &str) -> Result<Self, NoId> {
                let id = Uuid::try_parse(text).map(Self).map_err(|_| NoId)?;
                if id.to_string() == text { Ok(id) } else { Err(NoId) }
            }
        }

        impl TryFrom<String> for $name {
            type Error = NoId;

            fn try_from(text: String) -> Result<Self, NoId> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> Self {
                id.to_string()
            }
        }
    };
}

id! {
    /// Names a match. It cannot be guessed: who knows it, may look on.
    MatchId
}

id! {
    /// Names a player. It is no secret; what proves who somebody is, is a token.
    PlayerId
}

id! {
    /// Made up by whoever sends a command: sent again, it is answered and not obeyed a second time.
    EntryId
}

/// A text is no id.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("an id has 32 hexadecimal digits in lower case")]
pub struct NoId;

/// Somebody who plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// Who.
    pub id: PlayerId,
    /// What others call him.
    pub name: String,
    /// Whether he has no account: several guests may have one name.
    pub is_guest: bool,
    /// When he was last seen, to the day.
    pub seen: Millis,
}

/// A player with a password.
#[derive(Clone, PartialEq, Eq)]
pub struct Account {
    /// Who.
    pub player: Player,
    /// The password's hash, with all that is needed to check one.
    pub password: String,
}

impl fmt::Debug for Account {
    /// Without the hash: this text may end in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Account").field("player", &self.player).finish_non_exhaustive()
    }
}

/// SHA-256 of a token. The token itself is kept by its owner alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TokenDigest(pub [u8; 32]);

/// Where a match is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// Seats are free.
    Open,
    /// It is being played.
    Live,
    /// It has ended, in whatever way.
    Over,
}

/// What lists and alarms need to know of a match.
#[derive(Clone, PartialEq, Eq)]
pub struct Summary {
    /// Where it is.
    pub status: Status,
    /// Whether anybody may find it, or only who has its link.
    pub is_public: bool,
    /// When somebody must look at it: a clock runs out, a bot is to move, a leaver's time is over, or it has ended
    /// and what follows from that is not kept yet.
    pub alarm: Option<Millis>,
    /// Everybody who has or had a seat.
    pub players: Vec<PlayerId>,
    /// When it was last touched.
    pub touched: Millis,
    /// How lists show it, as text of the server's; it may hold what players must not see. Written, `None` leaves it as
    /// it is; read, it comes with lists alone.
    pub outline: Option<String>,
}

impl fmt::Debug for Summary {
    /// Without its outline: this text may end in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Summary")
            .field("status", &self.status)
            .field("is_public", &self.is_public)
            .field("alarm", &self.alarm)
            .field("players", &self.players)
            .field("touched", &self.touched)
            .finish_non_exhaustive()
    }
}

/// A match to be kept.
#[derive(Clone)]
pub struct NewMatch {
    /// Its name.
    pub id: MatchId,
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// All options as `name=value` words.
    pub options: String,
    /// The server's secret part of the shuffle.
    pub secret: [u8; 32],
    /// What was agreed besides the rules, as text of the server's.
    pub terms: String,
    /// When it was made.
    pub made: Millis,
    /// By whom, if it counts for somebody.
    pub maker: Option<PlayerId>,
    /// What is known of it so far.
    pub summary: Summary,
    /// Its first entries.
    pub entries: Vec<NewEntry>,
    /// The day and the player, if it is his try at a daily deal: he has one.
    pub daily: Option<(String, PlayerId)>,
}

impl fmt::Debug for NewMatch {
    /// Without its secret: this text may end in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NewMatch")
            .field("id", &self.id)
            .field("game", &self.game)
            .field("summary", &self.summary)
            .finish_non_exhaustive()
    }
}

/// A match that is kept.
#[derive(Clone, PartialEq, Eq)]
pub struct Kept {
    /// Its number in this database.
    pub number: i64,
    /// Its name.
    pub id: MatchId,
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// All options as `name=value` words.
    pub options: String,
    /// The server's secret part of the shuffle.
    pub secret: [u8; 32],
    /// What was agreed besides the rules.
    pub terms: String,
    /// When it was made.
    pub made: Millis,
    /// As it was when it was read.
    pub summary: Summary,
}

impl fmt::Debug for Kept {
    /// Without its secret: this text may end in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Kept")
            .field("number", &self.number)
            .field("id", &self.id)
            .field("game", &self.game)
            .field("summary", &self.summary)
            .finish_non_exhaustive()
    }
}

/// An entry to be kept.
#[derive(Clone, PartialEq, Eq)]
pub struct NewEntry {
    /// When it happened.
    pub at: Millis,
    /// The command it answers, if somebody sent one. No two entries of a match have the same.
    pub command: Option<EntryId>,
    /// What happened, as text of the server's. It may hold what players must not see.
    pub body: String,
}

impl fmt::Debug for NewEntry {
    /// Without its body: this text may end in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NewEntry")
            .field("at", &self.at)
            .field("command", &self.command)
            .finish_non_exhaustive()
    }
}

/// An entry of a journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its number.
    pub number: u64,
    /// What was kept.
    pub kept: NewEntry,
}

/// Entries for one match, all or none.
#[derive(Clone, Debug)]
pub struct Append {
    /// The match's number in this database.
    pub number: i64,
    /// The number of the first of these entries: all before it have been read.
    pub first: u64,
    /// What to append.
    pub entries: Vec<NewEntry>,
    /// What is known of the match then; `None` if that has not changed.
    pub summary: Option<Summary>,
}

/// How many matches somebody has made that are not over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Unfinished {
    /// Seats are free.
    pub open: u32,
    /// They are being played.
    pub live: u32,
}

/// How good a player is, as `skillratings` counts.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The estimate.
    pub rating: f64,
    /// How unsure it is.
    pub uncertainty: f64,
    /// From how many matches.
    pub n_matches: u32,
}

/// What a match leaves behind when it ends.
#[derive(Clone, PartialEq, Debug)]
pub struct Finished {
    /// The match's number in this database.
    pub number: i64,
    /// The game's id.
    pub game: String,
    /// The new ratings, if it was rated, each from one match more than the one that was read: by that number a rating
    /// is known to have changed since, which makes [`StoreError::Conflict`](crate::StoreError::Conflict).
    pub ratings: Vec<(PlayerId, Rating)>,
    /// The day and the points, if it was a daily deal.
    pub daily: Option<(String, PlayerId, i32)>,
    /// When.
    pub at: Millis,
}

/// A line of a daily deal's list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DailyResult {
    /// What the player is called.
    pub name: String,
    /// Who.
    pub player: PlayerId,
    /// His points; of several tries, the first counts.
    pub points: i32,
    /// Which match.
    pub id: MatchId,
}
