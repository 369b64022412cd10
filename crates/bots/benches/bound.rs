//! What a player alone can hope for in mini golf's family version if tiles always fit: `cargo bench -p bots --bench bound`
//!
//! Nothing is asked of a course but that its land is full and that it has nine tees and nine greens; where they lie is no
//! matter, and His Whim, Par and Circuit are perfect. What is left is a game of patience (MG-30): of two tiles lay one on
//! the land, or lay it beside the land and lose three points, or pass and lose three. It is solved as if the bag stayed
//! as it is at the start. In one column every tile goes everywhere: with such a bag no course whatsoever is worth more.
//! The bag does not stay, though: what is laid is missing, and poor tiles can be sent away. What that changes is
//! simulated, with a player who judges by the solution; it is an estimate and not a bound.

#![allow(
    clippy::print_stdout,
    clippy::cast_precision_loss,
    reason = "a benchmark prints what it finds, and counts by floats"
)]

use std::collections::BTreeMap;

use minigolf::scoring::points::{HOLES, MOST_CIRCUIT, MOST_PAR, PER_OFF_THE_LAND, PER_PASS};
use minigolf::{Content, LandCard, Mr, Mrs, Shape};
use tabletop::{GameRng, Seed, Stream};

/// MG-1: the lands dealt to a player.
const N_LANDS_DEALT: u32 = 3;
/// Simulated on each land, for each client.
const N_MATCHES: u64 = 50;

fn main() {
    let content = Content::standard();
    println!(
        "| Mrs Client | every tile fits | nine tees and greens | best of three lands | bag cleaned |"
    );
    println!("|---|---|---|---|---|");
    let rows = Mrs::ALL.map(|mrs| row(&content, mrs));
    for (mrs, row) in Mrs::ALL.iter().zip(&rows) {
        print(mrs.name(), row);
    }
    let mean = |column: usize| rows.iter().map(|row| row[column]).sum::<f64>() / rows.len() as f64;
    print("mean", &[0, 1, 2, 3].map(mean));
}

fn print(name: &str, row: &[f64; 4]) {
    println!("| {name} | {} |", row.map(|points| format!("{points:.1}")).join(" | "));
}

/// For this client, in the order of the columns.
fn row(content: &Content, mrs: Mrs) -> [f64; 4] {
    // If every tile fits, all are like scenery, and neither tee nor green is needed.
    let (any, fitting) = (bag(content, mrs, |_| Shape::Scenery), bag(content, mrs, |shape| shape));
    let most_cells = content.lands().iter().map(n_cells).max().expect("there are lands");
    let patience = Solution::new(&any, 0, most_cells);
    let every_tile_fits = on_all_lands(content, |card| patience.value(Need::of(card, 0)));
    let patience = Solution::new(&fitting, HOLES, most_cells);
    let nine = on_all_lands(content, |card| patience.value(Need::of(card, HOLES)));
    let cleaned = on_all_lands(content, |card| {
        let seed = Seed::from(u64::from(card.id.0));
        let rngs = (0..N_MATCHES).map(|number| GameRng::derive(&seed, Stream::Table, number));
        let points = rngs.map(|rng| patience.simulate(&fitting, Need::of(card, HOLES), rng));
        f64::from(points.sum::<i32>()) / N_MATCHES as f64
    });
    [
        mean_of_best(1, every_tile_fits),
        mean_of_best(1, nine.clone()),
        mean_of_best(N_LANDS_DEALT, nine),
        mean_of_best(1, cleaned),
    ]
}

/// The whole score on each land, of what the tiles bring there.
fn on_all_lands(content: &Content, tiles: impl Fn(&LandCard) -> f64) -> Vec<(f64, u32)> {
    let his: i32 = Mr::ALL.iter().map(|&mr| content.mr_points(mr)).sum();
    let his = f64::from(his) / Mr::ALL.len() as f64 * HOLES as f64;
    let perfect = his + f64::from(MOST_PAR + MOST_CIRCUIT);
    let score = |card: &LandCard| tiles(card) + f64::from(card.land.points()) + perfect;
    content.lands().iter().map(|card| (score(card), 1)).collect()
}

fn n_cells(card: &LandCard) -> usize {
    card.land.n_cells().into()
}

/// All tiles, with their points for this client.
fn bag(content: &Content, mrs: Mrs, shape: impl Fn(Shape) -> Shape) -> Bag {
    let mut bag: BTreeMap<Draw, u32> = BTreeMap::new();
    for kind in content.kinds() {
        let her = content.mrs_pays(mrs, &kind.tile);
        let points = i32::from(kind.tile.people) + her;
        let tile = Draw { shape: shape(kind.tile.shape), points };
        *bag.entry(tile).or_default() += u32::from(kind.copies);
    }
    bag.into_iter().collect()
}

/// A tile, as far as it matters here.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Draw {
    shape: Shape,
    /// For people and for Mrs Client.
    points: i32,
}

/// Tiles, and how many there are of each.
type Bag = Vec<(Draw, u32)>;

/// What a course still needs.
#[derive(Clone, Copy)]
struct Need {
    tees: usize,
    greens: usize,
    cells: usize,
}

