//! Uses the built page in a real browser, as a person would.

mod driver;
mod site;

use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use fantoccini::{Client, Locator};
use table::{Dealer, GameKind, Table, games};
use tabletop::{GameRng, Seed, Stream, ToAct};
use tokio::time::timeout;

use driver::Driver;
use site::Site;

/// For starting the browser and for each story; far more than either takes.
const PATIENCE: Duration = Duration::from_mins(1);

#[tokio::test]
async fn a_match_is_played_by_clicks_and_its_log_replays_natively_to_the_same_state() -> Result<()>
{
    in_browser(async |page| {
        let status = page.wait().for_element(Locator::Css("main [role=status]")).await?;
        ensure!(status.text().await?.starts_with("Welcome"), "it begins with a welcome");
        click(&page, "button[aria-label='Favourite number 3']").await?;
        while page.find(Locator::Css(".primary")).await.is_err() {
            click(&page, ".hand .stone").await?;
            click(&page, ".cell.target").await?;
        }
        let result = status.text().await?;
        ensure!(
            result.contains(" to ") && !result.contains("No:"),
            "it ends with a result: {result}"
        );

        click(&page, "main details summary").await?;
        // What is rendered would have blanks for tabs.
        let log = page.find(Locator::Css("#log")).await?.prop("textContent").await?;
        let log = log.context("the log is shown")?;
        // The log claims the hash that WebAssembly computed; loading it computes it again.
        let table = table::load(&log, Dealer::Scripted)?;
        ensure!(table.to_act() == ToAct::Over, "the log holds the whole match");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn nothing_is_wider_than_a_phone() -> Result<()> {
    in_browser(async |page| {
        click(&page, "button[aria-label='Favourite number 3']").await?;
        for width in [320, 360, 1280] {
            // A window cannot be made that narrow; a frame can.
            let measure = "const frame = document.createElement('iframe');
                frame.style.width = arguments[0] + 'px';
                frame.src = location.href;
                document.body.append(frame);
                await new Promise(loaded => frame.addEventListener('load', loaded));
                const root = frame.contentDocument;
                while (!root.querySelector('.scores')) await new Promise(soon => setTimeout(soon, 20));
                return root.documentElement.scrollWidth;";
            let measure = format!("return (async () => {{ {} }})();", measure.replace("arguments[0]", &width.to_string()));
            let content = page.execute(&measure, vec![]).await?;
            ensure!(content.as_i64().is_some_and(|content| content <= width), "{width}: {content}");
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn native_and_webassembly_reach_the_same_state_from_the_same_log() -> Result<()> {
    in_browser(async |page| {
        click(&page, ".log-check summary").await?;
        for game in games() {
            for mode in game.modes() {
                let native = random_match(*game, &mode)?;
                let answer = check_log(&page, &native.log()).await?;
                ensure!(answer.ends_with(&format!("state {}", native.hash())), "{mode}: {answer}");
            }
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_log_that_is_no_match_is_answered_with_line_and_reason() -> Result<()> {
    in_browser(async |page| {
        click(&page, ".log-check summary").await?;
        let answer = check_log(&page, "clubhouse-log 1\ngame chess\nrules 1\noptions\n").await?;
        ensure!(
            answer.starts_with("This is no match: line 2: there is no game `chess`"),
            "{answer}"
        );
        Ok(())
    })
    .await
}

async fn click(page: &Client, css: &str) -> Result<()> {
    page.wait().for_element(Locator::Css(css)).await?.click().await?;
    Ok(())
}

/// Pastes a log into the panel, presses the button, and reads the answer.
async fn check_log(page: &Client, log: &str) -> Result<String> {
    let paste = "const text = document.querySelector('#log-text');
        text.value = arguments[0];
        text.dispatchEvent(new Event('input', { bubbles: true }));";
    page.execute(paste, vec![log.into()]).await?;
    click(page, "#check-log").await?;
    Ok(page.find(Locator::Css("#log-answer")).await?.text().await?)
}

/// A match of this mode, played natively at random.
fn random_match(game: &dyn GameKind, mode: &str) -> Result<Box<dyn Table>> {
    let seed = Seed::from(11);
    let options: Vec<_> = mode.split(' ').filter_map(|word| word.split_once('=')).collect();
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

/// Tells a story with the page open. However it ends, nothing of the browser stays behind.
async fn in_browser(story: impl AsyncFnOnce(Client) -> Result<()>) -> Result<()> {
    let site = Site::serve(built_page()?).await?;
    let driver =
        timeout(PATIENCE, Driver::start()).await.context("chromedriver does not start")??;
    let page = timeout(PATIENCE, driver.open(site.address()))
        .await
        .context("the page does not open")??;
    timeout(PATIENCE, story(page)).await.context("the story does not end")?
}

/// `target/web`, seen from the folder that cargo gives to tests.
fn built_page() -> Result<PathBuf> {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().context("it lies in target")?;
    let page = target.join("web");
    ensure!(
        page.join("index.html").is_file(),
        "no page in {}: run cargo xtask web first",
        page.display()
    );
    Ok(page)
}
