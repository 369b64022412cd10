//! What people do with each other besides playing: taking back, playing again, accounts, notes, logs, the daily deal.

use std::collections::BTreeSet;

use client::Client;
use hyper::Method;
use protocol::{Code, Do, How, Me, News, Outcome, SeatPlan, Sitter, Terms};
use server::Config;
use table::Games;
use tabletop::{Seat, Seed, hex};

use super::house::{House, config, first, news, pips, until, wait_for};

/// Everybody who is to act makes the first move there is, until the match is over.
async fn play_out(players: &[Client], id: &str) {
    loop {
        let snapshot = players[0].snapshot(id).await.unwrap();
        let Some(&seat) = snapshot.turn.to_act.first() else { break };
        let Some(player) = players.get(seat.index()) else {
            // A bot's turn.
            drop(players[0].updates(id, snapshot.number, 5).await);
            continue;
        };
        let moves = player.moves(id).await.unwrap();
        player.play(id, snapshot.turn.step, &moves[0]).await.unwrap();
    }
}

#[tokio::test]
async fn one_goes_back_alone_where_nothing_was_learned_and_together_where_all_agree() {
    let house = House::open().await;
    let (ada, bo, id) = house.two(Terms::default()).await;
    let step = ada.snapshot(&id).await.unwrap().turn.step;
    let mv = ada.moves(&id).await.unwrap()[0].clone();
    ada.play(&id, step, &mv).await.unwrap();
    let turn = ada.snapshot(&id).await.unwrap().turn;
    assert_eq!(turn.undo, [step]);
    assert!(bo.snapshot(&id).await.unwrap().turn.undo.is_empty());
    ada.wish(&id, Do::Undo { to: step }).await.unwrap();
    assert_eq!(ada.snapshot(&id).await.unwrap().turn.step, step);

    // What was sent before time ran back is not made after it.
    let stale = ada.play(&id, step, &mv).await.unwrap_err();
    assert_eq!(stale.code(), Some(Code::Stale));
    for player in [&ada, &bo] {
        let turn = player.snapshot(&id).await.unwrap().turn;
        let mv = player.moves(&id).await.unwrap()[0].clone();
        player.play_at(&id, &turn, &mv).await.unwrap();
    }
    let refused = ada.wish(&id, Do::Undo { to: step }).await.unwrap_err();
    assert_eq!(refused.code(), Some(Code::NotNow));
    let mut live = bo.live(&id, None).await.unwrap();
    first(&mut live).await;
    ada.wish(&id, Do::AskBack { to: step }).await.unwrap();
    let asked = until(&mut live, |told| {
        news(told).iter().find_map(|it| match it {
            News::Asked { seat, to } => Some((*seat, *to)),
            _ => None,
        })
    });
    assert_eq!(asked.await, (Some(Seat::new(0)), step));
    live.wish(Do::AnswerBack { to: step, yes: true }).await.unwrap();
    assert_eq!(ada.snapshot(&id).await.unwrap().turn.step, step);
    house.stop().await;
}

#[tokio::test]
async fn a_rematch_is_one_match_however_many_ask_for_it() {
    let house = House::open().await;
    let (ada, bo, id) = house.two(Terms::default()).await;
    bo.wish(&id, Do::Resign).await.unwrap();
    let ended = ada.snapshot(&id).await.unwrap().info.ended.unwrap();
    assert_eq!((ended.how, ended.ranks.as_slice()), (How::Resigned, [1, 2].as_slice()));
    let (one, two) = tokio::join!(ada.wish(&id, Do::REMATCH), bo.wish(&id, Do::REMATCH));
    let (Ok(Outcome::Rematch { id: next }), Ok(Outcome::Rematch { id: same })) = (one, two) else {
        panic!("there is no next match")
    };
    assert_eq!(next, same);
    assert_ne!(next, id);
    let info = ada.snapshot(&id).await.unwrap().info;
    assert_eq!(info.rematch, Some(next.clone()));
    let (one, two) = (ada.join(&next, None).await.unwrap(), bo.join(&next, None).await.unwrap());
    assert_eq!(
        (one.seat, two.seat),
        (Seat::new(1), Seat::new(0)),
        "everybody sits one seat further"
    );
    assert!(ada.snapshot(&next).await.unwrap().info.begun);
    house.stop().await;
}

