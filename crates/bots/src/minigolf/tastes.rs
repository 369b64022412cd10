//! What people and Mrs Client's elements are worth: a point each, and more while a promise hangs on them.

use minigolf::scoring::points::{ENOUGH_FUN, ENOUGH_HER};
use minigolf::{Condition, Course, Kind, Mrs, Tile, View};
use tabletop::Seat;

use super::prices::Wares;
use super::survey::{BROKEN, has_promised};
use crate::arithmetic::exp;

/// A builder chooses tiles: so many times as much as the box offers comes of each cell.
const CHOSEN: f64 = 1.4;

/// What a person is worth, and what a point of Her Whim is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tastes {
    worth: [f64; 2],
    /// What promises add in this way to all that is to come: no points of a score.
    pub(super) surplus: f64,
}

impl Tastes {
    pub(super) fn of(view: &View, seat: Seat, course: &Course, n_empty: usize) -> Self {
        let mut tastes = Self { worth: [1.0; 2], surplus: 0.0 };
        if view.options.n_seats > 1 {
            return tastes;
        }
        let aims = [(Condition::Fun, ENOUGH_FUN), (Condition::Her, ENOUGH_HER)];
        let prospects = prospects(view, course, n_empty);
        for ((worth, [lies, more]), (condition, aim)) in
            tastes.worth.iter_mut().zip(prospects).zip(aims)
        {
            if has_promised(view, seat, condition) {
                let urgency = urgency(lies + more - f64::from(aim), spread(n_empty));
                *worth += urgency;
                tastes.surplus += urgency * more;
            }
        }
        tastes
    }

    /// What a tile is to the builder.
    pub(super) fn wares(self, view: &View, kind: Kind) -> Wares {
        let tile = &view.options.content.kind(kind).tile;
        Wares { shape: tile.shape, points: self.points(view, tile), par: tile.par }
    }

    /// What is on a tile.
    pub(super) fn points(self, view: &View, tile: &Tile) -> f64 {
        let [people, her] = on_tile(view, tile).map(f64::from);
        self.worth[0] * people + self.worth[1] * her
    }
}

/// What one point more adds to what a promise is expected to bring: it is kept if a normal variable with this mean and
/// spread is above 0.
fn urgency(mean: f64, spread: f64) -> f64 {
    const PEAK: f64 = 0.4;
    let z = mean / spread;
    #[allow(clippy::cast_possible_truncation, reason = "the spread is a rough guess")]
    let density = PEAK * f64::from(exp((-z * z / 2.0) as f32)) / spread;
    BROKEN * density
}

/// How far what comes may be from what is expected.
pub(super) fn spread(n_empty: usize) -> f64 {
    1.0 + f64::from(u32::try_from(n_empty).unwrap_or(0)).sqrt()
}

/// MG-21, MG-23: people, and what Mrs Client pays, on a tile.
fn on_tile(view: &View, tile: &Tile) -> [i32; 2] {
    let her = |mrs: Mrs| view.options.content.mrs_pays(mrs, tile);
    [i32::from(tile.people), view.mrs.map_or(0, her)]
}

/// People, and points of Her Whim: how many lie, and how many more are expected.
pub(super) fn prospects(view: &View, course: &Course, n_empty: usize) -> [[f64; 2]; 2] {
    let sum = |sum: [i32; 2], n: i32, tile: &Tile| {
        let [people, her] = on_tile(view, tile);
        [sum[0] + n * people, sum[1] + n * her]
    };
    let kinds = view.options.content.kinds();
    let lie = course.tiles().iter().fold([0; 2], |lie, placed| sum(lie, 1, &placed.tile));
    let boxed = kinds.iter().fold([0; 2], |all, kind| sum(all, kind.copies.into(), &kind.tile));
    let n_boxed: u32 = kinds.iter().map(|kind| u32::from(kind.copies)).sum();
    let n_empty = f64::from(u32::try_from(n_empty).unwrap_or(0));
    let rate = CHOSEN * n_empty / f64::from(n_boxed.max(1));
    [0, 1].map(|at: usize| [lie[at].into(), rate * f64::from(boxed[at])])
}
