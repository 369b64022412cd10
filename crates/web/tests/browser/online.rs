//! With friends, through the real server: two browsers, a reload, somebody who looks on, and a bot that takes over.

use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use fantoccini::{Client, Locator};
use tokio::time::{sleep, timeout};

use crate::driver::Screen;
use crate::house::House;
use crate::{LONG_PATIENCE, click, devtools, ingenious, start_driver, text};

#[tokio::test]
async fn two_browsers_play_a_match_by_a_link() -> Result<()> {
    timeout(LONG_PATIENCE, story()).await.context("the story does not end")?
}

async fn story() -> Result<()> {
    let house = House::open().await?;
    let driver = start_driver().await?;
    let home = format!("http://{}/?pace=0", house.address());
    let ada = driver.open(&format!("{home}#/new/ingenious"), Screen::Desktop).await?;
    click(&ada, "#invite").await?;
    let link = ada.wait().for_element(Locator::Css("#link")).await?.prop("value").await?;
    let link = link.context("there is a link")?.replace("/#", "/?pace=0#");

    // A click on the link, one on the button: a friend sits.
    let bob = driver.open(&link, Screen::Phone).await?;
    bob.wait().for_element(Locator::Css("#my-name")).await?.send_keys("Bob").await?;
    click(&bob, "#join").await?;
    for page in [&ada, &bob] {
        page.wait().for_element(Locator::Css("main.playing")).await?;
    }
    let players = ada.find(Locator::Css(".players")).await?.text().await?;
    ensure!(players.contains("Bob"), "{players}");

    // Both play a while; in the middle one of them loads the page again.
    for n in 0..6 {
        let player = whose_turn(&[&ada, &bob]).await?;
        while !ingenious::make_a_move(player).await? {
            sleep(Duration::from_millis(50)).await;
        }
        until_told(player).await?;
        if n == 3 {
            bob.refresh().await?;
            bob.wait().for_element(Locator::Css("main.playing")).await?;
        }
    }

    // Who has the link and no seat looks on, and sees nobody's rack.
    let eve = driver.open(&link, Screen::Desktop).await?;
    eve.wait().for_element(Locator::Css("main.playing")).await?;
    let mine = eve.find_all(Locator::Css(".rack button")).await?;
    ensure!(mine.is_empty(), "who looks on has no tiles");

    // What one says, the other hears.
    ada.find(Locator::Css("#say")).await?.send_keys("your turn").await?;
    click(&ada, ".chat button").await?;
    // On a phone the talk is folded up, and counts what was said.
    let unheard = text(&bob, ".chat .unheard").await?;
    ensure!(unheard.starts_with('1'), "{unheard}");
    click(&bob, ".chat summary").await?;
    bob.wait().for_element(Locator::XPath("//li[contains(., 'your turn')]")).await?;
    bob.wait().for_element(Locator::Css(".chat[open] summary:not(:has(.unheard))")).await?;
    ensure!(ada.find(Locator::Css(".chat .unheard")).await.is_err(), "one's own words are no news");

    // Both leave it to bots, which play to the end.
    for page in [&ada, &bob] {
        click(page, "#bot-plays").await?;
    }
    for page in [&ada, &bob, &eve] {
        page.wait().at_most(LONG_PATIENCE).for_element(Locator::Css(".finish")).await?;
    }
    let [one, other] = [text(&ada, ".finish .total").await?, text(&bob, ".finish .total").await?];
    ensure!(one == other, "both see the same result: {one}, {other}");
    Ok(())
}

/// Waits until the server has said that the move is made. With a bonus it is the same player's turn again.
async fn until_told(page: &Client) -> Result<()> {
    for _ in 0..40 {
        if page.find(Locator::Css(".status.mine")).await.is_err() {
            return Ok(());
        }
        sleep(Duration::from_millis(50)).await;
    }
    Ok(())
}

/// The page whose player is to move.
async fn whose_turn<'a>(pages: &[&'a Client]) -> Result<&'a Client> {
    for _ in 0..400 {
        for page in pages {
            if page.find(Locator::Css(".status.mine")).await.is_ok() {
                return Ok(page);
            }
        }
        sleep(Duration::from_millis(50)).await;
    }
    bail!("nobody is to move")
}

#[tokio::test]
async fn from_the_link_to_the_first_move_are_three_clicks() -> Result<()> {
    timeout(LONG_PATIENCE, first_move()).await.context("the story does not end")?
}

async fn first_move() -> Result<()> {
    let house = House::open().await?;
    let driver = start_driver().await?;
    let home = format!("http://{}/", house.address());
    let ada = driver.open(&format!("{home}#/new/green"), Screen::Desktop).await?;
    click(&ada, "#invite").await?;
    let link = ada.wait().for_element(Locator::Css("#link")).await?.prop("value").await?;
    let bob = driver.open("about:blank", Screen::Phone).await?;
    let count = "globalThis.clicks = 0; addEventListener('click', () => clicks += 1, true)";
    devtools::before_every_page(&bob, count).await?;
    bob.goto(&link.context("there is a link")?).await?;
    click(&bob, "#join").await?;
    // Whoever begins: a bot moves in Ada's place.
    click(&ada, "#bot-plays").await?;
    bob.wait().at_most(LONG_PATIENCE).for_element(Locator::Css(".status.mine")).await?;
    let story = bob.find_all(Locator::Css(".story li")).await?.len();
    click(&bob, ".g-club:not([disabled])").await?;
    click(&bob, "#confirm:not([disabled])").await?;
    until_told(&bob).await?;
    ensure!(bob.find_all(Locator::Css(".story li")).await?.len() > story, "the move is made");
    let clicks = bob.execute("return clicks", vec![]).await?;
    ensure!(clicks.as_u64().is_some_and(|clicks| clicks <= 3), "{clicks} clicks");
    Ok(())
}

#[tokio::test]
async fn a_server_that_is_gone_is_told_and_the_match_stays_on_the_screen() -> Result<()> {
    let house = House::open().await?;
    let driver = start_driver().await?;
    let address = format!("http://{}/#/new/ingenious", house.address());
    let page = driver.open(&address, Screen::Desktop).await?;
    click(&page, "#invite").await?;
    click(&page, ".waiting .player button").await?;
    page.wait().for_element(Locator::Css("main.playing .ingenious-board")).await?;
    house.close().await;
    let notice = Locator::XPath("//p[@role='alert'][contains(., 'connection is broken')]");
    page.wait().for_element(notice).await?;
    page.find(Locator::Css(".ingenious-board")).await?;
    Ok(())
}
