//! What is agreed before a match, as names and values.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::any::Any;
use core::fmt::{self, Debug, Write};
use core::hash::Hash;

use serde::Serialize;

use crate::notation::excerpt;
use crate::pack::Pack;
use crate::seat::{MAX_SEATS, Seat};

/// The options of a game, valid once they exist.
pub trait Options: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// All options, in the order in which they are written.
    const SPECS: &'static [OptionSpec];

    /// The options that make it another game, such as mode and seats: each combination is tested, rated and measured apart.
    const AXES: &'static [&'static str];

    /// Takes the values out of the reader; problems are noted there, and every value has a fallback.
    fn read(reader: &mut OptionReader<'_>) -> Self;

    /// The value of each option of [`SPECS`](Options::SPECS), in that order.
    fn values(&self) -> Vec<String>;

    /// The files that a pack of this game may hold; none if all content is built in.
    const PACK_FILES: &'static [&'static str] = &[];

    /// A pack from files by name, each of which replaces a built-in one; or everything that is wrong with them.
    fn load_pack(files: &[(&str, &str)]) -> Result<Pack, Vec<String>> {
        let _ = files;
        Err(alloc::vec!["this game has no content that a pack could replace".to_owned()])
    }

    /// Options from names and values; what is not named has its default.
    fn from_pairs<N: AsRef<str>, V: AsRef<str>>(pairs: &[(N, V)]) -> Result<Self, OptionsError> {
        Self::from_pairs_with(pairs, &[])
    }

    /// The same, where these packs may be named, too.
    fn from_pairs_with<N: AsRef<str>, V: AsRef<str>>(
        pairs: &[(N, V)],
        packs: &[Pack],
    ) -> Result<Self, OptionsError> {
        let pairs: Vec<(&str, &str)> =
            pairs.iter().map(|(n, v)| (n.as_ref(), v.as_ref())).collect();
        let mut reader = OptionReader::new(Self::SPECS, &pairs, packs);
        let options = Self::read(&mut reader);
        reader.finish(options)
    }

    /// Options from `name=value` words, as a log's header has them.
    fn from_text(text: &str) -> Result<Self, OptionsError> {
        Self::from_text_with(text, &[])
    }

    /// The same, where these packs may be named, too.
    fn from_text_with(text: &str, packs: &[Pack]) -> Result<Self, OptionsError> {
        Self::from_pairs_with(&pairs(text).collect::<Vec<_>>(), packs)
    }

    /// Every valid combination along [`AXES`](Options::AXES), all else at its default.
    fn all_modes() -> Vec<Self> {
        let mut combinations: Vec<Vec<(&str, String)>> = alloc::vec![Vec::new()];
        for axis in Self::AXES {
            let spec =
                Self::SPECS.iter().find(|spec| spec.name == *axis).expect("an axis is an option");
            let with = |pairs: &Vec<(&'static str, String)>, value| {
                let mut pairs = pairs.clone();
                pairs.push((spec.name, value));
                pairs
            };
            let values = spec.kind.values();
            combinations = combinations
                .iter()
                .flat_map(|pairs| values.iter().map(move |value| with(pairs, value.clone())))
                .collect();
        }
        combinations.iter().filter_map(|pairs| Self::from_pairs(pairs).ok()).collect()
    }

    /// The options as a name for a file.
    fn slug(&self) -> String {
        self.to_text().replace(|c: char| !c.is_ascii_alphanumeric() && c != '_', "-")
    }

    /// All options as `name=value` words, defaults too: what a default means may change, a match does not.
    fn to_text(&self) -> String {
        let mut text = String::new();
        for (spec, value) in Self::SPECS.iter().zip(self.values()) {
            let space = if text.is_empty() { "" } else { " " };
            write!(text, "{space}{}={value}", spec.name).expect("a string takes any text");
        }
        text
    }
}

/// The names and values of `name=value` words. A word without a value is judged as one with an empty value: unknown, or
/// not a value of its kind.
pub fn pairs(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let words = text.split(' ').filter(|word| !word.is_empty());
    words.map(|word| word.split_once('=').unwrap_or((word, "")))
}

/// One option: its name, what it takes, and what it does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct OptionSpec {
    /// As written.
    pub name: &'static str,
    /// What values it takes.
    #[serde(flatten)]
    pub kind: OptionKind,
    /// The value if it is not given.
    pub default: &'static str,
    /// What it does, in a sentence for players.
    pub help: &'static str,
}

