//! What happens without anybody's asking: alarms go off, and other servers change matches.

use std::collections::BTreeSet;
use std::time::Duration;

use store::{MatchId, StoreError};
use tokio::sync::mpsc;

use super::{Matches, Wake};
use crate::clock::now;

/// So many matches are woken at once.
const AT_ONCE: u32 = 500;

/// Alarms are looked for so often, at least and at most.
const OFTEN: Duration = Duration::from_millis(200);
const SELDOM: Duration = Duration::from_secs(2);

/// After a failure of the store.
const LATER: Duration = Duration::from_secs(1);

/// Starts all watchmen.
pub(super) fn start(matches: &Matches, changed: mpsc::UnboundedReceiver<MatchId>) {
    let (tasks, stop) = (&matches.0.tasks, &matches.0.stop);
    tasks.spawn(stop.clone().run_until_cancelled_owned(watch_alarms(matches.clone())));
    tasks.spawn(stop.clone().run_until_cancelled_owned(hear_others(matches.clone())));
    tasks.spawn(stop.clone().run_until_cancelled_owned(tell_others(matches.clone(), changed)));
}

/// Wakes matches whose alarm has gone off. Those with a task look after themselves.
async fn watch_alarms(matches: Matches) {
    loop {
        let wait = match wake_due(&matches).await {
            Ok(true) => Duration::ZERO,
            Ok(false) => {
                let next = matches.0.store.next_alarm().await.ok().flatten();
                let millis = next.map_or(u64::MAX, |next| next.since(now()).max(0).unsigned_abs());
                Duration::from_millis(millis).clamp(OFTEN, SELDOM)
            }
            Err(error) => {
                tracing::error!(%error, "alarms cannot be read");
                LATER
            }
        };
        tokio::time::sleep(wait).await;
    }
}

/// Whether there may be more of them.
async fn wake_due(matches: &Matches) -> Result<bool, StoreError> {
    // Those that are awake already, or cannot be carried, must not stand in the way of the others.
    let resting = matches.resting();
    let n_known = u32::try_from(matches.n_live() + resting.len()).unwrap_or(u32::MAX);
    let most = AT_ONCE.saturating_add(n_known);
    let due = matches.0.store.due(now(), most).await?;
    for kept in due.iter().filter(|kept| !resting.contains(&kept.id)) {
        matches.wake(kept.id, Wake::Due).await;
    }
    Ok(u32::try_from(due.len()).is_ok_and(|n| n >= most))
}

async fn hear_others(matches: Matches) {
    loop {
        match matches.0.store.heard().await {
            Ok(changed) if changed.is_empty() => {
                // Something may have been missed: everybody looks.
                let all: Vec<MatchId> = matches.live().keys().copied().collect();
                for id in all {
                    matches.wake(id, Wake::Changed).await;
                }
            }
            Ok(changed) => {
                for id in changed {
                    matches.wake(id, Wake::Changed).await;
                }
            }
            Err(error) => {
                tracing::error!(%error, "other servers cannot be heard");
                tokio::time::sleep(LATER).await;
            }
        }
    }
}

async fn tell_others(matches: Matches, mut changed: mpsc::UnboundedReceiver<MatchId>) {
    let mut batch = Vec::new();
    while changed.recv_many(&mut batch, AT_ONCE as usize).await > 0 {
        let each: BTreeSet<MatchId> = batch.drain(..).collect();
        let each: Vec<MatchId> = each.into_iter().collect();
        if let Err(error) = matches.0.store.announce(&each).await {
            tracing::error!(%error, "other servers cannot be told");
        }
    }
}
