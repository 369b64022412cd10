//! Where a server keeps everything.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context as _, Result, bail};
use store::{Existing, Store};

/// The folder that was named, or the user's own; it is made if it is missing.
pub(crate) fn folder(named: Option<&Path>) -> Result<PathBuf> {
    let folder = match named {
        Some(folder) => folder.to_owned(),
        None => {
            usual().context("there is no home folder to keep data in: name a folder with --data")?
        }
    };
    std::fs::create_dir_all(&folder)
        .with_context(|| format!("cannot create the folder {}", folder.display()))?;
    Ok(folder)
}

/// The user's folder for data.
fn usual() -> Option<PathBuf> {
    let set = |name| std::env::var_os(name).filter(|it| !it.is_empty()).map(PathBuf::from);
    let data = set("XDG_DATA_HOME")
        .or_else(|| set("LOCALAPPDATA"))
        .or_else(|| set("HOME").map(|home| home.join(".local").join("share")));
    data.map(|data| data.join("clubhouse").join("server"))
}

/// Opens the store at an address, or the one in the folder.
pub(crate) async fn open(database: Option<&str>, folder: &Path) -> Result<Arc<dyn Store>> {
    store::open(database, folder).await.context("cannot open the database")
}

/// Opens the store that is at an address or in the folder, only to read it.
pub(crate) async fn open_existing(database: Option<&str>, folder: &Path) -> Result<Existing> {
    if let Some(file) = store::file(database, folder)?.filter(|file| !file.is_file()) {
        bail!("no server has stored anything in {}", file.display());
    }
    store::open_existing(database, folder).await.context("cannot open the database")
}

/// Holds the file of a server: two would not know of each other's changes. Let go when it is dropped, or the program ends
/// in whatever way. Nothing for databases that several servers may share.
pub(crate) fn hold(database: Option<&str>, folder: &Path) -> Result<Option<File>> {
    let Some(file) = store::file(database, folder)? else { return Ok(None) };
    let mut name = file.clone().into_os_string();
    name.push(".lock");
    let open = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(&name);
    let mut lock = open.with_context(|| format!("cannot create {}", Path::new(&name).display()))?;
    match lock.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => bail!(in_use(&mut lock, &file)),
        Err(TryLockError::Error(error)) => return Err(error).context("cannot lock the database"),
    }
    // For the next server to find. If it cannot be written, its message just says less.
    drop(lock.set_len(0).and_then(|()| write!(lock, "{}", std::process::id())));
    Ok(Some(lock))
}

/// Who has the file, and what to do.
fn in_use(lock: &mut File, file: &Path) -> String {
    let mut who = String::new();
    let is_known = lock.read_to_string(&mut who).is_ok() && !who.is_empty();
    let who = if is_known { format!(" (process {who})") } else { String::new() };
    format!(
        "another server{who} has {} open: stop it first, or give this one its own folder with --data",
        file.display()
    )
}

/// Ends when somebody wants the program to stop.
pub(crate) fn asked_to_stop() -> Result<impl Future<Output = ()>> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut terminate = signal(SignalKind::terminate()).context("cannot listen for signals")?;
        let mut interrupt = signal(SignalKind::interrupt()).context("cannot listen for signals")?;
        Ok(async move {
            tokio::select! {
                _ = terminate.recv() => {}
                _ = interrupt.recv() => {}
            }
        })
    }
    #[cfg(not(unix))]
    Ok(async {
        drop(tokio::signal::ctrl_c().await);
    })
}
