//! The page in other languages: whole matches, and two readers at one table.

use anyhow::{Context, Result, ensure};
use fantoccini::{Client, Locator};
use texts::{Catalogue, Language};
use tokio::time::timeout;

use crate::driver::Screen;
use crate::house::House;
use crate::online::story;
use crate::{LONG_PATIENCE, click, driver, go, let_bot_play, start_driver, text};

fn catalogue(tag: &str) -> &'static Catalogue {
    Catalogue::of(Language::best([tag]).expect("there is a catalogue"))
}

/// Chooses a language as somebody would who found the switch.
async fn choose(page: &Client, tag: &str) -> Result<()> {
    let header = ".bar select.language";
    page.wait().for_element(Locator::Css(header)).await?.select_by_value(tag).await?;
    let html = format!("html[lang='{tag}']");
    page.wait().for_element(Locator::Css(&html)).await?;
    page.wait().for_element(Locator::Css("main.home .game-card.green")).await?;
    Ok(())
}

/// A whole match in this language, and the way to it.
async fn whole_match(tag: &str, game: &str, screen: Screen) -> Result<()> {
    let played = async {
        let house = House::open().await?;
        let driver = start_driver().await?;
        let home = format!("http://{}/?pace=0", house.address());
        let page = driver.open(&home, screen).await?;
        choose(&page, tag).await?;
        let words = catalogue(tag);
        let welcome = text(&page, ".welcome").await?;
        ensure!(welcome == words.say("welcome", &[]), "{welcome}");
        click(&page, &format!("[data-play={game}]")).await?;
        let_bot_play(&page).await?;
        page.wait().at_most(LONG_PATIENCE).for_element(Locator::Css(".finish")).await?;
        let said = text(&page, "body").await?;
        ensure!(!said.contains('['), "a message is missing: {said}");
        let again = words.say("play-again", &[]);
        ensure!(said.contains(&again), "{again} is not in {said}");
        let lang = page.execute("return document.documentElement.lang", vec![]).await?;
        ensure!(lang == tag, "{lang}");
        // It is kept: the next visit begins in it, and before the program is there.
        page.goto(&home).await?;
        let first = text(&page, ".welcome").await?;
        ensure!(first == welcome, "{first}");
        driver::is_whole(&page).await
    };
    timeout(LONG_PATIENCE, played).await.context("the story does not end")?
}

#[tokio::test]
async fn mini_golf_is_played_in_french() -> Result<()> {
    whole_match("fr", "minigolf", Screen::Phone).await
}

#[tokio::test]
async fn ingenious_is_played_in_traditional_chinese() -> Result<()> {
    whole_match("zh-Hant", "ingenious", Screen::Desktop).await
}

#[tokio::test]
async fn green_is_played_in_simplified_chinese() -> Result<()> {
    whole_match("zh-Hans", "green", Screen::Phone).await
}

#[tokio::test]
async fn two_people_at_one_table_read_each_their_own_language() -> Result<()> {
    timeout(LONG_PATIENCE, two_readers()).await.context("the story does not end")?
}

async fn two_readers() -> Result<()> {
    let house = House::open().await?;
    let driver = start_driver().await?;
    let home = format!("http://{}/?pace=0", house.address());
    let ada = driver.open(&home, Screen::Desktop).await?;
    choose(&ada, "fr").await?;
    go(&ada, "#/new/ingenious").await?;
    click(&ada, "#invite").await?;
    let link = ada.wait().for_element(Locator::Css("#link")).await?.prop("value").await?;
    let link = link.context("there is a link")?.replace("/#", "/?pace=0#");
    ensure!(!link.contains("fr"), "a link carries no language: {link}");
    let bob = driver.open(&home, Screen::Phone).await?;
    choose(&bob, "zh-Hant").await?;
    bob.goto(&link).await?;
    bob.wait().for_element(Locator::Css("#my-name")).await?.send_keys("Bob").await?;
    click(&bob, "#join").await?;
    for page in [&ada, &bob] {
        page.wait().for_element(Locator::Css("main.playing")).await?;
        let_bot_play(page).await?;
    }
    for page in [&ada, &bob] {
        page.wait().at_most(LONG_PATIENCE).for_element(Locator::Css(".finish")).await?;
    }
    let [french, chinese] = [story(&ada).await?.to_string(), story(&bob).await?.to_string()];
    let has_chinese = |said: &str| said.chars().any(|it| ('\u{4e00}'..='\u{9fff}').contains(&it));
    ensure!(french.contains("posé") && !has_chinese(&french), "{french}");
    ensure!(has_chinese(&chinese) && !chinese.contains("posé"), "{chinese}");
    let [one, other] = ["fr", "zh-Hant"].map(|tag| catalogue(tag).say("rematch", &[]));
    ensure!(text(&ada, "body").await?.contains(&one) && text(&bob, "body").await?.contains(&other));
    Ok(())
}
