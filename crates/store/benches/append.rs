//! How many appends are durable in a second, and how long each takes: `cargo bench -p store`.
//!
//! Each of so many appenders has a match of its own and appends one entry at a time, with a new summary, as a server
//! does with a move. Nobody's append counts before it is durable. `cargo bench -p store --bench append -- sqlite`
//! measures only one of the two.

#![allow(
    clippy::disallowed_methods,
    clippy::print_stdout,
    clippy::cast_precision_loss,
    clippy::unwrap_used,
    reason = "a benchmark measures time and prints it"
)]

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use postgres_for_tests::Postgres;
use store::{
    Append, EntryId, Kept, MatchId, Millis, NewEntry, NewMatch, PlayerId, Status, Store, Summary,
};
use tokio::runtime::Runtime;
use tokio::task::JoinSet;
use uuid::Uuid;

const TIME: Duration = Duration::from_secs(4);

fn main() {
    let wanted = |name: &str| {
        let mut names =
            std::env::args().skip(1).filter(|argument| !argument.starts_with('-')).peekable();
        names.peek().is_none() || names.any(|argument| argument == name)
    };
    println!("store        appenders   appends/s   p50 ms   p99 ms");
    if wanted("sqlite") {
        let folder = std::env::temp_dir().join(format!("store-{}", Uuid::new_v4().simple()));
        std::fs::create_dir(&folder).unwrap();
        table("SQLite", None, &folder);
        std::fs::remove_dir_all(&folder).unwrap();
    }
    if wanted("postgres") {
        let postgres = Postgres::start().unwrap();
        table("PostgreSQL", Some(&postgres.new_database().unwrap()), Path::new(""));
    }
}

fn table(name: &str, address: Option<&str>, folder: &Path) {
    Runtime::new().unwrap().block_on(async {
        let store = store::open(address, folder).await.unwrap();
        for n_appenders in [1, 10, 100, 1000] {
            measure(name, &store, n_appenders).await;
        }
        list(name, &store).await;
        store.close().await;
    });
}

async fn measure(name: &str, store: &Arc<dyn Store>, n_appenders: usize) {
    let mut matches = Vec::new();
    for _ in 0..n_appenders {
        let players = vec![PlayerId(Uuid::new_v4()), PlayerId(Uuid::new_v4())];
        matches.push(store.add_match(&new_match(players)).await.unwrap());
    }
    let start = Instant::now();
    let mut appenders = JoinSet::new();
    for kept in matches {
        appenders.spawn(append_until(store.clone(), kept, start + TIME));
    }
    let mut times: Vec<Duration> = appenders.join_all().await.concat();
    let seconds = start.elapsed().as_secs_f64();
    times.sort_unstable();
    let millis = |part: usize| times[times.len() * part / 100].as_secs_f64() * 1000.0;
    println!(
        "{name:<12} {n_appenders:>9} {:>11.0} {:>8.2} {:>8.2}",
        times.len() as f64 / seconds,
        millis(50),
        millis(99),
    );
}

/// How long each append took.
async fn append_until(store: Arc<dyn Store>, kept: Kept, end: Instant) -> Vec<Duration> {
    let mut times = Vec::new();
    for first in 1u64.. {
        let at = Millis(1_700_000_000_000).plus(first.cast_signed());
        let start = Instant::now();
        if start > end {
            break;
        }
        let summary = Summary { alarm: Some(at), touched: at, ..kept.summary.clone() };
        let append =
            Append { number: kept.number, first, entries: vec![entry(at)], summary: Some(summary) };
        store.append(append).await.unwrap();
        times.push(start.elapsed());
    }
    times
}

/// A player with many matches.
async fn list(name: &str, store: &Arc<dyn Store>) {
    const MATCHES: usize = 10_000;
    let player = PlayerId(Uuid::new_v4());
    let mut adding = JoinSet::new();
    for _ in 0..MATCHES {
        let store = store.clone();
        adding.spawn(async move { store.add_match(&new_match(vec![player])).await.unwrap() });
    }
    adding.join_all().await;
    let start = Instant::now();
    assert_eq!(store.matches_of(player, 20).await.unwrap().len(), 20);
    let millis = start.elapsed().as_secs_f64() * 1000.0;
    println!("{name:<12} the last 20 of {MATCHES} matches of one player: {millis:.1} ms");
}

fn new_match(players: Vec<PlayerId>) -> NewMatch {
    let made = Millis(1_700_000_000_000);
    NewMatch {
        id: MatchId(Uuid::now_v7()),
        game: "ingenious".into(),
        rules_version: 1,
        options: "mode=base seats=2".into(),
        secret: [7; 32],
        terms: "{\"clock\":{\"move\":60000}}".into(),
        made,
        maker: None,
        summary: Summary {
            status: Status::Live,
            is_public: false,
            alarm: Some(made),
            players,
            touched: made,
            outline: None,
        },
        entries: vec![entry(made)],
        daily: None,
    }
}

/// About as long as a move with the draw after it.
fn entry(at: Millis) -> NewEntry {
    let body = r#"{"move":{"seat":1,"notation":"red-blue@a5-b5"},"then":["+green-yellow"],"clock":[59000,60000]}"#;
    NewEntry { at, command: Some(EntryId(Uuid::new_v4())), body: body.into() }
}
