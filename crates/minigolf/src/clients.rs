//! The client couple, and the seven conditions that can be promised to them.

use core::fmt;
use core::ops::RangeInclusive;

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::Cursor;

use crate::scoring::points::LUCKY;
use crate::tiles::Tile;

macro_rules! named {
    ($(#[$doc:meta])* $name:ident, $what:literal { $($(#[$item:meta])* $variant:ident = $word:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
        pub enum $name {
            $($(#[$item])* #[serde(rename = $word)] $variant),*
        }

        impl $name {
            /// All of them, in order.
            pub const ALL: [Self; 7] = [$(Self::$variant),*];

            /// The name in notation and files.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $word),*
                }
            }

            /// The one of this name.
            pub fn from_name(name: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|one| one.name() == name)
            }

            /// The place in [`ALL`](Self::ALL).
            pub const fn index(self) -> usize {
                self as usize
            }

            pub(crate) fn read(cursor: &mut Cursor<'_>) -> Result<Self, tabletop::ParseError> {
                let word: &str = cursor.rest();
                let end = word.bytes().take_while(u8::is_ascii_lowercase).count();
                match Self::from_name(&word[..end]) {
                    Some(one) => {
                        cursor.eat(one.name());
                        Ok(one)
                    }
                    None => Err(cursor.expected($what)),
                }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.name())
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.name())
            }
        }
    };
}

named! {
    /// Mr Client, who cares for a feature of holes (MG-24).
    Mr, "a Mr Client" {
        /// Holes of two tiles.
        Short = "short",
        /// Holes of four tiles or more.
        Long = "long",
        /// Holes without a corner.
        Linear = "linear",
        /// Holes with a corner.
        Turner = "turner",
        /// Holes of par 4.
        Luckyfor = "luckyfor",
        /// Holes of another par than 4, but hole 4 of par 4.
        Uberstitious = "uberstitious",
        /// Tees straight beyond the green before them.
        Straightforward = "straightforward",
    }
}

/// MG-24: what Mr Client likes about a hole.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Whim {
    /// It has so many tiles.
    Tiles(RangeInclusive<usize>),
    /// It has a corner, or it has none.
    Corner(bool),
    /// Its par is 4, or it is not.
    LuckyPar(bool),
    /// Nothing of its own: the next tee lies straight beyond its green.
    StraightOn,
}

impl Mr {
    /// MG-24: what he likes about the hole of this number, from 1.
    pub const fn whim(self, number: usize) -> Whim {
        match self {
            Self::Short => Whim::Tiles(2..=2),
            Self::Long => Whim::Tiles(4..=usize::MAX),
            Self::Linear => Whim::Corner(false),
            Self::Turner => Whim::Corner(true),
            Self::Luckyfor => Whim::LuckyPar(true),
            Self::Uberstitious => Whim::LuckyPar(number == LUCKY as usize),
            Self::Straightforward => Whim::StraightOn,
        }
    }
}

named! {
    /// Mrs Client, who counts elements (MG-23).
    Mrs, "a Mrs Client" {
        /// Dogs.
        Hotdog = "hotdog",
        /// Trees or groves.
        Evergreen = "evergreen",
        /// Pools.
        Sprinkle = "sprinkle",
        /// Flower beds.
        Bloom = "bloom",
        /// Benches.
        Lazy = "lazy",
        /// Pipes and tunnels.
        Plumber = "plumber",
        /// Slopes.
        Sloppy = "sloppy",
    }
}

impl Mrs {
    /// MG-23: how many elements of her liking a tile shows.
    pub const fn elements(self, tile: &Tile) -> u8 {
        match self {
            Self::Hotdog => tile.dogs,
            Self::Evergreen => tile.trees,
            Self::Sprinkle => tile.pools,
            Self::Bloom => tile.flowers,
            Self::Lazy => tile.benches,
            Self::Plumber => tile.pipes,
            Self::Sloppy => tile.slopes,
        }
    }
}

named! {
    /// A satisfaction condition: what points are given for, and what can be promised.
    Condition, "a promise" {
        /// MG-21: people.
        Fun = "fun",
        /// MG-22: face-down tiles.
        Fast = "fast",
        /// MG-23: Mrs Client's whim.
        Her = "her",
        /// MG-24: Mr Client's whim.
        His = "his",
        /// MG-25: the par of the holes.
        Par = "par",
        /// MG-26: the land.
        Land = "land",
        /// MG-27: the circuit.
        Circuit = "circuit",
    }
}

/// A set of promises.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Promises(u8);

impl Promises {
    /// No promise.
    pub const NONE: Self = Self(0);
    /// All seven.
    pub const ALL: Self = Self(0b111_1111);

    /// The set with these bits, one for each condition in order.
    pub const fn from_bits(bits: u8) -> Self {
        Self(bits & Self::ALL.0)
    }

    /// Whether it is promised.
    pub const fn has(self, condition: Condition) -> bool {
        self.0 & (1 << condition as u8) != 0
    }

    /// These and one more.
    #[must_use]
    pub const fn with(self, condition: Condition) -> Self {
        Self(self.0 | 1 << condition as u8)
    }

    /// These and those.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// All that are not among these.
    #[must_use]
    pub const fn others(self) -> Self {
        Self(!self.0 & Self::ALL.0)
    }

    /// Whether some are in both sets.
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[allow(clippy::cast_possible_truncation, reason = "there are seven")]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// In the order of the conditions.
    pub fn iter(self) -> impl Iterator<Item = Condition> {
        Condition::ALL.into_iter().filter(move |&condition| self.has(condition))
    }

    /// Every subset, the empty one first.
    pub(crate) fn subsets(self) -> impl Iterator<Item = Self> {
        (0..=self.0).filter(move |bits| bits & !self.0 == 0).map(Self)
    }
}

impl FromIterator<Condition> for Promises {
    fn from_iter<I: IntoIterator<Item = Condition>>(conditions: I) -> Self {
        conditions.into_iter().fold(Self::NONE, Self::with)
    }
}

impl Serialize for Promises {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Promises {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(ArrayVec::<Condition, 7>::deserialize(deserializer)?.into_iter().collect())
    }
}
