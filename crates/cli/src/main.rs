//! `clubhouse`: a digital table for board games, from the command line.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command talks to its caller")]

use std::io::{self, Write as _};
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
    /// List the games and their options
    Games,
    /// Replay logs of matches and say how they ended, or what is wrong with them
    CheckLog {
        /// Log files, as written by any clubhouse program
        #[arg(required = true)]
        logs: Vec<PathBuf>,
    },
}

fn main() -> ExitCode {
    let done = match Arguments::parse().command {
        None => say(&welcome()).map(|()| ExitCode::SUCCESS),
        Some(Command::Games) => say(&games()).map(|()| ExitCode::SUCCESS),
        Some(Command::CheckLog { logs }) => check_logs(&logs),
    };
    done.unwrap_or_else(|error| {
        // Nobody is left to be told when the reader of a pipe has gone.
        if error.kind() != io::ErrorKind::BrokenPipe {
            eprintln!("cannot write: {error}");
        }
        ExitCode::FAILURE
    })
}

fn say(text: &str) -> io::Result<()> {
    io::stdout().lock().write_all(text.as_bytes())
}

fn welcome() -> String {
    let help = Arguments::command().render_help();
    format!(
        "Clubhouse can do this so far:\n\n{}\n\nGames:\n\n{}",
        help.to_string().trim_end(),
        games()
    )
}

fn games() -> String {
    let mut lines = Vec::new();
    for game in table::games() {
        lines.push(format!("{} (rules version {})", game.id(), game.rules_version()));
        lines.extend(game.describe_options().into_iter().map(|option| format!("  {option}")));
    }
    lines.join("\n") + "\n"
}

fn check_logs(logs: &[PathBuf]) -> io::Result<ExitCode> {
    let mut code = ExitCode::SUCCESS;
    for path in logs {
        match check_log(path) {
            Ok(report) => say(&format!("{}: {report}\n", path.display()))?,
            Err(error) => {
                eprintln!("{}: {error:#}", path.display());
                code = ExitCode::FAILURE;
            }
        }
    }
    Ok(code)
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
