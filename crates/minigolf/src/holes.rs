//! Holes as far as they are placed: red tiles connected through red edges (MG-14).
//!
//! A tile has at most two red edges, so a part is a line of tiles with two ends, or a loop.

use alloc::vec::Vec;

use crate::cells::{Cell, Direction};
use crate::course::{Beyond, Plan};
use crate::tiles::Shape;

/// How a line of red tiles ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    Tee,
    Green,
    /// A red edge that faces a cell without a tile: which cell.
    Open(Cell),
    /// A red edge against a green one or against the gate.
    Shut,
}

/// Connected red tiles.
#[derive(Clone, Debug)]
pub(crate) struct Part {
    /// The tiles from one end to the other, by index.
    pub(crate) tiles: Vec<u16>,
    /// `None` for a loop.
    pub(crate) ends: Option<[End; 2]>,
    pub(crate) par: i32,
    pub(crate) has_corner: bool,
    /// Arrows that run from the first end to the second, and against it.
    pub(crate) arrows: [u16; 2],
}

impl Part {
    /// MG-14: no open edge.
    pub(crate) fn is_complete(&self) -> bool {
        self.ends.is_none_or(|ends| !ends.iter().any(|end| matches!(end, End::Open(_))))
    }

    /// MG-14: complete, exactly one tee and one green, no loop.
    pub(crate) fn is_well_formed(&self) -> bool {
        matches!(self.ends, Some([End::Tee, End::Green] | [End::Green, End::Tee]))
    }

    /// MG-19: arrows against the way from tee to green, as far as that is known.
    pub(crate) fn n_against(&self) -> u16 {
        use End::{Green, Open, Shut, Tee};
        match self.ends {
            Some([Tee, Green | Open(_) | Shut] | [Open(_) | Shut, Green]) => self.arrows[1],
            Some([Green, Tee | Open(_) | Shut] | [Open(_) | Shut, Tee]) => self.arrows[0],
            Some([Tee, Tee] | [Green, Green] | [Open(_) | Shut, Open(_) | Shut]) | None => 0,
        }
    }

    /// MG-19: whether the arrows of a part are judged along its line or against it; `None` if they are not.
    pub(crate) fn is_forward(&self) -> Option<bool> {
        use End::{Green, Open, Shut, Tee};
        match self.ends {
            Some([Tee, Green | Open(_) | Shut] | [Open(_) | Shut, Green]) => Some(true),
            Some([Green, Tee | Open(_) | Shut] | [Open(_) | Shut, Tee]) => Some(false),
            Some([Tee, Tee] | [Green, Green] | [Open(_) | Shut, Open(_) | Shut]) | None => None,
        }
    }

    /// Its tees, or its greens.
    pub(crate) fn specials<'a>(
        &'a self,
        plan: &'a Plan<'_>,
        shape: Shape,
    ) -> impl Iterator<Item = usize> + 'a {
        // Only the two outermost tiles can be tees or greens.
        let last = self.tiles.len() - 1;
        let outer = if last == 0 { &[0usize][..] } else { &[0, 1][..] };
        outer
            .iter()
            .map(move |&i| usize::from(self.tiles[i * last]))
            .filter(move |&i| plan.tile(i).tile.shape == shape)
    }

    /// MG-15: where a part stands: at its first tee, else its first cell.
    pub(crate) fn stand(&self, plan: &Plan<'_>) -> Cell {
        let tee = self.specials(plan, Shape::Tee).map(|i| plan.tile(i).cell).min();
        let first = || self.tiles.iter().map(|&i| plan.tile(i.into()).cell).min();
        tee.or_else(first).expect("a part has tiles")
    }
}

