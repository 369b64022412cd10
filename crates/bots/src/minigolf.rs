//! Mini Golf: one player that sees one move ahead, and one that plans its course.
//!
//! `greedy` knows what one more tile changes. The [`Builder`] thinks of whole courses instead:
//! - `plan`: a path from the gate to the gate over the `site`, cut into nine holes, and how to change it a little;
//! - `thread`: a first plan that agrees with all tiles that lie;
//! - `prices`: what the cells that are still empty will bring, by the tiles in the bag; `pars`: how par may come out;
//! - `outlook`: what a plan promises with each of the tiles at hand;
//! - `tastes`: what people and elements are worth, with promises in mind;
//! - `survey`: looks for the plans that promise most;
//! - `draft`: what a choice leaves to others, and for the next turn;
//! - `turns`, `promises`: what to do by them.
//!
//! Nothing is remembered from one decision to the next: a hint anywhere is as good as a move of the bot's own match.

mod builder;
mod draft;
mod greedy;
mod outlook;
mod pars;
mod plan;
mod prices;
mod promises;
mod site;
mod survey;
mod tastes;
mod thread;
mod turns;

pub use builder::Builder;

/// What it is worth to pass after somebody else in the same round: a table of players who wait would never end.
const NEVER: i16 = -1000;
