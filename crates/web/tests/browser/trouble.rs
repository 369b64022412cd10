//! What a browser may lack or refuse: each is told in words, and the match goes on where it can.

use std::time::Duration;

use anyhow::{Context, Result, ensure};
use fantoccini::{Client, Locator};
use serde_json::json;
use tokio::time::sleep;

use crate::driver::Screen;
use crate::tabs::{kept_steps, move_once};
use crate::{check_log, click, devtools, go, in_browser, ingenious, text};

#[tokio::test]
async fn a_match_for_which_there_is_no_room_goes_on_and_can_be_saved() -> Result<()> {
    in_browser("", Screen::Desktop, async |page| {
        let fill = "let size = 1 << 20;
            for (let n = 0; size; ) {
                try { localStorage.setItem('filler' + n, 'x'.repeat(size)); n += 1; } catch { size >>= 1; }
            }";
        page.execute(fill, vec![]).await?;
        let log = play_unkept(&page).await?;
        // The file is the match: where there is room again, it goes on.
        page.execute("localStorage.clear()", vec![]).await?;
        page.refresh().await?;
        go(&page, "#/logs").await?;
        check_log(&page, &log).await?;
        click(&page, "#go-on").await?;
        move_once(&page).await?;
        page.wait().for_element(Locator::Css(".status.mine, .finish")).await?;
        let n_saved = table::load(&log, table::Dealer::Scripted)?.n_steps();
        ensure!(kept_steps(&page).await? > n_saved, "it goes on where it was");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_match_goes_on_where_storage_is_refused() -> Result<()> {
    in_browser("", Screen::Desktop, async |page| {
        let refuse = "Object.defineProperty(window, 'localStorage', {
            get() { throw new DOMException('not here', 'SecurityError'); } })";
        devtools::before_every_page(&page, refuse).await?;
        page.refresh().await?;
        play_unkept(&page).await.map(drop)
    })
    .await
}

#[tokio::test]
async fn a_match_that_goes_to_make_room_is_told() -> Result<()> {
    in_browser("", Screen::Desktop, async |page| {
        // There is room for one match only.
        let keep = "localStorage.setItem('clubhouse/match/00112233445566778899aabbccddeeff', arguments[0]);
            const set = Storage.prototype.setItem;
            Storage.prototype.setItem = function (name, text) {
                const isAnother = it => it.startsWith('clubhouse/match/') && it !== name;
                if (Object.keys(this).some(isAnother)) { throw new DOMException('full', 'QuotaExceededError'); }
                set.call(this, name, text);
            }";
        page.execute(keep, vec![over().to_string().into()]).await?;
        click(&page, "[data-play=ingenious]").await?;
        let notice = text(&page, "#cleared p").await?;
        ensure!(notice.contains("your oldest finished match was deleted"), "{notice}");
        ensure!(page.find(Locator::Css("#unkept")).await.is_err(), "the new one is kept");
        click(&page, "#cleared button").await?;
        ensure!(page.find(Locator::Css("#cleared")).await.is_err(), "it is read");
        Ok(())
    })
    .await
}

/// A match that is over, as it is kept.
fn over() -> serde_json::Value {
    json!({ "id": "00112233445566778899aabbccddeeff", "game": "pips", "me": 0, "levels": [null, 4],
        "seed": "", "log": "", "at": 1.0, "is_over": true })
}

#[tokio::test]
async fn matches_that_are_over_stay_where_clearing_them_makes_no_room() -> Result<()> {
    in_browser("", Screen::Desktop, async |page| {
        let keep = "localStorage.setItem('clubhouse/match/00112233445566778899aabbccddeeff', arguments[0]);
            const set = Storage.prototype.setItem;
            Storage.prototype.setItem = function (name, text) {
                if (text.includes('\"ingenious\"')) { throw new DOMException('full', 'QuotaExceededError'); }
                set.call(this, name, text);
            }";
        page.execute(keep, vec![over().to_string().into()]).await?;
        play_unkept(&page).await?;
        let names = page.execute("return Object.keys(localStorage)", vec![]).await?;
        ensure!(names.to_string().contains("00112233445566778899aabbccddeeff"), "{names}");
        Ok(())
    })
    .await
}

/// Plays a little, is told that nothing is kept, and saves the match as a file.
async fn play_unkept(page: &Client) -> Result<String> {
    click(page, "[data-play=ingenious]").await?;
    let notice = text(page, "#unkept p").await?;
    ensure!(notice.contains("can’t save the match"), "{notice}");
    for _ in 0..2 {
        move_once(page).await?;
    }
    // Files are not for pages to see: what the link would save is looked at instead.
    let listen = "HTMLElement.prototype.click = function () { globalThis.saved = decodeURIComponent(this.href); }";
    page.execute(listen, vec![]).await?;
    click(page, "#save-unkept").await?;
    let saved = page.execute("return globalThis.saved", vec![]).await?;
    let (_, log) = saved.as_str().and_then(|it| it.split_once(',')).context("a file is offered")?;
    let table = table::load(log, table::Dealer::Scripted)?;
    ensure!(table.n_steps() > 2, "the match is in it");
    // In the hall and back: it lives as long as the page.
    click(page, ".bar .brand").await?;
    click(page, ".kept a[href*=match]").await?;
    page.wait().for_element(Locator::Css(".ingenious-board .tile")).await?;
    Ok(log.to_owned())
}

#[tokio::test]
async fn a_browser_without_webassembly_is_told_what_is_missing() -> Result<()> {
    refused("delete globalThis.WebAssembly", "#no-wasm h1", "needs WebAssembly").await
}

#[tokio::test]
async fn a_policy_against_webassembly_is_told_what_it_forbids() -> Result<()> {
    let forbid = "new MutationObserver((_, self) => {
            if (!document.head) { return; }
            self.disconnect();
            const policy = document.createElement('meta');
            policy.httpEquiv = 'Content-Security-Policy';
            policy.content = `script-src 'self'`;
            document.head.prepend(policy);
        }).observe(document, { childList: true, subtree: true });";
    refused(forbid, "#no-wasm h1", "needs WebAssembly").await
}

