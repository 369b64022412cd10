//! The browser client: what a player sees and touches. It holds no rules.

pub mod app;
pub mod seated;
