//! The browser's table: files that were built into the program, compressed already.

use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{Html, IntoResponse, Response};

use super::App;
use super::answers::Refused;
use super::front;

/// A file of the page.
#[derive(Clone, Copy, Debug)]
pub struct PageFile {
    /// As it is asked for.
    pub name: &'static str,
    /// As it is.
    pub plain: &'static [u8],
    /// With Brotli; empty if there is no such copy.
    pub brotli: &'static [u8],
    /// With gzip; empty if there is no such copy.
    pub gzip: &'static [u8],
}

/// The page itself; a few words where it was not built in.
pub(super) async fn index(State(app): State<App>, asked: HeaderMap) -> Response {
    match find(&app, "index.html") {
        Some(file) => answer(file, &asked),
        None => Html(include_str!("front.html")).into_response(),
    }
}

/// What it is made of.
pub(super) async fn file(
    State(app): State<App>,
    Path(name): Path<String>,
    asked: HeaderMap,
) -> Result<Response, Refused> {
    find(&app, &name).map(|file| answer(file, &asked)).ok_or_else(front::nothing)
}

fn find(app: &App, name: &str) -> Option<&'static PageFile> {
    app.config.page.iter().find(|file| file.name == name)
}

fn answer(file: &'static PageFile, asked: &HeaderMap) -> Response {
    let accepts = |coding: &str| {
        let codings = asked.get(header::ACCEPT_ENCODING).and_then(|it| it.to_str().ok());
        codings
            .is_some_and(|it| it.split(',').any(|it| it.trim().split(';').next() == Some(coding)))
    };
    let (content, coding) = if !file.brotli.is_empty() && accepts("br") {
        (file.brotli, Some("br"))
    } else if !file.gzip.is_empty() && accepts("gzip") {
        (file.gzip, Some("gzip"))
    } else {
        (file.plain, None)
    };
    let mut response = content.into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(file.name)));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(keeping(file.name)));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Some(coding) = coding {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding));
    }
    response
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("wasm") => "application/wasm",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

/// A name with a hash in it stands for one content for ever; the others are asked for anew each time.
fn keeping(name: &str) -> &'static str {
    let hash = name.split_once('-').and_then(|(_, rest)| rest.split('.').next());
    let is_lasting =
        hash.is_some_and(|it| it.len() == 16 && it.bytes().all(|c| c.is_ascii_hexdigit()));
    if is_lasting { "public, max-age=31536000, immutable" } else { "no-cache" }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: PageFile =
        PageFile { name: "boot-0011223344556677.js", plain: b"plain", brotli: b"br", gzip: b"" };

    fn asked(codings: &'static str) -> HeaderMap {
        [(header::ACCEPT_ENCODING, HeaderValue::from_static(codings))].into_iter().collect()
    }

    #[test]
    fn who_takes_a_compressed_copy_gets_it() {
        let coding = |codings| {
            answer(&FILE, &asked(codings)).headers().get(header::CONTENT_ENCODING).cloned()
        };
        assert_eq!(coding("gzip, deflate, br;q=0.9"), Some(HeaderValue::from_static("br")));
        assert_eq!(coding("gzip"), None);
        assert_eq!(coding("identity"), None);
    }

    #[test]
    fn only_names_with_a_hash_are_kept_for_ever() {
        assert!(keeping(FILE.name).contains("immutable"));
        for name in ["index.html", "sw.js", "manifest.webmanifest", "a-b.js"] {
            assert_eq!(keeping(name), "no-cache");
        }
    }
}
