//! `clubhouse`: a digital table for board games, from the command line.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command talks to its caller")]

mod check_log;
mod content;
mod layout;
mod perft;
mod score;
mod seed;

use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::{CommandFactory, Parser, Subcommand};
use table::Games;

use content::Packs;

/// A digital table for board games.
#[derive(Parser)]
#[command(name = "clubhouse", version)]
#[command(
    after_help = "Exit codes: 0 done, 1 something in your files is wrong, 2 the command was not understood."
)]
struct Arguments {
    /// A folder with files that replace built-in content of a game, as in `data/green`
    #[arg(long, global = true, value_name = "DIR")]
    content: Vec<PathBuf>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// List the games and their options
    Games,
    CheckLog(check_log::CheckLog),
    Perft(perft::Perft),
    Score(score::Score),
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    run(&arguments).unwrap_or_else(|error| {
        // Nobody is left to be told when the reader of a pipe has gone.
        let is_pipe = error
            .downcast_ref::<io::Error>()
            .is_some_and(|it| it.kind() == io::ErrorKind::BrokenPipe);
        if !is_pipe {
            eprintln!("error: {error:#}");
        }
        ExitCode::FAILURE
    })
}

fn run(arguments: &Arguments) -> Result<ExitCode> {
    let packs = Packs::read(&arguments.content)?;
    if let Some(Command::Score(score)) = &arguments.command {
        return score.run(&packs);
    }
    let (all, loaded) = packs.games()?;
    match &arguments.command {
        None => say(&welcome(&all))?,
        Some(Command::Games) => {
            for (game, fingerprint) in loaded {
                say(&format!("{game}: content {fingerprint}\n"))?;
            }
            say(&games(&all))?;
        }
        Some(Command::CheckLog(check_log)) => return check_log.run(&all),
        Some(Command::Perft(perft)) => return perft.run(&all),
        Some(Command::Score(_)) => unreachable!("handled before the games are set up"),
    }
    Ok(ExitCode::SUCCESS)
}

pub(crate) fn say(text: &str) -> io::Result<()> {
    io::stdout().lock().write_all(text.as_bytes())
}

fn welcome(all: &Games) -> String {
    let help = Arguments::command().render_help();
    format!(
        "Clubhouse can do this so far:\n\n{}\n\nGames:\n\n{}",
        help.to_string().trim_end(),
        games(all)
    )
}

fn games(all: &Games) -> String {
    let mut lines = Vec::new();
    for game in all.iter() {
        lines.push(format!("{} (rules version {})", game.id(), game.rules_version()));
        lines.extend(game.describe_options().into_iter().map(|option| format!("  {option}")));
    }
    lines.join("\n") + "\n"
}
