//! Golf clubs: their types, their ids, what they strike, and heaps of them.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::{Cursor, GameRng, ParseError, read_text};

use crate::rules::STRONGEST_WIND;

/// One of the six types of clubs; the type says what the special power is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClubType {
    /// +2 as the first club played on a hole.
    Wood,
    /// Pockets the ball.
    Putter,
    /// Two of them are played as one shot.
    Hybrid,
    /// Another club follows in the same turn.
    Iron,
    /// Skips occupied spaces, or ignores a bunker.
    Wedge,
    /// Is discarded after the shot.
    Chipper,
}

impl ClubType {
    /// All types, in the rulebook's order.
    pub const ALL: [Self; 6] =
        [Self::Wood, Self::Putter, Self::Hybrid, Self::Iron, Self::Wedge, Self::Chipper];

    /// The word in a club's id.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Wood => "wood",
            Self::Putter => "putter",
            Self::Hybrid => "hybrid",
            Self::Iron => "iron",
            Self::Wedge => "wedge",
            Self::Chipper => "chipper",
        }
    }

    /// The type of this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|club_type| club_type.name() == name)
    }
}

impl fmt::Display for ClubType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A kind of club by its id: the type, or the type and a suffix, such as `chipper`, `hybrid_3`, `wood_tail`.
///
/// Suffixes are a digit, a small letter, or one of four words. The vocabulary is closed, so that a step can be read
/// without knowing with which content a match is played; which of the ids are in the box is the content's to say.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kind(u8);

#[rustfmt::skip]
const SUFFIXES: [&str; 41] = [
    "", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9",
    "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m",
    "n", "o", "p", "q", "r", "s", "t", "u", "v", "w", "x", "y", "z",
    "tail", "head", "choice", "fixed",
];
const N_SUFFIXES: u8 = 41;

/// How many ids there are; a type more would not fit into a byte.
pub(crate) const N_IDS: usize = 6 * N_SUFFIXES as usize;

impl Kind {
    /// What fills the unused part of a row.
    pub(crate) const FILLER: Self = Self(0);

    /// The type, which is the first word of the id.
    pub const fn club_type(self) -> ClubType {
        ClubType::ALL[(self.0 / N_SUFFIXES) as usize]
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    fn suffix(self) -> &'static str {
        SUFFIXES[usize::from(self.0 % N_SUFFIXES)]
    }

    /// Reads an id.
    pub(crate) fn read(cursor: &mut Cursor<'_>) -> Result<Self, ParseError> {
        let is_part = |b: &u8| b.is_ascii_lowercase() || b.is_ascii_digit() || *b == b'_';
        let length = cursor.rest().bytes().take_while(is_part).count();
        let word = &cursor.rest()[..length];
        let kind = Self::from_id(word).ok_or_else(|| cursor.expected("a club's id"))?;
        cursor.word(word)?;
        Ok(kind)
    }

    fn from_id(id: &str) -> Option<Self> {
        let (name, suffix) = id.split_once('_').unwrap_or((id, ""));
        if id.ends_with('_') {
            return None;
        }
        let place = |n: Option<usize>| n.and_then(|n| u8::try_from(n).ok());
        let club_type = place(ClubType::ALL.iter().position(|it| it.name() == name))?;
        let suffix = place(SUFFIXES.iter().position(|&it| it == suffix))?;
        Some(Self(club_type * N_SUFFIXES + suffix))
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.club_type().name())?;
        if self.suffix().is_empty() { Ok(()) } else { write!(f, "_{}", self.suffix()) }
    }
}

impl fmt::Debug for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Kind {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let kind = Self::read(&mut cursor)?;
        cursor.end()?;
        Ok(kind)
    }
}

impl Serialize for Kind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Kind {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        read_text(deserializer)
    }
}

/// The number printed on a club.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Strike {
    /// One number for each wind from 1 to 6.
    Wind([u8; STRONGEST_WIND as usize]),
    /// GR-2: any number up to this one, as the player chooses.
    Choice(u8),
    /// Always this number.
    Fixed(u8),
}

impl Strike {
    /// The printed number at this wind, or the chosen one.
    pub fn printed(self, number: Option<u8>, wind: u8) -> u8 {
        match self {
            Self::Wind(by_wind) => by_wind[usize::from(wind.clamp(1, STRONGEST_WIND)) - 1],
            Self::Choice(_) => number.unwrap_or(0),
            Self::Fixed(value) => value,
        }
    }
}

impl fmt::Display for Strike {
    /// As people tell clubs apart: `4/3/2` for winds that get stronger, `0–2` for a choice, `3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Wind(by_wind) => {
                write!(f, "{}", by_wind[0])?;
                let mut changes = by_wind.windows(2).filter(|pair| pair[0] != pair[1]);
                changes.try_for_each(|pair| write!(f, "/{}", pair[1]))
            }
            Self::Choice(most) => write!(f, "0–{most}"),
            Self::Fixed(number) => write!(f, "{number}"),
        }
    }
}

/// How many clubs are in the box; no content has another number.
pub const N_CLUBS: usize = 45;

/// A heap of clubs in which order means nothing.
///
/// Each kind has a lane of as many bits as it has copies; a heap with `n` of them has the lowest `n` bits of the lane.
/// So a size is a count of bits, and copies cannot be told apart. Whoever changes a heap needs the lanes of the content.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Clubs(u64);

impl Clubs {
    /// No clubs.
    pub const EMPTY: Self = Self(0);

    /// All clubs of the box.
    pub const ALL: Self = Self((1 << N_CLUBS) - 1);

