//! Mini Golf Designer, held to its rules.

mod bad_input;
mod conformance;
mod lands;
mod perft;
mod playthrough;
mod refusals;
mod rulebook;
mod scoring;
mod secrets;

mod support {
    pub(crate) mod hard;
    pub(crate) mod picture;
    pub(crate) mod subject;
    pub(crate) mod tiny;
    pub(crate) mod tries;
}
