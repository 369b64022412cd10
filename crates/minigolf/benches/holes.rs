//! How long the hardest courses take to score: `cargo bench -p minigolf --bench holes -- courses=25 climbs=100`.
//!
//! What is hard is to say how many holes a course has (MG-16). Courses sprawl, so that dozens of ends lie open: by corners
//! or by edges, of tees and greens alone, of paths alone, or of everything; then the slowest is changed tile by tile,
//! and what is slower is kept. At the end stands for how many courses of each size the search gave up before it knew that
//! no number is nearer to nine; with `effort=70`, how often so many times the effort finds a nearer one.
//! With `list=1` the points for the number of holes are printed, and whether they are proven, so that two versions of the
//! program can be compared; `tiles=60` leaves out larger courses.

#![allow(
    clippy::disallowed_methods,
    clippy::print_stdout,
    clippy::float_arithmetic,
    clippy::cast_precision_loss,
    reason = "a benchmark measures time and prints it"
)]

use std::sync::Arc;
use std::time::{Duration, Instant};

use minigolf::scoring::{self, Brief, Effort, HoleCount, Numbers};
use minigolf::{Cell, Content, Course, Land, Mr, Mrs, PlacedTile, Promises, Shape, Tile};
use tabletop::{GameRng, Seed};

/// How a course sprawls.
struct Sprawl {
    name: &'static str,
    /// Which shapes it is made of.
    shapes: &'static [Shape],
    /// In how many of ten cases a tile may share an edge with another; else they touch by corners.
    by_edges: u32,
    /// Behind so many tiles it grows along its diagonals alone, and reaches as far as it can.
    core: usize,
}

const ENDS: &[Shape] = &[Shape::Tee, Shape::Green];
const PATHS: &[Shape] = &[Shape::Straight, Shape::Corner];
const RED: &[Shape] = &[Shape::Tee, Shape::Green, Shape::Straight, Shape::Corner];
const ALL: &[Shape] =
    &[Shape::Tee, Shape::Green, Shape::Straight, Shape::Corner, Shape::Scenery, Shape::Scenery];

const SPRAWLS: &[Sprawl] = &[
    Sprawl { name: "tees and greens by corners", shapes: ENDS, by_edges: 0, core: 264 },
    Sprawl { name: "paths by corners", shapes: PATHS, by_edges: 0, core: 264 },
    Sprawl { name: "all red by corners", shapes: RED, by_edges: 0, core: 264 },
    Sprawl { name: "all by corners", shapes: ALL, by_edges: 0, core: 264 },
    Sprawl { name: "tees and greens, some by edges", shapes: ENDS, by_edges: 2, core: 264 },
    Sprawl { name: "paths, some by edges", shapes: PATHS, by_edges: 2, core: 264 },
    Sprawl { name: "all, some by edges", shapes: ALL, by_edges: 3, core: 264 },
    Sprawl { name: "all, anywhere", shapes: ALL, by_edges: 10, core: 264 },
    Sprawl { name: "paths by corners, with arms", shapes: PATHS, by_edges: 0, core: 40 },
    Sprawl { name: "paths by corners, all arms", shapes: PATHS, by_edges: 0, core: 10 },
    Sprawl { name: "all red by corners, with arms", shapes: RED, by_edges: 0, core: 40 },
    Sprawl { name: "all red by corners, all arms", shapes: RED, by_edges: 0, core: 10 },
    Sprawl { name: "all, some by edges, with arms", shapes: ALL, by_edges: 3, core: 40 },
];

const SIZES: [usize; 6] = [20, 40, 60, 100, 160, 264];

fn main() {
    let n_courses: u64 = argument("courses").unwrap_or(25);
    let n_climbs: u32 = argument("climbs").unwrap_or(100);
    let most_tiles: usize = argument("tiles").unwrap_or(264);
    let content = Content::standard();
    let land = Land::from_map(&["######", "######", "GG####", "GG####"], 10).expect("a land");
    let land = Arc::new(land);
    println!(
        "{:<34} {:>5} {:>10} {:>10} {:>10}",
        "courses", "tiles", "median ms", "worst ms", "climbed"
    );
    let sizes = || SIZES.into_iter().filter(|size| *size <= most_tiles);
    let mut tallies = SIZES.map(|_| [Tally::default(); 2]);
    for sprawl in SPRAWLS {
        for (size, [random, climbed]) in sizes().zip(&mut tallies) {
            let mut timed = Vec::new();
            for seed in 0..n_courses {
                let mut rng = GameRng::from_seed(&Seed::from(seed));
                let course = sprawl.course(&content, &land, &mut rng, size);
                let (time, points) = time(&content, &course);
                let count = random.add(&course);
                if argument::<u8>("list").is_some() {
                    println!("= {} {size} {seed} {points} {}", sprawl.name, count.is_proven);
                }
                timed.push((time, course));
            }
            timed.sort_by_key(|(time, _)| *time);
            let median = timed[timed.len() / 2].0;
            let (worst, course) = timed.pop().expect("there are courses");
            let slowest = climb(&content, sprawl, (worst, &course), n_climbs, climbed);
            let [median, worst, slowest] =
                [median, worst, slowest].map(|time| time.as_secs_f64() * 1e3);
            println!("{:<34} {size:>5} {median:>10.3} {worst:>10.3} {slowest:>10.3}", sprawl.name);
        }
    }
    for (size, [random, climbed]) in sizes().zip(tallies) {
        println!("{size:>5} tiles, random:  {random}");
        println!("{size:>5} tiles, climbed: {climbed}");
    }
}

