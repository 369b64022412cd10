//! `clients.csv`: one client a line.

use alloc::format;
use alloc::vec::Vec;

use super::Problem;
use super::table::Reader;
use crate::clients::{Mr, Mrs};

const COLUMNS: [&str; 5] = ["client", "side", "points", "per", "provenance"];

/// What each Mr Client pays for a hole, and each Mrs Client for an element.
pub(super) fn parse(text: &str, problems: &mut Vec<Problem>) -> ([u8; 7], [u8; 7]) {
    let mut reader = Reader { file: "clients.csv", problems };
    let n_before = reader.problems.len();
    let rows = reader.rows(text, &COLUMNS);
    let (mut by_mr, mut by_mrs) = ([None; 7], [None; 7]);
    for (line, row) in &rows {
        let [client, side, points] = [&row[0], &row[1], &row[2]];
        let place = match side.as_str() {
            "mr" => Mr::from_name(client).map(|mr| &mut by_mr[mr.index()]),
            "mrs" => Mrs::from_name(client).map(|mrs| &mut by_mrs[mrs.index()]),
            _ => {
                reader.note(*line, format!("`{side}` is neither `mr` nor `mrs`"));
                continue;
            }
        };
        let Some(place) = place else {
            let title = if side == "mr" { "Mr" } else { "Mrs" };
            reader.note(*line, format!("`{client}` is no {title} Client"));
            continue;
        };
        if place.replace(reader.number(*line, COLUMNS[2], points, 9)).is_some() {
            reader.note(*line, format!("{client} is there twice"));
        }
    }
    let missing_mrs =
        Mrs::ALL.into_iter().filter(|mrs| by_mrs[mrs.index()].is_none()).map(Mrs::name);
    let missing_mr = Mr::ALL.into_iter().filter(|mr| by_mr[mr.index()].is_none()).map(Mr::name);
    // A file whose columns are unknown has said enough.
    if !rows.is_empty() || reader.problems.len() == n_before {
        for name in missing_mrs.chain(missing_mr) {
            reader.note(0, format!("{name} is missing"));
        }
    }
    (by_mr.map(Option::unwrap_or_default), by_mrs.map(Option::unwrap_or_default))
}
