//! What nobody came back to is forgotten, also where somebody still looks at it.

use std::sync::Arc;
use std::time::Duration;

use client::ClientError;
use protocol::{Code, Do, SeatPlan, Terms};
use server::{Config, Lifetimes};
use store::{Millis, PlayerId, Sqlite, Store};

use super::house::{House, LONG, config, first, pips};

/// It is looked for old things all the time, but for none if nothing else is said.
fn hasty() -> Lifetimes {
    Lifetimes { open_matches: None, guests: None, every: Duration::from_millis(5) }
}

async fn house(lifetimes: Lifetimes) -> (House, Arc<dyn Store>) {
    let store: Arc<dyn Store> = Arc::new(Sqlite::in_memory().await.unwrap());
    (House::on(Config { lifetimes, ..config() }, store.clone()).await, store)
}

fn code<T>(answer: Result<T, ClientError>) -> Option<Code> {
    match answer {
        Ok(_) => None,
        Err(ClientError::Refused(problem)) => Some(problem.code),
        Err(error) => panic!("{error}"),
    }
}

/// Waits until something is gone.
async fn until_gone(is_there: impl AsyncFn() -> bool) {
    let search = async {
        while is_there().await {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(LONG, search).await.expect("it is forgotten in time");
}

#[tokio::test]
async fn a_match_that_never_began_is_forgotten_and_no_other() {
    let lifetimes = Lifetimes { open_matches: Some(Duration::ZERO), ..hasty() };
    let (house, store) = house(lifetimes).await;
    let ada = house.guest("Ada").await;
    let bea = house.stranger().account("Bea", "long enough").await.unwrap();
    let bot = [SeatPlan::Me, SeatPlan::Bot(1)];
    let begun = ada.create(&pips(&bot, Terms::default())).await.unwrap();
    let hers = bea.create(&pips(&[SeatPlan::Me], Terms::default())).await.unwrap();
    let opened = ada.create(&pips(&[SeatPlan::Me], Terms::default())).await.unwrap();
    let id = opened.id.parse().unwrap();
    until_gone(async || store.find_match(id).await.unwrap().is_some()).await;
    assert_eq!(code(ada.snapshot(&opened.id).await), Some(Code::NoMatch));
    // They are as old, and would have gone before it.
    assert_eq!(code(ada.snapshot(&begun.id).await), None);
    assert_eq!(code(bea.snapshot(&hers.id).await), None);
    house.stop().await;
}

#[tokio::test]
async fn who_still_looks_at_a_forgotten_match_is_told_that_there_is_none() {
    let (house, store) = house(hasty()).await;
    let ada = house.guest("Ada").await;
    let made = ada.create(&pips(&[SeatPlan::Me], Terms::default())).await.unwrap();
    let mut live = ada.live(&made.id, None).await.unwrap();
    first(&mut live).await;
    assert_eq!(store.forget_matches(Millis(i64::MAX), 9).await.unwrap(), 1);
    let said = live.wish(Do::Say { text: "hello?".into() }).await;
    assert_eq!(code(said), Some(Code::NoMatch));
    assert_eq!(code(ada.snapshot(&made.id).await), Some(Code::NoMatch));
    house.stop().await;
}

#[tokio::test]
async fn a_guest_who_left_nothing_behind_is_a_stranger_again() {
    let lifetimes = Lifetimes { guests: Some(Duration::from_hours(24)), ..hasty() };
    let (house, store) = house(lifetimes).await;
    let (ada, bo) = (house.guest("Ada").await, house.guest("Bo").await);
    let his: PlayerId = bo.me().await.unwrap().player.parse().unwrap();
    // As if he had not been here for half a century.
    assert!(store.see_player(his, Millis(0)).await.unwrap());
    until_gone(async || store.player(his).await.unwrap().is_some()).await;
    assert_eq!(code(bo.me().await), Some(Code::Stranger));
    assert_eq!(code(ada.me().await), None);
    house.stop().await;
}

#[tokio::test]
async fn who_comes_back_is_seen() {
    let (house, store) = house(hasty()).await;
    let ada = house.guest("Ada").await;
    let id: PlayerId = ada.me().await.unwrap().player.parse().unwrap();
    assert!(store.see_player(id, Millis(0)).await.unwrap());
    ada.me().await.unwrap();
    let seen = store.player(id).await.unwrap().unwrap().seen;
    assert!(seen > Millis(0), "{seen:?}");
    house.stop().await;
}
