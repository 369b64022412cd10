//! What others may decide for somebody, and what he must agree to himself.

use protocol::{Code, Do, News, Terms};
use tabletop::{Seat, Viewer};

use server::room::Who;

use super::house::{House, who};

fn rated() -> Terms {
    Terms { rated: true, ..Terms::default() }
}

fn leave(house: &mut House, n: u128) {
    let left = house.room.left(who(n).player, house.now).unwrap();
    house.keep(left);
}

#[test]
fn nobody_gives_away_the_seat_of_another() {
    let mut house = House::open(&Terms { grace: 60, bot: 4, ..Terms::default() });
    leave(&mut house, 2);
    for level in [1, 4, 10] {
        assert_eq!(house.wish(1, &Do::Bot { seat: Seat::new(1), level }), Err(Code::NotNow));
    }
    house.now = house.now.plus(59_999);
    assert!(house.room.overdue(house.now).is_none());
    house.now = house.now.plus(1);
    house.catch_up();
    assert_eq!(house.room.info().seats[1].bot, Some(4), "as was agreed");
    // By correspondence nobody is replaced.
    let mut house = House::open(&Terms { grace: 0, ..Terms::default() });
    leave(&mut house, 2);
    house.now = house.now.plus(1_000_000_000);
    house.catch_up();
    assert_eq!(house.wish(1, &Do::Bot { seat: Seat::new(1), level: 5 }), Err(Code::NotNow));
}

#[test]
fn nobody_sits_down_under_new_names_for_ever() {
    let mut house = House::new("pips", "seats=2 start=0", &Terms::default());
    let join = Do::Join { seat: None, entropy: None };
    house.wish(1, &join).unwrap();
    for n in 0..1000 {
        let named = Who { name: format!("Ada {n}"), ..who(1) };
        let decision = house.room.decide(&house.games, &named, &join, house.now).unwrap();
        house.room.commit(decision);
    }
    assert!((100..=500).contains(&house.room.number()), "{}", house.room.number());
}

#[test]
fn nobody_is_replaced_while_nobody_waits_for_him() {
    let mut house = House::open(&Terms { grace: 60, bot: 4, ..Terms::default() });
    leave(&mut house, 2);
    house.now = house.now.plus(30_000);
    leave(&mut house, 1);
    house.now = house.now.plus(1_000_000);
    house.catch_up();
    assert!(house.room.info().seats.iter().all(|seat| seat.bot.is_none() && seat.away));
    assert_eq!(house.room.alarm(), None, "nobody need look at it");
    // The first to come back waits as long as anybody would have.
    let back = house.room.returned(who(1).player, house.now).unwrap();
    house.keep(back);
    assert_eq!(house.room.alarm(), Some(house.now.plus(60_000)));
    house.now = house.now.plus(60_000);
    house.catch_up();
    assert_eq!(house.room.info().seats[1].bot, Some(4));
}

#[test]
fn who_takes_his_seat_back_from_a_bot_has_waited_all_the_time() {
    let mut house = House::open(&Terms { grace: 60, bot: 4, ..Terms::default() });
    leave(&mut house, 2);
    let due = house.room.alarm();
    assert_eq!(due, Some(house.now.plus(60_000)));
    house.now = house.now.plus(30_000);
    house.wish(1, &Do::Bot { seat: Seat::new(0), level: 1 }).unwrap();
    house.wish(1, &Do::Back).unwrap();
    assert_eq!(house.room.alarm(), due);
}

#[test]
fn what_a_bot_played_for_somebody_is_told_as_that() {
    let by_bot = |house: &House| -> Vec<bool> {
        let mut told = Vec::new();
        for news in house.room.snapshot(Viewer::Seat(Seat::new(1)), house.now).steps {
            if let News::Step { by_bot, events, .. } = news
                && !events.is_empty()
            {
                told.push(by_bot);
            }
        }
        told
    };
    let mut house = House::open(&Terms::default());
    let begun = house.room.number();
    house.play(1, 0).unwrap();
    assert!(!by_bot(&house).contains(&true));
    let to = house.room.n_steps();
    house.wish(2, &Do::Bot { seat: Seat::new(1), level: 3 }).unwrap();
    house.bot_plays(1);
    assert!(by_bot(&house).contains(&true));
    let update = house.room.update(Viewer::Spectator, begun, house.now, false).unwrap();
    let told = |it: &&News| matches!(it, News::Step { by_bot: true, .. });
    assert_eq!(
        update.news.iter().filter(told).count(),
        by_bot(&house).iter().filter(|it| **it).count()
    );
    // What is taken back was never played, and who plays himself again is told so.
    house.wish(2, &Do::Back).unwrap();
    house.wish(2, &Do::AskBack { to }).unwrap();
    house.wish(1, &Do::AnswerBack { to, yes: true }).unwrap();
    house.play(2, 1).unwrap();
    assert!(!by_bot(&house).contains(&true));
}

