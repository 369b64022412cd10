//! What is printed on mini golf tiles: one icon for each element, on ninths of the tile that its lane leaves free.

use minigolf::{Shape, Tile};

use super::tile::CELL;
use crate::svg::{Svg, filled, outlined, stroked, tone};

/// Icons are drawn ten wide around 0,0, and fill a ninth of a tile.
const SCALE: f64 = 1.85;
/// From the middle of a tile to the middle of a ninth beside it.
const STEP: f64 = CELL / 3.0 - 0.6;

type Draw = fn(&mut Svg);

/// Draws every element of a tile. They stand upright, however it is turned.
pub(super) fn elements(tile: &Tile, turn: u8, centre: (f64, f64), svg: &mut Svg) {
    let kinds: [(u8, Draw); 8] = [
        (tile.people, person),
        (tile.trees, tree),
        (tile.flowers, flower),
        (tile.dogs, dog),
        (tile.benches, bench),
        (tile.pools, pool),
        (tile.pipes, pipe),
        (tile.slopes, slope),
    ];
    let icons = kinds.into_iter().flat_map(|(n, draw)| (0..n).map(move |_| draw));
    for (draw, place) in icons.zip(places(tile.shape).iter().cycle()) {
        let (dx, dy) = turned(*place, turn);
        let mut icon = Svg::default();
        draw(&mut icon);
        svg.paste_scaled((centre.0 + STEP * dx, centre.1 + STEP * dy), SCALE, &icon);
    }
}

/// The free ninths of an unturned tile, those first that are freest.
const fn places(shape: Shape) -> &'static [(f64, f64)] {
    match shape {
        Shape::Tee | Shape::Green => {
            &[(-1.0, 1.0), (1.0, 1.0), (-1.0, -1.0), (1.0, -1.0), (-1.0, 0.0), (1.0, 0.0)]
        }
        Shape::Straight => {
            &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0), (-1.0, 0.0), (1.0, 0.0)]
        }
        Shape::Corner => &[
            (-1.0, 1.0),
            (-1.0, -1.0),
            (1.0, 1.0),
            (-1.0, 0.0),
            (0.0, 1.0),
            (1.04, -1.04),
            (-0.16, 0.16),
        ],
        Shape::Scenery => &[
            (-0.9, -0.9),
            (0.9, 0.9),
            (0.9, -0.9),
            (-0.9, 0.9),
            (0.0, 0.0),
            (0.0, -0.95),
            (0.0, 0.95),
            (-0.95, 0.0),
            (0.95, 0.0),
        ],
    }
}

fn turned((x, y): (f64, f64), turn: u8) -> (f64, f64) {
    match turn % 4 {
        0 => (x, y),
        1 => (-y, x),
        2 => (-x, -y),
        _ => (y, -x),
    }
}

fn person(svg: &mut Svg) {
    svg.path("M-3.8 4.8a3.8 4.6 0 0 1 7.6 0z", &outlined("#35478c", "#f4f1e4", 0.7));
    svg.circle((0.0, -2.1), 2.4, &outlined("#f6d3ab", "#22302b", 0.6));
}

fn tree(svg: &mut Svg) {
    svg.rect((-0.9, 1.4), (1.8, 3.4), 0.4, &filled(tone::WOOD_DARK));
    svg.path("M0 -5L3.8 0.2H2.4L4.4 2.6H-4.4L-2.4 0.2H-3.8z", &outlined("#1f5c33", "#123a1f", 0.5));
}

fn flower(svg: &mut Svg) {
    for (dx, dy) in [(0.0, -2.5), (2.4, -0.8), (1.5, 2.1), (-1.5, 2.1), (-2.4, -0.8)] {
        svg.circle((dx, dy), 1.9, &outlined("#f2a3cd", "#a33a78", 0.5));
    }
    svg.circle((0.0, 0.0), 1.6, &filled("#f8dc52"));
}

fn dog(svg: &mut Svg) {
    let body = "M-4.6 -1.4l-0.4 -2.2 1 0.2 0.8 2h3.6l0.6 -2.4 1 -1 0.6 1 2.4 0.8v1.2l-1.8 0.7-0.5 1.9v3.2h-1.3l-0.3 -2.4h-3.4l-0.5 2.4h-1.4z";
    svg.path(body, &outlined("#5f3f22", "#f4ead4", 0.6));
}

fn bench(svg: &mut Svg) {
    svg.path("M-3.2 0.8v3.4M3.2 0.8v3.4", &stroked("#3b2a18", 1.2));
    for dy in [-3.0, -0.2] {
        svg.rect((-4.6, dy), (9.2, 2.0), 0.6, &outlined("#d9a066", "#5a3b1c", 0.6));
    }
}

fn pool(svg: &mut Svg) {
    let shore = "M-4.6 0.6c0 -3 2 -4 4.2 -3.4 3 -0.8 5 1 5 3.2 0 2.6 -2.4 3.4 -4.8 3.2 -2.6 0.2 -4.4 -0.8 -4.4 -3z";
    svg.path(shore, &outlined("#4aa3c4", "#1d5c77", 0.8));
    svg.path("M-2.4 0.4q1.2 -1.2 2.4 0t2.4 0", &stroked("#eaf7fb", 0.9));
}

fn pipe(svg: &mut Svg) {
    svg.rect((-4.7, -2.6), (9.4, 5.2), 2.6, &outlined("#b9c2bf", "#22302b", 0.8));
    svg.circle((2.2, 0.0), 1.7, &filled("#22302b"));
    svg.path("M-3 -0.9h2.6", &stroked("#f4f6f5", 0.9));
}

fn slope(svg: &mut Svg) {
    svg.polygon([(-4.8, 3.6), (4.8, 3.6), (4.8, -3.8)], &outlined("#efd9a0", "#5a3b1c", 0.8));
    svg.path("M1.2 2.2L3.4 0.4", &stroked("#a8793f", 0.9));
}
