//! How long the hardest courses take to score: `cargo bench -p minigolf --bench holes -- courses=25 climbs=10`.
//!
//! What is hard is to say how many holes a course has (MG-16). Random courses sprawl, so that dozens of ends lie open: by
//! corners or by edges, of tees and greens alone, of paths alone, or of everything, as many of each kind. The slowest of
//! each kind is changed tile by tile, going on from what is slower. Last come those of `tests/hard_courses.txt`, which were
//! made to be hard. *Not proven*: the search gave up before it knew that no number is nearer to nine; with `effort=70`,
//! for how many so many times the effort finds a nearer one, and for how many even that proves nothing.
//! With `list=1` the points for the number of holes are printed, and whether they are proven, so that two versions of the
//! program can be compared; `tiles=60` leaves out larger courses. With `digest=10000` nothing is timed: so many random
//! courses of 5 to 60 tiles on our lands are scored, and a digest of their points for holes, numbers and totals is printed.

#![allow(
    clippy::disallowed_methods,
    clippy::print_stdout,
    clippy::float_arithmetic,
    reason = "a benchmark measures time and prints it"
)]

use std::sync::Arc;
use std::time::{Duration, Instant};

use minigolf::scoring::{self, Brief, Effort, HoleCount, Numbers, Sheet};
use minigolf::{Cell, Content, Course, Land, Mr, Mrs, PlacedTile, Promises, Shape, Tile};
use tabletop::{GameRng, Seed, StateHash};

use hard::{Hard, hard_courses};

#[allow(dead_code, reason = "tests need more of it")]
#[path = "../tests/support/hard.rs"]
mod hard;

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
    let n_climbs: u32 = argument("climbs").unwrap_or(10);
    let most_tiles: usize = argument("tiles").unwrap_or(264);
    let content = Content::standard();
    if let Some(n_courses) = argument("digest") {
        println!("{n_courses} courses: {}", digest(&content, n_courses));
        return;
    }
    let land = Land::from_map(&["######", "######", "GG####", "GG####"], 10).expect("a land");
    let land = Arc::new(land);
    println!(
        "{:<12} {:>5} {:>8} {:>10} {:>10}  not proven",
        "courses", "tiles", "courses", "median ms", "worst ms"
    );
    for size in SIZES.into_iter().filter(|size| *size <= most_tiles) {
        let (mut random, mut changed) = (Row::default(), Row::default());
        for sprawl in SPRAWLS {
            let mut slowest = None;
            for seed in 0..n_courses {
                let mut rng = GameRng::from_seed(&Seed::from(seed));
                let course = sprawl.course(&content, &land, &mut rng, size);
                let (time, points) = time(&content, &course);
                let count = random.add(time, &course);
                if argument::<u8>("list").is_some() {
                    println!("= {} {size} {seed} {points} {}", sprawl.name, count.is_proven);
                }
                slowest = slowest.max(Some((time, seed)));
            }
            if let Some((time, seed)) = slowest {
                let mut rng = GameRng::from_seed(&Seed::from(seed));
                let course = sprawl.course(&content, &land, &mut rng, size);
                climb(&content, sprawl, (time, &course), n_climbs, &mut changed);
            }
        }
        random.print("random", size);
        changed.print("made slower", size);
    }
    let (mut small, mut large) = (Row::default(), Row::default());
    for Hard { course, .. } in hard_courses() {
        let row = if course.tiles().len() <= 60 { &mut small } else { &mut large };
        row.add(time(&content, &course).0, &course);
    }
    small.print("hard, up to", 60);
    large.print("hard, up to", 264);
}

