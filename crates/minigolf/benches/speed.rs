//! How fast random matches, scores and previews are: `cargo bench -p minigolf`.
//!
//! Random matches go through the public `Game` interface, outcomes of chance included. Wall time on one core;
//! compare figures of one run with each other, not with those of another day.

#![allow(
    clippy::disallowed_methods,
    clippy::print_stdout,
    clippy::float_arithmetic,
    clippy::cast_precision_loss,
    reason = "a benchmark measures time and prints it"
)]

use std::hint::black_box;
use std::sync::Arc;
use std::time::{Duration, Instant};

use minigolf::scoring::preview::Previewer;
use minigolf::scoring::{self, Brief, Numbers};
use minigolf::{
    Cell, Content, Course, Kind, LandId, Minigolf, MinigolfOptions, Mr, Mrs, PlacedTile, Promises,
};
use tabletop::{Game, GameRng, Nobody, Options, Seed, ToAct};

const TIME: Duration = Duration::from_secs(2);
const COURSES: &str = include_str!("../../../data/minigolf/courses.txt");

fn main() {
    println!("random matches                          matches/s  decisions/s  decisions per match");
    for text in ["seats=1", "seats=2", "seats=2 version=advanced", "seats=5 version=advanced"] {
        playouts(text);
    }
    let content = Content::standard();
    let courses = courses(&content);
    println!("\nfinished courses scored                      µs each");
    for mr in [Mr::Short, Mr::Straightforward] {
        scores(&content, &courses, mr);
    }
    println!("\nall placements of offered tiles previewed       µs  placements");
    for (n_tiles, n_offered) in [(10, 3), (20, 3), (30, 3), (36, 3), (30, 6)] {
        previews(&content, &courses, n_tiles, n_offered);
    }
}

fn playouts(text: &str) {
    let options = MinigolfOptions::from_text(text).expect("sound options");
    let mut rng = GameRng::from_seed(&Seed::from(1));
    let mut scratch = Vec::new();
    let (mut n_matches, mut n_decisions) = (0u64, 0u64);
    let start = Instant::now();
    while start.elapsed() < TIME {
        let mut game = Minigolf::new(&options);
        loop {
            match game.to_act() {
                ToAct::Over => break,
                ToAct::Chance(_) => game.resolve(&game.sample_chance(&mut rng), &mut Nobody),
                ToAct::Seats(seats) => {
                    let seat = seats.lowest().expect("somebody is to act");
                    let mv = game.random_move(seat, &mut rng, &mut scratch).expect("a move");
                    game.play(seat, &mv, &mut Nobody);
                    n_decisions += 1;
                }
            }
        }
        n_matches += 1;
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{text:<36} {:>12.0} {:>12.0} {:>12.1}",
        n_matches as f64 / seconds,
        n_decisions as f64 / seconds,
        n_decisions as f64 / n_matches as f64
    );
}

/// The stored proofs: full courses of nine holes.
fn courses(content: &Content) -> Vec<Course> {
    let blocks = COURSES.split("\n\n").filter(|block| block.contains("course L"));
    blocks
        .map(|block| {
            let mut lines = block.lines().filter(|line| !line.starts_with('#'));
            let number =
                lines.next().and_then(|line| line.strip_prefix("course L")).expect("a heading");
            let card = content.land(LandId(number.parse().expect("a number"))).expect("a land");
            let tiles = lines.filter(|line| line.contains(" r")).map(|line| placed(content, line));
            Course::new(Arc::clone(&card.land), tiles.collect()).expect("a sound course")
        })
        .collect()
}

fn placed(content: &Content, line: &str) -> PlacedTile {
    let words: Vec<&str> = line.split(' ').collect();
    let kind = Kind::new(words[1].parse().expect("a number")).expect("a kind");
    let turn = words[2][1..].parse().expect("a turn");
    PlacedTile { cell: words[0].parse().expect("a cell"), tile: content.kind(kind).tile, turn }
}

fn brief(content: &Content, mr: Mr) -> Brief<'_> {
    Brief {
        content,
        mr,
        mrs: Mrs::Bloom,
        promises: Promises::NONE,
        is_solo: false,
        is_forgiving: false,
    }
}

fn scores(content: &Content, courses: &[Course], mr: Mr) {
    let start = Instant::now();
    let mut n = 0u32;
    while start.elapsed() < TIME {
        for course in courses {
            black_box(
                scoring::score(course, 3, &brief(content, mr), Numbers::Auto)
                    .expect("no numbers are given"),
            );
            n += 1;
        }
    }
    println!("{:<40} {:>11.1}", mr.name(), start.elapsed().as_secs_f64() * 1e6 / f64::from(n));
}

/// Courses taken back to some tiles that hang together, and the first kinds of some shapes offered.
fn previews(content: &Content, courses: &[Course], n_tiles: usize, n_offered: usize) {
    let offered = [1u8, 40, 90, 130, 170, 110]
        .map(|kind| content.kind(Kind::new(kind).expect("a kind")).tile);
    let (mut n_placements, mut worst, mut n_courses) = (0u32, 0f64, 0u32);
    let mut total = 0f64;
    for course in courses {
        let course = beginning(content, course, n_tiles);
        let open = open_cells(&course);
        let mut best = f64::MAX;
        for _ in 0..20 {
            let start = Instant::now();
            let mut previewer = Previewer::new(&course, brief(content, Mr::Turner));
            let mut n = 0;
            for tile in &offered[..n_offered] {
                for &cell in &open {
                    for turn in 0..tile.n_turns() {
                        black_box(previewer.preview(tile, cell, turn));
                        n += 1;
                    }
                }
            }
            best = best.min(start.elapsed().as_secs_f64() * 1e6);
            n_placements = n;
        }
        total += best;
        worst = worst.max(best);
        n_courses += 1;
    }
    println!(
        "{n_tiles} tiles placed, {n_offered} offered: mean {:>20.0} {n_placements:>11}, worst course {worst:.0} µs",
        total / f64::from(n_courses)
    );
}

fn beginning(content: &Content, course: &Course, n: usize) -> Course {
    let mut reached: Vec<Cell> = course.land().doorsteps().to_vec();
    let mut tiles: Vec<PlacedTile> = Vec::new();
    let mut i = 0;
    while tiles.len() < n && i < reached.len() {
        let cell = reached[i];
        let next = course.tiles().iter().find(|placed| placed.cell == cell);
        if let Some(placed) = next.filter(|_| tiles.iter().all(|other| other.cell != cell)) {
            tiles.push(*placed);
            reached.extend(cell.around());
        }
        i += 1;
    }
    let card = content.lands().iter().find(|card| *card.land == *course.land()).expect("its card");
    Course::new(Arc::clone(&card.land), tiles).expect("they hang together")
}

fn open_cells(course: &Course) -> Vec<Cell> {
    let near = course.tiles().iter().flat_map(|placed| placed.cell.around().collect::<Vec<_>>());
    let mut cells: Vec<Cell> = near.chain(course.land().doorsteps().iter().copied()).collect();
    cells.sort();
    cells.dedup();
    let gate: Vec<Cell> = course.land().gate().collect();
    cells.retain(|cell| {
        !gate.contains(cell) && course.tiles().iter().all(|placed| placed.cell != *cell)
    });
    cells
}
