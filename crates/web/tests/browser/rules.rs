//! The rules are read: as a place of the house, and over a table that is not left for them.

use anyhow::{Context, Result, ensure};
use fantoccini::{Client, Locator};
use serde_json::json;

use crate::driver::Screen;
use crate::house::House;
use crate::{check_log, click, go, in_browser, random_match, start_driver, text, versions};

#[tokio::test]
async fn every_rule_has_an_address_and_is_lit_where_it_stands() -> Result<()> {
    in_browser("", Screen::Phone, async |page| {
        click(&page, "[data-rules=ingenious]").await?;
        let rules = text(&page, ".rules").await?;
        for part in ["Words", "Decisions", "(IN-1)", "(IN-18)"] {
            ensure!(rules.contains(part), "{part} is missing in {rules}");
        }
        // From rule to rule, and back as everywhere.
        go(&page, "#/rules/ingenious/IN-7").await?;
        until_lit(&page, "IN-7").await?;
        click(&page, "[data-place=IN-1] a[href$='/IN-14']").await?;
        until_lit(&page, "IN-14").await?;
        page.back().await?;
        until_lit(&page, "IN-7").await?;
        click(&page, ".sections a[href$='/words']").await?;
        until_lit(&page, "words").await?;
        click(&page, "#way-back").await?;
        page.wait().for_element(Locator::Css("[data-play=ingenious]")).await?;
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_refusal_leads_to_its_rule_and_the_pinned_move_stays() -> Result<()> {
    in_browser("#/new/ingenious", Screen::Desktop, async |page| {
        page.wait().for_element(Locator::Css("select[name=mode]")).await?.select_by_value("solo").await?;
        click(&page, "#start").await?;
        click(&page, ".cell.target").await?;
        page.wait().for_element(Locator::Css(".ghost.pinned")).await?;
        click(&page, ".cell:not(.target)").await?;
        let named = text(&page, ".status.refused a.rule").await?;
        let table = page.current_url().await?;

        click(&page, ".status.refused a.rule").await?;
        until_lit(&page, &named).await?;
        let n_shown = "return [...document.querySelectorAll('.book li')].filter(it => it.offsetHeight).length";
        ensure!(page.execute(n_shown, vec![]).await? == 1, "one rule alone");
        click(&page, "#all-rules").await?;
        ensure!(page.execute(n_shown, vec![]).await?.as_u64() > Some(10), "all of them");
        click(&page, ".book .sections a[href$='/decisions']").await?;
        until_lit(&page, "decisions").await?;
        click(&page, "#close-rules").await?;

        // The table is there again.
        page.wait().for_element(Locator::Css("body:not(:has(.book))")).await?;
        ensure!(page.current_url().await? == table, "and was not left");
        page.find(Locator::Css(".ghost.pinned")).await?;
        click(&page, "#confirm:not(:disabled)").await?;
        page.wait().for_element(Locator::Css(".ingenious-board .tile")).await?;
        Ok(())
    })
    .await
}

#[tokio::test]
async fn whoever_goes_somewhere_begins_at_its_top() -> Result<()> {
    in_browser("#/", Screen::Phone, async |page| {
        click(&page, "a[href='#/rules/green']").await?;
        page.wait().for_element(Locator::Css(".rules [data-place]")).await?;
        let top = page.execute("return [scrollY, document.activeElement.id]", vec![]).await?;
        ensure!(top == json!([0, "screen"]), "{top}");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn what_is_wrong_with_a_log_leads_to_its_rule() -> Result<()> {
    in_browser("#/logs", Screen::Phone, async |page| {
        let log = random_match(table::find("ingenious")?, "mode=solo")?.log().context("a log")?;
        let first = log.lines().find(|line| line.starts_with("0\t")).context("a move")?;
        check_log(&page, &log.replacen(first, &format!("{first}\n{first}"), 1)).await?;
        let named = text(&page, ".faults a.rule").await?;
        click(&page, ".faults a.rule").await?;
        until_lit(&page, &named).await?;
        click(&page, "#close-rules").await?;
        let is_back = "return document.activeElement.matches('.faults a.rule')";
        ensure!(page.execute(is_back, vec![]).await? == true, "the focus is where it was");
        let kept = page.find(Locator::Css("#log-text")).await?.prop("value").await?;
        ensure!(kept.is_some_and(|it| it.contains(first)), "the log is still there");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn the_rules_are_kept_for_when_there_is_no_server() -> Result<()> {
    let house = House::open().await?;
    let driver = start_driver().await?;
    let home = format!("http://{}/", house.address());
    let page = driver.open(&home, Screen::Desktop).await?;
    versions::until_kept(&page).await?;
    house.close().await;
    page.refresh().await?;
    for (game, rule) in [("minigolf", "MG-1"), ("ingenious", "IN-1"), ("green", "GR-1")] {
        go(&page, &format!("#/rules/{game}/{rule}")).await?;
        until_lit(&page, rule).await?;
    }
    Ok(())
}

/// Waits until this place is lit, and to be seen.
async fn until_lit(page: &Client, place: &str) -> Result<()> {
    page.wait().for_element(Locator::Css(&format!(".lit[data-place='{place}']"))).await?;
    let seen = "const { top, bottom } = document.querySelector('.lit').getBoundingClientRect();
        return top >= 0 && top < innerHeight && bottom > 0";
    ensure!(page.execute(seen, vec![]).await? == true, "{place} is out of sight");
    Ok(())
}
