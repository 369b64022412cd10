//! The real server as a process of its own, killed at any moment, with people and bots at its tables:
//! what was acknowledged is there, and everything goes on.
//!
//! `kills` is many kills, one after the other (`cargo xtask chaos`), `pair` two servers on one database of which
//! one dies, `restart` a start with many live matches (`cargo xtask restart`).

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test may panic")]
#![allow(clippy::wildcard_enum_match_arm, reason = "a test looks for one thing among others")]
#![allow(clippy::print_stdout, reason = "whoever asks for many kills reads what came of them")]
#![allow(clippy::disallowed_methods, reason = "these tests are about time that passes")]

mod club;
mod evidence;
mod home;
mod kills;
mod pair;
mod player;
mod restart;
mod tables;