#[test]
fn a_match_that_counts_is_played_by_oneself() {
    let daily = Terms { daily: Some("2026-11-15".into()), ..Terms::default() };
    for terms in [rated(), daily] {
        let mut house = House::open(&terms);
        assert_eq!(house.wish(1, &Do::Bot { seat: Seat::new(0), level: 10 }), Err(Code::NotNow));
    }
}

#[test]
fn only_accounts_join_a_match_that_is_rated() {
    let mut house = House::new("pips", "seats=2 start=0", &rated());
    let join = Do::Join { seat: None, entropy: None };
    assert_eq!(house.wish(91, &join), Err(Code::NeedsAccount));
    house.wish(1, &join).unwrap();
    let mut house = House::new("pips", "seats=2 start=0", &Terms::default());
    house.wish(91, &join).unwrap();
}

#[test]
fn whoever_lets_a_bot_earn_his_rating_comes_last() {
    let mut house = House::open(&Terms { grace: 1, bot: 10, ..rated() });
    leave(&mut house, 1);
    house.now = house.now.plus(1000);
    house.catch_up();
    assert_eq!(house.room.bots_to_act(), [(Seat::new(0), 10)]);
    house.bot_plays(0);
    // He comes back and even wins; it does not count for him.
    let back = house.room.returned(who(1).player, house.now).unwrap();
    house.keep(back);
    house.wish(2, &Do::Resign).unwrap();
    assert_eq!(house.room.ranks(), Some([1, 2].as_slice()));
    assert_eq!(house.room.rated_ranks(), Some(vec![2, 1]));
    // Where nobody was replaced, ranks are ranks.
    let mut house = House::open(&rated());
    house.wish(2, &Do::Resign).unwrap();
    assert_eq!(house.room.rated_ranks(), Some(vec![1, 2]));
}

#[test]
fn who_is_replaced_for_a_while_is_still_asked() {
    let mut house = House::open(&Terms::default());
    house.play(1, 0).unwrap();
    let to = house.room.n_steps() - 2;
    house.wish(2, &Do::Bot { seat: Seat::new(1), level: 3 }).unwrap();
    house.wish(1, &Do::Abandon).unwrap();
    assert!(!house.room.is_over());
    house.wish(1, &Do::AskBack { to }).unwrap();
    assert!(house.room.n_steps() > to);
    house.wish(2, &Do::AnswerBack { to, yes: true }).unwrap();
    assert_eq!(house.room.n_steps(), to);
    // A bot that nobody stands behind has no say.
    let mut house = House::new("pips", "seats=2 start=0", &Terms::default());
    house.wish(1, &Do::Join { seat: None, entropy: None }).unwrap();
    house.wish(1, &Do::Bot { seat: Seat::new(1), level: 3 }).unwrap();
    house.wish(1, &Do::Abandon).unwrap();
    assert!(house.room.is_over());
}

#[test]
fn who_has_given_up_is_no_longer_asked() {
    let mut house = House::new("pips", "seats=3 start=0", &Terms::default());
    for n in 1..=3 {
        house.wish(n, &Do::Join { seat: None, entropy: None }).unwrap();
    }
    house.wish(3, &Do::Resign).unwrap();
    assert_eq!(house.wish(3, &Do::Abandon), Err(Code::NotNow));
    house.wish(1, &Do::Abandon).unwrap();
    house.wish(2, &Do::Abandon).unwrap();
    assert!(house.room.is_over());
}

#[test]
fn an_offer_to_end_it_lapses_with_the_next_step() {
    let mut house = House::open(&Terms::default());
    let offered =
        |house: &House| house.room.snapshot(Viewer::Seat(Seat::new(1)), house.now).would_abandon;
    house.wish(2, &Do::Abandon).unwrap();
    assert_eq!(offered(&house), [Seat::new(1)]);
    house.play(1, 0).unwrap();
    assert!(offered(&house).is_empty());
    house.wish(1, &Do::Abandon).unwrap();
    assert!(!house.room.is_over(), "what was offered long ago is not agreed to now");
    house.wish(2, &Do::Abandon).unwrap();
    assert!(house.room.is_over());
}

#[test]
fn an_answer_is_to_the_question_that_was_heard() {
    let mut house = House::open(&Terms::default());
    house.play(1, 0).unwrap();
    let to = house.room.n_steps() - 2;
    house.wish(1, &Do::AskBack { to }).unwrap();
    // Meanwhile he asks for more.
    house.wish(1, &Do::AskBack { to: to - 1 }).unwrap();
    assert_eq!(house.wish(2, &Do::AnswerBack { to, yes: true }), Err(Code::Stale));
    house.wish(2, &Do::AnswerBack { to: to - 1, yes: true }).unwrap();
    assert_eq!(house.room.n_steps(), to - 1);
}
