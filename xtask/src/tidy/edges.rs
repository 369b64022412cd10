//! Which crate may use which: the table in ARCHITECTURE.md is the law.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result};
use serde_json::Value;

use super::{read, tracked};
use crate::shell;

/// All that rules may stand on, however far down: nothing here knows a clock, the operating system,
/// a source of randomness, the network or a thread. A new name needs a look at what it does.
const ALLOWED_IN_RULES: &[&str] = &[
    "arrayvec",
    "block-buffer",
    "cfg-if",
    "cpufeatures",
    "crypto-common",
    "csv-core",
    "digest",
    "foldhash",
    "hashbrown",
    "heck",
    "hybrid-array",
    "memchr",
    "once_cell",
    "ppv-lite86",
    "proc-macro2",
    "quote",
    "rand_chacha",
    "rand_core",
    "serde",
    "serde_core",
    "serde_derive",
    "sha2",
    "strum",
    "strum_macros",
    "syn",
    "tabletop",
    "thiserror",
    "thiserror-impl",
    "typenum",
    "unicode-ident",
    "zerocopy",
    "zerocopy-derive",
];

/// What every rules crate says at its top.
const RULES_ATTRIBUTES: [&str; 2] = [
    "#![no_std]",
    "#![deny(clippy::float_arithmetic, clippy::disallowed_methods, clippy::disallowed_types)]",
];

/// Edges that are not in the table, and rules crates that reach outside.
pub(super) fn problems() -> Result<Vec<String>> {
    let rows = rows()?;
    let mut problems: Vec<String> =
        packages()?.iter().flat_map(|package| package.problems(&rows)).collect();
    problems.extend(folders_without_crate(&rows)?);
    for rules in rules_crates()? {
        problems.extend(impurities(&rules)?);
    }
    Ok(problems)
}

/// Folders below `crates` that are no crate of the table, and crates that leave out the common lints.
fn folders_without_crate(rows: &BTreeMap<String, Row>) -> Result<Vec<String>> {
    let mut problems = Vec::new();
    let files = tracked()?;
    let folders: BTreeSet<&str> =
        files.iter().filter_map(|path| path.strip_prefix("crates/")?.split('/').next()).collect();
    for folder in folders {
        let manifest = read(format!("crates/{folder}/Cargo.toml")).unwrap_or_default();
        if !rows.contains_key(folder) {
            problems.push(format!("crates/{folder} is no crate of ARCHITECTURE.md"));
        } else if !manifest.contains("[lints]\nworkspace = true") {
            problems
                .push(format!("crates/{folder}/Cargo.toml leaves out the lints of the workspace"));
        }
    }
    Ok(problems)
}

/// The contract and the games.
pub(crate) fn rules_crates() -> Result<Vec<String>> {
    let is_rules = |row: &Row| row.kind == "contract" || row.kind == "game";
    Ok(rows()?.into_iter().filter(|(_, row)| is_rules(row)).map(|(name, _)| name).collect())
}

/// The games.
pub(crate) fn games() -> Result<Vec<String>> {
    Ok(rows()?.into_iter().filter(|(_, row)| row.kind == "game").map(|(name, _)| name).collect())
}

/// What the table says of a crate.
struct Row {
    kind: String,
    /// Names of crates, with ` (tests)` behind those that only tests may use.
    uses: Vec<String>,
}

fn rows() -> Result<BTreeMap<String, Row>> {
    parse_rows(&read("ARCHITECTURE.md")?)
        .context("ARCHITECTURE.md has no table `| crate | kind | may use |`")
}

fn parse_rows(page: &str) -> Option<BTreeMap<String, Row>> {
    let table = page.split("| crate | kind | may use |").nth(1)?;
    let lines = table.lines().skip(2).take_while(|line| line.starts_with('|'));
    Some(lines.filter_map(parse_row).collect())
}

fn parse_row(line: &str) -> Option<(String, Row)> {
    let mut cells = line.trim_matches('|').split('|').map(|cell| cell.trim().replace('`', ""));
    let (name, kind, uses) = (cells.next()?, cells.next()?, cells.next()?);
    let uses = uses.split(',').map(|name| name.trim().to_owned());
    Some((name, Row { kind, uses: uses.filter(|name| name != "nothing of ours").collect() }))
}

struct Package {
    name: String,
    /// Crates of ours that it uses, written as in the table.
    uses: Vec<String>,
}

