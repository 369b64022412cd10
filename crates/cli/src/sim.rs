//! `clubhouse sim`: many matches of bots, and what they say together.

mod chunk;
mod experiment;
mod green;
mod journal;
mod plot;
mod report;
mod rows;
mod tally;
mod text;

use std::collections::BTreeSet;
use std::fs::File;
use std::ops::{ControlFlow, Range};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context as _, Result, ensure};
use clap::Args;
use cli::options::{self, pair, words};
use table::{BotKind, Games};

use crate::crew;
use crate::numbers;
use crate::output::{self, Draft, Outputs};
use crate::progress::bar;
use crate::seed;
use chunk::{Chunk, Worker};
use experiment::Experiment;
use journal::Journal;
use report::Report;
use rows::{Csv, Parquet, RowFile};
use tally::{Ran, Summary, Tally};

/// Play many matches between bots on all cores, and sum up how they ended
///
/// Prints scores (mean, standard deviation, quartiles), first places by seat (shared ones split, with Wilson's 95%
/// interval), lengths of matches, points by category, and time. The match of seed N is the match of a table with that
/// seed, so you can look at it again. The same seeds give the same rows on every machine, with any number of threads.
#[derive(Args)]
#[command(after_help = "\
Examples:
  clubhouse sim ingenious --matches 1000000
  clubhouse sim ingenious --seats 3 --bots random,greedy,level:5 --matches 2000 --plot scores.svg
  clubhouse sim green --bots greedy --matches 10000 --report
  clubhouse sim minigolf --bots greedy --matches 100 --option version=family --csv rows.csv

One experiment on two machines, and all its rows in one file:
  clubhouse sim ingenious --seeds 0..500000 --csv a.csv        (on one)
  clubhouse sim ingenious --seeds 500000..1000000 --csv b.csv  (on the other)
  (cat a.csv; tail -n +2 b.csv) > all.csv

Stopped in the middle? Run the same command again. Matches in the journal beside the row file
(rows.csv.journal, or the file of --resume) aren't played again, and the rows are the same as without the stop.
Rows are in rows.csv.part until all matches are played. A file that already exists is replaced only with --force.

Exit codes: 0 played; 1 something went wrong, and the message says what; 2 the command wasn't understood.")]
pub(crate) struct Sim {
    /// The game's id, as listed by `clubhouse games`
    game: String,
    /// Number of matches
    #[arg(long, value_name = "N", allow_negative_numbers = true, required_unless_present = "seeds", value_parser = numbers::count::<u64>)]
    matches: Option<u64>,
    /// Number of seats; short for --option seats=N
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    seats: Option<u8>,
    /// Set an option of the game, as listed by `clubhouse games`; repeat for each option
    #[arg(long = "option", alias = "options", value_name = "NAME=VALUE", value_parser = pair)]
    options: Vec<(String, String)>,
    #[arg(long, value_name = "BOT", value_delimiter = ',', default_value = "random",
        help = format!("Who plays: {}; one for all seats, or one for each, separated by commas", options::bots()))]
    bots: Vec<BotKind>,
    /// How many moves or matches a bot may try before each decision
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 1000, value_parser = numbers::count::<u32>)]
    playouts: u32,
    /// Seed of the first match; each further match takes the next number
    #[arg(long, value_name = "S", allow_negative_numbers = true, default_value_t = 0, value_parser = numbers::whole::<u64>)]
    seed: u64,
    /// Play the seeds from A up to, but not including, B; instead of --seed and --matches
    #[arg(long, value_name = "A..B", value_parser = experiment::range, conflicts_with_all = ["matches", "seed"])]
    seeds: Option<Range<u64>>,
    /// Number of threads [default: all cores]
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Print the summary as one JSON object
    #[arg(long)]
    json: bool,
    /// Write a row for each match and seat, as comma-separated values
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Write the same rows as Apache Parquet
    #[arg(long, value_name = "FILE")]
    parquet: Option<PathBuf>,
    /// Draw the distribution of scores
    #[arg(long, value_name = "FILE.svg", value_parser = output::svg)]
    plot: Option<PathBuf>,
    /// Keep the journal in this file, and continue from it if it exists [default: beside the row file]
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    #[command(flatten)]
    outputs: Outputs,
    /// Add the game's own report (green: by hole, wind and club)
    #[arg(long)]
    report: bool,
}

