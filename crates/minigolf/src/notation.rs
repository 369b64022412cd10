//! Moves and outcomes as text.

use alloc::format;
use core::fmt::{self, Write};
use core::str::FromStr;

use arrayvec::ArrayVec;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::{Cursor, MAX_SEATS, ParseError, Seat};

use crate::cells::Cell;
use crate::clients::{Condition, Mr, Mrs, Promises};
use crate::land::LandId;
use crate::scoring::points::{HOLES, LAST_HOLE};
use crate::tiles::{Kind, N_KINDS};

/// A rack has at most this many slots: one more than there are players.
pub(crate) const MAX_SLOTS: usize = MAX_SEATS + 1;

/// A rack's worth of tiles and all visit tiles.
const MAX_DRAWN: usize = MAX_SLOTS + 7;

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// `land L12`: keep this land of the three (MG-1).
    Land(LandId),
    /// `promise fun,her`, `promise -`: take these promises (MG-5).
    Promise(Promises),
    /// `build 2 3,-1 r1`: take a tile and place it; in a solo game with `back` or `away` for the other tile (MG-30).
    Build {
        /// The tile's slot, from 0.
        slot: u8,
        /// Where it goes.
        cell: Cell,
        /// Quarter turns clockwise.
        turn: u8,
        /// What becomes of the other tile of a solo game.
        other: Option<Fate>,
    },
    /// `pass`; in a solo game `pass back away`: the fate of each tile.
    Pass(Option<[Fate; 2]>),
    /// `collect 2`: take a tile face down (MG-8).
    Collect(u8),
    /// `stop`: end a solo game.
    Stop,
    /// `return 0,3`, `return -`: ask for these leftovers to go back into the bag (MG-9).
    Return(Slots),
    /// `number 3,1=1 5,2=2`: the cell of each numbered hole, by number (MG-15).
    Number([Option<Cell>; HOLES]),
}

/// What becomes of a tile nobody places, in a solo game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Fate {
    /// Back into the bag.
    Back,
    /// Out of the game.
    Away,
}

impl Fate {
    /// Both.
    pub(crate) const ALL: [Self; 2] = [Self::Back, Self::Away];

    const fn name(self) -> &'static str {
        match self {
            Self::Back => "back",
            Self::Away => "away",
        }
    }

    fn read(cursor: &mut Cursor<'_>) -> Result<Self, ParseError> {
        let fate = Self::ALL.into_iter().find(|fate| cursor.eat(fate.name()));
        fate.ok_or_else(|| cursor.expected("`back` or `away`"))
    }
}

/// A set of slots of a rack.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Slots(pub(crate) u8);

impl Slots {
    /// Whether a slot is among them.
    pub const fn has(self, slot: u8) -> bool {
        slot < 8 && self.0 & (1 << slot) != 0
    }

    /// In ascending order.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..8).filter(move |&slot| self.has(slot))
    }

    /// These and those.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Serialize for Slots {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Slots {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let slots = ArrayVec::<u8, MAX_SLOTS>::deserialize(deserializer)?;
        match slots.iter().find(|&&slot| usize::from(slot) >= MAX_SLOTS) {
            Some(slot) => Err(D::Error::custom(format!("no rack has a slot {slot}"))),
            None => Ok(slots.into_iter().collect()),
        }
    }
}

impl FromIterator<u8> for Slots {
    fn from_iter<I: IntoIterator<Item = u8>>(slots: I) -> Self {
        Self(slots.into_iter().filter(|&slot| slot < 8).fold(0, |set, slot| set | 1 << slot))
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Land(id) => write!(f, "land {id}"),
            Self::Promise(promises) => write_list(f, "promise", promises.iter()),
            Self::Build { slot, cell, turn, other } => {
                write!(f, "build {slot} {cell} r{turn}")?;
                other.map_or(Ok(()), |fate| write!(f, " {}", fate.name()))
            }
            Self::Pass(None) => f.write_str("pass"),
            Self::Pass(Some([one, two])) => write!(f, "pass {} {}", one.name(), two.name()),
            Self::Collect(slot) => write!(f, "collect {slot}"),
            Self::Stop => f.write_str("stop"),
            Self::Return(slots) => write_list(f, "return", slots.iter()),
            Self::Number(cells) => {
                f.write_str("number")?;
                let named = (1..).zip(cells).filter_map(|(n, cell): (u8, _)| Some((n, (*cell)?)));
                for (number, cell) in named {
                    write!(f, " {cell}={number}")?;
                }
                if cells.iter().all(Option::is_none) { f.write_str(" -") } else { Ok(()) }
            }
        }
    }
}

