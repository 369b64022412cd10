//! One player's entry of a mini golf file.

use std::sync::Arc;

use ::minigolf::scoring::points::LAST_HOLE;
use ::minigolf::scoring::settle::Version;
use ::minigolf::scoring::{self, Brief, NumberFault, Numbers, Sheet};
use ::minigolf::{
    Cell, Condition, Content, Course, Kind, Land, LandCard, LandId, Mr, Mrs, N_TILES, Promises,
};
use tabletop::excerpt;
use texts::{Message, message};

use super::Agreement;
use super::tiles::{self, TileEntry};
use crate::problem::refused;
use crate::reading::{At, Findings, Names, Object};

/// A player's entry that is sound and scored.
pub(crate) struct Entry {
    pub(crate) name: String,
    pub(crate) course: Course,
    /// The kind of each tile, where the file names it.
    pub(crate) kinds: Vec<Option<Kind>>,
    pub(crate) sheet: Sheet,
    pub(crate) promises: Promises,
    pub(crate) finished: Option<u32>,
    pub(crate) n_passes: u32,
}

/// A numbering from the file: where each entry stands, and what it says.
type Given<'a> = Vec<(At<'a>, (Cell, u8))>;

const FIELDS: [&str; 8] =
    ["name", "land", "tiles", "promises", "collected", "finished", "numbers", "passes"];

/// The entry; `None` if a problem was found in it.
pub(crate) fn read(
    at: &At<'_>,
    agreement: &Agreement<'_>,
    names: &mut Names,
    findings: &mut Findings,
) -> Option<Entry> {
    let player = at.object(&message!("score-what-player"), &FIELDS, findings)?;
    let n_before = findings.problems.len();
    let name = names.read(player.require("name", findings), findings);
    let land = land(player.require("land", findings), agreement.content, findings);
    let tiles = tile_list(player.require("tiles", findings), agreement.content, findings);
    let promises = promises(&player, agreement, findings);
    let collected = collected(&player, agreement, findings);
    let finished = finished(&player, collected, findings);
    let n_passes = passes(&player, agreement, findings);
    let numbers = numbers(player.get("numbers"), findings);
    let tiles = tiles?;
    let Some(land) = land else {
        double_tiles(player.get("tiles")?, &tiles, findings);
        return None;
    };
    let course = course(player.get("tiles")?, land, &tiles, findings)?;
    let brief = brief(agreement, promises.unwrap_or_default());
    let sheet = sheet(&course, collected.unwrap_or(0), &brief, numbers?, findings)?;
    if findings.problems.len() > n_before {
        return None;
    }
    let kinds = tiles.iter().map(|tile| tile.kind).collect();
    let promises = promises?;
    Some(Entry { name: name?, course, kinds, sheet, promises, finished, n_passes: n_passes? })
}

/// A card's id, or a map with its points.
fn land(at: Option<&At<'_>>, content: &Content, findings: &mut Findings) -> Option<Arc<Land>> {
    let at = at?;
    if at.is_text() {
        return card(at, content, findings).map(|card| Arc::clone(&card.land));
    }
    let land = at.object(&message!("score-what-land"), &["map", "points"], findings)?;
    let points = land.require("points", findings).and_then(|at| at.whole(-99..=99, findings));
    let map = land.require("map", findings)?;
    let rows = map.list(findings)?;
    let texts: Vec<Option<&str>> = rows.iter().map(|row| row.text(findings)).collect();
    let texts: Vec<&str> = texts.into_iter().collect::<Option<_>>()?;
    let points = points.and_then(|points| i32::try_from(points).ok());
    match Land::from_map(&texts, points.unwrap_or(0)) {
        // Wrong points change nothing about where tiles may lie.
        Ok(land) => Some(Arc::new(land)),
        Err(problems) => {
            for (row, problem) in problems {
                let reason = refused("score-map-", &problem);
                findings.problem(rows.get(row).unwrap_or(map), reason);
            }
            None
        }
    }
}

