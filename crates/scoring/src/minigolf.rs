//! Mini Golf Designer: courses, promises, face-down tiles.

mod entry;
mod tiles;

use std::sync::Arc;

use ::minigolf::scoring::points::HOLES;
use ::minigolf::scoring::settle::{self, Mood, Verdict, Version};
use ::minigolf::scoring::{Account, HoleCount, Line, Playable, Sheet};
use ::minigolf::{Condition, Content, Course, MapProblem, Misplaced, Mr, Mrs, SEATS, TileProblem};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use tabletop::BreaksRule;
use texts::{Argument, message};

use crate::reading::{At, Findings, Names, Object};
use crate::report::{Conditions, Players, winners};

use entry::Entry;

// What the rules have against maps, courses and tiles has its words here.
const _: () = assert!(
    texts::are_known(["score-map", "-"], MapProblem::NAMES)
        && texts::are_known(["score-course", "-"], Misplaced::NAMES)
        && texts::are_known(["score-tile", "-"], TileProblem::NAMES),
    "a reason without a message"
);

/// A table of mini golf with its points.
#[derive(Clone, Debug)]
pub struct Table {
    /// With or without promises.
    pub version: Version,
    /// Mr Client.
    pub mr: Mr,
    /// Mrs Client.
    pub mrs: Mrs,
    /// MG-20: mistakes cost nothing.
    pub is_forgiving: bool,
    /// What was played with, for what clients pay.
    pub content: Arc<Content>,
    /// Everybody, in the order of the file.
    pub players: Vec<Player>,
}

/// A designer with all points.
#[derive(Clone, Debug, Serialize)]
pub struct Player {
    /// The name in the file.
    pub name: String,
    /// All points together.
    pub total: i32,
    /// MG-29: 1 + how many are strictly better, after the tie-break.
    pub rank: u32,
    /// MG-21 to MG-27.
    pub conditions: Conditions<Condition, ConditionAccount>,
    /// MG-16 to MG-19: what mistakes cost.
    pub playable: Playable,
    /// What each promise paid.
    pub promises: Conditions<Condition, i32>,
    /// MG-30: points lost by passing.
    pub passes: i32,
    /// The numbered holes, each at the cell where it stands.
    #[serde(serialize_with = "numbers_as_map")]
    pub numbers: Vec<(::minigolf::Cell, u8)>,
    /// MG-30: how the clients feel about a solo game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mood: Option<Mood>,
    /// MG-29: when the first face-down tile was taken.
    #[serde(skip)]
    pub finished: Option<u32>,
    /// The course, to be drawn.
    #[serde(skip)]
    pub course: Course,
}

/// The points of one condition, and the place among all players.
#[derive(Clone, Debug, Serialize)]
pub struct ConditionAccount {
    /// All points of it.
    pub points: i32,
    /// MG-28: 1 + how many have more; only where promises are compared.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rank: Option<u32>,
    /// Where they come from.
    pub lines: Vec<Line>,
}

fn numbers_as_map<S: Serializer>(
    numbers: &[(::minigolf::Cell, u8)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(Some(numbers.len()))?;
    for (cell, number) in numbers {
        map.serialize_entry(&cell.to_string(), number)?;
    }
    map.end()
}

/// What everybody at the table has in common.
pub(crate) struct Agreement<'a> {
    content: &'a Content,
    /// Unknown if that field was wrong; then only problems are looked for.
    version: Option<Version>,
    mr: Option<Mr>,
    mrs: Option<Mrs>,
    is_solo: bool,
    is_forgiving: bool,
}

pub(crate) fn read(
    root: &At<'_>,
    content: &Arc<Content>,
    findings: &mut Findings,
) -> Option<(Players, Vec<String>)> {
    let known = ["game", "version", "mr", "mrs", "options", "players"];
    let what = message!("score-what-file", game = message!("minigolf-title"));
    let file = root.object(&what, &known, findings)?;
    let version = version(&file, findings);
    let mr = client(&file, "mr", Mr::ALL.map(Mr::name), findings).and_then(Mr::from_name);
    let mrs = client(&file, "mrs", Mrs::ALL.map(Mrs::name), findings).and_then(Mrs::from_name);
    let is_forgiving = is_forgiving(&file, findings);
    let entries = players(&file, findings)?;
    let is_solo = entries.len() == 1;
    let agreement = Agreement { content, version, mr, mrs, is_solo, is_forgiving };
    let mut names = Names::default();
    let read: Vec<Option<Entry>> =
        entries.iter().map(|at| entry::read(at, &agreement, &mut names, findings)).collect();
    let entries: Vec<Entry> = read.into_iter().collect::<Option<_>>()?;
    if !findings.problems.is_empty() {
        return None;
    }
    warn_of_equal_order(file.get("players")?, &entries, findings);
    tiles::count_the_box(file.get("players")?, &entries, content, findings);
    warn_of_unproven_counts(file.get("players")?, &entries, findings);
    let table = Table {
        version: version?,
        mr: mr?,
        mrs: mrs?,
        is_forgiving,
        content: Arc::clone(content),
        players: settle(entries, version?),
    };
    let winners = winners(table.players.iter().map(|player| (&player.name, player.rank)));
    Some((Players::Minigolf(table), winners))
}

