//! Any lines as entries of a journal, alone or after a sound beginning: it cannot be read, or it is a match that tells
//! everybody something and can be asked anything.

#![no_main]

use fuzz::{House, TODAY, who};
use libfuzzer_sys::fuzz_target;
use protocol::Do;
use server::room::Room;
use store::{Entry, Millis, NewEntry};
use tabletop::Viewer;

fuzz_target!(|data: &[u8]| {
    let Some((&[game, mode, has_begun], rest)) = data.split_first_chunk() else { return };
    let Ok(text) = std::str::from_utf8(rest) else { return };
    let house = House::open(game, mode);
    let mut entries = if has_begun % 2 == 1 { house.entries.clone() } else { Vec::new() };
    for line in text.lines().take(40) {
        let number = entries.len() as u64;
        // A damaged time is not impossible, either.
        let at = if line.len() % 17 == 16 { Millis(i64::MIN) } else { Millis(2_000_000) };
        entries.push(Entry { number, kept: NewEntry { at, command: None, body: line.into() } });
    }
    let kept = house.room.kept().clone();
    drop(Room::outline(&house.games, kept.clone(), &entries));
    let Ok(room) = Room::load(&house.games, kept, &entries) else { return };
    let now = Millis(3_000_000);
    for viewer in Viewer::all(5) {
        drop(room.snapshot(viewer, now));
        drop(room.update(viewer, 0, now, true));
        drop(room.update(viewer, room.number() / 2, now, false));
    }
    drop((room.summary(), room.waiting(Some(who(0).player)), room.overdue(now)));
    drop((room.log(TODAY), room.next_match(who(0).player)));
    let wishes = [
        Do::AnswerBack { to: 0, yes: true },
        Do::AskBack { to: 0 },
        Do::Undo { to: 0 },
        Do::Move { step: room.n_steps(), backs: room.point().backs, mv: "favour 1".into() },
        Do::Abandon,
        Do::Resign,
    ];
    for wish in wishes {
        if let Ok(decision) = room.decide(&house.games, &who(0), &wish, now) {
            let mut after = room.clone();
            after.commit(decision);
            drop(after.snapshot(Viewer::Spectator, now));
        }
    }
});
