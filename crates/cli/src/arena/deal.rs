//! One deal: the same seed with many orders of seats.

use std::time::Duration;

use anyhow::Result;
use table::{BotKind, Budget, Dealer, GameKind, Limits, MOST_STEPS, Table};
use tabletop::{Seat, Seed, Viewer};

use super::elo::{self, Deal};
use super::engine::Engine;
use super::lineup::{Lineup, Seating};

/// Who can sit down.
#[derive(Clone, Debug)]
pub(crate) enum Contestant {
    Bot(BotKind),
    /// The command that starts it.
    Engine(String),
}

/// What every match has in common.
pub(crate) struct Rules<'a> {
    pub(crate) game: &'a dyn GameKind,
    pub(crate) options: Vec<(&'a str, &'a str)>,
    pub(crate) contestants: Vec<Contestant>,
    pub(crate) seating: Seating,
    pub(crate) budget: Budget,
    pub(crate) timeout: Duration,
}

/// How a deal went.
pub(crate) struct Dealt {
    /// By pairs.
    pub(crate) pairs: Deal,
    /// Each contestant's share of first places in the matches it played.
    pub(crate) firsts: Vec<f64>,
    pub(crate) faults: Vec<Fault>,
    /// Matches that were broken off because they did not end.
    pub(crate) n_endless: usize,
    /// Each contestant's decisions, and the time they took.
    pub(crate) decisions: Vec<(u64, Duration)>,
}

/// A match that a contestant lost by what it did wrong.
#[derive(Clone, Debug)]
pub(crate) struct Fault {
    pub(crate) contestant: usize,
    pub(crate) seed: u64,
    pub(crate) seat: Seat,
    pub(crate) reason: String,
}

/// One thread's programs, started when they are first needed.
#[derive(Default)]
pub(crate) struct Programs(Vec<Option<Engine>>);

impl Programs {
    /// Starts all of them, so that a command that does not exist is known at once.
    pub(crate) fn start(contestants: &[Contestant]) -> Result<Self> {
        let start = |contestant: &Contestant| match contestant {
            Contestant::Bot(_) => Ok(None),
            Contestant::Engine(command) => Engine::start(command).map(Some),
        };
        Ok(Self(contestants.iter().map(start).collect::<Result<_>>()?))
    }

    /// The program of this contestant, started again if it had to be ended.
    fn of(&mut self, contestant: usize, command: &str) -> Result<&mut Engine, String> {
        let program = &mut self.0[contestant];
        if program.is_none() {
            *program = Some(Engine::start(command).map_err(|error| format!("{error:#}"))?);
        }
        program.as_mut().ok_or_else(|| "the program is not running".to_owned())
    }
}

