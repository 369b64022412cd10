//! `cargo xtask levels`: how far apart the ten levels are, in every game and at every table.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};
use clap::Args;
use serde_json::Value;

use crate::new_game::SAMPLE;
use crate::{games, shell, tidy};

/// Which levels are measured, and how well.
#[derive(Args)]
pub(crate) struct Levels {
    /// Only this game
    #[arg(long)]
    game: Option<String>,
    /// Only tables with these options, as in `seats=3`; again for each
    #[arg(long = "table", value_name = "NAME=VALUE")]
    tables: Vec<String>,
    /// Matches of each level against the one below it
    #[arg(long, default_value_t = 100)]
    matches: u64,
    /// Only from this level on; the first is measured against somebody's first game
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=10))]
    from: u8,
    /// Only up to this level
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u8).range(1..=10))]
    to: u8,
}

/// Prints a table for each game: how often a level is ahead of the one below it, with intervals of 95 %.
pub(crate) fn levels(asked: &Levels) -> Result<()> {
    let mut asked_for = tidy::games()?;
    asked_for.retain(|game| game != SAMPLE);
    let all = asked_for.join(", ");
    asked_for.retain(|game| asked.game.as_ref().is_none_or(|only| only == game));
    ensure!(!asked_for.is_empty(), "the games with levels are {all}");
    shell::run(shell::cargo(&["build", "--quiet", "--locked", "--release", "--package", "cli"]))?;
    let program = shell::target().join("release/clubhouse");
    for game in &asked_for {
        let own = games::tables(game)?;
        let tables = if asked.tables.is_empty() { &own } else { &asked.tables };
        println!("{game}, {} matches of each pair\n", asked.matches);
        println!("| levels | {} |", tables.join(" | "));
        println!("|---|{}", "---|".repeat(tables.len()));
        let mut spans = vec![0.0; tables.len()];
        for level in asked.from..=asked.to {
            let [upper, lower] = pair(level);
            print!("| {upper} over {lower} |");
            for (table, span) in tables.iter().zip(&mut spans) {
                let step = measure(&program, [game, table, &upper, &lower], asked.matches)?;
                *span += if level > 1 { step.elo } else { 0.0 };
                print!(" {:.1} ({:.1}-{:.1}) |", step.ahead, step.low, step.high);
                std::io::stdout().flush()?;
            }
            println!();
        }
        let spans: Vec<String> = spans.iter().map(|span| format!("{span:.0}")).collect();
        println!("| Elo from the lowest to the highest | {} |\n", spans.join(" | "));
    }
    Ok(())
}

/// Who is to be ahead of whom: the yardstick of the lowest level is a script.
fn pair(level: u8) -> [String; 2] {
    match level {
        1 => ["first-timer".into(), "1".into()],
        _ => [level.to_string(), (level - 1).to_string()],
    }
}

/// How far one is ahead of the other: in percent with an interval, and in Elo.
struct Step {
    ahead: f64,
    low: f64,
    high: f64,
    elo: f64,
}

/// One run of the arena, with the budget that it has by default; its bar is seen.
fn measure(program: &Path, [game, table, upper, lower]: [&str; 4], matches: u64) -> Result<Step> {
    let matches = matches.to_string();
    let mut arena = Command::new(program);
    arena.args(["arena", upper, lower, "--game", game, "--option", table]);
    arena.args(["--matches", &matches, "--no-stop", "--threads", "1", "--json"]);
    let output = arena.stderr(Stdio::inherit()).output();
    let output = output.with_context(|| format!("cannot start {}", program.display()))?;
    ensure!(output.status.success(), "the arena failed ({})", output.status);
    let played: Value = serde_json::from_slice(&output.stdout).context("the arena's answer")?;
    let number =
        |at: &str| played.pointer(at).and_then(Value::as_f64).with_context(|| format!("no `{at}`"));
    Ok(Step {
        ahead: 100.0 * number("/pairs/0/ahead/mean")?,
        low: 100.0 * number("/pairs/0/ahead/low")?,
        high: 100.0 * number("/pairs/0/ahead/high")?,
        elo: -number("/contestants/1/elo")?,
    })
}
