//! What happened, and how much of it each viewer learns.

use alloc::vec::Vec;

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Seat, Viewer};

use crate::stones::{Stone, Stones};

/// What happened, with every secret in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// PI-1, PI-4: a seat took stones out of the bag.
    Drew {
        /// Who.
        seat: Seat,
        /// Which; secret.
        stones: Stones,
    },
    /// PI-2: a seat chose its favourite.
    Favoured {
        /// Who.
        seat: Seat,
        /// Which; secret.
        stone: Stone,
    },
    /// What everybody learns whole.
    Open(Fact),
}

/// The fact as one viewer learns it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum EventView {
    /// PI-1, PI-4: a seat took stones out of the bag.
    Drew {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which; null for everybody else.
        stones: Option<Vec<Stone>>,
    },
    /// PI-2: a seat chose its favourite.
    Favoured {
        /// Who.
        seat: Seat,
        /// Which; null for everybody else.
        stone: Option<Stone>,
    },
    /// What everybody learns whole.
    #[serde(untagged)]
    Open(Fact),
}

/// What everybody learns whole.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Fact {
    /// PI-9: a seat begins.
    Starts {
        /// Who.
        seat: Seat,
    },
    /// PI-3: a stone was laid.
    Placed {
        /// By whom.
        seat: Seat,
        /// Which.
        stone: Stone,
        /// Where.
        cell: u8,
        /// PI-5: how many equal neighbours it met.
        neighbours: u8,
        /// What they gave.
        points: i32,
    },
    /// PI-6: the row is full, and all is shown.
    Ended {
        /// Everybody's favourite.
        favourites: BySeat<Stone>,
        /// Everybody's last stones.
        left: BySeat<Vec<Stone>>,
    },
}

/// PI-8: what is drawn and what is favoured is its owner's secret.
pub(crate) fn view_event(event: &Event, viewer: Viewer) -> EventView {
    match event {
        Event::Drew { seat, stones } => EventView::Drew {
            seat: *seat,
            count: stones.len(),
            stones: viewer.sees(*seat).then(|| stones.iter().collect()),
        },
        Event::Favoured { seat, stone } => {
            EventView::Favoured { seat: *seat, stone: viewer.sees(*seat).then_some(*stone) }
        }
        Event::Open(fact) => EventView::Open(fact.clone()),
    }
}

pub(crate) fn is_reveal(event: &Event) -> bool {
    match event {
        Event::Drew { .. } | Event::Open(Fact::Ended { .. } | Fact::Starts { .. }) => true,
        Event::Favoured { .. } | Event::Open(Fact::Placed { .. }) => false,
    }
}
