//! Everything around the tables that needs nobody else.

use anyhow::{Context, Result};
use serde_json::json;

use super::{Visit, press, until};
use crate::{check_log, go, random_match};

/// From home to every other screen.
pub(super) async fn tour(visit: &mut Visit<'_>) -> Result<()> {
    let page = visit.page;
    until(page, ".daily .deal").await?;
    visit.look_at("home").await?;
    press(page, "[data-leaders=green]").await?;
    until(page, ".leaders p").await?;
    visit.look_at("home with results of the day").await?;
    for game in ["minigolf", "ingenious", "green"] {
        go(page, &format!("#/new/{game}")).await?;
        press(page, &format!("main.opening.{game} .terms summary, .opening .terms summary"))
            .await?;
        visit.look_at(&format!("options of {game}")).await?;
        go(page, &format!("#/rules/{game}")).await?;
        until(page, ".rules [data-place]").await?;
        visit.look_at(&format!("rules of {game}")).await?;
    }
    for (place, there) in [
        ("#/rules/green/GR-4", ".lit[data-place=GR-4]"),
        ("#/settings", "#language-setting"),
        ("#/account", "#sign-up"),
        ("#/1/2", "main .button.primary"),
    ] {
        go(page, place).await?;
        until(page, there).await?;
        visit.look_at(place).await?;
    }
    logs(visit).await?;
    saved(visit).await
}

/// A log that can be stepped through, one that breaks a rule, and one that is none.
async fn logs(visit: &mut Visit<'_>) -> Result<()> {
    let page = visit.page;
    go(page, "#/logs").await?;
    visit.look_at("logs").await?;
    let log = random_match(table::find("ingenious")?, "mode=solo")?.log().context("a log")?;
    check_log(page, &log).await?;
    visit.look_at("a log").await?;
    let first = log.lines().find(|line| line.starts_with("0\t")).context("a move")?;
    check_log(page, &log.replacen(first, &format!("{first}\n{first}"), 1)).await?;
    until(page, ".faults a.rule").await?;
    visit.look_at("a log with a fault").await?;
    press(page, ".faults a.rule").await?;
    until(page, ".book .lit").await?;
    visit.look_at("a log with the rule that it breaks").await?;
    press(page, "#close-rules").await?;
    check_log(page, "clubhouse-log 1\ngame 1234\nrules 1\noptions\n").await?;
    until(page, ".faults li").await?;
    visit.look_at("a log of another game").await
}

/// Matches that are saved here: one that can be gone on with, and those that cannot be shown.
async fn saved(visit: &mut Visit<'_>) -> Result<()> {
    let page = visit.page;
    let id = |n: u32| format!("{n:032x}");
    let log = random_match(table::find("green")?, "seats=2")?.log().context("a log")?;
    let begun: String = log.lines().take(40).flat_map(|line| [line, "\n"]).collect();
    let saved = |n: u32, format: u32, log: &str| {
        json!({ "format": format, "id": id(n), "game": "green", "me": 0, "levels": [null, 4],
            "seed": "", "log": log, "at": 1_794_787_200_000.0, "is_over": false })
    };
    let all = [
        saved(1, 1, &begun),
        saved(2, 2, &begun),
        saved(3, 1, &begun.replace("\nrules ", "\nrules 9")),
        saved(4, 1, "nothing"),
    ];
    for (n, saved) in (1..).zip(all) {
        let keep = "localStorage.setItem('clubhouse/match/' + arguments[0], arguments[1])";
        page.execute(keep, vec![id(n).into(), saved.to_string().into()]).await?;
    }
    go(page, "#/").await?;
    until(page, ".kept li").await?;
    visit.look_at("home with saved matches").await?;
    for n in 2..6 {
        go(page, &format!("#/match/{}", id(n))).await?;
        until(page, "#lost").await?;
        visit.look_at(&format!("a match that cannot be shown, {n}")).await?;
        go(page, "#/").await?;
    }
    let forget = "for (const it of Object.keys(localStorage)) if (it.startsWith('clubhouse/match/')) localStorage.removeItem(it)";
    page.execute(forget, vec![]).await?;
    Ok(())
}
