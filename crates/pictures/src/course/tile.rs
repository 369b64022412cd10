//! One tile from above: lawn, lane, what is printed on it, and the signs of its hole.

use minigolf::{Direction, Edges, Shape, Tile};

use super::icons;
use crate::svg::{Svg, Type, filled, outlined, stroked, tone};

/// Pixels of a cell.
pub(crate) const CELL: f64 = 64.0;
pub(super) const HALF: f64 = CELL / 2.0;
/// A lane meets an edge at its middle third.
const LANE: f64 = CELL / 3.0;

/// How a tile lies, and what is known of its hole.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Lie {
    /// Quarter turns clockwise.
    pub turn: u8,
    /// Whether the mower went over it in the other direction.
    pub is_dark: bool,
    /// The number of its hole, for tee and green.
    pub number: Option<u8>,
    /// Whether its arrow runs against the way of play.
    pub is_wrong_way: bool,
}

/// A tile as SVG elements within a square of 64 by 64, to be put into a picture of one's own.
pub fn tile(tile: &Tile, lie: Lie) -> String {
    let mut svg = Svg::default();
    lawn((0.0, 0.0), lie.is_dark, &mut svg);
    let centre = (HALF, HALF);
    lane(tile, lie.turn, centre, &mut svg);
    let number = lie.number.map(|it| it.to_string()).unwrap_or_default();
    signs(tile, lie, centre, &number, &mut svg);
    svg.into_elements()
}

/// Light and dark squares, as a mower leaves them.
pub(super) fn lawn((x, y): (f64, f64), is_dark: bool, svg: &mut Svg) {
    let grass = if is_dark { tone::MOWN } else { tone::GRASS };
    svg.rect((x + 0.5, y + 0.5), (CELL - 1.0, CELL - 1.0), 4.0, &filled(grass));
}

pub(super) fn lane(tile: &Tile, turn: u8, (cx, cy): (f64, f64), svg: &mut Svg) {
    let edge = |edge: Direction| {
        let (dx, dy) = delta(edge);
        (cx + HALF * dx, cy + HALF * dy)
    };
    let red: Vec<(f64, f64)> = tile.red(turn).iter().map(edge).collect();
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
    match tile.shape {
        Shape::Tee => {
            let mat = (cx - LANE / 2.0 - 2.0, cy - LANE / 2.0 - 2.0);
            let style = outlined(tone::LANE, tone::LANE_DARK, 1.5);
            svg.rect(mat, (LANE + 4.0, LANE + 4.0), 5.0, &style);
        }
        Shape::Green => {
            svg.circle((cx, cy), LANE * 0.8, &outlined(tone::LANE, tone::LANE_DARK, 1.5));
        }
        Shape::Straight | Shape::Corner | Shape::Scenery => {}
    }
    // The lane once more, so that mat and green open towards it.
    svg.path(&d, &band(tone::LANE, LANE - 1.0));
}

pub(super) fn signs(tile: &Tile, lie: Lie, centre: (f64, f64), number: &str, svg: &mut Svg) {
    let (cx, cy) = centre;
    icons::elements(tile, lie.turn, centre, svg);
    match tile.shape {
        Shape::Tee => {
            svg.circle(centre, 10.0, &outlined(tone::CARD, tone::INK, 1.5));
            if number.is_empty() {
                svg.circle(centre, 3.0, &filled(tone::LANE_DARK));
            }
            svg.text((cx, cy + 5.5), number, Type::BODY.middle().sized(16.0).bold());
        }
        Shape::Green => {
            svg.circle(centre, 3.5, &filled(tone::INK));
            flag(centre, number, svg);
        }
        Shape::Straight if tile.directional => {
            chevron(centre, Direction::from_turn(lie.turn), lie.is_wrong_way, svg);
        }
        Shape::Straight | Shape::Corner | Shape::Scenery => {}
    }
    par(tile, lie.turn, centre, svg);
}

/// A white disc with the par beside the middle; at tee and green only where it is more than the least.
fn par(tile: &Tile, turn: u8, centre: (f64, f64), svg: &mut Svg) {
    let is_end = matches!(tile.shape, Shape::Tee | Shape::Green);
    if tile.par == 0 || (is_end && tile.par == 1) {
        return;
    }
    let (x, y) = place_of_par(tile, turn, tile.red(turn), centre);
    svg.circle((x, y), 8.5, "fill=\"#ffffff\" fill-opacity=\"0.94\"");
    let set = Type::BODY.middle().sized(13.0).bold().filled(tone::LANE_DARK);
    svg.text((x, y + 4.6), tile.par, set);
}

/// Between the sign and the one red edge, or in the bend.
fn place_of_par(tile: &Tile, turn: u8, red: Edges, (cx, cy): (f64, f64)) -> (f64, f64) {
    let is_end = matches!(tile.shape, Shape::Tee | Shape::Green);
    match red.iter().next() {
        // A flag flies above its cup.
        Some(Direction::North) if tile.shape == Shape::Green => (cx, cy + 20.0),
        Some(edge) if is_end => {
            let (dx, dy) = delta(edge);
            (cx + 21.0 * dx, cy + 21.0 * dy)
        }
        _ if tile.directional => {
            let (dx, dy) = delta(Direction::from_turn(turn));
            (cx - 18.0 * dx, cy - 18.0 * dy)
        }
        _ if tile.shape == Shape::Corner => {
            let sum = |sum: (f64, f64), it: (f64, f64)| (sum.0 + it.0, sum.1 + it.1);
            let (dx, dy) = red.iter().map(delta).fold((0.0, 0.0), sum);
            (cx + 8.0 * dx, cy + 8.0 * dy)
        }
        _ => (cx, cy),
    }
}

/// A step in this direction.
pub(super) fn delta(direction: Direction) -> (f64, f64) {
    let (dx, dy) = direction.delta();
    (dx.into(), dy.into())
}

/// The flag in the cup, with the number of the hole.
fn flag((x, y): (f64, f64), number: &str, svg: &mut Svg) {
    svg.path(&format!("M{x:.1} {y:.1}V{:.1}", y - 26.0), &stroked(tone::INK, 2.0));
    let cloth = [(x, y - 28.0), (x + 22.0, y - 19.0), (x, y - 10.0)];
    svg.polygon(cloth, &outlined(tone::CARD, tone::INK, 1.4));
    svg.text((x + 7.0, y - 14.2), number, Type::BODY.middle().sized(13.0).bold());
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
