//! Looks for good plans: threads a first one, then changes it a little at a time and keeps what promises more.

use minigolf::scoring::points::{PROMISE_BROKEN, PROMISE_KEPT};
use minigolf::{Condition, Course, Kind, Shape, View};
use tabletop::Seat;

use super::outlook::{Ahead, Found, Offer, Outlook, place};
use super::plan::{Dice, Plan};
use super::prices::{FILLED, N_SHAPES, Pace, Prices, Wares, index};
use super::site::{Field, Site};
use super::tastes::Tastes;
use super::thread::thread;
use crate::limits::Thinking;

/// So many changes of a plan are tried as one playout.
const CHANGES: u32 = 100;

/// Warm at first, then colder: so many playouts long. Then again from the best plan known.
const ROUND: u32 = 50;

/// How much worse a plan may be that is followed for a while, when it is warmest and when it is coldest.
const HEAT: [f64; 2] = [8.0, 0.4];

/// So many tries for a first plan count as one playout.
const THREADS: u32 = 8;

/// So often a first plan is tried for.
const MOST_THREADS: u32 = 1500;

/// After so many turns more of somebody else, waiting is dearer and dearer.
pub(super) const PATIENCE: u32 = 4;

/// MG-30: what a broken promise costs, beside one that is kept.
pub(super) const BROKEN: f64 = (PROMISE_KEPT - PROMISE_BROKEN) as f64;

/// The tiles of the next turn, if they are known.
pub(super) type Next<'a> = Option<&'a [Wares]>;

/// What was found out about a course and the tiles at hand.
pub(super) struct Survey {
    pub(super) site: Site,
    pub(super) prices: Prices,
    /// The bag, tile by tile.
    bag: Vec<Wares>,
    pub(super) found: Found,
    pub(super) tastes: Tastes,
}

impl Survey {
    /// `None` where nothing can be planned: before lands are chosen, if the land is too large, or where others have laid
    /// what no path goes through.
    pub(super) fn new(
        view: &View,
        seat: Seat,
        course: &Course,
        kinds: &[Option<Kind>],
        mut dice: Dice,
        thinking: &mut Thinking<'_>,
    ) -> Option<Self> {
        let site = Site::new(course)?;
        let mut n_threads = 0;
        let start = thread(&site, &mut dice, &mut || {
            n_threads += 1;
            n_threads <= MOST_THREADS && (n_threads % THREADS != 1 || thinking.goes_on())
        })?;
        let tastes = Tastes::of(view, seat, course, site.n_empty());
        let wares = |kind: Kind| tastes.wares(view, kind);
        let bag: Vec<Wares> = view.unseen().iter().map(wares).collect();
        let offers = (0..).zip(kinds);
        let offers: Vec<Offer> = offers
            .filter_map(|(slot, kind)| Some(Offer { slot, wares: wares((*kind)?) }))
            .collect();
        let mut prices = Prices::new(&bag, pace(view, seat, course));
        let mr = view.mr?;
        let mut outlook = Outlook::new(
            &site,
            &mut prices,
            &bag,
            offers,
            (mr, view.options.content.mr_points(mr)),
        );
        outlook.is_circuit_promised = has_promised(view, seat, Condition::Circuit);
        anneal(&mut outlook, start, &mut dice, thinking);
        let found = outlook.found;
        Some(Self { site, prices, bag, found, tastes })
    }

    /// What the course promises after a placement, if these tiles or any are there next; `None` if no plan begins with
    /// it.
    pub(super) fn after(&self, slot: u8, field: Field, turn: u8, next: Next<'_>) -> Option<f64> {
        let ahead = &self.found.after[place(slot, field, turn)];
        is_possible(ahead).then(|| self.before(ahead, next))
    }

    /// What the course promises if nothing is placed, without what that costs.
    pub(super) fn after_none(&self, next: Next<'_>) -> f64 {
        self.before(&self.found.after_none, next)
    }

    fn before(&self, ahead: &Ahead, next: Next<'_>) -> f64 {
        match next {
            Some(tiles) => self.prices.before_turn_with(ahead, tiles),
            None => self.prices.before_turn(ahead),
        }
    }

    /// What the tile in this slot brings at best, beyond passing.
    pub(super) fn gain(&self, slot: u8) -> f64 {
        let pass = self.after_none(None) - self.prices.pace.wait;
        let all = &self.found.after[place(slot, 0, 0)..place(slot + 1, 0, 0)];
        let values =
            all.iter().filter(|ahead| is_possible(ahead)).map(|ahead| self.before(ahead, None));
        values.fold(pass, f64::max) - pass
    }