impl Need {
    fn of(card: &LandCard, n_holes: usize) -> Self {
        Self { tees: n_holes, greens: n_holes, cells: n_cells(card) }
    }

    /// After a tile of this shape beside the land; none if it is a tee or green too many.
    fn after(self, shape: Shape) -> Option<Self> {
        Some(match shape {
            Shape::Tee => Self { tees: self.tees.checked_sub(1)?, ..self },
            Shape::Green => Self { greens: self.greens.checked_sub(1)?, ..self },
            Shape::Straight | Shape::Corner | Shape::Scenery => self,
        })
    }

    /// What can be made of a tile: the points, and what is needed then.
    fn uses(self, tile: Draw) -> impl Iterator<Item = (i32, Self)> {
        let after = self.after(tile.shape).into_iter();
        let laid = after.flat_map(move |after| {
            let on_the_land = Self { cells: after.cells - 1, ..after };
            [(tile.points, on_the_land), (tile.points + PER_OFF_THE_LAND, after)]
        });
        laid.chain([(PER_PASS, self)])
    }
}

/// The points that the rest of a match brings on average, for every need.
struct Solution {
    values: Vec<f64>,
    most_cells: usize,
}

impl Solution {
    fn new(bag: &Bag, n_holes: usize, most_cells: usize) -> Self {
        let n_needs = (HOLES + 1) * (HOLES + 1) * (most_cells + 1);
        // A full land ends the match, and what is missing then is missing for good.
        let mut solution = Self { values: vec![f64::NEG_INFINITY; n_needs], most_cells };
        solution.values[0] = 0.0;
        for tees in 0..=n_holes {
            for greens in 0..=n_holes {
                for cells in 1..=most_cells {
                    solution.solve(bag, Need { tees, greens, cells });
                }
            }
        }
        solution
    }

    /// Whoever passes needs what he needed before, so the value hangs on itself. It is found by halving: a turn brings
    /// more than too low a value, and less than too high a one.
    fn solve(&mut self, bag: &Bag, need: Need) {
        let place = self.place(need);
        let (mut low, mut high) = (-1000.0, 1000.0);
        for _ in 0..40 {
            let value = f64::midpoint(low, high);
            self.values[place] = value;
            let worths = bag.iter().map(|&(tile, copies)| (self.worth(tile, need), copies));
            if mean_of_best(2, worths.collect()) > value {
                low = value;
            } else {
                high = value;
            }
        }
    }

    fn place(&self, need: Need) -> usize {
        (need.tees * (HOLES + 1) + need.greens) * (self.most_cells + 1) + need.cells
    }

    fn value(&self, need: Need) -> f64 {
        self.values[self.place(need)]
    }

    /// What a tile is worth now, with all that follows.
    fn worth(&self, tile: Draw, need: Need) -> f64 {
        self.after(self.best_use(tile, need))
    }

    fn best_use(&self, tile: Draw, need: Need) -> (i32, Need) {
        let by_worth = |&one: &_, &two: &_| self.after(one).total_cmp(&self.after(two));
        need.uses(tile).max_by(by_worth).expect("one can always pass")
    }

    fn after(&self, (points, need): (i32, Need)) -> f64 {
        f64::from(points) + self.value(need)
    }

    /// The points of a match in which tiles laid are gone, and leftovers go away that make the bag worse.
    fn simulate(&self, bag: &Bag, mut need: Need, mut rng: GameRng) -> i32 {
        let copies = bag.iter().flat_map(|&(tile, copies)| (0..copies).map(move |_| tile));
        let mut bag: Vec<Draw> = copies.collect();
        let mut total = 0;
        while need.cells > 0 {
            let mut drawn = [(); 2].map(|()| draw(&mut bag, &mut rng));
            drawn.sort_by(|&one, &two| self.worth(one, need).total_cmp(&self.worth(two, need)));
            // Where it is best to pass, the better tile goes away, too.
            let [leftover, better] = drawn;
            let (points, then) = self.best_use(better, need);
            (total, need) = (total + points, then);
            if need.cells > 0 && self.is_welcome(leftover, &bag, need) {
                bag.push(leftover);
            }
        }
        total
    }

    /// Whether a turn on which this is one of the two tiles is better than others.
    fn is_welcome(&self, tile: Draw, bag: &[Draw], need: Need) -> bool {
        let worth = self.worth(tile, need);
        let with_it: f64 = bag.iter().map(|&other| self.worth(other, need).max(worth)).sum();
        with_it / bag.len() as f64 > self.value(need)
    }
}

fn draw(bag: &mut Vec<Draw>, rng: &mut GameRng) -> Draw {
    let n = u32::try_from(bag.len()).expect("few tiles");
    bag.swap_remove(rng.below(n) as usize)
}

/// Of `n` drawn together the best, on average.
fn mean_of_best(n: u32, mut values: Vec<(f64, u32)>) -> f64 {
    values.sort_by(|one, two| one.0.total_cmp(&two.0));
    let ways = |of: u32| (0..n).map(|drawn| f64::from(of) - f64::from(drawn)).product::<f64>();
    let (mut sum, mut n_below) = (0.0, 0);
    for (value, copies) in values {
        sum += value * (ways(n_below + copies) - ways(n_below));
        n_below += copies;
    }
    sum / ways(n_below)
}
