//! Which words are paths of the checkout, and whether they are there.
//!
//! A path consists of names and `/`. A name may leave something open: `<game>` and `*` are anything, `{a,b}` is both.
//! It counts as one of ours, and so must be there, if
//!
//! - it begins with something that lies in the root (`docs/…`),
//! - it begins with a folder that crates have (`tests/…`),
//! - it stands alone and ends as our files do (`checkout.rs`), or leaves open which game.
//!
//! It is meant from the root, or from somewhere in the crates that its passage names. If that names none, a folder of a
//! crate is meant from the crate that the document belongs to, and all else from anywhere.

use std::collections::BTreeSet;

use super::markdown::Passage;
use crate::tidy::files::{TEXT, ending};

/// Folders that crates have.
const OF_CRATES: [&str; 4] = ["assets", "benches", "src", "tests"];

/// What programs write ends so, too.
const WRITTEN: [&str; 2] = ["lock", "log"];

/// Everything that is there.
pub(super) struct Checkout<'a> {
    /// Files and folders, from the root.
    paths: BTreeSet<&'a str>,
}

impl<'a> Checkout<'a> {
    pub(super) fn new(files: &'a [String]) -> Self {
        let folders = |path: &'a str| path.match_indices('/').map(move |(at, _)| &path[..at]);
        let paths = files.iter().flat_map(|path| folders(path).chain([path.as_str()]));
        Self { paths: paths.collect() }
    }

    /// Whether a file or a folder lies there.
    pub(super) fn has(&self, path: &str) -> bool {
        self.paths.contains(path)
    }

    /// Paths of a passage that are not there, with their lines.
    pub(super) fn dead_paths(&self, file: &str, passage: &Passage) -> Vec<(usize, String)> {
        let named = self.crates_named(passage);
        let words = passage.code.iter().flat_map(|(line, code)| {
            let is_alone = !code.contains(char::is_whitespace);
            code.split_whitespace().map(move |word| (*line, word, is_alone))
        });
        let ours = words.filter(|(_, word, is_alone)| self.is_ours(word, *is_alone));
        let paths = ours.flat_map(|(line, word, _)| {
            alternatives(word.trim_end_matches('/')).into_iter().map(move |path| (line, path))
        });
        let is_dead = |path: &str| match (named.is_empty(), home(file)) {
            (true, Some(home)) if is_of_crates(path) => !self.is_there(path, &[home].into()),
            _ => !self.is_there(path, &named),
        };
        paths.filter(|(_, path)| is_dead(path)).collect()
    }

    fn is_ours(&self, word: &str, is_alone: bool) -> bool {
        let first = word.split('/').next().unwrap_or_default();
        let is_path = !first.is_empty() && word.chars().all(is_in_names);
        let is_in_a_folder = word.contains('/');
        let leaves_open_the_game = is_in_a_folder && word.contains("<game>");
        is_path
            && ((is_in_a_folder && self.has(first))
                || is_of_crates(word)
                || (is_alone && (is_file_of_ours(word) || leaves_open_the_game)))
    }

    fn is_there(&self, path: &str, homes: &BTreeSet<&str>) -> bool {
        let is_near = |at: &str| {
            homes.is_empty() || homes.iter().any(|home| at.starts_with(&format!("{home}/")))
        };
        let is_it = |at: &&str| matches(path, at) || (is_near(at) && ends_in(path, at));
        self.paths.iter().any(is_it)
    }

    /// The crates that lie, or whose files lie, at paths of the passage.
    fn crates_named(&self, passage: &Passage) -> BTreeSet<&'a str> {
        let is_crate = |path: &&&str| path.starts_with("crates/") && path.matches('/').count() == 1;
        let is_named = |path: &&&str| {
            passage.code.iter().flat_map(|(_, code)| code.split_whitespace()).any(|word| {
                let mut parts = word.split('/');
                let (first, second) = (parts.next(), parts.next());
                first == Some("crates") && second.is_some_and(|name| matches(name, &path[7..]))
            })
        };
        self.paths.iter().filter(is_crate).filter(is_named).copied().collect()
    }
}

fn is_in_names(c: char) -> bool {
    c.is_ascii_alphanumeric() || "/_.-{},*<>".contains(c)
}

fn is_of_crates(path: &str) -> bool {
    path.split_once('/').is_some_and(|(first, _)| OF_CRATES.contains(&first))
}

fn is_file_of_ours(path: &str) -> bool {
    let ending = ending(path);
    let is_only_an_ending = path.rsplit('/').next().is_some_and(|name| name.starts_with('.'));
    TEXT.contains(&ending) && !WRITTEN.contains(&ending) && !is_only_an_ending
}

