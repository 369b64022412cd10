//! Games that have no table of their own in the page: each is played on the plain one. Of those that we ship there is
//! none, but `cargo verify` makes one (`cargo xtask new-game`) and tells this story with it.

use anyhow::{Context, Result, ensure};
use fantoccini::key::Key;
use fantoccini::{Client, Locator};
use table::GameKind;

use super::position::see;
use super::{Screen, click, go, in_browser, tables_of_the_page, text};

/// Those that somebody has drawn.
const DRAWN: [&str; 3] = ["minigolf", "ingenious", "green"];

/// A legal move.
const MOVE: &str = ".plain-moves .move";

/// Far more than a match takes.
const MOST_KEYS: u32 = 1000;

#[tokio::test]
async fn a_game_without_a_table_of_its_own_is_played_to_its_end_on_the_plain_one() -> Result<()> {
    let all = tables_of_the_page().map(GameKind::id);
    let plain: Vec<&str> = all.filter(|id| !DRAWN.contains(id)).collect();
    if plain.is_empty() {
        return Ok(());
    }
    in_browser("", Screen::Narrow, async |page| {
        for game in &plain {
            play(&page, game).await.with_context(|| format!("on the table of {game}"))?;
        }
        Ok(())
    })
    .await
}

/// Finds it in the hall, and plays against a bot with the keyboard alone.
async fn play(page: &Client, game: &str) -> Result<()> {
    go(page, "#/").await?;
    see(page, &format!("[data-play={game}]")).await?;
    has_words(page, game).await?;
    go(page, &format!("#/new/{game}")).await?;
    see(page, "select[name=level]").await?.select_by_value("1").await?;
    has_words(page, game).await?;
    click(page, "#start").await?;
    ensure!(!text(page, ".plain-moves pre").await?.is_empty(), "there is nothing to see");
    ensure!(text(page, MOVE).await?.contains(' '), "a move is not in words");
    let mut n_pressed = 0;
    while page.find(Locator::Css(".finish")).await.is_err() {
        let found = see(page, &format!("{MOVE}, .finish")).await?;
        // What is drawn again just then is gone.
        n_pressed += u32::from(found.send_keys(&char::from(Key::Enter).to_string()).await.is_ok());
        ensure!(n_pressed < MOST_KEYS, "it does not end");
    }
    ensure!(!text(page, ".finish h2").await?.is_empty(), "it says who won");
    has_words(page, game).await?;
    let width = page.execute("return document.documentElement.scrollWidth", vec![]).await?;
    ensure!(width.as_i64().is_some_and(|width| width <= 320), "it is {width} wide");
    Ok(())
}

/// Whether everything on the screen is said: a message that is missing shows its id.
async fn has_words(page: &Client, game: &str) -> Result<()> {
    let said = text(page, "body").await?;
    ensure!(!said.contains(&format!("[{game}-")), "words are missing: {said}");
    Ok(())
}
