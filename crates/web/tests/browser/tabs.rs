//! One match in several tabs: no tab writes over what another one did.

use std::time::Duration;

use ::ingenious::{EventView, Fact};
use anyhow::{Context, Result, ensure};
use fantoccini::{Client, Locator};
use tabletop::{Seat, ToAct};
use tokio::time::sleep;

use crate::driver::Screen;
use crate::{devtools, in_browser, ingenious, text};

#[tokio::test]
async fn what_one_tab_plays_the_other_shows() -> Result<()> {
    in_browser("", Screen::Desktop, async |page| {
        let [one, other] = two_tabs(&page).await?;
        for tab in [&one, &other, &one] {
            page.switch_to_window(tab.clone()).await?;
            move_once(&page).await?;
            let steps = settled(&page).await?;
            for tab in [&one, &other] {
                page.switch_to_window(tab.clone()).await?;
                until_shown(&page, n_tiles(&page).await?).await?;
            }
            ensure!(kept_steps(&page).await? == steps, "nobody plays while it is my turn");
        }
        Ok(())
    })
    .await
}

#[tokio::test]
async fn a_tab_that_slept_does_not_write_over_what_another_played() -> Result<()> {
    in_browser("", Screen::Desktop, async |page| {
        let [one, other] = two_tabs(&page).await?;
        // The second one hears nothing of the first, as if it had been put to sleep.
        page.switch_to_window(other.clone()).await?;
        let deaf = "addEventListener('storage', event => event.stopImmediatePropagation(), true);
            addEventListener('focus', event => event.stopImmediatePropagation(), true);";
        devtools::before_every_page(&page, deaf).await?;
        page.refresh().await?;
        page.wait().for_element(Locator::Css(".ingenious-board")).await?;
        settled(&page).await?;

        page.switch_to_window(one).await?;
        for _ in 0..2 {
            move_once(&page).await?;
            settled(&page).await?;
        }
        let steps = kept_steps(&page).await?;

        page.switch_to_window(other).await?;
        move_once(&page).await?;
        let notice = text(&page, ".troubles .notice").await?;
        ensure!(notice.contains("another tab"), "{notice}");
        ensure!(kept_steps(&page).await? == steps, "what the first one played is still there");
        until_shown(&page, n_tiles(&page).await?).await
    })
    .await
}

/// A match of Ingenious, open in two tabs.
async fn two_tabs(page: &Client) -> Result<[fantoccini::wd::WindowHandle; 2]> {
    crate::click(page, "[data-play=ingenious]").await?;
    page.wait().for_element(Locator::Css(".ingenious-board")).await?;
    settled(page).await?;
    let one = page.window().await?;
    let address = page.current_url().await?;
    let other = page.new_window(true).await?.handle;
    page.switch_to_window(other.clone()).await?;
    page.goto(address.as_str()).await?;
    page.wait().for_element(Locator::Css(".ingenious-board")).await?;
    settled(page).await?;
    Ok([one, other])
}

pub(crate) async fn move_once(page: &Client) -> Result<()> {
    while !ingenious::make_a_move(page).await? {
        sleep(Duration::from_millis(50)).await;
    }
    Ok(())
}

/// Waits until it is my turn, or the match is over, on the screen and in what is kept. How many steps that are.
async fn settled(page: &Client) -> Result<usize> {
    for _ in 0..100 {
        page.wait().for_element(Locator::Css(".status.mine, .finish")).await?;
        // A screen may still say that it is my turn while my move is made.
        let kept = table::load(&kept_log(page).await?, table::Dealer::Scripted)?;
        match kept.to_act() {
            ToAct::Over => return Ok(kept.n_steps()),
            ToAct::Seats(seats) if seats.contains(Seat::new(0)) => return Ok(kept.n_steps()),
            ToAct::Seats(_) | ToAct::Chance(_) => sleep(Duration::from_millis(50)).await,
        }
    }
    anyhow::bail!("it is never my turn again")
}

/// How many tiles are kept as placed.
async fn n_tiles(page: &Client) -> Result<usize> {
    let log = kept_log(page).await?;
    let table = table::load(&log, table::Dealer::Scripted)?;
    let learned =
        table.learned(tabletop::Viewer::Spectator, 0).into_iter().flat_map(|it| it.events);
    let is_placed = |it: &EventView| matches!(it, EventView::Open(Fact::Placed { .. }));
    Ok(learned.filter(|it| it.of().is_some_and(is_placed)).count())
}

/// Waits until so many tiles that were placed are shown.
async fn until_shown(page: &Client, n: usize) -> Result<()> {
    let count =
        "return document.querySelectorAll('.ingenious-board g:not(.recent) > .tile').length";
    for _ in 0..100 {
        if page.execute(count, vec![]).await?.as_u64() == Some(n as u64) {
            return Ok(());
        }
        sleep(Duration::from_millis(50)).await;
    }
    anyhow::bail!("{n} tiles were placed, {} are shown", page.execute(count, vec![]).await?)
}

/// Waits until a match is on the screen.
pub(crate) async fn open_match(page: &Client) -> Result<()> {
    page.wait().for_element(Locator::Css("main.playing")).await?;
    Ok(())
}

/// How many steps of the only match are kept.
pub(crate) async fn kept_steps(page: &Client) -> Result<usize> {
    Ok(table::load(&kept_log(page).await?, table::Dealer::Scripted)?.n_steps())
}

async fn kept_log(page: &Client) -> Result<String> {
    let find =
        "const name = Object.keys(localStorage).find(it => it.startsWith('clubhouse/match/'));
        return JSON.parse(localStorage.getItem(name)).log";
    let log = page.execute(find, vec![]).await?;
    Ok(log.as_str().context("a match is kept")?.to_owned())
}
