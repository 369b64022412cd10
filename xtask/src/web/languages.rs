//! What the page has of other languages than English: files that are fetched for those who read them.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use texts::Language;

use crate::new_game::SAMPLE;
use crate::shell;

/// Words that the page never says: before its program runs, in terminals, in pictures for terminals and in score reports.
/// And those of lessons, which are a file of their own.
const NOT_AMONG_WORDS: [&str; 5] = ["boot", LESSONS, "pictures", "reports", "terminal"];

/// What lessons and the coach say: fetched by whoever learns, in English, too.
const LESSONS: &str = "lessons";

/// The other languages.
pub(super) fn others() -> impl Iterator<Item = Language> {
    Language::ALL.iter().copied().filter(|it| *it != Language::ENGLISH)
}

/// Writes the words of the other languages beside the page, and lets the page name them.
pub(super) fn write(folder: &Path) -> Result<()> {
    let mut files = Vec::new();
    for language in others() {
        let file = format!("words_{}.ftl", language.tag());
        fs::write(folder.join(&file), words(language)?)?;
        files.push(file);
    }
    for language in Language::ALL {
        let file = format!("{LESSONS}_{}.ftl", language.tag());
        fs::write(
            folder.join(&file),
            bare(&locale(*language).join(LESSONS).with_extension("ftl"))?,
        )?;
        files.push(file);
    }
    name_in_page(folder, &files)
}

fn locale(language: Language) -> PathBuf {
    shell::root().join("locales").join(language.tag())
}

/// All that the page says in a language, without remarks for translators.
fn words(language: Language) -> Result<String> {
    let locale = locale(language);
    let mut names = shell::file_names(&locale)?;
    names.retain(|name| is_among_words(name));
    names.sort();
    let mut words = String::new();
    for name in names {
        words.push_str(&bare(&locale.join(name))?);
    }
    Ok(words)
}

/// Whether the page says what is in this file from the beginning: the sample game is not in it.
fn is_among_words(name: &str) -> bool {
    let stem = name.trim_end_matches(".ftl");
    !NOT_AMONG_WORDS.contains(&stem) && stem.trim_end_matches("-refusals") != SAMPLE
}

/// The messages of a file, without remarks for translators.
fn bare(file: &Path) -> Result<String> {
    let file =
        fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
    let lines = file.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    Ok(lines.flat_map(|line| [line, "\n"]).collect())
}

/// Adds a line to the head of the page for each of these files, with the name by which the page asks for it: that of
/// the file with dashes, and without its ending.
pub(super) fn name_in_page(folder: &Path, files: &[String]) -> Result<()> {
    let page = folder.join("index.html");
    let text = naming(&fs::read_to_string(&page)?, files)?;
    fs::write(&page, text).context("cannot write index.html")
}

fn naming(page: &str, files: &[String]) -> Result<String> {
    const BEFORE: &str = "    <title>";
    let (head, rest) = page.split_once(BEFORE).context("index.html has no line with its title")?;
    let line = |file: &String| {
        let name = file.split('.').next().unwrap_or_default().replace('_', "-");
        format!("    <meta name=\"{name}\" content=\"{file}\">\n")
    };
    let lines: String = files.iter().map(line).collect();
    Ok(format!("{head}{lines}{BEFORE}{rest}"))
}

/// The other language that a file of the page is of, if it is. Its tag stands behind the last underscore.
pub(super) fn of_file(file: &str) -> Option<Language> {
    let stem = without_hash(file.split('.').next()?);
    let (_, tag) = stem.rsplit_once('_')?;
    others().find(|language| language.tag() == tag)
}

/// A stem without the hash of its content behind the last dash, if it has one.
fn without_hash(stem: &str) -> &str {
    let is_hash = |it: &str| it.len() == 16 && it.bytes().all(|digit| digit.is_ascii_hexdigit());
    stem.rsplit_once('-').filter(|(_, hash)| is_hash(hash)).map_or(stem, |(stem, _)| stem)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_names_files_that_it_fetches() {
        let page = "<head>\n    <title>Clubhouse</title>\n</head>\n";
        let files = ["rules_one.html".into(), "words_zh-Hans.ftl".into()];
        let lines = "<head>\n    <meta name=\"rules-one\" content=\"rules_one.html\">\n    \
            <meta name=\"words-zh-Hans\" content=\"words_zh-Hans.ftl\">\n    <title>";
        let named = naming(page, &files).unwrap();
        assert!(named.starts_with(lines), "{named}");
        assert!(naming("<head></head>", &[]).is_err());
    }

    #[test]
    fn the_page_says_nothing_of_the_sample_game() {
        let names =
            ["boot.ftl", "green.ftl", "green-refusals.ftl", "pips.ftl", "pips-refusals.ftl"];
        assert_eq!(names.map(is_among_words), [false, true, true, false, false]);
    }

    #[test]
    fn files_of_other_languages_are_known_by_their_names() {
        let tag = |file| of_file(file).map(Language::tag);
        assert_eq!(tag("words_fr.ftl"), Some("fr"));
        assert_eq!(tag("rules_green_zh-Hant.html"), Some("zh-Hant"));
        assert_eq!(tag("rules_green.html"), None);
        assert_eq!(tag("words_zh-Hans-0011223344556677.ftl"), Some("zh-Hans"));
        assert_eq!(tag("rules_green-0011223344556677.html"), None);
        assert_eq!(tag("clubhouse_bg.wasm"), None);
    }
}
