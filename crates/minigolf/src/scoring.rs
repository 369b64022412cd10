//! Everything that gives points, over a plain [`Course`]: usable without a match.
//!
//! [`score`] writes a player's [`Sheet`]; [`settle`](settle::settle) compares the sheets of a table.

mod hole;
mod line;
mod playable;
pub mod points;
pub mod preview;
pub mod settle;
pub(crate) mod survey;

use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde::Serialize;

use crate::cells::Cell;
use crate::clients::{Condition, Mr, Mrs, Promises};
use crate::content::Content;
use crate::course::Course;
use crate::illegal::Illegal;
use crate::joins;
use crate::numbering::{self, Numbering};

pub use crate::joins::{Effort, HoleCount};
pub use hole::{Hole, HoleState};
pub use line::{Line, Reason};
pub use playable::Playable;
pub(crate) use playable::{fault, is_malformed};
pub use survey::goes_straight_on;

use points::{
    HOLES, LAST_HOLE, LUCKY, MOST_STRAIGHT_ON, PER_CONNECTION, PER_FACE_DOWN, PER_MISSING,
    PER_OFF_THE_LAND,
};
use survey::Survey;

/// What is the same for a course wherever it is scored.
#[derive(Clone, Copy, Debug)]
pub struct Brief<'a> {
    /// The components, for what the clients pay.
    pub content: &'a Content,
    /// Mr Client.
    pub mr: Mr,
    /// Mrs Client.
    pub mrs: Mrs,
    /// What the player has promised: MG-15 prefers those conditions among equal numberings.
    pub promises: Promises,
    /// MG-30: a game alone, with no Fast condition, and promises that pay by themselves.
    pub is_solo: bool,
    /// MG-20: mistakes cost nothing.
    pub is_forgiving: bool,
}

/// Who numbers the holes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Numbers<'a> {
    /// MG-15: the best numbering.
    Auto,
    /// These; parts not named carry none.
    Given(&'a [(Cell, u8)]),
}

/// What is wrong with one of the given numbers.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{reason}")]
pub struct NumberProblem {
    /// Which of them, from 0.
    pub entry: usize,
    /// What is wrong with it.
    pub reason: NumberFault,
}

/// Why a number cannot be given to a hole.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NumberFault {
    /// The rules refuse it in a match, too.
    #[error("{0}")]
    Refused(Illegal),
    /// There are numbers up to nine.
    #[error("{0} isn't a number from 1 to {HOLES}")]
    OutOfRange(u8),
    /// MG-15: each part carries a different number.
    #[error("the number {0} is given twice")]
    Twice(u8),
}

/// The points of one condition.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Account {
    /// Their sum.
    pub points: i32,
    /// Where they come from.
    pub lines: Vec<Line>,
}

impl Account {
    fn of(lines: Vec<Line>) -> Self {
        Self { points: lines.iter().map(|line| line.points).sum(), lines }
    }
}

/// All points of one course, with their reasons. Promises and passes are no part of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// The seven conditions in order; Fast is empty in a solo game.
    pub conditions: [Account; 7],
    /// What mistakes cost.
    pub playable: Playable,
    /// The numbered holes, each at the cell where it stands, in number order.
    pub numbers: Vec<(Cell, u8)>,
    /// Whether every cell of the land has a tile.
    pub is_full: bool,
    /// How many tiles lie outside the land or on water.
    pub n_off_the_land: u16,
    /// MG-16: how many holes the course can be said to have; not found out at a forgiving table.
    pub n_holes: Option<HoleCount>,
    /// MG-30: Mr Client's whim on all nine holes.
    pub most_his: i32,
    is_solo: bool,
}

impl Sheet {
    /// A condition's account.
    pub const fn account(&self, condition: Condition) -> &Account {
        &self.conditions[condition.index()]
    }

    /// MG-30: the conditions that are scored, in order; there is no Fast in a solo game.
    pub fn scored(&self) -> impl Iterator<Item = Condition> {
        Condition::ALL.into_iter().filter(|it| !self.is_solo || *it != Condition::Fast)
    }

    /// A condition's points.
    pub const fn points(&self, condition: Condition) -> i32 {
        self.account(condition).points
    }

    /// All conditions and all mistakes together.
    pub fn total(&self) -> i32 {
        self.conditions.iter().map(|account| account.points).sum::<i32>() + self.playable.points
    }
}

