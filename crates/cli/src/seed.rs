//! Seeds as people write them.

use tabletop::{ParseError, Seed};

/// A whole number, for experiments, or 64 hexadecimal digits, as revealed after a match.
pub fn parse(text: &str) -> Result<Seed, String> {
    if let Ok(number) = text.parse::<u64>() {
        return Ok(Seed::from(number));
    }
    let told = |_: ParseError| "a seed is a whole number or 64 hexadecimal digits".to_owned();
    text.parse().map_err(told)
}
