//! Positions that are nonsense are told so, all at once.

use ingenious::{Colour, ColourSet, Ingenious, Phase, RackClue, Setup};
use tabletop::Seat;

use crate::support::position;

fn problems(setup: &Setup) -> Vec<String> {
    Ingenious::from_setup(setup).unwrap_err().iter().map(ToString::to_string).collect()
}

fn complaints(text: &str) -> Vec<String> {
    problems(&position::setup(text))
}

#[test]
fn every_problem_of_a_board_is_listed() {
    assert_eq!(
        complaints(
            "tiles RB 0,0 1,0 | RB 1,0 2,0 | RB 3,0 3,2 | RB 5,0 4,0
            symbols G 6,0 0,0
            track 0 19 0 0 0 0 -1
            turn 4
            rack 0 RR,RR,RR,RR,RR,RR
            first turns 3"
        ),
        [
            "turn: there is no seat 4",
            "first_turns_taken: more than 2 seats",
            "tiles: 1,0 is covered twice",
            "tiles: 3,0 and 3,2 are not next to each other",
            "tiles: 5,0 shows a printed symbol",
            "symbols: 6,0 is outside the area",
            "symbols: 0,0 is covered twice",
            "tracks: track 0: red stands on 19, not within 0 to 18",
            "tracks: track 0: purple stands on -1, not within 0 to 18",
            "tiles: more than 5 of RR",
        ]
    );
}

#[test]
fn the_phase_must_fit_the_position() {
    assert_eq!(
        complaints("phase over"),
        ["phase: a match is over when no two neighbouring cells are free, or six markers are home"]
    );
    assert_eq!(
        complaints("fill R but 0,0"),
        ["phase: a match is over when no two neighbouring cells are free, or six markers are home"]
    );
    assert_eq!(
        complaints("rack 0 RR,GG\nphase swap"),
        [
            "phase: a swap is not allowed here",
            "clues: what is said of seat 0 is not so",
            "clues: the question tells about the rack",
        ]
    );
    assert_eq!(
        complaints("rack 0 RR\nphase draw\npending 1"),
        ["pending: no bonus can be owed now"]
    );
    assert_eq!(complaints("rack 1 "), ["racks: seat 1 cannot hold 0 tiles now"]);
    assert_eq!(complaints("options mode=solo"), ["racks: seat 0 cannot hold 6 tiles now"]);
}

#[test]
fn tokens_belong_to_the_duel_and_follow_the_nines() {
    assert_eq!(complaints("token red 0"), ["tokens: there are none in base"]);
    assert_eq!(
        complaints("options mode=duel\ntrack 0 9 -9 0 0 0 0\ntoken red 1\ntoken blue 3"),
        [
            "tokens: red stands on the 9 of seat 0, who must have its token",
            "tokens: green stands on the 9 of seat 1, who must have its token",
            "tokens: nobody sits there to have blue",
        ]
    );
}

#[test]
fn first_turns_need_room() {
    let is_high = "first_turns_taken: a marker stands so high that a first tile might earn a bonus";
    assert_eq!(
        complaints("first turns 1\ntrack 0 15 0 0 0 0 0"),
        ["first_turns_taken: not one tile on the board for each first turn", is_high]
    );
    // Four points for each first tile that is to come: one of two, two of two, both partners.
    let tile = "first turns 1\ntiles RB 0,-4 1,-5\n";
    assert_eq!(complaints(&format!("{tile}track 0 14 0 0 0 0 0")), [is_high]);
    position::position(&format!("{tile}track 0 13 0 0 0 0 0"));
    let duel = "options mode=duel\nfirst turns 0\n";
    assert_eq!(complaints(&format!("{duel}track 0 0 0 0 0 0 -1")), [is_high]);
    position::position(&format!("options mode=duel\n{tile}track 0 4 -4 0 0 0 0"));
    assert_eq!(complaints("options mode=team\nfirst turns 0\ntrack 0 0 2 0 0 0 0"), [is_high]);
    assert_eq!(
        complaints("first turns 0\nsymbols R 0,0 1,0"),
        ["first_turns_taken: symbols that are on no first tile"]
    );
}

