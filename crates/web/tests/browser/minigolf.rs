//! Mini Golf Designer by real clicks: a whole match against a bot, on a desk and on a phone.

use std::time::Duration;

use anyhow::{Result, ensure};
use fantoccini::elements::Element;
use fantoccini::{Client, Locator};
use serde_json::json;
use table::{Dealer, Table};
use tabletop::{GameRng, Seat, Seed, Stream, Viewer};
use tokio::time::sleep;

use super::{Screen, click, go, in_browser};

#[tokio::test]
async fn a_match_of_minigolf_is_played_to_its_end_on_a_desk() -> Result<()> {
    in_browser("#/new/minigolf", Screen::Desktop, async |page| play_to_the_end(&page).await).await
}

#[tokio::test]
async fn a_match_of_minigolf_is_played_to_its_end_on_a_phone() -> Result<()> {
    in_browser("#/new/minigolf", Screen::Phone, async |page| play_to_the_end(&page).await).await
}

#[tokio::test]
async fn pointing_at_a_cell_changes_only_what_it_is_about() -> Result<()> {
    in_browser("#/new/minigolf", Screen::Desktop, async |page| {
        click(&page, "#start").await?;
        while find(&page, ".mg-tile:not(:disabled)").await.is_none() {
            act(&page).await?;
            sleep(Duration::from_millis(50)).await;
        }
        click(&page, ".mg-tile:not(:disabled)").await?;
        page.wait().for_element(Locator::Css(".mg-target")).await?;
        // Keyboard and mouse point alike.
        let point = "const [one, other] = document.querySelectorAll('.mg-target');
            one.focus();
            await new Promise(soon => setTimeout(soon, 100));
            const seen = [];
            new MutationObserver(list => seen.push(...list)).observe(document, { childList: true, attributes: true, characterData: true, subtree: true });
            other.focus();
            await new Promise(soon => setTimeout(soon, 100));
            const drawn = seen.filter(it => it.target === document.querySelector('.mg-board > g'));
            return { all: seen.length, drawn: drawn.length, ghosts: document.querySelectorAll('.mg-frame').length };";
        let point = format!("return (async () => {{ {point} }})()");
        let changes = page.execute(&point, vec![]).await?;
        ensure!(changes["ghosts"] == 1, "the ghost is there: {changes}");
        ensure!(changes["drawn"] == 0, "the course is not drawn again: {changes}");
        // A ghost, its price in chips and in the sheet, and the names of two cells.
        ensure!(changes["all"].as_u64().is_some_and(|n| n <= 60), "too much changes: {changes}");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn who_numbers_a_hole_sees_which_one_it_is() -> Result<()> {
    in_browser("", Screen::Phone, async |page| {
        let id = "00112233445566778899aabbccddeeff";
        let saved = json!({
            "format": 1, "id": id, "game": "minigolf", "me": 0, "levels": [null, 1], "seed": Seed::from(11).reveal().to_string(),
            "log": before_numbering()?.log(), "at": 0.0, "is_over": false,
        });
        let keep = "localStorage.setItem('clubhouse/match/' + arguments[0], arguments[1])";
        page.execute(keep, vec![id.into(), saved.to_string().into()]).await?;
        go(&page, &format!("#/match/{id}")).await?;
        page.wait().for_element(Locator::Css(".mg-number select")).await?;
        let lit = "const [one, other] = document.querySelectorAll('.mg-number select');
            const lit = () => [...document.querySelectorAll('.mg-lit')].map(it => it.getAttribute('x') + ',' + it.getAttribute('y')).join();
            const soon = () => new Promise(soon => setTimeout(soon, 50));
            return (async () => {
                const seen = [lit()];
                for (const field of [one, other]) { field.focus(); await soon(); seen.push(lit()); }
                other.blur();
                await soon();
                return [...seen, lit()];
            })()";
        let seen = page.execute(lit, vec![]).await?;
        ensure!(seen[0] == "" && seen[3] == "", "nothing is lit unless it is asked for: {seen}");
        ensure!(seen[1] != "" && seen[2] != "" && seen[1] != seen[2], "each field has its hole: {seen}");
        Ok(())
    })
    .await
}

/// A match played at random up to where the first seat, alone, gives numbers to its holes.
fn before_numbering() -> Result<Box<dyn Table>> {
    const ME: Seat = Seat::new(0);
    let seed = Seed::from(11);
    let options = [("seats", "2"), ("numbering", "manual")];
    let mut table = table::find("minigolf")?.open(&options, Dealer::Seeded(seed.clone()))?;
    while let Some(seat) = table.to_act().seats().iter().max() {
        if seat == ME && table.view(Viewer::Seat(ME))["phase"] == "number" {
            return Ok(table);
        }
        let (n_steps, moves) = (table.n_steps(), table.legal_moves(seat));
        let mut any = GameRng::derive(&seed, Stream::Bot, n_steps as u64);
        table.submit(seat, n_steps, &moves[any.below(moves.len().try_into()?) as usize])?;
    }
    anyhow::bail!("it ends without numbers")
}

async fn play_to_the_end(page: &Client) -> Result<()> {
    let level = page.wait().for_element(Locator::Css("select[name=level]")).await?;
    level.select_by_value("1").await?;
    click(page, "#start").await?;
    page.wait().for_element(Locator::Css(".mg-card")).await?;
    while find(page, ".finish").await.is_none() {
        if !act(page).await? {
            sleep(Duration::from_millis(50)).await;
        }
    }
    let verdict = page.find(Locator::Css(".finish h2")).await?.text().await?;
    ensure!(!verdict.is_empty(), "the end says who won");
    let lines = page.find_all(Locator::Css(".mg-sheet tbody tr")).await?;
    ensure!(lines.len() >= 11, "the count is told condition by condition");
    let overhang = "return document.documentElement.scrollWidth - innerWidth";
    let overhang = page.execute(overhang, vec![]).await?;
    ensure!(overhang.as_i64().is_some_and(|it| it <= 0), "it is too wide by {overhang}");
    Ok(())
}

/// Does the next thing that can be done: confirm, stop building, point at a cell, or pick something.
pub(crate) async fn act(page: &Client) -> Result<bool> {
    let next = [
        "#confirm:not(:disabled)",
        "#face-down[aria-pressed=false]:not([hidden])",
        // On the land, if there is room.
        ".mg-target:not(.off)",
        ".mg-target",
        ".mg-tile:not(:disabled, [aria-disabled])",
        ".mg-card:not([aria-disabled])",
    ];
    for css in next {
        for element in page.find_all(Locator::Css(css)).await? {
            // It may be gone by now, or lie under a button.
            if element.click().await.is_ok() {
                return Ok(true);
            }
        }
    }
    Ok(false)
}

async fn find(page: &Client, css: &str) -> Option<Element> {
    page.find(Locator::Css(css)).await.ok()
}
