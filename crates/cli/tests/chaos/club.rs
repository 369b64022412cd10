//! What everybody at the tables shares: where the server is, whether matches are begun, what was counted.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use client::{Client, ClientError};
use protocol::Code;
use store::Millis;
use tabletop::{GameRng, Seed};
use tokio::sync::watch;

use super::player::Record;

/// Whoever cannot be answered now asks again a little later, unless the server has moved before.
const LATER: Duration = Duration::from_millis(20);

/// Everybody who plays while servers come and go.
pub(crate) struct Club {
    seed: u64,
    address: watch::Sender<Option<String>>,
    /// How many commands were sent: some of them are being kept right now.
    pub(crate) sent: watch::Sender<u64>,
    is_closing: AtomicBool,
    records: Mutex<Vec<Record>>,
    pub(crate) counts: Counts,
}

/// What happened, for the summary.
#[derive(Default)]
pub(crate) struct Counts {
    /// Moves that were acknowledged.
    pub(crate) moves: AtomicU64,
    /// Sayings that were acknowledged.
    pub(crate) sayings: AtomicU64,
    /// Acknowledged commands that were sent again after a restart, and answered.
    pub(crate) answered_again: AtomicU64,
    /// Commands that had no answer when the server died.
    pub(crate) unanswered: AtomicU64,
    /// Moves among these that were made nevertheless.
    pub(crate) unanswered_but_kept: AtomicU64,
    /// Matches that went on after a restart, counted at each restart.
    pub(crate) continued: AtomicU64,
    /// Views that were told before a restart and after it.
    pub(crate) views: AtomicU64,
    /// Clocks that were told before a restart and after it.
    pub(crate) clocks: AtomicU64,
    /// Logs of finished matches that were told again after a restart.
    pub(crate) logs: AtomicU64,
}

/// One more.
pub(crate) fn count(what: &AtomicU64) {
    what.fetch_add(1, Ordering::Relaxed);
}

impl Club {
    pub(crate) fn new(seed: u64) -> Self {
        Self {
            seed,
            address: watch::Sender::new(None),
            sent: watch::Sender::new(0),
            is_closing: AtomicBool::new(false),
            records: Mutex::new(Vec::new()),
            counts: Counts::default(),
        }
    }

    /// The dice of somebody.
    pub(crate) fn dice(&self, whose: u64) -> GameRng {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&self.seed.to_le_bytes());
        bytes[8..16].copy_from_slice(&whose.to_le_bytes());
        GameRng::from_seed(&Seed::new(bytes))
    }

    /// There is a server, or none.
    pub(crate) fn move_to(&self, address: Option<String>) {
        self.address.send_replace(address);
    }

    /// No further match is begun.
    pub(crate) fn close(&self) {
        self.is_closing.store(true, Ordering::Relaxed);
    }

    pub(crate) fn is_closing(&self) -> bool {
        self.is_closing.load(Ordering::Relaxed)
    }

    /// Where the server is, as soon as there is one.
    pub(crate) async fn address(&self) -> String {
        let mut address = self.address.subscribe();
        let found = address.wait_for(Option::is_some).await.expect("the club outlives its players");
        found.clone().expect("it was waited for")
    }

    /// Waits until the server is no longer there, or might answer now.
    pub(crate) async fn later(&self, than: &str) {
        let mut address = self.address.subscribe();
        let has_moved = address.wait_for(|it| it.as_deref() != Some(than));
        drop(tokio::time::timeout(LATER, has_moved).await);
    }

    /// Asks until there is an answer, of whichever server.
    pub(crate) async fn insist<T>(
        &self,
        client: &Client,
        ask: impl AsyncFn(Client) -> Result<T, ClientError>,
    ) -> T {
        loop {
            let address = self.address().await;
            match ask(client.at(address.clone())).await {
                Ok(answer) => return answer,
                Err(error) if is_passing(&error) => self.later(&address).await,
                Err(error) => panic!("{error}"),
            }
        }
    }

    /// Puts down what somebody was told in a match.
    pub(crate) fn hand_in(&self, record: Record) {
        self.records.lock().unwrap_or_else(PoisonError::into_inner).push(record);
    }

    /// All that was put down.
    pub(crate) fn records(&self) -> Vec<Record> {
        std::mem::take(&mut self.records.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Whether the server has died, is overrun, or just cannot: then the same is asked again.
pub(crate) fn is_passing(error: &ClientError) -> bool {
    match error {
        ClientError::Unreachable(_) => true,
        ClientError::Refused(problem) => is_passing_code(problem.code),
        ClientError::Odd(_) => false,
    }
}

pub(crate) fn is_passing_code(code: Code) -> bool {
    matches!(code, Code::Unavailable | Code::TooMany | Code::Limit)
}

/// The clock on the wall, which servers on this machine read, too.
pub(crate) fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).expect("it is later than 1970");
    Millis(i64::try_from(since.as_millis()).expect("it is not that late"))
}