impl Sim {
    pub(crate) fn run(&self, games: &Games) -> Result<ExitCode> {
        let seats = self.seats.map(|n| n.to_string());
        let experiment = self.experiment(games, seats.as_deref())?;
        let report = if self.report { Some(report::of_game(experiment.game.id())?) } else { None };
        let n_threads = self.threads.map_or_else(crew::all_cores, usize::from);
        let start = crate::clock::now();
        self.check_outputs()?;
        let mut journal = self.open_journal(&experiment)?;
        let mut desk = Desk::new(self.row_files(&experiment)?, &experiment);
        if let Some(journal) = &mut journal {
            journal.resume(&experiment, |chunk| desk.take(&chunk))?;
        }
        let n_read = desk.tally.n_matches();
        desk.play(journal.as_mut(), n_threads, report)?;
        let (tally, drafts) = desk.finish()?;
        if let Some(path) = &self.plot {
            output::write(path, &plot::svg(&tally, &experiment))?;
        }
        drafts.into_iter().try_for_each(Draft::publish)?;
        // Only now: before this, files may still have been unwritten.
        journal.map_or(Ok(()), Journal::remove)?;
        let ran =
            Ran { n_threads, n_played: experiment.n_matches() - n_read, time: start.elapsed() };
        self.tell(&tally, &tally.summary(&experiment, ran), &experiment, report)?;
        Ok(ExitCode::SUCCESS)
    }

    fn tell(
        &self,
        tally: &Tally,
        summary: &Summary,
        experiment: &Experiment<'_>,
        report: Option<Report>,
    ) -> Result<()> {
        if self.json {
            crate::say(&format!("{}\n", serde_json::to_string(summary)?))?;
        } else {
            crate::say(&text::table(summary, experiment))?;
            if let Some(report) = report {
                crate::say(&format!("\n{}", (report.table)(&tally.counts)))?;
            }
        }
        Ok(())
    }

    /// Nothing is replaced that is there, and each output has a file of its own.
    fn check_outputs(&self) -> Result<()> {
        let files = [&self.csv, &self.parquet, &self.plot];
        files.into_iter().flatten().try_for_each(|path| self.outputs.check(path))?;
        let parts = self.row_paths().filter_map(output::part);
        let all = files.into_iter().flatten().cloned().chain(parts).chain(self.journal());
        let mut seen = BTreeSet::new();
        let is_double = all.map(|path| output::canonical(&path)).any(|path| !seen.insert(path));
        ensure!(!is_double, "two outputs have the same name: give each its own file");
        Ok(())
    }

    /// The journal, if there is to be one. Rows that were not finished are replaced only if it knows of them.
    fn open_journal(&self, experiment: &Experiment<'_>) -> Result<Option<Journal>> {
        let journal = self.journal().map(|path| Journal::open(&path, experiment)).transpose()?;
        let is_resumed = journal.as_ref().map_or(Ok(false), Journal::is_begun)?;
        if !is_resumed {
            let mut parts = self.row_paths().filter_map(output::part);
            parts.try_for_each(|part| self.outputs.check(&part))?;
        }
        Ok(journal)
    }

    fn row_paths(&self) -> impl Iterator<Item = &Path> {
        self.csv.iter().chain(&self.parquet).map(PathBuf::as_path)
    }

