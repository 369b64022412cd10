//! `clubs.csv`: one kind of club a line.

use alloc::format;
use alloc::vec::Vec;

use tabletop::rows::{Problem, Reader};

use super::Club;
use crate::clubs::{ClubType, Kind, N_CLUBS, Strike};

const COLUMNS: [&str; 6] = ["club", "type", "count", "strike", "numbers", "provenance"];

/// GR-2: no club is printed with more; terrain and powers then never leave a byte.
const MOST: u8 = 9;

/// All clubs of the box.
const MOST_COPIES: u8 = 45;

/// GR-11: clubs of one type are taken back in any number, up to 8, and every choice is listed. Of 10 kinds that makes
/// at most 43,758 choices; of all the ids a type has, more than a hundred million.
const MOST_KINDS: u8 = 10;

pub(super) fn parse(text: &str, problems: &mut Vec<Problem>) -> Vec<Club> {
    let mut reader = Reader::new("clubs.csv", problems);
    let Some(rows) = reader.rows(text, COLUMNS) else { return Vec::new() };
    let mut clubs: Vec<Club> = Vec::new();
    // Nothing is added up if a number is unreadable.
    let mut n = Some(0);
    for (line, [id, club_type, count, strike, numbers, _]) in rows {
        let kind = kind(&mut reader, line, &id, &club_type);
        let count = reader.number(line, "count", &count, &(1..=MOST_COPIES));
        n = n.zip(count).map(|(n, count)| n + usize::from(count));
        let strike = printed(&mut reader, line, &strike, &numbers);
        let Some(kind) = kind else { continue };
        if clubs.iter().any(|club| club.kind == kind) {
            reader.note(line, format!("{kind} appears twice"));
            continue;
        }
        let strike = strike.unwrap_or(Strike::Fixed(0));
        check_type(&mut reader, line, kind.club_type(), strike, &clubs);
        clubs.push(Club { kind, count: count.unwrap_or(1), strike });
    }
    if let Some(n) = n.filter(|&n| n != N_CLUBS) {
        reader.note_at_end(format!("there are {n} clubs, not {N_CLUBS}"));
    }
    clubs
}

/// What a type does not allow: a choice on a Hybrid, or more kinds than can be listed.
fn check_type(
    reader: &mut Reader<'_>,
    line: usize,
    club_type: ClubType,
    strike: Strike,
    before: &[Club],
) {
    if club_type == ClubType::Hybrid && matches!(strike, Strike::Choice(_)) {
        // The notation of a pair has one number to choose, not two.
        reader.note(line, "a Hybrid has no choice of numbers");
    }
    let is_same = |club: &&Club| club.kind.club_type() == club_type;
    if before.iter().filter(is_same).count() == usize::from(MOST_KINDS) {
        reader.note(line, format!("there are more than {MOST_KINDS} kinds of {club_type}"));
    }
}

fn kind(reader: &mut Reader<'_>, line: usize, id: &str, club_type: &str) -> Option<Kind> {
    let Ok(kind) = id.parse::<Kind>() else {
        reader.note(
            line,
            format!(
                "`{id}` isn't a club's id: the type, or the type and a digit, a letter, `tail`, `head`, `choice` or `fixed`"
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
