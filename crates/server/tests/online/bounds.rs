//! How much one guest can make of the server, or of others.

use client::{Client, ClientError, Live};
use protocol::{Code, Do, Outcome, SeatPlan, Terms};
use server::matches::Pace;
use server::{Config, Limits, Rate};

use super::house::{House, config, first, pips};

fn refused<T>(result: Result<T, ClientError>) -> Option<Code> {
    result.err().and_then(|error| error.code())
}

/// Wishes the same until it is refused, which it must be at last.
async fn until_refused(live: &mut Live, wish: Do, most: u32) -> Option<Code> {
    for _ in 0..most {
        if let Err(error) = live.wish(wish.clone()).await {
            return error.code();
        }
    }
    None
}

#[tokio::test]
async fn nobody_makes_more_matches_than_there_is_room_for_and_others_still_can() {
    let pace = Pace { open_of_one: 2, live_of_one: 1, ..config().pace };
    let house = House::with(Config { pace, ..config() }).await;
    let (ada, bo) = (house.guest("Ada").await, house.guest("Bo").await);
    let open = pips(&[SeatPlan::Open, SeatPlan::Open], Terms { public: true, ..Terms::default() });
    let first = ada.create(&open).await.unwrap();
    ada.create(&open).await.unwrap();
    assert_eq!(refused(ada.create(&open).await), Some(Code::Limit));
    bo.create(&open).await.unwrap();

    // It is played now, and then it is over: each time there is room again, or not.
    ada.join(&first.id, None).await.unwrap();
    bo.join(&first.id, None).await.unwrap();
    assert_eq!(refused(ada.create(&open).await), Some(Code::Limit), "one is played");
    bo.wish(&first.id, Do::Resign).await.unwrap();
    ada.create(&open).await.unwrap();
    assert_eq!(refused(ada.wish(&first.id, Do::REMATCH).await), Some(Code::Limit));
    house.stop().await;
}

#[tokio::test]
async fn nobody_fills_the_lobby_from_one_address_however_many_guests_he_is() {
    let limits = Limits { open_of_one: 2, ..config().limits };
    let proxies = vec!["127.0.0.1".parse().unwrap()];
    let house = House::with(Config { limits, proxies, ..config() }).await;
    let public = pips(&[SeatPlan::Me], Terms { public: true, ..Terms::default() });
    let (ada, bo) = (house.guest("Ada").await, house.guest("Bo").await);
    let one = ada.create(&public).await.unwrap();
    let eve = house.guest("Eve").await;
    // Not even by asking for several at once.
    let at_once = tokio::join!(bo.create(&public), eve.create(&public), bo.create(&public));
    let at_once = [at_once.0, at_once.1, at_once.2];
    assert_eq!(at_once.iter().filter(|made| made.is_ok()).count(), 1);
    assert_eq!(refused(eve.create(&public).await), Some(Code::Limit));
    // By a link, friends still meet; and from elsewhere everybody can.
    eve.create(&pips(&[SeatPlan::Me], Terms::default())).await.unwrap();
    let body = serde_json::to_string(&public).unwrap();
    let elsewhere = [("x-forwarded-for", "192.0.2.7")];
    let answer = eve.raw(hyper::Method::POST, "/api/matches", &body, &elsewhere).await.unwrap();
    assert_eq!(answer.status, 201);
    // A full table makes room, but not for two.
    eve.join(&one.id, None).await.unwrap();
    eve.wish(&one.id, Do::Resign).await.unwrap();
    ada.wish(&one.id, Do::REMATCH).await.unwrap();
    assert_eq!(refused(ada.create(&public).await), Some(Code::Limit));
    house.stop().await;
}

#[tokio::test]
async fn a_next_match_costs_as_much_as_a_new_one() {
    let limits = Limits { costly: Rate::new(1, 4), ..config().limits };
    let house = House::with(Config { limits, ..config() }).await;
    let (ada, bo, id) = house.two(Terms::default()).await;
    bo.wish(&id, Do::Resign).await.unwrap();
    let mut live = ada.live(&id, None).await.unwrap();
    first(&mut live).await;
    assert_eq!(until_refused(&mut live, Do::REMATCH, 100).await, Some(Code::TooMany));
    let over_http = async {
        loop {
            if let Err(error) = ada.wish(&id, Do::REMATCH).await {
                return error.code();
            }
        }
    };
    assert_eq!(over_http.await, Some(Code::TooMany));
    house.stop().await;
}

