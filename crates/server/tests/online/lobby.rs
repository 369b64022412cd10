//! Lists of matches.

use std::sync::Arc;
use std::time::Instant;

use client::Client;
use protocol::{Do, SeatPlan, Terms};
use server::Config;
use server::matches::Pace;
use tabletop::Seat;

use super::fragile::Fragile;
use super::house::{House, LONG, config, pips};

fn public() -> Terms {
    Terms { public: true, ..Terms::default() }
}

async fn listed(client: &Client) -> Vec<String> {
    client.lobby().await.unwrap().into_iter().map(|line| line.info.id).collect()
}

#[tokio::test]
async fn a_table_is_listed_as_soon_as_it_is_made_and_no_longer_when_it_is_full() {
    let house = House::open().await;
    let (ada, bo) = (house.guest("Ada").await, house.guest("Bo").await);
    // Everybody has just looked.
    assert_eq!(listed(&ada).await, [""; 0]);
    let made = ada.create(&pips(&[SeatPlan::Me], public())).await.unwrap();
    assert_eq!(listed(&ada).await, [made.id.as_str()]);
    assert_eq!(listed(&house.stranger()).await, [made.id.as_str()]);
    bo.join(&made.id, None).await.unwrap();
    assert_eq!(listed(&ada).await, [""; 0]);
    assert_eq!(listed(&bo).await, [""; 0]);
    house.stop().await;
}

#[tokio::test]
async fn the_lobby_is_the_newest_fifty_and_made_once_a_second_however_many_ask() {
    let fragile = Arc::new(Fragile::new().await);
    let pace = Pace { open_of_one: 100, ..config().pace };
    let house = House::on(Config { pace, ..config() }, fragile.clone()).await;
    let ada = house.guest("Ada").await;
    let mut made = Vec::new();
    for _ in 0..51 {
        made.push(ada.create(&pips(&[SeatPlan::Me], public())).await.unwrap().id);
    }
    made.reverse();
    let (before, began) = (fragile.n_lobbies(), Instant::now());
    for _ in 0..40 {
        assert_eq!(listed(&ada).await, made[..50]);
    }
    let n_made = u64::from(fragile.n_lobbies() - before);
    assert!(n_made <= 1 + began.elapsed().as_secs(), "made {n_made} times");
    house.stop().await;
}

#[tokio::test]
async fn a_stranger_has_no_matches() {
    let house = House::open().await;
    house.two(Terms::default()).await;
    let nobody = house.stranger();
    for stranger in [&nobody, &nobody.with_token("of nobody")] {
        assert_eq!(stranger.mine().await.unwrap(), []);
    }
    house.stop().await;
}

#[tokio::test]
async fn own_matches_are_listed_without_reading_their_journals() {
    let fragile = Arc::new(Fragile::new().await);
    let pace = Pace { absence: LONG, ..config().pace };
    let house = House::on(Config { pace, ..config() }, fragile.clone()).await;
    let (ada, bo, id) = house.two(Terms::default()).await;
    for n in 0..200 {
        ada.wish(&id, Do::Say { text: format!("word {n}") }).await.unwrap();
    }
    let line = async || {
        let before = fragile.n_read();
        let mine = bo.mine().await.unwrap();
        (mine[0].clone(), fragile.n_read() - before)
    };
    let (waiting, n_read) = line().await;
    assert!(n_read < 60, "{n_read} of 200 words");
    assert_eq!(
        (waiting.seat, waiting.my_turn, waiting.info.ended.is_some()),
        (Some(Seat::new(1)), true, false)
    );
    assert_eq!(waiting.info, bo.snapshot(&id).await.unwrap().info);
    let step = bo.snapshot(&id).await.unwrap().turn.step;
    let mv = bo.moves(&id).await.unwrap()[0].clone();
    bo.play(&id, step, &mv).await.unwrap();
    assert!(!line().await.0.my_turn, "as soon as he has moved");
    ada.wish(&id, Do::Resign).await.unwrap();
    let (over, n_read) = line().await;
    assert_eq!(
        (over.info.ended.as_ref().unwrap().ranks.as_slice(), n_read),
        ([2, 1].as_slice(), 0)
    );
    assert_eq!(over.info, bo.snapshot(&id).await.unwrap().info);
    house.stop().await;
}
