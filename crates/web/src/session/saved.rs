//! Matches kept in this browser: saved after every move, found again on the home screen.

use serde::{Deserialize, Serialize};
use table::{Dealer, LoadError, Table};
use tabletop::Seed;

use crate::browser::{self, Unkept};

/// Before the id of a match, in the browser's storage.
pub(crate) const SHELF: &str = "clubhouse/match/";

/// A match on the shelf.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Saved {
    /// 32 hexadecimal digits.
    pub(crate) id: String,
    /// The game's id.
    pub(crate) game: String,
    /// My seat; none if only bots play.
    pub(crate) me: Option<u8>,
    /// The level of each seat's bot; none where a person plays.
    pub(crate) levels: Vec<Option<u8>>,
    /// What is drawn from, as hexadecimal digits.
    pub(crate) seed: String,
    /// The match as text.
    pub(crate) log: String,
    /// When it was last touched, in milliseconds since 1970.
    pub(crate) at: f64,
    /// Whether it is over.
    pub(crate) is_over: bool,
}

/// A match that was kept, but cannot be read any more.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Unreadable(pub String);

impl Saved {
    /// The match of this id.
    pub(crate) fn find(id: &str) -> Option<Self> {
        browser::recall(&format!("{SHELF}{id}"))
    }

    /// All of them, the last touched first.
    pub(crate) fn all() -> Vec<Self> {
        let mut all: Vec<Self> =
            browser::names(SHELF).iter().filter_map(|it| browser::recall(it)).collect();
        all.sort_by(|a, b| b.at.total_cmp(&a.at));
        all
    }

    /// Puts it on the shelf. If there is no room, matches that are over make some.
    pub(crate) fn keep(&self) -> Result<(), Unkept> {
        let name = format!("{SHELF}{}", self.id);
        loop {
            if browser::keep(&name, self).is_ok() {
                return Ok(());
            }
            let oldest = Self::all().into_iter().rfind(|it| it.is_over && it.id != self.id);
            oldest.ok_or(Unkept)?.forget();
        }
    }

    /// Takes it from the shelf.
    pub(crate) fn forget(&self) {
        browser::forget(&format!("{SHELF}{}", self.id));
    }

    /// The match itself.
    pub(crate) fn open(&self) -> Result<(Box<dyn Table>, Seed), Unreadable> {
        let seed: Seed = self.seed.parse().map_err(|error| Unreadable(format!("{error}")))?;
        let table = table::load(&self.log, Dealer::Seeded(seed.clone()));
        Ok((table.map_err(|error: LoadError| Unreadable(error.to_string()))?, seed))
    }
}
