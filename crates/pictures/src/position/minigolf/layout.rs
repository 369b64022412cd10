//! A seat's course as data, for a screen that draws it itself.

use minigolf::scoring::{Line, Reason, Sheet};
use minigolf::{Cell, Condition, Direction, Kind, LandCard, Shape};
use serde_json::Value;
use tabletop::sort_few;

use super::{CourseView, View};
use crate::course::Course;
use crate::position::{Library, from_json};

/// A seat's course, with what its score sheet says of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Layout {
    /// The land it lies on.
    pub card: LandCard,
    /// The tiles, in the order in which they were placed.
    pub tiles: Vec<Laid>,
    /// The numbered holes, by number.
    pub holes: Vec<Hole>,
    /// MG-18: edges where red meets green, the rim or the gate.
    pub faults: Vec<(Cell, Direction)>,
    /// MG-19: arrows against the way of play.
    pub wrong_ways: Vec<Cell>,
    /// Everything that gives or takes points and lies somewhere.
    pub items: Vec<Item>,
}

/// A placed tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Laid {
    /// Where.
    pub cell: Cell,
    /// Which.
    pub kind: Kind,
    /// Quarter turns clockwise.
    pub turn: u8,
}

/// A numbered hole, or the part of one that is there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hole {
    /// From 1.
    pub number: u8,
    /// So far.
    pub par: i32,
    /// From one end to the other.
    pub cells: Vec<Cell>,
    /// How far it is.
    pub state: HoleState,
}

/// How far a hole is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HoleState {
    /// A tee, a green, and a way between them.
    Done,
    /// The green is missing.
    NeedsGreen,
    /// The tee is missing.
    NeedsTee,
    /// Both are missing.
    NeedsBoth,
    /// MG-17: it will never be a hole.
    Malformed,
}

/// One item of the score.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Item {
    /// The category of the score, as standings name it.
    pub category: &'static str,
    /// How many points.
    pub points: i32,
    /// Where.
    pub cells: Vec<Cell>,
}

impl Layout {
    /// A seat's course out of a view; none before there is a land.
    pub fn read(view: &Value, seat: usize, library: &Library) -> Option<Self> {
        let view: View = from_json("minigolf", view).ok()?;
        let content = library.minigolf(&view.content)?;
        let of_seat = view.courses.get(seat)?;
        let (course, sheet) = super::course(&view, of_seat, content)?;
        let id = of_seat.land.as_ref()?;
        let card = content.lands().iter().find(|card| card.id.to_string() == *id)?;
        let picture = Course::new(&course, super::lines(sheet.as_ref()));
        Some(Self {
            card: card.clone(),
            tiles: laid(of_seat)?,
            holes: sheet.as_ref().map(|sheet| holes(&course, sheet)).unwrap_or_default(),
            faults: picture.faults().to_vec(),
            wrong_ways: picture.wrong_ways().to_vec(),
            items: sheet.as_ref().map(items).unwrap_or_default(),
        })
    }

    /// The number of the hole that a cell belongs to.
    pub fn number(&self, cell: Cell) -> Option<u8> {
        self.holes.iter().find(|hole| hole.cells.contains(&cell)).map(|hole| hole.number)
    }

    /// How many cells of the land have no tile.
    pub fn n_missing(&self) -> usize {
        let has_tile = |cell: &Cell| self.tiles.iter().any(|laid| laid.cell == *cell);
        self.card.land.cells().filter(|cell| !has_tile(cell)).count()
    }
}

fn laid(view: &CourseView) -> Option<Vec<Laid>> {
    let laid = |tile: &super::TileView| {
        let kind = Kind::new(tile.kind)?;
        Some(Laid { cell: Cell::new(tile.x, tile.y), kind, turn: tile.turn })
    };
    view.tiles.iter().map(laid).collect()
}

fn holes(course: &minigolf::Course, sheet: &Sheet) -> Vec<Hole> {
    let lines = sheet.account(Condition::Par).lines.iter();
    let mut holes: Vec<Hole> = lines
        .filter(|line| line.reason == Reason::HolePar)
        .filter_map(|line| {
            let state = state(course, sheet, line);
            Some(Hole { number: line.hole?, par: line.count?, cells: line.cells.clone(), state })
        })
        .collect();
    sort_few(&mut holes, |one, other| one.number.cmp(&other.number));
    holes
}

fn state(course: &minigolf::Course, sheet: &Sheet, hole: &Line) -> HoleState {
    let mut malformed = sheet.playable.lines.iter().filter(|it| it.reason == Reason::Malformed);
    if malformed.any(|line| line.cells.iter().any(|cell| hole.cells.contains(cell))) {
        return HoleState::Malformed;
    }
    let has = |shape: Shape| {
        let mut placed = course.tiles().iter().filter(|it| hole.cells.contains(&it.cell));
        placed.any(|it| it.tile.shape == shape)
    };
    match (has(Shape::Tee), has(Shape::Green)) {
        (true, true) => HoleState::Done,
        (true, false) => HoleState::NeedsGreen,
        (false, true) => HoleState::NeedsTee,
        (false, false) => HoleState::NeedsBoth,
    }
}

fn items(sheet: &Sheet) -> Vec<Item> {
    let item = |category: &'static str, line: &Line| Item {
        category,
        points: line.points,
        cells: line.cells.clone(),
    };
    let conditions = Condition::ALL.into_iter().flat_map(|condition| {
        let lines = sheet.account(condition).lines.iter();
        lines.map(move |line| item(condition.name(), line))
    });
    let mistakes = sheet.playable.lines.iter().map(|line| item(mistake(line.reason), line));
    conditions.chain(mistakes).filter(|item| !item.cells.is_empty()).collect()
}

#[allow(clippy::wildcard_enum_match_arm, reason = "all others are no mistakes")]
const fn mistake(reason: Reason) -> &'static str {
    match reason {
        Reason::Malformed => "malformed",
        Reason::Mismatch | Reason::Rim | Reason::Gate => "mismatch",
        Reason::WrongWay => "direction",
        _ => "hole_count",
    }
}
