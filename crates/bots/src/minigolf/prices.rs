//! What empty cells will bring: the value of having to fill so many of each shape, by the tiles in the bag.
//!
//! Every turn some tiles are seen and one is placed, on any cell that wants its shape; a turn without a fitting tile
//! costs three points (MG-30; in company, three points of a face-down tile, MG-22). That is a small decision problem of
//! its own, and it is solved as if the bag stayed as it is. Small numbers of cells are told apart, large ones only
//! roughly ([`LEVELS`]); between them values are interpolated.

use minigolf::Shape;
use minigolf::scoring::points::{PER_FACE_DOWN, PER_MISSING, PER_OFF_THE_LAND, PER_PASS};

/// How many shapes there are.
pub(super) const N_SHAPES: usize = Shape::ALL.len();

/// Cells still to be filled, by shape.
pub(super) type Counts = [u8; N_SHAPES];

/// What turns cost.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pace {
    /// So many tiles are seen a turn.
    pub(super) n_seen: u8,
    /// A turn on which nothing is placed: MG-30 takes three points; in company it is three points of a face-down tile.
    pub(super) wait: f64,
    /// A turn on which a tile is placed on the land: nothing alone, and in company the same as any other.
    pub(super) fill: f64,
    /// A tile of scenery off the land (MG-26), and the turn.
    pub(super) off_land: f64,
}

impl Pace {
    /// Alone.
    pub(super) const SOLO: Self =
        Self { n_seen: 2, wait: -PER_PASS as f64, fill: 0.0, off_land: OFF_THE_LAND };

    /// With so many players: whoever is done takes three points a turn (MG-22), so every turn costs as much.
    pub(super) fn of_table(n_seats: u8) -> Self {
        let turn = f64::from(PER_FACE_DOWN);
        let n_seen = u8::midpoint(n_seats, 3);
        Self { n_seen, wait: turn, fill: turn, off_land: OFF_THE_LAND + turn }
    }
}

/// MG-26: what a tile off the land costs, and what a cell that is filled no longer does.
const OFF_THE_LAND: f64 = -PER_OFF_THE_LAND as f64;
pub(super) const FILLED: f64 = -PER_MISSING as f64;

/// What is lost with a cell of a hole that stays empty: links, par and Mr Client's whim. Scenery loses nothing more.
const UNFILLED: [f64; N_SHAPES] = [6.0, 6.0, 5.0, 5.0, 0.0];

/// The numbers of cells for which the problem is solved.
const LEVELS: [&[u8]; N_SHAPES] = [
    &[0, 1, 2, 3, 4, 6, 9],
    &[0, 1, 2, 3, 4, 6, 9],
    &[0, 1, 2, 3, 5, 8, 12, 18],
    &[0, 1, 2, 3, 5, 8, 12, 18],
    &[0, 1, 2, 3, 5, 8, 12, 18, 28],
];

/// More points than any tile brings, in steps of one.
const MOST_POINTS: usize = 16;

/// Values of a turn are told apart in steps of a quarter of a point.
const STEPS: f64 = 4.0;

const N_STEPS: usize = 128;

/// What a tile in the bag is to the builder.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wares {
    pub(super) shape: Shape,
    /// People, and what Mrs Client pays; more where a promise hangs on them.
    pub(super) points: f64,
    pub(super) par: u8,
}

/// Places in [`LEVELS`].
type Place = [usize; N_SHAPES];

/// The bag by shape and points, and what has been worked out by it.
#[derive(Clone, Debug)]
pub(super) struct Prices {
    /// How likely a tile of each shape with so many points is.
    share: [[f64; MOST_POINTS]; N_SHAPES],
    pub(super) pace: Pace,
    solved: Vec<f64>,
    known: Vec<f32>,
}

pub(super) const fn index(shape: Shape) -> usize {
    shape as usize
}

/// The largest number of cells told apart.
fn most(shape: usize) -> u8 {
    LEVELS[shape][LEVELS[shape].len() - 1]
}

/// No cells bring more than this by waiting for better tiles.
const MOST_GAINED: f64 = 64.0;

