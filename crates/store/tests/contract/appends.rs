//! Matches and their journals.

use std::collections::BTreeMap;
use std::sync::Arc;

use store::{
    Append, Entry, EntryId, Kept, MatchId, Millis, NewEntry, NewMatch, Status, Store, StoreError,
    Summary,
};
use tokio::task::JoinSet;
use uuid::Uuid;

use crate::players::player;

/// A match with two entries.
pub(crate) fn new_match() -> NewMatch {
    NewMatch {
        id: MatchId(Uuid::new_v4()),
        game: "pips".into(),
        rules_version: 7,
        options: "seats=2 long=no".into(),
        secret: [0xfe; 32],
        terms: "{\"clock\":\"a day's\"}".into(),
        made: Millis(1_700_000_000_000),
        maker: None,
        summary: summary(),
        entries: vec![entry("made"), entry("joined ☺")],
        daily: None,
    }
}

pub(crate) fn summary() -> Summary {
    Summary {
        status: Status::Open,
        is_public: true,
        alarm: None,
        players: vec![player("Ada").id],
        touched: Millis(1_700_000_000_000),
        outline: None,
    }
}

pub(crate) fn entry(body: &str) -> NewEntry {
    NewEntry { at: Millis(1_700_000_000_001), command: None, body: body.into() }
}

pub(crate) fn append(kept: &Kept, first: u64, bodies: &[&str]) -> Append {
    let entries = bodies.iter().map(|body| entry(body)).collect();
    Append { number: kept.number, first, entries, summary: None }
}

pub(crate) async fn add(store: &dyn Store, new: &NewMatch) -> Kept {
    store.add_match(new).await.unwrap()
}

async fn bodies(store: &dyn Store, kept: &Kept) -> Vec<String> {
    let entries = store.entries(kept, 0).await.unwrap();
    assert!(entries.iter().zip(0..).all(|(entry, number)| entry.number == number));
    entries.into_iter().map(|entry| entry.kept.body).collect()
}

fn is_conflict<T>(result: &Result<T, StoreError>) -> bool {
    matches!(result, Err(StoreError::Conflict))
}

pub(crate) async fn a_match_is_kept_with_its_first_entries(store: Arc<dyn Store>) {
    let new = NewMatch {
        summary: Summary {
            status: Status::Live,
            is_public: false,
            alarm: Some(Millis(5)),
            players: vec![player("Ada").id, player("Bo").id],
            touched: Millis(4),
            outline: None,
        },
        ..new_match()
    };
    let kept = add(&*store, &new).await;
    assert_eq!((kept.id, kept.game.as_str(), kept.rules_version), (new.id, "pips", 7));
    assert_eq!((kept.options.as_str(), &kept.terms), ("seats=2 long=no", &new.terms));
    assert_eq!((kept.secret, kept.made, &kept.summary), (new.secret, new.made, &new.summary));
    assert_eq!(store.find_match(new.id).await.unwrap(), Some(kept.clone()));
    assert_eq!(store.find_match(new_match().id).await.unwrap(), None);
    let expected: Vec<Entry> =
        (0..).zip(new.entries.clone()).map(|(number, kept)| Entry { number, kept }).collect();
    assert_eq!(store.entries(&kept, 0).await.unwrap(), expected);
    assert_eq!(bodies(&*store, &kept).await, ["made", "joined ☺"]);

    assert!(is_conflict(&store.add_match(&new).await), "an id is given once");
    let bare = NewMatch { entries: vec![], ..new_match() };
    let bare = add(&*store, &bare).await;
    assert_eq!(bodies(&*store, &bare).await, [""; 0]);
    store.append(append(&bare, 0, &["first"])).await.unwrap();
    assert_eq!(bodies(&*store, &bare).await, ["first"]);
}

pub(crate) async fn entries_are_read_from_any_number_on(store: Arc<dyn Store>) {
    let kept = add(&*store, &new_match()).await;
    store.append(append(&kept, 2, &["two", "three"])).await.unwrap();
    let numbers = async |since| -> Vec<u64> {
        store.entries(&kept, since).await.unwrap().iter().map(|entry| entry.number).collect()
    };
    assert_eq!(numbers(0).await, [0, 1, 2, 3]);
    assert_eq!(numbers(3).await, [3]);
    assert_eq!(numbers(4).await, [0; 0]);
    assert_eq!(numbers(400).await, [0; 0]);
}

pub(crate) async fn an_append_must_name_the_next_number(store: Arc<dyn Store>) {
    let kept = add(&*store, &new_match()).await;
    for wrong in [0, 1, 3, 4, 1 << 40, u64::MAX] {
        let refused = store.append(append(&kept, wrong, &["wrong"])).await;
        assert!(is_conflict(&refused), "{wrong}: {refused:?}");
    }
    store.append(append(&kept, 2, &["two"])).await.unwrap();
    assert!(is_conflict(&store.append(append(&kept, 2, &["wrong"])).await));
    store.append(append(&kept, 3, &["three"])).await.unwrap();
    assert_eq!(bodies(&*store, &kept).await, ["made", "joined ☺", "two", "three"]);

    let nothing = Kept { number: kept.number + 1000, ..kept };
    for first in [0, 2] {
        let refused = store.append(append(&nothing, first, &["lost"])).await;
        assert!(matches!(refused, Err(StoreError::Missing("match"))), "{refused:?}");
    }
}

