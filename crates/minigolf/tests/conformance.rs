//! Mini Golf Designer keeps the promises of `Game`.

#[path = "support/subject.rs"]
mod subject;

#[test]
fn random_matches_keep_every_promise() {
    testkit::conformance::check(&subject::subject(), 2);
}
