//! What the database says afterwards, against what players were told.

use std::collections::BTreeMap;
use std::time::Duration;

use protocol::Do;
use server::matches::name_of_command;
use server::room::{Body, Room};
use store::{Entry, EntryId, Kept, PlayerId, Store};
use table::Games;
use tabletop::{Seat, Viewer};

use super::player::{ClockMark, Manner, Record, Sent, seen};

/// What was found.
#[derive(Default)]
pub(crate) struct Found {
    /// Acknowledged commands that are not there.
    pub(crate) lost: Vec<String>,
    /// Commands that are there, whether or not anybody was told so.
    pub(crate) kept: u64,
    /// Views that a replay shows as they were told.
    pub(crate) views: u64,
    /// Clocks that a replay shows as they were told.
    pub(crate) clocks: u64,
    /// Matches that are over.
    pub(crate) matches: BTreeMap<String, String>,
}

/// Holds all that was told against the journals.
pub(crate) async fn examine(store: &dyn Store, records: &[Record]) -> Found {
    let games = Games::standard();
    let mut found = Found::default();
    for record in records {
        let kept = store.find_match(record.id.parse().unwrap()).await.unwrap().unwrap();
        let entries = store.entries(&kept, 0).await.unwrap();
        let is_whole = entries.iter().zip(0..).all(|(entry, number)| entry.number == number);
        assert!(is_whole, "the journal of {} has a hole", record.id);
        found.commands(record, &entries);
        found.views(&games, record, &kept, &entries);
        found.end(&games, record, &kept, &entries);
    }
    found
}

/// Waits until every result that counts is in the ratings, once. How many there are.
pub(crate) async fn wait_for_ratings(store: &dyn Store, records: &[Record]) -> usize {
    let games = Games::standard();
    let mut counts: BTreeMap<(PlayerId, String), u32> = BTreeMap::new();
    for record in records {
        let kept = store.find_match(record.id.parse().unwrap()).await.unwrap().unwrap();
        let entries = store.entries(&kept, 0).await.unwrap();
        let room = Room::outline(&games, kept, &entries).unwrap();
        let own = room.players().find(|(seat, _)| room.is_rated() && Some(*seat) == record.seat);
        if let Some((_, player)) = own {
            *counts.entry((player, room.kept().game.clone())).or_default() += 1;
        }
    }
    for ((player, game), n_matches) in &counts {
        let is_rated = async || {
            let rating = store.rating(*player, game).await.unwrap();
            rating.is_some_and(|rating| rating.n_matches == *n_matches)
        };
        while !is_rated().await {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
    counts.values().map(|n| *n as usize).sum()
}

impl Found {
    /// What was acknowledged is there, once; and nothing is there that was not asked for.
    fn commands(&mut self, record: &Record, entries: &[Entry]) {
        let mut asked: BTreeMap<EntryId, &Sent> = BTreeMap::new();
        for sent in &record.commands {
            let id = sent.command.id.parse().unwrap();
            asked.insert(name_of_command(record.player.unwrap(), id), sent);
        }
        for entry in entries {
            let sent = entry.kept.command.and_then(|command| asked.remove(&command));
            let body = body(entry);
            match sent.map(|sent| &sent.command.wish) {
                Some(Do::Move { mv, .. }) => {
                    let Body::Step { line, .. } = &body else { panic!("no step: {body:?}") };
                    assert!(is_move_of(&body, record.seat) && line.ends_with(&format!("\t{mv}")));
                }
                Some(Do::Say { text }) => {
                    assert!(matches!(&body, Body::Said { text: said, .. } if said == text));
                }
                Some(other) => panic!("nobody has wished this: {other:?}"),
                None => assert!(!is_move_of(&body, record.seat), "nobody has made this move"),
            }
            self.kept += u64::from(sent.is_some());
        }
        let lost = asked.values().filter(|sent| sent.answered.is_some());
        self.lost.extend(lost.map(|sent| format!("{}: {:?}", record.id, sent.command)));
    }

    /// A replay of the journal up to a number shows what was told at that number.
    fn views(&mut self, games: &Games, record: &Record, kept: &Kept, entries: &[Entry]) {
        let viewer = viewer(record);
        let room_at = |number: u64| {
            let entries = &entries[..usize::try_from(number).unwrap()];
            Room::load(games, kept.clone(), entries).unwrap()
        };
        for mark in &record.marks {
            let view = room_at(mark.number).table().map(|table| table.view(viewer));
            assert!(seen(view.as_ref()) == mark.view, "{} at {}", record.id, mark.number);
            self.views += 1;
        }
        for mark in &record.clocks {
            assert_clocks(&room_at(mark.number), viewer, mark);
            self.clocks += 1;
        }
    }

    fn end(&mut self, games: &Games, record: &Record, kept: &Kept, entries: &[Entry]) {
        let room = Room::load(games, kept.clone(), entries).unwrap();
        assert!(room.is_over());
        let table = room.table().expect("it was played");
        // No daily deal is played here, so the day makes no difference.
        let log = room.log("2026-01-01").expect("it is over");
        assert_eq!(log, record.log, "another log was told");
        assert_eq!(games.check(&log, None).faults, [], "it can be drawn again");
        self.matches.insert(record.id.clone(), table.hash().to_string());
        if record.manner == Manner::Asleep {
            assert_not_early(games, kept, entries);
        }
    }
}

/// Nobody has lost on time who had time left.
fn assert_not_early(games: &Games, kept: &Kept, entries: &[Entry]) {
    let lost = entries.iter().position(|entry| matches!(body(entry), Body::Lost { .. })).unwrap();
    let before = Room::load(games, kept.clone(), &entries[..lost]).unwrap();
    let runs_out = before.alarm().expect("a clock runs");
    assert!(entries[lost].kept.at >= runs_out, "{} was lost too early", kept.id);
}

/// What was told lies between what a replay says of the moments before and after.
fn assert_clocks(room: &Room, viewer: Viewer, mark: &ClockMark) {
    let at = |moment| room.turn(viewer, moment).clocks;
    let (early, late) = (at(mark.asked), at(mark.told));
    assert_eq!(mark.clocks.len(), early.len());
    for ((told, early), late) in mark.clocks.iter().zip(&early).zip(&late) {
        assert!((late.left..=early.left).contains(&told.left), "{told:?}: {late:?} to {early:?}");
    }
}

fn viewer(record: &Record) -> Viewer {
    record.seat.map_or(Viewer::Spectator, Viewer::Seat)
}

fn body(entry: &Entry) -> Body {
    serde_json::from_str(&entry.kept.body).unwrap()
}

fn is_move_of(body: &Body, seat: Option<Seat>) -> bool {
    let Body::Step { line, .. } = body else { return false };
    let mover = line.split_once('\t').and_then(|(mover, _)| mover.parse().ok());
    seat.is_some() && mover == seat
}
