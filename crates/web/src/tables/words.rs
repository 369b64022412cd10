//! Words that all games share: points, categories, and why a bot would do something.

use faces::Face;
use table::{Preview, SubmitError, Term};
use texts::Nameless;
pub(crate) use texts::signed;

use crate::language;
use crate::session::Seen;

/// A category of points as people read it.
pub(crate) fn category<G: Face>(category: &G::Category) -> String {
    language::tell(&G::category(category), &NOBODY)
}

/// The same by the name that the game's scores call it.
pub(crate) fn category_named(game: &str, name: &str) -> String {
    language::tell(&faces::category(game, name), &NOBODY)
}

/// Nothing is said of people here.
pub(crate) const NOBODY: Nameless = Nameless { me: None };

/// A number with a true minus.
pub(crate) fn plain(n: i32) -> String {
    n.to_string().replace('-', "−")
}

/// What a move would bring, in a line; nothing if it changes nothing.
pub(crate) fn change(seen: &Seen, preview: &Preview) -> String {
    language::list(faces::change(&seen.scene, preview).iter().map(|it| seen.tell(it)))
}

/// Why a move is refused.
pub(crate) fn refusal(seen: &Seen, error: &SubmitError) -> String {
    seen.tell(&faces::refusal(seen.game(), error))
}

/// Why a bot would do it.
pub(crate) fn reason(seen: &Seen, terms: &[Term]) -> String {
    language::list(faces::reason(seen.game(), terms).iter().map(|it| seen.tell(it)))
}