/// What values an option takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum OptionKind {
    /// `true` or `false`.
    Flag,
    /// A whole number within bounds.
    Number {
        /// The least.
        min: u32,
        /// The greatest.
        max: u32,
    },
    /// One of these words.
    Choice {
        /// The words.
        values: &'static [&'static str],
    },
    /// A seat's number, or `random`.
    Seat,
    /// Different words of these with commas between them, or the one word that leaves it open.
    List {
        /// The words.
        values: &'static [&'static str],
        /// The word that leaves it open.
        open: &'static str,
    },
    /// `standard`, or the fingerprint of a pack.
    Content,
}

impl OptionKind {
    /// Every value it takes; of lists only the open one, since an axis is no list.
    pub fn values(self) -> Vec<String> {
        match self {
            Self::Flag => ["false", "true"].map(ToOwned::to_owned).to_vec(),
            Self::Number { min, max } => (min..=max).map(|number| number.to_string()).collect(),
            Self::Choice { values } => values.iter().map(|&value| value.to_owned()).collect(),
            Self::Seat => core::iter::once("random".to_owned())
                .chain((0..MAX_SEATS).map(|seat| seat.to_string()))
                .collect(),
            Self::List { open, .. } => alloc::vec![open.to_owned()],
            Self::Content => alloc::vec![STANDARD.to_owned()],
        }
    }
}

/// Everything wrong with some options, at once.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub struct OptionsError(pub Vec<OptionProblem>);

impl fmt::Display for OptionsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Whoever sends a thousand problems is not read to the end.
        const MOST: usize = 20;
        for (i, problem) in self.0.iter().take(MOST).enumerate() {
            write!(f, "{}{problem}", if i == 0 { "" } else { "; " })?;
        }
        match self.0.len().checked_sub(MOST) {
            None | Some(0) => Ok(()),
            Some(more) => write!(f, "; and {more} more"),
        }
    }
}

/// One thing wrong with one option.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("option `{name}` {reason}")]
pub struct OptionProblem {
    /// Which option.
    pub name: String,
    /// What is wrong with it.
    pub reason: String,
}

impl OptionProblem {
    /// A problem with the option of this name.
    pub fn new(name: &str, reason: impl Into<String>) -> Self {
        let name = excerpt(name);
        Self { name, reason: reason.into() }
    }
}

/// Names and values from outside, read against the specs; collects every problem instead of stopping at the first.
#[derive(Debug)]
pub struct OptionReader<'a> {
    specs: &'static [OptionSpec],
    pairs: &'a [(&'a str, &'a str)],
    packs: &'a [Pack],
    problems: Vec<OptionProblem>,
}

/// The name of built-in content.
const STANDARD: &str = "standard";

/// The content pack that options name, if it is not what lies in the box.
pub fn pack_of(options: &str) -> Option<&str> {
    let (_, pack) = pairs(options).find(|(name, _)| *name == CONTENT_SPEC.name)?;
    (pack != STANDARD).then_some(pack)
}

impl<'a> OptionReader<'a> {
    fn new(
        specs: &'static [OptionSpec],
        pairs: &'a [(&'a str, &'a str)],
        packs: &'a [Pack],
    ) -> Self {
        let mut problems = Vec::new();
        for (i, (name, _)) in pairs.iter().enumerate() {
            if !specs.iter().any(|spec| spec.name == *name) {
                let known = specs.iter().map(|spec| spec.name).collect::<Vec<_>>().join(", ");
                problems.push(OptionProblem::new(name, format!("is unknown; there are {known}")));
            } else if pairs[..i].iter().any(|(earlier, _)| earlier == name) {
                problems.push(OptionProblem::new(name, "is given twice"));
            }
        }
        Self { specs, pairs, packs, problems }
    }

    /// A value that is `true` or `false`.
    pub fn flag(&mut self, name: &'static str) -> bool {
        self.read(name, "is neither `true` nor `false`", |value| match value {
            "true" => Some(true),
            "false" => Some(false),
            _ => None,
        })
    }

    /// A number within the bounds of its spec.
    pub fn number(&mut self, name: &'static str) -> u32 {
        let OptionKind::Number { min, max } = self.spec(name).kind else {
            unreachable!("`{name}` is declared as another kind")
        };
        self.read(name, &format!("is not a number from {min} to {max}"), |value| {
            let number = value.parse().ok().filter(|number| (min..=max).contains(number))?;
            (number.to_string() == value).then_some(number)
        })
    }

