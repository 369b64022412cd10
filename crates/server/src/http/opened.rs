//! Who has opened tables for everybody: the lobby is short, and nobody fills it from one address, however many guests he is.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};

use protocol::{Problem, Reason};
use store::{MatchId, Millis, Status, Store, Summary};

use super::guard::{Client, household};
use crate::clock::now;
use crate::matches::failed;

/// After a day, in milliseconds, a table is no longer counted: by then it is hardly among the newest.
const COUNTED: i64 = 24 * 60 * 60 * 1000;

/// The public matches that were made from each address lately.
pub(super) struct Opened {
    most: usize,
    by: Mutex<BTreeMap<IpAddr, Made>>,
}

/// What was made from one address.
#[derive(Default)]
struct Made {
    matches: Vec<(MatchId, Millis)>,
    /// So many more are being made now.
    n_making: usize,
}

impl Made {
    fn len(&self) -> usize {
        self.matches.len() + self.n_making
    }
}

impl Opened {
    pub(super) fn new(most: usize) -> Self {
        Self { most, by: Mutex::default() }
    }

    /// Room for one more from there; refused, if too many of those that were made there still wait for players.
    pub(super) async fn room(
        &self,
        client: Client,
        store: &dyn Store,
    ) -> Result<Place<'_>, Problem> {
        let whose = household(client.0);
        self.forget_closed(whose, store).await?;
        let mut by = self.by();
        let made = by.entry(whose).or_default();
        let n_open = made.len();
        if n_open >= self.most {
            let message =
                format!("{n_open} public matches from your address wait for players already");
            return Err(Problem::because(Reason::MatchesPublic, message).about([n_open]));
        }
        made.n_making += 1;
        Ok(Place { opened: self, whose })
    }

    /// Counts a next match. It is not refused: the one before it was counted, and waits for nobody any more.
    pub(super) fn note(&self, client: Client, id: MatchId) {
        self.add(household(client.0), id);
    }

    pub(super) fn forget_old(&self) {
        let since = now().plus(-COUNTED);
        self.by().retain(|_, made| {
            made.matches.retain(|(_, at)| *at > since);
            made.len() > 0
        });
    }

    /// Those that no longer wait are looked for only when there are many.
    async fn forget_closed(&self, whose: IpAddr, store: &dyn Store) -> Result<(), Problem> {
        let is_many = |made: &&Made| made.len() >= self.most;
        let many = self.by().get(&whose).filter(is_many).map(|made| made.matches.clone());
        for (id, _) in many.unwrap_or_default() {
            let kept = store.find_match(id).await.map_err(|error| failed(&error))?;
            let waits = |summary: &Summary| summary.is_public && summary.status == Status::Open;
            if !kept.is_some_and(|kept| waits(&kept.summary))
                && let Some(made) = self.by().get_mut(&whose)
            {
                made.matches.retain(|(other, _)| *other != id);
            }
        }
        Ok(())
    }

    fn add(&self, whose: IpAddr, id: MatchId) {
        let mut by = self.by();
        let matches = &mut by.entry(whose).or_default().matches;
        if matches.iter().any(|(other, _)| *other == id) {
            return;
        }
        // The oldest hardly wait any more.
        let n_too_many = (matches.len() + 1).saturating_sub(2 * self.most);
        matches.drain(..n_too_many);
        matches.push((id, now()));
    }

    fn by(&self) -> MutexGuard<'_, BTreeMap<IpAddr, Made>> {
        // A panic while the map is held leaves it whole.
        self.by.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Room for one match, kept while it is made.
pub(super) struct Place<'a> {
    opened: &'a Opened,
    whose: IpAddr,
}

impl Place<'_> {
    pub(super) fn take(self, id: MatchId) {
        self.opened.add(self.whose, id);
    }
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        if let Some(made) = self.opened.by().get_mut(&self.whose) {
            made.n_making -= 1;
        }
    }
}