#[tokio::test]
async fn before_the_beginning_only_so_much_happens_and_nobody_is_locked_out() {
    let house = House::open().await;
    let (ada, bo) = (house.guest("Ada").await, house.guest("Bo").await);
    let id = ada.create(&pips(&[SeatPlan::Me], Terms::default())).await.unwrap().id;
    let mut live = ada.live(&id, None).await.unwrap();
    first(&mut live).await;
    let say = Do::Say { text: "hello".into() };
    assert_eq!(until_refused(&mut live, say.clone(), 600).await, Some(Code::Limit));
    assert_eq!(refused(ada.wish(&id, Do::Leave).await), Some(Code::Limit));
    bo.join(&id, None).await.unwrap();
    assert!(bo.snapshot(&id).await.unwrap().info.begun);
    ada.wish(&id, say).await.unwrap();
    house.stop().await;
}

#[tokio::test]
async fn of_a_log_that_is_all_wrong_little_is_said() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let head = "clubhouse-log 1\ngame pips\nrules 1\noptions seats=2\n";
    let log = format!("{head}{}", "x\n".repeat(500_000));
    let answer = ada.raw(hyper::Method::POST, "/api/import", &log, &[]).await.unwrap();
    assert_eq!(answer.status.as_u16(), 400);
    assert!(answer.text.contains("log/invalid") && answer.text.contains("and so on"));
    assert!(answer.text.len() < 20_000, "{}", answer.text.len());
    house.stop().await;
}

#[tokio::test]
async fn sockets_behind_a_proxy_and_what_is_said_over_them_are_counted_by_client() {
    let limits =
        Limits { connections_of_one: 2, messages_of_one: Rate::new(1, 5), ..config().limits };
    let proxies = vec!["127.0.0.1".parse().unwrap()];
    let house = House::with(Config { limits, proxies, ..config() }).await;
    let (ada, bo, id) = house.two(Terms::default()).await;
    let mut one = ada.live(&id, None).await.unwrap();
    let mut two = bo.live(&id, None).await.unwrap();
    assert_eq!(refused(ada.live(&id, None).await.map(drop)), Some(Code::Limit));
    let mut codes = Vec::new();
    for live in [&mut one, &mut two] {
        first(live).await;
        codes.push(until_refused(live, Do::Moves, 100).await);
    }
    assert_eq!(codes, [Some(Code::TooMany); 2], "what one has said, the other cannot");
    drop(one);
    // Somebody who has gone makes room.
    while let Some(code) = refused(ada.live(&id, None).await.map(drop)) {
        assert_eq!(code, Code::Limit);
    }
    house.stop().await;
}

#[tokio::test]
async fn who_logs_out_hears_no_more() {
    let house = House::open().await;
    let (ada, bo, id) = house.two(Terms::default()).await;
    let [mut his, mut hers] =
        [bo.live(&id, None).await.unwrap(), ada.live(&id, None).await.unwrap()];
    first(&mut his).await;
    first(&mut hers).await;
    ada.log_out().await.unwrap();
    while hers.receive().await.unwrap().is_some() {}
    assert_eq!(u16::from(hers.farewell().unwrap().code), 1001);
    assert!(matches!(his.wish(Do::Moves).await, Ok(Outcome::Moves(_))), "others stay");
    house.stop().await;
}

#[tokio::test]
async fn where_the_next_match_is_only_players_are_told() {
    let house = House::open().await;
    let (ada, bo, id) = house.two(Terms::default()).await;
    bo.wish(&id, Do::Resign).await.unwrap();
    let before = ada.snapshot(&id).await.unwrap().number;
    ada.wish(&id, Do::REMATCH).await.unwrap();
    let told = async |who: &Client| {
        let snapshot = who.snapshot(&id).await.unwrap();
        let updates = serde_json::to_string(&who.updates(&id, before, 0).await.unwrap()).unwrap();
        (snapshot.info.rematch.is_some(), updates.contains("rematch"))
    };
    assert_eq!(told(&bo).await, (true, true));
    assert_eq!(told(&house.stranger()).await, (false, false));
    house.stop().await;
}
