//! Eight small numbers in one word, handled at once. Each is below 128, so that its highest bit is free.

/// One in each byte of a word; a product with it adds up bytes.
pub(crate) const ONES: u64 = 0x0101_0101_0101_0101;
/// The highest bit of each byte of a word.
pub(crate) const HIGHS: u64 = ONES << 7;

/// How many of the bytes, which ascend, are at most this number below 128.
#[inline]
pub(crate) const fn n_up_to(bytes: u64, number: u64) -> u64 {
    // A byte keeps its highest bit exactly where the number is not below it.
    let passed = (((number * ONES) | HIGHS) - bytes) & HIGHS;
    (passed >> 7).wrapping_mul(ONES) >> 56
}

/// The first byte whose highest bit is set; there must be one.
#[inline]
pub(crate) const fn first_high(word: u64) -> u8 {
    ((word & HIGHS).trailing_zeros() / 8).to_le_bytes()[0]
}
