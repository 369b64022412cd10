//! IN-17 by hand: swap two hidden things, and nobody else can tell.

use ingenious::{Bag, Colour, Event, Fact, Ingenious, Mode, Tile, Tiles, View};
use tabletop::{Game, GameRng, Seat, Seed, Step, Viewer, apply};

use crate::support::position::position;
use crate::support::subject::subject;

testkit::assert_not_serializable!(Ingenious, Event);

fn seat(number: u8) -> Viewer {
    Viewer::Seat(Seat::new(number))
}

fn after(mut game: Ingenious, steps: &str) -> (Ingenious, Vec<Event>) {
    let mut events = Vec::new();
    for line in steps.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (who, what) = line.split_once(": ").unwrap();
        events.clear();
        let step = match who {
            "chance" => Step::Chance(what.parse().unwrap()),
            who => Step::Move(who.parse().unwrap(), what.parse().unwrap()),
        };
        apply(&mut game, step, &mut events).unwrap_or_else(|e| panic!("{line}: {e}"));
    }
    (game, events)
}

fn told(events: &[Event], viewer: Viewer) -> Vec<String> {
    let view = |event| serde_json::to_string(&Ingenious::view_event(event, viewer)).unwrap();
    events.iter().map(view).collect()
}

#[test]
fn in_17_racks_are_hidden_from_everybody_else() {
    let fours = "\nrack 2 RG,RG,RG,RG,RG,RG\nrack 3 GB,GB,GB,GB,GB,GB";
    for (mode, others) in [("base", ""), ("base seats=4", fours), ("team", fours), ("duel", "")] {
        let one = position(&format!("options mode={mode}{others}\nrack 1 RB,RB,GG,OY,PP,YY"));
        let two = position(&format!("options mode={mode}{others}\nrack 1 GO,BP,BP,OO,YP,BB"));
        for viewer in [seat(0), Viewer::Spectator] {
            assert_eq!(one.view(viewer), two.view(viewer), "{mode} {viewer}");
            assert_eq!(one.scores(viewer), two.scores(viewer));
        }
        assert_ne!(one.view(seat(1)), two.view(seat(1)));
        assert_ne!(one.view(Viewer::Referee), two.view(Viewer::Referee));
        if one.n_seats() == 4 {
            // In team seat 3 is the partner of seat 1.
            assert_eq!(one.view(seat(3)), two.view(seat(3)));
        }
    }
}

#[test]
fn in_17_racks_stay_hidden_when_the_match_is_over() {
    let over = |rack| position(&format!("fill R but 0,0\nphase over\nrack 1 {rack}"));
    let [one, two] = ["RB,RB,GG,OY,PP,YY", "GO,BP,BP,OO,YP,BB"].map(over);
    for viewer in [seat(0), Viewer::Spectator] {
        assert_eq!(one.view(viewer), two.view(viewer));
    }
}

#[test]
fn in_17_what_lies_in_the_bag_and_what_on_a_rack_cannot_be_told_apart() {
    // A tile of the rack changes places with one of the bag.
    let one = position("rack 1 RB,RB,GG,OY,PP,YY");
    let two = position("rack 1 RB,RB,GG,OY,PP,OO");
    for viewer in [seat(0), Viewer::Spectator] {
        let [one, two] = [&one, &two].map(|game| game.view(viewer));
        assert_eq!(one.unseen, two.unseen);
        assert_eq!(serde_json::to_string(&one).unwrap(), serde_json::to_string(&two).unwrap());
    }
}

#[test]
fn in_17_a_draw_tells_others_only_how_many() {
    let start = || position("rack 0 RB,RB,GG,OY,PP,YY");
    let (one, heard_one) = after(start(), "0: RB 0,0 1,0\nchance: draw GG");
    let (two, heard_two) = after(start(), "0: RB 0,0 1,0\nchance: draw OP");
    for viewer in [seat(1), Viewer::Spectator] {
        assert_eq!(told(&heard_one, viewer), told(&heard_two, viewer));
        assert_eq!(one.view(viewer), two.view(viewer));
    }
    assert_ne!(told(&heard_one, seat(0)), told(&heard_two, seat(0)));
}

