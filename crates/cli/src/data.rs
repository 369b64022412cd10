//! Where a server keeps everything.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context as _, Result};
use store::Store;

/// The folder that was named, or the user's own; it is made if it is missing.
pub(crate) fn folder(named: Option<&Path>) -> Result<PathBuf> {
    let folder = match named {
        Some(folder) => folder.to_owned(),
        None => usual().context("name a folder with --data: there is no home to keep one in")?,
    };
    std::fs::create_dir_all(&folder)
        .with_context(|| format!("cannot make the folder {}", folder.display()))?;
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

/// Ends when somebody wants the program to stop.
pub(crate) fn asked_to_stop() -> Result<impl Future<Output = ()>> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut terminate = signal(SignalKind::terminate()).context("cannot hear signals")?;
        let mut interrupt = signal(SignalKind::interrupt()).context("cannot hear signals")?;
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