fn card<'a>(at: &At<'_>, content: &'a Content, findings: &mut Findings) -> Option<&'a LandCard> {
    let id = at.text(findings)?;
    let card = id.parse::<LandId>().ok().and_then(|id| content.land(id));
    if card.is_none() {
        findings.problem(at, no_land(id, content));
    }
    card
}

fn no_land(id: &str, content: &Content) -> Message {
    let [first, last] = [content.lands().first(), content.lands().last()]
        .map(|card| card.map(|card| card.id.to_string()).unwrap_or_default());
    // A number may have been filled up with zeros.
    let number = id.strip_prefix('L').map(|number| number.trim_start_matches('0'));
    let meant = number.and_then(|number| format!("L{number}").parse::<LandId>().ok());
    let land = excerpt(id);
    match meant.and_then(|id| content.land(id)) {
        Some(meant) => {
            message!("score-minigolf-land-zeros", land = land, meant = meant.id.to_string())
        }
        None => message!("score-minigolf-no-land", land = land, first = first, last = last),
    }
}

fn tile_list(
    at: Option<&At<'_>>,
    content: &Content,
    findings: &mut Findings,
) -> Option<Vec<TileEntry>> {
    let at = at?;
    let entries = at.list(findings)?;
    if entries.len() > N_TILES {
        let n = entries.len();
        findings.problem(at, message!("score-minigolf-tiles", most = N_TILES, n = n));
        return None;
    }
    let read: Vec<_> = entries.iter().map(|entry| tiles::read(entry, content, findings)).collect();
    // A tile that lies nobody knows where may be the one that holds others together.
    read.into_iter().collect()
}

fn course(
    at: &At<'_>,
    land: Arc<Land>,
    tiles: &[TileEntry],
    findings: &mut Findings,
) -> Option<Course> {
    let entries = at.list(findings)?;
    match Course::new(land, tiles.iter().map(|tile| tile.placed).collect()) {
        Ok(course) => Some(course),
        Err(problems) => {
            for problem in problems {
                let reason = refused("score-course-", &problem.reason);
                findings.problem(entries.get(problem.tile).unwrap_or(at), reason);
            }
            None
        }
    }
}

/// What can be said of tiles on a land that nobody knows.
fn double_tiles(at: &At<'_>, tiles: &[TileEntry], findings: &mut Findings) {
    let entries = at.list(&mut Findings::default()).unwrap_or_default();
    let placed: Vec<_> = tiles.iter().map(|tile| tile.placed).collect();
    for problem in Course::doubles(&placed) {
        let reason = refused("score-course-", &problem.reason);
        findings.problem(entries.get(problem.tile).unwrap_or(at), reason);
    }
}

fn promises(
    player: &Object<'_>,
    agreement: &Agreement<'_>,
    findings: &mut Findings,
) -> Option<Promises> {
    let at = player.get("promises");
    let mut promises = Promises::NONE;
    for entry in at.map_or(Some(Vec::new()), |at| at.list(findings))? {
        let word = entry.word(&Condition::ALL.map(Condition::name), findings);
        let Some(condition) = word.and_then(Condition::from_name) else { continue };
        if promises.has(condition) {
            let twice = condition.to_string();
            findings.problem(&entry, message!("score-minigolf-promised-twice", promised = twice));
        }
        promises = promises.with(condition);
    }
    match agreement.version {
        Some(Version::Family) if !promises.is_empty() => {
            findings.warning(at.unwrap_or(player.at()), message!("score-minigolf-family-promises"));
            // MG-15: nor do they guide the numbering.
            Some(Promises::NONE)
        }
        Some(Version::Advanced) if promises.is_empty() => {
            findings.warning(at.unwrap_or(player.at()), message!("score-minigolf-no-promises"));
            Some(promises)
        }
        Some(Version::Family | Version::Advanced) | None => Some(promises),
    }
}

