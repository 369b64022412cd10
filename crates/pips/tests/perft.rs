//! Numbers of move sequences.

use crate::support::subject;

#[test]
fn counts_from_the_start() {
    testkit::perft::check(&subject::subject(), include_str!("../perft/start.perft"));
}
