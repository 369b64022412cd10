//! A course from above, as SVG elements: ground, gate, tiles, holes and mistakes. 64 to a cell, 0,0 where the map begins.

use std::fmt::Write as _;

use minigolf::scoring::{Hole, HoleState};
use minigolf::{Cell, Direction, Ground, Land, PlacedTile, Shape, Tile};
use pictures::{Layout, Lie};

use crate::{language, t};

/// The side of a cell.
pub(super) const CELL: f64 = 64.0;
const HALF: f64 = CELL / 2.0;
/// What a map shows of water.
const WATER: [Ground; 2] = [Ground::Pond, Ground::Stream];

/// A part of the plane: left, top, width, height.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Frame {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) width: f64,
    pub(super) height: f64,
}

impl Frame {
    /// As SVG wants it.
    pub(super) fn view_box(self) -> String {
        format!("{:.1} {:.1} {:.1} {:.1}", self.x, self.y, self.width, self.height)
    }
}

/// The top-left corner of a cell.
pub(super) fn corner(cell: Cell) -> (f64, f64) {
    (CELL * f64::from(cell.x), CELL * f64::from(cell.y))
}

/// Everything there is to see, with so many cells around.
pub(super) fn frame<'a>(
    land: &Land,
    tiles: impl IntoIterator<Item = &'a PlacedTile>,
    margin: f64,
) -> Frame {
    let on_map = cells(land).filter(|&cell| land.ground(cell) != Ground::Void);
    around(&on_map.chain(tiles.into_iter().map(|placed| placed.cell)).collect::<Vec<_>>(), margin)
}

/// These cells, with so many around.
pub(super) fn around(all: &[Cell], margin: f64) -> Frame {
    let least = |of: fn(&Cell) -> i16| f64::from(all.iter().map(of).min().unwrap_or(0)) - margin;
    let most =
        |of: fn(&Cell) -> i16| f64::from(all.iter().map(of).max().unwrap_or(0)) + 1.0 + margin;
    let (x, y) = (least(|it| it.x), least(|it| it.y));
    Frame {
        x: CELL * x,
        y: CELL * y,
        width: CELL * (most(|it| it.x) - x),
        height: CELL * (most(|it| it.y) - y),
    }
}

/// Every cell of a map, row by row.
pub(super) fn cells(land: &Land) -> impl Iterator<Item = Cell> + use<> {
    let (width, height) = land.size();
    let small = |n: usize| i16::try_from(n).unwrap_or(0);
    let (width, height) = (small(width), small(height));
    (0..height).flat_map(move |y| (0..width).map(move |x| Cell::new(x, y)))
}

/// The land alone.
pub(super) fn ground(land: &Land) -> String {
    let mut svg = String::new();
    for cell in cells(land) {
        match land.ground(cell) {
            Ground::Land => {
                square(&mut svg, cell, "mg-land");
                let (x, y) = corner(cell);
                let _ = write!(
                    svg,
                    "<circle class=\"mg-dot\" cx=\"{}\" cy=\"{}\" r=\"2.5\"/>",
                    x + HALF,
                    y + HALF
                );
            }
            Ground::Pond | Ground::Stream => water(&mut svg, cell),
            Ground::Gate => square(&mut svg, cell, "mg-land"),
            Ground::Void => {}
        }
    }
    let is = |cell: Cell, grounds: &[Ground]| grounds.contains(&land.ground(cell));
    let shore = outline(cells(land).filter(|&cell| is(cell, &WATER)), 0.0, |cell| is(cell, &WATER));
    // Where land meets water the shore is enough.
    let card = cells(land).filter(|&cell| is(cell, &[Ground::Land, Ground::Gate]));
    let rim = outline(card, 0.0, |cell| !is(cell, &[Ground::Void]));
    let _ =
        write!(svg, "<path class=\"mg-shore\" d=\"{shore}\"/><path class=\"mg-rim\" d=\"{rim}\"/>");
    gate(&mut svg, land);
    svg
}

fn square(svg: &mut String, cell: Cell, class: &str) {
    let (x, y) = corner(cell);
    let _ = write!(
        svg,
        "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{CELL}\" height=\"{CELL}\"/>"
    );
}

