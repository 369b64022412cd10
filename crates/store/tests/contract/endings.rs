//! What matches leave behind.

use std::sync::Arc;

use store::{
    Append, DailyResult, Finished, Kept, Millis, NewMatch, Player, Rating, Store, StoreError,
};
use tokio::task::JoinSet;

use crate::appends::{add, new_match};
use crate::players::{add_guest, player};

fn rating(rating: f64, n_matches: u32) -> Rating {
    Rating { rating, uncertainty: 8.0 / 3.0, n_matches }
}

fn finished(kept: &Kept, ratings: &[(&Player, Rating)]) -> Finished {
    Finished {
        number: kept.number,
        game: "pips".into(),
        ratings: ratings.iter().map(|(player, rating)| (player.id, *rating)).collect(),
        daily: None,
        at: Millis(77),
    }
}

pub(crate) async fn a_match_is_finished_once(store: Arc<dyn Store>) {
    let (ada, bo) = (add_guest(&*store, "Ada").await, add_guest(&*store, "Bo").await);
    let kept = add(&*store, &new_match()).await;
    assert_eq!(store.rating(ada.id, "pips").await.unwrap(), None);
    let end = finished(&kept, &[(&ada, rating(26.1, 1)), (&bo, rating(23.9, 1))]);
    assert!(store.finish(&end).await.unwrap());
    assert!(!store.finish(&end).await.unwrap());
    assert_eq!(store.rating(ada.id, "pips").await.unwrap(), Some(rating(26.1, 1)));
    assert_eq!(store.rating(bo.id, "pips").await.unwrap(), Some(rating(23.9, 1)));
    assert_eq!(store.rating(ada.id, "green").await.unwrap(), None);

    let next = add(&*store, &new_match()).await;
    let end = finished(&next, &[(&ada, rating(27.0, 2))]);
    assert!(store.finish(&end).await.unwrap());
    assert_eq!(store.rating(ada.id, "pips").await.unwrap(), Some(rating(27.0, 2)));

    let nothing = Finished { number: kept.number + 1000, ..end };
    let refused = store.finish(&nothing).await;
    assert!(matches!(refused, Err(StoreError::Missing("match"))), "{refused:?}");
    let third = add(&*store, &new_match()).await;
    let refused = store.finish(&finished(&third, &[(&player("x"), rating(1.0, 1))])).await;
    assert!(matches!(refused, Err(StoreError::Missing("player"))), "{refused:?}");
}

pub(crate) async fn the_alarm_of_a_finished_match_is_off(store: Arc<dyn Store>) {
    let mut new = new_match();
    new.summary.alarm = Some(Millis(5));
    let kept = add(&*store, &new).await;
    let are_due = async || store.due(Millis(9), 10).await.unwrap().len();
    assert_eq!(are_due().await, 1);
    assert!(store.finish(&finished(&kept, &[])).await.unwrap());
    assert_eq!(are_due().await, 0);
    // Somebody who did not know sets it again, and finds out.
    let append =
        Append { number: kept.number, first: 0, entries: vec![], summary: Some(new.summary) };
    let append = Append { first: new.entries.len() as u64, ..append };
    store.append(append).await.unwrap();
    assert_eq!(are_due().await, 1);
    assert!(!store.finish(&finished(&kept, &[])).await.unwrap());
    assert_eq!(are_due().await, 0);
}

pub(crate) async fn a_match_is_finished_once_by_many_at_once(store: Arc<dyn Store>) {
    let (ada, bo) = (add_guest(&*store, "Ada").await, add_guest(&*store, "Bo").await);
    let kept = add(&*store, &new_match()).await;
    let mut ends = JoinSet::new();
    for turned in [false, true].repeat(8) {
        let mut end = finished(&kept, &[(&ada, rating(26.0, 1)), (&bo, rating(24.0, 1))]);
        if turned {
            end.ratings.reverse();
        }
        let store = store.clone();
        ends.spawn(async move { store.finish(&end).await.unwrap() });
    }
    let firsts = ends.join_all().await.into_iter().filter(|is_first| *is_first).count();
    assert_eq!(firsts, 1);
    assert_eq!(store.rating(ada.id, "pips").await.unwrap(), Some(rating(26.0, 1)));
}

