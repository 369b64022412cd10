//! What many numbers say together.

use std::collections::BTreeMap;
use std::str::FromStr;

/// A whole number as people write it.
pub(crate) fn whole<N: FromStr>(text: &str) -> Result<N, &'static str> {
    let is_whole = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let reason = if is_whole { "this number is too large" } else { "expected a whole number" };
    text.parse().map_err(|_| reason)
}

/// How many of something there are to be: at least one.
pub(crate) fn count<N: FromStr + PartialOrd + From<u8>>(text: &str) -> Result<N, &'static str> {
    let n = whole(text)?;
    if n >= N::from(1) { Ok(n) } else { Err("expected a whole number, 1 or more") }
}

/// The normal quantile of a two-sided interval of 95 %.
pub(crate) const Z: f64 = 1.959_964;

/// How often each whole number came: as large as the numbers are different, not as they are many.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Histogram {
    counts: BTreeMap<i32, u64>,
    n: u64,
}

impl Histogram {
    pub(crate) fn add(&mut self, value: i32) {
        *self.counts.entry(value).or_default() += 1;
        self.n += 1;
    }

    pub(crate) fn n(&self) -> u64 {
        self.n
    }

    /// Each number with how often it came, ascending.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (i32, u64)> {
        self.counts.iter().map(|(&value, &n)| (value, n))
    }

    pub(crate) fn mean(&self) -> f64 {
        let sum: i128 = self.iter().map(|(value, n)| i128::from(value) * i128::from(n)).sum();
        ratio(sum, self.n.into())
    }

    /// The standard deviation of the sample.
    pub(crate) fn sd(&self) -> f64 {
        let mean = self.mean();
        let square = |(value, n): (i32, u64)| (f64::from(value) - mean).powi(2) * float(n);
        let sum: f64 = self.iter().map(square).sum();
        if self.n < 2 { 0.0 } else { (sum / float(self.n - 1)).sqrt() }
    }

    /// The least number such that so many percent are not more.
    pub(crate) fn percentile(&self, percent: u64) -> i32 {
        let wanted = u128::from(self.n) * u128::from(percent);
        let mut so_far = 0;
        for (value, n) in self.iter() {
            so_far += u128::from(n) * 100;
            if so_far >= wanted {
                return value;
            }
        }
        0
    }
}

/// Wilson's interval of 95 % for a share, of so many that are counted; successes can be shared.
pub(crate) fn wilson(successes: f64, n: f64) -> (f64, f64) {
    if n <= 0.0 {
        return (0.0, 1.0);
    }
    let (share, z2) = (successes / n, Z * Z);
    let middle = share + z2 / (2.0 * n);
    let reach = Z * (share * (1.0 - share) / n + z2 / (4.0 * n * n)).sqrt();
    let scale = 1.0 + z2 / n;
    (((middle - reach) / scale).max(0.0), ((middle + reach) / scale).min(1.0))
}

#[allow(clippy::cast_precision_loss, reason = "a figure for the eye")]
pub(crate) fn float(n: u64) -> f64 {
    n as f64
}

#[allow(clippy::cast_precision_loss, reason = "a figure for the eye")]
pub(crate) fn ratio(sum: i128, n: u128) -> f64 {
    if n == 0 { 0.0 } else { sum as f64 / n as f64 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_near(found: f64, expected: f64) -> bool {
        (found - expected).abs() < 5e-5
    }

    #[test]
    fn known_intervals_of_wilson() {
        // Newcombe (1998), table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
        for (successes, n, low, high) in [
            (81.0, 263.0, 0.2553, 0.3662),
            (15.0, 148.0, 0.0624, 0.1605),
            (0.0, 20.0, 0.0000, 0.1611),
            (1.0, 29.0, 0.0061, 0.1718),
        ] {
            let found = wilson(successes, n);
            assert!(is_near(found.0, low) && is_near(found.1, high), "{found:?}");
        }
        assert_eq!(wilson(0.0, 0.0), (0.0, 1.0));
    }

    #[test]
    fn a_count_is_a_whole_number_from_1_on() {
        assert_eq!(count::<u32>("4294967295"), Ok(u32::MAX));
        assert_eq!(count::<u32>("4294967296"), Err("this number is too large"));
        assert_eq!(count::<u64>("0"), Err("expected a whole number, 1 or more"));
        for text in ["", "-1", "1.5", "many"] {
            assert_eq!(count::<u64>(text), Err("expected a whole number"), "{text}");
        }
    }

    #[test]
    fn a_histogram_knows_its_mean_its_spread_and_its_quartiles() {
        let mut histogram = Histogram::default();
        for value in [2, 4, 4, 4, 5, 5, 7, 9] {
            histogram.add(value);
        }
        assert!(is_near(histogram.mean(), 5.0) && is_near(histogram.sd(), 2.13809));
        assert_eq!([0, 25, 50, 75, 100].map(|it| histogram.percentile(it)), [2, 4, 4, 5, 9]);
        assert!(
            is_near(Histogram::default().mean(), 0.0) && is_near(Histogram::default().sd(), 0.0)
        );
    }
}
