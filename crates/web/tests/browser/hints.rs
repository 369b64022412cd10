//! Hints: asked for, taken up, and made by the keyboard alone, at every table.

use anyhow::{Context, Result, ensure};
use fantoccini::Locator;
use fantoccini::key::Key;
use serde_json::Value;

use super::position::{see, sit_down, until};
use super::{Screen, click, in_browser, press};

#[tokio::test]
async fn a_hint_is_taken_up_at_every_table_and_made_by_the_keyboard() -> Result<()> {
    in_browser("", Screen::Desktop, async |page| {
        let is_amid = |view: &Value| ["turn", "place"].iter().any(|phase| view["phase"] == **phase);
        for game in ["minigolf", "ingenious", "green"] {
            sit_down(&page, until(game, &[("seats", "2")], is_amid)?).await?;
            see(&page, ".status.mine").await?;
            click(&page, "#hint").await?;
            click(&page, "#take-hint").await?;
            see(&page, "#confirm:not(:disabled):focus").await.context(game)?;
            press(&page, Key::Enter).await?;
            // It is about a position that is gone.
            let gone = "return new Promise(soon => {
                const marks = '.hint, .hinted, .mg-hint-frame';
                const look = () => document.querySelector(marks) ? setTimeout(look, 20) : soon();
                look();
            })";
            page.execute(gone, vec![]).await.context(game)?;
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn ingenious_marks_the_hinted_tile_and_a_tap_on_its_place_takes_it_up() -> Result<()> {
    in_browser("", Screen::Phone, async |page| {
        let is_amid = |view: &Value| view["tiles"].as_array().is_some_and(|it| it.len() > 6);
        sit_down(&page, until("ingenious", &[("seats", "3")], is_amid)?).await?;
        see(&page, ".rack-tile:not([aria-disabled])").await?;
        click(&page, "#hint").await?;
        see(&page, ".rack-tile.hinted").await?;
        let tap = "const half = [...document.querySelectorAll('g.hinted *')].pop();
            half.scrollIntoView({ block: 'center' });
            const at = half.getBoundingClientRect();
            const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
            const cell = document.elementFromPoint(x, y).closest('[data-cell]');
            cell.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));";
        page.execute(tap, vec![]).await?;
        see(&page, ".ghost.pinned").await?;
        see(&page, ".rack-tile.hinted.placed").await?;
        let is_there = page.find(Locator::Css("#confirm:not(:disabled)")).await.is_ok();
        ensure!(is_there, "it waits for its confirmation");
        Ok(())
    })
    .await
}
