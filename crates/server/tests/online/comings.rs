//! Coming, going, and the time that passes meanwhile.

use std::time::Duration;

use protocol::{Clock, Code, Do, How, News, Outcome, SeatPlan, Snapshot, Terms, Told};
use server::Config;
use server::matches::Pace;
use tabletop::{Seat, Viewer};

use super::house::{House, LONG, TempFile, config, first, news, pips, until, wait_for};

#[tokio::test]
async fn a_bot_takes_the_seat_of_who_leaves_and_gives_it_back() {
    let house = House::open().await;
    let terms = Terms { grace: 1, bot: 1, ..Terms::default() };
    let (ada, bo, id) = house.two(terms).await;
    let mut ada_live = ada.live(&id, None).await.unwrap();
    first(&mut ada_live).await;
    let mut bo_live = bo.live(&id, None).await.unwrap();
    first(&mut bo_live).await;
    drop(bo_live);
    let seat = |told: &Told, fits: &dyn Fn(&protocol::SeatInfo) -> bool| {
        news(told).iter().find_map(|it| match it {
            News::Seat(seat) if seat.seat == Seat::new(1) && fits(seat) => Some(seat.clone()),
            _ => None,
        })
    };
    until(&mut ada_live, |told| seat(told, &|it| it.away && it.bot.is_none())).await;
    until(&mut ada_live, |told| seat(told, &|it| it.bot == Some(1))).await;
    // It plays for him; then he is back, and it is his turn again when it comes.
    until(&mut ada_live, |told| {
        news(told).iter().any(|it| matches!(it, News::Step { .. })).then_some(())
    })
    .await;
    let mut bo_live = bo.live(&id, None).await.unwrap();
    let back = until(&mut ada_live, |told| seat(told, &|it| !it.away)).await;
    assert_eq!(back.bot, None);
    let step = first(&mut bo_live).await.turn.step;
    let mv = ada.moves(&id).await.unwrap()[0].clone();
    ada.play(&id, step, &mv).await.unwrap();
    house.stop().await;
}

/// A bot of the lowest level has come to this seat.
fn bot_at(seat: Seat, told: &Told) -> Option<()> {
    let is_there = |info: &protocol::SeatInfo| info.seat == seat && info.bot == Some(1);
    news(told).iter().any(|it| matches!(it, News::Seat(info) if is_there(info))).then_some(())
}

#[tokio::test]
async fn who_is_gone_before_the_match_begins_is_missed_when_it_does() {
    let house = House::open().await;
    let terms = Terms { grace: 1, bot: 1, ..Terms::default() };
    let ada = house.guest("Ada").await;
    let made = ada.create(&pips(&[SeatPlan::Me], terms)).await.unwrap();
    drop(ada.live(&made.id, None).await.unwrap());
    // Longer than it takes to be missed; but there is nothing to be missed at yet.
    tokio::time::sleep(2 * config().pace.absence).await;
    let bo = house.guest("Bo").await;
    let mut line = bo.live(&made.id, None).await.unwrap();
    bo.join(&made.id, None).await.unwrap();
    until(&mut line, |told| bot_at(Seat::new(0), told)).await;
    house.stop().await;
}

#[tokio::test]
async fn who_is_gone_in_the_moment_he_sat_down_is_missed() {
    let house = House::open().await;
    let (ada, bo) = (house.guest("Ada").await, house.guest("Bo").await);
    let terms = Terms { grace: 1, bot: 1, ..Terms::default() };
    let made = ada.create(&pips(&[SeatPlan::Me], terms)).await.unwrap();
    let mut line = ada.live(&made.id, None).await.unwrap();
    bo.join(&made.id, None).await.unwrap();
    until(&mut line, |told| bot_at(Seat::new(1), told)).await;
    house.stop().await;
}

