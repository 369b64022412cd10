//! What has been played so far, on disk: a simulation that was stopped continues where it was.
//!
//! The first line says what experiment it is. Then comes a line of numbers for each match, and after each chunk a
//! checkpoint; whatever stands behind the last checkpoint was cut off and is played again.

use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use anyhow::{Context as _, Result, ensure};
use serde::{Deserialize, Serialize};
use table::{MOST_STEPS, Outcome, SeatOutcome};

use super::chunk::Chunk;
use super::experiment::Experiment;
use super::report::Counts;

/// Every journal begins with this.
const MAGIC: &str = "clubhouse-sim 1 ";
const CHECKPOINT: &str = "= ";

/// No first line is longer: a file of something else may have no lines at all.
const LONGEST_HEADER: u64 = 1 << 16;

/// No game gives, and no report counts, more in a match: what is read here is added up.
const MOST: i64 = 1_000_000;

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
    header: String,
}

impl Journal {
    /// Opens it, or begins it. Nothing that stands in it is changed, and a file that is not this experiment's journal
    /// is an error.
    pub(crate) fn open(path: &Path, experiment: &Experiment<'_>) -> Result<Self> {
        let told = || format!("cannot use the journal {}", path.display());
        let header = header(experiment)?;
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        let file = options.open(path).with_context(told)?;
        let mut line = Vec::new();
        BufReader::new(&file)
            .take(LONGEST_HEADER)
            .read_until(b'\n', &mut line)
            .with_context(told)?;
        same_experiment(path, &String::from_utf8_lossy(&line), &header)?;
        Ok(Self { path: path.to_owned(), file, header })
    }

    /// Whether anything was written into it before.
    pub(crate) fn is_begun(&self) -> Result<bool> {
        let told = || format!("cannot use the journal {}", self.path.display());
        Ok(self.file.metadata().with_context(told)?.len() > 0)
    }

