//! The whole server on a port of its own, with real clients: what is promised to people who play over a network.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod accidents;
mod comings;
mod fragile;
mod house;
mod lines;
mod people;
mod play;
mod refusals;
