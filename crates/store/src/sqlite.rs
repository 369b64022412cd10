//! SQLite in a file: the store of one server.
//!
//! Reading is done by a few connections side by side; writing by one task ([`writer`]), which commits in groups.

mod appends;
#[path = "verbs.rs"]
mod verbs;
mod writer;
mod writes;

use std::fs::{self, OpenOptions};
use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use sqlx::error::DatabaseError;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{
    ConnectOptions, SqliteConnection as Connection, SqlitePool as Pool, query, query_scalar,
};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use uuid::Uuid;

use crate::{
    Account, Append, DailyResult, Entry, Finished, Kept, MatchId, Millis, NewMatch, Player,
    PlayerId, Rating, Store, StoreError, TokenDigest, Unfinished,
};
use crate::{migrations, rows};
use writer::Job;
use writes::Write;

/// How many may wait for the writer before a caller waits for a place in the queue.
const QUEUE: usize = 4096;

const READERS: u32 = 4;

/// Another process may hold the file for a moment, but not for ever.
const PATIENCE: Duration = Duration::from_secs(10);

/// The word "Club" in the header of the file: what tells it from files of other programs.
const APPLICATION: i64 = 0x436c_7562;

/// A store in one file, or in memory.
pub struct Sqlite {
    readers: Pool,
    queue: Mutex<Option<mpsc::Sender<Job>>>,
    writer: tokio::sync::Mutex<Option<JoinHandle<()>>>,
}

impl Sqlite {
    /// Opens the store in a file, and makes the file, for its owner alone, if there is none.
    pub async fn open(path: &Path) -> Result<Self, StoreError> {
        create(path)?;
        let options = options().filename(path);
        let writing = options
            .clone()
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .pragma("journal_size_limit", "67108864")
            // What a group may have to take back, and the pages it touches, stay in memory until the commit.
            .pragma("temp_store", "memory")
            .pragma("cache_size", "-65536");
        Self::start(writing, options.read_only(true)).await
    }

    /// Opens the store in a file only to read it: nothing is made and nothing is brought up to date.
    /// With how many versions of the schema it is behind.
    pub async fn open_existing(path: &Path) -> Result<(Self, usize), StoreError> {
        if !path.is_file() {
            return Err(StoreError::Missing("database"));
        }
        let readers = readers(options().filename(path).read_only(true)).await?;
        let application: i64 =
            query_scalar("PRAGMA application_id").fetch_one(&readers).await.map_err(unusable)?;
        if application != APPLICATION {
            return Err(StoreError::Schema("the file belongs to another program".into()));
        }
        let n_behind = verbs::n_behind(&readers, &migrations::SQLITE).await?;
        let (queue, writer) = (Mutex::new(None), tokio::sync::Mutex::new(None));
        Ok((Self { readers, queue, writer }, n_behind))
    }

    /// A store that is forgotten when it is closed: for tests.
    pub async fn in_memory() -> Result<Self, StoreError> {
        let name = format!("file:{}", Uuid::new_v4().simple());
        let options = options().filename(name).in_memory(true).shared_cache(true);
        Self::start(options.clone(), options).await
    }

    async fn start(
        writing: SqliteConnectOptions,
        reading: SqliteConnectOptions,
    ) -> Result<Self, StoreError> {
        let mut connection = writing.connect().await.map_err(unusable)?;
        prepare(&mut connection).await?;
        let readers = readers(reading).await?;
        let (queue, jobs) = mpsc::channel(QUEUE);
        let writer = tokio::spawn(writer::run(connection, jobs));
        Ok(Self {
            readers,
            queue: Mutex::new(Some(queue)),
            writer: tokio::sync::Mutex::new(Some(writer)),
        })
    }

    /// Writes a copy of everything, as it is now, to a new file for its owner alone. Play goes on meanwhile.
    pub async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        owner_only().open(to).map_err(sqlx::Error::Io)?;
        let copied = self.copy(to).await;
        if copied.is_err() {
            // Half a copy would look like a whole one.
            let _ = fs::remove_file(to);
        }
        copied
    }

    async fn copy(&self, to: &Path) -> Result<(), StoreError> {
        query("VACUUM INTO $1").bind(to.to_string_lossy()).execute(&self.readers).await?;
        let written = OpenOptions::new().write(true).open(to).map_err(sqlx::Error::Io)?;
        written.sync_all().map_err(sqlx::Error::Io)?;
        Ok(())
    }

    /// Hands a write to the writer and waits until it is durable. What it answers, the write says.
    async fn write(&self, write: Write) -> Result<i64, StoreError> {
        let queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let (reply, answer) = oneshot::channel();
        let queue = queue.ok_or_else(StoreError::closed)?;
        queue.send(Job { write, reply }).await.map_err(|_| StoreError::closed())?;
        drop(queue);
        answer.await.map_err(|_| StoreError::closed())?
    }
}

