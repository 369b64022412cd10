//! Choices by a quick generator: courses are examples, not secrets.

use tabletop::SplitMix64;

/// Numbers that look random and are the same on every machine.
pub(super) struct Chance(SplitMix64);

impl Chance {
    pub(super) fn new(seed: u64) -> Self {
        Self(SplitMix64::new(seed))
    }

    /// A number below `n`, which must not be 0.
    pub(super) fn below(&mut self, n: usize) -> usize {
        let remainder = self.0.next() % n as u64;
        usize::try_from(remainder).expect("a remainder is smaller than its divisor")
    }

    /// One of the items, if there is any.
    pub(super) fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() { None } else { items.get(self.below(items.len())) }
    }
}
