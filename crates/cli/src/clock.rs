//! The time, where it is shown or given to bots. It decides nothing else.

use std::time::Instant;

#[allow(
    clippy::disallowed_methods,
    reason = "programs may know the time, rules and bots are told it"
)]
pub(crate) fn now() -> Instant {
    Instant::now()
}
