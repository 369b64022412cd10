//! Moves and outcomes as text.

use core::fmt;
use core::str::FromStr;

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::{Cursor, ParseError, Seat, read_text};

use crate::clubs::Kind;
use crate::course::{CardId, MOST_CARDS};
use crate::golfers::{Golfer, GolferUse};

/// A decision.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// `draw 2`: take the club of a slot, numbered from 0.
    Draw(u8),
    /// `refresh`: pay for four new clubs on display.
    Refresh,
    /// `hit putter_2=1 power`: play a club.
    Hit(Hit),
    /// `retire`: leave the hole.
    Retire,
    /// `discard wood_tail`: give up a club, when above the limit.
    Discard(Kind),
    /// `takeback wood_tail,iron_head` or `takeback -`: buy back played clubs.
    TakeBack(TakeBack),
    /// `golfer sand_king`: choose a golfer.
    Golfer(Golfer),
}

/// How a club is played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Hit {
    /// The club.
    pub club: Kind,
    /// GR-2: the chosen number, only and always for a club with a choice.
    pub number: Option<u8>,
    /// GR-6: the other Hybrid of a pair.
    pub with: Option<Kind>,
    /// The club's own power.
    pub power: Option<Way>,
    /// GR-5: the power of an opponent's last club.
    pub borrow: Option<Borrow>,
    /// GR-14: a golfer's power.
    pub golfer: Option<GolferUse>,
}

impl Hit {
    /// Just the club, without any power.
    pub const fn plain(club: Kind) -> Self {
        Self { club, number: None, with: None, power: None, borrow: None, golfer: None }
    }
}

/// How a club's power is used: only a Wedge has two ways.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Way {
    /// There is only one.
    Plain,
    /// A Wedge skips occupied spaces.
    Skip,
    /// A Wedge ignores the bunker.
    Sand,
}

impl Way {
    const fn word(self) -> &'static str {
        match self {
            Self::Plain => "",
            Self::Skip => " skip",
            Self::Sand => " sand",
        }
    }

    fn read(cursor: &mut Cursor<'_>) -> Self {
        if cursor.eat(Self::Skip.word()) {
            Self::Skip
        } else if cursor.eat(Self::Sand.word()) {
            Self::Sand
        } else {
            Self::Plain
        }
    }
}

/// A borrowed power.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Borrow {
    /// From whom.
    pub seat: Seat,
    /// How it is used.
    pub way: Way,
}

/// Clubs taken back, in the order of the data.
pub type TakeBack = ArrayVec<Kind, 8>;

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Draw(slot) => write!(f, "draw {slot}"),
            Self::Refresh => f.write_str("refresh"),
            Self::Hit(hit) => write!(f, "{hit}"),
            Self::Retire => f.write_str("retire"),
            Self::Discard(club) => write!(f, "discard {club}"),
            Self::TakeBack(clubs) if clubs.is_empty() => f.write_str("takeback -"),
            Self::TakeBack(clubs) => write_list(f, "takeback", clubs),
            Self::Golfer(golfer) => write!(f, "golfer {golfer}"),
        }
    }
}

impl fmt::Display for Hit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "hit {}", self.club)?;
        if let Some(number) = self.number {
            write!(f, "={number}")?;
        }
        if let Some(with) = self.with {
            write!(f, " with {with}")?;
        }
        if let Some(way) = self.power {
            write!(f, " power{}", way.word())?;
        }
        if let Some(Borrow { seat, way }) = self.borrow {
            write!(f, " borrow {seat}{}", way.word())?;
        }
        if let Some(golfer) = self.golfer {
            write!(f, " golfer {golfer}")?;
        }
        Ok(())
    }
}

impl Serialize for Hit {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Hit {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        read_text(deserializer)
    }
}

impl FromStr for Hit {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        cursor.word("hit ")?;
        let hit = hit(&mut cursor)?;
        cursor.end()?;
        Ok(hit)
    }
}

impl FromStr for Move {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let mv = if cursor.eat("draw ") {
            Self::Draw(cursor.number()?)
        } else if cursor.eat("refresh") {
            Self::Refresh
        } else if cursor.eat("hit ") {
            Self::Hit(hit(&mut cursor)?)
        } else if cursor.eat("retire") {
            Self::Retire
        } else if cursor.eat("discard ") {
            Self::Discard(Kind::read(&mut cursor)?)
        } else if cursor.eat("takeback -") {
            Self::TakeBack(TakeBack::new())
        } else if cursor.eat("takeback ") {
            Self::TakeBack(list(&mut cursor, Kind::read)?)
        } else if cursor.eat("golfer ") {
            Self::Golfer(Golfer::read(&mut cursor)?)
        } else {
            return Err(cursor.expected(
                "`draw`, `refresh`, `hit`, `retire`, `discard`, `takeback` or `golfer`",
            ));
        };
        cursor.end()?;
        Ok(mv)
    }
}