    fn experiment<'a>(
        &'a self,
        games: &'a Games,
        seats: Option<&'a str>,
    ) -> Result<Experiment<'a>> {
        let game = games.find(&self.game)?;
        let options: Vec<_> =
            seats.map(|n| ("seats", n)).into_iter().chain(words(&self.options)).collect();
        let simulator = game.simulator(&options)?;
        let bots = experiment::seat_bots(&self.bots, simulator.n_seats().into())?;
        Ok(Experiment {
            options_text: simulator.options(),
            categories: game.categories(),
            game,
            options,
            bots,
            seeds: self.all_seeds()?,
            playouts: self.playouts,
            is_reported: self.report,
        })
    }

    fn all_seeds(&self) -> Result<Range<u64>> {
        if let Some(seeds) = &self.seeds {
            return Ok(seeds.clone());
        }
        seed::range(self.seed, self.matches.unwrap_or(1))
    }

    fn row_files(&self, experiment: &Experiment<'_>) -> Result<RowFiles> {
        let csv = self.csv.iter().map(|path| (path, Csv::begin as Begin));
        let parquet = self.parquet.iter().map(|path| (path, Parquet::begin as Begin));
        let begin = |(path, begin): (&PathBuf, Begin)| {
            let (draft, file) = Draft::create(path)?;
            let rows = begin(file, experiment).with_context(|| output::unwritten(path))?;
            Ok((draft, rows))
        };
        csv.chain(parquet).map(begin).collect()
    }

    fn journal(&self) -> Option<PathBuf> {
        let beside = self.csv.as_ref().or(self.parquet.as_ref()).map(|path| {
            let mut name = path.clone().into_os_string();
            name.push(".journal");
            PathBuf::from(name)
        });
        self.resume.clone().or(beside)
    }
}

/// Files of rows, and how they get their names.
type RowFiles = Vec<(Draft, Box<dyn RowFile>)>;

/// Begins a file of rows.
type Begin = fn(File, &Experiment<'_>) -> Result<Box<dyn RowFile>>;

/// Where all matches arrive in order.
struct Desk<'a> {
    experiment: &'a Experiment<'a>,
    files: RowFiles,
    tally: Tally,
}

impl<'a> Desk<'a> {
    fn new(files: RowFiles, experiment: &'a Experiment<'a>) -> Self {
        Self { experiment, files, tally: Tally::new(experiment) }
    }

    /// Plays what has not been played.
    fn play(
        &mut self,
        mut journal: Option<&mut Journal>,
        n_threads: usize,
        report: Option<Report>,
    ) -> Result<()> {
        let experiment = self.experiment;
        let first = experiment.seeds.start + self.tally.n_matches();
        let size = chunk::size(experiment);
        let jobs = 0..(experiment.seeds.end - first).div_ceil(size);
        let bar = bar(experiment.n_matches(), self.tally.n_matches(), "matches");
        let work = |worker: &mut Worker, job: u64| {
            let start = first + job * size;
            worker.play(experiment, start..start.saturating_add(size).min(experiment.seeds.end))
        };
        let take = |chunk: Result<Chunk>| {
            let chunk = chunk?;
            if let Some(journal) = &mut journal {
                journal.write(&chunk)?;
            }
            self.take(&chunk)?;
            bar.inc(chunk.outcomes.len() as u64);
            Ok(ControlFlow::Continue(()))
        };
        let workers = workers(experiment, n_threads, report)?;
        crew::in_order(jobs, workers, work, take)?;
        bar.finish_and_clear();
        Ok(())
    }

    fn take(&mut self, chunk: &Chunk) -> Result<()> {
        let first = self.experiment.seeds.start + self.tally.n_matches();
        // Outcomes before seeds: behind the last seed there may be no other number.
        for (outcome, seed) in chunk.outcomes.iter().zip(first..) {
            for (draft, file) in &mut self.files {
                file.write(seed, outcome).with_context(|| output::unwritten(draft.path()))?;
            }
        }
        self.tally.add(chunk);
        Ok(())
    }

    /// Writes all rows out; their files have yet to get their names.
    fn finish(self) -> Result<(Tally, Vec<Draft>)> {
        let finish = |(draft, file): (Draft, Box<dyn RowFile>)| {
            file.finish().with_context(|| output::unwritten(draft.path()))?;
            Ok(draft)
        };
        let drafts = self.files.into_iter().map(finish).collect::<Result<_>>()?;
        Ok((self.tally, drafts))
    }
}

fn workers(
    experiment: &Experiment<'_>,
    n_threads: usize,
    report: Option<Report>,
) -> Result<Vec<Worker>> {
    let worker = |_| {
        let digest = report.map(|report| (report.digest)());
        Ok(Worker { simulator: experiment.simulator()?, digest })
    };
    (0..n_threads).map(worker).collect()
}
