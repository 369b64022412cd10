//! Lists and their order.

use std::sync::Arc;

use store::{Append, Kept, Millis, NewMatch, Status, Store, Summary, Unfinished};

use crate::appends::{add, append, new_match, summary};
use crate::players::player;

async fn add_with(store: &dyn Store, summary: Summary) -> Kept {
    add(store, &NewMatch { summary, ..new_match() }).await
}

/// Appends an entry together with a summary.
async fn change(store: &dyn Store, kept: &Kept, summary: Summary) {
    let next = store.entries(kept, 0).await.unwrap().len() as u64;
    let append = Append { summary: Some(summary), ..append(kept, next, &["changed"]) };
    store.append(append).await.unwrap();
}

fn numbers(list: &[Kept]) -> Vec<i64> {
    list.iter().map(|kept| kept.number).collect()
}

pub(crate) async fn open_matches_newest_first(store: Arc<dyn Store>) {
    let old = add(&*store, &new_match()).await;
    let _private = add_with(&*store, Summary { is_public: false, ..summary() }).await;
    let _live = add_with(&*store, Summary { status: Status::Live, ..summary() }).await;
    let new = add(&*store, &new_match()).await;
    let newest = add(&*store, &new_match()).await;
    let open = store.open_matches(10).await.unwrap();
    assert_eq!(open, [newest.clone(), new.clone(), old.clone()]);
    assert_eq!(numbers(&store.open_matches(2).await.unwrap()), [newest.number, new.number]);
    change(&*store, &new, Summary { status: Status::Live, ..summary() }).await;
    let open = store.open_matches(10).await.unwrap();
    assert_eq!(numbers(&open), [newest.number, old.number]);
}

pub(crate) async fn matches_of_a_player_last_touched_first(store: Arc<dyn Store>) {
    let (ada, bo) = (player("Ada").id, player("Bo").id);
    let at = |touched, players: &[_]| Summary {
        touched: Millis(touched),
        players: players.to_vec(),
        ..summary()
    };
    let first = add_with(&*store, at(10, &[ada])).await;
    let second = add_with(&*store, at(30, &[bo, ada])).await;
    let third = add_with(&*store, at(20, &[bo])).await;
    let of = async |player| numbers(&store.matches_of(player, 10).await.unwrap());
    assert_eq!(of(ada).await, [second.number, first.number]);
    assert_eq!(of(bo).await, [second.number, third.number]);
    assert_eq!(of(player("Cleo").id).await, [0; 0]);

    change(&*store, &first, at(40, &[ada])).await;
    change(&*store, &third, at(35, &[bo, ada])).await;
    assert_eq!(of(ada).await, [first.number, third.number, second.number]);
    assert_eq!(numbers(&store.matches_of(ada, 1).await.unwrap()), [first.number]);
    let read = store.matches_of(ada, 10).await.unwrap();
    assert_eq!(read[1].summary.players, [bo, ada], "as the server ordered them");
}

pub(crate) async fn an_outline_comes_with_lists_alone_and_stays_until_there_is_another(
    store: Arc<dyn Store>,
) {
    let ada = player("Ada").id;
    let summary = || Summary { players: vec![ada], ..summary() };
    let outlined = |text: &str| Summary { outline: Some(text.into()), ..summary() };
    let kept = add_with(&*store, outlined("first ☺")).await;
    let listed = async || {
        let (open, mine) = (store.open_matches(1).await, store.matches_of(ada, 1).await);
        let [open, mine] = [open, mine].map(|list| list.unwrap()[0].summary.outline.clone());
        assert_eq!(open, mine);
        open
    };
    assert_eq!(listed().await.as_deref(), Some("first ☺"));
    change(&*store, &kept, Summary { alarm: Some(Millis(5)), ..summary() }).await;
    assert_eq!(listed().await.as_deref(), Some("first ☺"));
    change(&*store, &kept, outlined("second")).await;
    assert_eq!(listed().await.as_deref(), Some("second"));
    assert!(!format!("{:?}", store.open_matches(1).await.unwrap()).contains("second"));
    assert_eq!(store.find_match(kept.id).await.unwrap().unwrap().summary.outline, None);
    assert_eq!(store.due(Millis(5), 1).await.unwrap().len(), 0, "the alarm is off again");
    let zero =
        store.append(Append { summary: Some(outlined("\0")), ..append(&kept, 4, &["changed"]) });
    assert!(zero.await.is_err());
    add_with(&*store, Summary { touched: Millis(i64::MAX), ..summary() }).await;
    assert_eq!(listed().await, None);
}

