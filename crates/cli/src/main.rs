//! `clubhouse`: a digital table for board games, from the command line.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command talks to its caller")]

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use clap::{CommandFactory, Parser, Subcommand};
use table::{Dealer, Games, Table};
use tabletop::{ToAct, Viewer};

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
    /// Play every game by JSON lines, for programs in any language (see docs/engine.md)
    Engine,
    /// Replay logs of matches and say how they ended, or what is wrong with them
    CheckLog {
        /// Log files, as written by any clubhouse program
        #[arg(required = true)]
        logs: Vec<PathBuf>,
    },
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
    let mut all = Games::standard();
    for folder in &arguments.content {
        let news = add_content(&mut all, folder)
            .with_context(|| format!("content pack {}", folder.display()))?;
        match arguments.command {
            // Its output is answers and nothing else.
            Some(Command::Engine) => eprint!("{news}"),
            _ => say(&news)?,
        }
    }
    match &arguments.command {
        None => say(&welcome(&all))?,
        Some(Command::Games) => say(&games(&all))?,
        Some(Command::Engine) => cli::engine::serve(all, io::stdin().lock(), io::stdout().lock())?,
        Some(Command::CheckLog { logs }) => return check_logs(&all, logs),
    }
    Ok(ExitCode::SUCCESS)
}

/// Reads every file of the folder and says what the pack is called; what is wrong with the pack is listed in full, and nothing is started.
fn add_content(games: &mut Games, folder: &Path) -> Result<String> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        let name =
            path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let text = std::fs::read_to_string(&path)
            .with_context(|| format!("{name} cannot be read as text"))?;
        files.push((name, text));
    }
    files.sort();
    let files: Vec<(&str, &str)> =
        files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    match games.add_pack(&files) {
        Ok((game, fingerprint)) => Ok(format!("{game}: content {fingerprint}\n")),
        Err(problems) => bail!("{} problems\n  {}", problems.len(), problems.join("\n  ")),
    }
}

fn say(text: &str) -> io::Result<()> {
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

fn check_logs(games: &Games, logs: &[PathBuf]) -> Result<ExitCode> {
    let mut code = ExitCode::SUCCESS;
    for path in logs {
        match check_log(games, path) {
            Ok(report) => say(&format!("{}: {report}\n", path.display()))?,
            Err(error) => {
                eprintln!("{}: {error:#}", path.display());
                code = ExitCode::FAILURE;
            }
        }
    }
    Ok(code)
}

fn check_log(games: &Games, path: &Path) -> Result<String> {
    let bytes = std::fs::read(path).context("cannot be read")?;
    let text = String::from_utf8(bytes).context("is not a text")?;
    let table = games.load(&text, Dealer::Scripted)?;
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
