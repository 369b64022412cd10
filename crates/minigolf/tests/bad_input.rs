//! Nothing from outside panics, and every complaint names its place.

use std::sync::Arc;

use minigolf::scoring::{self, Brief, Numbers};
use minigolf::{
    Cell, Content, Course, Kind, Land, Minigolf, MinigolfOptions, Mr, Mrs, PlacedTile, Promises,
};
use proptest::prelude::*;
use tabletop::{Game, GameRng, Log, Nobody, Options, Seed, Step, ToAct};

const LOG: &str = "clubhouse-log 1\n\
    game minigolf\n\
    rules 2\n\
    options seats=2 mr=short mrs=lazy version=advanced\n\
    chance\tlands L1,L2,L3\n\
    chance\tlands L4,L5,L6\n\
    0\tland L1\n\
    1\tland L4\n\
    chance\torder 0,1\n\
    chance\tdraw 1,3,159\n\
    chance\tdraw 2,4,160\n\
    0\tpromise fun\n\
    1\tpromise her,par\n\
    0\tbuild 0 2,0 r1\n\
    1\tpass\n\
    chance\tdraw 5,visit,6,7\n\
    1\tpromise -\n\
    0\tpromise circuit\n\
    1\tpass\n\
    0\tbuild 2 3,0 r0\n";

/// What is said about the log with one line replaced.
fn complaint(line: usize, replacement: &str) -> String {
    let mut lines: Vec<&str> = LOG.lines().collect();
    lines[line - 1] = replacement;
    match Log::<Minigolf>::parse(&lines.join("\n")) {
        Err(error) => error.to_string(),
        Ok(log) => log.replay().expect_err("a bad line").to_string(),
    }
}

#[test]
fn a_bad_log_is_refused_with_line_place_and_reason() {
    assert!(Log::<Minigolf>::parse(LOG).expect("a good log").replay().is_ok());
    let cases = [
        (4, "options seats=6", "line 4: option `seats` is not a number from 1 to 5"),
        (4, "options content=abc", "line 4: option `content`"),
        (4, "options mr=lazy", "line 4: option `mr` is none of random, short, long"),
        (5, "chance\tlands L1,L2", "line 5: column 19: expected three lands, found the end"),
        (5, "chance\tlands L1,L2,L1", "step 1: these lands can’t be dealt"),
        (7, "0\tland L9", "step 3: that land isn’t one of the three you were dealt"),
        (10, "chance\tdraw 1,3,201", "line 10: column 17: the kind of a tile is from 1 to 200"),
        (10, "chance\tdraw 163,163,1", "step 6: these tiles aren’t in the bag"),
        (12, "0\tpromise fame", "line 12: column 11: expected a promise, found 'f'"),
        (14, "0\tbuild 0 2,0 r4", "line 14: column 16: a turn is from 0 to 3"),
        (14, "0\tbuild 0 1,1 r0", "step 10: the entrance gate is on that space"),
        (14, "0\tbuild 0 1000,1 r0", "step 10: the board in Clubhouse ends before that space"),
        (14, "1\tpass", "step 10: seat 1 is not to act now, but 0"),
        (17, "1\tpass", "step 13: you have to decide on your promises first"),
        (20, "0\tbuild 2 2,0 r0", "step 16: there is already a tile on that space"),
    ];
    for (line, replacement, wanted) in cases {
        let found = complaint(line, replacement);
        assert!(found.starts_with(wanted), "{replacement:?}\nwanted {wanted}\nfound  {found}");
    }
}

#[test]
fn tiles_that_are_no_course_are_refused_with_every_reason() {
    let content = Content::standard();
    let tile = content.kinds()[0].tile;
    let place = |x, y| PlacedTile { cell: Cell::new(x, y), tile, turn: 0 };
    let land = Arc::clone(&content.lands()[0].land);
    let problems = Course::new(land, vec![place(2, 0), place(2, 0), place(0, 0), place(9, 9)])
        .expect_err("three mistakes");
    let texts: Vec<String> = problems.iter().map(ToString::to_string).collect();
    assert_eq!(
        texts,
        [
            "two tiles are on 2,0",
            "the tile on 0,0 covers the entrance gate",
            "the tile on 9,9 isn't connected to the entrance gate",
        ]
    );
}

/// Logs with something wrong somewhere: much likelier to get far than arbitrary text.
fn damaged_log() -> impl Strategy<Value = String> {
    (0..LOG.len(), 0..8usize, "\\PC{0,6}|[0-9rL,\\t\\n a-z=-]{0,8}").prop_map(|(at, cut, text)| {
        let end = (at + cut).min(LOG.len());
        format!("{}{text}{}", &LOG[..at], &LOG[end..])
    })
}

/// The files of the built-in content, as a pack may replace them.
const PACK: [(&str, &str); 3] = [
    ("tiles.csv", include_str!("../../../data/minigolf/tiles.csv")),
    ("clients.csv", include_str!("../../../data/minigolf/clients.csv")),
    ("lands.txt", include_str!("../../../data/minigolf/lands.txt")),
];

