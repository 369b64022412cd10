//! Ingenious by real clicks: a whole match against a bot, and the first placement of every mode.

use std::time::Duration;

use anyhow::{Context, Result, ensure};
use fantoccini::elements::Element;
use fantoccini::{Client, Locator};
use tokio::time::{sleep, timeout};

use super::{Driver, Site, built_page, click};

/// A match takes some twenty turns; busy machines take their time for each.
const PATIENCE: Duration = Duration::from_mins(4);

#[tokio::test]
async fn a_match_of_ingenious_is_played_to_its_end_on_a_desk() -> Result<()> {
    in_frame(1280, 800, async |page| play_to_the_end(&page).await).await
}

#[tokio::test]
async fn a_match_of_ingenious_is_played_to_its_end_on_a_phone() -> Result<()> {
    in_frame(360, 740, async |page| play_to_the_end(&page).await).await
}

#[tokio::test]
async fn every_mode_of_ingenious_begins_with_a_placement() -> Result<()> {
    in_frame(1280, 800, async |page| {
        for mode in ["base", "solo", "team", "duel"] {
            page.execute("location.hash = '#/new/ingenious'", vec![]).await?;
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

async fn play_to_the_end(page: &Client) -> Result<()> {
    begin(page, "base").await?;
    while find(page, ".finish").await.is_none() {
        let has_acted = if let Some(keep) = find(page, "#keep").await {
            keep.click().await?;
            true
        } else {
            place(page).await?
        };
        if !has_acted {
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
    let Some(tile) = find(page, ".rack-tile:not(:disabled)").await else { return Ok(false) };
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

/// Tells a story in a frame of this size: a window cannot be made as narrow as a phone.
async fn in_frame(
    width: u32,
    height: u32,
    story: impl AsyncFnOnce(Client) -> Result<()>,
) -> Result<()> {
    let site = Site::serve(built_page()?).await?;
    let driver = timeout(PATIENCE, Driver::start()).await.context("no chromedriver")??;
    let told = async {
        let page = driver.open(site.address()).await?;
        page.set_window_size(1400, 1000).await?;
        // Bots need not wait for people to follow.
        let frame = format!(
            "const frame = document.createElement('iframe');
            frame.width = {width};
            frame.height = {height};
            frame.style.border = 'none';
            frame.src = '/?pace=0#/new/ingenious';
            document.body.replaceChildren(frame);"
        );
        page.execute(&frame, vec![]).await?;
        page.find(Locator::Css("iframe")).await?.enter_frame().await?;
        story(page).await
    };
    timeout(PATIENCE, told).await.context("the story does not end")?
}
