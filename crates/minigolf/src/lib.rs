//! Mini Golf Designer: build a course of nine holes that pleases a client couple. 1-5 players, family and advanced.
//!
//! The rules stand in `docs/rules/minigolf.md`; their ids (`MG-3`) are found here and in the tests.
//! Components are data (`data/minigolf`); a [`Content`] pack can replace them.
//! [`scoring`] works on a plain [`Course`] and needs no match.
//!
//! ```
//! use minigolf::Minigolf;
//! use tabletop::{Game, Log, ToAct};
//!
//! let log: Log<Minigolf> = "clubhouse-log 1\n\
//!     game minigolf\n\
//!     rules 2\n\
//!     options seats=2 mr=short mrs=lazy\n\
//!     chance\tlands L1,L2,L3\n\
//!     chance\tlands L4,L5,L6\n\
//!     0\tland L1\n\
//!     1\tland L4\n\
//!     chance\torder 1,0\n\
//!     chance\tdraw 1,40,130\n\
//!     chance\tdraw 2,41,131\n"
//!     .parse()?;
//! let game = log.replay()?;
//! assert!(matches!(game.to_act(), ToAct::Seats(seats) if seats.len() == 1));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![no_std]
#![deny(clippy::float_arithmetic, clippy::disallowed_methods, clippy::disallowed_types)]

extern crate alloc;

mod bag;
mod category;
mod cells;
mod clients;
mod content;
mod course;
mod event;
mod grid;
mod holes;
mod illegal;
mod joins;
mod land;
mod notation;
mod numbering;
mod options;
mod rules;
pub mod scoring;
mod site;
mod tiles;
mod view;

pub use bag::Heap;
pub use category::Category;
pub use cells::{Cell, Direction};
pub use clients::{Condition, Mr, Mrs, Promises, Whim};
pub use content::{Content, LandCard};
pub use course::{Course, CourseProblem, Misplaced, PlacedTile};
pub use event::{Event, Fact};
pub use illegal::Illegal;
pub use land::{Ground, Land, LandId, MapProblem};
pub use notation::{Draw, Drawn, Fate, Move, Outcome, Slots};
pub use options::{MinigolfOptions, SEATS, Visits};
pub use rules::{Minigolf, Phase, next_order};
pub use tiles::{
    Edges, Element, Kind, MOST_ELEMENTS, MOST_TILE_PAR, N_KINDS, N_TILES, Shape, Tile, TileKind,
    TileProblem,
};
pub use view::{CourseView, EventView, OrderView, TileView, View};
