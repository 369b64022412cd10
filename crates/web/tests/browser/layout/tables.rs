//! The tables, in whatever state a match can bring them to.

use anyhow::Result;
use serde_json::Value;
use table::BotKind;

use super::{Visit, press, until};
use crate::go;
use crate::position::{self, Position, over, sit_down};

/// From table to table.
pub(super) async fn tour(visit: &mut Visit<'_>) -> Result<()> {
    ingenious(visit).await?;
    green(visit).await?;
    minigolf(visit).await?;
    choices_of_minigolf(visit).await
}

/// In all modes.
async fn ingenious(visit: &mut Visit<'_>) -> Result<()> {
    let page = visit.page;
    let is_amid = |view: &Value| view["tiles"].as_array().is_some_and(|it| it.len() > 12);
    sit_down(page, position::until("ingenious", &[("seats", "4")], is_amid)?).await?;
    let presses = [".rack-tile:not([aria-disabled])", ".cell.target"];
    in_turn(visit, "ingenious", &presses, &[".cell:not(.target)"]).await?;
    for mode in ["solo", "team", "duel"] {
        sit_down(page, position::until("ingenious", &[("mode", mode)], is_amid)?).await?;
        for it in presses {
            press(page, it).await?;
        }
        visit.look_at(&format!("ingenious, {mode}")).await?;
    }
    let is_swap = |view: &Value| view["phase"] == "swap";
    sit_down(page, position::until("ingenious", &[], is_swap)?).await?;
    until(page, "#swap").await?;
    visit.look_at("ingenious, a swap").await?;
    at_the_end(visit, over("ingenious", &[("seats", "4")])?).await
}

/// With golfers.
async fn green(visit: &mut Visit<'_>) -> Result<()> {
    let page = visit.page;
    let has_clubs =
        |view: &Value| view["phase"] == "turn" && view["hand_sizes"][0].as_u64() > Some(3);
    let four = [("seats", "4"), ("pro_golfers", "true")];
    sit_down(page, position::until("green", &four, has_clubs)?).await?;
    let clubs = [".g-hand .g-club:not([aria-disabled])"];
    // Whoever has seen new clubs has to draw one.
    let wrong =
        ["[data-move=refresh]", "#confirm:not(:disabled)", ".g-hand .g-club[aria-disabled]"];
    in_turn(visit, "green", &clubs, &wrong).await?;
    let (greedy, saving) = (BotKind::Greedy, BotKind::FirstTimer);
    for (phase, options, kind) in [("golfers", &four[..], greedy), ("take_back", &[], saving)] {
        let is_there = |view: &Value| view["phase"] == phase;
        sit_down(page, position::until_by(kind, "green", options, is_there)?).await?;
        press(page, ".g-golfer, .g-row .g-club:not([aria-disabled])").await?;
        visit.look_at(&format!("green, {phase}")).await?;
    }
    at_the_end(visit, over("green", &four)?).await
}

/// On the course, and on others'.
async fn minigolf(visit: &mut Visit<'_>) -> Result<()> {
    let page = visit.page;
    let is_amid = |view: &Value| {
        let tiles = view["courses"][0]["tiles"].as_array();
        let is_turn = view["phase"] == "turn" || view["phase"] == "solo_turn";
        is_turn && tiles.is_some_and(|it| it.len() > 8)
    };
    let four = [("seats", "4"), ("version", "advanced")];
    sit_down(page, position::until("minigolf", &four, is_amid)?).await?;
    press(page, ".mg-small[data-course='1']").await?;
    until(page, "#my-course").await?;
    visit.look_at("minigolf, another’s course").await?;
    press(page, "#my-course").await?;
    let presses = [".mg-tile:not([aria-disabled])", ".mg-target:not(.off)"];
    in_turn(visit, "minigolf", &presses, &[".mg-board .mg-gate"]).await?;
    sit_down(page, position::until("minigolf", &[("seats", "1")], is_amid)?).await?;
    until(page, ".mg-fate").await?;
    visit.look_at("minigolf, alone").await?;
    at_the_end(visit, over("minigolf", &four)?).await
}

/// What is chosen beside the course.
async fn choices_of_minigolf(visit: &mut Visit<'_>) -> Result<()> {
    let page = visit.page;
    let manual = [("seats", "2"), ("version", "advanced"), ("numbering", "manual")];
    for (phase, choice) in [
        ("choose_land", ".mg-card"),
        ("first_promises", ".mg-promise"),
        ("visit", ".mg-promise:not(:disabled)"),
        ("return", "[data-leftover]"),
        ("number", ".mg-number select"),
    ] {
        sit_down(page, position::until("minigolf", &manual, |view| view["phase"] == phase)?)
            .await?;
        press(page, choice).await?;
        visit.look_at(&format!("minigolf, {phase}")).await?;
    }
    Ok(())
}

/// My turn: a move that is put together by presses on these, a refusal, a hint, and the rules over it all.
async fn in_turn(
    visit: &mut Visit<'_>,
    game: &str,
    presses: &[&str],
    wrong: &[&str],
) -> Result<()> {
    let page = visit.page;
    until(page, ".status.mine").await?;
    visit.look_at(&format!("{game}, my turn")).await?;
    for it in presses {
        press(page, it).await?;
    }
    until(page, "#confirm:not(:disabled)").await?;
    visit.look_at(&format!("{game}, a move")).await?;
    for it in wrong {
        press(page, it).await?;
    }
    until(page, ".status.refused").await?;
    visit.look_at(&format!("{game}, a refusal")).await?;
    press(page, "#hint").await?;
    until(page, ".hint").await?;
    for it in [".story summary", ".more summary"] {
        press(page, it).await?;
    }
    visit.look_at(&format!("{game}, a hint, and all unfolded")).await?;
    press(page, "#rules").await?;
    until(page, ".book [data-place]").await?;
    visit.look_at(&format!("{game}, the rules over the table")).await?;
    press(page, "#close-rules").await
}

/// The end, and the match once more.
async fn at_the_end(visit: &mut Visit<'_>, end: Position) -> Result<()> {
    let (page, game) = (visit.page, end.game());
    sit_down(page, end).await?;
    until(page, ".finish .curve-line").await?;
    visit.look_at(&format!("{game}, the end")).await?;
    press(page, "#replay").await?;
    until(page, "#slider").await?;
    let half = "const slider = document.querySelector('#slider');
        slider.value = Math.round(slider.max / 2);
        slider.dispatchEvent(new Event('input'))";
    page.execute(half, vec![]).await?;
    visit.look_at(&format!("{game}, once more")).await?;
    go(page, "#/").await
}
