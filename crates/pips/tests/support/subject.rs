//! What only the author of Pips can say of it.

use std::path::Path;

use pips::{Move, Pips, Stone, VALUES};
use tabletop::{Game, GameRng, Seat, Viewer};
use testkit::{Eager, Subject};

pub(crate) fn subject() -> Subject<Pips> {
    Subject {
        variants: &["cells=4 start=1", "seats=4 cells=12 start=3"],
        census,
        reshuffle,
        slow_moves,
        // PI-9, PI-1, PI-2, then a stone and a draw for each cell.
        bound: 1 + 4 + 4 + 2 * 12,
        eager: Eager::ByScore,
        one_state_in: 1,
        adds_up: true,
        folder: Path::new(env!("CARGO_MANIFEST_DIR")).join("../pips"),
    }
}

/// PI-1: how many stones of each value lie in the bag, in hands and in the row.
fn census(game: &Pips) -> Vec<u32> {
    let count = |stone: Stone| {
        let in_hands = Seat::first(game.n_seats())
            .map(|seat| u32::from(game.hand(seat).count(stone)))
            .sum::<u32>();
        let in_row = game.row().iter().filter(|cell| **cell == Some(stone)).map(|_| 1).sum::<u32>();
        u32::from(game.bag().count(stone)) + in_hands + in_row
    };
    VALUES.map(count).to_vec()
}

/// PI-8: until the end, others' hands and favourites could be any.
fn reshuffle(game: &Pips, viewer: Viewer, rng: &mut GameRng) -> Pips {
    let mut setup = game.to_setup();
    if setup.row.iter().all(Option::is_some) {
        return game.clone();
    }
    let hidden: Vec<Seat> =
        Seat::first(game.n_seats()).filter(|&seat| viewer != Viewer::Seat(seat)).collect();
    let mut pool: Vec<Stone> = game.bag().iter().collect();
    pool.extend(hidden.iter().flat_map(|seat| setup.hands[seat.index()].clone()));
    rng.shuffle(&mut pool);
    for seat in hidden {
        for stone in &mut setup.hands[seat.index()] {
            *stone = pool.pop().expect("as many as were put in");
        }
        if let Some(favourite) = &mut setup.favourites[seat.index()] {
            *favourite = VALUES[rng.below(4) as usize];
        }
    }
    Pips::from_setup(&setup).expect("the same stones in other places")
}

/// Every conceivable move, as far as `check` allows it.
fn slow_moves(game: &Pips, seat: Seat) -> Vec<Move> {
    let favours = (0..=9).map(Move::Favour);
    let places = (0..=9).flat_map(|stone| (0..=20).map(move |cell| Move::Place(stone, cell)));
    favours.chain(places).filter(|mv| game.check(seat, mv).is_ok()).collect()
}