fn collected(
    player: &Object<'_>,
    agreement: &Agreement<'_>,
    findings: &mut Findings,
) -> Option<u16> {
    let Some(at) = player.get("collected") else { return Some(0) };
    if agreement.is_solo {
        findings.problem(at, message!("score-minigolf-collected-alone"));
        return None;
    }
    let most = i64::try_from(N_TILES).unwrap_or(i64::MAX);
    at.whole(0..=most, findings).and_then(|n| u16::try_from(n).ok())
}

fn finished(player: &Object<'_>, collected: Option<u16>, findings: &mut Findings) -> Option<u32> {
    let at = player.get("finished");
    match (at, collected) {
        (Some(at), Some(0)) => {
            findings.warning(at, message!("score-minigolf-finished-without-tile"));
        }
        (None, Some(n)) if n > 0 => {
            let at = player.get("collected").unwrap_or(player.at());
            findings.warning(at, message!("score-minigolf-not-finished"));
        }
        (Some(_) | None, _) => {}
    }
    at?.whole(1..=99, findings).and_then(|order| u32::try_from(order).ok())
}

fn passes(player: &Object<'_>, agreement: &Agreement<'_>, findings: &mut Findings) -> Option<u32> {
    let Some(at) = player.get("passes") else { return Some(0) };
    if !agreement.is_solo {
        findings.problem(at, message!("score-minigolf-passes"));
        return None;
    }
    at.whole(0..=9999, findings).and_then(|n| u32::try_from(n).ok())
}

/// `None` if there is a problem, `Some(None)` for the best numbering.
#[allow(clippy::option_option, reason = "wrong, left to us, or given are three things")]
fn numbers<'a>(at: Option<&At<'a>>, findings: &mut Findings) -> Option<Option<Given<'a>>> {
    let Some(at) = at else { return Some(None) };
    if at.is_text() {
        return at.word(&["auto"], findings).map(|_| None);
    }
    let mut given = Vec::new();
    let mut is_sound = true;
    for (key, entry) in at.entries(findings)? {
        let cell: Option<Cell> = key.parse().ok();
        if cell.is_none() {
            findings.problem(&entry, message!("score-minigolf-no-space", space = excerpt(key)));
        }
        let number = entry.whole(1..=LAST_HOLE.into(), findings).and_then(|n| u8::try_from(n).ok());
        match cell.zip(number) {
            Some(pair) => given.push((entry, pair)),
            None => is_sound = false,
        }
    }
    is_sound.then_some(Some(given))
}

fn misnumbered(fault: &NumberFault) -> Message {
    match fault {
        NumberFault::Refused(illegal) => refused("minigolf-refused-", illegal),
        NumberFault::OutOfRange(number) => {
            let [least, most] = [1, LAST_HOLE].map(|it| it.to_string());
            let wanted = message!("score-a-whole-number", least = least, most = most);
            message!("score-must-be", wanted = wanted, found = number.to_string())
        }
        NumberFault::Twice(number) => message!("score-minigolf-number-twice", n = *number),
    }
}

fn brief<'a>(agreement: &Agreement<'a>, promises: Promises) -> Brief<'a> {
    Brief {
        content: agreement.content,
        // Where a client is unknown the sheet only serves to find problems.
        mr: agreement.mr.unwrap_or(Mr::Short),
        mrs: agreement.mrs.unwrap_or(Mrs::Hotdog),
        promises,
        is_solo: agreement.is_solo,
        is_forgiving: agreement.is_forgiving,
    }
}

fn sheet(
    course: &Course,
    collected: u16,
    brief: &Brief<'_>,
    numbers: Option<Given<'_>>,
    findings: &mut Findings,
) -> Option<Sheet> {
    let Some(given) = numbers else {
        return scoring::score(course, collected, brief, Numbers::Auto).ok();
    };
    let pairs: Vec<(Cell, u8)> = given.iter().map(|(_, pair)| *pair).collect();
    match scoring::score(course, collected, brief, Numbers::Given(&pairs)) {
        Ok(sheet) => Some(sheet),
        Err(problems) => {
            for problem in problems {
                findings.problem(&given[problem.entry].0, misnumbered(&problem.reason));
            }
            None
        }
    }
}
