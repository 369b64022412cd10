//! Where things lie: the fairway winds from the tee at the bottom up to the green, the progress card stands at its right.

use std::fmt::Write;

use green::LAST_SPACE;
use tabletop::sort_few;

/// A point of the picture.
pub(super) type Point = (f64, f64);

/// The room there is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Room {
    pub(super) width: f64,
    pub(super) height: f64,
    /// The largest a space gets.
    most: f64,
}

impl Room {
    /// Beside the clubs.
    pub(super) const TALL: Self = Self { width: 500.0, height: 660.0, most: 30.0 };
    /// Above the clubs, on a phone.
    pub(super) const LOW: Self = Self { width: 344.0, height: 264.0, most: 20.0 };

    /// The width of the progress card.
    const LADDER: f64 = 44.0;
}

/// A hole on the picture.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Map {
    pub(super) room: Room,
    /// The tee, the spaces, the green.
    pub(super) places: Vec<Point>,
    /// Half the fairway's width.
    pub(super) radius: f64,
    /// The middle of the fairway, finely.
    trail: Vec<Point>,
    /// Where each place is on the trail.
    along: Vec<f64>,
    /// How far it is from space to space.
    step: f64,
}

/// So many points make a smooth curve.
const FINE: usize = 240;

impl Map {
    /// Lays so many spaces out; every other hole is mirrored.
    pub(super) fn new(room: Room, n_spaces: usize, is_mirrored: bool) -> Self {
        let trail = trail(room, if n_spaces > 10 { 3.0 } else { 2.0 }, is_mirrored);
        let lengths = lengths(&trail);
        let total = lengths.last().copied().unwrap_or(0.0);
        // The tee is a little wider than a space, the green much more.
        let step = total / (count(n_spaces) + 1.95);
        let spaces = (1..=n_spaces).map(|i| (count(i) + 0.25) * step);
        let along: Vec<f64> = [0.0].into_iter().chain(spaces).chain([total]).collect();
        let places: Vec<Point> = along.iter().map(|&s| at(&trail, &lengths, s)).collect();
        // Where the fairway turns, spaces lie closer than it is long between them.
        let radius = (step * 0.47).min(room.most).min(least_distance(&places) * 0.56);
        Self { room, places, radius, trail, along, step }
    }

    /// So far the semirough reaches beyond the fairway.
    pub(super) const SEMIROUGH: f64 = 8.0;

    /// How many spaces there are.
    pub(super) fn n_spaces(&self) -> usize {
        self.places.len() - 2
    }

    pub(super) fn green(&self) -> Point {
        self.places[self.n_spaces() + 1]
    }

    /// The sizes of the green, halved.
    pub(super) fn green_size(&self) -> Point {
        (self.radius * 2.1, self.radius * 1.25)
    }

    /// The radius of a ball.
    pub(super) fn ball(&self) -> f64 {
        (self.radius * 0.42).clamp(8.0, 11.0)
    }

    /// The part of the fairway that is this space, as a path.
    pub(super) fn stretch(&self, position: usize) -> String {
        let lengths = lengths(&self.trail);
        let half = self.step / 2.0;
        let (from, to) = (self.along[position] - half, self.along[position] + half);
        let points =
            (0..=12).map(|i| at(&self.trail, &lengths, from + (to - from) * f64::from(i) / 12.0));
        path(points)
    }

    /// The whole fairway, as a path.
    pub(super) fn fairway(&self) -> String {
        path(self.trail.iter().copied())
    }

    /// Two places for labels beside a space, at these distances from its middle: where there is most room,
    /// and where there is room besides.
    pub(super) fn beside(&self, position: usize, first: f64, second: f64) -> (Point, Point) {
        let (x, y) = self.places[position];
        let ring = |distance: f64| {
            (0..16_u8).map(move |i| {
                let angle = std::f64::consts::TAU * f64::from(i) / 16.0;
                (x + distance * angle.cos(), y + distance * angle.sin())
            })
        };
        let roomiest = |points: &mut dyn Iterator<Item = Point>| {
            points.max_by(|a, b| {
                self.clearance(position, *a).total_cmp(&self.clearance(position, *b))
            })
        };
        let one = roomiest(&mut ring(first)).unwrap_or((x, y));
        let is_apart = |other: &Point| (other.0 - one.0).hypot(other.1 - one.1) > 24.0;
        (one, roomiest(&mut ring(second).filter(is_apart)).unwrap_or((x, y)))
    }

