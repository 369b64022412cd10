//! Values with their places: reading collects every problem instead of stopping at the first.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::ops::RangeInclusive;

use tabletop::{excerpt, is_harmless};
use texts::{Message, message};

use crate::json::Node;
use crate::problem::{Place, Problem, words};

/// What was found while reading.
#[derive(Debug, Default)]
pub(crate) struct Findings {
    pub(crate) problems: Vec<Problem>,
    pub(crate) warnings: Vec<Problem>,
}

impl Findings {
    pub(crate) fn problem(&mut self, at: &At<'_>, reason: Message) {
        self.problems.push(Problem { place: at.place(), reason });
    }

    pub(crate) fn warning(&mut self, at: &At<'_>, reason: Message) {
        self.warnings.push(Problem { place: at.place(), reason });
    }
}

/// A value and the way to it.
#[derive(Clone, Debug)]
pub(crate) struct At<'a> {
    path: String,
    node: &'a Node,
}

impl<'a> At<'a> {
    pub(crate) const fn root(node: &'a Node) -> Self {
        Self { path: String::new(), node }
    }

    fn place(&self) -> Place {
        if self.path.is_empty() { Place::File } else { Place::Value(self.path.clone()) }
    }

    fn field(&self, name: &str, node: &'a Node) -> Self {
        let is_plain =
            !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
        let mut path = self.path.clone();
        if !is_plain {
            let _ = write!(path, "[\"{}\"]", excerpt(name));
        } else if path.is_empty() {
            path.push_str(name);
        } else {
            let _ = write!(path, ".{name}");
        }
        Self { path, node }
    }

    fn expected(&self, wanted: Message, findings: &mut Findings) {
        let found = match self.node {
            Node::Text(text) => Message::text(format!("`{}`", excerpt(text))),
            Node::Whole(number) => Message::text(number.to_string()),
            Node::Null | Node::Flag(_) | Node::Fraction | Node::List(_) | Node::Object(_) => {
                self.node.kind()
            }
        };
        findings.problem(self, message!("score-must-be", wanted = wanted, found = found));
    }

    fn expected_kind(&self, wanted: Message, findings: &mut Findings) {
        let found = self.node.kind();
        findings.problem(self, message!("score-must-be", wanted = wanted, found = found));
    }

    pub(crate) const fn is_text(&self) -> bool {
        matches!(self.node, Node::Text(_))
    }

    pub(crate) fn text(&self, findings: &mut Findings) -> Option<&'a str> {
        let Node::Text(text) = self.node else {
            self.expected_kind(message!("score-a-text"), findings);
            return None;
        };
        Some(text)
    }

    /// A text that is one of these words.
    pub(crate) fn word<'w>(&self, words: &[&'w str], findings: &mut Findings) -> Option<&'w str> {
        let text = self.text(findings)?;
        let found = words.iter().copied().find(|word| *word == text);
        if found.is_none() {
            self.expected(message!("score-one-of", words = self::words(words)), findings);
        }
        found
    }

    pub(crate) fn whole(&self, range: RangeInclusive<i64>, findings: &mut Findings) -> Option<i64> {
        if let Node::Whole(number) = self.node
            && range.contains(number)
        {
            return Some(*number);
        }
        // As the file spells them: a minus there is a hyphen.
        let [least, most] = [range.start(), range.end()].map(ToString::to_string);
        self.expected(message!("score-a-whole-number", least = least, most = most), findings);
        None
    }

    /// A whole number from 0 to this one.
    pub(crate) fn small(&self, most: u8, findings: &mut Findings) -> Option<u8> {
        self.whole(0..=most.into(), findings).and_then(|number| u8::try_from(number).ok())
    }

    pub(crate) fn flag(&self, findings: &mut Findings) -> Option<bool> {
        let Node::Flag(flag) = self.node else {
            self.expected_kind(message!("score-true-or-false"), findings);
            return None;
        };
        Some(*flag)
    }

    pub(crate) fn list(&self, findings: &mut Findings) -> Option<Vec<At<'a>>> {
        let Node::List(items) = self.node else {
            self.expected_kind(message!("score-a-list"), findings);
            return None;
        };
        let item = |(i, node)| At { path: format!("{}[{i}]", self.path), node };
        Some(items.iter().enumerate().map(item).collect())
    }

    /// The fields of an object; one that is there twice is a problem, and is left out the second time.
    pub(crate) fn entries(&self, findings: &mut Findings) -> Option<Vec<(&'a str, At<'a>)>> {
        let Node::Object(fields) = self.node else {
            self.expected_kind(message!("score-an-object"), findings);
            return None;
        };
        let mut names = BTreeSet::new();
        let mut entries: Vec<(&str, At<'_>)> = Vec::new();
        for (name, node) in fields {
            let at = self.field(name, node);
            if names.insert(name) {
                entries.push((name, at));
            } else {
                findings.problem(&at, message!("score-field-twice"));
            }
        }
        Some(entries)
    }

    /// The fields of an object that can only have these; `what` names the object.
    pub(crate) fn object(
        &self,
        what: &Message,
        known: &[&str],
        findings: &mut Findings,
    ) -> Option<Object<'a>> {
        let (known_ones, others): (Vec<_>, Vec<_>) =
            self.entries(findings)?.into_iter().partition(|(name, _)| known.contains(name));
        for (_, at) in others {
            let (what, fields) = (what.clone(), words(known));
            findings.problem(&at, message!("score-no-such-field", what = what, fields = fields));
        }
        Some(Object { at: self.clone(), fields: known_ones })
    }
}

/// An object whose fields are known.
#[derive(Debug)]
pub(crate) struct Object<'a> {
    at: At<'a>,
    fields: Vec<(&'a str, At<'a>)>,
}

impl<'a> Object<'a> {
    pub(crate) const fn at(&self) -> &At<'a> {
        &self.at
    }

    pub(crate) fn get(&self, name: &str) -> Option<&At<'a>> {
        self.fields.iter().find(|(known, _)| *known == name).map(|(_, at)| at)
    }

    /// A field that must be there.
    pub(crate) fn require(&self, name: &str, findings: &mut Findings) -> Option<&At<'a>> {
        let found = self.get(name);
        if found.is_none() {
            findings.problem(&self.at, message!("score-missing", field = name.to_owned()));
        }
        found
    }
}

/// The names of all players; equal ones are a problem, since nobody could tell who has won.
#[derive(Debug, Default)]
pub(crate) struct Names(Vec<String>);

impl Names {
    pub(crate) fn read(&mut self, at: Option<&At<'_>>, findings: &mut Findings) -> Option<String> {
        let at = at?;
        let name = at.text(findings)?;
        if name.trim().is_empty() {
            findings.problem(at, message!("score-name-empty"));
        } else if !is_harmless(name) {
            findings.problem(at, message!("score-name-control"));
        } else if self.0.iter().any(|earlier| earlier == name) {
            findings.problem(at, message!("score-name-twice", name = excerpt(name)));
        }
        self.0.push(name.to_owned());
        Some(name.to_owned())
    }
}
