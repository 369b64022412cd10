//! Where a story is told.

use std::future::Future;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use store::{Sqlite, Store};
use uuid::Uuid;

/// No story takes longer, however busy the machine is.
const PATIENCE: Duration = Duration::from_mins(2);

/// A kind of store that is empty at first.
pub(crate) enum Place {
    Memory,
    File(Folder),
}

impl Place {
    pub(crate) fn file() -> Self {
        Self::File(Folder::new())
    }

    /// Opens it, again if it was opened before.
    pub(crate) async fn open(&self) -> Arc<dyn Store> {
        match self {
            Self::Memory => Arc::new(Sqlite::in_memory().await.unwrap()),
            Self::File(folder) => store::open(None, folder.path()).await.unwrap(),
        }
    }
}

pub(crate) fn in_memory<S: Future<Output = ()>>(story: fn(Arc<dyn Store>) -> S) {
    tell(async { story(Place::Memory.open().await).await });
}

pub(crate) fn on_file<S: Future<Output = ()>>(story: fn(Arc<dyn Store>) -> S) {
    let place = Place::file();
    tell(async { story(place.open().await).await });
}

/// Runs a story to its end, within bounds.
pub(crate) fn tell(story: impl Future<Output = ()>) {
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(async { tokio::time::timeout(PATIENCE, story).await.expect("no end") });
}

/// A folder that goes with its owner.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        let path = std::env::temp_dir().join(format!("store-{}", Uuid::new_v4().simple()));
        std::fs::create_dir(&path).unwrap();
        Self(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