/// The word, and the items with commas between them or a dash.
fn write_list<T: fmt::Display>(
    f: &mut fmt::Formatter<'_>,
    word: &str,
    items: impl Iterator<Item = T>,
) -> fmt::Result {
    f.write_str(word)?;
    let mut is_empty = true;
    for item in items {
        f.write_char(if is_empty { ' ' } else { ',' })?;
        write!(f, "{item}")?;
        is_empty = false;
    }
    if is_empty { f.write_str(" -") } else { Ok(()) }
}

impl FromStr for Move {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let mv = read_move(&mut cursor)?;
        cursor.end()?;
        Ok(mv)
    }
}

fn read_move(cursor: &mut Cursor<'_>) -> Result<Move, ParseError> {
    if cursor.eat("land") {
        argument(cursor, "a land such as L12")?;
        Ok(Move::Land(land(cursor)?))
    } else if cursor.eat("promise") {
        argument(cursor, "promises such as fun,her, or -")?;
        promises(cursor).map(Move::Promise)
    } else if cursor.eat("build") {
        argument(cursor, "a slot, a cell and a turn such as 2 3,1 r1")?;
        build(cursor)
    } else if cursor.eat("pass") {
        pass(cursor)
    } else if cursor.eat("collect") {
        argument(cursor, "a slot such as 2")?;
        Ok(Move::Collect(slot(cursor)?))
    } else if cursor.eat("stop") {
        Ok(Move::Stop)
    } else if cursor.eat("return") {
        argument(cursor, "slots such as 0,3, or -")?;
        slots(cursor).map(Move::Return)
    } else if cursor.eat("number") {
        argument(cursor, "holes such as 3,1=1 5,2=2, or -")?;
        numbers(cursor).map(Move::Number)
    } else {
        Err(cursor.expected(
            "`land`, `promise`, `build`, `pass`, `collect`, `stop`, `return` or `number`",
        ))
    }
}

/// Something must follow the word, behind a blank.
fn argument(cursor: &mut Cursor<'_>, what: &str) -> Result<(), ParseError> {
    let start = cursor.clone();
    if cursor.eat(" ") && !cursor.rest().is_empty() { Ok(()) } else { Err(start.expected(what)) }
}

/// A number within bounds, which are told if it is not.
fn number(cursor: &mut Cursor<'_>, min: u8, max: u8, what: &str) -> Result<u8, ParseError> {
    let start = cursor.clone();
    if !cursor.rest().starts_with(|c: char| c == '-' || c.is_ascii_digit()) {
        return Err(cursor.expected(&format!("a number from {min} to {max}")));
    }
    let out_of_range = || start.fail(format!("{what} is from {min} to {max}"));
    let number: i64 = cursor.number()?;
    let number = u8::try_from(number).map_err(|_| out_of_range())?;
    if (min..=max).contains(&number) { Ok(number) } else { Err(out_of_range()) }
}

/// The number of a land card, as it stands wherever one is named.
pub(crate) fn land(cursor: &mut Cursor<'_>) -> Result<LandId, ParseError> {
    if !cursor.eat("L") {
        return Err(cursor.expected("a land such as L12"));
    }
    number(cursor, 1, u8::MAX, "the number of a land").map(LandId)
}

fn promises(cursor: &mut Cursor<'_>) -> Result<Promises, ParseError> {
    if cursor.eat("-") {
        return Ok(Promises::NONE);
    }
    let mut promises = Promises::NONE;
    cursor.list(|cursor| {
        let start = cursor.clone();
        let promise = Condition::read(cursor)?;
        if promises.has(promise) {
            return Err(start.fail("the same promise twice"));
        }
        promises = promises.with(promise);
        Ok(())
    })?;
    Ok(promises)
}

fn slot(cursor: &mut Cursor<'_>) -> Result<u8, ParseError> {
    let last = u8::try_from(MAX_SLOTS - 1).expect("a rack is short");
    number(cursor, 0, last, "a slot")
}

