//! The pieces: 21 kinds of tiles, racks and the bag.

use alloc::collections::BTreeMap;
use alloc::format;
use core::fmt;

use arrayvec::ArrayVec;
use serde::de::Error;
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::{GameRng, read_text};

use crate::colours::{Colour, ColourSet};
use crate::packed::{self, HIGHS, ONES};

/// A kind of tile: two colours, the earlier one first. Kinds ascend as their colours do: `RR`, `RG`, …, `PP`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(u8);

/// How many kinds of tiles there are.
pub const N_KINDS: usize = 21;

/// The halves of each kind; the one table from which the rest follows.
const HALVES: [[Colour; 2]; N_KINDS] = {
    let mut halves = [[Colour::Red; 2]; N_KINDS];
    let (mut kind, mut first) = (0, 0);
    while first < 6 {
        let mut second = first;
        while second < 6 {
            halves[kind] = [Colour::ALL[first], Colour::ALL[second]];
            kind += 1;
            second += 1;
        }
        first += 1;
    }
    halves
};

/// The colours each kind shows; places behind the last kind show none.
const COLOURS: [ColourSet; 32] = {
    let mut colours = [ColourSet::EMPTY; 32];
    let mut kind = 0;
    while kind < N_KINDS {
        let [one, other] = HALVES[kind];
        colours[kind] = ColourSet::EMPTY.with(one).with(other);
        kind += 1;
    }
    colours
};

/// The kinds whose halves are equal, as bits.
const DOUBLES: u32 = {
    let mut doubles = 0;
    let mut kind = 0;
    while kind < N_KINDS {
        let [one, other] = HALVES[kind];
        doubles |= ((one as u32 == other as u32) as u32) << kind;
        kind += 1;
    }
    doubles
};

impl Tile {
    /// The kind that shows these two colours, named in either order.
    pub const fn new(one: Colour, other: Colour) -> Self {
        let (low, high) = if one as u8 <= other as u8 {
            (one as u8, other as u8)
        } else {
            (other as u8, one as u8)
        };
        // Kinds before those that begin with `low`: 6 + 5 + … of them.
        Self(low * (13 - low) / 2 + high - low)
    }

    /// All kinds, ascending.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        HALVES.into_iter().map(|[one, other]| Self::new(one, other))
    }

    /// The two colours in the order of the notation.
    #[inline]
    pub const fn halves(self) -> [Colour; 2] {
        HALVES[self.0 as usize]
    }

    /// Whether both halves are equal.
    #[inline]
    pub const fn is_double(self) -> bool {
        DOUBLES >> self.0 & 1 == 1
    }

    /// How many of its halves are of this colour.
    pub fn n_halves(self, colour: Colour) -> u8 {
        self.halves().map(|half| u8::from(half == colour)).into_iter().sum()
    }

    /// The colours it shows.
    #[inline]
    pub const fn colours(self) -> ColourSet {
        COLOURS[self.0 as usize]
    }

    /// How many of the 120 tiles are of this kind.
    pub const fn n_copies(self) -> u8 {
        if self.is_double() { 5 } else { 6 }
    }

    /// The place among the kinds.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [one, other] = self.halves();
        write!(f, "{}{}", one.letter(), other.letter())
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Tile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        read_text(deserializer)
    }
}

/// IN-1: a rack holds six tiles.
pub const RACK: usize = 6;

/// At most six tiles in which order means nothing: a rack, or what is set aside. Kept ascending.
///
/// Eight bytes, so that a rack is searched, filled and emptied as one word.
/// Places without a tile come last and all look the same: equal racks are equal values.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tiles([u8; 8]);

impl Tiles {
    /// Its highest bit tells it from a tile.
    const NO_TILE: u8 = u8::MAX;

    /// No tile.
    pub const EMPTY: Self = Self([Self::NO_TILE; 8]);

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u8 {
        packed::first_high(self.word())
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0[0] == Self::NO_TILE
    }

    /// The tiles, ascending, equal ones as often as they are there.
    pub fn iter(self) -> impl Iterator<Item = Tile> + Clone {
        self.0.into_iter().take_while(|&tile| tile != Self::NO_TILE).map(Tile)
    }

    /// The kinds present, each once, ascending.
    pub fn kinds(self) -> impl Iterator<Item = Tile> + Clone {
        let tiles = self.0;
        (0..RACK)
            .filter(move |&i| tiles[i] != Self::NO_TILE && (i == 0 || tiles[i - 1] != tiles[i]))
            .map(move |i| Tile(tiles[i]))
    }

    /// The tile at this place, unless the same kind stands before it; there must be so many.
    #[inline]
    pub(crate) fn kind_at(self, place: usize) -> Option<Tile> {
        let is_repeated = place > 0 && self.0[place - 1] == self.0[place];
        (!is_repeated).then_some(Tile(self.0[place]))
    }

