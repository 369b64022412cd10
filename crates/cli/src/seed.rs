//! Seeds as people write them.

use std::ops::Range;

use anyhow::{Context as _, Result, anyhow};
use tabletop::{ParseError, Seed};

/// A whole number, for experiments, or 64 hexadecimal digits, as revealed after a match.
pub fn parse(text: &str) -> Result<Seed, String> {
    if let Ok(number) = text.parse::<u64>() {
        return Ok(Seed::from(number));
    }
    let told = |_: ParseError| "a seed is a whole number or 64 hexadecimal digits".to_owned();
    text.parse().map_err(told)
}

/// One that nobody can guess.
pub fn from_the_system() -> Result<Seed> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| anyhow!("cannot draw a seed: {error}"))?;
    Ok(Seed::new(bytes))
}

/// So many seeds from this one on.
pub fn range(first: u64, n: u64) -> Result<Range<u64>> {
    let end = first.checked_add(n);
    let end = end.with_context(|| {
        format!("the last seed is {}, so there are not {n} from {first} on: choose a smaller first seed", u64::MAX - 1)
    })?;
    Ok(first..end)
}
