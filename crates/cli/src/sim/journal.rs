//! What has been played so far, on disk: a simulation that was stopped goes on where it was.
//!
//! The first line says what experiment it is. Then comes a line of numbers for each match, and after each chunk a
//! checkpoint; whatever stands behind the last checkpoint was cut off and is played again.

use std::fs::{File, OpenOptions};
use std::io::{BufRead as _, BufReader, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use anyhow::{Context as _, Result, ensure};
use serde::{Deserialize, Serialize};
use table::{Outcome, SeatOutcome};

use super::chunk::Chunk;
use super::experiment::Experiment;
use super::report::Counts;

/// Every journal begins with this.
const MAGIC: &str = "clubhouse-sim 1 ";
const CHECKPOINT: &str = "= ";

/// The line behind a chunk.
#[derive(Serialize, Deserialize)]
struct Checkpoint {
    spent_ns: u64,
    thought_ns: Vec<u64>,
    #[serde(default, skip_serializing_if = "Counts::is_empty")]
    counts: Counts,
}

/// A journal that is written on.
pub(crate) struct Journal {
    path: PathBuf,
    file: File,
}

impl Journal {
    /// Whether this experiment has been begun before; an error if another one has.
    pub(crate) fn is_there(path: &Path, experiment: &Experiment<'_>) -> Result<bool> {
        if !path.exists() {
            return Ok(false);
        }
        let told = || format!("cannot use the journal {}", path.display());
        let mut line = String::new();
        let mut file = BufReader::new(File::open(path).with_context(told)?);
        file.read_line(&mut line).with_context(told)?;
        // A first line that was cut off is written again.
        if line.ends_with('\n') {
            same_experiment(path, &line, &header(experiment)?)?;
        }
        Ok(true)
    }

    /// Opens it, or begins it, and hands on every chunk that stands in it.
    pub(crate) fn open(
        path: &Path,
        experiment: &Experiment<'_>,
        mut take: impl FnMut(Chunk) -> Result<()>,
    ) -> Result<Self> {
        let told = || format!("cannot use the journal {}", path.display());
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        let mut file = options.open(path).with_context(told)?;
        let header = header(experiment)?;
        let mut whole = 0;
        if file.metadata().with_context(told)?.len() > 0 {
            whole = read(&file, path, &header, experiment, &mut take)?;
        }
        file.set_len(whole).with_context(told)?;
        file.seek(SeekFrom::End(0)).with_context(told)?;
        if whole == 0 {
            file.write_all(header.as_bytes()).with_context(told)?;
        }
        Ok(Self { path: path.to_owned(), file })
    }

    /// Writes a chunk down, all at once.
    pub(crate) fn write(&mut self, chunk: &Chunk) -> Result<()> {
        let mut text = String::new();
        for outcome in &chunk.outcomes {
            push_line(&mut text, outcome);
        }
        let ns = |time: &Duration| u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
        let checkpoint = Checkpoint {
            spent_ns: ns(&chunk.spent),
            thought_ns: chunk.thought.iter().map(ns).collect(),
            counts: chunk.counts.clone(),
        };
        text += CHECKPOINT;
        text += &serde_json::to_string(&checkpoint)?;
        text += "\n";
        let told = || format!("cannot write the journal {}", self.path.display());
        self.file.write_all(text.as_bytes()).with_context(told)
    }

    /// All is played: it is no longer needed.
    pub(crate) fn remove(self) -> Result<()> {
        let told = || format!("cannot remove the journal {}", self.path.display());
        std::fs::remove_file(&self.path).with_context(told)
    }
}

fn header(experiment: &Experiment<'_>) -> Result<String> {
    Ok(format!("{MAGIC}{}\n", serde_json::to_string(&experiment.described())?))
}

fn same_experiment(path: &Path, line: &str, header: &str) -> Result<()> {
    let name = path.display();
    ensure!(line.starts_with(MAGIC), "{name} is no journal: name another file with --resume");
    ensure!(
        line == header,
        "{name} is the journal of another experiment; to play this one, remove it or choose another with --resume\n\
         it has   {}\nthis is {}",
        line.trim_end(),
        header.trim_end()
    );
    Ok(())
}

/// Reads what is whole, and says where it ends; 0 if not even the first line is whole.
fn read(
    file: &File,
    path: &Path,
    header: &str,
    experiment: &Experiment<'_>,
    take: &mut impl FnMut(Chunk) -> Result<()>,
) -> Result<u64> {
    let mut lines = BufReader::new(file);
    let (mut at, mut whole) = (0, 0);
    let (mut line, mut chunk) = (String::new(), Chunk::default());
    loop {
        line.clear();
        let told = || format!("cannot read the journal {}", path.display());
        let n = lines.read_line(&mut line).with_context(told)?;
        let Some(text) = line.strip_suffix('\n') else { return Ok(whole) };
        if at == 0 {
            same_experiment(path, &line, header)?;
            whole = n as u64;
        }
        at += n as u64;
        if whole == at {
            continue;
        }
        let spoiled = || format!("{} is spoiled before byte {at}: remove it", path.display());
        if let Some(checkpoint) = text.strip_prefix(CHECKPOINT) {
            let checkpoint: Checkpoint = serde_json::from_str(checkpoint).with_context(spoiled)?;
            chunk.spent = Duration::from_nanos(checkpoint.spent_ns);
            chunk.thought = checkpoint.thought_ns.into_iter().map(Duration::from_nanos).collect();
            chunk.counts = checkpoint.counts;
            take(std::mem::take(&mut chunk))?;
            whole = at;
        } else {
            chunk.outcomes.push(outcome(text, experiment).with_context(spoiled)?);
        }
    }
}

/// How many share the first place, then for each seat total, rank, number of decisions, and all points.
fn push_line(text: &mut String, outcome: &Outcome) {
    use std::fmt::Write as _;
    let _ = write!(text, "{}", outcome.n_winners);
    for seat in &outcome.seats {
        let _ = write!(text, " {} {} {}", seat.total, seat.rank, seat.n_decisions);
        for points in &seat.points {
            let _ = write!(text, " {points}");
        }
    }
    text.push('\n');
}

fn outcome(line: &str, experiment: &Experiment<'_>) -> Option<Outcome> {
    let mut words = line.split(' ');
    let n_winners = next(&mut words)?;
    let mut seats = Vec::with_capacity(experiment.n_seats());
    for _ in 0..experiment.n_seats() {
        let (total, rank, n_decisions) = (next(&mut words)?, next(&mut words)?, next(&mut words)?);
        let points = experiment.categories.iter().map(|_| next(&mut words));
        let points = points.collect::<Option<Vec<i32>>>()?;
        seats.push(SeatOutcome { total, rank, n_decisions, points, thought: Duration::ZERO });
    }
    words.next().is_none().then_some(Outcome { n_winners, seats })
}

fn next<'a, T: FromStr>(words: &mut impl Iterator<Item = &'a str>) -> Option<T> {
    words.next()?.parse().ok()
}
