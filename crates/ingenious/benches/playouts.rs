//! How fast random matches are, and how fast moves are listed: `cargo bench -p ingenious`.
//!
//! Everything goes through the public `Game` interface, outcomes of chance included. Wall time on one core;
//! compare figures of one run with each other, not with those of another day.

#![allow(
    clippy::disallowed_methods,
    clippy::print_stdout,
    clippy::float_arithmetic,
    clippy::cast_precision_loss,
    reason = "a benchmark measures time and prints it"
)]

use std::hint::black_box;
use std::time::{Duration, Instant};

use ingenious::{Ingenious, IngeniousOptions, Move};
use tabletop::{Game, GameRng, Nobody, Options, Seed, ToAct};

const TIME: Duration = Duration::from_secs(2);

fn main() {
    println!("random matches          matches/s      moves/s   moves per match");
    for options in IngeniousOptions::all_modes() {
        playouts(options);
    }
    println!("\nlegal moves listed          lists/s      moves/s");
    for (name, n_moves) in [("opening", 0), ("middle", 18), ("end", 36)] {
        listing(name, n_moves);
    }
}

fn playouts(options: IngeniousOptions) {
    let mut rng = GameRng::from_seed(&Seed::from(1));
    let mut scratch = Vec::new();
    let (mut n_matches, mut n_moves) = (0u64, 0u64);
    let start = Instant::now();
    while start.elapsed() < TIME {
        for _ in 0..1000 {
            let mut game = Ingenious::new(&options);
            n_moves += play_on(&mut game, u64::MAX, &mut rng, &mut scratch);
            n_matches += 1;
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{:<5} {} seats      {:>15.0} {:>12.0} {:>12.1}",
        options.mode.to_string(),
        options.n_seats,
        n_matches as f64 / seconds,
        n_moves as f64 / seconds,
        n_moves as f64 / n_matches as f64,
    );
}

/// Plays at most this many random moves, and returns how many there were.
fn play_on(game: &mut Ingenious, limit: u64, rng: &mut GameRng, scratch: &mut Vec<Move>) -> u64 {
    let mut n_moves = 0;
    loop {
        match game.to_act() {
            ToAct::Over => return n_moves,
            ToAct::Chance(_) => {
                let outcome = game.sample_chance(rng);
                game.resolve(&outcome, &mut Nobody);
            }
            ToAct::Seats(_) if n_moves == limit => return n_moves,
            ToAct::Seats(seats) => {
                let seat = seats.lowest().expect("somebody is to act");
                let mv = game.random_move(seat, rng, scratch).expect("a move");
                game.play(seat, &mv, &mut Nobody);
                n_moves += 1;
            }
        }
    }
}

/// Two seats; the positions after so many random moves.
fn listing(name: &str, n_moves: u64) {
    let mut rng = GameRng::from_seed(&Seed::from(2));
    let mut moves = Vec::new();
    let options = IngeniousOptions::from_text("").expect("defaults are valid");
    let positions: Vec<Ingenious> = (0..200)
        .map(|_| {
            let mut game = Ingenious::new(&options);
            play_on(&mut game, n_moves, &mut rng, &mut moves);
            game
        })
        .filter(|game| game.to_act() != ToAct::Over)
        .collect();
    let (mut n_lists, mut n_listed) = (0u64, 0u64);
    let start = Instant::now();
    while start.elapsed() < TIME / 4 {
        for game in &positions {
            black_box(game).legal_moves(game.turn(), &mut moves);
            n_listed += black_box(&moves).len() as u64;
            n_lists += 1;
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    println!("{name:<20} {:>14.0} {:>12.0}", n_lists as f64 / seconds, n_listed as f64 / seconds);
}