    /// One of the words of its spec.
    pub fn choice(&mut self, name: &'static str) -> &'static str {
        let OptionKind::Choice { values } = self.spec(name).kind else {
            unreachable!("`{name}` is declared as another kind")
        };
        self.read(name, &format!("is none of {}", values.join(", ")), |value| {
            values.iter().find(|word| **word == value).copied()
        })
    }

    /// A seat of a table of `n_seats`, or `None` for a random one.
    pub fn seat(&mut self, name: &'static str, n_seats: u8) -> Option<Seat> {
        self.read(
            name,
            &format!("is neither `random` nor a seat from 0 to {}", n_seats - 1),
            |value| {
                if value == "random" {
                    return Some(None);
                }
                let seat: Seat = value.parse().ok()?;
                (seat.number() < n_seats).then_some(Some(seat))
            },
        )
    }

    /// Different words of its spec; `None` for the word that leaves it open.
    pub fn list(&mut self, name: &'static str) -> Option<Vec<&'static str>> {
        let OptionKind::List { values, open } = self.spec(name).kind else {
            unreachable!("`{name}` is declared as another kind")
        };
        let complaint = format!("is neither `{open}` nor different words of {}", values.join(", "));
        self.read(name, &complaint, |value| {
            if value == open {
                return Some(None);
            }
            let word = |word: &str| values.iter().find(|known| **known == word).copied();
            let words: Vec<&'static str> = value.split(',').map(word).collect::<Option<_>>()?;
            let is_repeated = |i: usize| words[..i].contains(&words[i]);
            if (0..words.len()).any(is_repeated) { None } else { Some(Some(words)) }
        })
    }

    /// The content that is named: built in, or of a pack.
    pub fn content<C: Any + Send + Sync>(
        &mut self,
        name: &'static str,
        standard: impl Fn() -> Arc<C>,
    ) -> Arc<C> {
        let packs = self.packs;
        self.read(
            name,
            "is neither `standard` nor the fingerprint of a content pack that is loaded",
            |value| {
                if value == STANDARD {
                    return Some(standard());
                }
                packs.iter().find(|pack| pack.fingerprint() == value)?.content()
            },
        )
    }

    /// Whether the option was named at all.
    pub fn is_given(&self, name: &str) -> bool {
        self.given(name).is_some()
    }

    /// Whether nothing is wrong with this option so far: what depends on it can be judged.
    pub fn is_sound(&self, name: &str) -> bool {
        self.problems.iter().all(|problem| problem.name != name)
    }

    /// Notes a problem that only the game can see, such as two options that exclude each other.
    pub fn refuse(&mut self, name: &'static str, reason: impl Into<String>) {
        self.problems.push(OptionProblem::new(name, reason));
    }

    fn read<T>(
        &mut self,
        name: &'static str,
        complaint: &str,
        parse: impl Fn(&str) -> Option<T>,
    ) -> T {
        if let Some(value) = self.given(name) {
            if let Some(parsed) = parse(value) {
                return parsed;
            }
            self.problems.push(OptionProblem::new(name, complaint.to_owned()));
        }
        parse(self.spec(name).default).expect("a default is a valid value")
    }

    fn given(&self, name: &str) -> Option<&'a str> {
        self.pairs.iter().find(|(given, _)| *given == name).map(|(_, value)| *value)
    }

    fn spec(&self, name: &str) -> &'static OptionSpec {
        self.specs
            .iter()
            .find(|spec| spec.name == name)
            .expect("a game reads the options it declares")
    }

    fn finish<T>(self, options: T) -> Result<T, OptionsError> {
        if self.problems.is_empty() { Ok(options) } else { Err(OptionsError(self.problems)) }
    }
}

/// The usual option for the number of seats.
pub const fn seats_spec(min: u32, max: u32, default: &'static str) -> OptionSpec {
    assert!(max as usize <= MAX_SEATS, "no table has that many seats");
    OptionSpec {
        name: "seats",
        kind: OptionKind::Number { min, max },
        default,
        help: "Number of players.",
    }
}

