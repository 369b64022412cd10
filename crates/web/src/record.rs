//! A match that was played: its positions, how the points went, and whether its draws were fair.

mod fairness;

use std::time::Duration;

use leptos::prelude::*;
use table::Table;
use tabletop::{Seat, StepLine, Viewer};

pub(crate) use fairness::{Fairness, fairness};

use crate::{browser, session};

/// So long the points are counted at a stretch: the page must not stand still.
const STRETCH: Duration = Duration::from_millis(12);

/// A match with all that led to where it is.
pub(crate) struct Record {
    whole: Box<dyn Table>,
    lines: Vec<String>,
    stops: Vec<usize>,
}

/// Everybody's points, by stop and seat.
pub(crate) type Curve = Vec<Vec<i32>>;

impl Record {
    /// Everything that happened at a table.
    pub(crate) fn of(whole: Box<dyn Table>) -> Self {
        let lines = whole.steps(0);
        let is_stop = |n: &usize| lines.get(*n).is_none_or(|line| step(line).is_move());
        let stops = (0..=lines.len()).filter(is_stop).collect();
        Self { whole, lines, stops }
    }

    /// The table as it is in the end.
    pub(crate) fn whole(&self) -> &dyn Table {
        &*self.whole
    }

    /// The number of the last stop. A stop is where somebody decides, and the end.
    pub(crate) fn last(&self) -> usize {
        self.stops.len().saturating_sub(1)
    }

    /// How many steps had been taken at a stop.
    pub(crate) fn step(&self, stop: usize) -> usize {
        self.stops.get(stop).copied().unwrap_or(self.lines.len())
    }

    /// The table as it was at a stop.
    pub(crate) fn at(&self, stop: usize) -> Box<dyn Table> {
        let mut table = self.whole.boxed_clone();
        table.take_back(self.step(stop)).expect("it had taken so many steps");
        table
    }

    /// Counts everybody's points at every stop, a little at a time, and tells them when all are known.
    pub(crate) fn count(&self, curve: RwSignal<Curve>) {
        Counting::new(self).go_on(curve);
    }
}

/// A match that is played once more while points are counted.
struct Counting {
    table: Box<dyn Table>,
    lines: Vec<String>,
    stops: Vec<usize>,
    counted: Curve,
    /// Whether there was anything to count at the last stop.
    has_points: bool,
}

impl Counting {
    fn new(record: &Record) -> Self {
        let mut table = record.whole.boxed_clone();
        table.take_back(0).expect("every match has a beginning");
        let (lines, stops) = (record.lines.clone(), record.stops.clone());
        Self { table, lines, stops, counted: Vec::new(), has_points: false }
    }

    fn go_on(mut self, curve: RwSignal<Curve>) {
        let began = browser::ticks();
        while self.count_next() {
            if browser::ticks().saturating_sub(began) > STRETCH {
                let go_on = move || {
                    if !curve.is_disposed() {
                        self.go_on(curve);
                    }
                };
                return set_timeout(go_on, Duration::ZERO);
            }
        }
        let _ = curve.try_set(self.counted);
    }

    /// Plays up to the next stop and counts there; whether there was one.
    fn count_next(&mut self) -> bool {
        let Some(&stop) = self.stops.get(self.counted.len()) else { return false };
        while self.table.n_steps() < stop {
            self.take_step();
        }
        let standings = self.table.standings(Viewer::Referee);
        let total = |seat| standings.iter().find(|it| it.seat == seat).map_or(0, |it| it.total);
        let totals: Vec<i32> = Seat::first(self.table.n_seats()).map(total).collect();
        if !self.has_points && self.begins_to_count() {
            self.has_points = true;
            // Nobody fell from 0 to there: before, nothing was counted.
            self.counted.fill(totals.clone());
        }
        self.counted.push(totals);
        true
    }

    fn begins_to_count(&self) -> bool {
        session::scene(&*self.table, Viewer::Referee).is_none_or(|scene| scene.has_points())
    }

    fn take_step(&mut self) {
        let n = self.table.n_steps();
        let StepLine { seat, notation } = step(&self.lines[n]);
        let taken = match seat {
            Some(seat) => self.table.submit(seat, n, notation),
            None => self.table.supply(n, notation),
        };
        taken.expect("the step was taken before");
    }
}

fn step(line: &str) -> StepLine<'_> {
    StepLine::parse(line).expect("a table writes steps so")
}

#[cfg(test)]
mod tests {
    use table::{Dealer, games};
    use tabletop::{Seed, ToAct};

    use super::*;

    #[test]
    fn every_stop_of_a_match_is_a_decision_and_the_last_count_is_the_result() {
        for game in games() {
            let mut table = game.open(&[], Dealer::Seeded(Seed::from(3))).unwrap();
            while let Some(seat) = table.to_act().seats().lowest() {
                let mv = table.legal_moves(seat).swap_remove(0);
                table.submit(seat, table.n_steps(), &mv).unwrap();
            }
            let record = Record::of(table::load(&table.log().unwrap(), Dealer::Scripted).unwrap());
            let mut counting = Counting::new(&record);
            while counting.count_next() {
                let (now, n) = (counting.table.to_act(), counting.counted.len());
                let is_end = n == record.last() + 1;
                assert!(is_end || matches!(now, ToAct::Seats(_)), "{} at {n}", game.id());
            }
            assert_eq!(record.at(1).hash(), {
                let mut then = Counting::new(&record);
                then.count_next();
                then.count_next();
                then.table.hash()
            });
            assert_eq!(counting.counted.len(), record.last() + 1);
            let result: Vec<i32> =
                table.standings(Viewer::Referee).iter().map(|it| it.total).collect();
            assert_eq!(counting.counted.last(), Some(&result), "{}", game.id());
        }
    }

    #[test]
    fn the_curve_of_mini_golf_does_not_fall_from_0_to_the_first_count() {
        let kind = table::find("minigolf").unwrap();
        let mut table = kind.open(&[("seats", "2")], Dealer::Seeded(Seed::from(3))).unwrap();
        while table.n_steps() < 24 {
            let seat = table.to_act().seats().lowest().expect("it has only begun");
            let mv = table.legal_moves(seat).swap_remove(0);
            table.submit(seat, table.n_steps(), &mv).unwrap();
        }
        let mut counting = Counting::new(&Record::of(table));
        while counting.count_next() {}
        let curve = counting.counted;
        let first_count = curve.iter().find(|totals| **totals != curve[0]).expect("points change");
        assert!(curve[0].iter().all(|points| *points < -50), "{curve:?}");
        let fall = curve[0][0] - first_count[0];
        assert!(fall.abs() < 50, "{curve:?}");
    }
}
