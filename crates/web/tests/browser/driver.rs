//! A browser of our own: started fresh, steered through `chromedriver`, and gone at the end.

use std::fs;
use std::io::{Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::json;
use tokio::io::{AsyncBufReadExt, BufReader, Lines};
use tokio::process::{Child, ChildStdout, Command};

/// Headless, and silent towards the network: the machines that run this have none.
const CHROMIUM_FLAGS: [&str; 9] = [
    "--headless",
    // Root, as which containers run, has no sandbox; the only page opened is ours.
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--window-size=1280,800",
];

/// A running `chromedriver`, and the browser that it starts.
pub(crate) struct Driver {
    process: Child,
    /// Kept open, since `chromedriver` ends when it cannot print.
    _printed: Lines<BufReader<ChildStdout>>,
    address: SocketAddr,
    profile: PathBuf,
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
        let profile = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("browser-{port}"));
        Ok(Driver { process, _printed: printed, address, profile })
    }

    /// Opens a page in a browser that remembers nothing.
    pub(crate) async fn open(&self, site: SocketAddr) -> Result<Client> {
        remove(&self.profile)?;
        let mut flags = CHROMIUM_FLAGS.map(str::to_owned).to_vec();
        flags.push(format!("--user-data-dir={}", self.profile.display()));
        let wishes = [("goog:chromeOptions".to_owned(), json!({ "args": flags }))];
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(wishes.into_iter().collect())
            .connect(&format!("http://{}", self.address))
            .await?;
        client.goto(&format!("http://{site}/")).await?;
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
        let _ = remove(&self.profile);
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
