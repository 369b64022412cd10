//! Each rule of `docs/rules/minigolf.md`, as a script or a picture. Worked examples are those of the rulebook.

use minigolf::scoring::preview::Previewer;
use minigolf::scoring::settle::{Mood, Player, Version, settle};
use minigolf::scoring::{self, Brief, HoleState, Numbers, Sheet};
use minigolf::{
    Cell, Condition, Content, Course, Minigolf, MinigolfOptions, Move, Mr, Mrs, PlacedTile,
    Promises, Shape, Tile,
};
use tabletop::{Game, GameRng, Nobody, Options, Seat, Seed, ToAct, Viewer};
use testkit::script;

use crate::support::picture;
use crate::support::tiny::{LATE, tiny};

fn play(script: &str) {
    script::run::<Minigolf>(script);
}

/// Two players up to their first turn, seat 0 first. Kinds by back number: 1 is 0, 3 is 1, 4 is 2, 79 is 3.
const OPENING: &str = "
    options seats=2 mr=short mrs=lazy
    chance: lands L1,L2,L3
    chance: lands L4,L5,L6
    0: land L1                              # GG at 0,0; six rows of seven
    1: land L4
    chance: order 0,1
    chance: draw 1,3,159                    # tee, tee, scenery
    chance: draw 2,4,160
";

fn after_opening(script: &str) {
    play(&format!("{OPENING}{script}"));
}

#[test]
fn mg_1_setup_goes_from_clients_to_promises() {
    play(
        "options seats=3 version=advanced
        to act: chance clients
        refused chance: lands L1,L2,L3 | MG-1
        chance: clients luckyfor,bloom
        to act: chance lands
        refused chance: lands L1,L2,L2 | MG-1
        refused chance: lands L1,L2,L99 | MG-1
        chance: lands L1,L2,L3
        refused chance: lands L3,L4,L5 | MG-1      # L3 is dealt already
        chance: lands L4,L5,L6
        chance: lands L9,L8,L7
        to act: 0, 1, 2
        moves 2: land L7 | land L8 | land L9
        refused 0: land L4 | MG-1
        refused 0: pass | MG-1
        2: land L8
        refused 2: land L8 | MG-1                  # chosen is chosen
        0: land L1
        1: land L4
        to act: chance order
        refused chance: order 0,1 | MG-1
        refused chance: order 0,1,1 | MG-1
        chance: order 2,0,1
        to act: chance draw
        referee sees /visits: 0                    # no visit during setup
        refused chance: draw 1,2,visit,3,4 | MG-4
        chance: draw 1,2,3,4
        chance: draw 1,2,3,4
        referee sees /visits: 4
        to act: 0, 1, 2
        count 0: 127
        0: promise fun
        1: promise fast,land
        2: promise circuit
        to act: 2
        ",
    );
}

#[test]
fn mg_1_who_has_chosen_his_land_waits_for_the_others() {
    play(
        "options seats=2 mr=short mrs=lazy version=advanced
        refused 0: land L1 | MG-1                  # none is dealt yet
        chance: lands L1,L2,L3
        chance: lands L4,L5,L6
        0: land L1
        to act: 1
        refused 0: land L2 | MG-1
        refused 0: promise fun | MG-1
        refused chance: order 0,1 | MG-1
        1: land L4
        refused 1: land L5 | MG-1",
    );
}

#[test]
fn mg_5_who_has_made_his_promises_waits_for_the_others() {
    play(
        "options seats=2 mr=short mrs=lazy version=advanced
        chance: lands L1,L2,L3
        chance: lands L4,L5,L6
        0: land L1
        1: land L4
        chance: order 0,1
        chance: draw 1,3,159
        chance: draw 2,4,160
        1: promise fun,par
        to act: 0
        refused 1: promise her | MG-5
        refused 1: pass | MG-5
        refused chance: draw 5,6,7 | MG-5
        0: promise fun
        refused 1: pass | MG-3                     # and now turns begin",
    );
}

#[test]
fn mg_1_visit_tiles_by_number_of_players_and_fixed_clients() {
    for (seats, n) in [(2, 6), (3, 4), (4, 3), (5, 2)] {
        let lands = (0..seats).map(|seat| {
            format!("chance: lands L{},L{},L{}\n", 3 * seat + 1, 3 * seat + 2, 3 * seat + 3)
        });
        let choices = (0..seats).map(|seat| format!("{seat}: land L{}\n", 3 * seat + 1));
        let order: Vec<String> = (0..seats).map(|seat| seat.to_string()).collect();
        let rack: Vec<String> = (0..=seats).map(|i| (i + 10).to_string()).collect();
        let rack = rack.join(",");
        play(&format!(
            "options seats={seats} version=advanced mr=short mrs=lazy
            {}{}chance: order {}
            chance: draw {rack}
            chance: draw {rack}
            referee sees /visits: {n}",
            lands.collect::<String>(),
            choices.collect::<String>(),
            order.join(","),
        ));
    }
    play(
        "options seats=1 version=advanced mrs=lazy
        refused chance: clients short,bloom | MG-1
        chance: clients short,lazy
        chance: lands L1,L2,L3
        0: land L1
        referee sees /visits: 7
        to act: 0
        ",
    );
}

#[test]
fn mg_2_a_rack_ascends_by_back_number_and_ties_stand_in_draw_order() {
    // Rulebook, drawing new tiles: 5, 2, 5, 12 become 2, 5, 5, 12, the first 5 drawn being left.
    play(
        "options seats=3 mr=short mrs=lazy
        chance: lands L1,L2,L3
        chance: lands L4,L5,L6
        chance: lands L7,L8,L9
        0: land L1
        1: land L4
        2: land L7
        chance: order 0,1,2
        chance: draw 8,4,49,148
        referee sees /racks/0: [4,8,49,148]
        chance: draw 53,5,52,149
        referee sees /racks/1: [5,53,52,149]
        ",
    );
}

