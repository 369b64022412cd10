//! Rule ids, both ways: each rule of `docs/rules` has a test that bears its id, and each id in code exists.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::Result;
use texts::Language;

use super::{edges, read, tracked};

/// What a game's folder of tests must hold.
const TESTS: [&str; 5] = ["conformance", "perft", "playthrough", "rulebook", "secrets"];

/// Rules without tests, ids without rules, games without pages.
pub(super) fn problems() -> Result<Vec<String>> {
    let files = tracked()?;
    let mut problems = Vec::new();
    let mut known = BTreeSet::new();
    for game in &edges::games()? {
        let page = format!("docs/rules/{game}.md");
        let Ok(text) = read(&page) else {
            problems.push(format!("the game `{game}` has no {page}"));
            continue;
        };
        let rules = defined(&text);
        if rules.is_empty() {
            problems.push(format!("{page} defines no rule"));
        }
        problems.extend(untested(&page, game, &rules, &files)?);
        for test in TESTS.map(|test| format!("crates/{game}/tests/{test}.rs")) {
            if !files.contains(&test) {
                problems.push(format!("{test} is missing"));
            }
        }
    }
    problems.extend(untranslated(&files)?);
    // A page may come before its game.
    for page in files.iter().filter(|file| file.starts_with("docs/rules/")) {
        known.extend(defined(&read(page)?).into_iter().map(str::to_owned));
    }
    problems.extend(unknown(&known, &files)?);
    Ok(problems)
}

/// Pages of rules that other languages lack, or that have other rules or sections there.
fn untranslated(files: &[String]) -> Result<Vec<String>> {
    let mut problems = Vec::new();
    let is_page =
        |path: &&String| path.strip_prefix("docs/rules/").is_some_and(|it| !it.contains('/'));
    for path in files.iter().filter(is_page) {
        let english = read(path)?;
        for language in Language::ALL.iter().filter(|it| **it != Language::ENGLISH) {
            let translated =
                path.replace("docs/rules/", &format!("docs/rules/{}/", language.tag()));
            let Ok(page) = read(&translated) else {
                problems.push(format!("{translated} is missing"));
                continue;
            };
            if defined(&page) != defined(&english) {
                problems.push(format!("{translated} has other rules than {path}"));
            }
            if sections(&page) != sections(&english) {
                problems.push(format!("{translated} has other sections than {path}"));
            }
        }
    }
    Ok(problems)
}

/// The levels of a page's headings, up to the last section that is translated.
fn sections(page: &str) -> Vec<usize> {
    let headings = page.lines().filter(|line| line.starts_with('#'));
    let n_translated =
        headings.clone().position(|it| it == "## Decisions").map_or(usize::MAX, |at| at + 1);
    let level = |line: &str| line.chars().take_while(|it| *it == '#').count();
    headings.take(n_translated).map(level).collect()
}

/// The ids of a page's rules. A rule is an item that begins with a title and ends with its id:
/// `- **Passing.** … (XX-3)`. Its other lines are indented.
pub(crate) fn defined(page: &str) -> BTreeSet<&str> {
    let mut ids = BTreeSet::new();
    let mut last_line = None;
    for line in page.lines().chain([""]) {
        let continues = line.starts_with("  ") && last_line.is_some();
        if !continues {
            ids.extend(last_line.take().and_then(id_at_end));
        }
        if continues || line.starts_with("- **") {
            last_line = Some(line);
        }
    }
    ids
}

/// `XX-3` of a text that ends with `(XX-3)`.
pub(crate) fn id_at_end(text: &str) -> Option<&str> {
    let (_, id) = text.strip_suffix(')')?.rsplit_once('(')?;
    (id_in_prose(id).as_deref() == Some(id)).then_some(id)
}

fn untested(
    page: &str,
    game: &str,
    rules: &BTreeSet<&str>,
    files: &[String],
) -> Result<Vec<String>> {
    let folder = format!("crates/{game}/");
    let mut names = String::new();
    for file in files.iter().filter(|file| file.starts_with(&folder) && is_rust(file)) {
        names += &test_names(&read(file)?);
    }
    let is_untested =
        |id: &&&str| !names.contains(&format!(" {}_", id.to_lowercase().replace('-', "_")));
    Ok(rules
        .iter()
        .filter(is_untested)
        .map(|id| format!("{page}: no test bears the id {id} in its name"))
        .collect())
}

