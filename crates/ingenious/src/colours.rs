//! The six colours and sets of them.

use core::fmt;

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A colour, and the symbol that goes with it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Colour {
    /// A star with 12 points.
    Red,
    /// A disc.
    Green,
    /// A star with 6 points.
    Blue,
    /// A hexagon.
    Orange,
    /// A sun with 24 points.
    Yellow,
    /// A ring.
    Purple,
}

impl Colour {
    /// All six, in the order of the notation.
    pub const ALL: [Self; 6] =
        [Self::Red, Self::Green, Self::Blue, Self::Orange, Self::Yellow, Self::Purple];

    /// The place in [`ALL`](Self::ALL).
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The name, as states and scores have it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Green => "green",
            Self::Blue => "blue",
            Self::Orange => "orange",
            Self::Yellow => "yellow",
            Self::Purple => "purple",
        }
    }

    /// The letter, as the notation has it.
    pub const fn letter(self) -> char {
        match self {
            Self::Red => 'R',
            Self::Green => 'G',
            Self::Blue => 'B',
            Self::Orange => 'O',
            Self::Yellow => 'Y',
            Self::Purple => 'P',
        }
    }

    /// The colour of this letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.letter() == letter)
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Serialize for Colour {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// Some of the six colours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ColourSet(u8);

impl ColourSet {
    /// No colour.
    pub const EMPTY: Self = Self(0);

    /// The same colours and this one.
    #[must_use]
    pub const fn with(self, colour: Colour) -> Self {
        Self(self.0 | 1 << colour as u8)
    }

    /// The colours of both sets.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether the colour is among them.
    pub const fn contains(self, colour: Colour) -> bool {
        self.0 & 1 << colour as u8 != 0
    }

    /// Whether the two sets share a colour.
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// In the order of the notation.
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |&colour| self.contains(colour))
    }
}

impl FromIterator<Colour> for ColourSet {
    fn from_iter<I: IntoIterator<Item = Colour>>(colours: I) -> Self {
        colours.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for ColourSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for ColourSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for ColourSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(ArrayVec::<Colour, 6>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// A value for each colour, as maps by colour are read.
#[derive(Deserialize)]
pub(crate) struct ByColour<T> {
    red: T,
    green: T,
    blue: T,
    orange: T,
    yellow: T,
    purple: T,
}

impl<T> ByColour<T> {
    /// In the order of the colours.
    pub(crate) fn into_array(self) -> [T; 6] {
        [self.red, self.green, self.blue, self.orange, self.yellow, self.purple]
    }
}