/// MG-29: no two players take the first face-down tile at the same time.
fn warn_of_equal_order(at: &At<'_>, entries: &[Entry], findings: &mut Findings) {
    for (i, entry) in entries.iter().enumerate() {
        let Some(order) = entry.finished else { continue };
        if let Some(earlier) = entries[..i].iter().find(|it| it.finished == Some(order)) {
            let names = [earlier, entry].map(|it| tabletop::excerpt(&it.name));
            let names: Argument = names.into_iter().collect();
            findings.warning(at, message!("score-minigolf-same-order", names = names, n = order));
        }
    }
}

/// MG-16: what is possible counts, also where nobody knows whether it is the best.
fn warn_of_unproven_counts(at: &At<'_>, entries: &[Entry], findings: &mut Findings) {
    for entry in entries {
        if let Some(HoleCount { n_holes, is_proven: false }) = entry.sheet.n_holes {
            let name = tabletop::excerpt(&entry.name);
            let reason =
                message!("score-minigolf-unproven", name = name, n = n_holes, wanted = HOLES);
            findings.warning(at, reason);
        }
    }
}

fn version(file: &Object<'_>, findings: &mut Findings) -> Option<Version> {
    Version::from_name(file.require("version", findings)?.word(&Version::NAMES, findings)?)
}

fn client(
    file: &Object<'_>,
    field: &str,
    names: [&'static str; 7],
    findings: &mut Findings,
) -> Option<&'static str> {
    file.require(field, findings)?.word(&names, findings)
}

fn is_forgiving(file: &Object<'_>, findings: &mut Findings) -> bool {
    let options = file
        .get("options")
        .and_then(|at| at.object(&message!("score-what-options"), &["forgiving"], findings));
    let flag = options.as_ref().and_then(|options| options.get("forgiving"));
    flag.and_then(|at| at.flag(findings)).unwrap_or(false)
}

fn players<'a>(file: &Object<'a>, findings: &mut Findings) -> Option<Vec<At<'a>>> {
    let at = file.require("players", findings)?;
    let entries = at.list(findings)?;
    if !u8::try_from(entries.len()).is_ok_and(|n| SEATS.contains(&n)) {
        let reason = message!(
            "score-players-between",
            what = message!("minigolf-title"),
            least = *SEATS.start(),
            most = *SEATS.end(),
            n = entries.len()
        );
        findings.problem(at, reason);
        // With nobody, or a crowd, there is nothing to rank.
        return if entries.is_empty() { None } else { Some(entries) };
    }
    Some(entries)
}

fn settle(entries: Vec<Entry>, version: Version) -> Vec<Player> {
    let players: Vec<settle::Player<'_>> = entries
        .iter()
        .map(|entry| settle::Player {
            sheet: &entry.sheet,
            promises: entry.promises,
            finished: entry.finished,
            n_passes: entry.n_passes,
        })
        .collect();
    let verdicts = settle::settle(&players, version);
    entries.into_iter().zip(verdicts).map(|(entry, it)| player(entry, it)).collect()
}

fn player(entry: Entry, verdict: Verdict) -> Player {
    let Sheet { playable, numbers, .. } = &entry.sheet;
    let account = |condition: Condition| {
        let Account { points, lines } = entry.sheet.account(condition).clone();
        let rank = verdict.places.map(|places| places[condition.index()]);
        (condition, ConditionAccount { points, rank, lines })
    };
    Player {
        total: verdict.total,
        rank: verdict.rank,
        conditions: Conditions(entry.sheet.scored().map(account).collect()),
        playable: playable.clone(),
        promises: Conditions(verdict.promises),
        passes: verdict.passes,
        numbers: numbers.clone(),
        mood: verdict.mood,
        finished: entry.finished,
        name: entry.name,
        course: entry.course,
    }
}
