//! Ingenious by real clicks: a whole match against a bot, and the first placement of every mode.

use std::time::Duration;

use anyhow::{Result, ensure};
use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::elements::Element;
use fantoccini::{Client, Locator};
use serde_json::{Value, json};
use tokio::time::sleep;

use super::devtools::{before_every_page, command};
use super::position::{see, sit_down, until};
use super::{Screen, click, go, in_browser};

#[tokio::test]
async fn a_match_of_ingenious_is_played_to_its_end_on_a_desk() -> Result<()> {
    in_browser("#/new/ingenious", Screen::Desktop, async |page| play_to_the_end(&page).await).await
}

#[tokio::test]
async fn a_match_of_ingenious_is_played_to_its_end_on_a_phone() -> Result<()> {
    in_browser("#/new/ingenious", Screen::Phone, async |page| play_to_the_end(&page).await).await
}

#[tokio::test]
async fn every_mode_of_ingenious_begins_with_a_placement() -> Result<()> {
    in_browser("#/new/ingenious", Screen::Desktop, async |page| {
        for mode in ["base", "solo", "team", "duel"] {
            go(&page, "#/new/ingenious").await?;
            begin(&page, mode).await?;
            while !place(&page).await? {
                sleep(Duration::from_millis(50)).await;
            }
            see(&page, ".ingenious-board .tile").await?;
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn the_keyboard_goes_from_the_bar_to_the_hint_in_few_steps() -> Result<()> {
    in_browser("#/new/ingenious", Screen::Desktop, async |page| {
        begin(&page, "base").await?;
        click(&page, ".rack-tile:not([aria-disabled])").await?;
        page.execute("document.querySelector('.bar a').focus()", vec![]).await?;
        let mut stops = Vec::new();
        while stops.last().is_none_or(|stop| stop != "hint") {
            ensure!(stops.len() < 15, "it stops at {stops:?}");
            press_tab(&page).await?;
            let at = "const at = document.activeElement; return at.id || at.getAttribute('class')";
            stops.push(page.execute(at, vec![]).await?);
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_double_click_pins_a_tile_and_does_not_place_it() -> Result<()> {
    in_browser("#/new/ingenious", Screen::Desktop, async |page| {
        begin(&page, "solo").await?;
        see(&page, ".cell.target").await?;
        let twice = "const cell = document.querySelector('.cell.target');
            const press = () => cell.dispatchEvent(new MouseEvent('click', { bubbles: true }));
            press();
            return new Promise(soon => setTimeout(() => { press(); soon(); }));";
        page.execute(twice, vec![]).await?;
        see(&page, ".ghost.pinned").await?;
        ensure!(find(&page, ".ingenious-board .tile").await.is_none(), "it is not placed yet");
        click(&page, "#confirm:not(:disabled)").await?;
        see(&page, ".ingenious-board .tile").await?;
        Ok(())
    })
    .await
}

#[tokio::test]
async fn bots_are_asked_when_the_own_move_is_drawn() -> Result<()> {
    in_browser("#/new/ingenious", Screen::Desktop, async |page| {
        let watch = "globalThis.asked = [];
            globalThis.Worker = class extends Worker {
                postMessage(text) {
                    asked.push(document.querySelector('.status.mine') ? 'my turn' : 'drawn');
                    super.postMessage(text);
                }
            }";
        before_every_page(&page, watch).await?;
        page.refresh().await?;
        begin(&page, "base").await?;
        while !place(&page).await? {
            sleep(Duration::from_millis(50)).await;
        }
        see(&page, ".status.mine").await?;
        let asked = page.execute("return [...new Set(asked)]", vec![]).await?;
        ensure!(asked == json!(["drawn"]), "{asked}");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn hands_pick_turn_and_drag() -> Result<()> {
    in_browser("", Screen::Desktop, async |page| {
        // Points move no further than people want them to: nowhere, if they say so.
        let still = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
        command(&page, "Emulation.setEmulatedMedia", still).await?;
        let is_amid = |view: &Value| view["tiles"].as_array().is_some_and(|it| it.len() > 12);
        sit_down(&page, until("ingenious", &[("seats", "3")], is_amid)?).await?;
        see(&page, ".rack-tile:not([aria-disabled])").await?;
        let drag = r"const soon = () => new Promise(soon => setTimeout(soon, 60));
            const key = key => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
            const middle = it => { const b = it.getBoundingClientRect(); return { clientX: b.x + b.width / 2, clientY: b.y + b.height / 2 }; };
            return (async () => {
                key('1'); await soon();
                const tile = document.querySelector('.rack-tile[aria-pressed=true]');
                // A cell from which the tile can be turned.
                const free = [...document.querySelectorAll('.cell.target')].find(cell => {
                    const [q, r] = cell.dataset.cell.split(',').map(Number);
                    const beside = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];
                    return beside.every(([dq, dr]) => document.querySelector(`.cell.target[data-cell='${q + dq},${r + dr}']`));
                });
                const point = (name, at) => tile.dispatchEvent(new PointerEvent(name, { ...at, bubbles: true, pointerType: 'mouse', pointerId: 1, buttons: 1 }));
                tile.setPointerCapture = () => {};
                point('pointerdown', middle(tile)); point('pointermove', middle(free)); point('pointerup', middle(free));
                await soon();
                const lies = () => document.querySelector('.ghost.pinned .held').innerHTML;
                const changed = [];
                const board = document.querySelector('.ingenious-board > svg');
                for (const way of [() => key('r'), () => key('R'), () => board.dispatchEvent(new WheelEvent('wheel', { deltaY: 100, cancelable: true })), () => document.querySelector('#turn-left').click()]) {
                    const before = lies();
                    way(); await soon();
                    changed.push(lies() !== before);
                }
                return { changed, pills: document.querySelectorAll('.ghost .points').length, moving: document.getAnimations().length };
            })()";
        let seen = page.execute(drag, vec![]).await?;
        ensure!(seen["changed"] == json!([true, true, true, true]), "{seen}");
        ensure!(seen["pills"] == 2, "each half has its points: {seen}");
        ensure!(seen["moving"] == 0, "nothing moves: {seen}");
        click(&page, "#hint").await?;
        see(&page, ".hint").await?;
        click(&page, "#confirm:not(:disabled)").await?;
        see(&page, ".risen").await?;
        let moving = "return [document.getAnimations().length, getComputedStyle(document.querySelector('.flights')).display]";
        let moving = page.execute(moving, vec![]).await?;
        ensure!(moving == json!([0, "none"]), "points do not fly then, and markers are lit: {moving}");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn whoever_is_asked_to_swap_hears_why_no_tile_can_be_placed_and_swaps() -> Result<()> {
    in_browser("", Screen::Desktop, async |page| {
        let position = until("ingenious", &[("seats", "2")], |view| view["phase"] == "swap")?;
        sit_down(&page, position).await?;
        see(&page, "#swap").await?;
        click(&page, ".cell").await?;
        see(&page, ".status.refused").await?;
        let clear = "return getComputedStyle(document.querySelector('.rack-tile')).opacity";
        ensure!(
            page.execute(clear, vec![]).await? == "1",
            "all tiles are looked at before they go"
        );
        let rack = async || page.find(Locator::Css(".rack")).await?.html(true).await;
        let before = rack().await?;
        click(&page, "#swap:not(:disabled)").await?;
        see(&page, ".rack-and-bar:not(:has(#swap))").await?;
        ensure!(rack().await? != before, "other tiles have come");
        Ok(())
    })
    .await
}

async fn press_tab(page: &Client) -> Result<()> {
    let value = fantoccini::key::Key::Tab.into();
    let keys = KeyActions::new("keys".into());
    let keys = keys.then(KeyAction::Down { value }).then(KeyAction::Up { value });
    Ok(page.perform_actions(keys).await?)
}

async fn play_to_the_end(page: &Client) -> Result<()> {
    begin(page, "base").await?;
    let watch = "globalThis.flights = 0;
        const count = changes => changes.flatMap(it => [...it.addedNodes])
            .forEach(it => flights += Number(parseFloat(it.style?.left) > 0));
        new MutationObserver(count).observe(document.querySelector('.flights'), { childList: true })";
    page.execute(watch, vec![]).await?;
    while find(page, ".finish").await.is_none() {
        if !make_a_move(page).await? {
            sleep(Duration::from_millis(50)).await;
        }
    }
    let verdict = page.find(Locator::Css(".finish h2")).await?.text().await?;
    ensure!(!verdict.is_empty(), "the end says who won");
    let flights = page.execute("return flights", vec![]).await?;
    ensure!(flights.as_u64() > Some(10), "points flew to their markers {flights} times");
    see(page, ".risen").await?;
    let overhang = "return document.documentElement.scrollWidth - innerWidth";
    let overhang = page.execute(overhang, vec![]).await?;
    ensure!(overhang.as_i64().is_some_and(|it| it <= 0), "it is too wide by {overhang}");
    Ok(())
}

/// Does what is to be done; `false` if it is somebody else's turn.
pub(crate) async fn make_a_move(page: &Client) -> Result<bool> {
    match find(page, "#keep").await {
        Some(keep) => {
            keep.click().await?;
            Ok(true)
        }
        None => place(page).await,
    }
}

/// Fills in the form, against the weakest bots.
async fn begin(page: &Client, mode: &str) -> Result<()> {
    for (name, value) in [("mode", mode), ("level", "1")] {
        let css = format!("select[name={name}]");
        let select = see(page, &css).await?;
        select.select_by_value(value).await?;
    }
    click(page, "#start").await?;
    see(page, ".ingenious-board").await?;
    Ok(())
}

/// Picks a tile, points, and confirms, if it is my turn to place.
async fn place(page: &Client) -> Result<bool> {
    let Some(tile) = find(page, ".rack-tile:not([aria-disabled])").await else { return Ok(false) };
    // Nothing to click where the only tile is picked already.
    if find(page, ".cell.target").await.is_none() {
        tile.click().await?;
    }
    click(page, ".cell.target").await?;
    click(page, "#confirm:not(:disabled)").await?;
    Ok(true)
}

async fn find(page: &Client, css: &str) -> Option<Element> {
    page.find(Locator::Css(css)).await.ok()
}
