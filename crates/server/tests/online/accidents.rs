//! What must not happen, and what becomes of everybody if it does.

use std::sync::Arc;

use protocol::{Code, Do, SeatPlan, Terms};
use server::Config;
use server::matches::Pace;
use store::Sqlite;

use crate::double::{self, Leak};
use crate::fragile::Fragile;
use crate::house::{House, LONG, TempFile, config, first, pips, wait_for};

#[tokio::test]
async fn a_panic_in_one_match_is_its_own_affair() {
    let fragile = Arc::new(Fragile::new(Sqlite::in_memory().await.unwrap()));
    // Nobody has left just because it takes a while.
    let pace = Pace { absence: LONG, ..config().pace };
    let house = House::on(Config { pace, ..config() }, fragile.clone()).await;
    let (ada, bo, id) = house.two(Terms::default()).await;
    let (cleo, _, other) = house.two(Terms::default()).await;
    let mut live = bo.live(&id, None).await.unwrap();
    let number = first(&mut live).await.number;
    let panicked = ada.wish(&id, Do::Say { text: "panic!".into() }).await.unwrap_err();
    assert_eq!(panicked.code(), Some(Code::Internal));
    // The match is what its journal says, and goes on; the other one has not noticed.
    let snapshot = ada.snapshot(&id).await.unwrap();
    assert_eq!((snapshot.number, snapshot.said.len()), (number, 0));
    live.wish(Do::Say { text: "what was that?".into() }).await.unwrap();
    cleo.wish(&other, Do::Say { text: "all is well".into() }).await.unwrap();
    house.stop().await;
}

#[tokio::test]
async fn while_the_store_fails_nothing_is_told_and_afterwards_all_goes_on() {
    let fragile = Arc::new(Fragile::new(Sqlite::in_memory().await.unwrap()));
    let house = House::on(config(), fragile.clone()).await;
    let (ada, bo, id) = house.two(Terms::default()).await;
    let before = bo.snapshot(&id).await.unwrap();
    fragile.fail(true);
    let failed = ada.wish(&id, Do::Say { text: "lost".into() }).await.unwrap_err();
    assert_eq!(failed.code(), Some(Code::Unavailable));
    let page = ada.raw(hyper::Method::GET, "/health/ready", "", &[]).await.unwrap();
    assert_eq!(page.status, 503);
    fragile.fail(false);
    assert_eq!(bo.snapshot(&id).await.unwrap(), before);
    ada.wish(&id, Do::Say { text: "kept".into() }).await.unwrap();
    assert_eq!(bo.snapshot(&id).await.unwrap().said.len(), 1);
    house.stop().await;
}

#[tokio::test]
async fn a_match_goes_on_although_its_bots_panic() {
    let games = double::games("pips", Some(Leak::Bots));
    let house = House::with(Config { games, ..config() }).await;
    let ada = house.guest("Ada").await;
    let bots = [SeatPlan::Bot(1), SeatPlan::Bot(5)];
    let made = ada.create(&pips(&bots, Terms::default())).await.unwrap();
    let over = wait_for(&ada, &made.id, |it| it.info.ended.is_some()).await;
    assert_eq!(over.info.ended.unwrap().how, "played");
    house.stop().await;
}

#[tokio::test]
async fn who_sits_with_a_bot_that_can_do_nothing_can_still_end_the_match() {
    let games = double::games("pips", Some(Leak::Everything));
    let house = House::with(Config { games, ..config() }).await;
    let ada = house.guest("Ada").await;
    let seats = [SeatPlan::Me, SeatPlan::Bot(5)];
    let made = ada.create(&pips(&seats, Terms::default())).await.unwrap();
    ada.wish(&made.id, Do::Say { text: "are you asleep?".into() }).await.unwrap();
    ada.wish(&made.id, Do::Resign).await.unwrap();
    assert!(ada.snapshot(&made.id).await.unwrap().info.ended.is_some());
    house.stop().await;
}

#[tokio::test]
async fn a_result_that_a_server_could_not_keep_is_kept_by_the_next() {
    let file = TempFile::new();
    let fragile = Arc::new(Fragile::new(Sqlite::open(file.path()).await.unwrap()));
    let house = House::on(config(), fragile.clone()).await;
    let ada = house.stranger().account("Ada", "a long password").await.unwrap();
    let bo = house.stranger().account("Bo", "a long password").await.unwrap();
    let terms = Terms { rated: true, ..Terms::default() };
    let made = ada.create(&pips(&[SeatPlan::Me], terms)).await.unwrap();
    bo.join(&made.id, None).await.unwrap();
    fragile.fail_at_the_end();
    bo.wish(&made.id, Do::Resign).await.unwrap();
    house.stop().await;
    // Nobody asks for the match any more; its alarm rings.
    let house = House::in_file(file.path()).await;
    let me = ada.at(house.address()).me().await.unwrap().player;
    let rated = async {
        while house.stranger().player(&me).await.unwrap().ratings.is_empty() {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(LONG, rated).await.expect("it is rated");
    house.stop().await;
}