    /// Hands on every chunk that stands in it, and cuts off whatever is not whole: from here on it can be written.
    pub(crate) fn resume(
        &mut self,
        experiment: &Experiment<'_>,
        take: impl FnMut(Chunk) -> Result<()>,
    ) -> Result<()> {
        let told = || format!("cannot use the journal {}", self.path.display());
        self.file.rewind().with_context(told)?;
        let whole = read(BufReader::new(&self.file), &self.path, experiment, take)?;
        self.file.set_len(whole).with_context(told)?;
        self.file.seek(SeekFrom::End(0)).with_context(told)?;
        if whole == 0 {
            self.file.write_all(self.header.as_bytes()).with_context(told)?;
        }
        Ok(())
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

/// A first line that was cut off is written again; any other that is not ours stays as it is.
fn same_experiment(path: &Path, line: &str, header: &str) -> Result<()> {
    let name = path.display();
    let is_ours = header.starts_with(line);
    ensure!(
        is_ours || line.starts_with(MAGIC),
        "{name} is not a journal: name another file with --resume"
    );
    ensure!(
        is_ours,
        "{name} is the journal of another experiment: to play this one, remove it or name another file with --resume\n\
         it has   {}\nthis is {}",
        line.trim_end(),
        header.trim_end()
    );
    Ok(())
}

/// Reads what is whole, and says where it ends; 0 if not even the first line is whole.
fn read(
    mut lines: impl BufRead,
    path: &Path,
    experiment: &Experiment<'_>,
    mut take: impl FnMut(Chunk) -> Result<()>,
) -> Result<u64> {
    let (mut at, mut whole, mut n_left) = (0, 0, experiment.n_matches());
    let (mut line, mut chunk) = (String::new(), Chunk::default());
    loop {
        line.clear();
        let told = || format!("cannot read the journal {}", path.display());
        at += lines.read_line(&mut line).with_context(told)? as u64;
        let Some(text) = line.strip_suffix('\n') else { return Ok(whole) };
        if whole == 0 {
            whole = at;
            continue;
        }
        let spoiled = || format!("{} is damaged before byte {at}: remove it", path.display());
        if let Some(text) = text.strip_prefix(CHECKPOINT) {
            checkpoint(text, &mut chunk, experiment).with_context(spoiled)?;
            take(std::mem::take(&mut chunk))?;
            whole = at;
        } else {
            n_left = n_left.checked_sub(1).with_context(spoiled)?;
            chunk.outcomes.push(outcome(text, experiment).with_context(spoiled)?);
        }
    }
}

/// Adds what stands behind the matches of a chunk; none if that cannot be.
fn checkpoint(text: &str, chunk: &mut Chunk, experiment: &Experiment<'_>) -> Option<()> {
    let checkpoint: Checkpoint = serde_json::from_str(text).ok()?;
    let most = MOST.checked_mul(i64::try_from(chunk.outcomes.len()).ok()?)?;
    let is_sound = !chunk.outcomes.is_empty()
        && checkpoint.thought_ns.len() == experiment.n_seats()
        && checkpoint.counts.values().all(|n| (-most..=most).contains(n));
    chunk.spent = Duration::from_nanos(checkpoint.spent_ns);
    chunk.thought = checkpoint.thought_ns.into_iter().map(Duration::from_nanos).collect();
    chunk.counts = checkpoint.counts;
    is_sound.then_some(())
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

/// A match as it stands in a line; none if no match of this experiment ends like that.
fn outcome(line: &str, experiment: &Experiment<'_>) -> Option<Outcome> {
    let mut words = line.split(' ');
    let n_seats = experiment.n_seats();
    let place = 1..=u32::try_from(n_seats).ok()?;
    let n_winners = next(&mut words).filter(|n| place.contains(n))?;
    let mut seats = Vec::with_capacity(n_seats);
    for _ in 0..n_seats {
        let total = points(&mut words)?;
        let rank = next(&mut words).filter(|rank| place.contains(rank))?;
        let n_decisions = next(&mut words).filter(|&n: &u32| n as usize <= MOST_STEPS)?;
        let points = experiment.categories.iter().map(|_| points(&mut words));
        let points = points.collect::<Option<_>>()?;
        seats.push(SeatOutcome { total, rank, n_decisions, points, thought: Duration::ZERO });
    }
    words.next().is_none().then_some(Outcome { n_winners, seats })
}

fn points<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<i32> {
    next(words).filter(|&points: &i32| i64::from(points).abs() <= MOST)
}

fn next<'a, T: FromStr>(words: &mut impl Iterator<Item = &'a str>) -> Option<T> {
    words.next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{BotKind, Games};

    const SPOILED: &str = "it is damaged before byte ";

    /// Reads a journal of three matches of two seats with one category, and says what happened.
    fn read_text(text: &str) -> Result<(u64, usize), String> {
        let games = Games::standard();
        let experiment = Experiment {
            game: games.find("pips").expect("a game"),
            options: Vec::new(),
            options_text: String::new(),
            bots: vec![BotKind::Random; 2],
            seeds: 0..3,
            playouts: 1,
            categories: vec!["all".to_owned()],
            is_reported: false,
        };
        let mut n_matches = 0;
        let take = |chunk: Chunk| {
            n_matches += chunk.outcomes.len();
            Ok(())
        };
        let whole = read(text.as_bytes(), Path::new("it"), &experiment, take);
        whole.map(|whole| (whole, n_matches)).map_err(|error| error.to_string())
    }

    #[test]
    fn whole_chunks_are_read_and_what_was_cut_off_is_not() {
        let whole = "header\n1 7 1 5 7 4 2 5 4\n= {\"spent_ns\":9,\"thought_ns\":[3,4]}\n";
        let length = whole.len() as u64;
        assert_eq!(read_text(whole), Ok((length, 1)));
        assert_eq!(read_text(&format!("{whole}1 7 1 5 7 4 2 5 4\n1 7")), Ok((length, 1)));
        assert_eq!(read_text("head"), Ok((0, 0)));
    }

    #[test]
    fn numbers_that_no_match_ends_with_spoil_a_journal() {
        for line in [
            "0 7 1 5 7 4 2 5 4",
            "3 7 1 5 7 4 2 5 4",
            "1 7 0 5 7 4 2 5 4",
            "1 7 3 5 7 4 2 5 4",
            "1 7 1 10001 7 4 2 5 4",
            "1 2147483647 1 5 7 4 2 5 4",
            "1 7 1 5 -2147483648 4 2 5 4",
            "1 7 1 5 7 4 2 5",
            "1 7 1 5 7 4 2 5 4 4",
        ] {
            let said = read_text(&format!("header\n{line}\n")).expect_err(line);
            assert!(said.starts_with(SPOILED), "{line}: {said}");
        }
    }

    #[test]
    fn so_do_checkpoints_that_do_not_belong_to_their_matches() {
        let matches = |n: usize| "1 7 1 5 7 4 2 5 4\n".repeat(n);
        let good = "= {\"spent_ns\":9,\"thought_ns\":[3,4]}\n";
        for (n, checkpoint) in [
            (4, good),
            (0, good),
            (1, "= {\"spent_ns\":9,\"thought_ns\":[3]}\n"),
            (1, "= {\"spent_ns\":9,\"thought_ns\":[3,4],\"counts\":{\"a\":9000000000000000000}}\n"),
        ] {
            let said = read_text(&format!("header\n{}{checkpoint}", matches(n)));
            let said = said.expect_err(checkpoint);
            assert!(said.starts_with(SPOILED), "{n} {checkpoint}: {said}");
        }
    }
}
