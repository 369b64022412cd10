//! Mini Golf: one player that sees one move ahead, and one that plans its course.
//!
//! [`greedy`] knows what one more tile changes. The [`Builder`] thinks of whole courses instead: a [`plan`] is a path
//! from the gate to the gate, cut into nine holes; [`prices`] say what the cells that are still empty will bring, by the
//! tiles in the bag; an [`outlook`] puts both together for the tiles at hand; and annealing looks for the plan, and with
//! it the move, that promises most.

mod builder;
mod greedy;
mod outlook;
mod pars;
mod plan;
mod prices;
mod promises;
mod site;
mod survey;
mod thread;
mod turns;

pub use builder::Builder;
