//! One player's entry of a mini golf file.

use std::sync::Arc;

use ::minigolf::scoring::points::LAST_HOLE;
use ::minigolf::scoring::settle::Version;
use ::minigolf::scoring::{self, Brief, Numbers, Sheet};
use ::minigolf::{
    Cell, Condition, Content, Course, Kind, Land, LandCard, LandId, Mr, Mrs, N_TILES, Promises,
};
use tabletop::excerpt;

use super::Agreement;
use super::tiles::{self, TileEntry};
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
    let player = at.object("a player", &FIELDS, findings)?;
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
    let land = at.object("a land", &["map", "points"], findings)?;
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
            for (row, reason) in problems {
                findings.problem(rows.get(row).unwrap_or(map), reason);
            }
            None
        }
    }
}

fn card<'a>(at: &At<'_>, content: &'a Content, findings: &mut Findings) -> Option<&'a LandCard> {
    let id = at.text(findings)?;
    let (card, why) = match id.parse::<LandId>() {
        Ok(id) => (content.land(id), String::new()),
        Err(error) => (None, format!(" ({error})")),
    };
    if card.is_none() {
        let last = content.lands().last().map(|card| card.id.to_string()).unwrap_or_default();
        let choice = format!("there are L1 to {last}, or give `map` and `points`");
        findings.problem(at, format!("there is no land `{}`{why}; {choice}", excerpt(id)));
    }
    card
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
        findings.problem(at, format!("the box holds {N_TILES} tiles; here are {n}"));
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
                findings.problem(entries.get(problem.tile).unwrap_or(at), problem.reason);
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
        findings.problem(entries.get(problem.tile).unwrap_or(at), problem.reason);
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
            findings.problem(&entry, format!("`{condition}` is promised twice"));
        }
        promises = promises.with(condition);
    }
    match agreement.version {
        Some(Version::Family) if !promises.is_empty() => {
            let reason = "there are no promises in the family version: they pay nothing";
            findings.warning(at.unwrap_or(player.at()), reason);
            // MG-15: nor do they guide the numbering.
            Some(Promises::NONE)
        }
        Some(Version::Advanced) if promises.is_empty() => {
            let reason = "no promise in the advanced version: everybody takes at least one (MG-5)";
            findings.warning(at.unwrap_or(player.at()), reason);
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
        findings.problem(at, "nobody collects tiles in a solo game (MG-30)");
        return None;
    }
    let most = i64::try_from(N_TILES).unwrap_or(i64::MAX);
    at.whole(0..=most, findings).and_then(|n| u16::try_from(n).ok())
}

fn finished(player: &Object<'_>, collected: Option<u16>, findings: &mut Findings) -> Option<u32> {
    let at = player.get("finished");
    match (at, collected) {
        (Some(at), Some(0)) => {
            findings.warning(at, "the order of the first face-down tile, but none is `collected`");
        }
        (None, Some(n)) if n > 0 => {
            let reason = "face-down tiles, but `finished` does not say as the how-manieth the first was taken; ties are broken as if never (MG-29)";
            findings.warning(player.get("collected").unwrap_or(player.at()), reason);
        }
        (Some(_) | None, _) => {}
    }
    at?.whole(1..=99, findings).and_then(|order| u32::try_from(order).ok())
}

fn passes(player: &Object<'_>, agreement: &Agreement<'_>, findings: &mut Findings) -> Option<u32> {
    let Some(at) = player.get("passes") else { return Some(0) };
    if !agreement.is_solo {
        findings.problem(at, "passes cost points only in a solo game (MG-30)");
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
            let reason = format!("`{}` is no cell: write it as \"3,1\"", excerpt(key));
            findings.problem(&entry, reason);
        }
        let number = entry.whole(1..=LAST_HOLE.into(), findings).and_then(|n| u8::try_from(n).ok());
        match cell.zip(number) {
            Some(pair) => given.push((entry, pair)),
            None => is_sound = false,
        }
    }
    is_sound.then_some(Some(given))
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
                findings.problem(&given[problem.entry].0, problem.reason);
            }
            None
        }
    }
}
