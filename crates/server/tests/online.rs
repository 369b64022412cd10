//! The whole server on a port of its own, with real clients: what is promised to people who play over a network.

#![allow(clippy::wildcard_enum_match_arm, reason = "a test looks for one thing among others")]
#![allow(clippy::disallowed_methods, reason = "these tests are about time that passes")]

mod accidents;
mod bad_input;
mod bounds;
mod comings;
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