fn hit(cursor: &mut Cursor<'_>) -> Result<Hit, ParseError> {
    let mut hit = Hit::plain(Kind::read(cursor)?);
    if cursor.eat("=") {
        hit.number = Some(cursor.number()?);
    }
    if cursor.eat(" with ") {
        hit.with = Some(Kind::read(cursor)?);
    }
    if cursor.eat(" power") {
        hit.power = Some(Way::read(cursor));
    }
    if cursor.eat(" borrow ") {
        hit.borrow = Some(Borrow { seat: cursor.seat()?, way: Way::read(cursor) });
    }
    if cursor.eat(" golfer ") {
        hit.golfer = Some(GolferUse::read(cursor)?);
    }
    Ok(hit)
}

/// An outcome of chance.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// `reveal wood_tail,chipper`: clubs for the empty slots, from slot 0 on.
    Reveal(ArrayVec<Kind, 4>),
    /// `course C3,C1,C8`: the course cards, from the tee.
    Course(ArrayVec<CardId, MOST_CARDS>),
    /// `wind 4`: the die.
    Wind(u8),
    /// `start 1`: who begins.
    Start(Seat),
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Reveal(clubs) => write_list(f, "reveal", clubs),
            Self::Course(cards) => write_list(f, "course", cards),
            Self::Wind(wind) => write!(f, "wind {wind}"),
            Self::Start(seat) => write!(f, "start {seat}"),
        }
    }
}

impl FromStr for Outcome {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let outcome = if cursor.eat("reveal ") {
            Self::Reveal(list(&mut cursor, Kind::read)?)
        } else if cursor.eat("course ") {
            Self::Course(list(&mut cursor, CardId::read)?)
        } else if cursor.eat("wind ") {
            Self::Wind(cursor.number()?)
        } else if cursor.eat("start ") {
            Self::Start(cursor.seat()?)
        } else {
            return Err(cursor.expected("`reveal`, `course`, `wind` or `start`"));
        };
        cursor.end()?;
        Ok(outcome)
    }
}

fn list<T, const N: usize>(
    cursor: &mut Cursor<'_>,
    read: fn(&mut Cursor<'_>) -> Result<T, ParseError>,
) -> Result<ArrayVec<T, N>, ParseError> {
    let mut items = ArrayVec::new();
    cursor.list(|cursor| {
        let start = cursor.clone();
        items.try_push(read(cursor)?).map_err(|_| start.fail("these are too many"))
    })?;
    Ok(items)
}

fn write_list<T: fmt::Display>(f: &mut fmt::Formatter<'_>, word: &str, items: &[T]) -> fmt::Result {
    f.write_str(word)?;
    for (i, item) in items.iter().enumerate() {
        write!(f, "{}{item}", if i == 0 { " " } else { "," })?;
    }
    Ok(())
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
    fn every_form_round_trips() {
        for text in [
            "draw 3",
            "refresh",
            "hit putter_2=1 power",
            "hit hybrid_2 with hybrid_3",
            "hit wedge_fixed power sand golfer sand_king",
            "hit chipper borrow 2 skip",
            "hit wood_head power borrow 1 golfer wind_master-2",
            "hit iron_choice=0 golfer wind_master+1",
            "retire",
            "discard chipper",
            "takeback -",
            "takeback wood_tail,wood_tail,wood_head",
            "golfer from_far_away",
        ] {
            assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
        }
        for text in ["reveal chipper,wood_tail", "course C3,C1,C8", "wind 4", "start 1"] {
            assert_eq!(text.parse::<Outcome>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn text_that_is_no_step_is_refused_with_its_place() {
        assert_eq!(complaint::<Move>("hit spoon"), "column 5: expected a club's id, found 's'");
        assert_eq!(
            complaint::<Move>("hit chipper borrow"),
            "column 12: expected the end, found ' '"
        );
        assert_eq!(
            complaint::<Move>("hit chipper golfer wind_master+0"),
            "column 32: expected an amount from 1 on, found '0'"
        );
        assert_eq!(complaint::<Move>("draw 1 "), "column 7: expected the end, found ' '");
        assert_eq!(
            complaint::<Move>("takeback "),
            "column 10: expected a club's id, found the end"
        );
        assert_eq!(
            complaint::<Outcome>("course C0"),
            "column 8: expected a course card from C1 on, found 'C'"
        );
        assert_eq!(
            complaint::<Outcome>("reveal chipper,chipper,chipper,chipper,chipper"),
            "column 40: these are too many"
        );
    }

    proptest! {
        #[test]
        fn reading_never_panics_and_what_is_read_is_written_the_same(
            text in "(draw |hit |takeback |reveal |course |wind |start )?(wood_tail|putter_2|C1|,|=| with | power| borrow | golfer |wind_master|[0-9 +-]){0,6}|\\PC*"
        ) {
            if let Ok(mv) = text.parse::<Move>() {
                prop_assert_eq!(mv.to_string(), text.clone());
            }
            if let Ok(outcome) = text.parse::<Outcome>() {
                prop_assert_eq!(outcome.to_string(), text);
            }
        }
    }
}
