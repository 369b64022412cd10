//! Subjects of commits: short enough for one line of any list.

use anyhow::Result;

use crate::shell;

/// The last commit before subjects were held to a length.
const BASE: &str = "31ab2a8389cf6c564c732cd279653fc41f5b85b0";

/// A list of commits cuts off what is longer.
const MOST_CHARS: usize = 71;

/// Commits since then whose subject is too long.
pub(super) fn problems() -> Result<Vec<String>> {
    // A copy without its history has nothing to check.
    if shell::output(shell::command("git", &["cat-file", "-e", BASE])).is_err() {
        return Ok(Vec::new());
    }
    let since = format!("{BASE}..HEAD");
    let log = shell::output(shell::command("git", &["log", "--format=%h %s", &since]))?;
    Ok(log.lines().filter_map(too_long).collect())
}

/// `hash subject`.
fn too_long(line: &str) -> Option<String> {
    let (hash, subject) = line.split_once(' ')?;
    let n_chars = subject.chars().count();
    (n_chars > MOST_CHARS)
        .then(|| format!("commit {hash}: its subject has {n_chars} characters, not under 72"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_subject_of_71_characters_is_short_enough() {
        assert_eq!(too_long(&format!("1a2b {}", "é".repeat(71))), None);
        let found = too_long(&format!("1a2b {}", "x".repeat(72)));
        assert_eq!(found.unwrap(), "commit 1a2b: its subject has 72 characters, not under 72");
        assert_eq!(too_long("1a2b "), None);
    }
}
