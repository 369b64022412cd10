//! The map of one land: mown grass, water, and the gate.

use std::collections::BTreeSet;

use super::super::map::{Cell, Gate, Ground, Land, Side};
use super::outline;

/// Pixels of a cell's edge.
pub(super) const CELL: i32 = 16;

/// Fords wider than this are two separate streams.
const WIDEST_FORD: usize = 2;

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
        format!("<path class=\"rim\" d=\"{}\"/>", outline::path(&grass, CELL, 3)),
        gate,
    ]
    .concat()
}

/// Each sign of the map with its name.
pub(super) fn signs() -> [(String, &'static str); 4] {
    let pair = || BTreeSet::from([Cell::new(0, 0), Cell::new(1, 0)]);
    let gate = Gate { at: Cell::new(0, 0), facing: [Side::East, Side::South] };
    let none = BTreeSet::new();
    let middle = |sign: String| format!("<g transform=\"translate(0 {})\">{sign}</g>", CELL / 2);
    [
        (self::gate(&gate), "gate"),
        (middle(lawn(&pair())), "land"),
        (middle(water(&pair(), &none)), "pond"),
        (middle(water(&none, &pair())), "stream"),
    ]
}

/// Light and dark squares, as a mower leaves them: cells are easy to count.
fn lawn(grass: &BTreeSet<Cell>) -> String {
    let (dark, light): (Vec<Cell>, Vec<Cell>) =
        grass.iter().partition(|cell| (cell.x + cell.y) % 2 == 0);
    format!("<path class=\"grass\" d=\"{}\"/>", squares(&light))
        + &format!("<path class=\"mown\" d=\"{}\"/>", squares(&dark))
}

fn squares(cells: &[Cell]) -> String {
    let square =
        |cell: &Cell| format!("M{} {}h{CELL}v{CELL}h-{CELL}z", cell.x * CELL, cell.y * CELL);
    cells.iter().map(square).collect()
}

/// Ponds lie round in their banks; streams fill theirs.
fn water(ponds: &BTreeSet<Cell>, streams: &BTreeSet<Cell>) -> String {
    let mut water = String::new();
    if !ponds.is_empty() {
        let banks: Vec<Cell> = ponds.iter().copied().collect();
        water += &format!("<path class=\"bank\" d=\"{}\"/>", squares(&banks));
        water += &format!("<path class=\"pond\" d=\"{}\"/>", outline::path(ponds, CELL, 7));
    }
    if !streams.is_empty() {
        let beds: Vec<Cell> = streams.iter().copied().collect();
        water += &format!("<path class=\"stream\" d=\"{}\"/>", squares(&beds));
    }
    let ripples: String = ponds.iter().map(|cell| ripple(*cell, Side::East)).collect();
    let waves: String = streams.iter().map(|cell| ripple(*cell, flow(*cell, streams))).collect();
    water + &format!("<path class=\"ripple\" d=\"{ripples}{waves}\"/>")
}

/// Along the neighbours; a lone cell flows across.
fn flow(cell: Cell, streams: &BTreeSet<Cell>) -> Side {
    let flows = |side: Side| streams.contains(&cell.step(side));
    if flows(Side::East) || flows(Side::West) { Side::East } else { Side::South }
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
    if streams.is_empty() {
        return String::new();
    }
    let is_shore = |cell: Cell, side| land.at(cell.step(side)) != Ground::Stream;
    let lines: String = streams
        .iter()
        .flat_map(|cell| Side::ALL.map(|side| (*cell, side)))
        .filter(|(cell, side)| is_shore(*cell, *side))
        .map(|(cell, side)| edge(cell, side))
        .collect();
    format!("<path class=\"shore\" d=\"{lines}\"/>")
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
        .filter_map(|(cell, side)| ford(land, cell, side))
        .collect();
    if lines.is_empty() { lines } else { format!("<path class=\"ford\" d=\"{lines}\"/>") }
}

/// The ford behind a cell that flows this way, if the stream goes on beyond it.
fn ford(land: &Land, cell: Cell, side: Side) -> Option<String> {
    let flows_here = !land.is_land(cell.step(side.opposite()));
    let steps = std::iter::successors(Some(cell.step(side)), |cell| Some(cell.step(side)));
    let width = steps.take_while(|cell| land.is_land(*cell)).take(WIDEST_FORD + 1).count();
    let far = (0..=width).fold(cell, |cell, _| cell.step(side));
    let is_ford =
        flows_here && (1..=WIDEST_FORD).contains(&width) && land.at(far) == Ground::Stream;
    let length = CELL * i32::try_from(width).ok()? - 6;
    let (x, y) = (cell.x * CELL, cell.y * CELL);
    is_ford.then(|| match side {
        Side::East | Side::West => format!("M{} {}h{length}", x + CELL + 3, y + CELL / 2),
        Side::North | Side::South => format!("M{} {}v{length}", x + CELL / 2, y + CELL + 3),
    })
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
    format!("<path class=\"gate\" d=\"{}L{} {}Z\"/>", arc(side), tip.0, tip.1)
        + &format!("<path class=\"slat\" d=\"{}{}\"/>", arc(side * 3 / 4), arc(side / 2))
        + &format!(
            "<path class=\"sill\" d=\"M{} {}H{}V{}\"/>",
            tip.0 + dx * (side - 3),
            tip.1 + 2 * dy,
            tip.0 + 2 * dx,
            tip.1 + dy * (side - 3)
        )
}
