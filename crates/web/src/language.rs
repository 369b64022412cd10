//! Words for the page: `t!("id", n = 3)` says a message of the catalogue.

use texts::{Catalogue, Language, Message, People, Value};

/// The page's language.
pub(crate) const LANGUAGE: Language = Language::English;

/// A message in the page's language.
pub(crate) fn say(id: &str, about: &[(&str, Value)]) -> String {
    Catalogue::of(LANGUAGE).say(id, about)
}

/// Says a message of the rules to somebody.
pub(crate) fn tell(message: &Message, people: &dyn People) -> String {
    Catalogue::of(LANGUAGE).tell(message, people)
}

/// Several things one after the other.
pub(crate) fn list(items: impl IntoIterator<Item = String>) -> String {
    Catalogue::of(LANGUAGE).list(items)
}

/// Whether there is such a message; for words that are named by data.
pub(crate) fn has(id: &str) -> bool {
    Catalogue::of(LANGUAGE).has(id)
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
