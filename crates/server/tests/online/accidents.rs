//! What must not happen, and what becomes of everybody if it does.

use std::sync::Arc;
use std::time::Duration;

use protocol::{Clock, Code, Do, How, News, SeatPlan, Terms, Told};
use server::matches::Pace;
use server::{Config, Limits};
use store::{Append, MatchId, NewEntry, Sqlite, Store as _};
use tabletop::Seat;

use super::fragile::Fragile;
use super::house::{House, LONG, TempFile, config, first, new_match, news, pips, until, wait_for};
use crate::leaks::double::{self, Leak};

#[tokio::test]
async fn a_panic_in_one_match_is_its_own_affair() {
    let fragile = Arc::new(Fragile::new().await);
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
    let fragile = Arc::new(Fragile::new().await);
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
async fn who_comes_back_while_the_store_fails_is_told_only_what_is_kept() {
    let fragile = Arc::new(Fragile::new().await);
    let house = House::on(config(), fragile.clone()).await;
    let (ada, bo, id) = house.two(Terms::default()).await;
    let mut live = ada.live(&id, None).await.unwrap();
    // He says nothing for so long that he is missed.
    until(&mut live, |told| match told {
        Told::Snapshot(it) => it.info.seats[1].away.then_some(()),
        told @ (Told::Update(_) | Told::Reply(_)) => {
            let is_he = |it: &News| matches!(it, News::Seat(info) if info.seat == Seat::new(1) && info.away);
            news(told).iter().any(is_he).then_some(())
        }
    })
    .await;
    let kept = live.number().unwrap();
    fragile.fail(true);
    // That he is back cannot be kept, nor read again.
    let seen = bo.snapshot(&id).await.unwrap();
    assert_eq!((seen.number, seen.info.seats[1].away), (kept, true));
    fragile.fail(false);
    let seen = wait_for(&bo, &id, |it| !it.info.seats[1].away).await;
    assert_eq!(seen.number, kept + 1);
    house.stop().await;
}

#[tokio::test]
async fn a_match_goes_on_although_its_bots_panic_or_insist_on_what_is_no_move() {
    for fault in [Leak::Bots, Leak::Hints] {
        let games = double::games("pips", Some(fault));
        let house = House::with(Config { games, ..config() }).await;
        let ada = house.guest("Ada").await;
        let bots = [SeatPlan::Bot(1), SeatPlan::Bot(5)];
        let made = ada.create(&pips(&bots, Terms::default())).await.unwrap();
        let over = wait_for(&ada, &made.id, |it| it.info.ended.is_some()).await;
        assert_eq!(over.info.ended.unwrap().how, How::Played);
        house.stop().await;
    }
}

#[tokio::test]
async fn a_panic_while_a_bot_moves_ends_with_the_match_read_again() {
    let fragile = Arc::new(Fragile::new().await);
    let house = House::on(config(), fragile.clone()).await;
    let (ada, bo) = (house.guest("Ada").await, house.guest("Bo").await);
    fragile.panic_at_second_seat();
    let seats = [SeatPlan::Me, SeatPlan::Bot(1)];
    let made = ada.create(&pips(&seats, Terms::default())).await.unwrap();
    let mut live = bo.live(&made.id, None).await.unwrap();
    // Whoever looks on is cut off and comes back; then the bot moves after all.
    let step = until(&mut live, |told| match told {
        Told::Snapshot(it) => (it.turn.to_act == [Seat::new(0)]).then_some(it.turn.step),
        Told::Update(it) => (it.turn.to_act == [Seat::new(0)]).then_some(it.turn.step),
        Told::Reply(_) => None,
    })
    .await;
    let moves = ada.moves(&made.id).await.unwrap();
    ada.play(&made.id, step, &moves[0]).await.unwrap();
    house.stop().await;
}

#[tokio::test]
async fn a_server_stops_although_its_store_does_not_answer() {
    let fragile = Arc::new(Fragile::new().await);
    let limits = Limits { stop_time: Duration::from_millis(200), ..config().limits };
    let house = House::on(Config { limits, ..config() }, fragile.clone()).await;
    let (ada, _, id) = house.two(Terms::default()).await;
    let waits = tokio::spawn(async move { ada.wish(&id, Do::Say { text: "hold!".into() }).await });
    fragile.held().await;
    house.stop().await;
    waits.abort();
}

#[tokio::test]
async fn a_match_that_is_busy_hears_of_other_servers_afterwards() {
    let fragile = Arc::new(Fragile::new().await);
    let pace = Pace { absence: LONG, ..config().pace };
    let house = House::on(Config { pace, ..config() }, fragile.clone()).await;
    let (ada, bo, id) = house.two(Terms::default()).await;
    let mut live = bo.live(&id, None).await.unwrap();
    first(&mut live).await;
    fragile.listens().await;
    let busy = {
        let id = id.clone();
        tokio::spawn(async move { ada.wish(&id, Do::Say { text: "hold!".into() }).await })
    };
    fragile.held().await;
    // Meanwhile another server writes, and says so.
    let id: MatchId = id.parse().unwrap();
    let kept = fragile.inner.find_match(id).await.unwrap().unwrap();
    let entries = fragile.inner.entries(&kept, 0).await.unwrap();
    let body = r#"{"what":"said","by":0,"name":"Ada","text":"from afar"}"#;
    let entry = NewEntry { at: kept.made, command: None, body: body.into() };
    let number = kept.number;
    let append =
        Append { number, first: entries.len() as u64, entries: vec![entry], summary: None };
    fragile.inner.append(append).await.unwrap();
    fragile.announce_from_afar(id);
    fragile.listens().await;
    fragile.release();
    until(&mut live, |told| {
        let is_it = |it: &News| matches!(it, News::Said { text, .. } if text == "from afar");
        news(told).iter().any(is_it).then_some(())
    })
    .await;
    busy.await.unwrap().unwrap();
    house.stop().await;
}

#[tokio::test]
async fn what_is_due_comes_before_what_is_wished_after_it() {
    let fragile = Arc::new(Fragile::new().await);
    let house = House::on(config(), fragile.clone()).await;
    let (ada, bo) = (house.guest("Ada").await, house.guest("Bo").await);
    let options = [("mode", "base"), ("seats", "2"), ("start", "0")];
    let clock = Clock { per_move: Some(1), ..Clock::default() };
    let terms = Terms { clock, grace: 0, ..Terms::default() };
    let new = new_match("ingenious", &options, &[SeatPlan::Me], terms);
    let id = ada.create(&new).await.unwrap().id;
    bo.join(&id, None).await.unwrap();
    // While the match is busy, her time runs out. Only then he gives up.
    let say = Do::Say { text: "hold!".into() };
    let busy = {
        let (bo, id) = (bo.clone(), id.clone());
        tokio::spawn(async move { bo.wish(&id, say).await })
    };
    fragile.held().await;
    tokio::time::sleep(Duration::from_millis(1100)).await;
    let resigns = {
        let (bo, id) = (bo.clone(), id.clone());
        tokio::spawn(async move { bo.wish(&id, Do::Resign).await })
    };
    // His wish is on its way when the match comes back to life.
    tokio::task::yield_now().await;
    fragile.release();
    busy.await.unwrap().unwrap();
    assert_eq!(resigns.await.unwrap().unwrap_err().code(), Some(Code::Over));
    let ended = bo.snapshot(&id).await.unwrap().info.ended.unwrap();
    assert_eq!((ended.how, ended.ranks.as_slice()), (How::Time, [2, 1].as_slice()));
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
    let fragile = Arc::new(Fragile::on(Sqlite::open(file.path()).await.unwrap()));
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
