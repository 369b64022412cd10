//! Outlines of sets of cells, with soft corners, as SVG paths.

use std::collections::{BTreeMap, BTreeSet};

use super::super::map::{Cell, Side};

/// A corner of cells, in cells.
type Point = (i32, i32);

/// All outlines of the cells, outer and inner ones, for one `d` attribute; numbers in pixels.
pub(super) fn path(cells: &BTreeSet<Cell>, cell_size: i32, radius: i32) -> String {
    loops(cells).iter().map(|points| soft(points, cell_size, radius)).collect()
}

/// The edges between a cell of the set and one outside, chained to closed loops, the set at their right hand.
fn loops(cells: &BTreeSet<Cell>) -> Vec<Vec<Point>> {
    let mut edges: BTreeMap<(Point, Side), Point> = BTreeMap::new();
    for cell in cells {
        for side in Side::ALL.into_iter().filter(|side| !cells.contains(&cell.step(*side))) {
            let (from, to) = edge(*cell, side);
            edges.insert((from, side), to);
        }
    }
    let mut loops = Vec::new();
    while let Some(((from, side), to)) = edges.pop_first() {
        loops.push(follow(&mut edges, from, side, to));
    }
    loops
}

/// Takes one loop out of the edges; only the points where it turns are kept.
fn follow(
    edges: &mut BTreeMap<(Point, Side), Point>,
    start: Point,
    side: Side,
    to: Point,
) -> Vec<Point> {
    let (mut points, mut side, mut here) = (vec![start], side, to);
    while here != start {
        // Right turns first: where two cells touch at a corner only, the loop stays with its own.
        let ways = [side.turned(1), side, side.turned(3)];
        let Some((next, to)) =
            ways.into_iter().find_map(|way| Some((way, edges.remove(&(here, way))?)))
        else {
            break;
        };
        if next != side {
            points.push(here);
        }
        (side, here) = (next, to);
    }
    points
}

/// An edge of a cell, clockwise.
fn edge(cell: Cell, side: Side) -> (Point, Point) {
    let Cell { x, y } = cell;
    match side {
        Side::North => ((x, y), (x + 1, y)),
        Side::East => ((x + 1, y), (x + 1, y + 1)),
        Side::South => ((x + 1, y + 1), (x, y + 1)),
        Side::West => ((x, y + 1), (x, y)),
    }
}

fn soft(points: &[Point], cell_size: i32, radius: i32) -> String {
    let n = points.len();
    let corner = |at: usize| {
        let point = points[at];
        let (x, y) = (point.0 * cell_size, point.1 * cell_size);
        let towards = |other: Point| {
            (x + (other.0 - point.0).signum() * radius, y + (other.1 - point.1).signum() * radius)
        };
        let (from, to) = (towards(points[(at + n - 1) % n]), towards(points[(at + 1) % n]));
        let pen = if at == 0 { 'M' } else { 'L' };
        format!("{pen}{} {}Q{x} {y} {} {}", from.0, from.1, to.0, to.1)
    };
    (0..n).map(corner).collect::<String>() + "Z"
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outline(cells: &[(i32, i32)]) -> Vec<Vec<Point>> {
        loops(&cells.iter().map(|(x, y)| Cell::new(*x, *y)).collect())
    }

    #[test]
    fn a_bar_has_four_corners() {
        assert_eq!(outline(&[(0, 0), (1, 0), (2, 0)]), [[(0, 0), (3, 0), (3, 1), (0, 1)]]);
    }

    #[test]
    fn a_ring_has_an_inner_outline_too() {
        let ring = [(0, 0), (1, 0), (2, 0), (0, 1), (2, 1), (0, 2), (1, 2), (2, 2)];
        assert_eq!(outline(&ring).len(), 2);
    }

    #[test]
    fn cells_that_touch_at_a_corner_keep_apart() {
        assert_eq!(outline(&[(0, 0), (1, 1)]).len(), 2);
    }
}
