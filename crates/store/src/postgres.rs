//! PostgreSQL: the store of one server or of several.
//!
//! Reading and small writes use a pool. Appends are gathered by a few tasks ([`committer`]), each of which commits a
//! group at a time. Other servers are woken by announcements ([`notices`]), outside of every transaction.

mod appends;
mod committer;
mod notices;
#[allow(clippy::duplicate_mod, reason = "the same code for another type of connection")]
#[path = "verbs.rs"]
mod verbs;

use std::future::Future;
use std::io;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{ConnectOptions, PgConnection as Connection, PgPool as Pool};
use tokio::sync::{mpsc, oneshot};
use tokio::task::{AbortHandle, JoinSet};

use crate::{
    Account, Append, DailyResult, Entry, Finished, Kept, MatchId, Millis, NewMatch, Player,
    PlayerId, Rating, Store, StoreError, TokenDigest, Unfinished,
};
use crate::{migrations, rows};
use committer::Job;
use notices::Notices;

/// How many appends may wait before a caller waits for a place in the queue.
const QUEUE: usize = 4096;

/// While one group waits for the disk, the next is sent.
const COMMITTERS: usize = 3;

const CONNECTIONS: u32 = 16;

/// How long it is waited for a connection: long enough for a database that restarts.
const PATIENCE: Duration = Duration::from_secs(10);

/// When nothing comes back at all, not even a refusal.
const LIMIT: Duration = Duration::from_secs(30);

/// Nothing may hang for ever; what is committed must be durable; and every statement of ours finds few rows by a key.
/// The last must be said, for a plan that was made while a table was empty is kept when it is full.
const SETTINGS: [(&str, &str); 7] = [
    ("statement_timeout", "15s"),
    ("lock_timeout", "10s"),
    ("idle_in_transaction_session_timeout", "30s"),
    ("synchronous_commit", "on"),
    ("enable_seqscan", "off"),
    ("enable_hashjoin", "off"),
    ("enable_mergejoin", "off"),
];

/// A store in a database that may have other servers, too.
pub struct Postgres {
    pool: Pool,
    queue: Mutex<Option<mpsc::Sender<Job>>>,
    outgoing: Notices,
    incoming: Notices,
    listener: AbortHandle,
    tasks: tokio::sync::Mutex<JoinSet<()>>,
}

impl Postgres {
    /// Connects to a database and brings it up to date.
    pub async fn open(options: PgConnectOptions) -> Result<Self, StoreError> {
        let options = options.application_name("clubhouse").disable_statement_logging();
        migrate(&options).await?;
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(PATIENCE)
            .connect_with(options.options(SETTINGS))
            .await?;
        let (queue, jobs) = mpsc::channel(QUEUE);
        let (outgoing, incoming) = (Notices::default(), Notices::default());
        let mut tasks = JoinSet::new();
        committer::spawn(COMMITTERS, &pool, jobs, &mut tasks);
        let listener = notices::spawn(&pool, &outgoing, &incoming, &mut tasks).await?;
        let (queue, tasks) = (Mutex::new(Some(queue)), tokio::sync::Mutex::new(tasks));
        Ok(Self { pool, queue, outgoing, incoming, listener, tasks })
    }
}

impl Postgres {
    /// Connects to a database only to read it: nothing is brought up to date.
    /// With how many versions of the schema it is behind.
    pub async fn open_existing(options: PgConnectOptions) -> Result<(Self, usize), StoreError> {
        let options = options.application_name("clubhouse").disable_statement_logging();
        let settings = SETTINGS.into_iter().chain([("default_transaction_read_only", "on")]);
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(PATIENCE)
            .connect_with(options.options(settings))
            .await?;
        let n_behind = verbs::n_behind(&pool, &migrations::POSTGRES).await?;
        let mut tasks = JoinSet::new();
        // Nobody appends, so there is nothing to tell and nothing to hear.
        let listener = tasks.spawn(std::future::pending());
        let (outgoing, incoming) = (Notices::default(), Notices::default());
        let (queue, tasks) = (Mutex::new(None), tokio::sync::Mutex::new(tasks));
        Ok((Self { pool, queue, outgoing, incoming, listener, tasks }, n_behind))
    }
}

