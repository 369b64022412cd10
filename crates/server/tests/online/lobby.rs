//! Lists of matches.

use std::sync::Arc;
use std::time::Instant;

use client::Client;
use protocol::{SeatPlan, Terms};
use server::Config;
use server::matches::Pace;

use crate::fragile::Fragile;
use crate::house::{House, config, pips};

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
