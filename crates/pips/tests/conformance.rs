//! Pips keeps the promises of `Game`.

use crate::support::subject;

#[test]
fn random_matches_keep_every_promise() {
    testkit::conformance::check(&subject::subject(), 1000);
}
