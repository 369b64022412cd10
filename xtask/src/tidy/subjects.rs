//! Subjects of commits: short enough for one line of any list, each its own, and saying what a commit does.

use std::collections::BTreeMap;

use anyhow::Result;

use crate::shell;

/// The last commit before subjects were held to a length.
const BASE: &str = "31ab2a8389cf6c564c732cd279653fc41f5b85b0";

/// The last commit before they were held to words.
const WORDED_BASE: &str = "aadb23ec976338a69de0254d7023ebb4aff93c5f";

/// A list of commits cuts off what is longer.
const MOST_CHARS: usize = 71;

/// No verbs: a subject that begins so tells what there is, and not what the commit does.
const NO_VERBS: [&str; 14] = [
    "a", "all", "an", "each", "every", "how", "no", "the", "what", "when", "where", "which", "who",
    "why",
];

/// Commits since then whose subject is too long, begins with no verb, or was there before.
pub(super) fn problems() -> Result<Vec<String>> {
    let mut problems: Vec<String> =
        since(BASE, &[])?.iter().filter_map(|line| too_long(line)).collect();
    // Merges are worded by git.
    let worded = since(WORDED_BASE, &["--no-merges"])?;
    problems.extend(worded.iter().filter_map(|line| without_verb(line)));
    problems.extend(repeated(&worded));
    Ok(problems)
}

/// Commits since this one, as `hash subject`, the last one first. A copy without its history has none.
fn since(base: &str, args: &[&str]) -> Result<Vec<String>> {
    if shell::output(shell::command("git", &["cat-file", "-e", base])).is_err() {
        return Ok(Vec::new());
    }
    let mut log = shell::command("git", &["log", "--format=%h %s", &format!("{base}..HEAD")]);
    log.args(args);
    Ok(shell::output(log)?.lines().map(str::to_owned).collect())
}

fn too_long(line: &str) -> Option<String> {
    let (hash, subject) = line.split_once(' ')?;
    let n_chars = subject.chars().count();
    (n_chars > MOST_CHARS)
        .then(|| format!("commit {hash}: its subject has {n_chars} characters, not under 72"))
}

fn without_verb(line: &str) -> Option<String> {
    let (hash, subject) = line.split_once(' ')?;
    let (_, what) = subject.split_once(": ")?;
    let first = what.split(' ').next()?;
    NO_VERBS
        .contains(&first.to_ascii_lowercase().as_str())
        .then(|| format!("commit {hash}: `{first}` is no verb to begin with"))
}

fn repeated(lines: &[String]) -> Vec<String> {
    let mut known = BTreeMap::new();
    let named = lines.iter().filter_map(|line| line.split_once(' '));
    let again = named.filter_map(|(hash, subject)| {
        let later = known.insert(subject, hash)?;
        Some(format!("commit {later}: its subject is that of {hash}"))
    });
    again.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_subject_begins_with_a_verb_and_is_there_once() {
        let what = without_verb("1a2b pips: what a stone shows").unwrap();
        assert_eq!(what, "commit 1a2b: `what` is no verb to begin with");
        assert_eq!(without_verb("1a2b pips: show what a stone is"), None);
        assert_eq!(without_verb("1a2b Merge the rest"), None);
        let lines = ["3 pips: mend it", "2 pips: mend them", "1 pips: mend it"].map(String::from);
        assert_eq!(repeated(&lines), ["commit 3: its subject is that of 1"]);
    }

    #[test]
    fn a_subject_of_71_characters_is_short_enough() {
        assert_eq!(too_long(&format!("1a2b {}", "é".repeat(71))), None);
        let found = too_long(&format!("1a2b {}", "x".repeat(72)));
        assert_eq!(found.unwrap(), "commit 1a2b: its subject has 72 characters, not under 72");
        assert_eq!(too_long("1a2b "), None);
    }
}
