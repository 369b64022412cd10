//! Content packs from outside: any text is refused or can be played to the end.

use std::collections::BTreeMap;

use green::{Content, Files, Green, GreenOptions};
use proptest::prelude::*;
use proptest::sample::select;
use tabletop::{Game, GameRng, Nobody, Options, Seed, ToAct};
use testkit::script;

use crate::support::slow;

const CLUBS: &str = include_str!("../../../data/green/clubs.csv");
const COURSES: &str = include_str!("../../../data/green/courses.csv");
const GOLFERS: &str = include_str!("../../../data/green/golfers.csv");
const SCORES: &str = include_str!("../../../data/green/scores.csv");

#[test]
fn a_content_pack_is_played_and_named_in_the_options() {
    let clubs = CLUBS.replace("chipper,chipper,5,fixed,2", "chipper_x,chipper,5,fixed,9");
    let content = Content::from_files(Files { clubs: Some(&clubs), ..Files::default() }).unwrap();
    let name = content.name();
    let options =
        GreenOptions { content: content.into(), ..GreenOptions::from_text("start=0").unwrap() };
    assert!(options.to_text().ends_with(&format!("content={name}")));
    assert!(GreenOptions::from_text(&options.to_text()).is_err());
    script::run_from(
        Green::new(&options),
        "refused chance: reveal chipper,wood_tail,wood_tail,wood_tail | GR-3
        chance: reveal chipper_x,wood_tail,wood_tail,wood_tail
        chance: course C1,C2,C3
        chance: wind 1
        0: draw 0
        chance: reveal iron_head
        1: draw 1
        chance: reveal iron_head
        0: hit chipper_x
        referee sees /balls/0: 9",
    );
}

/// A random match with the pack, if there is nothing wrong with it.
fn play_if_sound(files: Files<'_>, options: &str) {
    match Content::from_files(files) {
        Ok(content) => play(content, options),
        Err(problems) => {
            assert!(!problems.is_empty());
            for problem in problems {
                assert!(problem.line > 0 && !problem.reason.is_empty(), "{problem:?}");
            }
        }
    }
}

fn play(content: Content, options: &str) {
    let options = GreenOptions {
        content: content.into(),
        ..GreenOptions::from_text(options).expect("options")
    };
    let mut rng = GameRng::from_seed(&Seed::from(1));
    let (mut game, mut moves) = (Green::new(&options), Vec::new());
    for _ in 0..3000 {
        match game.to_act() {
            ToAct::Over => return,
            ToAct::Chance(_) => game.resolve(&game.sample_chance(&mut rng), &mut Nobody),
            ToAct::Seats(seats) => {
                let seat = seats.lowest().expect("somebody");
                let mv = game.random_move(seat, &mut rng, &mut moves).expect("a move");
                game.legal_moves(seat, &mut moves);
                moves.sort_unstable();
                assert_eq!(moves, slow::moves(&game, seat), "{:?}", game.to_setup());
                game.play(seat, &mv, &mut Nobody);
            }
        }
    }
    panic!("no end with {:?}", game.content().clubs());
}

/// Something else in one place: much likelier to be read far than arbitrary text.
fn damaged(text: &'static str) -> impl Strategy<Value = String> {
    (0..text.len(), 0..8usize, "[0-9,\\n a-z_+:\"#-]{0,6}").prop_map(move |(at, cut, new)| {
        let cut = text.get(..at).zip(text.get((at + cut).min(text.len())..));
        cut.map_or_else(|| new.clone(), |(before, after)| format!("{before}{new}{after}"))
    })
}

/// The right header, or nearly, and then fields that could stand there.
fn nearly_a_table(text: &'static str) -> impl Strategy<Value = String> {
    let header = text.lines().next().expect("a header");
    let words: Vec<&str> = text.split([',', '\n']).chain(["", ",", "\n", "\"", "#", "0"]).collect();
    let field = prop_oneof![8 => select(words), 1 => Just("999999999999"), 1 => Just("-4")];
    let row = proptest::collection::vec(field, 0..8).prop_map(|fields| fields.join(","));
    let rows = proptest::collection::vec(row, 0..20).prop_map(|rows| rows.join("\n"));
    rows.prop_map(move |rows| format!("{header}\n{rows}"))
}

fn table(header: &str, rows: impl Iterator<Item = String>) -> String {
    [header.to_owned()].into_iter().chain(rows).collect::<Vec<_>>().join("\n")
}

