//! `cargo play`: everything a person needs to start.

mod progress;

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, exit};
use std::thread;

use anyhow::{Context, Result};

use crate::setup::Purpose;
use crate::{shell, web};
use progress::Progress;

/// Builds the product and starts it where the caller stands; without further words, its server.
/// Its exit code becomes ours.
pub(crate) fn play(arguments: &[OsString]) -> Result<()> {
    build(&web::default_out())?;
    let program = program();
    let serve = [OsString::from("serve")];
    let mut clubhouse = Command::new(&program);
    clubhouse.args(if arguments.is_empty() { &serve } else { arguments });
    call_it_as_we_were(&mut clubhouse);
    let status =
        clubhouse.status().with_context(|| format!("cannot start {}", program.display()))?;
    exit(status.code().unwrap_or(1))
}

/// The page, then the program with the page in it. For the first time, which takes minutes, whatever the program
/// needs besides is built beside the page: so no core waits while the page's module is put together by one.
fn build(page: &Path) -> Result<()> {
    let is_first = !program().exists();
    if is_first {
        println!("Building clubhouse; the first time takes some minutes.");
    }
    Progress::show(|progress| {
        thread::scope(|scope| {
            if is_first {
                scope.spawn(|| Progress::attempt(&progress.program, all_but_the_program()));
            }
            web::build_by(
                |compile| Progress::follow(&progress.page, compile),
                page,
                Purpose::Product,
            )
        })?;
        let mut build = build_program();
        build.env(PAGE, page);
        Progress::follow(&progress.program, build)
    })
}

/// The folder with the page that goes into the program: see `crates/cli/build.rs`.
const PAGE: &str = "CLUBHOUSE_PAGE";

fn program() -> PathBuf {
    shell::target().join("play/clubhouse")
}

fn build_program() -> Command {
    shell::cargo(&["build", "--locked", "--profile", "play", "--package", "cli"])
}

/// With a page that is nowhere, cargo can build everything up to what holds the page.
fn all_but_the_program() -> Command {
    let mut build = build_program();
    build.arg("--keep-going").env(PAGE, shell::target().join("no page yet"));
    build
}

/// What it recommends to type then works here, where `clubhouse` is on nobody's path.
fn call_it_as_we_were(clubhouse: &mut Command) {
    #[cfg(unix)]
    std::os::unix::process::CommandExt::arg0(clubhouse, "cargo play");
    #[cfg(not(unix))]
    let _ = clubhouse;
}