/// All parts, in the order of their first placed tiles.
pub(crate) fn parts(plan: &Plan<'_>) -> Vec<Part> {
    let tiles = plan.course().tiles();
    let mut is_seen = alloc::vec![false; tiles.len()];
    let mut parts = Vec::new();
    for (i, placed) in tiles.iter().enumerate() {
        if placed.tile.is_red() && !is_seen[i] {
            let part = trace(plan, i);
            part.tiles.iter().for_each(|&i| is_seen[usize::from(i)] = true);
            parts.push(part);
        }
    }
    parts
}

/// The part this tile belongs to.
fn trace(plan: &Plan<'_>, tile: usize) -> Part {
    let mut red = plan.tile(tile).red().iter();
    let way = red.next().expect("the tile is red");
    // First to one end, then from there to the other.
    let (first, start, heading) = match walk(plan, tile, way, |_, _| {}) {
        Walk::Loop => (None, tile, Some(way)),
        Walk::End { end, tile, back } => (Some(end), tile, back),
    };
    let mut part =
        Part { tiles: Vec::new(), ends: None, par: 0, has_corner: false, arrows: [0, 0] };
    let mut visit = |i: usize, out: Option<Direction>| {
        let placed = plan.tile(i);
        part.tiles.push(u16::try_from(i).expect("a course has few tiles"));
        part.par += i32::from(placed.tile.par);
        part.has_corner |= placed.tile.shape == Shape::Corner;
        if placed.tile.directional {
            // An arrow points to where the ball leaves; the last tile of a line is left where it was not entered.
            let arrow = Direction::from_turn(placed.turn);
            let leaves = out.is_some_and(|out| out == arrow);
            part.arrows[usize::from(!leaves)] += 1;
        }
    };
    let second = match heading {
        None => {
            visit(start, None);
            // A tee or green alone, its red edge being the first end.
            special(plan, start)
        }
        Some(heading) => match walk(plan, start, heading, visit) {
            Walk::Loop => None,
            Walk::End { end, .. } => Some(end),
        },
    };
    part.ends = first.zip(second).map(|(first, second)| [first, second]);
    part
}

enum Walk {
    Loop,
    /// The end, the tile there, and the other way out of that tile, if it has one.
    End {
        end: End,
        tile: usize,
        back: Option<Direction>,
    },
}

/// Follows the path out of a tile; `visit` hears each tile and the way it is left.
fn walk(
    plan: &Plan<'_>,
    start: usize,
    way: Direction,
    mut visit: impl FnMut(usize, Option<Direction>),
) -> Walk {
    let (mut tile, mut way) = (start, way);
    loop {
        visit(tile, Some(way));
        let next = match next(plan, tile, way) {
            Ok(next) => next,
            Err(end) => return Walk::End { end, tile, back: other(plan, tile, way) },
        };
        if next == start {
            return Walk::Loop;
        }
        let Some(onward) = other(plan, next, way.opposite()) else {
            visit(next, None);
            let end = special(plan, next).expect("a path tile has a second red edge");
            return Walk::End { end, tile: next, back: Some(way.opposite()) };
        };
        (tile, way) = (next, onward);
    }
}

/// The tile connected by this red edge, or how the line ends there.
fn next(plan: &Plan<'_>, tile: usize, way: Direction) -> Result<usize, End> {
    let cell = plan.tile(tile).cell;
    match plan.beyond(cell, way) {
        Beyond::Tile(next) if plan.tile(next).red().has(way.opposite()) => Ok(next),
        Beyond::Tile(_) | Beyond::Gate => Err(End::Shut),
        Beyond::Empty(_) => Err(End::Open(cell.step(way))),
    }
}

/// The other red edge of a tile.
fn other(plan: &Plan<'_>, tile: usize, way: Direction) -> Option<Direction> {
    plan.tile(tile).red().iter().find(|&red| red != way)
}

fn special(plan: &Plan<'_>, tile: usize) -> Option<End> {
    match plan.tile(tile).tile.shape {
        Shape::Tee => Some(End::Tee),
        Shape::Green => Some(End::Green),
        Shape::Straight | Shape::Corner | Shape::Scenery => None,
    }
}
