//! Pips, held to its rules.

mod bad_input;
mod conformance;
mod perft;
mod playthrough;
mod rulebook;
mod secrets;

mod support {
    pub(crate) mod subject;
}
