//! The pieces: stones of four values, and heaps of them.

use tabletop::GameRng;

/// The number on a stone.
pub type Stone = u8;

/// A stone shows 1, 2, 3 or 4.
pub const VALUES: [Stone; 4] = [1, 2, 3, 4];

const COPIES: u8 = 8;

/// PI-1: as many stones as are dealt to a seat.
pub(crate) const HAND: usize = 3;

/// A heap in which order means nothing: how many stones there are of each value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Stones([u8; 4]);

impl Stones {
    /// PI-1: all 32 stones of the game.
    pub const ALL: Self = Self([COPIES; 4]);

    /// How many of this value.
    pub fn count(self, stone: Stone) -> u8 {
        self.0[slot(stone)]
    }

    /// How many in all.
    pub fn len(self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// Puts a stone in.
    pub fn insert(&mut self, stone: Stone) {
        self.0[slot(stone)] += 1;
    }

    /// Takes a stone out; it must be there.
    pub fn remove(&mut self, stone: Stone) {
        self.0[slot(stone)] -= 1;
    }

    /// The values of the stones in it, ascending, equal ones as often as they are there.
    pub fn iter(self) -> impl Iterator<Item = Stone> {
        VALUES
            .into_iter()
            .flat_map(move |stone| core::iter::repeat_n(stone, usize::from(self.count(stone))))
    }

    /// The values present, each once, ascending.
    pub fn values(self) -> impl Iterator<Item = Stone> {
        VALUES.into_iter().filter(move |&stone| self.count(stone) > 0)
    }

    /// The sum of all numbers.
    pub fn sum(self) -> i32 {
        self.iter().map(i32::from).sum()
    }

    /// Takes a stone out blindly; there must be one.
    pub fn draw(&mut self, rng: &mut GameRng) -> Stone {
        let pick = rng.below(u32::from(self.len())) as usize;
        let stone = self.iter().nth(pick).expect("a number below the count");
        self.remove(stone);
        stone
    }
}

impl FromIterator<Stone> for Stones {
    fn from_iter<I: IntoIterator<Item = Stone>>(stones: I) -> Self {
        let mut heap = Self::default();
        stones.into_iter().for_each(|stone| heap.insert(stone));
        heap
    }
}

fn slot(stone: Stone) -> usize {
    usize::from(stone - 1)
}
