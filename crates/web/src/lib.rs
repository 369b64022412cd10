//! The browser client: what a player sees and touches. It holds no rules.
//!
//! Start at [`app`]: it shows the place that the address names. A match on the screen is a `session::Session`,
//! whoever hosts it: this browser (`session::local`) or a server (`session::online`).
//! What it looks like is up to the game's table in `tables`.

#![allow(unreachable_pub, reason = "what #[component] writes for a component is public")]
#![allow(
    clippy::unnecessary_wraps,
    reason = "a piece of the page may not come, and is a Result for that"
)]
#![allow(clippy::needless_pass_by_value, reason = "a component is given what it shows")]

mod account;
pub mod app;
mod browser;
mod games;
pub mod home;
mod language;
mod learn;
mod logs;
mod net;
mod newer;
mod opening;
mod pieces;
mod playing;
mod problems;
mod record;
mod replay;
mod route;
mod rules;
mod session;
mod settings;
mod sound;
mod sure;
mod tables;
mod thinker;
