//! Files: only where they belong, and in a form everybody can read.

use std::fs;

use anyhow::Result;

use super::tracked;
use crate::shell;

/// What may lie in the root.
const ROOT: &[&str] = &[
    ".cargo",
    ".ci",
    ".config",
    ".gitignore",
    "ARCHITECTURE.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "Cargo.lock",
    "Cargo.toml",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "README.md",
    "benches",
    "clippy.toml",
    "crates",
    "data",
    "docs",
    "examples",
    "fuzz",
    "locales",
    "rustfmt.toml",
    "xtask",
];

/// Endings of text files of ours.
const TEXT: &[&str] = &[
    "css",
    "csv",
    "html",
    "js",
    "json",
    "log",
    "md",
    "perft",
    "py",
    "rs",
    "sh",
    "svg",
    "toml",
    "txt",
    "webmanifest",
];

/// Larger ones want a reason, and a place outside the history.
const MOST_BYTES: u64 = 1 << 20;

/// A longer source file is two rooms behind one door.
const MOST_LINES: usize = 800;

/// Files that do not belong, are too long, or are written sloppily.
pub(super) fn problems() -> Result<Vec<String>> {
    let mut problems = Vec::new();
    for path in tracked()? {
        let top = path.split('/').next().unwrap_or_default();
        if !ROOT.contains(&top) {
            problems.push(format!("{path}: nothing of this name belongs in the root"));
        }
        let bytes = fs::read(shell::root().join(&path))?;
        if bytes.len() as u64 > MOST_BYTES {
            problems.push(format!("{path}: {} kB", bytes.len() / 1000));
        }
        if TEXT.contains(&ending(&path)) {
            problems.extend(text_problems(&path, &bytes));
        }
    }
    Ok(problems)
}

fn ending(path: &str) -> &str {
    path.rsplit('.').next().unwrap_or_default()
}

fn text_problems(path: &str, bytes: &[u8]) -> Vec<String> {
    let Ok(text) = str::from_utf8(bytes) else { return vec![format!("{path}: not UTF-8")] };
    let is_source = ending(path) == "rs" && !path.contains("/tests/");
    let mut problems = Vec::new();
    let mut note = |is_bad: bool, what: &str| {
        if is_bad {
            problems.push(format!("{path}: {what}"));
        }
    };
    note(!text.is_empty() && !text.ends_with('\n'), "the last line has no end");
    note(text.contains('\r'), "lines end in CR LF");
    note(text.lines().any(|line| line.ends_with([' ', '\t'])), "blanks at the end of a line");
    note(
        is_source && text.lines().count() > MOST_LINES,
        "more than 800 lines: two rooms with names of their own",
    );
    // Spelled in two halves, so that this file does not find itself.
    note(text.contains(concat!("#[ig", "nore")), "a test that is ignored holds nothing");
    note(
        text.contains(concat!("/ro", "ot/")) || text.contains(concat!("/ho", "me/")),
        "the path of a machine",
    );
    problems
}