    /// How far a point is from all places but this one, and from the picture's edge.
    fn clearance(&self, position: usize, (x, y): Point) -> f64 {
        let others = self.places.iter().enumerate().filter(|(i, _)| *i != position);
        let nearest =
            others.map(|(_, place)| (place.0 - x).hypot(place.1 - y)).fold(f64::MAX, f64::min);
        let edge = x.min(self.room.width - Room::LADDER - x).min(y).min(self.room.height - y) - 8.0;
        nearest.min(edge.max(0.0) * 4.0)
    }

    /// The side of the green that the fairway does not come from: 1 is right.
    pub(super) fn open_side(&self) -> f64 {
        let before = self.places[self.n_spaces()].0;
        if before > self.green().0 { -1.0 } else { 1.0 }
    }

    /// The middle of the sign of this width beside the tee, where the fairway does not turn to.
    pub(super) fn sign(&self, wide: f64) -> Point {
        let is_left = self.places[1].0 > self.places[0].0;
        let x = wide / 2.0 + 8.0;
        (
            if is_left { x } else { self.room.width - Room::LADDER - 2.0 - x },
            self.room.height - 20.0,
        )
    }

    /// How wide the sign may be beside the tee.
    pub(super) fn sign_room(&self) -> f64 {
        self.places[0].0 - self.radius * 1.9 - 12.0
    }

    /// A circle of a space that has so many.
    pub(super) fn circle(&self, position: usize, n: usize, i: usize) -> Point {
        let (x, y) = self.places[position];
        if position == 0 {
            return (x + (count(i) - (count(n) - 1.0) / 2.0) * self.ball() * 2.3, y);
        }
        let away = if n <= 1 { 0.0 } else { (self.ball() * 1.12).max(self.radius * 0.48) };
        let turn = match n {
            2 => 0.0,
            _ => -std::f64::consts::FRAC_PI_2,
        };
        let angle = turn + std::f64::consts::TAU * count(i) / count(n.max(1));
        (x + away * angle.cos(), y + away * angle.sin())
    }

    /// A place in the rough before the green.
    pub(super) fn rough(&self, i: usize) -> Point {
        let (x, y) = self.green();
        let (rx, ry) = self.green_size();
        let ball = self.ball();
        (x - rx * 0.75 + count(i) * ball * 2.3, y + ry + ball * 0.9)
    }

    /// A space of the progress card.
    pub(super) fn rung(&self, space: u8) -> Point {
        let height = self.rung_height();
        let y = self.room.height - 8.0 - height * (f64::from(space) + 0.5);
        (self.room.width - Room::LADDER / 2.0 - 2.0, y)
    }

    pub(super) fn rung_height(&self) -> f64 {
        (self.room.height - 28.0) / f64::from(LAST_SPACE + 1)
    }

    pub(super) const fn rung_width() -> f64 {
        Room::LADDER - 8.0
    }

    /// A flight through the air, as a path, and its highest point.
    pub(super) fn arc(&self, from: Point, to: Point) -> (String, Point) {
        let far = (to.0 - from.0).hypot(to.1 - from.1);
        let lift = far * 0.32 + 16.0;
        let middle = (f64::midpoint(from.0, to.0), f64::midpoint(from.1, to.1));
        // Up the picture is also where it goes, so a steep shot bends to the side.
        let lean = if (to.0 - from.0).abs() < far * 0.5 { lift * 0.8 } else { 0.0 };
        let side = if middle.0 > self.room.width / 2.0 { -1.0 } else { 1.0 };
        let by = (middle.0 + side * lean, (middle.1 - lift).max(6.0));
        let top = ((from.0 + to.0 + 2.0 * by.0) / 4.0, (from.1 + to.1 + 2.0 * by.1) / 4.0);
        let d =
            format!("M{:.1} {:.1}Q{:.1} {:.1} {:.1} {:.1}", from.0, from.1, by.0, by.1, to.0, to.1);
        (d, top)
    }

    /// Trees, where nothing else is; the same for the same hole.
    pub(super) fn trees(&self, salt: usize) -> Vec<(Point, f64)> {
        let edge = self.room.width - Room::LADDER - 14.0;
        let mut trees: Vec<(Point, f64)> = Vec::new();
        // Any numbers will do that look like none: a generator's state, its upper bits taken.
        let mut state = u32::try_from(salt).unwrap_or(0) * 7_919 + 17;
        let mut next = |most: f64| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            f64::from(state >> 16) / 65_536.0 * most
        };
        for _ in 0..160 {
            let tree = (12.0 + next(edge - 12.0), 14.0 + next(self.room.height - 30.0));
            let size = 7.0 + next(6.0);
            let is_apart = |&((x, y), other): &(Point, f64)| {
                (x - tree.0).hypot(y - tree.1) > size + other + 2.0
            };
            if trees.len() < 34 && self.is_wild(tree, size) && trees.iter().all(is_apart) {
                trees.push((tree, size));
            }
        }
        // The nearer ones stand before the others.
        sort_few(&mut trees, |a, b| a.0.1.total_cmp(&b.0.1));
        trees
    }

    fn is_wild(&self, tree: Point, size: f64) -> bool {
        let clear = self.radius + size + 14.0;
        let is_far = |place: Point, far: f64| (place.0 - tree.0).hypot(place.1 - tree.1) > far;
        let signs = [(56.0, 30.0), self.sign(self.sign_room().min(128.0))];
        self.trail.iter().all(|&it| is_far(it, clear))
            && is_far(self.green(), clear + self.radius * 1.8)
            && signs.iter().all(|&it| is_far(it, 66.0))
            && self.places.first().is_some_and(|&tee| is_far(tee, 62.0))
    }
}

