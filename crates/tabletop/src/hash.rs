//! A fingerprint of a state, the same on every machine.

use alloc::string::String;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::str::FromStr;

use serde::{Serialize, Serializer};
use sha2::{Digest, Sha256};

use crate::hex::{self, Hex};
use crate::notation::ParseError;

/// A fingerprint of a state: equal states have equal ones, natively and in the browser.
///
/// It follows the derived `Hash`, so it changes when the fields of a state do, and could change with a compiler.
/// Pinned values in tests and in every playthrough show that at once; a change raises the game's `RULES_VERSION`.
/// States must not hold `usize`: its slices hash by their width in memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct StateHash([u8; 16]);

impl StateHash {
    /// The fingerprint of this state.
    pub fn of(state: &impl Hash) -> Self {
        let mut hasher = Portable(Sha256::new());
        state.hash(&mut hasher);
        let digest = hasher.0.finalize();
        Self(core::array::from_fn(|i| digest[i]))
    }
}

impl fmt::Display for StateHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Hex(&self.0).fmt(f)
    }
}

impl FromStr for StateHash {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        hex::parse(text).map(Self)
    }
}

impl Serialize for StateHash {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Feeds SHA-256 with the same bytes whatever the width of a pointer. (Slices of wide numbers come as they lie in
/// memory, which is little-endian wherever we run.)
struct Portable(Sha256);

macro_rules! little_endian {
    ($($write:ident: $int:ty as $wide:ty),* $(,)?) => {
        $(
            #[allow(clippy::cast_lossless, clippy::cast_possible_wrap, reason = "pointers are at most 64 bits wide")]
            fn $write(&mut self, value: $int) {
                self.write(&(value as $wide).to_le_bytes());
            }
        )*
    };
}

impl Hasher for Portable {
    fn write(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }

    little_endian! {
        write_u16: u16 as u16, write_u32: u32 as u32, write_u64: u64 as u64, write_u128: u128 as u128,
        write_i16: i16 as i16, write_i32: i32 as i32, write_i64: i64 as i64, write_i128: i128 as i128,
        write_usize: usize as u64, write_isize: isize as i64,
    }

    fn finish(&self) -> u64 {
        let digest = self.0.clone().finalize();
        u64::from_le_bytes(core::array::from_fn(|i| digest[i]))
    }
}

/// The text form, for places that need an owned one.
impl From<StateHash> for String {
    fn from(hash: StateHash) -> Self {
        alloc::format!("{hash}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;
    use alloc::vec;

    #[test]
    fn the_fingerprint_is_pinned() {
        #[derive(Hash)]
        enum Phase {
            _Deal,
            Play { turn: u8 },
        }
        let state = (Phase::Play { turn: 3 }, vec![1u16, 2], [-1i8; 3], "word", Some(7u64));
        assert_eq!(StateHash::of(&state).to_string(), "4ef37f2e980a06569acf4d6f60262f1f");
    }

    #[test]
    fn hexadecimal_round_trips_and_is_strict() {
        let hash = StateHash::of(&1u8);
        assert_eq!(hash.to_string().parse(), Ok(hash));
        let text = hash.to_string();
        for bad in [&text[1..], &text.to_uppercase(), &(text.clone() + "0"), ""] {
            assert!(bad.parse::<StateHash>().is_err(), "{bad}");
        }
    }
}