    /// How many.
    #[allow(clippy::cast_possible_truncation, reason = "a heap has at most 64 clubs")]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// Where each kind's bits lie in a heap.
#[derive(Clone)]
pub(crate) struct Lanes {
    of_kind: [u64; N_IDS],
    kinds: [Kind; N_CLUBS],
    /// The lowest bit of each lane.
    lowest: u64,
    types: [u64; 6],
}

impl Lanes {
    /// Lanes for these kinds, ascending, with so many copies each; 45 in all.
    pub(crate) fn new(copies: &[(Kind, u8)]) -> Self {
        let mut lanes =
            Self { of_kind: [0; N_IDS], kinds: [Kind::FILLER; N_CLUBS], lowest: 0, types: [0; 6] };
        let mut next = 0;
        for &(kind, n) in copies {
            lanes.lowest |= 1 << next;
            for bit in next..next + usize::from(n) {
                lanes.of_kind[kind.index()] |= 1 << bit;
                lanes.types[kind.club_type() as usize] |= 1 << bit;
                lanes.kinds[bit] = kind;
            }
            next += usize::from(n);
        }
        lanes
    }

    /// These clubs as a heap; the box must hold them.
    pub(crate) fn heap(&self, clubs: &[Kind]) -> Clubs {
        let mut heap = Clubs::EMPTY;
        for &kind in clubs {
            self.insert(&mut heap, kind);
        }
        heap
    }

    #[inline]
    pub(crate) fn count(&self, clubs: Clubs, kind: Kind) -> u8 {
        Clubs(clubs.0 & self.of_kind[kind.index()]).len()
    }

    #[inline]
    pub(crate) fn of_type(&self, clubs: Clubs, club_type: ClubType) -> Clubs {
        Clubs(clubs.0 & self.types[club_type as usize])
    }

    /// Puts one more in; the box must hold it.
    #[inline]
    pub(crate) fn insert(&self, clubs: &mut Clubs, kind: Kind) {
        let free = self.of_kind[kind.index()] & !clubs.0;
        debug_assert!(free != 0, "the box has no more {kind}");
        clubs.0 |= free & free.wrapping_neg();
    }

    /// Takes one out; it must be there.
    #[inline]
    pub(crate) fn remove(&self, clubs: &mut Clubs, kind: Kind) {
        let held = self.of_kind[kind.index()] & clubs.0;
        debug_assert!(held != 0, "there is no {kind}");
        clubs.0 &= !(1 << (held.ilog2()));
    }

    /// Takes one out if it is there.
    pub(crate) fn take(&self, clubs: &mut Clubs, kind: Kind) -> bool {
        let is_there = self.count(*clubs, kind) > 0;
        if is_there {
            self.remove(clubs, kind);
        }
        is_there
    }

    /// The kinds present, each once, ascending.
    #[inline]
    pub(crate) fn kinds(&self, clubs: Clubs) -> impl Iterator<Item = Kind> + Clone {
        self.iter(Clubs(clubs.0 & self.lowest))
    }

    /// Every club, equal ones as often as they are there, ascending.
    #[inline]
    pub(crate) fn iter(&self, clubs: Clubs) -> impl Iterator<Item = Kind> + Clone {
        let mut left = clubs.0;
        core::iter::from_fn(move || {
            let bit = left.trailing_zeros() as usize;
            left &= left.wrapping_sub(1);
            self.kinds.get(bit).copied()
        })
    }

    /// Moves everything from one heap to another.
    pub(crate) fn pour(&self, from: &mut Clubs, to: &mut Clubs) {
        let poured = core::mem::take(from);
        self.iter(poured).for_each(|kind| self.insert(to, kind));
    }

    /// Takes one out blindly; there must be one.
    #[inline]
    pub(crate) fn draw(&self, clubs: &mut Clubs, rng: &mut GameRng) -> Kind {
        let mut left = clubs.0;
        for _ in 0..rng.below(u32::from(clubs.len())) {
            left &= left - 1;
        }
        let kind = self.kinds[left.trailing_zeros() as usize];
        self.remove(clubs, kind);
        kind
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;
    use alloc::vec::Vec;

    #[test]
    fn every_id_round_trips() {
        for number in 0..u8::try_from(N_IDS).unwrap() {
            let kind = Kind(number);
            assert_eq!(kind.to_string().parse(), Ok(kind));
        }
        for text in ["", "wood_", "wood_tails", "Wood", "wood_10", "tail", "wood _1", "chipper_2_3"]
        {
            assert!(text.parse::<Kind>().is_err(), "{text}");
        }
    }

    #[test]
    fn clubs_are_told_apart_by_what_is_printed_on_them() {
        let strikes = [Strike::Wind([4, 4, 3, 3, 2, 4]), Strike::Choice(2), Strike::Fixed(3)];
        assert_eq!(strikes.map(|strike| strike.to_string()), ["4/3/2/4", "0–2", "3"]);
    }

    #[test]
    fn heaps_forget_the_order_in_which_clubs_came() {
        let [wood, chipper]: [Kind; 2] = ["wood_tail", "chipper"].map(|id| id.parse().unwrap());
        let lanes = Lanes::new(&[(wood, 4), (chipper, 41)]);
        let (mut one, mut two) = (Clubs::EMPTY, Clubs::EMPTY);
        for kind in [wood, chipper, wood] {
            lanes.insert(&mut one, kind);
        }
        for kind in [chipper, wood, wood, wood] {
            lanes.insert(&mut two, kind);
        }
        assert!(lanes.take(&mut two, wood));
        assert_eq!(one, two);
        assert_eq!(lanes.iter(one).collect::<Vec<_>>(), [wood, wood, chipper]);
        assert_eq!(lanes.kinds(one).collect::<Vec<_>>(), [wood, chipper]);
        assert_eq!((lanes.count(one, wood), one.len(), Clubs::ALL.len()), (2, 3, 45));
    }
}
