//! The clock on the wall.

use std::time::{SystemTime, UNIX_EPOCH};

use store::Millis;

/// What it says.
#[allow(
    clippy::disallowed_methods,
    reason = "a server lives in real time; rooms get it as a number"
)]
pub(crate) fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}
