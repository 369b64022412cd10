//! How the contestants stand after some deals, for people and as JSON.

use std::fmt::Write as _;
use std::time::Duration;

use serde::Serialize;
use table::MOST_STEPS;

use super::deal::{Dealt, Fault};
use super::elo::{self, Deal};
use super::verdict::{Bets, Clear, ERROR};
use crate::layout::{WIDTH, counted, cut, item, wrap};
use crate::numbers::{Z, float};

/// Everything that is kept of the deals.
pub(crate) struct Standing {
    names: Vec<String>,
    pairs: Vec<(usize, usize)>,
    deals: Vec<Deal>,
    firsts: Vec<Vec<f64>>,
    bets: Vec<Bets>,
    faults: Vec<Fault>,
    n_endless: usize,
    decisions: Vec<(u64, Duration)>,
}

impl Standing {
    pub(crate) fn new(names: Vec<String>) -> Self {
        let pairs = elo::pairs(names.len());
        Self {
            deals: Vec::new(),
            firsts: vec![Vec::new(); names.len()],
            bets: vec![Bets::default(); pairs.len()],
            faults: Vec::new(),
            n_endless: 0,
            decisions: vec![(0, Duration::ZERO); names.len()],
            names,
            pairs,
        }
    }

    pub(crate) fn add(&mut self, dealt: Dealt) {
        let n_pairs = float(self.pairs.len() as u64);
        for (bets, x) in self.bets.iter_mut().zip(&dealt.pairs) {
            if let Some(x) = x {
                bets.add(*x, n_pairs);
            }
        }
        for (firsts, share) in self.firsts.iter_mut().zip(&dealt.firsts) {
            firsts.push(*share);
        }
        for ((n, time), (more, longer)) in self.decisions.iter_mut().zip(&dealt.decisions) {
            *n += more;
            *time += *longer;
        }
        self.n_endless += dealt.n_endless;
        self.faults.extend(dealt.faults);
        self.deals.push(dealt.pairs);
    }

    /// Whether it is clear of every pair who is better.
    pub(crate) fn is_clear(&self) -> bool {
        self.bets.iter().all(|bets| bets.clear().is_some())
    }

    pub(crate) fn summary(&self) -> Summary {
        let ratings = elo::ratings(self.names.len(), &self.deals);
        let contestant = |i: usize| {
            let (n, time) = self.decisions[i];
            Line {
                name: self.names[i].clone(),
                first: Share::of(&self.firsts[i]),
                elo: ratings[i].elo,
                elo_reach: ratings[i].reach,
                faults: self.faults.iter().filter(|fault| fault.contestant == i).count(),
                microseconds_per_decision: time.as_secs_f64() * 1e6 / float(n).max(1.0),
            }
        };
        let pair = |(number, &(i, j)): (usize, &(usize, usize))| {
            let results: Vec<f64> = self.deals.iter().filter_map(|deal| deal[number]).collect();
            Pair {
                first: self.names[i].clone(),
                second: self.names[j].clone(),
                ahead: Share::of(&results),
                better: self.bets[number].clear().map(|clear| match clear {
                    Clear::First => self.names[i].clone(),
                    Clear::Second => self.names[j].clone(),
                }),
            }
        };
        let reason = |fault: &Fault| {
            let name = &self.names[fault.contestant];
            format!(
                "{name} lost the match of seed {} in seat {}: {}",
                fault.seed, fault.seat, fault.reason
            )
        };
        Summary {
            deals: self.deals.len(),
            contestants: (0..self.names.len()).map(contestant).collect(),
            pairs: self.pairs.iter().enumerate().map(pair).collect(),
            faults: self.faults.iter().map(reason).collect(),
            endless: self.n_endless,
        }
    }
}

/// What `--json` prints, with what was played.
#[derive(Serialize)]
pub(crate) struct Summary {
    pub(crate) deals: usize,
    pub(crate) contestants: Vec<Line>,
    pub(crate) pairs: Vec<Pair>,
    /// Every match that was lost by a fault.
    pub(crate) faults: Vec<String>,
    /// Matches that did not end, and count as shared by all.
    pub(crate) endless: usize,
}

#[derive(Serialize)]
pub(crate) struct Line {
    name: String,
    first: Share,
    elo: f64,
    /// The interval of 95 % reaches so far to either side.
    elo_reach: f64,
    faults: usize,
    microseconds_per_decision: f64,
}

#[derive(Serialize)]
pub(crate) struct Pair {
    first: String,
    second: String,
    ahead: Share,
    /// Who is better, once that is clear.
    better: Option<String>,
}

