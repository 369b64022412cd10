//! Seeds as people write them.

use std::ops::Range;

use anyhow::{Context as _, Result};
use tabletop::{ParseError, Seed};

/// A whole number, for experiments, or 64 hexadecimal digits, as revealed after a match.
pub fn parse(text: &str) -> Result<Seed, String> {
    if let Ok(number) = text.parse::<u64>() {
        return Ok(Seed::from(number));
    }
    let told = |_: ParseError| "a seed is a whole number or 64 hexadecimal digits".to_owned();
    text.parse().map_err(told)
}

/// So many seeds from this one on.
pub fn range(first: u64, n: u64) -> Result<Range<u64>> {
    let end = first.checked_add(n);
    let end = end.with_context(|| {
        format!("the last seed is {}: there are not {n} from {first} on", u64::MAX - 1)
    })?;
    Ok(first..end)
}
