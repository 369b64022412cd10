//! `clubhouse perft`: counts sequences of moves.

use std::process::ExitCode;

use anyhow::{Result, bail};
use clap::Args;
use table::Games;
use tabletop::Seed;

/// Count sequences of moves: the quickest way to see that a move was lost or gained
///
/// Outcomes of chance are no moves: they are drawn from the seed by the number of steps before them.
/// Where several seats decide at once, the lowest decides first. A match that ends early counts as nothing.
#[derive(Args)]
#[command(after_help = "\
Examples:
  clubhouse perft ingenious --depth 3
  clubhouse perft ingenious --options mode=duel start=0 --depth 2 --seed 7 --divide

Exit codes: 0 counted; 1 there is no such game, or its options are wrong; 2 the command was not understood.")]
pub(crate) struct Perft {
    /// The game, as in `clubhouse games`
    game: String,
    /// Options of the game as `name=value`; the others have their defaults
    #[arg(long, value_name = "NAME=VALUE", num_args = 1.., value_parser = pair)]
    options: Vec<(String, String)>,
    /// How many moves long
    #[arg(long, value_name = "N")]
    depth: u32,
    /// Where outcomes come from: a whole number, or 64 hexadecimal digits
    #[arg(long, default_value = "1", value_parser = crate::seed::parse)]
    seed: Seed,
    /// Split the last count by the first move
    #[arg(long)]
    divide: bool,
}

impl Perft {
    pub(crate) fn run(&self, games: &Games) -> Result<ExitCode> {
        let game = games.find(&self.game)?;
        let options: Vec<(&str, &str)> =
            self.options.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        crate::say("depth                 nodes      time       nodes/s\n")?;
        for depth in 0..=self.depth {
            let start = crate::clock::now();
            let n = game.perft(&options, depth, &self.seed)?;
            crate::say(&row(depth, n, start.elapsed().as_secs_f64()))?;
        }
        if self.divide {
            let by_move = game.divide(&options, self.depth, &self.seed)?;
            let width = by_move.iter().map(|(_, mv, _)| mv.len()).max().unwrap_or(0);
            crate::say("\n")?;
            for (seat, mv, n) in by_move {
                crate::say(&format!("{seat}  {mv:width$}  {n:>12}\n"))?;
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

#[allow(clippy::cast_precision_loss, reason = "a rate for the eye")]
fn row(depth: u32, n: u64, seconds: f64) -> String {
    let rate = if seconds > 0.0 { n as f64 / seconds } else { 0.0 };
    format!("{depth:>5}  {n:>20}  {seconds:>7.3}s  {rate:>12.0}\n")
}

/// `name=value`.
pub(crate) fn pair(text: &str) -> Result<(String, String)> {
    match text.split_once('=') {
        Some((name, value)) if !name.is_empty() => Ok((name.to_owned(), value.to_owned())),
        Some(_) | None => bail!("an option is written as name=value"),
    }
}
