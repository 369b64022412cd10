//! Where players and matches are kept.
//!
//! A match is a *journal*: entries numbered from 0, appended and never changed. Whoever appends names the number
//! he expects; of two who append at once, one is refused and reads what the other wrote. Nothing else of a match is
//! authoritative: its [`Summary`] is what lists and alarms need, written in the same transaction.
//!
//! The crate knows text, numbers and times, and no rules. An append is durable when it returns.
//!
//! Read in this order: `kept` (what is kept), this file (the verbs), then one of the two ways to keep it.

mod address;
mod error;
mod kept;
mod migrations;
mod postgres;
mod rows;
mod sql;
mod sqlite;

pub use address::{Existing, FILE, file, open, open_existing};
pub use error::StoreError;
pub use kept::{
    Account, Append, DailyResult, Entry, EntryId, Finished, Kept, MatchId, Millis, NewEntry,
    NewMatch, Player, PlayerId, Rating, Status, Summary, TokenDigest, Unfinished,
};
pub use postgres::Postgres;
pub use sqlite::Sqlite;

use async_trait::async_trait;

/// A place where players and matches are kept.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Keeps a new player: a guest, or, with a password's hash, an account whose name nobody else has.
    async fn add_player(&self, player: &Player, password: Option<&str>) -> Result<(), StoreError>;

    /// Makes a guest an account under this name; all seats and results stay his. An account is no guest.
    async fn make_account(
        &self,
        id: PlayerId,
        name: &str,
        password: &str,
    ) -> Result<(), StoreError>;

    /// Calls a guest otherwise from here on. An account is no guest: its name is how it is found.
    async fn rename_guest(&self, id: PlayerId, name: &str) -> Result<(), StoreError>;

    /// The player of this id.
    async fn player(&self, id: PlayerId) -> Result<Option<Player>, StoreError>;

    /// The account of this name, upper and lower case alike.
    async fn account(&self, name: &str) -> Result<Option<Account>, StoreError>;

    /// Notes that a player was seen. Whether there is still such a player.
    async fn see_player(&self, id: PlayerId, now: Millis) -> Result<bool, StoreError>;

    /// Forgets guests who were last seen before this time and have left nothing behind: who has or had a seat anywhere,
    /// keeps a note or has a result is never forgotten, and nobody with an account is. Not more than so many, those
    /// first who were not seen for longest. How many they were.
    async fn forget_guests(&self, before: Millis, most: u32) -> Result<u32, StoreError>;

    /// Keeps what is left of a token: its digest. It is good until then.
    async fn add_token(
        &self,
        digest: &TokenDigest,
        player: PlayerId,
        until: Millis,
    ) -> Result<(), StoreError>;

    /// Whose token it is, if it is still good.
    async fn token_owner(
        &self,
        digest: &TokenDigest,
        now: Millis,
    ) -> Result<Option<Player>, StoreError>;

    /// Forgets a token, and all that were good only until now.
    async fn forget_token(&self, digest: &TokenDigest, now: Millis) -> Result<(), StoreError>;

    /// Keeps a new match with its first entries; [`StoreError::Conflict`], and nothing is kept, if the player has
    /// begun that daily deal already.
    async fn add_match(&self, new: &NewMatch) -> Result<Kept, StoreError>;

    /// The match of this id.
    async fn find_match(&self, id: MatchId) -> Result<Option<Kept>, StoreError>;

    /// The entries of a match from this number on, in order.
    async fn entries(&self, of: &Kept, since: u64) -> Result<Vec<Entry>, StoreError>;

    /// Appends entries. Durable when it returns; [`StoreError::Conflict`], and nothing is kept,
    /// if the first number is not the next one or one of the commands has been obeyed already.
    ///
    /// After [`StoreError::Database`] nobody knows whether they were kept: read on.
    async fn append(&self, append: Append) -> Result<(), StoreError>;

    /// Matches with free seats that anybody may take, the newest first, with their outlines.
    async fn open_matches(&self, most: u32) -> Result<Vec<Kept>, StoreError>;

    /// Matches in which this player has or had a seat, the last touched first, with their outlines.
    async fn matches_of(&self, player: PlayerId, most: u32) -> Result<Vec<Kept>, StoreError>;

    /// How many matches a player has made that are not over.
    async fn unfinished(&self, maker: PlayerId, since: Millis) -> Result<Unfinished, StoreError>;

    /// Matches whose alarm is at or before this time, the most overdue first.
    async fn due(&self, now: Millis, most: u32) -> Result<Vec<Kept>, StoreError>;

    /// The earliest alarm of all.
    async fn next_alarm(&self) -> Result<Option<Millis>, StoreError>;

    /// All matches after this one in the order in which they were made, for those who check or move them all.
    async fn all_matches(&self, after: Option<&Kept>, most: u32) -> Result<Vec<Kept>, StoreError>;

    /// Forgets matches that never began and were last touched before this time, with all that hangs on them; but none
    /// in which somebody with an account has or had a seat, or keeps a note. Not more than so many, those first that
    /// were not touched for longest. How many they were.
    async fn forget_matches(&self, before: Millis, most: u32) -> Result<u32, StoreError>;

    /// A player's private note on a match; empty if there is none.
    async fn note(&self, of: &Kept, player: PlayerId) -> Result<String, StoreError>;

    /// Keeps a player's private note on a match.
    async fn set_note(&self, of: &Kept, player: PlayerId, text: &str) -> Result<(), StoreError>;

    /// A player's rating in a game, if he has one.
    async fn rating(&self, player: PlayerId, game: &str) -> Result<Option<Rating>, StoreError>;

    /// Keeps how a match ended: its ratings and, for a daily deal, its result; once only, however often it is called.
    /// Its alarm is off then. Whether this was the first time.
    async fn finish(&self, finished: &Finished) -> Result<bool, StoreError>;

    /// The best results of a daily deal, the best first; of equal ones, the earlier first.
    async fn daily(&self, day: &str, game: &str, most: u32)
    -> Result<Vec<DailyResult>, StoreError>;

    /// The match in which a player plays the deal of a day.
    async fn daily_try(
        &self,
        day: &str,
        game: &str,
        player: PlayerId,
    ) -> Result<Option<MatchId>, StoreError>;

    /// The secret of a day's deal: `fresh` if the day has none yet, and then the same for ever, whoever asks.
    async fn daily_secret(
        &self,
        day: &str,
        game: &str,
        fresh: [u8; 32],
    ) -> Result<[u8; 32], StoreError>;

    /// Whether there can be other servers on the same database.
    fn is_shared(&self) -> bool;

    /// Tells other servers on the same database that these matches have changed. A wake-up, never the data.
    async fn announce(&self, changed: &[MatchId]) -> Result<(), StoreError>;

    /// Waits for announcements of other servers. Where there can be no other server, it waits for ever.
    ///
    /// An empty list means that announcements may have been missed: any match may have changed.
    async fn heard(&self) -> Result<Vec<MatchId>, StoreError>;

    /// Whether the store answers.
    async fn ping(&self) -> Result<(), StoreError>;

    /// Writes what is not yet written and lets go of files and connections. What is asked for later, fails.
    async fn close(&self);
}