impl Prices {
    pub(super) fn new(bag: &[Wares], pace: Pace) -> Self {
        let mut share = [[0.0; MOST_POINTS]; N_SHAPES];
        let one = 1.0 / f64::from(u32::try_from(bag.len().max(1)).unwrap_or(u32::MAX));
        for tile in bag {
            let (below, rest) = below_and_rest(tile.points, MOST_POINTS - 1);
            share[index(tile.shape)][below] += one * (1.0 - rest);
            share[index(tile.shape)][below + 1] += one * rest;
        }
        let n_solved = LEVELS.iter().map(|levels| levels.len()).product();
        let n_known = (0..N_SHAPES).map(|shape| usize::from(most(shape)) + 1).product();
        Self { share, pace, solved: vec![f64::NAN; n_solved], known: vec![f32::NAN; n_known] }
    }

    /// How many points more one can expect than if all these cells stayed empty and did no harm.
    pub(super) fn value(&mut self, counts: Counts) -> f64 {
        let mut at = 0;
        for (shape, count) in counts.iter().enumerate() {
            let most = most(shape);
            at = at * (usize::from(most) + 1) + usize::from(*count.min(&most));
        }
        if self.known[at].is_nan() {
            #[allow(clippy::cast_possible_truncation, reason = "a hundredth of a point is enough")]
            let value = self.between(counts, 0, [0; N_SHAPES]) as f32;
            self.known[at] = value;
        }
        self.known[at].into()
    }

    /// Interpolates, one shape after the other.
    fn between(&mut self, counts: Counts, shape: usize, mut place: Place) -> f64 {
        if shape == N_SHAPES {
            return self.solve(place);
        }
        let levels = LEVELS[shape];
        let count = counts[shape].min(most(shape));
        let upper = levels.iter().position(|&level| level >= count).unwrap_or(levels.len() - 1);
        place[shape] = upper;
        let above = self.between(counts, shape + 1, place);
        if levels[upper] == count {
            return above;
        }
        place[shape] = upper - 1;
        let below = self.between(counts, shape + 1, place);
        let part =
            f64::from(count - levels[upper - 1]) / f64::from(levels[upper] - levels[upper - 1]);
        below + part * (above - below)
    }

    fn solve(&mut self, place: Place) -> f64 {
        let mut at = 0;
        for (levels, place) in LEVELS.iter().zip(place) {
            at = at * levels.len() + place;
        }
        if self.solved[at].is_nan() {
            self.solved[at] = self.work_out(place);
        }
        self.solved[at]
    }

    fn work_out(&mut self, place: Place) -> f64 {
        if place == [0; N_SHAPES] {
            return 0.0;
        }
        let (mut turn, mut stop) = (Turn { fewer: [None; N_SHAPES], stop: 0.0 }, 0.0);
        for shape in (0..N_SHAPES).filter(|&shape| place[shape] > 0) {
            let levels = LEVELS[shape];
            let mut lower = place;
            lower[shape] -= 1;
            let gap = levels[place[shape]] - levels[place[shape] - 1];
            turn.fewer[shape] = Some((self.solve(lower), 1.0 / f64::from(gap)));
            stop -= f64::from(levels[place[shape]]) * UNFILLED[shape];
        }
        turn.stop = stop;
        let start = turn.fewer.iter().flatten().map(|(fewer, _)| *fewer).fold(stop, f64::max);
        self.settle(&turn, start)
    }

    /// The value that a turn does not change: found by steps in one direction, and then between the last two.
    fn settle(&self, turn: &Turn, start: f64) -> f64 {
        let gain = |value: f64| self.best_of_turn(turn, value) - value;
        let (mut low, mut high) = (start, start);
        let mut gain_low = gain(start);
        let mut gain_high = gain_low;
        if gain_low > 0.0 {
            // Rich scenery can be worth its place off the land for ever; but there is not so much of it.
            while gain_high > 0.0 && high < start + MOST_GAINED {
                (low, gain_low) = (high, gain_high);
                high += 4.0;
                gain_high = gain(high);
            }
        } else {
            while gain_low < 0.0 && low > turn.stop {
                (high, gain_high) = (low, gain_low);
                low = (low - 4.0).max(turn.stop);
                gain_low = gain(low);
            }
        }
        for _ in 0..4 {
            if gain_low - gain_high < 1e-6 {
                break;
            }
            let middle = low + (high - low) * gain_low / (gain_low - gain_high);
            let gain = gain(middle);
            if gain.abs() < 0.02 {
                return middle;
            }
            if gain > 0.0 {
                (low, gain_low) = (middle, gain);
            } else {
                (high, gain_high) = (middle, gain);
            }
        }
        low
    }