/// Of how many courses the count was proven.
#[derive(Clone, Copy, Default)]
struct Tally {
    n: u32,
    n_given_up: u32,
    /// Where `effort=` times as much finds a count nearer to nine.
    n_missed: u32,
    /// Where even that does not prove its count.
    n_open: u32,
}

impl Tally {
    fn add(&mut self, course: &Course) -> HoleCount {
        let count =
            scoring::count_holes(course, &Effort::of(Effort::in_score(course.tiles().len())));
        self.n += 1;
        self.n_given_up += u32::from(!count.is_proven);
        if let Some(times) = argument::<usize>("effort").filter(|_| !count.is_proven) {
            let better = scoring::count_holes(
                course,
                &Effort::of(times * Effort::in_score(course.tiles().len())),
            );
            self.n_missed += u32::from(better.n_holes != count.n_holes);
            self.n_open += u32::from(!better.is_proven);
        }
        count
    }
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { n, n_given_up, .. } = self;
        let share = f64::from(*n_given_up) * 100.0 / f64::from((*n).max(1));
        write!(f, "gave up on {n_given_up} of {n} ({share:.2} %)")?;
        if argument::<usize>("effort").is_some() {
            write!(f, ", missed {}, {} still open", self.n_missed, self.n_open)?;
        }
        Ok(())
    }
}

/// What was asked for as `name=value`.
fn argument<T: std::str::FromStr>(name: &str) -> Option<T> {
    std::env::args().find_map(|it| it.strip_prefix(name)?.strip_prefix('=')?.parse().ok())
}

/// The best of three times, and the points for the number of holes.
fn time(content: &Content, course: &Course) -> (Duration, i32) {
    let brief = Brief {
        content,
        mr: Mr::Short,
        mrs: Mrs::Lazy,
        promises: Promises::NONE,
        is_solo: false,
        is_forgiving: false,
    };
    let run = || {
        let start = Instant::now();
        let sheet = scoring::score(course, 0, &brief, Numbers::Auto).expect("no numbers are given");
        (start.elapsed(), sheet.playable.hole_count)
    };
    let first = run();
    // What is quick is measured badly once.
    if first.0 > Duration::from_millis(200) { first } else { run().min(run()).min(first) }
}

/// Changes the course again and again, and keeps what takes longer.
fn climb(
    content: &Content,
    sprawl: &Sprawl,
    (worst, course): (Duration, &Course),
    climbs: u32,
    tally: &mut Tally,
) -> Duration {
    let mut rng = GameRng::from_seed(&Seed::from(1));
    let (mut worst, mut tiles) = (worst, course.tiles().to_vec());
    let land = Arc::new(course.land().clone());
    for _ in 0..climbs {
        let mut changed = tiles.clone();
        for _ in 0..=rng.below(3) {
            let i = rng.below(u32::try_from(changed.len()).expect("few")) as usize;
            let other = sprawl.tile(content, &mut rng);
            changed[i] = PlacedTile { tile: other.tile, turn: other.turn, ..changed[i] };
        }
        let course = Course::new(Arc::clone(&land), changed.clone()).expect("only faces changed");
        tally.add(&course);
        // Once may be an accident.
        let time = (0..3).map(|_| time(content, &course).0).min().expect("three times");
        if time > worst {
            (worst, tiles) = (time, changed);
        }
    }
    worst
}

impl Sprawl {
    fn course(&self, content: &Content, land: &Arc<Land>, rng: &mut GameRng, n: usize) -> Course {
        let mut tiles: Vec<PlacedTile> = Vec::new();
        let gate: Vec<Cell> = land.gate().collect();
        while tiles.len() < n {
            let by_edge = rng.below(10) < self.by_edges;
            let near = |cell: &Cell| {
                let steps = minigolf::Direction::ALL.map(|direction| cell.step(direction));
                let is_taken =
                    |at: &Cell| tiles.iter().any(|it| it.cell == *at) || gate.contains(at);
                !is_taken(cell) && (by_edge || !steps.iter().any(is_taken))
            };
            let mut open: Vec<Cell> = if tiles.is_empty() {
                land.doorsteps().to_vec()
            } else {
                tiles
                    .iter()
                    .flat_map(|it| it.cell.around().collect::<Vec<_>>())
                    .filter(near)
                    .collect()
            };
            open.sort_unstable();
            open.dedup();
            let mut cell = open[rng.below(u32::try_from(open.len()).expect("few")) as usize];
            if tiles.len() >= self.core {
                let signs = [(1, 1), (1, -1), (-1, 1), (-1, -1)][rng.below(4) as usize];
                let reach = |cell: &&Cell| signs.0 * cell.x + signs.1 * cell.y;
                cell = *open.iter().max_by_key(reach).expect("there is room");
            }
            let tile = self.tile(content, rng);
            tiles.push(PlacedTile { cell, ..tile });
        }
        Course::new(Arc::clone(land), tiles).expect("tiles hang together")
    }

    /// Any tile of its shapes, turned in any way; where it lies is left open.
    fn tile(&self, content: &Content, rng: &mut GameRng) -> PlacedTile {
        let shape = self.shapes[rng.below(u32::try_from(self.shapes.len()).expect("few")) as usize];
        let is_meant = |tile: &&Tile| tile.shape == shape;
        let kinds: Vec<Tile> =
            content.kinds().iter().map(|kind| &kind.tile).filter(is_meant).copied().collect();
        let tile = kinds[rng.below(u32::try_from(kinds.len()).expect("few")) as usize];
        let turn = u8::try_from(rng.below(4)).expect("four turns") % tile.n_turns().max(1);
        PlacedTile { cell: Cell::new(0, 0), tile, turn }
    }
}
