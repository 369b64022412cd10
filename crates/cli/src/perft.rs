//! `clubhouse perft`: counts sequences of moves.

use std::fmt::Write as _;
use std::process::ExitCode;

use anyhow::Result;
use clap::Args;
use cli::options::{pair, words};
use table::Games;
use tabletop::{Seat, Seed};

use crate::numbers;

/// Count sequences of moves, the quickest way to notice a lost or extra move
///
/// Outcomes of chance don't count as moves. They are drawn from the seed by the number of steps before them.
/// If several seats decide at the same time, the lowest decides first. A match that ends early isn't counted.
#[derive(Args)]
#[command(after_help = "\
Examples:
  clubhouse perft ingenious --depth 3
  clubhouse perft ingenious --option mode=duel --option start=0 --depth 2 --seed 7 --divide

Exit codes: 0 counted; 1 there is no such game, or its options are wrong; 2 the command wasn't understood.")]
pub(crate) struct Perft {
    /// The game's id, as listed by `clubhouse games`
    game: String,
    /// Set an option of the game, as listed by `clubhouse games`; repeat for each option
    #[arg(long = "option", alias = "options", value_name = "NAME=VALUE", value_parser = pair)]
    options: Vec<(String, String)>,
    /// Length of the sequences, in moves
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = numbers::whole::<u32>)]
    depth: u32,
    /// Seed of the outcomes: a whole number, or 64 hexadecimal digits
    #[arg(long, default_value = "1", value_parser = crate::seed::parse)]
    seed: Seed,
    /// Split the last count above 0 by the first move
    #[arg(long)]
    divide: bool,
}

impl Perft {
    pub(crate) fn run(&self, games: &Games) -> Result<ExitCode> {
        let game = games.find(&self.game)?;
        let options = words(&self.options);
        // What is wrong with the options is said before anything else.
        game.perft(&options, 0, &self.seed)?;
        crate::say("depth                 nodes      time       nodes/s\n")?;
        let mut deepest = 0;
        for depth in 0..=self.depth {
            let start = crate::clock::now();
            let n = game.perft(&options, depth, &self.seed)?;
            crate::say(&row(depth, n, start.elapsed().as_secs_f64()))?;
            if n == 0 {
                // Every match has ended before: nothing is longer.
                break;
            }
            deepest = depth;
        }
        if self.divide {
            crate::say(&table(&game.divide(&options, deepest, &self.seed)?))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// Each first move, who makes it, and how many sequences begin with it.
fn table(by_move: &[(Seat, String, u64)]) -> String {
    let width = by_move.iter().map(|(_, mv, _)| mv.len()).max().unwrap_or(0);
    let mut text = String::from("\n");
    for (seat, mv, n) in by_move {
        let _ = writeln!(text, "{seat}  {mv:width$}  {n:>12}");
    }
    text
}

#[allow(clippy::cast_precision_loss, reason = "a rate for the eye")]
fn row(depth: u32, n: u64, seconds: f64) -> String {
    let rate = if seconds > 0.0 { n as f64 / seconds } else { 0.0 };
    format!("{depth:>5}  {n:>20}  {seconds:>7.3}s  {rate:>12.0}\n")
}