#[tokio::test]
async fn accounts_keep_seats_and_have_ratings() {
    let house = House::open().await;
    let guest = house.guest("Ada").await;
    let terms = Terms { rated: true, ..Terms::default() };
    let refused = guest.create(&pips(&[SeatPlan::Me], terms.clone())).await.unwrap_err();
    assert_eq!(refused.code(), Some(Code::NeedsAccount));
    let seated = guest.create(&pips(&[SeatPlan::Me], Terms::default())).await.unwrap();
    let ada = guest.account("Ada L", "a long password").await.unwrap();
    let me = ada.me().await.unwrap();
    assert_eq!((me.name.as_str(), me.guest), ("Ada L", false));
    assert_eq!(me.player, guest.me().await.unwrap().player, "the same player");
    let taken = house.stranger().account("ada l", "another password").await.map(drop);
    assert_eq!(taken.unwrap_err().code(), Some(Code::NameTaken));
    let short = house.stranger().account("Cleo", "short").await.map(drop);
    assert_eq!(short.unwrap_err().code(), Some(Code::BadName));
    for (name, password) in [("Ada L", "wrong password"), ("Nobody", "a long password")] {
        let wrong = house.stranger().log_in(name, password).await.map(drop);
        assert_eq!(wrong.unwrap_err().code(), Some(Code::WrongPassword));
    }
    // Elsewhere, by name and password, it is the same player with the same seat.
    let ada = house.stranger().log_in("ADA L", "a long password").await.unwrap();
    assert_eq!(ada.mine().await.unwrap()[0].info.id, seated.id);
    assert_eq!(ada.mine().await.unwrap()[0].seat, Some(Seat::new(0)));
    let made = ada.create(&pips(&[SeatPlan::Me], terms)).await.unwrap();
    let refused = house.guest("Eve").await.join(&made.id, None).await.unwrap_err();
    assert_eq!(refused.code(), Some(Code::NeedsAccount));
    let bo = house.stranger().account("Bo", "a long password").await.unwrap();
    bo.join(&made.id, None).await.unwrap();
    let hint = ada.wish(&made.id, Do::Hint).await.unwrap_err();
    assert_eq!(hint.code(), Some(Code::NotNow), "no hints where it counts");
    bo.wish(&made.id, Do::Resign).await.unwrap();
    let rated = async {
        loop {
            let ada = ada.player(&me.player).await.unwrap();
            if !ada.ratings.is_empty() {
                return ada.ratings[0].clone();
            }
            tokio::task::yield_now().await;
        }
    };
    let rating = tokio::time::timeout(super::house::LONG, rated).await.unwrap();
    assert!(rating.rating > 25.0 && rating.matches == 1 && rating.game == "pips");
    let bo = ada.player(&bo.me().await.unwrap().player).await.unwrap();
    assert!(bo.ratings[0].rating < 25.0 && !bo.guest);
    house.stop().await;
}

#[tokio::test]
async fn notes_are_ones_own() {
    let house = House::open().await;
    let (ada, bo, id) = house.two(Terms::default()).await;
    ada.set_note(&id, "he bluffs\nalways").await.unwrap();
    assert_eq!(ada.note(&id).await.unwrap(), "he bluffs\nalways");
    assert_eq!(bo.note(&id).await.unwrap(), "");
    assert_eq!(ada.snapshot(&id).await.unwrap().note.as_deref(), Some("he bluffs\nalways"));
    assert_eq!(house.stranger().snapshot(&id).await.unwrap().note, None);
    let long = ada.set_note(&id, &"x".repeat(4001)).await.unwrap_err();
    assert_eq!(long.code(), Some(Code::Malformed));
    house.stop().await;
}

