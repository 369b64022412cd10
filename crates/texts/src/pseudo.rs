//! A language that nobody speaks, made from English: `⟦Þļåý ñöŵ ~~~~⟧`.
//!
//! Whatever a program shows without these marks is not in the catalogue, whatever is cut off has no room for longer
//! languages, and a bracket in the middle of a sentence shows where one was glued together. Tests read it; programs
//! that are passed on do not have it.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};

/// What stands before and after everything that the catalogue says.
pub const BRACKETS: [char; 2] = ['⟦', '⟧'];

/// How much longer than English everything is, in percent.
const LONGER: usize = 40;

/// So long is a word at most that makes it longer.
const WORD: usize = 10;

/// A file of messages in this language, made from the English one.
///
/// ```
/// let file = texts::pseudo::translated("again = Play again\nlost = You lost { $n } points\n");
/// assert_eq!(file, "again = ⟦Þļåý åĝåîñ ~~~~⟧\nlost = ⟦Ýöû ļöšţ { $n } þöîñţš ~~~~~~⟧\n");
/// ```
pub fn translated(english: &str) -> String {
    let mut file = match parser::parse(english.to_owned()) {
        Ok(file) | Err((file, _)) => file,
    };
    for entry in &mut file.body {
        if let Entry::Message(message) = entry
            && let Some(value) = &mut message.value
        {
            change(value);
        }
    }
    serializer::serialize(&file)
}

fn change(pattern: &mut Pattern<String>) {
    let mut n_letters = 0;
    let mut has_words = false;
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                n_letters += value.trim().chars().count();
                has_words |= value.contains(char::is_alphabetic);
                *value = value.chars().map(accented).collect();
            }
            PatternElement::Placeable { expression } => change_choices(expression),
        }
    }
    // Signs between numbers and messages are as long in every language, and what only chooses says nothing of its own.
    if has_words {
        surround(pattern, n_letters);
    }
}

fn change_choices(expression: &mut Expression<String>) {
    match expression {
        Expression::Select { variants, .. } => {
            for variant in variants {
                change(&mut variant.value);
            }
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => {
            change_choices(expression);
        }
        Expression::Inline(_) => {}
    }
}

fn surround(pattern: &mut Pattern<String>, n_letters: usize) {
    let longer = (n_letters * LONGER).div_ceil(100);
    let text = |value: String| PatternElement::TextElement { value };
    pattern.elements.insert(0, text(BRACKETS[0].to_string()));
    pattern.elements.push(text(format!("{}{}", padding(longer), BRACKETS[1])));
}

/// So many letters, in words that are no longer than others.
fn padding(n_letters: usize) -> String {
    let lengths = (0..n_letters).step_by(WORD).map(|at| WORD.min(n_letters - at));
    lengths.flat_map(|length| [" ".to_owned(), "~".repeat(length)]).collect()
}

fn accented(letter: char) -> char {
    const PLAIN: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const ACCENTED: &str = "åƀçđéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅɃÇĐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ";
    let at = PLAIN.chars().position(|it| it == letter);
    at.and_then(|at| ACCENTED.chars().nth(at)).unwrap_or(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_choice_has_brackets_of_its_own() {
        let english = "points =\n    { $n ->\n        [one] { $n } point\n       *[other] { $n } points\n    }\n";
        let file = translated(english);
        assert!(file.contains("[one] ⟦{ $n } þöîñţ ~~⟧"), "{file}");
        assert!(file.contains("*[other] ⟦{ $n } þöîñţš ~~~⟧"), "{file}");
        assert_eq!(file.matches(BRACKETS[0]).count(), 2, "{file}");
    }

    #[test]
    fn only_words_are_longer_and_no_word_is_too_long() {
        assert_eq!(translated("gain = +{ $n }\n"), "gain = +{ $n }\n");
        let file = translated("why = Nobody knows why this one sentence has to be that long\n");
        assert!(file.ends_with(" ~~~~~~~~~~ ~~~~~~~~~~ ~~⟧\n"), "{file}");
    }

    #[test]
    fn names_of_messages_and_of_what_they_are_about_stay() {
        let file = translated("# A remark.\none = { two }, { $who }\ntwo = Two\n");
        assert!(file.contains("# A remark.") && file.contains("{ two }"), "{file}");
        assert!(file.contains("{ $who }"), "{file}");
    }
}
