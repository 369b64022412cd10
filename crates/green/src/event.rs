//! What happened. Everybody learns all of it.

use alloc::vec::Vec;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Seat};

use crate::clubs::{ClubType, Kind};
use crate::course::{Ball, CardId, MOST_CARDS};
use crate::golfers::Golfer;
use crate::notation::Hit;
use crate::rules::DISPLAY;
use crate::scoring::HoleResult;
use crate::shot::Sum;

/// What happened. GR-16: everything happens on the table, so every viewer learns the same [`Fact`]; what is hidden is
/// only ever shown, at the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event(pub Fact);

impl From<Fact> for Event {
    fn from(fact: Fact) -> Self {
        Self(fact)
    }
}

/// Something that everybody learns.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Fact {
    /// GR-3: clubs came on display.
    Revealed {
        /// Which slots.
        slots: ArrayVec<u8, DISPLAY>,
        /// Which clubs.
        clubs: ArrayVec<Kind, DISPLAY>,
        /// Whether the discards were shuffled to go on.
        shuffled: bool,
    },
    /// GR-12: the course of a hole is laid.
    Laid {
        /// Which hole, from 1.
        hole: u8,
        /// The cards from the tee.
        cards: ArrayVec<CardId, MOST_CARDS>,
    },
    /// GR-12: the wind for this hole.
    Blows {
        /// Its intensity.
        wind: u8,
    },
    /// GR-12: a seat begins the hole.
    Starts {
        /// Who.
        seat: Seat,
    },
    /// GR-14: a seat chose a golfer.
    Chose {
        /// Who.
        seat: Seat,
        /// Whom.
        golfer: Golfer,
    },
    /// GR-3: a club went from the display to a hand.
    Drew {
        /// Whose.
        seat: Seat,
        /// From where.
        slot: u8,
        /// Which.
        club: Kind,
    },
    /// GR-3: a seat paid to have the display discarded.
    Refreshed {
        /// Who.
        seat: Seat,
        /// What was discarded.
        clubs: ArrayVec<Kind, DISPLAY>,
    },
    /// A club was played.
    Hit {
        /// By whom.
        seat: Seat,
        /// The decision, as written.
        hit: Hit,
        /// GR-5: what kind of club lent its power, if one did.
        lent: Option<ClubType>,
        /// GR-2: what the strike is made of.
        sum: Sum,
        /// How far it went.
        strike: u8,
        /// Where the ball lay.
        from: Ball,
        /// Where it came to rest.
        to: Ball,
        /// GR-4: whether a caddie came from the supply.
        income: bool,
    },
    /// GR-9: a ball was pocketed and put on the progress card.
    Pocketed {
        /// Whose.
        seat: Seat,
        /// How many shots count.
        shots: u8,
        /// The space on the progress card.
        progress: u8,
    },
    /// GR-9: the turn of a player whose ball is pocketed.
    Advanced {
        /// Who.
        seat: Seat,
        /// The space on the progress card now.
        progress: u8,
        /// Whether the ball went beyond the last space.
        beyond: bool,
    },
    /// GR-8: a seat retired.
    Retired {
        /// Who.
        seat: Seat,
    },
    /// GR-8, GR-11: a club above the limit was discarded.
    Discarded {
        /// By whom.
        seat: Seat,
        /// Which.
        club: Kind,
    },
    /// GR-10: the hole is over.
    HoleEnded {
        /// Which, from 1.
        hole: u8,
        /// What each seat scored on it.
        results: BySeat<HoleResult>,
    },
    /// GR-11: played clubs went back to a hand, the rest to the discards.
    TookBack {
        /// Whose.
        seat: Seat,
        /// Which went back.
        taken: Vec<Kind>,
        /// Which were discarded.
        discarded: Vec<Kind>,
    },
    /// GR-13: the match is over, and hands are shown.
    Ended {
        /// Everybody's clubs.
        hands: BySeat<Vec<Kind>>,
        /// Points for them.
        bonus: BySeat<u8>,
    },
}
