//! Online tables: durable, fair, and telling everybody only what he may know.
//!
//! Read in this order: `room` (one match: what may happen in it and what everybody is told of it, without any
//! input or output), `matches` (the tasks that carry rooms), `http` (what brings people to them),
//! `serve` (how all of it starts and stops), `upkeep` (what is forgotten).

mod clock;
mod config;
mod counts;
mod http;
pub mod matches;
pub mod room;
mod serve;
mod upkeep;

pub use config::{Config, Limits, Network, NoNetwork, Rate};
pub use http::PageFile;
pub use serve::{Running, Server};
pub use upkeep::Lifetimes;
