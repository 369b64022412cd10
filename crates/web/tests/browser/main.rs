//! Uses the built page in a real browser, as a person would, through the real server.

mod accessible;
mod club;
mod devtools;
mod driver;
mod elsewhere;
mod green;
mod hints;
mod house;
mod ingenious;
mod languages;
mod layout;
mod learn;
mod left;
mod lines;
mod minigolf;
mod online;
mod packs;
mod pieces;
mod plain;
mod position;
mod records;
mod rules;
mod steady;
mod tabs;
mod trouble;
mod versions;

use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::key::Key;
use fantoccini::wd::TimeoutConfiguration;
use fantoccini::{Client, Locator};
use serde_json::{Value, json};
use table::{BotKind, Budget, Dealer, GameKind, Limits, Table, games};
use tabletop::{GameRng, Seed, Stream};
use tokio::time::timeout;

use driver::{Driver, Screen};
use house::House;

/// For starting the browser; far more than it takes.
const PATIENCE: Duration = Duration::from_mins(1);

/// For a whole match.
const LONG_PATIENCE: Duration = Duration::from_mins(4);

#[tokio::test]
async fn nothing_is_wider_than_the_narrowest_phone() -> Result<()> {
    in_browser("", Screen::Narrow, async |page| {
        for place in [
            "#/",
            "#/new/minigolf",
            "#/new/ingenious",
            "#/settings",
            "#/account",
            "#/logs",
            "#/rules/minigolf",
            "#/rules/green/GR-4",
            "#/nowhere",
        ] {
            go(&page, place).await?;
            page.wait().for_element(Locator::Css("main h1")).await?;
            let width = page.execute("return document.documentElement.scrollWidth", vec![]).await?;
            ensure!(width.as_i64().is_some_and(|width| width <= 320), "{place}: {width}");
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn every_icon_that_the_manifest_names_is_there_in_its_size() -> Result<()> {
    in_browser("", Screen::Desktop, async |page| {
        let measure = "const [done] = arguments;
            fetch('manifest.webmanifest').then(answer => answer.json()).then(async ({ icons }) => {
                const sizes = [];
                for (const { src, sizes: said } of icons) {
                    const picture = new Image();
                    picture.src = src;
                    await picture.decode();
                    sizes.push([said, `${picture.naturalWidth}x${picture.naturalHeight}`]);
                }
                done(sizes);
            }).catch(error => done(String(error)))";
        let sizes = page.execute_async(measure, vec![]).await?;
        let sizes: Vec<(String, String)> = serde_json::from_value(sizes)?;
        ensure!(sizes.iter().any(|(said, _)| said == "512x512"), "{sizes:?}");
        for (said, is) in &sizes {
            ensure!(said == "any" || said == is, "{said} is {is}");
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn native_and_webassembly_reach_the_same_state_from_the_same_log() -> Result<()> {
    in_browser("#/logs", Screen::Desktop, async |page| {
        for game in tables_of_the_page() {
            for mode in game.modes() {
                let native = random_match(game, &mode)?;
                let answer = check_log(&page, &native.log().expect("a log")).await?;
                ensure!(answer.ends_with(&format!("state {}", native.hash())), "{mode}: {answer}");
                ensure!(answer.contains(": 1. Player "), "it tells the result: {answer}");
            }
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn bots_decide_in_a_browser_as_they_do_here() -> Result<()> {
    const HOUR: u32 = 3_600_000;
    let seed = Seed::from(5);
    in_browser("", Screen::Desktop, async |page| {
        let patience = TimeoutConfiguration::new(Some(LONG_PATIENCE), None, None);
        page.update_timeouts(patience).await?;
        // The module thinks only once the page runs.
        page.wait().for_element(Locator::Css("[data-play=minigolf]")).await?;
        for game in tables_of_the_page() {
            let begun = begun(game, &seed)?;
            let seat = begun.to_act().seats().lowest().context("it has only begun")?;
            for level in ["2", "5", "7", "8"] {
                let limits = Limits::new(Budget::Time(Duration::from_millis(HOUR.into())));
                let here = begun.advise(seat, level.parse()?, &limits, &seed)?.mv;
                let letter = json!({ "number": 1, "about": {
                    "log": begun.log().expect("a log"), "seat": seat.number(), "bot": level, "patience": HOUR,
                    "seed": seed.reveal().to_string(),
                } });
                // The very module that the page runs.
                let ask = "const [letter, done] = arguments;
                    import(document.querySelector('link[rel=modulepreload]').href)
                        .then(module => done(module.think(letter)))
                        .catch(error => done(String(error)))";
                let answer = page.execute_async(ask, vec![letter.to_string().into()]).await?;
                let answer = answer.as_str().context("an answer")?;
                let answer: Value = serde_json::from_str(answer).context(answer.to_owned())?;
                ensure!(
                    answer["about"]["Ok"]["move"] == here.as_str(),
                    "{level}: {here}, {answer}"
                );
            }
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_log_that_is_no_match_is_answered_with_line_and_reason() -> Result<()> {
    in_browser("#/logs", Screen::Desktop, async |page| {
        let answer = check_log(&page, "clubhouse-log 1\ngame chess\nrules 1\noptions\n").await?;
        ensure!(answer == "This isn’t a valid match log.", "{answer}");
        let fault = text(&page, ".faults li").await?;
        ensure!(fault == "Line 2: there’s no game called “chess”.", "{fault}");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn an_address_that_leads_nowhere_says_so_and_leads_home() -> Result<()> {
    in_browser("#/match/0123", Screen::Desktop, async |page| {
        click(&page, "main .button.primary").await?;
        page.wait().for_element(Locator::Css("[data-play=minigolf]")).await?;
        go(&page, "#/match/00112233445566778899aabbccddeeff").await?;
        let text = text(&page, "main p").await?;
        ensure!(text.contains("isn’t saved in this browser"), "{text}");
        go(&page, "#/table/00112233445566778899aabbccddeeff").await?;
        page.wait().for_element(Locator::XPath("//h1[contains(., 'Match not found')]")).await?;
        Ok(())
    })
    .await
}

/// Presses what this selects, once it is there.
pub(crate) async fn click(page: &Client, css: &str) -> Result<()> {
    page.wait().for_element(Locator::Css(css)).await?.click().await?;
    Ok(())
}

/// Lets a bot play my seat. While the table is still being set, or somebody moves just then, a press may miss.
pub(crate) async fn let_bot_play(page: &Client) -> Result<()> {
    let pressed = Locator::Css("#bot-plays[aria-pressed=true]");
    for _ in 0..10 {
        click(page, "#bot-plays").await?;
        if page.wait().at_most(Duration::from_secs(2)).for_element(pressed).await.is_ok() {
            return Ok(());
        }
    }
    bail!("no bot takes the seat")
}

/// What is written in what this selects, once it is there. The program may put its own in the place of what it found
/// just between the look and the reading.
pub(crate) async fn text(page: &Client, css: &str) -> Result<String> {
    loop {
        let found = page.wait().for_element(Locator::Css(css)).await?;
        match found.text().await {
            Err(error) if error.is_stale_element_reference() => {}
            read => return Ok(read?),
        }
    }
}

/// Goes to a place of the house without loading the page again.
pub(crate) async fn go(page: &Client, place: &str) -> Result<()> {
    page.execute("location.hash = arguments[0]", vec![place.into()]).await?;
    // The place changes when the browser gets to it.
    page.execute("return new Promise(soon => setTimeout(soon, 50))", vec![]).await?;
    Ok(())
}

/// Pastes a log into the panel, presses the button, and reads the answer.
async fn check_log(page: &Client, log: &str) -> Result<String> {
    page.wait().for_element(Locator::Css("#log-text")).await?;
    let paste = "const text = document.querySelector('#log-text');
        text.value = arguments[0];
        text.dispatchEvent(new Event('input', { bubbles: true }));";
    page.execute(paste, vec![log.into()]).await?;
    click(page, "#check-log").await?;
    // Its game may have to come first.
    text(page, "#log-answer:not(:empty)").await
}

/// A match of this mode, played natively at random.
fn random_match(game: &dyn GameKind, mode: &str) -> Result<Box<dyn Table>> {
    let seed = Seed::from(11);
    let options: Vec<_> = tabletop::options::pairs(mode).collect();
    let mut table = game.open(&options, Dealer::Seeded(seed.clone()))?;
    while let Some(seat) = table.to_act().seats().lowest() {
        let n_steps = table.n_steps();
        let moves = table.legal_moves(seat);
        let pick =
            GameRng::derive(&seed, Stream::Bot, n_steps as u64).below(moves.len().try_into()?);
        table.submit(seat, n_steps, &moves[pick as usize])?;
    }
    Ok(table)
}

/// A match between bots that has gone on for a while.
fn begun(game: &dyn GameKind, seed: &Seed) -> Result<Box<dyn Table>> {
    let mut table = game.open(&[], Dealer::Seeded(seed.clone()))?;
    while table.n_steps() < 16 {
        let seat = table.to_act().seats().lowest().context("it has only begun")?;
        let limits = Limits::new(Budget::Playouts(60));
        let advice = table.advise(seat, BotKind::Strong, &limits, seed)?;
        table.submit(seat, table.n_steps(), &advice.mv)?;
    }
    Ok(table)
}

/// The games of the page: all but the sample game.
fn tables_of_the_page() -> impl Iterator<Item = &'static dyn GameKind> {
    games().iter().copied().filter(|game| game.id() != "pips")
}

/// Tells a story with the page open at this place. However it ends, nothing of the browser stays behind.
pub(crate) async fn in_browser(
    place: &str,
    screen: Screen,
    story: impl AsyncFnOnce(Client) -> Result<()>,
) -> Result<()> {
    let house = House::open().await?;
    let driver = start_driver().await?;
    // Bots answer at once: nobody watches.
    let address = format!("http://{}/?pace=0{place}", house.address());
    let page = timeout(PATIENCE, driver.open(&address, screen))
        .await
        .context("the page does not open")??;
    timeout(LONG_PATIENCE, story(page.clone())).await.context("the story does not end")??;
    driver::is_whole(&page).await
}

pub(crate) async fn start_driver() -> Result<Driver> {
    // It takes any free port for one kind of address, and ends if that is taken for the other kind: then once more.
    let started =
        timeout(PATIENCE, Driver::start()).await.context("chromedriver does not start")?;
    match started {
        Ok(driver) => Ok(driver),
        Err(_) => timeout(PATIENCE, Driver::start()).await.context("it does not start again")?,
    }
}

/// Presses a key.
pub(crate) async fn press(page: &Client, key: Key) -> Result<()> {
    let value = key.into();
    let keys = KeyActions::new("keys".into());
    let keys = keys.then(KeyAction::Down { value }).then(KeyAction::Up { value });
    Ok(page.perform_actions(keys).await?)
}
