//! Lessons, step by step, and the coach of the match that follows.

use anyhow::Result;
use texts::{Catalogue, Language};

use super::{Visit, press, until};
use crate::go;
use crate::learn::MAKING;

/// From lesson to lesson.
pub(super) async fn tour(visit: &mut Visit<'_>) -> Result<()> {
    for game in ["minigolf", "ingenious", "green"] {
        lesson(visit, game).await?;
    }
    let page = visit.page;
    press(page, "#learn-play-on").await?;
    until(page, "main.playing:not(:has(#learn-again))").await?;
    // As if nothing had been explained by the lesson.
    page.execute("localStorage.removeItem('clubhouse/coach')", vec![]).await?;
    page.refresh().await?;
    until(page, ".coach.news").await?;
    visit.look_at("a coach").await?;
    go(page, "#/").await
}

async fn lesson(visit: &mut Visit<'_>, game: &str) -> Result<()> {
    let page = visit.page;
    let english = Catalogue::of(Language::ENGLISH);
    go(page, "#/").await?;
    go(page, &format!("#/learn/{game}")).await?;
    for n in (1..100).take_while(|n| english.has(&format!("learn-{game}-{n}"))) {
        press(page, "#learn-show:not(:disabled)").await?;
        until(page, MAKING).await?;
        visit.look_at(&format!("lesson of {game}, {n}")).await?;
        press(page, MAKING).await?;
    }
    until(page, "#learn-play-on:not([hidden])").await?;
    visit.look_at(&format!("lesson of {game}, its end")).await
}
