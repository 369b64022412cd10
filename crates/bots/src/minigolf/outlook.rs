//! What a plan promises: the course as it would be, points that are sure, and what empty cells will bring.

use minigolf::scoring::goes_straight_on;
use minigolf::scoring::points::{
    self, CONNECTIONS, HOLES, MOST_STRAIGHT_ON, PER_CONNECTION, PER_FAIR_HOLE,
};
use minigolf::{Mr, Shape, Whim};

use super::pars::{Hole, Pars, par_loss};
use super::plan::Plan;
use super::prices::{Counts, FILLED, N_SHAPES, Prices, Wares, index};
use super::site::{Field, MOST_FIELDS, Role, Site};
use super::survey::BROKEN;

/// A placed tile that is not as the plan wants it: more than anything else in a plan is worth.
const CONFLICT: f64 = 40.0;

/// A rack has at most so many slots.
const MOST_SLOTS: usize = 8;

/// A tile that could be placed now.
#[derive(Clone, Copy, Debug)]
pub(super) struct Offer {
    pub(super) slot: u8,
    pub(super) wares: Wares,
}

/// What a course promises at best, over all plans looked at: if a tile of each shape is placed next, without what that
/// tile itself brings, and last, if none is.
pub(super) type Ahead = [f64; N_SHAPES + 1];

const NOTHING: Ahead = [f64::NEG_INFINITY; N_SHAPES + 1];

/// Where a placement stands in the list of what follows from each.
pub(super) fn place(slot: u8, field: Field, turn: u8) -> usize {
    (usize::from(slot) * MOST_FIELDS + usize::from(field)) * 4 + usize::from(turn)
}

fn raise(best: &mut Ahead, ahead: &Ahead, more: f64) {
    best.iter_mut().zip(ahead).for_each(|(best, value)| *best = best.max(value + more));
}

/// A cell that could be filled now.
#[derive(Clone, Copy, Debug)]
struct Vacancy {
    field: Field,
    /// The place of its hole in the plan; none for scenery.
    hole: usize,
    turn: u8,
}

/// What is known of the course before a tile is placed.
#[derive(Clone, Copy)]
struct Ground {
    /// Links, holes and Mr Client, mistakes.
    sure: f64,
    /// The total par that is expected, and how many tiles of holes are to come.
    par: f64,
    n_red: f64,
}

/// Everything a plan is judged by, for one decision.
pub(super) struct Outlook<'a> {
    pub(super) site: &'a Site,
    pub(super) prices: &'a mut Prices,
    pars: Pars,
    offers: Vec<Offer>,
    mr: Mr,
    mr_points: f64,
    pub(super) is_circuit_promised: bool,
    /// What was found out so far.
    pub(super) found: Found,
    // What follows belongs to the plan looked at last.
    roles: Vec<Role>,
    holes: Vec<Hole>,
    vacancies: [Vec<Vacancy>; N_SHAPES],
    counts: Counts,
    n_conflicts: u32,
}

/// What all plans looked at promise together.
pub(super) struct Found {
    /// What the course promises at best after each placement, and without one.
    pub(super) after: Vec<Ahead>,
    pub(super) after_none: Ahead,
    /// The plan that promises most after the best move.
    pub(super) plan: Plan,
    value: f64,
    /// Of the plan that promises most without a move: the cells to be filled, and whether it is a perfect circuit.
    pub(super) counts: Counts,
    pub(super) has_circuit: bool,
    idle: f64,
}

impl Found {
    fn nothing() -> Self {
        Self {
            after: vec![NOTHING; MOST_SLOTS * MOST_FIELDS * 4],
            after_none: NOTHING,
            plan: Plan::default(),
            value: f64::NEG_INFINITY,
            counts: [0; N_SHAPES],
            has_circuit: false,
            idle: f64::NEG_INFINITY,
        }
    }
}

