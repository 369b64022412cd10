//! Ingenious, held to its rules.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod components;
mod conformance;
mod oracle;
mod perft;
mod playthrough;
mod properties;
mod rulebook;
mod secrets;
mod setup;

mod support {
    pub(crate) mod oracle;
    pub(crate) mod position;
    pub(crate) mod subject;
}
