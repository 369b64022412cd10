//! Positions of every game, drawn from the views of seeded matches.

use std::path::PathBuf;

use green::Green;
use ingenious::Ingenious;
use minigolf::Minigolf;
use pictures::{Glyph, Library, Marks, Position};
use pips::Pips;
use serde_json::{Value, json};
use tabletop::{Game, GameRng, Nobody, Options, Seat, Seed, Stream, ToAct, Viewer};

/// The view of a match after so many steps of random play.
fn position<G: Game>(options: &str, n_steps: u64, viewer: Viewer) -> Value {
    let seed = Seed::from(5);
    let mut game = G::new(&G::Options::from_text(options).expect("good options"));
    let mut scratch = Vec::new();
    for number in 0..n_steps {
        match game.to_act() {
            ToAct::Over => break,
            ToAct::Chance(_) => {
                let mut rng = GameRng::derive(&seed, Stream::Table, number);
                let outcome = game.sample_chance(&mut rng);
                game.resolve(&outcome, &mut Nobody);
            }
            ToAct::Seats(seats) => {
                let seat = seats.lowest().expect("somebody is to act");
                let mut rng = GameRng::derive(&seed, Stream::Bot, number);
                let mv = game.random_move(seat, &mut rng, &mut scratch).expect("there is a move");
                game.play(seat, &mv, &mut Nobody);
            }
        }
    }
    serde_json::to_value(game.view(viewer)).expect("plain data")
}

fn golden(name: &str, found: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/positions").join(name);
    if std::env::var_os("CLUBHOUSE_BLESS").is_some() {
        std::fs::write(&path, found).expect("the folder can be written");
    }
    let stored = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(
        found, stored,
        "{name} differs; if it should, run `cargo xtask bless` and read the diff"
    );
}

fn drawn(game: &str, view: &Value) -> Position {
    Position::read(game, view, &Library::standard()).unwrap_or_else(|error| panic!("{error}"))
}

/// Positions worth a look: one of each game and size.
fn positions() -> Vec<(&'static str, &'static str, Value)> {
    let referee = Viewer::Referee;
    vec![
        ("ingenious-2", "ingenious", position::<Ingenious>("mode=base seats=2", 40, referee)),
        ("ingenious-4", "ingenious", position::<Ingenious>("mode=base seats=4", 60, referee)),
        ("ingenious-team", "ingenious", position::<Ingenious>("mode=team", 90, referee)),
        (
            "ingenious-duel",
            "ingenious",
            position::<Ingenious>("mode=duel", 30, Viewer::Seat(Seat::new(1))),
        ),
        ("ingenious-solo", "ingenious", position::<Ingenious>("mode=solo", 50, referee)),
        ("green-2", "green", position::<Green>("seats=2", 45, Viewer::Spectator)),
        ("green-4", "green", position::<Green>("seats=4", 160, referee)),
        ("minigolf-2", "minigolf", position::<Minigolf>("seats=2 version=advanced", 120, referee)),
        ("minigolf-solo", "minigolf", position::<Minigolf>("seats=1", 80, referee)),
        ("pips-3", "pips", position::<Pips>("seats=3", 12, Viewer::Seat(Seat::new(0)))),
    ]
}

#[test]
fn every_game_is_drawn_as_text_within_80_columns() {
    for (name, game, view) in positions() {
        let sketch = drawn(game, &view).sketch();
        assert!(sketch.width() <= 80, "{name} is {} columns wide", sketch.width());
        golden(&format!("{name}.txt"), &sketch.to_plain());
    }
}

#[test]
fn every_game_is_drawn_as_svg() {
    for (name, game, view) in positions() {
        let svg = drawn(game, &view).svg();
        assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"), "{name}");
        assert_eq!(svg.matches("<g ").count(), svg.matches("</g>").count(), "{name}");
        assert!(!svg.contains("NaN") && !svg.contains("inf"), "{name}");
        if std::env::var_os("CLUBHOUSE_BLESS").is_some() {
            // To be looked at.
            let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
            std::fs::write(folder.join(format!("{name}.svg")), svg)
                .expect("the folder can be written");
        }
    }
}

