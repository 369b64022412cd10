//! Everything around the tables.

use anyhow::{Context, Result};
use serde_json::Value;

use super::{Visit, pick};
use crate::position::{see, sit_down, until};
use crate::{check_log, go, random_match};

/// From the hall to every other screen that needs nobody else.
pub(super) async fn tour(visit: &mut Visit<'_>) -> Result<()> {
    let page = visit.page;
    see(page, "[data-leaders=green]").await?;
    visit.look_at("home").await?;
    pick(page, "[data-leaders=green]").await?;
    see(page, ".leaders p").await?;
    visit.look_at("home, with results of the day").await?;
    let is_amid = |view: &Value| view["phase"] == "place";
    sit_down(page, until("ingenious", &[("seats", "2")], is_amid)?).await?;
    see(page, ".rack-tile").await?;
    go(page, "#/").await?;
    see(page, "#go-on").await?;
    visit.look_at("home, with a match to go on with").await?;
    pick(page, ".kept .sure summary").await?;
    visit.look_at("home, with a question before a match is deleted").await?;
    for game in ["minigolf", "ingenious", "green"] {
        go(page, &format!("#/new/{game}")).await?;
        pick(page, ".terms summary").await?;
        visit.look_at(&format!("options of {game}")).await?;
        go(page, &format!("#/rules/{game}")).await?;
        see(page, ".rules [data-place]").await?;
        visit.look_at(&format!("rules of {game}")).await?;
    }
    go(page, "#/rules/green/GR-4").await?;
    see(page, ".lit").await?;
    visit.look_at("a rule").await?;
    for (place, there) in [
        ("#/settings", "#language-setting"),
        ("#/account", "#sign-up"),
        ("#/logs", "#log-text"),
        ("#/nowhere", "main .button.primary"),
        ("#/match/00112233445566778899aabbccddeeff", "#lost"),
        ("#/table/00112233445566778899aabbccddeeff", "#lost"),
    ] {
        go(page, place).await?;
        see(page, there).await?;
        visit.look_at(place).await?;
    }
    logs(visit).await
}

/// A log that can be stepped through, and one that breaks a rule.
async fn logs(visit: &mut Visit<'_>) -> Result<()> {
    let page = visit.page;
    go(page, "#/logs").await?;
    let log = random_match(table::find("ingenious")?, "mode=solo")?.log().context("a log")?;
    check_log(page, &log).await?;
    visit.look_at("a log").await?;
    let first = log.lines().find(|line| line.starts_with("0\t")).context("a move")?;
    check_log(page, &log.replacen(first, &format!("{first}\n{first}"), 1)).await?;
    see(page, ".faults a.rule").await?;
    visit.look_at("a log with faults").await?;
    pick(page, ".faults a.rule").await?;
    see(page, ".book .lit").await?;
    visit.look_at("a log, with the rule it breaks").await
}
