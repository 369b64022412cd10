//! What nobody came back to is forgotten, and nothing else.

use std::sync::Arc;

use store::{
    Append, Finished, Kept, Millis, NewMatch, Player, PlayerId, Rating, Status, Store, StoreError,
    Summary, TokenDigest,
};

use crate::appends::{add, append, new_match, summary};
use crate::players::{account, player};

/// Before it everything is old.
const NOW: Millis = Millis(1000);

async fn add_guest_seen(store: &dyn Store, seen: i64) -> Player {
    let guest = Player { seen: Millis(seen), ..player("Ada") };
    store.add_player(&guest, None).await.unwrap();
    guest
}

async fn add_match(store: &dyn Store, status: Status, touched: i64, players: &[PlayerId]) -> Kept {
    let (players, touched) = (players.to_vec(), Millis(touched));
    let summary = Summary { status, players, touched, ..summary() };
    add(store, &NewMatch { summary, ..new_match() }).await
}

async fn is_kept(store: &dyn Store, kept: &Kept) -> bool {
    store.find_match(kept.id).await.unwrap().is_some()
}

pub(crate) async fn whoever_is_seen_is_seen_until_he_is_gone(store: Arc<dyn Store>) {
    let ada = add_guest_seen(&*store, 5).await;
    assert!(store.see_player(ada.id, Millis(77)).await.unwrap());
    assert_eq!(store.player(ada.id).await.unwrap().unwrap().seen, Millis(77));
    assert_eq!(store.forget_guests(Millis(77), 9).await.unwrap(), 0);
    assert_eq!(store.forget_guests(Millis(78), 9).await.unwrap(), 1);
    assert!(!store.see_player(ada.id, Millis(99)).await.unwrap());
    assert_eq!(store.player(ada.id).await.unwrap(), None);
}

pub(crate) async fn guests_who_left_nothing_behind_are_forgotten(store: Arc<dyn Store>) {
    let (old, new) = (add_guest_seen(&*store, 999).await, add_guest_seen(&*store, 1000).await);
    let bea = Player { seen: Millis(5), ..account("Bea") };
    store.add_player(&bea, Some("hash")).await.unwrap();
    let [his, hers] = [1, 2].map(|byte| TokenDigest([byte; 32]));
    store.add_token(&his, old.id, Millis(5000)).await.unwrap();
    store.add_token(&hers, new.id, Millis(5000)).await.unwrap();
    assert_eq!(store.forget_guests(NOW, 10).await.unwrap(), 1);
    assert_eq!(store.player(old.id).await.unwrap(), None);
    assert_eq!(store.token_owner(&his, Millis(0)).await.unwrap(), None, "nor is his token good");
    assert_eq!(store.token_owner(&hers, Millis(0)).await.unwrap(), Some(new));
    assert_eq!(store.player(bea.id).await.unwrap(), Some(bea), "an account is no guest");
    assert_eq!(store.forget_guests(NOW, 10).await.unwrap(), 0);
}

pub(crate) async fn guests_who_left_something_are_kept(store: Arc<dyn Store>) {
    let [seated, stood, notes, rated, daily] = [
        add_guest_seen(&*store, 1).await,
        add_guest_seen(&*store, 2).await,
        add_guest_seen(&*store, 3).await,
        add_guest_seen(&*store, 4).await,
        add_guest_seen(&*store, 5).await,
    ];
    let kept = add_match(&*store, Status::Over, 1, &[seated.id, stood.id]).await;
    let summary = Some(Summary { players: vec![seated.id], ..kept.summary.clone() });
    store.append(Append { summary, ..append(&kept, 2, &["he stands up"]) }).await.unwrap();
    store.set_note(&kept, notes.id, "a note").await.unwrap();
    let rating = Rating { rating: 25.0, uncertainty: 8.0, n_matches: 1 };
    let finished = Finished {
        number: kept.number,
        game: "pips".into(),
        ratings: vec![(rated.id, rating)],
        daily: Some(("2026-11-15".into(), daily.id, 7)),
        at: Millis(9),
    };
    store.finish(&finished).await.unwrap();
    assert_eq!(store.forget_guests(NOW, 10).await.unwrap(), 0);
    for player in [seated, stood, notes, rated, daily] {
        assert_eq!(store.player(player.id).await.unwrap(), Some(player));
    }
}

