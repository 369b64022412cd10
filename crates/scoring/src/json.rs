//! JSON as it is written: fields in their order, and a field that is there twice is there twice.

use std::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};

use texts::{Message, message};

use crate::problem::{Place, Problem};

/// A value of a file.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Node {
    Null,
    Flag(bool),
    Whole(i64),
    /// A number with a fraction, or too large to mean anything here.
    Fraction,
    Text(String),
    List(Vec<Node>),
    Object(Vec<(String, Node)>),
}

impl Node {
    /// What it is, in words.
    pub(crate) fn kind(&self) -> Message {
        match self {
            Self::Null => Message::text("null"),
            Self::Flag(_) => message!("score-true-or-false"),
            Self::Whole(_) => message!("score-a-number"),
            Self::Fraction => message!("score-a-fraction"),
            Self::Text(_) => message!("score-a-text"),
            Self::List(_) => message!("score-a-list"),
            Self::Object(_) => message!("score-an-object"),
        }
    }
}

/// Reads a text; where it is not JSON, line and column say so.
pub(crate) fn parse(text: &str) -> Result<Node, Problem> {
    serde_json::from_str(text).map_err(|error| {
        let place = Place::Text { line: error.line(), column: error.column() };
        Problem { place, reason: message!("score-not-json", why = why(&error)) }
    })
}

/// What is wrong there. The parser has English words for it; those that are not known here are told in general.
fn why(error: &serde_json::Error) -> Message {
    let said = error.to_string();
    let said = said.split(" at line ").next().unwrap_or(&said);
    let marks: Vec<&str> = said.split('`').skip(1).step_by(2).collect();
    match (said, marks.as_slice()) {
        _ if error.is_eof() => message!("score-json-ends"),
        ("trailing characters", _) => message!("score-json-more"),
        ("trailing comma", _) => message!("score-json-comma"),
        ("recursion limit exceeded", _) => message!("score-json-deep"),
        (_, [mark]) => message!("score-json-mark", mark = (*mark).to_owned()),
        (_, [one, other]) => {
            message!("score-json-marks", one = (*one).to_owned(), other = (*other).to_owned())
        }
        _ => message!("score-json-word"),
    }
}

impl<'de> Deserialize<'de> for Node {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Reader)
    }
}

struct Reader;

impl<'de> Visitor<'de> for Reader {
    type Value = Node;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_unit<E>(self) -> Result<Node, E> {
        Ok(Node::Null)
    }

    fn visit_bool<E>(self, flag: bool) -> Result<Node, E> {
        Ok(Node::Flag(flag))
    }

    fn visit_i64<E>(self, number: i64) -> Result<Node, E> {
        Ok(Node::Whole(number))
    }

    fn visit_u64<E>(self, number: u64) -> Result<Node, E> {
        Ok(i64::try_from(number).map_or(Node::Fraction, Node::Whole))
    }

    fn visit_f64<E>(self, _number: f64) -> Result<Node, E> {
        Ok(Node::Fraction)
    }

    fn visit_str<E>(self, text: &str) -> Result<Node, E> {
        Ok(Node::Text(text.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Node, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element()? {
            list.push(item);
        }
        Ok(Node::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Node, A::Error> {
        let mut object = Vec::new();
        while let Some(field) = fields.next_entry()? {
            object.push(field);
        }
        Ok(Node::Object(object))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_keep_their_order_and_their_repetitions() {
        let Ok(Node::Object(fields)) = parse(r#"{"b": 1, "a": [true, null], "b": 2.5}"#) else {
            panic!("an object")
        };
        let names: Vec<&str> = fields.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["b", "a", "b"]);
        assert_eq!(fields[2].1, Node::Fraction);
    }

    #[test]
    fn what_is_not_json_is_told_with_line_and_column() {
        let problem = parse("{\"game\":\n  \"green\",,}").unwrap_err();
        assert_eq!(problem.place, Place::Text { line: 2, column: 11 });
        assert_eq!(
            problem.to_string(),
            "line 2, column 11: this isn’t JSON: something is misspelled"
        );
        assert!(parse("").is_err() && parse(&"[".repeat(100_000)).is_err());
    }
}
