//! Randomness with a specified, portable output: seeds, commitments, and the generator of each chance step.

use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use rand_chacha::ChaCha12Rng;
use rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

use crate::hex::{self, Hex};
use crate::notation::ParseError;

/// The secret from which all outcomes of a match are drawn.
///
/// Outcomes are public, so it must not be guessable: for play among people all 32 bytes come from the operating system.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// These bytes.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The bytes, for whoever keeps the secret.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// What may be published before the match: it fixes the seed and tells nothing of it.
    pub fn commitment(&self) -> Commitment {
        Commitment(digest("commitment", &[&self.0]))
    }

    /// The seed of a match in which players have a part: from this secret, the match's name, and what each seat added.
    ///
    /// Whoever knows only the [`commitment`](Self::commitment) cannot foresee it, and whoever holds the secret has
    /// promised it before he knows what the players add.
    #[must_use]
    pub fn for_match(&self, name: &[u8; 16], added: &[&[u8]]) -> Self {
        // Each part is preceded by its length, so that no two lists look alike.
        let length =
            |bytes: &[u8]| u64::try_from(bytes.len()).expect("memory is finite").to_le_bytes();
        let lengths: Vec<[u8; 8]> = added.iter().map(|bytes| length(bytes)).collect();
        let n = u64::try_from(added.len()).expect("a table has few seats").to_le_bytes();
        let mut parts: Vec<&[u8]> = vec![&self.0, name, &n];
        for (length, bytes) in lengths.iter().zip(added) {
            parts.extend([length.as_slice(), bytes]);
        }
        Self(digest("match", &parts))
    }

    /// The seed in the form that is revealed after the match.
    pub fn reveal(&self) -> impl fmt::Display + '_ {
        Hex(&self.0)
    }
}

impl From<u64> for Seed {
    /// For experiments that are to be repeated; anybody can guess such a seed.
    fn from(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Self(bytes)
    }
}

impl FromStr for Seed {
    type Err = ParseError;

    /// 64 hexadecimal digits.
    fn from_str(text: &str) -> Result<Self, ParseError> {
        hex::parse(text).map(Self)
    }
}

impl fmt::Debug for Seed {
    /// Keeps the secret out of every log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// The hash of a seed, published before the first draw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Commitment([u8; 32]);

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Hex(&self.0).fmt(f)
    }
}

impl FromStr for Commitment {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        hex::parse(text).map(Self)
    }
}

/// What a generator is for. Streams of different purposes never meet, so looking ahead cannot change the match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stream {
    /// Outcomes of the match itself.
    Table,
    /// A bot's own decisions.
    Bot,
    /// Guesses about what is hidden.
    Determinization,
}

impl Stream {
    const fn name(self) -> &'static str {
        match self {
            Self::Table => "table",
            Self::Bot => "bot",
            Self::Determinization => "determinization",
        }
    }
}

/// A source of random numbers that is the same on every machine.
///
/// It has no state worth storing: the generator of a step is derived from the seed and the step's number.
/// A table that restarts draws on where it stopped, and a step that is undone and done again draws the same.
#[derive(Clone, Debug)]
pub struct GameRng(ChaCha12Rng);

impl GameRng {
    /// The generator for this purpose and this number (a step's, a decision's, a match's).
    pub fn derive(seed: &Seed, stream: Stream, number: u64) -> Self {
        Self(ChaCha12Rng::from_seed(digest(stream.name(), &[&seed.0, &number.to_le_bytes()])))
    }

    /// A generator whose key is the seed itself.
    pub fn from_seed(seed: &Seed) -> Self {
        Self(ChaCha12Rng::from_seed(seed.0))
    }

    /// A number from 0 to `n` - 1, each equally likely.
    ///
    /// # Panics
    /// If `n` is 0.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "there is no number below 0");
        // Lemire's method: the high half of a product, redrawn while the low half would favour small numbers.
        loop {
            let product = u64::from(self.0.next_u32()) * u64::from(n);
            #[allow(
                clippy::cast_possible_truncation,
                reason = "the low and the high half are meant"
            )]
            let (low, high) = (product as u32, (product >> 32) as u32);
            if low >= n || low >= n.wrapping_neg() % n {
                return high;
            }
        }
    }

    /// Brings the items into an order, each order equally likely.
    ///
    /// # Panics
    /// If there are more items than a `u32` counts.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        let n = u32::try_from(items.len()).expect("no game has so many pieces");
        for last in (1..n).rev() {
            items.swap(last as usize, self.below(last + 1) as usize);
        }
    }
}

/// A quick generator (`SplitMix64`), for searches in which a good one would take longer than what it chooses.
/// Whoever sees one number can foresee the next: nothing is dealt by it.
#[derive(Clone, Debug)]
pub struct SplitMix64(u64);

