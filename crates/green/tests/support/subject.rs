//! What only the author of GREEN can say of it.

use std::path::Path;

use green::{Green, Kind, Phase};
use tabletop::{Game, GameRng, Seat, Viewer};
use testkit::{Eager, Subject};

use super::slow;

pub(crate) fn subject() -> Subject<Green> {
    Subject {
        variants: &[
            "seats=2 start=1 jump_over=true",
            "seats=3 start=2 open_hands=true",
            "seats=4 jump_over=true open_hands=true",
            "seats=2 pro_golfers=true golfers=wind_master,from_far_away",
            "seats=4 start=0 pro_golfers=true golfers=ultra_lob,sand_king,wind_master,from_far_away jump_over=true",
        ],
        census,
        reshuffle,
        slow_moves: slow::moves,
        // Retiring is always on the list, so random matches end: of 120,000 the longest had 475 steps.
        bound: 3000,
        eager: Eager::ByScore,
        one_state_in: 1,
        adds_up: true,
        folder: Path::new(env!("CARGO_MANIFEST_DIR")).join("../green"),
    }
}

/// How many clubs of each kind lie in deck, display, hands, rows and discards, and how many caddies there are.
fn census(game: &Green) -> Vec<u32> {
    let content = game.content();
    let mut lying: Vec<Kind> = content.list(game.deck());
    lying.extend(content.list(game.discards()));
    lying.extend(game.display().into_iter().flatten());
    let mut caddies = u32::from(game.supply());
    for seat in Seat::first(game.n_seats()) {
        lying.extend(content.list(game.hand(seat)));
        lying.extend(game.row(seat));
        caddies += u32::from(game.caddies(seat));
    }
    let count = |kind: Kind| lying.iter().filter(|&&club| club == kind).map(|_| 1).sum();
    content.clubs().iter().map(|club| count(club.kind)).chain([caddies]).collect()
}

/// GR-16: until the end, and unless hands lie open, others' hands could be any of the clubs not in sight.
fn reshuffle(game: &Green, viewer: Viewer, rng: &mut GameRng) -> Green {
    let mut setup = game.to_setup();
    if game.phase() == Phase::Over || game.variant().open_hands {
        return game.clone();
    }
    let hidden: Vec<usize> = Seat::first(game.n_seats())
        .filter(|&seat| viewer != Viewer::Seat(seat))
        .map(Seat::index)
        .collect();
    let mut pool: Vec<Kind> = game.content().list(game.deck());
    pool.extend(hidden.iter().flat_map(|&seat| setup.seats[seat].hand.clone()));
    rng.shuffle(&mut pool);
    for seat in hidden {
        for club in &mut setup.seats[seat].hand {
            *club = pool.pop().expect("as many as were put in");
        }
    }
    Green::from_setup(&setup).unwrap_or_else(|e| panic!("the same clubs elsewhere: {e:?}"))
}
