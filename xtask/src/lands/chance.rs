//! A tiny seeded generator (`SplitMix64`): courses are examples, not secrets.

/// Numbers that look random and are the same on every machine.
pub(super) struct Chance(u64);

impl Chance {
    pub(super) fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A number below `n`, which must not be 0.
    pub(super) fn below(&mut self, n: usize) -> usize {
        let remainder = self.next() % n as u64;
        usize::try_from(remainder).expect("a remainder is smaller than its divisor")
    }

    /// One of the items, if there is any.
    pub(super) fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() { None } else { items.get(self.below(items.len())) }
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }
}
