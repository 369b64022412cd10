//! When the answer is clear: a test that may be looked at after every deal.
//!
//! Two gamblers bet on the deals, one that A is better than B, one that B is better than A. Each deal's result x (A's
//! share of the points between them, 0 to 1) multiplies a gambler's money by 1 ± λ(x - ½), where λ ≥ 0 is chosen from
//! the deals before. Were A not better, the first gambler's money would be expected never to grow, and by Ville's
//! inequality it would ever reach m times the stake with a probability of at most 1/m, however often one looks.
//! (Waudby-Smith and Ramdas, Estimating means of bounded random variables by betting, 2023.)
//! So nothing is assumed about the deals but that each is drawn like any other.

/// The probability that any claim of an arena is wrong is at most this.
pub(crate) const ERROR: f64 = 0.05;

/// No bet is bolder: a lost deal leaves at least a quarter of the money.
const BOLDEST: f64 = 1.5;

/// Who of two is better.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Clear {
    /// The one named first.
    First,
    /// The one named second.
    Second,
}

/// The two gamblers of a pair.
#[derive(Clone, Debug, Default)]
pub(crate) struct Bets {
    n: f64,
    sum: f64,
    squares: f64,
    /// Logarithms of the money of either.
    first: f64,
    second: f64,
    clear: Option<Clear>,
}

impl Bets {
    /// Takes the next deal. `n_pairs` pairs are judged at once and share the error.
    pub(crate) fn add(&mut self, x: f64, n_pairs: f64) {
        // As if one drawn deal of middling spread had come first: the first bets are small.
        let mean = (self.sum + 0.5) / (self.n + 1.0);
        let spread = (self.squares + 0.25) / (self.n + 1.0);
        let edge = mean - 0.5;
        let bet = (edge / (spread + edge * edge)).clamp(-BOLDEST, BOLDEST);
        self.first += (bet.max(0.0) * (x - 0.5)).ln_1p();
        self.second += ((-bet).max(0.0) * (0.5 - x)).ln_1p();
        self.n += 1.0;
        self.sum += x;
        self.squares += (x - self.sum / self.n).powi(2);
        let enough = (2.0 * n_pairs / ERROR).ln();
        if self.clear.is_none() && self.first >= enough {
            self.clear = Some(Clear::First);
        }
        if self.clear.is_none() && self.second >= enough {
            self.clear = Some(Clear::Second);
        }
    }

    /// Once clear, it stays so.
    pub(crate) fn clear(&self) -> Option<Clear> {
        self.clear
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{GameRng, Seed};

    /// How many deals it takes, and the answer; each deal is 0, ½ or 1, with these weights.
    fn judge(weights: [u32; 3], seed: u64, most: u32) -> (u32, Option<Clear>) {
        let mut rng = GameRng::from_seed(&Seed::from(seed));
        let mut bets = Bets::default();
        for n in 1..=most {
            let drawn = rng.below(weights.iter().sum());
            let x = match drawn {
                _ if drawn < weights[0] => 0.0,
                _ if drawn < weights[0] + weights[1] => 0.5,
                _ => 1.0,
            };
            bets.add(x, 1.0);
            if bets.clear().is_some() {
                return (n, bets.clear());
            }
        }
        (most, None)
    }

    #[test]
    fn equals_are_told_apart_more_seldom_than_promised() {
        let wrong = (0..1000).filter(|&seed| judge([3, 4, 3], seed, 1000).1.is_some()).count();
        assert!(wrong <= 50, "{wrong} of 1000");
    }

    #[test]
    fn the_better_one_is_found_and_soon_if_it_is_much_better() {
        let found = |weights, most| {
            (0..100).filter(|&seed| judge(weights, seed, most).1 == Some(Clear::First)).count()
        };
        assert_eq!(found([0, 0, 1], 15), 100);
        assert!(found([1, 4, 5], 150) >= 95);
        assert!(found([3, 3, 4], 3000) >= 80);
        assert_eq!(judge([1, 0, 0], 1, 15).1, Some(Clear::Second));
    }
}