#[tokio::test]
async fn who_comes_back_at_once_has_never_left() {
    let house = House::open().await;
    let (ada, bo, id) = house.two(Terms::default()).await;
    let mut live = ada.live(&id, None).await.unwrap();
    let before = first(&mut live).await.number;
    for _ in 0..5 {
        let mut again = bo.live(&id, None).await.unwrap();
        first(&mut again).await;
    }
    // Long polls are lines, too.
    for _ in 0..3 {
        bo.updates(&id, before, 0).await.unwrap();
    }
    assert_eq!(bo.snapshot(&id).await.unwrap().number, before);
    house.stop().await;
}

#[tokio::test]
async fn clocks_go_on_while_the_server_is_away() {
    let file = TempFile::new();
    let house = House::in_file(file.path()).await;
    let clock = Clock { per_match: Some(3), ..Clock::default() };
    let terms = Terms { clock, grace: 0, ..Terms::default() };
    let (ada, bo, id) = house.two(terms).await;
    let step = ada.snapshot(&id).await.unwrap().turn.step;
    let mv = ada.moves(&id).await.unwrap()[0].clone();
    ada.play(&id, step, &mv).await.unwrap();
    let left = bo.snapshot(&id).await.unwrap().turn.clocks;
    assert!(!left[0].running && left[1].running && left[1].left <= 3000);
    house.stop().await;
    tokio::time::sleep(Duration::from_millis(1500)).await;

    let house = House::in_file(file.path()).await;
    let (ada, bo) = (ada.at(house.address()), bo.at(house.address()));
    let clocks = bo.snapshot(&id).await.unwrap().turn.clocks;
    assert!(clocks[1].left <= 1500 && clocks[1].running, "{clocks:?}");
    assert_eq!(clocks[0].left, left[0].left);
    // Nobody asks; the flag falls all the same.
    let over = wait_for(&ada, &id, |it| it.info.ended.is_some()).await;
    let ended = over.info.ended.unwrap();
    assert_eq!((ended.how, ended.ranks.as_slice()), (How::Time, [1, 2].as_slice()));
    let late = bo.play(&id, step, &mv).await.unwrap_err();
    assert_eq!(late.code(), Some(Code::Over));
    house.stop().await;
}

#[tokio::test]
async fn a_flag_falls_although_nobody_is_there() {
    let house = House::open().await;
    let clock = Clock { per_move: Some(1), ..Clock::default() };
    let (ada, _, id) = house.two(Terms { clock, ..Terms::default() }).await;
    let mut live = ada.live(&id, None).await.unwrap();
    let ended = until(&mut live, |told| {
        news(told).iter().find_map(|it| match it {
            News::Ended(ended) => Some(ended.clone()),
            _ => None,
        })
    });
    assert_eq!(ended.await.how, How::Time);
    house.stop().await;
}

#[tokio::test]
async fn spectators_see_everything_later_where_that_was_agreed() {
    let house = House::open().await;
    let terms = Terms { delay: 1, ..Terms::default() };
    let (ada, _, id) = house.two(terms).await;
    // Nothing of the last second.
    let snapshot = house.stranger().snapshot(&id).await.unwrap();
    assert_eq!((snapshot.number, snapshot.view), (0, None));
    let mut spectator = house.stranger().live(&id, None).await.unwrap();
    assert_eq!(first(&mut spectator).await.number, 0);
    ada.wish(&id, Do::Say { text: "now".into() }).await.unwrap();
    let own = ada.snapshot(&id).await.unwrap();
    let began = std::time::SystemTime::now();
    let said = until(&mut spectator, |told| {
        news(told).iter().find_map(|it| match it {
            News::Said { text, .. } => Some(text.clone()),
            _ => None,
        })
    });
    assert_eq!(said.await, "now");
    assert!(began.elapsed().unwrap() > Duration::from_millis(900));
    assert_eq!(spectator.number(), Some(own.number));
    house.stop().await;
}

