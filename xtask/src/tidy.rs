//! `cargo xtask tidy`: promises that no compiler keeps.

mod documents;
mod edges;
mod files;
mod messages;
mod modules;
mod outside;
mod rules;
mod subjects;
mod voice;

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::shell;

pub(crate) use edges::{games, manifest, rules_crates};
pub(crate) use rules::{defined, id_at_end};

/// Checks everything and lists every problem.
pub(crate) fn tidy() -> Result<()> {
    let mut problems = edges::problems()?;
    problems.extend(documents::problems()?);
    problems.extend(rules::problems()?);
    problems.extend(files::problems()?);
    problems.extend(messages::problems()?);
    problems.extend(modules::problems()?);
    problems.extend(outside::problems()?);
    problems.extend(subjects::problems()?);
    problems.extend(voice::problems()?);
    for problem in &problems {
        println!("tidy: {problem}");
    }
    match problems.len() {
        0 => Ok(()),
        n => bail!("tidy found {n} problems"),
    }
}

/// The files of the checkout that are, or would be, committed; paths from the root.
pub(crate) fn tracked() -> Result<Vec<String>> {
    let list = shell::output(shell::command(
        "git",
        &["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate"],
    ))?;
    let names = list.split('\0').filter(|path| !path.is_empty());
    // A file that was deleted but not yet committed is still on the list.
    Ok(names.filter(|path| shell::root().join(path).exists()).map(str::to_owned).collect())
}

/// A file of the checkout.
pub(crate) fn read(path: impl AsRef<Path>) -> Result<String> {
    let path = path.as_ref();
    fs::read_to_string(shell::root().join(path))
        .with_context(|| format!("cannot read {}", path.display()))
}
