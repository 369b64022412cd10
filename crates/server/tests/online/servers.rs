//! Two servers on one PostgreSQL: players of one match are at different ones, and one of them goes.

use std::path::Path;

use client::Live;
use postgres_for_tests::Postgres;
use protocol::{Do, News, SeatPlan, Terms};

use crate::house::{House, config, first, news, pips, play_any, until, wait_for};

async fn house(database: &str) -> House {
    House::on(config(), store::open(Some(database), Path::new("")).await.unwrap()).await
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

#[tokio::test]
async fn players_of_one_match_are_at_two_servers_and_one_of_them_goes() {
    let postgres = Postgres::start().unwrap();
    let database = postgres.new_database().unwrap();
    let (a, b) = (house(&database).await, house(&database).await);
    let (ada, bo) = (a.guest("Ada").await, b.guest("Bo").await);
    let made = ada.create(&pips(&[SeatPlan::Me], Terms::default())).await.unwrap();
    bo.join(&made.id, None).await.unwrap();
    let mut lives =
        [ada.live(&made.id, None).await.unwrap(), bo.live(&made.id, None).await.unwrap()];
    let mut step = 0;
    for live in &mut lives {
        step = step.max(first(live).await.turn.step);
    }
    // Both write at the same time, and everything is kept once.
    all_talk(&mut lives, 10).await;
    let said = wait_for(&ada, &made.id, |it| it.said.len() >= 20).await.said;
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
    let mut to_act = ada.snapshot(&made.id).await.unwrap().turn.to_act;
    for n in 0..4 {
        let seat = usize::from(to_act[0]);
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
    lives[0] = ada.live(&made.id, Some(known)).await.unwrap();
    let mut n = 0;
    while let Some(&seat) = to_act.first() {
        n += 1;
        (to_act, step) = play_any(&mut lives[usize::from(seat)], step, n).await.expect("his turn");
    }
    let over = ada.snapshot(&made.id).await.unwrap();
    assert_eq!(over.info.ended.unwrap().how, "played");
    b.stop().await;
}
