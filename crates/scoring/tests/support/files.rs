//! Score files made from pictures.
//!
//! A picture has one word a cell: `..` or `##` nothing, `xx` scenery, `T^` a tee whose red edge faces north
//! (`>` east, `v` south, `<` west), `G^` a green, `S|` and `S-` straights, `D^` a straight with an arrow,
//! `C0` a corner from north to east, `C1` … `C3` turned clockwise. A digit behind a word is its par: `T^3`.

use scoring::{Contents, Report, score};
use serde_json::{Value, json};

/// A meadow of 12 by 9 with the gate in its first corner, worth 10.
pub(crate) fn meadow() -> Value {
    let mut map = vec!["GG##########".to_owned(); 2];
    map.extend(vec!["############".to_owned(); 7]);
    json!({"map": map, "points": 10})
}

/// The tiles of a picture, by what they show.
pub(crate) fn tiles(picture: &str) -> Value {
    let rows = picture.lines().map(str::trim).filter(|row| !row.is_empty());
    let mut tiles = Vec::new();
    for (y, row) in rows.enumerate() {
        for (x, word) in row.split_whitespace().enumerate() {
            tiles.extend(tile(x, y, word));
        }
    }
    Value::Array(tiles)
}

fn tile(x: usize, y: usize, word: &str) -> Option<Value> {
    let mut letters = word.chars();
    let first = letters.next()?;
    let shape = match first {
        'T' => "tee",
        'G' => "green",
        'S' | 'D' => "straight",
        'C' => "corner",
        'x' => "scenery",
        _ => return None,
    };
    let turn = match letters.next()? {
        '>' | '-' | '1' => 1,
        'v' | '2' => 2,
        '<' | '3' => 3,
        _ => 0,
    };
    let mut tile = json!({"x": x, "y": y, "shape": shape, "turn": turn});
    if first == 'D' {
        tile["directional"] = true.into();
    }
    if let Some(par) = letters.next() {
        tile["par"] = par.to_digit(10).expect("a digit").into();
    }
    Some(tile)
}

/// A file of one player on the meadow and another with a single tile, so that it is no solo game.
#[allow(clippy::needless_pass_by_value, reason = "reads better where it is called")]
pub(crate) fn family(mr: &str, mrs: &str, tiles: Value) -> Value {
    json!({"game": "minigolf", "version": "family", "mr": mr, "mrs": mrs, "players": [
        {"name": "Ann", "land": meadow(), "tiles": tiles},
        {"name": "Bo", "land": meadow(), "tiles": []},
    ]})
}

pub(crate) fn report(file: &Value) -> Report {
    score(&file.to_string(), &Contents::standard())
        .unwrap_or_else(|problems| panic!("{problems:#?}"))
}

/// The report as JSON.
pub(crate) fn scored(file: &Value) -> Value {
    serde_json::to_value(report(file)).expect("plain data")
}

/// Every problem, as it is told.
pub(crate) fn problems(file: &Value) -> Vec<String> {
    told(&file.to_string())
}

pub(crate) fn told(text: &str) -> Vec<String> {
    let problems = score(text, &Contents::standard()).expect_err("a bad file");
    problems.iter().map(ToString::to_string).collect()
}
