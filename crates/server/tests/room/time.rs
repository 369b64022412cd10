//! Clocks, what comes too late, and time that runs back.

use protocol::{Clock, Code, Do, Terms};
use server::room::Room;
use store::Millis;
use tabletop::{Seat, Viewer};

use super::house::{House, timed};

const A_MINUTE: Clock = Clock { per_move: None, per_match: Some(60), increment: 5 };

fn left(house: &House) -> [i64; 2] {
    let clocks = house.room.turn(Viewer::Spectator, house.now).clocks;
    [clocks[0].left, clocks[1].left]
}

#[test]
fn nobody_moves_after_his_time() {
    let mut house = House::open(&timed(A_MINUTE));
    house.now = house.now.plus(65_000);
    assert_eq!(house.play(1, 0), Err(Code::NotNow));
    house.now = house.now.plus(-1);
    house.play(1, 0).unwrap();
}

#[test]
fn taking_back_alone_gives_no_time() {
    let mut house = House::of_two(&timed(A_MINUTE));
    let to = house.room.n_steps();
    house.now = house.now.plus(10_000);
    house.play(1, 0).unwrap();
    assert_eq!(left(&house), [55_000, 50_000]);
    house.now = house.now.plus(20_000);
    house.wish(1, &Do::Undo { to }).unwrap();
    assert_eq!(left(&house), [30_000, 30_000], "as if he had thought all the time");
    house.play(1, 0).unwrap();
    assert_eq!(left(&house), [35_000, 30_000]);
    // Who would have no time left there cannot go back there.
    house.now = house.now.plus(30_000);
    assert_eq!(house.wish(1, &Do::Undo { to }), Err(Code::NotNow));
}

#[test]
fn taking_back_together_gives_everybody_the_time_he_had() {
    let mut house = House::open(&timed(A_MINUTE));
    house.now = house.now.plus(20_000);
    house.play(1, 0).unwrap();
    let to = house.room.n_steps() - 2;
    house.now = house.now.plus(10_000);
    assert_eq!(left(&house), [50_000, 55_000]);
    for _ in 0..2 {
        house.wish(1, &Do::AskBack { to }).unwrap();
        house.wish(2, &Do::AnswerBack { to, yes: true }).unwrap();
        assert_eq!(left(&house), [45_000, 65_000]);
        house.play(1, 0).unwrap();
        assert_eq!(left(&house), [50_000, 65_000]);
    }
    house.now = house.now.plus(1000);
    assert_eq!(left(&house), [50_000, 64_000]);
}

#[test]
fn a_move_for_the_past_is_not_made_in_another() {
    let mut house = House::of_two(&Terms::default());
    let (before, mv) = (house.room.point(), house.first_move(0));
    house.play(1, 0).unwrap();
    house.wish(1, &Do::Undo { to: before.step }).unwrap();
    let now = house.room.point();
    assert_eq!((now.step, now.backs), (before.step, before.backs + 1));
    assert_eq!(house.room.turn(Viewer::Spectator, house.now).backs, now.backs);
    let at = |backs| Do::Move { step: now.step, backs, mv: mv.clone() };
    assert_eq!(house.wish(1, &at(before.backs)), Err(Code::Stale));
    // So is what a bot has thought out meanwhile.
    house.wish(2, &Do::Bot { seat: Seat::new(1), level: 1 }).unwrap();
    let thought = house.first_move(1);
    let late = house.room.bot_move(Seat::new(1), before, &thought, house.now).map(drop);
    assert_eq!(late.unwrap_err().code, Code::Stale);
    assert!(house.room.bot_move(Seat::new(1), now, &thought, house.now).is_ok());
    house.wish(1, &at(now.backs)).unwrap();
}

#[test]
fn in_a_journal_time_never_runs_backwards() {
    let mut house = House::open(&Terms::default());
    house.now = house.now.plus(60_000);
    house.play(1, 0).unwrap();
    let number = house.room.number();
    // Another server carries the match on, and its clock is slow.
    house.now = house.now.plus(-30_000);
    house.wish(2, &Do::Say { text: "hello".into() }).unwrap();
    house.play(2, 1).unwrap();
    let times: Vec<Millis> = house.entries.iter().map(|entry| entry.kept.at).collect();
    assert!(times.is_sorted(), "{times:?}");
    let then = house.room.as_of(&house.games, Millis(1_000_000)).unwrap();
    assert!(then.number() < number && then.has_begun());
    // Nor does a journal that is out of order have holes when it is looked back at.
    for entry in &mut house.entries[usize::try_from(number).unwrap()..] {
        entry.kept.at = Millis(1_000_000);
    }
    let odd = Room::load(&house.games, house.room.kept().clone(), &house.entries).unwrap();
    let older = odd.as_of(&house.games, Millis(1_000_000)).unwrap();
    assert_eq!(older.number(), then.number());
}
