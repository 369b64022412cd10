//! Where cells lie: among each other, and on the screen.

use std::f64::consts::TAU;
use std::fmt;

use serde::Deserialize;

/// A cell by its axial coordinates: q to the right, r down to the right.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
pub(super) struct Hex {
    pub(super) q: i32,
    pub(super) r: i32,
}

/// The six ways from a cell, clockwise from east, as the events name them.
const WAYS: [(&str, i32, i32); N_WAYS] = [
    ("east", 1, 0),
    ("south_east", 0, 1),
    ("south_west", -1, 1),
    ("west", -1, 0),
    ("north_west", 0, -1),
    ("north_east", 1, -1),
];

/// How many ways lead from a cell.
pub(super) const N_WAYS: usize = 6;

impl Hex {
    /// As the notation writes it: `2,-3`.
    pub(super) fn parse(text: &str) -> Option<Self> {
        let (q, r) = text.split_once(',')?;
        Some(Self { q: q.parse().ok()?, r: r.parse().ok()? })
    }

    /// The cell so many steps on, the ways numbered clockwise from east.
    pub(super) fn step(self, way: usize, steps: i32) -> Self {
        let (_, q, r) = WAYS[way % N_WAYS];
        Self { q: self.q + q * steps, r: self.r + r * steps }
    }

    /// The way to a neighbour.
    pub(super) fn way_to(self, other: Self) -> Option<usize> {
        (0..N_WAYS).find(|&way| self.step(way, 1) == other)
    }

    /// All cells of an area, row by row.
    pub(super) fn area(radius: i32) -> impl Iterator<Item = Self> {
        (-radius..=radius).flat_map(move |r| {
            let row = (-radius - r).max(-radius)..=(radius - r).min(radius);
            row.map(move |q| Self { q, r })
        })
    }

    /// Its middle on the screen; the centre of the board is the origin.
    pub(super) fn middle(self) -> Point {
        let (q, r) = (f64::from(self.q), f64::from(self.r));
        Point { x: SIDE * ROOT3 * (q + r / 2.0), y: SIDE * 1.5 * r }
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.q, self.r)
    }
}

/// The number of a way that an event names.
pub(super) fn way(name: &str) -> Option<usize> {
    WAYS.iter().position(|(it, _, _)| *it == name)
}

/// A place on the screen, in units of the picture.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Point {
    pub(super) x: f64,
    pub(super) y: f64,
}

impl Point {
    pub(super) fn moved(self, x: f64, y: f64) -> Self {
        Self { x: self.x + x, y: self.y + y }
    }

    /// For an SVG `transform`.
    pub(super) fn translate(self) -> String {
        format!("translate({:.2} {:.2})", self.x, self.y)
    }
}

/// From the middle of a cell to its corners.
pub(super) const SIDE: f64 = 30.0;

pub(super) const ROOT3: f64 = 1.732_050_807_568_877_2;

/// Corners of a hexagon that stands on one, as a path.
pub(super) fn hexagon(middle: Point, radius: f64) -> String {
    polygon((0..6).map(|i| around(middle, radius, f64::from(i) / 6.0)))
}

/// Two neighbouring hexagons and the bridge between them, as a path.
pub(super) fn pair([one, other]: [Point; 2], radius: f64) -> String {
    let (dx, dy) = (other.x - one.x, other.y - one.y);
    let long = dx.hypot(dy);
    // Along the edge that both share; the other way round, the bridge would be a hole.
    let (ex, ey) = (dy / long * radius / 2.0, -dx / long * radius / 2.0);
    let bridge =
        [one.moved(ex, ey), other.moved(ex, ey), other.moved(-ex, -ey), one.moved(-ex, -ey)];
    format!("{}{}{}", hexagon(one, radius), hexagon(other, radius), polygon(bridge.into_iter()))
}

/// A star with so many points as a path; `inner` says how deep it is cut.
pub(super) fn star(radius: f64, inner: f64, n: u32) -> String {
    let corner = |i: u32| {
        let reach = if i.is_multiple_of(2) { radius } else { radius * inner };
        around(Point { x: 0.0, y: 0.0 }, reach, f64::from(i) / f64::from(2 * n))
    };
    polygon((0..2 * n).map(corner))
}

/// The point at a share of a full turn, clockwise from the top.
fn around(middle: Point, radius: f64, share: f64) -> Point {
    let angle = TAU * share;
    middle.moved(radius * angle.sin(), -radius * angle.cos())
}

fn polygon(corners: impl Iterator<Item = Point>) -> String {
    let corners: Vec<String> = corners.map(|it| format!("{:.2} {:.2}", it.x, it.y)).collect();
    format!("M{}Z", corners.join("L"))
}

/// The cell that an arrow key leads to: the nearest that lies more that way than aside.
pub(super) fn towards(from: Hex, key: &str, cells: impl Iterator<Item = Hex>) -> Option<Hex> {
    let (kx, ky) = match key {
        "ArrowLeft" => (-1.0, 0.0),
        "ArrowRight" => (1.0, 0.0),
        "ArrowUp" => (0.0, -1.0),
        "ArrowDown" => (0.0, 1.0),
        _ => return None,
    };
    let start = from.middle();
    let distance = |cell: Hex| {
        let to = cell.middle();
        let (dx, dy) = (to.x - start.x, to.y - start.y);
        let (along, aside) = (dx * kx + dy * ky, (dx * ky + dy * kx).abs());
        // Going straight on is worth a detour: a row is left only for want of cells.
        (along > 1.0 && aside <= along * 1.1).then_some(along + 2.0 * aside)
    };
    let reachable = cells.filter_map(|cell| Some((distance(cell)?, cell)));
    reachable.min_by(|(one, _), (other, _)| one.total_cmp(other)).map(|(_, cell)| cell)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_area_has_as_many_cells_as_the_rulebook_says() {
        assert_eq!([5, 6, 7].map(|radius| Hex::area(radius).count()), [91, 127, 169]);
    }

    #[test]
    fn arrow_keys_walk_rows_and_jump_gaps() {
        let cells = |text: &str| text.split(' ').filter_map(Hex::parse).collect::<Vec<_>>();
        let go = |key: &str, text: &str| {
            towards(Hex { q: 0, r: 0 }, key, cells(text).into_iter()).map(|cell| cell.to_string())
        };
        assert_eq!(go("ArrowRight", "-1,0 1,0 2,0 1,-1"), Some("1,0".into()));
        assert_eq!(go("ArrowRight", "-1,0 3,0"), Some("3,0".into()));
        assert_eq!(go("ArrowUp", "0,-1 0,1"), Some("0,-1".into()));
        assert_eq!(go("ArrowDown", "0,-1 1,-1"), None);
    }

    #[test]
    fn ways_go_round_clockwise() {
        let start = Hex { q: 2, r: -1 };
        for way in 0..N_WAYS {
            assert_eq!(start.step(way, 1).step(way + 3, 1), start);
            assert_eq!(start.step(way, 1).step(way + 2, 1), start.step(way + 1, 1));
        }
    }
}
