//! Setups from outside: whatever is accepted can be played to the end.

#[path = "support/subject.rs"]
mod subject;

use green::{Ball, Golfer, Green, HoleResult, Phase, Setup};
use tabletop::{Game, GameRng, Nobody, Seat, Seed, ToAct};

const PHASES: [Phase; 14] = [
    Phase::Display,
    Phase::Course,
    Phase::Wind,
    Phase::Start,
    Phase::Golfers,
    Phase::Turn,
    Phase::Refresh,
    Phase::Draw,
    Phase::Chain,
    Phase::Refill,
    Phase::RetireDiscard,
    Phase::Discard,
    Phase::TakeBack,
    Phase::Over,
];

fn number(rng: &mut GameRng, below: u8) -> u8 {
    u8::try_from(rng.below(below.into())).expect("below a byte")
}

/// One step by chance or by whoever is to act; `None` when the match is over.
fn step(game: &mut Green, rng: &mut GameRng) -> Option<()> {
    match game.to_act() {
        ToAct::Over => return None,
        ToAct::Chance(_) => {
            let outcome = game.sample_chance(rng);
            assert_eq!(game.check_chance(&outcome), Ok(()));
            game.resolve(&outcome, &mut Nobody);
        }
        ToAct::Seats(seats) => {
            let seat = seats.lowest().expect("somebody");
            let mut moves = Vec::new();
            let mv = game.random_move(seat, rng, &mut moves).expect("a move");
            assert_eq!(game.check(seat, &mv), Ok(()));
            game.play(seat, &mv, &mut Nobody);
        }
    }
    Some(())
}

/// Something else in one place, possible or not.
fn mutate(setup: &mut Setup, rng: &mut GameRng) {
    let n = u8::try_from(setup.seats.len()).expect("a few");
    let other = usize::from(number(rng, n));
    let at = usize::from(number(rng, n));
    let kinds = setup.options.content.clubs();
    let club = kinds[rng.below(u32::try_from(kinds.len()).expect("a few")) as usize].kind;
    match number(rng, 19) {
        0 | 1 => setup.phase = PHASES[usize::from(number(rng, 14))],
        2 => setup.turn = Seat::new(number(rng, n + 1)),
        3 => setup.starter = (number(rng, 2) > 0).then(|| Seat::new(number(rng, n + 1))),
        4 => setup.hole = number(rng, 5),
        5 => setup.wind = number(rng, 8),
        6 => {
            let card = setup.options.content.cards()[usize::from(number(rng, 8))].0;
            if number(rng, 2) > 0 { setup.cards.push(card) } else { setup.cards.truncate(3) }
        }
        7 => setup.display[usize::from(number(rng, 4))] = (number(rng, 2) > 0).then_some(club),
        8 => setup.discards.clear(),
        9 => setup.seats[at].hand.extend([club; 3]),
        10 => setup.seats[at].hand.clear(),
        11 => setup.seats[at].row.push(vec![club; 1 + usize::from(number(rng, 2))]),
        12 => setup.seats[at].row.clear(),
        13 => {
            let balls = [Ball::Rough, Ball::Pocketed, Ball::Retired, Ball::On(number(rng, 22))];
            setup.seats[at].ball = balls[usize::from(number(rng, 4))];
        }
        14 => setup.seats[at].caddies = number(rng, 21),
        15 => setup.seats[at].progress = (number(rng, 4) > 0).then(|| number(rng, 18)),
        16 => {
            setup.seats[at].holes.truncate(usize::from(number(rng, 4)));
            setup.seats[at]
                .holes
                .push(HoleResult::Pocketed { shots: 255, points: number(rng, 18) });
        }
        17 => {
            setup.options.pro_golfers ^= number(rng, 2) > 0;
            setup.seats[at].golfer = (number(rng, 2) > 0).then_some(Golfer::SandKing);
        }
        _ => {
            setup.seats[at].turns = 255;
            setup.seats[at].has_played ^= true;
            setup.golfer_used ^= true;
            let (one, two) = (setup.seats[at].clone(), setup.seats[other].clone());
            (setup.seats[at], setup.seats[other]) = (two, one);
        }
    }
}

#[test]
fn every_position_of_a_match_is_a_sound_setup() {
    for options in subject::subject().option_sets() {
        for seed in 0..40 {
            let mut rng = GameRng::from_seed(&Seed::from(seed));
            let mut game = Green::new(&options);
            loop {
                let setup = game.to_setup();
                assert_eq!(Green::from_setup(&setup).as_ref(), Ok(&game), "{setup:?}");
                if step(&mut game, &mut rng).is_none() {
                    break;
                }
            }
        }
    }
}

#[test]
fn whatever_setup_is_accepted_is_played_to_the_end() {
    let mut n_accepted = 0;
    for options in subject::subject().option_sets() {
        for seed in 0..8 {
            let mut rng = GameRng::from_seed(&Seed::from(seed));
            let mut game = Green::new(&options);
            while step(&mut game, &mut rng).is_some() {
                let mut setup = game.to_setup();
                for _ in 0..=number(&mut rng, 3) {
                    mutate(&mut setup, &mut rng);
                }
                if let Ok(mut changed) = Green::from_setup(&setup) {
                    n_accepted += 1;
                    assert_eq!(changed.to_setup(), normal(&setup, &changed), "{setup:?}");
                    compare_moves(&changed);
                    let mut left = 3000;
                    while step(&mut changed, &mut rng).is_some() {
                        left -= 1;
                        assert!(left > 0, "no end from {setup:?}");
                        let again = Green::from_setup(&changed.to_setup());
                        assert_eq!(again.as_ref(), Ok(&changed), "after {setup:?}");
                    }
                }
            }
        }
    }
    assert!(n_accepted > 500, "only {n_accepted}");
}

/// The slow generator lists the same moves.
fn compare_moves(game: &Green) {
    let Some(seat) = game.to_act().seats().lowest() else { return };
    let (mut slow, mut moves) = (subject::slow::moves(game, seat), Vec::new());
    game.legal_moves(seat, &mut moves);
    slow.sort_unstable();
    moves.sort_unstable();
    assert_eq!(moves, slow, "{:?}", game.to_setup());
}

/// Heaps have no order: as the game lists them.
fn normal(setup: &Setup, game: &Green) -> Setup {
    let mut setup = setup.clone();
    let list = |clubs: &[green::Kind]| {
        game.content().list(game.content().heap(clubs).expect("clubs of the box"))
    };
    setup.discards = list(&setup.discards);
    setup.seats.iter_mut().for_each(|seat| seat.hand = list(&seat.hand));
    setup
}
