//! What all matches together say, kept in a few numbers.

use std::time::Duration;

use serde::{Serialize, Serializer};

use super::chunk::Chunk;
use super::experiment::{Described, Experiment};
use super::report::Counts;
use crate::numbers::{Histogram, float, ratio, wilson};

/// Everything that is kept of the matches: it does not grow with them.
pub(crate) struct Tally {
    pub(crate) seats: Vec<SeatTally>,
    /// Decisions of whole matches.
    lengths: Histogram,
    spent: Duration,
    pub(crate) counts: Counts,
}

pub(crate) struct SeatTally {
    pub(crate) bot: String,
    pub(crate) totals: Histogram,
    /// How often it was first alone, with one other side, with two, and so on.
    firsts: [u64; tabletop::MAX_SEATS],
    points: Vec<i64>,
    n_decisions: u64,
    thought: Duration,
}

impl Tally {
    pub(crate) fn new(experiment: &Experiment<'_>) -> Self {
        let seat = |bot: &table::BotKind| SeatTally {
            bot: bot.to_string(),
            totals: Histogram::default(),
            firsts: [0; tabletop::MAX_SEATS],
            points: vec![0; experiment.categories.len()],
            n_decisions: 0,
            thought: Duration::ZERO,
        };
        Self {
            seats: experiment.bots.iter().map(seat).collect(),
            lengths: Histogram::default(),
            spent: Duration::ZERO,
            counts: Counts::new(),
        }
    }

    pub(crate) fn n_matches(&self) -> u64 {
        self.lengths.n()
    }

    pub(crate) fn add(&mut self, chunk: &Chunk) {
        self.spent = self.spent.saturating_add(chunk.spent);
        for (name, n) in &chunk.counts {
            *self.counts.entry(name.clone()).or_default() += n;
        }
        for (tally, thought) in self.seats.iter_mut().zip(&chunk.thought) {
            tally.thought = tally.thought.saturating_add(*thought);
        }
        for outcome in &chunk.outcomes {
            let length: u32 = outcome.seats.iter().map(|seat| seat.n_decisions).sum();
            self.lengths.add(i32::try_from(length).unwrap_or(i32::MAX));
            for (tally, seat) in self.seats.iter_mut().zip(&outcome.seats) {
                tally.totals.add(seat.total);
                tally.n_decisions += u64::from(seat.n_decisions);
                if seat.rank == 1 {
                    tally.firsts[outcome.n_winners as usize - 1] += 1;
                }
                for (sum, points) in tally.points.iter_mut().zip(&seat.points) {
                    *sum += i64::from(*points);
                }
            }
        }
    }

    pub(crate) fn summary(&self, experiment: &Experiment<'_>, ran: Ran) -> Summary {
        let n_decisions: u64 = self.seats.iter().map(|seat| seat.n_decisions).sum();
        Summary {
            experiment: experiment.described(),
            matches: self.n_matches(),
            seats: (0..).zip(&self.seats).map(|(n, it)| it.summary(n, experiment)).collect(),
            decisions: Spread::of(&self.lengths),
            report: self.counts.clone(),
            time: Time {
                threads: ran.n_threads,
                seconds: ran.time.as_secs_f64(),
                matches_per_second: float(ran.n_played) / ran.time.as_secs_f64().max(1e-9),
                microseconds_per_decision: per_decision(self.spent, n_decisions),
                microseconds_of_thought: self
                    .seats
                    .iter()
                    .map(|seat| per_decision(seat.thought, seat.n_decisions))
                    .collect(),
            },
        }
    }
}

/// How the run itself went.
#[derive(Clone, Copy)]
pub(crate) struct Ran {
    pub(crate) n_threads: usize,
    /// Without what stood in the journal.
    pub(crate) n_played: u64,
    pub(crate) time: Duration,
}

impl SeatTally {
    fn summary(&self, seat: usize, experiment: &Experiment<'_>) -> SeatSummary {
        let shares = (1..).zip(self.firsts).map(|(sides, n)| float(n) / f64::from(sides));
        let (wins, n) = (shares.sum::<f64>(), float(self.totals.n()));
        let interval = wilson(wins, n);
        let means = self.points.iter().map(|&sum| ratio(sum.into(), self.totals.n().into()));
        SeatSummary {
            seat,
            bot: self.bot.clone(),
            total: Spread::of(&self.totals),
            wins: Share { mean: wins / n.max(1.0), low: interval.0, high: interval.1 },
            points: experiment.categories.iter().cloned().zip(means).collect(),
        }
    }
}

fn per_decision(time: Duration, n_decisions: u64) -> f64 {
    time.as_secs_f64() * 1e6 / float(n_decisions).max(1.0)
}

/// What `--json` prints and the table shows.
#[derive(Serialize)]
pub(crate) struct Summary {
    #[serde(flatten)]
    pub(crate) experiment: Described,
    pub(crate) matches: u64,
    pub(crate) seats: Vec<SeatSummary>,
    /// Of all seats together, in a match.
    pub(crate) decisions: Spread,
    #[serde(skip_serializing_if = "Counts::is_empty")]
    pub(crate) report: Counts,
    /// Not the same in another run.
    pub(crate) time: Time,
}

#[derive(Serialize)]
pub(crate) struct SeatSummary {
    pub(crate) seat: usize,
    pub(crate) bot: String,
    pub(crate) total: Spread,
    pub(crate) wins: Share,
    /// The mean of each category.
    #[serde(serialize_with = "as_object")]
    pub(crate) points: Vec<(String, f64)>,
}

fn as_object<S: Serializer>(pairs: &[(String, f64)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(pairs.iter().map(|(name, mean)| (name, mean)))
}

/// Mean, standard deviation, least, quartiles, most.
#[derive(Clone, Copy, Serialize)]
pub(crate) struct Spread {
    pub(crate) mean: f64,
    pub(crate) sd: f64,
    pub(crate) min: i32,
    pub(crate) quartiles: [i32; 3],
    pub(crate) max: i32,
}

impl Spread {
    fn of(histogram: &Histogram) -> Self {
        Self {
            mean: histogram.mean(),
            sd: histogram.sd(),
            min: histogram.percentile(0),
            quartiles: [25, 50, 75].map(|percent| histogram.percentile(percent)),
            max: histogram.percentile(100),
        }
    }
}

/// First places, shared ones split, with an interval of 95 %.
#[derive(Clone, Copy, Serialize)]
pub(crate) struct Share {
    pub(crate) mean: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
}

#[derive(Serialize)]
pub(crate) struct Time {
    pub(crate) threads: usize,
    pub(crate) seconds: f64,
    pub(crate) matches_per_second: f64,
    /// Of one core, with rules, draws and bots.
    pub(crate) microseconds_per_decision: f64,
    /// Of each seat's bot alone; 0 for `random`, who does not think.
    pub(crate) microseconds_of_thought: Vec<f64>,
}