#[tokio::test]
async fn who_looks_on_late_sees_the_clocks_of_then_and_sees_them_run() {
    let pace = Pace { absence: LONG, ..config().pace };
    let house = House::with(Config { pace, ..config() }).await;
    let clock = Clock { per_match: Some(600), ..Clock::default() };
    let (ada, _, id) = house.two(Terms { delay: 1, clock, ..Terms::default() }).await;
    let stranger = house.stranger();
    let left = |snapshot: &Snapshot| snapshot.turn.clocks[0].left;
    let seen = wait_for(&stranger, &id, |it| it.info.begun).await;
    let now = ada.snapshot(&id).await.unwrap();
    assert!(left(&seen) >= left(&now) + 1000, "{} and {}", left(&seen), left(&now));
    // Nothing happens, and yet time goes by for him, too.
    let later = wait_for(&stranger, &id, |it| left(it) < left(&seen)).await;
    assert_eq!(later.number, seen.number);
    // A line that is opened only now begins where the others are.
    let mut line = stranger.live(&id, None).await.unwrap();
    let opened = first(&mut line).await;
    assert_eq!((opened.number, opened.viewer), (seen.number, Viewer::Spectator));
    assert!(left(&opened) >= left(&ada.snapshot(&id).await.unwrap()) + 1000);
    let mv = ada.moves(&id).await.unwrap()[0].clone();
    let number = ada.play(&id, now.turn.step, &mv).await.unwrap();
    let moved = wait_for(&stranger, &id, |it| it.number >= number).await;
    assert!(!moved.turn.clocks[0].running);
    assert_eq!(left(&moved), left(&ada.snapshot(&id).await.unwrap()), "it stands");
    house.stop().await;
}

#[tokio::test]
async fn a_private_match_is_seen_by_its_players_alone() {
    let house = House::open().await;
    let terms = Terms { spectators: false, public: true, ..Terms::default() };
    let ada = house.guest("Ada").await;
    let made = ada.create(&pips(&[SeatPlan::Me], terms)).await.unwrap();
    let listed = house.stranger().lobby().await.unwrap();
    assert_eq!(listed[0].info.id, made.id);
    // Somebody looks on while the door is open.
    let mut early = house.stranger().live(&made.id, None).await.unwrap();
    first(&mut early).await;
    let bo = house.guest("Bo").await;
    assert!(
        bo.snapshot(&made.id).await.is_ok(),
        "whoever has the link may look what he would join"
    );
    bo.join(&made.id, None).await.unwrap();
    // The lobby is as it was a moment ago.
    let empty = async { while !house.stranger().lobby().await.unwrap().is_empty() {} };
    tokio::time::timeout(LONG, empty).await.unwrap();
    let unknown = house.stranger().snapshot(&made.id).await.unwrap_err();
    assert_eq!(unknown.code(), Some(Code::NoMatch));
    let unknown = house.stranger().live(&made.id, None).await.map(drop).unwrap_err();
    assert_eq!(unknown.code(), Some(Code::NoMatch));
    let heard = tokio::time::timeout(LONG, early.next()).await.unwrap();
    assert_eq!(heard.unwrap_err().code(), Some(Code::NoMatch), "the line is cut, and stays so");
    assert!(bo.snapshot(&made.id).await.is_ok());
    house.stop().await;
}

#[tokio::test]
async fn bots_play_a_whole_match_by_themselves() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let bots = [SeatPlan::Bot(1), SeatPlan::Bot(2)];
    let made = ada.create(&pips(&bots, Terms::default())).await.unwrap();
    assert_eq!(made.seat, None);
    let over = wait_for(&ada, &made.id, |it| it.info.ended.is_some()).await;
    assert_eq!(over.info.ended.unwrap().how, How::Played);
    house.stop().await;
}

#[tokio::test]
async fn a_hint_is_a_legal_move_with_a_reason() {
    let house = House::open().await;
    let (ada, _, id) = house.two(Terms::default()).await;
    let moves = ada.moves(&id).await.unwrap();
    let Outcome::Hint(hint) = ada.wish(&id, Do::Hint).await.unwrap() else { panic!("no hint") };
    assert!(moves.contains(&hint.mv));
    let Outcome::Preview(preview) = ada.wish(&id, Do::Preview { mv: hint.mv }).await.unwrap()
    else {
        panic!("no preview")
    };
    assert!(preview.is_object());
    house.stop().await;
}
