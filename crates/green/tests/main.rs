//! GREEN, held to its rules.

mod bad_input;
mod conformance;
mod packs;
mod perft;
mod playthrough;
mod refusals;
mod rulebook;
mod secrets;
mod setups;

mod support {
    pub(crate) mod position;
    pub(crate) mod slow;
    pub(crate) mod subject;
}
