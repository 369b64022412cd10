//! What a plan promises: the course as it would be, points that are sure, and what empty cells will bring.

use minigolf::{Mr, Shape};

use super::plan::Plan;
use super::prices::{Counts, N_SHAPES, Prices, Wares, index};
use super::survey::BROKEN;
use super::site::{MOST_SPOTS, Role, Site, Spot};

/// MG-25: the total par that is wanted.
const FULL_PAR: f64 = 36.0;

/// A hole of more tiles than this is looked at as if it had so many.
const MOST_PATH: usize = 8;

/// So many different pars of a hole are told apart.
const N_PARS: usize = 16;

/// A placed tile that is not as the plan wants it: mismatches, a broken hole or one too many.
const CONFLICT: f64 = 40.0;

/// A tile that could be placed now.
#[derive(Clone, Copy, Debug)]
pub(super) struct Offer {
    pub(super) slot: u8,
    pub(super) wares: Wares,
}

/// How a hole's par may come out, by what is still missing of it.
#[derive(Clone, Debug)]
struct Pars {
    /// By tees, greens and path tiles missing, and the par so far: how likely a par of 3 to 5, of 4 and of all but 4 is.
    chances: Vec<[f64; 3]>,
    mean: [f64; N_SHAPES],
}

impl Pars {
    fn new(bag: &[Wares]) -> Self {
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

    fn of(&self, hole: &Hole) -> &[f64; 3] {
        let ends = usize::from(hole.n_tees) + 2 * usize::from(hole.n_greens);
        let path = usize::from(hole.n_path).min(MOST_PATH);
        &self.chances[(ends * (MOST_PATH + 1) + path) * N_PARS + usize::from(hole.par).min(N_PARS - 1)]
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
        let par = par + more;
        chances[0] += if (3..=5).contains(&par) { *share } else { 0.0 };
        chances[usize::from(par != 4) + 1] += share;
    }
    let tries = if n_missing == 0 { 1 } else { 3 };
    chances.map(|chance: f64| 1.0 - (1.0 - chance).max(0.0).powi(tries))
}

/// A hole of a plan as far as it lies.
#[derive(Clone, Copy, Default, Debug)]
struct Hole {
    n_tiles: u8,
    has_corner: bool,
    par: u8,
    n_tees: u8,
    n_greens: u8,
    n_path: u8,
}

/// A cell that could be filled now.
#[derive(Clone, Copy, Debug)]
struct Vacancy {
    spot: Spot,
    hole: usize,
    role: Role,
    heading: u8,
}

/// What a course promises at best, over all plans looked at: if a tile of each shape is placed next, without what that
/// tile itself brings, and last, if none is.
pub(super) type Ahead = [f64; N_SHAPES + 1];

const NOTHING: Ahead = [f64::NEG_INFINITY; N_SHAPES + 1];

/// Where a placement stands in [`Outlook::after`].
pub(super) fn place(slot: u8, spot: Spot, turn: u8) -> usize {
    (usize::from(slot) * MOST_SPOTS + usize::from(spot)) * 4 + usize::from(turn)
}

fn raise(best: &mut Ahead, ahead: &Ahead, more: f64) {
    best.iter_mut().zip(ahead).for_each(|(best, value)| *best = best.max(value + more));
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
    // What follows belongs to the plan looked at last.
    roles: Vec<Role>,
    holes: Vec<Hole>,
    vacancies: [Vec<Vacancy>; N_SHAPES],
    counts: Counts,
    n_conflicts: u32,
    /// What any plan promises if nothing is placed now, and nothing paid for that.
    pub(super) idle: f64,
    /// What the course promises at best after each placement.
    pub(super) after: Vec<Ahead>,
    pub(super) after_none: Ahead,
    pub(super) idle_counts: Counts,
    pub(super) idle_conflicts: u32,
    pub(super) idle_plan: Plan,
}

impl<'a> Outlook<'a> {
    pub(super) fn new(
        site: &'a Site,
        prices: &'a mut Prices,
        bag: &[Wares],
        offers: Vec<Offer>,
        mr: Mr,
        mr_points: i32,
    ) -> Self {
        Self {
            site,
            prices,
            pars: Pars::new(bag),
            offers,
            mr,
            mr_points: mr_points.into(),
            is_circuit_promised: false,
            roles: vec![Role::SCENERY; MOST_SPOTS],
            holes: Vec::new(),
            vacancies: Default::default(),
            counts: [0; N_SHAPES],
            n_conflicts: 0,
            idle: f64::NEG_INFINITY,
            after: vec![NOTHING; 8 * MOST_SPOTS * 4],
            after_none: NOTHING,
            idle_counts: [0; N_SHAPES],
            idle_conflicts: 0,
            idle_plan: Plan::default(),
        }
    }

