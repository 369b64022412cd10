//! What is wrong with a position that somebody has made up.

use alloc::string::String;

/// What makes the setup of a position nonsense.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{place}: {reason}")]
pub struct SetupProblem {
    /// Which part of it.
    pub place: &'static str,
    /// Why.
    pub reason: String,
}
