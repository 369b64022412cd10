//! What the compiler says of a crate, and what it would do about it.

use std::collections::BTreeMap;
use std::fs;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use super::Scratch;

/// An error.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Problem {
    /// The crate that is compiled.
    pub(super) package: String,
    /// `E0004`.
    pub(super) code: String,
    /// What is wrong.
    pub(super) message: String,
    /// Where, from the root.
    pub(super) file: String,
    /// All of it, as people read it.
    pub(super) text: String,
    /// What would mend it.
    pub(super) suggestions: Vec<Suggestion>,
}

/// Something to put in the place of bytes of a file.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Suggestion {
    start: usize,
    end: usize,
    new: String,
}

/// Checks a crate and all that it uses; every error there is.
pub(super) fn check(scratch: &Scratch, package: &str) -> Result<Vec<Problem>> {
    let mut check = scratch.cargo(&["check", "--quiet", "--locked", "--keep-going"]);
    check.args(["--package", package, "--message-format", "json"]);
    let output = check.output().context("cannot start cargo")?;
    let said = String::from_utf8_lossy(&output.stdout);
    let problems: Vec<Problem> = said.lines().filter_map(read).collect();
    let is_explained = output.status.success() || !problems.is_empty();
    ensure!(is_explained, "`cargo check`: {}", String::from_utf8_lossy(&output.stderr));
    Ok(problems)
}

/// An error in a line of cargo's JSON.
fn read(line: &str) -> Option<Problem> {
    let line: Value = serde_json::from_str(line).ok()?;
    let said = (line["reason"] == "compiler-message").then_some(&line["message"])?;
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    // The last word on a crate (`aborting due to …`) has no code.
    let code = (said["level"] == "error").then_some(&said["code"]["code"])?.as_str()?;
    let place = list(&said["spans"]).iter().find(|span| span["is_primary"] == true)?;
    let help = list(&said["children"]).iter().flat_map(|child| list(&child["spans"]));
    Some(Problem {
        package: text(&line["target"]["name"]),
        code: code.to_owned(),
        message: text(&said["message"]),
        file: text(&place["file_name"]),
        text: text(&said["rendered"]),
        suggestions: help.filter_map(suggestion).collect(),
    })
}

fn suggestion(span: &Value) -> Option<Suggestion> {
    let number = |name: &str| usize::try_from(span[name].as_u64()?).ok();
    let new = for_all(span["suggested_replacement"].as_str()?);
    Some(Suggestion { start: number("byte_start")?, end: number("byte_end")?, new })
}

/// An arm for whatever is missing: `, Move::Stop => todo!()` becomes `, _ => todo!()`, since paths in suggestions are not
/// those of the place where they are put.
fn for_all(arm: &str) -> String {
    let Some((pattern, answer)) = arm.split_once("=>") else { return arm.to_owned() };
    let is_lead = |it: char| it == ',' || it.is_whitespace();
    let lead = &pattern[..pattern.find(|it| !is_lead(it)).unwrap_or(pattern.len())];
    format!("{lead}_ =>{answer}")
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// Does what the compiler suggests for matches that miss a variant. Any other error is ours.
pub(super) fn follow(scratch: &Scratch, problems: &[Problem]) -> Result<()> {
    let mut by_file: BTreeMap<&str, Vec<&Suggestion>> = BTreeMap::new();
    for Problem { code, file, text, suggestions, .. } in problems {
        ensure!(code == "E0004" && !suggestions.is_empty(), "the compiler says: {text}");
        by_file.entry(file).or_default().extend(suggestions);
    }
    for (file, suggestions) in by_file {
        let path = scratch.path(file);
        let text = fs::read_to_string(&path).with_context(|| format!("no {}", path.display()))?;
        fs::write(&path, followed(&text, suggestions))?;
    }
    Ok(())
}

/// From the end on, so that places before stay where they are.
fn followed(text: &str, mut suggestions: Vec<&Suggestion>) -> String {
    suggestions.sort();
    suggestions.dedup();
    suggestions.iter().rev().fold(text.to_owned(), |mut text, Suggestion { start, end, new }| {
        text.replace_range(start..end, new);
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn suggestions_are_followed_each_once_and_in_place() {
        let at = |start, new: &str| Suggestion { start, end: start, new: new.into() };
        let (one, two) = (at(1, "-"), at(3, "+"));
        assert_eq!(followed("abcd", vec![&two, &one, &one]), "a-bc+d");
    }

    #[test]
    fn an_arm_takes_whatever_is_missing() {
        assert_eq!(for_all(",\n    &a::B::C => todo!()"), ",\n    _ => todo!()");
        assert_eq!(for_all("\n    (_, &a::B::C) => todo!(),"), "\n    _ => todo!(),");
        assert_eq!(for_all("x"), "x");
    }

    #[test]
    fn an_error_is_read_and_a_warning_is_not() {
        let line = |level: &str| {
            serde_json::json!({ "reason": "compiler-message", "target": { "name": "a" }, "message": {
                "level": level, "code": { "code": "E0004" }, "message": "not covered", "rendered": "all",
                "spans": [{ "is_primary": true, "file_name": "crates/a/src/lib.rs" }],
                "children": [{ "spans": [{ "byte_start": 4, "byte_end": 5, "suggested_replacement": "x" }] }],
            } })
            .to_string()
        };
        let found = read(&line("error")).unwrap();
        assert_eq!((found.package.as_str(), found.code.as_str()), ("a", "E0004"));
        assert_eq!(found.file, "crates/a/src/lib.rs");
        assert_eq!(found.suggestions, [Suggestion { start: 4, end: 5, new: "x".into() }]);
        assert_eq!(read(&line("warning")), None);
        assert_eq!(read("not JSON"), None);
    }
}
