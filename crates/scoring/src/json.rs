//! JSON as it is written: fields in their order, and a field that is there twice is there twice.

use std::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};

use crate::reading::Problem;

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
    pub(crate) const fn kind(&self) -> &'static str {
        match self {
            Self::Null => "null",
            Self::Flag(_) => "true or false",
            Self::Whole(_) => "a number",
            Self::Fraction => "a number that is not whole",
            Self::Text(_) => "a text",
            Self::List(_) => "a list",
            Self::Object(_) => "an object",
        }
    }
}

/// Reads a text; where it is not JSON, line and column say so.
pub(crate) fn parse(text: &str) -> Result<Node, Problem> {
    serde_json::from_str(text).map_err(|error| {
        let place = format!("line {}, column {}", error.line(), error.column());
        let said = error.to_string();
        // The place is told once.
        let reason = said.split(" at line ").next().unwrap_or(&said);
        Problem { place, reason: format!("this is not JSON: {reason}") }
    })
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
        assert_eq!(problem.place, "line 2, column 11");
        assert!(problem.reason.starts_with("this is not JSON: "), "{}", problem.reason);
        assert!(parse("").is_err() && parse(&"[".repeat(100_000)).is_err());
    }
}