fn slots(cursor: &mut Cursor<'_>) -> Result<Slots, ParseError> {
    if cursor.eat("-") {
        return Ok(Slots::default());
    }
    let mut slots = Slots::default();
    cursor.list(|cursor| {
        let start = cursor.clone();
        let slot = slot(cursor)?;
        if slots.has(slot) {
            return Err(start.fail("the same slot twice"));
        }
        slots = slots.and(Slots(1 << slot));
        Ok(())
    })?;
    Ok(slots)
}

fn build(cursor: &mut Cursor<'_>) -> Result<Move, ParseError> {
    let slot = slot(cursor)?;
    cursor.word(" ")?;
    let cell = Cell::read(cursor)?;
    cursor.word(" r")?;
    let turn = number(cursor, 0, 3, "a turn")?;
    let other = if cursor.eat(" ") { Some(Fate::read(cursor)?) } else { None };
    Ok(Move::Build { slot, cell, turn, other })
}

fn pass(cursor: &mut Cursor<'_>) -> Result<Move, ParseError> {
    if !cursor.eat(" ") {
        return Ok(Move::Pass(None));
    }
    let one = Fate::read(cursor)?;
    cursor.word(" ")?;
    Ok(Move::Pass(Some([one, Fate::read(cursor)?])))
}

fn numbers(cursor: &mut Cursor<'_>) -> Result<[Option<Cell>; HOLES], ParseError> {
    let mut cells = [None; HOLES];
    if cursor.rest() == "-" {
        cursor.eat("-");
        return Ok(cells);
    }
    loop {
        let start = cursor.clone();
        let cell = Cell::read(cursor)?;
        cursor.word("=")?;
        let place =
            &mut cells[usize::from(number(cursor, 1, LAST_HOLE, "the number of a hole")? - 1)];
        if place.replace(cell).is_some() {
            return Err(start.fail("the same number twice"));
        }
        if !cursor.eat(" ") {
            return Ok(cells);
        }
    }
}

/// An outcome of chance.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// `clients short,lazy`: the client couple.
    Clients(Mr, Mrs),
    /// `lands L1,L2,L3`: what a seat is dealt.
    Lands([LandId; 3]),
    /// `order 2,0,1`: the pawns from left to right.
    Order(ArrayVec<Seat, MAX_SEATS>),
    /// `draw 5,visit,12`: out of the bag, in the order drawn.
    Draw(Drawn),
}

/// What is drawn to fill a rack.
pub type Drawn = ArrayVec<Draw, MAX_DRAWN>;

/// One thing out of the bag.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Draw {
    /// A tile.
    Tile(Kind),
    /// MG-5: a visit tile.
    Visit,
}

impl fmt::Display for Draw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tile(kind) => write!(f, "{kind}"),
            Self::Visit => f.write_str("visit"),
        }
    }
}

impl serde::Serialize for Draw {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Tile(kind) => kind.serialize(serializer),
            Self::Visit => serializer.serialize_str("visit"),
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Clients(mr, mrs) => write!(f, "clients {mr},{mrs}"),
            Self::Lands([a, b, c]) => write!(f, "lands {a},{b},{c}"),
            Self::Order(seats) => write_list(f, "order", seats.iter()),
            Self::Draw(drawn) => write_list(f, "draw", drawn.iter()),
        }
    }
}

impl FromStr for Outcome {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let outcome = if cursor.eat("clients ") {
            let mr = Mr::read(&mut cursor)?;
            cursor.word(",")?;
            Self::Clients(mr, Mrs::read(&mut cursor)?)
        } else if cursor.eat("lands ") {
            let lands: ArrayVec<LandId, 3> = items(&mut cursor, land)?;
            Self::Lands(lands.into_inner().map_err(|_| cursor.expected("three lands"))?)
        } else if cursor.eat("order ") {
            Self::Order(items(&mut cursor, seat)?)
        } else if cursor.eat("draw ") {
            Self::Draw(items(&mut cursor, draw)?)
        } else {
            return Err(cursor.expected("`clients`, `lands`, `order` or `draw`"));
        };
        cursor.end()?;
        Ok(outcome)
    }
}

