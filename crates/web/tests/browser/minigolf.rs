//! Mini Golf Designer by real clicks: a whole match against a bot, on a desk and on a phone.

use std::time::Duration;

use anyhow::{Result, bail, ensure};
use fantoccini::elements::Element;
use fantoccini::{Client, Locator};
use serde_json::{Value, json};
use tokio::time::sleep;

use super::position::{see, sit_down, until};
use super::tabs::kept_steps;
use super::{Screen, click, devtools, go, in_browser, text};

#[tokio::test]
async fn a_ghost_goes_with_the_keyboard_and_a_table_may_be_left_with_it() -> Result<()> {
    in_browser("", Screen::Desktop, async |page| {
        let is_amid =
            |view: &Value| view["courses"][0]["tiles"].as_array().is_some_and(|it| it.len() > 9);
        sit_down(&page, until("minigolf", &[("seats", "2")], is_amid)?).await?;
        click(&page, ".mg-tile:not([aria-disabled])").await?;
        let point = "document.querySelector('.mg-target[tabindex=\"0\"]').focus()";
        page.execute(point, vec![]).await?;
        see(&page, ".mg-frame").await?;
        page.execute("document.querySelector('#hint').focus()", vec![]).await?;
        see(&page, ".mg-board:not(:has(.mg-frame))").await?;
        page.execute(point, vec![]).await?;
        see(&page, ".mg-frame").await?;
        go(&page, "#/").await
    })
    .await
}

#[tokio::test]
async fn a_match_of_minigolf_is_played_to_its_end_on_a_desk() -> Result<()> {
    in_browser("#/new/minigolf", Screen::Desktop, async |page| {
        play_to_the_end(&page).await?;
        // Seen again with nobody's eyes, the lands are everybody's.
        click(&page, "#replay").await?;
        see(&page, "#eyes").await?.select_by_value("").await?;
        click(&page, "#first:not(:disabled), #forward").await?;
        see(&page, ".mg-dealt + .mg-dealt .mg-card").await?;
        for head in page.find_all(Locator::Css(".mg-dealt h2")).await? {
            let head = head.text().await?;
            ensure!(head.ends_with("’s lands to choose from"), "{head}");
        }
        Ok(())
    })
    .await
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
        see(&page, ".mg-target").await?;
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
        let options = [("seats", "2"), ("numbering", "manual")];
        sit_down(&page, until("minigolf", &options, |view| view["phase"] == "number")?).await?;
        see(&page, ".mg-number select").await?;
        // Whether the window of a browser without a screen has the keyboard is its own affair.
        devtools::command(&page, "Emulation.setFocusEmulationEnabled", json!({ "enabled": true })).await?;
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
        let pictures = page.find_all(Locator::Css(".mg-number svg g g")).await?;
        ensure!(!pictures.is_empty(), "and its picture");
        let racks = page.find(Locator::Css(".mg-racks")).await?;
        ensure!(!racks.is_displayed().await?, "on a phone the course has the room of the racks");
        Ok(())
    })
    .await
}