pub(crate) async fn an_append_is_kept_whole_or_not_at_all(store: Arc<dyn Store>) {
    let kept = add(&*store, &new_match()).await;
    let over = Summary { status: Status::Over, ..summary() };
    let late =
        Append { summary: Some(over.clone()), ..append(&kept, 1, &["late", "later", "last"]) };
    assert!(is_conflict(&store.append(late).await));
    assert_eq!(bodies(&*store, &kept).await, ["made", "joined ☺"]);
    assert_eq!(store.find_match(kept.id).await.unwrap(), Some(kept.clone()));

    let timely = Append { summary: Some(over.clone()), ..append(&kept, 2, &["two", "three"]) };
    store.append(timely).await.unwrap();
    assert_eq!(bodies(&*store, &kept).await, ["made", "joined ☺", "two", "three"]);
    let read = store.find_match(kept.id).await.unwrap().unwrap();
    assert_eq!(read, Kept { summary: over, ..kept });
}

pub(crate) async fn a_command_is_obeyed_once(store: Arc<dyn Store>) {
    let (kept, other) = (add(&*store, &new_match()).await, add(&*store, &new_match()).await);
    let command = Some(EntryId(Uuid::new_v4()));
    let with = |kept, first, command| {
        let mut append = append(kept, first, &["move", "draw"]);
        append.entries[0].command = command;
        append
    };
    store.append(with(&kept, 2, command)).await.unwrap();
    assert_eq!(store.entries(&kept, 2).await.unwrap()[0].kept.command, command);
    assert!(is_conflict(&store.append(with(&kept, 2, command)).await), "sent again at once");
    assert!(is_conflict(&store.append(with(&kept, 4, command)).await), "sent again later");
    assert_eq!(store.entries(&kept, 0).await.unwrap().len(), 4);
    store.append(with(&other, 2, command)).await.unwrap();

    let mut twice = append(&kept, 4, &["a", "b"]);
    for entry in &mut twice.entries {
        entry.command = Some(EntryId(Uuid::from_u128(5)));
    }
    assert!(is_conflict(&store.append(twice).await), "one command, two entries");
    store.append(with(&kept, 4, None)).await.unwrap();
    store.append(with(&kept, 6, None)).await.unwrap();
}

pub(crate) async fn a_summary_alone_must_come_in_time(store: Arc<dyn Store>) {
    let kept = add(&*store, &new_match()).await;
    let rings = |first, alarm| {
        let summary = Some(Summary { alarm: Some(Millis(alarm)), ..kept.summary.clone() });
        Append { number: kept.number, first, entries: vec![], summary }
    };
    store.append(rings(2, 10)).await.unwrap();
    assert!(is_conflict(&store.append(rings(1, 20)).await));
    assert!(is_conflict(&store.append(rings(3, 30)).await));
    let nowhere = Append { number: kept.number + 1000, ..rings(0, 40) };
    assert!(matches!(store.append(nowhere).await, Err(StoreError::Missing("match"))));
    assert_eq!(store.next_alarm().await.unwrap(), Some(Millis(10)));
}

pub(crate) async fn of_many_who_append_at_once_one_wins_each_number(store: Arc<dyn Store>) {
    const APPENDERS: usize = 12;
    const EACH: usize = 8;
    let kept = add(&*store, &new_match()).await;
    let mut appenders = JoinSet::new();
    for appender in 0..APPENDERS {
        let (store, kept) = (store.clone(), kept.clone());
        appenders.spawn(async move {
            let mut mine = BTreeMap::new();
            while mine.len() < EACH {
                let next = store.entries(&kept, 0).await.unwrap().len() as u64;
                let body = format!("{appender}: {}", mine.len());
                match store.append(append(&kept, next, &[&body])).await {
                    Ok(()) => drop(mine.insert(next, body)),
                    Err(StoreError::Conflict) => {}
                    Err(error) => panic!("{error}"),
                }
            }
            mine
        });
    }
    let mut won = BTreeMap::new();
    while let Some(mine) = appenders.join_next().await {
        for (number, body) in mine.unwrap() {
            assert_eq!(won.insert(number, body), None, "two have won {number}");
        }
    }
    let read = store.entries(&kept, 2).await.unwrap();
    let read: BTreeMap<u64, String> =
        read.into_iter().map(|entry| (entry.number, entry.kept.body)).collect();
    assert_eq!(won.len(), APPENDERS * EACH);
    assert_eq!(read, won);
}

/// Appends to many matches at once, so that they go in groups, of which some come too late.
pub(crate) async fn a_conflict_does_not_spoil_the_others(store: Arc<dyn Store>) {
    const MATCHES: usize = 60;
    let mut appenders = JoinSet::new();
    for i in 0..MATCHES {
        let store = store.clone();
        appenders.spawn(async move {
            let kept = add(&*store, &new_match()).await;
            let first = if i % 7 == 0 { 1 } else { 2 };
            let appended = store.append(append(&kept, first, &["two", "three"])).await;
            (kept, i % 7 != 0, appended)
        });
    }
    while let Some(appended) = appenders.join_next().await {
        let (kept, is_timely, appended) = appended.unwrap();
        assert_eq!(appended.is_ok(), is_timely, "{appended:?}");
        assert!(is_timely || is_conflict(&appended));
        let n_entries = if is_timely { 4 } else { 2 };
        assert_eq!(store.entries(&kept, 0).await.unwrap().len(), n_entries);
    }
}