/// The usual option for what is played with.
pub const CONTENT_SPEC: OptionSpec = OptionSpec {
    name: "content",
    kind: OptionKind::Content,
    default: STANDARD,
    help: "Content: standard, or a pack's fingerprint.",
};

/// The usual option for who begins.
pub const START_SPEC: OptionSpec = OptionSpec {
    name: "start",
    kind: OptionKind::Seat,
    default: "random",
    help: "Who starts: a seat, or random.",
};

/// The spelling of an option for a seat: its number, or `random`.
pub fn seat_value(seat: Option<Seat>) -> String {
    seat.map_or_else(|| "random".to_owned(), |seat| seat.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec;

    #[derive(Clone, PartialEq, Eq, Hash, Debug)]
    struct Cafe {
        mode: &'static str,
        seats: u32,
        open: bool,
        start: Option<Seat>,
        cakes: Option<Vec<&'static str>>,
    }

    impl Options for Cafe {
        const SPECS: &'static [OptionSpec] = &[
            OptionSpec {
                name: "mode",
                kind: OptionKind::Choice { values: &["base", "duel"] },
                default: "base",
                help: "",
            },
            seats_spec(2, 4, "2"),
            OptionSpec { name: "open", kind: OptionKind::Flag, default: "false", help: "" },
            START_SPEC,
            OptionSpec {
                name: "cakes",
                kind: OptionKind::List { values: &["plum", "apple"], open: "any" },
                default: "any",
                help: "",
            },
        ];

        const AXES: &'static [&'static str] = &["mode", "seats"];

        fn read(reader: &mut OptionReader<'_>) -> Self {
            let (mode, seats, open) =
                (reader.choice("mode"), reader.number("seats"), reader.flag("open"));
            if mode == "duel" && seats != 2 {
                reader.refuse("seats", "must be 2 in a duel");
            }
            let start = reader.seat("start", u8::try_from(seats).unwrap());
            Self { mode, seats, open, start, cakes: reader.list("cakes") }
        }

        fn values(&self) -> Vec<String> {
            let cakes =
                self.cakes.as_ref().map_or_else(|| "any".to_owned(), |cakes| cakes.join(","));
            let (seats, open) = (self.seats.to_string(), self.open.to_string());
            vec![self.mode.into(), seats, open, seat_value(self.start), cakes]
        }
    }

    #[test]
    fn defaults_are_written_out() {
        let options = Cafe::from_text("").unwrap();
        assert_eq!(options.to_text(), "mode=base seats=2 open=false start=random cakes=any");
        assert_eq!(Cafe::from_text(&options.to_text()), Ok(options));
    }

    #[test]
    fn all_modes_are_the_valid_combinations() {
        let modes: Vec<_> = Cafe::all_modes().iter().map(|cafe| (cafe.mode, cafe.seats)).collect();
        assert_eq!(modes, [("base", 2), ("base", 3), ("base", 4), ("duel", 2)]);
    }

    #[test]
    fn every_problem_is_listed() {
        let text = "mode=chess seats=02 open start=2 colour=red open=true";
        let problems: Vec<String> =
            Cafe::from_text(text).unwrap_err().0.iter().map(ToString::to_string).collect();
        assert_eq!(
            problems,
            [
                "option `colour` is unknown; there are mode, seats, open, start, cakes",
                "option `open` is given twice",
                "option `mode` is none of base, duel",
                "option `seats` is not a number from 2 to 4",
                "option `open` is neither `true` nor `false`",
                "option `start` is neither `random` nor a seat from 0 to 1",
            ]
        );
    }

    #[test]
    fn a_list_has_different_words_in_any_order() {
        let cakes = |text: &str| Cafe::from_text(text).map(|cafe| cafe.cakes);
        assert_eq!(cakes("cakes=apple,plum"), Ok(Some(vec!["apple", "plum"])));
        for bad in ["cakes=", "cakes=plum,plum", "cakes=plum,", "cakes=bread", "cakes=any,plum"] {
            let complaint = "option `cakes` is neither `any` nor different words of plum, apple";
            assert_eq!(cakes(bad).unwrap_err().to_string(), complaint, "{bad}");
        }
    }

    #[test]
    fn combinations_are_refused_by_the_game() {
        let error = Cafe::from_pairs(&[("mode", "duel"), ("seats", "3")]).unwrap_err();
        assert_eq!(error.to_string(), "option `seats` must be 2 in a duel");
    }
}