async fn readers(options: SqliteConnectOptions) -> Result<Pool, StoreError> {
    SqlitePoolOptions::new()
        .max_connections(READERS)
        .acquire_timeout(PATIENCE)
        .connect_with(options)
        .await
        .map_err(unusable)
}

/// What readers and the writer have in common.
fn options() -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .foreign_keys(true)
        .busy_timeout(PATIENCE)
        .optimize_on_close(false, None)
        .disable_statement_logging()
}

/// Makes an empty file, so that SQLite does not make one that everybody may read. Its companions take after it.
fn create(path: &Path) -> Result<(), StoreError> {
    match owner_only().open(path) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => Ok(()),
        Err(error) => Err(sqlx::Error::Io(error).into()),
    }
}

/// How a new file is made that holds secrets.
fn owner_only() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Refuses files of others and brings ours up to date.
async fn prepare(connection: &mut Connection) -> Result<(), StoreError> {
    let application: i64 = query_scalar("PRAGMA application_id")
        .fetch_one(&mut *connection)
        .await
        .map_err(unusable)?;
    let n_tables: i64 = query_scalar("SELECT count(*) FROM sqlite_schema")
        .fetch_one(&mut *connection)
        .await
        .map_err(unusable)?;
    match (application, n_tables) {
        (APPLICATION, _) => {}
        (_, 0) => {
            query("PRAGMA application_id = 0x436c7562").execute(&mut *connection).await?;
        }
        _ => return Err(StoreError::Schema("the file belongs to another program".into())),
    }
    migrations::SQLITE.run_direct(None, connection, false).await?;
    Ok(())
}

/// A file that SQLite cannot make sense of is no passing failure.
fn unusable(error: sqlx::Error) -> StoreError {
    const CORRUPT: &str = "11";
    const NOT_A_DATABASE: &str = "26";
    let code = error.as_database_error().and_then(DatabaseError::code);
    match code.as_deref() {
        Some(CORRUPT | NOT_A_DATABASE) => {
            StoreError::Schema("the file is damaged, or it isn't a database".into())
        }
        _ => error.into(),
    }
}

#[async_trait]
impl Store for Sqlite {
    async fn add_player(&self, player: &Player, password: Option<&str>) -> Result<(), StoreError> {
        rows::check_texts([player.name.as_str()])?;
        let (player, password) = (player.clone(), password.map(str::to_owned));
        self.write(Write::AddPlayer { player, password }).await.map(drop)
    }

    async fn make_account(
        &self,
        id: PlayerId,
        name: &str,
        password: &str,
    ) -> Result<(), StoreError> {
        rows::check_texts([name])?;
        let (name, password) = (name.to_owned(), password.to_owned());
        self.write(Write::MakeAccount { id, name, password }).await.map(drop)
    }

    async fn rename_guest(&self, id: PlayerId, name: &str) -> Result<(), StoreError> {
        rows::check_texts([name])?;
        self.write(Write::RenameGuest { id, name: name.to_owned() }).await.map(drop)
    }

    async fn player(&self, id: PlayerId) -> Result<Option<Player>, StoreError> {
        verbs::player(&self.readers, id).await
    }

    async fn account(&self, name: &str) -> Result<Option<Account>, StoreError> {
        verbs::account(&self.readers, name).await
    }

    async fn see_player(&self, id: PlayerId, now: Millis) -> Result<bool, StoreError> {
        Ok(self.write(Write::SeePlayer { id, now }).await? != 0)
    }

    async fn forget_guests(&self, before: Millis, most: u32) -> Result<u32, StoreError> {
        let guests = verbs::lost_guests(&self.readers, before, most).await?;
        let n = self.write(Write::ForgetGuests { guests, before }).await?;
        Ok(u32::try_from(n).unwrap_or(u32::MAX))
    }

    async fn add_token(
        &self,
        digest: &TokenDigest,
        player: PlayerId,
        until: Millis,
    ) -> Result<(), StoreError> {
        self.write(Write::AddToken { digest: *digest, player, until }).await.map(drop)
    }

    async fn token_owner(
        &self,
        digest: &TokenDigest,
        now: Millis,
    ) -> Result<Option<Player>, StoreError> {
        verbs::token_owner(&self.readers, digest, now).await
    }

    async fn forget_token(&self, digest: &TokenDigest, now: Millis) -> Result<(), StoreError> {
        self.write(Write::ForgetToken { digest: *digest, now }).await.map(drop)
    }

