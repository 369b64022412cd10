//! Matches kept in this browser: saved after every move, found again on the home screen.
//!
//! Where the browser keeps nothing, they live as long as the page. What another version of the page kept in a form
//! of its own is told, and never touched.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Dealer, LoadError, Table};
use tabletop::{Seat, Seed, StepLine, sort_few};

use crate::playing::lost::Loss;
use crate::{browser, games, problems, t};

/// Before the id of a match, in the browser's storage.
pub(crate) const SHELF: &str = "clubhouse/match/";

/// How matches are written down. A higher number is of a newer page, and not for this one to read.
const FORMAT: u64 = 1;

/// A match on the shelf.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Saved {
    /// How it is written down: see [`FORMAT`].
    #[serde(default = "format")]
    pub(crate) format: u64,
    /// 32 hexadecimal digits.
    pub(crate) id: String,
    /// The game's id.
    pub(crate) game: String,
    /// My seat; none if only bots play.
    pub(crate) me: Option<Seat>,
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
    /// Grows with every change: a tab that knows less than another must not write over it.
    #[serde(default)]
    pub(crate) edition: u64,
    /// The tab whose bots play: the one that was used last.
    #[serde(default)]
    pub(crate) tab: String,
    /// Whether somebody explains what happens for the first time.
    #[serde(default)]
    pub(crate) has_coach: bool,
}

/// The number that a page of this version writes.
pub(crate) const fn format() -> u64 {
    FORMAT
}

/// Why a match is not here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Missing {
    /// There is none of this id.
    Gone,
    /// A newer version of the page wrote it.
    OfNewer,
    /// It was begun by rules that are no longer played here.
    OtherRules,
    /// It cannot be read.
    Unreadable(String),
}

impl Missing {
    /// Why, for people.
    pub(crate) fn loss(self) -> Loss {
        match self {
            Self::Gone => Loss::new(t!("no-match-here"), t!("match-gone")),
            Self::OfNewer => Loss::new(t!("match-of-newer"), t!("match-of-newer-why")),
            Self::OtherRules => Loss::new(t!("other-rules"), t!("other-rules-kept")),
            Self::Unreadable(reason) => Loss::unreadable(reason),
        }
    }
}

/// Why a match is not kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unkept {
    /// The browser's storage is full, or closed to us. It lives as long as the page.
    NoRoom,
    /// Another tab went on with it.
    Overtaken,
}

thread_local! {
    /// Matches for which the browser has no room, by name.
    static UNKEPT: RefCell<BTreeMap<String, Saved>> = const { RefCell::new(BTreeMap::new()) };
    /// How many matches went to make room, and were not told yet.
    static N_CLEARED: Cell<usize> = const { Cell::new(0) };
}

/// How many matches that were over went to make room for others since this was last asked.
pub(crate) fn take_cleared() -> usize {
    N_CLEARED.take()
}

impl Saved {
    /// The match of this id.
    pub(crate) fn find(id: &str) -> Result<Self, Missing> {
        let name = name(id);
        match UNKEPT.with_borrow(|all| all.get(&name).cloned()) {
            Some(unkept) => Ok(unkept),
            None => read(&browser::recall_text(&name).ok_or(Missing::Gone)?),
        }
    }

    /// How many moves were made; what chance drew is no move.
    pub(crate) fn n_moves(&self) -> usize {
        let is_move = |line: &&str| StepLine::parse(line).is_ok_and(|step| step.is_move());
        self.log.lines().filter(is_move).count()
    }

    /// All that can be read, the last touched first.
    pub(crate) fn all() -> Vec<Self> {
        let unkept = UNKEPT.with_borrow(|all| all.keys().cloned().collect::<Vec<_>>());
        let mut names = browser::names(SHELF);
        names.extend(unkept);
        sort_few(&mut names, String::cmp);
        names.dedup();
        let ids = names.iter().filter_map(|name| name.strip_prefix(SHELF));
        let mut all: Vec<Self> = ids.filter_map(|id| Self::find(id).ok()).collect();
        sort_few(&mut all, |a, b| b.at.total_cmp(&a.at));
        all
    }

    /// How many there are that this version of the page cannot read.
    pub(crate) fn n_strange() -> usize {
        let texts = browser::names(SHELF).into_iter().filter_map(|it| browser::recall_text(&it));
        texts.filter(|text| read(text).is_err()).count()
    }

    /// Puts it on the shelf, unless a newer edition is there. If there is no room, matches that are over make some.
    pub(crate) fn keep(&self) -> Result<(), Unkept> {
        let is_newest = match Self::find(&self.id) {
            Ok(kept) => kept.edition < self.edition,
            Err(missing) => missing == Missing::Gone,
        };
        if !is_newest {
            return Err(Unkept::Overtaken);
        }
        if self.find_room() {
            UNKEPT.with_borrow_mut(|all| all.remove(&name(&self.id)));
            return Ok(());
        }
        UNKEPT.with_borrow_mut(|all| all.insert(name(&self.id), self.clone()));
        Err(Unkept::NoRoom)
    }