#[test]
fn in_17_the_order_of_a_draw_leaves_no_trace() {
    let deal = |first: &str| {
        let options = tabletop::Options::from_text("start=0").unwrap();
        after(
            Ingenious::new(&options),
            &format!("chance: draw {first}\nchance: draw RR,RR,GG,GG,BB,BB"),
        )
    };
    let (one, _) = deal("RB,RB,GG,OY,PP,YY");
    let (two, _) = deal("YY,GG,RB,PP,OY,RB");
    assert_eq!(one, two);
    assert_eq!(tabletop::StateHash::of(&one), tabletop::StateHash::of(&two));
}

#[test]
fn in_17_a_refusal_of_ones_own_move_says_nothing_of_other_racks() {
    let one = position("rack 0 RB,RB,GG,OY,PP,YY\nrack 1 RB,RB,GG,OY,PP,YY");
    let two = position("rack 0 RB,RB,GG,OY,PP,YY\nrack 1 GO,BP,BP,OO,YP,BB");
    for text in ["GO 0,0 1,0", "RB 0,0 1,0", "RB 0,0 2,0", "swap", "keep", "swap RB"] {
        let mv = text.parse().unwrap();
        assert_eq!(one.check(Seat::new(0), &mv), two.check(Seat::new(0), &mv), "{text}");
    }
}

