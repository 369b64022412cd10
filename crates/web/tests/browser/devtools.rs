//! What only a browser's own tools can do, and `WebDriver` does not know: scripts before the page's, no network.

use anyhow::Result;
use fantoccini::Client;
use fantoccini::wd::WebDriverCompatibleCommand;
use http::Method;
use serde_json::{Value, json};
use url::{ParseError, Url};

/// A command of the `DevTools` protocol, as `chromedriver` passes it on.
#[derive(Debug)]
struct Command {
    name: &'static str,
    about: Value,
}

impl WebDriverCompatibleCommand for Command {
    fn endpoint(&self, base_url: &Url, session_id: Option<&str>) -> Result<Url, ParseError> {
        let session = session_id.unwrap_or_default();
        base_url.join(&format!("session/{session}/goog/cdp/execute"))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        let body = json!({ "cmd": self.name, "params": self.about });
        (Method::POST, Some(body.to_string()))
    }
}

/// Sends a command to the page's browser.
pub(crate) async fn command(page: &Client, name: &'static str, about: Value) -> Result<Value> {
    Ok(page.issue_cmd(Command { name, about }).await?)
}

/// Runs a script before those of every page that is loaded from now on.
pub(crate) async fn before_every_page(page: &Client, script: &str) -> Result<()> {
    let about = json!({ "source": script });
    command(page, "Page.addScriptToEvaluateOnNewDocument", about).await.map(drop)
}
