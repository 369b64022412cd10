//! Words and phrases that nobody would say: what people read sounds as if a good native writer had written it.

use anyhow::Result;

use super::files::ending;
use super::{read, tracked};

/// What is written instead, in the words of an English reader.
const STILTED: &[(&str, &str)] = &[
    ("anew", "again"),
    ("at once", "immediately, straight away, or nothing"),
    ("for ever", "for good"),
    ("go on with", "continue"),
    ("goes on with", "continues"),
    ("gone on with", "continued"),
    ("how-manieth", "which"),
    ("is left as it is", "doesn’t change"),
    ("is to be", "must be, or say who does it"),
    ("are to be", "must be, or say who does it"),
    ("is to move", "’s turn"),
    ("lies in", "is in"),
    ("meanwhile", "in the meantime, or nothing"),
    ("onlooker", "spectator"),
    ("onlookers", "spectators"),
    ("saying", "message"),
    ("sayings", "messages"),
    ("so many", "how many, or the number"),
    ("stands in", "is in"),
    ("the own", "your own"),
    ("unheard", "new"),
    ("whoever", "the person who, or anyone who"),
];

/// Every stilted phrase in what people read.
pub(super) fn problems() -> Result<Vec<String>> {
    let mut problems = Vec::new();
    for path in tracked()?.iter().filter(|path| is_read_by_people(path)) {
        for (number, line) in (1..).zip(read(path)?.lines()) {
            let said = said(path, line);
            let found = stilted(&said);
            problems.extend(found.map(|(phrase, instead)| {
                format!("{path}:{number}: nobody says “{phrase}”; better: {instead}")
            }));
        }
    }
    Ok(problems)
}

/// English documents and words. The command line’s help is in its source, among code.
fn is_read_by_people(path: &str) -> bool {
    let is_page = ending(path) == "md" && path.matches('/').count() < 2;
    let is_rules = path.starts_with("docs/rules/") && path.matches('/').count() == 2;
    path.starts_with("locales/en/") || (is_page && !path.starts_with('.')) || is_rules
}

/// What a line says: of a message, not its name or the remarks above it; of a page, not what is code.
fn said(path: &str, line: &str) -> String {
    if ending(path) == "ftl" {
        let is_remark = line.starts_with('#');
        let said = line.split_once(" = ").map_or(line, |(_, said)| said);
        return if is_remark { String::new() } else { said.to_owned() };
    }
    line.split('`').step_by(2).collect::<Vec<_>>().join(" ")
}

fn stilted(text: &str) -> impl Iterator<Item = &'static (&'static str, &'static str)> {
    let text = text.to_lowercase();
    STILTED.iter().filter(move |(phrase, _)| has(&text, phrase))
}

/// Whether a phrase is there as words of its own.
fn has(text: &str, phrase: &str) -> bool {
    let is_word = |letter: char| letter.is_alphanumeric() || letter == '-';
    text.match_indices(phrase).any(|(at, _)| {
        let (before, after) = (text[..at].chars().last(), text[at + phrase.len()..].chars().next());
        !before.is_some_and(is_word) && !after.is_some_and(is_word)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phrase_is_found_as_words_and_not_within_others() {
        let found = |text| stilted(text).map(|(phrase, _)| *phrase).collect::<Vec<_>>();
        assert_eq!(found("Whoever comes begins anew."), ["anew", "whoever"]);
        assert!(found("The renewal stands inside; at oncea.").is_empty());
    }

    #[test]
    fn names_remarks_and_code_are_not_read_aloud() {
        assert_eq!(said("locales/en/a.ftl", "onlookers = Spectators"), "Spectators");
        assert_eq!(said("locales/en/a.ftl", "# so many"), "");
        assert_eq!(said("README.md", "Run `whoever` now"), "Run   now");
        assert!(is_read_by_people("docs/rules/green.md") && is_read_by_people("README.md"));
        assert!(
            !is_read_by_people("docs/rules/fr/green.md")
                && !is_read_by_people("crates/a/src/lib.rs")
        );
    }
}
