//! Modules: each is named by another, or nobody compiles it; and the tests of a crate are one program.

use anyhow::Result;

use super::files::ending;
use super::{edges, read, tracked};

/// Modules that nobody names, and crates with more programs of tests than one.
pub(super) fn problems() -> Result<Vec<String>> {
    let files = tracked()?;
    let mut problems = Vec::new();
    for path in files.iter().filter(|path| ending(path) == "rs") {
        problems.extend(unreachable(path, &files)?);
    }
    for (package, programs) in edges::test_programs()? {
        if programs.len() > 1 {
            // Each would be linked by itself, with everything below it.
            let programs = programs.join("`, `");
            problems.push(format!("`{package}` has the tests `{programs}`: one program is enough"));
        }
    }
    Ok(problems)
}

/// A module that no other one names is dead, and so is a folder that is no crate.
fn unreachable(path: &str, files: &[String]) -> Result<Option<String>> {
    let Some(parents) = parents(path, files) else { return Ok(None) };
    let name = stem(path);
    for parent in parents.iter().filter(|parent| files.contains(*parent)) {
        if read(parent)?.contains(&format!("mod {name};")) {
            return Ok(None);
        }
    }
    if is_shared(path, files)? {
        return Ok(None);
    }
    Ok(Some(format!("{path}: no module names it")))
}

/// The files of which one must name it; nothing for roots, and for files that are neither source nor tests.
fn parents(path: &str, files: &[String]) -> Option<Vec<String>> {
    if matches!(stem(path), "lib" | "main") {
        return None;
    }
    let (folder, _) = path.rsplit_once('/')?;
    if path.contains("/src/") {
        return Some(match folder.strip_suffix("/src") {
            Some(home) => ["lib", "main"].map(|root| format!("{home}/src/{root}.rs")).to_vec(),
            None => vec![format!("{folder}.rs")],
        });
    }
    let (home, _) = path.split_once("/tests/")?;
    let root = format!("{home}/tests/main.rs");
    // Where there is no such root, a file of tests is one itself.
    files.contains(&root).then(|| vec![root, format!("{folder}.rs")])
}

/// Whether files beside it name it by its path: what is compiled for several types is written once.
fn is_shared(path: &str, files: &[String]) -> Result<bool> {
    let Some((folder, name)) = path.rsplit_once('/') else { return Ok(false) };
    let is_beside = |file: &str| {
        ending(file) == "rs" && file.rsplit_once('/').is_some_and(|(other, _)| other == folder)
    };
    for file in files.iter().filter(|file| is_beside(file)) {
        if read(file)?.contains(&format!("#[path = \"{name}\"]\nmod ")) {
            return Ok(true);
        }
    }
    Ok(false)
}

fn stem(path: &str) -> &str {
    let name = path.rsplit('/').next().unwrap_or_default();
    name.strip_suffix(".rs").unwrap_or(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_module_is_named_by_the_file_of_its_folder_or_by_a_root() {
        let files = ["a/tests/main.rs", "b/tests/alone.rs"].map(str::to_owned);
        let of = |path: &str| parents(path, &files).unwrap_or_default();
        assert_eq!(of("a/src/lib.rs"), [""; 0]);
        assert_eq!(of("a/src/rules.rs"), ["a/src/lib.rs", "a/src/main.rs"]);
        assert_eq!(of("a/src/rules/first.rs"), ["a/src/rules.rs"]);
        assert_eq!(of("a/tests/rulebook.rs"), ["a/tests/main.rs", "a/tests.rs"]);
        assert_eq!(of("a/tests/leaks/pair.rs"), ["a/tests/main.rs", "a/tests/leaks.rs"]);
        assert_eq!(of("b/tests/alone.rs"), [""; 0]);
    }
}
