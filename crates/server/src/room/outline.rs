//! A journal cut short: as much of a match as lists show, in a few entries.

use serde::{Deserialize, Serialize};
use store::{Entry, Kept, Millis};
use table::Games;
use tabletop::{Seat, hex};

use super::journal::Body;
use super::load::read;
use super::{Room, Unreadable};

/// A short journal that says as much as a long one of who sits where, whose turn it is, and how it ended.
#[derive(Default, Serialize, Deserialize)]
pub struct Outline {
    /// So many entries of the long one it stands for.
    number: u64,
    entries: Vec<(Millis, Body)>,
}

impl Outline {
    /// That of a match which is kept. Where there is none that can be read, it stands for nothing.
    pub fn of(kept: &Kept) -> Self {
        let text = kept.summary.outline.as_deref();
        text.and_then(|text| serde_json::from_str(text).ok()).unwrap_or_default()
    }

    /// From this number on the journal itself has to be read.
    pub const fn number(&self) -> u64 {
        self.number
    }
}

impl Room {
    /// The outline of the match as it is, as text that is kept.
    pub fn outlined(&self) -> String {
        let mut entries = Vec::new();
        for (seat, seated) in self.seats.iter() {
            let sat = seated.player.clone().map(|(player, name)| {
                let entropy = hex::digits(&seated.entropy);
                (self.kept.made, Body::Sat { seat, player, name, entropy })
            });
            let bot = seated.bot.map(|level| (self.kept.made, Body::Bot { seat, level }));
            let left = seated.is_away.then_some((seated.since, Body::Left { seat }));
            entries.extend([sat, bot, left].into_iter().flatten());
        }
        if self.has_begun() {
            let decides = |seat: &Seat| self.clocks.thinks_since(*seat).is_some();
            let turn = self.seats.seats().filter(decides).collect();
            entries.push((self.touched, Body::Began { turn }));
        }
        if let Some(ended) = self.ended.clone() {
            let (how, ranks, points) = (ended.how, ended.ranks, ended.points);
            entries.push((ended.at, Body::Ended { how, ranks, points }));
        }
        entries.extend(self.rematch.map(|id| (self.touched, Body::Rematch { id })));
        let outline = Outline { number: self.number(), entries };
        serde_json::to_string(&outline).expect("entries are plain data")
    }

    /// The match as lists show it, from its outline and what has happened since.
    pub fn listed(
        games: &Games,
        kept: Kept,
        outline: Outline,
        since: &[Entry],
    ) -> Result<Self, Unreadable> {
        let mut room = Self::unentered(games, kept)?;
        let known = outline.entries.into_iter().map(|(at, body)| Ok((at, None, body)));
        // How many steps have been taken, no list says.
        for entry in known.chain(since.iter().map(read)) {
            let (at, _, body) = entry?;
            room.take_in(at, None, body, 0)?;
        }
        Ok(room)
    }
}