fn water(svg: &mut String, cell: Cell) {
    square(svg, cell, "mg-water");
    let (x, y) = corner(cell);
    for (dx, dy) in [(12.0, 22.0), (22.0, 44.0)] {
        let _ =
            write!(svg, "<path class=\"mg-wave\" d=\"M{} {}q6 -6 12 0t12 0\"/>", x + dx, y + dy);
    }
}

fn gate(svg: &mut String, land: &Land) {
    let Some(first) = land.gate().min() else { return };
    let (x, y) = corner(first);
    let size = 2.0 * CELL;
    let _ = write!(
        svg,
        "<rect class=\"mg-gate\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"12\"/>",
        x + 3.0,
        y + 3.0,
        size - 6.0,
        size - 6.0
    );
    for slat in 1..8 {
        let at = x + size / 8.0 * f64::from(slat);
        let _ =
            write!(svg, "<path class=\"mg-slat\" d=\"M{at} {}V{}\"/>", y + 12.0, y + size - 12.0);
    }
    // Where one goes in: at most sizes a word would be too small to read.
    let (left, foot) = (x + CELL - 26.0, y + size - 5.0);
    let _ = write!(
        svg,
        "<path class=\"mg-door\" d=\"M{left} {foot}v-46a26 26 0 0 1 52 0v46zm26 0v-72\"/>"
    );
}

/// The edges of these cells beyond which something else begins, drawn a little inside.
fn outline(
    cells: impl IntoIterator<Item = Cell>,
    inset: f64,
    is_inside: impl Fn(Cell) -> bool,
) -> String {
    let mut d = String::new();
    for cell in cells {
        let (x, y) = corner(cell);
        let (cx, cy) = (x + HALF, y + HALF);
        for edge in Direction::ALL.into_iter().filter(|&edge| !is_inside(cell.step(edge))) {
            let ((dx, dy), (ax, ay)) = (delta(edge), delta(edge.clockwise()));
            // A line ends a little inside where the outline turns there, and a little beyond where it turns away.
            let end = |aside: Direction| {
                let beside = cell.step(aside);
                match (is_inside(beside), is_inside(beside.step(edge))) {
                    (false, _) => HALF - inset,
                    (true, false) => HALF,
                    (true, true) => HALF + inset,
                }
            };
            let (back, on) = (end(edge.clockwise().opposite()), end(edge.clockwise()));
            let (mx, my) = (cx + (HALF - inset) * dx, cy + (HALF - inset) * dy);
            let _ = write!(
                d,
                "M{} {}L{} {}",
                mx - back * ax,
                my - back * ay,
                mx + on * ax,
                my + on * ay
            );
        }
    }
    d
}

pub(super) fn delta(direction: Direction) -> (f64, f64) {
    let (dx, dy) = direction.delta();
    (dx.into(), dy.into())
}

/// A tile where it lies.
pub(super) fn laid(tile: &Tile, cell: Cell, lie: Lie) -> String {
    let (x, y) = corner(cell);
    format!("<g transform=\"translate({x} {y})\">{}</g>", pictures::tile(tile, lie))
}

/// How a tile lies on a course.
pub(super) fn lie(layout: &Layout, cell: Cell, turn: u8) -> Lie {
    Lie {
        turn,
        is_dark: (cell.x + cell.y).rem_euclid(2) == 0,
        number: layout.number(cell),
        is_wrong_way: layout.wrong_ways.contains(&cell),
    }
}

/// The tiles on these cells.
pub(super) fn tiles(layout: &Layout, is_meant: impl Fn(Cell) -> bool) -> String {
    let tiles = layout.course.tiles().iter().filter(|placed| is_meant(placed.cell));
    let last = layout.course.tiles().last().map(|placed| placed.cell);
    let drawn = tiles.map(|placed| {
        let class = if Some(placed.cell) == last { "mg-last" } else { "" };
        let drawn = laid(&placed.tile, placed.cell, lie(layout, placed.cell, placed.turn));
        format!("<g class=\"{class}\">{drawn}</g>")
    });
    drawn.collect()
}

