//! A fact as one viewer learns it.

use alloc::vec::Vec;

use serde::Serialize;
use tabletop::{BySeat, Seat, Viewer};

use crate::cells::Cell;
use crate::clients::{Mr, Mrs, Promises};
use crate::event::Event;
use crate::land::LandId;
use crate::tiles::Kind;

/// The fact as one viewer learns it.
#[allow(
    clippy::large_enum_variant,
    reason = "facts are made only if somebody listens, and do not live long"
)]
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum EventView {
    /// The clients are known.
    ClientsCame {
        /// Mr Client.
        mr: Mr,
        /// Mrs Client.
        mrs: Mrs,
    },
    /// A seat was dealt three lands.
    LandsDealt {
        /// Who.
        seat: Seat,
        /// Which.
        lands: [LandId; 3],
    },
    /// A seat chose its land.
    LandChosen {
        /// Who.
        seat: Seat,
        /// Which; null for everybody else.
        land: Option<LandId>,
    },
    /// All have chosen their lands.
    LandsShown {
        /// Everybody's.
        lands: BySeat<LandId>,
    },
    /// The pawns stand on the first rack.
    Ordered {
        /// From left to right.
        order: Vec<Seat>,
    },
    /// A rack was filled, or two tiles were drawn in a solo game.
    Filled {
        /// From left to right.
        rack: Vec<Kind>,
        /// How many visit tiles came up.
        visits: u8,
    },
    /// What was left over went somewhere.
    Cleared {
        /// Into the bag.
        back: Vec<Kind>,
        /// Set aside.
        aside: Vec<Kind>,
        /// Out of the game.
        away: Vec<Kind>,
    },
    /// A seat made promises.
    Promised {
        /// Who.
        seat: Seat,
        /// Which; null for everybody else.
        promises: Option<Promises>,
    },
    /// All have decided on promises.
    PromisesCounted {
        /// How many each seat has made in all.
        counts: BySeat<u8>,
    },
    /// A tile was placed.
    Built {
        /// By whom.
        seat: Seat,
        /// Out of which slot; null in a solo game.
        slot: Option<u8>,
        /// Which.
        kind: Kind,
        /// Where.
        cell: Cell,
        /// How it lies.
        turn: u8,
    },
    /// A land is full, and its owner stops.
    LandFilled {
        /// Whose.
        seat: Seat,
    },
    /// A seat passed.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A seat took a tile face down.
    Collected {
        /// Who.
        seat: Seat,
        /// Out of which slot.
        slot: u8,
        /// Which: everybody saw it lie there.
        kind: Kind,
    },
    /// A solo game is stopped.
    Stopped {
        /// Who.
        seat: Seat,
    },
    /// A seat asked for leftovers to go back into the bag.
    Asked {
        /// Who.
        seat: Seat,
        /// For which slots; null for everybody else.
        slots: Option<Vec<u8>>,
    },
    /// Several have asked for leftovers.
    WishesShown {
        /// For which slots, all of them together.
        slots: Vec<u8>,
    },
    /// A seat numbered its holes.
    Numbered {
        /// Who.
        seat: Seat,
        /// The cell of each number; null for everybody else.
        numbers: Option<[Option<Cell>; 9]>,
    },
    /// The match is over, and all is shown.
    Ended {
        /// Everybody's promises.
        promises: BySeat<Promises>,
        /// Everybody's numbers, where players number holes themselves.
        numbers: BySeat<Option<[Option<Cell>; 9]>>,
    },
}

pub(crate) fn view_event(event: &Event, viewer: Viewer) -> EventView {
    match event.clone() {
        Event::ClientsCame { mr, mrs } => EventView::ClientsCame { mr, mrs },
        Event::LandsDealt { seat, lands } => EventView::LandsDealt { seat, lands },
        Event::LandChosen { seat, land } => {
            EventView::LandChosen { seat, land: viewer.sees(seat).then_some(land) }
        }
        Event::LandsShown { lands } => EventView::LandsShown { lands },
        Event::Ordered { order } => EventView::Ordered { order: order.to_vec() },
        Event::Filled { rack, n_visits } => EventView::Filled { rack, visits: n_visits },
        Event::Cleared { back, aside, away } => EventView::Cleared { back, aside, away },
        Event::Promised { seat, promises } => {
            EventView::Promised { seat, promises: viewer.sees(seat).then_some(promises) }
        }
        Event::PromisesCounted { counts } => EventView::PromisesCounted { counts },
        Event::Built { seat, slot, kind, cell, turn } => {
            EventView::Built { seat, slot, kind, cell, turn }
        }
        Event::LandFilled { seat } => EventView::LandFilled { seat },
        Event::Passed { seat } => EventView::Passed { seat },
        Event::Collected { seat, slot, kind } => EventView::Collected { seat, slot, kind },
        Event::Stopped { seat } => EventView::Stopped { seat },
        Event::Asked { seat, slots } => {
            EventView::Asked { seat, slots: viewer.sees(seat).then(|| slots.iter().collect()) }
        }
        Event::WishesShown { slots } => EventView::WishesShown { slots: slots.iter().collect() },
        Event::Numbered { seat, numbers } => {
            EventView::Numbered { seat, numbers: viewer.sees(seat).then_some(numbers) }
        }
        Event::Ended { promises, numbers } => EventView::Ended { promises, numbers },
    }
}