/// Numbers as they are printed on a club of this type; a Hybrid leaves no choice.
fn strike(club_type: &'static str) -> impl Strategy<Value = String> {
    let kinds = if club_type == "hybrid" { vec!["fixed"] } else { vec!["fixed", "choice"] };
    let one = (select(kinds), 0..=9).prop_map(|(kind, number)| format!("{kind},{number}"));
    let by_wind = "wind,[0-9]( [0-9]){5}";
    prop_oneof![one, by_wind]
}

/// 45 clubs of any kinds: each is drawn by itself, equal ones are counted.
fn clubs() -> impl Strategy<Value = String> {
    let types = ["wood", "putter", "hybrid", "iron", "wedge", "chipper"];
    let club = select(types.to_vec())
        .prop_flat_map(|club_type| (Just(club_type), 0..10u8, strike(club_type)));
    proptest::collection::vec(club, 45).prop_map(|clubs| {
        let mut kinds: BTreeMap<(&str, u8), (u8, String)> = BTreeMap::new();
        for (club_type, digit, strike) in clubs {
            kinds.entry((club_type, digit)).or_insert((0, strike)).0 += 1;
        }
        let line = |((club_type, digit), (count, strike)): (&(&str, u8), &(u8, String))| {
            format!("{club_type}_{digit},{club_type},{count},{strike},")
        };
        table("club,type,count,strike,numbers,provenance", kinds.iter().map(line))
    })
}

/// Eight cards; there may be nothing but lakes.
fn courses() -> impl Strategy<Value = String> {
    let space = "lake|fairway:[1-4]|bunker-[1-9]:[1-4]|height[+][1-9]:[1-4]";
    let card = proptest::collection::vec(space, 3..=4).prop_map(|spaces| spaces.join(" "));
    proptest::collection::vec(card, 8).prop_map(|cards| {
        table("card,spaces,provenance", (1..).zip(cards).map(|(n, card)| format!("C{n},{card},")))
    })
}

fn scores() -> impl Strategy<Value = String> {
    proptest::collection::vec(0..=16, 7).prop_map(|points: Vec<i32>| {
        let line = |(difference, points)| format!("{difference},{points},,");
        table("difference,points,name,provenance", (-4..).zip(points).map(line))
    })
}

fn seats() -> impl Strategy<Value = String> {
    (2..=4, any::<bool>(), any::<bool>()).prop_map(|(seats, golfers, jump)| {
        format!("seats={seats} pro_golfers={golfers} jump_over={jump}")
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn arbitrary_text_is_refused_with_a_line_and_never_a_panic(
        clubs in any::<String>(),
        courses in "[\\PC\\n,\"#]*",
        golfers in nearly_a_table(GOLFERS),
        scores in nearly_a_table(SCORES),
        more_clubs in nearly_a_table(CLUBS),
        more_courses in nearly_a_table(COURSES),
    ) {
        let options = "seats=2";
        let (golfers, scores) = (Some(&*golfers), Some(&*scores));
        let files = Files { clubs: Some(&clubs), courses: Some(&courses), golfers, scores };
        play_if_sound(files, options);
        play_if_sound(Files { clubs: Some(&more_clubs), ..Files::default() }, options);
        play_if_sound(Files { courses: Some(&more_courses), ..Files::default() }, options);
        play_if_sound(Files { golfers, ..Files::default() }, options);
        play_if_sound(Files { scores, ..Files::default() }, options);
    }

    #[test]
    fn a_damaged_pack_is_refused_or_played_and_never_panics(
        clubs in damaged(CLUBS),
        courses in damaged(COURSES),
        golfers in damaged(GOLFERS),
        scores in damaged(SCORES),
    ) {
        let options = "seats=3 pro_golfers=true";
        play_if_sound(Files { clubs: Some(&clubs), ..Files::default() }, options);
        play_if_sound(Files { courses: Some(&courses), ..Files::default() }, options);
        play_if_sound(Files { golfers: Some(&golfers), ..Files::default() }, options);
        play_if_sound(Files { scores: Some(&scores), ..Files::default() }, options);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn any_sound_pack_is_played_to_the_end(
        clubs in clubs(),
        courses in courses(),
        scores in scores(),
        seats in seats(),
    ) {
        let files = Files {
            clubs: Some(&clubs),
            courses: Some(&courses),
            scores: Some(&scores),
            ..Files::default()
        };
        let content = Content::from_files(files).expect("a sound pack");
        play(content, &seats);
    }
}
