//! Facts that hold in every match, looked for in many.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::collections::BTreeMap;

use ingenious::{Ingenious, IngeniousOptions, Mode, Move, Phase};
use tabletop::{Game, GameRng, Nobody, Options, Seed, ToAct};

#[path = "support/position.rs"]
mod position;

/// Plays random matches of every mode and shows each state to the witness.
fn watch(n_matches: u64, mut witness: impl FnMut(&Ingenious)) {
    for options in IngeniousOptions::all_modes() {
        for seed in 0..n_matches {
            let mut rng = GameRng::from_seed(&Seed::from(seed));
            let mut game = Ingenious::new(&options);
            let mut scratch = Vec::new();
            loop {
                witness(&game);
                match game.to_act() {
                    ToAct::Over => break,
                    ToAct::Chance(_) => {
                        let outcome = game.sample_chance(&mut rng);
                        game.resolve(&outcome, &mut Nobody);
                    }
                    ToAct::Seats(seats) => {
                        let seat = seats.lowest().unwrap();
                        let mv = game.random_move(seat, &mut rng, &mut scratch).unwrap();
                        game.play(seat, &mv, &mut Nobody);
                    }
                }
            }
        }
    }
}

#[test]
fn in_16_the_bag_cannot_empty_even_if_every_cell_is_covered() {
    for options in IngeniousOptions::all_modes() {
        let cells = [85, 121, 163][usize::from(options.area()) - 5];
        let racks = if options.mode == Mode::Solo { 1 } else { 6 * i32::from(options.n_seats) };
        // Between turns: all tiles that fit are placed, all racks are full.
        assert!(120 - cells / 2 - racks >= 15, "{options:?}");
        // Within a swap a pair of cells is still free, five tiles lie aside, and the rack is full again.
        assert!(120 - (cells / 2 - 1) - racks - 5 >= 11, "{options:?}");
    }
}

#[test]
fn in_16_the_bag_holds_15_tiles_between_turns_and_11_within_a_swap() {
    watch(100, |game| {
        let left = u32::from(game.bag().len());
        match (game.phase(), game.to_act()) {
            (Phase::Place, _) if game.pending() == 0 => assert!(left >= 15),
            (Phase::Draw, ToAct::Chance(due)) => assert!(left >= due.count + 11),
            _ => {}
        }
    });
}

#[test]
fn in_16_no_player_is_blocked_alone() {
    // All share one board and one area: whoever is to act has a move, from the first turn to the last.
    let mut moves = Vec::new();
    watch(20, |game| {
        for seat in game.to_act().seats().iter() {
            game.legal_moves(seat, &mut moves);
            assert!(!moves.is_empty());
        }
    });
}

#[test]
fn a_state_is_a_few_hundred_bytes_and_a_setup_leads_back_to_it() {
    assert!(size_of::<Ingenious>() <= 512, "{}", size_of::<Ingenious>());
    watch(5, |game| assert_eq!(Ingenious::from_setup(&game.to_setup()).as_ref(), Ok(game)));
}

#[test]
fn a_preview_is_what_playing_scores() {
    let mut rng = GameRng::from_seed(&Seed::from(9));
    watch(10, |game| {
        for seat in game.to_act().seats().iter() {
            let mv = game.random_move(seat, &mut rng, &mut Vec::new()).unwrap();
            let Some(halves) = game.preview(seat, &mv) else { continue };
            let mut next = game.clone();
            next.play(seat, &mv, &mut Nobody);
            for half in &halves {
                let lines: u8 = half.lines.iter().map(|line| line.points).sum();
                assert_eq!(half.points, lines);
            }
            let side = match game.options().mode {
                Mode::Base => seat.index(),
                Mode::Team => seat.index() % 2,
                Mode::Solo | Mode::Duel => 0,
            };
            let track = next.scoreboard().tracks()[side];
            assert_eq!(track.get(halves[1].colour), halves[1].after);
            if halves[0].colour != halves[1].colour {
                assert_eq!(track.get(halves[0].colour), halves[0].after);
            }
        }
    });
}

/// Draws many random moves: all listed ones come, no other, and all equally often.
fn is_uniform(setup: &str) {
    let game = position::position(setup);
    let mut moves = Vec::new();
    game.legal_moves(game.turn(), &mut moves);
    let mut counts: BTreeMap<Move, u32> = moves.iter().map(|mv| (*mv, 0)).collect();
    let n = u32::try_from(moves.len()).unwrap();
    let mut rng = GameRng::from_seed(&Seed::from(5));
    let draws = 2000 * n;
    for _ in 0..draws {
        let mv = game.random_move(game.turn(), &mut rng, &mut Vec::new()).unwrap();
        *counts.get_mut(&mv).unwrap_or_else(|| panic!("`{mv}` is not listed")) += 1;
    }
    // The sum of squared deviations over the expectation: about n - 1, with a variance of twice that.
    let squares: u64 = counts.values().map(|&count| u64::from(count.abs_diff(2000)).pow(2)).sum();
    let statistic = squares / 2000;
    let bound = u64::from(n) + 6 * u64::from(2 * n).isqrt() + 10;
    assert!(statistic <= bound, "{statistic} > {bound} for {n} moves in {setup}");
}

#[test]
fn random_moves_are_uniform_over_the_listed_ones() {
    // Repeated tiles, doubles and mixed tiles on a handful of cells.
    let cells = "fill Y but 0,0 1,0 0,1 3,0 3,1 -3,0 -4,1 -4,0";
    is_uniform(&format!("{cells}\nrack 0 RB,RB,RB,GG,GG,OP"));
    is_uniform(&format!("options mode=duel\n{cells}\nrack 0 RR,RG,BB,BB,OP,OP"));
    is_uniform(&format!("options mode=solo\n{cells}\nrack 0 RB"));
    // A whole open board, and one tile left.
    is_uniform("rack 0 RB");
    is_uniform("rack 0 RR");
}

#[test]
fn random_first_turns_are_uniform() {
    is_uniform("first turns 0\nrack 0 RB,RB,GG,GG,OP,OO");
    is_uniform("first turns 1\ntiles RB 0,-4 1,-5\nrack 0 GG,GG,GG,GG,GG,OP");
    is_uniform(
        "options classic_first_turn=true\nfirst turns 1\ntiles RB 0,-4 1,-5\nrack 0 GG,GG,GG,GG,GG,OP",
    );
}

#[test]
fn in_11_random_moves_are_uniform_also_where_a_double_has_two_orders() {
    let cells = "symbols G -1,0 -2,0 -3,0 2,0 4,-3\nfill Y but 0,0 1,0 4,-2 4,-1 3,-1 -3,3 -4,3";
    for marker in [14, 15, 17, 18] {
        let track = format!("{cells}\ntrack 0 0 {marker} 0 0 0 0");
        is_uniform(&format!("options mode=team\n{track}\nrack 0 GG,GG,RB,RB,OO,OO"));
        is_uniform(&format!("options mode=solo\n{track}\nrack 0 GG"));
    }
}

#[test]
fn random_answers_are_uniform() {
    is_uniform("rack 0 GG,GG,GG,BB,BB\ntrack 0 0 5 5 5 5 5\nphase swap");
    is_uniform(
        "options mode=duel\nrack 0 RR,RR,RG,OO,OO\ntrack 0 9 0 0 9 0 0\ntoken red 0\ntoken orange 0\nphase swap",
    );
}
