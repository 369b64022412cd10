//! The map of one land: mown grass, water, and the gate.

use std::collections::BTreeSet;

use super::super::map::{Cell, Gate, Ground, Land, Side};
use super::{Sign, outline};

/// Pixels of a cell's edge.
pub(super) const CELL: i32 = 16;

/// Fords wider than this are two separate streams.
const WIDEST_FORD: i32 = 2;

/// A land with its corner at the origin.
pub(super) fn map(land: &Land) -> String {
    let cells = |ground| land.cells(ground).collect::<BTreeSet<Cell>>();
    let (grass, ponds, streams) = (cells(Ground::Land), cells(Ground::Pond), cells(Ground::Stream));
    let gate = land.gate().map(|gate| self::gate(&gate)).unwrap_or_default();
    [
        lawn(&grass),
        water(&ponds, &streams),
        shores(land, &streams),
        fords(land, &streams),
        path("rim", &outline::path(&grass, CELL, 3)),
        gate,
    ]
    .concat()
}

/// The signs of the map, two cells high.
pub(super) fn signs() -> [Sign; 5] {
    let row = |cells: &[i32]| cells.iter().map(|x| Cell::new(*x, 0)).collect::<BTreeSet<Cell>>();
    let gate = Gate { at: Cell::new(0, 0), facing: [Side::East, Side::South] };
    let none = BTreeSet::new();
    let ford = lawn(&row(&[1]))
        + &water(&none, &row(&[0, 2]))
        + &path("ford", &stones(Cell::new(0, 0), Side::East, 1));
    let middle =
        |picture: &str| format!("<g transform=\"translate(0 {})\">{picture}</g>", CELL / 2);
    let sign = |picture: &str, n_cells: i32, name| Sign {
        picture: middle(picture),
        width: n_cells * CELL,
        name,
    };
    [
        Sign { picture: self::gate(&gate), width: 2 * CELL, name: "gate" },
        sign(&lawn(&row(&[0, 1])), 2, "land"),
        sign(&water(&row(&[0, 1]), &none), 2, "pond"),
        sign(&water(&none, &row(&[0, 1])), 2, "stream"),
        sign(&ford, 3, "ford (land)"),
    ]
}

/// Light and dark squares, as a mower leaves them: cells are easy to count.
fn lawn(grass: &BTreeSet<Cell>) -> String {
    let (dark, light): (Vec<Cell>, Vec<Cell>) =
        grass.iter().partition(|cell| (cell.x + cell.y) % 2 == 0);
    path("grass", &squares(&light)) + &path("mown", &squares(&dark))
}

fn squares(cells: &[Cell]) -> String {
    let square =
        |cell: &Cell| format!("M{} {}h{CELL}v{CELL}h-{CELL}z", cell.x * CELL, cell.y * CELL);
    cells.iter().map(square).collect()
}

/// Ponds lie round in their banks; streams fill theirs.
fn water(ponds: &BTreeSet<Cell>, streams: &BTreeSet<Cell>) -> String {
    let list = |cells: &BTreeSet<Cell>| cells.iter().copied().collect::<Vec<Cell>>();
    let ripples: String = ponds.iter().map(|cell| ripple(*cell, Side::East)).collect();
    let waves: String = streams.iter().map(|cell| ripple(*cell, flow(*cell, streams))).collect();
    [
        path("bank", &squares(&list(ponds))),
        path("pond", &outline::path(ponds, CELL, 7)),
        path("stream", &squares(&list(streams))),
        path("ripple", &(ripples + &waves)),
    ]
    .concat()
}

/// Along the neighbours; a lone cell flows towards the stream beyond a ford beside it, or else down the map.
fn flow(cell: Cell, streams: &BTreeSet<Cell>) -> Side {
    let flows = |distance: i32, (dx, dy): (i32, i32)| {
        [-distance, distance]
            .iter()
            .any(|steps| streams.contains(&Cell::new(cell.x + dx * steps, cell.y + dy * steps)))
    };
    let is_across = flows(1, (1, 0));
    let is_down = flows(1, (0, 1));
    let is_across_ford = (2..=WIDEST_FORD + 1).any(|distance| flows(distance, (1, 0)));
    if is_across || (!is_down && is_across_ford) { Side::East } else { Side::South }
}

