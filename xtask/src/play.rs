//! `cargo play`: everything a person needs to start.

use std::ffi::OsString;
use std::process::{Command, exit};

use anyhow::{Context, Result};

use crate::setup::Purpose;
use crate::{shell, web};

/// Builds the product and starts it where the caller stands; without further words, its server.
/// Its exit code becomes ours.
pub(crate) fn play(arguments: &[OsString]) -> Result<()> {
    let program = shell::target().join("release/clubhouse");
    if !program.exists() {
        println!("building clubhouse, which takes some minutes the first time");
    }
    let page = web::default_out();
    web::build(&page, Purpose::Product)?;
    let mut build = shell::cargo(&["build", "--locked", "--release", "--package", "cli"]);
    build.env("CLUBHOUSE_PAGE", &page);
    shell::run(build)?;
    let serve = [OsString::from("serve")];
    let mut clubhouse = Command::new(&program);
    clubhouse.args(if arguments.is_empty() { &serve } else { arguments });
    call_it_as_we_were(&mut clubhouse);
    let status =
        clubhouse.status().with_context(|| format!("cannot start {}", program.display()))?;
    exit(status.code().unwrap_or(1))
}

/// What it recommends to type then works here, where `clubhouse` is on nobody's path.
fn call_it_as_we_were(clubhouse: &mut Command) {
    #[cfg(unix)]
    std::os::unix::process::CommandExt::arg0(clubhouse, "cargo play");
    #[cfg(not(unix))]
    let _ = clubhouse;
}
