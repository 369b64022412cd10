//! Whether a journal means on this build what it meant when it was written.

use protocol::How;
use store::{Entry, Kept};
use table::Games;
use tabletop::Viewer;

use super::Room;

impl Room {
    /// Everything that is wrong with a match that is kept: it cannot be replayed, something else would be drawn,
    /// or it would end otherwise. Done for all matches before an upgrade.
    pub fn check(games: &Games, kept: Kept, entries: &[Entry]) -> Vec<String> {
        let room = match Self::load(games, kept, entries) {
            Ok(room) => room,
            Err(error) => return vec![error.to_string()],
        };
        let mut problems = Vec::new();
        let Some(table) = room.table() else { return problems };
        let is_imported = room.ended.as_ref().is_some_and(|ended| ended.how == How::Imported);
        let seed = (!is_imported).then(|| room.seed());
        let faults =
            table.log().map_or_else(Vec::new, |log| games.check(&log, seed.as_ref()).faults);
        problems.extend(faults.iter().map(|fault| format!("as a log, {fault}")));
        // A server that does not play these rules could end it, but not count points.
        if let Some(ended) = room.ended.as_ref().filter(|ended| !ended.points.is_empty()) {
            let points: Vec<i32> =
                table.standings(Viewer::Referee).iter().map(|standing| standing.total).collect();
            if points != ended.points {
                problems.push(format!("it ended with {:?} points, now {points:?}", ended.points));
            }
        }
        problems
    }
}