/// One file of a real pack in which a few characters are inserted, deleted or swapped.
fn damaged_file() -> impl Strategy<Value = (usize, String)> {
    let harm = (0..3u8, any::<prop::sample::Index>(), "[0-9a-zG#.~=,L\\n \\t]|\\PC");
    (0..PACK.len(), prop::collection::vec(harm, 1..4)).prop_map(|(file, harms)| {
        let mut text: Vec<char> = PACK[file].1.chars().collect();
        for (how, at, more) in harms {
            let at = at.index(text.len() - 1);
            match how {
                0 => drop(text.splice(at..at, more.chars())),
                1 => drop(text.remove(at)),
                _ => text.swap(at, at + 1),
            }
        }
        (file, text.into_iter().collect())
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn a_damaged_pack_is_refused_with_its_lines_or_played((file, text) in damaged_file(), seed in any::<u64>()) {
        let [tiles, clients, lands] = [0, 1, 2].map(|i| (i == file).then_some(text.as_str()));
        match Content::from_files(tiles, clients, lands) {
            Err(problems) => {
                prop_assert!(!problems.is_empty());
                for problem in problems {
                    prop_assert_eq!(problem.file, PACK[file].0);
                    prop_assert!((1..=text.lines().count()).contains(&problem.line), "{}", problem);
                }
            }
            Ok(content) => {
                let mut game = Minigolf::new(&MinigolfOptions::new(Arc::new(content)));
                let mut rng = GameRng::from_seed(&Seed::from(seed));
                for _ in 0..60 {
                    match game.to_act() {
                        ToAct::Over => break,
                        ToAct::Chance(_) => {
                            let outcome = game.sample_chance(&mut rng);
                            game.resolve(&outcome, &mut Nobody);
                        }
                        ToAct::Seats(seats) => {
                            let seat = seats.lowest().expect("somebody");
                            let mv = game.random_move(seat, &mut rng, &mut Vec::new());
                            game.play(seat, &mv.expect("a move"), &mut Nobody);
                        }
                    }
                }
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn a_damaged_log_is_refused_or_replayed_and_never_panics(text in damaged_log()) {
        if let Ok(log) = Log::<Minigolf>::parse(&text) {
            prop_assert_eq!(Log::parse(&log.to_string()), Ok(log.clone()));
            let _ = log.replay();
        }
    }

    #[test]
    fn arbitrary_text_is_never_a_panic(text in any::<String>()) {
        let _ = Log::<Minigolf>::parse(&text);
        let _ = MinigolfOptions::from_text(&text);
        let _ = text.parse::<Step<minigolf::Move, minigolf::Outcome>>();
        let _ = Content::from_files(Some(&text), Some(&text), Some(&text));
    }

    #[test]
    fn options_that_are_read_are_written_the_same(
        text in "((seats|version|visits|placement|numbering|forgiving|difficulty|mr|mrs|content|x)=?[0-9a-z]{0,9} ?){0,4}"
    ) {
        if let Ok(options) = MinigolfOptions::from_text(&text) {
            prop_assert_eq!(MinigolfOptions::from_text(&options.to_text()), Ok(options));
        }
    }

    #[test]
    fn arbitrary_maps_are_lands_or_complaints(rows in proptest::collection::vec("[G#.~=]{0,7}|\\PC{0,7}", 0..7)) {
        if let Ok(land) = Land::from_map(&rows, 10) {
            prop_assert!(land.n_cells() > 0);
            prop_assert_eq!(land.gate().count(), 4);
        }
    }

    #[test]
    fn arbitrary_tiles_are_scored_or_complained_about(
        tiles in proptest::collection::vec((-3..10i16, -3..10i16, 1..=200u8, 0..5u8), 0..40),
        numbers in proptest::collection::vec((0..9i16, 0..9i16, 0..11u8), 0..10),
    ) {
        let content = Content::standard();
        let place = |(x, y, kind, turn): (i16, i16, u8, u8)| {
            let tile = content.kind(Kind::new(kind).expect("a kind")).tile;
            PlacedTile { cell: Cell::new(x, y), tile, turn }
        };
        let placed: Vec<PlacedTile> = tiles.into_iter().map(place).collect();
        let numbers: Vec<(Cell, u8)> = numbers.into_iter().map(|(x, y, n)| (Cell::new(x, y), n)).collect();
        if let Ok(course) = Course::new(Arc::clone(&content.lands()[0].land), placed) {
            let brief = Brief { content: &content, mr: Mr::Long, mrs: Mrs::Bloom, promises: Promises::ALL, is_solo: true, is_forgiving: false };
            let sheet = scoring::score(&course, 0, &brief, Numbers::Auto).expect("no numbers are given");
            let lines: i32 = sheet.conditions.iter().flat_map(|account| &account.lines).map(|line| line.points).sum();
            prop_assert_eq!(lines + sheet.playable.points, sheet.total());
            let _ = scoring::score(&course, 0, &brief, Numbers::Given(&numbers));
        }
    }
}
