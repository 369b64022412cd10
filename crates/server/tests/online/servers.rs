//! Two servers on one PostgreSQL: players of one match are at different ones, and one of them goes.

use std::path::Path;
use std::time::Duration;

use client::{Client, Live};
use hyper::Method;
use postgres_for_tests::Postgres;
use protocol::{Do, How, NewMatch, News, SeatInfo, SeatPlan, Terms};
use server::Config;
use server::matches::Pace;
use store::Entry;
use tabletop::Seat;

use super::house::{
    House, config, first, new_match, news, pips, play_any, turn_at, until, wait_for,
};

async fn house(database: &str) -> House {
    house_at_pace(database, config().pace).await
}

async fn house_at_pace(database: &str, pace: Pace) -> House {
    let store = store::open(Some(database), Path::new("")).await.unwrap();
    House::on(Config { pace, ..config() }, store).await
}

/// What is kept of a match.
async fn journal(database: &str, id: &str) -> Vec<Entry> {
    let store = store::open(Some(database), Path::new("")).await.unwrap();
    let kept = store.find_match(id.parse().unwrap()).await.unwrap().unwrap();
    let entries = store.entries(&kept, 0).await.unwrap();
    store.close().await;
    entries
}

/// Everybody says something at once, again and again.
async fn all_talk(lives: &mut [Live; 2], n: usize) {
    let [one, two] = lives;
    for i in 0..n {
        let say = |name: &str| Do::Say { text: format!("{name} {i}") };
        let (a, b) = tokio::join!(one.wish(say("ada")), two.wish(say("bo")));
        assert!(a.is_ok() && b.is_ok(), "{a:?} {b:?}");
    }
}

/// Ada and Bo at a table of two, each at a server of his own, their lines to it, and how far it is.
async fn sit_apart(a: &House, b: &House) -> ([Client; 2], String, [Live; 2], usize) {
    let (ada, bo) = (a.guest("Ada").await, b.guest("Bo").await);
    let id = ada.create(&pips(&[SeatPlan::Me], Terms::default())).await.unwrap().id;
    bo.join(&id, None).await.unwrap();
    let mut lives = [ada.live(&id, None).await.unwrap(), bo.live(&id, None).await.unwrap()];
    let mut step = 0;
    for live in &mut lives {
        step = step.max(first(live).await.turn.step);
    }
    ([ada, bo], id, lives, step)
}

