//! Counting sequences of moves: the quickest way to see that a move was lost or gained.

use alloc::vec::Vec;

use crate::game::{Game, Nobody, ToAct};
use crate::rng::{GameRng, Seed, Stream};
use crate::seat::Seat;

/// The number of move sequences of this length.
///
/// Outcomes do not count as moves; they are drawn from the seed by the number of steps before them.
/// Where several seats decide at once, the lowest decides first.
/// A match that ends early counts as nothing.
pub fn perft<G: Game>(game: &G, depth: u32, seed: &Seed) -> u64 {
    count(game, depth, seed, 0)
}

/// The same, split by the first move: who moves, what, and how many sequences of this length begin with it.
/// Nothing for a length of 0, or if the match ends before anybody moves.
pub fn divide<G: Game>(game: &G, depth: u32, seed: &Seed) -> Vec<(Seat, G::Move, u64)> {
    let (mut game, mut n_steps) = (game.clone(), 0);
    while let ToAct::Chance(_) = game.to_act() {
        let outcome = game.sample_chance(&mut GameRng::derive(seed, Stream::Table, n_steps));
        game.resolve(&outcome, &mut Nobody);
        n_steps += 1;
    }
    let (Some(seat), Some(depth)) = (game.to_act().seats().lowest(), depth.checked_sub(1)) else {
        return Vec::new();
    };
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    let with_count = |mv: G::Move| {
        let mut next = game.clone();
        next.play(seat, &mv, &mut Nobody);
        let n = count(&next, depth, seed, n_steps + 1);
        (seat, mv, n)
    };
    moves.into_iter().map(with_count).collect()
}

fn count<G: Game>(game: &G, depth: u32, seed: &Seed, n_steps: u64) -> u64 {
    // The end of a sequence counts as one, whatever comes next.
    if depth == 0 {
        return 1;
    }
    match game.to_act() {
        ToAct::Chance(_) => {
            let outcome = game.sample_chance(&mut GameRng::derive(seed, Stream::Table, n_steps));
            let mut next = game.clone();
            next.resolve(&outcome, &mut Nobody);
            count(&next, depth, seed, n_steps + 1)
        }
        ToAct::Over => 0,
        ToAct::Seats(seats) => {
            let seat = seats.lowest().expect("somebody is to act");
            let mut moves = Vec::new();
            game.legal_moves(seat, &mut moves);
            let after = |mv: &G::Move| {
                let mut next = game.clone();
                next.play(seat, mv, &mut Nobody);
                count(&next, depth - 1, seed, n_steps + 1)
            };
            moves.iter().map(after).sum()
        }
    }
}
