//! Which crate may use which: the table in ARCHITECTURE.md is the law.

use std::collections::BTreeMap;

use anyhow::{Context, Result};
use serde_json::Value;

use super::read;
use crate::shell;

/// What rules must do without: clocks, the operating system, sources of randomness, the network, threads.
const FORBIDDEN_IN_RULES: &[&str] = &[
    "chrono",
    "getrandom",
    "instant",
    "jiff",
    "js-sys",
    "libc",
    "mio",
    "rand",
    "rayon",
    "rustix",
    "socket2",
    "time",
    "tokio",
    "wasm-bindgen",
    "web-sys",
    "web-time",
    "windows-sys",
];

/// What every rules crate says at its top.
const RULES_ATTRIBUTES: [&str; 2] = [
    "#![no_std]",
    "#![deny(clippy::float_arithmetic, clippy::disallowed_methods, clippy::disallowed_types)]",
];

/// Edges that are not in the table, and rules crates that reach outside.
pub(super) fn problems() -> Result<Vec<String>> {
    let allowed = allowed_edges()?;
    let mut problems = Vec::new();
    for package in packages()? {
        match allowed.get(&package.name) {
            Some(uses) => problems.extend(package.uses_beyond(uses)),
            None => problems
                .push(format!("ARCHITECTURE.md has no row for the crate `{}`", package.name)),
        }
    }
    for rules in rules_crates()? {
        problems.extend(impurities(&rules)?);
    }
    Ok(problems)
}

/// The contract and the games: the crates whose row allows nothing but the contract.
pub(crate) fn rules_crates() -> Result<Vec<String>> {
    let is_rules =
        |uses: &[String]| uses.iter().all(|name| name == "tabletop" || name == "testkit (tests)");
    let edges = allowed_edges()?;
    Ok(edges
        .into_iter()
        .filter(|(name, uses)| is_rules(uses) && name != "testkit" && read_lib(name).is_ok())
        .filter(|(name, uses)| name == "tabletop" || uses.iter().any(|used| used == "tabletop"))
        .map(|(name, _)| name)
        .collect())
}

fn read_lib(name: &str) -> Result<String> {
    read(format!("crates/{name}/src/lib.rs"))
}

/// The rows of the table headed `| crate | may use |`: names in back quotes, `(tests)` behind those for tests only.
fn allowed_edges() -> Result<BTreeMap<String, Vec<String>>> {
    let text = read("ARCHITECTURE.md")?;
    let table = text
        .split("| crate | may use |")
        .nth(1)
        .context("ARCHITECTURE.md has no table of edges")?;
    let rows = table.lines().skip(2).take_while(|line| line.starts_with('|'));
    Ok(rows
        .filter_map(|row| {
            let mut cells = row.trim_matches('|').split('|');
            let name = cells.next()?.trim().trim_matches('`').to_owned();
            let uses = cells.next()?.split(',').map(|name| name.trim().replace('`', ""));
            Some((name, uses.filter(|name| name != "nothing of ours").collect()))
        })
        .collect())
}

struct Package {
    name: String,
    /// Crates of ours that it uses, as the table writes them.
    uses: Vec<String>,
}

impl Package {
    fn uses_beyond(&self, allowed: &[String]) -> Vec<String> {
        let excess = self.uses.iter().filter(|used| {
            let anywhere = used.trim_end_matches(" (tests)").to_owned();
            !allowed.contains(used) && !allowed.contains(&anywhere)
        });
        excess
            .map(|used| {
                format!("`{}` may not use `{used}`: no such edge in ARCHITECTURE.md", self.name)
            })
            .collect()
    }
}

fn packages() -> Result<Vec<Package>> {
    let metadata = shell::output(shell::cargo(&[
        "metadata",
        "--locked",
        "--format-version",
        "1",
        "--no-deps",
    ]))?;
    let metadata: Value = serde_json::from_str(&metadata)?;
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    Ok(list(&metadata["packages"])
        .iter()
        .map(|package| Package {
            name: text(&package["name"]),
            uses: list(&package["dependencies"])
                .iter()
                // Only crates of this workspace come from a path.
                .filter(|dependency| dependency["path"].is_string())
                .map(|dependency| {
                    let tests = if dependency["kind"] == "dev" { " (tests)" } else { "" };
                    text(&dependency["name"]) + tests
                })
                .collect(),
        })
        .collect())
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

fn impurities(rules: &str) -> Result<Vec<String>> {
    let mut problems = Vec::new();
    let source = read_lib(rules)?;
    for attribute in RULES_ATTRIBUTES.iter().filter(|attribute| !source.contains(**attribute)) {
        problems.push(format!("crates/{rules}/src/lib.rs does not say `{attribute}`"));
    }
    let tree = shell::output(shell::cargo(&[
        "tree",
        "--locked",
        "--package",
        rules,
        "--edges",
        "normal",
        "--prefix",
        "none",
        "--format",
        "{p}",
    ]))?;
    for used in tree.lines().filter_map(|line| line.split(' ').next()) {
        if FORBIDDEN_IN_RULES.contains(&used) {
            problems.push(format!("`{rules}` depends on `{used}`: rules reach nothing outside"));
        }
    }
    Ok(problems)
}