impl Package {
    fn problems(&self, rows: &BTreeMap<String, Row>) -> Vec<String> {
        let Some(row) = rows.get(&self.name) else {
            return vec![format!("ARCHITECTURE.md has no row for the crate `{}`", self.name)];
        };
        let is_allowed = |used: &&String| {
            // Tests may use whatever the crate itself may.
            let anywhere = used.trim_end_matches(" (tests)");
            row.uses.iter().any(|allowed| allowed == *used || allowed == anywhere)
        };
        let excess = self.uses.iter().filter(|used| !is_allowed(used));
        excess
            .map(|used| {
                format!("`{}` may not use `{used}`: no such edge in ARCHITECTURE.md", self.name)
            })
            .collect()
    }
}

/// What cargo knows of a crate of ours.
pub(crate) fn manifest(name: &str) -> Result<Value> {
    let found = ours()?.into_iter().find(|package| package["name"] == name);
    found.with_context(|| format!("there is no crate `{name}` of ours"))
}

fn packages() -> Result<Vec<Package>> {
    Ok(ours()?.iter().map(package).collect())
}

/// Each crate of ours with its programs of tests, those inside the crate not counted.
pub(super) fn test_programs() -> Result<Vec<(String, Vec<String>)>> {
    let programs = |package: &Value| {
        let targets = list(&package["targets"]);
        let tests = targets.iter().filter(|target| target["kind"][0] == "test");
        tests.map(|target| text(&target["name"])).collect()
    };
    Ok(ours()?.iter().map(|package| (text(&package["name"]), programs(package))).collect())
}

/// What cargo knows of the crates of this workspace.
fn ours() -> Result<Vec<Value>> {
    let metadata = shell::output(shell::cargo(&[
        "metadata",
        "--locked",
        "--format-version",
        "1",
        "--no-deps",
    ]))?;
    let metadata: Value = serde_json::from_str(&metadata)?;
    Ok(list(&metadata["packages"]))
}

fn package(package: &Value) -> Package {
    let used = |dependency: &Value| {
        let tests = if dependency["kind"] == "dev" { " (tests)" } else { "" };
        text(&dependency["name"]) + tests
    };
    let dependencies = list(&package["dependencies"]);
    // Only crates of this workspace come from a path.
    let ours = dependencies.iter().filter(|dependency| dependency["path"].is_string());
    Package { name: text(&package["name"]), uses: ours.map(used).collect() }
}

fn list(value: &Value) -> Vec<Value> {
    value.as_array().cloned().unwrap_or_default()
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

fn impurities(rules: &str) -> Result<Vec<String>> {
    let source = read(format!("crates/{rules}/src/lib.rs"))?;
    let says = |attribute: &str| source.lines().any(|line| line == attribute);
    let unsaid = RULES_ATTRIBUTES.iter().filter(|attribute| !says(attribute));
    let mut problems: Vec<String> = unsaid
        .map(|attribute| format!("crates/{rules}/src/lib.rs does not say `{attribute}`"))
        .collect();
    // For the browser, where there is no operating system to hide behind.
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
        "--target",
        "wasm32-unknown-unknown",
    ]))?;
    let used = tree.lines().filter_map(|line| line.split(' ').next());
    problems.extend(
        used.filter(|used| *used != rules && !ALLOWED_IN_RULES.contains(used))
            .map(|used| format!("`{rules}` depends on `{used}`, which is not known to be pure")),
    );
    Ok(problems)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "\n| crate | kind | may use |\n|---|---|---|\n\
        | `base` | contract | nothing of ours |\n\
        | `chess` | game | `base`, `kit (tests)` |\n\ntext\n";

    fn found(name: &str, uses: &[&str]) -> Vec<String> {
        let uses = uses.iter().map(|&name| name.to_owned()).collect();
        Package { name: name.to_owned(), uses }.problems(&parse_rows(PAGE).expect("a table"))
    }

    #[test]
    fn edges_in_the_table_are_fine() {
        assert_eq!(found("base", &[]), [""; 0]);
        assert_eq!(found("chess", &["base", "base (tests)", "kit (tests)"]), [""; 0]);
    }

    #[test]
    fn edges_beyond_the_table_are_refused_and_so_are_crates_without_a_row() {
        assert_eq!(
            found("base", &["chess"]),
            ["`base` may not use `chess`: no such edge in ARCHITECTURE.md"]
        );
        assert_eq!(
            found("chess", &["kit"]),
            ["`chess` may not use `kit`: no such edge in ARCHITECTURE.md"]
        );
        assert_eq!(found("poker", &[]), ["ARCHITECTURE.md has no row for the crate `poker`"]);
    }
}
