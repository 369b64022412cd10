//! The clock on the wall.

use std::time::{Instant, SystemTime, UNIX_EPOCH};

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

/// From here on, time is taken.
#[allow(
    clippy::disallowed_methods,
    reason = "a server lives in real time; bots get it as an input"
)]
pub(crate) fn begin() -> Instant {
    Instant::now()
}

/// The day it is in Greenwich, as `2026-11-15`: a daily deal is of the same day for everybody.
pub(crate) fn today() -> String {
    day_of(now())
}

/// The day it was then.
pub(crate) fn day_of(then: Millis) -> String {
    let then = jiff::Timestamp::from_millisecond(then.0).unwrap_or_default();
    then.to_zoned(jiff::tz::TimeZone::UTC).date().to_string()
}
