//! The contract: [`Game`], and the small vocabulary its signatures need.

use alloc::vec::Vec;
use core::fmt::{self, Debug, Display};
use core::hash::Hash;
use core::str::FromStr;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::notation::{Cursor, Notation, ParseError, read_text};
use crate::options::Options;
use crate::refusal::BreaksRule;
use crate::rng::GameRng;
use crate::score::SeatScore;
use crate::seat::{BySeat, Seat, SeatSet};

/// The rules of one game: a value that is the whole state of a match.
///
/// Rules are pure: the same options and steps give the same state everywhere, always.
/// Chance is an input: a state says what is to be drawn, somebody else draws, [`resolve`](Game::resolve) takes the outcome.
/// Two states are equal, and hash alike, exactly when the steps that led to them determine the same position;
/// an order nobody has drawn yet (of a bag, of a deck) is no part of a state.
///
/// [`play`](Game::play) and [`resolve`](Game::resolve) trust their caller and serve search.
/// Whatever comes from outside goes through [`apply`](crate::apply), which asks first.
///
/// `testkit::conformance` holds an implementation to every sentence here.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// The game's name in logs, commands and addresses.
    const ID: &'static str;
    /// Raised when an old log could replay to another state.
    const RULES_VERSION: u32;

    /// What is agreed before a match.
    type Options: Options;
    /// One decision of one seat with nothing revealed in between.
    type Move: Notation;
    /// One outcome of chance.
    type Chance: Notation;
    /// Why a step is refused; one variant per reason.
    type Illegal: BreaksRule;
    /// A fact, with every secret in it. Never serializable.
    type Event: Clone + Eq + Debug + Send + Sync;
    /// The fact as one viewer learns it.
    type EventView: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// The game as one viewer sees it, built field by field.
    type View: Clone + Eq + Debug + Serialize + Send + Sync;
    /// What points are given for.
    type Category: Clone + Eq + Debug + Display + Serialize + Send + Sync;

    /// The state before the first step.
    fn new(options: &Self::Options) -> Self;

    /// How many seats the table has.
    fn n_seats(&self) -> u8;

    /// Who or what comes next.
    fn to_act(&self) -> ToAct;

    /// The rule that says so; named when somebody else acts.
    fn turn_rule(&self) -> &'static str;

    /// Replaces `out` by the moves of a seat that is to act: ascending, no repeats, at least one.
    /// They depend only on what that seat can see. For any other seat there are none.
    fn legal_moves(&self, seat: Seat, out: &mut Vec<Self::Move>);

    /// One of the legal moves, each equally likely; `None` if there is none.
    /// Games override it where listing all moves costs more than drawing one.
    fn random_move(
        &self,
        seat: Seat,
        rng: &mut GameRng,
        scratch: &mut Vec<Self::Move>,
    ) -> Option<Self::Move> {
        self.legal_moves(seat, scratch);
        let n = u32::try_from(scratch.len()).ok().filter(|&n| n > 0)?;
        Some(scratch.swap_remove(rng.below(n) as usize))
    }

    /// The listed spelling of a move that can be written in several ways in this position.
    fn canonical(&self, seat: Seat, mv: Self::Move) -> Self::Move {
        let _ = seat;
        mv
    }

    /// Whether a seat that is to act may do this: exactly the moves that are listed, in their listed spelling.
    fn check(&self, seat: Seat, mv: &Self::Move) -> Result<(), Self::Illegal>;

    /// Does it. The move must be legal.
    fn play(&mut self, seat: Seat, mv: &Self::Move, audience: &mut impl Audience<Self::Event>);

    /// Draws an outcome with the probabilities of the physical game. Chance must be due.
    fn sample_chance(&self, rng: &mut GameRng) -> Self::Chance;

    /// Whether this outcome could come now. Chance must be due.
    fn check_chance(&self, outcome: &Self::Chance) -> Result<(), Self::Illegal>;

    /// Lets it come. The outcome must be possible.
    fn resolve(&mut self, outcome: &Self::Chance, audience: &mut impl Audience<Self::Event>);

    /// The game as this viewer sees it. A viewer's seat is one of the table's.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The fact as this viewer learns it.
    fn view_event(event: &Self::Event, viewer: Viewer) -> Self::EventView;

    /// Whether the fact tells its actor something new, or anybody another seat's secret: no undo crosses it.
    /// What a seat shows of its own by its own choice is no reveal.
    fn is_reveal(event: &Self::Event) -> bool;

    /// Reads a view of a match with these options back from what it was written as.
    ///
    /// It may come from outside: whatever no position of such a match could look like is refused,
    /// so that [`determinize`](Game::determinize) can take every view that is read.
    fn read_view<'de, D: Deserializer<'de>>(
        options: &Self::Options,
        view: D,
    ) -> Result<Self::View, D::Error>;

    /// A state that this view's owner cannot tell from the true one, keeping all that he knows.
    fn determinize(view: &Self::View, rng: &mut GameRng) -> Self;

    /// The points as this viewer may know them, also in mid-match.
    fn scores(&self, viewer: Viewer) -> BySeat<SeatScore<Self::Category>>;

    /// The side a seat plays for, named by its first seat.
    fn side(&self, seat: Seat) -> Seat {
        seat
    }
}