/// The whole course. From afar holes have no labels.
pub(super) fn scene(layout: &Layout, is_near: bool) -> String {
    let mut svg = ground(&layout.card.land);
    svg.push_str(&tiles(layout, |_| true));
    for placed in layout.course.off_the_land() {
        let (x, y) = corner(placed.cell);
        let _ = write!(
            svg,
            "<rect class=\"mg-off\" x=\"{}\" y=\"{}\" width=\"59\" height=\"59\" rx=\"4\"/>",
            x + 2.5,
            y + 2.5
        );
    }
    layout.holes.iter().for_each(|hole| outline_hole(&mut svg, hole));
    if is_near {
        layout.holes.iter().for_each(|hole| label(&mut svg, layout, hole));
    }
    layout.faults.iter().for_each(|&(cell, edge)| fault(&mut svg, cell, edge));
    svg
}

const fn state_class(state: HoleState) -> &'static str {
    match state {
        HoleState::Done => "done",
        HoleState::NeedsGreen | HoleState::NeedsTee | HoleState::NeedsBoth => "open",
        HoleState::Malformed => "malformed",
    }
}

fn outline_hole(svg: &mut String, hole: &Hole) {
    let d = outline(hole.cells.iter().copied(), 2.5, |cell| hole.cells.contains(&cell));
    let state = state_class(hole.state);
    let _ = write!(svg, "<path class=\"mg-hole {state}\" d=\"{d}\"/>");
}

/// Par and state, where nothing is printed that counts; the number, too, where neither tee nor green can carry it.
fn label(svg: &mut String, layout: &Layout, hole: &Hole) {
    let Some((x, y)) = place_of_label(layout, hole) else { return };
    let sign = match hole.state {
        HoleState::Done => "✓",
        HoleState::NeedsGreen | HoleState::NeedsTee | HoleState::NeedsBoth => "…",
        HoleState::Malformed => "!",
    };
    let words = if hole.state == HoleState::NeedsBoth {
        t!("minigolf-hole-label", number = hole.number, par = hole.par, sign = sign)
    } else {
        t!("minigolf-par-label", par = hole.par, sign = sign)
    };
    let width = 10 + 7 * language::width(&words);
    let state = state_class(hole.state);
    let _ = write!(
        svg,
        "<g class=\"mg-label {state}\" transform=\"translate({x} {y})\">\
         <rect x=\"-{0}\" y=\"-7\" width=\"{width}\" height=\"14\" rx=\"7\"/>\
         <text y=\"4\">{words}</text></g>",
        width / 2
    );
}

/// Beside the tee's number, away from its lane: no tile has anything there. Without a tee, where a lane goes on
/// into the open; if there is no such place, at the corner.
fn place_of_label(layout: &Layout, hole: &Hole) -> Option<(f64, f64)> {
    let tiles = layout.course.tiles();
    let on_hole = || tiles.iter().filter(|placed| hole.cells.contains(&placed.cell));
    let beside = |cell: Cell, side: Direction, far: f64| {
        let ((x, y), (dx, dy)) = (corner(cell), delta(side));
        (x + HALF + far * dx, y + HALF + far * dy)
    };
    if let Some(tee) = on_hole().find(|placed| placed.tile.shape == Shape::Tee) {
        return Some(beside(tee.cell, tee.red().iter().next()?.opposite(), 24.0));
    }
    let is_free = |cell: Cell| tiles.iter().all(|placed| placed.cell != cell);
    for placed in on_hole() {
        if let Some(edge) = placed.red().iter().find(|&edge| is_free(placed.cell.step(edge))) {
            return Some(beside(placed.cell, edge, 46.0));
        }
    }
    hole.cells.iter().min().map(|&cell| corner(cell))
}

fn fault(svg: &mut String, cell: Cell, edge: Direction) {
    let ((x, y), (dx, dy)) = (corner(cell), delta(edge));
    let (x, y) = (x + HALF + HALF * dx, y + HALF + HALF * dy);
    let _ = write!(
        svg,
        "<g class=\"mg-fault\" transform=\"translate({x} {y})\"><circle r=\"9\"/><path d=\"M-4 -4l8 8m0 -8l-8 8\"/></g>"
    );
}
