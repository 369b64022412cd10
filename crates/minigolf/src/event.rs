//! What happened, with every secret in it.

use alloc::vec::Vec;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::{BySeat, MAX_SEATS, Seat};

use crate::cells::Cell;
use crate::clients::{Mr, Mrs, Promises};
use crate::land::LandId;
use crate::notation::Slots;
use crate::scoring::points::HOLES;
use crate::tiles::Kind;

/// A numbering as chosen: the cell of each hole, by number.
pub(crate) type Labels = [Option<Cell>; HOLES];

/// What happened, with every secret in it.
#[allow(
    clippy::large_enum_variant,
    reason = "facts are made only if somebody listens, and do not live long"
)]
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// What everybody learns whole.
    Open(Fact),
    /// MG-1: a seat chose its land.
    LandChosen {
        /// Who.
        seat: Seat,
        /// Which; secret until all have chosen.
        land: LandId,
    },
    /// MG-5: a seat made promises.
    Promised {
        /// Who.
        seat: Seat,
        /// Which; secret until the end.
        promises: Promises,
    },
    /// MG-9: a seat asked for leftovers to go back into the bag.
    Asked {
        /// Who.
        seat: Seat,
        /// For which; secret until all have asked.
        slots: Slots,
    },
    /// MG-15: a seat numbered its holes.
    Numbered {
        /// Who.
        seat: Seat,
        /// The cell of each number; secret until all have numbered.
        numbers: Labels,
    },
}

/// A fact that everybody learns whole.
#[allow(
    clippy::large_enum_variant,
    reason = "facts are made only if somebody listens, and do not live long"
)]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Fact {
    /// MG-1: the clients are known.
    ClientsCame {
        /// Mr Client.
        mr: Mr,
        /// Mrs Client.
        mrs: Mrs,
    },
    /// MG-1: a seat was dealt three lands.
    LandsDealt {
        /// Who.
        seat: Seat,
        /// Which.
        lands: [LandId; 3],
    },
    /// MG-1: all have chosen their lands.
    LandsShown {
        /// Everybody's.
        lands: BySeat<LandId>,
    },
    /// MG-1: the pawns stand on the first rack.
    Ordered {
        /// From left to right.
        order: ArrayVec<Seat, MAX_SEATS>,
    },
    /// MG-2, MG-4: a rack was filled, or two tiles were drawn in a solo game.
    Filled {
        /// From left to right.
        rack: Vec<Kind>,
        /// MG-5: how many visit tiles came up.
        visits: u8,
    },
    /// MG-4, MG-7, MG-9: what was left over went somewhere.
    Cleared {
        /// Into the bag, ascending.
        back: Vec<Kind>,
        /// MG-7: set aside, ascending.
        aside: Vec<Kind>,
        /// Out of the game, ascending.
        away: Vec<Kind>,
    },
    /// MG-31: all have decided on promises, and the numbers are public.
    PromisesCounted {
        /// How many each seat has made in all.
        counts: BySeat<u8>,
    },
    /// MG-3: a tile was placed.
    Built {
        /// By whom.
        seat: Seat,
        /// Out of which slot; none in a solo game.
        slot: Option<u8>,
        /// Which.
        kind: Kind,
        /// Where.
        cell: Cell,
        /// How it lies.
        turn: u8,
    },
    /// MG-8: a land is full, and its owner stops.
    LandFilled {
        /// Whose.
        seat: Seat,
    },
    /// MG-3: a seat passed.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// MG-8: a seat took a tile face down.
    Collected {
        /// Who.
        seat: Seat,
        /// Out of which slot.
        slot: u8,
        /// Which: everybody saw it lie there.
        kind: Kind,
    },
    /// MG-30: a solo game is stopped.
    Stopped {
        /// Who.
        seat: Seat,
    },
    /// MG-9: several have asked, and everybody sees for what.
    WishesShown {
        /// What any of them asked for.
        slots: Slots,
    },
    /// The match is over, and all is shown.
    Ended {
        /// Everybody's promises.
        promises: BySeat<Promises>,
        /// MG-15: everybody's numbers, as chosen by hand or found by the program.
        numbers: BySeat<Option<Labels>>,
    },
}

impl From<Fact> for Event {
    fn from(fact: Fact) -> Self {
        Self::Open(fact)
    }
}
