//! The page on a host that knows nothing but files, in a folder below its root: `cargo xtask web --static DIR`.

use std::net::SocketAddr;

use anyhow::{Context, Result, ensure};
use fantoccini::Locator;
use server::PageFile;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::timeout;

use crate::driver::Screen;
use crate::{LONG_PATIENCE, click, house, start_driver};

/// Where the files lie.
const FOLDER: &str = "/games/club/";

#[tokio::test]
async fn on_a_host_of_files_only_bots_play_and_friends_are_told_what_is_missing() -> Result<()> {
    let listener = TcpListener::bind(("127.0.0.1", 0)).await?;
    let address = listener.local_addr()?;
    let files = house::page()?;
    let host = tokio::spawn(async move {
        while let Ok((visitor, _)) = listener.accept().await {
            tokio::spawn(answer(visitor, files));
        }
    });
    timeout(LONG_PATIENCE, plays_in_its_folder(address))
        .await
        .context("the story does not end")??;
    host.abort();
    Ok(())
}

async fn plays_in_its_folder(address: SocketAddr) -> Result<()> {
    let driver = start_driver().await?;
    let page = driver.open(&format!("http://{address}{FOLDER}?pace=0#/"), Screen::Desktop).await?;
    click(&page, "[data-friends=green]").await?;
    page.wait().for_element(Locator::Css("main.home .notice")).await?;
    click(&page, "[data-play=green]").await?;
    page.wait().for_element(Locator::Css("main.playing .g-club")).await?;
    // The bots came, too: they play first, if it is their turn, and say what I could do.
    page.wait().for_element(Locator::Css(".status.mine")).await?;
    click(&page, "#hint").await?;
    page.wait().for_element(Locator::Css(".hint")).await?;
    ensure!(page.current_url().await?.path() == FOLDER, "it stays in its folder");
    page.close().await?;
    Ok(())
}

/// One question, one file.
async fn answer(mut visitor: TcpStream, files: &'static [PageFile]) -> Result<()> {
    let (mut questions, mut answers) = visitor.split();
    let mut questions = BufReader::new(&mut questions).lines();
    let asked = questions.next_line().await?.unwrap_or_default();
    while questions.next_line().await?.is_some_and(|line| !line.is_empty()) {}
    let path = asked.split(' ').nth(1).unwrap_or_default();
    let path = path.split('?').next().unwrap_or_default();
    let name =
        path.strip_prefix(FOLDER).map(|name| if name.is_empty() { "index.html" } else { name });
    let file = files.iter().find(|file| Some(file.name) == name);
    let (state, content) = file.map_or(("404 Not Found", &b""[..]), |file| ("200 OK", file.plain));
    let kind = match name.and_then(|name| name.rsplit('.').next()) {
        Some("html") => "text/html",
        Some("js") => "text/javascript",
        Some("css") => "text/css",
        Some("svg") => "image/svg+xml",
        Some("wasm") => "application/wasm",
        _ => "application/octet-stream",
    };
    let head = format!(
        "HTTP/1.1 {state}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
        content.len()
    );
    answers.write_all(head.as_bytes()).await?;
    answers.write_all(content).await?;
    Ok(())
}