#[test]
fn mg_3_the_bench_comes_first_then_the_slots_from_left_to_right() {
    // Rulebook, passing: Red takes slot 3, Yellow passes, Blue takes slot 1; then Yellow, Blue, Red.
    script::run_from(
        tiny("seats=3"),
        "chance: lands L1,L2,L3
        chance: lands L4,L5,L6
        chance: lands L7,L8,L9
        0: land L1
        1: land L4
        2: land L7
        chance: order 0,1,2
        chance: draw 1,2,3,4
        chance: draw 5,6,7,8
        to act: 0
        refused 1: pass | MG-3
        refused 0: build 4 2,0 r0 | MG-3            # there are four slots
        refused 0: promise fun | MG-5
        refused 0: land L1 | MG-1
        0: build 2 2,0 r0
        1: pass
        refused 2: build 2 2,0 r0 | MG-3            # taken
        referee sees /order: {\"to_act\":[2],\"places\":[null,null,0,null]}
        referee sees /bench: [1]
        2: build 0 2,0 r0
        to act: chance draw
        referee sees /order/to_act: [1,2,0]
        chance: draw 9,10,11,12
        to act: 1
        ",
    );
}

#[test]
fn mg_3_the_last_to_pass_is_the_first_of_the_next_round() {
    after_opening(
        "0: pass
        1: pass
        referee sees /order/to_act: [1,0]
        ",
    );
}

/// MG-3 as a law: whoever passed, the last one first; then the slots from left to right; everybody once.
#[test]
fn mg_3_the_next_order_follows_from_bench_and_slots_in_every_round() {
    let mut n_rounds = 0;
    for (n_seats, seed) in (2..=5usize).flat_map(|n| (0..4u64).map(move |seed| (n, seed))) {
        let mut game = tiny(&format!("seats={n_seats}"));
        let mut rng = GameRng::from_seed(&Seed::from(seed));
        let (mut bench, mut slots) = (Vec::new(), Vec::new());
        loop {
            match game.to_act() {
                ToAct::Over => break,
                ToAct::Seats(seats) => {
                    let seat = seats.lowest().expect("somebody");
                    // Whoever passes often leaves the bag full, and the bench too.
                    let pass = Move::Pass(None);
                    let passes = rng.below(3) == 0 && game.check(seat, &pass).is_ok();
                    let random = game.random_move(seat, &mut rng, &mut Vec::new());
                    let mv = if passes { pass } else { random.expect("a move") };
                    match mv {
                        Move::Pass(_) => bench.insert(0, seat),
                        Move::Build { slot, .. } | Move::Collect(slot) => {
                            slots.push((slot, seat));
                        }
                        Move::Land(_)
                        | Move::Promise(_)
                        | Move::Stop
                        | Move::Return(_)
                        | Move::Number(_) => {}
                    }
                    game.play(seat, &mv, &mut Nobody);
                }
                ToAct::Chance(_) => {
                    if bench.len() + slots.len() > 0 {
                        slots.sort_unstable();
                        let mut wanted = core::mem::take(&mut bench);
                        wanted.extend(slots.drain(..).map(|(_, seat)| seat));
                        assert_eq!(game.view(Viewer::Referee).order.to_act, wanted);
                        wanted.sort_unstable();
                        wanted.dedup();
                        assert_eq!(wanted.len(), n_seats, "everybody once");
                        n_rounds += 1;
                    }
                    let outcome = game.sample_chance(&mut rng);
                    game.resolve(&outcome, &mut Nobody);
                }
            }
        }
    }
    assert!(n_rounds > 100, "{n_rounds} rounds are no evidence");
}

#[test]
fn mg_4_leftovers_go_back_after_the_refill() {
    // Kind 159 has three copies: two are in racks, and the one in the old rack cannot be drawn before it is back.
    after_opening(
        "referee sees /bag: 258
        0: build 0 2,0 r0
        1: pass
        refused chance: draw 159,159,159 | MG-4
        chance: draw 159,159,1
        referee sees /bag: 257                      # three drawn, two put back
        seat:0 told: {\"event\":\"cleared\",\"back\":[3,159],\"aside\":[],\"away\":[]}
        ",
    );
}

const ADVANCED: &str = "
    options seats=2 version=advanced mr=short mrs=lazy
    chance: lands L1,L2,L3
    chance: lands L4,L5,L6
    0: land L1
    1: land L4
    chance: order 0,1
    chance: draw 1,3,159
    chance: draw 2,4,160
";

#[test]
fn mg_5_a_visit_asks_everybody_at_once_after_the_refill() {
    play(&format!(
        "{ADVANCED}
        refused 0: promise - | MG-5                 # at least one at the start
        refused 0: pass | MG-5
        0: promise fun
        to act: 1
        refused 0: promise land | MG-5              # promised is promised
        1: promise her,fast
        0: pass
        1: pass
        refused chance: draw 1,2,3,visit | MG-6     # a visit tile is replaced
        refused chance: draw 1,visit,2 | MG-6
        chance: draw visit,1,visit,2,3              # two visits are one opportunity
        referee sees /visits: 4
        to act: 0, 1
        refused 0: promise fun | MG-5               # made already
        refused 0: promise fun,land | MG-5
        count 0: 64                                 # every set of the other six
        count 1: 32
        0: promise -
        1: promise circuit
        referee sees /courses/1/promises: [\"fast\",\"her\",\"circuit\"]
        to act: 1
        refused 1: promise par | MG-5               # the visit is over
        "
    ));
}

#[test]
fn mg_5_a_visit_comes_before_the_leftovers_are_asked_for() {
    let promising = "chance: draw 169,170,171
    0: promise fun
    1: promise fast
    0: build";
    let late = LATE.replacen("chance: draw 169,170,171\n    0: build", promising, 1);
    let script = format!(
        "{late}
        1: build 2 2,0 r0
        0: build 0 0,2 r0                           # the fifth cell: the end phase begins
        chance: draw 172,visit,173,174
        to act: 0, 1                                # who has stopped is visited, too
        refused 1: return - | MG-5 you have to decide on your promises first
        0: promise -
        1: promise par
        to act: 1                                   # only now MG-9
        refused 1: promise her | MG-9 you have to choose which unchosen tiles go back in the bag first
        1: return -
        to act: 0
        "
    );
    script::run_from(tiny("seats=2 version=advanced"), &script);
}

#[test]
fn mg_5_who_has_made_all_promises_is_asked_too() {
    play(&format!(
        "{ADVANCED}
        0: promise fun,fast,her,his,par,land,circuit
        1: promise fun
        0: pass
        1: pass
        chance: draw visit,5,6,7
        to act: 0, 1
        moves 0: promise -
        refused 0: pass | MG-5 you have to decide on your promises first
        0: promise -
        to act: 1
        1: promise -
        to act: 1
        "
    ));
}

#[test]
fn mg_5_a_solo_visit_comes_after_both_draws_and_before_placing() {
    play(
        "options seats=1 version=advanced mr=short mrs=lazy
        chance: lands L1,L2,L3
        0: land L1
        0: promise fun
        to act: chance draw
        chance: draw 1,visit,2
        to act: 0
        refused 0: build 0 2,0 r0 back | MG-5
        0: promise par
        0: build 0 2,0 r0 back
        ",
    );
}

#[test]
fn mg_6_a_rack_that_cannot_be_filled_ends_the_match() {
    for options in ["seats=2", "seats=5", "seats=1"] {
        let options = MinigolfOptions::from_text(options).unwrap();
        let n_seats = options.n_seats;
        let mut game = Minigolf::new(&options);
        let mut rng = GameRng::from_seed(&Seed::from(3));
        let mut scratch = Vec::new();
        while game.to_act() != ToAct::Over {
            match game.to_act() {
                ToAct::Seats(seats) => {
                    let seat = seats.lowest().unwrap();
                    let mut mv = game.random_move(seat, &mut rng, &mut scratch).unwrap();
                    // A solo player who never stops.
                    while mv == Move::Stop {
                        mv = game.random_move(seat, &mut rng, &mut scratch).unwrap();
                    }
                    game.play(seat, &mv, &mut Nobody);
                }
                ToAct::Chance(_) => {
                    let outcome = game.sample_chance(&mut rng);
                    game.resolve(&outcome, &mut Nobody);
                }
                ToAct::Over => {}
            }
        }
        let view = game.view(Viewer::Referee);
        assert!(!view.is_end_phase, "random play fills no land");
        assert!(view.bag < u16::from(n_seats) + 1, "{} tiles are left", view.bag);
    }
}

#[test]
fn mg_7_twenty_one_tiles_aside_bring_one_visit() {
    let mut script = String::from(
        "options seats=2 version=advanced visits=aside mr=short mrs=lazy
        chance: lands L1,L2,L3
        chance: lands L4,L5,L6
        0: land L1
        1: land L4
        chance: order 0,1
        chance: draw 1,2,3
        chance: draw 4,5,6
        referee sees /visits: 0
        0: promise fun
        1: promise fast
        ",
    );
    // All pass: three tiles are left over each round, and the last to pass begins the next one.
    for round in 0..7 {
        let (first, second) = if round % 2 == 0 { (0, 1) } else { (1, 0) };
        let draw: Vec<String> = (0..3).map(|i| (20 + 3 * round + i).to_string()).collect();
        script
            .extend([format!("{first}: pass\n{second}: pass\nchance: draw {}\n", draw.join(","))]);
        script += if round < 6 {
            "referee sees /has_visited: false\n"
        } else {
            "referee sees /has_visited: true\n"
        };
    }
    script += "to act: 0, 1
        referee sees /aside: []
        referee sees /bag: 258
        0: promise -
        1: promise -
        1: pass
        0: pass
        chance: draw 60,61,62
        referee sees /aside: []                     # as usual from now on
        referee sees /bag: 258
        to act: 0
        ";
    play(&script);
}

#[test]
fn mg_7_setting_aside_means_nothing_in_the_family_version() {
    let mut script = OPENING.replace("options seats=2", "options seats=2 visits=aside");
    // 24 tiles would be aside by then.
    for round in 0..8 {
        let (first, second) = if round % 2 == 0 { (0, 1) } else { (1, 0) };
        let draw: Vec<String> = (0..3).map(|i| (20 + 3 * round + i).to_string()).collect();
        script.extend([format!(
            "{first}: pass
            {second}: pass
            chance: draw {}
            referee sees /aside: []
            referee sees /bag: 258
            to act: {second}
            ",
            draw.join(","),
        )]);
    }
    script += "referee sees /has_visited: false";
    play(&script);
}

#[test]
fn mg_7_alone_tiles_sent_back_are_set_aside_until_the_visit() {
    let mut script = String::from(
        "options seats=1 version=advanced visits=aside mr=short mrs=lazy
        chance: lands L1,L2,L3
        0: land L1
        referee sees /visits: 0
        0: promise fun
        chance: draw 20,21
        0: pass back away
        referee sees /aside: [20]
        referee sees /away: [21]
        ",
    );
    for round in 0..10 {
        script.extend([format!(
            "chance: draw {},{}
            refused 0: promise - | MG-5
            0: pass back back
            ",
            22 + 2 * round,
            23 + 2 * round
        )]);
    }
    script += "referee sees /bag: 242                   # 21 aside, one away
        referee sees /has_visited: false
        chance: draw 50,51                          # the visit comes after both draws
        referee sees /has_visited: true
        referee sees /aside: []
        referee sees /bag: 261
        0: promise par
        0: pass back away
        referee sees /aside: []                     # as usual from now on
        referee sees /bag: 262
        referee sees /away: [21,51]
        ";
    play(&script);
}

#[test]
fn mg_8_the_end_phase_begins_when_a_land_is_full_and_ends_when_all_have_stopped() {
    let end = format!(
        "{LATE}
        to act: 1
        refused 1: collect 0 | MG-8 you can only stop once a land is full
        refused 1: stop | MG-30 that is only possible when you play alone
        1: build 2 2,0 r0
        referee sees /is_end_phase: false
        0: build 0 0,2 r0                           # the fifth cell
        seat:1 told: {{\"event\":\"land_filled\",\"seat\":0}}
        referee sees /is_end_phase: true
        referee sees /courses/0/stopped: true
        referee sees /courses/0/collected: 0
        chance: draw 172,173,174
        to act: 1                                   # MG-9
        1: return -
        to act: 0
        refused 0: pass | MG-8
        refused 0: build 1 3,3 r0 | MG-8
        moves 0: collect 0 | collect 1 | collect 2
        0: collect 2
        referee sees /courses/0/collected: 1
        refused 1: stop | MG-8 to stop, you have to collect a tile face down
        1: build 0 2,1 r0                           # still building
        chance: draw 175,176,177
        1: return -
        1: collect 0                                # stops, with a first face-down tile
        refused 1: pass | MG-3
        0: collect 1
        to act: over
        referee sees /courses/0/finished: 1
        referee sees /courses/1/finished: 2
        "
    );
    script::run_from(tiny("seats=2"), &end);
}

#[test]
fn mg_8_the_match_ends_with_the_round_in_which_the_last_builder_takes_a_first_tile() {
    let end = format!(
        "{LATE}
        1: build 2 2,0 r0
        0: pass
        chance: draw 172,173,174
        to act: 0
        referee sees /is_last_round: false
        0: build 0 0,2 r0                           # full: stopped, but without a face-down tile
        referee sees /is_last_round: false
        1: collect 1                                # the last builder stops in the same round
        to act: over
        referee sees /is_last_round: true
        referee sees /courses/0/collected: 0
        referee sees /courses/0/finished: null
        referee sees /courses/1/finished: 1
        "
    );
    script::run_from(tiny("seats=2"), &end);
}

/// Three players on tiny lands, who need one more cell each; they play in this order.
fn late_for_three(order: [u8; 3]) -> String {
    let [one, two, three] = order;
    let round = |cell: &str, rack: &str| {
        format!(
            "{one}: build 0 {cell} r0\n{two}: build 1 {cell} r0\n{three}: build 2 {cell} r0\nchance: draw {rack}\n"
        )
    };
    let cells = ["2,0", "2,1", "2,2", "1,2"];
    let racks = ["174,175,176,177", "178,179,180,181", "182,183,184,185", "186,187,188,189"];
    let rounds = cells.into_iter().zip(racks).map(|(cell, rack)| round(cell, rack));
    format!(
        "chance: lands L1,L2,L3
        chance: lands L4,L5,L6
        chance: lands L7,L8,L9
        0: land L1
        1: land L4
        2: land L7
        chance: order {one},{two},{three}
        chance: draw 166,167,168,169
        chance: draw 170,171,172,173
        {}",
        rounds.collect::<String>()
    )
}

#[test]
fn mg_8_of_three_the_last_to_stop_is_the_last_builder() {
    // Two fill their lands and the last one collects: he alone has a face-down tile.
    let end = format!(
        "{}
        0: build 0 0,2 r0
        2: build 1 0,2 r0
        1: collect 2
        to act: over
        referee sees /courses/0/collected: 0
        referee sees /courses/1/finished: 1
        referee sees /courses/2/collected: 0
        ",
        late_for_three([0, 2, 1])
    );
    script::run_from(tiny("seats=3"), &end);
    // The last one fills his land: his first face-down tile is for the next round.
    let end = format!(
        "{}
        0: build 0 0,2 r0
        1: collect 1
        2: build 2 0,2 r0
        to act: chance draw
        referee sees /is_last_round: true
        chance: draw 190,191,192,193
        to act: 0                                   # nobody builds, so nobody is asked for leftovers
        0: collect 0
        1: collect 1
        2: collect 2
        to act: over
        referee sees /courses/2/finished: 3
        ",
        late_for_three([0, 1, 2])
    );
    script::run_from(tiny("seats=3"), &end);
}

#[test]
fn mg_8_who_fills_the_last_land_takes_a_tile_on_his_next_turn() {
    let end = format!(
        "{LATE}
        1: build 2 2,0 r0
        0: build 0 0,2 r0
        chance: draw 172,173,174
        1: return -
        0: collect 2
        1: build 0 2,1 r0
        chance: draw 175,176,177
        1: return -
        1: build 0 2,2 r0
        0: collect 2
        chance: draw 1,2,3
        1: return -
        1: build 0 1,2 r0
        0: collect 2
        chance: draw 4,5,6
        1: return -
        1: build 0 0,2 r0                           # full: stopped, but without a face-down tile
        0: collect 2
        to act: chance draw
        chance: draw 7,8,9
        to act: 1                                   # nobody builds, so nobody is asked for leftovers
        1: collect 0
        0: collect 1
        to act: over
        "
    );
    script::run_from(tiny("seats=2"), &end);
}

#[test]
fn mg_9_builders_ask_for_leftovers_and_the_union_goes_back() {
    let script = "
        chance: lands L1,L2,L3
        chance: lands L4,L5,L6
        chance: lands L7,L8,L9
        0: land L1
        1: land L4
        2: land L7
        chance: order 0,1,2
        chance: draw 166,167,168,169
        chance: draw 170,171,172,173
        0: build 0 2,0 r0
        1: pass
        2: pass
        chance: draw 174,175,176,177
        2: pass
        1: pass
        0: build 0 2,1 r0
        chance: draw 166,167,168,169
        1: pass
        2: pass
        0: build 0 2,2 r0
        chance: draw 170,171,172,173
        2: pass
        1: pass
        0: build 0 1,2 r0
        chance: draw 174,175,176,177
        1: pass
        2: pass
        refused 0: return 0 | MG-9
        0: build 0 0,2 r0
        chance: draw 159,160,161,162
        to act: 1, 2                                # the builders, after the refill is seen
        referee sees /leftovers: [null,171,173,172]
        refused 1: return 0 | MG-9                  # slots keep their numbers, and that one is empty
        refused 1: pass | MG-9
        count 1: 8
        1: return 1
        seat:2 told: {\"event\":\"asked\",\"seat\":1,\"slots\":null}
        2: return 1,3
        seat:0 told: {\"event\":\"cleared\",\"back\":[171,172],\"aside\":[],\"away\":[173]}
        referee sees /away: [173]
        to act: 2
        ";
    script::run_from(tiny("seats=3"), script);
}

#[test]
fn mg_10_the_gate_is_no_place_for_a_tile_and_its_five_cells_are() {
    after_opening(
        "refused 0: build 0 0,0 r0 | MG-10
        refused 0: build 0 1,1 r0 | MG-10
        refused 0: build 0 3,0 r0 | MG-11
        refused 0: build 0 -1,0 r0 | MG-11          # the outer sides touch nothing
        moves 0: build 0 2,0 r0 | build 0 2,0 r1 | build 0 2,0 r2 | build 0 2,0 r3 | build 0 2,1 r0 | build 0 2,1 r1 | build 0 2,1 r2 | build 0 2,1 r3 | build 0 0,2 r0 | build 0 0,2 r1 | build 0 0,2 r2 | build 0 0,2 r3 | build 0 1,2 r0 | build 0 1,2 r1 | build 0 1,2 r2 | build 0 1,2 r3 | build 0 2,2 r0 | build 0 2,2 r1 | build 0 2,2 r2 | build 0 2,2 r3 | build 1 2,0 r0 | build 1 2,0 r1 | build 1 2,0 r2 | build 1 2,0 r3 | build 1 2,1 r0 | build 1 2,1 r1 | build 1 2,1 r2 | build 1 2,1 r3 | build 1 0,2 r0 | build 1 0,2 r1 | build 1 0,2 r2 | build 1 0,2 r3 | build 1 1,2 r0 | build 1 1,2 r1 | build 1 1,2 r2 | build 1 1,2 r3 | build 1 2,2 r0 | build 1 2,2 r1 | build 1 2,2 r2 | build 1 2,2 r3 | build 2 2,0 r0 | build 2 2,1 r0 | build 2 0,2 r0 | build 2 1,2 r0 | build 2 2,2 r0 | pass
        ",
    );
}

#[test]
fn mg_11_tiles_touch_by_edge_or_corner_and_rotations_that_look_the_same_are_one() {
    after_opening(
        "0: build 2 2,0 r3                          # scenery: rewritten to r0
        referee sees /courses/0/tiles: [{\"x\":2,\"y\":0,\"kind\":159,\"turn\":0}]
        1: pass
        chance: draw 79,82,115                      # a straight, one with an arrow, a straight
        to act: 1
        1: pass
        0: build 0 3,-1 r2                          # corner contact, off the land
        chance: draw 1,2,3
        to act: 1
        1: pass
        refused 0: build 0 2,0 r0 | MG-11
        refused 0: build 0 5,1 r0 | MG-11
        refused 0: build 0 99,0 r0 | MG-11          # beyond this program's grid
        0: build 1 3,1 r3                           # a plain straight lies in two ways only
        referee sees /courses/0/tiles/2/turn: 1
        ",
    );
    for (shape, is_directional, n) in [
        (Shape::Scenery, false, 1),
        (Shape::Straight, false, 2),
        (Shape::Straight, true, 4),
        (Shape::Corner, false, 4),
        (Shape::Tee, false, 4),
        (Shape::Green, false, 4),
    ] {
        assert_eq!(Tile { directional: is_directional, ..Tile::bare(shape) }.n_turns(), n);
    }
}

#[test]
fn mg_11_water_is_no_neighbour() {
    // L4 has a pond at 2,2: the cells around it are not open for that.
    after_opening(
        "0: pass
        refused 1: build 0 1,1 r0 | MG-11
        ",
    );
}

#[test]
fn mg_12_strict_placement_refuses_a_mismatch_that_can_be_avoided() {
    let opening = OPENING.replace("options seats=2", "options seats=2 placement=strict");
    play(&format!(
        "{opening}
        0: build 0 2,0 r1                           # a tee that opens to the east
        1: pass
        chance: draw 1,2,3
        1: pass
        refused 0: build 2 3,0 r0 | MG-12           # scenery in front of it
        refused 0: build 0 2,1 r0 | MG-12           # a tee that opens against it
        0: build 0 3,0 r3
        "
    ));
    after_opening(
        "0: build 0 2,0 r1
        1: pass
        chance: draw 1,2,3
        1: pass
        0: build 2 3,0 r0                           # lenient: priced at the end
        score 0: -145 | mismatch 1 -3 | malformed 1 -3
        ",
    );
}

#[test]
fn mg_13_placed_tiles_never_move() {
    after_opening(
        "0: build 0 2,0 r1
        1: pass
        chance: draw 1,2,3
        1: pass
        refused 0: build 0 2,0 r2 | MG-11
        ",
    );
}

// Scoring, on pictures.

/// A land of 12 × 9 with the gate in its corner.
const MEADOW: &str = "
    GG##########
    GG##########
    ############
    ############
    ############
    ############
    ############
    ############
    ############";

fn meadow(picture: &str) -> Course {
    picture::course(MEADOW, picture)
}

fn sheet(picture: &str) -> Sheet {
    picture::sheet(&meadow(picture), Mr::Short, Mrs::Lazy)
}

fn with_numbers(course: &Course, mr: Mr, numbers: &[(i16, i16, u8)]) -> Sheet {
    let content = Content::standard();
    let brief = Brief {
        content: &content,
        mr,
        mrs: Mrs::Lazy,
        promises: Promises::NONE,
        is_solo: false,
        is_forgiving: false,
    };
    let numbers: Vec<(Cell, u8)> = numbers.iter().map(|&(x, y, n)| (Cell::new(x, y), n)).collect();
    scoring::score(course, 0, &brief, Numbers::Given(&numbers)).expect("sound numbers")
}

#[test]
fn mg_14_a_hole_is_connected_through_red_edges() {
    // Side by side, but not connected: two parts. Connected: one.
    assert_eq!(sheet("## ## T^ G^").playable.hole_count, -70);
    assert_eq!(sheet("## ## T> G<").playable.hole_count, -80);
    // Corner contact connects nothing.
    assert_eq!(sheet("## ## T> ..\n## ## .. G<").playable.hole_count, -70);
}

#[test]
fn mg_14_open_complete_and_well_formed() {
    let hole_points = |picture: &str| sheet(picture).points(Condition::His);
    assert_eq!(hole_points("## ## T> G<"), 2);
    assert_eq!(hole_points("## ## T> S-"), 0, "open");
    assert_eq!(sheet("## ## T> S-").playable.malformed, 0);
    assert_eq!(sheet("## ## T> S- xx").playable.malformed, -3, "shut off without a green");
    // Against the gate an edge is shut, not open.
    assert_eq!(sheet("## ## T<").playable.malformed, -3);
}

#[test]
fn mg_14_a_sheet_says_how_far_each_hole_is() {
    let states = |picture: &str| {
        let course = meadow(picture);
        let holes = picture::sheet(&course, Mr::Short, Mrs::Lazy).holes(&course);
        holes.into_iter().map(|hole| hole.state).collect::<Vec<_>>()
    };
    assert_eq!(states("## ## T> G<"), [HoleState::Done]);
    assert_eq!(states("## ## T> S-"), [HoleState::NeedsGreen]);
    assert_eq!(states("## ## G> S-"), [HoleState::NeedsTee]);
    assert_eq!(states("## ## xx S-2"), [HoleState::NeedsBoth]);
    assert_eq!(states("## ## T> S- xx"), [HoleState::Malformed]);
}

/// Rulebook, Mr Client's whim: the five holes, numbered from left to right.
fn five_holes() -> Course {
    meadow(
        "## ## T>3 G<1 T> C2 T> S- G< xx
         ## ## xx  xx  xx G^ xx xx xx xx
         T> S-1 C2  xx  T> S- C2 xx xx xx
         xx xx G^2 xx  xx xx G^ xx xx xx",
    )
}

const FIVE: [(i16, i16, u8); 5] = [(2, 0, 1), (4, 0, 2), (6, 0, 3), (0, 2, 4), (4, 2, 5)];

#[test]
fn mg_24_the_five_holes_of_the_rulebook() {
    let paid = |mr: Mr| {
        let sheet = with_numbers(&five_holes(), mr, &FIVE);
        sheet.account(Condition::His).lines.iter().filter_map(|line| line.hole).collect::<Vec<u8>>()
    };
    assert_eq!(paid(Mr::Short), [1]);
    assert_eq!(paid(Mr::Long), [4, 5]);
    assert_eq!(paid(Mr::Linear), [1, 3]);
    assert_eq!(paid(Mr::Turner), [2, 4, 5]);
    assert_eq!(paid(Mr::Luckyfor), [1, 4]);
    assert_eq!(paid(Mr::Uberstitious), [2, 3, 4, 5]);
    assert_eq!(with_numbers(&five_holes(), Mr::Turner, &FIVE).points(Condition::His), 6);
}

#[test]
fn mg_24_straightforward_wants_the_next_tee_straight_beyond_the_green() {
    let paid = |picture: &str| {
        picture::sheet(&meadow(picture), Mr::Straightforward, Mrs::Lazy).points(Condition::His)
    };
    assert_eq!(paid("## ## T> G< T> G<"), 2);
    assert_eq!(paid("## ## T> G< Tv xx\n## ## xx xx G^ xx"), 0, "the tee turns away");
    assert_eq!(paid("## ## T> G< xx T> G<"), 0, "not adjacent");
    assert_eq!(paid("## ## T> G< xx\n## ## xx T> G<"), 0, "beside the green, not beyond it");
    assert_eq!(paid("## ## T> G< T> S-"), 0, "the next hole is not well-formed");
    assert_eq!(paid("## ## G< T> G<"), 2, "of the hole before only the green is needed");
    let nine = "## ## T> G< T> G< T> G< T> G< T> G< T> G< T> G< T> G< T> G<";
    assert_eq!(paid(nine), 18, "eight, and two more for all of them");
}

#[test]
fn mg_15_the_best_numbering_is_found_and_can_be_overridden() {
    let course = five_holes();
    let auto = picture::sheet(&course, Mr::Luckyfor, Mrs::Lazy);
    let by_hand = with_numbers(&course, Mr::Luckyfor, &FIVE);
    assert!(auto.total() >= by_hand.total());
    // Parts that are not named carry no number.
    let one = with_numbers(&course, Mr::Luckyfor, &[(2, 0, 1)]);
    assert_eq!((one.points(Condition::His), one.points(Condition::Par)), (2, 2 - 32));
    assert_eq!(one.numbers, [(Cell::new(2, 0), 1)]);
    // A part is named by its tee; without one by any of its cells.
    let content = Content::standard();
    let brief = Brief {
        content: &content,
        mr: Mr::Short,
        mrs: Mrs::Lazy,
        promises: Promises::NONE,
        is_solo: false,
        is_forgiving: false,
    };
    let problems = |numbers: &[(Cell, u8)]| {
        let problems = scoring::score(&course, 0, &brief, Numbers::Given(numbers)).unwrap_err();
        problems.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(problems(&[(Cell::new(3, 0), 1)]), ["3,0 isn’t the tee of its hole"]);
    assert_eq!(problems(&[(Cell::new(9, 0), 1)]), ["there is no hole at 9,0"]);
    assert_eq!(
        problems(&[(Cell::new(2, 0), 1), (Cell::new(4, 0), 1), (Cell::new(6, 0), 10)]),
        ["the number 1 is given twice", "10 isn't a number from 1 to 9"]
    );
    let without_tee = meadow("## ## S- G<");
    assert_eq!(with_numbers(&without_tee, Mr::Short, &[(3, 0, 4)]).numbers, [(Cell::new(2, 0), 4)]);
}

#[test]
fn mg_15_equal_numberings_go_by_circuit_then_by_cells() {
    // Nothing to gain by any order: the smallest list of cells, the smallest numbers.
    let sheet = sheet("## ## xx xx T> G< xx T> G<\n.. .. .. .. .. .. .. .. ..");
    assert_eq!(sheet.numbers, [(Cell::new(4, 0), 1), (Cell::new(7, 0), 2)]);
}

#[test]
fn mg_15_numbers_that_the_program_found_are_told_at_the_end() {
    let script = format!(
        "{LATE}
        1: build 2 2,0 r0
        0: build 0 0,2 r0
        chance: draw 1,35,115                       # tee, green, straight
        1: return -
        0: collect 2
        1: build 0 2,1 r0
        chance: draw 1,35,84
        1: return -
        1: build 0 2,2 r1                           # a tee that opens to the east
        0: collect 2
        chance: draw 2,3,4
        1: return -
        1: build 1 3,2 r3                           # its green
        0: collect 2
        chance: draw 5,6,7
        1: return -
        seat:0 sees /courses/1/numbers: null
        1: collect 0
        0: collect 1
        seat:0 told: {{\"event\":\"ended\",\"promises\":[[],[]],\"numbers\":[{NO_HOLE},{ONE_HOLE}]}}
        to act: over
        seat:0 sees /courses/0/numbers: {NO_HOLE}
        seat:0 sees /courses/1/numbers: {ONE_HOLE}
        "
    );
    script::run_from(tiny("seats=2"), &script);
}

const NO_HOLE: &str = "[null,null,null,null,null,null,null,null,null]";
const ONE_HOLE: &str = "[\"2,2\",null,null,null,null,null,null,null,null]";

#[test]
fn mg_15_a_course_scores_the_same_by_the_numbers_that_are_told() {
    for seed in 0..8 {
        let options = MinigolfOptions::from_text("seats=2 version=advanced").unwrap();
        let mut game = Minigolf::new(&options);
        let mut rng = GameRng::from_seed(&Seed::from(seed));
        while game.to_act() != ToAct::Over {
            random_step(&mut game, &mut rng);
        }
        let view = game.view(tabletop::Viewer::Spectator);
        for (seat, course) in view.courses.iter() {
            assert!(course.numbers.is_some());
            let (brief, n) = (view.brief(seat).unwrap(), course.collected);
            let found = scoring::score(&view.course(seat).unwrap(), n, &brief, Numbers::Auto);
            assert_eq!(view.sheet(seat), found.ok(), "seed {seed}");
        }
    }
}

fn random_step(game: &mut Minigolf, rng: &mut GameRng) {
    if let Some(seat) = game.to_act().seats().lowest() {
        let mv = game.random_move(seat, rng, &mut Vec::new()).expect("it is to act");
        game.play(seat, &mv, &mut Nobody);
    } else {
        let outcome = game.sample_chance(rng);
        game.resolve(&outcome, &mut Nobody);
    }
}

#[test]
fn mg_15_holes_are_numbered_by_hand_if_that_is_agreed() {
    let script = format!(
        "{LATE}
        1: build 2 2,0 r0
        0: build 0 0,2 r0
        chance: draw 1,35,115                       # tee, green, straight
        1: return -
        0: collect 2
        1: build 0 2,1 r0
        chance: draw 1,35,84
        1: return -
        1: build 0 2,2 r1                           # a tee that opens to the east
        0: collect 2
        chance: draw 1,35,84
        1: return -
        1: build 1 3,2 r3                           # its green
        0: collect 2
        chance: draw 1,35,92
        1: return -
        1: build 2 4,3 r0                           # a straight of its own
        0: collect 0
        chance: draw 2,3,4
        1: return -
        0: collect 1
        1: collect 0
        to act: 0, 1
        moves 0: number -
        count 1: 72                                 # two parts, nine numbers
        refused 1: pass | MG-15
        refused 1: number 2,2=1 | MG-15             # both parts carry one
        refused 1: number 3,2=1 4,3=2 | MG-15       # not the tee
        refused 1: number 2,2=1 9,9=2 | MG-15
        1: number 4,3=3 2,2=9
        seat:0 told: {{\"event\":\"numbered\",\"seat\":1,\"numbers\":null}}
        seat:0 sees /courses/1/numbers: null
        0: number -
        to act: over
        seat:0 sees /courses/1/numbers: [null,null,\"4,3\",null,null,null,null,null,\"2,2\"]
        "
    );
    script::run_from(tiny("seats=2 numbering=manual"), &script);
}

#[test]
fn mg_16_holes_too_few_and_parts_that_can_be_joined() {
    // Rulebook, hole count: eight holes, some of them only begun, and nothing of the ninth.
    let eight = "
        ## ## T^ xx T^ xx T^ xx T^ xx T^ xx
        ## ## xx xx xx xx xx xx xx xx xx xx
        T> G< xx T> S- xx T> xx xx .. .. ..";
    let sheet_of = |picture: &str| sheet(picture).playable.hole_count;
    assert_eq!(sheet_of(eight), -10);
    assert_eq!(
        sheet_of(&eight.replace("T> xx xx .. ..", "T> xx xx S| ..")),
        0,
        "one tile of it is there"
    );
    // Ten parts, but a tee and a green can be imagined joined around the corner.
    let ten = "
        ## ## T^ xx T^ xx T^ xx T^ xx T^ xx
        ## ## xx xx xx xx xx xx xx xx xx xx
        T> G< xx T> G< xx T> G< xx xx xx xx
        .. .. .. T> .. .. G< .. .. .. .. ..
        .. .. .. xx xx xx xx .. .. .. .. ..";
    assert_eq!(sheet_of(ten), 0);
    // Two tees cannot be joined, nor can anything on a full land or behind scenery.
    assert_eq!(sheet_of(&ten.replace(".. G< ..", ".. T< ..")), -10);
    assert_eq!(sheet_of(&ten.replace("T> .. .. G<", "T> xx xx G<")), -10);
}

#[test]
fn mg_17_complete_parts_that_are_no_holes() {
    let malformed = |picture: &str| sheet(picture).playable.malformed;
    assert_eq!(malformed("## ## G> G<"), -3, "two greens");
    assert_eq!(malformed("## ## T> T<"), -3, "two tees");
    assert_eq!(malformed("## ## C1 C2\n## ## C0 C3"), -3, "a loop");
    assert_eq!(malformed("## ## xx S- xx"), -3, "shut off at both ends");
    assert_eq!(malformed("## ## xx S- .."), 0, "one end shut off, the other open");
    assert_eq!(malformed("## ## T> xx G<"), -6, "a tee and a green, both shut off");
}

#[test]
fn mg_17_two_greens_two_tees_and_a_loop_cost_three_each() {
    let three = sheet("## ## G> G< T> T<\n## ## C1 C2 xx xx\n## ## C0 C3 xx xx").playable;
    assert_eq!((three.malformed, three.mismatch, three.direction), (-9, 0, 0));
}

#[test]
fn mg_18_mismatches() {
    let mismatch = |picture: &str| sheet(picture).playable.mismatch;
    assert_eq!(mismatch("## ## T> xx"), -3);
    assert_eq!(
        mismatch("## ## T> G^"),
        -3 - 3,
        "red against green once, and the green's own edge against the rim"
    );
    assert_eq!(mismatch("## ## T<"), -3, "against the gate");
    assert_eq!(mismatch("## ## T^"), -3, "against the rim of the land");
    assert_eq!(mismatch("## ## T>"), 0, "an empty cell of the land");
    // Rulebook, three mistakes.
    assert_eq!(mismatch("## ## T> xx G> xx S-"), -9);
    // Off the land nothing is lost towards the void, and water is no land.
    let pond = "GG##\nGG##\n##~#\n####";
    let course = picture::course(pond, ".. .. T^ ..\n.. .. xx ..\n.. .. .. ..");
    assert_eq!(picture::sheet(&course, Mr::Short, Mrs::Lazy).playable.mismatch, -3);
    let course = picture::course(pond, ".. .. xx ..\n.. .. Tv ..");
    assert_eq!(
        picture::sheet(&course, Mr::Short, Mrs::Lazy).playable.mismatch,
        -3,
        "towards the pond"
    );
    let course = picture::course(pond, ".. .. xx ..\n.. .. xx ..\n.. .. T^ ..");
    assert_eq!(
        picture::sheet(&course, Mr::Short, Mrs::Lazy).playable.mismatch,
        -3,
        "on the pond, against a tile"
    );
    let course = picture::course(pond, ".. .. xx ..\n.. .. xx ..\n.. .. T> ..");
    assert_eq!(
        picture::sheet(&course, Mr::Short, Mrs::Lazy).playable.mismatch,
        0,
        "on the pond, towards nothing"
    );
}

#[test]
fn mg_19_arrows_against_the_way_of_play() {
    let direction = |picture: &str| sheet(picture).playable.direction;
    assert_eq!(direction("## ## T> D> G<"), 0);
    assert_eq!(direction("## ## T> D< G<"), -1);
    assert_eq!(direction("## ## G> D> T<"), -1);
    assert_eq!(direction("## ## T> D<"), -1, "judged from the tee alone");
    assert_eq!(direction("## ## D< G<"), -1, "or from the green alone");
    assert_eq!(direction("## ## D< S-"), 0, "neither");
    assert_eq!(direction("## ## T> D< T<"), 0, "two of a kind");
    // Rulebook, four wrong directions.
    let four = "## ## T> D< G< G> D> T<\n## ## T> D< G< G> D> T<";
    assert_eq!(direction(four), -4);
}

#[test]
fn mg_20_a_forgiving_table_skips_the_playable_check() {
    let content = Content::standard();
    let brief = Brief {
        content: &content,
        mr: Mr::Short,
        mrs: Mrs::Lazy,
        promises: Promises::NONE,
        is_solo: false,
        is_forgiving: true,
    };
    let sheet = scoring::score(&meadow("## ## T< xx T> T<"), 0, &brief, Numbers::Auto).unwrap();
    assert_eq!(sheet.playable, scoring::Playable::default());
    after_opening(
        "0: build 0 2,0 r3
        score 0: -146 | hole_count 1 -80 | mismatch 1 -3 | malformed 1 -3
        ",
    );
    play(&format!(
        "{}
        0: build 0 2,0 r3                           # the same against the gate, forgiven
        score 0: -60
        ",
        OPENING.replace("options seats=2", "options seats=2 forgiving=true")
    ));
}

fn one_tile(tile: Tile) -> Course {
    let land = picture::land(MEADOW, 10);
    Course::new(land, vec![PlacedTile { cell: Cell::new(2, 2), tile, turn: 0 }])
        .expect("it touches the gate")
}

#[test]
fn mg_21_fun_counts_people_and_not_dogs_on_and_off_the_land() {
    let tile = Tile { people: 3, dogs: 2, ..Tile::bare(Shape::Scenery) };
    assert_eq!(picture::sheet(&one_tile(tile), Mr::Short, Mrs::Lazy).points(Condition::Fun), 3);
    let land = picture::land(MEADOW, 10);
    let off = [(2, 0), (2, -1)].map(|(x, y)| PlacedTile { cell: Cell::new(x, y), tile, turn: 0 });
    let course = Course::new(land, off.to_vec()).unwrap();
    assert_eq!(picture::sheet(&course, Mr::Short, Mrs::Lazy).points(Condition::Fun), 6);
}

#[test]
fn mg_22_fast_pays_three_for_each_face_down_tile() {
    let content = Content::standard();
    let brief = Brief {
        content: &content,
        mr: Mr::Short,
        mrs: Mrs::Lazy,
        promises: Promises::NONE,
        is_solo: false,
        is_forgiving: false,
    };
    let course = meadow("## ## xx");
    assert_eq!(
        scoring::score(&course, 4, &brief, Numbers::Auto).unwrap().points(Condition::Fast),
        12
    );
    let solo = Brief { is_solo: true, ..brief };
    assert_eq!(
        scoring::score(&course, 0, &solo, Numbers::Auto).unwrap().points(Condition::Fast),
        0
    );
}

#[test]
fn mg_23_mrs_client_pays_by_element() {
    let bare = Tile::bare(Shape::Scenery);
    let paid = |tile: Tile, mrs: Mrs| {
        picture::sheet(&one_tile(tile), Mr::Short, mrs).points(Condition::Her)
    };
    let dogs = Tile { dogs: 2, trees: 3, ..bare };
    assert_eq!((paid(dogs, Mrs::Hotdog), paid(dogs, Mrs::Evergreen)), (6, 3));
    let garden = Tile { pools: 1, flowers: 1, benches: 1, trees: 1, ..bare };
    let four = [Mrs::Sprinkle, Mrs::Bloom, Mrs::Lazy, Mrs::Evergreen].map(|mrs| paid(garden, mrs));
    assert_eq!(four, [2, 2, 3, 1]);
    assert_eq!(paid(Tile { flowers: 2, ..bare }, Mrs::Bloom), 4);
    let pipes = Tile { pipes: 3, pools: 1, ..bare };
    assert_eq!((paid(pipes, Mrs::Plumber), paid(pipes, Mrs::Sprinkle)), (6, 2));
    let tunnel = Tile { pipes: 1, slopes: 1, ..bare };
    assert_eq!((paid(tunnel, Mrs::Plumber), paid(tunnel, Mrs::Sloppy)), (2, 3));
    let slope = Tile { slopes: 1, flowers: 1, pools: 1, ..bare };
    assert_eq!([Mrs::Sloppy, Mrs::Bloom, Mrs::Sprinkle].map(|mrs| paid(slope, mrs)), [3, 2, 2]);
}

/// Holes of these pars, two tiles each, in three rows.
fn pars(pars: &[(u8, u8)]) -> Course {
    let mut picture =
        String::from("## ## xx xx xx xx xx xx xx xx xx xx\n## ## xx xx xx xx xx xx xx xx xx xx\n");
    for row in pars.chunks(3) {
        let holes: Vec<String> =
            row.iter().map(|(tee, green)| format!("T>{tee} G<{green} xx")).collect();
        picture.extend([holes.join(" "), "\n".into()]);
    }
    meadow(&picture)
}

#[test]
fn mg_25_par_pays_two_a_hole_and_costs_what_is_missing_or_too_much() {
    let par = |holes: &[(u8, u8)]| {
        picture::sheet(&pars(holes), Mr::Short, Mrs::Lazy).points(Condition::Par)
    };
    assert_eq!(par(&[(2, 2); 9]), 18);
    // Rulebook: a tee of 1, a free corner, 2 and 2 make 5; 3 and 1 make 4.
    let course = meadow("## ## T>1 C2 xx T>3 G<1\n## ## xx S|2 xx xx xx\n## ## xx G^2 xx xx xx");
    let sheet = picture::sheet(&course, Mr::Short, Mrs::Lazy);
    let of_holes = sheet.account(Condition::Par).lines.iter().filter(|line| line.hole.is_some());
    assert_eq!(of_holes.filter_map(|line| line.count).collect::<Vec<_>>(), [5, 4]);
    // Seven such holes and 34 strokes: 14 - 2. Eight and 40: 16 - 4.
    assert_eq!(par(&[(2, 2), (2, 2), (2, 2), (2, 3), (2, 3), (2, 3), (2, 3), (1, 1), (1, 1)]), 14);
    assert_eq!(
        par(&[(2, 2), (2, 2), (2, 2), (2, 2), (2, 3), (2, 3), (2, 2), (1, 1), (1, 1)]),
        14 - 2
    );
    assert_eq!(
        par(&[(2, 2), (2, 2), (2, 3), (2, 3), (2, 3), (2, 3), (2, 3), (2, 2), (1, 1)]),
        16 - 3
    );
    assert_eq!(
        par(&[(2, 2), (2, 3), (2, 3), (2, 3), (2, 3), (2, 3), (2, 3), (2, 2), (1, 1)]),
        16 - 4
    );
    // Nothing at all is 36 strokes short, and there is no floor.
    assert_eq!(sheet_par("## ## xx"), -36);
    assert_eq!(sheet_par("## ## T>2 S-3"), 2 - 31, "an incomplete hole counts what is there");
}

fn sheet_par(picture: &str) -> i32 {
    sheet(picture).points(Condition::Par)
}

#[test]
fn mg_26_land_pays_its_points_less_three_a_tile_outside_and_one_a_cell_missing() {
    let map = "GG#\nGG#\n###";
    let land = picture::land(map, 15);
    let cells = [(2, 0), (2, 1), (2, 2), (1, 2), (3, 0), (3, 1)];
    let tile = Tile::bare(Shape::Scenery);
    let placed = cells.map(|(x, y)| PlacedTile { cell: Cell::new(x, y), tile, turn: 0 });
    let sheet = picture::sheet(&Course::new(land, placed.to_vec()).unwrap(), Mr::Short, Mrs::Lazy);
    // Rulebook: 15, two tiles outside, one cell missing.
    assert_eq!(sheet.points(Condition::Land), 8);
    // 410 m² are 41 cells, of which the gate takes four.
    let big = "GG#####\nGG#####\n#######\n#######\n#######\n######.";
    assert_eq!(picture::land(big, 1).n_cells(), 37);
}

#[test]
fn mg_27_circuit_pays_for_greens_beside_the_next_tee_and_for_the_gate() {
    let circuit = |picture: &str| sheet(picture).points(Condition::Circuit);
    assert_eq!(circuit("## ## .. ..\n## ## .. ..\n.. .. .. ..\n.. .. .. .."), 0);
    assert_eq!(circuit("## ## T> G<"), 2, "from the gate");
    assert_eq!(circuit("## ## G> T<"), 2, "to the gate, as hole 9");
    assert_eq!(circuit("## ## xx T> G< T> G<"), 2, "one connection");
    assert_eq!(
        circuit("## ## xx T> G< ..\n## ## xx xx xx Tv\n## ## xx xx xx G^"),
        0,
        "corner contact is none"
    );
    assert_eq!(circuit("## ## xx T> S- T> G<"), 0, "a missing green gives none");
    // Any colour: the tee may turn its back or its side.
    assert_eq!(
        circuit(
            "## ## xx T> G< xx\n## ## xx xx T< xx\n## ## xx G> .. xx"
                .replace("G> ..", "xx xx")
                .as_str()
        ),
        2
    );
    let perfect = "
        ## ## T> G< T> G< T> G<
        ## ## G> T< G> T< Gv Tv
        .. .. .. .. .. G^ T^ G^
        .. .. .. .. .. T^ xx xx";
    assert!(circuit(perfect) >= 10);
}

#[test]
fn mg_27_only_the_straight_sides_of_the_gate_count() {
    let circuit = |picture: &str| sheet(picture).points(Condition::Circuit);
    assert_eq!(
        circuit("## ## xx\n## ## xx\n.. .. T> G<"),
        0,
        "the cell at the tip touches by its corner"
    );
}

fn flat(fun: i32) -> Sheet {
    let tile = |people: i32| Tile {
        people: u8::try_from(people).expect("few people"),
        ..Tile::bare(Shape::Scenery)
    };
    picture::sheet(&one_tile(tile(fun)), Mr::Short, Mrs::Lazy)
}

fn paid(points: &[i32], promises: &[&[Condition]]) -> Vec<i32> {
    let sheets: Vec<Sheet> = points.iter().map(|&fun| flat(fun)).collect();
    let players: Vec<Player<'_>> = sheets
        .iter()
        .zip(promises)
        .map(|(sheet, promised)| Player {
            sheet,
            promises: promised.iter().copied().collect(),
            finished: None,
            n_passes: 0,
        })
        .collect();
    let verdicts = settle(&players, Version::Advanced);
    verdicts.iter().map(|it| it.promises.iter().map(|(_, points)| points).sum()).collect()
}

#[test]
fn mg_28_promises_pay_by_place_and_ties_share_the_better_one() {
    let fun: &[Condition] = &[Condition::Fun];
    // Rulebook, first example: yellow first, red second without a promise, blue third.
    assert_eq!(paid(&[9, 5, 2], &[fun, &[], fun]), [10, 0, -10]);
    // Second example: 1, 1, 3, 3, 5; both thirds lose one, a first gains ten.
    assert_eq!(paid(&[9, 9, 4, 4, 1], &[fun, &[], fun, fun, &[]]), [10, 0, -1, -1, 0]);
    let sheets: Vec<Sheet> = [9, 9, 4, 4, 1].map(flat).to_vec();
    let players: Vec<Player<'_>> = sheets
        .iter()
        .map(|sheet| Player { sheet, promises: Promises::NONE, finished: None, n_passes: 0 })
        .collect();
    let places: Vec<u32> = settle(&players, Version::Advanced)
        .iter()
        .filter_map(|it| Some(it.places?[Condition::Fun.index()]))
        .collect();
    assert_eq!(places, [1, 1, 3, 3, 5]);
    assert_eq!(paid(&[9, 5], &[fun, fun]), [10, -10]);
    assert_eq!(paid(&[9, 5, 2], &[fun, fun, fun]), [10, -2, -10]);
    assert_eq!(paid(&[9, 8, 7, 6], &[fun, fun, fun, fun]), [10, 1, -4, -10]);
    assert_eq!(paid(&[9, 8, 7, 6, 5], &[fun, fun, fun, fun, fun]), [10, 2, -1, -5, -10]);
}

#[test]
fn mg_29_a_tie_goes_to_the_first_face_down_tile() {
    let sheets = [flat(5), flat(5), flat(5), flat(4)];
    let finished = [Some(2), Some(1), None, None];
    let players: Vec<Player<'_>> = sheets
        .iter()
        .zip(finished)
        .map(|(sheet, finished)| Player { sheet, promises: Promises::NONE, finished, n_passes: 0 })
        .collect();
    let ranks = |players: &[Player<'_>]| {
        settle(players, Version::Family).iter().map(|it| it.rank).collect::<Vec<_>>()
    };
    assert_eq!(ranks(&players), [2, 1, 3, 4]);
    let never: Vec<Player<'_>> =
        players.iter().map(|player| Player { finished: None, ..*player }).collect();
    assert_eq!(ranks(&never), [1, 1, 1, 4]);
}

#[test]
fn mg_30_solo_draws_two_and_passing_costs_three() {
    play(
        "options seats=1 mr=short mrs=lazy
        chance: lands L1,L2,L3
        0: land L1
        to act: chance draw
        refused chance: draw 1,2,3 | MG-6
        chance: draw 160,1
        referee sees /racks: [[160,1],[]]           # in the order drawn
        refused 0: pass | MG-30
        refused 0: build 0 2,0 r0 | MG-30
        refused 0: collect 0 | MG-30
        0: pass back away
        score 0: -157 | passes 1 -3
        referee sees /bag: 263
        chance: draw 1,159
        0: pass away away
        score 0: -160 | passes 2 -6
        chance: draw 3,159
        0: pass back back
        score 0: -163 | passes 3 -9
        chance: draw 3,159
        0: build 1 2,0 r0 back
        chance: draw 3,160
        0: stop
        to act: over
        ",
    );
    after_opening(
        "refused 0: stop | MG-30
        refused 0: pass back back | MG-30
        refused 0: build 0 2,0 r0 back | MG-30
        ",
    );
}

#[test]
fn mg_30_a_full_land_ends_a_solo_game() {
    script::run_from(
        tiny("seats=1"),
        "chance: lands L1,L2,L3
        0: land L1
        chance: draw 159,160
        0: build 0 2,0 r0 away
        chance: draw 159,160
        0: build 0 2,1 r0 away
        chance: draw 161,162
        0: build 0 2,2 r0 away
        chance: draw 161,162
        0: build 0 1,2 r0 away
        chance: draw 163,164
        0: build 0 0,2 r0 away
        to act: over
        ",
    );
}

#[test]
fn mg_30_the_scale_of_satisfaction() {
    let family = [
        (69, Mood::Unhappy),
        (70, Mood::Disappointed),
        (89, Mood::Disappointed),
        (90, Mood::Unexcited),
        (109, Mood::Unexcited),
        (110, Mood::Happy),
        (149, Mood::Happy),
        (150, Mood::Impressed),
    ];
    for (total, mood) in family {
        assert_eq!(Mood::of(Version::Family, total), mood);
    }
    let advanced = [
        (79, Mood::Unhappy),
        (80, Mood::Disappointed),
        (99, Mood::Disappointed),
        (100, Mood::Unexcited),
        (119, Mood::Unexcited),
        (120, Mood::Happy),
        (169, Mood::Happy),
        (170, Mood::Impressed),
    ];
    for (total, mood) in advanced {
        assert_eq!(Mood::of(Version::Advanced, total), mood);
    }
}

#[test]
fn mg_30_solo_promises_pay_ten_or_cost_ten() {
    let content = Content::standard();
    let brief = Brief {
        content: &content,
        mr: Mr::Short,
        mrs: Mrs::Hotdog,
        promises: Promises::ALL,
        is_solo: true,
        is_forgiving: false,
    };
    let pays = |course: &Course, n_passes| {
        let sheet = scoring::score(course, 0, &brief, Numbers::Auto).unwrap();
        let player = Player { sheet: &sheet, promises: Promises::ALL, finished: None, n_passes };
        let verdict = settle(&[player], Version::Advanced).remove(0);
        (verdict.promises.iter().map(|(_, points)| *points).collect::<Vec<_>>(), verdict.passes)
    };
    let lone = one_tile(Tile { people: 49, dogs: 7, ..Tile::bare(Shape::Scenery) });
    assert_eq!(pays(&lone, 0).0, [-10, 10, 10, -10, -10, -10, -10]);
    assert_eq!(pays(&lone, 3), (vec![-10, -10, 10, -10, -10, -10, -10], -9));
    let crowd = one_tile(Tile { people: 50, dogs: 6, ..Tile::bare(Shape::Scenery) });
    assert_eq!(pays(&crowd, 0).0[..3], [10, 10, -10]);
    // Nine short holes of par 4: Mr Short is pleased nine times, and all strokes are used.
    let nine = pars(&[(2, 2); 9]);
    assert_eq!(pays(&nine, 0).0[3..5], [10, 10]);
    let tile = Tile::bare(Shape::Scenery);
    let full = picture::land("GG#\nGG#\n###", 10);
    let placed = full.cells().map(|cell| PlacedTile { cell, tile, turn: 0 }).collect();
    assert_eq!(pays(&Course::new(full, placed).unwrap(), 0).0[5], 10);
}

#[test]
fn mg_31_choices_are_secret_until_all_have_chosen_and_promises_until_the_end() {
    play(
        "options seats=2 version=advanced mr=short mrs=lazy
        chance: lands L1,L2,L3
        chance: lands L4,L5,L6
        seat:1 sees /courses/0/dealt: [\"L1\",\"L2\",\"L3\"]
        0: land L2
        seat:0 told: {\"event\":\"land_chosen\",\"seat\":0,\"land\":\"L2\"}
        seat:1 told: {\"event\":\"land_chosen\",\"seat\":0,\"land\":null}
        seat:1 sees /courses/0/choice: null
        seat:0 sees /courses/0/choice: \"land L2\"
        seat:1 sees /courses/0/has_chosen: true
        1: land L4
        seat:1 sees /courses/0/land: \"L2\"
        chance: order 0,1
        chance: draw 1,2,3
        chance: draw 4,5,6
        0: promise fun,land
        seat:1 sees /courses/0/n_promises: 0
        1: promise fast
        seat:1 sees /courses/0/n_promises: 2
        seat:1 sees /courses/0/promises: null
        seat:0 sees /courses/0/promises: [\"fun\",\"land\"]
        spectator told: {\"event\":\"promises_counted\",\"counts\":[2,1]}
        ",
    );
}

#[test]
fn mg_31_a_view_explains_every_point_its_owner_may_know() {
    let game = script::run::<Minigolf>(&format!(
        "{ADVANCED}0: promise fun\n1: promise par\n0: build 0 2,0 r1\n"
    ));
    let view = game.view(Viewer::Seat(Seat::new(0)));
    let sheet = view.sheet(Seat::new(0)).expect("lands and clients are known");
    let promises: i32 = 10;
    assert_eq!(
        sheet.total() + promises,
        game.scores(Viewer::Seat(Seat::new(0)))[Seat::new(0)].total
    );
    assert_eq!(view.brief(Seat::new(1)).map(|brief| brief.promises), Some(Promises::NONE));
    let course = view.course(Seat::new(0)).expect("a course");
    let mut previewer = Previewer::new(&course, view.brief(Seat::new(0)).expect("clients"));
    let green = Tile::bare(Shape::Green);
    assert_eq!(previewer.preview(&green, Cell::new(3, 0), 3).conditions[Condition::His.index()], 2);
}
