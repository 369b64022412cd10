//! A browser of our own: started fresh, steered through `chromedriver`, and gone at the end.

use std::fs;
use std::io::{Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::json;
use tokio::io::{AsyncBufReadExt, BufReader, Lines};
use tokio::process::{Child, ChildStdout, Command};

/// Headless, and silent towards the network: the machines that run this have none.
const CHROMIUM_FLAGS: [&str; 8] = [
    "--headless",
    // Root, as which containers run, has no sandbox; the only page opened is ours.
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
];

/// What the page is shown on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Screen {
    /// 1280 by 800.
    Desktop,
    /// 360 by 740, touched.
    Phone,
    /// As narrow as they come.
    Narrow,
}

impl Screen {
    const fn size(self) -> (u32, u32) {
        match self {
            Self::Desktop => (1280, 800),
            Self::Phone => (360, 740),
            Self::Narrow => (320, 640),
        }
    }

    fn wishes(self, profile: &Path) -> serde_json::Value {
        let (width, height) = self.size();
        let mut flags = CHROMIUM_FLAGS.map(str::to_owned).to_vec();
        flags.push(format!("--user-data-dir={}", profile.display()));
        flags.push(format!("--window-size={width},{height}"));
        let metrics = json!({ "width": width, "height": height, "pixelRatio": 1.0 });
        match self {
            Self::Desktop => json!({ "args": flags }),
            // A window cannot be made that narrow; a phone can be imagined.
            Self::Phone | Self::Narrow => {
                json!({ "args": flags, "mobileEmulation": { "deviceMetrics": metrics } })
            }
        }
    }
}

/// A running `chromedriver`, and the browsers that it starts.
pub(crate) struct Driver {
    process: Child,
    /// Kept open, since `chromedriver` ends when it cannot print.
    _printed: Lines<BufReader<ChildStdout>>,
    address: SocketAddr,
    profiles: PathBuf,
    n_opened: AtomicU32,
}

impl Driver {
    /// Starts `chromedriver` on a free port.
    pub(crate) async fn start() -> Result<Self> {
        let mut process = Command::new("chromedriver")
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .context("cannot start chromedriver: cargo verify installs it")?;
        let stdout = process.stdout.take().context("its output is piped")?;
        let mut printed = BufReader::new(stdout).lines();
        let port = announced_port(&mut printed).await?;
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
        // No two drivers share a port at the same time, so no two browsers share a profile.
        let profiles = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("browser-{port}"));
        remove(&profiles)?;
        Ok(Driver { process, _printed: printed, address, profiles, n_opened: AtomicU32::new(0) })
    }

    /// Opens a page in a browser of its own that remembers nothing.
    pub(crate) async fn open(&self, address: &str, screen: Screen) -> Result<Client> {
        let number = self.n_opened.fetch_add(1, Ordering::Relaxed);
        let profile = self.profiles.join(number.to_string());
        let wishes = [("goog:chromeOptions".to_owned(), screen.wishes(&profile))];
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(wishes.into_iter().collect())
            .connect(&format!("http://{}", self.address))
            .await?;
        client.goto(address).await?;
        Ok(client)
    }
}

impl Drop for Driver {
    /// Also reached when a test fails: `chromedriver` is asked to end, since if it were
    /// killed at once, its browser would live on.
    fn drop(&mut self) {
        if ask_to_shut_down(self.address).is_ok() {
            wait_a_little_for(&mut self.process);
        }
        let _ = self.process.start_kill();
        let _ = remove(&self.profiles);
    }
}

/// Reads on to a line like `ChromeDriver was started successfully on port 40123.`
async fn announced_port(printed: &mut Lines<BufReader<ChildStdout>>) -> Result<u16> {
    while let Some(line) = printed.next_line().await? {
        if let Some((_, port)) = line.split_once("successfully on port ") {
            return Ok(port.trim_end_matches('.').parse()?);
        }
    }
    bail!("chromedriver ended without naming its port")
}

fn ask_to_shut_down(driver: SocketAddr) -> Result<()> {
    let patience = Duration::from_secs(5);
    let mut stream = TcpStream::connect_timeout(&driver, patience)?;
    stream.set_read_timeout(Some(patience))?;
    stream.write_all(b"GET /shutdown HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")?;
    stream.read_to_end(&mut Vec::new())?;
    Ok(())
}

fn wait_a_little_for(process: &mut Child) {
    for _ in 0..100 {
        if !matches!(process.try_wait(), Ok(None)) {
            return;
        }
        thread::sleep(Duration::from_millis(50));
    }
}

fn remove(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    Ok(())
}

/// Nothing has broken inside the page; one that was closed has nothing to say any more.
pub(crate) async fn is_whole(page: &Client) -> Result<()> {
    let crashed = "return document.querySelector('#crashed')?.hidden === false";
    let is_crashed = page.execute(crashed, vec![]).await.is_ok_and(|it| it == true);
    ensure!(!is_crashed, "something broke inside the page");
    Ok(())
}
