//! A seat's course as data, for a screen that draws it itself.

use minigolf::scoring::{Hole, Sheet};
use minigolf::{Category, Cell, Direction, LandCard, View};
use tabletop::Seat;

use super::lines;
use crate::course::Course;

/// A seat's course, with what its score sheet says of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Layout {
    /// The card of the land it lies on.
    pub card: LandCard,
    /// The tiles on it.
    pub course: minigolf::Course,
    /// The numbered holes, by number.
    pub holes: Vec<Hole>,
    /// MG-18: edges where red meets green, the rim or the gate.
    pub faults: Vec<(Cell, Direction)>,
    /// MG-19: arrows against the way of play.
    pub wrong_ways: Vec<Cell>,
    /// Everything that gives or takes points and lies somewhere.
    pub items: Vec<Item>,
}

/// One item of the score.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Item {
    /// What the points are given for.
    pub category: Category,
    /// How many points.
    pub points: i32,
    /// Where.
    pub cells: Vec<Cell>,
}

impl Layout {
    /// A seat's course out of a view; none before there is a land.
    pub fn of(view: &View, seat: Seat) -> Option<Self> {
        let card = view.options.content.land(view.courses.get(seat)?.land?)?.clone();
        let course = view.course(seat)?;
        let sheet = view.sheet(seat);
        let picture = Course::new(&course, lines(sheet.as_ref()));
        let (faults, wrong_ways) = (picture.faults().to_vec(), picture.wrong_ways().to_vec());
        let holes = sheet.as_ref().map(|sheet| sheet.holes(&course)).unwrap_or_default();
        let items = sheet.as_ref().map(items).unwrap_or_default();
        Some(Self { card, course, holes, faults, wrong_ways, items })
    }

    /// The number of the hole that a cell belongs to.
    pub fn number(&self, cell: Cell) -> Option<u8> {
        self.holes.iter().find(|hole| hole.cells.contains(&cell)).map(|hole| hole.number)
    }

    /// How many cells of the land have no tile.
    pub fn n_missing(&self) -> usize {
        self.course.missing().len()
    }
}

fn items(sheet: &Sheet) -> Vec<Item> {
    let lines = sheet.conditions.iter().flat_map(|account| &account.lines);
    let lines = lines.chain(&sheet.playable.lines).filter(|line| !line.cells.is_empty());
    lines
        .map(|line| Item {
            category: line.reason.into(),
            points: line.points,
            cells: line.cells.clone(),
        })
        .collect()
}
