//! Every word a player reads, by id, in every language.
//!
//! The words lie in `locales/<language>/*.ftl`, in [Fluent](https://projectfluent.org)'s form; this crate holds them all,
//! so that a page works offline. It knows nothing of games: who says something names the message and what it is about.
//!
//! ```
//! use texts::{Catalogue, Language};
//!
//! let english = Catalogue::of(Language::English);
//! assert_eq!(english.say("points", &[("n", 1.into())]), "1 point");
//! assert_eq!(english.say("points", &[("n", 3.into())]), "3 points");
//! ```

mod fill;
mod id;
mod message;

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

pub use fill::fill;
pub use id::{IDS, Id, are_known, is_known, kebab};
pub use message::{Argument, Message, Nameless, People, signed};

/// What a message is about: a number or a text.
pub type Value = FluentValue<'static>;

/// A language there is a catalogue of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    /// English.
    English,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 1] = [Self::English];

    /// Its tag, as browsers write it.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
        }
    }

    const fn files(self) -> &'static [&'static str] {
        match self {
            Self::English => &[
                include_str!("../../../locales/en/clubhouse.ftl"),
                include_str!("../../../locales/en/online.ftl"),
                include_str!("../../../locales/en/records.ftl"),
                include_str!("../../../locales/en/ingenious.ftl"),
                include_str!("../../../locales/en/minigolf.ftl"),
                include_str!("../../../locales/en/green.ftl"),
                include_str!("../../../locales/en/lands.ftl"),
                include_str!("../../../locales/en/refusals.ftl"),
                // The page draws by itself and scores no files.
                #[cfg(not(target_family = "wasm"))]
                include_str!("../../../locales/en/pictures.ftl"),
                #[cfg(not(target_family = "wasm"))]
                include_str!("../../../locales/en/reports.ftl"),
                // The page leaves the sample game out.
                #[cfg(not(target_family = "wasm"))]
                include_str!("../../../locales/en/pips.ftl"),
            ],
        }
    }
}

/// All messages of one language.
pub struct Catalogue(FluentBundle<FluentResource>);

impl Catalogue {
    /// The catalogue of a language; it is read once.
    pub fn of(language: Language) -> &'static Self {
        static ENGLISH: OnceLock<Catalogue> = OnceLock::new();
        match language {
            Language::English => ENGLISH.get_or_init(|| Self::read(language)),
        }
    }

    /// A message. One that does not exist shows its id: a hole in a page is worse.
    pub fn say(&self, id: &str, about: &[(&str, Value)]) -> String {
        let Some(pattern) = self.0.get_message(id).and_then(|message| message.value()) else {
            return format!("[{id}]");
        };
        let about: FluentArgs<'_> =
            about.iter().map(|(name, value)| (*name, value.clone())).collect();
        let mut problems = Vec::new();
        let text = self.0.format_pattern(pattern, Some(&about), &mut problems);
        debug_assert!(problems.is_empty(), "{id}: {problems:?}");
        text.into_owned()
    }

    /// Whether there is such a message.
    pub fn has(&self, id: &str) -> bool {
        self.0.get_message(id).is_some_and(|message| message.value().is_some())
    }

    fn read(language: Language) -> Self {
        let tag: LanguageIdentifier = language.tag().parse().expect("a tag of our own");
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // Marks of direction around every number would end in labels and tests.
        bundle.set_use_isolating(false);
        for file in language.files() {
            let messages = match FluentResource::try_new((*file).to_owned()) {
                // What can be read is shown; a test reads all of it without a problem.
                Ok(messages) | Err((messages, _)) => messages,
            };
            bundle.add_resource_overriding(messages);
        }
        Self(bundle)
    }
}

impl std::fmt::Debug for Catalogue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Catalogue({})", self.0.locales[0])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_read_without_a_problem_and_no_message_is_there_twice() {
        for language in Language::ALL {
            let mut bundle: FluentBundle<FluentResource> = FluentBundle::new_concurrent(vec![]);
            for file in language.files() {
                let messages = FluentResource::try_new((*file).to_owned());
                let messages = messages.map_err(|(_, problems)| problems).expect("Fluent");
                bundle.add_resource(messages).expect("each id once");
            }
        }
    }

    /// Every message of a file with the names of what it is about.
    fn messages(file: &str) -> Vec<(&str, Vec<&str>)> {
        let mut messages: Vec<(&str, Vec<&str>)> = Vec::new();
        for line in file.lines() {
            let is_first = line.starts_with(|it: char| it.is_ascii_lowercase());
            if is_first && let Some((id, _)) = line.split_once(" =") {
                messages.push((id, Vec::new()));
            }
            let is_name = |it: char| it.is_ascii_alphanumeric() || it == '-' || it == '_';
            let names = line.split('$').skip(1);
            let names = names.map(|rest| rest.split(|it| !is_name(it)).next().unwrap_or_default());
            if let Some((_, about)) = messages.last_mut() {
                about.extend(names);
            }
        }
        messages
    }

    #[test]
    fn every_message_is_said_without_a_problem_of_one_of_several_and_of_something_named() {
        for language in Language::ALL {
            let catalogue = Catalogue::of(language);
            let mut n_said = 0;
            for (id, about) in language.files().iter().flat_map(|file| messages(file)) {
                for value in [Value::from(0), Value::from(1), Value::from(21), Value::from("Ada")] {
                    let about: Vec<(&str, Value)> =
                        about.iter().map(|name| (*name, value.clone())).collect();
                    // It panics where something cannot be filled in.
                    let text = catalogue.say(id, &about);
                    assert!(!text.is_empty() && !text.contains(['{', '[']), "{id}: {text}");
                    n_said += 1;
                }
            }
            assert!(n_said > 1000, "{n_said}");
        }
    }

    #[test]
    fn a_message_that_is_missing_shows_its_id() {
        let missing = "no-such-thing";
        assert_eq!(Catalogue::of(Language::English).say(missing, &[]), "[no-such-thing]");
    }
}
