//! GREEN keeps the promises of `Game`, and hits do what they do on paper.

use green::{Green, Hit, Move, Phase};
use tabletop::{Game, GameRng, Nobody, Seat, Seed, ToAct};

use crate::support::{slow, subject};

#[test]
fn random_matches_keep_every_promise() {
    testkit::conformance::check(&subject::subject(), 40);
}

/// The slow generator's paper knows where each ball ends; here every listed hit is carried out and compared.
#[test]
fn every_listed_hit_ends_where_the_paper_says() {
    for options in subject::subject().option_sets() {
        for seed in 0..5 {
            let mut rng = GameRng::from_seed(&Seed::from(seed));
            let mut game = Green::new(&options);
            let mut moves = Vec::new();
            while game.to_act() != ToAct::Over {
                let Some(seat) = game.to_act().seats().lowest() else {
                    game.resolve(&game.sample_chance(&mut rng), &mut Nobody);
                    continue;
                };
                game.legal_moves(seat, &mut moves);
                for mv in &moves {
                    if let Move::Hit(hit) = mv {
                        compare(&game, seat, hit);
                    }
                }
                let mv = game.random_move(seat, &mut rng, &mut moves).expect("a move");
                game.play(seat, &mv, &mut Nobody);
            }
        }
    }
}

fn compare(game: &Green, seat: Seat, hit: &Hit) {
    let paper = slow::aftermath(game, seat, hit);
    let before = game.to_setup();
    let mut after = game.clone();
    after.play(seat, &Move::Hit(*hit), &mut Nobody);
    let hits_again = after.phase() == Phase::Chain;
    assert_eq!(hits_again, paper.hits_again, "{hit} in {before:?}");
    // A hit that ends the hole may be followed by the next one at once.
    if after.hole() != game.hole() {
        return;
    }
    assert_eq!(after.ball(seat), paper.ball, "{hit} in {before:?}");
    if matches!(after.phase(), Phase::TakeBack | Phase::Discard | Phase::Over) {
        return;
    }
    let now = after.to_setup();
    assert_eq!(now.seats[seat.index()].row, paper.row, "{hit} in {before:?}");
    assert_eq!(caddies(&after), expected_caddies(game, seat, hit), "{hit} in {before:?}");
}

/// Each seat's caddies, then the supply.
fn caddies(game: &Green) -> Vec<i32> {
    let own = Seat::first(game.n_seats()).map(|seat| i32::from(game.caddies(seat)));
    own.chain([i32::from(game.supply())]).collect()
}

/// GR-4, GR-14: pay the lender, pay the golfer's owner or the supply, then earn.
fn expected_caddies(game: &Green, seat: Seat, hit: &Hit) -> Vec<i32> {
    let mut caddies = caddies(game);
    let supply = caddies.len() - 1;
    let mut move_one = |from: usize, to: usize| {
        caddies[from] -= 1;
        caddies[to] += 1;
    };
    if let Some(borrow) = hit.borrow {
        move_one(seat.index(), borrow.seat.index());
    }
    if let Some(used) = hit.golfer {
        let owner = game.to_setup().seats.iter().position(|it| it.golfer == Some(used.golfer));
        move_one(seat.index(), owner.unwrap_or(supply));
    }
    if hit.power.is_none() && hit.borrow.is_none() && hit.with.is_none() && caddies[supply] > 0 {
        caddies[supply] -= 1;
        caddies[seat.index()] += 1;
    }
    caddies
}
