//! `clubhouse`: a digital table for board games, from the command line.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command talks to its caller")]

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::{CommandFactory, Parser, Subcommand};
use table::{Dealer, Table};
use tabletop::{ToAct, Viewer};

/// A digital table for board games.
#[derive(Parser)]
#[command(name = "clubhouse", version)]
#[command(
    after_help = "Exit codes: 0 done, 1 something in your files is wrong, 2 the command was not understood."
)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// List the games, their modes and their options
    Games,
    /// Replay logs of matches and say how they ended, or what is wrong with them
    CheckLog {
        /// Log files, as written by any clubhouse program
        #[arg(required = true)]
        logs: Vec<PathBuf>,
    },
}

fn main() -> ExitCode {
    match Arguments::parse().command {
        None => {
            println!("{}", welcome());
            ExitCode::SUCCESS
        }
        Some(Command::Games) => {
            print!("{}", games());
            ExitCode::SUCCESS
        }
        Some(Command::CheckLog { logs }) => check_logs(&logs),
    }
}

fn welcome() -> String {
    let help = Arguments::command().render_help();
    format!(
        "Clubhouse can do this so far:\n\n{}\nGames:\n\n{}",
        help.to_string().trim_end(),
        games()
    )
}

fn games() -> String {
    let mut text = String::new();
    for game in table::games() {
        writeln!(text, "{} (rules version {})", game.id(), game.rules_version())
            .expect("a string takes any text");
        for option in game.describe_options() {
            writeln!(text, "  {option}").expect("a string takes any text");
        }
    }
    text
}

fn check_logs(logs: &[PathBuf]) -> ExitCode {
    let mut code = ExitCode::SUCCESS;
    for path in logs {
        match check_log(path) {
            Ok(report) => println!("{}: {report}", path.display()),
            Err(error) => {
                eprintln!("{}: {error:#}", path.display());
                code = ExitCode::FAILURE;
            }
        }
    }
    code
}

fn check_log(path: &Path) -> Result<String> {
    let bytes = std::fs::read(path).context("cannot be read")?;
    let text = String::from_utf8(bytes).context("is not a text")?;
    let table = table::load(&text, Dealer::Scripted)?;
    Ok(summary(&*table))
}

fn summary(table: &dyn Table) -> String {
    let state = match table.to_act() {
        ToAct::Over => "over".to_owned(),
        ToAct::Seats(seats) => format!("to act: {seats}"),
        ToAct::Chance(due) => format!("chance is due ({})", due.kind),
    };
    let totals: Vec<String> = table
        .standings(Viewer::Referee)
        .iter()
        .map(|it| format!("seat {} {} points (rank {})", it.seat, it.total, it.rank))
        .collect();
    format!(
        "{}, {} steps, {state}, {}; hash {}",
        table.game(),
        table.n_steps(),
        totals.join(", "),
        table.hash()
    )
}
