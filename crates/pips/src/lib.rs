//! Pips: put numbered stones into a row next to their equals, and keep your favourite number to yourself.
//!
//! The sample game: small enough to read in one sitting, with every difficulty a real game has.
//! The rules stand in `docs/rules/pips.md`; their ids (`PI-3`) are found here and in the tests.
//!
//! ```
//! use pips::Pips;
//! use tabletop::{Game, Log};
//!
//! let log: Log<Pips> = "clubhouse-log 1\n\
//!     game pips\n\
//!     rules 1\n\
//!     options seats=2 cells=6 start=0\n\
//!     chance\tdeal 1,1,2\n\
//!     chance\tdeal 3,3,4\n\
//!     0\tfavour 1\n\
//!     1\tfavour 3\n\
//!     0\t1@2\n"
//!     .parse()?;
//! let game = log.replay()?;
//! assert_eq!(game.row(), [None, None, Some(1), None, None, None]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![no_std]
#![deny(clippy::float_arithmetic, clippy::disallowed_methods, clippy::disallowed_types)]

extern crate alloc;

mod event;
mod notation;
mod options;
mod rules;
mod scoring;
mod setup;
mod stones;
mod view;

pub use event::{Event, EventView, Fact};
pub use notation::{Move, Outcome};
pub use options::PipsOptions;
pub use rules::{Illegal, Phase, Pips};
pub use scoring::Category;
pub use setup::Setup;
pub use stones::{Stone, Stones, VALUES};
pub use view::{SeatView, View};