fn items<T, const N: usize>(
    cursor: &mut Cursor<'_>,
    read: impl Fn(&mut Cursor<'_>) -> Result<T, ParseError>,
) -> Result<ArrayVec<T, N>, ParseError> {
    let mut items = ArrayVec::new();
    cursor.list(|cursor| {
        let start = cursor.clone();
        items.try_push(read(cursor)?).map_err(|_| start.fail("too many items"))
    })?;
    Ok(items)
}

fn seat(cursor: &mut Cursor<'_>) -> Result<Seat, ParseError> {
    cursor.seat()
}

fn draw(cursor: &mut Cursor<'_>) -> Result<Draw, ParseError> {
    if cursor.eat("visit") {
        return Ok(Draw::Visit);
    }
    let last = u8::try_from(N_KINDS).expect("200 kinds");
    let kind = Kind::new(number(cursor, 1, last, "the kind of a tile")?);
    Ok(Draw::Tile(kind.expect("a number within the kinds")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::{String, ToString};
    use proptest::prelude::*;

    fn complaint<T: FromStr<Err = ParseError> + fmt::Debug>(text: &str) -> String {
        text.parse::<T>().unwrap_err().to_string()
    }

    #[test]
    fn steps_round_trip() {
        for text in [
            "land L12",
            "promise fun,her",
            "promise -",
            "build 2 3,-1 r1",
            "build 0 0,0 r0 away",
            "pass",
            "pass back away",
            "collect 5",
            "stop",
            "return 0,3",
            "return -",
            "number 3,1=1 5,-2=9",
            "number -",
        ] {
            assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
        }
        for text in ["clients short,lazy", "lands L1,L2,L47", "order 2,0,1", "draw 5,visit,12"] {
            assert_eq!(text.parse::<Outcome>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn another_order_in_a_list_is_rewritten() {
        for (text, canonical) in [
            ("promise her,fun", "promise fun,her"),
            ("return 3,0", "return 0,3"),
            ("number 5,2=2 3,1=1", "number 3,1=1 5,2=2"),
        ] {
            assert_eq!(text.parse::<Move>().unwrap().to_string(), canonical);
        }
    }

    #[test]
    fn text_that_is_no_step_is_refused_with_its_place() {
        assert_eq!(complaint::<Move>("build 6 0,0 r0"), "column 7: a slot is from 0 to 5");
        assert_eq!(complaint::<Move>("build 0 0,0 r4"), "column 14: a turn is from 0 to 3");
        assert_eq!(complaint::<Move>("promise fun,fun"), "column 13: the same promise twice");
        assert_eq!(complaint::<Move>("pass back"), "column 10: expected ` `, found the end");
        assert_eq!(
            complaint::<Outcome>("draw 201"),
            "column 6: the kind of a tile is from 1 to 200"
        );
        assert_eq!(
            complaint::<Outcome>("lands L1,L2"),
            "column 12: expected three lands, found the end"
        );
        assert_eq!(complaint::<Move>("number 1,1=1 2,2=1"), "column 14: the same number twice");
        for (text, wanted) in [
            ("land", "column 5: expected a land such as L12, found the end"),
            ("land 12", "column 6: expected a land such as L12, found '1'"),
            ("land L256", "column 7: the number of a land is from 1 to 255"),
            ("land L03", "column 7: `03` is written `3`"),
            ("land Lx", "column 7: expected a number from 1 to 255, found 'x'"),
            ("promise", "column 8: expected promises such as fun,her, or -, found the end"),
            ("build ", "column 6: expected a slot, a cell and a turn such as 2 3,1 r1, found ' '"),
            ("collect", "column 8: expected a slot such as 2, found the end"),
            ("return", "column 7: expected slots such as 0,3, or -, found the end"),
            ("number", "column 7: expected holes such as 3,1=1 5,2=2, or -, found the end"),
            ("build 0 99999,0 r0", "column 9: x and y of a cell are from -32768 to 32767"),
            ("number 1,1=10", "column 12: the number of a hole is from 1 to 9"),
        ] {
            assert_eq!(complaint::<Move>(text), wanted, "{text}");
        }
    }

    proptest! {
        #[test]
        fn reading_never_panics_and_what_is_read_is_read_again(
            text in "(land |promise |build |pass |collect |return |number |clients |lands |order |draw )?[-0-9a-zL,= ]{0,14}|\\PC*"
        ) {
            if let Ok(mv) = text.parse::<Move>() {
                prop_assert_eq!(mv.to_string().parse(), Ok(mv));
            }
            if let Ok(outcome) = text.parse::<Outcome>() {
                prop_assert_eq!(outcome.to_string(), text);
            }
        }
    }
}
