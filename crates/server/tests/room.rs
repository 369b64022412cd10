//! A match without any network: what may happen, who is told what, and that the journal is all there is.

mod agreeing;
mod bounds;
mod house;
mod time;

use std::collections::BTreeMap;

use protocol::{Clock, Code, Do, How, News, Sitter, Terms};
use serde_json::json;
use server::room::Room;
use store::{Entry, EntryId, MatchId, Status};
use tabletop::{Seat, Viewer};
use uuid::Uuid;

use house::{House, timed, who};

#[test]
fn the_last_player_to_sit_down_begins_the_match() {
    let mut house = House::new("pips", "seats=2 start=0", &Terms::default());
    assert_eq!(house.room.summary().status, Status::Open);
    house.wish(1, &Do::Join { seat: Some(Seat::new(1)), entropy: None }).expect("it goes well");
    assert_eq!(
        house.wish(2, &Do::Join { seat: Some(Seat::new(1)), entropy: None }),
        Err(Code::SeatTaken)
    );
    assert_eq!(
        house.wish(2, &Do::Join { seat: Some(Seat::new(4)), entropy: None }),
        Err(Code::SeatTaken)
    );
    let odd = Do::Join { seat: None, entropy: Some("0g".into()) };
    assert_eq!(house.wish(2, &odd), Err(Code::Malformed));
    assert!(!house.room.has_begun());
    // Sitting down twice is no harm.
    house.wish(1, &Do::Join { seat: Some(Seat::new(0)), entropy: None }).unwrap();
    assert_eq!(house.room.seat_of(who(1).player), Some(Seat::new(1)));
    house.wish(2, &Do::Join { seat: None, entropy: None }).unwrap();
    assert!(house.room.has_begun());
    assert_eq!(house.room.to_act(), [0, 1].map(Seat::new));
    assert_eq!(house.room.summary().players.len(), 2);
    assert_eq!(house.wish(3, &Do::Join { seat: None, entropy: None }), Err(Code::SeatTaken));
}

#[test]
fn what_players_add_changes_the_deal_and_is_shown_at_the_end() {
    let hash = |entropy: &str| {
        let mut house = House::new("pips", "seats=2 start=0", &Terms::default());
        house.wish(1, &Do::Join { seat: None, entropy: Some(entropy.into()) }).unwrap();
        house.wish(2, &Do::Join { seat: None, entropy: None }).unwrap();
        house.room.table().unwrap().hash()
    };
    assert_ne!(hash("01"), hash("02"));
    assert_eq!(hash("01"), hash("01"));
    assert_eq!(hash("0a"), hash("0A"), "capitals mean the same");
    let mut house = House::of_two(&Terms::default());
    let before = serde_json::to_string(&house.room.snapshot(Viewer::Spectator, house.now)).unwrap();
    assert!(!before.contains("00ff") && !before.contains(&"07".repeat(32)));
    house.wish(1, &Do::Resign).unwrap();
    let ended = house.room.info().ended.unwrap();
    assert_eq!(ended.secret, "07".repeat(32));
    assert_eq!(ended.entropy, ["00ff", ""]);
}

#[test]
fn choices_made_at_once_do_not_make_each_other_stale() {
    let mut house = House::of_two(&Terms::default());
    let step = house.room.n_steps();
    let (mine, theirs) = (house.first_move(0), house.first_move(1));
    house.wish(1, &Do::Move { step, backs: 0, mv: mine.clone() }).unwrap();
    house.wish(2, &Do::Move { step, backs: 0, mv: theirs }).unwrap();
    // From here on it is one after the other, and what was seen is old.
    assert_eq!(house.wish(1, &Do::Move { step, backs: 0, mv: mine }), Err(Code::Stale));
    let step = house.room.n_steps() + 1;
    assert_eq!(house.wish(1, &Do::Move { step, backs: 0, mv: "x".into() }), Err(Code::Stale));
}

