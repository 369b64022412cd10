//! Numbers of move sequences.

#[path = "support/subject.rs"]
mod subject;

#[test]
fn counts_from_the_start() {
    testkit::perft::check(&subject::subject(), include_str!("../perft/start.perft"));
}
