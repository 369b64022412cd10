//! The bag: tiles by kind and visit tiles. The order in it is nobody's to know, and no part of it.

use tabletop::GameRng;

use crate::content::Content;
use crate::notation::Draw;
use crate::tiles::{Kind, N_KINDS};

/// Tiles in which order means nothing: how many there are of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Heap {
    counts: [u8; N_KINDS],
    n: u16,
}

impl Heap {
    /// No tile.
    pub const EMPTY: Self = Self { counts: [0; N_KINDS], n: 0 };

    /// Every tile of the box.
    pub fn full(content: &Content) -> Self {
        let mut heap = Self::EMPTY;
        for (count, kind) in heap.counts.iter_mut().zip(content.kinds()) {
            *count = kind.copies;
            heap.n += u16::from(kind.copies);
        }
        heap
    }

    /// How many of this kind.
    pub const fn count(&self, kind: Kind) -> u8 {
        self.counts[kind.index()]
    }

    /// How many in all.
    pub const fn len(&self) -> u16 {
        self.n
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.n == 0
    }

    /// Puts a tile in.
    pub(crate) const fn insert(&mut self, kind: Kind) {
        self.counts[kind.index()] += 1;
        self.n += 1;
    }

    /// Takes a tile out; it must be there.
    pub(crate) const fn remove(&mut self, kind: Kind) {
        self.counts[kind.index()] -= 1;
        self.n -= 1;
    }

    /// The sum over its tiles of a number that each kind has.
    pub fn sum(&self, of_kind: impl Fn(Kind) -> u8) -> u16 {
        Kind::all().map(|kind| u16::from(self.count(kind)) * u16::from(of_kind(kind))).sum()
    }

    /// The tiles, ascending, equal ones as often as they are there.
    pub fn iter(&self) -> impl Iterator<Item = Kind> + '_ {
        Kind::all().flat_map(|kind| core::iter::repeat_n(kind, usize::from(self.count(kind))))
    }

    /// The tile with this many before it.
    fn nth(&self, n: u16) -> Option<Kind> {
        const STRIDE: usize = 20;
        let mut n = n;
        for (group, counts) in self.counts.chunks_exact(STRIDE).enumerate() {
            // Whole groups first: their sums are quick to make.
            let sum: u16 = counts.iter().map(|&count| u16::from(count)).sum();
            if n >= sum {
                n -= sum;
                continue;
            }
            for (i, &count) in counts.iter().enumerate() {
                if n < u16::from(count) {
                    return Kind::new(u8::try_from(group * STRIDE + i + 1).ok()?);
                }
                n -= u16::from(count);
            }
        }
        None
    }
}

impl FromIterator<Kind> for Heap {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Self {
        let mut heap = Self::EMPTY;
        kinds.into_iter().for_each(|kind| heap.insert(kind));
        heap
    }
}

/// The bag.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Bag {
    pub(crate) tiles: Heap,
    /// MG-5: visit tiles are no tiles.
    pub(crate) n_visits: u8,
}

impl Bag {
    /// Takes something out blindly; there must be a tile.
    pub(crate) fn draw(&mut self, rng: &mut GameRng) -> Draw {
        let n = self.tiles.len();
        let pick = rng.below(u32::from(n) + u32::from(self.n_visits));
        if let Some(kind) = u16::try_from(pick).ok().and_then(|pick| self.tiles.nth(pick)) {
            self.tiles.remove(kind);
            Draw::Tile(kind)
        } else {
            self.n_visits -= 1;
            Draw::Visit
        }
    }
}
