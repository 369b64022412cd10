//! What stays where it is and in sight: boards while something is said over them, columns beside them, and what can be
//! reached with the keyboard.

use anyhow::{Context, Result, ensure};
use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::key::Key;
use fantoccini::{Client, Locator};
use serde_json::{Value, json};

use super::position::{see, sit_down, until};
use super::{Screen, click, devtools, in_browser};

/// Whatever stands on the screen of a match and could be moved by what is said.
const PLACES: &str = ".ingenious-board > svg, .rack, .mg-course, .mg-racks, .g-board, .g-clubs, #confirm, \
    .players, .actions, .tracks, .mg-sheet-box, .g-sheet";

/// The screens at which nothing moves.
const DESK: (u32, u32) = (1280, 800);
const PHONE: (u32, u32) = (360, 740);

#[tokio::test]
async fn no_board_moves_when_a_move_is_refused_or_hinted_or_something_is_told() -> Result<()> {
    in_browser("", Screen::Desktop, async |page| {
        for (size, game) in [DESK, PHONE]
            .into_iter()
            .flat_map(|size| ["minigolf", "ingenious", "green"].map(|game| (size, game)))
        {
            is_steady(&page, size, game).await.with_context(|| format!("{game} at {size:?}"))?;
        }
        Ok(())
    })
    .await
}

/// Is refused something, asks for a hint, and plays it where nothing can be kept, which is told.
async fn is_steady(page: &Client, size: (u32, u32), game: &str) -> Result<()> {
    resize(page, size).await?;
    let is_amid = |view: &Value| {
        let n_tiles = view["courses"][0]["tiles"].as_array().map_or(9, Vec::len);
        // Where something can be refused: in a turn of GREEN, every card on the table can be taken or played.
        let phases: &[&str] =
            if game == "green" { &["retire_discard"] } else { &["turn", "place"] };
        n_tiles > 3 && phases.iter().any(|phase| view["phase"] == **phase)
    };
    sit_down(page, until(game, &[("seats", "2")], is_amid)?).await?;
    see(page, ".status.mine").await?;
    let before = places(page).await?;
    ensure!(
        before.as_array().is_some_and(|it| it.len() > 4),
        "there is something to see: {before}"
    );
    page.execute(BREAK_A_RULE, vec![]).await?;
    see(page, ".status.refused").await?;
    ensure!(places(page).await? == before, "refused: {} from {before}", places(page).await?);
    page.execute("document.querySelector('#hint').click()", vec![]).await?;
    see(page, ".hint").await?;
    ensure!(places(page).await? == before, "hinted: {} from {before}", places(page).await?);
    let board = board(page).await?;
    let full = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
        document.querySelector('#take-hint').click()";
    page.execute(full, vec![]).await?;
    see(page, ":is(#confirm, #keep, #swap):not(:disabled):focus").await?;
    press(page, Key::Enter).await?;
    see(page, "#unkept").await?;
    ensure!(self::board(page).await? == board, "told: {} from {board}", self::board(page).await?);
    // What is said lies over the table, and the table can be used.
    click(page, "#unkept button:last-child").await?;
    see(page, ".troubles:not(:has(#unkept))").await?;
    page.refresh().await?;
    Ok(())
}

/// Presses what cannot be done now.
const BREAK_A_RULE: &str = "const press = it => it.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const card = document.querySelector('.g-club[aria-disabled], .g-do[aria-disabled]');
    const cell = document.querySelector('.cell');
    const tile = document.querySelector('.mg-tile:not([aria-disabled])');
    if (card ?? cell) { press(card ?? cell); }
    if (tile) {
        press(tile);
        // Far from all that lies there.
        const board = document.querySelector('.mg-board'), { x, y } = board.getBoundingClientRect();
        board.dispatchEvent(new MouseEvent('click', { clientX: x + 2, clientY: y + 2, bubbles: true }));
    }";

/// Where everything stands on the page.
async fn places(page: &Client) -> Result<Value> {
    let places = "const all = [...document.querySelectorAll(arguments[0])].filter(it => it.offsetParent ?? it.ownerSVGElement === null);
        return all.map(it => {
            const { x, y, width, height } = it.getBoundingClientRect();
            return [it.id || it.classList[0], ...[x + scrollX, y + scrollY, width, height].map(Math.round)];
        })";
    Ok(page.execute(places, vec![PLACES.into()]).await?)
}

