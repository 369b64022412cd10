//! A line becomes a request: an object whose fields are still JSON texts.

use serde::Deserializer as _;
use serde::de::{DeserializeOwned, Error as _, MapAccess, Visitor};
use serde_json::value::RawValue;
use tabletop::excerpt;

use super::answer::Error;

/// The fields of a request as they were written. What a command takes is taken out; the rest is unknown.
#[derive(Default)]
pub(super) struct Request<'a> {
    id: Option<&'a RawValue>,
    fields: Vec<(String, &'a RawValue)>,
}

impl<'a> Request<'a> {
    /// Reads a line. The id is known even if something after it is wrong.
    pub(super) fn read(line: &'a [u8]) -> (Self, Result<(), Error>) {
        let mut request = Self::default();
        let (text, is_text) = match str::from_utf8(line) {
            Ok(text) => (text, Ok(())),
            Err(error) => (
                str::from_utf8(&line[..error.valid_up_to()]).unwrap_or_default(),
                Err(Error::malformed(format!(
                    "the line is not UTF-8 from byte {} on",
                    error.valid_up_to() + 1
                ))),
            ),
        };
        let read = request.fill(text);
        (request, is_text.and(read))
    }

    fn fill(&mut self, text: &'a str) -> Result<(), Error> {
        if text.trim().is_empty() {
            return Err(Error::malformed(
                "the line is empty; a request is an object such as {\"id\":1,\"do\":\"games\"}",
            ));
        }
        let mut reader = serde_json::Deserializer::from_str(text);
        let read = reader.deserialize_map(Fill(self)).and_then(|()| reader.end());
        read.map_err(|error| {
            Error::malformed(format!(
                "the line is not a request: {}",
                shortened(&error.to_string())
            ))
        })
    }

    /// The id as it was written, on one line; `null` if there is none.
    pub(super) fn id(&self) -> Box<RawValue> {
        // Between tokens a carriage return is only a blank, but some clients would end a line there.
        let text = self.id.map_or("null", RawValue::get).replace('\r', " ");
        RawValue::from_string(text).expect("it was read as JSON before")
    }

    /// A field that must be there.
    pub(super) fn required<T: DeserializeOwned>(
        &mut self,
        name: &str,
        what: &str,
    ) -> Result<T, Error> {
        self.optional(name, what)?.ok_or_else(|| Error::field(name, &format!("is missing: {what}")))
    }

    /// A field that may be missing, or null.
    pub(super) fn optional<T: DeserializeOwned>(
        &mut self,
        name: &str,
        what: &str,
    ) -> Result<Option<T>, Error> {
        let Some(at) = self.fields.iter().position(|(field, _)| field == name) else {
            return Ok(None);
        };
        let (_, text) = self.fields.remove(at);
        // What serde says may quote the whole value.
        serde_json::from_str(text.get()).map_err(|_| Error::field(name, &format!("must be {what}")))
    }

    /// Nothing may be left.
    pub(super) fn end(&self) -> Result<(), Error> {
        const MOST: usize = 5;
        if self.fields.is_empty() {
            return Ok(());
        }
        let names: Vec<String> =
            self.fields.iter().take(MOST).map(|(name, _)| format!("`{}`", excerpt(name))).collect();
        let more = if self.fields.len() > MOST { " and more" } else { "" };
        Err(Error::malformed(format!("no such field here: {}{more}", names.join(", "))))
    }
}

/// Fills a request field by field, so that what was read stays when something later is wrong.
struct Fill<'r, 'a>(&'r mut Request<'a>);

impl<'a> Visitor<'a> for Fill<'_, 'a> {
    type Value = ();

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("an object such as {\"id\":1,\"do\":\"games\"}")
    }

    fn visit_map<A: MapAccess<'a>>(self, mut map: A) -> Result<(), A::Error> {
        let mut names = std::collections::BTreeSet::new();
        while let Some(name) = map.next_key::<String>()? {
            let value: &'a RawValue = map.next_value()?;
            if !names.insert(name.clone()) {
                let message = format!("field `{}` is given twice", excerpt(&name));
                return Err(A::Error::custom(message));
            }
            if name == "id" {
                self.0.id = Some(value);
            } else {
                self.0.fields.push((name, value));
            }
        }
        Ok(())
    }
}

/// A message that may quote what it complains of.
fn shortened(message: &str) -> String {
    const MOST: usize = 160;
    match message.char_indices().nth(MOST) {
        None => message.to_owned(),
        Some((end, _)) => format!("{}…", &message[..end]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &[u8]) -> (String, Option<String>) {
        let (request, result) = Request::read(line);
        let message = result.err().map(|error| serde_json::to_string(&error).expect("plain data"));
        (request.id().get().to_owned(), message)
    }

    #[test]
    fn an_id_is_echoed_as_it_was_written() {
        for id in ["1", "null", "1e400", "12345678901234567890123", r#""\u00e9""#, "[ 1,{}]"] {
            assert_eq!(
                read(format!(r#"{{"do":"games","id":{id}}}"#).as_bytes()),
                (id.into(), None)
            );
        }
        assert_eq!(read(b"{\"id\":[1,\r2]}").0, "[1, 2]");
        let deep = "[".repeat(100_000) + &"]".repeat(100_000);
        assert_eq!(read(format!(r#"{{"id":{deep}}}"#).as_bytes()).0, deep);
    }

    #[test]
    fn an_id_is_known_even_if_something_after_it_is_wrong() {
        for line in [
            &b"{\"id\":7,\"do\":"[..],
            b"{\"id\":7,\"do\":\"\xff\"}",
            b"{\"id\":7} x",
            b"{\"id\":7,\"a\":1,\"a\":1}",
        ] {
            let (id, error) = read(line);
            assert_eq!(id, "7");
            assert!(error.is_some());
        }
        assert_eq!(read(b"[]").0, "null");
    }

    #[test]
    fn a_message_does_not_repeat_a_long_line() {
        let (_, error) = read(format!("\"{}\"", "x".repeat(100_000)).as_bytes());
        assert!(error.is_some_and(|error| error.len() < 1000));
    }
}
