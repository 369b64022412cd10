//! `cargo verify`: every check there is, in the order in which failures are cheapest to find.

use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

use crate::setup::Purpose;
use crate::shell::{self, cargo};
use crate::{setup, tidy, trial, web};

/// What chores say to tests.
const WISHES: [&str; 7] = [
    "CLUBHOUSE_BLESS",
    "CLUBHOUSE_KILLS",
    "CLUBHOUSE_LIVE_MATCHES",
    "CLUBHOUSE_MATCHES",
    "CLUBHOUSE_PAIRS",
    "CLUBHOUSE_SEED",
    "CLUBHOUSE_TEST_PAGE",
];

/// Runs every check and stops at the first that fails.
pub(crate) fn verify() -> Result<()> {
    let mut report = Report { checks: Vec::new() };
    report.check("set-up", set_up)?;
    report.check("format", || shell::run(cargo(&["fmt", "--all", "--check"])))?;
    report.check("tidy", tidy::tidy)?;
    report.check("clippy", || {
        shell::run(cargo(&[
            "clippy",
            "--locked",
            "--workspace",
            "--all-targets",
            "--all-features",
            "--",
            "--deny",
            "warnings",
        ]))
    })?;
    report.check("documentation", || {
        let mut doc =
            cargo(&["doc", "--locked", "--workspace", "--no-deps", "--document-private-items"]);
        // With examples asked for, dependencies have the features that tests want of them: what clippy has checked
        // serves here, too.
        doc.args(["--lib", "--bins", "--examples"]);
        doc.env("RUSTDOCFLAGS", "--deny warnings");
        shell::run(doc)
    })?;
    report.check("rules for WebAssembly", rules_for_wasm)?;
    report.check("browser client", || web::build(&web::default_out(), Purpose::Product))?;
    report.check("tests", || {
        let mut tests = cargo(&["nextest", "run", "--locked", "--workspace"]);
        // What a chore sets for itself must not soften a check.
        for wish in WISHES {
            tests.env_remove(wish);
        }
        shell::run(tests)
    })?;
    report.check("a new game", trial::trial)?;
    report
        .check("doctests", || shell::run(cargo(&["test", "--locked", "--workspace", "--doc"])))?;
    report.print();
    Ok(())
}

/// Many random matches of one game, optimized.
pub(crate) fn conformance(game: &str, matches: u64) -> Result<()> {
    let mut test = cargo(&["test", "--release", "--locked", "--package", game, "--test", "tests"]);
    test.args(["--", "conformance::"]);
    test.env("CLUBHOUSE_MATCHES", matches.to_string());
    shell::run(test)
}

/// Many pairs of states that a viewer cannot tell apart, in all games: the server must tell him the same.
pub(crate) fn leaks(pairs: u64) -> Result<()> {
    let mut test = cargo(&["test", "--locked", "--package", "server", "--test", "tests"]);
    test.args(["--", "--nocapture", "leaks::nobody_can_tell"]);
    test.env("CLUBHOUSE_PAIRS", pairs.to_string());
    shell::run(test)
}

/// Installs what checks need and this machine is missing.
pub(crate) fn set_up() -> Result<()> {
    setup::rust_components()?;
    setup::nextest()?;
    setup::browser()?;
    setup::axe()?;
    setup::postgres()?;
    setup::wasm().map(drop)
}

fn rules_for_wasm() -> Result<()> {
    let mut build: Command = setup::wasm()?.build(Purpose::Product, &[]);
    for rules in tidy::rules_crates()? {
        build.args(["--package", &rules]);
    }
    shell::run(build)
}

struct Report {
    checks: Vec<(&'static str, Duration)>,
}

impl Report {
    fn check(&mut self, name: &'static str, run: impl FnOnce() -> Result<()>) -> Result<()> {
        println!("\n== {name}");
        let start = now();
        run().with_context(|| format!("check `{name}` failed"))?;
        self.checks.push((name, start.elapsed()));
        Ok(())
    }

    fn print(&self) {
        println!("\n== all checks passed");
        for (name, time) in &self.checks {
            println!("{:>6} s  {name}", time.as_secs());
        }
    }
}

#[allow(clippy::disallowed_methods, reason = "how long a check takes is what this clock is for")]
fn now() -> Instant {
    Instant::now()
}
