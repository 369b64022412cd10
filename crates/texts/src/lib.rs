//! Every word a player reads, by id, in every language.
//!
//! The words are in `locales/<language>/*.ftl`, in [Fluent](https://projectfluent.org)'s form. This crate holds them all,
//! so that a page works offline. It knows nothing of games: its caller names the message and what it is about.
//!
//! ```
//! use texts::{Catalogue, Language};
//!
//! let english = Catalogue::of(Language::ENGLISH);
//! assert_eq!(english.say("points", &[("n", 1.into())]), "1 point");
//! assert_eq!(english.say("points", &[("n", 3.into())]), "3 points");
//! ```

/// Each English file by itself, for programs that bring their words in pieces.
pub mod english {
    include!(concat!(env!("OUT_DIR"), "/english.rs"));
}

mod fill;
mod id;
mod language;
mod message;
#[cfg(debug_assertions)]
pub mod pseudo;

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

pub use fill::fill;
pub use id::{IDS, Id, are_known, is_known, kebab};
pub use language::Language;
pub use message::{Argument, MINUS, Message, Nameless, People, plain, signed};

/// What a message is about: a number or a text.
pub type Value = FluentValue<'static>;

/// The files of all languages that this program has with it, each behind the tag of its language.
const FILES: &[(&str, &str)] = &include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The files of a language that this program has with it.
pub fn files(language: Language) -> impl Iterator<Item = &'static str> {
    FILES.iter().filter(move |(tag, _)| *tag == language.tag()).map(|(_, file)| *file)
}

/// All messages of one language.
pub struct Catalogue(FluentBundle<FluentResource>);

impl Catalogue {
    /// The catalogue of a language; it is read once. A page has only English with it, and of that not the games.
    pub fn of(language: Language) -> &'static Self {
        static ALL: [OnceLock<Catalogue>; Language::ALL.len()] =
            [const { OnceLock::new() }; Language::ALL.len()];
        #[cfg(debug_assertions)]
        if language == Language::PSEUDO {
            static PSEUDO: OnceLock<Catalogue> = OnceLock::new();
            let files = files(Language::ENGLISH).map(pseudo::translated);
            let read = || Self::read(language, files.collect::<Vec<_>>().iter().map(|it| &**it));
            return PSEUDO.get_or_init(read);
        }
        let at = Language::ALL.iter().position(|it| *it == language);
        ALL[at.unwrap_or_default()].get_or_init(|| Self::read(language, files(language)))
    }

    /// A catalogue of these files, for programs that fetch them.
    pub fn read<'a>(language: Language, files: impl IntoIterator<Item = &'a str>) -> Self {
        let tag: LanguageIdentifier = language.tag().parse().expect("a tag of our own");
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // Marks of direction around every number would end in labels and tests.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(below_zero));
        let mut catalogue = Self(bundle);
        files.into_iter().for_each(|file| catalogue.add(file));
        catalogue
    }

    /// Adds a file that came later.
    pub fn add(&mut self, file: &str) {
        let messages = match FluentResource::try_new(file.to_owned()) {
            // What can be read is shown; a test reads all of it without a problem.
            Ok(messages) | Err((messages, _)) => messages,
        };
        self.0.add_resource_overriding(messages);
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
}

/// Numbers below zero have a true minus. All others are written as they are.
fn below_zero<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    number.as_string().strip_prefix('-').map(|digits| format!("{MINUS}{digits}"))
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
            for file in files(*language) {
                let messages = FluentResource::try_new(file.to_owned());
                let messages = messages.map_err(|(_, problems)| problems).expect("Fluent");
                bundle.add_resource(messages).expect("each id once");
            }
        }
    }

    #[test]
    fn numbers_below_zero_have_a_true_minus() {
        let english = Catalogue::of(Language::ENGLISH);
        assert_eq!(english.say("points", &[("n", (-3).into())]), "−3 points");
    }

    #[test]
    fn no_message_leaves_its_hearer_waiting_for_what_comes_after_a_colon() {
        // Above a field, and above a list.
        let heads = ["copy-by-hand", "minigolf-listed-tile"];
        for language in Language::ALL {
            let mut id = "";
            for line in files(*language).flat_map(str::lines) {
                if line.starts_with(|it: char| it.is_ascii_lowercase()) {
                    id = line.split(" =").next().unwrap_or_default();
                }
                let is_cut_off = line.trim_end().ends_with([':', '：']) && !line.starts_with('#');
                assert!(!is_cut_off || heads.contains(&id), "{}: {line}", language.tag());
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

    /// Every way in which a message with these variables may be formatted: of me and of others, and with every kind of
    /// number that a language may have a form for.
    fn ways<'a>(variables: &[&'a str]) -> Vec<Vec<(&'a str, Value)>> {
        let mut ways = Vec::new();
        let numbers = [0, 1, 2, 21, 1_000_000].map(Value::from);
        for value in numbers.into_iter().chain(["Ada".into()]) {
            for [person, object] in [["me", "me"], ["me", "other"], ["other", "me"], ["other"; 2]] {
                let value_of = |name: &'a str| match name {
                    "person" => (name, person.into()),
                    "object" => (name, object.into()),
                    _ => (name, value.clone()),
                };
                ways.push(variables.iter().copied().map(value_of).collect());
            }
        }
        ways
    }

    #[test]
    fn every_message_is_formatted_without_a_problem_for_every_person_and_kind_of_number() {
        for language in Language::ALL {
            let catalogue = Catalogue::of(*language);
            let mut n_messages = 0;
            for (id, variables) in files(*language).flat_map(messages) {
                for about in ways(&variables) {
                    // It panics where something cannot be filled in.
                    let text = catalogue.say(id, &about);
                    assert!(!text.is_empty() && !text.contains(['{', '[']), "{id}: {text}");
                }
                n_messages += 1;
            }
            assert!(n_messages > 1000, "{n_messages}");
        }
    }

    #[test]
    fn messages_about_people_are_formatted_for_the_reader_and_for_others() {
        let english = Catalogue::of(Language::ENGLISH);
        let variables = ["person", "object", "who", "whom", "colour"];
        let texts =
            ways(&variables).into_iter().map(|it| english.say("ingenious-token-captured", &it));
        let texts: std::collections::BTreeSet<String> = texts.collect();
        for wanted in ["You took the Ada token from Ada", "Ada took the Ada token from you"] {
            assert!(texts.contains(wanted), "{texts:?}");
        }
    }

    #[test]
    fn a_message_that_is_missing_shows_its_id() {
        let missing = "no-such-thing";
        assert_eq!(Catalogue::of(Language::ENGLISH).say(missing, &[]), "[no-such-thing]");
    }
}
