//! A course as SVG: lawn, water and gate, tiles from above, numbers, pars, and what is wrong.

use std::fmt::Write as _;

use minigolf::{Cell, Direction, Ground, Land, PlacedTile, Shape, Tile};

use super::{Course, icons};
use crate::svg::{Svg, Type, filled, outlined, stroked, tone};

/// Pixels of a cell.
pub(crate) const CELL: f64 = 64.0;
const HALF: f64 = CELL / 2.0;
/// A lane meets an edge at its middle third.
const LANE: f64 = CELL / 3.0;

/// The course, and how large it is.
pub(super) fn draw(course: &Course<'_>) -> (Svg, (f64, f64)) {
    let (first, last) = course.bounds();
    let canvas = Canvas { course, first };
    let mut svg = Svg::default();
    let all =
        || (first.y..=last.y).flat_map(move |y| (first.x..=last.x).map(move |x| Cell::new(x, y)));
    all().for_each(|cell| canvas.ground(cell, &mut svg));
    course.laid.tiles().iter().for_each(|placed| canvas.lawn(placed, &mut svg));
    course.laid.tiles().iter().for_each(|placed| canvas.lane(placed, &mut svg));
    course.laid.tiles().iter().for_each(|placed| canvas.signs(placed, &mut svg));
    canvas.rim(&mut svg, all());
    canvas.gate(&mut svg);
    canvas.faults(&mut svg);
    let span = |from: i16, to: i16| CELL * f64::from(to - from + 1);
    (svg, (span(first.x, last.x), span(first.y, last.y)))
}

/// One tile by itself, unturned.
pub(super) fn tile(tile: Tile) -> Svg {
    // Lawn, lane and signs look at no neighbour.
    let plot = Land::from_map(&["GG#", "GG#", "###"], 0).expect("a small land");
    let placed = PlacedTile { cell: Cell::new(2, 0), tile, turn: 0 };
    let laid = minigolf::Course::new(plot.into(), vec![placed]).expect("it lies at the gate");
    let course = Course::new(&laid, []);
    let canvas = Canvas { course: &course, first: placed.cell };
    let mut svg = Svg::default();
    canvas.lawn(&placed, &mut svg);
    canvas.lane(&placed, &mut svg);
    canvas.signs(&placed, &mut svg);
    svg
}

struct Canvas<'a> {
    course: &'a Course<'a>,
    first: Cell,
}

