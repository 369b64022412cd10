//! Every screen in every language, and in one that nobody speaks: on the narrowest phone and at a desk nothing is cut
//! off, lies over something else, sticks out of its box or is wider than the screen, and nothing is left unsaid.

mod house;
mod lessons;
mod people;
mod tables;
mod trouble;

use std::cmp::Reverse;
use std::fmt::Write as _;

use anyhow::{Context, Result, ensure};
use fantoccini::Client;
use serde_json::{Value, json};
use server::PageFile;
use texts::{Catalogue, Language, pseudo};
use tokio::time::timeout;

use crate::driver::{self, Screen};
use crate::house::{self as server_house, House};
use crate::{LONG_PATIENCE, devtools, start_driver};

#[tokio::test]
async fn english_has_room_on_the_narrowest_phone() -> Result<()> {
    tour("en", Screen::Narrow).await
}

#[tokio::test]
async fn english_has_room_at_a_desk() -> Result<()> {
    tour("en", Screen::Desktop).await
}

#[tokio::test]
async fn french_has_room_on_the_narrowest_phone() -> Result<()> {
    tour("fr", Screen::Narrow).await
}

#[tokio::test]
async fn french_has_room_at_a_desk() -> Result<()> {
    tour("fr", Screen::Desktop).await
}

#[tokio::test]
async fn simplified_chinese_has_room_on_the_narrowest_phone() -> Result<()> {
    tour("zh-Hans", Screen::Narrow).await
}

#[tokio::test]
async fn simplified_chinese_has_room_at_a_desk() -> Result<()> {
    tour("zh-Hans", Screen::Desktop).await
}

#[tokio::test]
async fn traditional_chinese_has_room_on_the_narrowest_phone() -> Result<()> {
    tour("zh-Hant", Screen::Narrow).await
}

#[tokio::test]
async fn traditional_chinese_has_room_at_a_desk() -> Result<()> {
    tour("zh-Hant", Screen::Desktop).await
}

#[tokio::test]
async fn nothing_is_unsaid_and_long_words_have_room_on_the_narrowest_phone() -> Result<()> {
    tour(PSEUDO, Screen::Narrow).await
}

#[tokio::test]
async fn nothing_is_unsaid_and_long_words_have_room_at_a_desk() -> Result<()> {
    tour(PSEUDO, Screen::Desktop).await
}

/// The language that nobody speaks. It takes the place of another one.
const PSEUDO: &str = "en-XA";
const ITS_PLACE: &str = "fr";

/// From screen to screen, as a reader of this language.
async fn tour(tag: &str, screen: Screen) -> Result<()> {
    let told = async {
        let page = if tag == PSEUDO { pseudo_page()? } else { server_house::page()? };
        let house = House::open_at(([127, 0, 0, 1], 0).into(), page).await?;
        let driver = start_driver().await?;
        let home = format!("http://{}/?pace=0", house.address());
        let page = driver.open(&home, screen).await?;
        read(&page, tag).await?;
        let mut visit =
            Visit { page: &page, house: &house, tag, n_screens: 0, found: String::new() };
        let told = everywhere(&mut visit).await;
        told.with_context(|| visit.found.clone())?;
        driver::is_whole(&page).await?;
        visit.end()
    };
    timeout(LONG_PATIENCE, told).await.context("the story does not end")?
}

async fn everywhere(visit: &mut Visit<'_>) -> Result<()> {
    house::tour(visit).await?;
    tables::tour(visit).await?;
    lessons::tour(visit).await?;
    people::tour(visit).await?;
    trouble::tour(visit).await
}

/// Shows the page to a reader of this language, at rest: bots think as little as they can, and nothing flies.
async fn read(page: &Client, tag: &str) -> Result<()> {
    let tag = if tag == PSEUDO { ITS_PLACE } else { tag };
    let still = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
    devtools::command(page, "Emulation.setEmulatedMedia", still).await?;
    let settings = json!({ "name": "Ada", "level": 1, "language": tag }).to_string();
    let keep = "localStorage.setItem('clubhouse/settings', arguments[0])";
    page.execute(keep, vec![settings.into()]).await?;
    page.refresh().await?;
    until(page, &format!("html[lang='{tag}']:not(.wordless) [data-play=green]")).await
}

/// Goes from screen to screen and writes down what is wrong with them.
struct Visit<'a> {
    page: &'a Client,
    house: &'a House,
    tag: &'a str,
    n_screens: usize,
    found: String,
}

