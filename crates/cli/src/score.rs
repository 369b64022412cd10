//! `clubhouse score`: a finished table of the physical game, scored and explained.

mod green;
mod ingenious;
mod minigolf;

use std::fs;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, anyhow};
use clap::Args;
use cli::words::{self, say};
use pictures::{Ink, Sketch};
use scoring::{GAMES, Place, Players, Problem, Report, example, score};
use texts::message;

use crate::content::Packs;
use crate::layout::{self, WIDTH, wrap};
use crate::output::Outputs;

/// Score a finished physical game, with a reason for every point
///
/// The file is JSON and describes what was on the table. See docs/scoring.md, or start from `--example GAME`.
#[derive(Args)]
#[command(after_help = "\
Examples:
  clubhouse score --example minigolf > last-night.json
  clubhouse score last-night.json
  clubhouse score --json last-night.json | jq .winners

Exit codes: 0 scored, perhaps with warnings; 1 the file can't be read or written; 2 something in the file
is wrong (every problem is listed with its place), or the command wasn't understood.")]
pub(crate) struct Score {
    /// The file to score, or `-` for standard input; with `--example`, the file to write
    #[arg(required_unless_present = "example")]
    file: Option<PathBuf>,
    /// Print the report as JSON, for programs
    #[arg(long)]
    json: bool,
    /// Write an example score file of this game, to start from
    #[arg(long, value_name = "GAME", value_parser = GAMES, conflicts_with = "json")]
    example: Option<String>,
    #[command(flatten)]
    outputs: Outputs,
}

impl Score {
    pub(crate) fn run(&self, packs: &Packs) -> Result<ExitCode> {
        if let Some(game) = &self.example {
            self.write_example(game)?;
            return Ok(ExitCode::SUCCESS);
        }
        let path = self.file.as_deref().unwrap_or(Path::new("-"));
        let name = if is_standard(path) {
            say(&message!("standard-input"))
        } else {
            path.display().to_string()
        };
        let bytes = read(path).map_err(|error| anyhow!(words::unread(&name, &error)))?;
        let contents = packs.contents()?;
        match as_text(&bytes).and_then(|text| score(text, &contents)) {
            Ok(report) => self.show(&report).map(|()| ExitCode::SUCCESS),
            Err(problems) => {
                let problems: Vec<String> = problems.iter().map(|it| say(&it.message())).collect();
                crate::complain(&layout::problems(&name, &problems));
                Ok(ExitCode::from(2))
            }
        }
    }

    /// Whether people read what it says, and not programs.
    pub(crate) const fn is_for_people(&self) -> bool {
        !self.json
    }

    fn write_example(&self, game: &str) -> Result<()> {
        let text = example(game).context("there is an example of every game that is scored")?;
        match self.file.as_deref().filter(|path| !is_standard(path)) {
            None => Ok(crate::say(text)?),
            Some(path) => self.outputs.write(path, text),
        }
    }

    fn show(&self, report: &Report) -> Result<()> {
        if self.json {
            crate::say(&(serde_json::to_string(report)? + "\n"))?;
        } else {
            layout::print(&sketch(report))?;
        }
        Ok(())
    }
}

fn is_standard(path: &Path) -> bool {
    path.as_os_str() == "-"
}

fn read(path: &Path) -> io::Result<Vec<u8>> {
    if !is_standard(path) {
        return fs::read(path);
    }
    let mut bytes = Vec::new();
    io::stdin().lock().read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// A file that is no text is as wrong as one that is no JSON, and has a place as well.
fn as_text(bytes: &[u8]) -> Result<&str, Vec<Problem>> {
    // Some editors mark their texts.
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    std::str::from_utf8(bytes).map_err(|error| {
        let before = &bytes[..error.valid_up_to()];
        let lines: Vec<&[u8]> = before.split(|&byte| byte == b'\n').collect();
        let n_columns = lines.last().map_or(0, |line| line.len());
        let place = Place::Text { line: lines.len(), column: n_columns + 1 };
        vec![Problem { place, reason: message!("score-not-text") }]
    })
}

fn sketch(report: &Report) -> Sketch {
    let mut sketch = Sketch::new();
    match &report.players {
        Players::Ingenious(mode, players) => ingenious::draw(*mode, players, &mut sketch),
        Players::Green(players) => green::draw(players, &mut sketch),
        Players::Minigolf(table) => minigolf::draw(table, &mut sketch),
    }
    sketch.line(&[]);
    let is_solo = match &report.players {
        Players::Ingenious(_, players) => players.len() == 1,
        Players::Green(players) => players.len() == 1,
        Players::Minigolf(table) => table.players.len() == 1,
    };
    // Alone, nobody is beaten.
    if !is_solo {
        sketch.line(&[(&say(&faces::reports::winners(&report.winners)), Ink::Strong)]);
    }
    for warning in &report.warnings {
        let warning = say(&message!("report-warning", what = warning.message()));
        for line in wrap(&warning, WIDTH) {
            sketch.line(&[(&line, Ink::Fault)]);
        }
    }
    sketch
}

/// The columns of ranks with the space behind them: languages write them longer or shorter.
fn rank_room(ranks: impl IntoIterator<Item = u32>) -> usize {
    let widest = ranks.into_iter().map(|rank| layout::columns(&layout::ordinal(rank))).max();
    widest.unwrap_or(0).max(LEAST_RANK) + 2
}

/// As wide as `1st`.
const LEAST_RANK: usize = 3;

/// A heading over the whole width: what it is about, and what it comes to.
fn heading(left: &str, right: &str, sketch: &mut Sketch) {
    let row = sketch.rows().len();
    sketch.put(0, row, &layout::cut(left, WIDTH - layout::columns(right) - 2), Ink::Strong);
    sketch.put(WIDTH - layout::columns(right), row, right, Ink::Strong);
    sketch.line(&[(&"─".repeat(WIDTH), Ink::Quiet)]);
}
