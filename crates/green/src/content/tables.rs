//! The two small tables: `golfers.csv`, whose ball is which, and `scores.csv`, points by shots against par.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use tabletop::rows::{Problem, Reader};

use crate::golfers::Golfer;

/// The colour of each golfer's ball.
pub(super) fn golfers(text: &str, problems: &mut Vec<Problem>) -> [String; 4] {
    let mut balls: [Option<String>; 4] = [const { None }; 4];
    let mut reader = Reader::new("golfers.csv", problems);
    let Some(rows) = reader.rows(text, ["golfer", "ball", "provenance"]) else {
        return Default::default();
    };
    for (line, [name, ball, _]) in rows {
        let Some(golfer) = Golfer::from_name(&name) else {
            reader.note(line, format!("`{name}` isn't a golfer"));
            continue;
        };
        check_colour(&mut reader, line, &ball, &balls);
        if balls[golfer as usize].replace(ball).is_some() {
            reader.note(line, format!("{name} appears twice"));
        }
    }
    for golfer in Golfer::ALL.into_iter().filter(|&golfer| balls[golfer as usize].is_none()) {
        reader.note_at_end(format!("{golfer} is missing"));
    }
    balls.map(Option::unwrap_or_default)
}

/// Each player takes the ball that matches his golfer, and must know it from the others.
fn check_colour(reader: &mut Reader<'_>, line: usize, ball: &str, before: &[Option<String>; 4]) {
    let is_same = |other: &String| !ball.is_empty() && other.eq_ignore_ascii_case(ball);
    if ball.is_empty() {
        reader.note(line, "a ball has a colour");
    }
    if before.iter().flatten().any(is_same) {
        reader.note(line, format!("another ball is {ball}, too"));
    }
}

/// GR-9: the points for four under par or better, three under, and so on to two over par or worse.
pub(super) fn scores(text: &str, problems: &mut Vec<Problem>) -> [u8; 7] {
    let mut points: [Option<u8>; 7] = [None; 7];
    let mut reader = Reader::new("scores.csv", problems);
    let Some(rows) = reader.rows(text, ["difference", "points", "name", "provenance"]) else {
        return Default::default();
    };
    for (line, [difference, value, _, _]) in rows {
        let value = reader.number(line, "points", &value, &(0..=16)).unwrap_or_default();
        let Some(difference) = reader.number(line, "difference", &difference, &(-4i8..=2)) else {
            continue;
        };
        let place = &mut points[usize::from((difference + 4).unsigned_abs())];
        if place.replace(value).is_some() {
            reader.note(line, format!("the difference {difference} appears twice"));
        }
    }
    for (difference, _) in (-4..=2).zip(points).filter(|(_, points)| points.is_none()) {
        reader.note_at_end(format!("the difference {difference} is missing"));
    }
    points.map(Option::unwrap_or_default)
}
