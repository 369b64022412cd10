//! Setups from outside: what is nonsense is told in full, and whatever is accepted can be played to the end.

use green::{Ball, Golfer, Green, HoleResult, Phase, Setup};
use tabletop::{Game, GameRng, Nobody, Seat, Seed, ToAct};

use crate::support::position::position;
use crate::support::{slow, subject};

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
    let (mut slow, mut moves) = (slow::moves(game, seat), Vec::new());
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

/// What is wrong with a sound position after a change.
fn complaints(text: &str, change: impl FnOnce(&mut Setup)) -> Vec<String> {
    let mut setup = position(text).to_setup();
    change(&mut setup);
    let problems = Green::from_setup(&setup).expect_err("nonsense");
    problems.iter().map(ToString::to_string).collect()
}

#[test]
fn a_nonsense_setup_lists_every_problem() {
    let found = complaints("seat\nseat", |setup| {
        setup.turn = Seat::new(3);
        setup.hole = 4;
        setup.wind = 0;
        setup.cards.truncate(2);
        setup.seats[0].hand = vec!["putter_1".parse().unwrap(); 9];
        setup.seats[0].caddies = 21;
        setup.seats[0].row = vec![vec!["wood_z".parse().unwrap()]];
    });
    assert_eq!(
        found,
        [
            "turn: there is no seat 3",
            "hole: 4 is not 1 to 3",
            "wind: the die must be rolled before",
            "cards: not 6 different course cards of the box",
            "clubs: 9 of putter_1, the box has 2",
            "clubs: the box has no such club",
            "caddies: 25, the box has 20",
        ]
    );
    let found = complaints("seat\nseat", |setup| {
        setup.seats[0].hand = vec!["chipper".parse().unwrap(); 9];
        setup.seats[0].row = vec![vec!["chipper".parse().unwrap(), "iron_head".parse().unwrap()]];
        setup.seats[1].ball = Ball::On(21);
        setup.seats[1].progress = Some(17);
        setup.seats[1].golfer = Some(Golfer::SandKing);
    });
    assert_eq!(
        found,
        [
            "clubs: 10 of chipper, the box has 5",
            "row: seat 0: a shot is one club or two Hybrids",
            "row: seat 0: its clubs were played",
            "hand: seat 0: more than 8 clubs",
            "golfer: seat 1: there are no golfers in this match",
            "ball: seat 1: there is no such space",
            "progress: seat 1: pocketed balls stand there",
            "progress: seat 1: there is no such space",
        ]
    );
}

#[test]
fn a_setup_with_too_many_cards_is_refused() {
    let all = "C1,C2,C3,C4,C5,C6,C7,C8";
    let cards = all.split(',').map(|card| card.parse().unwrap()).collect();
    let found = complaints("seat\nseat", |setup| setup.cards = cards);
    assert_eq!(found, ["cards: not 3 different course cards of the box"]);
}

#[test]
fn a_setup_fits_its_phase() {
    let stuck = "phase: seat 0 has nothing to decide in this phase";
    let phase = |text: &str, phase| complaints(text, |setup| setup.phase = phase);
    let out = "display iron_head,-,-,-\nturn 1\nseat ball retired\nseat";
    for it in [Phase::Turn, Phase::Draw, Phase::Refresh, Phase::Chain] {
        let found = complaints(out, |setup| (setup.phase, setup.turn) = (it, Seat::new(0)));
        assert_eq!(found, [stuck], "{it:?}");
    }
    let found = complaints(out, |setup| {
        setup.phase = Phase::Refill;
        setup.seats[1].ball = Ball::Retired;
    });
    assert_eq!(found, ["phase: seat 1 has nothing to decide in this phase"]);
    let eight = "wood_tail,wood_tail,wood_head,wood_head,chipper,chipper,chipper,chipper";
    let full = format!("seat hand {eight}\nseat");
    for it in [Phase::Refresh, Phase::Golfers, Phase::RetireDiscard, Phase::Chain] {
        let text = if it == Phase::Chain { "seat\nseat" } else { &full };
        assert_eq!(phase(text, it), [stuck], "{it:?}");
    }
    let ended = |it| {
        complaints("seat\nseat", |setup| {
            setup.phase = it;
            setup.seats.iter_mut().for_each(|seat| seat.holes = vec![HoleResult::Unfinished]);
        })
    };
    assert_eq!(ended(Phase::Discard), [stuck]);
    assert_eq!(ended(Phase::TakeBack), [stuck]);
    assert_eq!(ended(Phase::Over), ["hole: the match ends after the third"]);
    assert_eq!(
        ended(Phase::Turn),
        [0, 1].map(|n| format!("holes: seat {n}: not one for each hole that has ended"))
    );
    let found = complaints("seat ball 1\nseat", |setup| {
        setup.phase = Phase::Start;
        setup.starter = None;
    });
    assert_eq!(found, ["ball: seat 0: no one has played on this hole yet"]);
}

#[test]
fn a_setup_has_room_for_its_balls() {
    let room = "ball: seat 1: there is no circle for it";
    for (first, second) in [(0, 2), (5, 5)] {
        let found = complaints("seat\nseat", |setup| {
            setup.seats[0].ball = Ball::On(first);
            setup.seats[1].ball = Ball::On(second);
        });
        assert_eq!(found, [room]);
    }
    let text =
        "options seats=3\nseat\nseat ball pocketed progress 5\nseat ball pocketed progress 0";
    let found = complaints(text, |setup| setup.seats[2].progress = Some(5));
    assert_eq!(found, ["progress: seat 2: another player is on that space"]);
    let found = complaints("seat\nseat row chipper", |s| s.seats[1].ball = Ball::Retired);
    assert_eq!(found, ["row: seat 1: who retires takes it up"]);
}
