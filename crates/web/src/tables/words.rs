//! Words that all games share: points, categories, and why a bot would do something.

use faces::Face;
use serde::Deserialize as _;
use serde_json::Value;
use table::{Preview, SubmitError, Term};
pub(crate) use texts::{plain, signed};

use crate::language;
use crate::session::Seen;

/// A category of points as people read it.
pub(crate) fn category<G: Face>(category: &G::Category) -> String {
    language::in_words(&G::category(category))
}

/// The same by the name that the game's scores call it. Asked of the game's own face, since the list of all faces
/// would bring every game along with any.
pub(crate) fn category_named(seen: &Seen, name: &str) -> String {
    language::in_words(&seen.scene.face().category(name))
}

/// What a move would bring, in a line; nothing if it changes nothing.
pub(crate) fn change(seen: &Seen, preview: &Preview) -> String {
    language::labels(faces::change(&seen.scene, preview).iter().map(|it| seen.tell(it)))
}

/// Why a move is refused.
pub(crate) fn refusal(seen: &Seen, error: &SubmitError) -> String {
    seen.tell(&faces::refusal(seen.game(), error))
}

/// Why a bot would do it.
pub(crate) fn reason(seen: &Seen, reason: &[Value]) -> String {
    let terms = terms(reason);
    language::labels(seen.scene.reason(&terms).iter().map(|it| seen.tell(it)))
}

/// The terms of a reason that this page knows; a newer server may have others.
fn terms(reason: &[Value]) -> Vec<Term> {
    reason.iter().filter_map(|term| Term::deserialize(term).ok()).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_term_that_this_page_does_not_know_takes_no_other_away() {
        let known = Term::Outlook { percent: 50 };
        let newer = json!({ "of": "a newer server" });
        assert_eq!(terms(&[newer, serde_json::to_value(&known).unwrap()]), [known]);
    }
}
