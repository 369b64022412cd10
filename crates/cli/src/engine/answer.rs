//! What goes out.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;
use table::{Candidate, LoadError, Standing, SubmitError};
use tabletop::{ChanceDue, Header, OptionsError, SeatSet};

/// A line that goes out.
#[derive(Serialize)]
pub(super) struct Answer<'a> {
    /// The request's, as it was written.
    pub(super) id: &'a RawValue,
    #[serde(flatten)]
    pub(super) body: Body,
}

/// An answer without its id.
#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum Body {
    Games { games: Vec<GameInfo> },
    Opened(Opened),
    ToAct(ToAct),
    Taken { steps: Vec<String>, events: Vec<Value> },
    State { state: Value },
    Scores { scores: Vec<Standing> },
    Advice(Advice),
    Log { log: String },
    Hash { hash: String },
    Closed {},
    Error { error: Error },
}

#[derive(Serialize)]
pub(super) struct GameInfo {
    pub(super) id: &'static str,
    pub(super) rules_version: u32,
    /// By name: kind, bounds or values, default, help.
    pub(super) options: Value,
}

#[derive(Serialize)]
pub(super) struct Opened {
    #[serde(rename = "match")]
    pub(super) number: u64,
    /// Steps taken by itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) steps: Option<Vec<String>>,
}

#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum ToAct {
    Seats { to_act: SeatSet, moves: BTreeMap<String, Vec<String>> },
    Chance { to_act: &'static str, chance: ChanceDue },
    Over { to_act: &'static str },
}

#[derive(Serialize)]
pub(super) struct Advice {
    #[serde(rename = "move")]
    pub(super) mv: String,
    pub(super) candidates: Vec<Candidate<String>>,
    pub(super) reason: String,
}

/// Why there is no answer; clients decide by the code and show the message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(super) struct Error {
    code: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
    message: String,
}

impl Error {
    pub(super) fn malformed(message: impl Into<String>) -> Self {
        Self { code: "request/malformed", rule: None, message: message.into() }
    }

    /// A field that is not what it should be.
    pub(super) fn field(name: &str, problem: &str) -> Self {
        Self::malformed(format!("field `{name}` {problem}"))
    }

    pub(super) fn limit(message: impl Into<String>) -> Self {
        Self { code: "limit/reached", rule: None, message: message.into() }
    }

    /// Why a log cannot be gone on with, drawing from the client's seed or from one of our own.
    pub(super) fn unloaded(error: &LoadError, log: &str, has_seed: bool) -> Self {
        let told = Self::from(error.clone());
        let is_committed = Header::parse(log).is_ok_and(|header| header.commitment.is_some());
        if *error != LoadError::Commitment || !is_committed {
            return told;
        }
        let reason = if has_seed {
            told.message
        } else {
            "the log is committed to a seed, but none is given: send it as `seed`, or send outcomes with \
             `\"chance\":\"scripted\"`"
                .to_owned()
        };
        Self { message: format!("line {}: {reason}", Header::COMMITMENT_LINE), ..told }
    }

    pub(super) fn unknown_match(number: u64, n_open: usize) -> Self {
        let message = format!("there is no open match {number}; {n_open} are open");
        Self { code: "match/unknown", rule: None, message }
    }
}

impl From<SubmitError> for Error {
    fn from(error: SubmitError) -> Self {
        Self { code: error.code(), rule: error.rule(), message: error.to_string() }
    }
}

impl From<LoadError> for Error {
    fn from(error: LoadError) -> Self {
        let rule = match &error {
            LoadError::Step { rule, .. } => Some(*rule),
            LoadError::Log(_)
            | LoadError::UnknownGame(_)
            | LoadError::Hash(_)
            | LoadError::Commitment => None,
        };
        Self { code: error.code(), rule, message: error.to_string() }
    }
}

impl From<OptionsError> for Error {
    fn from(error: OptionsError) -> Self {
        Self { code: "options/invalid", rule: None, message: error.to_string() }
    }
}
