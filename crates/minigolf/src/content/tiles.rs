//! `tiles.csv`: one kind of tile a line.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::ops::RangeInclusive;

use tabletop::excerpt;
use tabletop::rows::{Problem, Reader};

use crate::tiles::{Kind, MOST_ELEMENTS, N_KINDS, Shape, Tile, TileKind};

const COLUMNS: [&str; 16] = [
    "kind",
    "copies",
    "shape",
    "par",
    "back",
    "people",
    "dogs",
    "trees",
    "benches",
    "pools",
    "pipes",
    "slopes",
    "flowers",
    "directional",
    "obstacle",
    "provenance",
];

/// Rulebook, contents: as many copies of each shape as the box holds, 264 in all.
const MAKE_UP: [(Shape, &str, u32); 5] = [
    (Shape::Tee, "tees", 55),
    (Shape::Green, "greens", 55),
    (Shape::Straight, "straights", 44),
    (Shape::Corner, "corners", 44),
    (Shape::Scenery, "sceneries", 66),
];

pub(super) fn parse(text: &str, problems: &mut Vec<Problem>) -> Vec<TileKind> {
    let mut reader = Reader::new("tiles.csv", problems);
    let Some(rows) = reader.rows(text, COLUMNS) else { return Vec::new() };
    let mut kinds: Vec<Option<TileKind>> = alloc::vec![None; N_KINDS];
    for (line, row) in rows {
        let Some(kind) = row[0].parse().ok().and_then(Kind::new) else {
            reader.note(line, format!("`{}` isn't a kind from 1 to {N_KINDS}", excerpt(&row[0])));
            continue;
        };
        if kinds[kind.index()].is_some() {
            reader.note(line, format!("kind {kind} appears twice"));
        }
        let read = tile_kind(&mut reader, line, &row);
        kinds[kind.index()].get_or_insert(read);
    }
    for kind in Kind::all().filter(|kind| kinds[kind.index()].is_none()) {
        reader.note_at_end(format!("kind {kind} is missing"));
    }
    let kinds: Vec<TileKind> = kinds.into_iter().flatten().collect();
    for (shape, plural, n_wanted) in MAKE_UP {
        let of_shape = kinds.iter().filter(|kind| kind.tile.shape == shape);
        let n: u32 = of_shape.map(|kind| u32::from(kind.copies)).sum();
        if n != n_wanted {
            reader.note_at_end(format!("there are {n} {plural}, not {n_wanted}"));
        }
    }
    kinds
}

fn tile_kind(reader: &mut Reader<'_>, line: usize, row: &[String; COLUMNS.len()]) -> TileKind {
    let shape = Shape::from_name(&row[2]);
    if shape.is_none() {
        reader.note(line, format!("`{}` isn't a shape", excerpt(&row[2])));
    }
    let mut bounded = |column: usize, bounds: RangeInclusive<u8>| {
        reader.number(line, COLUMNS[column], &row[column], &bounds).unwrap_or_default()
    };
    let copies = bounded(1, 1..=99);
    let mut number = |column: usize, max: u8| bounded(column, 0..=max);
    let tile = Tile {
        shape: shape.unwrap_or(Shape::Scenery),
        par: number(3, MOST_ELEMENTS),
        people: number(5, MOST_ELEMENTS),
        dogs: number(6, MOST_ELEMENTS),
        trees: number(7, MOST_ELEMENTS),
        benches: number(8, MOST_ELEMENTS),
        pools: number(9, MOST_ELEMENTS),
        pipes: number(10, MOST_ELEMENTS),
        slopes: number(11, MOST_ELEMENTS),
        flowers: number(12, MOST_ELEMENTS),
        directional: number(13, 1) == 1,
    };
    number(14, 1);
    let back = number(4, 99);
    if let Some(reason) = shape.and_then(|_| tile.problem()) {
        reader.note(line, reason.to_string());
    }
    TileKind { tile, copies, back }
}
