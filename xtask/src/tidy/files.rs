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
    "deny.toml",
    "docs",
    "examples",
    "fuzz",
    "locales",
    "rustfmt.toml",
    "xtask",
];

/// Endings of files of ours: all of them are texts.
pub(super) const TEXT: &[&str] = &[
    "css",
    "csv",
    "ftl",
    "html",
    "js",
    "json",
    "lock",
    "log",
    "md",
    "perft",
    "py",
    "rs",
    "sh",
    "sql",
    "svg",
    "toml",
    "txt",
    "webmanifest",
];

/// Files of ours without an ending.
const PLAIN: &[&str] = &[".ci/run", ".gitignore", "LICENSE-APACHE", "LICENSE-MIT"];

/// Pictures of the browser's screens: with the icons, the only files here that are no texts.
const PICTURES: &str = "docs/screenshots/";

/// What home screens ask for: they take no SVG.
const ICONS: &[&str] = &["crates/web/assets/icon-192.png", "crates/web/assets/icon-512.png"];

/// All pictures together: `cargo xtask screenshots` makes small ones, and each change of them stays in the history.
const MOST_PICTURE_BYTES: usize = 1_500_000;

/// Larger ones want a reason, and a place outside the history.
const MOST_BYTES: u64 = 1 << 20;

/// Nothing moves on a page of rules.
const RESTING_STYLE: &str = "crates/web/assets/css/24-rules.css";

/// A longer source file is two rooms behind one door.
const MOST_LINES: usize = 800;

/// Files that do not belong, are too long, or are written sloppily.
pub(super) fn problems() -> Result<Vec<String>> {
    let mut problems = Vec::new();
    let mut picture_bytes = 0;
    for path in &tracked()? {
        problems.extend(misplaced(path).map(|why| format!("{path}: {why}")));
        let bytes = fs::read(shell::root().join(path))?;
        if is_picture(path) {
            picture_bytes += bytes.len();
            continue;
        }
        if bytes.len() as u64 > MOST_BYTES {
            problems.push(format!("{path}: {} kB", bytes.len() / 1000));
        }
        problems.extend(text_problems(path, &bytes));
    }
    if picture_bytes > MOST_PICTURE_BYTES {
        problems.push(format!("{PICTURES}: {} kB together", picture_bytes / 1000));
    }
    Ok(problems)
}

fn is_picture(path: &str) -> bool {
    let is_screen = |name: &str| !name.contains('/') && ending(name) == "webp";
    ICONS.contains(&path) || path.strip_prefix(PICTURES).is_some_and(is_screen)
}

fn misplaced(path: &str) -> Option<&'static str> {
    let top = path.split('/').next().unwrap_or_default();
    let is_known = TEXT.contains(&ending(path)) || PLAIN.contains(&path) || is_picture(path);
    match (ROOT.contains(&top), is_known) {
        (false, _) => Some("nothing of this name belongs in the root"),
        (true, false) => Some("not a kind of file that is kept here"),
        (true, true) => None,
    }
}

pub(super) fn ending(path: &str) -> &str {
    let name = path.rsplit('/').next().unwrap_or_default();
    name.rsplit_once('.').map_or("", |(_, ending)| ending)
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
    note(
        path.contains("/css/") && path != RESTING_STYLE && text.contains(":has("),
        "a table that asks `:has()` styles everything anew with each ghost: mark the page instead",
    );
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_are_kept_in_one_folder_and_form_only() {
        assert_eq!(misplaced("docs/screenshots/home-desk-light.webp"), None);
        assert_eq!(misplaced("crates/web/assets/icon-512.png"), None);
        for path in
            ["docs/screenshots/home.png", "docs/screenshots/old/home.webp", "docs/home.webp"]
        {
            assert!(misplaced(path).is_some(), "{path}");
        }
    }
}
