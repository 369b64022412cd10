//! Each rule of `docs/rules/ingenious.md`, as a script.

use ingenious::{Colour, Ingenious};
use tabletop::{Game, Viewer};
use testkit::script;

use crate::support::position::position;

fn play(script: &str) {
    script::run::<Ingenious>(script);
}

/// A position, then what happens in it.
fn from(setup: &str, script: &str) {
    script::run_from(position(setup), script);
}

const DEAL: &str = "options seats=2 start=0
    chance: draw RB,RB,GG,OY,PP,YY
    chance: draw RR,GO,BP,OO,YP,BB
    ";

fn after_deal(script: &str) {
    play(&format!("{DEAL}{script}"));
}

#[test]
fn in_1_a_turn_is_a_placement_its_points_and_a_refill_to_six() {
    after_deal(
        "to act: 0
        0: RB 0,-4 1,-5
        seat:1 sees /tracks/0/red: 1
        seat:1 sees /rack_sizes: [5,6]
        to act: chance draw
        refused 0: GG 3,0 4,0 | IN-1
        chance: draw GY
        seat:0 sees /racks/0: [\"RB\",\"GG\",\"GY\",\"OY\",\"YY\",\"PP\"]
        to act: 1
        ",
    );
}

#[test]
fn in_1_a_tile_comes_from_ones_own_rack_and_lies_on_two_free_neighbours_in_play() {
    after_deal(
        "refused 0: RR 0,-4 1,-5 | IN-1          # on the other's rack
        refused 0: RB 0,-4 0,-2 | IN-1           # apart
        refused 0: RB 0,-4 0,-4 | IN-1           # the same cell twice
        refused 0: RB 0,-6 1,-6 | IN-1           # outside the area for two
        refused 0: RB 1,-5 1,-6 | IN-1
        refused 0: RB 99,-99 100,-99 | IN-1      # outside any
        refused 0: RB -128,-128 127,127 | IN-1
        refused 0: RB 0,-4 0,-1000000 | IN-1
        refused 1: RR 0,-4 1,-5 | IN-1           # out of turn
        refused 3: RR 0,-4 1,-5 | IN-1           # nobody sits there
        0: BR 1,-5 0,-4                          # the other spelling
        seat:0 sees /tiles: [{\"tile\":\"RB\",\"cells\":[{\"q\":0,\"r\":-4},{\"q\":1,\"r\":-5}]}]
        chance: draw GY
        refused 1: RR 0,-4 0,-3 | IN-1           # covered
        refused 1: RR 2,-5 1,-5 | IN-1
        ",
    );
}

#[test]
fn in_1_the_refill_comes_from_the_bag_and_has_the_right_number() {
    from(
        "rack 0 RR,RR,RR,RR,RB,RB
        rack 1 RR,GG,BB,OO,YY,PP",
        "0: RB 0,0 1,0
        refused chance: draw GG,GG | IN-1
        refused chance: draw RR | IN-1           # all five are on racks
        refused chance: start 0 | IN-18
        chance: draw RB
        ",
    );
}

#[test]
fn in_1_the_area_grows_with_the_table() {
    from("options seats=2", "refused 0: RR 6,0 6,-1 | IN-1");
    from("options mode=duel", "refused 0: RR 6,0 6,-1 | IN-1");
    from("options seats=3", "refused 0: RR 7,0 7,-1 | IN-1\n0: RR 6,0 6,-1");
    from("options seats=4", "refused 0: RR 8,0 8,-1 | IN-1\n0: RR 7,0 7,-1");
    from("options mode=team", "refused 0: RR 8,0 8,-1 | IN-1\n0: RR 7,0 7,-1");
    from("options mode=solo\nrack 0 RR", "refused 0: RR 6,0 6,-1 | IN-1\n0: RR 5,-1 4,-1");
}

#[test]
fn in_2_first_tile_touches_a_printed_symbol_and_no_other_tile() {
    after_deal(
        "count 0: 378                            # 54 pairs; GG, YY, PP one way, RB and OY two ways round
        refused 0: RB 0,0 1,0 | IN-2             # touches nothing
        refused 0: RB 1,-4 2,-5 | IN-2           # two steps from the symbol
        0: RB 0,-4 1,-5
        chance: draw GY
        refused 1: RR -1,-4 -2,-3 | IN-2         # touches the red symbol, and the tile
        refused 1: RR 0,0 1,0 | IN-2
        1: RR 4,-5 3,-5
        chance: draw GY
        0: OY 0,0 1,0                            # second turns are free
        ",
    );
}

#[test]
fn in_2_first_turn_pairs_are_54_102_144() {
    let all_doubles = "draw RR,GG,BB,OO,YY,PP";
    for (options, seats, pairs) in [
        ("seats=2", 2, 54),
        ("seats=3", 3, 102),
        ("seats=4", 4, 144),
        ("mode=team", 4, 144),
        ("mode=duel", 2, 54),
        ("classic_first_turn=true", 2, 54),
    ] {
        let deal = format!("chance: {all_doubles}\n").repeat(seats);
        play(&format!("options {options} start=0\n{deal}count 0: {}", 6 * pairs));
    }
    play("options mode=solo start=0\nchance: draw RR\ncount 0: 54");
    play("options mode=solo start=0\nchance: draw RG\ncount 0: 108");
}

#[test]
fn in_2_the_first_turn_is_each_players_own() {
    play(
        "options seats=3 start=1
        chance: draw RR,GG,BB,OO,YY,PP
        chance: draw RR,GG,BB,OO,YY,PP
        chance: draw RR,GG,BB,OO,YY,PP
        1: RR 0,-4 1,-5
        chance: draw RB
        seat:2 sees /first_turns_taken: 1
        refused 2: RR 0,0 1,0 | IN-2
        2: GG 4,-5 3,-5
        chance: draw RB
        refused 0: RR 0,0 1,0 | IN-2
        0: BB 5,-1 5,-2
        chance: draw RB
        seat:2 sees /first_turns_taken: 3
        1: GG 0,0 1,0
        ",
    );
}

#[test]
fn in_2_in_solo_only_the_first_tile_is_bound() {
    play(
        "options mode=solo start=0
        chance: draw RB
        refused 0: RB 0,0 1,0 | IN-2
        0: RB 0,-4 1,-5
        chance: draw RB
        0: RB 0,0 1,0
        ",
    );
}

#[test]
fn in_2_classic_wants_a_printed_symbol_that_is_still_alone_and_nothing_else() {
    let opening = |classic| {
        format!(
            "options classic_first_turn={classic} start=0
            chance: draw RR,GG,BB,OO,YY,PP
            chance: draw RR,GG,BB,OO,YY,PP
            0: RR 1,-5 2,-5
            chance: draw RB
            "
        )
    };
    play(&format!(
        "{}
        refused 1: RR 0,-4 0,-3 | IN-2           # red has a tile next to it
        refused 1: RR 0,0 1,0 | IN-2
        1: GG 3,-5 4,-5                          # touches a tile, and green was alone
        ",
        opening(true)
    ));
    play(&format!("{}refused 1: GG 3,-5 4,-5 | IN-2", opening(false)));
}

#[test]
fn in_3_later_tiles_lie_anywhere_but_on_printed_symbols() {
    for (options, pairs) in [
        ("seats=2", 222),
        ("seats=3", 306),
        ("seats=4", 426),
        ("mode=team", 426),
        ("mode=duel", 222),
    ] {
        from(&format!("options {options}"), &format!("count 0: {}", 6 * pairs));
    }
    from("options mode=solo\nrack 0 RB", "count 0: 444");
    from(
        "rack 0 RB,RB,RB,RB,RB,RB",
        "refused 0: RB 0,-5 1,-5 | IN-3
        refused 0: RB 4,0 5,0 | IN-3
        0: RB 0,0 1,0                            # for no points
        score 0: 0 | red 0 0 | blue 0 0
        ",
    );
}

#[test]
fn in_4_the_books_first_four_placements() {
    // Rulebook p. 4, rebuilt around the printed blue; the area must reach beyond it.
    from(
        "options seats=3
        rack 0 RB,RB,BB,RB,GG,GG
        rack 1 OY,OY,OP,OP,YP,YP
        rack 2 OY,OY,OP,OP,YP,YP",
        "0: RB 3,0 4,0
        seat:1 sees /tracks/0: {\"red\":0,\"green\":0,\"blue\":1,\"orange\":0,\"yellow\":0,\"purple\":0}
        chance: draw GG
        1: OY -6,0 -6,1
        chance: draw OO
        2: OY -4,-2 -3,-3
        chance: draw OO

        0: RB 4,-1 5,-1
        spectator told: {\"event\":\"scored\",\"seat\":0,\"cell\":{\"q\":4,\"r\":-1},\"colour\":\"red\",\"lines\":[{\"direction\":\"south_west\",\"points\":1}],\"points\":1,\"before\":0,\"after\":1,\"bonus\":false}
        spectator told: {\"event\":\"scored\",\"seat\":0,\"cell\":{\"q\":5,\"r\":-1},\"colour\":\"blue\",\"lines\":[{\"direction\":\"south_east\",\"points\":1},{\"direction\":\"south_west\",\"points\":1}],\"points\":2,\"before\":1,\"after\":3,\"bonus\":false}
        chance: draw GG
        1: OP -1,1 -1,2
        chance: draw OO
        2: OP -3,-1 -3,0
        chance: draw OO

        0: BB 6,-1 6,0
        spectator told: {\"event\":\"scored\",\"seat\":0,\"cell\":{\"q\":6,\"r\":-1},\"colour\":\"blue\",\"lines\":[{\"direction\":\"south_west\",\"points\":1},{\"direction\":\"west\",\"points\":1}],\"points\":2,\"before\":3,\"after\":5,\"bonus\":false}
        spectator told: {\"event\":\"scored\",\"seat\":0,\"cell\":{\"q\":6,\"r\":0},\"colour\":\"blue\",\"lines\":[{\"direction\":\"west\",\"points\":2}],\"points\":2,\"before\":5,\"after\":7,\"bonus\":false}
        chance: draw GG
        1: YP 1,2 1,3
        chance: draw BO
        2: YP 3,-6 4,-6
        chance: draw BO

        0: RB 5,-2 6,-2
        spectator told: {\"event\":\"scored\",\"seat\":0,\"cell\":{\"q\":5,\"r\":-2},\"colour\":\"red\",\"lines\":[{\"direction\":\"south_west\",\"points\":2}],\"points\":2,\"before\":1,\"after\":3,\"bonus\":false}
        spectator told: {\"event\":\"scored\",\"seat\":0,\"cell\":{\"q\":6,\"r\":-2},\"colour\":\"blue\",\"lines\":[{\"direction\":\"south_east\",\"points\":2},{\"direction\":\"south_west\",\"points\":2}],\"points\":4,\"before\":7,\"after\":11,\"bonus\":false}
        ",
    );
}

#[test]
fn in_4_the_books_fifth_placement_is_worth_twelve() {
    from(
        "symbols G 1,-1 0,-1 -1,0 -1,1 0,1 0,2 0,3 2,-1 2,0 -1,2",
        "0: GG 0,0 1,0
        spectator told: {\"event\":\"scored\",\"seat\":0,\"cell\":{\"q\":0,\"r\":0},\"colour\":\"green\",\"lines\":[{\"direction\":\"south_east\",\"points\":3},{\"direction\":\"south_west\",\"points\":1},{\"direction\":\"west\",\"points\":1},{\"direction\":\"north_west\",\"points\":1},{\"direction\":\"north_east\",\"points\":1}],\"points\":7,\"before\":0,\"after\":7,\"bonus\":false}
        spectator told: {\"event\":\"scored\",\"seat\":0,\"cell\":{\"q\":1,\"r\":0},\"colour\":\"green\",\"lines\":[{\"direction\":\"east\",\"points\":1},{\"direction\":\"south_west\",\"points\":2},{\"direction\":\"north_west\",\"points\":1},{\"direction\":\"north_east\",\"points\":1}],\"points\":5,\"before\":7,\"after\":12,\"bonus\":false}
        score 0: 0 | green 12 12
        ",
    );
}

#[test]
fn in_4_nothing_counts_across_the_other_half_a_gap_or_another_colour() {
    from(
        "symbols R -1,0 2,0 3,0 | B 1,2 | G 0,-1 | R 0,-2",
        "0: RR 0,0 1,0                           # west 1; east 2; behind the other half nothing
        score 0: 0 | red 3 3
        ",
    );
    from(
        "symbols R -2,0 0,2
        rack 0 RB,RB,RB,RB,RB,RB",
        "0: RB 0,0 1,0                           # both reds lie behind a gap
        score 0: 0 | red 0 0 | blue 0 0
        ",
    );
}

#[test]
fn in_4_a_printed_symbol_counts_and_so_do_those_behind_it() {
    from(
        "options seats=3
        symbols B 6,0",
        "0: BB 4,0 3,0                           # the printed blue and the one behind it
        score 0: 0 | blue 2 2
        ",
    );
}

#[test]
fn in_5_arriving_at_18_owes_a_compulsory_placement_before_the_refill() {
    from(
        "symbols R 1,-1 2,-2
        rack 0 RB,RB,BB,YY,OO,PP
        track 0 17 5 5 5 5 5",
        "0: RB 0,0 0,1                           # two points, one of them too many
        spectator told: {\"event\":\"bonus_earned\",\"seat\":0,\"colour\":\"red\"}
        seat:1 sees /tracks/0/red: 18
        seat:1 sees /pending: 1
        seat:1 sees /rack_sizes: [5,6]
        to act: 0
        refused 0: keep | IN-5
        refused 0: swap | IN-5
        refused 1: RR 4,0 4,-1 | IN-1
        0: BB 1,1 1,0                            # scored, and free to lie anywhere
        seat:1 sees /tracks/0/blue: 7
        seat:1 sees /pending: 0
        seat:1 sees /rack_sizes: [4,6]
        to act: chance draw
        refused chance: draw GG | IN-1
        chance: draw GG,GG
        to act: 1
        ",
    );
}

#[test]
fn in_5_a_colour_already_at_18_gives_no_bonus() {
    from(
        "symbols R 1,-1 2,-2
        rack 0 RB,RB,BB,YY,OO,PP
        track 0 18 5 5 5 5 5",
        "0: RB 0,0 0,1
        seat:1 sees /tracks/0/red: 18
        seat:1 sees /pending: 0
        to act: chance draw
        ",
    );
}

#[test]
fn in_5_both_halves_may_give_a_bonus_each_and_a_bonus_may_give_another() {
    from(
        "symbols R -1,0 | B 0,2 | O 3,1
        rack 0 RB,BO,GO,YY,PP,PP
        track 0 17 5 17 17 5 5",
        "0: RB 0,0 0,1                           # red and blue arrive
        seat:1 sees /pending: 2
        0: BO 2,0 3,0                            # one is paid, orange arrives
        seat:1 sees /pending: 2
        0: YY -3,0 -3,1
        seat:1 sees /pending: 1
        refused 0: keep | IN-5
        0: PP -2,-2 -1,-2
        seat:1 sees /pending: 0
        to act: chance draw
        chance: draw GG,GG,GG,GG
        to act: 1
        ",
    );
}

#[test]
fn in_5_a_double_arrives_once() {
    from(
        "symbols R -1,0 2,0
        track 0 16 5 5 5 5 5",
        "0: RR 0,0 1,0                           # 17, then 18
        seat:1 sees /tracks/0/red: 18
        seat:1 sees /pending: 1
        ",
    );
    from(
        "symbols R -1,0 2,0
        track 0 17 5 5 5 5 5",
        "0: RR 0,0 1,0                           # 18 with the first half, there already with the second
        seat:1 sees /tracks/0/red: 18
        seat:1 sees /pending: 1
        ",
    );
}

#[test]
fn in_6_a_full_board_ends_the_match_though_bonuses_are_owed() {
    from(
        "symbols R -1,0 | B 2,0
        fill Y but 0,0 1,0
        rack 0 RB,RB,RB,RB,RB,RB
        track 0 17 5 17 5 5 5",
        "0: RB 0,0 1,0
        seat:1 sees /tracks/0/red: 18
        seat:1 sees /tracks/0/blue: 18
        spectator told: {\"event\":\"ended\",\"reason\":\"board_full\"}
        to act: over
        ",
    );
}

#[test]
fn in_6_in_team_an_empty_rack_forfeits_what_is_owed() {
    from(
        "options mode=team
        symbols R -1,0 | B 2,0
        rack 0 RB
        track 0 17 5 17 5 5 5",
        "0: RB 0,0 1,0
        spectator told: {\"event\":\"bonus_forfeited\",\"seat\":0,\"count\":2}
        seat:1 sees /pending: 0
        to act: chance draw
        refused chance: draw GG | IN-1
        chance: draw GG,GG,GG,GG,RB,RB
        to act: 1
        ",
    );
}

#[test]
fn in_7_a_rack_without_the_lowest_colour_may_be_swapped() {
    from(
        "rack 0 RB,GG,GG,GG,GG,GG
        rack 1 RB,RB,RB,RB,RB,RR
        track 0 0 5 5 5 5 5",
        "0: RB 0,0 1,0
        spectator told: {\"event\":\"swap_offered\",\"seat\":0}
        seat:1 sees /phase: \"swap\"
        to act: 0
        moves 0: swap | keep
        refused 0: GG 3,0 4,0 | IN-7
        refused 0: swap GG | IN-7
        refused 1: RR 3,0 4,0 | IN-1
        0: swap
        seat:1 told: {\"event\":\"swapped\",\"seat\":0,\"tiles\":[\"GG\",\"GG\",\"GG\",\"GG\",\"GG\"]}
        seat:1 sees /aside: [\"GG\",\"GG\",\"GG\",\"GG\",\"GG\"]
        seat:1 sees /rack_sizes: [0,6]
        refused chance: draw RY,RY,RY,RY,RY | IN-1
        refused chance: draw RY,RY,RY,RY,RY,GG | IN-7      # set aside, not in the bag
        refused chance: draw RY,RY,RY,RY,RY,RB | IN-1      # simply not there
        chance: draw RY,RY,RY,RY,RY,RY
        seat:1 sees /aside: []
        seat:1 sees /returned: [\"GG\",\"GG\",\"GG\",\"GG\",\"GG\"]
        seat:1 sees /bag: 107
        to act: 1                                # once a turn
        1: RR 3,0 4,0
        chance: draw GG                          # back in the bag
        seat:0 sees /returned: []
        ",
    );
}

#[test]
fn in_7_the_question_comes_after_placing_and_never_before() {
    from("", "refused 0: swap | IN-7\nrefused 0: keep | IN-7\nrefused 0: swap RR | IN-7");
    from("options mode=duel", "refused 0: swap RR | IN-14\nrefused 0: keep | IN-14");
}

#[test]
fn in_7_swapping_is_a_choice() {
    from(
        "rack 0 RB,GG,GG,GG,GG,GG
        track 0 0 5 5 5 5 5",
        "0: RB 0,0 1,0
        0: keep
        spectator told: {\"event\":\"kept\",\"seat\":0}
        to act: chance draw
        chance: draw OO
        to act: 1
        ",
    );
}

#[test]
fn in_7_one_tile_with_a_lowest_colour_is_enough_to_forbid_it() {
    // Either half counts, and when several colours are lowest, any of them.
    for (rack, markers, asked) in [
        ("RB,GG,GG,GG,GG,GG", "0 5 5 5 5 5", true),
        ("RB,GG,GG,GG,GG,RG", "0 5 5 5 5 5", false),
        ("RB,GG,GG,GG,GG,RY", "0 5 5 5 5 5", false),
        ("RB,GG,GG,GG,GG,YY", "0 5 5 5 0 5", false),
        ("RB,GG,GG,GG,GG,PP", "0 5 5 5 0 5", true),
        ("RB,GG,GG,GG,GG,PP", "0 0 0 0 0 0", false),
        ("RB,RB,RB,RB,RB,RB", "7 7 7 3 3 3", true),
    ] {
        let next = if asked { "0" } else { "chance draw" };
        from(
            &format!("rack 0 {rack}\ntrack 0 {markers}"),
            &format!("0: RB 0,0 1,0\nto act: {next}"),
        );
    }
}

#[test]
fn in_7_the_tracks_are_judged_after_scoring_and_after_all_bonuses() {
    from(
        "symbols O -1,0 | R 3,0
        rack 0 OY,GG,GG,GG,GG,RB
        track 0 18 17 18 17 17 17",
        "0: OY 0,0 0,1                           # orange arrives; green, yellow, purple are lowest
        to act: 0
        0: RB 2,1 1,2                            # the bonus; now only greens are left on the rack
        to act: chance draw
        ",
    );
    from(
        "symbols O -1,0 | R 3,0
        rack 0 OY,RR,BB,OO,RB,RB
        track 0 18 17 18 17 17 17",
        "0: OY 0,0 0,1
        0: RB 2,1 1,2
        moves 0: swap | keep
        ",
    );
}

#[test]
fn in_7_with_an_empty_rack_there_is_no_question() {
    from(
        "options mode=team
        rack 0 RB
        track 0 0 5 5 5 5 5",
        "0: RB 0,0 1,0
        to act: chance draw
        ",
    );
}

#[test]
fn in_8_the_match_ends_when_no_two_neighbouring_cells_are_free() {
    from(
        "fill Y but 0,0 1,0 3,0 -3,1
        rack 0 GG,RR,RR,RR,RR,RR
        track 0 5 5 5 5 0 5",
        "count 0: 2
        0: GG 0,0 1,0                            # two lone cells are left; no swap, no refill
        to act: over
        refused chance: draw GG | IN-1
        refused 1: GG 3,0 -3,1 | IN-1
        seat:1 sees /rack_sizes: [5,6]
        ",
    );
}

#[test]
fn in_8_a_free_pair_anywhere_keeps_the_match_going() {
    from(
        "fill Y but 0,0 1,0 3,0 3,1
        rack 0 GG,RR,RR,RR,RR,RR",
        "0: GG 0,0 1,0
        to act: chance draw
        ",
    );
}

#[test]
fn in_8_six_markers_on_18_win_at_once() {
    from(
        "symbols R -1,0
        rack 0 RB,RB,RB,RB,RB,RB
        track 0 17 18 18 18 18 18
        track 1 18 18 18 18 18 17",
        "0: RB 0,0 1,0
        spectator told: {\"event\":\"ended\",\"reason\":\"all_markers_home\",\"seat\":0}
        to act: over
        ranks: 1 2
        score 0: 18 | red 18 18
        ",
    );
}

#[test]
fn in_9_the_lowest_marker_decides_then_the_next_lowest() {
    // Rulebook p. 5: Tina, Thomas, Karl, Heike.
    from(
        "options seats=4
        track 0 10 15 18 14 13 18
        track 1 18 16 9 12 13 17
        track 2 12 16 18 15 12 9
        track 3 18 7 18 18 18 18",
        "ranks: 1 2 3 4
        score 0: 10 | red 10 10 | green 15 15
        score 1: 9 | blue 9 9
        score 2: 9 | purple 9 9
        score 3: 7
        ",
    );
}

#[test]
fn in_9_a_view_names_the_colours_that_are_behind_where_the_lowest_decides() {
    let lowest = |text: &str, track| {
        let view = position(text).view(Viewer::Spectator);
        view.lowest(track).iter().collect::<Vec<_>>()
    };
    let uneven = "track 0 10 9 9 14 13 18\ntrack 1 5 5 5 5 5 5";
    assert_eq!(lowest(uneven, 0), [Colour::Green, Colour::Blue]);
    // Where all stand equal, none is behind.
    assert!(lowest(uneven, 1).is_empty());
    assert!(lowest(uneven, 2).is_empty());
    assert!(lowest("options mode=duel\ntrack 0 1 -3 0 0 0 0", 0).is_empty());
}

#[test]
fn in_9_equal_throughout_is_shared_whatever_the_colours() {
    from(
        "options seats=3
        track 0 10 11 12 13 14 15
        track 1 15 14 13 12 11 10
        track 2 10 11 12 13 14 14",
        "ranks: 1 1 3",
    );
}

#[test]
fn in_10_solo_draws_one_places_and_scores_without_rack_bonus_or_swap() {
    play(
        "options mode=solo start=0
        to act: chance draw
        refused chance: draw RB,RB | IN-1
        chance: draw RB
        spectator told: {\"event\":\"drew\",\"seat\":0,\"count\":1,\"tiles\":[\"RB\"]}
        refused 0: GG 0,-4 1,-5 | IN-1
        refused 0: swap | IN-10
        refused 0: keep | IN-10
        0: RB 0,-4 1,-5
        seat:0 sees /tracks: [{\"red\":1,\"green\":0,\"blue\":0,\"orange\":0,\"yellow\":0,\"purple\":0}]
        to act: chance draw
        chance: draw GG
        to act: 0
        ",
    );
}

/// Two greens in line with the first cell, four yellows in line with the second.
const CROSSING: &str = "symbols G -1,0 -2,0 | Y 2,0 3,0 1,1 1,2
    track 0 5 16 5 5 17 5
    ";

#[test]
fn in_10_reaching_or_passing_18_leads_to_the_zero_of_the_second_track() {
    // Rulebook p. 6: green comes to exactly 18, yellow passes it by three.
    from(
        &format!("options mode=solo\nrack 0 GY\n{CROSSING}"),
        "0: GY 0,0 1,0
        seat:0 sees /tracks/0: {\"red\":5,\"green\":18,\"blue\":5,\"orange\":5,\"yellow\":18,\"purple\":5}
        seat:0 sees /pending: 0
        to act: chance draw
        score 0: 5 | green 18 18 | yellow 18 18
        ",
    );
}

#[test]
fn in_10_the_second_track_ends_at_36_and_six_markers_there_end_the_match() {
    from(
        "options mode=solo
        symbols R -1,0 -2,0
        rack 0 RB
        track 0 35 36 36 36 36 36",
        "0: RB 0,0 1,0
        to act: over
        score 0: 36 | red 36 36
        ranks: 1
        ",
    );
    from(
        "options mode=solo
        symbols R -1,0 -2,0
        rack 0 RB
        track 0 35 35 36 36 36 36",
        "0: RB 0,0 1,0
        seat:0 sees /tracks/0/red: 36
        to act: chance draw
        score 0: 35
        ",
    );
}

/// The left half of a double sees three greens, the right half one.
const UNEVEN: &str = "symbols G -1,0 -2,0 -3,0 2,0
    ";

#[test]
fn in_11_a_double_is_listed_in_both_orders_exactly_when_they_give_different_tracks() {
    for (mode, marker, moves) in [
        ("solo", 15, "GG 0,0 1,0 | GG 1,0 0,0"), // 18, then 19; or 16, then 18
        ("team", 15, "GG 0,0 1,0 | GG 1,0 0,0"),
        ("solo", 14, "GG 0,0 1,0"),              // 18 either way
        ("solo", 13, "GG 0,0 1,0"),              // 17
        ("solo", 17, "GG 0,0 1,0 | GG 1,0 0,0"), // 19 or 21
        ("solo", 18, "GG 0,0 1,0"),              // no second crossing loses anything
        ("solo", 34, "GG 0,0 1,0"),
        ("team", 34, "GG 0,0 1,0"),
        ("base", 15, "GG 0,0 1,0"), // the surplus is lost in any order
    ] {
        let solo = if mode == "solo" { "rack 0 GG" } else { "rack 0 GG,GG,GG,GG" };
        from(
            &format!(
                "options mode={mode}\n{UNEVEN}fill Y but 0,0 1,0\n{solo}\ntrack 0 0 {marker} 0 0 0 0"
            ),
            &format!("moves 0: {moves}"),
        );
    }
}

#[test]
fn in_11_the_half_named_first_scores_first() {
    let solo = format!("options mode=solo\n{UNEVEN}rack 0 GG\ntrack 0 0 15 0 0 0 0");
    from(&solo, "0: GG 0,0 1,0\nseat:0 sees /tracks/0/green: 19");
    from(&solo, "0: GG 1,0 0,0\nseat:0 sees /tracks/0/green: 18");
}

#[test]
fn in_11_where_the_order_means_nothing_either_spelling_is_taken_and_rewritten() {
    use tabletop::{Seat, Step, apply};
    for mode in ["base", "duel", "team"] {
        let mut game = position(&format!("options mode={mode}\n{UNEVEN}"));
        let step = Step::Move(Seat::new(0), "GG 1,0 0,0".parse().unwrap());
        let taken = apply(&mut game, step, &mut Vec::new()).unwrap();
        assert_eq!(taken.to_string(), "0\tGG 0,0 1,0");
    }
}

#[test]
fn in_12_partners_share_a_double_track_with_a_bonus_at_each_18() {
    // Rulebook p. 6: what gives nothing in solo gives two bonuses in team.
    from(
        &format!("options mode=team\nrack 0 GY,RR,RB,BB,BO,OO\n{CROSSING}"),
        "0: GY 0,0 1,0
        seat:2 sees /tracks/0/green: 18
        seat:2 sees /tracks/0/yellow: 18
        seat:2 sees /pending: 2
        to act: 0
        ",
    );
    from(
        "options mode=team
        symbols R -1,0 | B 2,0
        rack 2 RB,RR,RB,BB,BO,OO
        turn 2
        track 0 35 20 36 20 20 20",
        "2: RB 0,0 1,0                           # the partner's points; blue was there before
        seat:0 sees /tracks/0/red: 36
        seat:0 sees /pending: 1
        score 0: 20 | red 36 36
        score 2: 20 | red 36 36
        score 1: 0
        ranks: 1 2 1 2
        ",
    );
}

#[test]
fn in_12_racks_are_hidden_from_the_partner_too() {
    from(
        "options mode=team",
        "seat:0 sees /racks: [[\"RR\",\"GG\",\"BB\",\"OO\",\"YY\",\"PP\"],null,null,null]
        seat:2 sees /racks/0: null
        spectator sees /racks: [null,null,null,null]
        ",
    );
}

#[test]
fn in_12_a_swap_is_judged_on_the_teams_lowest() {
    from(
        "options mode=team
        rack 2 RB,GG,GG,GG,GG,GG
        turn 2
        track 0 0 25 25 25 25 25
        track 1 9 0 9 9 9 9",
        "2: RB 0,0 1,0
        moves 2: swap | keep
        ",
    );
    from(
        "options mode=team
        rack 3 RB,GG,GG,GG,GG,GG
        turn 3
        track 0 0 25 25 25 25 25
        track 1 9 0 9 9 9 9",
        "3: RB 0,0 1,0
        to act: chance draw
        ",
    );
}

#[test]
fn in_12_six_markers_on_the_far_18_win_at_once() {
    from(
        "options mode=team
        symbols R -1,0
        rack 1 RB,RB,RB,RB,RB,RB
        turn 1
        track 1 35 36 36 36 36 36",
        "1: RB 0,0 1,0
        spectator told: {\"event\":\"ended\",\"reason\":\"all_markers_home\",\"seat\":1}
        to act: over
        ranks: 2 1 2 1
        ",
    );
}

#[test]
fn in_13_markers_move_towards_the_scorer_through_zero_and_stop_at_nine() {
    from(
        "options mode=duel
        symbols R -1,0 -2,0 -3,0 | B 2,0
        rack 0 RB,RB,RB,RB,RB,RB
        track 0 -2 0 0 0 0 0",
        "0: RB 0,0 1,0
        seat:1 sees /tracks: [{\"red\":1,\"green\":0,\"blue\":1,\"orange\":0,\"yellow\":0,\"purple\":0}]
        ",
    );
    from(
        "options mode=duel
        symbols R -1,0 -2,0 -3,0 | B 2,0
        rack 1 RB,RB,RB,RB,RB,RB
        turn 1
        track 0 -8 0 1 0 0 0",
        "1: RB 0,0 1,0                           # eleven would be too far; blue comes to rest on 0
        seat:1 sees /tracks/0/red: -9
        seat:1 sees /tracks/0/blue: 0
        ",
    );
}

#[test]
fn in_13_arriving_at_nine_takes_the_token_from_the_pool_or_the_opponent_and_gives_a_bonus() {
    from(
        "options mode=duel
        symbols R -1,0 | B 2,0
        rack 1 RB,RB,RB,RB,RB,RB
        turn 1
        track 0 -8 0 -8 0 0 0
        token blue 0",
        "1: RB 0,0 1,0
        spectator told: {\"event\":\"token_taken\",\"seat\":1,\"colour\":\"red\",\"from\":null}
        spectator told: {\"event\":\"token_taken\",\"seat\":1,\"colour\":\"blue\",\"from\":0}
        seat:0 sees /tokens: {\"red\":1,\"green\":null,\"blue\":1,\"orange\":null,\"yellow\":null,\"purple\":null}
        seat:0 sees /pending: 2
        to act: 1
        ",
    );
}

#[test]
fn in_13_with_ones_own_token_there_is_no_second_bonus() {
    from(
        "options mode=duel
        symbols R -1,0
        rack 0 RB,GG,GG,GG,GG,GG
        track 0 8 0 0 0 0 0
        token red 0",
        "0: RB 0,0 1,0
        seat:0 sees /tracks/0/red: 9
        seat:0 sees /pending: 0
        to act: chance draw
        ",
    );
}

#[test]
fn in_13_a_token_stays_when_its_marker_leaves() {
    from(
        "options mode=duel
        symbols R -1,0
        rack 1 RB,RB,RB,RB,RB,RB
        turn 1
        track 0 9 0 0 0 0 0
        token red 0",
        "1: RB 0,0 1,0
        seat:0 sees /tracks/0/red: 8
        seat:0 sees /tokens/red: 0
        ",
    );
}

#[test]
fn in_14_tiles_of_a_colour_on_ones_nine_may_be_set_aside() {
    from(
        "options mode=duel
        rack 0 GG,RB,RB,GO,YP,OO
        track 0 9 0 0 9 0 -9
        token red 0
        token orange 0
        token purple 1",
        "0: GG 0,0 1,0
        to act: 0
        moves 0: swap RB,RB,GO,OO | swap RB,RB,GO | swap RB,RB,OO | swap RB,RB | swap RB,GO,OO | swap RB,GO | swap RB,OO | swap RB | swap GO,OO | swap GO | swap OO | keep
        refused 0: swap | IN-14
        refused 0: swap YP | IN-14               # purple stands on the other's nine
        refused 0: swap RB,YP | IN-14
        refused 0: swap RB,RB,RB | IN-14
        refused 0: swap RO | IN-14
        refused 0: RB 3,0 4,0 | IN-14
        0: swap OO,BR                            # another spelling
        seat:1 told: {\"event\":\"swapped\",\"seat\":0,\"tiles\":[\"RB\",\"OO\"]}
        seat:1 sees /rack_sizes: [3,6]
        refused chance: draw GG,GG | IN-1
        chance: draw GG,RB,BB
        seat:0 sees /racks/0: [\"RB\",\"RB\",\"GG\",\"GO\",\"BB\",\"YP\"]
        seat:1 sees /returned: [\"RB\",\"OO\"]
        to act: 1
        ",
    );
}

#[test]
fn in_14_it_is_asked_only_when_some_tile_qualifies_and_need_not_be_done() {
    from(
        "options mode=duel
        rack 0 GG,BB,BY,GO,YP,OO
        track 0 9 0 0 0 0 0
        token red 0",
        "0: GG 0,0 1,0
        to act: chance draw
        ",
    );
    from(
        "options mode=duel
        rack 0 GG,RB,BY,GO,YP,OO
        track 0 9 0 0 0 0 0
        token red 0",
        "0: GG 0,0 1,0
        moves 0: swap RB | keep
        0: keep
        chance: draw GG
        to act: 1
        ",
    );
}

#[test]
fn in_14_what_is_set_aside_cannot_come_back_in_the_same_refill() {
    from(
        "options mode=duel
        rack 0 GG,RR,RR,RR,RR,RR
        rack 1 GG,GG,GG,BB,BB,BB
        track 0 9 0 0 0 0 0
        token red 0",
        "0: GG 0,0 1,0
        0: swap RR,RR
        refused chance: draw BB,BB,RR | IN-14
        refused chance: draw BB,BB,BB | IN-1     # two are left
        chance: draw BB,BB,OO
        to act: 1
        ",
    );
}

#[test]
fn in_15_arriving_means_not_having_been_there_before_this_half() {
    from(
        "options mode=duel
        symbols R -1,0 2,0
        rack 0 RR,GG,GG,GG,GG,GG
        track 0 8 0 0 0 0 0",
        "0: RR 0,0 1,0                           # nine with the first half
        seat:0 sees /pending: 1
        ",
    );
    from(
        "options mode=duel
        symbols R -1,0 2,0
        rack 0 RR,GG,GG,GG,GG,GG
        track 0 9 0 0 0 0 0
        token red 0",
        "0: RR 0,0 1,0
        seat:0 sees /pending: 0
        ",
    );
}

#[test]
fn in_15_more_markers_on_ones_side_win_a_duel_then_the_rearmost_decide() {
    // Rulebook p. 8: two each; the rearmost stand on 2 both; then 4 beats 3.
    let over =
        |markers: &str| format!("options mode=duel\nfill R but 0,0\nphase over\ntrack 0 {markers}");
    from(
        &over("2 4 -2 0 -3 0"),
        "to act: over
        ranks: 1 2
        score 0: 2 | red 2 1 | green 4 1 | blue -2 0 | orange 0 0
        score 1: 2 | blue 2 1 | yellow 3 1 | red -2 0
        ",
    );
    from(&over("2 3 -2 0 -4 0"), "ranks: 2 1");
    from(&over("8 8 -1 -1 -1 0"), "ranks: 2 1\nscore 0: 2\nscore 1: 3");
    from(&over("2 5 -2 0 -5 0"), "ranks: 1 1");
    from(&over("0 0 0 0 0 0"), "ranks: 1 1\nscore 0: 0");
}

#[test]
fn in_15_six_markers_on_ones_nine_win_a_duel_at_once() {
    from(
        "options mode=duel
        symbols R -1,0
        rack 1 RB,RB,RB,RB,RB,RB
        turn 1
        track 0 -8 -9 -9 -9 -9 -9
        token red 0
        token green 1
        token blue 1
        token orange 1
        token yellow 1
        token purple 1",
        "1: RB 0,0 1,0
        spectator told: {\"event\":\"ended\",\"reason\":\"all_markers_home\",\"seat\":1}
        to act: over
        ranks: 2 1
        score 1: 6
        ",
    );
}

#[test]
fn in_17_racks_are_secret_and_swapped_tiles_scores_and_counts_are_public() {
    after_deal(
        "seat:0 sees /racks: [[\"RB\",\"RB\",\"GG\",\"OY\",\"YY\",\"PP\"],null]
        seat:1 sees /racks: [null,[\"RR\",\"GO\",\"BB\",\"BP\",\"OO\",\"YP\"]]
        spectator sees /racks: [null,null]
        spectator sees /rack_sizes: [6,6]
        spectator sees /bag: 108
        seat:0 sees /unseen/RB: 4
        spectator sees /unseen/RB: 6
        0: RB 0,-4 1,-5
        chance: draw GY
        seat:0 told: {\"event\":\"drew\",\"seat\":0,\"count\":1,\"tiles\":[\"GY\"]}
        seat:1 told: {\"event\":\"drew\",\"seat\":0,\"count\":1,\"tiles\":null}
        spectator told: {\"event\":\"drew\",\"seat\":0,\"count\":1,\"tiles\":null}
        ",
    );
}

#[test]
fn in_18_who_begins_is_drawn_unless_agreed_and_six_tiles_are_dealt_from_seat_0_on() {
    play(
        "options seats=3
        to act: chance start
        refused chance: start 3 | IN-18
        refused chance: draw RR,GG,BB,OO,YY,PP | IN-18
        chance: start 2
        spectator told: {\"event\":\"started\",\"seat\":2}
        to act: chance draw
        refused chance: start 1 | IN-18
        refused chance: draw RR | IN-1
        chance: draw RR,GG,BB,OO,YY,PP
        seat:0 sees /rack_sizes: [6,0,0]
        chance: draw RR,GG,BB,OO,YY,PP
        chance: draw RR,GG,BB,OO,YY,PP
        to act: 2
        refused 0: RR 0,-4 1,-5 | IN-1
        2: RR 0,-4 1,-5
        chance: draw RB
        to act: 0
        ",
    );
    play("options start=1\nto act: chance draw");
    play(
        "options mode=solo\nto act: chance start\nrefused chance: start 1 | IN-18\nchance: start 0\nto act: chance draw",
    );
}

#[test]
fn in_18_a_rank_is_one_more_than_the_number_of_better_seats_or_teams() {
    from(
        "options seats=4
        track 0 5 5 5 5 5 5
        track 1 6 6 6 6 6 6
        track 2 5 5 5 5 5 5
        track 3 4 4 4 4 4 4",
        "ranks: 2 1 2 4",
    );
    from(
        "options mode=team
        track 1 1 1 1 1 1 1",
        "ranks: 2 1 2 1",
    );
}
