//! The real server with the built page, on a free port of this machine and with a database of its own.

use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use anyhow::{Context, Result, ensure};
use server::{Config, PageFile, Running, Server};
use store::{MatchId, NewMatch, Store, Summary};
use table::Games;

/// A server that is gone with all it kept when it is dropped.
pub(crate) struct House {
    running: Option<Running>,
    store: Arc<dyn Store>,
    config: Config,
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
        let running = Server::start(config.clone(), Arc::clone(&store)).await?;
        let config = Config { address: running.address(), ..config };
        Ok(Self { running: Some(running), store, config, folder })
    }

    /// Stops it, until it is started again where it was and with all it kept.
    pub(crate) async fn stop(&mut self) {
        if let Some(running) = self.running.take() {
            running.stop().await;
        }
    }

    pub(crate) async fn start_again(&mut self) -> Result<()> {
        // A server that stops closes its store.
        self.store = store::open(None, &self.folder).await?;
        let running = Server::start(self.config.clone(), Arc::clone(&self.store)).await?;
        self.running = Some(running);
        Ok(())
    }

    /// The same match once more, as if it had been begun by older rules. Its id.
    pub(crate) async fn age(&self, id: &str) -> Result<String> {
        let kept = self.store.find_match(id.parse().ok().context("an id")?).await?;
        let kept = kept.context("the match is kept")?;
        let entries = self.store.entries(&kept, 0).await?;
        let old: MatchId = "00112233445566778899aabbccddeeff".parse().ok().context("an id")?;
        let new = NewMatch {
            id: old,
            game: kept.game,
            rules_version: 0,
            options: kept.options,
            secret: kept.secret,
            terms: kept.terms,
            made: kept.made,
            maker: None,
            summary: Summary { alarm: None, ..kept.summary },
            daily: None,
            entries: entries.into_iter().map(|entry| entry.kept).collect(),
        };
        self.store.add_match(&new).await?;
        Ok(old.to_string())
    }

    /// Where it is.
    pub(crate) fn address(&self) -> SocketAddr {
        self.config.address
    }

    /// Closes it, with whatever it kept.
    pub(crate) async fn close(mut self) {
        self.stop().await;
    }
}

impl Drop for House {
    fn drop(&mut self) {
        drop(self.running.take());
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// `target/web`, seen from the folder that cargo gives to tests; or what a chore names. What is read stays.
#[allow(clippy::disallowed_methods, reason = "a chore hands over its page this way")]
pub(crate) fn page() -> Result<&'static [PageFile]> {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().context("it lies in target")?;
    let named = std::env::var_os("CLUBHOUSE_TEST_PAGE").map(PathBuf::from);
    let folder = named.unwrap_or_else(|| target.join("web"));
    ensure!(
        folder.join("index.html").is_file(),
        "no page in {}: run cargo xtask web first",
        folder.display()
    );
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str()).context("our own names")?;
        if path.extension().is_some_and(|ending| ending == "br" || ending == "gz") {
            continue;
        }
        files.push(PageFile {
            name: name.to_owned().leak(),
            plain: fs::read(&path)?.leak(),
            brotli: packed(&path, "br")?,
            gzip: packed(&path, "gz")?,
        });
    }
    Ok(files.leak())
}

/// The compressed copy beside a file, as the program serves it; nothing where there is none.
fn packed(file: &Path, ending: &str) -> Result<&'static [u8]> {
    let copy = PathBuf::from(format!("{}.{ending}", file.display()));
    Ok(if copy.is_file() { fs::read(copy)?.leak() } else { &[] })
}
