//! What the page says when something goes wrong, and before it is there.

use anyhow::Result;

use super::{Visit, pick};
use crate::position::see;
use crate::{Screen, devtools, in_browser};

/// A script that runs before the page's, and what is seen then.
const REFUSALS: [(&str, &str, &str); 3] = [
    ("no WebAssembly", "delete globalThis.WebAssembly", "#no-wasm:not([hidden])"),
    (
        "no program",
        "globalThis.fetch = (fetch => (what, ...how) => String(what.url ?? what).endsWith('.wasm')
            ? Promise.reject(new TypeError('Failed to fetch')) : fetch(what, ...how))(globalThis.fetch)",
        "#no-start:not([hidden])",
    ),
    (
        "a program on its way",
        "globalThis.fetch = (fetch => (what, ...how) => String(what.url ?? what).endsWith('.wasm')
            ? new Promise(() => {}) : fetch(what, ...how))(globalThis.fetch)",
        "#loading",
    ),
];

/// From one misfortune to the next.
pub(super) async fn tour() -> Result<()> {
    for (screen, script, there) in REFUSALS {
        in_browser("", Screen::Desktop, async |page| {
            devtools::before_every_page(&page, script).await?;
            page.refresh().await?;
            see(&page, there).await?;
            let mut visit = Visit::to(&page);
            visit.look_at(screen).await?;
            visit.end()
        })
        .await?;
    }
    in_browser("", Screen::Desktop, async |page| {
        let mut visit = Visit::to(&page);
        notices(&mut visit).await?;
        visit.end()
    })
    .await
}

/// What is said above the page, and above the table.
async fn notices(visit: &mut Visit<'_>) -> Result<()> {
    let page = visit.page;
    see(page, "[data-play=ingenious]").await?;
    let newer = "document.documentElement.dataset.newer = ''; dispatchEvent(new Event('newer'))";
    page.execute(newer, vec![]).await?;
    see(page, "#newer").await?;
    visit.look_at("a newer version").await?;
    let refuse = "Object.defineProperty(window, 'localStorage', {
        get() { throw new DOMException('not here', 'SecurityError'); } })";
    devtools::before_every_page(page, refuse).await?;
    page.refresh().await?;
    pick(page, "[data-play=ingenious]").await?;
    see(page, "#unkept").await?;
    visit.look_at("a match that is not kept").await?;
    let crash = "document.querySelector('#crashed').hidden = false";
    page.execute(crash, vec![]).await?;
    visit.look_at("a program that has broken").await?;
    page.execute("document.querySelector('#crashed').hidden = true", vec![]).await?;
    Ok(())
}
