//! The page in other languages: whole matches, two readers at one table, and a language that nobody speaks, in which
//! nothing is left unsaid and nothing is cut off.

use std::time::Duration;

use anyhow::{Context, Result, ensure};
use fantoccini::{Client, Locator};
use serde_json::Value;
use server::PageFile;
use texts::{Catalogue, Language, pseudo};
use tokio::time::{sleep, timeout};

use crate::driver::Screen;
use crate::house::{self, House};
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
    ensure!(french.contains("placé") && !has_chinese(&french), "{french}");
    ensure!(has_chinese(&chinese) && !chinese.contains("placé"), "{chinese}");
    let [one, other] = ["fr", "zh-Hant"].map(|tag| catalogue(tag).say("rematch", &[]));
    ensure!(text(&ada, "body").await?.contains(&one) && text(&bob, "body").await?.contains(&other));
    Ok(())
}

/// The page, in which the words of one language are those of one that nobody speaks.
fn pseudo_page() -> Result<&'static [PageFile]> {
    let english: Vec<&str> = texts::files(Language::ENGLISH).collect();
    let words: String = english.iter().map(|file| pseudo::translated(file)).collect();
    let words: &'static [u8] = words.into_bytes().leak();
    let pseudo = PageFile { name: "", plain: words, brotli: &[], gzip: &[] };
    let replaced = |file: &PageFile| {
        let is_of_words = file.name.starts_with("words_fr");
        if is_of_words { PageFile { name: file.name, ..pseudo } } else { *file }
    };
    let files: Vec<PageFile> = house::page()?.iter().map(replaced).collect();
    ensure!(files.iter().any(|file| file.plain == words), "there are words of another language");
    Ok(files.leak())
}

/// What is said on the screen in English letters: texts, labels, titles, what stands in empty fields.
/// Rules are pages of their own, names of languages are in those languages, and notation is the same everywhere.
const UNSAID: &str = r"
    const skipped = 'article.rules, .language-switch, select.language, .picture, textarea, .notation, code, kbd, .qr, script, style, noscript, #no-wasm, #no-start, #crashed, #first, .chat li';
    const texts = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        if (!element.closest(skipped)) { texts.push(walker.currentNode.data); }
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
        if (element.closest(skipped)) { continue; }
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
            texts.push(element.getAttribute(name) ?? '');
        }
    }
    texts.push(document.title);
    const words = texts.flatMap(text => text.match(/[A-Za-z]{3,}/g) ?? []);
    return [...new Set(words)].filter(word => !['Ada', 'Bob'].includes(word));";

/// What is cut off, or wider than the screen.
const CUT_OFF: &str = r"
    const found = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) { found.push(`the page is ${scrollWidth} wide on ${clientWidth}`); }
    for (const element of document.querySelectorAll('main *, nav *')) {
        const hasText = [...element.childNodes].some(it => it.nodeType === 3 && it.data.trim());
        const box = element.getBoundingClientRect();
        if (!hasText || box.width < 2 || box.height < 2 || element.closest('.for-readers, svg, select, option')) { continue; }
        const style = getComputedStyle(element);
        const isCut = style.overflowX !== 'visible' && !/auto|scroll/.test(style.overflowX)
            && element.scrollWidth > element.clientWidth + 1;
        const isOutside = box.right > clientWidth + 1 && !element.closest('.scrolls')
            && !scrollable(element);
        if (isCut || isOutside) { found.push(`${element.tagName}.${element.className}: ${element.textContent.slice(0, 60)}`); }
    }
    function scrollable(element) {
        for (let at = element.parentElement; at; at = at.parentElement) {
            if (/auto|scroll|hidden|clip/.test(getComputedStyle(at).overflowX) && at !== document.body && at !== document.documentElement) { return true; }
        }
        return false;
    }
    return found;";

async fn ensure_said_and_whole(page: &Client, place: &str) -> Result<()> {
    let unsaid = page.execute(UNSAID, vec![]).await?;
    ensure!(unsaid == Value::Array(vec![]), "{place}: not in the catalogue: {unsaid}");
    let cut = page.execute(CUT_OFF, vec![]).await?;
    ensure!(cut == Value::Array(vec![]), "{place}: {cut}");
    Ok(())
}

/// Places of the house.
const PLACES: [&str; 9] = [
    "#/",
    "#/new/minigolf",
    "#/new/ingenious",
    "#/new/green",
    "#/settings",
    "#/account",
    "#/logs",
    "#/nowhere",
    "#/match/00112233445566778899aabbccddeeff",
];

async fn through_every_screen(screen: Screen) -> Result<()> {
    let house = House::open_at(([127, 0, 0, 1], 0).into(), pseudo_page()?).await?;
    let driver = start_driver().await?;
    let home = format!("http://{}/?pace=0", house.address());
    let page = driver.open(&home, screen).await?;
    choose(&page, "fr").await?;
    for place in PLACES {
        go(&page, place).await?;
        page.wait().for_element(Locator::Css("main h1, main.home .game-card")).await?;
        sleep(Duration::from_millis(300)).await;
        ensure_said_and_whole(&page, place).await?;
    }
    for game in ["minigolf", "ingenious", "green"] {
        go(&page, "#/").await?;
        click(&page, &format!("[data-play={game}]")).await?;
        page.wait().for_element(Locator::Css("main.playing")).await?;
        ensure_said_and_whole(&page, game).await?;
        click(&page, "#hint").await?;
        page.wait().for_element(Locator::Css("#hint-take, .hint")).await?;
        ensure_said_and_whole(&page, &format!("{game} with a hint")).await?;
        let_bot_play(&page).await?;
        for n in 0..3 {
            sleep(Duration::from_millis(400)).await;
            ensure_said_and_whole(&page, &format!("{game} in the middle, {n}")).await?;
        }
        page.wait().at_most(LONG_PATIENCE).for_element(Locator::Css(".finish")).await?;
        ensure_said_and_whole(&page, &format!("{game} at its end")).await?;
        click(&page, "#replay").await?;
        click(&page, "#forward:not(:disabled)").await?;
        ensure_said_and_whole(&page, &format!("{game} once more")).await?;
    }
    go(&page, "#/new/green").await?;
    click(&page, "#invite").await?;
    page.wait().for_element(Locator::Css("#link")).await?;
    ensure_said_and_whole(&page, "an invitation").await?;
    driver::is_whole(&page).await
}

#[tokio::test]
async fn nothing_is_unsaid_or_cut_off_on_the_narrowest_phone() -> Result<()> {
    timeout(LONG_PATIENCE, through_every_screen(Screen::Narrow)).await.context("it does not end")?
}

#[tokio::test]
async fn nothing_is_unsaid_or_cut_off_at_a_desk() -> Result<()> {
    timeout(LONG_PATIENCE, through_every_screen(Screen::Desktop))
        .await
        .context("it does not end")?
}
