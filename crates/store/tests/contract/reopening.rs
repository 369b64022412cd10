//! Closing, opening again, files of others.

use std::path::Path;
use std::sync::Arc;

use store::{Sqlite, Store, StoreError};

use crate::Place;
use crate::appends::{add, append, new_match};
use crate::place::{Folder, tell};
use crate::players::{add_guest, player};

pub(crate) async fn a_closed_store_refuses(store: Arc<dyn Store>) {
    let kept = add(&*store, &new_match()).await;
    store.ping().await.unwrap();
    store.close().await;
    assert!(store.ping().await.is_err());
    assert!(store.append(append(&kept, 2, &["late"])).await.is_err());
    assert!(store.add_player(&player("late"), None).await.is_err());
    store.close().await;
}

/// All that was kept is there again, whoever opens the store.
pub(crate) async fn what_is_kept_stays(place: &Place) {
    let nothing = place.open_existing().await;
    assert!(nothing.is_err(), "nothing is made by reading");
    let store = place.open().await;
    let ada = add_guest(&*store, "Ada").await;
    let kept = add(&*store, &new_match()).await;
    store.append(append(&kept, 2, &["two", "three"])).await.unwrap();
    store.set_note(&kept, ada.id, "note").await.unwrap();
    let entries = store.entries(&kept, 0).await.unwrap();
    store.close().await;

    let store = place.open().await;
    assert_eq!(store.player(ada.id).await.unwrap(), Some(ada.clone()));
    assert_eq!(store.find_match(kept.id).await.unwrap(), Some(kept.clone()));
    assert_eq!(store.entries(&kept, 0).await.unwrap(), entries);
    assert_eq!(store.note(&kept, ada.id).await.unwrap(), "note");

    // Somebody reads it meanwhile, and afterwards.
    for is_served in [true, false] {
        if !is_served {
            store.close().await;
        }
        let existing = place.open_existing().await.unwrap();
        assert_eq!(existing.n_behind, 0);
        assert_eq!(existing.store.all_matches(None, 9).await.unwrap(), std::slice::from_ref(&kept));
        assert_eq!(existing.store.entries(&kept, 0).await.unwrap(), entries);
        assert!(existing.store.add_player(&player("Eve"), None).await.is_err());
        assert!(existing.store.append(append(&kept, 4, &["five"])).await.is_err());
        existing.store.close().await;
    }
}

#[test]
fn whoever_only_reads_makes_no_file_and_changes_no_schema() {
    let folder = Folder::new();
    let path = folder.path().join("club");
    tell(async {
        let missing = Sqlite::open_existing(&path).await.err();
        assert!(matches!(missing, Some(StoreError::Missing("database"))), "{missing:?}");
        assert!(!path.exists());

        let store = Sqlite::open(&path).await.unwrap();
        let kept = add(&store, &new_match()).await;
        store.close().await;
        execute(&path, "DELETE FROM _sqlx_migrations WHERE version IN (4, 6)").await;
        execute(&path, "ALTER TABLE matches DROP COLUMN outline").await;
        for _ in 0..2 {
            let (store, n_behind) = Sqlite::open_existing(&path).await.unwrap();
            assert_eq!(n_behind, 2, "as it was");
            assert_eq!(store.all_matches(None, 9).await.unwrap(), std::slice::from_ref(&kept));
            store.close().await;
        }
        execute(&path, "UPDATE _sqlx_migrations SET version = 9999 WHERE version = 1").await;
        let newer = Sqlite::open_existing(&path).await.err().unwrap().to_string();
        assert!(newer.contains("newer program") && newer.contains("9999"), "{newer}");
        execute(&folder.path().join("foreign"), "CREATE TABLE recipes (name TEXT)").await;
        assert!(Sqlite::open_existing(&folder.path().join("foreign")).await.is_err());
    });
}

#[test]
fn what_is_kept_in_a_file_stays() {
    let place = Place::file();
    tell(what_is_kept_stays(&place));
}

#[cfg(unix)]
fn is_private(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    std::fs::metadata(path).unwrap().permissions().mode().trailing_zeros() >= 6
}

#[cfg(unix)]
#[test]
fn files_are_for_their_owner_alone() {
    let folder = Folder::new();
    tell(async {
        let store = Sqlite::open(&folder.path().join("club")).await.unwrap();
        add_guest(&store, "Ada").await;
        for entry in std::fs::read_dir(folder.path()).unwrap() {
            let path = entry.unwrap().path();
            assert!(is_private(&path), "{}", path.display());
        }
        store.backup(&folder.path().join("copy")).await.unwrap();
        assert!(is_private(&folder.path().join("copy")));
    });
}

#[test]
fn a_backup_is_a_store_and_overwrites_nothing() {
    let folder = Folder::new();
    let (original, copy) = (folder.path().join("club"), folder.path().join("co'py"));
    tell(async {
        let store = Sqlite::open(&original).await.unwrap();
        let kept = add(&store, &new_match()).await;
        store.backup(&copy).await.unwrap();
        store.append(append(&kept, 2, &["after the backup"])).await.unwrap();
        assert!(store.backup(&copy).await.is_err());
        assert!(store.backup(&folder.path().join("no/such/folder")).await.is_err());

        let copied = Sqlite::open(&copy).await.unwrap();
        assert_eq!(copied.find_match(kept.id).await.unwrap(), Some(kept.clone()));
        assert_eq!(copied.entries(&kept, 0).await.unwrap().len(), 2);
    });
}

async fn refusal(path: &Path) -> String {
    match Sqlite::open(path).await.err() {
        Some(StoreError::Schema(reason)) => reason,
        other => panic!("{other:?}"),
    }
}

async fn execute(path: &Path, statement: &'static str) {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path).create_if_missing(true);
    let pool = sqlx::SqlitePool::connect_with(options).await.unwrap();
    sqlx::query(statement).execute(&pool).await.unwrap();
    pool.close().await;
}

#[test]
fn files_that_are_no_store_are_refused_and_left_alone() {
    let folder = Folder::new();
    let path = |name| folder.path().join(name);
    tell(async {
        std::fs::write(path("letter"), "Dear Ada, ".repeat(1000)).unwrap();
        assert!(refusal(&path("letter")).await.contains("damaged"));
        assert_eq!(std::fs::read(path("letter")).unwrap().len(), 10_000);

        execute(&path("foreign"), "CREATE TABLE recipes (name TEXT)").await;
        assert!(refusal(&path("foreign")).await.contains("another program"));

        Sqlite::open(&path("torn")).await.unwrap().close().await;
        let mut bytes = std::fs::read(path("torn")).unwrap();
        bytes[100..4096].fill(0xff);
        std::fs::write(path("torn"), bytes).unwrap();
        assert!(refusal(&path("torn")).await.contains("damaged"));
    });
}

#[test]
fn a_newer_schema_is_refused() {
    let folder = Folder::new();
    let path = folder.path().join("club");
    tell(async {
        Sqlite::open(&path).await.unwrap().close().await;
        execute(
            &path,
            "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
             VALUES (9999, 'later', true, x'00', 0)",
        )
        .await;
        let reason = refusal(&path).await;
        assert!(reason.contains("newer program") && reason.contains("9999"), "{reason}");
    });
}
