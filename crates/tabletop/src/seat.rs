//! Chairs at the table: [`Seat`], sets of them, and a value for each of them.

use alloc::format;
use core::fmt;
use core::ops::{Index, IndexMut};
use core::str::FromStr;

use arrayvec::ArrayVec;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::notation::{Cursor, ParseError};
use crate::rng::GameRng;

/// No game here seats more.
pub const MAX_SEATS: usize = 5;

/// A chair at the table, numbered from 0; not a person.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// The seat of this number.
    ///
    /// # Panics
    /// If no table has that many seats; numbers from outside go through `try_from`, text through `parse`.
    pub const fn new(number: u8) -> Self {
        assert!((number as usize) < MAX_SEATS, "no table has that many seats");
        Self(number)
    }

    /// The first `n` seats in order.
    pub fn first(n: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..n).map(Self::new)
    }

    /// One of the first `n` seats, each equally likely.
    pub fn random(n: u8, rng: &mut GameRng) -> Self {
        Self::new(u8::try_from(rng.below(n.into())).expect("a table has few seats"))
    }

    /// The number, from 0.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The number as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat to the left of this one at a table of `n`.
    #[must_use]
    #[inline]
    pub const fn next(self, n: u8) -> Self {
        if self.0 + 1 < n { Self(self.0 + 1) } else { Self(0) }
    }
}

/// No table has that many seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no table has a seat {0}")]
pub struct NoSuchSeat(pub u8);

impl TryFrom<u8> for Seat {
    type Error = NoSuchSeat;

    fn try_from(number: u8) -> Result<Self, NoSuchSeat> {
        if usize::from(number) < MAX_SEATS { Ok(Self(number)) } else { Err(NoSuchSeat(number)) }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Seat {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let seat = cursor.seat()?;
        cursor.end()?;
        Ok(seat)
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::try_from(u8::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

/// Some seats of a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// The first `n` seats.
    ///
    /// # Panics
    /// If no table has that many seats.
    pub const fn first(n: u8) -> Self {
        assert!(n as usize <= MAX_SEATS, "no table has that many seats");
        Self((1 << n) - 1)
    }

    /// This seat alone.
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Whether the seat is among them.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The same seats and this one.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// The same seats but this one.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// In ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        #[allow(clippy::cast_possible_truncation, reason = "a table has few seats")]
        Seat::first(MAX_SEATS as u8).filter(move |&seat| self.contains(seat))
    }

    /// The lowest seat of the set.
    #[inline]
    pub const fn lowest(self) -> Option<Seat> {
        match self.0.trailing_zeros() {
            8 => None,
            #[allow(clippy::cast_possible_truncation, reason = "a table has few seats")]
            number => Some(Seat(number as u8)),
        }
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl fmt::Display for SeatSet {
    /// `0, 2`; nothing for the empty set.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, seat) in self.iter().enumerate() {
            write!(f, "{}{seat}", if i == 0 { "" } else { ", " })?;
        }
        Ok(())
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// One value for each seat of a table, without allocation.
#[derive(Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BySeat<T>(ArrayVec<T, MAX_SEATS>);

impl<T> BySeat<T> {
    /// `n` values, each made from its seat.
    ///
    /// # Panics
    /// If no table has that many seats.
    pub fn from_fn(n: u8, value: impl FnMut(Seat) -> T) -> Self {
        Self(Seat::first(n).map(value).collect())
    }

    /// How many seats there are.
    pub fn n_seats(&self) -> u8 {
        u8::try_from(self.0.len()).expect("a table has few seats")
    }

    /// The seats in order.
    pub fn seats(
        &self,
    ) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<T> {
        Seat::first(self.n_seats())
    }

    /// Each seat with its value.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> {
        self.seats().zip(self.0.iter())
    }

    /// Each seat with its value, to be changed.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Seat, &mut T)> {
        self.seats().zip(self.0.iter_mut())
    }

    /// The values in order of the seats.
    pub fn values(&self) -> core::slice::Iter<'_, T> {
        self.0.iter()
    }

    /// The value of this seat, if the table has it.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    /// The value of this seat, if the table has it, to be changed.
    pub fn get_mut(&mut self, seat: Seat) -> Option<&mut T> {
        self.0.get_mut(seat.index())
    }

    /// The same table with other values.
    pub fn map<U>(&self, mut value: impl FnMut(Seat, &T) -> U) -> BySeat<U> {
        BySeat(self.iter().map(|(seat, it)| value(seat, it)).collect())
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

impl<T: fmt::Debug> fmt::Debug for BySeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map()
            .entries(self.iter().map(|(seat, value)| (format!("seat {seat}"), value)))
            .finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;
    use alloc::vec::Vec;

    #[test]
    fn a_set_lists_its_seats_in_order() {
        let set: SeatSet = [Seat::new(3), Seat::new(0)].into_iter().collect();
        assert_eq!(set.to_string(), "0, 3");
        assert_eq!(set.without(Seat::new(0)).lowest(), Some(Seat::new(3)));
        assert_eq!(SeatSet::first(5).len(), 5);
    }

    #[test]
    fn seats_go_round() {
        let round: Vec<u8> = Seat::first(3).map(|seat| seat.next(3).number()).collect();
        assert_eq!(round, [1, 2, 0]);
    }

    #[test]
    fn a_seat_no_table_has_is_refused_as_text() {
        assert_eq!("4".parse::<Seat>(), Ok(Seat::new(4)));
        for text in ["5", "-1", "", "1x", "99999999999999999999"] {
            assert!(text.parse::<Seat>().is_err(), "{text}");
        }
        assert_eq!(Seat::try_from(4), Ok(Seat::new(4)));
        assert_eq!(Seat::try_from(5).unwrap_err().to_string(), "no table has a seat 5");
    }
}
