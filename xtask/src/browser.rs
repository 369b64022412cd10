//! `cargo xtask screenshots` and `cargo xtask browser-speed`: the built page in a real browser (`crates/web/benches`).

use std::fs;

use anyhow::Result;

use crate::setup::{self, Purpose};
use crate::{shell, web};

/// Takes pictures of every screen, all anew.
pub(crate) fn screenshots() -> Result<()> {
    let folder = shell::root().join("docs/screenshots");
    if folder.exists() {
        // A screen that is gone has no picture.
        fs::remove_dir_all(&folder)?;
    }
    run(&["screenshots", &folder.display().to_string()])
}

/// Measures how long people wait.
pub(crate) fn speed() -> Result<()> {
    run(&["speed"])
}

fn run(words: &[&str]) -> Result<()> {
    setup::browser()?;
    web::build(&web::default_out(), Purpose::Product)?;
    // What is measured and shown is the page: the program that steers it need not be quick.
    let mut run = shell::cargo(&["bench", "--locked", "--profile", "dev", "--package", "web"]);
    run.args(["--bench", "browser", "--"]).args(words);
    shell::run(run)
}
