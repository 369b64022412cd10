//! Search in what a seat imagines, for any game.
//!
//! One unit of thought is a *playout*: a world is imagined that the view's owner cannot tell from the true one
//! (`Game::determinize`), and the match is played on in it; chance is drawn, several players and choices made at once
//! are no special case. How it is played on is what a game knows of itself: its [`Playouts`].
//!
//! `flat` tries a few good moves in the same worlds and drops the worse half again and again;
//! `tree` learns the answers of everybody, too.

pub mod flat;
pub mod playouts;
pub mod tree;

pub use flat::Flat;
pub use playouts::{AtRandom, Playouts, rewards};
pub use tree::Tree;

/// No search goes on for longer, whatever the clock says: its memory stays bounded.
const MOST_PLAYOUTS: u32 = 1_000_000;