/// Who or what comes next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ToAct {
    /// These seats decide; several decide secretly, in any order, and none learns of another's choice before the last one is in.
    Seats(SeatSet),
    /// An outcome is due.
    Chance(ChanceDue),
    /// The match has ended.
    Over,
}

impl ToAct {
    /// This seat alone decides.
    pub const fn seat(seat: Seat) -> Self {
        Self::Seats(SeatSet::only(seat))
    }

    /// The seats that decide now; none if chance is due or the match is over.
    pub const fn seats(self) -> SeatSet {
        match self {
            Self::Seats(seats) => seats,
            Self::Chance(_) | Self::Over => SeatSet::EMPTY,
        }
    }
}

/// What kind of outcome is due, for whoever supplies it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct ChanceDue {
    /// The word the outcome's notation starts with.
    pub kind: &'static str,
    /// How many things it names.
    pub count: u32,
    /// For whom, if it is for one seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
}

/// A pair of eyes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Viewer {
    /// Whoever sits there.
    Seat(Seat),
    /// Somebody who watches.
    Spectator,
    /// Sees everything. For analysis, tests and finished matches; never for anybody at a live table.
    Referee,
}

impl Viewer {
    /// Everybody who may look on at a table of `n`: the seats and a spectator.
    pub fn all(n: u8) -> impl Iterator<Item = Self> + Clone {
        Seat::first(n).map(Self::Seat).chain([Self::Spectator])
    }

    /// Whether this viewer sees what is secret to all but this seat.
    pub fn sees(self, seat: Seat) -> bool {
        match self {
            Self::Seat(own) => own == seat,
            Self::Spectator => false,
            Self::Referee => true,
        }
    }
}

impl Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => write!(f, "seat:{seat}"),
            Self::Spectator => f.write_str("spectator"),
            Self::Referee => f.write_str("referee"),
        }
    }
}

impl FromStr for Viewer {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let viewer = if cursor.eat("seat:") {
            Self::Seat(cursor.seat()?)
        } else if cursor.eat("spectator") {
            Self::Spectator
        } else if cursor.eat("referee") {
            Self::Referee
        } else {
            return Err(cursor.expected("`seat:N`, `spectator` or `referee`"));
        };
        cursor.end()?;
        Ok(viewer)
    }
}

impl Serialize for Viewer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Viewer {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        read_text(deserializer)
    }
}

/// Whoever is told the facts of a step.
pub trait Audience<E> {
    /// Hears a fact. It is made only if somebody listens, so a playout pays nothing for it.
    fn tell(&mut self, fact: impl FnOnce() -> E);
}

/// Nobody listens.
#[derive(Clone, Copy, Debug)]
pub struct Nobody;

impl<E> Audience<E> for Nobody {
    fn tell(&mut self, _fact: impl FnOnce() -> E) {}
}

impl<E> Audience<E> for Vec<E> {
    fn tell(&mut self, fact: impl FnOnce() -> E) {
        self.push(fact());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn viewers_round_trip_as_text() {
        for viewer in Viewer::all(5).chain([Viewer::Referee]) {
            assert_eq!(viewer.to_string().parse(), Ok(viewer));
        }
        for text in ["", "seat", "seat:", "seat:9", "Referee", "referee "] {
            assert!(text.parse::<Viewer>().is_err(), "{text}");
        }
    }

    #[test]
    fn only_the_referee_sees_every_seat() {
        let [one, other] = [Seat::new(0), Seat::new(1)];
        assert!(Viewer::Seat(one).sees(one) && !Viewer::Seat(one).sees(other));
        assert!(!Viewer::Spectator.sees(one) && Viewer::Referee.sees(one));
    }
}
