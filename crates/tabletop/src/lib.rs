//! What a game is: the contract between rules and everything that plays them.
//!
//! A match is its options and a list of [`Step`]s; everything else is computed from them.
//! A game implements [`Game`]; the rest of this crate works on any game and cannot be overridden by one:
//! [`apply`] for steps from outside, [`Log`] for matches as text, [`StateHash`], [`ranks()`], [`perft()`].
//!
//! Read in this order: [`game`], [`step`], [`log`], then what they use.
//!
//! There is no clock, no input or output, no thread, no float and no hidden randomness below this line.

#![no_std]
#![deny(clippy::float_arithmetic, clippy::disallowed_methods, clippy::disallowed_types)]

extern crate alloc;

pub mod few;
pub mod figure;
pub mod game;
pub mod hash;
pub mod hex;
pub mod log;
pub mod notation;
pub mod options;
pub mod pack;
pub mod perft;
pub mod refusal;
pub mod rng;
pub mod rows;
pub mod score;
pub mod seat;
pub mod setup;
pub mod shuffle;
pub mod step;
pub mod view;

pub use few::sort_few;
pub use figure::Figure;
pub use game::{Audience, ChanceDue, Game, Nobody, ToAct, Viewer};
pub use hash::StateHash;
pub use log::{ClaimedResult, Header, Log, LogError, LogProblem, ReplayError};
pub use notation::{Cursor, Notation, ParseError, excerpt, is_harmless, read_text};
pub use options::{OptionKind, OptionProblem, OptionReader, OptionSpec, Options, OptionsError};
pub use pack::Pack;
pub use perft::{divide, perft};
pub use refusal::BreaksRule;
pub use rng::{Commitment, GameRng, Seed, SplitMix64, Stream};
pub use score::{ScoreLine, SeatScore, rank, ranks};
pub use seat::{BySeat, MAX_SEATS, NoSuchSeat, Seat, SeatSet};
pub use setup::SetupProblem;
pub use shuffle::{Added, MatchName, Shuffle};
pub use step::{Refused, Step, StepLine, apply};
