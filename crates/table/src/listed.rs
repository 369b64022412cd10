//! What a game brings to be listed: its rules, and elsewhere than in the page bots and how it is simulated.

#[cfg(not(target_family = "wasm"))]
pub use crate::simulate::Simulated as Listed;
// Nobody simulates in the page, and its bots are a piece of their own: see `advise`.
#[cfg(target_family = "wasm")]
pub use tabletop::Game as Listed;