#[test]
fn what_is_refused_has_its_code_and_changes_nothing() {
    let mut house = House::open(&Terms::default());
    let number = house.room.number();
    let step = house.room.n_steps();
    let mv = |mv: &str| Do::Move { step, backs: 0, mv: mv.into() };
    assert_eq!(house.wish(3, &mv("1@0")), Err(Code::NoSeat));
    assert_eq!(house.wish(2, &mv("1@0")), Err(Code::NotYourTurn));
    assert_eq!(house.wish(1, &mv("nonsense")), Err(Code::MoveMalformed));
    assert_eq!(house.wish(1, &mv("1@99")), Err(Code::Illegal));
    assert_eq!(house.wish(1, &mv("favour 1")), Err(Code::Illegal));
    assert_eq!(house.wish(1, &Do::Leave), Err(Code::Begun));
    assert_eq!(house.wish(1, &Do::AnswerBack { to: 0, yes: true }), Err(Code::NotNow));
    assert_eq!(house.wish(1, &Do::AskBack { to: 999 }), Err(Code::Malformed));
    assert_eq!(house.wish(1, &Do::Undo { to: 0 }), Err(Code::NotNow));
    assert_eq!(house.wish(1, &Do::Bot { seat: Seat::new(1), level: 5 }), Err(Code::NotNow));
    assert_eq!(house.wish(1, &Do::Bot { seat: Seat::new(4), level: 5 }), Err(Code::Malformed));
    assert_eq!(house.wish(1, &Do::Bot { seat: Seat::new(0), level: 11 }), Err(Code::Malformed));
    for text in ["", "  ", "two\nlines", &"x".repeat(501)] {
        assert_eq!(house.wish(1, &Do::Say { text: text.into() }), Err(Code::Malformed));
    }
    assert_eq!(house.room.number(), number);
}

#[test]
fn nobody_learns_of_a_hidden_choice() {
    let mut house = House::of_two(&Terms::default());
    let since = house.room.number();
    house.play(1, 0).unwrap();
    let update = |viewer| house.room.update(viewer, since, house.now, true).unwrap();
    let text = |viewer| serde_json::to_string(&update(viewer)).unwrap();
    let favourite = house.room.table().unwrap().view(Viewer::Seat(Seat::new(0)));
    let favourite = favourite["seats"][0]["favourite"].clone();
    assert!(text(Viewer::Seat(Seat::new(0))).contains(&format!("\"favourite\":{favourite}")));
    for viewer in [Viewer::Seat(Seat::new(1)), Viewer::Spectator] {
        assert!(!text(viewer).contains(&format!("\"favourite\":{favourite}")), "{viewer}");
        assert_eq!(update(viewer).news.len(), 1);
    }
}

#[test]
fn who_comes_back_is_told_exactly_what_was_missed() {
    let mut house = House::of_two(&Terms::default());
    let viewer = Viewer::Seat(Seat::new(0));
    let mut heard = Vec::new();
    let start = house.room.number();
    let mut since = start;
    while !house.room.is_over() {
        let seat = house.room.to_act()[0];
        house.play(u128::from(seat.number()) + 1, seat.number()).unwrap();
        let update = house.room.update(viewer, since, house.now, false).unwrap();
        assert_eq!((update.since, update.number), (since, house.room.number()));
        since = update.number;
        heard.extend(update.news);
    }
    let missed = house.room.update(viewer, start, house.now, false).unwrap();
    assert_eq!(missed.news, heard);
    assert!(matches!(heard.last(), Some(News::Ended(ended)) if ended.how == How::Played));
    assert!(house.room.update(viewer, since, house.now, false).unwrap().news.is_empty());
    assert!(house.room.update(viewer, since + 1, house.now, false).is_none());
}

