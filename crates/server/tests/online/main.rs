//! The whole server on a port of its own, with real clients: what is promised to people who play over a network.

#![allow(clippy::unwrap_used, reason = "a test may panic")]
#![allow(clippy::wildcard_enum_match_arm, reason = "a test looks for one thing among others")]
#![allow(clippy::disallowed_methods, reason = "these tests are about time that passes")]

mod accidents;
mod bad_input;
mod bounds;
mod comings;
#[path = "../leaks/double.rs"]
#[allow(dead_code, reason = "leaks are planted elsewhere; here, games that panic")]
mod double;
mod fairness;
mod forgetting;
mod fragile;
mod house;
mod lines;
mod lobby;
mod page;
mod people;
mod play;
mod refusals;
mod servers;
