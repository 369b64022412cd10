//! How the par of holes may come out (MG-25), by the tiles in the bag.

use minigolf::Shape;
use minigolf::scoring::points::{FAIR_PAR, FULL_PAR, LUCKY};

use super::prices::{N_SHAPES, Wares, index};

/// A hole of more tiles than this is looked at as if it had so many.
const MOST_PATH: usize = 8;

/// So many different pars of a hole are told apart.
const N_PARS: usize = 16;

/// One tile to come can make up for so much of the total par.
const LEEWAY: f64 = 0.5;

/// Tiles are chosen: as if one had so many tries to reach an aim.
const TRIES: usize = 3;

/// A hole of a plan as far as it lies.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Hole {
    pub(super) n_tiles: u8,
    pub(super) has_corner: bool,
    pub(super) par: u8,
    /// Tiles that are missing.
    pub(super) n_tees: u8,
    pub(super) n_greens: u8,
    pub(super) n_path: u8,
}

impl Hole {
    /// One missing tile of this shape fewer.
    pub(super) fn filled(mut self, shape: Shape, par: u8) -> Self {
        *self.missing(shape) -= 1;
        self.par = self.par.saturating_add(par);
        self
    }

    /// How many tiles of this shape are missing.
    pub(super) fn missing(&mut self, shape: Shape) -> &mut u8 {
        match shape {
            Shape::Tee => &mut self.n_tees,
            Shape::Green => &mut self.n_greens,
            Shape::Straight | Shape::Corner | Shape::Scenery => &mut self.n_path,
        }
    }
}

/// How a hole's par may come out, by what is still missing of it.
#[derive(Clone, Debug)]
pub(super) struct Pars {
    /// By tees, greens and path tiles missing, and the par so far: how likely a par of 3 to 5, of 4 and of all but 4 is.
    chances: Vec<[f64; 3]>,
    pub(super) mean: [f64; N_SHAPES],
}

impl Pars {
    pub(super) fn new(bag: &[Wares]) -> Self {
        let mut counts = [[0.0; 4]; N_SHAPES];
        for tile in bag {
            counts[index(tile.shape)][usize::from(tile.par.min(3))] += 1.0;
        }
        let mean = counts.map(|counts| {
            let n: f64 = counts.iter().sum();
            let sum = counts[1] + 2.0 * counts[2] + 3.0 * counts[3];
            if n > 0.0 { sum / n } else { 1.0 }
        });
        let share = |counts: [f64; 4]| {
            let n: f64 = counts.iter().sum();
            counts.map(|count| if n > 0.0 { count / n } else { 0.25 })
        };
        let [tee, green] = [share(counts[0]), share(counts[1])];
        let path = share([0, 1, 2, 3].map(|par: usize| counts[2][par] + counts[3][par]));
        let mut chances = Vec::with_capacity(4 * (MOST_PATH + 1) * N_PARS);
        for ends in 0..4 {
            let mut rest = vec![1.0];
            if ends & 1 != 0 {
                rest = sums(&rest, &tee);
            }
            if ends & 2 != 0 {
                rest = sums(&rest, &green);
            }
            for n_path in 0..=MOST_PATH {
                let n_missing = n_path + (ends & 1) + (ends >> 1);
                chances.extend((0..N_PARS).map(|par| chance(&rest, par, n_missing)));
                rest = sums(&rest, &path);
            }
        }
        Self { chances, mean }
    }

    pub(super) fn of(&self, hole: Hole) -> &[f64; 3] {
        let ends = usize::from(hole.n_tees) + 2 * usize::from(hole.n_greens);
        let path = usize::from(hole.n_path).min(MOST_PATH);
        &self.chances
            [(ends * (MOST_PATH + 1) + path) * N_PARS + usize::from(hole.par).min(N_PARS - 1)]
    }
}

/// The sums of two independent numbers.
fn sums(one: &[f64], two: &[f64; 4]) -> Vec<f64> {
    let mut sums = vec![0.0; one.len() + 3];
    for (i, a) in one.iter().enumerate() {
        for (j, b) in two.iter().enumerate() {
            sums[i + j] += a * b;
        }
    }
    sums
}

/// How likely each aim is if tiles come by chance, and then, since they are chosen, more likely.
fn chance(rest: &[f64], par: usize, n_missing: usize) -> [f64; 3] {
    let mut chances = [0.0; 3];
    for (more, share) in rest.iter().enumerate() {
        let par = i32::try_from(par + more).unwrap_or(i32::MAX);
        chances[0] += if FAIR_PAR.contains(&par) { *share } else { 0.0 };
        chances[usize::from(par != i32::from(LUCKY)) + 1] += share;
    }
    let tries = if n_missing == 0 { 1 } else { TRIES };
    chances.map(|chance: f64| {
        // All of them miss. A power of the standard library's would be each system's own.
        1.0 - std::iter::repeat_n((1.0 - chance).max(0.0), tries).product::<f64>()
    })
}

/// How far the total par is expected to be off, with so many tiles of holes to come that can still be chosen.
pub(super) fn par_loss(par: f64, n_missing: f64) -> f64 {
    let off = (par - f64::from(FULL_PAR)).abs();
    if off > 0.0 { off * off / (off + LEEWAY * n_missing) } else { 0.0 }
}
