//! What clients and server say to each other.
//!
//! Everything is JSON. A request over HTTP is answered with the type that stands beside it in `docs/protocol.md`, or with
//! an [`ErrorBody`]. Over the socket of a match a client sends [`Command`]s and hears [`Told`].
//! The same commands can be sent over HTTP.
//!
//! A match has a *number*: how many entries its journal has. A client that comes back names the number it has seen,
//! and is told what has happened since; nothing twice, nothing left out.
//! Unknown fields are ignored by both sides, so that either may be newer; [`VERSION`] is raised when that is not enough.

mod agreed;
mod command;
mod error;
pub mod line;
mod player;
mod told;

pub use agreed::{Clock, Made, NewMatch, Promised, SeatPlan, Terms};
pub use command::{Command, Do};
pub use error::{Code, ErrorBody, Problem, Reason};
pub use player::{Me, NewAccount, NewGuest, Note, Password, PlayerInfo, RatingInfo};
pub use told::{
    ClockInfo, ContentInfo, DailyInfo, DailyLine, Ended, GameInfo, HintInfo, How, Joined,
    MatchInfo, News, Outcome, Reply, SeatInfo, Sitter, Snapshot, Speaker, Told, Turn, Update,
    Waiting,
};

/// The version of these messages.
pub const VERSION: u32 = 1;
