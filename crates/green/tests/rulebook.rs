//! Each rule of `docs/rules/green.md`, as a script. The course cards C1, C2, C3 in a row are, from the tee:
//! 1 fairway:2, 2 lake, 3 bunker-1:2, 4 fairway:2, 5 fairway:1, 6 height+1:1, 7 bunker-2:1, 8 fairway:2, 9 fairway:1, green.

use green::{Content, Files, Green};
use tabletop::Seat;
use testkit::script;

use crate::support::position::position;

/// A position, then what happens in it.
fn from(text: &str, script: &str) -> Green {
    script::run_from(position(text), script)
}

fn play(script: &str) -> Green {
    script::run(script)
}

const OPENING: &str = "
    chance: reveal wood_tail,putter_2,iron_head,chipper
    chance: course C1,C2,C3
    chance: wind 4
";

#[test]
fn gr_1_a_full_space_sends_the_ball_back_to_the_first_free_one() {
    // Worked example 2: a move of 4 onto a full space stops at 3.
    from(
        "cards C8,C2,C1
        seat hand hybrid_4
        seat ball 4 row chipper",
        "0: hit hybrid_4
        referee sees /balls/0: 3",
    );
    // Two circles hold two balls; one of them leaves room.
    from(
        "options seats=3
        seat hand hybrid_4
        seat ball 4
        seat ball 1",
        "0: hit hybrid_4
        referee sees /balls/0: 4",
    );
    // A lake has no circle; passing over full spaces is free.
    from(
        "options seats=3
        seat hand chipper,hybrid_4
        seat ball 1
        seat ball 1",
        "0: hit chipper
        referee sees /balls/0: 0                  # 2 is a lake, 1 is full: it stays
        referee sees /rows/0: [[\"chipper\"]]       # and the shot counts",
    );
    from(
        "options seats=3
        seat hand hybrid_4
        seat ball 1
        seat ball 1",
        "0: hit hybrid_4
        referee sees /balls/0: 4",
    );
}

#[test]
fn gr_1_a_ball_is_never_sent_behind_its_start() {
    from(
        "cards C2,C1,C3
        seat ball 4 hand iron_choice,putter_1
        seat",
        "0: hit iron_choice=1
        referee sees /balls/0: 4                  # 5 is the lake of C1; 3 would be free
        referee sees /rows/0: [[\"iron_choice\"]]",
    );
}

/// What everybody is told of a hit from the tee; position 2 is a lake.
fn told(club: &str, strike: u8) -> String {
    let to = if strike == 2 { 1 } else { strike };
    format!(
        r#"{{"event":"hit","seat":0,"hit":"hit {club}","lent":null,"sum":{{"printed":{strike},"terrain":0,"bonus":0}},"strike":{strike},"from":0,"to":{to},"income":true}}"#
    )
}

#[test]
fn gr_2_the_printed_number_is_chosen_and_then_the_terrain_counts() {
    // Worked example 1: Iron 4/3/2 and Wood 1/3/5 by pairs of winds.
    let strikes = |club: &str, wanted: [u8; 6]| {
        for (wind, strike) in (1..=6).zip(wanted) {
            from(
                &format!("wind {wind}\nseat hand {club}\nseat"),
                &format!("0: hit {club}\nreferee told: {}", told(club, strike)),
            );
        }
    };
    strikes("iron_head", [4, 4, 3, 3, 2, 2]);
    strikes("wood_tail", [1, 1, 3, 3, 5, 5]);
    strikes("wood_head", [5, 5, 3, 3, 1, 1]);
    from(
        "seat hand putter_2 ball 3\nseat ball 9",
        "moves 0: hit putter_2=0 | hit putter_2=1 | hit putter_2=2 | retire
        refused 0: hit putter_2=3 | GR-2
        refused 0: hit putter_2 | GR-2
        0: hit putter_2=1
        referee sees /balls/0: 3                  # the bunker takes the one: strike 0 is legal
        referee sees /rows/0: [[\"putter_2\"]]",
    );
    from(
        "seat hand chipper ball 6\nseat ball 1",
        "refused 0: hit chipper=2 | GR-2
        0: hit chipper
        referee sees /balls/0: 9                  # 2, and 1 for the height",
    );
    // 2 from a bunker of 2: never below 0.
    from("seat hand putter_1 ball 7\nseat", "0: hit putter_1=1\nreferee sees /balls/0: 7");
}

#[test]
fn gr_2_a_hit_tells_what_its_strike_is_made_of() {
    // A height of 1; a bunker of 2, and without it by a Wedge's power; a Wood's power.
    from(
        "seat hand chipper ball 6\nseat ball 1",
        r#"0: hit chipper
        referee told: {"event":"hit","seat":0,"hit":"hit chipper","lent":null,"sum":{"printed":2,"terrain":1,"bonus":0},"strike":3,"from":6,"to":9,"income":true}"#,
    );
    from(
        "seat hand putter_1 ball 7\nseat",
        r#"0: hit putter_1=1
        referee told: {"event":"hit","seat":0,"hit":"hit putter_1=1","lent":null,"sum":{"printed":1,"terrain":-2,"bonus":0},"strike":0,"from":7,"to":7,"income":true}"#,
    );
    from(
        "seat hand putter_2 ball 7\nseat ball 1 row wedge_fixed",
        r#"0: hit putter_2=2 borrow 1 sand
        referee told: {"event":"hit","seat":0,"hit":"hit putter_2=2 borrow 1 sand","lent":"wedge","sum":{"printed":2,"terrain":0,"bonus":0},"strike":2,"from":7,"to":9,"income":false}"#,
    );
    from(
        "seat hand iron_choice\nseat ball 9 row wood_tail",
        r#"0: hit iron_choice=1 borrow 1
        referee told: {"event":"hit","seat":0,"hit":"hit iron_choice=1 borrow 1","lent":"wood","sum":{"printed":1,"terrain":0,"bonus":2},"strike":3,"from":0,"to":3,"income":false}"#,
    );
}

#[test]
fn gr_3_a_club_is_drawn_from_a_slot_which_is_refilled_at_the_end_of_the_turn() {
    play(&format!(
        "options start=0 {OPENING}
        moves 0: draw 0 | draw 1 | draw 2 | draw 3 | refresh | retire
        refused 0: draw 4 | GR-3
        0: draw 2
        referee sees /display: [\"wood_tail\",\"putter_2\",null,\"chipper\"]
        to act: chance reveal
        refused chance: reveal chipper,chipper | GR-3
        chance: reveal hybrid_3
        referee sees /display: [\"wood_tail\",\"putter_2\",\"hybrid_3\",\"chipper\"]
        referee sees /hands: [[\"iron_head\"],[]]
        to act: 1"
    ));
}

#[test]
fn gr_3_a_refresh_costs_a_caddie_and_commits_to_drawing() {
    play(&format!(
        "options start=0 {OPENING}
        0: refresh
        referee sees /display: [null,null,null,null]
        referee sees /discards: 4
        referee sees /caddies: [3,4]
        referee sees /supply: 13
        chance: reveal wood_head,wood_head,wood_head,wood_head
        refused chance: reveal wood_head | GR-12
        moves 0: draw 0 | draw 1 | draw 2 | draw 3 | refresh
        refused 0: retire | GR-3
        refused 0: hit wood_tail | GR-3
        0: refresh
        refused chance: reveal wood_head,wood_tail,wood_tail,wood_tail | GR-3
        chance: reveal wood_tail,wood_tail,wood_tail,chipper
        0: draw 3
        referee sees /caddies: [2,4]"
    ));
}

#[test]
fn gr_3_not_with_8_cards_not_without_a_caddie_not_without_a_display() {
    let eight = "wood_tail,wood_tail,wood_head,wood_head,chipper,chipper,chipper,chipper";
    from(
        &format!("display iron_head,iron_tail,-,-\nseat hand {eight}\nseat"),
        "refused 0: draw 0 | GR-3
        refused 0: refresh | GR-3
        refused 0: draw 2 | GR-3",
    );
    from(
        "display iron_head,iron_tail,-,-\nseat caddies 0\nseat",
        "moves 0: draw 0 | draw 1 | retire
        refused 0: refresh | GR-3
        refused 0: draw 2 | GR-3",
    );
    from("seat\nseat", "moves 0: retire\nrefused 0: refresh | GR-3");
}

#[test]
fn gr_3_the_discards_are_shuffled_when_a_card_is_needed_also_in_the_middle_of_a_reveal() {
    let deck_of_two = from(
        "display iron_head,-,-,-
        seat hand chipper
        seat
        rest",
        "referee sees /deck: 0
        refused chance: reveal chipper | GR-12",
    );
    // Everything but two clubs is discarded; they come first, then the shuffled discards.
    let mut setup = deck_of_two.to_setup();
    let in_deck: Vec<_> = ["wood_tail", "putter_3"].map(|id| id.parse().unwrap()).to_vec();
    for club in &in_deck {
        let at = setup.discards.iter().position(|other| other == club).unwrap();
        setup.discards.remove(at);
    }
    script::run_from(
        Green::from_setup(&setup).unwrap(),
        "referee sees /deck: 2
        0: refresh
        to act: chance reveal
        refused chance: reveal wood_tail,iron_head,putter_3,chipper | GR-3
        chance: reveal putter_3,wood_tail,iron_head,chipper      # iron_head was on display a moment ago
        referee sees /discards: 0
        referee sees /deck: 40",
    );
}

#[test]
fn gr_3_nothing_left_leaves_slots_empty_until_a_card_is_discarded() {
    // All 45 clubs are in hands, rows and on display.
    let mut setup = position("seat hand chipper\nseat\nrest").to_setup();
    let mut left = std::mem::take(&mut setup.discards);
    let mut take = |n: usize| left.drain(..n).collect::<Vec<_>>();
    setup.display = [Some(take(1)[0]), Some(take(1)[0]), None, None];
    setup.seats[1].hand = take(7);
    let rest = take(35);
    setup.seats[1].row = rest.into_iter().map(|club| vec![club]).collect();
    setup.seats[1].has_played = true;
    script::run_from(
        Green::from_setup(&setup).unwrap(),
        "referee sees /deck: 0
        referee sees /discards: 0
        0: draw 1
        to act: 1                                 # nothing to reveal
        1: draw 0
        to act: 0
        refused 0: refresh | GR-3
        0: hit chipper power
        to act: chance reveal                     # the discarded Chipper
        chance: reveal chipper
        referee sees /display/0: \"chipper\"
        to act: 1",
    );
}

#[test]
fn gr_4_no_power_brings_a_caddie_and_a_power_does_not() {
    from(
        "seat hand wood_tail,wedge_fixed
        seat row putter_2 ball 4",
        "0: hit wedge_fixed
        referee sees /caddies: [5,4]
        referee sees /supply: 11",
    );
    from(
        "seat hand chipper
        seat caddies 16",
        "0: hit chipper
        referee sees /caddies: [4,16]             # the supply was empty",
    );
    from(
        "seat hand chipper
        seat",
        "0: hit chipper power
        referee sees /caddies: [4,4]
        referee sees /discards: 1",
    );
}

#[test]
fn gr_4_a_power_that_changes_nothing_is_refused() {
    // From 9, a Wood goes beyond the green with and without its 2; a Putter that misses the green pockets nothing.
    from(
        "seat ball 9 hand wood_tail,putter_2,wedge_fixed,hybrid_2,iron_tail
        seat ball 8 row chipper",
        "refused 0: hit wood_tail power | GR-4
        refused 0: hit putter_2=0 power | GR-4
        refused 0: hit putter_2=2 power | GR-4
        refused 0: hit wedge_fixed power skip | GR-4
        refused 0: hit wedge_fixed power sand | GR-4
        refused 0: hit hybrid_2 power | GR-6
        moves 0: hit wood_tail | hit wood_tail borrow 1 | hit putter_2=0 | hit putter_2=0 borrow 1 | hit putter_2=1 | hit putter_2=1 borrow 1 | hit putter_2=1 power | hit putter_2=2 | hit putter_2=2 borrow 1 | hit hybrid_2 | hit hybrid_2 borrow 1 | hit iron_tail | hit iron_tail borrow 1 | hit iron_tail power | hit wedge_fixed | hit wedge_fixed borrow 1 | retire",
    );
}

#[test]
fn gr_4_one_power_for_a_club_and_none_that_it_has_itself() {
    from(
        "seat ball 4 hand wood_tail,hybrid_2,hybrid_3,chipper
        seat ball 3 row wood_head caddies 3",
        "refused 0: hit wood_tail borrow 1 | GR-4         # a Wood has it itself
        refused 0: hit chipper power borrow 1 | GR-4
        refused 0: hit hybrid_2 with hybrid_3 power | GR-4
        refused 0: hit hybrid_2 with hybrid_3 borrow 1 | GR-4
        0: hit hybrid_2 borrow 1
        referee sees /balls/0: 8                          # 2 and 2: his first club
        referee sees /caddies: [3,4]",
    );
    from(
        "seat hand chipper
        seat row hybrid_2+hybrid_3 ball 5",
        "refused 0: hit chipper borrow 1 | GR-4           # a Hybrid's power is never borrowed",
    );
    from(
        "seat hand chipper caddies 0
        seat row iron_head ball 3",
        "refused 0: hit chipper borrow 1 | GR-4",
    );
    from("seat\nseat", "refused 0: hit chipper | GR-4");
}

#[test]
fn gr_5_who_lends_a_power() {
    from(
        "options seats=4
        seat ball 9 hand chipper,iron_choice
        seat ball pocketed progress 5 row wood_tail|putter_2
        seat ball retired
        seat",
        "refused 0: hit iron_choice=1 borrow 0 | GR-5
        refused 0: hit iron_choice=1 borrow 2 | GR-5
        refused 0: hit iron_choice=1 borrow 3 | GR-5
        refused 0: hit iron_choice=1 borrow 4 | GR-5
        0: hit iron_choice=1 borrow 1                     # from a pocketed player
        referee sees /balls/0: \"pocketed\"",
    );
    from(
        "seat ball 9 hand iron_choice
        seat played",
        "refused 0: hit iron_choice=1 borrow 1 | GR-5     # his only club was a discarded Chipper",
    );
}

#[test]
fn gr_6_a_wood_adds_2_to_the_first_club_played_on_the_hole() {
    from(
        "wind 4
        seat hand wood_tail
        seat",
        "0: hit wood_tail power
        referee sees /balls/0: 5
        referee sees /caddies: [4,4]",
    );
    from(
        "seat hand chipper,wood_tail
        seat ball retired",
        "0: hit chipper power
        chance: reveal wood_head,wood_head,wood_head,wood_head
        refused 0: hit wood_tail power | GR-6             # a discarded Chipper was a club played",
    );
}

#[test]
fn gr_6_two_hybrids_are_one_shot() {
    from(
        "seat hand hybrid_2,hybrid_3,hybrid_3,chipper
        seat ball retired",
        "moves 0: hit hybrid_2 | hit hybrid_2 with hybrid_3 | hit hybrid_3 | hit hybrid_3 with hybrid_3 | hit chipper | hit chipper power | retire
        refused 0: hit hybrid_2 with hybrid_2 | GR-4
        refused 0: hit hybrid_2 with chipper | GR-6
        0: hit hybrid_3 with hybrid_2                     # another spelling
        referee sees /last_hit/hit: \"hit hybrid_2 with hybrid_3\"
        spectator sees /last_hit: {\"seat\":0,\"hit\":\"hit hybrid_2 with hybrid_3\"}
        seat:1 sees /last_hit/hit: \"hit hybrid_2 with hybrid_3\"
        referee sees /rows/0: [[\"hybrid_2\",\"hybrid_3\"]]
        referee sees /balls/0: 5
        referee sees /caddies: [4,4]",
    );
    // In the rough no pair reaches the green, but it leaves another row than its clubs one by one.
    from(
        "seat ball rough hand hybrid_2,hybrid_3
        seat ball retired",
        "moves 0: hit hybrid_2 | hit hybrid_2 with hybrid_3 | hit hybrid_3 | retire
        0: hit hybrid_2 with hybrid_3
        referee sees /balls/0: \"rough\"
        referee sees /rows/0: [[\"hybrid_2\",\"hybrid_3\"]]",
    );
}

#[test]
fn gr_6_after_an_irons_power_another_club_must_follow() {
    from(
        "wind 4
        display chipper,-,-,-
        seat hand iron_head,iron_tail,chipper
        seat ball 9 row wood_tail",
        "0: hit iron_head power
        to act: 0
        referee sees /balls/0: 3
        moves 0: hit iron_tail | hit iron_tail power | hit chipper | hit chipper power
        refused 0: retire | GR-6
        refused 0: draw 0 | GR-6
        refused 0: hit chipper borrow 1 | GR-6            # no longer the first club
        0: hit iron_tail power
        moves 0: hit chipper | hit chipper power
        0: hit chipper
        referee sees /balls/0: 7                          # 3; 2 more out of the bunker; 2 more
        referee sees /caddies: [5,4]                      # only the Chipper was without a power",
    );
    from(
        "seat hand iron_head
        seat",
        "refused 0: hit iron_head power | GR-6            # no card to go on with",
    );
    // Also with a borrowed Iron: each club of the turn has a power of its own, and the last pockets.
    from(
        "wind 4
        display chipper,chipper,chipper,chipper
        seat ball 6 hand chipper,putter_1,wood_tail
        seat ball 1 row wood_head|iron_head",
        "0: hit chipper borrow 1
        to act: 0
        referee sees /balls/0: 9
        referee sees /caddies: [3,5]
        moves 0: hit wood_tail | hit wood_tail borrow 1 | hit putter_1=0 | hit putter_1=0 borrow 1 | hit putter_1=1 | hit putter_1=1 borrow 1 | hit putter_1=1 power
        0: hit putter_1=1 power
        referee told: {\"event\":\"pocketed\",\"seat\":0,\"shots\":2,\"progress\":5}
        to act: 1",
    );
}

#[test]
fn gr_6_a_wedge_skips_or_ignores_sand() {
    // 5 is full: back to 4, or on to 6.
    let full = "seat ball 1 hand hybrid_4,wedge_head,wedge_fixed\nseat ball 5 row wedge_tail";
    from(full, "0: hit hybrid_4\nreferee sees /balls/0: 4");
    from(
        full,
        "refused 0: hit hybrid_4 borrow 1 | GR-6
        refused 0: hit hybrid_4 borrow 1 sand | GR-4
        0: hit hybrid_4 borrow 1 skip
        referee sees /balls/0: 6",
    );
    from(
        "seat ball 3 hand wedge_fixed,chipper
        seat ball 5",
        "refused 0: hit wedge_fixed power | GR-6
        refused 0: hit chipper power skip | GR-6
        moves 0: hit wedge_fixed | hit wedge_fixed power skip | hit wedge_fixed power sand | hit chipper | hit chipper power | retire
        0: hit wedge_fixed power sand
        referee sees /balls/0: 6",
    );
    // Several occupied spaces in a row are skipped at once, a lake among them.
    from(
        "options seats=4
        wind 1
        seat hand wood_tail
        seat ball 1 row wedge_fixed
        seat ball 1
        seat ball 3",
        "0: hit wood_tail borrow 1 skip
        referee sees /balls/0: 3                          # 1 is full, 2 a lake, one circle of 3 is free
        referee sees /caddies: [3,5,4,4]",
    );
    // Nothing free before the green: the rough.
    from(
        "seat ball 6 hand chipper,wedge_head,wedge_fixed
        seat ball 9",
        "0: hit wedge_head power skip                     # 2 and 1 for the height: 9 is full
        referee sees /balls/0: \"rough\"",
    );
}

#[test]
fn gr_6_a_chipper_is_discarded_and_not_counted() {
    from(
        "display chipper,chipper,chipper,iron_head
        seat hand chipper,wedge_fixed
        seat ball 1 row chipper",
        "0: hit wedge_fixed borrow 1                      # discards the club just played
        referee sees /rows/0: []
        referee sees /has_played/0: true
        referee sees /discard_pile: [\"wedge_fixed\"]
        to act: 1",
    );
}

#[test]
fn gr_7_a_putter_pockets_only_on_an_exact_arrival() {
    from(
        "seat ball 8 hand putter_3,chipper
        seat",
        "refused 0: hit putter_3=1 power | GR-4
        refused 0: hit putter_3=3 power | GR-4
        0: hit putter_3=2 power
        referee sees /balls/0: \"pocketed\"",
    );
    from("seat ball 8 hand chipper\nseat", "0: hit chipper\nreferee sees /balls/0: \"rough\"");
    from(
        "seat ball 8 hand wedge_fixed\nseat",
        "0: hit wedge_fixed\nreferee sees /balls/0: \"rough\"",
    );
    // From the rough exactly 1 with a Putter's power; anything else stays.
    from(
        "seat ball rough hand putter_2,wood_head
        seat",
        "moves 0: hit wood_head | hit putter_2=0 | hit putter_2=1 | hit putter_2=1 power | hit putter_2=2 | retire",
    );
    from(
        "seat ball rough hand putter_2
        seat",
        "0: hit putter_2=1 power
        referee sees /balls/0: \"pocketed\"",
    );
    from(
        "seat ball rough hand putter_2\nseat",
        "0: hit putter_2=1\nreferee sees /balls/0: \"rough\"",
    );
}

#[test]
fn gr_8_retiring_takes_the_row_to_the_hand_down_to_8() {
    from(
        "seat ball 5 hand wood_tail,wood_tail,wood_head,wood_head,chipper,chipper,chipper row iron_head|hybrid_2+hybrid_3
        seat hand putter_1",
        "0: retire
        referee sees /balls/0: \"retired\"
        to act: 0
        count 0: 6                                        # one of each kind
        refused 0: hit chipper | GR-8
        refused 0: discard putter_1 | GR-11
        0: discard iron_head
        0: discard hybrid_3
        to act: chance reveal
        chance: reveal putter_2,putter_2,putter_2,putter_2
        to act: 1
        referee sees /hand_sizes: [8,1]
        referee sees /rows/0: []
        1: retire                                         # nobody is left
        referee sees /totals: [-1,-1]
        score 0: -1 | par3 0 -1",
    );
    // Also when that ends the hole: the points come after the discard.
    from(
        "turn 1
        display iron_head,iron_head,iron_tail,iron_tail
        seat ball retired
        seat ball 5 hand wood_tail,wood_tail,wood_head,wood_head,chipper,chipper,chipper row iron_choice|putter_1",
        "1: retire
        to act: 1
        referee sees /phase: \"retire_discard\"
        referee sees /totals: [0,0]
        1: discard chipper
        referee sees /totals: [-1,-1]
        referee sees /hand_sizes: [0,8]
        to act: chance course",
    );
}

#[test]
fn gr_8_retiring_is_the_only_option_when_nothing_else_is_possible() {
    from("seat\nseat", "moves 0: retire");
}

#[test]
fn gr_9_helen_and_luke() {
    // Worked example 3: Helen pockets a par 3 in 2 shots, Luke does so with her Putter.
    from(
        "wind 4
        display iron_head,iron_head,iron_tail,iron_tail
        seat ball 8 hand putter_2 row wood_tail
        seat ball 7 hand wood_head row chipper",
        "0: hit putter_2=2 power
        referee told: {\"event\":\"pocketed\",\"seat\":0,\"shots\":2,\"progress\":5}
        refused 1: hit wood_head borrow 0 | GR-4          # 3 from a bunker of 2 is 1
        to act: 1
        1: hit wood_head",
    );
    from(
        "wind 4
        display iron_head,iron_head,iron_tail,iron_tail
        seat ball 8 hand putter_2 row wood_tail
        seat ball 6 hand wood_head row chipper",
        "0: hit putter_2=2 power
        1: hit wood_head borrow 0
        referee told: {\"event\":\"pocketed\",\"seat\":1,\"shots\":2,\"progress\":4}
        referee sees /totals: [5,4]",
    );
}

#[test]
fn gr_9_zero_holds_any_number_and_chippers_do_not_count() {
    from(
        "options seats=3
        display iron_head,iron_head,iron_tail,iron_tail
        seat ball 9 hand putter_2 row wood_tail|wood_tail|wood_tail|wood_tail
        seat ball pocketed progress 0
        seat ball 1",
        "0: hit putter_2=1 power
        referee sees /progress: [0,1,null]                # the other one has had a turn since",
    );
    from(
        "options seats=3 pro_golfers=true
        display iron_head,iron_head,iron_tail,iron_tail
        seat ball 8 hand chipper golfer from_far_away
        seat golfer sand_king
        seat golfer ultra_lob",
        "0: hit chipper power golfer from_far_away
        referee told: {\"event\":\"pocketed\",\"seat\":0,\"shots\":0,\"progress\":11}",
    );
}

#[test]
fn gr_9_a_pocketed_ball_moves_on_and_stays_before_a_taken_space() {
    let text = "display iron_head,iron_head,iron_tail,iron_tail
        seat ball pocketed progress 4 row putter_1
        seat ball pocketed progress 5 row putter_1
        seat ball 1 hand chipper,chipper";
    let plain = format!("options seats=3\nturn 2\n{text}");
    from(&plain, "2: hit chipper\nreferee sees /progress: [4,6,null]");
    let jumping = format!("options seats=3 jump_over=true\nturn 2\n{text}");
    from(&jumping, "2: hit chipper\nreferee sees /progress: [6,7,null]");
}

#[test]
fn gr_9_beyond_the_last_space_the_hole_ends_at_once() {
    let text = "turn 2
        display iron_head,iron_head,iron_tail,iron_tail
        seat ball pocketed progress 15 row putter_1 caddies 0
        seat ball pocketed progress 16 row putter_1 caddies 0
        seat ball 1 hand wood_tail row chipper";
    from(
        &format!("options seats=3\n{text}"),
        "2: hit wood_tail
        referee told: {\"event\":\"advanced\",\"seat\":0,\"progress\":15,\"beyond\":false}
        referee told: {\"event\":\"advanced\",\"seat\":1,\"progress\":16,\"beyond\":true}
        referee sees /totals: [15,16,0]
        referee sees /hole: 2
        to act: chance course",
    );
    from(
        &format!("options seats=3 jump_over=true\n{text}"),
        "2: hit wood_tail
        referee told: {\"event\":\"advanced\",\"seat\":0,\"progress\":16,\"beyond\":true}
        referee sees /totals: [16,16,0]",
    );
}

#[test]
fn gr_9_the_refill_comes_before_the_turn_that_ends_the_hole() {
    from(
        "turn 1
        display iron_head,iron_head,iron_tail,iron_tail
        seat ball pocketed progress 16 row putter_1 caddies 0
        seat ball 1",
        "1: draw 0
        to act: chance reveal
        referee sees /hole: 1
        chance: reveal chipper
        referee sees /hole: 2
        referee sees /progress: [null,null]",
    );
}

#[test]
fn gr_10_the_hole_ends_when_nobody_has_a_ball_in_play() {
    from(
        "display -,iron_head,iron_tail,iron_tail
        seat ball 9 hand putter_1 row chipper caddies 0
        seat ball retired",
        "0: hit putter_1=1 power
        referee told: {\"event\":\"hole_ended\",\"hole\":1,\"results\":[{\"result\":\"pocketed\",\"shots\":2,\"points\":5},{\"result\":\"retired\"}]}
        referee sees /totals: [5,-1]
        referee sees /hole: 2
        to act: chance reveal                             # short since before: refilled before the next hole",
    );
}

#[test]
fn gr_10_who_is_still_on_the_course_takes_his_clubs_back_and_scores_nothing() {
    from(
        "turn 1
        starter 1
        display iron_head,iron_head,iron_tail,iron_tail
        seat ball pocketed progress 16 row putter_1 hand wood_tail
        seat ball 1 hand hybrid_2,hybrid_3,hybrid_3,hybrid_4,hybrid_4,chipper,chipper row chipper|wood_head",
        "1: hit hybrid_2
        to act: 1                                         # 6 in hand and 3 in the row
        referee sees /totals: [16,0]
        refused 0: takeback - | GR-11
        refused 1: hit chipper | GR-11
        refused 1: discard putter_1 | GR-11
        1: discard hybrid_4
        to act: 0
        moves 0: takeback - | takeback putter_1
        0: takeback putter_1
        referee sees /hands/0: [\"wood_tail\",\"putter_1\"]
        referee sees /hand_sizes: [2,8]
        to act: chance course",
    );
}

#[test]
fn gr_11_two_of_different_types_or_any_number_of_one() {
    from(
        "turn 1
        display iron_head,iron_head,iron_tail,iron_tail
        seat ball pocketed progress 16 row wood_tail|wood_tail|wood_head|hybrid_2+hybrid_3|putter_1 caddies 3
        seat ball 1 hand chipper",
        "1: hit chipper
        moves 0: takeback - | takeback wood_tail | takeback wood_tail,wood_tail | takeback wood_tail,wood_tail,wood_head | takeback wood_tail,wood_head | takeback wood_tail,putter_1 | takeback wood_tail,hybrid_2 | takeback wood_tail,hybrid_3 | takeback wood_head | takeback wood_head,putter_1 | takeback wood_head,hybrid_2 | takeback wood_head,hybrid_3 | takeback putter_1 | takeback putter_1,hybrid_2 | takeback putter_1,hybrid_3 | takeback hybrid_2 | takeback hybrid_2,hybrid_3 | takeback hybrid_3
        refused 0: takeback wood_tail,wood_tail,putter_1 | GR-11
        refused 0: takeback chipper | GR-11
        refused 0: takeback wood_head,wood_head | GR-11
        refused 0: hit chipper | GR-11
        0: takeback wood_head,wood_tail                   # another spelling
        referee told: {\"event\":\"took_back\",\"seat\":0,\"taken\":[\"wood_tail\",\"wood_head\"],\"discarded\":[\"wood_tail\",\"putter_1\",\"hybrid_2\",\"hybrid_3\"]}
        referee sees /caddies/0: 1
        referee sees /discards: 4
        refused 0: takeback - | GR-12",
    );
}

#[test]
fn gr_11_a_take_back_is_asked_only_if_a_card_can_be_taken() {
    let eight = "wood_tail,wood_tail,wood_head,wood_head,chipper,chipper,chipper,chipper";
    for what in ["caddies 0".to_owned(), format!("hand {eight}")] {
        from(
            &format!(
                "turn 1
                display iron_head,iron_head,iron_tail,iron_tail
                seat ball pocketed progress 16 row putter_1 {what}
                seat ball 1 hand putter_2"
            ),
            "1: hit putter_2=1
            to act: chance course
            referee sees /discard_pile: [\"putter_1\"]",
        );
    }
    // Who is not asked loses his row in his place: seat 0 before seat 1 decides, seat 2 after it.
    from(
        "options seats=3
        turn 2
        display iron_head,iron_head,iron_tail,iron_tail
        seat ball pocketed progress 3 row putter_1 caddies 0
        seat ball pocketed progress 2 row wood_tail
        seat ball 9 row chipper hand putter_2 caddies 0",
        "2: hit putter_2=1 power
        to act: 1
        referee sees /rows: [[],[[\"wood_tail\"]],[[\"chipper\"],[\"putter_2\"]]]
        referee sees /discard_pile: [\"putter_1\"]
        1: takeback wood_tail
        referee sees /discard_pile: [\"putter_1\",\"putter_2\",\"chipper\"]",
    );
    // Seven in hand: one at most, whatever the caddies.
    from(
        "turn 1
        display iron_head,iron_head,iron_tail,iron_tail
        seat ball pocketed progress 16 row putter_1|putter_1 hand wood_tail,wood_tail,wood_head,wood_head,chipper,chipper,chipper
        seat ball 1 hand putter_2",
        "1: hit putter_2=1
        moves 0: takeback - | takeback putter_1
        refused 0: takeback putter_1,putter_1 | GR-11",
    );
}

/// The most kinds of one type a pack may have: even of a row with all of them, every choice is listed.
#[test]
fn gr_11_the_choices_of_a_take_back_are_few_enough_to_be_listed_with_any_pack() {
    let putter = |letter| format!("putter_{letter},putter,4,fixed,1,");
    let putters: Vec<String> = ('a'..='j').map(putter).collect();
    let clubs = format!(
        "club,type,count,strike,numbers,provenance\n{}\nchipper,chipper,5,fixed,2,",
        putters.join("\n")
    );
    let content = Content::from_files(Files { clubs: Some(&clubs), ..Files::default() }).unwrap();
    let mut setup = position(
        "turn 1
        display chipper,chipper,chipper,chipper
        seat ball pocketed progress 16 caddies 8 played
        seat ball 1 hand chipper",
    )
    .to_setup();
    let putters = content.clubs().iter().filter(|club| club.count == 4);
    setup.seats[0].row = putters.flat_map(|club| vec![vec![club.kind]; 4]).collect();
    setup.options.content = content.into();
    // Up to 8 clubs of 10 kinds are C(18, 8) = 43,758 choices; there are only four of a kind, so 10 * C(13, 3) with
    // five or more of one are none.
    script::run_from(Green::from_setup(&setup).unwrap(), "1: hit chipper\ncount 0: 40898");
}

#[test]
fn gr_11_take_backs_go_from_the_starter_on() {
    from(
        "options seats=3
        turn 1 starter 2
        display iron_head,iron_head,iron_tail,iron_tail
        seat ball pocketed progress 3 row putter_1
        seat ball 9 row chipper hand putter_2
        seat ball pocketed progress 2 row wood_tail",
        "1: hit putter_2=1 power
        to act: 2
        2: takeback -
        to act: 0
        0: takeback putter_1
        to act: 1
        refused 1: discard putter_2 | GR-11
        1: takeback chipper,putter_2
        referee sees /hands: [[\"putter_1\"],[\"putter_2\",\"chipper\"],[]]
        referee sees /rows: [[],[],[]]",
    );
}

#[test]
fn gr_12_the_opening_and_who_begins() {
    // Worked example 6: the supply at the start.
    for (seats, supply) in [(2, 12), (3, 8), (4, 4)] {
        play(&format!(
            "options seats={seats}
            to act: chance reveal
            referee sees /supply: {supply}
            refused chance: wind 4 | GR-12
            {OPENING}
            to act: chance start
            refused chance: start {seats} | GR-12
            chance: start 1
            to act: 1
            refused 0: retire | GR-12"
        ));
    }
    play(
        "options start=1
        chance: reveal wood_tail,putter_2,iron_head,chipper
        refused chance: course C1,C2 | GR-12
        refused chance: course C1,C2,C2 | GR-12
        refused chance: course C1,C2,C9 | GR-12
        chance: course C1,C2,C6
        refused chance: wind 7 | GR-12
        refused chance: wind 0 | GR-12
        chance: wind 6
        to act: 1
        referee sees /par: 3
        referee sees /course/6: {\"kind\":\"fairway\",\"value\":0,\"circles\":2}",
    );
}

#[test]
fn gr_12_the_lowest_total_begins_the_next_hole_and_ties_are_drawn() {
    let text = |second: &str| {
        format!(
            "options seats=3
            hole 2 cards C1,C2,C3,C4
            turn 2
            display iron_head,iron_head,iron_tail,iron_tail
            seat ball retired holes 5 hand wood_tail
            seat ball retired holes {second}
            seat ball 1 holes 8 caddies 1 hand chipper,chipper row wood_tail turns 7"
        )
    };
    from(
        &text("3"),
        "2: retire
        referee sees /totals: [4,2,7]
        chance: course C8,C7,C6,C5,C4
        referee sees /par: 5
        chance: wind 1
        to act: 1
        referee sees /hands/0: [\"wood_tail\"]
        referee sees /caddies: [4,4,1]
        referee sees /balls: [0,0,0]
        referee sees /rows: [[],[],[]]
        referee sees /has_played: [false,false,false]
        referee sees /turns: [0,0,0]",
    );
    from(
        &text("5"),
        "2: retire
        refused chance: start 0 | GR-12
        chance: course C8,C7,C6,C5,C4
        chance: wind 1
        to act: chance start
        refused chance: start 2 | GR-12
        chance: start 0
        to act: 0",
    );
}

#[test]
fn gr_13_the_hand_counts_at_the_end_and_caddies_break_ties() {
    // Worked example 5: three Woods and a Hybrid are worth 3.
    let text = |first: &str, caddies: u8| {
        format!(
            "hole 3 cards C1,C2,C3,C4,C5
            turn 1
            seat ball retired holes 5,5 hand {first} caddies {caddies}
            seat ball 1 holes 5,5 hand chipper,putter_1,iron_head"
        )
    };
    from(
        &text("wood_tail,wood_head,wood_head,hybrid_3", 4),
        "1: retire
        to act: over
        score 0: 12 | par3 3 5 | par4 3 5 | par5 0 -1 | hand 4 3
        score 1: 12 | hand 3 3
        ranks: 1 1                                        # equal to the last caddie
        referee sees /totals: [12,12]
        seat:0 sees /hands/1: [\"putter_1\",\"iron_head\",\"chipper\"]",
    );
    from(&text("wood_tail,wood_head,wood_head", 5), "1: retire\nranks: 1 2");
    from(&text("wood_tail,wood_head", 9), "1: retire\nranks: 2 1\nscore 0: 11 | hand 2 2");
}

#[test]
fn gr_14_golfers_are_chosen_from_seat_0_on_after_the_opening() {
    play(&format!(
        "options seats=3 start=2 pro_golfers=true {OPENING}
        to act: 0
        moves 0: golfer from_far_away | golfer sand_king | golfer wind_master | golfer ultra_lob
        refused 0: draw 0 | GR-14
        0: golfer wind_master
        refused 1: golfer wind_master | GR-14
        1: golfer ultra_lob
        2: golfer sand_king
        to act: 2
        refused 2: golfer from_far_away | GR-14
        referee sees /golfers: [\"wind_master\",\"ultra_lob\",\"sand_king\"]"
    ));
    play(&format!(
        "options start=1 pro_golfers=true golfers=ultra_lob,sand_king {OPENING}
        to act: 1
        referee sees /golfers: [\"ultra_lob\",\"sand_king\"]"
    ));
    play(&format!("options start=1 {OPENING}\nrefused 1: golfer ultra_lob | GR-14"));
}

const PRO: &str =
    "options seats=2 pro_golfers=true\ndisplay iron_head,iron_head,iron_tail,iron_tail\n";

#[test]
fn gr_14_a_golfer_is_paid_to_its_owner_or_the_supply_and_keeps_the_income() {
    // Own: free.
    from(
        &format!("{PRO}seat ball 3 hand wood_head golfer sand_king\nseat golfer wind_master"),
        "0: hit wood_head golfer sand_king
        referee sees /balls/0: 7                          # 3 - 1 + 2
        referee sees /caddies: [5,4]
        referee sees /golfer_used: false                  # the turn is over",
    );
    // Another's.
    from(
        &format!("{PRO}wind 4\nseat hand wood_head golfer sand_king\nseat golfer wind_master"),
        "refused 0: hit wood_head golfer wind_master | GR-14
        refused 0: hit wood_head golfer wind_master+3 | GR-14
        refused 0: hit wood_head golfer sand_king+1 | GR-14
        refused 0: hit wood_head golfer sand_king | GR-4
        0: hit wood_head golfer wind_master-2
        referee sees /balls/0: 5
        referee sees /caddies: [4,5]",
    );
    // Nobody's: to the supply, and the income comes from there.
    from(
        &format!("{PRO}seat ball 8 hand chipper golfer sand_king\nseat golfer wind_master"),
        "0: hit chipper golfer from_far_away
        referee sees /caddies: [4,4]
        referee sees /supply: 12
        referee sees /balls/0: \"pocketed\"",
    );
    // With an empty supply the caddie paid to it comes back as the income.
    from(
        &format!(
            "{PRO}seat ball 8 hand chipper golfer sand_king caddies 10\nseat golfer wind_master caddies 10"
        ),
        "referee sees /supply: 0
        0: hit chipper golfer from_far_away
        referee sees /caddies: [10,10]
        referee sees /supply: 0",
    );
    from(
        &format!(
            "{PRO}seat ball 8 hand chipper golfer sand_king caddies 0\nseat golfer wind_master"
        ),
        "refused 0: hit chipper golfer from_far_away | GR-14",
    );
    from("seat ball 8 hand chipper\nseat", "refused 0: hit chipper golfer sand_king | GR-14");
}

#[test]
fn gr_14_one_golfer_a_turn_also_in_a_chain_and_no_borrowing() {
    from(
        &format!(
            "{PRO}wind 4\nseat hand iron_head,wood_head,chipper golfer wind_master\nseat golfer ultra_lob row chipper ball 1"
        ),
        "refused 0: hit wood_head borrow 1 | GR-14
        0: hit iron_head power golfer wind_master-2
        referee sees /balls/0: 4
        referee sees /golfer_used: true
        refused 0: hit wood_head golfer wind_master-2 | GR-14
        0: hit chipper
        to act: 1",
    );
}

#[test]
fn gr_14_what_golfers_can_do() {
    from(
        "options pro_golfers=true\nwind 4\nseat hand wedge_head,wood_tail golfer wind_master\nseat golfer ultra_lob caddies 0",
        "moves 0: hit wood_tail | hit wood_tail golfer wind_master-2 | hit wood_tail golfer wind_master+1 | hit wood_tail golfer wind_master+2 | hit wood_tail power | hit wood_tail power golfer wind_master-2 | hit wood_tail power golfer wind_master+1 | hit wood_tail power golfer wind_master+2 | hit wedge_head | hit wedge_head golfer wind_master-2 | hit wedge_head golfer wind_master-1 | hit wedge_head golfer ultra_lob | hit wedge_head power skip | retire",
    );
    // The Wind Master goes up to 6 and no further: at wind 4 a Wood is a 3, at 5 and 6 it is a 5.
    from(
        "options pro_golfers=true\nwind 6\nseat hand wood_tail golfer wind_master\nseat golfer ultra_lob",
        "moves 0: hit wood_tail | hit wood_tail golfer wind_master-2 | hit wood_tail power | hit wood_tail power golfer wind_master-2 | retire",
    );
}

#[test]
fn gr_14_sand_king_adds_to_a_wedge() {
    from(
        &format!("{PRO}seat ball 3 hand wedge_fixed golfer sand_king\nseat golfer wind_master"),
        "0: hit wedge_fixed power sand golfer sand_king
        referee sees /balls/0: 8                          # 3 and 2 and no sand",
    );
}

#[test]
fn gr_14_ultra_lob_and_a_wedge_do_not_both_help() {
    from(
        &format!(
            "{PRO}seat ball 1 hand wedge_head golfer ultra_lob\nseat ball 5 golfer wind_master\nwind 1"
        ),
        "refused 0: hit wedge_head power skip golfer ultra_lob | GR-4
        0: hit wedge_head golfer ultra_lob
        referee sees /balls/0: 6",
    );
    // Lobbed onto the green is no exact arrival, not even for a Putter.
    from(
        &format!(
            "{PRO}seat ball 8 hand putter_1 golfer ultra_lob\nseat ball 9 golfer from_far_away"
        ),
        "refused 0: hit putter_1=1 power | GR-4
        refused 0: hit putter_1=1 power golfer ultra_lob | GR-4
        0: hit putter_1=1 golfer ultra_lob
        referee sees /balls/0: \"rough\"",
    );
}

#[test]
fn gr_14_from_far_away_pockets_without_a_putter_also_from_the_rough() {
    from(
        &format!(
            "{PRO}wind 1\nseat ball rough hand wood_tail,putter_1 golfer from_far_away\nseat golfer wind_master"
        ),
        "refused 0: hit putter_1=1 power golfer from_far_away | GR-4     # either is enough
        0: hit wood_tail golfer from_far_away
        referee sees /balls/0: \"pocketed\"",
    );
    // An Iron that pockets allows no other hit.
    from(
        &format!(
            "{PRO}seat ball 9 hand iron_choice,putter_1 golfer from_far_away\nseat golfer wind_master"
        ),
        "refused 0: hit iron_choice=1 power golfer from_far_away | GR-6
        0: hit iron_choice=1 golfer from_far_away
        referee sees /balls/0: \"pocketed\"",
    );
}

#[test]
fn gr_15_the_guard_is_for_bots_only() {
    let tired = position("seat turns 60 hand chipper\nseat turns 59");
    let [first, second] = [0, 1].map(Seat::new);
    assert!(tired.guard_says_retire(first) && !tired.guard_says_retire(second));
    // A person may go on.
    let on = script::run_from(
        tired,
        "moves 0: hit chipper | hit chipper power | retire
        0: hit chipper
        referee sees /turns: [61,59]
        chance: reveal wood_tail,wood_tail,wood_tail,wood_tail
        1: draw 0
        chance: reveal wood_head",
    );
    assert!(on.guard_says_retire(first));
    assert_eq!(green::GUARD_TURNS, 60);
}

/// The state as programs read it: names and kinds are promised.
#[test]
fn gr_16_the_referee_sees_everything_under_its_promised_name() {
    from(
        "options seats=4 pro_golfers=true
        hole 2 wind 5 cards C1,C4,C7,C8 turn 3 starter 2
        display wood_tail,-,chipper,-
        discards iron_head
        seat hand wood_head,putter_2 row iron_head|hybrid_2+hybrid_3 ball 3 caddies 2 holes 5 golfer sand_king
        seat ball pocketed progress 4 row putter_1 holes retired golfer ultra_lob
        seat ball retired holes - golfer from_far_away
        seat ball rough row chipper holes 8 golfer wind_master",
        r#"referee sees /hole: 2
        referee sees /par: 4
        referee sees /wind: 5
        referee sees /course/1: {"kind":"lake","value":0,"circles":0}
        referee sees /course/2: {"kind":"bunker","value":1,"circles":2}
        referee sees /course/4: {"kind":"height","value":2,"circles":1}
        referee sees /course/13: {"kind":"fairway","value":0,"circles":1}
        referee sees /balls: [3,"pocketed","retired","rough"]
        referee sees /rows: [[["iron_head"],["hybrid_2","hybrid_3"]],[["putter_1"]],[],[["chipper"]]]
        referee sees /hands: [["wood_head","putter_2"],[],[],[]]
        referee sees /caddies: [2,4,4,4]
        referee sees /supply: 6
        referee sees /display: ["wood_tail",null,"chipper",null]
        referee sees /deck: 35
        referee sees /discards: 1
        referee sees /progress: [null,4,null,null]
        referee sees /totals: [5,-1,0,8]
        referee sees /starter: 2
        referee sees /golfers: ["sand_king","ultra_lob","from_far_away","wind_master"]
        referee sees /phase: "turn""#,
    );
    play(
        "options seats=2
        referee sees /wind: null
        referee sees /starter: null
        referee sees /course: []
        referee sees /display: [null,null,null,null]
        referee sees /golfers: [null,null]
        referee sees /deck: 45
        referee sees /hands: [[],[]]",
    );
}

#[test]
fn gr_16_hands_are_hidden_unless_agreed_otherwise() {
    let script = |open: bool, seen: &str| {
        play(&format!(
            "options start=0 open_hands={open} {OPENING}
            0: draw 3
            seat:0 sees /hands/0: [\"chipper\"]
            seat:1 sees /hands/0: {seen}
            spectator sees /hands/0: {seen}
            seat:1 sees /hand_sizes: [1,0]
            seat:1 told: {{\"event\":\"drew\",\"seat\":0,\"slot\":3,\"club\":\"chipper\"}}"
        ));
    };
    script(false, "null");
    script(true, "[\"chipper\"]");
}
