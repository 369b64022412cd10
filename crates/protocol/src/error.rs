//! What is answered when something cannot be done.

use serde::{Deserialize, Serialize};

macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident = $text:literal, $status:literal;)*) => {
        /// What went wrong, for programs. A code never changes its meaning.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
        pub enum Code {
            $($(#[$doc])* #[serde(rename = $text)] $name,)*
        }

        impl Code {
            /// All of them.
            pub const ALL: &[Self] = &[$(Self::$name),*];

            /// As it is written.
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$name => $text),* }
            }

            /// The status of an answer over HTTP that bears it.
            pub const fn status(self) -> u16 {
                match self { $(Self::$name => $status),* }
            }
        }
    };
}

codes! {
    /// The message cannot be understood.
    Malformed = "request/malformed", 400;
    /// The message is too long.
    TooLong = "request/too-long", 413;
    /// Too many messages in too short a time.
    TooMany = "request/too-many", 429;
    /// The request comes from a page of somebody else.
    Origin = "request/origin", 403;
    /// There is nothing at this address.
    NoSuchPage = "request/unknown", 404;
    /// The server has no room for more, or this was done often enough.
    Limit = "limit/reached", 503;
    /// The server is stopping or its database does not answer; the same message may be sent again later.
    Unavailable = "server/unavailable", 503;
    /// The server failed; nothing has changed.
    Internal = "server/internal", 500;
    /// The name or the password is wrong.
    WrongPassword = "player/wrong-password", 403;
    /// Somebody else has this name.
    NameTaken = "player/name-taken", 409;
    /// This is no name, or no password.
    BadName = "player/bad-name", 400;
    /// Nobody is known by this cookie or token.
    Stranger = "player/unknown", 401;
    /// Only who has an account may do this.
    NeedsAccount = "player/needs-account", 403;
    /// There is no such match, or it is not for this player's eyes.
    NoMatch = "match/unknown", 404;
    /// The match is of rules that this server does not play.
    OtherRules = "match/other-rules", 409;
    /// The match has gone on since the sender last looked.
    Stale = "match/stale", 409;
    /// The match has ended.
    Over = "match/over", 409;
    /// The match has not begun.
    NotBegun = "match/not-begun", 409;
    /// The match has begun.
    Begun = "match/begun", 409;
    /// The sender has no seat at this table.
    NoSeat = "match/no-seat", 403;
    /// This seat is taken, or there is none free.
    SeatTaken = "match/seat-taken", 409;
    /// That is not possible now.
    NotNow = "match/not-now", 409;
    /// These options cannot be played.
    Options = "options/invalid", 400;
    /// The text is no move.
    MoveMalformed = "move/malformed", 400;
    /// A rule forbids it.
    Illegal = "move/illegal", 409;
    /// Somebody else comes first.
    NotYourTurn = "move/not-your-turn", 409;
    /// This is no log of a match.
    LogInvalid = "log/invalid", 400;
}

/// An answer that says what went wrong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ErrorBody {
    /// What went wrong.
    pub error: Problem,
}

/// What went wrong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Problem {
    /// For programs.
    pub code: Code,
    /// The rule that forbids it, if one does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// For people.
    pub message: String,
}

impl Problem {
    /// A problem that no rule of a game stands behind.
    pub fn new(code: Code, message: impl Into<String>) -> Self {
        Self { code, rule: None, message: message.into() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_read_back_as_they_are_written_and_differ() {
        for (i, code) in Code::ALL.iter().enumerate() {
            let text = serde_json::to_string(code).unwrap();
            assert_eq!(text, format!("\"{}\"", code.as_str()));
            assert_eq!(serde_json::from_str::<Code>(&text).unwrap(), *code);
            assert!(Code::ALL[..i].iter().all(|other| other.as_str() != code.as_str()));
        }
    }
}
