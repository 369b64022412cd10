//! Numbers of move sequences: from files, and beside the oracle's.

use ingenious::{Ingenious, IngeniousOptions};
use tabletop::{Game, GameRng, Nobody, Options, Seed, Stream, ToAct, perft};

use crate::support::oracle::Oracle;
use crate::support::subject;

#[test]
fn counts_from_the_start() {
    testkit::perft::check(&subject::subject(), include_str!("../perft/start.perft"));
}

/// The same count by the slow rules; only the outcomes are taken from the fast ones.
fn slow_perft(game: &Ingenious, oracle: &Oracle, depth: u32, seed: &Seed, n_steps: u64) -> u64 {
    match game.to_act() {
        ToAct::Over => u64::from(depth == 0),
        ToAct::Chance(_) => {
            let outcome = game.sample_chance(&mut GameRng::derive(seed, Stream::Table, n_steps));
            let (mut game, mut oracle) = (game.clone(), oracle.clone());
            game.resolve(&outcome, &mut Nobody);
            oracle.resolve(&outcome.to_string());
            slow_perft(&game, &oracle, depth, seed, n_steps + 1)
        }
        ToAct::Seats(_) if depth == 0 => 1,
        ToAct::Seats(_) if depth == 1 => oracle.moves().len() as u64,
        ToAct::Seats(seats) => {
            let seat = seats.lowest().unwrap();
            let after = |text: &String| {
                let (mut game, mut oracle) = (game.clone(), oracle.clone());
                game.play(seat, &text.parse().unwrap(), &mut Nobody);
                oracle.play(text);
                slow_perft(&game, &oracle, depth - 1, seed, n_steps + 1)
            };
            oracle.moves().iter().map(after).sum()
        }
    }
}

/// After so many random steps.
fn later(options: &str, seed: u64, n_left: u32) -> (Ingenious, Oracle) {
    let options = IngeniousOptions::from_text(options).unwrap();
    let (mut game, mut oracle) = (Ingenious::new(&options), Oracle::new(&options.to_text()));
    let mut rng = GameRng::from_seed(&Seed::from(seed));
    while game.board().n_free_pairs() > n_left {
        match game.to_act() {
            ToAct::Over => break,
            ToAct::Chance(_) => {
                let outcome = game.sample_chance(&mut rng);
                game.resolve(&outcome, &mut Nobody);
                oracle.resolve(&outcome.to_string());
            }
            ToAct::Seats(seats) => {
                let seat = seats.lowest().unwrap();
                let mv = game.random_move(seat, &mut rng, &mut Vec::new()).unwrap();
                game.play(seat, &mv, &mut Nobody);
                oracle.play(&mv.to_string());
            }
        }
    }
    (game, oracle)
}

#[test]
fn counts_near_the_end_are_the_oracles() {
    for mode in ["base seats=2", "base seats=3", "base seats=4", "solo", "team", "duel"] {
        for seed in 0..2 {
            let (game, oracle) = later(&format!("mode={mode}"), seed, 6);
            let seed = Seed::from(seed);
            let slow = slow_perft(&game, &oracle, 3, &seed, 0);
            assert_eq!(perft(&game, 3, &seed), slow, "{mode}, {seed:?}");
        }
    }
}

#[test]
fn counts_from_the_start_are_the_oracles() {
    for options in ["mode=base", "mode=base classic_first_turn=true", "mode=solo", "mode=duel"] {
        let options = IngeniousOptions::from_text(&format!("{options} start=0")).unwrap();
        let (game, oracle) = (Ingenious::new(&options), Oracle::new(&options.to_text()));
        let seed = Seed::from(1);
        assert_eq!(perft(&game, 2, &seed), slow_perft(&game, &oracle, 2, &seed, 0), "{options:?}");
    }
}