    async fn add_match(&self, new: &NewMatch) -> Result<Kept, StoreError> {
        rows::check_match(new)?;
        let number = self.write(Write::AddMatch(Box::new(new.clone()))).await?;
        Ok(rows::kept(new, number))
    }

    async fn find_match(&self, id: MatchId) -> Result<Option<Kept>, StoreError> {
        verbs::find_match(&self.readers, id).await
    }

    async fn entries(&self, of: &Kept, since: u64) -> Result<Vec<Entry>, StoreError> {
        verbs::entries(&self.readers, of, since).await
    }

    async fn append(&self, append: Append) -> Result<(), StoreError> {
        rows::check_append(&append)?;
        self.write(Write::Append(append)).await.map(drop)
    }

    async fn open_matches(&self, most: u32) -> Result<Vec<Kept>, StoreError> {
        verbs::open_matches(&self.readers, most).await
    }

    async fn matches_of(&self, player: PlayerId, most: u32) -> Result<Vec<Kept>, StoreError> {
        verbs::matches_of(&self.readers, player, most).await
    }

    async fn unfinished(&self, maker: PlayerId, since: Millis) -> Result<Unfinished, StoreError> {
        verbs::unfinished(&self.readers, maker, since).await
    }

    async fn due(&self, now: Millis, most: u32) -> Result<Vec<Kept>, StoreError> {
        verbs::due(&self.readers, now, most).await
    }

    async fn next_alarm(&self) -> Result<Option<Millis>, StoreError> {
        verbs::next_alarm(&self.readers).await
    }

    async fn all_matches(&self, after: Option<&Kept>, most: u32) -> Result<Vec<Kept>, StoreError> {
        verbs::all_matches(&self.readers, after, most).await
    }

    async fn forget_matches(&self, before: Millis, most: u32) -> Result<u32, StoreError> {
        let numbers = verbs::stale_matches(&self.readers, before, most).await?;
        let n = self.write(Write::ForgetMatches { numbers, before }).await?;
        Ok(u32::try_from(n).unwrap_or(u32::MAX))
    }

    async fn note(&self, of: &Kept, player: PlayerId) -> Result<String, StoreError> {
        verbs::note(&self.readers, of, player).await
    }

    async fn set_note(&self, of: &Kept, player: PlayerId, text: &str) -> Result<(), StoreError> {
        rows::check_texts([text])?;
        let text = text.to_owned();
        self.write(Write::SetNote { number: of.number, player, text }).await.map(drop)
    }

    async fn rating(&self, player: PlayerId, game: &str) -> Result<Option<Rating>, StoreError> {
        verbs::rating(&self.readers, player, game).await
    }

    async fn finish(&self, finished: &Finished) -> Result<bool, StoreError> {
        Ok(self.write(Write::Finish(Box::new(finished.clone()))).await? != 0)
    }

    async fn daily(
        &self,
        day: &str,
        game: &str,
        most: u32,
    ) -> Result<Vec<DailyResult>, StoreError> {
        verbs::daily(&self.readers, day, game, most).await
    }

    async fn daily_try(
        &self,
        day: &str,
        game: &str,
        player: PlayerId,
    ) -> Result<Option<MatchId>, StoreError> {
        verbs::daily_try(&self.readers, day, game, player).await
    }

    async fn daily_secret(
        &self,
        day: &str,
        game: &str,
        fresh: [u8; 32],
    ) -> Result<[u8; 32], StoreError> {
        rows::check_texts([day, game])?;
        if let Some(secret) = verbs::daily_secret(&self.readers, day, game).await? {
            return Ok(secret);
        }
        let (day, game) = (day.to_owned(), game.to_owned());
        let add = Write::AddDailySecret { day: day.clone(), game: game.clone(), fresh };
        self.write(add).await?;
        let secret = verbs::daily_secret(&self.readers, &day, &game).await?;
        secret.ok_or(StoreError::Missing("day"))
    }

    /// One server has the file.
    fn is_shared(&self) -> bool {
        false
    }

    /// There is nobody to tell.
    async fn announce(&self, _changed: &[MatchId]) -> Result<(), StoreError> {
        Ok(())
    }

    async fn heard(&self) -> Result<Vec<MatchId>, StoreError> {
        std::future::pending().await
    }

    async fn ping(&self) -> Result<(), StoreError> {
        verbs::ping(&self.readers).await
    }

    async fn close(&self) {
        drop(self.queue.lock().unwrap_or_else(PoisonError::into_inner).take());
        // Readers first: the last connection to go tidies the file up.
        self.readers.close().await;
        if let Some(writer) = self.writer.lock().await.take()
            && writer.await.is_err()
        {
            tracing::error!("the writer of the store has panicked");
        }
    }
}
