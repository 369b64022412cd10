//! How a journal becomes a room again: all of it, its beginning, or all but the table.

use std::collections::{BTreeMap, BTreeSet};

use protocol::Terms;
use store::{Entry, EntryId, Kept, Millis};
use table::{Dealer, Games, Table};
use tabletop::options::pairs;
use tabletop::{BySeat, Seat};

use super::clocks::Clocks;
use super::journal::Body;
use super::{Room, Seated, Unreadable};

/// An entry, as it was read.
pub(super) type Read = (Millis, Option<EntryId>, Body);

/// A room without its table, and the lines of the log that lead to it.
struct Folded {
    room: Room,
    lines: Vec<String>,
}

impl Room {
    /// The match of this journal.
    pub fn load(games: &Games, kept: Kept, entries: &[Entry]) -> Result<Self, Unreadable> {
        Self::fold(games, kept, entries.iter().map(read))?.set_up(games)
    }

    /// The match as it was at a time.
    pub fn as_of(&self, games: &Games, until: Millis) -> Result<Self, Unreadable> {
        let number = usize::try_from(self.number_at(until)).unwrap_or(usize::MAX);
        let known = self.journal.iter().take(number);
        let entries = known.map(|noted| Ok((noted.at, None, noted.body.clone())));
        Self::fold(games, self.kept.clone(), entries)?.set_up(games)
    }

    /// All of a match but its table.
    pub fn outline(games: &Games, kept: Kept, entries: &[Entry]) -> Result<Self, Unreadable> {
        Self::read(games, kept, entries).map(|(room, _)| room)
    }

    /// All of a match but its table, and the lines of its log as they were written.
    pub(super) fn read(
        games: &Games,
        kept: Kept,
        entries: &[Entry],
    ) -> Result<(Self, Vec<String>), Unreadable> {
        let Folded { room, lines } = Self::fold(games, kept, entries.iter().map(read))?;
        Ok((room, lines))
    }

    fn fold(
        games: &Games,
        kept: Kept,
        entries: impl Iterator<Item = Result<Read, Unreadable>>,
    ) -> Result<Folded, Unreadable> {
        let mut room = Self::unentered(games, kept)?;
        let mut lines: Vec<String> = Vec::new();
        for (number, entry) in entries.enumerate() {
            let (at, command, body) = entry?;
            let n_steps = body.steps_after(lines.len());
            if n_steps > lines.len() + 1 {
                let text = format!("entry {number}: the match never had that many steps");
                return Err(Unreadable(text));
            }
            lines.truncate(n_steps);
            if let Body::Step { line, .. } = &body {
                lines.push(line.clone());
            }
            room.take_in(at, command, body, lines.len())?;
        }
        Ok(Folded { room, lines })
    }

    /// A room in which nothing has happened.
    pub(super) fn unentered(games: &Games, kept: Kept) -> Result<Self, Unreadable> {
        let unreadable = |error: &dyn std::fmt::Display| Unreadable(error.to_string());
        let terms: Terms = serde_json::from_str(&kept.terms).map_err(|it| unreadable(&it))?;
        let sides = sides(games, &kept).map_err(|it| unreadable(&it))?;
        Ok(Self {
            terms,
            journal: Vec::new(),
            commands: BTreeMap::new(),
            seats: sides.map(|_, _| Seated::default()),
            clocks: Clocks::new(sides.n_seats()),
            sides,
            table: None,
            asked: None,
            ended: None,
            rematch: None,
            touched: kept.made,
            n_backs: 0,
            stood_in: BTreeSet::new(),
            said: BTreeMap::new(),
            n_said_outside: 0,
            kept,
        })
    }

    fn replay(&self, games: &Games, lines: &[String]) -> Result<Box<dyn Table>, table::LoadError> {
        games.load(&self.as_log(lines), Dealer::Seeded(self.seed()))
    }

    /// These steps as a log.
    pub(super) fn as_log(&self, lines: &[String]) -> String {
        let Kept { game, rules_version, options, .. } = &self.kept;
        let mut log =
            format!("clubhouse-log 1\ngame {game}\nrules {rules_version}\noptions {options}\n");
        for line in lines {
            log.push_str(line);
            log.push('\n');
        }
        log
    }
}

impl Folded {
    fn set_up(mut self, games: &Games) -> Result<Room, Unreadable> {
        if self.room.has_begun() {
            let table = self.room.replay(games, &self.lines);
            let table = table.map_err(|it| Unreadable(it.to_string()))?;
            // A decision and all that is drawn after it are kept together.
            if table.n_steps() != self.lines.len() {
                return Err(Unreadable("it breaks off where something was drawn".into()));
            }
            self.room.table = Some(table);
        }
        Ok(self.room)
    }
}

pub(super) fn read(entry: &Entry) -> Result<Read, Unreadable> {
    let body = serde_json::from_str(&entry.kept.body).map_err(|it| Unreadable(it.to_string()))?;
    Ok((entry.kept.at, entry.kept.command, body))
}

/// The side of each seat, by the options alone.
fn sides(games: &Games, kept: &Kept) -> Result<BySeat<Seat>, Unreadable> {
    let unreadable = |error: &dyn std::fmt::Display| Unreadable(error.to_string());
    let game = games.find(&kept.game).map_err(|it| unreadable(&it))?;
    let options: Vec<(&str, &str)> = pairs(&kept.options).collect();
    let table = game.open(&options, Dealer::Scripted).map_err(|it| unreadable(&it))?;
    Ok(BySeat::from_fn(table.n_seats(), |seat| table.side(seat)))
}
