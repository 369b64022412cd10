//! Whole matches of Pips, one for each mode and seat count.

use crate::support::subject;

#[test]
fn playthroughs_are_unchanged() {
    testkit::playthrough::check(&subject::subject());
}