fn ripple(cell: Cell, flow: Side) -> String {
    let (x, y) = (cell.x * CELL + CELL / 2, cell.y * CELL + CELL / 2);
    match flow {
        Side::East | Side::West => format!("M{} {y}q2 -3 4 0t4 0", x - 4),
        Side::North | Side::South => format!("M{x} {}q-3 2 0 4t0 4", y - 4),
    }
}

/// Lines where a stream meets anything but more of itself.
fn shores(land: &Land, streams: &BTreeSet<Cell>) -> String {
    let is_shore = |cell: Cell, side| land.at(cell.step(side)) != Ground::Stream;
    let lines: String = streams
        .iter()
        .flat_map(|cell| Side::ALL.map(|side| (*cell, side)))
        .filter(|(cell, side)| is_shore(*cell, *side))
        .map(|(cell, side)| edge(cell, side))
        .collect();
    path("shore", &lines)
}

fn edge(cell: Cell, side: Side) -> String {
    let (x, y) = (cell.x * CELL, cell.y * CELL);
    match side {
        Side::North => format!("M{x} {y}h{CELL}"),
        Side::East => format!("M{} {y}v{CELL}", x + CELL),
        Side::South => format!("M{x} {}h{CELL}", y + CELL),
        Side::West => format!("M{x} {y}v{CELL}"),
    }
}

/// Stepping stones where a stream runs on under the land.
fn fords(land: &Land, streams: &BTreeSet<Cell>) -> String {
    let lines: String = streams
        .iter()
        .flat_map(|cell| [Side::East, Side::South].map(|side| (*cell, side)))
        .filter_map(|(cell, side)| Some(stones(cell, side, ford_width(land, cell, side)?)))
        .collect();
    path("ford", &lines)
}

/// How wide the ford is behind a cell that flows this way, if the stream goes on beyond it.
fn ford_width(land: &Land, cell: Cell, side: Side) -> Option<i32> {
    let flows = !land.is_land(cell.step(side.opposite()));
    let beyond = |width: i32| (0..=width).fold(cell, |cell, _| cell.step(side));
    let width = (0..=WIDEST_FORD).find(|width| !land.is_land(beyond(*width)))?;
    let is_ford = flows && width > 0 && land.at(beyond(width)) == Ground::Stream;
    is_ford.then_some(width)
}

/// A line over so many cells behind this one.
fn stones(cell: Cell, side: Side, width: i32) -> String {
    let (x, y, length) = (cell.x * CELL, cell.y * CELL, CELL * width - 6);
    match side {
        Side::East | Side::West => format!("M{} {}h{length}", x + CELL + 3, y + CELL / 2),
        Side::North | Side::South => format!("M{} {}v{length}", x + CELL / 2, y + CELL + 3),
    }
}

/// A quarter disk round the inner tip, with its straight sides marked.
fn gate(gate: &Gate) -> String {
    let side = 2 * CELL;
    let is_east = gate.facing.contains(&Side::East);
    let is_south = gate.facing.contains(&Side::South);
    let tip = (
        gate.at.x * CELL + if is_east { side } else { 0 },
        gate.at.y * CELL + if is_south { side } else { 0 },
    );
    let (dx, dy) = (if is_east { -1 } else { 1 }, if is_south { -1 } else { 1 });
    let sweep = i32::from(dx * dy > 0);
    let arc = |radius: i32| {
        let (x, y) = (tip.0 + dx * radius, tip.1 + dy * radius);
        format!("M{x} {}A{radius} {radius} 0 0 {sweep} {} {y}", tip.1, tip.0)
    };
    let sill = format!(
        "M{} {}H{}V{}",
        tip.0 + dx * (side - 3),
        tip.1 + 2 * dy,
        tip.0 + 2 * dx,
        tip.1 + dy * (side - 3)
    );
    [
        path("gate", &format!("{}L{} {}Z", arc(side), tip.0, tip.1)),
        path("slat", &(arc(side * 3 / 4) + &arc(side / 2))),
        path("sill", &sill),
    ]
    .concat()
}

/// Nothing, if there is nothing to draw.
fn path(class: &str, lines: &str) -> String {
    if lines.is_empty() {
        return String::new();
    }
    format!("<path class=\"{class}\" d=\"{lines}\"/>")
}