/// On a connection of its own: a migration may take longer than any statement of ours.
async fn migrate(options: &PgConnectOptions) -> Result<(), StoreError> {
    let mut connection = options.clone().options([("lock_timeout", "60s")]).connect().await?;
    migrations::POSTGRES.run_direct(None, &mut connection, false).await?;
    sqlx::Connection::close(connection).await?;
    Ok(())
}

/// Gives up in the end: a database that was unplugged never answers.
async fn within<T, E: From<sqlx::Error>>(work: impl Future<Output = Result<T, E>>) -> Result<T, E> {
    let answer = tokio::time::timeout(LIMIT, work).await;
    answer.unwrap_or_else(|_| Err(sqlx::Error::Io(io::ErrorKind::TimedOut.into()).into()))
}

/// Does something in a transaction: all of it, or nothing.
macro_rules! transaction {
    ($self:ident, $connection:ident => $work:expr) => {
        within(async {
            let mut transaction = $self.pool.begin().await?;
            let $connection = &mut *transaction;
            let answer = $work.await?;
            transaction.commit().await?;
            Ok(answer)
        })
        .await
    };
}

#[async_trait]
impl Store for Postgres {
    async fn add_player(&self, player: &Player, password: Option<&str>) -> Result<(), StoreError> {
        rows::check_texts([player.name.as_str()])?;
        transaction!(self, connection => verbs::add_player(connection, player, password))
    }

    async fn make_account(
        &self,
        id: PlayerId,
        name: &str,
        password: &str,
    ) -> Result<(), StoreError> {
        rows::check_texts([name])?;
        transaction!(self, connection => verbs::make_account(connection, id, name, password))
    }

    async fn rename_guest(&self, id: PlayerId, name: &str) -> Result<(), StoreError> {
        rows::check_texts([name])?;
        transaction!(self, connection => verbs::rename_guest(connection, id, name))
    }

    async fn player(&self, id: PlayerId) -> Result<Option<Player>, StoreError> {
        within(verbs::player(&self.pool, id)).await
    }

    async fn account(&self, name: &str) -> Result<Option<Account>, StoreError> {
        within(verbs::account(&self.pool, name)).await
    }

    async fn see_player(&self, id: PlayerId, now: Millis) -> Result<bool, StoreError> {
        transaction!(self, connection => verbs::see_player(connection, id, now))
    }

    async fn forget_guests(&self, before: Millis, most: u32) -> Result<u32, StoreError> {
        let guests = within(verbs::lost_guests(&self.pool, before, most)).await?;
        transaction!(self, connection => verbs::forget_guests(connection, &guests, before))
    }

    async fn add_token(
        &self,
        digest: &TokenDigest,
        player: PlayerId,
        until: Millis,
    ) -> Result<(), StoreError> {
        transaction!(self, connection => verbs::add_token(connection, digest, player, until))
    }

    async fn token_owner(
        &self,
        digest: &TokenDigest,
        now: Millis,
    ) -> Result<Option<Player>, StoreError> {
        within(verbs::token_owner(&self.pool, digest, now)).await
    }

    async fn forget_token(&self, digest: &TokenDigest, now: Millis) -> Result<(), StoreError> {
        transaction!(self, connection => verbs::forget_token(connection, digest, now))
    }

    async fn add_match(&self, new: &NewMatch) -> Result<Kept, StoreError> {
        rows::check_match(new)?;
        let number = transaction!(self, connection => verbs::add_match(connection, new));
        number.map(|number| rows::kept(new, number))
    }

    async fn find_match(&self, id: MatchId) -> Result<Option<Kept>, StoreError> {
        within(verbs::find_match(&self.pool, id)).await
    }

    async fn entries(&self, of: &Kept, since: u64) -> Result<Vec<Entry>, StoreError> {
        within(verbs::entries(&self.pool, of, since)).await
    }

    async fn append(&self, append: Append) -> Result<(), StoreError> {
        rows::check_append(&append)?;
        let queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let (reply, answer) = oneshot::channel();
        let queue = queue.ok_or_else(StoreError::closed)?;
        queue.send(Job { append, reply }).await.map_err(|_| StoreError::closed())?;
        drop(queue);
        answer.await.map_err(|_| StoreError::closed())?
    }

