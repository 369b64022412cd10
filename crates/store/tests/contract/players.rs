//! Players, their names, tokens and notes.

use std::sync::Arc;

use store::{Account, Millis, Player, PlayerId, Store, StoreError, TokenDigest};
use uuid::Uuid;

use crate::appends::{self, new_match};

pub(crate) fn player(name: &str) -> Player {
    Player { id: PlayerId(Uuid::new_v4()), name: name.into(), is_guest: true, seen: Millis(7) }
}

pub(crate) async fn add_guest(store: &dyn Store, name: &str) -> Player {
    let guest = player(name);
    store.add_player(&guest, None).await.unwrap();
    guest
}

pub(crate) fn account(name: &str) -> Player {
    Player { is_guest: false, ..player(name) }
}

pub(crate) async fn guests_and_accounts(store: Arc<dyn Store>) {
    let guest = add_guest(&*store, "Ada").await;
    assert_eq!(store.player(guest.id).await.unwrap(), Some(guest));
    assert_eq!(store.player(player("nobody").id).await.unwrap(), None);
    assert!(store.account("Ada").await.unwrap().is_none(), "a guest is no account");

    let ada = account("Ada");
    store.add_player(&ada, Some("hash")).await.unwrap();
    let expected = Account { player: ada.clone(), password: "hash".into() };
    assert_eq!(store.account("aDA").await.unwrap(), Some(expected));
    assert_eq!(store.player(ada.id).await.unwrap(), Some(ada));
}

pub(crate) async fn names_belong_to_one_account(store: Arc<dyn Store>) {
    for _ in 0..2 {
        add_guest(&*store, "Änne").await;
    }
    store.add_player(&account("Änne"), Some("hash")).await.unwrap();
    add_guest(&*store, "Änne").await;
    let late = account("äNNE");
    let again = store.add_player(&late, Some("hash")).await;
    assert!(matches!(again, Err(StoreError::NameTaken)), "{again:?}");
    assert_eq!(store.player(late.id).await.unwrap(), None, "nor is he kept as a guest");

    let id = player("Bo").id;
    let same = Player { id, ..player("Bo") };
    store.add_player(&same, None).await.unwrap();
    for password in [None, Some("hash")] {
        let twice = store.add_player(&same, password).await;
        assert!(matches!(twice, Err(StoreError::Database(_))), "an id is given once: {twice:?}");
    }
}

pub(crate) async fn a_guest_becomes_an_account(store: Arc<dyn Store>) {
    store.add_player(&account("Ada"), Some("first")).await.unwrap();
    let guest = add_guest(&*store, "Ada").await;

    let taken = store.make_account(guest.id, "ADA", "hash").await;
    assert!(matches!(taken, Err(StoreError::NameTaken)), "{taken:?}");
    assert_eq!(store.player(guest.id).await.unwrap(), Some(guest.clone()));

    store.make_account(guest.id, "Bea", "hash").await.unwrap();
    let made = store.account("bea").await.unwrap().unwrap();
    assert_eq!((made.player.id, made.player.is_guest), (guest.id, false));
    assert_eq!(made.password, "hash");

    let again = store.make_account(guest.id, "Cleo", "other").await;
    assert!(matches!(again, Err(StoreError::Missing(_))), "an account is no guest: {again:?}");
    assert_eq!(store.account("bea").await.unwrap().unwrap().password, "hash");
    let nobody = store.make_account(player("").id, "Dora", "hash").await;
    assert!(matches!(nobody, Err(StoreError::Missing(_))), "{nobody:?}");
}

pub(crate) async fn a_guest_is_called_otherwise(store: Arc<dyn Store>) {
    let guest = add_guest(&*store, "Guest").await;
    store.rename_guest(guest.id, "Bea").await.unwrap();
    let renamed = Player { name: "Bea".into(), ..guest.clone() };
    assert_eq!(store.player(guest.id).await.unwrap(), Some(renamed));
    // Whoever has an account is found by its name, so that stays.
    store.make_account(guest.id, "Bea", "hash").await.unwrap();
    for id in [guest.id, player("").id] {
        let refused = store.rename_guest(id, "Cleo").await;
        assert!(matches!(refused, Err(StoreError::Missing(_))), "{refused:?}");
    }
    assert_eq!(store.account("bea").await.unwrap().unwrap().player.name, "Bea");
}

pub(crate) async fn tokens_are_good_until_they_end(store: Arc<dyn Store>) {
    let ada = add_guest(&*store, "Ada").await;
    let [short, long, other] = [1, 2, 3].map(|byte| TokenDigest([byte; 32]));
    store.add_token(&short, ada.id, Millis(100)).await.unwrap();
    store.add_token(&long, ada.id, Millis(200)).await.unwrap();
    let stranger = store.add_token(&other, player("nobody").id, Millis(200)).await;
    assert!(matches!(stranger, Err(StoreError::Missing("player"))), "{stranger:?}");

    assert_eq!(store.token_owner(&short, Millis(99)).await.unwrap(), Some(ada.clone()));
    assert_eq!(store.token_owner(&short, Millis(100)).await.unwrap(), None);
    assert_eq!(store.token_owner(&other, Millis(0)).await.unwrap(), None);

    // Forgetting one also sweeps out those that have ended.
    store.forget_token(&other, Millis(100)).await.unwrap();
    assert_eq!(store.token_owner(&short, Millis(0)).await.unwrap(), None);
    assert_eq!(store.token_owner(&long, Millis(199)).await.unwrap(), Some(ada));
    store.forget_token(&long, Millis(100)).await.unwrap();
    assert_eq!(store.token_owner(&long, Millis(0)).await.unwrap(), None);
}

pub(crate) async fn notes_are_private(store: Arc<dyn Store>) {
    let (ada, bo) = (add_guest(&*store, "Ada").await, add_guest(&*store, "Bo").await);
    let kept = appends::add(&*store, &new_match()).await;
    let other = appends::add(&*store, &new_match()).await;
    assert_eq!(store.note(&kept, ada.id).await.unwrap(), "");
    store.set_note(&kept, ada.id, "bo keeps blue\nand 'red'").await.unwrap();
    store.set_note(&kept, bo.id, "ada bluffs").await.unwrap();
    assert_eq!(store.note(&kept, ada.id).await.unwrap(), "bo keeps blue\nand 'red'");
    assert_eq!(store.note(&kept, bo.id).await.unwrap(), "ada bluffs");
    assert_eq!(store.note(&other, ada.id).await.unwrap(), "");
    store.set_note(&kept, ada.id, "").await.unwrap();
    assert_eq!(store.note(&kept, ada.id).await.unwrap(), "");
    let stranger = store.set_note(&kept, player("nobody").id, "?").await;
    assert!(matches!(stranger, Err(StoreError::Missing(_))), "{stranger:?}");
}

/// One database could keep them, the other not: so none does.
pub(crate) async fn zero_bytes_are_refused(store: Arc<dyn Store>) {
    let ada = add_guest(&*store, "Ada").await;
    let kept = appends::add(&*store, &new_match()).await;
    assert!(store.add_player(&player("A\0da"), None).await.is_err());
    assert!(store.set_note(&kept, ada.id, "\0").await.is_err());
    assert!(store.append(appends::append(&kept, 2, &["\0"])).await.is_err());
    store.append(appends::append(&kept, 2, &["fine"])).await.unwrap();
}