impl Serialize for Sheet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Shown<'a> {
            conditions: BTreeMap<&'static str, &'a Account>,
            playable: &'a Playable,
            numbers: BTreeMap<String, u8>,
        }
        Shown {
            conditions: self.scored().map(|it| (it.name(), self.account(it))).collect(),
            playable: &self.playable,
            numbers: self
                .numbers
                .iter()
                .map(|(cell, number)| (cell.to_string(), *number))
                .collect(),
        }
        .serialize(serializer)
    }
}

/// The sheet of a course; `Err` lists what is wrong with given numbers.
pub fn score(
    course: &Course,
    n_face_down: u16,
    brief: &Brief<'_>,
    numbers: Numbers<'_>,
) -> Result<Sheet, Vec<NumberProblem>> {
    score_knowing(course, n_face_down, brief, numbers, None)
}

/// How many holes a course can be said to have (MG-16), and whether so much effort was enough to prove it.
/// A score allows [`Effort::in_score`] and counts what was found.
pub fn count_holes(course: &Course, effort: &Effort) -> HoleCount {
    let survey = Survey::new(course);
    joins::count(&survey.plan, &survey.parts, effort)
}

/// The same as [`score`], if it is known how many holes the course can be said to have (MG-16).
pub(crate) fn score_knowing(
    course: &Course,
    n_face_down: u16,
    brief: &Brief<'_>,
    numbers: Numbers<'_>,
    n_holes: Option<HoleCount>,
) -> Result<Sheet, Vec<NumberProblem>> {
    let survey = Survey::new(course);
    let numbering = match numbers {
        Numbers::Auto => numbering::best(&survey.task(brief)).1,
        Numbers::Given(given) => survey.numbering(given)?,
    };
    let count = || joins::hole_count(&survey.plan, &survey.parts);
    let n_holes = if brief.is_forgiving { None } else { Some(n_holes.unwrap_or_else(count)) };
    Ok(write_sheet(&survey, n_face_down, brief, &numbering, n_holes))
}

fn write_sheet(
    survey: &Survey<'_>,
    n_face_down: u16,
    brief: &Brief<'_>,
    numbering: &Numbering,
    n_holes: Option<HoleCount>,
) -> Sheet {
    let land = land(survey);
    let n_off = land.iter().filter(|line| line.reason == Reason::OffTheLand).map(|_| 1).sum();
    let fast = if brief.is_solo { Vec::new() } else { fast(n_face_down) };
    let conditions = [
        fun(survey),
        fast,
        her(survey, brief),
        his(survey, brief, numbering),
        par(survey, numbering),
        land,
        circuit(survey, numbering),
    ];
    Sheet {
        conditions: conditions.map(Account::of),
        playable: n_holes.map_or_else(Playable::default, |n_holes| Playable::of(survey, n_holes)),
        n_holes,
        numbers: survey.labels(numbering),
        is_full: survey.plan.is_full(),
        n_off_the_land: n_off,
        most_his: points::most_his(brief.content.mr_points(brief.mr)),
        is_solo: brief.is_solo,
    }
}

/// MG-21: people on placed tiles, wherever they lie.
fn fun(survey: &Survey<'_>) -> Vec<Line> {
    let tiles = survey.plan.course().tiles().iter().filter(|placed| placed.tile.people > 0);
    let line = |people: u8| Line::new(Reason::People, people.into()).with_count(people);
    tiles.map(|placed| line(placed.tile.people).with_cells([placed.cell])).collect()
}

/// MG-22: three for each face-down tile.
fn fast(n_face_down: u16) -> Vec<Line> {
    let points = PER_FACE_DOWN * i32::from(n_face_down);
    let line = Line::new(Reason::FaceDown, points).with_count(n_face_down);
    if n_face_down == 0 { Vec::new() } else { alloc::vec![line] }
}

/// MG-23: points for each element of Mrs Client's liking.
fn her(survey: &Survey<'_>, brief: &Brief<'_>) -> Vec<Line> {
    let tiles = survey.plan.course().tiles().iter();
    let lines = tiles.map(|placed| {
        let points = brief.content.mrs_pays(brief.mrs, &placed.tile);
        let n = brief.mrs.elements(&placed.tile);
        Line::new(Reason::Elements, points).with_count(n).with_cells([placed.cell])
    });
    lines.filter(|line| line.count != Some(0)).collect()
}

