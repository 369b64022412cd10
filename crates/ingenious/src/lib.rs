//! Ingenious: tiles of two symbols on a board of hexagons, points along lines, and the lowest colour counts.
//!
//! Base for 2-4 seats, solo, team and duel.
//! The rules stand in `docs/rules/ingenious.md`; their ids (`IN-5`) are found here and in the tests.
//!
//! Read in this order: `colours`, `tiles`, `cells`, `board`, `scoring`, then `rules` with its phases, then the rest.
//!
//! ```
//! use ingenious::{Colour, Ingenious};
//! use tabletop::{Game, Log, Seat};
//!
//! let log: Log<Ingenious> = "clubhouse-log 1\n\
//!     game ingenious\n\
//!     rules 1\n\
//!     options mode=base seats=2 start=0\n\
//!     chance\tdraw RB,RB,GG,OY,PP,YY\n\
//!     chance\tdraw RR,GO,BP,OO,YP,BB\n\
//!     0\tRB 0,-4 1,-5\n\
//!     chance\tdraw GY\n"
//!     .parse()?;
//! let game = log.replay()?;
//! assert_eq!(game.scoreboard().track(Seat::new(0)).get(Colour::Red), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![no_std]
#![deny(clippy::float_arithmetic, clippy::disallowed_methods, clippy::disallowed_types)]

extern crate alloc;

mod board;
mod cells;
mod colours;
mod event;
mod illegal;
mod notation;
mod options;
mod packed;
mod rules;
mod scoring;
mod setup;
mod tiles;
mod view;

pub use board::{Board, PRINTED, Spot, Symbol};
pub use cells::{Direction, Hex};
pub use colours::{Colour, ColourSet};
pub use event::{EndReason, Event, EventView, Fact};
pub use illegal::Illegal;
pub use notation::{Move, Outcome, Placement};
pub use options::{IngeniousOptions, Mode};
pub use rules::{Ingenious, Phase, RackClue};
pub use scoring::{HalfScore, Line, Scoreboard, Tokens, Track, TrackProblem, preview};
pub use setup::Setup;
pub use tiles::{Bag, Handful, N_KINDS, RACK, Tile, Tiles};
pub use view::View;
