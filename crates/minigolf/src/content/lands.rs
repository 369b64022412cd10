//! `lands.txt`: for each card its number and name, its points, its golf balls and its map.
//!
//! ```text
//! # a comment
//! land L1 Village Green
//! points 11
//! balls 1
//! GG###
//! GG#~#
//!
//! land L2 …
//! ```

use alloc::format;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;

use tabletop::rows::{Problem, Reader};

use super::LandCard;
use crate::land::{Land, LandId};

/// MG-1: every player is dealt three.
const FEWEST: usize = 3;

pub(super) fn parse(text: &str, problems: &mut Vec<Problem>) -> Vec<LandCard> {
    let mut reader = Reader::new("lands.txt", problems);
    reader.set_end(text.lines().count().max(1));
    let mut lands: Vec<LandCard> = Vec::new();
    let mut numbers: Vec<u8> = Vec::new();
    // A comment starts with `# `; no row of a map does, since maps have no blanks.
    let lines = text.lines().zip(1..).filter(|(line, _)| !line.starts_with("# "));
    let mut block: Vec<(&str, usize)> = Vec::new();
    for line in lines.chain([("", 0)]) {
        if !line.0.is_empty() {
            block.push(line);
        } else if !block.is_empty() {
            lands.extend(card(&mut reader, &block, &mut numbers));
            block.clear();
        }
    }
    if lands.len() < FEWEST {
        let n = lands.len();
        reader.note_at_end(format!("there are {n} sound lands; at least {FEWEST} are needed"));
    }
    lands
}

fn card(
    reader: &mut Reader<'_>,
    block: &[(&str, usize)],
    numbers: &mut Vec<u8>,
) -> Option<LandCard> {
    let (head, line) = block[0];
    let n_before = reader.n_problems();
    let (id, name) = heading(head).unwrap_or_else(|| {
        reader.note(line, format!("`{head}` is not `land L1 Name of the land`"));
        (LandId(0), String::new())
    });
    let (mut points, mut balls, mut map) = (None, None, Vec::new());
    for &(text, line) in &block[1..] {
        let number = |word: &str| text.strip_prefix(word)?.parse::<u8>().ok();
        if let Some(number) = number("points ") {
            points = Some(number);
        } else if let Some(number) = number("balls ") {
            balls = Some(number);
            if !(1..=3).contains(&number) {
                reader.note(line, "a land has 1 to 3 balls");
            }
        } else if text.contains(|c: char| c == ' ' || c.is_ascii_lowercase()) {
            reader
                .note(line, format!("`{text}` is none of `points N`, `balls N`, a row of the map"));
        } else {
            map.push((text, line));
        }
    }
    for (what, is_missing) in [("points", points.is_none()), ("balls", balls.is_none())] {
        if is_missing {
            reader.note(line, format!("the line `{what} N` is missing"));
        }
    }
    if numbers.contains(&id.0) {
        reader.note(line, format!("{id} is there twice"));
    }
    numbers.push(id.0);
    let rows: Vec<&str> = map.iter().map(|(row, _)| *row).collect();
    let land = match Land::from_map(&rows, points.unwrap_or_default().into()) {
        Ok(land) => land,
        Err(problems) => {
            for (row, reason) in problems {
                reader.note(map.get(row).map_or(line, |(_, line)| *line), reason);
            }
            return None;
        }
    };
    let is_sound = reader.n_problems() == n_before;
    is_sound.then(|| LandCard { id, name, balls: balls.unwrap_or_default(), land: Arc::new(land) })
}

/// `land L12 Name of the land`.
fn heading(text: &str) -> Option<(LandId, String)> {
    let (id, name) = text.strip_prefix("land L")?.split_once(' ')?;
    let number: u8 = id.parse().ok()?;
    let is_canonical = number > 0 && format!("{number}") == id;
    (is_canonical && !name.trim().is_empty()).then(|| (LandId(number), name.into()))
}