pub(crate) async fn a_rating_that_has_changed_is_a_conflict(store: Arc<dyn Store>) {
    let (ada, bo) = (add_guest(&*store, "Ada").await, add_guest(&*store, "Bo").await);
    let (one, two) = (add(&*store, &new_match()).await, add(&*store, &new_match()).await);
    assert!(store.finish(&finished(&one, &[(&ada, rating(26.0, 1))])).await.unwrap());

    // Both ratings were read before the first match had ended, or are of a match nobody has kept.
    for stale in [1, 3] {
        let end = finished(&two, &[(&bo, rating(24.0, 1)), (&ada, rating(25.5, stale))]);
        let refused = store.finish(&end).await;
        assert!(matches!(refused, Err(StoreError::Conflict)), "{refused:?}");
        assert_eq!(store.rating(bo.id, "pips").await.unwrap(), None, "whole or not at all");
    }
    let end = finished(&two, &[(&bo, rating(24.0, 1)), (&ada, rating(26.5, 2))]);
    assert!(store.finish(&end).await.unwrap(), "the conflict was not the first time");
    assert_eq!(store.rating(ada.id, "pips").await.unwrap(), Some(rating(26.5, 2)));
}

pub(crate) async fn a_deal_is_begun_once_by_many_at_once(store: Arc<dyn Store>) {
    let (ada, bo) = (add_guest(&*store, "Ada").await, add_guest(&*store, "Bo").await);
    let found =
        async |day: &str, player: &Player| store.daily_try(day, "pips", player.id).await.unwrap();
    assert_eq!(found("2026-11-15", &ada).await, None);
    let of = |day: &str, player: &Player| NewMatch {
        daily: Some((day.to_owned(), player.id)),
        ..new_match()
    };
    let mut tries = JoinSet::new();
    for _ in 0..16 {
        let (store, new) = (store.clone(), of("2026-11-15", &ada));
        tries.spawn(async move { (new.id, store.add_match(&new).await) });
    }
    let tries = tries.join_all().await;
    let kept: Vec<_> = tries.iter().filter(|(_, added)| added.is_ok()).collect();
    assert_eq!(kept.len(), 1);
    assert_eq!(found("2026-11-15", &ada).await, Some(kept[0].0));
    for (id, refused) in tries.iter().filter(|(_, added)| added.is_err()) {
        assert!(matches!(refused, Err(StoreError::Conflict)), "{refused:?}");
        assert_eq!(store.find_match(*id).await.unwrap(), None, "whole or not at all");
    }
    // Another day, another player.
    for new in [of("2026-11-16", &ada), of("2026-11-15", &bo)] {
        let (day, player) = new.daily.clone().unwrap();
        add(&*store, &new).await;
        assert_eq!(store.daily_try(&day, "pips", player).await.unwrap(), Some(new.id));
    }
    assert_eq!(store.daily_try("2026-11-15", "green", ada.id).await.unwrap(), None);
}

pub(crate) async fn daily_results_best_first(store: Arc<dyn Store>) {
    let mut expected = Vec::new();
    for (name, points, at) in [("Ada", 31, 50), ("Bo", 40, 60), ("Cleo", 31, 40), ("Dora", -2, 1)] {
        let player = add_guest(&*store, name).await;
        for (points, is_first) in [(points, true), (99, false)] {
            let kept = add(&*store, &new_match()).await;
            let daily = Some(("2026-11-15".to_owned(), player.id, points));
            let end = Finished { daily, at: Millis(at), ..finished(&kept, &[]) };
            assert!(store.finish(&end).await.unwrap());
            if is_first {
                let (name, player, id) = (name.to_owned(), player.id, kept.id);
                expected.push(DailyResult { name, player, points, id });
            }
        }
    }
    let [ada, bo, cleo, dora] = <[DailyResult; 4]>::try_from(expected).unwrap();
    let list = store.daily("2026-11-15", "pips", 10).await.unwrap();
    assert_eq!(list, [bo.clone(), cleo.clone(), ada, dora]);
    assert_eq!(store.daily("2026-11-15", "pips", 2).await.unwrap(), [bo, cleo]);
    assert_eq!(store.daily("2026-11-14", "pips", 10).await.unwrap(), []);
    assert_eq!(store.daily("2026-11-15", "green", 10).await.unwrap(), []);
}

pub(crate) async fn a_day_has_one_secret_for_everybody(store: Arc<dyn Store>) {
    let mut asked = JoinSet::new();
    for n in 0..8 {
        let store = store.clone();
        asked
            .spawn(async move { store.daily_secret("2026-11-15", "pips", [n; 32]).await.unwrap() });
    }
    let secrets = asked.join_all().await;
    assert!(secrets.iter().all(|secret| *secret == secrets[0]), "{secrets:?}");
    let other = store.daily_secret("2026-11-15", "green", [200; 32]).await.unwrap();
    assert_eq!(other, [200; 32]);
    let later = store.daily_secret("2026-11-16", "pips", [201; 32]).await.unwrap();
    assert_eq!(later, [201; 32]);
    let again = store.daily_secret("2026-11-15", "pips", [202; 32]).await.unwrap();
    assert_eq!(again, secrets[0]);
}