    async fn open_matches(&self, most: u32) -> Result<Vec<Kept>, StoreError> {
        within(verbs::open_matches(&self.pool, most)).await
    }

    async fn matches_of(&self, player: PlayerId, most: u32) -> Result<Vec<Kept>, StoreError> {
        within(verbs::matches_of(&self.pool, player, most)).await
    }

    async fn unfinished(&self, maker: PlayerId, since: Millis) -> Result<Unfinished, StoreError> {
        within(verbs::unfinished(&self.pool, maker, since)).await
    }

    async fn due(&self, now: Millis, most: u32) -> Result<Vec<Kept>, StoreError> {
        within(verbs::due(&self.pool, now, most)).await
    }

    async fn next_alarm(&self) -> Result<Option<Millis>, StoreError> {
        within(verbs::next_alarm(&self.pool)).await
    }

    async fn all_matches(&self, after: Option<&Kept>, most: u32) -> Result<Vec<Kept>, StoreError> {
        within(verbs::all_matches(&self.pool, after, most)).await
    }

    async fn forget_matches(&self, before: Millis, most: u32) -> Result<u32, StoreError> {
        let numbers = within(verbs::stale_matches(&self.pool, before, most)).await?;
        transaction!(self, connection => verbs::forget_matches(connection, &numbers, before))
    }

    async fn note(&self, of: &Kept, player: PlayerId) -> Result<String, StoreError> {
        within(verbs::note(&self.pool, of, player)).await
    }

    async fn set_note(&self, of: &Kept, player: PlayerId, text: &str) -> Result<(), StoreError> {
        rows::check_texts([text])?;
        transaction!(self, connection => verbs::set_note(connection, of.number, player, text))
    }

    async fn rating(&self, player: PlayerId, game: &str) -> Result<Option<Rating>, StoreError> {
        within(verbs::rating(&self.pool, player, game)).await
    }

    async fn finish(&self, finished: &Finished) -> Result<bool, StoreError> {
        transaction!(self, connection => verbs::finish(connection, finished))
    }

    async fn daily(
        &self,
        day: &str,
        game: &str,
        most: u32,
    ) -> Result<Vec<DailyResult>, StoreError> {
        within(verbs::daily(&self.pool, day, game, most)).await
    }

    async fn daily_try(
        &self,
        day: &str,
        game: &str,
        player: PlayerId,
    ) -> Result<Option<MatchId>, StoreError> {
        within(verbs::daily_try(&self.pool, day, game, player)).await
    }

    async fn daily_secret(
        &self,
        day: &str,
        game: &str,
        fresh: [u8; 32],
    ) -> Result<[u8; 32], StoreError> {
        rows::check_texts([day, game])?;
        if let Some(secret) = within(verbs::daily_secret(&self.pool, day, game)).await? {
            return Ok(secret);
        }
        let added: Result<(), StoreError> = transaction!(self, connection => verbs::add_daily_secret(connection, day, game, &fresh));
        added?;
        let secret = within(verbs::daily_secret(&self.pool, day, game)).await?;
        secret.ok_or(StoreError::Missing("day"))
    }

    fn is_shared(&self) -> bool {
        true
    }

    async fn announce(&self, changed: &[MatchId]) -> Result<(), StoreError> {
        if self.outgoing.put(changed) { Ok(()) } else { Err(StoreError::closed()) }
    }

    async fn heard(&self) -> Result<Vec<MatchId>, StoreError> {
        self.incoming.take().await.ok_or_else(StoreError::closed)
    }

    async fn ping(&self) -> Result<(), StoreError> {
        within(verbs::ping(&self.pool)).await
    }

    async fn close(&self) {
        drop(self.queue.lock().unwrap_or_else(PoisonError::into_inner).take());
        self.outgoing.close();
        self.incoming.close();
        self.listener.abort();
        let mut tasks = self.tasks.lock().await;
        while let Some(ended) = tasks.join_next().await {
            if ended.is_err_and(|error| error.is_panic()) {
                tracing::error!("a task of the store has panicked");
            }
        }
        self.pool.close().await;
    }
}
