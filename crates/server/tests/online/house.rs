//! A server for a test, and what tests do with it again and again.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use client::{Client, Live};
use protocol::{Do, NewMatch, News, Outcome, SeatPlan, Snapshot, Terms, Told};
use server::matches::Pace;
use server::{Config, Limits, Rate, Running, Server};
use store::{Sqlite, Store};
use tabletop::Seat;

/// Nothing in these tests takes longer.
pub(crate) const LONG: Duration = Duration::from_mins(1);

/// A server.
pub(crate) struct House {
    running: Running,
}

/// In a hurry, and generous to one busy address.
pub(crate) fn config() -> Config {
    Config {
        pace: Pace {
            bot_pause: Duration::ZERO,
            bot_time: Duration::from_millis(5),
            absence: Duration::from_millis(600),
            ..Pace::default()
        },
        limits: Limits {
            requests: Rate::new(100_000, 100_000),
            costly: Rate::new(100_000, 100_000),
            open_of_one: 100_000,
            messages: Rate::new(100_000, 100_000),
            messages_of_one: Rate::new(100_000, 100_000),
            stop_time: Duration::from_secs(3),
            ..Limits::default()
        },
        ..Config::default()
    }
}

impl House {
    pub(crate) async fn open() -> Self {
        Self::with(config()).await
    }

    pub(crate) async fn with(config: Config) -> Self {
        Self::on(config, Arc::new(Sqlite::in_memory().await.unwrap())).await
    }

    pub(crate) async fn in_file(path: &Path) -> Self {
        Self::on(config(), Arc::new(Sqlite::open(path).await.unwrap())).await
    }

    pub(crate) async fn on(config: Config, store: Arc<dyn Store>) -> Self {
        Self { running: Server::start(config, store).await.unwrap() }
    }

    pub(crate) fn address(&self) -> String {
        self.running.address().to_string()
    }

    pub(crate) async fn guest(&self, name: &str) -> Client {
        Client::guest(self.address(), name).await.unwrap()
    }

    pub(crate) fn stranger(&self) -> Client {
        Client::stranger(self.address())
    }

    pub(crate) async fn stop(self) {
        tokio::time::timeout(LONG, self.running.stop()).await.unwrap();
    }

    /// Two guests at a table of pips: nobody is first by chance.
    pub(crate) async fn two(&self, terms: Terms) -> (Client, Client, String) {
        let (ada, bo) = (self.guest("Ada").await, self.guest("Bo").await);
        let made = ada.create(&pips(&[SeatPlan::Me], terms)).await.unwrap();
        bo.join(&made.id, None).await.unwrap();
        (ada, bo, made.id)
    }
}

/// A match of pips for two.
pub(crate) fn pips(seats: &[SeatPlan], terms: Terms) -> NewMatch {
    new_match("pips", &[("seats", "2"), ("start", "0")], seats, terms)
}

pub(crate) fn new_match(
    game: &str,
    options: &[(&str, &str)],
    seats: &[SeatPlan],
    terms: Terms,
) -> NewMatch {
    let word = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
    let options: BTreeMap<String, String> = options.iter().map(word).collect();
    NewMatch {
        game: game.into(),
        options,
        seats: seats.to_vec(),
        terms,
        entropy: None,
        commitment: None,
    }
}

/// The options of the smallest mode of a game that has this many seats.
pub(crate) fn options_for(game: &str, n_seats: u8) -> Vec<(String, String)> {
    let game = table::find(game).unwrap();
    let of_mode = |mode: String| -> Vec<(String, String)> {
        let words = tabletop::options::pairs(&mode);
        words.map(|(name, value)| (name.to_owned(), value.to_owned())).collect()
    };
    let fits = |options: &Vec<(String, String)>| {
        let pairs: Vec<(&str, &str)> =
            options.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        let table = game.open(&pairs, table::Dealer::Scripted).unwrap();
        table.n_seats() == n_seats
    };
    game.modes().into_iter().map(of_mode).find(fits).unwrap()
}

/// Makes some legal move, and returns whose turn it is then and after how many steps; nothing if it was not his turn.
pub(crate) async fn play_any(live: &mut Live, step: usize, n: usize) -> Option<(Vec<Seat>, usize)> {
    let Outcome::Moves(moves) = live.wish(Do::Moves).await.unwrap() else {
        panic!("there was no answer");
    };
    let mv = moves.get(n % moves.len().max(1))?.clone();
    let Outcome::Done { number } = live.wish(Do::Move { step, backs: 0, mv }).await.unwrap() else {
        panic!("there was no answer");
    };
    Some(turn_at(live, number).await)
}

/// Listens up to a number. Whose turn it is then, and after how many steps.
pub(crate) async fn turn_at(live: &mut Live, number: u64) -> (Vec<Seat>, usize) {
    until(live, |told| match told {
        Told::Update(it) if it.number >= number => Some((it.turn.to_act.clone(), it.turn.step)),
        Told::Snapshot(it) if it.number >= number => Some((it.turn.to_act.clone(), it.turn.step)),
        Told::Update(_) | Told::Snapshot(_) | Told::Reply(_) => None,
    })
    .await
}

/// Breaks the line: the server ends one on which too much comes at once. The next wish or news opens it again.
pub(crate) async fn break_off(live: &mut Live) {
    live.send(&"x".repeat(70_000)).await.unwrap();
    while live.receive().await.unwrap().is_some() {}
}

/// Listens until something is told that fits.
pub(crate) async fn until<T>(live: &mut Live, mut fits: impl FnMut(&Told) -> Option<T>) -> T {
    let search = async {
        loop {
            let told = live.next().await.unwrap().expect("the line is open");
            if let Some(found) = fits(&told) {
                return found;
            }
        }
    };
    tokio::time::timeout(LONG, search).await.expect("it is told in time")
}

/// What was new, if that is what was told.
pub(crate) fn news(told: &Told) -> &[News] {
    match told {
        Told::Update(update) => &update.news,
        Told::Snapshot(_) | Told::Reply(_) => &[],
    }
}

/// The first thing that is told: everything.
pub(crate) async fn first(live: &mut Live) -> Snapshot {
    until(live, |told| match told {
        Told::Snapshot(snapshot) => Some((**snapshot).clone()),
        Told::Update(_) | Told::Reply(_) => None,
    })
    .await
}

/// Waits until something holds of a match.
pub(crate) async fn wait_for(
    client: &Client,
    made: &str,
    mut holds: impl FnMut(&Snapshot) -> bool,
) -> Snapshot {
    let search = async {
        loop {
            let snapshot = client.snapshot(made).await.unwrap();
            if holds(&snapshot) {
                return snapshot;
            }
            let told = client.updates(made, snapshot.number, 1).await;
            drop(told);
        }
    };
    tokio::time::timeout(LONG, search).await.expect("it holds in time")
}

/// A file that goes with the test.
pub(crate) struct TempFile(PathBuf);

impl TempFile {
    pub(crate) fn new() -> Self {
        let folder = std::env::temp_dir().join(format!("server-{}", client::new_id()));
        std::fs::create_dir(&folder).unwrap();
        Self(folder.join("club.sqlite"))
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for TempFile {
    fn drop(&mut self) {
        drop(self.0.parent().map(std::fs::remove_dir_all));
    }
}
