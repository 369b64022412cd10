//! Announcements between servers on one database: a wake-up, never the data.
//!
//! They are gathered and sent every few milliseconds, outside of every transaction: PostgreSQL commits transactions
//! that notify one after the other. What was missed while a connection was lost becomes "anything may have changed".

use std::collections::BTreeSet;
use std::mem;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use sqlx::postgres::PgListener;
use sqlx::query;
use tokio::sync::Notify;
use tokio::task::{AbortHandle, JoinSet};
use tokio::time::{sleep, timeout};
use uuid::Uuid;

use super::{Pool, within};
use crate::MatchId;

const CHANNEL: &str = "clubhouse";

/// Between two announcements of one server.
const PAUSE: Duration = Duration::from_millis(5);

/// Between two tries to reach a database that is gone.
const RETRY: Duration = Duration::from_millis(250);

/// After so long a silence the listener asks whether anybody is there.
const SILENCE: Duration = Duration::from_secs(30);

/// PostgreSQL takes less than 8000 bytes: one id of a server, and so many of matches, with blanks between them.
const IDS_IN_A_MESSAGE: usize = 240;

/// More than that is the same as all.
const MOST: usize = 10_000;

/// In a message, the word for all matches.
const ALL: &str = "*";

/// Matches that somebody has to be told of.
#[derive(Clone, Default)]
pub(super) struct Notices(Arc<Shared>);

#[derive(Default)]
struct Shared {
    waiting: Mutex<Waiting>,
    bell: Notify,
}

#[derive(Default)]
struct Waiting {
    ids: BTreeSet<MatchId>,
    all: bool,
    is_closed: bool,
}

impl Notices {
    /// Adds matches, unless it is closed.
    pub(super) fn put(&self, ids: &[MatchId]) -> bool {
        let mut waiting = self.waiting();
        waiting.ids.extend(ids);
        if waiting.ids.len() > MOST {
            waiting.ids.clear();
            waiting.all = true;
        }
        self.0.bell.notify_one();
        !waiting.is_closed
    }

    fn put_all(&self) {
        self.waiting().all = true;
        self.0.bell.notify_one();
    }

    pub(super) fn close(&self) {
        self.waiting().is_closed = true;
        self.0.bell.notify_one();
    }

    /// Waits for matches; an empty list stands for all. Nothing comes when it is closed.
    pub(super) async fn take(&self) -> Option<Vec<MatchId>> {
        loop {
            if let Some(taken) = self.waiting().take() {
                return Some(taken);
            }
            if self.is_closed() {
                // For others who wait.
                self.0.bell.notify_one();
                return None;
            }
            self.0.bell.notified().await;
        }
    }

