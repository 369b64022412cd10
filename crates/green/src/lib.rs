//! GREEN: a card game of golf over three holes, played with hands of clubs.
//!
//! 2-4 seats, three holes, with or without Pro Golfers.
//! The rules stand in `docs/rules/green.md`; their ids (`GR-4`) are found here and in the tests.
//!
//! Read in this order: `clubs`, `course`, `shot`, then `rules` with its parts, then the rest.
//!
//! ```
//! use green::{Green, Phase};
//! use tabletop::{Game, Log, Seat};
//!
//! let log: Log<Green> = "clubhouse-log 1\n\
//!     game green\n\
//!     rules 1\n\
//!     options seats=2 start=0\n\
//!     chance\treveal wood_tail,putter_2,iron_head,chipper\n\
//!     chance\tcourse C1,C2,C3\n\
//!     chance\twind 4\n\
//!     0\tdraw 0\n\
//!     chance\treveal wedge_fixed\n\
//!     1\tdraw 2\n\
//!     chance\treveal hybrid_3\n\
//!     0\thit wood_tail power\n"
//!     .parse()?;
//! let game = log.replay()?;
//! assert_eq!(game.phase(), Phase::Turn);
//! assert!(game.hand(Seat::new(0)).is_empty());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![no_std]
#![deny(clippy::float_arithmetic, clippy::disallowed_methods, clippy::disallowed_types)]

extern crate alloc;

mod clubs;
mod content;
mod course;
mod event;
mod golfers;
mod illegal;
mod notation;
mod options;
mod player;
mod row;
mod rules;
mod scoring;
mod setup;
mod shot;
mod view;

pub use clubs::{ClubType, Clubs, Kind, N_CLUBS, Strike};
pub use content::{Club, Content, Files};
pub use course::{Ball, Card, CardId, Space, Terrain};
pub use event::{Event, Fact};
pub use golfers::{Golfer, GolferUse};
pub use illegal::Illegal;
pub use notation::{Borrow, Hit, Move, Outcome, TakeBack, Way};
pub use options::{GreenOptions, SEATS};
pub use rules::{
    ALL_CADDIES, DISPLAY, GUARD_TURNS, Green, HAND, LAST_SPACE, N_HOLES, Phase, STRONGEST_WIND,
    Variant, par_of,
};
pub use scoring::{Category, HandBonus, HoleResult, hand_bonus, seat_score};
pub use setup::{SeatSetup, Setup};
pub use shot::{Power, Stance, Sum, Swing};
pub use view::{LastHit, View};