#[tokio::test]
async fn a_log_goes_out_and_comes_in_again() {
    let house = House::open().await;
    let (ada, bo, id) = house.two(Terms::default()).await;
    play_out(&[ada.clone(), bo], &id).await;
    let log = ada.log(&id).await.unwrap();
    assert!(log.starts_with("clubhouse-log 1\ngame pips\n"));
    let made = ada.import(&log).await.unwrap();
    let (one, two) = (ada.snapshot(&id).await.unwrap(), ada.snapshot(&made.id).await.unwrap());
    assert_eq!(two.info.ended.as_ref().unwrap().how, How::Imported);
    assert_eq!(two.info.ended.unwrap().points, one.info.ended.unwrap().points);
    assert_eq!(two.turn.step, one.turn.step);
    let steps = |log: &str| log.lines().filter(|line| line.contains('\t')).count();
    assert_eq!(steps(&house.stranger().log(&made.id).await.unwrap()), steps(&log));
    let late = ada.join(&made.id, None).await.unwrap_err();
    assert_eq!(late.code(), Some(Code::Over));
    let broken = log.replace("game pips", "game chess");
    let half = log.lines().take(5).collect::<Vec<_>>().join("\n");
    let longer = format!("{log}0\t1@1\n");
    for bad in ["", "nonsense", &broken, &longer, &half] {
        let refused = ada.import(bad).await.unwrap_err();
        assert_eq!(refused.code(), Some(Code::LogInvalid), "{bad}");
    }
    house.stop().await;
}

#[tokio::test]
async fn after_the_end_everybody_can_draw_everything_again() {
    let house = House::open().await;
    let (ada, bo, id) = house.two(Terms::default()).await;
    let promised = house.stranger().snapshot(&id).await.unwrap().info.commitment;
    play_out(&[ada.clone(), bo], &id).await;
    let ended = ada.snapshot(&id).await.unwrap().info.ended.unwrap();
    let secret: Seed = ended.secret.parse().unwrap();
    assert_eq!(secret.commitment().to_string(), promised);
    let added: Vec<Vec<u8>> =
        ended.entropy.iter().map(|digits| hex::bytes(digits).unwrap()).collect();
    assert!(added.iter().any(|bytes| !bytes.is_empty()), "somebody has added something");
    let added: Vec<&[u8]> = added.iter().map(Vec::as_slice).collect();
    let name = uuid::Uuid::try_parse(&id).unwrap();
    let seed = secret.for_match(name.as_bytes(), &added);
    let checked = table::Games::standard().check(&ada.log(&id).await.unwrap(), Some(&seed));
    assert!(checked.faults.is_empty() && checked.is_committed, "{:?}", checked.faults);
    assert!(checked.n_redrawn > 5);
    house.stop().await;
}

