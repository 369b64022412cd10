//! Each rule of `docs/rules/pips.md`, as a script.

use pips::{Phase, Pips, Setup};
use tabletop::Seat;
use testkit::script;

fn play(script: &str) {
    script::run::<Pips>(script);
}

const OPENING: &str = "
    options seats=2 cells=6 start=0
    chance: deal 1,1,2
    chance: deal 3,3,4
    0: favour 1
    1: favour 3
";

fn after_opening(script: &str) {
    play(&format!("{OPENING}{script}"));
}

#[test]
fn pi_1_each_seat_is_dealt_three_stones_of_the_bag() {
    play(
        "options seats=4 start=2
        to act: chance deal
        refused chance: draw 1 | PI-4
        chance: deal 1,1,1
        chance: deal 1,1,2
        chance: deal 1,1,2
        refused chance: deal 1,1,1 | PI-4         # one of eight ones is left
        ",
    );
}

#[test]
fn pi_2_favourites_are_chosen_at_once_and_in_any_order() {
    play(
        "options seats=2 start=0
        chance: deal 1,1,2
        chance: deal 3,3,4
        to act: 0, 1
        refused 0: 1@0 | PI-2
        1: favour 4
        to act: 0
        refused 1: favour 3 | PI-2
        moves 0: favour 1 | favour 2 | favour 3 | favour 4
        0: favour 2
        to act: 0
        refused 0: favour 2 | PI-2
        ",
    );
}

#[test]
fn pi_3_a_stone_of_the_hand_goes_on_an_empty_cell() {
    after_opening(
        "moves 0: 1@0 | 1@1 | 1@2 | 1@3 | 1@4 | 1@5 | 2@0 | 2@1 | 2@2 | 2@3 | 2@4 | 2@5
        refused 0: 3@0 | PI-3 isn’t in your hand
        refused 0: 1@6 | PI-3 no such space
        refused 1: 3@0 | PI-3 not to act
        0: 1@2
        chance: draw 4
        refused 1: 3@2 | PI-3 already a stone
        count 1: 10
        ",
    );
}

#[test]
fn pi_4_the_hand_is_refilled_from_the_bag() {
    after_opening(
        "0: 1@2
        to act: chance draw
        refused 0: 1@3 | PI-3
        chance: draw 4
        seat:0 sees /seats/0/hand: [1,2,4]
        seat:0 told: {\"event\":\"drew\",\"seat\":0,\"count\":1,\"stones\":[4]}
        seat:1 told: {\"event\":\"drew\",\"seat\":0,\"count\":1,\"stones\":null}
        to act: 1
        ",
    );
}

#[test]
fn pi_5_two_points_for_each_equal_neighbour() {
    after_opening(
        "0: 1@0
        chance: draw 1
        1: 3@4
        chance: draw 3
        0: 1@2
        chance: draw 2
        1: 3@5
        chance: draw 3
        0: 1@1                               # between two ones
        score 0: 7 | neighbours 2 4 | favourite 3 3
        score 1: 4 | neighbours 1 2 | favourite 2 2
        ",
    );
}

#[test]
fn pi_6_a_full_row_ends_the_match_and_shows_everything() {
    let nearly_full = Setup {
        phase: Phase::Place,
        turn: Seat::new(1),
        row: vec![Some(2), Some(2), None, Some(1)],
        hands: vec![vec![1, 1, 4], vec![2, 3, 3]],
        favourites: vec![Some(2), Some(1)],
        neighbours: vec![1, 0],
    };
    script::run_from(
        Pips::from_setup(&nearly_full).unwrap(),
        "seat:0 sees /seats/1/favourite: null
        1: 2@2
        to act: over
        refused 0: 1@0 | PI-3
        seat:0 sees /seats/1/favourite: 1
        spectator told: {\"event\":\"ended\",\"favourites\":[2,1],\"left\":[[1,1,4],[3,3]]}
        score 0: 5 | neighbours 1 2 | favourite 3 3
        score 1: 3 | neighbours 1 2 | favourite 1 1
        ranks: 1 2
        ",
    );
}

#[test]
fn pi_7_a_tie_goes_to_the_higher_sum_in_hand_and_is_shared_if_that_is_equal() {
    let over = |left: [&[u8]; 2]| {
        Pips::from_setup(&Setup {
            phase: Phase::Over,
            turn: Seat::new(0),
            row: vec![Some(1), Some(2), Some(3), Some(4)],
            hands: left.map(<[u8]>::to_vec).to_vec(),
            favourites: vec![Some(1), Some(2)],
            neighbours: vec![0, 0],
        })
        .unwrap()
    };
    script::run_from(over([&[1, 2], &[3, 3, 4]]), "ranks: 2 1");
    script::run_from(over([&[4, 3], &[3, 3, 1]]), "ranks: 1 1");
}

#[test]
fn pi_8_the_log_of_a_secret_choice_is_not_told() {
    play(
        "options start=0
        chance: deal 1,1,2
        chance: deal 3,3,4
        1: favour 4
        seat:1 told: {\"event\":\"favoured\",\"seat\":1,\"stone\":4}
        seat:0 told: {\"event\":\"favoured\",\"seat\":1,\"stone\":null}
        spectator told: {\"event\":\"favoured\",\"seat\":1,\"stone\":null}
        seat:0 sees /seats/1/has_favourite: true
        seat:0 sees /seats/1/favourite: null
        ",
    );
}

#[test]
fn pi_9_who_begins_is_drawn_unless_agreed() {
    play(
        "options seats=3
        to act: chance start
        refused chance: start 3 | PI-9
        chance: start 1
        chance: deal 1,1,2
        chance: deal 1,1,2
        chance: deal 1,1,2
        0: favour 1
        1: favour 1
        2: favour 1
        to act: 1
        ",
    );
}

#[test]
fn a_nonsense_setup_lists_every_problem() {
    let setup = Setup {
        phase: Phase::Place,
        turn: Seat::new(4),
        row: vec![Some(9), None, None],
        hands: vec![vec![1], vec![2, 2, 2]],
        favourites: vec![],
        neighbours: vec![0, 0],
    };
    let problems: Vec<String> =
        Pips::from_setup(&setup).unwrap_err().iter().map(ToString::to_string).collect();
    assert_eq!(
        problems,
        [
            "turn: there is no seat 4",
            "favourites: not one for each of 2 seats",
            "row: 3 cells, not 4 to 12",
            "stones: there is no stone 9",
            "hands: seat 0 holds 1 stones",
            "favourites: 0 are chosen",
        ]
    );
}