    /// How many of this kind.
    pub fn count(self, tile: Tile) -> u8 {
        self.iter().map(|other| u8::from(other == tile)).sum()
    }

    /// Whether there is one of this kind.
    pub fn contains(self, tile: Tile) -> bool {
        self.0.contains(&tile.0)
    }

    /// Whether every tile here, counted, is there too.
    pub fn is_within(self, other: Self) -> bool {
        self.kinds().all(|tile| self.count(tile) <= other.count(tile))
    }

    /// The colours its tiles show.
    #[inline]
    pub fn colours(self) -> ColourSet {
        let shown = |place: usize| COLOURS[usize::from(self.0[place] % 32)];
        (0..RACK).fold(ColourSet::EMPTY, |colours, place| colours.or(shown(place)))
    }

    /// The tiles that show one of these colours.
    #[must_use]
    pub fn showing(self, colours: ColourSet) -> Self {
        self.iter().filter(|tile| tile.colours().meets(colours)).collect()
    }

    /// Puts a tile in; there must be room.
    #[inline]
    pub(crate) const fn insert(&mut self, tile: Tile) {
        assert!(self.0[RACK - 1] == Self::NO_TILE, "IN-1: a rack holds six tiles");
        let (word, shift) = (self.word(), self.place_of(tile));
        let before = !(u64::MAX << shift);
        *self = Self::from_word(word & before | (tile.0 as u64) << shift | (word & !before) << 8);
    }

    /// Takes a tile out; it must be there.
    #[inline]
    pub(crate) const fn remove(&mut self, tile: Tile) {
        let (word, shift) = (self.word(), self.place_of(tile));
        debug_assert!(
            self.0[shift as usize / 8] == tile.0,
            "IN-1: only what is there can be taken"
        );
        let before = !(u64::MAX << shift);
        *self = Self::from_word(word & before | word >> 8 & !before | 0xff << 56);
    }

    /// Eight times the first place whose tile, or lack of one, does not come before this tile.
    #[inline]
    const fn place_of(self, tile: Tile) -> u8 {
        // A byte keeps its highest bit exactly where it is not below the tile; the others are below 128.
        8 * packed::first_high((self.word() | HIGHS) - tile.0 as u64 * ONES)
    }

    #[inline]
    const fn word(self) -> u64 {
        u64::from_le_bytes(self.0)
    }

    #[inline]
    const fn from_word(word: u64) -> Self {
        Self(word.to_le_bytes())
    }
}

impl Default for Tiles {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl FromIterator<Tile> for Tiles {
    /// # Panics
    /// If there are more than six.
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        let mut some = Self::EMPTY;
        tiles.into_iter().for_each(|tile| some.insert(tile));
        some
    }
}

/// At least one tile: what is named in a duel's swap.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Handful(Tiles);

impl Handful {
    /// These tiles; `None` if there is none.
    pub const fn new(tiles: Tiles) -> Option<Self> {
        if tiles.is_empty() { None } else { Some(Self(tiles)) }
    }

    /// The tiles.
    #[inline]
    pub const fn tiles(self) -> Tiles {
        self.0
    }
}