pub(crate) async fn unfinished_matches_are_counted_by_their_maker(store: Arc<dyn Store>) {
    let (ada, bo) = (player("Ada").id, player("Bo").id);
    let with = |status| Summary { status, players: vec![bo], ..summary() };
    let make = async |maker, status| {
        let new = NewMatch { maker, summary: with(status), ..new_match() };
        add(&*store, &new).await
    };
    let since = summary().touched;
    let counted = async |player| store.unfinished(player, since).await.unwrap();
    assert_eq!(counted(ada).await, Unfinished::default());
    let open = make(Some(ada), Status::Open).await;
    make(Some(ada), Status::Open).await;
    make(Some(ada), Status::Live).await;
    make(Some(ada), Status::Over).await;
    make(None, Status::Live).await;
    assert_eq!(counted(ada).await, Unfinished { open: 2, live: 1 });
    assert_eq!(counted(bo).await, Unfinished::default(), "who sits there has not made it");
    change(&*store, &open, with(Status::Live)).await;
    assert_eq!(counted(ada).await, Unfinished { open: 1, live: 2 });
    change(&*store, &open, with(Status::Over)).await;
    assert_eq!(counted(ada).await, Unfinished { open: 1, live: 1 });
    // What nobody has played at for long still waits for players, but is no longer played.
    let later = store.unfinished(ada, since.plus(1)).await.unwrap();
    assert_eq!(later, Unfinished { open: 1, live: 0 });
}

pub(crate) async fn alarms_ring_most_overdue_first(store: Arc<dyn Store>) {
    assert_eq!(store.next_alarm().await.unwrap(), None);
    let rings = |alarm: Option<i64>| Summary { alarm: alarm.map(Millis), ..summary() };
    let late = add_with(&*store, rings(Some(30))).await;
    let _silent = add_with(&*store, rings(None)).await;
    let early = add_with(&*store, rings(Some(10))).await;
    let due = async |now, most| numbers(&store.due(Millis(now), most).await.unwrap());
    assert_eq!(store.next_alarm().await.unwrap(), Some(Millis(10)));
    assert_eq!(due(9, 10).await, [0; 0]);
    assert_eq!(due(10, 10).await, [early.number]);
    assert_eq!(due(99, 10).await, [early.number, late.number]);
    assert_eq!(due(99, 1).await, [early.number]);
    change(&*store, &early, rings(Some(50))).await;
    assert_eq!(due(99, 10).await, [late.number, early.number]);
    change(&*store, &late, rings(None)).await;
    assert_eq!(store.next_alarm().await.unwrap(), Some(Millis(50)));
}

pub(crate) async fn all_matches_in_the_order_of_making(store: Arc<dyn Store>) {
    let mut made = Vec::new();
    for _ in 0..5 {
        made.push(add(&*store, &new_match()).await);
    }
    let first = store.all_matches(None, 2).await.unwrap();
    let second = store.all_matches(first.last(), 2).await.unwrap();
    let third = store.all_matches(second.last(), 2).await.unwrap();
    assert_eq!((first.len(), second.len(), third.len()), (2, 2, 1));
    assert_eq!([first, second, third].concat(), made);
    assert_eq!(store.all_matches(made.last(), 2).await.unwrap(), []);
}
