//! Tools that the chores need: each is installed when it is missing, and then one line says so.

mod apt;
mod axe;
mod wasm;

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::shell;

pub(crate) use axe::axe;
pub(crate) use wasm::{Purpose, module, wasm};

/// A release that builds with our Rust; the machines of the project carry the same one.
const NEXTEST: &str = "cargo-nextest@0.9.143";

/// The version of `gungraun` in the workspace: the two must be the same.
const GUNGRAUN: &str = "0.20.0";

/// Chromium and its driver, for the tests that use the page as a person would, and letters for every language of ours.
pub(crate) fn browser() -> Result<()> {
    fonts()?;
    if shell::is_installed("chromium") && shell::is_installed("chromedriver") {
        return Ok(());
    }
    if !apt::is_available() {
        bail!("browser tests need the programs `chromium` and `chromedriver`: please install them");
    }
    println!("setup: installing Debian's chromium and chromium-driver, for the browser tests");
    apt::install(&["chromium", "chromium-driver"])
}

/// Chinese letters: without them a browser shows boxes, which are as wide as none of them is.
fn fonts() -> Result<()> {
    let has_chinese = |fonts: String| fonts.lines().any(|line| !line.trim().is_empty());
    let listed = shell::output(shell::command("fc-list", &[":lang=zh-tw"]));
    if listed.is_ok_and(has_chinese) {
        return Ok(());
    }
    if !apt::is_available() {
        bail!(
            "browser tests need a font with Chinese letters, such as Noto Sans CJK: please install one"
        );
    }
    println!("setup: installing Debian's fonts-noto-cjk, for the browser tests");
    apt::install(&["fontconfig", "fonts-noto-cjk"])
}

/// PostgreSQL, which tests of the store start for themselves.
pub(crate) fn postgres() -> Result<()> {
    if postgres_programs().is_some() {
        return Ok(());
    }
    if !apt::is_available() {
        bail!("tests of the store need PostgreSQL in `{POSTGRES}`: please install it");
    }
    println!("setup: installing Debian's postgresql, for the tests of the store");
    // The package would start a server for everybody: it is told not to, before it comes.
    apt::install(&["postgresql-common"])?;
    let no_server = "s/^#*create_main_cluster = .*/create_main_cluster = false/";
    apt::as_root(&["sed", "-i", no_server, "/etc/postgresql-common/createcluster.conf"])?;
    apt::install(&["postgresql"])
}

/// Where Debian keeps the servers, one folder for each version.
const POSTGRES: &str = "/usr/lib/postgresql";

fn postgres_programs() -> Option<PathBuf> {
    let versions = fs::read_dir(POSTGRES).ok()?;
    let mut folders = versions.filter_map(|version| Some(version.ok()?.path().join("bin")));
    folders.find(|folder| folder.join("initdb").exists())
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

/// Valgrind, which counts instructions, and the program that drives it.
pub(crate) fn instruction_counter() -> Result<()> {
    if !shell::is_installed("valgrind") {
        if !apt::is_available() {
            bail!("counting instructions needs the program `valgrind`: please install it");
        }
        println!("setup: installing Debian's valgrind, which counts instructions");
        apt::install(&["valgrind"])?;
    }
    if gungraun_runner().is_file() {
        return Ok(());
    }
    println!("setup: building gungraun-runner {GUNGRAUN}, which drives valgrind (a minute, once)");
    let mut install = shell::cargo(&["install", "--quiet", "--locked", "--version", GUNGRAUN]);
    install.arg("gungraun-runner").arg("--root").arg(tools());
    shell::run(install)
}

/// Where that program lies.
pub(crate) fn gungraun_runner() -> PathBuf {
    tools().join("bin/gungraun-runner")
}

/// Programs that only this checkout needs.
fn tools() -> PathBuf {
    shell::target().join("tools")
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
