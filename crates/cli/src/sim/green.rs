//! GREEN's report: results by hole and by wind, and what clubs are good for.

use std::any::Any;
use std::fmt::Write as _;

use green::{Ball, ClubType, Fact, Hit, HoleResult, N_HOLES, STRONGEST_WIND, View, par_of};
use table::Witness;

use super::report::{Counts, Digest, Report};
use crate::layout::thousands;
use crate::numbers::ratio;

pub(crate) const REPORT: Report = Report { digest: || Box::new(Course::default()), table };

/// What is known of the hole that is being played, and what was counted.
#[derive(Default)]
struct Course {
    hole: u8,
    wind: u8,
    counts: Counts,
}

impl Digest for Course {
    fn witness(&mut self) -> &mut dyn Witness {
        self
    }

    fn take(&mut self) -> Counts {
        std::mem::take(&mut self.counts)
    }
}

impl Witness for Course {
    fn saw(&mut self, before: &dyn Fn() -> Box<dyn Any>, facts: &[table::Fact]) {
        for fact in facts.iter().filter_map(table::Fact::of) {
            match fact {
                Fact::Laid { hole, .. } => self.hole = *hole,
                Fact::Blows { wind } => self.wind = *wind,
                Fact::Hit { hit, lent, strike, to, .. } => self.hit(hit, *lent, *strike, *to),
                Fact::Retired { seat } => {
                    // GR-15: nobody who is no person goes on for longer.
                    let view = before().downcast::<View>().ok();
                    let is_stalled = view.is_some_and(|view| view.guard_says_retire(*seat));
                    self.hole_counts("stalled", i64::from(is_stalled));
                }
                Fact::HoleEnded { results, .. } => self.hole_ended(results.values()),
                Fact::Revealed { .. }
                | Fact::Starts { .. }
                | Fact::Chose { .. }
                | Fact::Drew { .. }
                | Fact::Refreshed { .. }
                | Fact::Pocketed { .. }
                | Fact::Advanced { .. }
                | Fact::Discarded { .. }
                | Fact::TookBack { .. }
                | Fact::Ended { .. } => {}
            }
        }
    }
}

impl Course {
    fn add(&mut self, what: &str, key: &str, n: i64) {
        *self.counts.entry(format!("{what}/{key}")).or_default() += n;
    }

    /// For the hole and for its wind.
    fn hole_counts(&mut self, key: &str, n: i64) {
        self.add(&format!("par {}", par_of(self.hole)), key, n);
        self.add(&format!("wind {}", self.wind), key, n);
    }

    fn hole_ended<'a>(&mut self, results: impl Iterator<Item = &'a HoleResult>) {
        for ended in results {
            let ending = match ended {
                HoleResult::Pocketed { .. } => "pocketed",
                HoleResult::Retired => "retired",
                HoleResult::Unfinished => "unfinished",
            };
            self.hole_counts("holes", 1);
            self.hole_counts(ending, 1);
            self.hole_counts("shots", ended.shots().into());
            self.hole_counts("points", ended.points().into());
        }
    }

    fn hit(&mut self, hit: &Hit, lent: Option<ClubType>, strike: u8, to: Ball) {
        let club = hit.club.club_type().name();
        self.add(club, "played", 1);
        self.add(club, "powered", i64::from(hit.power.is_some() || hit.with.is_some()));
        self.add(club, "spaces", strike.into());
        self.add(club, "pocketed", i64::from(to == Ball::Pocketed));
        if let Some(lent) = lent {
            self.add(lent.name(), "lent", 1);
        }
    }
}

fn table(counts: &Counts) -> String {
    let mut text =
        String::from("           holes  pocketed  retired  unfinished  shots  points  stalled\n");
    let pars = (1..=N_HOLES).map(|hole| format!("par {}", par_of(hole)));
    let kinds = pars.chain((1..=STRONGEST_WIND).map(|n| format!("wind {n}")));
    for kind in kinds {
        let n = |key: &str| counts.get(&format!("{kind}/{key}")).copied().unwrap_or(0);
        let of_holes = |key: &str| 100.0 * part(n(key), n("holes"));
        let _ = writeln!(
            text,
            "{kind:<7} {:>8}  {:>7.1}%  {:>6.1}%  {:>9.1}%  {:>5.2}  {:>6.2}  {:>7}",
            grouped(n("holes")),
            of_holes("pocketed"),
            of_holes("retired"),
            of_holes("unfinished"),
            part(n("shots"), n("pocketed")),
            part(n("points"), n("holes")),
            grouped(n("stalled")),
        );
    }
    text += "\nclub       played  own power  lent to others  spaces a shot  balls pocketed\n";
    for club in ClubType::ALL {
        let n = |key: &str| counts.get(&format!("{club}/{key}")).copied().unwrap_or(0);
        let _ = writeln!(
            text,
            "{:<8} {:>8}  {:>8.1}%  {:>14}  {:>13.2}  {:>14}",
            club.name(),
            grouped(n("played")),
            100.0 * part(n("powered"), n("played")),
            grouped(n("lent")),
            part(n("spaces"), n("played")),
            grouped(n("pocketed")),
        );
    }
    text
}

fn part(n: i64, of: i64) -> f64 {
    ratio(n.into(), of.unsigned_abs().into())
}

fn grouped(n: i64) -> String {
    thousands(n.unsigned_abs())
}