#[test]
fn the_start_of_every_match_can_be_drawn() {
    for n_steps in 0..12 {
        drawn("ingenious", &position::<Ingenious>("", n_steps, Viewer::Spectator)).svg();
        drawn("green", &position::<Green>("pro_golfers=true", n_steps, Viewer::Spectator)).svg();
        drawn(
            "minigolf",
            &position::<Minigolf>("seats=3 version=advanced", n_steps, Viewer::Spectator),
        )
        .svg();
        drawn("pips", &position::<Pips>("", n_steps, Viewer::Spectator)).svg();
    }
}

#[test]
fn hidden_racks_and_hands_are_drawn_hidden() {
    let text = |game: &str, view: &Value| drawn(game, view).sketch().to_plain();
    let seat = Viewer::Seat(Seat::new(0));
    let ingenious = text("ingenious", &position::<Ingenious>("", 20, seat));
    assert!(
        ingenious.contains("rack 1  ?? ?? ??") && !ingenious.contains("rack 0  ??"),
        "{ingenious}"
    );
    let green = text("green", &position::<Green>("", 30, Viewer::Spectator));
    assert!(green.contains(" clubs"), "{green}");
}

#[test]
fn what_is_no_view_is_refused_with_its_reason() {
    let read = |game: &str, view: Value| Position::read(game, &view, &Library::standard());
    let error = |game: &str, view: Value| read(game, view).expect_err("no view").to_string();
    assert_eq!(error("chess", json!({})), "there are no pictures of `chess`");
    assert!(error("green", json!({})).starts_with("this is no view of green: missing field"));
    let mut view = position::<Minigolf>("", 20, Viewer::Spectator);
    view["content"] = "0123".into();
    assert_eq!(
        error("minigolf", view),
        "the content `0123` is not loaded: give its folder with --content"
    );
}

#[test]
fn a_board_shows_targets_cursor_and_ghost_and_where_its_cells_are() {
    let view = position::<Ingenious>("mode=base seats=2", 3, Viewer::Seat(Seat::new(0)));
    let marks = Marks {
        targets: vec!["0,0".into(), "2,0".into()],
        cursor: Some("1,0".into()),
        ghost: vec![("1,0".into(), "R".into()), ("2,0".into(), "B".into())],
        ..Marks::default()
    };
    let board = drawn("ingenious", &view).board(&marks);
    let plain = board.sketch.to_plain();
    let row = plain.lines().nth(5).expect("the middle row");
    assert!(row.contains("∘   R✹  B✶"), "{plain}");
    let place = board.place("1,0").expect("a cell").clone();
    assert_eq!(board.at(place.column + 2, place.row), Some(&place));
    assert!(board.sketch.rows()[place.row][place.column + 1].is_lit);
    let view = position::<Minigolf>("seats=2", 12, Viewer::Seat(Seat::new(0)));
    let marks = Marks { cursor: Some("-3,20".into()), room: 40, ..Marks::default() };
    let board = drawn("minigolf", &view).board(&marks);
    assert!(board.place("-3,20").is_some(), "the cursor may stand beside the land");
    let view = position::<Green>("seats=2", 12, Viewer::Spectator);
    let marks = Marks { ghost: vec![("3".into(), "1".into())], ..Marks::default() };
    let plain = drawn("green", &view).board(&marks).sketch.to_plain();
    assert!(plain.lines().any(|line| line.contains("│  3 ") && line.contains("(1)")), "{plain}");
}

#[test]
fn mistakes_that_cost_nothing_are_not_marked() {
    let mut view = position::<Minigolf>("seats=2 version=advanced", 120, Viewer::Referee);
    let mut n_marks = |is_forgiving: bool| {
        view["forgiving"] = is_forgiving.into();
        let sketch = drawn("minigolf", &view).sketch();
        let is_mistake = |glyph: &&Glyph| matches!(glyph.character, '×' | '!');
        sketch.rows().iter().flatten().filter(is_mistake).count()
    };
    assert!(n_marks(false) > 0);
    assert_eq!(n_marks(true), 0, "MG-20");
    let agreed = position::<Minigolf>("seats=2 forgiving=true", 120, Viewer::Spectator);
    assert_eq!(agreed["forgiving"], true);
}