/// Where the board stands.
async fn board(page: &Client) -> Result<Value> {
    let first = |all: Value| all.as_array().and_then(|it| it.first().cloned());
    first(places(page).await?).context("there is a board")
}

#[tokio::test]
async fn five_columns_of_points_are_seen_whole_in_every_language() -> Result<()> {
    in_browser("", Screen::Desktop, async |page| {
        resize(&page, DESK).await?;
        let is_amid = |view: &Value| {
            view["courses"][0]["tiles"].as_array().is_some_and(|tiles| tiles.len() > 2)
        };
        for tag in ["en", "fr", "zh-Hans", "zh-Hant"] {
            let choose = "localStorage.setItem('clubhouse/settings', JSON.stringify({ language: arguments[0] }))";
            page.execute(choose, vec![tag.into()]).await?;
            page.refresh().await?;
            sit_down(&page, until("minigolf", &[("seats", "5")], is_amid)?).await?;
            see(&page, ".mg-sheet thead th:nth-of-type(6)").await?;
            let cut_off = "const box = document.querySelector('.mg-sheet-box');
                const last = [...box.querySelectorAll('tr > :last-child')].map(it => it.getBoundingClientRect().right);
                return [box.scrollWidth - box.clientWidth, Math.round(Math.max(...last)) > Math.round(box.getBoundingClientRect().right)]";
            let cut_off = page.execute(cut_off, vec![]).await?;
            ensure!(cut_off == json!([0, false]), "{tag}: {cut_off}");
        }
        history_scrolls_with_the_keyboard(&page).await?;
        a_match_is_deleted_by_two_presses(&page).await
    })
    .await
}

/// What happened is more than fits.
async fn history_scrolls_with_the_keyboard(page: &Client) -> Result<()> {
    click(page, ".story summary").await?;
    let reach = "const story = document.querySelector('.story ol'); story.focus();
        return [story.tabIndex, document.activeElement === story, story.scrollHeight > story.clientHeight]";
    let reached = page.execute(reach, vec![]).await?;
    ensure!(reached == json!([0, true, true]), "{reached}");
    press(page, Key::End).await?;
    let scrolled = "return new Promise(soon => {
            let n = 0;
            const look = () => document.querySelector('.story ol').scrollTop > 0 || n++ > 100
                ? soon(document.querySelector('.story ol').scrollTop) : setTimeout(look, 20);
            look();
        })";
    let scrolled = page.execute(scrolled, vec![]).await?;
    ensure!(scrolled.as_f64() > Some(0.0), "it stays where it is");
    Ok(())
}

/// By the keyboard alone: the first press asks, in the page itself.
async fn a_match_is_deleted_by_two_presses(page: &Client) -> Result<()> {
    super::go(page, "#/").await?;
    see(page, ".kept .sure summary").await?;
    let n = async || Ok::<_, anyhow::Error>(page.find_all(Locator::Css(".kept li")).await?.len());
    let before = n().await?;
    page.execute("document.querySelector('.kept .sure summary').focus()", vec![]).await?;
    press(page, Key::Enter).await?;
    see(page, ".kept .sure[open] .asked").await?;
    ensure!(n().await? == before, "it is only asked");
    press(page, Key::Tab).await?;
    press(page, Key::Enter).await?;
    for _ in 0..100 {
        if n().await? < before {
            return Ok(());
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    anyhow::bail!("it is still there")
}

/// Shows the page on a screen of this size.
async fn resize(page: &Client, (width, height): (u32, u32)) -> Result<()> {
    let metrics =
        json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
    devtools::command(page, "Emulation.setDeviceMetricsOverride", metrics).await.map(drop)
}

async fn press(page: &Client, key: Key) -> Result<()> {
    let value = key.into();
    let keys = KeyActions::new("keys".into());
    let keys = keys.then(KeyAction::Down { value }).then(KeyAction::Up { value });
    Ok(page.perform_actions(keys).await?)
}