#[tokio::test]
async fn servers_do_not_dispute_for_ever_who_is_where() {
    let postgres = Postgres::start().unwrap();
    let database = postgres.new_database().unwrap();
    let (a, b) = (house(&database).await, house(&database).await);
    let ([_, bo], id, _lives, _) = sit_apart(&a, &b).await;
    // Each server misses the other's player once at most, and is told that he is there: long after that, nothing more
    // has been written.
    tokio::time::sleep(8 * config().pace.absence).await;
    let is_there = |seat: &SeatInfo| !seat.away && seat.bot.is_none();
    wait_for(&bo, &id, |it| it.info.seats.iter().all(is_there)).await;
    let journal = journal(&database, &id).await;
    let times = |what: &str, seat: usize| {
        let body = format!(r#"{{"what":"{what}","seat":{seat}}}"#);
        journal.iter().filter(|entry| entry.kept.body == body).count()
    };
    // Bo's server knew of Ada from the beginning; Ada's may have known him only as somebody who is there.
    assert_eq!((times("left", 0), times("returned", 0)), (1, 1));
    assert!(times("left", 1) <= 1 && times("returned", 1) <= 1);
    a.stop().await;
    b.stop().await;
}

#[tokio::test]
async fn players_of_one_match_are_at_two_servers_and_one_of_them_goes() {
    let postgres = Postgres::start().unwrap();
    let database = postgres.new_database().unwrap();
    let (a, b) = (house(&database).await, house(&database).await);
    let ([ada, _], id, mut lives, mut step) = sit_apart(&a, &b).await;
    // Both write at the same time, and everything is kept once.
    all_talk(&mut lives, 10).await;
    let said = wait_for(&ada, &id, |it| it.said.len() >= 20).await.said;
    let mut texts: Vec<String> = said
        .iter()
        .filter_map(|it| match it {
            News::Said { text, .. } => Some(text.clone()),
            _ => None,
        })
        .collect();
    texts.sort_unstable();
    texts.dedup();
    assert_eq!((said.len(), texts.len()), (20, 20));
    let mut to_act = ada.snapshot(&id).await.unwrap().turn.to_act;
    for n in 0..4 {
        let seat = to_act[0].index();
        (to_act, step) = play_any(&mut lives[seat], step, n).await.expect("his turn");
        // The other hears of it at the other server.
        let other = &mut lives[1 - seat];
        until(other, |told| {
            news(told)
                .iter()
                .any(|it| matches!(it, News::Step { step: s, .. } if *s == step))
                .then_some(())
        })
        .await;
    }
    // One server goes; whoever was there goes on at the other, from where he was.
    let known = lives[0].number().unwrap();
    a.stop().await;
    let ada = ada.at(b.address());
    lives[0] = ada.live(&id, Some(known)).await.unwrap();
    let mut n = 0;
    while let Some(&seat) = to_act.first() {
        n += 1;
        (to_act, step) = play_any(&mut lives[seat.index()], step, n).await.expect("his turn");
    }
    let over = ada.snapshot(&id).await.unwrap();
    assert_eq!(over.info.ended.unwrap().how, How::Played);
    b.stop().await;
}

/// A person and a bot, the person first; they take turns.
fn against_a_bot() -> NewMatch {
    let options = [("mode", "base"), ("seats", "2"), ("start", "0")];
    new_match("ingenious", &options, &[SeatPlan::Me, SeatPlan::Bot(1)], Terms::default())
}

#[tokio::test]
async fn a_server_that_nobody_is_at_leaves_bots_to_the_other() {
    let postgres = Postgres::start().unwrap();
    let database = postgres.new_database().unwrap();
    let pace = Pace { bot_patience: Duration::from_hours(1), ..config().pace };
    let (a, b) =
        (house_at_pace(&database, pace.clone()).await, house_at_pace(&database, pace).await);
    let ada = a.guest("Ada").await;
    let made = ada.create(&against_a_bot()).await.unwrap();
    let mut live = ada.live(&made.id, None).await.unwrap();
    let turn = first(&mut live).await.turn;
    let (mut to_act, mut step) = (turn.to_act, turn.step);
    while !to_act.is_empty() {
        let next = live.number().unwrap() + 1;
        (to_act, step) = match to_act[0].number() {
            0 => play_any(&mut live, step, 0).await.expect("her turn"),
            _ => turn_at(&mut live, next).await,
        };
    }
    let metrics = b.stranger().raw(Method::GET, "/metrics", "", &[]).await.unwrap().text;
    assert!(metrics.contains("\nclubhouse_live_matches 0\n"), "it has woken it: {metrics}");
    a.stop().await;
    b.stop().await;
}

#[tokio::test]
async fn a_bot_that_another_server_should_have_asked_is_asked_when_that_had_its_time() {
    const PATIENCE: i64 = 700;
    let postgres = Postgres::start().unwrap();
    let database = postgres.new_database().unwrap();
    let patience = Duration::from_millis(PATIENCE.unsigned_abs());
    let quick = Pace { bot_patience: patience, ..config().pace };
    let asleep = Pace { bot_pause: Duration::from_hours(1), ..quick.clone() };
    let (a, b) = (house_at_pace(&database, asleep).await, house_at_pace(&database, quick).await);
    let (ada, bo) = (a.guest("Ada").await, b.guest("Bo").await);
    let made = ada.create(&against_a_bot()).await.unwrap();
    // He looks on, so that his server carries the match, too, and hears at once whose turn it is.
    let mut looks = bo.live(&made.id, None).await.unwrap();
    first(&mut looks).await;
    let mut live = ada.live(&made.id, None).await.unwrap();
    let mut turn = (vec![Seat::new(0)], first(&mut live).await.turn.step);
    while turn.0 == [Seat::new(0)] {
        turn = play_any(&mut live, turn.1, 0).await.expect("her turn");
    }
    let number = live.number().unwrap() + 1;
    turn_at(&mut looks, number).await;
    let entries = journal(&database, &made.id).await;
    let is_bots = |entry: &Entry| entry.kept.body.contains(r#""line":"1\t"#);
    let i = entries.iter().position(is_bots).expect("the bot has moved");
    let waited = entries[i].kept.at.since(entries[i - 1].kept.at);
    assert!(waited >= PATIENCE, "it was asked after {waited} ms");
    a.stop().await;
    b.stop().await;
}
