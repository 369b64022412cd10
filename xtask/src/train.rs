//! `cargo xtask train`: learns the weights of the bots anew, from fixed seeds.

use std::fs;

use anyhow::{Context, Result};

use crate::shell;

const WEIGHTS: &str = "crates/bots/src/ingenious/weights.rs";

/// Writes the weights that a program of this checkout learns by playing against itself.
pub(crate) fn train() -> Result<()> {
    let commit = shell::output(shell::command("git", &["log", "-1", "--format=%h (%cs)"]))?;
    let args = ["run", "--release", "--locked", "--package", "bots", "--example", "train", "--"];
    let args: Vec<&str> = args.into_iter().chain([commit.trim()]).collect();
    let weights = shell::output(shell::cargo(&args))?;
    fs::write(shell::root().join(WEIGHTS), weights).context(WEIGHTS)
}
