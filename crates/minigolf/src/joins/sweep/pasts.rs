//! Many small keys, each kept once with the best way to it.

use alloc::vec::Vec;

use super::Origin;

/// Keys in the order in which they came, and a table to find them by.
pub(super) struct Pasts {
    bytes: Vec<u8>,
    /// Where each key ends.
    bounds: Vec<u32>,
    origins: Vec<Origin>,
    /// Numbers of keys + 1 with their hashes, by hash; a power of two of them.
    table: Vec<(u32, u32)>,
}

impl Pasts {
    pub(super) fn new() -> Self {
        Self {
            bytes: Vec::new(),
            bounds: alloc::vec![0],
            origins: Vec::new(),
            table: alloc::vec![(0, 0); 64],
        }
    }

    pub(super) fn len(&self) -> usize {
        self.origins.len()
    }

    pub(super) fn key(&self, i: usize) -> &[u8] {
        &self.bytes[self.bounds[i] as usize..self.bounds[i + 1] as usize]
    }

    pub(super) fn origin(&self, i: usize) -> Origin {
        self.origins[i]
    }

    pub(super) fn origins(&self) -> &[Origin] {
        &self.origins
    }

    /// Keeps a key, or a better way to it.
    pub(super) fn add(&mut self, key: &[u8], origin: Origin) {
        if self.origins.len() * 2 >= self.table.len() {
            self.grow();
        }
        let hash = hash(key);
        let slot = self.slot(key, hash);
        match (self.table[slot].0 as usize).checked_sub(1) {
            Some(i) if self.origins[i].n_joins < origin.n_joins => self.origins[i] = origin,
            Some(_) => {}
            None => {
                self.bytes.extend_from_slice(key);
                self.bounds
                    .push(u32::try_from(self.bytes.len()).expect("keys are short and counted"));
                self.origins.push(origin);
                let number = u32::try_from(self.origins.len()).expect("keys are counted");
                self.table[slot] = (number, hash);
            }
        }
    }

    /// The most hopeful ones, if there are more than `n`.
    pub(super) fn best(self, n: usize) -> Self {
        if self.len() <= n {
            return self;
        }
        let mut order: Vec<usize> = (0..self.len()).collect();
        order.sort_by_key(|&i| core::cmp::Reverse((self.origins[i].hope, self.origins[i].n_joins)));
        let mut best = Self::new();
        order[..n].iter().for_each(|&i| best.add(self.key(i), self.origins[i]));
        best
    }

    /// Where the key is, or would be.
    fn slot(&self, key: &[u8], hash: u32) -> usize {
        let mask = self.table.len() - 1;
        let mut slot = hash as usize & mask;
        loop {
            let (number, other) = self.table[slot];
            match (number as usize).checked_sub(1) {
                Some(i) if other != hash || self.key(i) != key => slot = (slot + 1) & mask,
                Some(_) | None => return slot,
            }
        }
    }

    fn grow(&mut self) {
        let entries = core::mem::take(&mut self.table);
        self.table = alloc::vec![(0, 0); entries.len() * 4];
        let mask = self.table.len() - 1;
        for (number, hash) in entries.into_iter().filter(|(number, _)| *number > 0) {
            let mut slot = hash as usize & mask;
            while self.table[slot].0 > 0 {
                slot = (slot + 1) & mask;
            }
            self.table[slot] = (number, hash);
        }
    }
}

/// Eight bytes at a time, and the same on every machine.
fn hash(key: &[u8]) -> u32 {
    let mix =
        |hash: u64, word: u64| (hash.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95);
    let mut words = key.chunks_exact(8);
    let mut hash = 0;
    for word in &mut words {
        hash = mix(hash, u64::from_le_bytes(core::array::from_fn(|i| word[i])));
    }
    let rest = words.remainder().iter().fold(1, |rest, &byte| rest << 8 | u64::from(byte));
    hash = mix(hash, rest);
    // The high half is the better mixed one.
    u32::try_from(hash >> 32).unwrap_or(0)
}