/// A mean over deals with an interval of 95 %.
#[derive(Clone, Copy, Serialize)]
pub(crate) struct Share {
    mean: f64,
    low: f64,
    high: f64,
}

impl Share {
    /// The interval is that of the mean of deals by their own spread, with two deals won and two lost added: for deals
    /// that are only won or lost, Agresti and Coull's.
    fn of(deals: &[f64]) -> Self {
        let n = float(deals.len() as u64);
        let (sum, squares) =
            deals.iter().fold((0.0, 0.0), |(sum, squares), x| (sum + x, squares + x * x));
        let (mean, square) = ((sum + 2.0) / (n + 4.0), (squares + 2.0) / (n + 4.0));
        let reach = Z * ((square - mean * mean).max(0.0) / (n + 4.0)).sqrt();
        let (low, high) = ((mean - reach).max(0.0), (mean + reach).min(1.0));
        Self { mean: sum / n.max(1.0), low, high }
    }

    fn percents(self) -> String {
        let [mean, low, high] = [self.mean, self.low, self.high].map(|it| 100.0 * it);
        format!("{mean:>5.1}%  {:>11}", format!("{low:.1}-{high:.1}%"))
    }
}

/// So many faults are told one by one.
const TOLD: usize = 5;

impl Summary {
    pub(crate) fn text(&self, n_matches_a_deal: usize) -> String {
        let n = self.deals * n_matches_a_deal;
        let (deals, matches) = (counted(self.deals, "deal"), counted(n, "match"));
        let mut text =
            format!("{deals}, each with {n_matches_a_deal} orders of seats: {matches}\n\n");
        text += "contestant             first  95% interval      Elo            µs a decision\n";
        for line in &self.contestants {
            let reach = if line.elo_reach > 0.0 {
                format!("± {:.0}", line.elo_reach)
            } else {
                String::new()
            };
            let _ = writeln!(
                text,
                "{:<20}  {}  {:>10.0} {reach:<8}  {:>12.1}",
                cut(&line.name, 20),
                line.first.percents(),
                // No rating is -0.
                line.elo.round() + 0.0,
                line.microseconds_per_decision
            );
        }
        text.push('\n');
        for pair in &self.pairs {
            let clear = pair.better.as_ref().map_or_else(
                || "not clear which is better".to_owned(),
                |name| format!("clear: {name} is better"),
            );
            let (first, second, ahead) = (&pair.first, &pair.second, pair.ahead.percents());
            let line = format!("{first} ahead of {second}: {ahead}, {clear}");
            // Commands of programs can be long.
            let is_long = line.chars().count() > WIDTH;
            text += &if is_long { wrap(&line, WIDTH).join("\n") } else { line };
            text.push('\n');
        }
        if self.pairs.iter().any(|pair| pair.better.is_some()) {
            let _ = writeln!(
                text,
                "(the probability that anything called clear is wrong is at most {:.0}%)",
                100.0 * ERROR
            );
        }
        if self.endless > 0 {
            let matches = counted(self.endless, "match");
            let _ =
                writeln!(text, "\n{matches} did not end within {MOST_STEPS} steps: shared by all");
        }
        self.tell_faults(&mut text);
        text
    }

    fn tell_faults(&self, text: &mut String) {
        if self.faults.is_empty() {
            return;
        }
        let _ = writeln!(text, "\n{} lost by a fault:", counted(self.faults.len(), "match"));
        for fault in self.faults.iter().take(TOLD) {
            *text += &item(fault);
        }
        if self.faults.len() > TOLD {
            let _ = writeln!(text, "  and {} more (--json lists all)", self.faults.len() - TOLD);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deals_that_are_won_or_lost_have_the_interval_of_agresti_and_coull() {
        let deals: Vec<f64> = (0..263).map(|n| if n < 81 { 1.0 } else { 0.0 }).collect();
        let found = Share::of(&deals);
        // (81 + 2) / (263 + 4) ± 1.96 sqrt(p (1 - p) / 267)
        assert!((found.low - 0.2553).abs() < 2e-4 && (found.high - 0.3664).abs() < 2e-4);
        assert!((found.mean - 81.0 / 263.0).abs() < 1e-9);
    }

    #[test]
    fn mirrored_deals_that_are_all_split_have_a_narrow_interval_and_those_all_won_no_empty_one() {
        let [split, won] = [Share::of(&[0.5; 100]), Share::of(&[1.0; 100])];
        assert!(split.high - split.low < 0.05);
        assert!(won.low > 0.9 && won.low < 0.97 && won.high > 0.99);
    }
}