/// What random courses score, as a fingerprint: the same for two versions of the program that score them alike.
fn digest(content: &Content, n_courses: u64) -> StateHash {
    let score = |seed: u64| {
        let mut rng = GameRng::from_seed(&Seed::from(seed));
        let mut below = |n: usize| rng.below(u32::try_from(n).expect("few")) as usize;
        let (land, n_tiles) = (below(content.lands().len()), 5 + below(56));
        let (mr, mrs) = (Mr::ALL[below(7)], Mrs::ALL[below(7)]);
        let sprawl = &SPRAWLS[below(SPRAWLS.len())];
        let course = sprawl.course(content, &content.lands()[land].land, &mut rng, n_tiles);
        let sheet = sheet(&Brief { mr, mrs, ..brief(content) }, &course);
        (sheet.playable.hole_count, sheet.total(), sheet.numbers)
    };
    StateHash::of(&(0..n_courses).map(score).collect::<Vec<_>>())
}

/// What was found about some courses.
#[derive(Default)]
struct Row {
    times: Vec<Duration>,
    n_open: u32,
    /// Where `effort=` times as much finds a count nearer to nine.
    n_missed: u32,
    /// Where even that does not prove its count.
    n_still_open: u32,
}

impl Row {
    fn add(&mut self, time: Duration, course: &Course) -> HoleCount {
        let effort = Effort::in_score(course.tiles().len());
        let count = scoring::count_holes(course, &Effort::of(effort));
        self.times.push(time);
        self.n_open += u32::from(!count.is_proven);
        if let Some(times) = argument::<usize>("effort").filter(|_| !count.is_proven) {
            let better = scoring::count_holes(course, &Effort::of(effort * times));
            self.n_missed += u32::from(better.n_holes != count.n_holes);
            self.n_still_open += u32::from(!better.is_proven);
        }
        count
    }

    fn print(mut self, name: &str, size: usize) {
        self.times.sort_unstable();
        let (Some(worst), n) = (self.times.last(), self.times.len()) else { return };
        let [median, worst] = [self.times[n / 2], *worst].map(|time| time.as_secs_f64() * 1e3);
        print!("{name:<12} {size:>5} {n:>8} {median:>10.3} {worst:>10.2} {:>11}", self.n_open);
        if argument::<usize>("effort").is_some() {
            print!(": {} missed, {} still open", self.n_missed, self.n_still_open);
        }
        println!();
    }
}

/// What was asked for as `name=value`.
fn argument<T: std::str::FromStr>(name: &str) -> Option<T> {
    std::env::args().find_map(|it| it.strip_prefix(name)?.strip_prefix('=')?.parse().ok())
}

/// The best of five times, as the machine may be busy, and the points for the number of holes.
fn time(content: &Content, course: &Course) -> (Duration, i32) {
    let brief = brief(content);
    let run = || {
        let start = Instant::now();
        let sheet = sheet(&brief, course);
        (start.elapsed(), sheet.playable.hole_count)
    };
    (0..5).map(|_| run()).min().expect("five times")
}

fn sheet(brief: &Brief<'_>, course: &Course) -> Sheet {
    scoring::score(course, 0, brief, Numbers::Auto).expect("no numbers are given")
}

const fn brief(content: &Content) -> Brief<'_> {
    Brief {
        content,
        mr: Mr::Short,
        mrs: Mrs::Lazy,
        promises: Promises::NONE,
        is_solo: false,
        is_forgiving: false,
    }
}

/// Changes the course again and again, and goes on from what takes longer.
fn climb(
    content: &Content,
    sprawl: &Sprawl,
    (mut worst, course): (Duration, &Course),
    n_climbs: u32,
    row: &mut Row,
) {
    let mut rng = GameRng::from_seed(&Seed::from(1));
    let mut tiles = course.tiles().to_vec();
    let land = Arc::new(course.land().clone());
    for _ in 0..n_climbs {
        let mut changed = tiles.clone();
        for _ in 0..=rng.below(3) {
            let i = rng.below(u32::try_from(changed.len()).expect("few")) as usize;
            let other = sprawl.tile(content, &mut rng);
            changed[i] = PlacedTile { tile: other.tile, turn: other.turn, ..changed[i] };
        }
        let course = Course::new(Arc::clone(&land), changed.clone()).expect("only faces changed");
        let time = time(content, &course).0;
        row.add(time, &course);
        if time > worst {
            (worst, tiles) = (time, changed);
        }
    }
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
