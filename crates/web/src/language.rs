//! Words for the page: `t!("id", n = 3)` says a message of the catalogue.

use std::sync::{LazyLock, PoisonError, RwLock};

use leptos::prelude::*;
use tabletop::Seat;
use texts::{Catalogue, Language, Message, Nameless, People, Value};
use wasm_bindgen::JsValue;

use crate::settings::{self, Settings};
use crate::{browser, t};

/// What the page says, and in which language.
struct Words {
    language: Language,
    catalogue: Catalogue,
}

impl Words {
    /// The words that `boot.js` has fetched for readers of another language, or the English ones that are here.
    fn found() -> Self {
        Self::with(&[])
    }

    /// And these, if they are English.
    fn with(english: &[&'static str]) -> Self {
        // Outside of a browser there is nobody to fetch anything.
        let fetched = cfg!(target_family = "wasm").then(browser::fetched_words).flatten();
        match fetched {
            Some((language, words)) => {
                Self { language, catalogue: Catalogue::read(language, [words.as_str()]) }
            }
            None => Self {
                language: Language::ENGLISH,
                catalogue: Catalogue::read(
                    Language::ENGLISH,
                    texts::files(Language::ENGLISH).chain(english.iter().copied()),
                ),
            },
        }
    }
}

static WORDS: LazyLock<RwLock<Words>> = LazyLock::new(|| RwLock::new(Words::found()));

fn with<T>(ask: impl FnOnce(&Words) -> T) -> T {
    ask(&WORDS.read().unwrap_or_else(PoisonError::into_inner))
}

/// The page's language.
pub(crate) fn language() -> Language {
    with(|words| words.language)
}

/// Adds the English words of a game, which come with it. Other languages have the words of all games in one file.
pub(crate) fn add(english: &[&str]) {
    let mut words = WORDS.write().unwrap_or_else(PoisonError::into_inner);
    if words.language == Language::ENGLISH {
        for file in english {
            words.catalogue.add(file);
        }
    }
}

/// What the page says with the words of a game, as a catalogue that stays as long as the page.
pub(crate) fn lasting(english: &[&'static str]) -> &'static Catalogue {
    &Box::leak(Box::new(Words::with(english))).catalogue
}

/// Adds words of the page's language that were fetched later.
pub(crate) fn add_fetched(file: &str) {
    WORDS.write().unwrap_or_else(PoisonError::into_inner).catalogue.add(file);
}

/// The tag of the chosen language in the settings, or nothing for that of the browser.
#[component]
pub(crate) fn LanguageChoice(
    /// Its id; there may be two on the screen.
    id: &'static str,
    /// Whether it offers to follow the browser.
    #[prop(default = false)]
    has_system: bool,
) -> impl IntoView {
    let chosen = settings::current().language;
    let shown = if has_system { chosen } else { language().tag().to_owned() };
    let choose = move |tag: String| {
        settings::set(&Settings { language: tag, ..settings::current() });
        // Every word on the screen changes; matches are saved after every move.
        let _ = window().location().reload();
    };
    let system = has_system.then(|| {
        view! { <option value="" selected=shown.is_empty()>{t!("language-system")}</option> }
    });
    let option = |it: &Language| {
        let is_shown = it.tag() == shown;
        view! { <option value=it.tag() lang=it.tag() selected=is_shown>{it.name()}</option> }
    };
    view! {
        <select id=id class="language" aria-label=t!("language")
            on:change:target=move |event| choose(event.target().value())>
            {system}
            {Language::ALL.iter().map(option).collect_view()}
        </select>
    }
}

/// A message in the page's language.
pub(crate) fn say(id: &str, about: &[(&str, Value)]) -> String {
    with(|words| words.catalogue.say(id, about))
}

/// Says a message of the rules to somebody.
pub(crate) fn tell(message: &Message, people: &dyn People) -> String {
    with(|words| words.catalogue.tell(message, people))
}

/// A message in which nobody is named.
pub(crate) fn in_words(message: &Message) -> String {
    tell(message, &Nameless { me: None })
}

/// A seat's name.
pub(crate) fn name(seat: Seat, people: &dyn People) -> String {
    with(|words| words.catalogue.name(seat, people))
}

/// Several things in a sentence: `one, two and three`.
pub(crate) fn list(items: impl IntoIterator<Item = String>) -> String {
    with(|words| words.catalogue.list(items))
}

/// Short labels side by side: `one · two · three`.
pub(crate) fn labels(items: impl IntoIterator<Item = String>) -> String {
    with(|words| words.catalogue.labels(items))
}

/// Whole sentences, one after the other.
pub(crate) fn sentences(items: impl IntoIterator<Item = String>) -> String {
    with(|words| words.catalogue.sentences(items))
}

/// What this language has between two sentences, where each has an element of its own.
pub(crate) fn between_sentences() -> String {
    sentences([String::new(), String::new()])
}

/// A move is not possible: why, and by which rule.
pub(crate) fn refused(why: &str, rule: Option<&str>) -> String {
    match rule {
        Some(rule) => t!("refused-with-rule", why = why.to_owned(), rule = rule.to_owned()),
        None => t!("refused", why = why.to_owned()),
    }
}

/// The day of a time in milliseconds since 1970, as the page's language writes it.
pub(crate) fn day(millis: f64) -> String {
    date(millis, &[("dateStyle", "medium")])
}

/// The day of a time and the hour on it, as the page's language writes them.
pub(crate) fn moment(millis: f64) -> String {
    date(millis, &[("dateStyle", "medium"), ("timeStyle", "short")])
}

fn date(millis: f64, style: &[(&str, &str)]) -> String {
    let options = js_sys::Object::new();
    for (name, value) in style {
        let _ = js_sys::Reflect::set(&options, &(*name).into(), &(*value).into());
    }
    let date = js_sys::Date::new(&millis.into());
    date.to_locale_string(language().formats(), &options).into()
}

/// A number with so many digits after the decimal point, as the page's language writes it.
pub(crate) fn decimal(number: f64, n_digits: u8) -> String {
    let options = js_sys::Object::new();
    for name in ["minimumFractionDigits", "maximumFractionDigits"] {
        let _ = js_sys::Reflect::set(&options, &name.into(), &n_digits.into());
    }
    let formats = js_sys::Array::of1(&language().formats().into());
    let format = js_sys::Intl::NumberFormat::new(&formats, &options).format();
    let written = format.call1(&JsValue::UNDEFINED, &number.into()).ok();
    written.and_then(|it| it.as_string()).unwrap_or_else(|| number.to_string())
}

/// How wide a text is in a picture, in letters: a Chinese character is as wide as two. Nothing can be measured before it
/// is drawn, and this weighs less than a table of all characters.
pub(crate) fn width(text: &str) -> u32 {
    text.chars().map(|it| if it < '\u{2e80}' { 1 } else { 2 }).sum()
}

/// Whether there is such a message; for words that are named by data.
pub(crate) fn has(id: &str) -> bool {
    with(|words| words.catalogue.has(id))
}

/// A message of the catalogue in `locales`, and what it is about. One that does not exist does not compile,
/// unless its id is put together from data.
#[macro_export]
macro_rules! t {
    ($id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::language::say(texts::id!($id).as_str(), &[$((stringify!($name), ($value).into())),*])
    };
    ($id:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::language::say($id, &[$((stringify!($name), ($value).into())),*])
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chinese_character_is_as_wide_as_two_letters() {
        assert_eq!(width("par 3 ✓"), 7);
        assert_eq!(width("标准杆 3"), 8);
        assert_eq!(width("Écart : −3"), 10);
        assert_eq!(width("「（，）」"), 10);
    }
}
