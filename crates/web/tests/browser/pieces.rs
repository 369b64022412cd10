//! The page comes in pieces: the hall before the program, and a piece that does not come, or is damaged, once more.

use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use fantoccini::{Client, Locator};
use serde_json::Value;
use server::PageFile;
use tokio::time::{sleep, timeout};

use crate::driver::{self, Screen};
use crate::house::{self, House};
use crate::tabs::kept_steps;
use crate::versions::until_kept;
use crate::{LONG_PATIENCE, click, devtools, in_browser, let_bot_play, start_driver, text};

/// Lets fetches of files that begin like this end as `outcome` says, as long as `globalThis.isBad` is true.
fn spoil(file: &str, outcome: &str) -> String {
    format!(
        "globalThis.isBad = true;
        const original = globalThis.fetch;
        globalThis.fetch = async (what, ...how) => {{
            const isSpoiled = isBad && String(what.url ?? what).includes('/{file}');
            if (!isSpoiled) {{ return original(what, ...how); }}
            {outcome}
        }};"
    )
}

#[tokio::test]
async fn a_piece_that_does_not_come_is_told_and_fetched_again() -> Result<()> {
    let gone = spoil("piece_green-", "throw new TypeError('Failed to fetch');");
    is_fetched_again(&gone, "green", ".g-table").await
}

#[tokio::test]
async fn a_damaged_piece_is_told_and_fetched_again() -> Result<()> {
    let damaged = spoil(
        "piece_table-",
        "const bytes = new Uint8Array(await (await original(what, ...how)).arrayBuffer());
        bytes[bytes.length >> 1] ^= 255;
        return new Response(bytes);",
    );
    is_fetched_again(&damaged, "ingenious", ".ingenious-board").await
}