#[test]
fn in_17_a_swap_shows_the_tiles_to_all_and_its_draw_stops_undo() {
    let (game, heard) =
        after(position("rack 0 RB,GG,GG,GO,GO,PP\ntrack 0 0 5 5 5 5 5"), "0: RB 0,0 1,0\n0: swap");
    for viewer in [seat(0), seat(1), Viewer::Spectator, Viewer::Referee] {
        assert_eq!(
            told(&heard, viewer),
            [r#"{"event":"swapped","seat":0,"tiles":["GG","GG","GO","GO","PP"]}"#]
        );
        assert_eq!(game.view(viewer).aside.to_string(), "GG,GG,GO,GO,PP");
    }
    // Shown by his own choice; what he draws for them is new to him.
    assert!(!heard.iter().any(Ingenious::is_reveal));
    let (_, heard) = after(game, "chance: draw RY,RY,RY,RY,RY,RY");
    assert!(heard.iter().any(Ingenious::is_reveal));
}

#[test]
fn draws_and_the_start_are_reveals_and_placements_are_not() {
    let (_, drew) = after(position("rack 0 RB,RB,GG,OY,PP,YY"), "0: RB 0,0 1,0\nchance: draw GG");
    assert!(drew.iter().any(Ingenious::is_reveal));
    let (_, placed) = after(position("rack 0 RB,RB,GG,OY,PP,YY"), "0: RB 0,0 1,0");
    assert!(!placed.iter().any(Ingenious::is_reveal));
    let (_, started) =
        after(Ingenious::new(&tabletop::Options::from_text("").unwrap()), "chance: start 1");
    assert!(started.iter().any(Ingenious::is_reveal));
}

/// Many states that this viewer cannot tell from the true one.
fn imagined(game: &Ingenious, viewer: Viewer) -> Vec<Ingenious> {
    let view = game.view(viewer);
    let mut rng = GameRng::from_seed(&Seed::from(1));
    let states: Vec<_> = (0..300).map(|_| Ingenious::determinize(&view, &mut rng)).collect();
    assert!(states.iter().all(|state| state.view(viewer) == view));
    states
}

#[test]
fn determinizing_keeps_what_is_seen_and_varies_what_is_not() {
    let game = position("options seats=3\nrack 0 RB,RB,GG,OY,PP,YY");
    let states = imagined(&game, seat(0));
    assert!(states.iter().all(|state| state.rack(Seat::new(0)) == game.rack(Seat::new(0))));
    let racks: std::collections::BTreeSet<Tiles> =
        states.iter().map(|state| state.rack(Seat::new(1))).collect();
    assert!(racks.len() > 250);
    let mut rng = GameRng::from_seed(&Seed::from(1));
    assert_eq!(Ingenious::determinize(&game.view(Viewer::Referee), &mut rng), game);
}

#[test]
fn tiles_put_back_are_on_nobodys_rack_until_something_is_drawn() {
    let (game, _) = after(
        position("rack 0 RB,GG,GG,GG,GG,GG\nrack 1 OO,OO,RB,RB,RB,RR\ntrack 0 0 5 5 5 5 5"),
        "0: RB 0,0 1,0\n0: swap\nchance: draw RY,RY,RY,RY,RY,RY",
    );
    let green = Tile::new(Colour::Green, Colour::Green);
    let has_green = |state: &Ingenious| state.rack(Seat::new(0)).contains(green);
    assert!(!imagined(&game, seat(1)).iter().any(has_green));
    // The spectator knows it of both racks.
    let any = |state: &Ingenious| has_green(state) || state.rack(Seat::new(1)).contains(green);
    assert!(!imagined(&game, Viewer::Spectator).iter().any(any));
    // Afterwards one of them may have come up.
    let (game, _) = after(game, "1: OO 3,0 4,0\nchance: draw RB");
    assert!(imagined(&game, Viewer::Spectator).iter().any(any));
}

#[test]
fn whether_the_swap_question_is_put_tells_something_of_the_rack() {
    let red = |tile: Tile| tile.colours().contains(Colour::Red);
    let n_red =
        |state: &Ingenious| state.rack(Seat::new(0)).iter().filter(|&tile| red(tile)).count();
    // Put: no red is left among the five.
    let (asked, _) =
        after(position("rack 0 RB,GG,GG,GO,GO,PP\ntrack 0 0 5 5 5 5 5"), "0: RB 0,0 1,0");
    assert!(imagined(&asked, seat(1)).iter().all(|state| n_red(state) == 0));
    // Declined: at most the tile that was drawn then is red.
    let (kept, _) = after(asked, "0: keep\nchance: draw RR");
    let states = imagined(&kept, seat(1));
    assert!(states.iter().all(|state| n_red(state) <= 1));
    assert!(states.iter().any(|state| n_red(state) == 1));
    // Not put: at least one of the five is red.
    let (not_asked, _) = after(
        position("rack 0 RB,GG,GG,GO,RO,PP\ntrack 0 0 5 5 5 5 5"),
        "0: RB 0,0 1,0\nchance: draw GG",
    );
    assert!(imagined(&not_asked, seat(1)).iter().all(|state| n_red(state) >= 1));
    // It holds until that seat places again.
    let (later, _) =
        after(not_asked, "1: YP 3,0 4,0\nchance: draw GG\n0: GG -3,0 -4,0\nchance: draw YY");
    assert!(later.clue(Seat::new(0)).is_some());
    assert!(imagined(&later, seat(1)).iter().all(|state| n_red(state) >= 1));
}

#[test]
fn in_duel_the_question_tells_of_the_colours_on_nine() {
    let red = |tile: Tile| tile.colours().contains(Colour::Red);
    let n_red =
        |state: &Ingenious| state.rack(Seat::new(0)).iter().filter(|&tile| red(tile)).count();
    let nine = "options mode=duel\ntrack 0 9 0 0 0 0 0\ntoken red 0\n";
    let (asked, _) = after(position(&format!("{nine}rack 0 RB,RG,GG,GO,GO,PP")), "0: RB 0,0 1,0");
    assert!(imagined(&asked, seat(1)).iter().all(|state| n_red(state) >= 1));
    let (not_asked, _) =
        after(position(&format!("{nine}rack 0 RB,GY,GG,GO,GO,PP")), "0: RB 0,0 1,0");
    assert!(imagined(&not_asked, seat(1)).iter().all(|state| n_red(state) == 0));
    // What is set aside takes the knowledge with it.
    let (swapped, _) = after(asked, "0: swap RG");
    assert_eq!(swapped.clue(Seat::new(0)), None);
}

/// Seat 0 places `RB`; two racks that then give the same answer to the swap question.
struct SameAnswer {
    setup: &'static str,
    racks: [&'static str; 2],
    is_asked: bool,
}

const SAME_ANSWERS: [SameAnswer; 6] = [
    SameAnswer {
        setup: "options mode=base\ntrack 0 0 5 5 5 5 5",
        racks: ["RB,GG,GG,GO,GO,PP", "RB,BO,BO,YY,YP,PP"],
        is_asked: true,
    },
    SameAnswer {
        setup: "options mode=base\ntrack 0 0 5 5 5 5 5",
        racks: ["RB,RG,GG,GO,GO,PP", "RB,RO,RO,RO,YP,PP"],
        is_asked: false,
    },
    SameAnswer {
        setup: "options mode=team\ntrack 0 0 5 5 5 5 5",
        racks: ["RB,GG,GG,GO,GO,PP", "RB,BO,BO,YY,YP,PP"],
        is_asked: true,
    },
    SameAnswer {
        setup: "options mode=team\ntrack 0 0 5 5 5 5 5",
        racks: ["RB,RG,GG,GO,GO,PP", "RB,RO,RO,RO,YP,PP"],
        is_asked: false,
    },
    SameAnswer {
        setup: "options mode=duel\ntrack 0 9 0 0 0 0 0\ntoken red 0",
        racks: ["RB,RG,GG,GO,GO,PP", "RB,RO,RO,RO,YP,PP"],
        is_asked: true,
    },
    SameAnswer {
        setup: "options mode=duel\ntrack 0 9 0 0 0 0 0\ntoken red 0",
        racks: ["RB,GG,GG,GO,GO,PP", "RB,BO,BO,YY,YP,PP"],
        is_asked: false,
    },
];

#[test]
fn in_17_racks_with_the_same_answer_to_the_swap_question_look_the_same() {
    for SameAnswer { setup, racks, is_asked } in SAME_ANSWERS {
        let others = "rack 1 GB,GB,GB,GB,GB,GB";
        let partners = "rack 2 GP,GP,GP,GP,GP,GP\nrack 3 BY,BY,BY,BY,BY,BY";
        let partners = if setup.contains("team") { partners } else { "" };
        let start = |rack| position(&format!("{setup}\n{others}\n{partners}\nrack 0 {rack}"));
        let mut script = String::from("0: RB 0,0 1,0");
        let answers =
            if is_asked { &["\n0: keep", "\nchance: draw YP"][..] } else { &["\nchance: draw YP"] };
        for next in [""].iter().chain(answers) {
            script.push_str(next);
            let [(one, heard), (two, heard_too)] = racks.map(|rack| after(start(rack), &script));
            let told_asked = |heard: &[Event]| {
                heard.iter().any(|event| matches!(event, Event::Open(Fact::SwapOffered { .. })))
            };
            assert_eq!(told_asked(&heard), is_asked && next.is_empty(), "{setup}");
            let viewers = Viewer::all(one.n_seats()).filter(|&viewer| viewer != seat(0));
            for viewer in viewers {
                assert_eq!(one.view(viewer), two.view(viewer), "{setup}, {viewer} after {script}");
                assert_eq!(told(&heard, viewer), told(&heard_too, viewer), "{setup}, {viewer}");
                assert_eq!(one.scores(viewer), two.scores(viewer));
            }
            assert_ne!(one.view(seat(0)), two.view(seat(0)));
        }
    }
}

#[test]
fn in_17_racks_with_different_answers_do_not() {
    for asked in SAME_ANSWERS.iter().filter(|same| same.is_asked) {
        let not_asked =
            SAME_ANSWERS.iter().find(|same| same.setup == asked.setup && !same.is_asked).unwrap();
        let after_placing = |same: &SameAnswer| {
            after(position(&format!("{}\nrack 0 {}", same.setup, same.racks[0])), "0: RB 0,0 1,0")
        };
        let [(one, _), (two, _)] = [asked, not_asked].map(after_placing);
        assert_ne!(one.view(seat(1)), two.view(seat(1)), "{}", asked.setup);
    }
}

/// So many of each kind, and so many symbols of each colour.
type Counts = ([u8; 21], [u8; 6]);

#[test]
fn in_17_what_may_still_come_is_what_lies_in_the_bag_and_on_hidden_racks() {
    testkit::unseen::check(&subject(), 8, counted, hidden);
}

fn counted(view: &View) -> Counts {
    let kinds: Vec<u8> = Tile::all().map(|tile| view.unseen.count(tile)).collect();
    (kinds.try_into().unwrap(), Colour::ALL.map(|colour| view.unseen.n_symbols(colour)))
}

/// The same, tile by tile.
fn hidden(game: &Ingenious, viewer: Viewer) -> Counts {
    let is_hidden = |seat: &Seat| !viewer.sees(*seat) && game.options().mode != Mode::Solo;
    let racks =
        Seat::first(game.n_seats()).filter(is_hidden).flat_map(|seat| game.rack(seat).iter());
    let (mut kinds, mut colours) = ([0; 21], [0; 6]);
    for tile in racks.chain(game.bag().iter()) {
        kinds[tile.index()] += 1;
        tile.halves().iter().for_each(|half| colours[half.index()] += 1);
    }
    (kinds, colours)
}

#[test]
fn in_1_the_box_has_forty_symbols_of_each_colour() {
    assert_eq!(Colour::ALL.map(|colour| Bag::FULL.n_symbols(colour)), [40; 6]);
}
