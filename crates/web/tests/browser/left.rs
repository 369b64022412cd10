//! What is left in the box: opened at every table, read, and closed again.

use anyhow::{Context, Result, ensure};
use fantoccini::{Client, Locator};
use serde_json::Value;

use crate::driver::Screen;
use crate::{click, go, in_browser, text};

#[tokio::test]
async fn one_tap_shows_what_the_box_holds_and_what_may_still_come() -> Result<()> {
    in_browser("", Screen::Narrow, async |page| {
        for (game, heading, in_box) in
            [("minigolf", "Tiles", 264), ("ingenious", "Tiles", 120), ("green", "Clubs", 45)]
        {
            go(&page, &format!("#/play/{game}")).await?;
            page.wait().for_element(Locator::Css(&format!(".playing.{game} #left"))).await?;
            ensure!(game != "minigolf" || !has_come(&page).await?, "nobody has asked yet");
            click(&page, "#left").await?;
            let note = text(&page, ".tallies p").await?;
            ensure!(
                note.starts_with("Still to come: ") && has_come(&page).await?,
                "{game}: {note}"
            );
            let width = page.execute("return document.documentElement.scrollWidth", vec![]).await?;
            ensure!(width.as_i64().is_some_and(|width| width <= 320), "{game}: {width}");
            adds_up(&page, heading, in_box).await.context(game)?;
            click(&page, "#close-rules").await?;
            page.wait().for_element(Locator::Css("body:not(:has(dialog))")).await?;
            let is_back = "return document.activeElement.id === 'left'";
            ensure!(page.execute(is_back, vec![]).await? == true, "the focus is where it was");
        }
        Ok(())
    })
    .await
}

/// Whether the page has fetched what counts boxes.
async fn has_come(page: &Client) -> Result<bool> {
    let fetched = "return performance.getEntriesByType('resource').some(it => it.name.includes('piece_left'))";
    Ok(page.execute(fetched, vec![]).await? == true)
}

/// Every row has a number below each head, and their sums stand in the last one; no more may come than there are.
async fn adds_up(page: &Client, heading: &str, in_box: u16) -> Result<()> {
    let read = "const tables = [...document.querySelectorAll('.tallies table')];
        const table = tables.find(it => it.caption.textContent === arguments[0]);
        const numbers = row => [...row.querySelectorAll('th[scope=row] ~ td')].map(it => Number(it.textContent));
        return [
            table.querySelectorAll('th[scope=col]').length,
            [...table.tBodies[0].rows].map(numbers),
            numbers(table.tFoot.rows[0]),
        ]";
    let answer = page.execute(read, vec![heading.into()]).await?;
    let (n_heads, rows, all): (usize, Vec<Vec<u16>>, Vec<u16>) =
        serde_json::from_value::<_>(answer.clone()).context(Value::to_string(&answer))?;
    ensure!(rows.iter().all(|row| row.len() == n_heads), "{answer}");
    ensure!(rows.iter().all(|row| row[1] <= row[0]), "{answer}");
    for (n, sum) in all.iter().enumerate() {
        ensure!(rows.iter().map(|row| row[n]).sum::<u16>() == *sum, "{answer}");
    }
    ensure!(all[0] == in_box && all[1] > 0 && all[1] <= in_box, "{answer}");
    Ok(())
}