#[allow(clippy::cast_precision_loss, reason = "no course has 2^52 spaces")]
fn count(n: usize) -> f64 {
    n as f64
}

fn trail(room: Room, swings: f64, is_mirrored: bool) -> Vec<Point> {
    let width = room.width - Room::LADDER;
    let middle = width / 2.0;
    let sway = (middle - room.most - 26.0) * if is_mirrored { -1.0 } else { 1.0 };
    // The end of the fairway is round, and lies on the picture whole.
    let (low, high) = (room.height - room.most - Map::SEMIROUGH, 30.0 + room.most * 1.2);
    let point = |i: usize| {
        let t = count(i) / count(FINE);
        let x = middle + sway * (std::f64::consts::PI * swings * t).sin();
        (x, low + (high - low) * t)
    };
    (0..=FINE).map(point).collect()
}

fn least_distance(places: &[Point]) -> f64 {
    let pairs = places.iter().enumerate().flat_map(|(i, one)| {
        places[i + 1..].iter().map(move |other| (one.0 - other.0).hypot(one.1 - other.1))
    });
    pairs.fold(f64::MAX, f64::min)
}

/// How far along the trail each of its points is.
fn lengths(trail: &[Point]) -> Vec<f64> {
    let mut total = 0.0;
    let mut lengths = vec![0.0];
    for pair in trail.windows(2) {
        total += (pair[1].0 - pair[0].0).hypot(pair[1].1 - pair[0].1);
        lengths.push(total);
    }
    lengths
}

/// The point so far along the trail.
fn at(trail: &[Point], lengths: &[f64], s: f64) -> Point {
    let after = lengths.partition_point(|&length| length < s).clamp(1, trail.len() - 1);
    let (a, b) = (trail[after - 1], trail[after]);
    let share = (s - lengths[after - 1]) / (lengths[after] - lengths[after - 1]);
    (a.0 + (b.0 - a.0) * share, a.1 + (b.1 - a.1) * share)
}

fn path(points: impl Iterator<Item = Point>) -> String {
    let mut d = String::new();
    for (i, (x, y)) in points.enumerate() {
        let _ = write!(d, "{}{x:.1} {y:.1}", if i == 0 { "M" } else { "L" });
    }
    d
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_hole_fits_and_no_two_spaces_lie_on_each_other() {
        for room in [Room::TALL, Room::LOW] {
            for n in 9..=18 {
                let map = Map::new(room, n, n % 2 == 0);
                assert_eq!(map.n_spaces(), n);
                for &(x, y) in &map.places {
                    assert!(x > map.radius && x < room.width - Room::LADDER - map.radius);
                    assert!(y > 0.0 && y < room.height);
                }
                let spaces = &map.places[..=n];
                for (i, a) in spaces.iter().enumerate() {
                    for b in &spaces[i + 1..] {
                        let apart = (a.0 - b.0).hypot(a.1 - b.1);
                        assert!(apart > map.radius * 1.7, "{n}: {apart} for {}", map.radius);
                    }
                }
            }
        }
    }

    #[test]
    fn nothing_of_the_fairway_lies_outside_the_picture() {
        for room in [Room::TALL, Room::LOW] {
            for n in 9..=18 {
                let map = Map::new(room, n, n % 2 == 0);
                let half = map.radius + Map::SEMIROUGH;
                for &(x, y) in &map.trail {
                    let is_inside = |at: f64, size: f64| at - half >= 0.0 && at + half <= size;
                    let is_inside = is_inside(x, room.width) && is_inside(y, room.height);
                    assert!(is_inside, "{n} spaces: {half} around {x:.1}, {y:.1}");
                }
            }
        }
    }

    #[test]
    fn the_progress_card_runs_from_bottom_to_top() {
        let map = Map::new(Room::LOW, 12, false);
        assert!(map.rung(0).1 > map.rung(LAST_SPACE).1);
        assert!(map.rung(LAST_SPACE).1 > 0.0);
    }
}
