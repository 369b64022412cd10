//! Nobody can make a journal so long that others cannot play on.

use protocol::{Code, Do, Terms};
use server::room::Room;
use store::{Entry, Millis, NewEntry};
use tabletop::{Seat, Viewer};

use super::house::{House, who};

impl House {
    /// Wishes something again and again until it is refused. How often it was granted, and the code of the refusal.
    fn insist(&mut self, n: u128, wishes: &[&dyn Fn(&Self) -> Do]) -> (u32, Code) {
        for count in 0.. {
            for wish in wishes {
                let wish = wish(self);
                let decided = self.room.decide(&self.games, &who(n), &wish, self.now);
                match decided {
                    Ok(decision) => self.room.commit(decision),
                    Err(problem) => return (count, problem.code),
                }
            }
        }
        unreachable!("somebody may do this for ever")
    }
}

fn first_move(house: &House, seat: u8) -> Do {
    let point = house.room.point();
    Do::Move { step: point.step, backs: point.backs, mv: house.first_move(seat) }
}

#[test]
fn what_was_said_already_is_not_noted_again() {
    let mut house = House::open(&Terms::default());
    let number = house.wish(1, &Do::Abandon).unwrap();
    for _ in 0..3 {
        assert_eq!(house.wish(1, &Do::Abandon), Ok(number));
    }
}

#[test]
fn nobody_goes_back_and_forth_for_ever() {
    let mut house = House::of_two(&Terms::default());
    let to = house.room.n_steps();
    let undone =
        house.insist(1, &[&|house: &House| first_move(house, 0), &|_: &House| Do::Undo { to }]);
    assert_eq!(undone, (1000, Code::Limit));
    let asked = house.insist(1, &[&|_: &House| Do::AskBack { to: 0 }]);
    assert_eq!(asked, (100, Code::Limit));
    let toggled = house
        .insist(1, &[&|_: &House| Do::Bot { seat: Seat::new(0), level: 1 }, &|_: &House| Do::Back]);
    assert_eq!(toggled, (100, Code::Limit));
    // The other may do all of that, and play on.
    let decision = house.room.decide(&house.games, &who(2), &first_move(&house, 1), house.now);
    house.room.commit(decision.unwrap());
    assert!(house.room.decide(&house.games, &who(2), &Do::AskBack { to: 0 }, house.now).is_ok());
    assert!(house.room.decide(&house.games, &who(1), &Do::Resign, house.now).is_ok());
}

#[test]
fn nobody_stands_up_for_ever() {
    let mut house = House::new("pips", "seats=2 start=0", &Terms::default());
    let join = |_: &House| Do::Join { seat: None, entropy: None };
    assert_eq!(house.insist(1, &[&join, &|_: &House| Do::Leave]), (250, Code::Limit));
    house.room.commit(house.room.decide(&house.games, &who(2), &join(&house), house.now).unwrap());
    assert!(house.room.has_begun());
}

#[test]
fn nobody_talks_the_others_down() {
    let mut house = House::open(&Terms::default());
    let say = |_: &House| Do::Say { text: "listen!".into() };
    assert_eq!(house.insist(50, &[&say]), (100, Code::Limit));
    // All spectators together are heard no longer than that.
    let n_said: u32 = (51..75).map(|n| house.insist(n, &[&say]).0).sum();
    assert_eq!(n_said, 1900);
    assert_eq!(house.insist(1, &[&say]), (3000, Code::Limit));
    assert!(house.room.decide(&house.games, &who(2), &say(&house), house.now).is_ok());
}

#[test]
fn a_move_is_made_however_long_the_journal_is() {
    let house = House::open(&Terms::default());
    let mut entries = house.entries.clone();
    let body = r#"{"what":"said","by":null,"name":"Eve","text":"and on"}"#;
    while entries.len() <= 100_000 {
        let kept = NewEntry { at: house.now, command: None, body: body.into() };
        entries.push(Entry { number: entries.len() as u64, kept });
    }
    let mut room = Room::load(&house.games, house.room.kept().clone(), &entries).unwrap();
    // Nobody's coming and going makes it longer.
    assert!(room.left(who(2).player, house.now).is_none());
    let decided = room.decide(&house.games, &who(1), &first_move(&house, 0), house.now);
    room.commit(decided.unwrap());
    assert_eq!(room.to_act(), [Seat::new(1)]);
}

#[test]
fn who_missed_much_is_told_everything_anew() {
    let mut house = House::open(&Terms::default());
    let since = house.room.number();
    let viewer = Viewer::Seat(Seat::new(0));
    let say = Do::Say { text: "word".into() };
    for n in 1..=301 {
        let said = house.room.decide(&house.games, &who(1), &say, Millis(2_000_000)).unwrap();
        house.room.commit(said);
        let update = house.room.update(viewer, since, house.now, false);
        assert_eq!(update.is_some(), n <= 300, "{n}");
    }
}