pub(crate) async fn matches_that_never_began_are_forgotten_whole(store: Arc<dyn Store>) {
    let guest = add_guest_seen(&*store, 1).await;
    let kept = add_match(&*store, Status::Open, 999, &[guest.id]).await;
    store.set_note(&kept, guest.id, "a note").await.unwrap();
    let other = add_match(&*store, Status::Open, 1000, &[guest.id]).await;
    assert_eq!(store.forget_matches(NOW, 10).await.unwrap(), 1);
    assert!(!is_kept(&*store, &kept).await && is_kept(&*store, &other).await);
    assert_eq!(store.entries(&kept, 0).await.unwrap(), []);
    assert_eq!(store.note(&kept, guest.id).await.unwrap(), "");
    let of_guest = store.matches_of(guest.id, 10).await.unwrap();
    assert_eq!(of_guest.iter().map(|it| it.number).collect::<Vec<_>>(), [other.number]);
    let late = store.append(append(&kept, 2, &["too late"])).await;
    assert!(matches!(late, Err(StoreError::Missing("match"))), "{late:?}");
    let late = store.append(Append { summary: Some(summary()), ..append(&kept, 2, &["x"]) }).await;
    assert!(matches!(late, Err(StoreError::Missing("match"))), "{late:?}");
    store.append(append(&other, 2, &["the others go on"])).await.unwrap();
    // Whoever had nothing but this goes, too.
    assert_eq!(store.forget_guests(NOW, 10).await.unwrap(), 0);
    assert_eq!(store.forget_matches(Millis(1001), 10).await.unwrap(), 1);
    assert_eq!(store.forget_guests(NOW, 10).await.unwrap(), 1);
}

pub(crate) async fn matches_that_somebody_could_miss_are_kept(store: Arc<dyn Store>) {
    let guest = add_guest_seen(&*store, 1).await;
    let bea = account("Bea");
    store.add_player(&bea, Some("hash")).await.unwrap();
    let live = add_match(&*store, Status::Live, 1, &[guest.id]).await;
    let over = add_match(&*store, Status::Over, 1, &[guest.id]).await;
    let hers = add_match(&*store, Status::Open, 1, &[guest.id, bea.id]).await;
    let noted = add_match(&*store, Status::Open, 1, &[guest.id]).await;
    store.set_note(&noted, bea.id, "come back here").await.unwrap();
    let left = add_match(&*store, Status::Open, 1, &[guest.id, bea.id]).await;
    let summary = Some(Summary { players: vec![guest.id], ..left.summary.clone() });
    store.append(Append { summary, ..append(&left, 2, &["she stands up"]) }).await.unwrap();
    assert_eq!(store.forget_matches(NOW, 10).await.unwrap(), 0);
    for kept in [live, over, hers, noted, left] {
        assert!(is_kept(&*store, &kept).await, "{kept:?}");
    }
}

pub(crate) async fn a_match_that_is_touched_in_time_is_kept(store: Arc<dyn Store>) {
    let guest = add_guest_seen(&*store, 1).await;
    let kept = add_match(&*store, Status::Open, 1, &[guest.id]).await;
    let summary = Some(Summary { touched: NOW, ..kept.summary.clone() });
    store.append(Append { summary, ..append(&kept, 2, &["somebody talks"]) }).await.unwrap();
    assert_eq!(store.forget_matches(NOW, 10).await.unwrap(), 0);
    assert_eq!(store.entries(&kept, 0).await.unwrap().len(), 3);
}

pub(crate) async fn what_is_forgotten_is_forgotten_in_small_steps(store: Arc<dyn Store>) {
    let mut matches = Vec::new();
    for touched in [3, 1, 4, 2, 5] {
        let guest = add_guest_seen(&*store, touched).await;
        matches.push(add_match(&*store, Status::Open, touched, &[guest.id]).await);
    }
    assert_eq!(store.forget_matches(NOW, 2).await.unwrap(), 2);
    let left: Vec<bool> = are_kept(&*store, &matches).await;
    assert_eq!(left, [true, false, true, false, true], "the oldest go first");
    assert_eq!(store.forget_matches(NOW, 2).await.unwrap(), 2);
    assert_eq!(store.forget_matches(NOW, 2).await.unwrap(), 1);
    for n in [2, 2, 1, 0] {
        assert_eq!(store.forget_guests(NOW, 2).await.unwrap(), n);
    }
}

async fn are_kept(store: &dyn Store, matches: &[Kept]) -> Vec<bool> {
    let mut left = Vec::new();
    for kept in matches {
        left.push(is_kept(store, kept).await);
    }
    left
}