    /// Lays the plan out on the land.
    fn lay_out(&mut self, plan: &Plan) {
        let site = self.site;
        self.roles[..site.cells.len()].fill(Role::SCENERY);
        self.holes.clear();
        self.counts = [0; N_SHAPES];
        self.n_conflicts = 0;
        self.vacancies.iter_mut().for_each(Vec::clear);
        for (from, to) in plan.holes() {
            let mut hole = Hole::default();
            for at in from..=to {
                let spot = plan.path[at];
                let way = |there: usize| site.way(spot, plan.path[there]).unwrap_or(0);
                let (role, heading) = if at == from {
                    let way = way(at + 1);
                    (Role { shape: Shape::Tee, red: 1 << way }, way)
                } else if at == to {
                    let way = way(at - 1);
                    (Role { shape: Shape::Green, red: 1 << way }, way)
                } else {
                    let (back, on) = (way(at - 1), way(at + 1));
                    let shape = if back % 2 == on % 2 { Shape::Straight } else { Shape::Corner };
                    (Role { shape, red: 1 << back | 1 << on }, on)
                };
                self.roles[usize::from(spot)] = role;
                hole.n_tiles += 1;
                hole.has_corner |= role.shape == Shape::Corner;
                match site.laid[usize::from(spot)] {
                    Some(laid) => hole.par += laid.par,
                    None => {
                        match role.shape {
                            Shape::Tee => hole.n_tees += 1,
                            Shape::Green => hole.n_greens += 1,
                            Shape::Straight | Shape::Corner => hole.n_path += 1,
                            Shape::Scenery => {}
                        }
                        self.counts[index(role.shape)] += 1;
                        if site.is_open[usize::from(spot)] {
                            let hole = self.holes.len();
                            #[allow(clippy::cast_possible_truncation, reason = "a direction")]
                            let heading = heading as u8;
                            self.vacancies[index(role.shape)].push(Vacancy { spot, hole, role, heading });
                        }
                    }
                }
            }
            self.holes.push(hole);
        }
        for (spot, (laid, role)) in (0..).zip(site.laid.iter().zip(&self.roles)) {
            match laid {
                Some(laid) => self.n_conflicts += u32::from(laid.role != *role),
                None if role.shape == Shape::Scenery => {
                    self.counts[index(Shape::Scenery)] += 1;
                    if site.is_open[usize::from(spot)] {
                        let vacancy = Vacancy { spot, hole: usize::MAX, role: *role, heading: 0 };
                        self.vacancies[index(Shape::Scenery)].push(vacancy);
                    }
                }
                None => {}
            }
        }
    }

    fn hole_value(&self, number: usize, hole: &Hole) -> f64 {
        let &[fair, four, other] = self.pars.of(hole);
        let pleases = match self.mr {
            Mr::Short => f64::from(hole.n_tiles == 2),
            Mr::Long => f64::from(hole.n_tiles >= 4),
            Mr::Linear => f64::from(!hole.has_corner),
            Mr::Turner => f64::from(hole.has_corner),
            Mr::Luckyfor => four,
            Mr::Uberstitious if number == 3 => four,
            Mr::Uberstitious => other,
            Mr::Straightforward => 0.0,
        };
        if number < 9 { 2.0 * fair + self.mr_points * pleases } else { 0.0 }
    }

    /// MG-24: holes whose tee lies straight beyond the green before.
    fn straight_on(&self, plan: &Plan) -> f64 {
        if self.mr != Mr::Straightforward {
            return 0.0;
        }
        let way = |at: usize| self.site.way(plan.path[at], plan.path[at + 1]);
        let cuts = (1..plan.cuts.len()).filter(|&at| plan.cuts[at]);
        let n = cuts.filter(|&at| way(at - 1) == way(at) && way(at) == way(at + 1)).count().min(8);
        self.mr_points * f64::from(u8::try_from(n + n / 8).unwrap_or(0))
    }

