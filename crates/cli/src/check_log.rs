//! `clubhouse check-log`: replays logs and lists what is wrong with them.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::Args;
use cli::play::save;
use cli::words;
use table::{Checked, Games, Table};
use tabletop::{Header, Seed, ToAct, Viewer};

use crate::layout::{counted, item, ordinal, problems};
use crate::stored;

/// Replay match logs, and report how they ended or everything that's wrong with them
///
/// Every step is checked against the rules. If the header has the hash of the last state or the result, they are
/// compared too. With the seed of the match, every outcome is drawn again and compared, and so is the commitment that
/// was published before the first draw. The log of an online match contains what its seed was made from, so it needs no
/// `--seed`.
#[derive(Args)]
#[command(after_help = "\
Examples:
  clubhouse check-log *.log
  clubhouse check-log --seed 4c1f…e2 match.log
  clubhouse check-log --database postgres://clubhouse@localhost/clubhouse
  clubhouse check-log --data /var/lib/clubhouse

Exit codes: 0 no problems; 1 problems were found, or a file can't be read; 2 the command wasn't understood.")]
pub(crate) struct CheckLog {
    /// Logs written by any Clubhouse program, or saves of `clubhouse play`
    #[arg(required_unless_present_any = ["database", "data"], value_name = "LOG")]
    logs: Vec<PathBuf>,
    /// Check every match a server keeps in this database; before an upgrade, do it with the new program
    #[arg(long, value_name = "ADDRESS")]
    database: Option<String>,
    /// Check every match a server keeps in this folder
    #[arg(long, value_name = "DIR", conflicts_with = "database")]
    data: Option<PathBuf>,
    /// Print the hash of the last state of each of these matches, to compare two versions of the program
    #[arg(long)]
    hashes: bool,
    /// The seed revealed after the match: 64 hexadecimal digits, or a whole number
    #[arg(long, value_parser = crate::seed::parse)]
    seed: Option<Seed>,
}

impl CheckLog {
    pub(crate) fn run(&self, games: &Games) -> Result<ExitCode> {
        let mut code = ExitCode::SUCCESS;
        if self.database.is_some() || self.data.is_some() {
            let (database, data) = (self.database.as_deref(), self.data.as_deref());
            if !stored::check(games, database, data, self.hashes)? {
                code = ExitCode::FAILURE;
            }
        }
        for path in &self.logs {
            let name = path.display().to_string();
            let told = match std::fs::read_to_string(path) {
                Ok(text) => self.check(games, &text),
                Err(error) => Err(vec![words::trouble(&error)]),
            };
            match told {
                Ok(report) => crate::say(&format!("{name}: {report}"))?,
                Err(found) => {
                    crate::complain(&problems(&name, &found));
                    code = ExitCode::FAILURE;
                }
            }
        }
        Ok(code)
    }

    /// How the match stands, or everything that is wrong.
    fn check(&self, games: &Games, text: &str) -> Result<String, Vec<String>> {
        let checked = check(games, text, self.seed.as_ref());
        let sound = checked.table.as_deref().filter(|_| checked.faults.is_empty());
        let Some(table) = sound else {
            return Err(checked.faults.iter().map(ToString::to_string).collect());
        };
        let lines = details(table).into_iter().chain(self.draws(&checked, text));
        let lines: String = lines.map(|line| item(&line)).collect();
        Ok(format!("{}\n{lines}", state(table)))
    }
}

impl CheckLog {
    /// How far the draws can be relied on, if they were drawn again.
    fn draws(&self, checked: &Checked, text: &str) -> Vec<String> {
        let header = Header::parse(save::log(text).0).ok();
        let online = header.filter(|header| header.shuffle.is_some());
        let n = counted(checked.n_redrawn, "outcome");
        match online.map(|header| header.commitment) {
            Some(Some(commitment)) => vec![
                format!(
                    "{n} drawn again from what the server and the players added, with the same result"
                ),
                format!(
                    "commitment {commitment}: the shuffle was fair if you were shown this one before you joined"
                ),
            ],
            Some(None) => {
                vec![format!("{n} drawn again, but the log has no commitment to compare")]
            }
            None => self.seed.as_ref().map(|_| draws(checked)).into_iter().collect(),
        }
    }
}

/// Replays a log, or the log in a save. Lines are counted as the file has them.
pub(crate) fn check(games: &Games, text: &str, seed: Option<&Seed>) -> Checked {
    let (log, n_above) = save::log(text);
    let mut checked = games.check(log, seed);
    checked.faults.iter_mut().for_each(|fault| fault.line += n_above);
    checked
}

fn state(table: &dyn Table) -> String {
    let state = match table.to_act() {
        ToAct::Over => "over".to_owned(),
        ToAct::Seats(seats) => format!("to act: {seats}"),
        ToAct::Chance(due) => format!("chance is due ({})", due.kind),
    };
    format!("{}, {}, {state}", table.game(), counted(table.n_steps(), "step"))
}

fn details(table: &dyn Table) -> Vec<String> {
    let totals: Vec<String> = table
        .standings(Viewer::Referee)
        .iter()
        .map(|it| {
            format!("seat {}: {} ({})", it.seat, counted(it.total, "point"), ordinal(it.rank))
        })
        .collect();
    vec![totals.join(", "), format!("hash {}", table.hash())]
}

fn draws(checked: &Checked) -> String {
    let committed = if checked.is_committed {
        "as committed before the match"
    } else {
        "but the log has no commitment"
    };
    let n = counted(checked.n_redrawn, "outcome");
    format!("{n} drawn again from this seed with the same result, {committed}")
}
