//! Nothing from outside panics, and every complaint names its place.

use pips::{Phase, Pips, PipsOptions, Setup};
use proptest::prelude::*;
use tabletop::{Game, GameRng, Log, Nobody, Options, Seat, Seed, Step, ToAct};

const LOG: &str = "clubhouse-log 1\n\
    game pips\n\
    rules 1\n\
    options seats=2 cells=4 start=0\n\
    chance\tdeal 1,1,2\n\
    chance\tdeal 3,3,4\n\
    0\tfavour 1\n\
    1\tfavour 3\n\
    0\t1@2\n\
    chance\tdraw 4\n\
    1\t3@3\n";

/// What is said about the log with one line replaced.
fn complaint(line: usize, replacement: &str) -> String {
    let mut lines: Vec<&str> = LOG.lines().collect();
    lines[line - 1] = replacement;
    match Log::<Pips>::parse(&lines.join("\n")) {
        Err(error) => error.to_string(),
        Ok(log) => log.replay().expect_err("a bad line").to_string(),
    }
}

#[test]
fn a_bad_log_is_refused_with_line_place_and_reason() {
    assert!(Log::<Pips>::parse(LOG).expect("a good log").replay().is_ok());
    let hash = "hash 00000000000000000000000000000000\nchance\tdeal 1,1,2";
    let cases = [
        (1, "clubhouse-log 2", "line 1: expected `clubhouse-log 1`"),
        (2, "game none", "line 2: the log is of game `none`, this is game `pips`"),
        (2, "pips", "line 2: expected `game …`"),
        (3, "rules 2", "line 3: the log is of rules `2`, this is rules `1`"),
        (
            4,
            "options seats=9 colour=red",
            "line 4: option `colour` is unknown; there are seats, cells, start; option `seats` is not a number from 2 to 4",
        ),
        (
            5,
            "commitment xyz",
            "line 5: column 12: expected a hexadecimal digit in lower case, found 'x'",
        ),
        (5, "chance deal 1,1,2", "line 5: column 7: expected a tab, found ' '"),
        (
            5,
            "dealer\tdeal 1,1,2",
            "line 5: column 1: expected a seat's number or `chance`, found 'd'",
        ),
        (7, "7\tfavour 1", "line 7: column 1: no table has a seat 7"),
        (5, "chance\tdeal 1,1,7", "line 5: column 17: expected a stone from 1 to 4, found '7'"),
        (7, "", "line 7: column 1: expected a seat's number or `chance`, found the end"),
        (7, "0\tfavour", "line 7: column 3: expected `favour N` or `STONE@CELL`, found 'f'"),
        (9, "0\t3@2", "step 5: that stone isn’t in your hand"),
        (9, "1\t3@2", "step 5: seat 1 is not to act now, but 0"),
        (9, "chance\tdraw 1", "step 5: chance has nothing to decide now; to act: 0"),
        (10, "1\t3@3", "step 6: first chance must decide (draw)"),
        (
            5,
            hash,
            "the log claims the state 00000000000000000000000000000000, its steps lead to 1a81",
        ),
    ];
    for (line, replacement, wanted) in cases {
        let found = complaint(line, replacement);
        assert!(found.starts_with(wanted), "{replacement:?}\nwanted {wanted}\nfound  {found}");
    }
}

#[test]
fn steps_after_the_end_are_refused() {
    let over = format!("{LOG}chance\tdraw 4\n0\t1@0\nchance\tdraw 1\n1\t3@1\n0\t1@1\n");
    let error = Log::<Pips>::parse(&over).expect("well written").replay().expect_err("too long");
    assert_eq!(error.to_string(), "step 12: the match is over");
}

/// Logs with something wrong somewhere: much likelier to get far than arbitrary text.
fn damaged_log() -> impl Strategy<Value = String> {
    (0..LOG.len(), 0..8usize, "\\PC{0,6}|[0-9@,\\t\\n a-z]{0,6}").prop_map(|(at, cut, text)| {
        let end = (at + cut).min(LOG.len());
        format!("{}{text}{}", &LOG[..at], &LOG[end..])
    })
}

/// Setups that are nearly right: most have something wrong with them, some nothing.
fn any_setup() -> impl Strategy<Value = Setup> {
    let phases =
        [Phase::Start, Phase::Deal, Phase::Favour, Phase::Place, Phase::Refill, Phase::Over];
    let stones = || prop::collection::vec(0..=5u8, 0..=3);
    let usual = prop::collection::vec(1..=4u8, 3);
    (
        prop::sample::select(phases.to_vec()),
        0..3u8,
        prop::collection::vec(prop::option::of(1..=4u8), 3..6),
        prop::collection::vec(prop_oneof![5 => usual, 1 => stones()], 2..=3),
        prop::collection::vec(prop::option::weighted(0.9, 1..=4u8), 2..=3),
        prop::collection::vec(prop_oneof![5 => 0..9u8, 1 => any::<u8>()], 2..=3),
    )
        .prop_map(|(phase, turn, row, hands, favourites, neighbours)| Setup {
            phase,
            turn: Seat::new(turn),
            row,
            hands,
            favourites,
            neighbours,
        })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn a_damaged_log_is_refused_or_replayed_and_never_panics(text in damaged_log()) {
        if let Ok(log) = Log::<Pips>::parse(&text) {
            prop_assert_eq!(Log::parse(&log.to_string()), Ok(log.clone()));
            let _ = log.replay();
        }
    }

    #[test]
    fn arbitrary_text_is_never_a_panic(text in any::<String>()) {
        let _ = Log::<Pips>::parse(&text);
        let _ = PipsOptions::from_text(&text);
        let _ = text.parse::<Step<pips::Move, pips::Outcome>>();
    }

    #[test]
    fn a_setup_is_refused_or_can_be_played_to_its_end(setup in any_setup(), seed in any::<u64>()) {
        if let Ok(mut game) = Pips::from_setup(&setup) {
            let mut rng = GameRng::from_seed(&Seed::from(seed));
            loop {
                match game.to_act() {
                    ToAct::Over => break,
                    ToAct::Chance(_) => game.resolve(&game.clone().sample_chance(&mut rng), &mut Nobody),
                    ToAct::Seats(seats) => {
                        let seat = seats.lowest().expect("somebody is to act");
                        let mv = game.random_move(seat, &mut rng, &mut vec![]).expect("and has a move");
                        game.play(seat, &mv, &mut Nobody);
                    }
                }
            }
        }
    }

    #[test]
    fn arbitrary_bytes_are_never_a_panic(bytes in any::<Vec<u8>>()) {
        let _ = Log::<Pips>::parse(&format!("clubhouse-log 1\n{}", String::from_utf8_lossy(&bytes)));
    }

    #[test]
    fn options_that_are_read_are_written_the_same(text in "((seats|cells|start|x)=?[0-9a-z]{0,6} ?){0,4}") {
        if let Ok(options) = PipsOptions::from_text(&text) {
            prop_assert_eq!(PipsOptions::from_text(&options.to_text()), Ok(options));
        }
    }
}
