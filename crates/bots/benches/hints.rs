//! How long a hint takes in the middle of a match: `cargo bench -p bots --bench hints -- [POSITIONS] [MS]`.
//!
//! Matches of every game and number of seats are led to the middle, half of them by greedy players and half by strong ones
//! who think shortly; there the strong bot is asked with a budget of time, as a person's hint asks it. Nobody should wait longer than 300 ms, whatever the bot does besides
//! thinking: looking at all moves first, and putting its reasons together.

#![allow(
    clippy::print_stdout,
    clippy::cast_precision_loss,
    clippy::disallowed_methods,
    reason = "a benchmark prints what it finds, and brings the clock"
)]

use std::time::{Duration, Instant};

use bots::{BotKind, Budget, Decision, Limits, Playable, Streams};
use green::Green;
use ingenious::Ingenious;
use minigolf::Minigolf;
use tabletop::{GameRng, Nobody, Options, Seat, Seed, Stream, ToAct};

fn main() {
    let words = std::env::args().skip(1).filter_map(|word| word.parse().ok());
    let words: Vec<u64> = words.collect();
    let n = words.first().copied().unwrap_or(36);
    let budget = words.get(1).map_or(Budget::HINT, |&ms| Budget::Time(Duration::from_millis(ms)));
    println!("{n} positions of each, {budget:?}\n");
    println!("| game | options | median | most |\n|---|---|---|---|");
    for options in ["seats=2", "seats=4"] {
        row::<Ingenious>(options, n, budget);
        row::<Green>(options, n, budget);
    }
    row::<Ingenious>("mode=duel", n, budget);
    row::<Green>("seats=4 pro_golfers=true", n, budget);
    for options in ["seats=1", "seats=2", "seats=5"] {
        row::<Minigolf>(options, n, budget);
    }
}

fn row<G: Playable>(options: &str, n: u64, budget: Budget) {
    let parsed = G::Options::from_text(options).expect("sound options");
    let mut times: Vec<f64> = (0..n)
        .map(|seed| {
            let n_decisions = play::<G>(&parsed, seed, usize::MAX).1;
            let (game, _) = play::<G>(&parsed, seed, n_decisions / 2);
            1000.0 * hint(&game, seed, budget).as_secs_f64()
        })
        .collect();
    times.sort_by(f64::total_cmp);
    let most = times.last().copied().unwrap_or(0.0);
    println!("| {} | {options} | {:.0} ms | {most:.0} ms |", G::ID, times[times.len() / 2]);
}

/// Who leads the match of this seed, and how long they may think.
fn leaders(seed: u64) -> (BotKind, Budget) {
    match seed % 2 {
        0 => (BotKind::Greedy, Budget::DEFAULT),
        _ => (BotKind::Strong, Budget::Playouts(20)),
    }
}

/// A match up to this decision, and how many were made.
fn play<G: Playable>(options: &G::Options, seed: u64, until: usize) -> (G, usize) {
    let mut game = G::new(options);
    let (leader, budget) = leaders(seed);
    let seed = Seed::from(seed);
    let mut dealer = GameRng::derive(&seed, Stream::Table, 0);
    let mut n = 0;
    loop {
        match game.to_act() {
            ToAct::Over => return (game, n),
            ToAct::Chance(_) => {
                let outcome = game.sample_chance(&mut dealer);
                game.resolve(&outcome, &mut Nobody);
            }
            ToAct::Seats(_) if n == until => return (game, n),
            ToAct::Seats(seats) => {
                let seat = seats.lowest().expect("somebody is to act");
                let mv = ask(leader, &game, seat, n as u64, &Limits::new(budget));
                game.play(seat, &mv, &mut Nobody);
                n += 1;
            }
        }
    }
}

fn ask<G: Playable>(
    kind: BotKind,
    game: &G,
    seat: Seat,
    number: u64,
    limits: &Limits<'_>,
) -> G::Move {
    let mut bot = kind.sit_down::<G>(Streams::derive(&Seed::from(1), number));
    bot.advise(&Decision::of(game, seat), limits).mv
}

/// How long a hint takes: the view and the moves are part of it.
fn hint<G: Playable>(game: &G, number: u64, budget: Budget) -> Duration {
    let began = Instant::now();
    let clock = || began.elapsed();
    let seat = game.to_act().seats().lowest().expect("the middle of a match");
    ask(BotKind::Strong, game, seat, number, &Limits::new(budget).with_clock(&clock));
    began.elapsed()
}
