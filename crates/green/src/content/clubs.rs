//! `clubs.csv`: one kind of club a line.

use alloc::format;
use alloc::vec::Vec;

use super::table::Reader;
use super::{Club, Problem};
use crate::clubs::{ClubType, Kind, N_CLUBS, Strike};

const COLUMNS: [&str; 6] = ["club", "type", "count", "strike", "numbers", "provenance"];

/// GR-2: no club is printed with more; terrain and powers then never leave a byte.
const MOST: u8 = 9;

pub(super) fn parse(text: &str, problems: &mut Vec<Problem>) -> Vec<Club> {
    let mut reader = Reader { file: "clubs.csv", problems };
    let Some(rows) = reader.rows(text, COLUMNS) else { return Vec::new() };
    let mut clubs: Vec<Club> = Vec::new();
    for (line, [id, club_type, count, strike, numbers, _]) in rows {
        let kind = kind(&mut reader, line, id, club_type);
        let count = count_of(&mut reader, line, count);
        let strike = printed(&mut reader, line, strike, numbers);
        let Some(kind) = kind else { continue };
        if clubs.iter().any(|club| club.kind == kind) {
            reader.note(line, format!("{kind} is there twice"));
        }
        let is_choice = matches!(strike, Some(Strike::Choice(_)));
        if kind.club_type() == ClubType::Hybrid && is_choice {
            // The notation of a pair has one number to choose, not two.
            reader.note(line, "a Hybrid has no choice of numbers");
        }
        clubs.push(Club { kind, count, strike: strike.unwrap_or(Strike::Fixed(0)) });
    }
    let n: usize = clubs.iter().map(|club| usize::from(club.count)).sum();
    if n != N_CLUBS {
        reader.note(0, format!("there are {n} clubs, not {N_CLUBS}"));
    }
    clubs
}

fn kind(reader: &mut Reader<'_>, line: usize, id: &str, club_type: &str) -> Option<Kind> {
    let Ok(kind) = id.parse::<Kind>() else {
        reader.note(
            line,
            format!(
                "`{id}` is no club's id: the type, or the type and a digit, a letter, `tail`, `head`, `choice` or `fixed`"
            ),
        );
        return None;
    };
    if kind.club_type().name() != club_type {
        let real = kind.club_type();
        reader.note(line, format!("`{id}` is of the type {real}, not `{club_type}`"));
    }
    Some(kind)
}

fn count_of(reader: &mut Reader<'_>, line: usize, text: &str) -> u8 {
    let count = reader.number(line, "count", text, &(0..=45)).unwrap_or(1);
    if count == 0 {
        reader.note(line, "there is at least one of each club");
    }
    count
}

fn printed(reader: &mut Reader<'_>, line: usize, strike: &str, numbers: &str) -> Option<Strike> {
    let mut one =
        |make: fn(u8) -> Strike| reader.number(line, "numbers", numbers, &(0..=MOST)).map(make);
    match strike {
        "choice" => one(Strike::Choice),
        "fixed" => one(Strike::Fixed),
        "wind" => {
            let by_wind: Vec<u8> =
                numbers.split(' ').filter_map(|n| n.parse().ok().filter(|n| *n <= MOST)).collect();
            let is_clean = numbers.split(' ').count() == by_wind.len();
            let strike = by_wind.try_into().ok().filter(|_| is_clean).map(Strike::Wind);
            if strike.is_none() {
                reader.note(
                    line,
                    format!("`{numbers}` is not six numbers from 0 to {MOST}, one for each wind"),
                );
            }
            strike
        }
        _ => {
            reader.note(line, format!("`{strike}` is none of `wind`, `choice`, `fixed`"));
            None
        }
    }
}
