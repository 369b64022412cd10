//! What only a server has: terms of a table, accounts, fair draws, and the deal of the day.

use std::time::Duration;

use anyhow::{Context, Result, ensure};
use fantoccini::elements::Element;
use fantoccini::{Client, Locator};
use tokio::time::sleep;

use super::{LONG_PATIENCE, Screen, click, go, in_browser, ingenious, let_bot_play, text};
use crate::house::House;
use crate::start_driver;

#[tokio::test]
async fn a_table_is_opened_with_a_clock_and_a_bot_and_its_draws_are_found_fair() -> Result<()> {
    in_browser("#/new/green", Screen::Desktop, async |page| {
        click(&page, ".terms summary").await?;
        choose(&page, "[data-seat='1']", "Bot · Level 1 · First-timer").await?;
        choose(&page, "select[name=clock]", "10 minutes each, plus 10 s per move").await?;
        click(&page, "#invite").await?;
        // All seats are taken, so it begins; everybody has a clock.
        page.wait().for_element(Locator::Css(".g-table")).await?;
        page.wait().for_element(Locator::Css(".player .clock")).await?;
        let_bot_play(&page).await?;
        let fairness = page.wait().at_most(LONG_PATIENCE).for_element(Locator::Css(".fairness"));
        let fairness = fairness.await?.text().await?;
        ensure!(fairness.starts_with("The shuffle was fair"), "{fairness}");
        click(&page, "#replay").await?;
        page.wait().for_element(Locator::Css(".replay .fairness")).await?;
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_guest_signs_up_and_keeps_the_table_then_signs_out_and_in_again() -> Result<()> {
    in_browser("#/new/ingenious", Screen::Phone, async |page| {
        let share = "Navigator.prototype.share = async what => { globalThis.shared = what; }";
        page.execute(share, vec![]).await?;
        click(&page, "#invite").await?;
        page.wait().for_element(Locator::Css("#link")).await?;
        let table = page.current_url().await?;
        click(&page, "#share").await?;
        let shared = page.execute("return shared.url", vec![]).await?;
        ensure!(shared.as_str().is_some_and(|it| it.contains("#/table/")), "{shared}");
        let who = text(&page, ".player .who").await?;
        ensure!(who == "You", "{who}");
        let badge = text(&page, ".player:last-child .badge").await?;
        ensure!(badge.is_empty(), "nobody has no initial: {badge}");
        let terms = text(&page, "#terms").await?;
        ensure!(terms == "No time limit · Casual · Invite only", "{terms}");

        go(&page, "#/account").await?;
        enter(&page, "#sign-up", "Ada", "correct horse").await?;
        page.wait().for_element(Locator::Css("#sign-out")).await?;
        let who = text(&page, "#who-am-i").await?;
        ensure!(who == "You’re signed in as Ada.", "{who}");
        page.wait().for_element(Locator::Css("#history a")).await?;

        click(&page, "#sign-out").await?;
        page.wait().for_element(Locator::Css("#sign-in")).await?;
        enter(&page, "#sign-in", "Ada", "wrong horse").await?;
        let wrong = Locator::XPath("//p[@role='alert'][contains(., 'password is wrong')]");
        page.wait().for_element(wrong).await?;
        enter(&page, "#sign-in", "Ada", "correct horse").await?;
        page.wait().for_element(Locator::Css("#history a")).await?;
        let address = page.current_url().await?;
        ensure!(!address.as_str().contains("horse"), "nothing secret is in {address}");

        // Who has sat down may think better of it.
        page.goto(table.as_str()).await?;
        click(&page, "#leave").await?;
        page.wait().for_element(Locator::Css("[data-play=ingenious]")).await?;
        page.goto(table.as_str()).await?;
        page.wait().for_element(Locator::Css("#join")).await?;
        Ok(())
    })
    .await
}

#[tokio::test]
async fn at_a_rated_table_everybody_plays_for_himself() -> Result<()> {
    let house = House::open().await?;
    let driver = start_driver().await?;
    let home = format!("http://{}/?pace=0#/account", house.address());
    let [ada, bob] =
        [driver.open(&home, Screen::Desktop).await?, driver.open(&home, Screen::Phone).await?];
    enter(&ada, "#sign-up", "Ada", "correct horse").await?;
    ada.wait().for_element(Locator::Css("#sign-out")).await?;
    go(&ada, "#/new/ingenious").await?;
    for css in [".terms summary", "input[name=rated]"] {
        // Out from under the buttons that always stand at the foot.
        let reveal = "document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })";
        ada.execute(reveal, vec![css.into()]).await?;
        click(&ada, css).await?;
    }
    click(&ada, "#invite").await?;
    let link = ada.wait().for_element(Locator::Css("#link")).await?.prop("value").await?;
    let link = link.context("there is a link")?;
    // A guest hears before he presses anything that he needs an account, and goes to get one.
    bob.goto(&link).await?;
    let why = text(&bob, "#needs-account p").await?;
    ensure!(why.contains("you need an account"), "{why}");
    ensure!(!bob.find(Locator::Css("#join")).await?.is_displayed().await?, "it would be refused");
    click(&bob, "#needs-account a").await?;
    enter(&bob, "#sign-up", "Bob", "correct horse").await?;
    bob.wait().for_element(Locator::Css("#sign-out")).await?;
    bob.goto(&link).await?;
    click(&bob, "#join").await?;
    for page in [&ada, &bob] {
        page.wait().for_element(Locator::Css("main.playing")).await?;
        page.wait().for_element(Locator::Css(".players .player.turn")).await?;
        click(page, ".more summary").await?;
        // What counts is done by oneself: all this would be refused.
        for forbidden in ["#hint", "#bot-plays", "#ask-back"] {
            let button = page.find(Locator::Css(forbidden)).await?;
            ensure!(!button.is_displayed().await?, "{forbidden} is offered");
        }
        ensure!(
            page.find(Locator::Css("#give-up")).await?.is_displayed().await?,
            "one may give up"
        );
    }
    Ok(())
}

#[tokio::test]
async fn the_deal_of_the_day_is_played_and_its_results_are_shown() -> Result<()> {
    in_browser("#/", Screen::Phone, async |page| {
        click(&page, "[data-daily=ingenious]").await?;
        page.wait().for_element(Locator::Css(".ingenious-board")).await?;
        ensure!(
            !page.find(Locator::Css("#bot-plays")).await?.is_displayed().await?,
            "no bot plays it"
        );
        play_alone(&page).await?;
        let best = page.wait().at_most(LONG_PATIENCE).for_element(Locator::Css(".leaders li"));
        let best = best.await?.text().await?;
        ensure!(best.starts_with("Guest"), "{best}");

        go(&page, "#/").await?;
        let done = Locator::XPath("//article[contains(., 'Best so far: Guest')]");
        page.wait().for_element(done).await?;
        click(&page, "[data-leaders=ingenious]").await?;
        page.wait().for_element(Locator::Css(".deal .leaders li")).await?;
        Ok(())
    })
    .await
}

/// Plays a match of Ingenious to its end, each move after the server has told the one before.
async fn play_alone(page: &Client) -> Result<()> {
    const TILES: Locator<'_> = Locator::Css(".ingenious-board .tile");
    while page.find(Locator::Css(".finish")).await.is_err() {
        let n_tiles = page.find_all(TILES).await?.len();
        let has_moved = ingenious::make_a_move(page).await?;
        // A kept rack lays no tile: it is not waited for long.
        for _ in 0..40 {
            if has_moved && page.find_all(TILES).await?.len() > n_tiles {
                break;
            }
            sleep(Duration::from_millis(25)).await;
        }
    }
    Ok(())
}

async fn choose(page: &Client, css: &str, label: &str) -> Result<()> {
    let list = page.wait().for_element(Locator::Css(css)).await?;
    list.select_by_label(label).await?;
    Ok(())
}

async fn enter(page: &Client, form: &str, name: &str, password: &str) -> Result<()> {
    for (css, value) in [("[autocomplete=username]", name), ("[type=password]", password)] {
        let field: Element =
            page.wait().for_element(Locator::Css(&format!("{form} {css}"))).await?;
        field.clear().await?;
        field.send_keys(value).await?;
    }
    click(page, &format!("{form} [type=submit]")).await
}
