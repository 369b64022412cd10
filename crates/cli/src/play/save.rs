//! Saved matches: the log, and before it who sits where and the seed that is drawn from.
//!
//! ```text
//! clubhouse-save 1
//! seats me,level:5
//! seed 0123…
//! clubhouse-log 1
//! …
//! ```

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use table::{Dealer, Games, LoadError, LogFault, Table};
use tabletop::{Header, Seed, ToAct, excerpt};
use texts::{Message, message};

use super::sitter::Sitter;
use crate::words::{labels, say, title, trouble};

/// A match as it was saved.
#[derive(Debug)]
pub struct Saved {
    /// The match.
    pub table: Box<dyn Table>,
    /// Who sits where.
    pub sitters: Vec<Sitter>,
    /// What is drawn from.
    pub seed: Seed,
}

const FIRST_LINE: &str = "clubhouse-save 1";
/// Lines above the log.
const N_ABOVE: usize = 3;

/// The log in a save, or a log as it is; and how many lines stand above it.
pub fn log(text: &str) -> (&str, usize) {
    if text.lines().next() != Some(FIRST_LINE) {
        return (text, 0);
    }
    (text.splitn(N_ABOVE + 1, '\n').nth(N_ABOVE).unwrap_or_default(), N_ABOVE)
}

/// A match as text. As secret as its seed.
pub fn to_text(table: &dyn Table, sitters: &[Sitter], seed: &Seed) -> String {
    let seats: Vec<String> = sitters.iter().map(ToString::to_string).collect();
    let log = table.log().expect("a match that is played has a log");
    format!("{FIRST_LINE}\nseats {}\nseed {}\n{log}", seats.join(","), seed.reveal())
}

/// The match in a text, or why there is none.
pub fn from_text(text: &str, games: &Games) -> Result<Saved, Message> {
    let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
    if first != FIRST_LINE {
        return Err(missing(1, FIRST_LINE));
    }
    let (seats, rest) = line(rest, "seats ", 2)?;
    let (seed, log) = line(rest, "seed ", 3)?;
    let sitters: Vec<Sitter> = seats
        .split(',')
        .map(|seat| seat.parse().map_err(|_| message!("save-sitter", what = excerpt(seat))))
        .collect::<Result<_, _>>()?;
    // The seed is a secret: a mistake in it is not told with its text.
    let seed: Seed = seed.parse().map_err(|_| message!("save-seed"))?;
    let dealer = Dealer::Seeded(seed.clone());
    let table = games.load(log, dealer).map_err(|error| unloadable(log, &error))?;
    if sitters.len() != usize::from(table.n_seats()) {
        return Err(message!("save-seats", n = sitters.len(), wanted = table.n_seats()));
    }
    // Without a hash nobody could tell that steps are missing at the end.
    if Header::parse(log).is_ok_and(|header| header.hash.is_none()) {
        return Err(message!("save-no-hash"));
    }
    Ok(Saved { table, sitters, seed })
}

fn line<'a>(text: &'a str, word: &str, number: usize) -> Result<(&'a str, &'a str), Message> {
    let (line, rest) = text.split_once('\n').unwrap_or((text, ""));
    let value = line.strip_prefix(word);
    value.map(|value| (value, rest)).ok_or_else(|| missing(number, word.trim_end()))
}

fn missing(line: usize, word: &str) -> Message {
    message!("log-fault-missing", line = line, one = word.to_owned())
}

/// Why the log in a save cannot be loaded. Lines are counted as the save has them.
fn unloadable(log: &str, error: &LoadError) -> Message {
    let mut fault = LogFault::of(error);
    fault.line += N_ABOVE;
    let game = Header::parse(log).ok().map(|header| header.game);
    faces::log_fault(game, &fault)
}

/// Reads a file.
pub(super) fn read(path: &Path, games: &Games) -> Result<Saved, Message> {
    let text =
        fs::read_to_string(path).map_err(|error| message!("save-unread", why = trouble(&error)))?;
    from_text(&text, games)
}

/// Writes the whole file or nothing: what was there stays until the new one is complete.
pub(super) fn write(path: &Path, text: &str) -> io::Result<()> {
    let mut name = path.file_name().unwrap_or_default().to_os_string();
    name.push(".part");
    let part = path.with_file_name(name);
    fs::write(&part, text)?;
    fs::rename(&part, path)
}

/// Where matches are saved that nobody named a file for: the user's folder for data.
pub(super) fn folder() -> Option<PathBuf> {
    let set = |name| std::env::var_os(name).filter(|it| !it.is_empty()).map(PathBuf::from);
    let data = set("XDG_DATA_HOME")
        .or_else(|| set("LOCALAPPDATA"))
        .or_else(|| set("HOME").map(|home| home.join(".local").join("share")));
    data.map(|data| data.join("clubhouse").join("saves"))
}

/// A name that no file has yet, in a folder that is made if it is missing.
pub(super) fn fresh(folder: &Path, game: &str) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    let path = |n: u32| folder.join(format!("{game}-{n}.save"));
    let free = (1..=u32::MAX).map(path).find(|path| !path.exists());
    free.ok_or_else(|| io::Error::other("all names are taken"))
}

/// A save that can be gone on with, or what is wrong with it.
#[derive(Debug)]
pub(super) struct Offer {
    pub(super) path: PathBuf,
    pub(super) label: Result<String, String>,
}

/// The matches in a folder that are not over, the latest first.
pub(super) fn offers(folder: &Path, games: &Games) -> Vec<Offer> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut paths: Vec<_> = entries
        .filter(|entry| entry.path().extension().is_some_and(|it| it == "save"))
        .map(|entry| (entry.metadata().and_then(|it| it.modified()).ok(), entry.path()))
        .collect();
    paths.sort();
    paths.reverse();
    paths.into_iter().filter_map(|(_, path)| offer(path, games)).take(MOST_OFFERS).collect()
}

/// So many saves are offered.
const MOST_OFFERS: usize = 3;

fn offer(path: PathBuf, games: &Games) -> Option<Offer> {
    let label = match read(&path, games) {
        Ok(saved) if saved.table.to_act() == ToAct::Over => return None,
        Ok(saved) => {
            let players = labels(saved.sitters.iter().map(|it| it.short()));
            let (game, n) = (title(saved.table.game()), saved.table.n_steps());
            Ok(say(&message!("start-offer", game = game, players = players, n = n)))
        }
        Err(reason) => Err(say(&reason)),
    };
    Some(Offer { path, label })
}