impl fmt::Display for Tiles {
    /// `RB,GG`; nothing for none.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, tile) in self.iter().enumerate() {
            write!(f, "{}{tile}", if i == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

impl Serialize for Tiles {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Tiles {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(ArrayVec::<Tile, RACK>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// IN-17: a heap of tiles without any order: how many there are of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Bag([[u8; 8]; 3]);

impl Bag {
    /// All 120 tiles.
    pub const FULL: Self = {
        let mut counts = [[0; 8]; 3];
        let mut kind = 0;
        while kind < N_KINDS {
            let [one, other] = HALVES[kind];
            counts[kind / 8][kind % 8] = Tile::new(one, other).n_copies();
            kind += 1;
        }
        Self(counts)
    };

    /// These tiles, all of which are in the box.
    pub(crate) fn of(tiles: impl IntoIterator<Item = Tile>) -> Self {
        let mut bag = Self::default();
        tiles.into_iter().for_each(|tile| bag.insert(tile));
        bag
    }

    /// How many of this kind.
    #[inline]
    pub const fn count(&self, tile: Tile) -> u8 {
        self.0[tile.index() / 8][tile.index() % 8]
    }

    /// How many symbols of this colour are on its tiles: a double has two.
    pub fn n_symbols(&self, colour: Colour) -> u8 {
        Tile::all().map(|tile| self.count(tile) * tile.n_halves(colour)).sum()
    }

    /// How many in all.
    #[inline]
    pub fn len(&self) -> u8 {
        let [a, b, c] = self.0.map(u64::from_le_bytes);
        // No byte can overflow: there are 120 tiles.
        (a + b + c).wrapping_mul(ONES).to_be_bytes()[0]
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Puts a tile in.
    #[inline]
    pub(crate) const fn insert(&mut self, tile: Tile) {
        self.0[tile.index() / 8][tile.index() % 8] += 1;
    }

    /// Takes a tile out; it must be there.
    #[inline]
    pub(crate) const fn remove(&mut self, tile: Tile) {
        self.0[tile.index() / 8][tile.index() % 8] -= 1;
    }

    /// Puts all these in.
    pub(crate) fn extend(&mut self, tiles: Tiles) {
        tiles.iter().for_each(|tile| self.insert(tile));
    }

    /// Takes a tile out blindly; there must be one.
    #[inline]
    pub(crate) fn draw(&mut self, rng: &mut GameRng) -> Tile {
        let tile = self.nth(rng.below(u32::from(self.len())));
        self.remove(tile);
        tile
    }

    /// The tiles of the kinds that pass, the others left out.
    pub(crate) fn only(&self, passes: impl Fn(Tile) -> bool) -> Self {
        Self::of(self.iter().filter(|&tile| passes(tile)))
    }

    /// The tiles, ascending, equal ones as often as they are there.
    pub fn iter(&self) -> impl Iterator<Item = Tile> {
        let bag = *self;
        Tile::all().flat_map(move |tile| core::iter::repeat_n(tile, usize::from(bag.count(tile))))
    }

    /// The tile at this place, if all were laid out ascending.
    #[inline]
    fn nth(&self, place: u32) -> Tile {
        let place = u64::from(place);
        // Byte j of a product is the number of tiles in kinds 0 to j of its word.
        let up_to = self.0.map(|counts| u64::from_le_bytes(counts).wrapping_mul(ONES));
        let [a, b, _] = up_to.map(|up_to| up_to >> 56);
        // Which word it is, is anybody's guess, so no branch is taken on it.
        let word = usize::from(place >= a) + usize::from(place >= a + b);
        let place = place - [0, a, a + b][word];
        let [first, ..] = (8 * word).to_le_bytes();
        let [kind, ..] = packed::n_up_to(up_to[word], place).to_le_bytes();
        Tile(first + kind)
    }
}

impl fmt::Debug for Bag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let present = Tile::all().filter(|&tile| self.count(tile) > 0);
        f.debug_map().entries(present.map(|tile| (tile, self.count(tile)))).finish()
    }
}

impl Serialize for Bag {
    /// Each kind that is there, and how many.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for tile in Tile::all().filter(|&tile| self.count(tile) > 0) {
            map.serialize_entry(&tile, &self.count(tile))?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Bag {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut bag = Self::default();
        for (tile, count) in BTreeMap::<Tile, u8>::deserialize(deserializer)? {
            if count > tile.n_copies() {
                return Err(D::Error::custom(format!("more than {} of {tile}", tile.n_copies())));
            }
            (0..count).for_each(|_| bag.insert(tile));
        }
        Ok(bag)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;
    use alloc::vec::Vec;
    use tabletop::Seed;

    #[test]
    fn kinds_ascend_as_their_names_are_listed() {
        let names: Vec<_> = Tile::all().map(|tile| tile.to_string()).collect();
        assert_eq!(
            names.join(" "),
            "RR RG RB RO RY RP GG GB GO GY GP BB BO BY BP OO OY OP YY YP PP"
        );
        assert!(Tile::all().enumerate().all(|(i, tile)| tile.index() == i));
        assert!(Tile::all().zip(Tile::all().skip(1)).all(|(one, next)| one < next));
    }

    #[test]
    fn a_rack_is_the_same_whatever_the_order() {
        let [rb, gg] =
            [Tile::new(Colour::Blue, Colour::Red), Tile::new(Colour::Green, Colour::Green)];
        let mut one: Tiles = [gg, rb, gg].into_iter().collect();
        let other: Tiles = [gg, gg, rb].into_iter().collect();
        assert_eq!(one, other);
        assert_eq!(one.to_string(), "RB,GG,GG");
        assert_eq!(one.kinds().count(), 2);
        one.remove(gg);
        one.remove(rb);
        assert_eq!(one, [gg].into_iter().collect());
        assert!(one.is_within(other) && !other.is_within(one));
    }

    #[test]
    fn every_tile_of_the_bag_has_its_place() {
        assert_eq!(Bag::FULL.len(), 120);
        let in_order: Vec<_> = Bag::FULL.iter().collect();
        let by_place: Vec<_> = (0..120).map(|place| Bag::FULL.nth(place)).collect();
        assert_eq!(in_order, by_place);
    }

    #[test]
    fn drawing_empties_the_bag_and_gives_back_the_same_tiles() {
        let mut rng = GameRng::from_seed(&Seed::from(1));
        let mut bag = Bag::FULL;
        let drawn: Vec<_> = (0..120).map(|_| bag.draw(&mut rng)).collect();
        assert!(bag.is_empty());
        assert_eq!(Bag::of(drawn), Bag::FULL);
    }
}
