//! A fact as one viewer learns it.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, Viewer};

use crate::clients::Promises;
use crate::event::{Event, Fact, Labels};
use crate::land::LandId;
use crate::notation::Slots;

/// The fact as one viewer learns it.
#[allow(
    clippy::large_enum_variant,
    reason = "facts are made only if somebody listens, and do not live long"
)]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum EventView {
    /// A seat chose its land.
    LandChosen {
        /// Who.
        seat: Seat,
        /// Which; null for everybody else.
        land: Option<LandId>,
    },
    /// A seat made promises.
    Promised {
        /// Who.
        seat: Seat,
        /// Which; null for everybody else.
        promises: Option<Promises>,
    },
    /// A seat asked for leftovers to go back into the bag.
    Asked {
        /// Who.
        seat: Seat,
        /// For which slots; null for everybody else.
        slots: Option<Slots>,
    },
    /// A seat numbered its holes.
    Numbered {
        /// Who.
        seat: Seat,
        /// The cell of each number; null for everybody else.
        numbers: Option<Labels>,
    },
    /// What everybody learns whole.
    #[serde(untagged)]
    Open(Fact),
}

pub(crate) fn view_event(event: &Event, viewer: Viewer) -> EventView {
    match event.clone() {
        Event::Open(fact) => EventView::Open(fact),
        Event::LandChosen { seat, land } => {
            EventView::LandChosen { seat, land: viewer.sees(seat).then_some(land) }
        }
        Event::Promised { seat, promises } => {
            EventView::Promised { seat, promises: viewer.sees(seat).then_some(promises) }
        }
        Event::Asked { seat, slots } => {
            EventView::Asked { seat, slots: viewer.sees(seat).then_some(slots) }
        }
        Event::Numbered { seat, numbers } => {
            EventView::Numbered { seat, numbers: viewer.sees(seat).then_some(numbers) }
        }
    }
}
