//! Each refusal by itself: where it is met, which rule it names, and in what words.

use minigolf::{Illegal, Minigolf, MinigolfOptions};
use tabletop::{BreaksRule, Game, Options};
use testkit::script;

use crate::support::tiny::{LATE, tiny};

/// Options on tiny lands, what happens, and then steps with the words in which they are refused.
type Case<'a> = (&'a str, String, &'a [(&'a str, &'a str)]);

const DEALT: &str = "chance: lands L1,L2,L3
    chance: lands L4,L5,L6
    ";
const FILLED: &str = "0: land L1
    1: land L4
    chance: order 0,1
    chance: draw 1,3,159
    chance: draw 2,4,160
    ";

fn opening_cases() -> Vec<Case<'static>> {
    let opened = format!("{DEALT}{FILLED}");
    vec![
        (
            "seats=2",
            String::new(),
            &[
                ("chance draw 1,2,3", "something else has to be drawn first"),
                ("chance lands L1,L2,L2", "these lands can’t be dealt"),
            ],
        ),
        (
            "seats=2",
            DEALT.into(),
            &[
                ("land L4", "that land isn’t one of the three you were dealt"),
                ("pass", "you have to choose one of your lands first"),
            ],
        ),
        (
            "seats=2",
            format!("{DEALT}0: land L1\n1: land L4"),
            &[("chance order 0,0", "the turn order has to name every player once")],
        ),
        (
            "seats=2",
            format!("{DEALT}0: land L1\n1: land L4\nchance: order 0,1"),
            &[
                (
                    "chance draw 1,2",
                    "the number of tiles drawn must be 3, and the last thing drawn must be a tile",
                ),
                ("chance draw 163,163,1", "these tiles aren’t in the bag"),
                ("chance draw 1,visit,2,3", "these tiles aren’t in the bag"),
            ],
        ),
        (
            "seats=2 version=advanced",
            opened.clone(),
            &[
                ("pass", "you have to decide on your promises first"),
                ("promise -", "you have to make at least one promise at the start"),
            ],
        ),
        (
            "seats=2 version=advanced",
            format!(
                "{opened}0: promise fun\n1: promise fun\n0: pass\n1: pass\nchance: draw visit,5,6,7"
            ),
            &[("promise fun,land", "you have already made that promise")],
        ),
    ]
}

fn building_cases() -> Vec<Case<'static>> {
    let opened = format!("{DEALT}{FILLED}");
    vec![
        (
            "seats=2",
            opened.clone(),
            &[
                ("land L1", "lands can only be chosen once, before the first tile"),
                (
                    "promise fun",
                    "promises can only be made at the start and during a client visit, in the advanced version",
                ),
                ("build 3 2,0 r0", "there is no tile in that slot"),
                ("collect 0", "you can only stop once a land is full"),
                ("stop", "that is only possible when you play alone"),
                ("pass back back", "that is only possible when you play alone"),
                ("build 0 2,0 r0 back", "that is only possible when you play alone"),
                (
                    "return 0",
                    "unchosen tiles only go back in the bag in the end phase, after the rack is refilled",
                ),
                (
                    "number -",
                    "holes can only be numbered at the end, and only with manual hole numbers",
                ),
                ("build 0 0,0 r0", "the entrance gate is on that space"),
                (
                    "build 0 3,0 r0",
                    "that space isn’t next to one of your tiles or the entrance gate",
                ),
                (
                    "build 0 99,0 r0",
                    "the board in Clubhouse ends before that space, although the rules set no limit",
                ),
                ("build 2 2,0 r1", "turning the tile less gives the same result"),
            ],
        ),
        (
            "seats=2 placement=strict",
            format!("{opened}0: build 0 2,0 r2\n1: pass\nchance: draw 5,6,7\n1: pass"),
            &[
                ("build 0 2,0 r0", "there is already a tile on that space"),
                (
                    "build 2 2,1 r0",
                    "with strict placement, you have to place this tile where its connections match",
                ),
            ],
        ),
    ]
}

/// A land is full: leftovers are asked for.
fn ended() -> String {
    format!(
        "{LATE}
        1: build 2 2,0 r0
        0: build 0 0,2 r0
        chance: draw 172,173,174
        "
    )
}

fn ending_cases() -> Vec<Case<'static>> {
    let ended = ended();
    vec![
        (
            "seats=2",
            ended.clone(),
            &[
                ("pass", "you have to choose which unchosen tiles go back in the bag first"),
                ("return 0", "there is no unchosen tile in that slot"),
            ],
        ),
        (
            "seats=2",
            format!("{ended}1: return -"),
            &[
                ("pass", "you have stopped, so you can only collect tiles face down"),
                ("stop", "you have stopped, so you can only collect tiles face down"),
            ],
        ),
        (
            "seats=2",
            format!("{ended}1: return -\n0: collect 2"),
            &[("stop", "to stop, you have to collect a tile face down")],
        ),
    ]
}

/// The end of a match on a course with one hole, and with what else is built.
fn numbered(more: &str) -> String {
    let ended = ended();
    format!(
        "{ended}
        1: return -
        0: collect 2
        1: build 0 2,1 r0
        chance: draw 1,35,84
        1: return -
        1: build 0 2,2 r0
        0: collect 2
        chance: draw 2,35,4
        1: return -
        1: build 0 3,2 r1                           # a tee that opens to the east
        0: collect 2
        chance: draw 5,6,7
        1: return -

        {more}
        1: collect 0
        0: collect 1
        0: number -
        "
    )
}

