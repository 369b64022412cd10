//! `clients.csv`: one client a line.

use alloc::format;
use alloc::vec::Vec;

use tabletop::excerpt;
use tabletop::rows::{Problem, Reader};

use crate::clients::{Mr, Mrs};

const COLUMNS: [&str; 5] = ["client", "side", "points", "per", "provenance"];

/// What each Mr Client pays for a hole, and each Mrs Client for an element.
pub(super) fn parse(text: &str, problems: &mut Vec<Problem>) -> ([u8; 7], [u8; 7]) {
    let mut reader = Reader::new("clients.csv", problems);
    let Some(rows) = reader.rows(text, COLUMNS) else { return Default::default() };
    let (mut by_mr, mut by_mrs) = ([None; 7], [None; 7]);
    for (line, [client, side, points, _, _]) in rows {
        let place = match side.as_str() {
            "mr" => Mr::from_name(&client).map(|mr| &mut by_mr[mr.index()]),
            "mrs" => Mrs::from_name(&client).map(|mrs| &mut by_mrs[mrs.index()]),
            _ => {
                reader.note(line, format!("`{}` is neither `mr` nor `mrs`", excerpt(&side)));
                continue;
            }
        };
        let Some(place) = place else {
            let title = if side == "mr" { "Mr" } else { "Mrs" };
            reader.note(line, format!("`{}` isn't a {title} Client", excerpt(&client)));
            continue;
        };
        // A client who pays nothing could be promised anything.
        let points = reader.number(line, COLUMNS[2], &points, &(1..=9)).unwrap_or(1);
        if place.replace(points).is_some() {
            reader.note(line, format!("{client} appears twice"));
        }
    }
    let missing_mrs =
        Mrs::ALL.into_iter().filter(|mrs| by_mrs[mrs.index()].is_none()).map(Mrs::name);
    let missing_mr = Mr::ALL.into_iter().filter(|mr| by_mr[mr.index()].is_none()).map(Mr::name);
    for name in missing_mrs.chain(missing_mr) {
        reader.note_at_end(format!("{name} is missing"));
    }
    (by_mr.map(Option::unwrap_or_default), by_mrs.map(Option::unwrap_or_default))
}
