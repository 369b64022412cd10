//! What nobody came back to is forgotten, a little at a time.
//!
//! Only what nobody can miss goes: matches that never began and in which nobody with an account has a part, and guests
//! who have left nothing behind. The store looks after that, in the same transaction.

use std::time::Duration;

use store::{Millis, Store, StoreError};

use crate::clock::now;
use crate::http::{App, DAY};

/// How long things are kept that nobody comes back to; for ever, where nothing is said.
#[derive(Clone, Debug)]
pub struct Lifetimes {
    /// Matches that never began, since they were last touched.
    pub open_matches: Option<Duration>,
    /// Guests without a seat, a note or a result, since they were last seen: to the day, and never sooner.
    pub guests: Option<Duration>,
    /// It is looked for them so often.
    pub every: Duration,
}

impl Default for Lifetimes {
    fn default() -> Self {
        Self {
            open_matches: Some(Duration::from_hours(30 * 24)),
            guests: Some(Duration::from_hours(90 * 24)),
            every: Duration::from_hours(1),
        }
    }
}

/// So many are forgotten at once: a step must not hold up those who play.
const STEP: u32 = 20;

/// Between two steps.
const PAUSE: Duration = Duration::from_secs(1);

/// Forgets until the server stops.
pub(crate) async fn keep_up(app: App) {
    let lifetimes = &app.config.lifetimes;
    let work = async {
        loop {
            tokio::time::sleep(lifetimes.every).await;
            if let Err(error) = forget(app.matches.store().as_ref(), lifetimes).await {
                tracing::warn!(%error, "what is old cannot be forgotten now");
            }
        }
    };
    app.stop.run_until_cancelled(work).await;
}

/// Matches first: whoever had a seat in one of them has left nothing behind then.
async fn forget(store: &dyn Store, lifetimes: &Lifetimes) -> Result<(), StoreError> {
    let (mut n_matches, mut n_guests) = (0, 0);
    if let Some(lifetime) = lifetimes.open_matches {
        while step(store.forget_matches(ago(lifetime), STEP).await?, &mut n_matches).await {}
    }
    if let Some(lifetime) = lifetimes.guests {
        // When somebody was seen is known to the day.
        let before = ago(lifetime).plus(-DAY);
        while step(store.forget_guests(before, STEP).await?, &mut n_guests).await {}
    }
    if n_matches > 0 || n_guests > 0 {
        tracing::info!(n_matches, n_guests, "what nobody came back to is forgotten");
    }
    Ok(())
}

/// Counts a step. Whether there may be more, a moment later.
async fn step(n: u32, sum: &mut u32) -> bool {
    *sum += n;
    let is_more = n >= STEP;
    if is_more {
        tokio::time::sleep(PAUSE).await;
    }
    is_more
}

fn ago(lifetime: Duration) -> Millis {
    now().plus(-i64::try_from(lifetime.as_millis()).unwrap_or(i64::MAX))
}
