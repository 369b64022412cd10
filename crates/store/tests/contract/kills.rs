//! A process that appends is killed at any moment: what it was told is kept, is kept.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;

use postgres_for_tests::Postgres;
use store::{Kept, Store, StoreError};
use tokio::task::JoinSet;

use crate::appends::{add, append, new_match};
use crate::place::{Folder, tell};

const KILLS: usize = 10;

/// How many matches are appended to at once, so that appends go in groups.
const MATCHES: usize = 8;

/// Names the place of the child; without it there is nothing to do.
const PLACE: &str = "CLUBHOUSE_TEST_APPENDS_AT";

/// The child: appends to all matches, and prints what is acknowledged, until it is killed.
#[test]
fn child() {
    #[allow(clippy::disallowed_methods, reason = "the only way to tell a test anything")]
    let Ok(address) = std::env::var(PLACE) else { return };
    tell(async {
        let store = store::open(Some(&address), Path::new("")).await.unwrap();
        let mut appenders = JoinSet::new();
        for kept in store.all_matches(None, 100).await.unwrap() {
            appenders.spawn(append_for_ever(store.clone(), kept));
        }
        while let Some(ended) = appenders.join_next().await {
            ended.unwrap();
        }
    });
}

async fn append_for_ever(store: Arc<dyn Store>, kept: Kept) {
    let mut next = store.entries(&kept, 0).await.unwrap().len();
    loop {
        let body = format!("{}", uuid::Uuid::new_v4());
        store.append(append(&kept, next as u64, &[&body, "and more"])).await.unwrap();
        println!("\nkept {} {next} {body}", kept.number);
        next += 2;
    }
}

/// Starts the child, kills it after so many acknowledgements, and adds all that arrived.
fn let_append(address: &str, n_lines: usize, kept: &mut BTreeMap<(i64, u64), String>) {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "kills::child", "--nocapture"])
        .env(PLACE, address)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut n_kept = 0;
    for line in BufReader::new(child.stdout.take().unwrap()).lines() {
        let line = line.unwrap();
        let Some(words) = line.strip_prefix("kept ") else { continue };
        // The last line may be torn.
        if let [number, next, body] = words.split(' ').collect::<Vec<_>>()[..]
            && body.len() == 36
        {
            let key = (number.parse().unwrap(), next.parse().unwrap());
            assert_eq!(kept.insert(key, body.to_owned()), None, "one number, given twice");
        }
        n_kept += 1;
        if n_kept == n_lines {
            child.kill().unwrap();
        }
    }
    child.wait().unwrap();
    assert!(n_kept >= n_lines, "the child has ended by itself");
}

fn survive(address: &str) {
    let open = || async { store::open(Some(address), Path::new("")).await };
    tell(async {
        let store = open().await.unwrap();
        for _ in 0..MATCHES {
            add(&*store, &new_match()).await;
        }
        store.close().await;
    });
    let mut kept = BTreeMap::new();
    for kill in 0..KILLS {
        let_append(address, 3 + 17 * kill, &mut kept);
        tell(check(open, &kept));
    }
}

/// Everything acknowledged is there, no journal has a hole, and no append is there by half.
async fn check<O>(open: impl Fn() -> O, acknowledged: &BTreeMap<(i64, u64), String>)
where
    O: Future<Output = Result<Arc<dyn Store>, StoreError>>,
{
    let store = open().await.unwrap();
    let mut n_found = 0;
    for kept in store.all_matches(None, 100).await.unwrap() {
        let entries = store.entries(&kept, 0).await.unwrap();
        assert!(entries.iter().zip(0..).all(|(entry, number)| entry.number == number));
        assert_eq!(entries.len() % 2, 0);
        for entry in entries {
            if let Some(body) = acknowledged.get(&(kept.number, entry.number)) {
                assert_eq!(&entry.kept.body, body);
                n_found += 1;
            }
        }
    }
    assert_eq!(n_found, acknowledged.len());
    store.close().await;
}

#[test]
fn sqlite_keeps_what_it_has_acknowledged() {
    let folder = Folder::new();
    survive(folder.path().join("club").to_str().unwrap());
}

#[test]
fn postgres_keeps_what_it_has_acknowledged() {
    let postgres = Postgres::start().unwrap();
    survive(&postgres.new_database().unwrap());
}