#[tokio::test]
async fn a_program_that_does_not_arrive_is_told() -> Result<()> {
    let broken =
        "WebAssembly.instantiateStreaming = () => { throw new TypeError('Failed to fetch'); };
        const { fetch } = globalThis;
        globalThis.fetch = (what, ...how) => String(what.url ?? what).endsWith('.wasm')
            ? Promise.reject(new TypeError('Failed to fetch')) : fetch(what, ...how);";
    refused(broken, "#no-start h1", "couldn’t start").await
}

#[tokio::test]
async fn a_program_that_breaks_is_told_and_loaded_again() -> Result<()> {
    in_browser("", Screen::Phone, async |page| {
        page.wait().for_element(Locator::Css("[data-play=green]")).await?;
        // The bots are handed a question that lies outside of all memory.
        let break_it = "const files = performance.getEntriesByType('resource').map(it => it.name);
            const { initSync } = await import(files.find(it => /clubhouse-[0-9a-f]+\\.js$/.test(it)));
            setTimeout(() => initSync().think(0xfffffff0, 8));";
        page.execute(&format!("return (async () => {{ {break_it} }})()"), vec![]).await?;
        page.wait().for_element(Locator::Css("#crashed:not([hidden])")).await?;
        click(&page, "#crashed [data-reload]").await?;
        page.wait().for_element(Locator::Css("#crashed[hidden]")).await?;
        page.wait().for_element(Locator::Css("[data-play=green]")).await?;
        Ok(())
    })
    .await
}

/// With this script before the page's, the page shows these words, and nothing else but them.
async fn refused(script: &str, css: &str, words: &str) -> Result<()> {
    in_browser("", Screen::Phone, async |page| {
        devtools::before_every_page(&page, script).await?;
        page.refresh().await?;
        for _ in 0..200 {
            if page.find(Locator::Css(css)).await?.is_displayed().await? {
                break;
            }
            sleep(Duration::from_millis(50)).await;
        }
        let title = text(&page, css).await?;
        ensure!(title.contains(words), "{title}");
        ensure!(page.find(Locator::Css("#loading")).await.is_err(), "it does not seem to load");
        ensure!(page.find(Locator::Css("#screen")).await.is_err(), "there is no table");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn without_scripts_the_page_says_that_it_needs_them() -> Result<()> {
    in_browser("", Screen::Phone, async |page| {
        devtools::command(&page, "Emulation.setScriptExecutionDisabled", json!({ "value": true }))
            .await?;
        page.refresh().await?;
        let shown = text(&page, "body").await?;
        ensure!(shown.contains("needs JavaScript"), "{shown}");
        ensure!(!shown.contains("Setting the table"), "{shown}");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn bots_think_on_the_page_where_their_worker_cannot_start() -> Result<()> {
    in_browser("", Screen::Desktop, async |page| {
        // There is no such file.
        page.execute("document.querySelector('meta[name=worker]').content = 'nobody.js'", vec![])
            .await?;
        click(&page, "[data-play=ingenious]").await?;
        for _ in 0..3 {
            while !ingenious::make_a_move(&page).await? {
                sleep(Duration::from_millis(50)).await;
            }
        }
        page.wait().for_element(Locator::Css(".status.mine")).await?;
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_bot_that_hangs_is_started_again_and_a_hint_that_fails_is_told() -> Result<()> {
    in_browser("", Screen::Desktop, async |page| {
        // One question is lost, or it is asked of a bot that nobody knows.
        let worker = "globalThis.Worker = class extends Worker {
            postMessage(text) {
                const { isDeaf, isStrange } = globalThis;
                globalThis.isDeaf = globalThis.isStrange = false;
                isDeaf || super.postMessage(isStrange ? text.replace('strong', 'strange') : text);
            }
        }";
        devtools::before_every_page(&page, worker).await?;
        page.refresh().await?;
        click(&page, "[data-play=ingenious]").await?;
        move_once(&page).await?;
        page.wait().for_element(Locator::Css(".status.mine")).await?;
        page.execute("globalThis.isStrange = true", vec![]).await?;
        click(&page, "#hint").await?;
        told(&page, "find a hint").await?;
        page.execute("globalThis.isDeaf = true", vec![]).await?;
        move_once(&page).await?;
        told(&page, "was restarted").await?;
        page.wait().for_element(Locator::Css(".status.mine")).await?;
        Ok(())
    })
    .await
}

async fn told(page: &Client, words: &str) -> Result<()> {
    let notice = format!("//p[@role='alert'][contains(., '{words}')]");
    page.wait().for_element(Locator::XPath(&notice)).await?;
    Ok(())
}
