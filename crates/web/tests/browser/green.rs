//! GREEN: whole matches against a bot, by clicks on clubs and buttons.

use std::time::Duration;

use anyhow::{Result, ensure};
use fantoccini::{Client, Locator};
use serde_json::Value;
use tokio::time::sleep;

use super::position::{see, sit_down, until};
use super::{Screen, click, in_browser};

/// Every so many moves of ours we retire: a match of chance clubs has to end as well.
const MOVES_A_HOLE: usize = 12;

#[tokio::test]
async fn a_match_of_green_is_played_to_its_end_on_a_desk() -> Result<()> {
    in_browser("#/new/green", Screen::Desktop, async |page| play(&page).await).await
}

#[tokio::test]
async fn a_match_of_green_is_played_to_its_end_on_a_phone() -> Result<()> {
    in_browser("#/new/green", Screen::Phone, async |page| {
        play(&page).await?;
        let width = page.execute("return document.documentElement.scrollWidth;", vec![]).await?;
        ensure!(width.as_i64().is_some_and(|width| width <= 360), "it is {width} wide");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_club_that_is_pressed_twice_is_not_drawn_before_the_button_says_so() -> Result<()> {
    in_browser("#/new/green", Screen::Desktop, async |page| {
        begin(&page).await?;
        let card = ".g-section:not(.g-hand) .g-club:not([aria-disabled])";
        click(&page, card).await?;
        click(&page, card).await?;
        let hand = Locator::Css(".g-hand .g-club");
        ensure!(page.find(hand).await.is_err(), "nothing is drawn yet");
        click(&page, "#confirm:not([disabled])").await?;
        page.wait().for_element(hand).await?;
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_shot_is_aimed_and_hinted_at() -> Result<()> {
    in_browser("", Screen::Desktop, async |page| {
        let has_clubs =
            |view: &Value| view["phase"] == "turn" && view["hand_sizes"][0].as_u64() > Some(1);
        sit_down(&page, until("green", &[("seats", "2")], has_clubs)?).await?;
        click(&page, ".g-hand .g-club:not([aria-disabled])").await?;
        see(&page, ".g-flight .g-strike").await?;
        see(&page, ".g-spot.chosen").await?;
        click(&page, "#hint").await?;
        see(&page, ".hint").await?;
        Ok(())
    })
    .await
}

#[tokio::test]
async fn no_table_is_wider_than_the_narrowest_phone() -> Result<()> {
    in_browser("", Screen::Narrow, async |page| {
        let is_amid = |view: &Value| view["phase"] != "choose_land";
        for (game, piece) in [
            ("minigolf", ".mg-tile:not([aria-disabled])"),
            ("ingenious", ".rack-tile:not([aria-disabled])"),
            ("green", ".g-club:not([aria-disabled])"),
        ] {
            sit_down(&page, until(game, &[("seats", "4")], is_amid)?).await?;
            see(&page, piece).await?;
            // What lies under the bar at the bottom of so small a screen is scrolled to first.
            let scroll = "document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })";
            page.execute(scroll, vec![piece.into()]).await?;
            click(&page, piece).await?;
            let width = page.execute("return document.documentElement.scrollWidth", vec![]).await?;
            ensure!(width.as_i64().is_some_and(|width| width <= 320), "{game}: {width}");
        }
        Ok(())
    })
    .await
}

async fn begin(page: &Client) -> Result<()> {
    let level = see(page, "select[name=level]").await?;
    level.select_by_value("1").await?;
    click(page, "#start").await?;
    see(page, ".g-board").await?;
    Ok(())
}

async fn play(page: &Client) -> Result<()> {
    begin(page).await?;
    let mut n_moves = 0;
    while page.find(Locator::Css(".finish")).await.is_err() {
        if make_a_move(page, n_moves).await? {
            n_moves += 1;
        } else {
            // Somebody else is to move.
            sleep(Duration::from_millis(50)).await;
        }
    }
    let result = page.find(Locator::Css(".finish h2")).await?.text().await?;
    ensure!(!result.is_empty(), "it says who won");
    let lines = page.find_all(Locator::Css(".g-score tbody tr")).await?;
    ensure!(lines.len() == 4, "the scorecard has three holes and the hands");
    Ok(())
}

/// Chooses something and confirms it; `false` if there is nothing to choose.
pub(crate) async fn make_a_move(page: &Client, n_moves: usize) -> Result<bool> {
    let (row, hand) = (".g-row .g-club", ".g-hand .g-club");
    let (display, retire) = (".g-section:not(.g-hand) .g-club", "[data-move=retire]");
    let wanted = match (n_moves % MOVES_A_HOLE, n_moves % 2) {
        (0, _) if n_moves > 0 => [retire, row, hand, display],
        (_, 0) => [row, display, hand, retire],
        _ => [row, hand, display, retire],
    };
    for css in wanted {
        if press(page, &format!("{css}:not([disabled], [aria-disabled])")).await?
            && press(page, "#confirm:not([disabled])").await?
        {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Clicks it, if it is there. What is redrawn just then is not there.
async fn press(page: &Client, css: &str) -> Result<bool> {
    let Ok(element) = page.find(Locator::Css(css)).await else { return Ok(false) };
    // On a phone the bar with the button lies over the lower edge: as a person would, scroll first.
    let scroll = "document.querySelector(arguments[0])?.scrollIntoView({ block: 'center' })";
    page.execute(scroll, vec![css.into()]).await?;
    Ok(element.click().await.is_ok())
}