#[test]
fn undo_is_information_safe_and_a_take_back_needs_the_others() {
    let mut house = House::of_two(&Terms::default());
    house.play(1, 0).unwrap();
    let to = house.room.n_steps() - 1;
    let viewer = Viewer::Seat(Seat::new(0));
    assert_eq!(house.room.turn(viewer, house.now).undo, [to]);
    let since = house.room.number();
    house.wish(1, &Do::Undo { to }).unwrap();
    assert_eq!(house.room.n_steps(), to);
    let update = house.room.update(viewer, since, house.now, false).unwrap();
    assert_eq!(update.news, [News::Back { step: to }]);
    // Who missed the step that was taken back gets everything anew.
    assert!(house.room.update(viewer, since - 1, house.now, false).is_none());

    let mut house = House::open(&Terms::default());
    house.play(1, 0).unwrap();
    let (n_steps, hash) = (house.room.n_steps(), house.room.table().unwrap().hash());
    let to = n_steps - 2;
    assert_eq!(house.wish(1, &Do::Undo { to }), Err(Code::NotNow));
    house.wish(1, &Do::AskBack { to }).unwrap();
    assert_eq!(house.room.n_steps(), n_steps);
    assert_eq!(house.room.snapshot(viewer, house.now).asked, Some((Seat::new(0), to)));
    assert_eq!(house.wish(1, &Do::AnswerBack { to, yes: true }), Err(Code::NotNow));
    house.wish(2, &Do::AnswerBack { to, yes: false }).unwrap();
    assert_eq!(house.room.table().unwrap().hash(), hash);
    house.wish(1, &Do::AskBack { to }).unwrap();
    house.wish(2, &Do::AnswerBack { to, yes: true }).unwrap();
    assert_eq!(house.room.n_steps(), to);
    // The same move draws the same.
    house.play(1, 0).unwrap();
    assert_eq!(house.room.table().unwrap().hash(), hash);
    let rated = Terms { rated: true, ..Terms::default() };
    let mut house = House::open(&rated);
    house.play(1, 0).unwrap();
    let to = house.room.n_steps() - 2;
    assert_eq!(house.wish(1, &Do::AskBack { to }), Err(Code::NotNow));
}

#[test]
fn clocks_follow_from_the_journal_and_run_out() {
    let clock = Clock { per_match: Some(60), increment: 5, ..Clock::default() };
    let mut house = House::open(&timed(clock));
    let left = |house: &House, seat: usize| {
        house.room.turn(Viewer::Spectator, house.now).clocks[seat].left
    };
    // Each has chosen once, at once: five seconds earned.
    assert_eq!((left(&house, 0), left(&house, 1)), (65_000, 65_000));
    house.now = house.now.plus(20_000);
    assert_eq!((left(&house, 0), left(&house, 1)), (45_000, 65_000));
    house.play(1, 0).unwrap();
    assert_eq!((left(&house, 0), left(&house, 1)), (50_000, 65_000));
    assert_eq!(house.room.alarm(), Some(house.now.plus(65_000)));
    house.now = house.now.plus(64_999);
    assert!(house.room.overdue(house.now).is_none());
    house.now = house.now.plus(1);
    let decision = house.room.overdue(house.now).unwrap();
    house.keep(decision);
    let ended = house.room.info().ended.unwrap();
    assert_eq!((ended.how, ended.ranks.as_slice()), (How::Time, [1, 2].as_slice()));
    assert_eq!(house.room.alarm(), None);
    assert_eq!(house.play(2, 1), Err(Code::Over));
}

#[test]
fn the_clock_of_a_seat_that_a_bot_plays_stands_still() {
    let clock = Clock { per_match: Some(60), ..Clock::default() };
    let mut house = House::open(&timed(clock));
    house.wish(1, &Do::Bot { seat: Seat::new(0), level: 1 }).unwrap();
    let before = house.room.turn(Viewer::Spectator, house.now).clocks;
    house.now = house.now.plus(20_000);
    let after = house.room.turn(Viewer::Spectator, house.now).clocks;
    assert!(!after[0].running && house.room.to_act() == [Seat::new(0)], "it is the bot's turn");
    assert_eq!(after, before);
}

#[test]
fn time_for_each_move_starts_anew() {
    let mut house = House::open(&timed(Clock { per_move: Some(86_400), ..Clock::default() }));
    house.now = house.now.plus(86_000_000);
    house.play(1, 0).unwrap();
    assert_eq!(house.room.alarm(), Some(house.now.plus(86_400_000)));
}

#[test]
fn the_alarm_of_a_match_that_counts_rings_after_its_end() {
    for (rated, is_due) in [(true, true), (false, false)] {
        let mut house = House::open(&Terms { rated, ..Terms::default() });
        assert!(!house.room.leaves_something());
        house.wish(2, &Do::Resign).unwrap();
        assert_eq!(house.room.leaves_something(), is_due);
        assert_eq!(house.room.alarm(), is_due.then_some(house.now));
    }
    // Nobody has won what all have abandoned.
    let mut house = House::open(&Terms { rated: true, ..Terms::default() });
    house.wish(1, &Do::Abandon).unwrap();
    house.wish(2, &Do::Abandon).unwrap();
    assert_eq!((house.room.is_over(), house.room.alarm()), (true, None));
}

