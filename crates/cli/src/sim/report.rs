//! What a game's own report counts. A report knows a game; everything else here does not.

use std::collections::BTreeMap;

use ::green::Green;
use anyhow::{Context, Result};
use table::Witness;
use tabletop::Game;

use super::green;

/// Numbers by name: those of several matches, threads and machines are added.
pub(crate) type Counts = BTreeMap<String, i64>;

/// Watches matches and counts.
pub(crate) trait Digest: Send {
    fn witness(&mut self) -> &mut dyn Witness;

    /// What was counted since it was last taken.
    fn take(&mut self) -> Counts;
}

/// A game's own report.
#[derive(Clone, Copy)]
pub(crate) struct Report {
    pub(crate) digest: fn() -> Box<dyn Digest>,
    pub(crate) table: fn(&Counts) -> String,
}

/// Games that have a report of their own.
const REPORTS: &[(&str, Report)] = &[(Green::ID, green::REPORT)];

/// The report of this game, if it has one.
pub(crate) fn of_game(game: &str) -> Result<Report> {
    let own = REPORTS.iter().find(|(id, _)| *id == game);
    own.map(|(_, report)| *report).with_context(|| {
        let games = REPORTS.iter().map(|(id, _)| *id).collect::<Vec<_>>().join(", ");
        format!(
            "{game} has no report of its own: leave out --report (games that have one: {games})"
        )
    })
}
