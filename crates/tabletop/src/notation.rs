//! Steps as text: what a move or an outcome must do to be written, and a cursor for reading.

use alloc::format;
use alloc::string::{String, ToString};
use core::fmt::{Debug, Display};
use core::hash::Hash;
use core::str::FromStr;

use serde::de::Error;
use serde::{Deserialize, Deserializer};

use crate::seat::Seat;

/// A value with one canonical spelling: `parse` reads back what `Display` wrote.
pub trait Notation:
    Clone + Eq + Ord + Hash + Debug + Display + FromStr<Err = ParseError> + Send + Sync + 'static
{
}

impl<T> Notation for T where
    T: Clone
        + Eq
        + Ord
        + Hash
        + Debug
        + Display
        + FromStr<Err = ParseError>
        + Send
        + Sync
        + 'static
{
}

/// Text that is not notation: where it goes wrong, and why.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("column {column}: {reason}")]
pub struct ParseError {
    /// The character at which reading stopped, from 1.
    pub column: usize,
    /// What was expected there.
    pub reason: String,
}

/// Reads a value that was written as text: the counterpart of `collect_str`.
pub fn read_text<'de, D, T>(deserializer: D) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: FromStr<Err = ParseError>,
{
    let text = String::deserialize(deserializer)?;
    text.parse().map_err(|error| D::Error::custom(format!("`{}`: {error}", excerpt(&text))))
}

/// Text from outside as it may stand in a message: short, and with nothing in it that a terminal would obey.
pub fn excerpt(text: &str) -> String {
    const MOST: usize = 40;
    let more = if text.chars().nth(MOST).is_some() { "…" } else { "" };
    let shown: String = text.chars().take(MOST).flat_map(char::escape_debug).collect();
    format!("{shown}{more}")
}

/// Whether a name can be shown anywhere: no control characters, and none that turn the direction of the text around it.
pub fn is_harmless(name: &str) -> bool {
    let turns = |c| matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    !name.contains(|c: char| c.is_control() || turns(c) || matches!(c, '\u{2028}' | '\u{2029}'))
}

/// Reads notation from left to right and knows where it is.
///
/// ```
/// use tabletop::Cursor;
/// let mut cursor = Cursor::new("place 3,-1");
/// cursor.word("place ")?;
/// let q: i8 = cursor.number()?;
/// cursor.word(",")?;
/// let r: i8 = cursor.number()?;
/// cursor.end()?;
/// assert_eq!((q, r), (3, -1));
/// # Ok::<(), tabletop::ParseError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Cursor<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Cursor<'a> {
    /// At the start of the text.
    pub const fn new(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    /// What is left to read.
    pub fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// Steps over the word if it comes next.
    pub fn eat(&mut self, word: &str) -> bool {
        let found = self.rest().starts_with(word);
        if found {
            self.at += word.len();
        }
        found
    }

    /// Steps over a word that must come next.
    pub fn word(&mut self, word: &str) -> Result<(), ParseError> {
        if self.eat(word) { Ok(()) } else { Err(self.expected(&format!("`{word}`"))) }
    }

    /// A whole number in its shortest spelling: no `+`, no leading zeros, no `-0`.
    pub fn number<T: FromStr + Display>(&mut self) -> Result<T, ParseError> {
        let rest = self.rest();
        let sign = usize::from(rest.starts_with('-'));
        let digits = rest[sign..].bytes().take_while(u8::is_ascii_digit).count();
        let text = &rest[..sign + digits];
        match text.parse::<T>() {
            Ok(number) if number.to_string() == text => {
                self.at += text.len();
                Ok(number)
            }
            Ok(number) => Err(self.fail(format!("`{}` is written `{number}`", excerpt(text)))),
            Err(_) if digits == 0 => Err(self.expected("a number")),
            Err(_) => {
                Err(self.fail(format!("`{}` is not a number that can stand here", excerpt(text))))
            }
        }
    }

    /// The number of a seat.
    pub fn seat(&mut self) -> Result<Seat, ParseError> {
        let start = self.clone();
        let number: u8 = self.number()?;
        Seat::try_from(number).map_err(|error| start.fail(error.to_string()))
    }

    /// One or more items with commas between them; `item` reads one and keeps it.
    pub fn list(
        &mut self,
        mut item: impl FnMut(&mut Self) -> Result<(), ParseError>,
    ) -> Result<(), ParseError> {
        item(self)?;
        while self.eat(",") {
            item(self)?;
        }
        Ok(())
    }

    /// The next character.
    pub fn char(&mut self) -> Option<char> {
        let next = self.rest().chars().next()?;
        self.at += next.len_utf8();
        Some(next)
    }

    /// Nothing may follow.
    pub fn end(&self) -> Result<(), ParseError> {
        if self.rest().is_empty() { Ok(()) } else { Err(self.expected("the end")) }
    }

    /// An error at this place: what should stand here, and what does.
    pub fn expected(&self, what: &str) -> ParseError {
        let found = match self.rest().chars().next() {
            Some(next) => format!("{next:?}"),
            None => "the end".into(),
        };
        self.fail(format!("expected {what}, found {found}"))
    }

    /// An error at this place.
    pub fn fail(&self, reason: impl Into<String>) -> ParseError {
        let column = self.text[..self.at].chars().count() + 1;
        ParseError { column, reason: reason.into() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_has_one_spelling() {
        for text in ["0", "7", "-7", "127", "-128"] {
            assert_eq!(Cursor::new(text).number::<i8>().unwrap().to_string(), text);
        }
        for text in ["", "-", "+1", "01", "-0", "00", "128", "x", "٣"] {
            assert!(Cursor::new(text).number::<i8>().is_err(), "{text}");
        }
        let zeros = Cursor::new("03").number::<i8>().unwrap_err();
        assert_eq!(zeros.to_string(), "column 1: `03` is written `3`");
    }

    #[test]
    fn an_excerpt_is_short_and_harmless() {
        assert_eq!(excerpt("a\u{1b}[31m"), "a\\u{1b}[31m");
        assert_eq!(excerpt(&"x".repeat(99)), format!("{}…", "x".repeat(40)));
    }

    #[test]
    fn a_harmless_name_leaves_the_text_around_it_alone() {
        for name in ["Zoë", "Ann-Marie 2", "اسم", "名前"] {
            assert!(is_harmless(name), "{name}");
        }
        for name in ["a\nb", "a\u{1b}[31m", "\u{202e}abc", "\u{2066}x", "a\u{2028}b"] {
            assert!(!is_harmless(name), "{name:?}");
        }
    }

    #[test]
    fn an_error_counts_characters_and_quotes_what_it_found() {
        let mut cursor = Cursor::new("é\u{7}");
        cursor.char();
        assert_eq!(
            cursor.end().unwrap_err().to_string(),
            r"column 2: expected the end, found '\u{7}'"
        );
    }
}
