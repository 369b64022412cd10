//! The page comes in pieces: the hall before the program, and a piece that does not come, or is damaged, once more.

use anyhow::{Context, Result, ensure};
use fantoccini::{Client, Locator};
use serde_json::Value;

use crate::driver::Screen;
use crate::{click, devtools, in_browser, text};

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