#[test]
fn a_bot_takes_the_seat_of_who_leaves_and_gives_it_back() {
    let mut house = House::open(&Terms::default());
    let player = who(1).player;
    let left = house.room.left(player, house.now).unwrap();
    house.keep(left);
    assert!(house.room.left(player, house.now).is_none());
    assert!(house.room.info().seats[0].away);
    assert_eq!(house.room.alarm(), Some(house.now.plus(60_000)));
    house.now = house.now.plus(60_000);
    let taken = house.room.overdue(house.now).unwrap();
    house.keep(taken);
    assert_eq!(house.room.bots_to_act(), [(Seat::new(0), 5)]);
    assert_eq!(house.room.alarm(), Some(house.now));
    assert_eq!(house.play(1, 0), Err(Code::NotNow));
    let mv = house.first_move(0);
    house.bot_plays(0);
    let back = house.room.returned(player, house.now).unwrap();
    house.keep(back);
    assert_eq!(house.room.info().seats[0].bot, None);
    assert!(house.room.bot_move(Seat::new(0), house.room.point(), &mv, house.now).is_err());
    house.play(2, 1).unwrap();
    house.play(1, 0).unwrap();
}

#[test]
fn a_bot_fills_a_free_seat_and_whoever_wants_lets_it_play() {
    let mut house = House::new("pips", "seats=3 start=0", &Terms::default());
    house.wish(1, &Do::Join { seat: None, entropy: None }).unwrap();
    assert_eq!(house.wish(1, &Do::Bot { seat: Seat::new(0), level: 3 }), Err(Code::NotNow));
    house.wish(1, &Do::Bot { seat: Seat::new(1), level: 3 }).unwrap();
    assert_eq!(house.room.info().seats[1].sitter, Sitter::Bot);
    let furnished = house.room.furnish(&house.games, &[(Seat::new(2), 9)], house.now).unwrap();
    house.keep(furnished);
    assert!(house.room.has_begun());
    assert_eq!(house.room.bots_to_act(), [(Seat::new(1), 3), (Seat::new(2), 9)]);
    house.wish(1, &Do::Bot { seat: Seat::new(0), level: 7 }).unwrap();
    assert_eq!(house.room.bots_to_act().len(), 3);
    house.wish(1, &Do::Back).unwrap();
    assert_eq!(house.room.bots_to_act().len(), 2);
}

#[test]
fn who_resigns_among_three_comes_last_and_the_others_play_on() {
    let mut house = House::new("pips", "seats=3 start=0", &Terms::default());
    for n in 1..=3 {
        house.wish(n, &Do::Join { seat: None, entropy: None }).unwrap();
    }
    house.wish(2, &Do::Resign).unwrap();
    assert!(!house.room.is_over());
    assert_eq!(house.wish(2, &Do::Back), Err(Code::NotNow));
    while !house.room.is_over() {
        let seat = house.room.to_act()[0];
        if seat == Seat::new(1) {
            house.bot_plays(1);
        } else {
            house.play(u128::from(seat.number()) + 1, seat.number()).unwrap();
        }
    }
    let ended = house.room.info().ended.unwrap();
    assert_eq!((ended.how, ended.ranks[1]), (How::Played, 3));
}

#[test]
fn partners_lose_together() {
    let mut house = House::new("ingenious", "mode=team", &Terms::default());
    for n in 1..=4 {
        house.wish(n, &Do::Join { seat: None, entropy: None }).unwrap();
    }
    house.wish(3, &Do::Resign).unwrap();
    let ended = house.room.info().ended.unwrap();
    assert_eq!(ended.ranks, [2, 1, 2, 1]);
}

#[test]
fn all_who_play_can_agree_to_end_it() {
    let mut house = House::open(&Terms::default());
    house.wish(1, &Do::Abandon).unwrap();
    assert!(!house.room.is_over());
    house.wish(2, &Do::Abandon).unwrap();
    assert!(house.room.is_over());
    assert_eq!(house.room.ranks(), None);
    let next = house.room.note_rematch(MatchId(Uuid::from_u128(5)), house.now).unwrap();
    house.keep(next);
    assert_eq!(house.room.info().rematch.unwrap(), Uuid::from_u128(5).simple().to_string());
}

