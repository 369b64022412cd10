//! What a client is told.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{Seat, Viewer};

use crate::agreed::Terms;
use crate::error::Problem;

/// What a client hears over the socket of a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "told", rename_all = "snake_case")]
pub enum Told {
    /// The match as it is; first of all, unless only news were asked for.
    Snapshot(Box<Snapshot>),
    /// What has happened.
    Update(Update),
    /// The answer to a command.
    Reply(Reply),
}

/// The answer to a command.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Reply {
    /// The command's id; empty if it had none that could be read.
    pub id: String,
    /// What came of it.
    #[serde(flatten)]
    pub result: Outcome,
}

/// What came of a command.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// It is done and durable; the journal has so many entries now.
    Done {
        /// The number.
        number: u64,
    },
    /// A seat was taken.
    Joined(Joined),
    /// The legal moves.
    Moves(Vec<String>),
    /// What a move would bring.
    Preview(Value),
    /// A good move.
    Hint(HintInfo),
    /// The next match.
    Rematch {
        /// Its id.
        #[serde(rename = "match")]
        id: String,
    },
    /// It cannot be done, and nothing has changed.
    Error(Problem),
}

impl Outcome {
    /// What was done, or why it was not.
    pub fn done(self) -> Result<Self, Problem> {
        if let Self::Error(problem) = self { Err(problem) } else { Ok(self) }
    }
}

/// A seat was taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Joined {
    /// Which one.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// How many entries the journal has now.
    pub number: u64,
}

/// A good move and why.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct HintInfo {
    /// After how many steps it was asked for.
    pub step: usize,
    /// In notation.
    #[serde(rename = "move")]
    pub mv: String,
    /// Why, in terms that a program can put into words; it may not know all of them.
    pub reason: Vec<Value>,
}

/// What has happened since a number.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Update {
    /// From this number.
    pub since: u64,
    /// To this one.
    pub number: u64,
    /// What was new, in order.
    pub news: Vec<News>,
    /// Who comes next, and when.
    pub turn: Turn,
    /// The game as this viewer sees it now, if that was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub view: Option<Value>,
}

/// Something new.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "news", rename_all = "snake_case")]
pub enum News {
    /// A step was taken; what this viewer learned from it, perhaps nothing.
    Step {
        /// The number of steps after it.
        step: usize,
        /// Whether a bot took it for a player.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        by_bot: bool,
        /// The facts.
        events: Vec<Value>,
    },
    /// Somebody else sits in a seat, or somebody left or came back.
    Seat(SeatInfo),
    /// All seats are taken, and the match begins.
    Began,
    /// Time ran back.
    Back {
        /// So many steps are left.
        step: usize,
    },
    /// Somebody asks to let time run back; or nobody does any more.
    Asked {
        /// Who asks; nobody if the question is settled.
        #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
        seat: Option<Seat>,
        /// To when so many steps had been taken.
        to: usize,
    },
    /// Somebody said something.
    Said {
        /// Who.
        by: Speaker,
        /// What: text, and nothing but text.
        text: String,
        /// When, in milliseconds since 1970.
        at: i64,
    },
    /// Somebody agrees to end the match without a winner, until the next step.
    WouldAbandon {
        /// Who.
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
    },
    /// The match is over.
    Ended(Ended),
    /// There is a next match.
    Rematch {
        /// Its id.
        #[serde(rename = "match")]
        id: String,
    },
}

/// Somebody who says something.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Speaker {
    /// The seat, if he has one.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub seat: Option<Seat>,
    /// The player's name; empty for a guest without one.
    pub name: String,
}

/// Who comes next.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Turn {
    /// How many steps have been taken.
    pub step: usize,
    /// How often time has run back.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub backs: usize,
    /// The seats that decide now; none before the beginning and after the end.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub to_act: Vec<Seat>,
    /// The clocks, from seat 0 on; none if nobody has to hurry.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clocks: Vec<ClockInfo>,
    /// To which numbers of steps this viewer may go back on its own, the latest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub undo: Vec<usize>,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_zero(n: &usize) -> bool {
    *n == 0
}

/// A seat's clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClockInfo {
    /// Milliseconds left when this was written; while the seat is to act, they pass.
    pub left: i64,
    /// Whether they pass.
    pub running: bool,
}

