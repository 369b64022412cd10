//! One match of any game behind one object-safe trait, [`Table`], and the list of all [`games()`].
//!
//! Generics end here: the server, the terminal, the browser and the engine hold a `Box<dyn Table>`
//! and have no line about any particular game's rules.
//! There is no input, no output and nothing asynchronous here, so a table is tested like any value.
//!
//! ```
//! use table::{Dealer, find};
//! use tabletop::{Seat, Seed, ToAct};
//!
//! let pips = find("pips").expect("the sample game");
//! let mut table = pips.open(&[("start", "0")], Dealer::Seeded(Seed::from(7)))?;
//! // The hands are dealt; both seats choose a favourite at once.
//! assert_eq!(table.to_act().seats().len(), 2);
//! let appended = table.submit(Seat::new(0), table.n_steps(), "favour 3")?;
//! assert_eq!(appended, ["0\tfavour 3"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod advise;
mod check;
mod fact;
mod games;
mod listed;
mod options;
mod past;
mod preview;
mod reader;
mod running;
#[cfg(not(target_family = "wasm"))]
mod simulate;
mod table;

pub use advise::{AdviseError, advise};
pub use bots::{Advice, BotKind, BotKindError, Budget, Candidate, Level, Limits, Playable, Term};
pub use check::{Checked, FaultKind, LogFault};
pub use fact::Fact;
pub use games::{GameKind, Games, LoadError, PackFiles, UnknownGame, find, games, kind, load};
pub use listed::Listed;
pub use options::pairs_from_json;
pub use preview::Preview;
pub use reader::{Imagine, Reader, ViewError, reader};
#[cfg(not(target_family = "wasm"))]
pub use simulate::{Endless, MOST_STEPS, Outcome, SeatOutcome, Simulator, Witness};
pub use table::{Dealer, LearnedStep, LineView, Standing, SubmitError, Table, TakeBackError};

/// The example of the page about this crate is compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/library.md")]
struct Library;