impl<'a> Outlook<'a> {
    pub(super) fn new(
        site: &'a Site,
        prices: &'a mut Prices,
        bag: &[Wares],
        offers: Vec<Offer>,
        (mr, mr_points): (Mr, i32),
    ) -> Self {
        Self {
            site,
            prices,
            pars: Pars::new(bag),
            offers,
            mr,
            mr_points: mr_points.into(),
            is_circuit_promised: false,
            found: Found::nothing(),
            roles: Vec::new(),
            holes: Vec::new(),
            vacancies: Default::default(),
            counts: [0; N_SHAPES],
            n_conflicts: 0,
        }
    }

    /// What the course promises after the best move, in points that depend on the plan.
    pub(super) fn look(&mut self, plan: &Plan) -> f64 {
        self.lay_out(plan);
        let ground = self.ground(plan);
        let mut best = self.look_idle(plan, ground) - self.prices.pace.wait;
        for at in 0..self.offers.len() {
            best = best.max(self.look_at(self.offers[at], ground));
        }
        if best > self.found.value {
            self.found.value = best;
            self.found.plan.clone_from(plan);
        }
        best
    }

    /// Lays the plan out on the land.
    fn lay_out(&mut self, plan: &Plan) {
        self.roles.clear();
        self.roles.resize(self.site.cells.len(), Role::SCENERY);
        self.holes.clear();
        self.counts = [0; N_SHAPES];
        self.vacancies.iter_mut().for_each(Vec::clear);
        for (from, to) in plan.holes() {
            let mut hole = Hole::default();
            for at in from..=to {
                self.lay_path(plan, (from, at, to), &mut hole);
            }
            self.holes.push(hole);
        }
        self.n_conflicts = 0;
        for field in (0..).take(self.site.cells.len()) {
            let role = self.roles[usize::from(field)];
            match self.site.laid[usize::from(field)] {
                Some(laid) => self.n_conflicts += u32::from(laid.role != role),
                None if role == Role::SCENERY => self.want(field, Shape::Scenery, usize::MAX, 0),
                None => {}
            }
        }
    }

    /// Lays one tile of a hole that goes from one place on the path to another.
    fn lay_path(&mut self, plan: &Plan, (from, at, to): (usize, usize, usize), hole: &mut Hole) {
        let field = plan.path[at];
        let way = |there: usize| self.site.way(field, plan.path[there]).unwrap_or(0);
        let (role, turn) = if at == from {
            Role::end(Shape::Tee, way(at + 1))
        } else if at == to {
            Role::end(Shape::Green, way(at - 1))
        } else {
            Role::path(way(at - 1), way(at + 1))
        };
        self.roles[usize::from(field)] = role;
        hole.n_tiles += 1;
        hole.has_corner |= role.shape == Shape::Corner;
        if let Some(laid) = self.site.laid[usize::from(field)] {
            hole.par = hole.par.saturating_add(laid.par);
        } else {
            *hole.missing(role.shape) += 1;
            self.want(field, role.shape, self.holes.len(), turn);
        }
    }

    /// Notes an empty cell.
    fn want(&mut self, field: Field, shape: Shape, hole: usize, turn: u8) {
        self.counts[index(shape)] += 1;
        if self.site.is_open[usize::from(field)] {
            self.vacancies[index(shape)].push(Vacancy { field, hole, turn });
        }
    }

    #[allow(clippy::cast_precision_loss, reason = "a few links and holes")]
    fn ground(&self, plan: &Plan) -> Ground {
        let n_links = plan.n_links(self.site);
        let broken = if self.is_circuit_promised && n_links < usize::from(CONNECTIONS) {
            BROKEN
        } else {
            0.0
        };
        let count = f64::from(points::of_hole_count(self.holes.len()));
        let mistakes = CONFLICT * f64::from(self.n_conflicts) - count;
        let holes: f64 =
            (0..).zip(&self.holes).map(|(number, hole)| self.hole_value(number, *hole)).sum();
        let red = || self.counts.iter().zip(&self.pars.mean).take(4);
        let known: f64 = self.holes.iter().map(|hole| f64::from(hole.par)).sum();
        Ground {
            sure: f64::from(PER_CONNECTION) * n_links as f64 + holes + self.straight_on(plan)
                - mistakes
                - broken,
            par: known + red().map(|(&n, mean)| f64::from(n) * mean).sum::<f64>(),
            n_red: red().map(|(&n, _)| f64::from(n)).sum(),
        }
    }

