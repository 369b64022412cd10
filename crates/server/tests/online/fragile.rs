//! A store that breaks on demand.

use std::sync::atomic::{AtomicBool, Ordering};

use async_trait::async_trait;
use store::{
    Account, Append, DailyResult, Entry, Finished, Kept, MatchId, Millis, NewMatch, Player,
    PlayerId, Rating, Sqlite, Store, StoreError, TokenDigest, Unfinished,
};

/// Panics when it is to keep the word "panic!", and neither keeps nor reads a journal while it is told to fail;
/// nor does it keep what a match leaves behind, if it is told so.
pub(crate) struct Fragile {
    inner: Sqlite,
    fails: AtomicBool,
    fails_at_the_end: AtomicBool,
}

impl Fragile {
    pub(crate) fn new(inner: Sqlite) -> Self {
        Self { inner, fails: AtomicBool::new(false), fails_at_the_end: AtomicBool::new(false) }
    }

    pub(crate) fn fail(&self, fails: bool) {
        self.fails.store(fails, Ordering::SeqCst);
    }

    pub(crate) fn fail_at_the_end(&self) {
        self.fails_at_the_end.store(true, Ordering::SeqCst);
    }

    fn works(&self) -> Result<&Sqlite, StoreError> {
        let fails = self.fails.load(Ordering::SeqCst);
        if fails { Err(StoreError::Schema("told to fail".into())) } else { Ok(&self.inner) }
    }
}

macro_rules! hand_on {
    ($(fn $name:ident($($argument:ident: $kind:ty),*) -> $result:ty;)*) => {
        #[async_trait]
        impl Store for Fragile {
            $(async fn $name(&self, $($argument: $kind),*) -> Result<$result, StoreError> {
                self.inner.$name($($argument),*).await
            })*

            async fn append(&self, append: Append) -> Result<(), StoreError> {
                assert!(!append.entries.iter().any(|entry| entry.body.contains("panic!")), "as told");
                self.works()?.append(append).await
            }

            async fn entries(&self, of: &Kept, since: u64) -> Result<Vec<Entry>, StoreError> {
                self.works()?.entries(of, since).await
            }

            async fn finish(&self, finished: &Finished) -> Result<bool, StoreError> {
                if self.fails_at_the_end.load(Ordering::SeqCst) {
                    return Err(StoreError::Schema("told to fail".into()));
                }
                self.inner.finish(finished).await
            }

            async fn ping(&self) -> Result<(), StoreError> {
                self.works()?.ping().await
            }

            fn is_shared(&self) -> bool {
                self.inner.is_shared()
            }

            async fn close(&self) {
                self.inner.close().await;
            }
        }
    };
}

hand_on! {
    fn add_player(player: &Player, password: Option<&str>) -> ();
    fn make_account(id: PlayerId, name: &str, password: &str) -> ();
    fn player(id: PlayerId) -> Option<Player>;
    fn account(name: &str) -> Option<Account>;
    fn see_player(id: PlayerId, now: Millis) -> bool;
    fn forget_guests(before: Millis, most: u32) -> u32;
    fn forget_matches(before: Millis, most: u32) -> u32;
    fn add_token(digest: &TokenDigest, player: PlayerId, until: Millis) -> ();
    fn token_owner(digest: &TokenDigest, now: Millis) -> Option<Player>;
    fn forget_token(digest: &TokenDigest, now: Millis) -> ();
    fn add_match(new: &NewMatch) -> Kept;
    fn find_match(id: MatchId) -> Option<Kept>;
    fn open_matches(most: u32) -> Vec<Kept>;
    fn matches_of(player: PlayerId, most: u32) -> Vec<Kept>;
    fn unfinished(maker: PlayerId) -> Unfinished;
    fn due(now: Millis, most: u32) -> Vec<Kept>;
    fn next_alarm() -> Option<Millis>;
    fn all_matches(after: Option<&Kept>, most: u32) -> Vec<Kept>;
    fn note(of: &Kept, player: PlayerId) -> String;
    fn set_note(of: &Kept, player: PlayerId, text: &str) -> ();
    fn rating(player: PlayerId, game: &str) -> Option<Rating>;
    fn daily(day: &str, game: &str, most: u32) -> Vec<DailyResult>;
    fn daily_try(day: &str, game: &str, player: PlayerId) -> Option<MatchId>;
    fn daily_secret(day: &str, game: &str, fresh: [u8; 32]) -> [u8; 32];
    fn announce(changed: &[MatchId]) -> ();
    fn heard() -> Vec<MatchId>;
}