fn numbering_cases() -> Vec<Case<'static>> {
    let go_on = "0: collect 2\nchance: draw 8,9,10\n1: return -";
    vec![
        (
            "seats=2 numbering=manual",
            numbered(""),
            &[
                ("pass", "you have to number your holes first"),
                ("number 9,9=1", "there is no hole at 9,9"),
                ("number -", "you have to number exactly 1 of your holes"),
            ],
        ),
        (
            "seats=2 numbering=manual",
            // Its green.
            numbered(&format!("1: build 1 4,2 r3\n{go_on}")),
            &[
                ("number 4,2=1", "4,2 isn’t the tee of its hole"),
                ("number 3,2=1 3,2=2", "the hole at 3,2 has two numbers"),
            ],
        ),
        (
            "seats=2 numbering=manual",
            // Another tee.
            numbered(&format!("1: build 0 4,2 r3\n{go_on}")),
            &[("number 4,2=1", "4,2 isn’t the space that names its hole")],
        ),
    ]
}

fn solo_cases() -> Vec<Case<'static>> {
    vec![(
        "seats=1",
        "chance: lands L1,L2,L3\n0: land L1\nchance: draw 1,2".into(),
        &[
            (
                "pass",
                "for each tile you don’t place, choose whether it goes back in the bag or out of the game",
            ),
            (
                "build 0 2,0 r0",
                "for each tile you don’t place, choose whether it goes back in the bag or out of the game",
            ),
            ("collect 0", "you can’t collect tiles when you play alone"),
            (
                "return -",
                "when you play alone, you choose what happens to the other tiles with your move",
            ),
        ],
    )]
}

/// The reason before any other spelling is tried, so that those of spelling are met, too.
fn refusal(game: &Minigolf, step: &str) -> Option<Illegal> {
    if let Some(outcome) = step.strip_prefix("chance ") {
        return game.check_chance(&outcome.parse().expect("an outcome")).err();
    }
    let seat = game.to_act().seats().lowest().expect("somebody");
    game.check(seat, &step.parse().expect("a move")).err()
}

/// The names of all refusals; the match fails to compile as soon as one is missing.
macro_rules! all_refusals {
    ($($name:ident)*) => {
        const ALL: &[&str] = &[$(stringify!($name)),*];

        const fn name(illegal: &Illegal) -> &'static str {
            match illegal {
                $(Illegal::$name { .. } => stringify!($name),)*
            }
        }
    };
}

all_refusals!(
    NotYourLand ChooseLand LandsChosen PromisesDue NoVisit NoPromise Promised NoTile Stopped
    TooEarlyToStop CollectToStop ReturnDue NothingToReturn NoLeftover OnTheGate CellTaken
    TouchesNothing OffTheGrid SameLook Mismatch NumbersDue NoNumbers NoHole NotTheTee TwoNumbers
    NotWhereItStands WrongNumberOfNumbers FateMissing SoloOnly NotSolo FatesGoWithTheMove OtherOutcomeDue OtherClients NotDealable
    NotAnOrder NotInBag WrongDraw
);

#[test]
fn every_refusal_is_met_in_a_players_words_and_names_its_rule() {
    let rules = include_str!("../../../docs/rules/minigolf.md");
    let mut met = Vec::new();
    let mut expect = |game: &Minigolf, step: &str, wanted: &str| {
        let illegal = refusal(game, step).unwrap_or_else(|| panic!("{step} is taken"));
        assert_eq!(illegal.to_string(), wanted, "{step}");
        assert!(rules.contains(&format!(" ({})\n", illegal.rule())), "{illegal:?}");
        met.push(name(&illegal));
    };
    let cases =
        [opening_cases(), building_cases(), ending_cases(), numbering_cases(), solo_cases()];
    for (options, happens, refused) in cases.into_iter().flatten() {
        let game = script::run_from(tiny(options), &happens);
        for (step, wanted) in refused {
            expect(&game, step, wanted);
        }
    }
    let options = MinigolfOptions::from_text("mr=short").expect("options");
    let game = Minigolf::new(&options);
    expect(&game, "chance clients long,lazy", "other clients were chosen for this match");
    for illegal in ALL {
        assert!(met.contains(illegal), "{illegal} is never met");
    }
}

#[test]
fn too_few_lands_are_the_fault_of_the_pack_or_of_the_difficulty() {
    let land = |n: usize| format!("land L{n} Strip {n}\npoints 10\nballs 2\nGG#\nGG#\n###\n\n");
    let lands: String = (1..=6).map(land).collect();
    let pack = MinigolfOptions::load_pack(&[("lands.txt", &lands)]).expect("a sound pack");
    let said = |options: &str| {
        let options = format!("{options} content={}", pack.fingerprint());
        let read = MinigolfOptions::from_text_with(&options, std::slice::from_ref(&pack));
        read.err().map(|error| error.to_string())
    };
    assert_eq!(said("seats=2"), None);
    assert_eq!(
        said("seats=3").as_deref(),
        Some("option `content` has 6 lands, but 3 players need 9")
    );
    assert_eq!(
        said("seats=2 difficulty=1").as_deref(),
        Some("option `difficulty` leaves too few lands to deal three to every player")
    );
}
