//! Who has opened tables for everybody: the lobby is short, and nobody fills it from one address, however many guests he is.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};

use protocol::{Code, Problem};
use store::{MatchId, Millis, Status, Store, Summary};

use super::guard::{Client, household};
use crate::clock::now;
use crate::matches::failed;

/// After a day, in milliseconds, a table is no longer counted: by then it is hardly among the newest.
const COUNTED: i64 = 24 * 60 * 60 * 1000;

/// The public matches that were made from each address lately.
pub(super) struct Opened {
    most: usize,
    by: Mutex<BTreeMap<IpAddr, Vec<(MatchId, Millis)>>>,
}

impl Opened {
    pub(super) fn new(most: usize) -> Self {
        Self { most, by: Mutex::default() }
    }

    /// Refuses one more from there, if too many of those that were made there still wait for players.
    pub(super) async fn check(&self, client: Client, store: &dyn Store) -> Result<(), Problem> {
        let whose = household(client.0);
        let all = self.by().get(&whose).cloned().unwrap_or_default();
        let mut n_open = all.len();
        // They are looked at only when there are many.
        for (id, _) in all.iter().filter(|_| all.len() >= self.most) {
            let kept = store.find_match(*id).await.map_err(|error| failed(&error))?;
            let waits = |summary: &Summary| summary.is_public && summary.status == Status::Open;
            if !kept.is_some_and(|kept| waits(&kept.summary)) {
                self.forget(whose, *id);
                n_open -= 1;
            }
        }
        if n_open < self.most {
            return Ok(());
        }
        let message = format!("{n_open} public matches from your address wait for players already");
        Err(Problem::new(Code::Limit, message))
    }

    pub(super) fn note(&self, client: Client, id: MatchId) {
        let mut by = self.by();
        let all = by.entry(household(client.0)).or_default();
        if !all.iter().any(|(other, _)| *other == id) {
            all.push((id, now()));
        }
    }

    pub(super) fn forget_old(&self) {
        let since = now().plus(-COUNTED);
        self.by().retain(|_, all| {
            all.retain(|(_, made)| *made > since);
            !all.is_empty()
        });
    }

    fn forget(&self, whose: IpAddr, id: MatchId) {
        if let Some(all) = self.by().get_mut(&whose) {
            all.retain(|(other, _)| *other != id);
        }
    }

    fn by(&self) -> MutexGuard<'_, BTreeMap<IpAddr, Vec<(MatchId, Millis)>>> {
        // A panic while the map is held leaves it whole.
        self.by.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
