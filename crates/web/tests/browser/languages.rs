//! The page in other languages: how they are chosen, whole matches, and two readers at one table.

use anyhow::{Context, Result, ensure};
use fantoccini::{Client, Locator};
use serde_json::json;
use server::PageFile;
use texts::{Catalogue, Language};
use tokio::time::timeout;

use crate::driver::Screen;
use crate::house::{self, House};
use crate::online::story;
use crate::{LONG_PATIENCE, click, devtools, driver, go, let_bot_play, start_driver, text};

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

/// A match of every game in this language, and the way to them.
async fn whole_matches(tag: &str, screen: Screen) -> Result<()> {
    let played = async {
        let house = House::open().await?;
        let driver = start_driver().await?;
        let home = format!("http://{}/?pace=0", house.address());
        let page = driver.open(&home, screen).await?;
        choose(&page, tag).await?;
        let welcome = text(&page, ".welcome").await?;
        ensure!(welcome == catalogue(tag).say("welcome", &[]), "{welcome}");
        for game in ["minigolf", "ingenious", "green"] {
            go(&page, "#/").await?;
            whole_match(&page, tag, game).await.context(game)?;
        }
        // It is kept: the next visit begins in it, and before the program is there.
        page.goto(&home).await?;
        let first = text(&page, ".welcome").await?;
        ensure!(first == welcome, "{first}");
        driver::is_whole(&page).await
    };
    timeout(LONG_PATIENCE, played).await.context("the story does not end")?
}

async fn whole_match(page: &Client, tag: &str, game: &str) -> Result<()> {
    click(page, &format!("[data-play={game}]")).await?;
    page.wait().for_element(Locator::Css(&format!("main.playing.{game}"))).await?;
    let_bot_play(page).await?;
    page.wait().at_most(LONG_PATIENCE).for_element(Locator::Css(".finish")).await?;
    let said = text(page, "body").await?;
    ensure!(!said.contains('['), "a message is missing: {said}");
    let result = page.find(Locator::Css(".finish")).await?.attr("aria-label").await?;
    ensure!(result == Some(catalogue(tag).say("result", &[])), "{result:?}");
    let lang = page.execute("return document.documentElement.lang", vec![]).await?;
    ensure!(lang == tag, "{lang}");
    Ok(())
}

#[tokio::test]
async fn every_game_is_played_in_french() -> Result<()> {
    whole_matches("fr", Screen::Phone).await
}

#[tokio::test]
async fn every_game_is_played_in_simplified_chinese() -> Result<()> {
    whole_matches("zh-Hans", Screen::Phone).await
}