/// All that a viewer may know of a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Snapshot {
    /// The version of these messages.
    pub version: u32,
    /// What is played.
    #[serde(rename = "match")]
    pub info: MatchInfo,
    /// `seat:N` or `spectator`.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub viewer: Viewer,
    /// How many entries the journal has.
    pub number: u64,
    /// Who comes next.
    pub turn: Turn,
    /// The game as this viewer sees it; nothing before the beginning.
    pub view: Option<Value>,
    /// The points as this viewer may know them.
    pub standings: Value,
    /// What this viewer learned in each step.
    pub steps: Vec<News>,
    /// What was said last, and by whom: up to 200 sayings.
    pub said: Vec<News>,
    /// The player's own note; told over HTTP only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// Who asks to let time run back, and to where.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<(u8, usize)>))]
    pub asked: Option<(Seat, usize)>,
    /// The seats that would end the match without a winner.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub would_abandon: Vec<Seat>,
}

/// What is played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MatchInfo {
    /// The match's id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// All options as `name=value` words.
    pub options: String,
    /// What else was agreed.
    pub terms: Terms,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// The server's promise about the shuffle, from the first moment on: SHA-256 of its secret.
    pub commitment: String,
    /// Whether it has begun.
    pub begun: bool,
    /// How it ended, if it has.
    pub ended: Option<Ended>,
    /// The next match, if there is one.
    pub rematch: Option<String>,
    /// When it was made, in milliseconds since 1970.
    pub made: i64,
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatInfo {
    /// Which one.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// Whose it is.
    pub sitter: Sitter,
    /// The level of the bot that plays it now, if one does.
    pub bot: Option<u8>,
    /// Whether its player has left.
    pub away: bool,
}

/// Whose a seat is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Sitter {
    /// Nobody's yet.
    Free,
    /// A bot's.
    Bot,
    /// A player's.
    Player {
        /// The player's id.
        player: String,
        /// The player's name; empty for a guest without one.
        name: String,
    },
}

/// How a match ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Ended {
    /// In what way.
    pub how: How,
    /// Each seat's rank; nobody's if it was abandoned.
    pub ranks: Vec<u32>,
    /// Each seat's points as they were.
    pub points: Vec<i32>,
    /// The server's secret, which the commitment was to, as hexadecimal digits: everybody can draw everything again.
    pub secret: String,
    /// What each seat added to the shuffle.
    pub entropy: Vec<String>,
}

/// In what way a match, or a seat's part in it, ended. Journals keep the same words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum How {
    /// To the end, by the rules.
    Played,
    /// Given up for lost.
    Resigned,
    /// A clock ran out.
    Time,
    /// Without a winner, as all agreed.
    Abandoned,
    /// Played elsewhere, and looked at here.
    Imported,
}

/// A match that can be joined or gone on with.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Waiting {
    /// What is played.
    #[serde(rename = "match")]
    pub info: MatchInfo,
    /// The own seat, if there is one.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub seat: Option<Seat>,
    /// Whether it is the own turn.
    pub my_turn: bool,
}

/// A game the server knows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameInfo {
    /// Its id.
    pub id: String,
    /// The version of its rules.
    pub rules_version: u32,
    /// Its options: names, kinds, defaults.
    pub options: Value,
}

/// A content pack that a server plays with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ContentInfo {
    /// The game's id.
    pub game: String,
    /// Its files: names and texts.
    pub files: BTreeMap<String, String>,
}

/// A daily deal and how others fared.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DailyInfo {
    /// The day.
    pub day: String,
    /// The game's id.
    pub game: String,
    /// The best results, the best first.
    pub lines: Vec<DailyLine>,
    /// The own match, if it was begun.
    pub mine: Option<String>,
    /// The server's promise about the day's shuffle; none if nobody has asked for the deal of that day.
    pub commitment: Option<String>,
    /// What it was a promise of, when the day is over.
    pub secret: Option<String>,
}

/// A result of a daily deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DailyLine {
    /// The player's name; empty for a guest without one.
    pub name: String,
    /// How many points.
    pub points: i32,
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn how_a_match_ended_is_written_in_words_that_never_change() {
        let words = [
            (How::Played, "played"),
            (How::Resigned, "resigned"),
            (How::Time, "time"),
            (How::Abandoned, "abandoned"),
            (How::Imported, "imported"),
        ];
        for (how, word) in words {
            assert_eq!(serde_json::to_value(how).unwrap(), json!(word));
            assert_eq!(serde_json::from_value::<How>(json!(word)).unwrap(), how);
        }
    }
}
