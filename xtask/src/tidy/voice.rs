//! Words and phrases that nobody would say: what people read sounds as if a good native writer had written it.

use anyhow::Result;

use super::files::ending;
use super::messages::tokens::{Token, tokens};
use super::{read, tracked};

/// What is written instead, in the words of an English reader.
const STILTED: &[(&str, &str)] = &[
    ("anew", "again"),
    ("anybody", "anyone"),
    ("are told", "see, or learn"),
    ("at once", "immediately, straight away, or nothing"),
    ("for ever", "for good"),
    ("go on with", "continue"),
    ("goes on with", "continues"),
    ("gone on with", "continued"),
    ("here are", "there are"),
    ("how-manieth", "which"),
    ("is left as it is", "doesn’t change"),
    ("is no", "isn’t a"),
    ("is there twice", "appears twice"),
    ("is to be", "must be, or say who does it"),
    ("is told", "sees, or learns"),
    ("are to be", "must be, or say who does it"),
    ("is to move", "’s turn"),
    ("lies in", "is in"),
    ("meanwhile", "in the meantime, or nothing"),
    ("onlooker", "spectator"),
    ("onlookers", "spectators"),
    ("saying", "message"),
    ("sayings", "messages"),
    ("so many", "how many, or the number"),
    ("somebody", "someone, or say who"),
    ("stands in", "is in"),
    ("the own", "your own"),
    ("to nobody", "not to anyone"),
    ("told of", "shown"),
    ("unheard", "new"),
    ("whoever", "the person who, or anyone who"),
];

/// Phrases that hold one of these and are fine.
const FINE: &[&str] = &["there is no", "is no longer", "is no more"];

/// Every stilted phrase in what people read.
pub(super) fn problems() -> Result<Vec<String>> {
    let mut problems = Vec::new();
    for path in &tracked()? {
        if is_read_by_people(path) {
            for (number, line) in (1..).zip(read(path)?.lines()) {
                problems.extend(faults(path, number, &said(path, line)));
            }
        } else if is_program(path) {
            let program = read(path)?;
            for text in told(&program) {
                problems.extend(faults(path, line_of(&program, text), &without_code(text)));
            }
        }
    }
    Ok(problems)
}

fn faults(path: &str, line: usize, said: &str) -> Vec<String> {
    let found = stilted(said);
    let fault = |(phrase, instead): (&str, &str)| {
        format!("{path}:{line}: nobody says “{phrase}”; better: {instead}")
    };
    found.into_iter().map(fault).collect()
}

/// English documents and words. The command line’s help is in its source, among code.
fn is_read_by_people(path: &str) -> bool {
    let is_page = ending(path) == "md" && path.matches('/').count() < 2;
    let is_rules = path.starts_with("docs/rules/") && path.matches('/').count() == 2;
    path.starts_with("locales/en/") || (is_page && !path.starts_with('.')) || is_rules
}

/// Programs that say something to people. What only tests say, nobody else reads.
fn is_program(path: &str) -> bool {
    let is_for_tests = path.starts_with("crates/testkit/") || path.contains("-for-tests/");
    path.starts_with("crates/") && path.contains("/src/") && ending(path) == "rs" && !is_for_tests
}

/// What stands in the brackets of these, people see only where we were wrong: reasons for the compiler, and promises.
const NOT_READ: [&str; 11] = [
    "allow",
    "assert",
    "assert_eq",
    "assert_ne",
    "debug_assert",
    "debug_assert_eq",
    "expect",
    "expect_err",
    "panic",
    "tests",
    "unreachable",
];

/// The texts of a program that people may read: those of several words.
fn told(program: &str) -> Vec<&str> {
    let tokens = tokens(program);
    // What is before each bracket that is still open.
    let mut open: Vec<&str> = Vec::new();
    let mut told = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        match token {
            Token::Mark('(' | '[' | '{') => open.push(name_before(&tokens[..at])),
            Token::Mark(')' | ']' | '}') => drop(open.pop()),
            Token::Text(text) if text.contains(' ') => {
                if !open.iter().any(|name| NOT_READ.contains(name)) {
                    told.push(*text);
                }
            }
            Token::Mark(_) | Token::Text(_) | Token::Word(_) => {}
        }
    }
    told
}

/// What a bracket belongs to: `f` of `f(`, `m` of `m!(`, `tests` of `mod tests {`.
fn name_before<'a>(before: &[Token<'a>]) -> &'a str {
    match before {
        [.., Token::Word(name)] | [.., Token::Word(name), Token::Mark('!')] => name,
        _ => "",
    }
}

fn line_of(program: &str, text: &str) -> usize {
    let before = program.split(text).next().unwrap_or_default();
    before.matches('\n').count() + 1
}

/// What a line says: of a message, not its name or the remarks above it; of a page, not what is code.
fn said(path: &str, line: &str) -> String {
    if ending(path) == "ftl" {
        let is_remark = line.starts_with('#');
        let said = line.split_once(" = ").map_or(line, |(_, said)| said);
        return if is_remark { String::new() } else { said.to_owned() };
    }
    without_code(line)
}

fn without_code(text: &str) -> String {
    text.split('`').step_by(2).collect::<Vec<_>>().join(" ")
}

fn stilted(text: &str) -> Vec<(&'static str, &'static str)> {
    let mut text = text.to_lowercase();
    for fine in FINE {
        text = text.replace(fine, " ");
    }
    let who = begins_with_who(&text).then_some(("who has", "if you have, or a player who has"));
    let phrases = STILTED.iter().copied().filter(|(phrase, _)| has(&text, phrase));
    phrases.chain(who).collect()
}

/// Whether “who has” is what a sentence is about, and asks nothing.
fn begins_with_who(text: &str) -> bool {
    let mut sentences = text.split(['.', ':', ';']).map(str::trim_start);
    !text.contains('?') && sentences.any(|sentence| sentence.starts_with("who has "))
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
        let found = |text| stilted(text).iter().map(|(phrase, _)| *phrase).collect::<Vec<_>>();
        assert_eq!(found("Whoever comes begins anew."), ["anew", "whoever"]);
        assert!(found("The renewal stands inside; at oncea.").is_empty());
        assert_eq!(found("This is no tile that has one"), ["is no"]);
        assert!(found("There is no tile, and it is no longer here.").is_empty());
        assert_eq!(found("Who has retired has no shots."), ["who has"]);
        assert!(found("Anyone who has retired. Who has won?").is_empty());
    }

    #[test]
    fn texts_of_a_program_are_read_unless_they_are_for_its_authors() {
        let program = r#"
            #[allow(dead_code, reason = "one two")]
            fn f() -> Result<(), String> {
                // "three four"
                assert!(g("five six"), "seven {}", "eight nine");
                x.expect("ten eleven");
                Err(format!("twelve {thirteen}: {}", "fourteen fifteen"))
            }
            mod tests {
                fn h() { f("sixteen seventeen") }
            }
        "#;
        assert_eq!(told(program), ["twelve {thirteen}: {}", "fourteen fifteen"]);
        assert_eq!(line_of(program, "twelve"), 7);
        assert!(is_program("crates/a/src/lib.rs") && !is_program("crates/testkit/src/lib.rs"));
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