#[tokio::test]
async fn every_game_is_played_in_traditional_chinese() -> Result<()> {
    whole_matches("zh-Hant", Screen::Desktop).await
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
    }
    talk(&ada, &bob).await?;
    for page in [&ada, &bob] {
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

/// What is said is the same for both and in nobody's language; all around it is in that of the reader.
async fn talk(ada: &Client, bob: &Client) -> Result<()> {
    const SAID: &str = "À toi, 輪到你了";
    ada.find(Locator::Css("#say")).await?.send_keys(SAID).await?;
    click(ada, ".chat button").await?;
    click(bob, ".chat summary").await?;
    for (page, tag) in [(ada, "fr"), (bob, "zh-Hant")] {
        let heard = text(page, ".chat li[lang='']").await?;
        ensure!(heard.contains(SAID), "{heard}");
        let chat = text(page, ".chat summary").await?;
        ensure!(chat.starts_with(&catalogue(tag).say("chat", &[])), "{chat}");
    }
    // A guest without a name is called so in the language of whoever reads of it.
    let guest = catalogue("zh-Hant").say("guest-name", &[("number", 1.into())]);
    let heard = text(bob, ".chat li").await?;
    ensure!(heard.starts_with(&guest), "{heard}");
    Ok(())
}

#[tokio::test]
async fn the_page_speaks_the_first_language_of_the_browser_that_it_knows() -> Result<()> {
    let story = async {
        let house = House::open_at(([127, 0, 0, 1], 0).into(), with_a_region()?).await?;
        let driver = start_driver().await?;
        let home = format!("http://{}/", house.address());
        let page = driver.open(&home, Screen::Desktop).await?;
        for (wanted, tag) in [
            ("zh-TW,en", "zh-Hant"),
            ("zh-HK", "zh-Hant"),
            ("zh-MO", "zh-Hant"),
            ("zh-Hant-CN", "zh-Hant"),
            ("zh-SG,zh-TW", "zh-Hans"),
            ("zh-Hans-HK", "zh-Hans"),
            ("zh", "zh-Hans"),
            ("fr-CA,en-CA", "fr"),
            ("de-AT,FR,en", "fr"),
            ("en-US,fr", "en"),
            ("de,ja", "en"),
            ("pt-BR,fr", "pt-BR"),
            ("pt-PT,fr", "pt-BR"),
        ] {
            speak(&page, wanted).await?;
            page.refresh().await?;
            let lang = page.execute("return document.documentElement.lang", vec![]).await?;
            ensure!(lang == tag, "{wanted}: {lang}, not {tag}");
        }
        anyhow::Ok(())
    };
    timeout(LONG_PATIENCE, story).await.context("the story does not end")?
}

/// From now on this is what the browser's owner reads.
async fn speak(page: &Client, languages: &str) -> Result<()> {
    let browser = page.execute("return navigator.userAgent", vec![]).await?;
    let about = json!({ "userAgent": browser, "acceptLanguage": languages });
    devtools::command(page, "Emulation.setUserAgentOverride", about).await.map(drop)
}

/// The page, as if it had also been translated to the Portuguese of Brazil.
fn with_a_region() -> Result<&'static [PageFile]> {
    let add = |file: &PageFile| -> Result<PageFile> {
        if file.name != "index.html" {
            return Ok(*file);
        }
        let text = std::str::from_utf8(file.plain)?;
        let french = |line: &&str| line.contains("<meta name=") && line.contains("-fr\"");
        let lines: String =
            text.lines().filter(french).map(|line| line.replace("-fr\"", "-pt-BR\"")).collect();
        ensure!(lines.contains("words-pt-BR"), "it names words of other languages");
        let text: &[u8] = text.replace("<title>", &format!("{lines}<title>")).into_bytes().leak();
        Ok(PageFile { name: file.name, plain: text, brotli: &[], gzip: &[] })
    };
    let files = house::page()?.iter().map(add).collect::<Result<Vec<_>>>()?;
    Ok(files.leak())
}

#[tokio::test]
async fn a_language_that_was_chosen_is_kept_until_the_browser_may_decide_again() -> Result<()> {
    let story = async {
        let house = House::open().await?;
        let driver = start_driver().await?;
        let home = format!("http://{}/", house.address());
        let page = driver.open(&home, Screen::Desktop).await?;
        speak(&page, "zh-TW").await?;
        page.refresh().await?;
        is_spoken(&page, "zh-Hant").await?;
        choose(&page, "fr").await?;
        page.refresh().await?;
        is_spoken(&page, "fr").await?;
        for (chosen, tag) in [("zh-Hans", "zh-Hans"), ("en", "en"), ("", "zh-Hant")] {
            go(&page, "#/settings").await?;
            let list = page.wait().for_element(Locator::Css("#language-setting")).await?;
            list.select_by_value(chosen).await?;
            is_spoken(&page, tag).await?;
            page.refresh().await?;
            is_spoken(&page, tag).await?;
            let kept = page.find(Locator::Css("#language-setting")).await?.prop("value").await?;
            ensure!(kept.as_deref() == Some(chosen), "{kept:?}, not {chosen}");
        }
        anyhow::Ok(())
    };
    timeout(LONG_PATIENCE, story).await.context("the story does not end")?
}

/// Waits until the page's bar is in this language.
async fn is_spoken(page: &Client, tag: &str) -> Result<()> {
    let settings = catalogue(tag).say("settings", &[]);
    let link = format!("//html[@lang='{tag}']//*[@id='screen']/preceding::a[.='{settings}']");
    page.wait().for_element(Locator::XPath(&link)).await?;
    Ok(())
}
