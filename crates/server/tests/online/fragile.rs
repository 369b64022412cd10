//! A store that breaks on demand.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use async_trait::async_trait;
use store::{
    Account, Append, DailyResult, Entry, Finished, Kept, MatchId, Millis, NewMatch, Player,
    PlayerId, Rating, Sqlite, Store, StoreError, TokenDigest, Unfinished,
};
use tokio::sync::{Mutex, Notify, mpsc};

/// Panics when it is to keep the word "panic!", and neither keeps nor reads a journal while it is told to fail;
/// nor does it keep what a match leaves behind, if it is told so. Whoever keeps the word "hold!" waits until he is
/// released. A test may write to what is inside as another server would, and announce it.
pub(crate) struct Fragile {
    pub(crate) inner: Sqlite,
    fails: AtomicBool,
    fails_at_the_end: AtomicBool,
    panics_at_second_seat: AtomicBool,
    n_lobbies: AtomicU32,
    n_read: AtomicU32,
    is_held: Notify,
    is_released: Notify,
    listens: Notify,
    afar: mpsc::UnboundedSender<MatchId>,
    announced: Mutex<mpsc::UnboundedReceiver<MatchId>>,
}

impl Fragile {
    pub(crate) async fn new() -> Self {
        Self::on(Sqlite::in_memory().await.unwrap())
    }

    pub(crate) fn on(inner: Sqlite) -> Self {
        let (afar, announced) = mpsc::unbounded_channel();
        Self {
            inner,
            fails: AtomicBool::new(false),
            fails_at_the_end: AtomicBool::new(false),
            panics_at_second_seat: AtomicBool::new(false),
            n_lobbies: AtomicU32::new(0),
            n_read: AtomicU32::new(0),
            is_held: Notify::new(),
            is_released: Notify::new(),
            listens: Notify::new(),
            afar,
            announced: Mutex::new(announced),
        }
    }

    /// Until somebody waits to be released.
    pub(crate) async fn held(&self) {
        self.is_held.notified().await;
    }

    pub(crate) fn release(&self) {
        self.is_released.notify_one();
    }

    /// Until the server listens to others. Whatever was announced before has been heard then.
    pub(crate) async fn listens(&self) {
        self.listens.notified().await;
    }

    /// Another server says that a match has changed.
    pub(crate) fn announce_from_afar(&self, id: MatchId) {
        self.afar.send(id).unwrap();
    }

    /// Once, when it is to keep a step of the second seat.
    pub(crate) fn panic_at_second_seat(&self) {
        self.panics_at_second_seat.store(true, Ordering::SeqCst);
    }

    /// How often it was asked for open matches.
    pub(crate) fn n_lobbies(&self) -> u32 {
        self.n_lobbies.load(Ordering::SeqCst)
    }

    pub(crate) fn fail(&self, fails: bool) {
        self.fails.store(fails, Ordering::SeqCst);
    }

    pub(crate) fn fail_at_the_end(&self) {
        self.fails_at_the_end.store(true, Ordering::SeqCst);
    }

    /// How many entries of journals were read.
    pub(crate) fn n_read(&self) -> u32 {
        self.n_read.load(Ordering::SeqCst)
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
                let says = |word| append.entries.iter().any(|entry| entry.body.contains(word));
                let is_held = says("hold!");
                assert!(!says("panic!"), "as told");
                if says(r#""line":"1\t"#) {
                    assert!(!self.panics_at_second_seat.swap(false, Ordering::SeqCst), "as told");
                }
                self.works()?.append(append).await?;
                if is_held {
                    self.is_held.notify_one();
                    self.is_released.notified().await;
                }
                Ok(())
            }

            async fn open_matches(&self, most: u32) -> Result<Vec<Kept>, StoreError> {
                self.n_lobbies.fetch_add(1, Ordering::SeqCst);
                self.inner.open_matches(most).await
            }

            async fn heard(&self) -> Result<Vec<MatchId>, StoreError> {
                self.listens.notify_one();
                let announced = self.announced.lock().await.recv().await;
                Ok(announced.into_iter().collect())
            }

            async fn entries(&self, of: &Kept, since: u64) -> Result<Vec<Entry>, StoreError> {
                let entries = self.works()?.entries(of, since).await?;
                self.n_read.fetch_add(u32::try_from(entries.len()).unwrap(), Ordering::SeqCst);
                Ok(entries)
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
    fn rename_guest(id: PlayerId, name: &str) -> ();
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
    fn matches_of(player: PlayerId, most: u32) -> Vec<Kept>;
    fn unfinished(maker: PlayerId, since: Millis) -> Unfinished;
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
}
