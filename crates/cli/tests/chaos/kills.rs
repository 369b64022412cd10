//! Many kills, one after the other: `cargo xtask chaos`.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use client::Client;
use indicatif::{ProgressBar, ProgressStyle};
use tabletop::GameRng;
use tokio::task::{JoinSet, LocalSet};

use super::club::{Club, count};
use super::evidence::{self, Found};
use super::home::{Home, Served};
use super::tables;

/// How often the server is killed, unless somebody asks for more.
const KILLS: u32 = 40;
const KILLS_WANTED: &str = "CLUBHOUSE_KILLS";

/// What the dice of everybody begin with, unless somebody asks for other ones.
const SEED: u64 = 1;
const SEED_WANTED: &str = "CLUBHOUSE_SEED";

/// The first kills hit a server that makes its database.
const KILLS_AT_FIRST: u32 = 3;

/// No start takes longer.
const LONG: Duration = Duration::from_mins(1);

/// When the kills are over, everything is played to its end within this time.
const PATIENCE: Duration = Duration::from_mins(4);

#[test]
fn every_acknowledged_move_survives_kills_on_sqlite() {
    survive(&Home::folder());
}

#[test]
fn every_acknowledged_move_survives_kills_on_postgres() {
    survive(&Home::postgres());
}

fn survive(home: &Home) {
    let n_kills = wanted(KILLS_WANTED).map_or(KILLS, |n| u32::try_from(n).unwrap_or(u32::MAX));
    let seed = wanted(SEED_WANTED).unwrap_or(SEED);
    println!("{n_kills} kills, seed {seed}");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let summary = LocalSet::new().block_on(&runtime, storm(home, n_kills, seed));
    println!("{summary}");
    assert_eq!(summary.found.lost, Vec::<String>::new());
    assert_eq!(home.complaints(), "");
}

fn wanted(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|text| text.parse().expect("a whole number"))
}

/// When a server dies.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Moment {
    /// Before it serves.
    Starting,
    /// Just after a player has sent something that is to be kept.
    Appending,
    /// Whenever.
    Any,
}

/// What is known of servers' lives.
struct Deaths {
    dice: GameRng,
    /// How long the last start took.
    start: Duration,
    n_starting: u32,
    n_appending: u32,
}

impl Deaths {
    fn draw(&mut self, n: u32) -> Moment {
        match self.dice.below(10) {
            _ if n < KILLS_AT_FIRST => Moment::Starting,
            0..2 => Moment::Starting,
            2..7 => Moment::Appending,
            _ => Moment::Any,
        }
    }

    fn micros(&mut self, below: Duration) -> Duration {
        let most = u32::try_from(below.as_micros()).unwrap_or(u32::MAX).max(1);
        Duration::from_micros(self.dice.below(most).into())
    }

    /// Lets one server live until its moment has come.
    async fn one(&mut self, home: &Home, club: &Club, moment: Moment) {
        let mut served = serve(home);
        if moment == Moment::Starting {
            self.n_starting += 1;
            tokio::time::sleep(self.micros(self.start)).await;
            return served.kill().await;
        }
        let began = Instant::now();
        club.move_to(Some(served.address(home).await));
        self.start = began.elapsed();
        if moment == Moment::Appending {
            self.n_appending += 1;
            self.wait_for_commands(club).await;
            tokio::time::sleep(self.micros(Duration::from_millis(4))).await;
        } else {
            tokio::time::sleep(self.micros(Duration::from_millis(700))).await;
        }
        served.kill().await;
        club.move_to(None);
    }

    /// Until players have sent some more.
    async fn wait_for_commands(&mut self, club: &Club) {
        let mut sent = club.sent.subscribe();
        let enough = *sent.borrow_and_update() + 1 + u64::from(self.dice.below(60));
        let all = sent.wait_for(|n| *n >= enough);
        // If everybody waits for bots or clocks, nobody sends anything.
        drop(tokio::time::timeout(Duration::from_secs(2), all).await);
    }
}

fn serve(home: &Home) -> Served {
    home.serve(&["--bot-pause", "0"])
}