    /// What this tile would bring in the next turn, beyond passing then.
    pub(super) fn gain_in_next_turn(&self, tile: Wares) -> f64 {
        self.after_none(Some(&[tile])) - self.after_none(Some(&[]))
    }

    /// Whether a tile of this shape is what the best plan has there.
    pub(super) fn plans(&self, field: Field, shape: Shape) -> bool {
        let plan = &self.found.plan;
        let Some(at) = plan.path.iter().position(|&other| other == field) else {
            return shape == Shape::Scenery;
        };
        let is_end = plan.holes().any(|(from, to)| at == from || at == to);
        is_end == matches!(shape, Shape::Tee | Shape::Green) && shape != Shape::Scenery
    }

    /// The number of the hole to which this cell belongs by plan.
    pub(super) fn hole_at(&self, field: Field) -> Option<u8> {
        let at = self.found.plan.path.iter().position(|&other| other == field)?;
        let hole = self.found.plan.holes().position(|(from, to)| (from..=to).contains(&at))?;
        u8::try_from(hole + 1).ok()
    }

    /// How much a tile is wanted in later turns.
    fn use_of(&mut self, wares: Wares) -> f64 {
        let shape = index(wares.shape);
        let mut fewer = self.found.counts;
        let Some(n) = fewer[shape].checked_sub(1) else { return 0.0 };
        fewer[shape] = n;
        let gain = self.prices.value(fewer) - self.prices.value(self.found.counts) + FILLED;
        (wares.points + gain + self.prices.pace.wait - self.prices.pace.fill).max(0.0)
    }

    /// Whether the bag is better with this tile than without it.
    pub(super) fn is_wanted(&mut self, wares: Wares) -> bool {
        let bag = std::mem::take(&mut self.bag);
        let sum: f64 = bag.iter().map(|&wares| self.use_of(wares)).sum();
        let n = f64::from(u32::try_from(bag.len().max(1)).unwrap_or(u32::MAX));
        self.bag = bag;
        self.use_of(wares) > sum / n
    }
}

/// Whether some plan begins so.
fn is_possible(ahead: &Ahead) -> bool {
    ahead[N_SHAPES] > f64::NEG_INFINITY
}

/// What turns cost here, with what is lost by breaking a promise (MG-30).
fn pace(view: &View, seat: Seat, course: &Course) -> Pace {
    let n_off = u32::try_from(course.off_the_land().count()).unwrap_or(0);
    if view.options.n_seats > 1 {
        let pace = Pace::of_table(view.options.n_seats);
        // Dearer every time, or a table of waiting builders would never come to an end.
        let wait = pace.wait + f64::from(lag(view, seat).saturating_sub(PATIENCE));
        return Pace { wait, off_land: pace.off_land + f64::from(n_off), ..pace };
    }
    let mut pace = Pace::SOLO;
    if has_promised(view, seat, Condition::Land) && n_off == 0 {
        pace.off_land += BROKEN;
    }
    if has_promised(view, seat, Condition::Fast) && view.courses[seat].passes == 0 {
        pace.wait += BROKEN;
    }
    pace
}

/// How many turns more than this seat the busiest other one has used.
pub(super) fn lag(view: &View, seat: Seat) -> u32 {
    let used = |seat: Seat| {
        let own = &view.courses[seat];
        u32::try_from(own.tiles.len()).unwrap_or(0) + u32::from(own.collected)
    };
    let most = view.courses.iter().map(|(other, _)| used(other)).max().unwrap_or(0);
    most - used(seat)
}

pub(super) fn has_promised(view: &View, seat: Seat, condition: Condition) -> bool {
    view.courses[seat].promises.is_some_and(|promises| promises.has(condition))
}

fn anneal(outlook: &mut Outlook<'_>, start: Plan, dice: &mut Dice, thinking: &mut Thinking<'_>) {
    let mut value = outlook.look(&start);
    let mut plan = start;
    let (mut best, mut best_value) = (plan.clone(), value);
    let mut trial = plan.clone();
    let mut n = 0;
    while thinking.goes_on() {
        n = (n + 1) % ROUND;
        if n == 0 {
            plan.clone_from(&best);
            value = best_value;
        }
        let rest = 1.0 - f64::from(n) / f64::from(ROUND);
        let heat = HEAT[1] + (HEAT[0] - HEAT[1]) * rest * rest;
        for _ in 0..CHANGES {
            trial.clone_from(&plan);
            if !trial.change(outlook.site, dice) || !trial.is_sound() {
                continue;
            }
            let other = outlook.look(&trial);
            let luck = dice.share();
            if other > value - heat * luck * luck {
                std::mem::swap(&mut plan, &mut trial);
                value = other;
                if value > best_value {
                    best.clone_from(&plan);
                    best_value = value;
                }
            }
        }
    }
}
