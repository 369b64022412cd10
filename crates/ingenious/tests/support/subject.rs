//! What only the author of Ingenious can say of it.

use std::path::Path;

use ingenious::{Handful, Hex, Ingenious, Mode, Move, Placement, Tile, Tiles};
use tabletop::{Game, GameRng, Seat, Viewer};
use testkit::{Eager, Subject};

pub(crate) fn subject() -> Subject<Ingenious> {
    Subject {
        variants: &[
            "mode=base seats=2 start=1 classic_first_turn=true",
            "mode=base seats=4 classic_first_turn=true",
            "mode=solo start=0 classic_first_turn=true",
            "mode=team start=3 open_talk=true",
            "mode=duel start=0 classic_first_turn=true",
        ],
        census,
        reshuffle,
        slow_moves,
        // IN-18: a start and four deals; then at most 81 tiles, each with an answer about a swap and a draw.
        bound: 1 + 4 + 3 * 81,
        eager: Eager::ByScore,
        one_state_in: 1,
        adds_up: false,
        folder: Path::new(env!("CARGO_MANIFEST_DIR")).join("../ingenious"),
    }
}

/// How many tiles of each kind lie on the board, on racks, aside and in the bag.
fn census(game: &Ingenious) -> Vec<u32> {
    let mut all: Vec<Tile> = game.board().tiles().map(|placement| placement.tile).collect();
    all.extend(Seat::first(game.n_seats()).flat_map(|seat| game.rack(seat).iter()));
    all.extend(game.aside().iter());
    all.extend(game.bag().iter());
    Tile::all().map(|tile| all.iter().map(|&other| u32::from(other == tile)).sum()).collect()
}

/// IN-17: others' racks could hold whatever the bag holds, as far as swaps and the questions about them told nothing else.
fn reshuffle(game: &Ingenious, viewer: Viewer, rng: &mut GameRng) -> Ingenious {
    let mut setup = game.to_setup();
    if setup.options.mode == Mode::Solo {
        return game.clone();
    }
    let hidden: Vec<usize> = Seat::first(game.n_seats())
        .filter(|&seat| viewer != Viewer::Seat(seat))
        .map(Seat::index)
        .collect();
    let mut pool: Vec<Tile> = game.bag().iter().collect();
    for tile in &setup.returned {
        let at = pool.iter().position(|other| other == tile).expect("what was put back is there");
        pool.swap_remove(at);
    }
    pool.extend(hidden.iter().flat_map(|&seat| setup.racks[seat].clone()));
    for _ in 0..50 {
        rng.shuffle(&mut pool);
        let mut tiles = pool.iter().copied();
        for &seat in &hidden {
            setup.racks[seat]
                .iter_mut()
                .for_each(|tile| *tile = tiles.next().expect("as many as were put in"));
        }
        if let Ok(other) = Ingenious::from_setup(&setup) {
            return other;
        }
    }
    game.clone()
}

/// Every conceivable move, as far as `check` allows it: each tile of the rack and one that is not there, on each cell
/// of the area and a ring around it, with each cell at most one step away, and every handful of the rack to swap.
fn slow_moves(game: &Ingenious, seat: Seat) -> Vec<Move> {
    let rack: Vec<Tile> = game.rack(seat).iter().collect();
    let foreign = Tile::all().find(|tile| !rack.contains(tile));
    let n = i8::try_from(game.board().radius()).expect("a small board") + 1;
    let mut moves = vec![Move::Swap, Move::Keep];
    for choice in 1..1u32 << rack.len() {
        let some: Tiles =
            (0..rack.len()).filter(|i| choice >> i & 1 == 1).map(|i| rack[i]).collect();
        moves.extend(Handful::new(some).map(Move::SetAside));
    }
    let cells = || (-n..=n).flat_map(move |r| (-n..=n).map(move |q| Hex::new(q, r)));
    for one in cells() {
        for (q, r) in (-1..=1).flat_map(|q| (-1..=1).map(move |r| (q, r))) {
            let other = Hex::new(one.q + q, one.r + r);
            let place = |&tile: &Tile| Move::Place(Placement { tile, cells: [one, other] });
            moves.extend(rack.iter().chain(&foreign).map(place));
        }
    }
    moves.retain(|mv| game.check(seat, mv).is_ok());
    moves.sort_unstable();
    moves.dedup();
    moves
}