async fn storm(home: &Home, n_kills: u32, seed: u64) -> Summary {
    let club = Arc::new(Club::new(seed));
    let mut players = JoinSet::new();
    for number in 0..tables::TABLES.len() as u64 {
        players.spawn_local(tables::play(Arc::clone(&club), number));
    }
    let dice = club.dice(u64::MAX);
    let start = Duration::from_millis(100);
    let mut deaths = Deaths { dice, start, n_starting: 0, n_appending: 0 };
    let bar = bar(n_kills);
    for n in 0..n_kills {
        let moment = deaths.draw(n);
        tokio::select! {
            one = tokio::time::timeout(LONG, deaths.one(home, &club, moment)) => one.expect("it starts"),
            // Nobody goes home before the club closes, unless something is wrong.
            Some(ended) = players.join_next() => ended.unwrap(),
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    // Now everything is played to its end in peace.
    club.close();
    let mut served = serve(home);
    club.move_to(Some(served.address(home).await));
    let all = async {
        while let Some(ended) = players.join_next().await {
            ended.unwrap();
        }
    };
    tokio::time::timeout(PATIENCE, all).await.expect("every match goes on to its end");
    served.kill().await;
    conclude(home, club, deaths, n_kills, seed).await
}

/// Holds all that was told against a server that starts anew, against the journals, and against `check-log`.
async fn conclude(
    home: &Home,
    club: Arc<Club>,
    deaths: Deaths,
    n_kills: u32,
    seed: u64,
) -> Summary {
    let records = club.records();
    let mut served = serve(home);
    let address = served.address(home).await;
    for record in records.iter().rev().take(100) {
        let log = Client::stranger(&address).log(&record.id).await.unwrap();
        assert_eq!(log, record.log, "another log is told");
        count(&club.counts.logs);
    }
    let store = home.store().await;
    let ratings = evidence::wait_for_ratings(store.as_ref(), &records);
    let n_ratings = tokio::time::timeout(PATIENCE, ratings).await.expect("all results are rated");
    served.kill().await;
    let checked = home.check_log().await;
    let found = evidence::examine(store.as_ref(), &records).await;
    store.close().await;
    for (id, hash) in &found.matches {
        let line = checked.lines().find(|line| line.contains(id)).expect("it was replayed");
        assert!(line.ends_with(&format!("hash {hash}")), "{line}, not {hash}");
    }
    Summary { club, found, n_ratings, deaths, n_kills, seed }
}

struct Summary {
    club: Arc<Club>,
    found: Found,
    n_ratings: usize,
    deaths: Deaths,
    n_kills: u32,
    seed: u64,
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let counts = &self.club.counts;
        let n = |count: &AtomicU64| count.load(Ordering::Relaxed);
        let Deaths { n_starting, n_appending, .. } = &self.deaths;
        let found = &self.found;
        let acknowledged = n(&counts.moves) + n(&counts.sayings);
        let lines = [
            format!(
                "kills: {} ({n_starting} while starting, {n_appending} just after something was sent), seed {}",
                self.n_kills, self.seed
            ),
            format!(
                "acknowledged: {acknowledged}, of these moves: {}; lost: {}; kept in all: {}",
                n(&counts.moves),
                found.lost.len(),
                found.kept
            ),
            format!(
                "sent again: {} that had been acknowledged, {} that had no answer ({} of them had been kept); \
                 all were answered, none obeyed twice",
                n(&counts.answered_again),
                n(&counts.unanswered),
                n(&counts.unanswered_but_kept)
            ),
            format!(
                "matches: {} played to the end; continued after a restart: {} times; results in ratings: {}",
                found.matches.len(),
                n(&counts.continued),
                self.n_ratings
            ),
            format!(
                "hashes compared: {} of views before and after a restart, {} with a replay of the journal, \
                 {} of last states with check-log, {} logs",
                n(&counts.views),
                found.views,
                found.matches.len(),
                n(&counts.logs)
            ),
            format!(
                "clocks compared: {} across restarts, {} with a replay",
                n(&counts.clocks),
                found.clocks
            ),
        ];
        write!(f, "{}", lines.join("\n"))
    }
}

/// A bar on a terminal; nothing elsewhere.
fn bar(n_kills: u32) -> ProgressBar {
    let style =
        ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} kills, {eta} left");
    ProgressBar::new(n_kills.into()).with_style(style.expect("a template of ours"))
}
