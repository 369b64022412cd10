//! The numbered holes of a sheet, and how far each of them is.

use alloc::vec::Vec;

use super::{Line, Reason, Sheet};
use crate::cells::Cell;
use crate::clients::Condition;
use crate::course::Course;
use crate::tiles::Shape;

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
    /// MG-17: it will never be a hole. Not told at a forgiving table.
    Malformed,
}

impl Sheet {
    /// The numbered holes of the course whose sheet this is, by number.
    pub fn holes(&self, course: &Course) -> Vec<Hole> {
        let lines = self.account(Condition::Par).lines.iter();
        lines
            .filter(|line| line.reason == Reason::HolePar)
            .filter_map(|line| {
                let state = self.state(course, line);
                let cells = line.cells.clone();
                Some(Hole { number: line.hole?, par: line.count?, cells, state })
            })
            .collect()
    }

    fn state(&self, course: &Course, hole: &Line) -> HoleState {
        let mut malformed = self.playable.lines.iter().filter(|it| it.reason == Reason::Malformed);
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
}
