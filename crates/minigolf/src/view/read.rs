//! Views as they come over a wire.

use alloc::string::String;
use alloc::vec::Vec;

use serde::de::Error;
use serde::{Deserialize, Deserializer};
use tabletop::{BySeat, Seat, Viewer};

use super::judge::judge;
use super::{CourseView, OrderView, View};
use crate::clients::{Mr, Mrs};
use crate::options::MinigolfOptions;
use crate::rules::Phase;
use crate::scoring::settle::Version;
use crate::tiles::Kind;

/// A view as it is written: without its options, and nothing in it has been judged.
#[derive(Deserialize)]
struct Written {
    viewer: Viewer,
    content: String,
    version: Version,
    forgiving: bool,
    phase: Phase,
    mr: Option<Mr>,
    mrs: Option<Mrs>,
    courses: BySeat<CourseView>,
    racks: [Vec<Option<Kind>>; 2],
    leftovers: Vec<Option<Kind>>,
    order: OrderView,
    bench: Vec<Seat>,
    bag: u16,
    visits: u8,
    aside: Vec<Kind>,
    away: Vec<Kind>,
    has_visited: bool,
    is_end_phase: bool,
}

/// Reads a view of a match with these options.
pub(crate) fn read<'de, D: Deserializer<'de>>(
    options: &MinigolfOptions,
    deserializer: D,
) -> Result<View, D::Error> {
    let view = Written::deserialize(deserializer)?.with(options.clone());
    judge(&view).map_err(D::Error::custom)?;
    Ok(view)
}

impl Written {
    fn with(self, options: MinigolfOptions) -> View {
        View {
            viewer: self.viewer,
            options,
            content: self.content,
            version: self.version,
            forgiving: self.forgiving,
            phase: self.phase,
            mr: self.mr,
            mrs: self.mrs,
            courses: self.courses,
            racks: self.racks,
            leftovers: self.leftovers,
            order: self.order,
            bench: self.bench,
            bag: self.bag,
            visits: self.visits,
            aside: self.aside,
            away: self.away,
            has_visited: self.has_visited,
            is_end_phase: self.is_end_phase,
        }
    }
}
