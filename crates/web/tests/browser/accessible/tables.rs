//! The tables, in whatever state a match can bring them to.

use anyhow::{Context, Result};
use serde_json::Value;
use table::BotKind;

use super::{Visit, pick};
use crate::go;
use crate::position::{Position, over, see, sit_down, until, until_by};

/// Ingenious, in all its modes.
pub(super) async fn ingenious(visit: &mut Visit<'_>) -> Result<()> {
    let page = visit.page;
    let is_amid = |view: &Value| view["tiles"].as_array().is_some_and(|it| it.len() > 12);
    sit_down(page, until("ingenious", &[("seats", "4")], is_amid)?).await?;
    in_turn(visit, "ingenious", &[".rack-tile", ".cell.target"]).await?;
    sit_down(page, until("ingenious", &[("seats", "2")], is_amid)?).await?;
    pick(page, ".rack-tile:not([aria-disabled])").await?;
    refused(visit, "ingenious", ".cell:not(.target)").await?;
    for mode in ["solo", "team", "duel"] {
        sit_down(page, until("ingenious", &[("mode", mode)], is_amid)?).await?;
        see(page, ".rack-tile:not([aria-disabled])").await?;
        visit.look_at(&format!("ingenious, {mode}")).await?;
    }
    for mode in ["base", "duel"] {
        let is_swap = |view: &Value| view["phase"] == "swap";
        sit_down(page, until("ingenious", &[("mode", mode)], is_swap)?).await?;
        see(page, "#swap").await?;
        visit.look_at(&format!("ingenious, a swap in {mode}")).await?;
    }
    at_the_end(visit, "ingenious", over("ingenious", &[("seats", "3")])?).await
}

/// GREEN, with golfers and without.
pub(super) async fn green(visit: &mut Visit<'_>) -> Result<()> {
    let page = visit.page;
    let has_clubs =
        |view: &Value| view["phase"] == "turn" && view["hand_sizes"][0].as_u64() > Some(3);
    let four = [("seats", "4"), ("pro_golfers", "true")];
    sit_down(page, until("green", &four, has_clubs)?).await?;
    in_turn(visit, "green", &[".g-hand .g-club:not([aria-disabled])"]).await?;
    let (greedy, saving) = (BotKind::Greedy, BotKind::FirstTimer);
    for (phase, options, kind) in [("golfers", &four[..], greedy), ("take_back", &[], saving)] {
        let is_there = |view: &Value| view["phase"] == phase;
        sit_down(page, until_by(kind, "green", options, is_there)?).await?;
        see(page, ".g-row, .g-golfing").await?;
        visit.look_at(&format!("green, {phase}")).await?;
        pick(page, ".g-golfer, .g-row .g-club:not([aria-disabled])").await?;
        visit.look_at(&format!("green, {phase}, chosen")).await?;
        refused(visit, "green", ".g-do[aria-disabled]").await?;
    }
    at_the_end(visit, "green", over("green", &[("seats", "2")])?).await
}

/// Mini golf, on the course.
pub(super) async fn minigolf(visit: &mut Visit<'_>) -> Result<()> {
    let page = visit.page;
    let is_amid = |view: &Value| {
        ["turn", "solo_turn"].iter().any(|phase| view["phase"] == **phase)
            && view["courses"][0]["tiles"].as_array().is_some_and(|it| it.len() > 8)
    };
    sit_down(page, until("minigolf", &[("seats", "3")], is_amid)?).await?;
    see(page, ".mg-tile").await?;
    pick(page, ".mg-small[data-course='1']").await?;
    see(page, "#my-course").await?;
    pick(page, ".mg-line").await?;
    visit.look_at("minigolf, another’s course").await?;
    pick(page, "#my-course").await?;
    in_turn(visit, "minigolf", &[".mg-tile", ".mg-target"]).await?;
    let alone = [("seats", "1")];
    sit_down(page, until("minigolf", &alone, is_amid)?).await?;
    see(page, ".mg-fate").await?;
    visit.look_at("minigolf, alone").await?;
    let end = over("minigolf", &[("seats", "2")])?;
    sit_down(page, over("minigolf", &[("seats", "2"), ("version", "advanced")])?).await?;
    pick(page, "#count").await?;
    see(page, ".mg-sheet tr.lit").await?;
    visit.look_at("minigolf, the final count").await?;
    at_the_end(visit, "minigolf", end).await
}

/// What is chosen beside the course.
pub(super) async fn choices_of_minigolf(visit: &mut Visit<'_>) -> Result<()> {
    let page = visit.page;
    let manual = [("seats", "2"), ("version", "advanced"), ("numbering", "manual")];
    for (phase, choice) in [
        ("choose_land", ".mg-card"),
        ("first_promises", ".mg-promise"),
        ("visit", ".mg-promise:not(:disabled)"),
        ("return", "[data-leftover]"),
        ("number", ".mg-number select"),
    ] {
        sit_down(page, until("minigolf", &manual, |view| view["phase"] == phase)?).await?;
        see(page, choice).await?;
        visit.look_at(&format!("minigolf, {phase}")).await?;
        pick(page, choice).await?;
        visit.look_at(&format!("minigolf, {phase}, chosen")).await?;
        if phase == "visit" {
            refused(visit, "minigolf", ".mg-tile[aria-disabled]").await?;
        }
    }
    Ok(())
}

/// My turn, from the first look to the next player's: a move that is put together by presses on these pieces, a hint,
/// the rules over it all.
async fn in_turn(visit: &mut Visit<'_>, game: &str, pieces: &[&str]) -> Result<()> {
    let page = visit.page;
    see(page, ".status.mine").await?;
    visit.look_at(&format!("{game}, my turn")).await?;
    for piece in pieces {
        pick(page, piece).await?;
        visit.look_at(&format!("{game}, {piece} pressed")).await?;
    }
    see(page, "#confirm:not(:disabled)").await?;
    pick(page, "#hint").await?;
    see(page, ".hint").await?;
    visit.look_at(&format!("{game}, a hint")).await?;
    pick(page, ".story summary").await?;
    pick(page, ".more summary").await?;
    visit.look_at(&format!("{game}, all unfolded")).await?;
    pick(page, "#rules").await?;
    see(page, ".book [data-place]").await?;
    visit.look_at(&format!("{game}, the rules over the table")).await?;
    pick(page, "#close-rules").await?;
    pick(page, "#take-hint").await?;
    pick(page, "#confirm:not(:disabled)").await?;
    see(page, ".status:not(.mine)").await.context("it is somebody else’s turn")?;
    visit.look_at(&format!("{game}, another’s turn")).await
}

/// A move that the rules do not have.
async fn refused(visit: &mut Visit<'_>, game: &str, wrong: &str) -> Result<()> {
    pick(visit.page, wrong).await?;
    see(visit.page, ".status.refused").await?;
    visit.look_at(&format!("{game}, a refusal")).await
}

/// The end, and the match once more from its beginning.
async fn at_the_end(visit: &mut Visit<'_>, game: &str, end: Position) -> Result<()> {
    let page = visit.page;
    sit_down(page, end).await?;
    see(page, ".finish .curve-line").await?;
    visit.look_at(&format!("{game}, the end")).await?;
    pick(page, "#replay").await?;
    see(page, "#slider").await?;
    visit.look_at(&format!("{game}, the beginning of a replay")).await?;
    pick(page, "#last").await?;
    see(page, "#last:disabled").await?;
    visit.look_at(&format!("{game}, the end of a replay")).await?;
    go(page, "#/").await
}
