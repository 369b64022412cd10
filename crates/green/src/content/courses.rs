//! `courses.csv`: one course card a line, its spaces from the tee's side.

use alloc::format;
use alloc::vec::Vec;

use tabletop::Cursor;

use tabletop::rows::{Problem, Reader};

use crate::course::{Card, CardId, Space, Terrain};

const COLUMNS: [&str; 3] = ["card", "spaces", "provenance"];
const N_CARDS: usize = 8;
const MOST_CIRCLES: u8 = 4;

pub(super) fn parse(text: &str, problems: &mut Vec<Problem>) -> Vec<(CardId, Card)> {
    let mut reader = Reader::new("courses.csv", problems);
    let Some(rows) = reader.rows(text, COLUMNS) else { return Vec::new() };
    let mut cards: Vec<(CardId, Card)> = Vec::new();
    let n = rows.len();
    for (line, [id, spaces, _]) in rows {
        let card = card(&mut reader, line, &spaces);
        let Ok(id) = id.parse::<CardId>() else {
            reader.note(line, format!("`{id}` isn't a card's id: `C1` and so on"));
            continue;
        };
        if cards.iter().any(|(other, _)| *other == id) {
            reader.note(line, format!("{id} appears twice"));
        } else {
            cards.push((id, card));
        }
    }
    if n != N_CARDS {
        reader.note_at_end(format!("there are {n} course cards, not {N_CARDS}"));
    }
    cards
}

fn card(reader: &mut Reader<'_>, line: usize, text: &str) -> Card {
    let mut card = Card::new();
    let n = text.split(' ').count();
    if !(3..=4).contains(&n) {
        reader.note(line, format!("a course card has 3 or 4 spaces, not {n}"));
    }
    for word in text.split(' ').take(4) {
        match space(word) {
            None => reader.note(
                line,
                format!(
                    "`{word}` isn't a space: `fairway:2`, `lake`, `bunker-1:2` or `height+1:1`"
                ),
            ),
            Some(space) => {
                let is_lake = space.kind == Terrain::Lake;
                if !is_lake && !(1..=MOST_CIRCLES).contains(&space.circles) {
                    reader.note(line, "a space other than a lake has 1 to 4 circles");
                }
                card.push(space);
            }
        }
    }
    card
}

/// `fairway:2`, `lake`, `bunker-1:2`, `height+1:1`.
fn space(word: &str) -> Option<Space> {
    let mut cursor = Cursor::new(word);
    let digit = |cursor: &mut Cursor<'_>| cursor.number::<u8>().ok().filter(|n| *n <= 9);
    let (kind, value) = if cursor.eat("fairway") {
        (Terrain::Fairway, 0)
    } else if cursor.eat("lake") {
        cursor.end().ok()?;
        return Some(Space { kind: Terrain::Lake, value: 0, circles: 0 });
    } else if cursor.eat("bunker-") {
        (Terrain::Bunker, digit(&mut cursor).filter(|n| *n > 0)?)
    } else if cursor.eat("height+") {
        (Terrain::Height, digit(&mut cursor).filter(|n| *n > 0)?)
    } else {
        return None;
    };
    cursor.word(":").ok()?;
    let circles = digit(&mut cursor)?;
    cursor.end().ok()?;
    Some(Space { kind, value, circles })
}
