//! What empty cells will bring: the value of having to fill so many of each shape, by the tiles in the bag.
//!
//! Every turn some tiles are seen and one is placed, on any cell that wants its shape; a turn without a fitting tile
//! costs three points (MG-30; in company, three points of a face-down tile, MG-22). That is a small decision problem of
//! its own. It is solved exactly, as if the bag stayed as it is: [`Prices::value`] for any numbers of cells.

use minigolf::Shape;

/// How many shapes there are.
pub(super) const N_SHAPES: usize = 5;

/// Cells still to be filled, by shape.
pub(super) type Counts = [u8; N_SHAPES];

/// A turn without a tile placed, and a tile off the land.
pub(super) const WAIT: f64 = 3.0;

/// What is lost with a cell of a hole that stays empty: links, par and Mr Client's whim. Scenery loses nothing more.
const UNFILLED: [f64; N_SHAPES] = [5.0, 5.0, 3.0, 3.0, 0.0];

/// More points than any tile brings, in steps of one.
const MOST_POINTS: usize = 16;

/// Values are told apart in steps of a quarter of a point.
const STEPS: f64 = 4.0;

const N_STEPS: usize = 128;

/// More cells of a shape than this count as this many.
const MOST: Counts = [9, 9, 17, 17, 27];

/// What a tile in the bag is to the builder.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wares {
    pub(super) shape: Shape,
    /// People, and what Mrs Client pays.
    pub(super) points: i32,
    pub(super) par: u8,
}

/// The bag by shape and points, and what has been worked out by it.
#[derive(Clone, Debug)]
pub(super) struct Prices {
    /// How likely a tile of each shape with so many points is.
    share: [[f64; MOST_POINTS]; N_SHAPES],
    /// So many tiles are seen a turn.
    n_seen: i32,
    known: Vec<f32>,
}

pub(super) const fn index(shape: Shape) -> usize {
    shape as usize
}

impl Prices {
    pub(super) fn new(bag: &[Wares], n_seen: i32) -> Self {
        let mut share = [[0.0; MOST_POINTS]; N_SHAPES];
        let one = 1.0 / f64::from(u32::try_from(bag.len().max(1)).unwrap_or(u32::MAX));
        for tile in bag {
            let points = usize::try_from(tile.points).unwrap_or(0).min(MOST_POINTS - 1);
            share[index(tile.shape)][points] += one;
        }
        let n_states = MOST.iter().map(|&most| usize::from(most) + 1).product();
        Self { share, n_seen, known: vec![f32::NAN; n_states] }
    }

    /// How many points more one can expect than if all these cells stayed empty and did no harm.
    pub(super) fn value(&mut self, counts: Counts) -> f64 {
        let mut at = 0;
        for (count, most) in counts.iter().zip(MOST) {
            at = at * (usize::from(most) + 1) + usize::from(*count.min(&most));
        }
        let known = self.known[at];
        if !known.is_nan() {
            return known.into();
        }
        let value = self.work_out(counts);
        #[allow(clippy::cast_possible_truncation, reason = "a quarter of a point is enough")]
        let kept = value as f32;
        self.known[at] = kept;
        kept.into()
    }

    fn work_out(&mut self, counts: Counts) -> f64 {
        if counts == [0; N_SHAPES] {
            return 0.0;
        }
        // Without what the tile itself brings; a cell that is filled no longer costs a point (MG-26).
        let mut after = [f64::NEG_INFINITY; N_SHAPES];
        for shape in 0..N_SHAPES {
            if counts[shape] > 0 {
                let mut fewer = counts;
                fewer[shape] -= 1;
                after[shape] = 1.0 + self.value(fewer);
            }
        }
        let stop: f64 = -counts.iter().zip(UNFILLED).map(|(&n, loss)| f64::from(n) * loss).sum::<f64>();
        let mut value = self.best_of_turn(&after, stop, stop);
        for _ in 0..30 {
            let next = self.best_of_turn(&after, stop, value);
            if next - value < 0.02 {
                break;
            }
            value = next;
        }
        value
    }

    /// What the best choice of a turn brings, if the next turn brings `value` from the same cells.
    fn best_of_turn(&self, after: &[f64; N_SHAPES], stop: f64, value: f64) -> f64 {
        let least = stop.max(value - WAIT);
        let mut mass = [0.0; N_STEPS + 1];
        let mut top = 0;
        for (shape, shares) in self.share.iter().enumerate() {
            // Scenery may go off the land, where it does no harm.
            let after = if shape == index(Shape::Scenery) { after[shape].max(value - WAIT) } else { after[shape] };
            let mut above = after - least;
            for &share in shares {
                if share > 0.0 && above > 0.0 {
                    let place = (above * STEPS).min((N_STEPS - 1) as f64);
                    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to 127")]
                    let below = place as usize;
                    let rest = place - below as f64;
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
            let none: f64 = 1.0 - beyond;
            sum += 1.0 - none.powi(self.n_seen);
        }
        least + sum / STEPS
    }
}
