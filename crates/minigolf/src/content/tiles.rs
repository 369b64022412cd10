//! `tiles.csv`: one kind of tile a line.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use tabletop::rows::{Problem, Reader};

use crate::tiles::{Kind, N_KINDS, Shape, Tile, TileKind};

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

/// Rulebook, contents: as many tiles as the box holds.
const N_COPIES: u32 = 264;

pub(super) fn parse(text: &str, problems: &mut Vec<Problem>) -> Vec<TileKind> {
    let mut reader = Reader::new("tiles.csv", problems);
    let Some(rows) = reader.rows(text, COLUMNS) else { return Vec::new() };
    let mut kinds: Vec<Option<TileKind>> = alloc::vec![None; N_KINDS];
    for (line, row) in rows {
        let Some(kind) = row[0].parse().ok().and_then(Kind::new) else {
            reader.note(line, format!("`{}` is no kind from 1 to {N_KINDS}", row[0]));
            continue;
        };
        if kinds[kind.index()].is_some() {
            reader.note(line, format!("kind {kind} is there twice"));
        }
        let read = tile_kind(&mut reader, line, &row);
        kinds[kind.index()].get_or_insert(read);
    }
    for kind in Kind::all().filter(|kind| kinds[kind.index()].is_none()) {
        reader.note_at_end(format!("kind {kind} is missing"));
    }
    let kinds: Vec<TileKind> = kinds.into_iter().flatten().collect();
    let n_copies: u32 = kinds.iter().map(|kind| u32::from(kind.copies)).sum();
    if n_copies != N_COPIES {
        reader.note_at_end(format!("there are {n_copies} copies, not {N_COPIES}"));
    }
    kinds
}

fn tile_kind(reader: &mut Reader<'_>, line: usize, row: &[String; COLUMNS.len()]) -> TileKind {
    let shape = Shape::from_name(&row[2]);
    if shape.is_none() {
        reader.note(line, format!("`{}` is no shape", row[2]));
    }
    // Higher numbers would be a slip of the hand, and would not fit the sums of scoring.
    let mut number = |column: usize, max: u8| {
        reader.number(line, COLUMNS[column], &row[column], &(0..=max)).unwrap_or_default()
    };
    let tile = Tile {
        shape: shape.unwrap_or(Shape::Scenery),
        par: number(3, 9),
        people: number(5, 9),
        dogs: number(6, 9),
        trees: number(7, 9),
        benches: number(8, 9),
        pools: number(9, 9),
        pipes: number(10, 9),
        slopes: number(11, 9),
        flowers: number(12, 9),
        directional: number(13, 1) == 1,
    };
    number(14, 1);
    let [copies, back] = [(1, 99), (4, 99)].map(|(column, max)| number(column, max));
    if let Some(reason) = shape.and_then(|_| tile.problem()) {
        reader.note(line, reason);
    }
    TileKind { tile, copies, back }
}