impl Canvas<'_> {
    fn corner(&self, cell: Cell) -> (f64, f64) {
        (CELL * f64::from(cell.x - self.first.x), CELL * f64::from(cell.y - self.first.y))
    }

    fn centre(&self, cell: Cell) -> (f64, f64) {
        let (x, y) = self.corner(cell);
        (x + HALF, y + HALF)
    }

    fn edge(&self, cell: Cell, edge: Direction) -> (f64, f64) {
        let (x, y) = self.centre(cell);
        let (dx, dy) = delta(edge);
        (x + HALF * dx, y + HALF * dy)
    }

    fn ground(&self, cell: Cell, svg: &mut Svg) {
        let (x, y) = self.corner(cell);
        let (cx, cy) = self.centre(cell);
        match self.course.ground(cell) {
            '#' => {
                svg.rect((x, y), (CELL, CELL), 0.0, &filled(tone::BARE));
                svg.circle((cx, cy), 2.5, &filled(tone::GRASS_DARK));
            }
            water @ ('~' | '=') => {
                svg.rect(
                    (x, y),
                    (CELL, CELL),
                    if water == '~' { 10.0 } else { 0.0 },
                    &filled(tone::WATER),
                );
                for dy in [-12.0, 6.0] {
                    let d = format!("M{:.1} {:.1}q7 -7 14 0t14 0", cx - 14.0, cy + dy);
                    svg.path(&d, &stroked("#e4f3f7", 2.0));
                }
            }
            _ => {}
        }
    }

    /// Light and dark squares, as a mower leaves them; off the land a tile lies on the bare table.
    fn lawn(&self, placed: &PlacedTile, svg: &mut Svg) {
        let (x, y) = self.corner(placed.cell);
        let is_dark = (placed.cell.x + placed.cell.y).rem_euclid(2) == 0;
        let grass = if is_dark { tone::MOWN } else { tone::GRASS };
        svg.rect((x + 0.5, y + 0.5), (CELL - 1.0, CELL - 1.0), 4.0, &filled(grass));
        if self.course.is_off_the_land(placed.cell) {
            let style = format!("{} stroke-dasharray=\"5 5\"", stroked(tone::DANGER, 2.5));
            svg.rect((x + 2.5, y + 2.5), (CELL - 5.0, CELL - 5.0), 4.0, &style);
        }
    }

    fn lane(&self, placed: &PlacedTile, svg: &mut Svg) {
        let (cx, cy) = self.centre(placed.cell);
        let red: Vec<(f64, f64)> =
            placed.red().iter().map(|edge| self.edge(placed.cell, edge)).collect();
        let d = match red.as_slice() {
            [(ax, ay), (bx, by)] => format!("M{ax:.1} {ay:.1}Q{cx:.1} {cy:.1} {bx:.1} {by:.1}"),
            [(ax, ay)] => format!("M{ax:.1} {ay:.1}L{cx:.1} {cy:.1}"),
            _ => return,
        };
        let band = |colour: &str, width: f64| {
            format!("fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width:.1}\"")
        };
        svg.path(&d, &band(tone::LANE_DARK, LANE + 3.0));
        svg.path(&d, &band(tone::LANE, LANE));
        match placed.tile.shape {
            Shape::Tee => {
                let mat = (cx - LANE / 2.0 - 2.0, cy - LANE / 2.0 - 2.0);
                svg.rect(
                    mat,
                    (LANE + 4.0, LANE + 4.0),
                    5.0,
                    &outlined(tone::LANE, tone::LANE_DARK, 1.5),
                );
            }
            Shape::Green => {
                svg.circle((cx, cy), LANE * 0.8, &outlined(tone::LANE, tone::LANE_DARK, 1.5));
            }
            Shape::Straight | Shape::Corner | Shape::Scenery => {}
        }
        // The lane once more, so that mat and green open towards it.
        svg.path(&d, &band(tone::LANE, LANE - 1.0));
    }

    fn signs(&self, placed: &PlacedTile, svg: &mut Svg) {
        let (cx, cy) = self.centre(placed.cell);
        let number = self.course.number(placed.cell).map_or("?".to_owned(), |it| it.to_string());
        icons::elements(&placed.tile, self.corner(placed.cell), CELL, svg);
        match placed.tile.shape {
            Shape::Tee => {
                svg.circle((cx, cy), 10.0, &outlined(tone::CARD, tone::INK, 1.5));
                let set = Type::BODY.middle().bold();
                svg.text((cx, cy + 5.0), number, set);
            }
            Shape::Green => {
                svg.circle((cx, cy), 3.5, &filled(tone::INK));
                flag((cx, cy), &number, svg);
            }
            Shape::Straight if placed.tile.directional => {
                let is_wrong = self.course.wrong_ways.contains(&placed.cell);
                chevron((cx, cy), Direction::from_turn(placed.turn), is_wrong, svg);
            }
            Shape::Straight | Shape::Corner | Shape::Scenery => {}
        }
        self.par(placed, svg);
    }

    /// A white disc with the par beside the middle; at tee and green only where it is more than the least.
    fn par(&self, placed: &PlacedTile, svg: &mut Svg) {
        let is_end = matches!(placed.tile.shape, Shape::Tee | Shape::Green);
        if placed.tile.par == 0 || (is_end && placed.tile.par == 1) {
            return;
        }
        let (cx, cy) = self.centre(placed.cell);
        // Between the sign and the one red edge, or in the bend.
        let (x, y) = match placed.red().iter().next() {
            // A flag flies above its cup.
            Some(Direction::North) if placed.tile.shape == Shape::Green => (cx, cy + 19.0),
            Some(edge) if is_end => {
                let (dx, dy) = delta(edge);
                (cx + 21.0 * dx, cy + 21.0 * dy)
            }
            _ if placed.tile.directional => {
                let (dx, dy) = delta(Direction::from_turn(placed.turn));
                (cx - 18.0 * dx, cy - 18.0 * dy)
            }
            _ if placed.tile.shape == Shape::Corner => {
                let (dx, dy) = placed
                    .red()
                    .iter()
                    .map(delta)
                    .fold((0.0, 0.0), |sum, it| (sum.0 + it.0, sum.1 + it.1));
                (cx + 8.0 * dx, cy + 8.0 * dy)
            }
            _ => (cx, cy),
        };
        svg.circle((x, y), 7.5, "fill=\"#ffffff\" fill-opacity=\"0.92\"");
        svg.text(
            (x, y + 4.0),
            placed.tile.par,
            Type::BODY.middle().sized(11.0).bold().filled(tone::LANE_DARK),
        );
    }

    fn rim(&self, svg: &mut Svg, cells: impl Iterator<Item = Cell>) {
        let land = self.course.laid.land();
        let is_card = |cell| matches!(land.ground(cell), Ground::Land | Ground::Gate);
        let mut d = String::new();
        for cell in cells.filter(|&cell| is_card(cell)) {
            for edge in Direction::ALL.into_iter().filter(|&edge| !is_card(cell.step(edge))) {
                let (x, y) = self.edge(cell, edge);
                let (dx, dy) = delta(edge.clockwise());
                let from = (x - HALF * dx, y - HALF * dy);
                let to = (x + HALF * dx, y + HALF * dy);
                let _ = write!(d, "M{:.1} {:.1}L{:.1} {:.1}", from.0, from.1, to.0, to.1);
            }
        }
        svg.path(&d, &stroked("#4c7638", 3.0));
    }

    fn gate(&self, svg: &mut Svg) {
        let Some(first) = self.course.laid.land().gate().min() else { return };
        let (x, y) = self.corner(first);
        let (size, pad) = (2.0 * CELL, 3.0);
        svg.rect(
            (x + pad, y + pad),
            (size - 2.0 * pad, size - 2.0 * pad),
            14.0,
            &outlined(tone::WOOD, tone::WOOD_DARK, 3.0),
        );
        for slat in 1..8 {
            let at = x + size / 8.0 * f64::from(slat);
            svg.path(
                &format!("M{at:.1} {:.1}V{:.1}", y + 12.0, y + size - 12.0),
                &stroked("#8f683f", 2.0),
            );
        }
        svg.rect((x + HALF - 4.0, y + CELL - 15.0), (CELL + 8.0, 30.0), 6.0, &filled(tone::CARD));
        svg.text((x + CELL, y + CELL + 6.0), "Gate", Type::BODY.middle().sized(18.0).bold());
    }

    fn faults(&self, svg: &mut Svg) {
        for &(cell, edge) in &self.course.faults {
            let (x, y) = self.edge(cell, edge);
            svg.circle((x, y), 9.0, &outlined(tone::CARD, tone::DANGER, 2.5));
            let d = format!("M{:.1} {:.1}l8 8m0 -8l-8 8", x - 4.0, y - 4.0);
            svg.path(&d, &stroked(tone::DANGER, 2.5));
        }
    }
}

