//! One item of a score: for what, where, how many points.

use alloc::vec::Vec;

use serde::Serialize;

use crate::cells::{Cell, Direction};

/// For what points are given or taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// MG-21: people on a tile.
    People,
    /// MG-22: tiles collected face down.
    FaceDown,
    /// MG-23: elements on a tile that Mrs Client likes.
    Elements,
    /// MG-24: a hole that Mr Client likes.
    Hole,
    /// MG-24: play goes straight on to the next tee.
    StraightOn,
    /// MG-24: it does so all eight times.
    AllStraightOn,
    /// MG-25: the par of one numbered hole.
    HolePar,
    /// MG-25: the total par, and its distance from 36.
    TotalPar,
    /// MG-26: the card's points.
    Card,
    /// MG-26: a tile outside the land or on water.
    OffTheLand,
    /// MG-26: a cell of the land without a tile.
    Missing,
    /// MG-27: a green beside the next tee.
    Link,
    /// MG-27: the first tee at the gate.
    FromTheGate,
    /// MG-27: the last green at the gate.
    ToTheGate,
    /// MG-16: holes too few or too many.
    HoleCount,
    /// MG-17: a complete part that is no hole.
    Malformed,
    /// MG-18: red against green between two tiles.
    Mismatch,
    /// MG-18: red against the rim of the land or water.
    Rim,
    /// MG-18: red against the gate.
    Gate,
    /// MG-19: an arrow against the way of play.
    WrongWay,
}

/// One item of a score.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Line {
    /// For what.
    pub reason: Reason,
    /// How many points.
    pub points: i32,
    /// The number of the hole, if it is about one; of the first, if about two.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hole: Option<u8>,
    /// How many people, elements, tiles, holes, or strokes of par.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<i32>,
    /// Where.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cells: Vec<Cell>,
    /// Which edge of the cell.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub edge: Option<Direction>,
    /// MG-16: the search gave up before it knew that no number of holes is nearer to nine.
    #[serde(rename = "unproven", skip_serializing_if = "core::ops::Not::not")]
    pub is_unproven: bool,
}

impl Line {
    pub(crate) const fn new(reason: Reason, points: i32) -> Self {
        Self {
            reason,
            points,
            hole: None,
            count: None,
            cells: Vec::new(),
            edge: None,
            is_unproven: false,
        }
    }

    pub(crate) fn with_count(self, count: impl TryInto<i32>) -> Self {
        Self { count: count.try_into().ok(), ..self }
    }

    pub(crate) fn with_cells(self, cells: impl IntoIterator<Item = Cell>) -> Self {
        Self { cells: cells.into_iter().collect(), ..self }
    }

    pub(crate) fn with_hole(self, hole: u8) -> Self {
        Self { hole: Some(hole), ..self }
    }
}