/// MG-24: points for each numbered, well-formed hole of Mr Client's liking.
fn his(survey: &Survey<'_>, brief: &Brief<'_>, numbering: &Numbering) -> Vec<Line> {
    let points = brief.content.mr_points(brief.mr);
    if brief.mr == Mr::Straightforward {
        return straight_on(survey, points, numbering);
    }
    let mut lines = Vec::new();
    for (number, part) in numbered(numbering) {
        let part = &survey.parts[usize::from(part)];
        if survey::pleases(part, brief.mr)[usize::from(number == LUCKY)] {
            let line = Line::new(Reason::Hole, points).with_hole(number);
            lines.push(line.with_cells(survey.cells(part)));
        }
    }
    lines
}

fn straight_on(survey: &Survey<'_>, points: i32, numbering: &Numbering) -> Vec<Line> {
    let mut lines = Vec::new();
    for (number, [from, to]) in followers(numbering) {
        let pair = survey.linking_cells(from, to).filter(|cells| survey.is_straight_on(*cells));
        if let Some(cells) = pair {
            lines.push(Line::new(Reason::StraightOn, points).with_hole(number).with_cells(cells));
        }
    }
    if lines.len() == usize::from(MOST_STRAIGHT_ON) {
        lines.push(Line::new(Reason::AllStraightOn, points));
    }
    lines
}

/// MG-25: two for each numbered hole of par 3 to 5, less what the total is away from 36.
fn par(survey: &Survey<'_>, numbering: &Numbering) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut total = 0;
    for (number, part) in numbered(numbering) {
        let part = &survey.parts[usize::from(part)];
        total += part.par;
        let line = Line::new(Reason::HolePar, points::of_hole_par(part.par))
            .with_hole(number)
            .with_count(part.par);
        lines.push(line.with_cells(survey.cells(part)));
    }
    lines.push(Line::new(Reason::TotalPar, points::of_total_par(total)).with_count(total));
    lines
}

/// MG-26: the card's points, less three for each tile off the land and one for each cell without a tile.
fn land(survey: &Survey<'_>) -> Vec<Line> {
    let land = survey.plan.land();
    let mut lines = alloc::vec![Line::new(Reason::Card, land.points())];
    for placed in survey.plan.course().off_the_land() {
        lines.push(Line::new(Reason::OffTheLand, PER_OFF_THE_LAND).with_cells([placed.cell]));
    }
    lines.extend(
        survey
            .plan
            .missing()
            .map(|cell| Line::new(Reason::Missing, PER_MISSING).with_cells([cell])),
    );
    lines
}

/// MG-27: two for each green beside the next tee, for the first tee at the gate, and for the last green at it.
fn circuit(survey: &Survey<'_>, numbering: &Numbering) -> Vec<Line> {
    let mut lines = Vec::new();
    let at_gate = |part: u16, shape| {
        let tiles = survey.parts[usize::from(part)].specials(&survey.plan, shape);
        let mut cells = tiles.map(|tile| survey.plan.tile(tile).cell);
        cells.find(|&cell| survey.plan.land().is_at_gate(cell))
    };
    if let Some(cell) = numbering[0].and_then(|part| at_gate(part, crate::tiles::Shape::Tee)) {
        lines.push(Line::new(Reason::FromTheGate, PER_CONNECTION).with_hole(1).with_cells([cell]));
    }
    for (number, [from, to]) in followers(numbering) {
        if let Some(cells) = survey.linking_cells(from, to) {
            lines.push(Line::new(Reason::Link, PER_CONNECTION).with_hole(number).with_cells(cells));
        }
    }
    if let Some(cell) =
        numbering[HOLES - 1].and_then(|part| at_gate(part, crate::tiles::Shape::Green))
    {
        lines.push(
            Line::new(Reason::ToTheGate, PER_CONNECTION).with_hole(LAST_HOLE).with_cells([cell]),
        );
    }
    lines
}

fn numbered(numbering: &Numbering) -> impl Iterator<Item = (u8, u16)> + '_ {
    (1..).zip(numbering).filter_map(|(number, part)| Some((number, (*part)?)))
}

/// Each number whose successor is carried, too, with both parts.
fn followers(numbering: &Numbering) -> impl Iterator<Item = (u8, [u16; 2])> + '_ {
    (1..)
        .zip(numbering.windows(2))
        .filter_map(|(number, pair)| Some((number, [pair[0]?, pair[1]?])))
}