/// A step in this direction.
fn delta(direction: Direction) -> (f64, f64) {
    match direction {
        Direction::North => (0.0, -1.0),
        Direction::East => (1.0, 0.0),
        Direction::South => (0.0, 1.0),
        Direction::West => (-1.0, 0.0),
    }
}

/// The flag in the cup, with the number of the hole.
fn flag((x, y): (f64, f64), number: &str, svg: &mut Svg) {
    svg.path(&format!("M{x:.1} {y:.1}V{:.1}", y - 25.0), &stroked(tone::INK, 2.0));
    let cloth = [(x, y - 26.0), (x + 19.0, y - 19.0), (x, y - 11.0)];
    svg.polygon(cloth, &outlined(tone::CARD, tone::INK, 1.2));
    svg.text((x + 6.5, y - 15.0), number, Type::BODY.middle().sized(11.0).bold());
}

/// The way a directional straight is played.
fn chevron((x, y): (f64, f64), way: Direction, is_wrong: bool, svg: &mut Svg) {
    let (dx, dy) = delta(way);
    let at = |along: f64, aside: f64| (x + along * dx - aside * dy, y + along * dy + aside * dx);
    let d = |shift: f64| {
        let ((ax, ay), (bx, by), (cx, cy)) =
            (at(shift - 5.0, -7.0), at(shift + 3.0, 0.0), at(shift - 5.0, 7.0));
        format!("M{ax:.1} {ay:.1}L{bx:.1} {by:.1}L{cx:.1} {cy:.1}")
    };
    let colour = if is_wrong { tone::INK } else { tone::CARD };
    svg.path(&(d(-2.0) + &d(6.0)), &stroked(colour, 3.0));
    if is_wrong {
        let (bx, by) = at(-16.0, 0.0);
        svg.circle((bx, by), 8.0, &outlined(tone::CARD, tone::DANGER, 2.0));
        svg.text((bx, by + 4.5), "!", Type::BODY.middle().bold().filled(tone::DANGER));
    }
}
