//! Positions of every game, drawn from the views of seeded matches.

use std::path::PathBuf;

use green::Green;
use ingenious::{Colour, Ingenious};
use minigolf::Minigolf;
use pictures::{Ghost, Glyph, Marks, Position};
use pips::Pips;
use tabletop::{Game, GameRng, Nobody, Options, Seat, Seed, Stream, ToAct, Viewer};
use texts::Language;

/// A match after so many steps of random play, drawn.
fn painted<G: Game<View: Send + Sync + 'static>>(
    options: &str,
    n_steps: u64,
    viewer: Viewer,
) -> Position {
    Position::of(Box::new(view::<G>(options, n_steps, viewer)), Language::ENGLISH)
        .expect("the game is drawn")
}

pub(crate) fn view<G: Game>(options: &str, n_steps: u64, viewer: Viewer) -> G::View {
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
    game.view(viewer)
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

/// Positions worth a look: one of each game and size.
fn positions() -> Vec<(&'static str, Position)> {
    let referee = Viewer::Referee;
    vec![
        ("ingenious-2", painted::<Ingenious>("mode=base seats=2", 40, referee)),
        ("ingenious-4", painted::<Ingenious>("mode=base seats=4", 60, referee)),
        ("ingenious-team", painted::<Ingenious>("mode=team", 90, referee)),
        ("ingenious-duel", painted::<Ingenious>("mode=duel", 30, Viewer::Seat(Seat::new(1)))),
        ("ingenious-solo", painted::<Ingenious>("mode=solo", 50, referee)),
        ("green-2", painted::<Green>("seats=2", 45, Viewer::Spectator)),
        ("green-4", painted::<Green>("seats=4", 160, referee)),
        ("minigolf-2", painted::<Minigolf>("seats=2 version=advanced", 120, referee)),
        ("minigolf-solo", painted::<Minigolf>("seats=1", 80, referee)),
        ("pips-3", painted::<Pips>("seats=3", 12, Viewer::Seat(Seat::new(0)))),
    ]
}

#[test]
fn every_game_is_drawn_as_text_within_80_columns() {
    for (name, position) in positions() {
        let sketch = position.sketch();
        assert!(sketch.width() <= 80, "{name} is {} columns wide", sketch.width());
        golden(&format!("{name}.txt"), &sketch.to_plain());
    }
}

#[test]
fn every_game_is_drawn_as_svg() {
    for (name, position) in positions() {
        let svg = position.svg();
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
fn a_picture_says_in_which_language_it_is_and_has_its_fonts() {
    for (tag, font) in [("zh-Hans", "PingFang SC"), ("zh-Hant", "PingFang TC"), ("fr", "system-ui")]
    {
        let language = Language::best([tag]).expect("there is a catalogue");
        let view = Box::new(view::<Green>("seats=2", 45, Viewer::Spectator));
        let svg = Position::of(view, language).expect("the game is drawn").svg();
        assert!(svg.contains(&format!("xml:lang=\"{tag}\" font-family=\"")), "{svg}");
        let (_, fonts) = svg.split_once("font-family=\"").expect("it names fonts");
        assert!(fonts.trim_start_matches('\'').starts_with(font), "{fonts}");
    }
}

#[test]
fn the_start_of_every_match_can_be_drawn() {
    for n_steps in 0..12 {
        painted::<Ingenious>("", n_steps, Viewer::Spectator).svg();
        painted::<Green>("pro_golfers=true", n_steps, Viewer::Spectator).svg();
        painted::<Minigolf>("seats=3 version=advanced", n_steps, Viewer::Spectator).svg();
        painted::<Pips>("", n_steps, Viewer::Spectator).svg();
    }
}

#[test]
fn hidden_racks_and_hands_are_drawn_hidden() {
    let seat = Viewer::Seat(Seat::new(0));
    let ingenious = painted::<Ingenious>("", 20, seat).sketch().to_plain();
    assert!(
        ingenious.contains("Rack 1  ?? ?? ??") && !ingenious.contains("Rack 0  ??"),
        "{ingenious}"
    );
    let green = painted::<Green>("", 30, Viewer::Spectator).sketch().to_plain();
    assert!(green.contains(" clubs"), "{green}");
}

#[test]
fn what_is_no_view_of_a_game_has_no_picture() {
    assert!(Position::of(Box::new("chess"), Language::ENGLISH).is_err());
}

#[test]
fn a_board_shows_targets_cursor_and_ghost_and_where_its_cells_are() {
    let position_of_two = painted::<Ingenious>("mode=base seats=2", 3, Viewer::Seat(Seat::new(0)));
    let marks = Marks {
        targets: vec!["0,0".into(), "2,0".into()],
        cursor: Some("1,0".into()),
        ghost: vec![
            ("1,0".into(), Ghost::Symbol(Colour::Red)),
            ("2,0".into(), Ghost::Symbol(Colour::Blue)),
        ],
        ..Marks::default()
    };
    let board = position_of_two.board(&marks);
    let plain = board.sketch.to_plain();
    let row = plain.lines().nth(5).expect("the middle row");
    assert!(row.contains("∘   R✹  B✶"), "{plain}");
    let place = board.place("1,0").expect("a cell").clone();
    assert_eq!(board.at(place.column + 2, place.row), Some(&place));
    assert!(board.sketch.rows()[place.row][place.column + 1].is_lit);
    let marks = Marks { cursor: Some("-3,20".into()), room: 40, ..Marks::default() };
    let board = painted::<Minigolf>("seats=2", 12, Viewer::Seat(Seat::new(0))).board(&marks);
    assert!(board.place("-3,20").is_some(), "the cursor may stand beside the land");
    let marks = Marks { landing: Some("3".into()), seat: Some(Seat::new(1)), ..Marks::default() };
    let plain = painted::<Green>("seats=2", 12, Viewer::Spectator).board(&marks).sketch.to_plain();
    assert!(plain.lines().any(|line| line.contains("│  3 ") && line.contains("(1)")), "{plain}");
}

#[test]
fn mistakes_that_cost_nothing_are_not_marked() {
    let view = view::<Minigolf>("seats=2 version=advanced", 120, Viewer::Referee);
    let n_marks = |is_forgiving: bool| {
        let mut view = view.clone();
        view.options.is_forgiving = is_forgiving;
        let sketch =
            Position::of(Box::new(view), Language::ENGLISH).expect("mini golf is drawn").sketch();
        let is_mistake = |glyph: &&Glyph| matches!(glyph.character, '×' | '!');
        sketch.rows().iter().flatten().filter(is_mistake).count()
    };
    assert!(n_marks(false) > 0);
    assert_eq!(n_marks(true), 0, "MG-20");
    let agreed = self::view::<Minigolf>("seats=2 forgiving=true", 120, Viewer::Spectator);
    assert!(agreed.forgiving && agreed.options.is_forgiving);
}