    /// How far the total par is expected to be off, with so many tiles of holes to come that can still be chosen.
    fn par_loss(&self, par: f64, n_missing: f64) -> f64 {
        let off = (par - FULL_PAR).abs();
        if off == 0.0 { 0.0 } else { off * off / (off + 0.5 * n_missing) }
    }

    /// What the cells to be filled bring, by the shape of the next tile.
    fn ahead(&mut self, counts: Counts) -> Ahead {
        let mut ahead = NOTHING;
        for shape in 0..N_SHAPES {
            if counts[shape] > 0 {
                let mut fewer = counts;
                fewer[shape] -= 1;
                ahead[shape] = 1.0 - self.prices.pace.fill + self.prices.value(fewer);
            }
        }
        ahead[N_SHAPES] = self.prices.value(counts);
        ahead
    }

    /// What the course promises after the best move, in points.
    pub(super) fn look(&mut self, plan: &Plan) -> f64 {
        self.lay_out(plan);
        let n_holes = self.holes.len();
        let links = plan.n_links(self.site);
        let broken = if self.is_circuit_promised && links < 10 { BROKEN } else { 0.0 };
        let sure = 2.0 * links as f64 - 10.0 * n_holes.abs_diff(9) as f64 - CONFLICT * f64::from(self.n_conflicts)
            + self.straight_on(plan)
            - broken;
        let holes: f64 = (0..n_holes).map(|number| self.hole_value(number, &self.holes[number])).sum();
        let known: f64 = self.holes.iter().map(|hole| f64::from(hole.par)).sum();
        let to_come: f64 =
            self.counts.iter().zip(&self.pars.mean).take(4).map(|(&n, mean)| f64::from(n) * mean).sum();
        let n_red: f64 = self.counts[..4].iter().map(|&n| f64::from(n)).sum();
        let par = known + to_come;
        let base = sure + holes - self.par_loss(par, n_red);
        let ahead = self.ahead(self.counts);
        raise(&mut self.after_none, &ahead, base);
        let idle = base + ahead[N_SHAPES];
        if idle > self.idle {
            (self.idle, self.idle_counts, self.idle_conflicts) = (idle, self.counts, self.n_conflicts);
            self.idle_plan.clone_from(plan);
        }
        let mut best = idle - self.prices.pace.wait;
        for offer in 0..self.offers.len() {
            let Offer { slot, wares } = self.offers[offer];
            let shape = index(wares.shape);
            if self.vacancies[shape].is_empty() {
                continue;
            }
            let mut counts = self.counts;
            counts[shape] -= 1;
            let ahead = self.ahead(counts);
            for at in 0..self.vacancies[shape].len() {
                let vacancy = self.vacancies[shape][at];
                let mut value = f64::from(wares.points) + 1.0 - self.prices.pace.fill + sure + holes;
                if wares.shape == Shape::Scenery {
                    value -= self.par_loss(par, n_red);
                } else {
                    let before = &self.holes[vacancy.hole];
                    let mut hole = *before;
                    hole.par += wares.par;
                    match wares.shape {
                        Shape::Tee => hole.n_tees -= 1,
                        Shape::Green => hole.n_greens -= 1,
                        Shape::Straight | Shape::Corner => hole.n_path -= 1,
                        Shape::Scenery => {}
                    }
                    value += self.hole_value(vacancy.hole, &hole) - self.hole_value(vacancy.hole, before);
                    value -= self.par_loss(par + f64::from(wares.par) - self.pars.mean[shape], n_red - 1.0);
                }
                best = best.max(value + ahead[N_SHAPES]);
                raise(&mut self.after[place(slot, vacancy.spot, turn(&vacancy))], &ahead, value);
            }
        }
        best
    }
}

/// How a tile lies that fills a cell; straights point the way of play.
fn turn(vacancy: &Vacancy) -> u8 {
    match vacancy.role.shape {
        Shape::Scenery => 0,
        Shape::Tee | Shape::Green | Shape::Straight => vacancy.heading,
        Shape::Corner => (0..4).find(|turn| corner(*turn) == vacancy.role.red).unwrap_or(0),
    }
}

/// The red edges of a corner after so many quarter turns.
const fn corner(turn: u8) -> u8 {
    (0b0011 << turn | 0b0011 >> (4 - turn)) & 0b1111
}
