//! What is wrong or odd in a file, and where: for people in the words of the catalogue, for programs in English.

use std::fmt;

use serde::{Serialize, Serializer};
use tabletop::BreaksRule;
use texts::{Argument, Catalogue, Language, Message, Nameless, message};

/// What is wrong or odd, and where. As text and as JSON it is English.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// Where.
    pub place: Place,
    /// What, and what to do about it.
    pub reason: Message,
}

/// Where in a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// The file as a whole.
    File,
    /// A value, by the way to it: `players[1].tiles[3].kind`.
    Value(String),
    /// A character of a file that cannot be read as values, counted from 1.
    Text {
        /// Its line.
        line: usize,
        /// Its place in the line.
        column: usize,
    },
}

impl Problem {
    /// The place and the reason, in any language.
    pub fn message(&self) -> Message {
        message!("score-problem", place = self.place.message(), why = self.reason.clone())
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let english = Catalogue::of(Language::ENGLISH);
        f.write_str(&english.tell(&self.message(), &Nameless { me: None }))
    }
}

impl std::error::Error for Problem {}

impl Serialize for Problem {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Place {
    fn message(&self) -> Message {
        match self {
            Self::File => message!("score-place-file"),
            Self::Value(path) => Message::text(path.clone()),
            Self::Text { line, column } => {
                message!("score-place-text", line = *line, column = *column)
            }
        }
    }
}

/// Several words of the file’s form, as it spells them.
pub(crate) fn words(words: &[&str]) -> Argument {
    Argument::Text(words.join(", "))
}

/// What the rules have against something: a message that begins with this prefix, and its figures.
pub(crate) fn refused(prefix: &str, refusal: &impl BreaksRule) -> Message {
    let refused = Message::named(prefix, refusal.name()).otherwise(refusal.to_string());
    let figures = ["one", "two"].into_iter().zip(refusal.figures());
    figures.fold(refused, |refused, (name, figure)| refused.about(name, figure))
}
