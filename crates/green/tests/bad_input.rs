//! Nothing from outside panics, and every complaint names its place.

use green::{Green, GreenOptions};
use proptest::prelude::*;
use tabletop::{Log, Options, Step};

const LOG: &str = "clubhouse-log 1\n\
    game green\n\
    rules 1\n\
    options seats=2 start=0 pro_golfers=true golfers=ultra_lob,wind_master\n\
    chance\treveal wood_tail,putter_2,iron_head,chipper\n\
    chance\tcourse C1,C2,C3\n\
    chance\twind 4\n\
    0\tdraw 0\n\
    chance\treveal wedge_fixed\n\
    1\trefresh\n\
    chance\treveal hybrid_3,hybrid_2,iron_choice,putter_1\n\
    1\tdraw 2\n\
    chance\treveal chipper\n\
    0\thit wood_tail power golfer wind_master+1\n\
    1\thit iron_choice=3\n\
    0\tretire\n\
    1\tdraw 0\n";

/// What is said about the log with one line replaced.
fn complaint(line: usize, replacement: &str) -> String {
    let mut lines: Vec<&str> = LOG.lines().collect();
    lines[line - 1] = replacement;
    match Log::<Green>::parse(&lines.join("\n")) {
        Err(error) => error.to_string(),
        Ok(log) => log.replay().expect_err("a bad line").to_string(),
    }
}

#[test]
fn a_bad_log_is_refused_with_line_place_and_reason() {
    let log = Log::<Green>::parse(LOG).expect("a good log");
    log.replay().unwrap_or_else(|e| panic!("{e}"));
    let cases = [
        (4, "options seats=5", "line 4: option `seats` is not a number from 2 to 4"),
        (
            4,
            "options golfers=sand_king,ultra_lob content=mine",
            "line 4: option `golfers` needs `pro_golfers`; option `content` is neither `standard` nor the fingerprint of a content pack that is loaded",
        ),
        (5, "chance\treveal spoon", "line 5: column 15: expected a club's id, found 's'"),
        (5, "chance\treveal wood_tail", "step 1: a different number of clubs has to be revealed"),
        (6, "chance\tcourse C1,C2,C2", "step 2: these aren’t the course cards of this hole"),
        (7, "chance\twind 7", "step 3: the wind is a number from 1 to 6"),
        (8, "0\tdraw 9", "step 4: the display has only four slots"),
        (8, "0\thit wood_tail", "step 4: that club isn’t in your hand"),
        (8, "1\tdraw 0", "step 4: seat 1 is not to act now, but 0"),
        (12, "1\tretire", "step 8: you have to draw one of the new clubs"),
        (14, "0\thit wood_tail=3", "step 10: there are no numbers to choose from on this club"),
        (14, "0\thit wood_tail golfer sand_king", "step 10: that power would change nothing"),
        (15, "1\thit iron_choice=4", "step 11: that number isn’t on the club"),
    ];
    for (line, replacement, wanted) in cases {
        let found = complaint(line, replacement);
        assert!(found.starts_with(wanted), "{replacement:?}\nwanted {wanted}\nfound  {found}");
    }
}

/// Logs with something wrong somewhere: much likelier to get far than arbitrary text.
fn damaged_log() -> impl Strategy<Value = String> {
    (0..LOG.len(), 0..8usize, "\\PC{0,6}|[0-9=,\\t\\n a-z_+-]{0,6}").prop_map(|(at, cut, text)| {
        let end = (at + cut).min(LOG.len());
        format!("{}{text}{}", &LOG[..at], &LOG[end..])
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn a_damaged_log_is_refused_or_replayed_and_never_panics(text in damaged_log()) {
        if let Ok(log) = Log::<Green>::parse(&text) {
            prop_assert_eq!(Log::parse(&log.to_string()), Ok(log.clone()));
            let _ = log.replay();
        }
    }

    #[test]
    fn arbitrary_text_is_never_a_panic(text in any::<String>()) {
        let _ = Log::<Green>::parse(&text);
        let _ = GreenOptions::from_text(&text);
        let _ = text.parse::<Step<green::Move, green::Outcome>>();
    }

    #[test]
    fn options_that_are_read_are_written_the_same(
        text in "((seats|start|pro_golfers|golfers|jump_over|x)=?(true|false|sand_king|,|ultra_lob|[0-9]){0,3} ?){0,4}"
    ) {
        if let Ok(options) = GreenOptions::from_text(&text) {
            prop_assert_eq!(GreenOptions::from_text(&options.to_text()), Ok(options));
        }
    }
}