    fn is_closed(&self) -> bool {
        self.waiting().is_closed
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.0.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Waiting {
    fn take(&mut self) -> Option<Vec<MatchId>> {
        let ids = mem::take(&mut self.ids);
        if mem::take(&mut self.all) {
            return Some(Vec::new());
        }
        (!ids.is_empty()).then(|| ids.into_iter().collect())
    }
}

/// Starts the one who announces and the one who listens; the latter, who has begun to when this returns,
/// has to be told to stop.
pub(super) async fn spawn(
    pool: &Pool,
    outgoing: &Notices,
    incoming: &Notices,
    tasks: &mut JoinSet<()>,
) -> Result<AbortHandle, sqlx::Error> {
    let server = Uuid::new_v4();
    let listener = listen(pool).await?;
    tasks.spawn(announce(pool.clone(), server, outgoing.clone()));
    Ok(tasks.spawn(hear(pool.clone(), listener, server, incoming.clone())))
}

async fn announce(pool: Pool, server: Uuid, outgoing: Notices) {
    while let Some(ids) = outgoing.take().await {
        let send = query("SELECT pg_notify($1, message) FROM unnest($2::text[]) AS message")
            .bind(CHANNEL)
            .bind(messages(server, &ids));
        if let Err(error) = within(send.execute(&pool)).await {
            tracing::warn!(%error, "other servers could not be told");
            if outgoing.is_closed() {
                return;
            }
            match ids.as_slice() {
                [] => outgoing.put_all(),
                ids => drop(outgoing.put(ids)),
            }
            sleep(RETRY).await;
        }
        sleep(PAUSE).await;
    }
}

async fn listen(pool: &Pool) -> Result<PgListener, sqlx::Error> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.eager_reconnect(false);
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

/// Listens for ever, on one connection after the other.
async fn hear(pool: Pool, mut listener: PgListener, server: Uuid, incoming: Notices) {
    loop {
        hear_until_lost(listener, server, &incoming).await;
        listener = listen_again(&pool).await;
        // Only now: what is announced from here on, is heard.
        incoming.put_all();
    }
}

async fn listen_again(pool: &Pool) -> PgListener {
    loop {
        match within(listen(pool)).await {
            Ok(listener) => return listener,
            Err(error) => tracing::warn!(%error, "other servers cannot be heard"),
        }
        sleep(RETRY).await;
    }
}

async fn hear_until_lost(mut listener: PgListener, server: Uuid, incoming: &Notices) {
    loop {
        match timeout(SILENCE, listener.try_recv()).await {
            Ok(Ok(Some(notification))) => receive(notification.payload(), server, incoming),
            Ok(Ok(None) | Err(_)) => return,
            Err(_silence) => {
                if within(query("SELECT 1").execute(&mut listener)).await.is_err() {
                    return;
                }
            }
        }
    }
}

/// The server's id first, so that it does not wake itself.
fn messages(server: Uuid, ids: &[MatchId]) -> Vec<String> {
    if ids.is_empty() {
        return vec![format!("{} {ALL}", server.simple())];
    }
    let message = |ids: &[MatchId]| {
        let ids: Vec<String> = ids.iter().map(MatchId::to_string).collect();
        format!("{} {}", server.simple(), ids.join(" "))
    };
    ids.chunks(IDS_IN_A_MESSAGE).map(message).collect()
}

/// A word that is no id is of a newer server's: then anything may have changed.
fn receive(message: &str, server: Uuid, incoming: &Notices) {
    let mut words = message.split_whitespace();
    if words.next() == Some(server.simple().to_string().as_str()) {
        return;
    }
    match words.map(str::parse).collect::<Result<Vec<MatchId>, _>>() {
        Ok(ids) => drop(incoming.put(&ids)),
        Err(_) => incoming.put_all(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(n: u128) -> Vec<MatchId> {
        (0..n).map(|i| MatchId(Uuid::from_u128(i))).collect()
    }

    async fn taken(incoming: &Notices) -> Vec<MatchId> {
        incoming.take().await.unwrap()
    }

    #[tokio::test]
    async fn others_are_told_in_messages_that_fit() {
        let (one, other) = (Uuid::new_v4(), Uuid::new_v4());
        let messages = messages(one, &ids(500));
        assert_eq!(messages.len(), 3);
        assert!(messages.iter().all(|message| message.len() < 8000));
        let incoming = Notices::default();
        for message in &messages {
            receive(message, one, &incoming);
            receive(message, other, &incoming);
        }
        assert_eq!(taken(&incoming).await, ids(500));
        incoming.close();
        assert_eq!(incoming.take().await, None, "nobody hears himself");
    }

    #[tokio::test]
    async fn too_many_are_all_and_so_is_what_nobody_understands() {
        let notices = Notices::default();
        notices.put(&ids(20_000));
        assert_eq!(taken(&notices).await, []);
        let all = messages(Uuid::new_v4(), &[]);
        receive(&all[0], Uuid::new_v4(), &notices);
        assert_eq!(taken(&notices).await, []);
        receive("somebody said something", Uuid::new_v4(), &notices);
        assert_eq!(taken(&notices).await, []);
    }
}
