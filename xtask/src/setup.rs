//! Tools that the chores need: each is installed when it is missing, and then one line says so.

mod apt;
mod wasm;

use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::shell;

pub(crate) use wasm::{module, wasm};

/// A release that builds with our Rust; the machines of the project carry the same one.
const NEXTEST: &str = "cargo-nextest@0.9.143";

/// Chromium and its driver, for the tests that use the page as a person would.
pub(crate) fn browser() -> Result<()> {
    if shell::is_installed("chromium") && shell::is_installed("chromedriver") {
        return Ok(());
    }
    if !apt::is_available() {
        bail!("browser tests need the programs `chromium` and `chromedriver`: please install them");
    }
    println!("setup: installing Debian's chromium and chromium-driver, for the browser tests");
    apt::install(&["chromium", "chromium-driver"])
}

/// The test runner.
pub(crate) fn nextest() -> Result<()> {
    if answers(shell::cargo(&["nextest", "--version"])) {
        return Ok(());
    }
    println!("setup: building {NEXTEST}, which runs the tests (some minutes, once)");
    shell::run(install_nextest())
}

/// Without its updater, and not optimized, which halves the build: it mostly waits for tests.
fn install_nextest() -> Command {
    let mut install =
        shell::cargo(&["install", "--quiet", "--locked", "--no-default-features", NEXTEST]);
    install.env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0").env("CARGO_PROFILE_RELEASE_DEBUG", "0");
    install
}

/// The formatter and the linter.
pub(crate) fn rust_components() -> Result<()> {
    rust_component("rustfmt", "fmt")?;
    rust_component("clippy", "clippy")
}

fn rust_component(component: &str, subcommand: &str) -> Result<()> {
    if answers(shell::cargo(&[subcommand, "--version"])) {
        return Ok(());
    }
    println!("setup: adding {component}, for `cargo {subcommand}`");
    shell::output(shell::command("rustup", &["component", "add", component]))
        .with_context(|| format!("cannot add {component}: please install it"))?;
    Ok(())
}

fn answers(command: Command) -> bool {
    shell::output(command).is_ok()
}
