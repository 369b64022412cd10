//! What happened, and how much of it each viewer learns.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, Viewer};

use crate::colours::Colour;
use crate::notation::Placement;
use crate::scoring::HalfScore;
use crate::tiles::Tiles;

/// What happened, with every secret in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// IN-1: a seat took tiles out of the bag.
    Drew {
        /// Who.
        seat: Seat,
        /// Which; secret unless drawn openly.
        tiles: Tiles,
        /// IN-10: in solo there is no rack to hide them on.
        is_open: bool,
    },
    /// What everybody learns whole.
    Open(Fact),
}

/// The fact as one viewer learns it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum EventView {
    /// IN-1: a seat took tiles out of the bag.
    Drew {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which, ascending; null where they are secret.
        tiles: Option<Tiles>,
    },
    /// What everybody learns whole.
    #[serde(untagged)]
    Open(Fact),
}

/// What everybody learns whole.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Fact {
    /// IN-18: a seat begins.
    Started {
        /// Who.
        seat: Seat,
    },
    /// IN-1: a tile was placed.
    Placed {
        /// By whom.
        seat: Seat,
        /// Which, and where.
        #[serde(flatten)]
        placement: Placement,
    },
    /// IN-4: one half of it scored; told of both, also for no points.
    Scored {
        /// Who.
        seat: Seat,
        /// For what.
        #[serde(flatten)]
        half: HalfScore,
    },
    /// IN-13: a token changed hands.
    TokenTaken {
        /// By whom.
        seat: Seat,
        /// Which.
        colour: Colour,
        /// Whose it was; null if nobody's.
        from: Option<Seat>,
    },
    /// IN-5: a bonus placement was earned.
    BonusEarned {
        /// By whom.
        seat: Seat,
        /// With which marker.
        colour: Colour,
    },
    /// IN-6: the rack is empty, and bonus placements are lost.
    BonusForfeited {
        /// By whom.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// IN-7, IN-14: a seat may swap. Everybody learns that, and with it something about the rack.
    SwapOffered {
        /// Who.
        seat: Seat,
    },
    /// IN-7, IN-14: tiles were shown to all and set aside.
    Swapped {
        /// By whom.
        seat: Seat,
        /// Which.
        tiles: Tiles,
    },
    /// IN-7, IN-14: a seat did not swap.
    Kept {
        /// Who.
        seat: Seat,
    },
    /// IN-7, IN-14: what was set aside went back into the bag.
    PutBack {
        /// Whose.
        seat: Seat,
        /// Which.
        tiles: Tiles,
    },
    /// IN-8: the match ended.
    Ended {
        /// Why.
        #[serde(flatten)]
        reason: EndReason,
    },
}

/// IN-8: why a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "reason", rename_all = "snake_case")]
pub enum EndReason {
    /// No two neighbouring cells are free.
    BoardFull,
    /// Six markers at the end of their tracks.
    AllMarkersHome {
        /// By whom it was done.
        seat: Seat,
    },
}

impl From<Fact> for Event {
    fn from(fact: Fact) -> Self {
        Self::Open(fact)
    }
}

/// IN-17: only what is drawn to a rack is secret.
pub(crate) fn view_event(event: &Event, viewer: Viewer) -> EventView {
    match event {
        Event::Drew { seat, tiles, is_open } => EventView::Drew {
            seat: *seat,
            count: tiles.len(),
            tiles: (*is_open || viewer.sees(*seat)).then_some(*tiles),
        },
        Event::Open(fact) => EventView::Open(fact.clone()),
    }
}

pub(crate) fn is_reveal(event: &Event) -> bool {
    match event {
        Event::Drew { .. } => true,
        Event::Open(fact) => match fact {
            Fact::Started { .. } => true,
            // Placing and swapping show tiles of a hidden rack, and the question tells something of what is left there;
            // but they are the owner's own, shown by his choice. The draw that follows is what no undo crosses.
            Fact::Placed { .. }
            | Fact::Swapped { .. }
            | Fact::SwapOffered { .. }
            | Fact::Scored { .. }
            | Fact::TokenTaken { .. }
            | Fact::BonusEarned { .. }
            | Fact::BonusForfeited { .. }
            | Fact::Kept { .. }
            | Fact::PutBack { .. }
            | Fact::Ended { .. } => false,
        },
    }
}