impl Visit<'_> {
    /// Looks at what is on the screen now.
    async fn look_at(&mut self, screen: &str) -> Result<()> {
        self.n_screens += 1;
        let is_pseudo = Value::from(self.tag == PSEUDO);
        let found = self.page.execute(MEASURE, vec![is_pseudo]).await.context(screen.to_owned())?;
        for fault in serde_json::from_value::<Vec<String>>(found)? {
            writeln!(self.found, "{screen}: {fault}")?;
        }
        Ok(())
    }

    /// Nothing was found, wherever one looked.
    fn end(self) -> Result<()> {
        ensure!(self.n_screens > 40, "{} screens were looked at", self.n_screens);
        let n = self.found.lines().count();
        ensure!(n == 0, "{n} faults in {}:\n{}", self.tag, self.found);
        Ok(())
    }
}

/// When the page has come to rest, what the ruler finds, and in the language that nobody speaks what is not in it.
const MEASURE: &str = concat!(
    "const measure = () => {",
    include_str!("layout/measure.js"),
    "};\nconst unsaid = () => {",
    include_str!("layout/unsaid.js"),
    "};
    const [isPseudo] = arguments;
    return new Promise((done, fail) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => {
        try { done([...measure(), ...(isPseudo ? unsaid() : [])]); } catch (error) { fail(error); }
    }))));"
);

/// Waits until this is there.
async fn until(page: &Client, css: &str) -> Result<()> {
    press_or_see(page, css, false).await
}

/// Presses this, wherever on the screen it is, once it is there.
async fn press(page: &Client, css: &str) -> Result<()> {
    press_or_see(page, css, true).await
}

/// Within the page, since a question to it takes longer than what it waits for.
async fn press_or_see(page: &Client, css: &str, is_press: bool) -> Result<()> {
    let script = "const [css, isPress] = arguments;
        const end = performance.now() + 20000;
        return new Promise((done, fail) => {
            const look = () => {
                const found = document.querySelector(css);
                if (found && isPress) {
                    const { left, top, width, height } = found.getBoundingClientRect();
                    const place = { clientX: left + width / 2, clientY: top + height / 2 };
                    found.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...place }));
                }
                if (found) { setTimeout(done); } else if (performance.now() > end) { fail(new Error('it does not come')); } else { setTimeout(look, 10); }
            };
            look();
        })";
    page.execute(script, vec![css.into(), is_press.into()]).await.context(css.to_owned())?;
    Ok(())
}

/// The page, in which the words of one language are those of one that nobody speaks.
fn pseudo_page() -> Result<&'static [PageFile]> {
    let english: Vec<&str> = texts::files(Language::ENGLISH).collect();
    let words: String = english.iter().map(|file| pseudo::translated(file)).collect();
    let first = |file: &PageFile| -> Result<String> {
        let mut text = std::str::from_utf8(file.plain)?.to_owned();
        for (theirs, ours) in boot_words(&words) {
            text = text.replace(&theirs, &ours);
        }
        Ok(text)
    };
    let mut files = Vec::new();
    for file in server_house::page()? {
        let plain = match file.name {
            name if name.starts_with(&format!("words_{ITS_PLACE}")) => words.clone(),
            name if name.starts_with(&format!("first_{ITS_PLACE}")) => first(file)?,
            _ => {
                files.push(*file);
                continue;
            }
        };
        let plain: &[u8] = plain.into_bytes().leak();
        files.push(PageFile { name: file.name, plain, brotli: &[], gzip: &[] });
    }
    let n_replaced = files.iter().filter(|file| file.brotli.is_empty() && file.gzip.is_empty());
    ensure!(n_replaced.count() >= 2, "there are words of another language");
    Ok(files.leak())
}

/// What the page says when its program does not run, in the language whose place is taken and in ours.
fn boot_words(words: &str) -> Vec<(String, String)> {
    let theirs = Catalogue::of(Language::best([ITS_PLACE]).expect("there is a catalogue"));
    let ours = Catalogue::read(Language::ENGLISH, [words]);
    let ids = words.lines().filter_map(|line| line.split_once(" = ")).map(|(id, _)| id);
    let boot = ids.filter(|id| id.starts_with("boot-"));
    let mut pairs: Vec<_> = boot.map(|id| (theirs.say(id, &[]), ours.say(id, &[]))).collect();
    // One may stand in another.
    pairs.sort_by_key(|(theirs, _)| Reverse(theirs.len()));
    pairs
}
