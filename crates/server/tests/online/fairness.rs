//! What is promised before a shuffle, and what can be checked after it.

use std::sync::Arc;

use client::{Client, ClientError};
use protocol::{Code, Do, Ended, How, Made, NewMatch, Outcome, SeatPlan, Terms};
use store::{MatchId, Sqlite, Store};
use table::Games;

use super::house::{House, config, pips, wait_for};

async fn make(player: &Client, commitment: Option<String>) -> Result<Made, Option<Code>> {
    let bot = pips(&[SeatPlan::Me, SeatPlan::Bot(1)], Terms::default());
    let new = NewMatch { entropy: Some("c0ffee".into()), commitment, ..bot };
    player.create(&new).await.map_err(|error| error.code())
}

#[tokio::test]
async fn a_secret_is_promised_before_anybody_adds_to_it_and_the_log_proves_it() {
    let house = House::open().await;
    let (ada, bo) = (house.guest("Ada").await, house.guest("Bo").await);
    let promised = ada.promise().await.unwrap().commitment;
    assert_eq!(make(&bo, Some(promised.clone())).await, Err(Some(Code::NotNow)), "not his");
    let made = make(&ada, Some(promised.clone())).await.unwrap();
    assert_eq!(made.commitment, promised);
    assert_eq!(make(&ada, Some(promised.clone())).await, Err(Some(Code::NotNow)), "only once");
    assert_ne!(make(&ada, None).await.unwrap().commitment, promised);
    assert_eq!(ada.snapshot(&made.id).await.unwrap().info.commitment, promised);

    ada.wish(&made.id, Do::Resign).await.unwrap();
    let log = wait_for(&ada, &made.id, |it| it.info.ended.is_some());
    drop(log.await);
    let log = ada.log(&made.id).await.unwrap();
    assert!(log.contains(&format!("\ncommitment {promised}\nsecret ")), "{log}");
    assert!(log.contains(&format!("\nmatch {}\nentropy c0ffee,\n", made.id)), "{log}");
    let checked = Games::standard().check(&log, None);
    assert_eq!(checked.faults, []);
    assert!(checked.is_committed && checked.n_redrawn > 0);

    // And once more, as soon as that is promised, too.
    let commitment = Some(ada.promise().await.unwrap().commitment);
    let again = Do::Rematch { entropy: Some("cafe".into()), commitment: commitment.clone() };
    let Ok(Outcome::Rematch { id }) = ada.wish(&made.id, again).await else { panic!("no next") };
    ada.wish(&id, Do::Resign).await.unwrap();
    let ended = ada.snapshot(&id).await.unwrap().info;
    assert_eq!(Some(ended.commitment), commitment);
    assert_eq!(ended.ended.unwrap().entropy, ["", "cafe"], "one seat further");

    // Looked at elsewhere, it says nothing of a shuffle that was not that server's.
    let imported = bo.import(&log).await.unwrap();
    assert_eq!(imported.commitment, "");
    let again = bo.log(&imported.id).await.unwrap();
    assert!(!again.contains("commitment") && !again.contains("secret"), "{again}");
    house.stop().await;
}

/// The same match, as if it had been played by older rules.
async fn aged(store: &dyn Store, made: &str) -> String {
    let kept = store.find_match(made.parse().unwrap()).await.unwrap().unwrap();
    let entries = store.entries(&kept, 0).await.unwrap();
    let old = MatchId(uuid::Uuid::new_v4());
    let new = store::NewMatch {
        id: old,
        game: kept.game,
        rules_version: 0,
        options: kept.options,
        secret: kept.secret,
        terms: kept.terms,
        made: kept.made,
        maker: None,
        summary: store::Summary { alarm: None, ..kept.summary },
        daily: None,
        entries: entries.into_iter().map(|entry| entry.kept).collect(),
    };
    store.add_match(&new).await.unwrap();
    old.to_string()
}

async fn house() -> (House, Arc<dyn Store>) {
    let store: Arc<dyn Store> = Arc::new(Sqlite::in_memory().await.unwrap());
    (House::on(config(), Arc::clone(&store)).await, store)
}

/// How a match of older rules ended, as lists show it.
async fn ended(player: &Client, id: &str) -> Option<Ended> {
    let mine = player.mine().await.unwrap();
    mine.into_iter().find(|line| line.info.id == id).expect("it is listed").info.ended
}

fn refused<T>(result: Result<T, ClientError>) -> Option<Code> {
    result.err().and_then(|error| error.code())
}

#[tokio::test]
async fn matches_of_other_rules_are_kept_and_shown_and_their_logs_read() {
    let (house, store) = house().await;
    let ada = house.guest("Ada").await;
    let made = make(&ada, None).await.unwrap();
    let live = aged(&*store, &made.id).await;
    ada.wish(&made.id, Do::Resign).await.unwrap();
    let over = aged(&*store, &made.id).await;
    for (old, is_over) in [(&live, false), (&over, true)] {
        assert_eq!(ended(&ada, old).await.is_some(), is_over);
        assert_eq!(refused(ada.snapshot(old).await), Some(Code::OtherRules));
        assert_eq!(refused(ada.moves(old).await), Some(Code::OtherRules));
    }
    assert_eq!(refused(ada.log(&live).await), Some(Code::NotNow), "another server may play it");
    let log = ada.log(&over).await.unwrap();
    assert!(log.starts_with("clubhouse-log 1\ngame pips\nrules 0\n"), "{log}");
    assert!(log.contains("\nchance\t"), "{log}");
    house.stop().await;
}

#[tokio::test]
async fn a_match_of_other_rules_is_given_up_without_being_played_and_then_its_log_is_read() {
    let (house, store) = house().await;
    let (ada, bo, id) = house.two(Terms::default()).await;
    let (one, two) = (aged(&*store, &id).await, aged(&*store, &id).await);
    let stranger = house.guest("Eve").await;
    assert_eq!(refused(stranger.wish(&one, Do::Resign).await), Some(Code::NoSeat));
    bo.wish(&one, Do::Resign).await.unwrap();
    let resigned = ended(&ada, &one).await.unwrap();
    assert_eq!((resigned.how, resigned.ranks.as_slice()), (How::Resigned, [1, 2].as_slice()));
    assert_eq!(resigned.points, [0; 0], "nobody knows them");
    assert_eq!(refused(ada.wish(&one, Do::Resign).await), Some(Code::Over));
    assert!(ada.log(&one).await.unwrap().contains("\nrules 0\n"));

    // Nobody ends it alone without losing it.
    for _ in 0..2 {
        ada.wish(&two, Do::Abandon).await.unwrap();
        assert_eq!(ended(&ada, &two).await, None);
    }
    // A server that plays these rules is told to look at it.
    let kept = store.find_match(two.parse().unwrap()).await.unwrap().unwrap();
    assert!(kept.summary.alarm.is_some());
    assert_eq!(refused(ada.log(&two).await), Some(Code::NotNow));
    bo.wish(&two, Do::Abandon).await.unwrap();
    assert_eq!(ended(&ada, &two).await.unwrap().how, How::Abandoned);
    assert!(house.stranger().log(&two).await.is_ok());
    house.stop().await;
}