impl Rules<'_> {
    /// Plays all its orders of seats.
    pub(crate) fn deal(&self, number: u64, programs: &mut Programs) -> Dealt {
        let n = self.contestants.len();
        let mut dealt = Dealt {
            pairs: Vec::new(),
            firsts: vec![0.0; n],
            faults: Vec::new(),
            n_endless: 0,
            decisions: vec![(0, Duration::ZERO); n],
        };
        let play = |lineup: Lineup| {
            let ranks = self.play(number, &lineup, programs, &mut dealt);
            (lineup, ranks)
        };
        let all: Vec<(Lineup, Vec<u32>)> =
            self.seating.of_deal(number).into_iter().map(play).collect();
        let is_side = |one, other| self.seating.is_side(one, other);
        let ahead_in_all = |pair| {
            let met = all.iter().filter_map(|(lineup, ranks)| ahead(lineup, ranks, is_side, pair));
            mean(met)
        };
        dealt.pairs = elo::pairs(n).into_iter().map(ahead_in_all).collect();
        for (i, first) in dealt.firsts.iter_mut().enumerate() {
            let played = all.iter().filter(|(lineup, _)| lineup.contains(&i));
            *first =
                mean(played.map(|(lineup, ranks)| share_of_first(lineup, ranks, i))).unwrap_or(0.0);
        }
        dealt
    }

    /// Plays one match and returns the rank of each seat.
    fn play(
        &self,
        number: u64,
        lineup: &[usize],
        programs: &mut Programs,
        dealt: &mut Dealt,
    ) -> Vec<u32> {
        let seed = Seed::from(number);
        let opened = self.game.open(&self.options, Dealer::Seeded(seed.clone()));
        let mut table = opened.expect("the options were good before");
        while let Some(seat) = table.to_act().seats().lowest() {
            if table.n_steps() >= MOST_STEPS {
                dealt.n_endless += 1;
                return vec![1; lineup.len()];
            }
            let i = lineup[seat.index()];
            let start = crate::clock::now();
            let chosen = self.choose(&*table, seat, i, &seed, programs);
            let (n, time) = &mut dealt.decisions[i];
            *n += 1;
            *time += start.elapsed();
            let taken = chosen.and_then(|mv| {
                let said =
                    |error: table::SubmitError| format!("`{}`: {error}", tabletop::excerpt(&mv));
                table.submit(seat, table.n_steps(), &mv).map(drop).map_err(said)
            });
            if let Err(reason) = taken {
                dealt.faults.push(Fault { contestant: i, seed: number, seat, reason });
                return lineup.iter().map(|&other| if other == i { 2 } else { 1 }).collect();
            }
        }
        table.standings(Viewer::Referee).iter().map(|standing| standing.rank).collect()
    }

    fn choose(
        &self,
        table: &dyn Table,
        seat: Seat,
        i: usize,
        seed: &Seed,
        programs: &mut Programs,
    ) -> Result<String, String> {
        match &self.contestants[i] {
            Contestant::Bot(kind) => {
                let start = crate::clock::now();
                let clock = || start.elapsed();
                let limits = Limits::new(self.budget).with_clock(&clock);
                let advice = table.advise(seat, *kind, &limits, seed);
                Ok(advice.map_err(|error| error.to_string())?.mv)
            }
            Contestant::Engine(command) => {
                let program = programs.of(i, command)?;
                let chosen = program.choose(table, seat, self.timeout);
                if chosen.is_err() {
                    // Whatever it still says is no answer to the next question.
                    programs.0[i] = None;
                }
                chosen
            }
        }
    }
}

/// How much of the points between two the first of them has: over all seats of either that are not partners, 1 for a
/// better rank, ½ for the same. None if they did not meet.
fn ahead(
    lineup: &[usize],
    ranks: &[u32],
    is_side: impl Fn(usize, usize) -> bool,
    (i, j): (usize, usize),
) -> Option<f64> {
    let seats_of = |who: usize| (0..lineup.len()).filter(move |&seat| lineup[seat] == who);
    let met = seats_of(i).flat_map(|own| seats_of(j).map(move |other| (own, other)));
    let points = met.filter(|&(own, other)| !is_side(own, other)).map(|(own, other)| {
        match ranks[own].cmp(&ranks[other]) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 0.0,
        }
    });
    mean(points)
}

/// Of the seats that share the first place, how many are the contestant's.
fn share_of_first(lineup: &[usize], ranks: &[u32], i: usize) -> f64 {
    let firsts = lineup.iter().zip(ranks).filter(|(_, rank)| **rank == 1);
    mean(firsts.map(|(who, _)| if *who == i { 1.0 } else { 0.0 })).unwrap_or(0.0)
}

fn mean(values: impl Iterator<Item = f64>) -> Option<f64> {
    let (sum, n) = values.fold((0.0, 0.0), |(sum, n), value| (sum + value, n + 1.0));
    (n > 0.0).then(|| sum / n)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shared_places_are_split() {
        let alone = |one, other| one == other;
        assert_eq!(ahead(&[0, 1, 0], &[1, 1, 3], alone, (0, 1)), Some(0.25));
        assert_eq!(ahead(&[0, 1], &[2, 1], alone, (0, 1)), Some(0.0));
        assert_eq!(ahead(&[0, 1], &[1, 2], alone, (0, 2)), None);
        assert!((share_of_first(&[0, 1, 0], &[1, 1, 3], 0) - 0.5).abs() < 1e-9);
        assert!((share_of_first(&[0, 1, 0, 1], &[1, 2, 1, 2], 0) - 1.0).abs() < 1e-9);
    }

    #[test]
    fn partners_are_not_ahead_of_each_other() {
        let partners = |one: usize, other: usize| one % 2 == other % 2;
        let (lineup, ranks) = ([0, 1, 2, 3], [1, 2, 1, 2]);
        assert_eq!(ahead(&lineup, &ranks, partners, (0, 2)), None);
        assert_eq!(ahead(&lineup, &ranks, partners, (0, 3)), Some(1.0));
        assert_eq!(ahead(&[0, 1, 1, 0], &ranks, partners, (0, 1)), Some(0.5));
    }
}
