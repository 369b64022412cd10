//! Courses drawn as text, for tests.
//!
//! A picture has one word a cell: `..` nothing, `##` nothing either (the gate, for the eye), `xx` scenery,
//! `T^` a tee whose red edge faces north (`>` east, `v` south, `<` west), `G^` a green, `S|` and `S-` straights,
//! `D^` a straight with an arrow, `C0` a corner from north to east, `C1` … `C3` turned clockwise.
//! A digit behind a word is its par: `T^3`.

use std::sync::Arc;

use minigolf::scoring::{self, Brief, Numbers, Sheet};
use minigolf::{Cell, Content, Course, Land, Mr, Mrs, PlacedTile, Promises, Shape, Tile};

/// The tiles of a picture whose first word is the cell `0,0`.
pub(crate) fn tiles(picture: &str) -> Vec<PlacedTile> {
    let rows = picture.lines().map(str::trim).filter(|row| !row.is_empty());
    let mut tiles = Vec::new();
    for (y, row) in (0..).zip(rows) {
        for (x, word) in (0..).zip(row.split_whitespace()) {
            tiles.extend(tile(word).map(|(tile, turn)| PlacedTile {
                cell: Cell::new(x, y),
                tile,
                turn,
            }));
        }
    }
    tiles
}

fn tile(word: &str) -> Option<(Tile, u8)> {
    let mut letters = word.chars();
    let shape = match letters.next()? {
        'T' => Shape::Tee,
        'G' => Shape::Green,
        'S' | 'D' => Shape::Straight,
        'C' => Shape::Corner,
        'x' => Shape::Scenery,
        '.' | '#' => return None,
        other => panic!("{other} is no tile"),
    };
    let turn = match letters.next()? {
        '^' | '|' | 'x' | '0' => 0,
        '>' | '-' | '1' => 1,
        'v' | '2' => 2,
        '<' | '3' => 3,
        other => panic!("{other} is no turn"),
    };
    let mut tile = Tile::bare(shape);
    tile.directional = word.starts_with('D');
    if let Some(par) = letters.next() {
        tile.par = u8::try_from(par.to_digit(10).expect("a par")).expect("a digit");
    }
    Some((tile, turn))
}

pub(crate) fn land(map: &str, points: i32) -> Arc<Land> {
    let rows: Vec<&str> = map.lines().map(str::trim).filter(|row| !row.is_empty()).collect();
    Arc::new(Land::from_map(&rows, points).expect("a sound map"))
}

pub(crate) fn course(map: &str, picture: &str) -> Course {
    Course::new(land(map, 10), tiles(picture)).unwrap_or_else(|problems| panic!("{problems:?}"))
}

/// Scores a course for these clients, best numbering.
pub(crate) fn sheet(course: &Course, mr: Mr, mrs: Mrs) -> Sheet {
    let content = Content::standard();
    let brief = Brief {
        content: &content,
        mr,
        mrs,
        promises: Promises::NONE,
        is_solo: false,
        is_forgiving: false,
    };
    scoring::score(course, 0, &brief, Numbers::Auto).expect("no numbers are given")
}