    /// What is to be expected before a turn, if after it a tile of each shape leaves `ahead` and nothing leaves the last.
    pub(super) fn before_turn(&self, ahead: &[f64; N_SHAPES + 1]) -> f64 {
        let idle = ahead[N_SHAPES];
        let least = idle - self.pace.wait;
        let mut on_land = [0.0; N_SHAPES];
        on_land.iter_mut().zip(ahead).for_each(|(on_land, ahead)| *on_land = ahead - least);
        least + self.best_above(&on_land, idle - self.pace.off_land - least)
    }

    /// The same if the tiles of the turn are known.
    pub(super) fn before_turn_with(&self, ahead: &[f64; N_SHAPES + 1], tiles: &[Wares]) -> f64 {
        let idle = ahead[N_SHAPES];
        let with = |tile: &Wares| {
            let on_land = ahead[index(tile.shape)];
            let is_scenery = tile.shape == Shape::Scenery;
            let best = if is_scenery { on_land.max(idle - self.pace.off_land) } else { on_land };
            best + tile.points
        };
        tiles.iter().map(with).fold(idle - self.pace.wait, f64::max)
    }

    /// What the best choice of a turn brings, if these cells bring `value` from the next turn on.
    fn best_of_turn(&self, turn: &Turn, value: f64) -> f64 {
        let least = turn.stop.max(value - self.pace.wait);
        let on_land = turn.fewer.map(|fewer| {
            let filled = FILLED - self.pace.fill - least;
            fewer.map_or(f64::NEG_INFINITY, |(fewer, share)| {
                value + share * (fewer - value) + filled
            })
        });
        least + self.best_above(&on_land, value - self.pace.off_land - least)
    }

    /// How much more than nothing the best tile of a turn brings, if a tile of each shape brings so much more than what
    /// is on it; scenery may also go off the land, where it does no harm.
    fn best_above(&self, on_land: &[f64; N_SHAPES], off_land: f64) -> f64 {
        let mut mass = [0.0; N_STEPS + 1];
        let mut top = 0;
        for (shape, shares) in self.share.iter().enumerate() {
            let is_scenery = shape == index(Shape::Scenery);
            let mut above = if is_scenery { on_land[shape].max(off_land) } else { on_land[shape] };
            for &share in shares {
                if share > 0.0 && above > 0.0 {
                    let (below, rest) = below_and_rest(above * STEPS, N_STEPS);
                    mass[below] += share * (1.0 - rest);
                    mass[below + 1] += share * rest;
                    top = top.max(below + 1);
                }
                above += 1.0;
            }
        }
        let (mut beyond, mut sum) = (0.0, 0.0);
        for step in (0..top).rev() {
            beyond += mass[step + 1];
            let one: f64 = 1.0 - beyond;
            let none = (1..self.pace.n_seen).fold(one, |none, _| none * one);
            sum += 1.0 - none;
        }
        sum / STEPS
    }
}

/// The step that something not below 0 has reached, short of the last of so many, and which part of the way to the next.
#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    reason = "from 0 to a hundred or so"
)]
fn below_and_rest(value: f64, n: usize) -> (usize, f64) {
    let value = value.min((n - 1) as f64);
    let below = value as usize;
    (below, value - below as f64)
}

/// What can be made of a turn.
struct Turn {
    /// For each shape that is wanted, the value at the next smaller level, and which share of the way there one cell is.
    fewer: [Option<(f64, f64)>; N_SHAPES],
    stop: f64,
}
