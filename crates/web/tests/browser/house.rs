//! The real server with the built page, on a free port of this machine and with a database of its own.

use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use anyhow::{Context, Result, ensure};
use server::{Config, PageFile, Running, Server};
use table::Games;

/// A server that is gone with all it kept when it is dropped.
pub(crate) struct House {
    running: Option<Running>,
    folder: PathBuf,
}

impl House {
    /// Opens it on any free port.
    pub(crate) async fn open() -> Result<Self> {
        Self::with(Games::standard()).await
    }

    /// Opens it with these games.
    pub(crate) async fn with(games: Games) -> Result<Self> {
        Self::start(Config { page: page()?, games, ..Config::default() }).await
    }

    /// Opens it at this address, with this page.
    pub(crate) async fn open_at(address: SocketAddr, page: &'static [PageFile]) -> Result<Self> {
        Self::start(Config { address, page, ..Config::default() }).await
    }

    async fn start(config: Config) -> Result<Self> {
        static OPENED: AtomicU32 = AtomicU32::new(0);
        let number = OPENED.fetch_add(1, Ordering::Relaxed);
        let name = format!("house-{}-{number}", std::process::id());
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        fs::create_dir_all(&folder)?;
        let store = store::open(None, &folder).await?;
        Ok(Self { running: Some(Server::start(config, store).await?), folder })
    }

    /// Where it is.
    pub(crate) fn address(&self) -> SocketAddr {
        self.running.as_ref().expect("it runs until it is dropped").address()
    }

    /// Closes it, with whatever it kept staying for the next.
    pub(crate) async fn close(mut self) {
        if let Some(running) = self.running.take() {
            running.stop().await;
        }
    }
}

impl Drop for House {
    fn drop(&mut self) {
        drop(self.running.take());
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// `target/web`, seen from the folder that cargo gives to tests. What is read stays.
pub(crate) fn page() -> Result<&'static [PageFile]> {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().context("it lies in target")?;
    let folder = target.join("web");
    ensure!(
        folder.join("index.html").is_file(),
        "no page in {}: run cargo xtask web first",
        folder.display()
    );
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str()).context("our own names")?;
        files.push(PageFile {
            name: name.to_owned().leak(),
            plain: fs::read(&path)?.leak(),
            brotli: &[],
            gzip: &[],
        });
    }
    Ok(files.leak())
}
