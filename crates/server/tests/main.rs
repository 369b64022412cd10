//! The server: its rooms alone, what they tell, and the whole of it over a network.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod leaks;
mod online;
mod room;
