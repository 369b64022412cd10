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
use alloc::string::{String, ToString};
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::ops::RangeInclusive;

use tabletop::rows::{Problem, Reader};
use tabletop::{excerpt, is_harmless};

use super::LandCard;
use crate::land::{Land, LandId};

/// MG-1: every player is dealt three.
const FEWEST: usize = 3;

/// Names have to fit a line.
const MAX_NAME: usize = 60;

pub(super) fn parse(text: &str, problems: &mut Vec<Problem>) -> Vec<LandCard> {
    let mut reader = Reader::new("lands.txt", problems);
    // Editors begin a file with this mark.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    reader.set_end(text.lines().count().max(1));
    let mut lands: Vec<LandCard> = Vec::new();
    let mut numbers: Vec<u8> = Vec::new();
    // A comment starts with `# `; no row of a map does, since maps have no blanks.
    let lines = text.lines().zip(1..).filter(|(line, _)| !line.starts_with("# "));
    let lines = lines.map(|(line, number)| (line.trim_end(), number));
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
        reader.note_at_end(format!("there are {n} sound lands, but at least {FEWEST} are needed"));
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
    let heading = heading(head).map_err(|reason| reader.note(line, reason)).ok();
    let (mut points, mut balls, mut map) = (None, None, Vec::new());
    for &(text, line) in &block[1..] {
        if let Some(number) = text.strip_prefix("points ") {
            fill(reader, line, &mut points, number, ("points", 0..=u8::MAX));
        } else if let Some(number) = text.strip_prefix("balls ") {
            fill(reader, line, &mut balls, number, ("balls", 1..=3));
        } else if text.contains(|c: char| c == ' ' || c.is_ascii_lowercase()) {
            let text = excerpt(text);
            reader.note(line, format!("`{text}` isn't `points N`, `balls N` or a row of the map"));
        } else {
            map.push((text, line));
        }
    }
    for (what, is_missing) in [("points", points.is_none()), ("balls", balls.is_none())] {
        if is_missing {
            reader.note(line, format!("the line `{what} N` is missing"));
        }
    }
    if let Some((id, _)) = &heading {
        if numbers.contains(&id.0) {
            reader.note(line, format!("{id} appears twice"));
        }
        numbers.push(id.0);
    }
    let rows: Vec<&str> = map.iter().map(|(row, _)| *row).collect();
    let land = match Land::from_map(&rows, points.unwrap_or_default().into()) {
        Ok(land) => land,
        Err(problems) => {
            for (row, reason) in problems {
                reader.note(map.get(row).map_or(line, |(_, line)| *line), reason.to_string());
            }
            return None;
        }
    };
    let ((id, name), balls) = heading.zip(balls)?;
    let is_sound = reader.n_problems() == n_before;
    is_sound.then(|| LandCard { id, name, balls, land: Arc::new(land) })
}

/// Keeps what `points N` or `balls N` says, once.
fn fill(
    reader: &mut Reader<'_>,
    line: usize,
    place: &mut Option<u8>,
    text: &str,
    (what, bounds): (&str, RangeInclusive<u8>),
) {
    let number = text.parse().ok().filter(|number| bounds.contains(number));
    if number.is_none() {
        let (text, min, max) = (excerpt(text), bounds.start(), bounds.end());
        reader.note(line, format!("a land has {min} to {max} {what}, not `{text}`"));
    }
    if place.replace(number.unwrap_or(*bounds.start())).is_some() {
        reader.note(line, format!("`{what}` appears twice"));
    }
}

/// `land L12 Name of the land`, or what is wrong with it.
fn heading(text: &str) -> Result<(LandId, String), String> {
    let words = text.strip_prefix("land L").and_then(|rest| rest.split_once(' '));
    let Some((id, name)) = words.filter(|(id, _)| is_whole_number(id)) else {
        return Err(format!("`{}` is not `land L1 Name of the land`", excerpt(text)));
    };
    let Some(number) = id.parse().ok().filter(|&number: &u8| number > 0) else {
        return Err(format!("the numbers of lands go from L1 to L255, not to L{}", excerpt(id)));
    };
    if name.trim().is_empty() {
        Err("a land has a name".into())
    } else if name.chars().count() > MAX_NAME {
        Err(format!("the name of a land has at most {MAX_NAME} characters"))
    } else if !is_harmless(name) {
        Err("the name of a land has no control characters".into())
    } else {
        Ok((LandId(number), name.into()))
    }
}

/// Digits in their shortest spelling.
fn is_whole_number(text: &str) -> bool {
    let is_short = text == "0" || !text.starts_with('0');
    !text.is_empty() && is_short && text.bytes().all(|byte| byte.is_ascii_digit())
}
