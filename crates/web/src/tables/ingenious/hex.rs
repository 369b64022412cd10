//! Where cells lie on the screen.

use std::f64::consts::TAU;

use ingenious::Hex;

/// The middle of a cell; the centre of the board is the origin.
pub(super) fn middle(cell: Hex) -> Point {
    let (q, r) = (f64::from(cell.q), f64::from(cell.r));
    Point { x: SIDE * ROOT3 * (q + r / 2.0), y: SIDE * 1.5 * r }
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
    let start = middle(from);
    let distance = |cell: Hex| {
        let to = middle(cell);
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
    fn arrow_keys_walk_rows_and_jump_gaps() {
        let cells =
            |text: &str| text.split(' ').filter_map(|it| it.parse().ok()).collect::<Vec<_>>();
        let go = |key: &str, text: &str| {
            towards(Hex::new(0, 0), key, cells(text).into_iter()).map(|cell| cell.to_string())
        };
        assert_eq!(go("ArrowRight", "-1,0 1,0 2,0 1,-1"), Some("1,0".into()));
        assert_eq!(go("ArrowRight", "-1,0 3,0"), Some("3,0".into()));
        assert_eq!(go("ArrowUp", "0,-1 0,1"), Some("0,-1".into()));
        assert_eq!(go("ArrowDown", "0,-1 1,-1"), None);
    }
}