#[test]
fn a_command_is_remembered_by_its_id() {
    let mut house = House::open(&Terms::default());
    let id = EntryId(Uuid::from_u128(9));
    let wish = Do::Say { text: "hello <b>".into() };
    let decision = house.room.decide(&house.games, &who(1), &wish, house.now).unwrap();
    let number = house.keep(decision.answering(id));
    assert_eq!(house.room.answered(id), Some(number - 1));
    let again = Room::load(&house.games, house.room.kept().clone(), &house.entries).unwrap();
    assert_eq!(again.answered(id), Some(number - 1));
    let said = house.room.snapshot(Viewer::Spectator, house.now).said;
    assert_eq!(
        serde_json::to_value(said).unwrap(),
        json!([{"news": "said", "by": {"seat": 0, "name": "P1"}, "text": "hello <b>", "at": 1_000_000}])
    );
}

#[test]
fn every_game_is_played_from_its_journal() {
    let options = BTreeMap::from([
        ("green", "seats=2"),
        ("ingenious", "mode=duel"),
        ("minigolf", "seats=2 version=advanced"),
    ]);
    for (game, options) in options {
        let mut house = House::new(game, options, &Terms::default());
        for n in 1..=2 {
            house.wish(n, &Do::Join { seat: None, entropy: None }).unwrap();
        }
        for _ in 0..40 {
            let Some(&seat) = house.room.to_act().first() else { break };
            house.play(u128::from(seat.number()) + 1, seat.number()).unwrap();
        }
        assert!(house.room.n_steps() > 30, "{game}");
    }
}

#[test]
fn damaged_journals_are_refused_with_a_reason() {
    let house = House::open(&Terms::default());
    let load = |change: &dyn Fn(&mut Vec<Entry>)| {
        let mut entries = house.entries.clone();
        change(&mut entries);
        Room::load(&house.games, house.room.kept().clone(), &entries).err().map(|it| it.to_string())
    };
    assert_eq!(load(&|_| {}), None);
    let is_refused = |change: &dyn Fn(&mut Vec<Entry>)| {
        let error = load(change).expect("damaged");
        assert!(error.starts_with("the match cannot be read: "), "{error}");
    };
    is_refused(&|entries| entries[0].kept.body = "{".into());
    is_refused(&|entries| entries[0].kept.body = r#"{"what":"dance"}"#.into());
    is_refused(&|entries| entries[0].kept.body = r#"{"what":"left","seat":9}"#.into());
    is_refused(&|entries| entries[4].kept.body = r#"{"what":"step","line":"0\t9@9"}"#.into());
}

#[test]
fn a_damaged_journal_is_refused_or_harmless() {
    let house = House::open(&timed(Clock { per_match: Some(60), ..Clock::default() }));
    let load = |bodies: &[&str], n_left_out: usize| {
        let sound = house.entries.len() - n_left_out;
        let mut entries = house.entries[..sound].to_vec();
        for body in bodies {
            let mut entry = entries[0].clone();
            (entry.number, entry.kept.body) = (entries.len() as u64, (*body).to_owned());
            entries.push(entry);
        }
        Room::load(&house.games, house.room.kept().clone(), &entries).map_err(|it| it.to_string())
    };
    assert!(load(&[], 0).is_ok());
    let never = load(&[r#"{"what":"back","step":18446744073709551615,"turn":[]}"#], 0);
    assert!(never.err().unwrap().contains("never had that many steps"));
    // Both hands were dealt with the last seat that was taken: without them, the seed would deal beyond the journal.
    let broken_off = (1..house.entries.len()).find_map(|n| load(&[], n).err());
    assert!(broken_off.unwrap().contains("breaks off"));
    assert!(load(&[r#"{"what":"sat"}"#], 0).is_err());
    assert!(load(&[r#"{"what":"left","seat":9}"#], 0).is_err());
    let mover = house.room.to_act()[0];
    let mv = house.first_move(mover.number());
    let long = format!(r#"{{"what":"step","line":"{mover}\t{mv}","spent":-9223372036854775808}}"#);
    let drawn = r#"{"what":"step","line":"chance\tdraw 4","turn":[1]}"#;
    let room = load(&[&long, drawn], 0).unwrap();
    drop((room.summary(), room.overdue(house.now), room.snapshot(Viewer::Spectator, house.now)));
}