impl SplitMix64 {
    /// The same numbers for the same seed, on every machine.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next number.
    #[inline]
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }
}

/// SHA-256 over a name of ours, its purpose and the parts; fixed lengths, so no two inputs run together.
fn digest(purpose: &str, parts: &[&[u8]]) -> [u8; 32] {
    let mut hasher = Sha256::new_with_prefix(b"clubhouse/1/");
    hasher.update(purpose);
    hasher.update(b"/");
    for part in parts {
        hasher.update(part);
    }
    hasher.finalize().into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::format;
    use alloc::string::ToString;
    use alloc::vec::Vec;

    #[test]
    fn the_quick_generator_is_the_one_that_others_know() {
        let mut rng = SplitMix64::new(1_234_567);
        let numbers = [rng.next(), rng.next(), rng.next()];
        assert_eq!(
            numbers,
            [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]
        );
    }

    #[test]
    fn the_first_outputs_are_pinned() {
        // Checked against an independent ChaCha12 and SHA-256.
        let mut rng = GameRng::derive(&Seed::from(7), Stream::Table, 0);
        let first: Vec<u32> = (0..8).map(|_| rng.below(1000)).collect();
        assert_eq!(first, [876, 578, 701, 814, 252, 595, 615, 631]);
        let mut items: Vec<u8> = (0..10).collect();
        rng.shuffle(&mut items);
        assert_eq!(items, [0, 6, 8, 4, 3, 5, 9, 7, 1, 2]);
    }

    #[test]
    fn the_commitment_is_pinned_and_can_be_recomputed_with_any_sha_256() {
        // printf 'clubhouse/1/commitment/\7<31 zero bytes>' | sha256sum
        assert_eq!(
            Seed::from(7).commitment().to_string(),
            "c9467d249b2b3f9d7c86ea5e3693d1bcacd7729e28575f28069fc5d3b3dcc48e"
        );
    }

    #[test]
    fn the_seed_of_a_match_is_pinned_and_depends_on_every_part() {
        // Computed with Python's hashlib.
        let name: [u8; 16] = core::array::from_fn(|i| u8::try_from(i).unwrap());
        let seed = Seed::from(7).for_match(&name, &[&[1, 2], &[], b"hello"]);
        assert_eq!(
            seed.reveal().to_string(),
            "5f93243aedf2b8709f14e9057c8dcbd08fe7841371d54c4e59c4ee6ce0c4dbbc"
        );
        let others = [
            Seed::from(8).for_match(&name, &[&[1, 2], &[], b"hello"]),
            Seed::from(7).for_match(&[0; 16], &[&[1, 2], &[], b"hello"]),
            Seed::from(7).for_match(&name, &[&[1, 2], b"hello", &[]]),
            Seed::from(7).for_match(&name, &[&[1], &[2], b"hello"]),
            Seed::from(7).for_match(&name, &[&[1, 2], &[], b"hello", &[]]),
        ];
        assert!(others.iter().all(|other| *other != seed));
    }

    #[test]
    fn streams_and_steps_are_apart() {
        let draw = |stream, number| GameRng::derive(&Seed::from(7), stream, number).below(u32::MAX);
        let all = [
            draw(Stream::Table, 0),
            draw(Stream::Table, 1),
            draw(Stream::Bot, 0),
            draw(Stream::Determinization, 0),
        ];
        for (i, one) in all.iter().enumerate() {
            assert!(!all[..i].contains(one));
        }
    }

    #[test]
    fn below_is_even_and_in_range() {
        let mut rng = GameRng::from_seed(&Seed::from(1));
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[rng.below(6) as usize] += 1;
        }
        // Six standard deviations.
        assert!(counts.iter().all(|&n| n.abs_diff(10_000) < 550), "{counts:?}");
        assert_eq!(rng.below(1), 0);
    }

    #[test]
    fn every_order_of_three_comes_up_evenly() {
        let mut rng = GameRng::from_seed(&Seed::from(2));
        let mut counts = alloc::collections::BTreeMap::new();
        for _ in 0..6_000 {
            let mut items = [0u8, 1, 2];
            rng.shuffle(&mut items);
            *counts.entry(items).or_insert(0u32) += 1;
        }
        assert_eq!(counts.len(), 6);
        assert!(counts.values().all(|&n| n.abs_diff(1000) < 180), "{counts:?}");
    }

    #[test]
    fn a_seed_does_not_print_itself() {
        let seed = Seed::from(0x1234_5678);
        assert_eq!(format!("{seed:?}"), "Seed(secret)");
        let text = seed.reveal().to_string();
        assert_eq!(text.parse(), Ok(seed));
    }
}
