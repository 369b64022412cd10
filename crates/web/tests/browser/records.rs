//! Matches that were played: the page at the end, stepping through, and logs from elsewhere.

use anyhow::{Context, Result, ensure};
use fantoccini::{Client, Locator};
use table::find;

use super::{LONG_PATIENCE, Screen, click, go, in_browser, let_bot_play, random_match, text};

#[tokio::test]
async fn a_match_that_is_over_shows_its_curve_and_is_stepped_through() -> Result<()> {
    in_browser("#/new/ingenious", Screen::Phone, async |page| {
        page.wait()
            .for_element(Locator::Css("select[name=level]"))
            .await?
            .select_by_value("1")
            .await?;
        click(&page, "#start").await?;
        let_bot_play(&page).await?;
        page.wait().at_most(LONG_PATIENCE).for_element(Locator::Css(".finish .curve-line")).await?;
        let told = attribute(&page, ".finish .curve svg[role=img]", "aria-label").await?;
        ensure!(told.contains("quarter by quarter: 0, "), "the curve is told, too: {told}");
        let result = text(&page, ".finish .total").await?;
        let finish = text(&page, ".finish").await?;
        ensure!(finish.contains("You") && !finish.contains("Guest"), "{finish}");

        click(&page, "#replay").await?;
        let status = text(&page, ".replay .status").await?;
        ensure!(status.starts_with("Move 0 of "), "{status}");
        ensure!(
            count(&page, ".ingenious-board .tile").await? == 0,
            "it begins with an empty board"
        );
        click(&page, "#forward").await?;
        page.wait().for_element(Locator::Css(".ingenious-board .tile")).await?;
        // An arrow key does the same.
        press(&page, "ArrowRight").await?;
        let status = text(&page, ".replay .status").await?;
        ensure!(status.starts_with("Move 2 of "), "{status}");
        let n_flying = count(&page, ".flight").await?;
        press(&page, "End").await?;
        page.wait().for_element(Locator::Css("#last:disabled")).await?;
        let n_now = count(&page, ".flight").await?;
        ensure!(n_now <= n_flying, "a leap lets no points of long ago fly: {n_now}");
        // Through other eyes I am called as before.
        let eyes = page.wait().for_element(Locator::Css("#eyes")).await?;
        eyes.select_by_label("Bot 2").await?;
        page.wait().for_element(Locator::XPath("//option[.='Bot 2' and @selected]")).await?;
        let side = text(&page, ".replay .side").await?;
        ensure!(side.contains("You") && !side.contains("Guest"), "{side}");
        let totals = page.find_all(Locator::Css(".replay .player .total")).await?;
        let mut points = Vec::new();
        for total in totals {
            points.push(total.text().await?.parse::<i32>()?);
        }
        ensure!(points.iter().max() == Some(&result.parse()?), "{points:?}, not {result}");
        ensure_narrow(&page, 360).await
    })
    .await
}

#[tokio::test]
async fn a_log_of_every_game_is_checked_and_stepped_through() -> Result<()> {
    in_browser("#/logs", Screen::Desktop, async |page| {
        for (game, board) in
            [("ingenious", ".ingenious-board"), ("green", ".g-table"), ("minigolf", ".mg-table")]
        {
            let kind = find(game)?;
            let log = random_match(kind, &kind.modes()[0])?.log().context("a log")?;
            go(&page, "#/logs").await?;
            super::check_log(&page, &log).await?;
            click(&page, "#step-through:not(:disabled)").await?;
            page.wait().for_element(Locator::Css(board)).await?;
            let scrolls = "return getComputedStyle(document.body).overflow !== 'hidden'";
            ensure!(page.execute(scrolls, vec![]).await? == false, "the table is the page");
            for key in ["ArrowRight", "End", "ArrowLeft", "Home"] {
                press(&page, key).await?;
                ensure!(!text(&page, ".replay .status").await?.is_empty(), "{game}: {key}");
            }
            // The log still lies where it was put.
            click(&page, "nav a[href='#/logs']").await?;
            let text =
                page.wait().for_element(Locator::Css("#log-text")).await?.prop("value").await?;
            ensure!(text.as_deref() == Some(log.as_str()), "{game}: {text:?}");
            go(&page, "#/").await?;
            ensure!(page.execute(scrolls, vec![]).await? == true, "the hall is as long as it is");
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_log_that_breaks_a_rule_is_told_by_line_and_rule_and_shown_up_to_there() -> Result<()> {
    in_browser("#/logs", Screen::Narrow, async |page| {
        let log = random_match(find("ingenious")?, "mode=base seats=2")?.log().context("a log")?;
        // The last move is made twice.
        let last =
            log.lines().rfind(|line| line.starts_with(['0', '1'])).context("somebody moves")?;
        let answer = super::check_log(&page, &format!("{log}{last}\n")).await?;
        ensure!(answer == "This isn’t a valid match log.", "{answer}");
        let fault = text(&page, ".faults li").await?;
        let line = format!("Line {} ", log.lines().count() + 1);
        ensure!(fault.starts_with(&line), "{fault}");
        click(&page, "#step-through:not(:disabled)").await?;
        page.wait().for_element(Locator::Css(".ingenious-board")).await?;
        ensure_narrow(&page, 320).await
    })
    .await
}

/// Presses a key wherever the focus is.
async fn press(page: &Client, key: &str) -> Result<()> {
    let script = "document.activeElement.dispatchEvent(
        new KeyboardEvent('keydown', { key: arguments[0], bubbles: true, cancelable: true }));
        return new Promise(soon => requestAnimationFrame(() => setTimeout(soon, 0)))";
    page.execute("document.activeElement.blur()", vec![]).await?;
    page.execute(script, vec![key.into()]).await?;
    Ok(())
}

async fn count(page: &Client, css: &str) -> Result<usize> {
    Ok(page.find_all(Locator::Css(css)).await?.len())
}

async fn attribute(page: &Client, css: &str, name: &str) -> Result<String> {
    let element = page.wait().for_element(Locator::Css(css)).await?;
    element.attr(name).await?.with_context(|| format!("{css} has no {name}"))
}

async fn ensure_narrow(page: &Client, most: i64) -> Result<()> {
    let width = page.execute("return document.documentElement.scrollWidth", vec![]).await?;
    ensure!(width.as_i64().is_some_and(|width| width <= most), "it is {width} wide");
    Ok(())
}