/// The crate a document belongs to.
fn home(file: &str) -> Option<&str> {
    let depth = match file.split('/').next()? {
        "crates" => 2,
        "benches" | "fuzz" | "xtask" => 1,
        _ => return None,
    };
    file.match_indices('/').nth(depth - 1).map(|(at, _)| &file[..at])
}

/// `a/{b,c}` is `a/b` and `a/c`.
fn alternatives(path: &str) -> Vec<String> {
    let parts = path.split_once('{').and_then(|(before, rest)| {
        rest.split_once('}').map(|(within, after)| (before, within, after))
    });
    let Some((before, within, after)) = parts else { return vec![path.to_owned()] };
    within.split(',').flat_map(|it| alternatives(&format!("{before}{it}{after}"))).collect()
}

/// Whether the last names of a path are these.
fn ends_in(pattern: &str, path: &str) -> bool {
    let n_names = pattern.split('/').count();
    let starts = path.rmatch_indices('/').map(|(at, _)| at + 1);
    starts.take(n_names).nth(n_names - 1).is_some_and(|at| matches(pattern, &path[at..]))
}

/// Whether a path is this one, name by name.
fn matches(pattern: &str, path: &str) -> bool {
    let (mut patterns, mut names) = (pattern.split('/'), path.split('/'));
    patterns.by_ref().zip(names.by_ref()).all(|(pattern, name)| is_name(pattern, name))
        && pattern.matches('/').count() == path.matches('/').count()
}

fn is_name(pattern: &str, name: &str) -> bool {
    let Some(open) = pattern.find(['*', '<']) else { return pattern == name };
    let after = &pattern[open..];
    let after = after.split_once('>').map_or(&after[1..], |(_, after)| after);
    let Some(rest) = name.strip_prefix(&pattern[..open]) else { return false };
    (0..=rest.len()).filter(|at| rest.is_char_boundary(*at)).any(|at| is_name(after, &rest[at..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILES: [&str; 7] = [
        "README.md",
        "crates/web/assets/css/30-green.css",
        "crates/web/src/rules.rs",
        "crates/web/tests/browser/main.rs",
        "crates/pips/src/rules.rs",
        "docs/engine.md",
        "xtask/src/main.rs",
    ];

    fn dead(file: &str, code: &[&str]) -> Vec<String> {
        let files = FILES.map(str::to_owned);
        let code = code.iter().map(|code| (1, (*code).to_owned())).collect();
        let found = Checkout::new(&files).dead_paths(file, &Passage { code });
        found.into_iter().map(|(_, path)| path).collect()
    }

    #[test]
    fn files_folders_and_patterns_are_found_from_the_root_and_from_crates() {
        for path in [
            "crates/web",
            "crates/{web,pips}/src/",
            "crates/<game>/src/*.rs",
            "cat docs/engine.md",
            "rules.rs",
            "src/rules.rs",
            "tests/browser",
            "assets/css/30-<game>.css",
            "web/src/rules.rs",
        ] {
            assert_eq!(dead("README.md", &[path]), [""; 0], "{path}");
        }
    }

    #[test]
    fn what_is_not_there_is_found_out() {
        for path in [
            "crates/none",
            "docs/engine.txt",
            "crates/<game>/README.md",
            "none.rs",
            "src/none",
            "tables/<game>",
            "ules.rs",
        ] {
            assert_eq!(dead("README.md", &[path]), [path]);
        }
        assert_eq!(dead("README.md", &["cat docs/none.md"]), ["docs/none.md"]);
        assert_eq!(dead("README.md", &["crates/{web,none}/src"]), ["crates/none/src"]);
    }

    #[test]
    fn a_passage_that_names_crates_means_these_and_a_document_of_a_crate_its_own() {
        assert_eq!(dead("README.md", &["crates/pips", "tests/browser"]), ["tests/browser"]);
        assert_eq!(dead("crates/pips/README.md", &["tests/browser"]), ["tests/browser"]);
        assert_eq!(dead("crates/pips/README.md", &["crates/web", "tests/browser"]), [""; 0]);
        assert_eq!(dead("crates/pips/README.md", &["rules.rs", "browser/main.rs"]), [""; 0]);
        assert_eq!(dead("xtask/src/main.rs", &["src/rules.rs"]), ["src/rules.rs"]);
    }

    #[test]
    fn what_is_no_path_of_ours_may_be_anything() {
        for word in [
            "move/illegal",
            "target/web",
            "/docs/none",
            "POST /api/{id}",
            "10.0.0.0/8",
            ".svg",
            "clubhouse sim > all.csv",
            "docs",
            "Vec<u8>",
            "../docs",
            "kept.sqlite.lock",
        ] {
            assert_eq!(dead("README.md", &[word]), [""; 0], "{word}");
        }
    }
}