#[test]
fn only_first_tiles_lie_there_while_first_turns_are_to_come() {
    let is_none = ["first_turns_taken: not all tiles on the board can be first tiles"];
    let three = |tiles: &str| format!("options seats=3\nfirst turns 2\ntiles {tiles}");
    assert_eq!(complaints(&three("RB 0,-4 1,-5 | GG 0,0 1,0")), is_none);
    assert_eq!(complaints(&three("RB 0,-4 1,-5 | GG 2,-5 3,-5")), is_none);
    position::position(&three("RB 0,-4 1,-5 | GG 3,-5 4,-5"));
    // Classic: each at a symbol of its own; the order in which they are named does not matter.
    let classic = |tiles| three(tiles).replace("seats=3", "seats=3 classic_first_turn=true");
    assert_eq!(complaints(&classic("RB 0,-4 1,-5 | GG -1,-4 -2,-3")), is_none);
    position::position(&classic("RB 1,-5 2,-5 | GG 3,-5 4,-5"));
    position::position(&classic("GG 3,-5 4,-5 | RB 1,-5 2,-5"));
}

#[test]
fn a_position_from_which_a_first_turn_was_blocked_is_refused() {
    // Six bonus placements of seat 0, one at each symbol, left seat 1 nowhere to begin.
    assert_eq!(
        complaints(
            "options mode=duel start=0
            first turns 0
            track 0 8 8 8 8 8 0
            rack 0 RR,GG,BB,OO,YY,RY"
        ),
        ["first_turns_taken: a marker stands so high that a first tile might earn a bonus"]
    );
}

#[test]
fn who_begins_is_drawn_only_where_it_is_not_agreed_and_solo_has_no_deal() {
    let never = ["phase: these options never lead there"];
    let with_phase = |text: &str, phase| {
        let mut setup = position::setup(text);
        setup.racks.iter_mut().for_each(Vec::clear);
        setup.phase = phase;
        setup
    };
    assert_eq!(problems(&with_phase("options start=1", Phase::Start)), never);
    assert_eq!(problems(&with_phase("turn 1", Phase::Start)), never);
    assert_eq!(problems(&with_phase("options mode=solo", Phase::Deal)), never);
    let mut setup = with_phase("", Phase::Deal);
    setup.returned = vec!["RB".parse().unwrap()];
    assert_eq!(problems(&setup), ["returned: nobody can have swapped yet"]);
}

#[test]
fn a_clue_must_say_something() {
    let clue = RackClue { n_tiles: 5, colours: ColourSet::EMPTY.with(Colour::Red), is_shown: true };
    for nothing in [RackClue { n_tiles: 0, ..clue }, RackClue { colours: ColourSet::EMPTY, ..clue }]
    {
        let mut setup = position::setup("rack 1 RG,RG,RG,RG,RG");
        setup.clues[1] = Some(clue);
        assert!(Ingenious::from_setup(&setup).is_ok());
        setup.clues[1] = Some(nothing);
        assert_eq!(problems(&setup), ["clues: what is said of seat 1 is not so"]);
    }
}

#[test]
fn the_bag_must_last() {
    let mut setup = position::setup("rack 0 RB,RB,RB,RB,RB,RB");
    setup.bag = Some(vec![]);
    assert_eq!(problems(&setup), ["bag: 0 tiles, and up to 48 may be drawn"]);
    setup.bag = Some(vec!["RB".parse().unwrap()]);
    assert_eq!(problems(&setup), ["bag: more than 6 of RB"]);
    setup.bag = None;
    setup.returned = vec!["RB".parse().unwrap()];
    assert_eq!(problems(&setup), ["returned: not in the bag"]);
    setup.returned = vec!["RB".parse().unwrap(); 300];
    assert_eq!(problems(&setup), ["returned: 300 tiles", "returned: not in the bag"]);
    setup.returned.clear();
    setup.aside = vec!["GG".parse().unwrap()];
    assert_eq!(problems(&setup), ["aside: only while a swap's draw is due"]);
}

#[test]
fn seats_must_have_their_racks() {
    let mut setup = position::setup("");
    setup.racks.pop();
    setup.clues.pop();
    setup.tracks.pop();
    setup.turn = Seat::new(1);
    assert_eq!(
        problems(&setup),
        [
            "racks: not one for each of 2 seats",
            "clues: not one for each of 2 seats",
            "tracks: 1 tracks where base has 2",
        ]
    );
    let mut setup = position::setup("");
    setup.options.n_seats = 5;
    assert_eq!(problems(&setup), ["options: option `seats` is not a number from 1 to 4"]);
}

#[test]
fn any_mode_can_be_set_up_in_the_middle_of_a_match() {
    for options in ["seats=3", "mode=team", "mode=duel", "mode=solo\nrack 0 RB"] {
        let game = position::position(&format!(
            "options {options}\ntiles RB 0,-4 1,-5 | GG 0,0 1,0\nsymbols O 3,-1"
        ));
        assert_eq!(Ingenious::from_setup(&game.to_setup()), Ok(game));
    }
}