    /// MG-24, MG-25: what a hole will bring.
    fn hole_value(&self, number: usize, hole: Hole) -> f64 {
        let &[fair, four, other] = self.pars.of(hole);
        let pleases = match self.mr.whim(number + 1) {
            Whim::Tiles(n_tiles) => f64::from(n_tiles.contains(&hole.n_tiles.into())),
            Whim::Corner(is_wanted) => f64::from(hole.has_corner == is_wanted),
            Whim::LuckyPar(true) => four,
            Whim::LuckyPar(false) => other,
            Whim::StraightOn => 0.0,
        };
        let fair = f64::from(PER_FAIR_HOLE) * fair;
        if number < HOLES { fair + self.mr_points * pleases } else { 0.0 }
    }

    /// MG-24: holes whose tee lies straight beyond the green before.
    fn straight_on(&self, plan: &Plan) -> f64 {
        if self.mr != Mr::Straightforward {
            return 0.0;
        }
        let way = |at: usize| self.site.way(plan.path[at], plan.path[at + 1]);
        let cuts = (1..plan.cuts.len()).filter(|&at| plan.cuts[at]);
        let n = cuts.filter(|&at| goes_straight_on(way(at - 1), way(at), way(at + 1))).count();
        let n = u8::try_from(n).unwrap_or(u8::MAX).min(MOST_STRAIGHT_ON);
        self.mr_points * f64::from(points::of_straight_on(n))
    }

    /// What the cells to be filled bring, by the shape of the next tile.
    fn ahead(&mut self, counts: Counts) -> Ahead {
        let mut ahead = NOTHING;
        for shape in 0..N_SHAPES {
            if let Some(n) = counts[shape].checked_sub(1) {
                let mut fewer = counts;
                fewer[shape] = n;
                ahead[shape] = FILLED - self.prices.pace.fill + self.prices.value(fewer);
            }
        }
        ahead[N_SHAPES] = self.prices.value(counts);
        ahead
    }

    /// What the plan promises if nothing is placed, without what that costs.
    fn look_idle(&mut self, plan: &Plan, ground: Ground) -> f64 {
        let base = ground.sure - par_loss(ground.par, ground.n_red);
        let ahead = self.ahead(self.counts);
        raise(&mut self.found.after_none, &ahead, base);
        let idle = base + ahead[N_SHAPES];
        if idle > self.found.idle {
            self.found.idle = idle;
            self.found.counts = self.counts;
            self.found.has_circuit =
                self.holes.len() == HOLES && plan.n_links(self.site) == usize::from(CONNECTIONS);
        }
        idle
    }

    /// What the plan promises if this tile is placed where it does best.
    fn look_at(&mut self, Offer { slot, wares }: Offer, ground: Ground) -> f64 {
        let shape = index(wares.shape);
        if self.vacancies[shape].is_empty() {
            return f64::NEG_INFINITY;
        }
        let mut counts = self.counts;
        counts[shape] -= 1;
        let ahead = self.ahead(counts);
        let brings = wares.points + FILLED - self.prices.pace.fill + ground.sure;
        let par_loss = if wares.shape == Shape::Scenery {
            par_loss(ground.par, ground.n_red)
        } else {
            par_loss(ground.par + f64::from(wares.par) - self.pars.mean[shape], ground.n_red - 1.0)
        };
        let mut best = f64::NEG_INFINITY;
        for at in 0..self.vacancies[shape].len() {
            let Vacancy { field, hole, turn } = self.vacancies[shape][at];
            let better = self.holes.get(hole).map_or(0.0, |&before| {
                let after = before.filled(wares.shape, wares.par);
                self.hole_value(hole, after) - self.hole_value(hole, before)
            });
            let value = brings + better - par_loss;
            best = best.max(value + ahead[N_SHAPES]);
            raise(&mut self.found.after[place(slot, field, turn)], &ahead, value);
        }
        best
    }
}
