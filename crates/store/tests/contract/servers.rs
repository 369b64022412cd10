//! Several servers on one database, and a database that goes away.

use std::sync::Arc;
use std::time::Duration;

use postgres_for_tests::Postgres;
use store::{MatchId, Store, StoreError};
use tokio::time::timeout;
use uuid::Uuid;

use crate::Place;
use crate::appends::{add, append, new_match};
use crate::place::tell;
use crate::reopening::what_is_kept_stays;

/// Long enough for any announcement, however busy the machine is.
const SOON: Duration = Duration::from_secs(20);

fn ids(n: u128) -> Vec<MatchId> {
    (0..n).map(|i| MatchId(Uuid::from_u128(i))).collect()
}

/// Listens until all of these were heard, in however many announcements.
async fn hears(store: &dyn Store, mut expected: Vec<MatchId>) {
    while !expected.is_empty() {
        let heard = timeout(SOON, store.heard()).await.unwrap().unwrap();
        assert!(!heard.is_empty() && heard.iter().all(|id| expected.contains(id)));
        expected.retain(|id| !heard.contains(id));
    }
}

#[test]
fn servers_hear_each_other_and_keep_one_journal() {
    let postgres = Postgres::start().unwrap();
    let place = Place::server(&postgres);
    tell(async {
        let (one, two) = tokio::join!(place.open(), place.open());
        let kept = add(&*one, &new_match()).await;
        one.append(append(&kept, 2, &["by one"])).await.unwrap();
        let late = two.append(append(&kept, 2, &["by two"])).await;
        assert!(matches!(late, Err(StoreError::Conflict)));
        two.append(append(&kept, 3, &["by two"])).await.unwrap();
        assert_eq!(one.entries(&kept, 0).await.unwrap(), two.entries(&kept, 0).await.unwrap());

        one.announce(&[kept.id]).await.unwrap();
        hears(&*two, vec![kept.id]).await;
        two.announce(&ids(1000)).await.unwrap();
        hears(&*one, ids(1000)).await;
        // Nobody hears himself: the next that each hears is of the other.
        one.announce(&ids(3)[1..2]).await.unwrap();
        two.announce(&ids(3)[2..]).await.unwrap();
        hears(&*one, ids(3)[2..].to_vec()).await;
        hears(&*two, ids(3)[1..2].to_vec()).await;

        one.announce(&ids(1)).await.unwrap();
        one.close().await;
        hears(&*two, ids(1)).await;
        assert!(one.heard().await.is_err());
        two.close().await;
    });
    tell(race(&place));
    tell(what_is_kept_stays(&Place::server(&postgres)));
}

/// Two servers append to the same matches, in groups: each number has one winner, and nobody's entry is lost.
async fn race(place: &Place) {
    const MATCHES: usize = 20;
    const ROUNDS: u64 = 10;
    let servers = [place.open().await, place.open().await];
    let mut races = tokio::task::JoinSet::new();
    for _ in 0..MATCHES {
        let servers = servers.clone();
        races.spawn(async move {
            let kept = add(&*servers[0], &new_match()).await;
            for round in 2..2 + ROUNDS {
                let (one, two) = tokio::join!(
                    servers[0].append(append(&kept, round, &["one"])),
                    servers[1].append(append(&kept, round, &["two"])),
                );
                let winner = match (one, two) {
                    (Ok(()), Err(StoreError::Conflict)) => "one",
                    (Err(StoreError::Conflict), Ok(())) => "two",
                    other => panic!("{other:?}"),
                };
                let last = servers[0].entries(&kept, round).await.unwrap();
                assert_eq!((last.len(), last[0].kept.body.as_str()), (1, winner));
            }
        });
    }
    while let Some(ended) = races.join_next().await {
        ended.unwrap();
    }
    for server in servers {
        server.close().await;
    }
}

#[test]
fn a_store_outlives_a_crash_of_its_database() {
    let mut postgres = Postgres::start().unwrap();
    let place = Place::server(&postgres);
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let (one, two) = runtime.block_on(async { tokio::join!(place.open(), place.open()) });
    let kept = runtime.block_on(add(&*one, &new_match()));
    let entries = runtime.block_on(one.entries(&kept, 0)).unwrap();

    postgres.crash().unwrap();
    let failed = runtime.block_on(one.append(append(&kept, 2, &["into the void"])));
    assert!(matches!(failed, Err(StoreError::Database(_))), "{failed:?}");
    postgres.start_again().unwrap();

    runtime.block_on(async {
        assert_eq!(one.entries(&kept, 0).await.unwrap(), entries);
        one.append(append(&kept, 2, &["again"])).await.unwrap();
        let heard = timeout(SOON, two.heard()).await.unwrap().unwrap();
        assert_eq!(heard, [], "anything may have changed");
        listens_again(&one, &two).await;
        one.close().await;
        two.close().await;
    });
}

async fn listens_again(one: &Arc<dyn Store>, two: &Arc<dyn Store>) {
    one.announce(&ids(2)).await.unwrap();
    hears(&**two, ids(2)).await;
}

#[test]
fn databases_that_are_no_store_are_refused() {
    let postgres = Postgres::start().unwrap();
    tell(async {
        let foreign = postgres.new_database().unwrap();
        execute(&foreign, "CREATE TABLE matches (fire TEXT)").await;
        assert!(refusal(&foreign).await.contains("already exists"));

        let newer = postgres.new_database().unwrap();
        store::open(Some(&newer), "".as_ref()).await.unwrap().close().await;
        execute(
            &newer,
            "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
             VALUES (9999, 'later', true, '', 0)",
        )
        .await;
        let reason = refusal(&newer).await;
        assert!(reason.contains("newer program") && reason.contains("9999"), "{reason}");

        let nowhere = newer.replace("/club", "/nowhere");
        let missing = store::open(Some(&nowhere), "".as_ref()).await.err();
        assert!(matches!(missing, Some(StoreError::Database(_))), "{missing:?}");
    });
}

async fn refusal(address: &str) -> String {
    match store::open(Some(address), "".as_ref()).await.err() {
        Some(StoreError::Schema(reason)) => reason,
        other => panic!("{other:?}"),
    }
}

async fn execute(address: &str, statement: &'static str) {
    let pool = sqlx::PgPool::connect(address).await.unwrap();
    sqlx::query(statement).execute(&pool).await.unwrap();
    pool.close().await;
}
