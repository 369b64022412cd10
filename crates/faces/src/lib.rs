//! What a game says to people: its name, what one may do, what happened, what a move would do and why a bot would make
//! it. Written once, by exhaustive match on the game's own types, for the page, the terminal and whoever comes next.
//!
//! A face makes [`Message`]s: an id of the catalogue and what it is about. Whoever shows them knows the language and
//! the people, and says them with [`Catalogue::tell`](texts::Catalogue::tell).
//! A new event, move or category of points does not compile before its face has words for it; nor does a new refusal.
//!
//! ```
//! use faces::Scene;
//! use table::{Dealer, find};
//! use tabletop::{Seat, Seed, Viewer};
//! use texts::{Catalogue, Language, Nameless};
//!
//! let mut table = find("pips")?.open(&[("start", "0")], Dealer::Seeded(Seed::from(7)))?;
//! let me = Some(Seat::new(0));
//! let scene = Scene::of(&*table, Viewer::Seat(Seat::new(0))).expect("pips has a face");
//! let tell = |message: &_| Catalogue::of(Language::ENGLISH).tell(message, &Nameless { me });
//! assert_eq!(tell(&scene.prompt(&table.legal_moves(Seat::new(0)))), "Choose your favourite number.");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod face;
pub mod green;
pub mod ingenious;
mod left;
pub mod minigolf;
mod options;
#[cfg(not(target_family = "wasm"))]
mod pips;
mod points;
mod reasons;
mod refusals;
pub mod reports;
mod scene;
mod verdict;

pub use face::{Face, GameFace, Lead, Listed, face, faces};
pub use left::{Left, Row, Tally};
pub use options::OptionWords;
pub use points::{category, change};
pub use reasons::{reason, reason_by_names};
pub use refusals::{illegal, log_fault, refusal};
pub use scene::{Event, Scene};
pub use texts::{Argument, Message};
pub use verdict::verdict;
