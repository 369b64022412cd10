//! How fast random matches are: `cargo bench -p green`. What happens in matches: `clubhouse sim green --report`.
//!
//! Everything goes through the public `Game` interface, outcomes of chance included. Wall time on one core;
//! compare figures of one run with each other, not with those of another day.
//! Nobody here is a person, so GR-15 applies: after 60 own turns on a hole a player retires.

#![allow(
    clippy::disallowed_methods,
    clippy::print_stdout,
    clippy::float_arithmetic,
    clippy::cast_precision_loss,
    reason = "a benchmark measures time and prints it"
)]

use std::time::{Duration, Instant};

use green::{Green, GreenOptions, Move};
use tabletop::{Game, GameRng, Nobody, Options as _, Seat, Seed, ToAct};

const TIME: Duration = Duration::from_secs(2);

fn main() {
    println!("random matches            matches/s  decisions/s  decisions per match");
    for options in GreenOptions::all_modes() {
        playouts(&options);
    }
}

fn playouts(options: &GreenOptions) {
    let mut rng = GameRng::from_seed(&Seed::from(1));
    let mut scratch = Vec::new();
    let (mut n_matches, mut n_moves) = (0u64, 0u64);
    let start = Instant::now();
    while start.elapsed() < TIME {
        for _ in 0..100 {
            let mut game = Green::new(options);
            n_moves += play_out(&mut game, &mut rng, &mut scratch);
            n_matches += 1;
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{} seats{}  {:>12.0} {:>12.0} {:>12.1}",
        options.n_seats,
        if options.pro_golfers { ", golfers" } else { "         " },
        n_matches as f64 / seconds,
        n_moves as f64 / seconds,
        n_moves as f64 / n_matches as f64,
    );
}

/// Plays random moves to the end, and returns how many there were.
fn play_out(game: &mut Green, rng: &mut GameRng, scratch: &mut Vec<Move>) -> u64 {
    let mut n_moves = 0;
    loop {
        match game.to_act() {
            ToAct::Over => return n_moves,
            ToAct::Chance(_) => {
                let outcome = game.sample_chance(rng);
                game.resolve(&outcome, &mut Nobody);
            }
            ToAct::Seats(seats) => {
                let seat = seats.lowest().expect("somebody is to act");
                let mv = choose(game, seat, rng, scratch);
                game.play(seat, &mv, &mut Nobody);
                n_moves += 1;
            }
        }
    }
}

/// A random move, within the guard.
fn choose(game: &Green, seat: Seat, rng: &mut GameRng, scratch: &mut Vec<Move>) -> Move {
    if game.guard_says_retire(seat) {
        return Move::Retire;
    }
    game.random_move(seat, rng, scratch).expect("somebody to act has a move")
}
