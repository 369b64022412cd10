//! Lessons, and the coach of a match.

use anyhow::Result;
use fantoccini::Locator;
use serde_json::Value;

use super::{Visit, pick};
use crate::go;
use crate::position::{see, sit_down, until};

/// The beginning of each, a move of it, and one to its end.
pub(super) async fn tour(visit: &mut Visit<'_>) -> Result<()> {
    let page = visit.page;
    for game in ["minigolf", "green", "ingenious"] {
        go(page, &format!("#/learn/{game}")).await?;
        see(page, "#learn-show:not(:disabled)").await?;
        visit.look_at(&format!("a lesson of {game}")).await?;
        pick(page, "#learn-show").await?;
        see(page, "#confirm:not(:disabled)").await?;
        visit.look_at(&format!("a lesson of {game}, with the move to make")).await?;
    }
    let (next, end) = ("#learn-show:not(:disabled, [hidden])", "#learn-play-on:not([hidden])");
    while page.find(Locator::Css(end)).await.is_err() {
        pick(page, "#confirm:not(:disabled), #swap.hinted").await?;
        see(page, &format!("{next}, {end}")).await?;
        if page.find(Locator::Css(next)).await.is_ok() {
            pick(page, next).await?;
        }
    }
    visit.look_at("the end of a lesson").await?;
    coach(visit).await
}

/// What happens for the first time is explained.
async fn coach(visit: &mut Visit<'_>) -> Result<()> {
    let page = visit.page;
    let was_offered_a_swap = |view: &Value| view["phase"] == "swap";
    sit_down(page, until("ingenious", &[("seats", "2")], was_offered_a_swap)?).await?;
    see(page, ".rack-tile").await?;
    let coach = "for (const name of Object.keys(localStorage).filter(it => it.startsWith('clubhouse/match/'))) {
        localStorage.setItem(name, JSON.stringify({ ...JSON.parse(localStorage.getItem(name)), has_coach: true }));
    }";
    page.execute(coach, vec![]).await?;
    page.refresh().await?;
    see(page, ".coach.news").await?;
    visit.look_at("a match with a coach").await
}
