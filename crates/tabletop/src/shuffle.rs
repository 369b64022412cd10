//! A seed in which players have a part, and what a log says of it when the match is over.

use alloc::string::ToString;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::hex::{self, Hex};
use crate::notation::ParseError;
use crate::rng::{Commitment, Seed};

/// What the seed of an online match was made from. It is a secret until the match is over.
#[derive(Clone, PartialEq, Eq)]
pub struct Shuffle {
    /// What the server drew and promised before it knew what the players add.
    pub secret: Seed,
    /// The match's id.
    pub name: MatchName,
    /// What each seat added; nothing at all where everybody plays the same deal.
    pub added: Option<Added>,
}

impl Shuffle {
    /// The seed from which everything is drawn.
    pub fn seed(&self) -> Seed {
        let added = self.added.as_ref().map_or(&[][..], |added| &added.0);
        let parts: Vec<&[u8]> = added.iter().map(Vec::as_slice).collect();
        self.secret.for_match(&self.name.0, &parts)
    }

    /// What was published before the match.
    pub fn commitment(&self) -> Commitment {
        self.secret.commitment()
    }
}

impl fmt::Debug for Shuffle {
    /// Keeps the secret out of every log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Shuffle(secret)")
    }
}

/// The 16 bytes of a match's id: 32 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatchName(pub [u8; 16]);

impl fmt::Display for MatchName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Hex(&self.0).fmt(f)
    }
}

impl FromStr for MatchName {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        hex::parse(text).map(Self)
    }
}

/// What each seat added to the shuffle, from seat 0 on. As text `0102,,68656c6c6f`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Added(pub Vec<Vec<u8>>);

impl fmt::Display for Added {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, bytes) in self.0.iter().enumerate() {
            f.write_str(if i == 0 { "" } else { "," })?;
            Hex(bytes).fmt(f)?;
        }
        Ok(())
    }
}

impl FromStr for Added {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut column = 1;
        let mut seats = Vec::new();
        for part in text.split(',') {
            seats.push(hex::bytes(part).ok_or_else(|| ParseError {
                column,
                reason: "expected pairs of hexadecimal digits in lower case".to_string(),
            })?);
            column += part.chars().count() + 1;
        }
        Ok(Self(seats))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_seats_added_is_read_as_it_is_written() {
        for (text, seats) in [
            ("", &[&[][..]][..]),
            (",", &[&[], &[]]),
            ("0102,,68656c6c6f", &[&[1, 2], &[], b"hello"]),
        ] {
            let added: Added = text.parse().expect(text);
            assert_eq!(added.0, seats.iter().map(|it| it.to_vec()).collect::<Vec<_>>());
            assert_eq!(added.to_string(), text);
        }
        for (text, column) in [("0", 1), ("01,2", 4), ("0G", 1), ("01,,é", 5)] {
            assert_eq!(text.parse::<Added>().expect_err(text).column, column, "{text}");
        }
    }
}
