//! What is answered when something cannot be done.

use std::fmt::Display;

use serde::{Deserialize, Serialize};
use tabletop::Figure;

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

macro_rules! reasons {
    ($($(#[$doc:meta])* $name:ident = $text:literal, $code:ident;)*) => {
        /// Why it went wrong, where a code has several reasons. A reason never changes its meaning.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Reason {
            $($(#[$doc])* $name,)*
        }

        impl Reason {
            /// All of them.
            pub const ALL: &[Self] = &[$(Self::$name),*];

            /// As it is written.
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$name => $text),* }
            }

            /// The code that it is a reason for.
            pub const fn code(self) -> Code {
                match self { $(Self::$name => Code::$code),* }
            }
        }
    };
}

reasons! {
    /// A bot plays the own seat.
    BotPlays = "bot-plays", NotNow;
    /// The own time is over.
    TimeOver = "time-over", NotNow;
    /// The seat is not for this player to give away.
    NotYours = "not-yours", NotNow;
    /// The own seat was lost.
    SeatLost = "seat-lost", NotNow;
    /// The match is not over.
    NotOver = "not-over", NotNow;
    /// Something was learned or decided since.
    NoWayBack = "no-way-back", NotNow;
    /// The match counts, so there are no hints, and nothing is taken back by agreement.
    Counts = "counts", NotNow;
    /// Nobody has asked.
    NotAsked = "not-asked", NotNow;
    /// The deal of a day is played once.
    Once = "once", NotNow;
    /// Hints enough were given for this decision.
    HintsGiven = "hints-given", NotNow;
    /// So many own matches wait for players: the figure.
    MatchesOpen = "matches-open", Limit;
    /// So many own matches are being played: the figure.
    MatchesLive = "matches-live", Limit;
    /// So many public matches from the own address wait for players: the figure.
    MatchesPublic = "matches-public", Limit;
    /// Bots have played this seat often enough.
    BotsEnough = "bots-enough", Limit;
    /// Enough was said.
    SaidEnough = "said-enough", Limit;
    /// Enough was taken back, or asked to be.
    TakenBackEnough = "taken-back-enough", Limit;
    /// Only those with a seat talk here.
    PlayersTalk = "players-talk", NoSeat;
    /// It is the password that is none.
    BadPassword = "bad-password", BadName;
    /// That is nothing to say: empty, too long, or more than a line.
    BadSaying = "bad-saying", Malformed;
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
    /// Which of several reasons: a [`Reason`], or what the rules of the game call theirs (`CellTaken`).
    /// For whoever has words of his own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// The figures in the message, in its order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub figures: Vec<Figure>,
    /// For people.
    pub message: String,
}

impl Problem {
    /// A problem that no rule of a game stands behind.
    pub fn new(code: Code, message: impl Into<String>) -> Self {
        Self { code, rule: None, reason: None, figures: Vec::new(), message: message.into() }
    }

    /// A problem of which the reason is known.
    pub fn because(reason: Reason, message: impl Into<String>) -> Self {
        let told = Some(reason.as_str().to_owned());
        Self { reason: told, ..Self::new(reason.code(), message) }
    }

    /// The same with the figures that its message has.
    #[must_use]
    pub fn about(self, figures: impl IntoIterator<Item = impl Display>) -> Self {
        Self { figures: figures.into_iter().map(|it| Figure::of(&it)).collect(), ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_differ_and_are_told_with_their_code_and_figures() {
        for (i, reason) in Reason::ALL.iter().enumerate() {
            assert!(Reason::ALL[..i].iter().all(|other| other.as_str() != reason.as_str()));
        }
        let problem = Problem::because(Reason::MatchesLive, "too many").about([7_u8]);
        let text = r#"{"code":"limit/reached","reason":"matches-live","figures":["7"],"message":"too many"}"#;
        assert_eq!(serde_json::to_string(&problem).unwrap(), text);
        assert_eq!(serde_json::from_str::<Problem>(text).unwrap(), problem);
        let figures = [Figure::of(&7), Figure::of(&"RB"), Figure::of(&"007")];
        let text = serde_json::to_string(&figures).unwrap();
        assert_eq!(text, r#"["7","RB","007"]"#);
        assert_eq!(serde_json::from_str::<[Figure; 3]>(&text).unwrap(), figures);
        let plain = serde_json::to_string(&Problem::new(Code::Over, "over")).unwrap();
        assert_eq!(plain, r#"{"code":"match/over","message":"over"}"#);
    }

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
