//! The playable check: what mistakes cost (MG-16 to MG-19).

use alloc::vec;
use alloc::vec::Vec;

use serde::Serialize;

use crate::cells::Direction;
use crate::course::{Beyond, PlacedTile, Plan};
use crate::joins::HoleCount;
use crate::land::Ground;

use super::line::{Line, Reason};
use super::points::{self, PER_FAULT, PER_WRONG_WAY};
use super::survey::Survey;

/// What mistakes cost.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Playable {
    /// All of it.
    pub points: i32,
    /// MG-16.
    pub hole_count: i32,
    /// MG-17.
    pub malformed: i32,
    /// MG-18.
    pub mismatch: i32,
    /// MG-19.
    pub direction: i32,
    /// Where it comes from.
    pub lines: Vec<Line>,
}

impl Playable {
    pub(crate) fn of(survey: &Survey<'_>, count: HoleCount) -> Self {
        let hole_count = points::of_hole_count(count.n_holes);
        let mut lines = Vec::new();
        if hole_count != 0 {
            let line = Line::new(Reason::HoleCount, hole_count).with_count(count.n_holes);
            lines.push(Line { is_unproven: !count.is_proven, ..line });
        }
        for part in survey.parts.iter().filter(|part| is_malformed(part)) {
            lines.push(Line::new(Reason::Malformed, PER_FAULT).with_cells(survey.cells(part)));
        }
        mismatches(&survey.plan, &mut lines);
        wrong_ways(survey, &mut lines);
        let sum = |reasons: &[Reason]| {
            let of = lines.iter().filter(|line| reasons.contains(&line.reason));
            of.map(|line| line.points).sum::<i32>()
        };
        Self {
            points: lines.iter().map(|line| line.points).sum(),
            hole_count,
            malformed: sum(&[Reason::Malformed]),
            mismatch: sum(&[Reason::Mismatch, Reason::Rim, Reason::Gate]),
            direction: sum(&[Reason::WrongWay]),
            lines,
        }
    }
}

/// MG-17: complete, but no hole.
pub(crate) fn is_malformed(part: &crate::holes::Part) -> bool {
    part.is_complete() && !part.is_well_formed()
}

/// MG-18: red against green.
fn mismatches(plan: &Plan<'_>, lines: &mut Vec<Line>) {
    for placed in plan.course().tiles() {
        for direction in Direction::ALL {
            // Each shared edge once: from its northern or western tile.
            let is_first = matches!(direction, Direction::East | Direction::South);
            let reason = fault(plan, placed, direction);
            if let Some(reason) = reason.filter(|reason| is_first || *reason != Reason::Mismatch) {
                let line = Line::new(reason, PER_FAULT).with_cells([placed.cell]);
                lines.push(Line { edge: Some(direction), ..line });
            }
        }
    }
}

/// MG-18: what is wrong at an edge of a tile that lies there, or would.
pub(crate) fn fault(plan: &Plan<'_>, placed: &PlacedTile, direction: Direction) -> Option<Reason> {
    let is_red = placed.red().has(direction);
    match plan.beyond(placed.cell, direction) {
        Beyond::Tile(other) => {
            let fits = placed.red().fits(direction, plan.tile(other).red());
            (!fits).then_some(Reason::Mismatch)
        }
        Beyond::Gate => is_red.then_some(Reason::Gate),
        Beyond::Empty(Ground::Void | Ground::Pond | Ground::Stream) => {
            (is_red && plan.land().has(placed.cell)).then_some(Reason::Rim)
        }
        Beyond::Empty(Ground::Land | Ground::Gate) => None,
    }
}

/// MG-19: arrows against the way from tee to green.
fn wrong_ways(survey: &Survey<'_>, lines: &mut Vec<Line>) {
    for part in survey.parts.iter().filter(|part| part.n_against() > 0) {
        let Some(is_forward) = part.is_forward() else { continue };
        let tiles = || part.tiles.iter().map(|&tile| survey.plan.tile(tile.into()));
        // Where play comes from at the first tile does not matter: what counts is where it goes.
        let mut order: Vec<_> = tiles().collect();
        if !is_forward {
            order.reverse();
        }
        for (i, placed) in order.iter().enumerate().filter(|(_, placed)| placed.tile.directional) {
            let arrow = Direction::from_turn(placed.turn);
            let goes = match order.get(i + 1) {
                Some(next) => placed.cell.step(arrow) == next.cell,
                None => i == 0 || placed.cell.step(arrow.opposite()) == order[i - 1].cell,
            };
            if !goes {
                lines.push(Line {
                    cells: vec![placed.cell],
                    ..Line::new(Reason::WrongWay, PER_WRONG_WAY)
                });
            }
        }
    }
}
