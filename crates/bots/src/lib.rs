//! Players that are programs.
//!
//! A [`Bot`] gets a [`Decision`]: its seat, that seat's view and the legal moves. It never gets a state,
//! so it cannot cheat, and its signature shows it; what is hidden, it imagines (`Game::determinize`).
//! It has its own generator, and the same seed and [`Budget`] give the same [`Advice`].
//!
//! Read in this order: `bot` (what a bot is), `limits` (how long it may think), `kind` (who can be asked to play),
//! `playable` (what a bot must know of a game), then the bots: `random`, `greedy`, `search`, `level`.
//! What is known of one game stands in the module of its name; a game without one of its own plays by its points alone.
//!
//! There is no clock and no thread here: whoever asks brings the time, and everything runs in a browser's page, too.
//!
//! ```
//! use bots::{Advice, BotKind, Budget, Decision, Limits, Streams};
//! use pips::Pips;
//! use tabletop::{Log, Seat, Seed};
//!
//! let log: Log<Pips> = "clubhouse-log 1\ngame pips\nrules 1\noptions seats=2 start=0\n\
//!     chance\tdeal 1,1,2\nchance\tdeal 3,3,4\n".parse()?;
//! let (game, seat) = (log.replay()?, Seat::new(1));
//!
//! let mut bot = BotKind::Greedy.sit_down::<Pips>(Streams::derive(&Seed::from(7), 0));
//! let Advice { mv, .. } = bot.advise(&Decision::of(&game, seat), &Limits::new(Budget::DEFAULT));
//! assert_eq!(mv.to_string(), "favour 3");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![deny(clippy::disallowed_methods, clippy::disallowed_types)]

mod arithmetic;
mod bot;
mod first_timer;
mod greedy;
pub mod green;
mod ingenious;
mod kind;
mod level;
mod limits;
pub mod minigolf;
mod order;
mod pips;
mod playable;
mod random;
pub mod search;
mod term;

pub use bot::{Advice, Bot, Candidate, Decision, Streams};
pub use first_timer::FirstTimer;
pub use greedy::Greedy;
pub use ingenious::training::train as train_ingenious;
pub use kind::{BotKind, BotKindError};
pub use level::{Level, Levelled, Recipe};
pub use limits::{Budget, Limits, Thinking};
pub use playable::{Duty, Playable, Worth};
pub use random::Random;
pub use term::{Need, Part, Sort, Term};
