//! Ingenious by real clicks: a whole match against a bot, and the first placement of every mode.

use std::time::Duration;

use anyhow::{Result, ensure};
use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::elements::Element;
use fantoccini::{Client, Locator};
use tokio::time::sleep;

use super::{Screen, click, go, in_browser};

#[tokio::test]
async fn a_match_of_ingenious_is_played_to_its_end_on_a_desk() -> Result<()> {
    in_browser("#/new/ingenious", Screen::Desktop, async |page| play_to_the_end(&page).await).await
}

#[tokio::test]
async fn a_match_of_ingenious_is_played_to_its_end_on_a_phone() -> Result<()> {
    in_browser("#/new/ingenious", Screen::Phone, async |page| play_to_the_end(&page).await).await
}

#[tokio::test]
async fn every_mode_of_ingenious_begins_with_a_placement() -> Result<()> {
    in_browser("#/new/ingenious", Screen::Desktop, async |page| {
        for mode in ["base", "solo", "team", "duel"] {
            go(&page, "#/new/ingenious").await?;
            begin(&page, mode).await?;
            while !place(&page).await? {
                sleep(Duration::from_millis(50)).await;
            }
            page.wait().for_element(Locator::Css(".ingenious-board .tile")).await?;
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn the_keyboard_goes_from_the_bar_to_the_hint_in_few_steps() -> Result<()> {
    in_browser("#/new/ingenious", Screen::Desktop, async |page| {
        begin(&page, "base").await?;
        click(&page, ".rack-tile:not([aria-disabled])").await?;
        page.execute("document.querySelector('.bar a').focus()", vec![]).await?;
        let mut stops = Vec::new();
        while stops.last().is_none_or(|stop| stop != "hint") {
            ensure!(stops.len() < 15, "it stops at {stops:?}");
            press_tab(&page).await?;
            let at = "const at = document.activeElement; return at.id || at.getAttribute('class')";
            stops.push(page.execute(at, vec![]).await?);
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_double_click_pins_a_tile_and_does_not_place_it() -> Result<()> {
    in_browser("#/new/ingenious", Screen::Desktop, async |page| {
        begin(&page, "solo").await?;
        page.wait().for_element(Locator::Css(".cell.target")).await?;
        let twice = "const cell = document.querySelector('.cell.target');
            const press = () => cell.dispatchEvent(new MouseEvent('click', { bubbles: true }));
            press();
            return new Promise(soon => setTimeout(() => { press(); soon(); }));";
        page.execute(twice, vec![]).await?;
        page.wait().for_element(Locator::Css(".ghost.pinned")).await?;
        ensure!(find(&page, ".ingenious-board .tile").await.is_none(), "it is not placed yet");
        click(&page, "#confirm:not(:disabled)").await?;
        page.wait().for_element(Locator::Css(".ingenious-board .tile")).await?;
        Ok(())
    })
    .await
}

async fn press_tab(page: &Client) -> Result<()> {
    let value = fantoccini::key::Key::Tab.into();
    let keys = KeyActions::new("keys".into());
    let keys = keys.then(KeyAction::Down { value }).then(KeyAction::Up { value });
    Ok(page.perform_actions(keys).await?)
}

async fn play_to_the_end(page: &Client) -> Result<()> {
    begin(page, "base").await?;
    while find(page, ".finish").await.is_none() {
        if !make_a_move(page).await? {
            sleep(Duration::from_millis(50)).await;
        }
    }
    let verdict = page.find(Locator::Css(".finish h2")).await?.text().await?;
    ensure!(!verdict.is_empty(), "the end says who won");
    let overhang = "return document.documentElement.scrollWidth - innerWidth";
    let overhang = page.execute(overhang, vec![]).await?;
    ensure!(overhang.as_i64().is_some_and(|it| it <= 0), "it is too wide by {overhang}");
    Ok(())
}

/// Does what is to be done; `false` if it is somebody else's turn.
pub(crate) async fn make_a_move(page: &Client) -> Result<bool> {
    match find(page, "#keep").await {
        Some(keep) => {
            keep.click().await?;
            Ok(true)
        }
        None => place(page).await,
    }
}

/// Fills in the form, against the weakest bots.
async fn begin(page: &Client, mode: &str) -> Result<()> {
    for (name, value) in [("mode", mode), ("level", "1")] {
        let css = format!("select[name={name}]");
        let select = page.wait().for_element(Locator::Css(&css)).await?;
        select.select_by_value(value).await?;
    }
    click(page, "#start").await?;
    page.wait().for_element(Locator::Css(".ingenious-board")).await?;
    Ok(())
}

/// Picks a tile, points, and confirms, if it is my turn to place.
async fn place(page: &Client) -> Result<bool> {
    let Some(tile) = find(page, ".rack-tile:not([aria-disabled])").await else { return Ok(false) };
    // Nothing to click where the only tile is picked already.
    if find(page, ".cell.target").await.is_none() {
        tile.click().await?;
    }
    click(page, ".cell.target").await?;
    click(page, "#confirm:not(:disabled)").await?;
    Ok(true)
}

async fn find(page: &Client, css: &str) -> Option<Element> {
    page.find(Locator::Css(css)).await.ok()
}
