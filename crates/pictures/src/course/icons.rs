//! What is printed on mini golf tiles: one small icon each, in the corners that lanes leave free.

use minigolf::Tile;

use crate::svg::{Svg, filled, outlined, stroked, tone};

/// Pixels of an icon.
const SIZE: f64 = 10.0;
/// Icons in a corner of a tile: two rows of two.
const IN_A_CORNER: usize = 4;

type Draw = fn((f64, f64), &mut Svg);

/// Draws every element of a tile; each kind has a corner of its own as long as there are corners.
pub(super) fn elements(tile: &Tile, corner: (f64, f64), cell: f64, svg: &mut Svg) {
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
    let mut n_corners = 0;
    for (n, draw) in kinds.into_iter().filter(|(n, _)| *n > 0) {
        for i in 0..usize::from(n) {
            let at = place(n_corners + i / IN_A_CORNER, i % IN_A_CORNER, corner, cell);
            draw(at, svg);
        }
        n_corners += usize::from(n).div_ceil(IN_A_CORNER);
    }
}

/// The middle of an icon's place. More than four corners are squeezed in between.
fn place(quarter: usize, slot: usize, (x, y): (f64, f64), cell: f64) -> (f64, f64) {
    let across = |is_far: bool| if is_far { cell - 5.5 - SIZE } else { 5.5 };
    let (left, top) = (across(quarter % 2 == 1), across(quarter / 2 % 2 == 1));
    let shift = if quarter >= 4 { 5.0 } else { 0.0 };
    let step = |is_second: bool| if is_second { SIZE } else { 0.0 };
    (
        x + left + step(slot % 2 == 1) + shift
            - if quarter % 2 == 1 { step(true) - SIZE } else { 0.0 },
        y + top + step(slot >= 2) + shift,
    )
}

fn person((x, y): (f64, f64), svg: &mut Svg) {
    let body = format!("M{:.1} {:.1}a3.6 4 0 0 1 7.2 0z", x - 3.6, y + 4.6);
    svg.path(&body, &filled("#3d4f8f"));
    svg.circle((x, y - 1.9), 2.3, &outlined("#f2cfa8", tone::INK, 0.5));
}

fn tree((x, y): (f64, f64), svg: &mut Svg) {
    svg.rect((x - 0.9, y + 1.5), (1.8, 3.4), 0.4, &filled(tone::WOOD_DARK));
    svg.circle((x, y - 0.8), 4.0, &outlined("#2f6b36", "#1f4d26", 0.6));
}

fn flower((x, y): (f64, f64), svg: &mut Svg) {
    for (dx, dy) in [(0.0, -2.4), (2.4, 0.0), (0.0, 2.4), (-2.4, 0.0)] {
        svg.circle((x + dx, y + dy), 2.0, &filled("#e6a7c8"));
    }
    svg.circle((x, y), 1.7, &filled("#f3d34a"));
}

fn dog((x, y): (f64, f64), svg: &mut Svg) {
    let shape = format!(
        "M{:.1} {:.1}v-5h6l1.6 -2.4 1.6 1.4v2l-1.6 .6v3.4h-1.6v-2.4h-4v2.4z",
        x - 4.6,
        y + 4.4
    );
    svg.path(&shape, &outlined("#6b4a2b", "#3d2814", 0.4));
}

fn bench((x, y): (f64, f64), svg: &mut Svg) {
    let legs = format!("M{:.1} {:.1}v3M{:.1} {:.1}v3", x - 3.2, y + 0.8, x + 3.2, y + 0.8);
    svg.path(&legs, &stroked(tone::INK, 1.1));
    for dy in [-2.6, 0.2] {
        svg.rect((x - 4.4, y + dy), (8.8, 1.7), 0.6, &outlined(tone::WOOD, tone::WOOD_DARK, 0.5));
    }
}

fn pool((x, y): (f64, f64), svg: &mut Svg) {
    svg.raw(&format!(
        "<ellipse cx=\"{x:.1}\" cy=\"{y:.1}\" rx=\"4.6\" ry=\"3.3\" {}/>",
        outlined(tone::WATER, tone::WATER_DARK, 0.9)
    ));
    svg.path(&format!("M{:.1} {y:.1}q1.2 -1.2 2.4 0t2.4 0", x - 2.4), &stroked("#e4f3f7", 0.9));
}

fn pipe((x, y): (f64, f64), svg: &mut Svg) {
    svg.rect((x - 4.6, y - 2.4), (9.2, 4.8), 2.4, &outlined("#9aa5a0", tone::INK, 0.7));
    svg.circle((x + 2.6, y), 1.5, &filled(tone::INK));
}

fn slope((x, y): (f64, f64), svg: &mut Svg) {
    let wedge = [(x - 4.6, y + 3.6), (x + 4.6, y + 3.6), (x + 4.6, y - 3.8)];
    svg.polygon(wedge, &outlined(tone::SAND, tone::WOOD_DARK, 0.8));
}