#[tokio::test]
async fn what_is_ticked_is_what_the_button_says() -> Result<()> {
    in_browser("", Screen::Desktop, async |page| {
        let advanced = [("seats", "2"), ("version", "advanced")];
        for (phase, tick, none, some) in [
            ("first_promises", ".mg-promise", "Promise", "Promise"),
            ("visit", ".mg-promise:not(:disabled)", "Promise nothing", "Promise"),
            ("return", "[data-leftover]", "Put nothing back", "Put 1 tile back"),
        ] {
            let position = until("minigolf", &advanced, |view| view["phase"] == phase)?;
            sit_down(&page, position).await?;
            page.wait().for_element(Locator::Css(tick)).await?;
            let label = async || text(&page, "#confirm").await;
            ensure!(label().await? == none, "{phase}: {}", label().await?);
            click(&page, tick).await?;
            ensure!(label().await? == some, "{phase}: {}", label().await?);
            ensure!(
                !is_shown(&page, "#cancel").await?,
                "{phase}: ticks are taken away by themselves"
            );
            click(&page, tick).await?;
            ensure!(label().await? == none, "{phase}: {}", label().await?);
            click(&page, tick).await?;
            click(&page, "#confirm:not(:disabled)").await?;
            see(&page, ".mg-table:not(:has(.mg-panel))").await?;
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn hands_turn_drag_and_look_nearer() -> Result<()> {
    in_browser("", Screen::Desktop, async |page| {
        let n = |list: &Value| list.as_array().map_or(0, Vec::len);
        let is_amid = |view: &Value| n(&view["courses"][0]["tiles"]) > 8;
        sit_down(&page, until("minigolf", &[("seats", "2")], is_amid)?).await?;
        see(&page, ".mg-tile:not([aria-disabled])").await?;
        turns_by_every_way(&page).await?;
        drags(&page).await?;
        keys_in_the_book_are_not_for_the_table(&page).await?;
        looks_around(&page).await?;
        lights_what_counts(&page).await?;
        click(&page, "#hint").await?;
        see(&page, ".hint").await?;
        see(&page, ":is(.mg-hint-frame, .hinted)").await?;
        // Somebody acts after me: nothing is drawn meanwhile.
        let is_first = |view: &Value| {
            is_amid(view) && view["phase"] == "turn" && n(&view["order"]["to_act"]) > 1
        };
        sit_down(&page, until("minigolf", &[("seats", "2")], is_first)?).await?;
        undoes(&page).await
    })
    .await
}

/// R, the wheel and another tap turn the tile in hand.
async fn turns_by_every_way(page: &Client) -> Result<()> {
    let turn = r"const soon = () => new Promise(soon => setTimeout(soon, 60));
        const key = key => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        const held = () => document.querySelector('.mg-tile[aria-pressed=true]');
        return (async () => {
            for (const digit of '123456') {
                key(digit); await soon();
                if (!held() || held().dataset.slot != digit - 1) continue;
                const ways = [
                    () => key('r'), () => key('R'), () => held().click(),
                    () => document.querySelector('.mg-board').dispatchEvent(new WheelEvent('wheel', { deltaY: 100, cancelable: true })),
                ];
                const changed = [];
                for (const way of ways) {
                    const before = held().innerHTML;
                    way(); await soon();
                    changed.push(held().innerHTML !== before);
                }
                // What looks the same from all sides is no proof.
                if (changed.some(it => it)) return changed;
            }
            return [];
        })()";
    let changed = page.execute(turn, vec![]).await?;
    ensure!(changed == json!([true, true, true, true]), "{changed}");
    Ok(())
}

/// The tile in hand is carried from the rack onto a cell where it can lie.
async fn drags(page: &Client) -> Result<()> {
    let drag = "const tile = document.querySelector('.mg-tile[aria-pressed=true]');
        const middle = it => { const b = it.getBoundingClientRect(); return { clientX: b.x + b.width / 2, clientY: b.y + b.height / 2 }; };
        const target = [...document.querySelectorAll('.mg-target:not(.off)')].at(-1);
        const point = (name, at) => tile.dispatchEvent(new PointerEvent(name, { ...at, bubbles: true, pointerType: 'mouse', pointerId: 1, buttons: 1 }));
        point('pointerdown', middle(tile));
        point('pointermove', middle(target));
        point('pointerup', middle(target));
        return target.dataset.cell;";
    let cell = page.execute(drag, vec![]).await?;
    let pinned =
        format!(".mg-target[data-cell='{}'][aria-pressed=true]", cell.as_str().unwrap_or_default());
    see(page, &pinned).await?;
    page.find(Locator::Css(".mg-badge text")).await?;
    Ok(())
}

async fn keys_in_the_book_are_not_for_the_table(page: &Client) -> Result<()> {
    click(page, ".more summary").await?;
    click(page, "#rules").await?;
    see(page, ".book[open]").await?;
    let escape = "document.querySelector('.book').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))";
    page.execute(escape, vec![]).await?;
    click(page, "#close-rules").await?;
    see(page, "body:not(:has(.book))").await?;
    page.find(Locator::Css(".mg-frame.pinned")).await?;
    Ok(())
}

/// The lenses and the mouse move the camera, and it follows the keyboard.
async fn looks_around(page: &Client) -> Result<()> {
    let look = "const board = document.querySelector('.mg-board');
        const soon = () => new Promise(soon => setTimeout(soon, 60));
        const box = () => board.getAttribute('viewBox').split(' ').map(Number);
        const [nearer, farther, fit] = document.querySelectorAll('.mg-lenses button');
        const point = (name, x) => board.dispatchEvent(new PointerEvent(name, { clientX: x, clientY: 300, bubbles: true, pointerType: 'touch', pointerId: 1, isPrimary: true }));
        return (async () => {
            const seen = { fitted: box() };
            farther.click(); await soon(); seen.farther = box();
            fit.click(); await soon(); seen.again = box();
            for (let i = 0; i < 4; i++) nearer.click();
            await soon(); seen.nearer = box();
            board.setPointerCapture = () => {};
            point('pointerdown', 500); point('pointermove', 620); point('pointerup', 620);
            await soon(); seen.panned = box();
            document.querySelector('.mg-target[tabindex=\"0\"]').focus();
            const arrow = key => document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
            seen.lost = [];
            for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown']) for (let i = 0; i < 9; i++) {
                arrow(key); await soon();
                const at = document.activeElement.querySelector('rect').getBBox(), [x, y, w, h] = box();
                if (at.x < x || at.y < y || at.x + at.width > x + w || at.y + at.height > y + h) seen.lost.push(document.activeElement.dataset.cell);
            }
            fit.click(); await soon(); seen.last = box();
            return seen;
        })()";
    let seen = page.execute(look, vec![]).await?;
    let width = |of: &str| seen[of][2].as_f64().unwrap_or(0.0);
    ensure!(width("nearer") < width("fitted") && width("fitted") < width("farther"), "{seen}");
    ensure!(seen["panned"] != seen["nearer"], "{seen}");
    ensure!(seen["again"] == seen["fitted"] && seen["last"] == seen["fitted"], "{seen}");
    ensure!(seen["lost"] == json!([]), "the camera follows the keyboard: {seen}");
    Ok(())
}

/// Lines of the sheet light up what they count, on my course and on others'.
async fn lights_what_counts(page: &Client) -> Result<()> {
    let line = ".mg-sheet tbody tr:first-child .mg-line";
    click(page, ".mg-small[data-course='1']").await?;
    see(page, "#my-course").await?;
    click(page, line).await?;
    see(page, ".mg-lit").await?;
    click(page, "#my-course").await?;
    see(page, ".mg-board:not(:has(.mg-lit))").await?;
    click(page, line).await?;
    see(page, ".mg-lit").await?;
    Ok(())
}

/// My move is taken back.
async fn undoes(page: &Client) -> Result<()> {
    see(page, ".mg-tile:not([aria-disabled])").await?;
    let before = kept_steps(page).await?;
    while kept_steps(page).await? == before {
        act(page).await?;
        sleep(Duration::from_millis(50)).await;
    }
    ensure!(kept_steps(page).await? > before, "it is made");
    see(page, "#undo:not(:disabled)").await?;
    click(page, "#undo").await?;
    for _ in 0..400 {
        if kept_steps(page).await? == before {
            return Ok(());
        }
        sleep(Duration::from_millis(50)).await;
    }
    bail!("it is not taken back: {} steps, not {before}", kept_steps(page).await?)
}

/// Whether it can be seen.
async fn is_shown(page: &Client, css: &str) -> Result<bool> {
    Ok(page.find(Locator::Css(css)).await?.is_displayed().await?)
}

async fn play_to_the_end(page: &Client) -> Result<()> {
    let level = see(page, "select[name=level]").await?;
    level.select_by_value("1").await?;
    click(page, "#start").await?;
    see(page, ".mg-card").await?;
    while find(page, ".finish").await.is_none() {
        if !act(page).await? {
            sleep(Duration::from_millis(50)).await;
        }
    }
    let verdict = page.find(Locator::Css(".finish h2")).await?.text().await?;
    ensure!(!verdict.is_empty(), "the end says who won");
    let lines = page.find_all(Locator::Css(".mg-sheet tbody tr")).await?;
    ensure!(lines.len() >= 11, "the count is told condition by condition");
    // The count goes from line to line, each lit with its points, and stops after the last.
    for line in 1..=lines.len() {
        click(page, "#count").await?;
        let lit = format!(".mg-sheet tbody tr:nth-child({line}).lit");
        see(page, &lit).await?;
        ensure!(text(page, ".mg-price [role=status]").await?.contains("so far"), "line {line}");
    }
    click(page, "#count").await?;
    see(page, ".mg-sheet:not(:has(tr.lit))").await?;
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
