//! `clubhouse`: a digital table for board games, from the command line.

mod arena;
mod backup;
mod check_log;
mod clock;
mod content;
mod crew;
mod data;
mod language;
mod numbers;
mod output;
mod perft;
mod progress;
mod replay;
mod score;
mod serve;
mod shell;
mod sim;
mod stored;

use std::env;
use std::ffi::OsString;
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::{CommandFactory, Parser, Subcommand};
use cli::{layout, play, seed, words};
use table::Games;
use texts::{Language, message};

use content::Packs;

/// Play board games, score physical ones, and check and replay match logs.
///
/// Each command has its own help, such as `clubhouse help score`.
#[derive(Parser)]
#[command(name = "clubhouse", version)]
#[command(after_help = "\
Exit codes: 0 done; 1 something went wrong, or a file has problems; 2 the command wasn't understood, or (score) the file.
The help of each command has the details.")]
pub(crate) struct Arguments {
    /// Load a content pack: a folder with files that replace a game's built-in content, as in `data/green`
    #[arg(long, global = true, value_name = "DIR")]
    content: Vec<PathBuf>,
    /// Language of tables, replays and score reports: en, fr, zh-Hans or zh-Hant [default: your system's]
    #[arg(long, global = true, value_name = "TAG", value_parser = language::parse)]
    lang: Option<Language>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// List the games and their options
    Games,
    Arena(arena::Arena),
    Backup(backup::Backup),
    CheckLog(check_log::CheckLog),
    /// Play every game in lines of JSON, for programs in any language (see docs/engine.md)
    Engine,
    Completions(shell::Completions),
    Man(shell::Man),
    Perft(perft::Perft),
    Play(play::Play),
    Replay(replay::Replay),
    Score(score::Score),
    Serve(serve::Serve),
    Sim(sim::Sim),
}

fn main() -> ExitCode {
    let arguments = Arguments::parse_from(asked(env::args_os().collect()));
    run(&arguments).unwrap_or_else(|error| {
        if has_reader_gone(&error) {
            return ExitCode::SUCCESS;
        }
        complain(&words::say(&message!("command-failed", why = format!("{error:#}"))));
        ExitCode::FAILURE
    })
}

/// What was asked: help may be asked for help as well.
fn asked(mut words: Vec<OsString>) -> Vec<OsString> {
    let is_help = words.get(1).is_some_and(|it| it == "help");
    if let Some(word) = words.get_mut(2).filter(|it| is_help && (*it == "--help" || *it == "-h")) {
        *word = "help".into();
    }
    words
}

/// Whoever read our output through a pipe has seen enough, as `head` does: nothing went wrong, and nobody is left to be told.
fn has_reader_gone(error: &anyhow::Error) -> bool {
    let mut causes = error.chain().filter_map(|it| it.downcast_ref::<io::Error>());
    causes.any(|it| it.kind() == io::ErrorKind::BrokenPipe)
}

/// Says what is wrong. Where nobody can be told, that is no reason to panic.
pub(crate) fn complain(text: &str) {
    let _ = writeln!(io::stderr().lock(), "{text}");
}

fn run(arguments: &Arguments) -> Result<ExitCode> {
    let packs = Packs::read(&arguments.content)?;
    let Some(command) = &arguments.command else {
        say(&welcome(&packs.games()?.0))?;
        return Ok(ExitCode::SUCCESS);
    };
    // What programs may read stays English.
    let is_report = matches!(command, Command::Score(score) if score.is_for_people());
    if is_report || matches!(command, Command::Play(_) | Command::Replay(_)) {
        words::speak(arguments.lang.unwrap_or_else(language::of_the_system));
    }
    match command {
        Command::Games => list_games(&packs),
        Command::Arena(arena) => arena.run(&packs.games()?.0),
        Command::Backup(backup) => backup.run(),
        Command::CheckLog(check_log) => check_log.run(&packs.games()?.0),
        Command::Engine => {
            cli::engine::serve(packs.games()?.0, io::stdin().lock(), io::stdout().lock())?;
            Ok(ExitCode::SUCCESS)
        }
        Command::Completions(completions) => completions.run(),
        Command::Man(man) => man.run(),
        Command::Perft(perft) => perft.run(&packs.games()?.0),
        Command::Play(play) => play.run(packs.games()?.0),
        Command::Replay(replay) => replay.run(&packs.games()?.0),
        Command::Score(score) => score.run(&packs),
        Command::Serve(serve) => serve.run(packs.games()?.0),
        Command::Sim(sim) => sim.run(&packs.games()?.0),
    }
}

pub(crate) fn say(text: &str) -> io::Result<()> {
    io::stdout().lock().write_all(text.as_bytes())
}

fn welcome(all: &Games) -> String {
    let help = Arguments::command().render_help();
    format!("{}\n\nGames:\n\n{}", help.to_string().trim_end(), games(all))
}

/// The fingerprint of each pack first: it is what logs name it by.
fn list_games(packs: &Packs) -> Result<ExitCode> {
    let (all, loaded) = packs.games()?;
    for (game, fingerprint) in loaded {
        say(&format!("{game}: content {fingerprint}\n"))?;
    }
    say(&games(&all))?;
    Ok(ExitCode::SUCCESS)
}

fn games(all: &Games) -> String {
    let mut lines = Vec::new();
    for game in all.iter() {
        lines.push(format!("{} (rules version {})", game.id(), game.rules_version()));
        lines.extend(game.describe_options().into_iter().map(|option| format!("  {option}")));
    }
    lines.join("\n") + "\n"
}
