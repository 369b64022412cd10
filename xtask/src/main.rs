//! Chores of the checkout: set-up, checks, generated files.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command talks to its caller")]

mod bench;
mod bless;
mod browser;
mod chaos;
mod games;
mod lands;
mod levels;
mod new_game;
mod play;
mod setup;
mod shell;
mod tidy;
mod train;
mod trial;
mod verify;
mod web;

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use setup::Purpose;

/// Chores for this checkout. Anything missing is installed, and you're told about it.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Build and start the product (`cargo play`)
    #[command(disable_help_flag = true)]
    Play {
        /// Passed on to `clubhouse`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<OsString>,
    },
    /// Run every check there is (`cargo verify`)
    Verify,
    /// Install what the checks need, as `cargo verify` does first
    SetUp,
    /// Check what no compiler checks: dependency edges, third-party crates, rule ids, files, modules, messages, wording,
    /// names in documents, commit subjects
    Tidy,
    /// Rewrite the golden files; read the diff before you commit it
    Bless,
    /// Count the instructions of random play in every game except the sample
    Bench,
    /// Create a new game from the sample game, and list it everywhere
    NewGame {
        /// Its id in logs and commands, and the name of its crate, in lower-case letters
        name: String,
    },
    /// Create a new game in a copy of the checkout, play it everywhere, and look for missing words
    Trial,
    /// Build the browser client
    Web {
        /// Build into this folder, for any static host; everything works except what needs a server [default: target/web]
        #[arg(long = "static", value_name = "DIR")]
        out: Option<PathBuf>,
        /// Build in a hurry, large and slow, to look at changes of the page
        #[arg(long)]
        draft: bool,
    },
    /// Take pictures of every screen of the browser client, into docs/screenshots
    Screenshots,
    /// Measure in a real browser how long people wait for previews, bots and their first move
    BrowserSpeed,
    /// Prove every mini golf land playable, and draw them all
    Lands,
    /// Measure how far apart the ten levels of bots are
    Levels(levels::Levels),
    /// Learn the bots' weights again from matches against themselves
    Train,
    /// Kill the server at random moments, many times, and compare what it said with what it kept
    Chaos {
        /// Number of kills on each store
        #[arg(long, default_value_t = 1000)]
        kills: u32,
        /// Which store to use
        #[arg(long, value_enum, default_value_t = chaos::Where::Both)]
        store: chaos::Where,
        /// Seed of the players' and the kills' dice; another number makes another run
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Kill the server during many live matches, and time its restart
    Restart {
        /// Number of matches
        #[arg(long, default_value_t = 10_000)]
        matches: u32,
        /// Which store to use
        #[arg(long, value_enum, default_value_t = chaos::Where::Both)]
        store: chaos::Where,
    },
    /// Compare what the server sends for many pairs of states that a viewer can't tell apart
    Leaks {
        /// Number of pairs in each game
        #[arg(long, default_value_t = 1_000_000)]
        pairs: u64,
    },
    /// Run the conformance tests with many random matches, optimized
    Conformance {
        /// The game's crate
        game: String,
        /// Number of matches in each mode and variant
        #[arg(long, default_value_t = 100_000)]
        matches: u64,
    },
}

fn main() -> ExitCode {
    let done = match Arguments::parse().chore {
        Chore::Play { arguments } => play::play(&arguments),
        Chore::Verify => verify::verify(),
        Chore::SetUp => verify::set_up(),
        Chore::Tidy => tidy::tidy(),
        Chore::Bench => bench::bench(),
        Chore::Bless => bless::bless(),
        Chore::NewGame { name } => new_game::new_game(&name),
        Chore::Trial => trial::trial(),
        Chore::Web { out, draft } => {
            let purpose = if draft { Purpose::Draft } else { Purpose::Product };
            web::build(&out.unwrap_or_else(web::default_out), purpose)
        }
        Chore::Screenshots => browser::screenshots(),
        Chore::BrowserSpeed => browser::speed(),
        Chore::Lands => lands::lands(),
        Chore::Levels(asked) => levels::levels(&asked),
        Chore::Train => train::train(),
        Chore::Chaos { kills, store, seed } => chaos::chaos(kills, store, seed),
        Chore::Restart { matches, store } => chaos::restart(matches, store),
        Chore::Leaks { pairs } => verify::leaks(pairs),
        Chore::Conformance { game, matches } => verify::conformance(&game, matches),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
