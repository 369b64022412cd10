//! The two small tables: `golfers.csv`, whose ball is which, and `scores.csv`, points by shots against par.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::Problem;
use super::table::Reader;
use crate::golfers::Golfer;

/// The colour of each golfer's ball.
pub(super) fn golfers(text: &str, problems: &mut Vec<Problem>) -> [String; 4] {
    let mut balls: [Option<&str>; 4] = [None; 4];
    let mut reader = Reader { file: "golfers.csv", problems };
    if let Some(rows) = reader.rows(text, ["golfer", "ball", "provenance"]) {
        for (line, [name, ball, _]) in rows {
            match Golfer::from_name(name) {
                None => reader.note(line, format!("`{name}` is no golfer")),
                Some(golfer) => {
                    if balls[golfer as usize].replace(ball).is_some() {
                        reader.note(line, format!("{name} is there twice"));
                    }
                }
            }
        }
        for golfer in Golfer::ALL.into_iter().filter(|golfer| balls[*golfer as usize].is_none()) {
            reader.note(0, format!("{golfer} is missing"));
        }
    }
    balls.map(|ball| ball.unwrap_or_default().to_owned())
}

/// GR-9: the points for four under par or better, three under, and so on to two over par or worse.
pub(super) fn scores(text: &str, problems: &mut Vec<Problem>) -> [u8; 7] {
    let mut points: [Option<u8>; 7] = [None; 7];
    let mut reader = Reader { file: "scores.csv", problems };
    if let Some(rows) = reader.rows(text, ["difference", "points", "name", "provenance"]) {
        for (line, [difference, value, _, _]) in rows {
            let value = reader.number(line, "points", value, &(0..=16)).unwrap_or_default();
            let Some(difference) = reader.number(line, "difference", difference, &(-4i8..=2))
            else {
                continue;
            };
            let place = &mut points[usize::from((difference + 4).unsigned_abs())];
            if place.replace(value).is_some() {
                reader.note(line, format!("the difference {difference} is there twice"));
            }
        }
        for (difference, _) in (-4..=2).zip(points).filter(|(_, points)| points.is_none()) {
            reader.note(0, format!("the difference {difference} is missing"));
        }
    }
    points.map(Option::unwrap_or_default)
}