    fn find_room(&self) -> bool {
        let mut cleared = Vec::new();
        while !self.write() {
            let can_go = |it: &Self| it.is_over && it.is_kept() && it.id != self.id;
            let Some(oldest) = Self::all().into_iter().rfind(can_go) else {
                // Nothing was gained by it, so they stay; in this page at least, if another tab has taken the room.
                for saved in cleared.into_iter().filter(|saved| !Self::write(saved)) {
                    UNKEPT.with_borrow_mut(|all| all.insert(name(&saved.id), saved));
                }
                return false;
            };
            oldest.forget();
            cleared.push(oldest);
        }
        N_CLEARED.set(N_CLEARED.get() + cleared.len());
        true
    }

    fn write(&self) -> bool {
        browser::keep(&name(&self.id), self).is_ok()
    }

    /// Whether it is there after the page is closed.
    pub(crate) fn is_kept(&self) -> bool {
        UNKEPT.with_borrow(|all| !all.contains_key(&name(&self.id)))
    }

    /// Lets this tab's bots play on; `false` if they do already.
    pub(crate) fn claim(id: &str) -> bool {
        let Ok(saved) = Self::find(id) else { return false };
        if saved.tab == browser::tab() {
            return false;
        }
        let mine = Self { tab: browser::tab(), edition: saved.edition + 1, ..saved };
        mine.keep().is_ok()
    }

    /// Takes it from the shelf.
    pub(crate) fn forget(&self) {
        let name = name(&self.id);
        UNKEPT.with_borrow_mut(|all| all.remove(&name));
        browser::forget(&name);
    }

    /// The match itself.
    pub(crate) fn open(&self) -> Result<(Box<dyn Table>, Seed), Missing> {
        let seed: Seed =
            self.seed.parse().map_err(|_| Missing::Unreadable(t!("storage-damaged")))?;
        let table = games::load(&self.log, Dealer::Seeded(seed.clone()));
        let missing = |error: LoadError| {
            if error.is_of_other_rules() {
                Missing::OtherRules
            } else {
                Missing::Unreadable(problems::unloadable(Some(&self.game), &error))
            }
        };
        Ok((table.map_err(missing)?, seed))
    }
}

fn name(id: &str) -> String {
    format!("{SHELF}{id}")
}

fn read(text: &str) -> Result<Saved, Missing> {
    let unreadable = |_: serde_json::Error| Missing::Unreadable(t!("storage-damaged"));
    let value: Value = serde_json::from_str(text).map_err(unreadable)?;
    if value["format"].as_u64().is_some_and(|format| format > FORMAT) {
        return Err(Missing::OfNewer);
    }
    Saved::deserialize(&value).map_err(unreadable)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: &str = r#"{"id":"a","game":"pips","me":0,"levels":[null,4],"seed":"","log":"","at":1.0,"is_over":false}"#;

    #[test]
    fn a_match_of_the_first_format_is_read() {
        let saved = read(FIRST).expect("it was kept by a page of ours");
        assert_eq!((saved.format, saved.edition), (1, 0));
    }

    #[test]
    fn what_chance_draws_is_no_move() {
        let table = table::find("ingenious").unwrap();
        let mut table = table.open(&[], Dealer::Seeded(Seed::from(1))).unwrap();
        let kept =
            |log: String| Saved { log, ..read(FIRST).expect("it was kept by a page of ours") };
        assert_eq!(kept(table.log().unwrap()).n_moves(), 0);
        let seat = table.to_act().seats().lowest().unwrap();
        let mv = table.legal_moves(seat).swap_remove(0);
        table.submit(seat, table.n_steps(), &mv).unwrap();
        assert_eq!(kept(table.log().unwrap()).n_moves(), 1);
    }

    #[test]
    fn a_match_of_older_rules_is_told_from_a_damaged_one() {
        let game = table::find("minigolf").unwrap();
        let log = game.open(&[], Dealer::Seeded(Seed::from(1))).unwrap().log().unwrap();
        let (now, before) = (format!("rules {}\n", game.rules_version()), "rules 1\n");
        let saved = |log: String| {
            let seed = Seed::from(1).reveal().to_string();
            Saved { seed, log, ..read(FIRST).expect("it was kept by a page of ours") }
        };
        let why = |log: String| saved(log).open().map(drop);
        assert_eq!(why(log.clone()), Ok(()));
        assert_eq!(why(log.replace(&now, before)), Err(Missing::OtherRules));
        assert!(matches!(why(log.replace(&now, "rules")), Err(Missing::Unreadable(_))));
    }

    #[test]
    fn a_match_of_a_newer_page_is_told_from_a_damaged_one() {
        let newer = r#"{"format":2,"game":["quite","another","form"]}"#;
        assert_eq!(read(newer), Err(Missing::OfNewer));
        for damaged in ["", "{", "{}", "[1]"] {
            assert!(matches!(read(damaged), Err(Missing::Unreadable(_))), "{damaged}");
        }
        let nowhere = FIRST.replace(r#""me":0"#, r#""me":9"#);
        assert!(matches!(read(&nowhere), Err(Missing::Unreadable(_))), "no table has that seat");
    }
}