#[tokio::test]
async fn everybody_plays_the_same_daily_deal_once() {
    let house = House::open().await;
    let (ada, bo) = (house.guest("Ada").await, house.guest("Bo").await);
    let before = ada.daily("ingenious").await.unwrap();
    assert_eq!((before.lines.len(), before.mine.as_ref(), before.secret.as_ref()), (0, None, None));
    let one = ada.begin_daily("ingenious").await.unwrap();
    assert_eq!(ada.begin_daily("ingenious").await.unwrap(), one, "once");
    // However many windows he has.
    let tries = (0..8).map(|_| ada.begin_daily("pips"));
    let tries = futures_util::future::join_all(tries).await;
    let ids: BTreeSet<String> = tries.into_iter().map(|made| made.unwrap().id).collect();
    assert_eq!(ids.len(), 1);
    let two = bo.begin_daily("ingenious").await.unwrap();
    assert_ne!(one.id, two.id);
    let (a, b) = (ada.snapshot(&one.id).await.unwrap(), bo.snapshot(&two.id).await.unwrap());
    assert_eq!(a.info.seats.len(), 1, "alone, where that can be played");
    assert_eq!(a.view, b.view, "the same deal");
    assert_eq!(Some(&a.info.commitment), before.commitment.as_ref());
    // Nobody looks at it before he has played it himself.
    let peek = bo.snapshot(&one.id).await.unwrap_err();
    assert_eq!(peek.code(), Some(Code::NoMatch));
    play_out(std::slice::from_ref(&ada), &one.id).await;
    let over = wait_for(&ada, &one.id, |it| it.info.ended.is_some()).await;
    let ended = over.info.ended.unwrap();
    assert_eq!(ended.secret, "", "others are still to play it");
    assert_eq!(ada.log(&one.id).await.unwrap_err().code(), Some(Code::NotNow));
    assert_eq!(bo.snapshot(&one.id).await.unwrap_err().code(), Some(Code::NoMatch));
    let listed = async {
        loop {
            let daily = ada.daily("ingenious").await.unwrap();
            if !daily.lines.is_empty() {
                return daily;
            }
        }
    };
    let daily = tokio::time::timeout(super::house::LONG, listed).await.unwrap();
    assert_eq!((daily.lines[0].name.as_str(), daily.lines[0].points), ("Ada", ended.points[0]));
    assert_eq!(daily.mine, Some(one.id));
    let unknown = ada.daily("chess").await.unwrap_err();
    assert_eq!(unknown.code(), Some(Code::Options));
    let future = ada.raw(hyper::Method::GET, "/api/daily/pips?day=2999-01-01", "", &[]).await;
    assert_eq!(future.unwrap().status, 400);
    let past = ada.raw(hyper::Method::GET, "/api/daily/pips?day=2001-01-01", "", &[]).await;
    assert!(past.unwrap().text.contains(r#""commitment":null"#));
    house.stop().await;
}

#[tokio::test]
async fn content_of_the_servers_own_is_given_to_whoever_asks_for_it_by_its_name() {
    let scores = include_str!("../../../../data/green/scores.csv").replace(",11,", ",12,");
    let mut games = Games::standard();
    let (_, fingerprint) = games.add_pack(&[("scores.csv", &scores)]).unwrap();
    let house = House::with(Config { games, ..config() }).await;
    let stranger = house.stranger();
    let content = stranger.content(&fingerprint).await.unwrap();
    assert_eq!((content.game.as_str(), &content.files["scores.csv"]), ("green", &scores));
    let unknown = stranger.content("standard").await.unwrap_err();
    assert_eq!(unknown.code(), Some(Code::NoSuchPage));
    house.stop().await;
}

#[tokio::test]
async fn a_guest_without_a_name_has_an_empty_one() {
    let house = House::open().await;
    let stranger = house.stranger();
    for body in ["{}", r#"{"name":null}"#] {
        let answer = stranger.raw(Method::POST, "/api/guest", body, &[]).await.unwrap();
        assert_eq!(answer.status, 200, "{}", answer.text);
        let me: Me = serde_json::from_str(&answer.text).unwrap();
        assert_eq!((me.name.as_str(), me.guest), ("", true));
    }
    let ada = house.guest("Ada").await;
    let made = ada.create(&pips(&[SeatPlan::Me], Terms::default())).await.unwrap();
    let answer = ada.raw(Method::POST, "/api/name", "{}", &[]).await.unwrap();
    assert_eq!(answer.status, 200, "{}", answer.text);
    ada.join(&made.id, None).await.unwrap();
    let snapshot = ada.snapshot(&made.id).await.unwrap();
    assert!(
        matches!(&snapshot.info.seats[0].sitter, Sitter::Player { name, .. } if name.is_empty())
    );
    house.stop().await;
}

#[tokio::test]
async fn a_guest_is_called_otherwise_at_his_table_until_it_begins() {
    let house = House::open().await;
    let ada = house.guest("Guest").await;
    let made = ada.create(&pips(&[SeatPlan::Me], Terms::default())).await.unwrap();
    let name = async || match &ada.snapshot(&made.id).await.unwrap().info.seats[0].sitter {
        Sitter::Player { name, .. } => name.clone(),
        other => panic!("{other:?}"),
    };
    for bad in ["", " ", "a\u{202e}b"] {
        assert_eq!(ada.rename(bad).await.unwrap_err().code(), Some(Code::BadName));
    }
    assert_eq!(ada.rename("Ada").await.unwrap().name, "Ada");
    assert_eq!(ada.me().await.unwrap().name, "Ada");
    assert_eq!(name().await, "Guest", "as long as he does not say so there");
    ada.join(&made.id, None).await.unwrap();
    assert_eq!(name().await, "Ada");
    let number = ada.snapshot(&made.id).await.unwrap().number;
    ada.join(&made.id, None).await.unwrap();
    assert_eq!(ada.snapshot(&made.id).await.unwrap().number, number, "once is enough");
    // A match that goes on is told of with one name throughout.
    house.guest("Bo").await.join(&made.id, None).await.unwrap();
    ada.rename("Bo").await.unwrap();
    ada.join(&made.id, None).await.unwrap();
    assert_eq!(name().await, "Ada");
    // An account is found by its name; and who is nobody is called nothing.
    let account = ada.account("Countess", "correct horse").await.unwrap();
    assert_eq!(account.rename("Eve").await.unwrap_err().code(), Some(Code::BadName));
    assert_eq!(house.stranger().rename("Eve").await.unwrap_err().code(), Some(Code::Stranger));
    house.stop().await;
}