/// The names of all functions marked as tests, each behind a blank.
fn test_names(source: &str) -> String {
    let mut names = String::new();
    let mut is_marked = false;
    for line in source.lines().map(str::trim) {
        match line.strip_prefix("fn ") {
            Some(name) if is_marked => names = names + " " + name,
            Some(_) | None => {}
        }
        // Other attributes may stand between the mark and the function.
        is_marked = line == "#[test]" || (is_marked && line.starts_with("#["));
    }
    names
}

/// Ids anywhere that no page defines.
fn unknown(known: &BTreeSet<String>, files: &[String]) -> Result<Vec<String>> {
    let mut problems = BTreeMap::new();
    let is_read = |file: &&String| is_rust(file) || file.rsplit('.').next() == Some("md");
    for file in files.iter().filter(is_read) {
        for id in ids(&read(file)?).difference(known).filter(|id| !id.starts_with(EXAMPLE)) {
            problems
                .entry(id.clone())
                .or_insert_with(|| format!("{file}: {id} is no rule of docs/rules"));
        }
    }
    Ok(problems.into_values().collect())
}

/// The prefix of ids that stand for any.
const EXAMPLE: &str = "XX-";

/// Everything that looks like an id, in prose (`XX-3`) or in a test's name (`fn xx_3_`).
fn ids(text: &str) -> BTreeSet<String> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_');
    words.filter_map(|word| id_in_prose(word).or_else(|| id_in_name(word))).collect()
}

fn id_in_prose(word: &str) -> Option<String> {
    let (prefix, rest) = word.split_once('-')?;
    let number = leading_digits(rest);
    let is_id =
        prefix.len() == 2 && prefix.bytes().all(|c| c.is_ascii_uppercase()) && !number.is_empty();
    is_id.then(|| format!("{prefix}-{number}"))
}

fn id_in_name(word: &str) -> Option<String> {
    let (prefix, rest) = word.split_once('_')?;
    let number = leading_digits(rest);
    let is_name = prefix.len() == 2 && !number.is_empty() && rest[number.len()..].starts_with('_');
    let is_lower = prefix.bytes().all(|c| c.is_ascii_lowercase());
    (is_name && is_lower).then(|| format!("{}-{number}", prefix.to_uppercase()))
}

fn leading_digits(text: &str) -> &str {
    &text[..text.bytes().take_while(u8::is_ascii_digit).count()]
}

fn is_rust(file: &str) -> bool {
    file.rsplit('.').next() == Some("rs")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_translation_ends_with_the_decisions() {
        let english = "# A\n## Words\n### One\n## Decisions\n## Notation\n";
        assert_eq!(sections(english), sections("# B\n## Mots\n### Un\n## Décisions\n"));
        assert_ne!(sections(english), sections("# B\n## Mots\n## Décisions\n"));
    }

    #[test]
    fn a_page_defines_the_ids_at_the_end_of_its_rules() {
        let page = "- **One.** See (XX-5)\n  or not. (XX-1)\n- **Two,** see XX-1.\\\n  Example: 2. (XX-12)\n\
            - see (XX-3)\n| XX-4 |\n- **No rule.** XX-6\n\n  (XX-7)\n- **Last.** (XX-8)";
        assert_eq!(defined(page), ["XX-1", "XX-12", "XX-8"].into());
    }

    #[test]
    fn only_functions_marked_as_tests_count() {
        let source = "#[test]\nfn xx_1_is_tested() {}\nfn xx_2_is_not() {}\n";
        assert_eq!(test_names(source), " xx_1_is_tested() {}");
    }

    #[test]
    fn ids_are_found_in_prose_and_in_names_and_nowhere_else() {
        let text = "XX-3, fn xx_14_holds, AXX-5, XX-, x_6_local, fn xx_7() (XX-8) SHA-256 xx_9x_y";
        assert_eq!(ids(text), ["XX-3", "XX-14", "XX-8"].map(str::to_owned).into());
    }
}
