//! A server of one folder, for this machine only.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Component, Path, PathBuf};

use anyhow::Result;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;

/// As strict as the real server's: the page must run without inline scripts or foreign sources.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; base-uri 'none'";

/// Serves a folder until it is dropped.
pub(crate) struct Site {
    address: SocketAddr,
    accepting: JoinHandle<()>,
}

impl Site {
    /// Serves on a free port.
    pub(crate) async fn serve(folder: PathBuf) -> Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let address = listener.local_addr()?;
        Ok(Site { address, accepting: tokio::spawn(accept(listener, folder)) })
    }

    /// Where the folder is served.
    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        self.accepting.abort();
    }
}

async fn accept(listener: TcpListener, folder: PathBuf) {
    while let Ok((stream, _)) = listener.accept().await {
        // A browser that hangs up in mid-answer is its own affair.
        tokio::spawn(answer(stream, folder.clone()));
    }
}

/// Answers one request and closes the connection.
async fn answer(stream: TcpStream, folder: PathBuf) -> Result<()> {
    let mut stream = BufReader::new(stream);
    let mut request = String::new();
    stream.read_line(&mut request).await?;
    skip_headers(&mut stream).await?;
    stream.write_all(&response(&request, &folder)).await?;
    stream.shutdown().await?;
    Ok(())
}

async fn skip_headers(stream: &mut BufReader<TcpStream>) -> Result<()> {
    let mut header = String::new();
    while stream.read_line(&mut header).await? > 2 {
        header.clear();
    }
    Ok(())
}

fn response(request: &str, folder: &Path) -> Vec<u8> {
    let Some(file) = requested_file(request) else {
        return head("405 Method Not Allowed", "text/plain", 0);
    };
    match std::fs::read(folder.join(file)) {
        Ok(content) => [head("200 OK", content_type(file), content.len()), content].concat(),
        Err(_) => head("404 Not Found", "text/plain", 0),
    }
}

/// The file in a line like `GET /style.css HTTP/1.1`.
fn requested_file(request: &str) -> Option<&Path> {
    let path = request.strip_prefix("GET /")?.split([' ', '?']).next()?;
    let file = Path::new(if path.is_empty() { "index.html" } else { path });
    file.components().all(|part| matches!(part, Component::Normal(_))).then_some(file)
}

fn content_type(file: &Path) -> &'static str {
    match file.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("wasm") => "application/wasm",
        _ => "application/octet-stream",
    }
}

fn head(status: &str, content_type: &str, length: usize) -> Vec<u8> {
    format!(
        "HTTP/1.1 {status}\r\nContent-Type: {content_type}\r\nContent-Length: {length}\r\n\
         Content-Security-Policy: {POLICY}\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n"
    )
    .into_bytes()
}
