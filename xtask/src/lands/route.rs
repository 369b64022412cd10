//! The way round: one path of cells from the gate through the land and back to the gate.
//!
//! A random way that crosses itself nowhere is found first, since only that decides on which side of each pond it passes.
//! Then it is made longer, two cells at a time, until it is as long as a course likes to be.

use std::collections::{BTreeMap, BTreeSet};

use super::chance::Chance;
use super::map::{Cell, Ground, Land, Side};

/// Nine holes of two cells.
const SHORTEST: usize = 18;

/// Ways tried for each land; the best is taken.
const TRIES: usize = 400;

/// Attempts to lengthen a way before it is taken as it is.
const STRETCHES: usize = 400;

/// The way that comes nearest to the wished length and leaves the fewest corners of the land unvisited.
pub(super) fn find(land: &Land, chance: &mut Chance) -> Option<Vec<Cell>> {
    let doors = land.gate()?.doors();
    let length = wished_length(land.cells(Ground::Land).count());
    let mut best: Option<(usize, Vec<Cell>)> = None;
    for _ in 0..TRIES {
        let (Some(&start), Some(&end)) = (chance.pick(&doors), chance.pick(&doors)) else {
            return None;
        };
        if start == end {
            continue;
        }
        let way = stretched(land, wander(land, start, end, chance), length, chance);
        let cost = way.len().abs_diff(length) + 2 * n_remote(land, &way);
        if way.len() >= SHORTEST && best.as_ref().is_none_or(|(least, _)| cost < *least) {
            best = Some((cost, way));
        }
    }
    best.map(|(_, way)| way)
}

/// Four cells in five: room for holes of all lengths, and some scenery between them.
fn wished_length(n_cells: usize) -> usize {
    n_cells * 4 / 5
}

/// Cells from which one does not see the course: neither on the way nor beside it.
fn n_remote(land: &Land, way: &[Cell]) -> usize {
    let on_way: BTreeSet<Cell> = way.iter().copied().collect();
    let is_remote = |cell: &Cell| {
        !on_way.contains(cell) && !Side::ALL.iter().any(|side| on_way.contains(&cell.step(*side)))
    };
    land.cells(Ground::Land).filter(is_remote).count()
}

/// A random walk with its loops cut off. It ends because the land is connected.
fn wander(land: &Land, start: Cell, end: Cell, chance: &mut Chance) -> Vec<Cell> {
    let mut way = vec![start];
    let mut here = start;
    while here != end {
        let exits: Vec<Cell> = exits(land, here).collect();
        let Some(&next) = chance.pick(&exits) else { return way };
        match way.iter().position(|cell| *cell == next) {
            Some(at) => way.truncate(at + 1),
            None => way.push(next),
        }
        here = next;
    }
    way
}

fn exits(land: &Land, cell: Cell) -> impl Iterator<Item = Cell> {
    Side::ALL.into_iter().map(move |side| cell.step(side)).filter(|next| land.is_land(*next))
}

/// Makes a way longer, or shorter, until it has the length wished for, or nearly.
fn stretched(land: &Land, way: Vec<Cell>, length: usize, chance: &mut Chance) -> Vec<Cell> {
    let mut way = way;
    for _ in 0..STRETCHES {
        // A bulge adds two cells, so one way in two cannot have the very length.
        if way.len().abs_diff(length) <= 1 {
            break;
        }
        let at = chance.below(way.len() - 1);
        if way.len() < length {
            let side = Side::ALL[chance.below(4)];
            if !bulge(land, &mut way, at, side) {
                flip(land, &mut way, at);
            }
        } else {
            cut_short(&mut way, at);
        }
    }
    way
}

/// Leads the step `at` → `at + 1` round by the two cells beside it, if both are free.
fn bulge(land: &Land, way: &mut Vec<Cell>, at: usize, side: Side) -> bool {
    let detour = [way[at].step(side), way[at + 1].step(side)];
    let is_free = detour.iter().all(|cell| land.is_land(*cell) && !way.contains(cell));
    if is_free {
        way.insert(at + 1, detour[1]);
        way.insert(at + 1, detour[0]);
    }
    is_free
}

/// Lets a bend go round the other side of its square: the same length, but new room for bulges.
fn flip(land: &Land, way: &mut [Cell], at: usize) {
    let Some([before, bend, after]) = way.get(at..at + 3).and_then(|three| three.first_chunk())
    else {
        return;
    };
    let other = Cell::new(before.x + after.x - bend.x, before.y + after.y - bend.y);
    if land.is_land(other) && !way.contains(&other) {
        way[at + 1] = other;
    }
}

/// Leaves out what lies between two cells of the way that share an edge.
fn cut_short(way: &mut Vec<Cell>, at: usize) {
    let index: BTreeMap<Cell, usize> = way.iter().copied().zip(0..).collect();
    let ahead = Side::ALL.iter().filter_map(|side| index.get(&way[at].step(*side)));
    // Two cells at a time: a longer cut could throw away the whole course.
    if let Some(&to) = ahead.filter(|to| **to == at + 3).min() {
        way.drain(at + 1..to);
    }
}