async fn is_fetched_again(script: &str, game: &str, board: &str) -> Result<()> {
    in_browser("", Screen::Phone, async |page| {
        devtools::before_every_page(&page, script).await?;
        page.refresh().await?;
        click(&page, &format!("[data-play={game}]")).await?;
        let told = text(&page, "#piece-missing").await?;
        ensure!(told.contains("Check your connection"), "{told}");
        // The same once more, as long as nothing is mended.
        click(&page, "#fetch-again").await?;
        page.wait().for_element(Locator::Css("#piece-missing")).await?;
        page.execute("globalThis.isBad = false", vec![]).await?;
        click(&page, "#fetch-again").await?;
        page.wait().for_element(Locator::Css(board)).await?;
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_program_that_does_not_begin_is_fetched_past_what_was_kept_of_it() -> Result<()> {
    // As where a browser keeps a damaged file: it gives that until it is asked for another.
    let damaged = "const original = globalThis.fetch;
        globalThis.fetch = async (what, how) => {
            if (!String(what.url ?? what).includes('/clubhouse_bg-')) { return original(what, how); }
            if (how?.cache === 'reload') { sessionStorage.mended = 'yes'; }
            return sessionStorage.mended ? original(what, how) : new Response(new Uint8Array(1000));
        };";
    in_browser("", Screen::Phone, async |page| {
        devtools::before_every_page(&page, damaged).await?;
        page.refresh().await?;
        page.wait().for_element(Locator::Css("#no-start:not([hidden])")).await?;
        click(&page, "#no-start [data-reload]").await?;
        page.wait().for_element(Locator::Css("[data-play=green]")).await?;
        Ok(())
    })
    .await
}

#[tokio::test]
async fn bots_that_do_not_come_are_told_and_asked_again_and_nothing_is_played_for_them()
-> Result<()> {
    timeout(LONG_PATIENCE, late_bots()).await.context("the story does not end")?
}

async fn late_bots() -> Result<()> {
    let whole = house::page()?;
    let is_of_bots = |file: &&PageFile| file.name.starts_with("piece_bots");
    ensure!(whole.iter().any(|file| is_of_bots(&file)), "the bots are files of their own");
    let without: Vec<PageFile> = whole.iter().filter(|it| !is_of_bots(it)).copied().collect();
    let house = House::open_at(([127, 0, 0, 1], 0).into(), without.leak()).await?;
    let (address, driver) = (house.address(), start_driver().await?);
    let page = driver.open(&format!("http://{address}/?pace=0"), Screen::Desktop).await?;
    click(&page, "[data-play=green]").await?;
    page.wait().for_element(Locator::Css(".g-table")).await?;
    let_bot_play(&page).await?;
    let told = text(&page, ".troubles .notice").await?;
    ensure!(told.contains("The bots didn’t load"), "{told}");
    let before = kept_steps(&page).await?;
    house.close().await;

    let house = House::open_at(address, whole).await?;
    while kept_steps(&page).await? == before {
        sleep(Duration::from_millis(50)).await;
    }
    let is_told =
        "return !!document.querySelector('.troubles .notice')?.textContent.includes('load')";
    for _ in 0..100 {
        if page.execute(is_told, vec![]).await? == false {
            break;
        }
        sleep(Duration::from_millis(50)).await;
    }
    ensure!(page.execute(is_told, vec![]).await? == false, "they are there");
    house.close().await;
    Ok(())
}

/// Holds back files that begin like this until `release()`, and counts in `globalThis.held` how many were asked for.
fn hold_back(file: &str) -> String {
    format!(
        "globalThis.held = 0;
        const released = new Promise(release => globalThis.release = release);
        const original = globalThis.fetch;
        globalThis.fetch = async (what, ...how) => {{
            if (String(what.url ?? what).includes('/{file}')) {{ held += 1; await released; }}
            return original(what, ...how);
        }};"
    )
}

#[tokio::test]
async fn who_waits_for_others_has_the_game_fetched_and_sees_how_far_it_is() -> Result<()> {
    invited(&hold_back("piece_green-"), async |friend| {
        // Nobody sits there yet but the host.
        friend.wait().for_element(Locator::Css("#join")).await?;
        until(&friend, "return held > 0").await.context("the game is fetched before it begins")?;
        click(&friend, "#join").await?;
        friend.wait().for_element(Locator::Css("main.outline.green progress.coming")).await?;
        ensure!(friend.find(Locator::Css("#join")).await.is_err(), "nobody is asked to sit down");
        friend.execute("release()", vec![]).await?;
        friend.wait().for_element(Locator::Css("main.playing .g-table")).await?;
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_game_that_does_not_come_while_one_waits_is_fetched_again_when_it_begins() -> Result<()> {
    let gone = spoil("piece_green-", "globalThis.asked = true; throw new TypeError('gone');");
    invited(&gone, async |friend| {
        until(&friend, "return !!globalThis.asked").await.context("it is fetched")?;
        let join = friend.wait().for_element(Locator::Css("#join")).await?;
        ensure!(friend.find(Locator::Css("#lost")).await.is_err(), "nothing is lost yet");
        friend.execute("globalThis.isBad = false", vec![]).await?;
        join.click().await?;
        friend.wait().for_element(Locator::Css("main.playing .g-table")).await?;
        Ok(())
    })
    .await
}

/// A friend opens the link to a table of GREEN, in a page before which this script runs.
async fn invited(script: &str, story: impl AsyncFnOnce(Client) -> Result<()>) -> Result<()> {
    let told = async {
        let house = House::open().await?;
        let driver = start_driver().await?;
        let new = format!("http://{}/?pace=0#/new/green", house.address());
        let host = driver.open(&new, Screen::Desktop).await?;
        click(&host, "#invite").await?;
        let link = host.wait().for_element(Locator::Css("#link")).await?.prop("value").await?;
        let friend = driver.open("about:blank", Screen::Phone).await?;
        devtools::before_every_page(&friend, script).await?;
        friend.goto(&link.context("there is a link")?.replace("/#", "/?pace=0#")).await?;
        story(friend.clone()).await?;
        driver::is_whole(&friend).await
    };
    timeout(LONG_PATIENCE, told).await.context("the story does not end")?
}

/// Waits until this script returns true.
async fn until(page: &Client, script: &str) -> Result<()> {
    for _ in 0..200 {
        if page.execute(script, vec![]).await? == true {
            return Ok(());
        }
        sleep(Duration::from_millis(50)).await;
    }
    bail!("this never becomes true: {script}")
}

#[tokio::test]
async fn pointing_at_a_game_fetches_it_and_rest_fetches_everything() -> Result<()> {
    in_browser("", Screen::Desktop, async |page| {
        // A page that has just begun has fetched no game.
        page.wait().for_element(Locator::Css("main.home .game-card.green")).await?;
        let point = "document.querySelector('[data-game=green]')
            .dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))";
        ensure!(!is_fetched(&page, "piece_green-").await?, "nobody has asked for it");
        page.execute(point, vec![]).await?;
        until_fetched(&page, "piece_green-").await?;
        ensure!(!is_fetched(&page, "piece_minigolf-").await?, "nobody has asked for that one");
        // Nobody waits for anything: all of it is kept for later.
        until_kept(&page).await?;
        let all = "return caches.keys().then(names => caches.open(names[0]))
            .then(cache => cache.keys()).then(files => files.map(({ url }) => url).join(' '))";
        let kept = page.execute(all, vec![]).await?;
        let kept = kept.as_str().context("names of files")?;
        for piece in ["piece_minigolf-", "piece_ingenious-", "piece_online-", "piece_record-"] {
            ensure!(kept.contains(piece), "{piece} is not in {kept}");
        }
        Ok(())
    })
    .await
}

async fn is_fetched(page: &Client, file: &str) -> Result<bool> {
    let script = "return performance.getEntriesByType('resource')
        .some(({ name }) => name.includes('/' + arguments[0]))";
    Ok(page.execute(script, vec![file.into()]).await? == true)
}

async fn until_fetched(page: &Client, file: &str) -> Result<()> {
    for _ in 0..200 {
        if is_fetched(page, file).await? {
            return Ok(());
        }
        sleep(Duration::from_millis(50)).await;
    }
    bail!("{file} is not fetched")
}

#[tokio::test]
async fn the_bar_shows_how_far_a_table_is_and_never_runs_backwards() -> Result<()> {
    // Every piece comes in many small parts, so that there is something to see.
    let slowly = "const original = globalThis.fetch;
        globalThis.bar = [];
        globalThis.fetch = async (what, ...how) => {
            const response = await original(what, ...how);
            if (!String(what.url ?? what).includes('/piece_')) { return response; }
            const bytes = new Uint8Array(await response.arrayBuffer());
            let at = 0;
            const step = Math.ceil(bytes.length / 12);
            return new Response(new ReadableStream({
                async pull(part) {
                    await new Promise(soon => setTimeout(soon, 20));
                    part.enqueue(bytes.slice(at, at + step));
                    at += step;
                    if (at >= bytes.length) { part.close(); }
                },
            }));
        };
        const look = () => {
            const it = document.querySelector('main progress.coming');
            if (it) { bar.push(it.position); }
            requestAnimationFrame(look);
        };
        look();";
    in_browser("", Screen::Phone, async |page| {
        devtools::before_every_page(&page, slowly).await?;
        page.refresh().await?;
        click(&page, "[data-play=minigolf]").await?;
        page.wait().for_element(Locator::Css(".mg-table")).await?;
        let bar = page.execute("return bar", vec![]).await?;
        let bar: Vec<f64> = serde_json::from_value(bar)?;
        // Before anything is known of what comes, there is no position (-1).
        let bar: Vec<f64> = bar.into_iter().filter(|at| *at >= 0.0).collect();
        ensure!(bar.len() > 5, "it was seen: {bar:?}");
        ensure!(bar.is_sorted(), "it only runs forwards: {bar:?}");
        ensure!(bar.iter().any(|at| (0.05..0.95).contains(at)), "it shows the middle: {bar:?}");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn the_hall_is_there_before_the_program_and_stays_where_it_is() -> Result<()> {
    for screen in [Screen::Desktop, Screen::Phone] {
        before_the_program(screen, async |page| {
            let before = places(&page).await?;
            page.execute("release()", vec![]).await?;
            page.wait().for_element(Locator::Css("[data-play=green]")).await?;
            ensure!(page.find(Locator::Css("#first")).await.is_err(), "there is one hall");
            let after = places(&page).await?;
            ensure!(before == after, "{before} {after}");
            Ok(())
        })
        .await?;
    }
    Ok(())
}

#[tokio::test]
async fn a_game_that_is_clicked_on_before_the_program_is_there_begins_with_it() -> Result<()> {
    before_the_program(Screen::Phone, async |page| {
        click(&page, ".game-card.green .button.primary").await?;
        // The browser tells of a new address a moment after the click.
        page.wait().for_element(Locator::Css("html.elsewhere")).await?;
        let is_hidden = "return getComputedStyle(document.querySelector('#first main')).visibility";
        let hall = page.execute(is_hidden, vec![]).await?;
        ensure!(hall == "hidden", "whoever goes elsewhere does not see the hall: {hall}");
        page.execute("release()", vec![]).await?;
        page.wait().for_element(Locator::Css("main.playing .g-table")).await?;
        Ok(())
    })
    .await
}

/// The page while its module is still on its way: `release()` lets it come.
async fn before_the_program(
    screen: Screen,
    story: impl AsyncFnOnce(Client) -> Result<()>,
) -> Result<()> {
    let wait = "const released = new Promise(release => globalThis.release = release);
        const original = globalThis.fetch;
        globalThis.fetch = async (what, ...how) => {
            if (String(what.url ?? what).endsWith('.wasm')) { await released; }
            return original(what, ...how);
        };";
    in_browser("", screen, async |page| {
        devtools::before_every_page(&page, wait).await?;
        page.refresh().await?;
        page.wait().for_element(Locator::Css("#first .game-card.green")).await?;
        story(page).await
    })
    .await
}

/// Where the cards are, and all that is in them.
async fn places(page: &Client) -> Result<Value> {
    let places = "return [...document.querySelectorAll('.bar, .welcome, .game-card, .game-card *:not(svg *)')]
        .map(it => it.getBoundingClientRect()).map(it => [it.x, it.y, it.width, it.height])";
    let places = page.execute(places, vec![]).await?;
    ensure!(places.as_array().context("places")?.len() > 30, "{places}");
    Ok(places)
}
