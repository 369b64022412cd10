//! `clubhouse check-log`: replays logs and lists what is wrong with them.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::Args;
use table::{Checked, Games, Table};
use tabletop::{Seed, ToAct, Viewer};

/// Replay logs of matches and say how they ended, or everything that is wrong with them
///
/// Every step is taken again by the rules. Where the header has them, the hash of the last state and the result
/// are compared. With the seed of the match, every outcome is drawn again and compared, and so is the
/// commitment that was published before the first draw.
#[derive(Args)]
#[command(after_help = "\
Examples:
  clubhouse check-log *.log
  clubhouse check-log --seed 4c1f…e2 match.log

Exit codes: 0 all is fine; 1 problems were found, or a file cannot be read; 2 the command was not understood.")]
pub(crate) struct CheckLog {
    /// Log files, as written by any clubhouse program
    #[arg(required = true, value_name = "LOG")]
    logs: Vec<PathBuf>,
    /// The seed that was revealed after the match: 64 hexadecimal digits, or a whole number
    #[arg(long, value_parser = crate::seed::parse)]
    seed: Option<Seed>,
}

impl CheckLog {
    pub(crate) fn run(&self, games: &Games) -> Result<ExitCode> {
        let mut code = ExitCode::SUCCESS;
        for path in &self.logs {
            let complaints = match read(path) {
                Ok(text) => self.check(games, path, &text)?,
                Err(error) => vec![format!("{error:#}")],
            };
            for complaint in &complaints {
                eprintln!("{}: {complaint}", path.display());
                code = ExitCode::FAILURE;
            }
        }
        Ok(code)
    }

    /// Says how the match stands, or returns what is wrong.
    fn check(&self, games: &Games, path: &Path, text: &str) -> Result<Vec<String>> {
        let checked = games.check(text, self.seed.as_ref());
        match &checked.table {
            Some(table) if checked.faults.is_empty() => {
                let seed = self.seed.as_ref().map(|_| draws(&checked)).unwrap_or_default();
                let report = format!("{}: {}{seed}\n", path.display(), summary(&**table));
                crate::say(&report)?;
            }
            Some(_) | None => {}
        }
        Ok(checked.faults.iter().map(ToString::to_string).collect())
    }
}

/// A text file.
pub(crate) fn read(path: &Path) -> Result<String> {
    let bytes = std::fs::read(path).context("cannot be read")?;
    String::from_utf8(bytes).context("is not a text")
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

fn draws(checked: &Checked) -> String {
    let committed = if checked.is_committed {
        "as promised before the match"
    } else {
        "though the log promises none"
    };
    format!("; all {} outcomes are drawn from this seed, {committed}", checked.n_redrawn)
}
