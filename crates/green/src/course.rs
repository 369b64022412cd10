//! The course from the tee to the green: spaces, balls, and where a ball comes to rest.

use core::fmt;
use core::str::FromStr;

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::{Cursor, ParseError, read_text};

/// What a space is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Terrain {
    /// Nothing special.
    Fairway,
    /// GR-1: no ball can stay.
    Lake,
    /// A shot from here is shorter.
    Bunker,
    /// A shot from here is longer.
    Height,
}

impl Terrain {
    /// As written.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fairway => "fairway",
            Self::Lake => "lake",
            Self::Bunker => "bunker",
            Self::Height => "height",
        }
    }
}

/// A space of the course.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Space {
    /// What it is.
    pub kind: Terrain,
    /// By how much a bunker shortens or a height lengthens a shot; else 0.
    pub value: u8,
    /// How many balls have room.
    pub circles: u8,
}

impl Space {
    const TEE: Self = Self { kind: Terrain::Fairway, value: 0, circles: u8::MAX };

    /// What it adds to a shot from here.
    #[inline]
    pub const fn effect(&self) -> i16 {
        match self.kind {
            Terrain::Height => self.value as i16,
            Terrain::Bunker => -(self.value as i16),
            Terrain::Fairway | Terrain::Lake => 0,
        }
    }
}

/// A course card by its id, `C1` and so on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CardId(pub(crate) u8);

impl CardId {
    pub(crate) fn read(cursor: &mut Cursor<'_>) -> Result<Self, ParseError> {
        let start = cursor.clone();
        cursor.word("C")?;
        let number: u8 = cursor.number()?;
        if number == 0 { Err(start.expected("a course card from C1 on")) } else { Ok(Self(number)) }
    }
}

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "C{}", self.0)
    }
}

impl FromStr for CardId {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let id = Self::read(&mut cursor)?;
        cursor.end()?;
        Ok(id)
    }
}

impl Serialize for CardId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for CardId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        read_text(deserializer)
    }
}

/// No hole has more course cards.
pub(crate) const MOST_CARDS: usize = 5;

/// A course card: three or four spaces, from the tee's side.
pub type Card = ArrayVec<Space, 4>;

/// Where a ball is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ball {
    /// On the course: 0 is the tee, then the spaces from 1 on.
    On(u8),
    /// In the rough, one space from the green.
    Rough,
    /// In the hole.
    Pocketed,
    /// GR-8: taken off by a player who retired.
    Retired,
}

impl Ball {
    /// Whether its player still has to pocket it.
    pub const fn is_in_play(self) -> bool {
        matches!(self, Self::On(_) | Self::Rough)
    }
}

impl fmt::Display for Ball {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::On(position) => write!(f, "{position}"),
            Self::Rough => f.write_str("rough"),
            Self::Pocketed => f.write_str("pocketed"),
            Self::Retired => f.write_str("retired"),
        }
    }
}

impl Serialize for Ball {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::On(position) => serializer.serialize_u8(*position),
            Self::Rough | Self::Pocketed | Self::Retired => serializer.collect_str(self),
        }
    }
}

impl<'de> Deserialize<'de> for Ball {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(rename_all = "snake_case")]
        enum Off {
            Rough,
            Pocketed,
            Retired,
        }
        #[derive(Deserialize)]
        #[serde(untagged, expecting = "a space, `rough`, `pocketed` or `retired`")]
        enum Written {
            On(u8),
            Off(Off),
        }
        Ok(match Written::deserialize(deserializer)? {
            Written::On(position) => Self::On(position),
            Written::Off(Off::Rough) => Self::Rough,
            Written::Off(Off::Pocketed) => Self::Pocketed,
            Written::Off(Off::Retired) => Self::Retired,
        })
    }
}

/// The cards of a hole laid in a row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Course {
    n: u8,
    /// Positions without any circle, as bits.
    lakes: u32,
    spaces: [Space; 4 * MOST_CARDS],
}

/// What stops a ball when it arrives at a space without room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bounce {
    /// To the first space before it with room.
    Back,
    /// GR-6: to the next one with room.
    Skip,
}

impl Course {
    /// Before the cards are laid.
    pub(crate) const NONE: Self = Self { n: 0, lakes: 0, spaces: [Space::TEE; 4 * MOST_CARDS] };

    pub(crate) fn push(&mut self, card: &Card) {
        for space in card {
            self.spaces[usize::from(self.n)] = *space;
            self.n += 1;
            self.lakes |= u32::from(space.circles == 0) << self.n;
        }
    }

    /// The spaces from the tee on, without the tee.
    pub(crate) fn spaces(&self) -> &[Space] {
        &self.spaces[..usize::from(self.n)]
    }

    /// The position of the green.
    #[inline]
    pub(crate) fn green(&self) -> u8 {
        self.n + 1
    }

    /// The space at a position; the tee is 0.
    #[inline]
    pub(crate) fn space(&self, position: u8) -> Space {
        match position {
            0 => Space::TEE,
            _ => self.spaces[usize::from(position) - 1],
        }
    }

    /// GR-1: the positions without a free circle, as bits, given the other balls.
    #[inline]
    pub(crate) fn full(&self, others: &[u8]) -> u32 {
        let mut full = self.lakes;
        for &position in others {
            let n: u8 = others.iter().map(|&other| u8::from(other == position)).sum();
            let is_full = n >= self.space(position).circles;
            full |= u32::from(is_full) << position;
        }
        full
    }

    /// Where a ball comes to rest. `pockets`: the shot has a Putter's power, or that of From Far Away.
    #[inline]
    pub(crate) fn land(
        &self,
        from: Ball,
        strike: u8,
        full: u32,
        bounce: Bounce,
        pockets: bool,
    ) -> Ball {
        let on_green = if pockets { Ball::Pocketed } else { Ball::Rough };
        let Ball::On(from) = from else {
            // One space from the green: GR-7 asks for exactly that.
            return if strike == 1 { on_green } else { Ball::Rough };
        };
        let green = self.green();
        let target = from + strike;
        if target > green {
            return Ball::Rough;
        }
        if target == green {
            return on_green;
        }
        if strike == 0 || full & (1 << target) == 0 {
            return Ball::On(target);
        }
        match bounce {
            Bounce::Back => Ball::On(last_free(from, target, full)),
            Bounce::Skip => self.next_free(target, full),
        }
    }

    /// GR-6: the nearest free position behind the target; the rough if only the green is left.
    fn next_free(&self, target: u8, full: u32) -> Ball {
        let behind = (2u32 << self.n) - (2u32 << target);
        let free = behind & !full;
        match u8::try_from(free.trailing_zeros()) {
            Ok(position) if free != 0 => Ball::On(position),
            _ => Ball::Rough,
        }
    }
}

/// The nearest free position before the target; the start if there is none between them (GR-1).
fn last_free(from: u8, target: u8, full: u32) -> u8 {
    let between = (1u32 << target) - (2u32 << from);
    let free = between & !full;
    if free == 0 { from } else { u8::try_from(free.ilog2()).unwrap_or(from) }
}
