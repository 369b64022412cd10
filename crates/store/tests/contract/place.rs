//! Where a story is told.

use std::future::Future;
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use postgres_for_tests::Postgres;
use store::{Sqlite, Store};
use uuid::Uuid;

/// No story takes longer, however busy the machine is.
const PATIENCE: Duration = Duration::from_mins(2);

/// A kind of store that is empty at first.
pub(crate) enum Place {
    Memory,
    File(Folder),
    Server { address: String },
}

impl Place {
    pub(crate) fn file() -> Self {
        Self::File(Folder::new())
    }

    /// A new database of a server.
    pub(crate) fn server(postgres: &Postgres) -> Self {
        Self::Server { address: postgres.new_database().unwrap() }
    }

    /// Opens it, again if it was opened before.
    pub(crate) async fn open(&self) -> Arc<dyn Store> {
        match self {
            Self::Memory => Arc::new(Sqlite::in_memory().await.unwrap()),
            Self::File(folder) => store::open(None, folder.path()).await.unwrap(),
            Self::Server { address } => store::open(Some(address), Path::new("")).await.unwrap(),
        }
    }
}

impl Place {
    /// Opens it to read it, if it was opened before.
    pub(crate) async fn open_existing(&self) -> Result<store::Existing, store::StoreError> {
        match self {
            Self::Memory => store::open_existing(Some("sqlite::memory:"), Path::new("")).await,
            Self::File(folder) => store::open_existing(None, folder.path()).await,
            Self::Server { address } => store::open_existing(Some(address), Path::new("")).await,
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

/// A story for whatever store.
type Story = Box<dyn Fn(Arc<dyn Store>) -> Telling + Send>;
type Telling = Pin<Box<dyn Future<Output = ()>>>;

pub(crate) fn begin<S: Future<Output = ()> + 'static>(
    story: fn(Arc<dyn Store>) -> S,
    on: Arc<dyn Store>,
) -> Telling {
    Box::pin(story(on))
}

/// Tells stories on one server, each in a database of its own, some at a time: they mostly wait for the disk.
pub(crate) fn on_server(stories: Vec<(&'static str, Story)>) {
    const AT_A_TIME: usize = 4;
    let postgres = Postgres::start().unwrap();
    let stories = Mutex::new(stories);
    let next = || stories.lock().unwrap().pop();
    thread::scope(|scope| {
        for _ in 0..AT_A_TIME {
            scope.spawn(|| {
                while let Some((name, begin)) = next() {
                    println!("{name}");
                    on_database(&Place::server(&postgres), &begin);
                }
            });
        }
    });
}

fn on_database(place: &Place, begin: &Story) {
    tell(async {
        let store = place.open().await;
        begin(store.clone()).await;
        store.close().await;
    });
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
