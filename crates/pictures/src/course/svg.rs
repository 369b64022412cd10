//! A course as SVG: lawn, water and gate, tiles from above, numbers, pars, and what is wrong.

use std::fmt::Write as _;

use minigolf::{Cell, Direction, Ground, PlacedTile};
use texts::message;

use super::Course;
use super::tile::{self, CELL, HALF, Lie, delta};
use crate::svg::{Svg, Type, filled, outlined, stroked, tone};
use crate::words::Words;

/// The course, and how large it is.
pub(super) fn draw(course: &Course<'_>, words: Words) -> (Svg, (f64, f64)) {
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
    canvas.gate(words, &mut svg);
    canvas.faults(&mut svg);
    let span = |from: i16, to: i16| CELL * f64::from(to - from + 1);
    (svg, (span(first.x, last.x), span(first.y, last.y)))
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
            Ground::Land => {
                svg.rect((x, y), (CELL, CELL), 0.0, &filled(tone::BARE));
                svg.circle((cx, cy), 2.5, &filled(tone::GRASS_DARK));
            }
            water @ (Ground::Pond | Ground::Stream) => {
                let corner = if water == Ground::Pond { 10.0 } else { 0.0 };
                svg.rect((x, y), (CELL, CELL), corner, &filled(tone::WATER));
                for dy in [-12.0, 6.0] {
                    let d = format!("M{:.1} {:.1}q7 -7 14 0t14 0", cx - 14.0, cy + dy);
                    svg.path(&d, &stroked("#e4f3f7", 2.0));
                }
            }
            Ground::Void | Ground::Gate => {}
        }
    }

    /// Off the land a tile lies on the bare table.
    fn lawn(&self, placed: &PlacedTile, svg: &mut Svg) {
        let (x, y) = self.corner(placed.cell);
        tile::lawn((x, y), (placed.cell.x + placed.cell.y).rem_euclid(2) == 0, svg);
        if self.course.is_off_the_land(placed.cell) {
            let style = format!("{} stroke-dasharray=\"5 5\"", stroked(tone::DANGER, 2.5));
            svg.rect((x + 2.5, y + 2.5), (CELL - 5.0, CELL - 5.0), 4.0, &style);
        }
    }

    fn lane(&self, placed: &PlacedTile, svg: &mut Svg) {
        tile::lane(&placed.tile, placed.turn, self.centre(placed.cell), svg);
    }

    fn signs(&self, placed: &PlacedTile, svg: &mut Svg) {
        let number = self.course.number(placed.cell);
        let is_wrong_way = self.course.wrong_ways.contains(&placed.cell);
        let lie = Lie { turn: placed.turn, is_wrong_way, ..Lie::default() };
        let number = number.map_or("?".to_owned(), |it| it.to_string());
        tile::signs(&placed.tile, lie, self.centre(placed.cell), &number, svg);
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

    fn gate(&self, words: Words, svg: &mut Svg) {
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
        let label = words.say(&message!("minigolf-gate"));
        svg.text((x + CELL, y + CELL + 6.0), label, Type::BODY.middle().sized(18.0).bold());
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
