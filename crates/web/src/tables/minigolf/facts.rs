//! What happened, in words.

use serde_json::Value;
use tabletop::Seat;

use super::names;
use super::printed::{content, kind_of};
use crate::session::Seen;
use crate::t;
use crate::tables::words;

/// A sentence; nothing for what the table shows anyway.
pub(super) fn fact(seen: &Seen, event: &Value) -> Option<String> {
    let who = seen.who_in(event);
    let is_me = seen.me.is_some_and(|me| event["seat"] == me.number());
    // English says it differently of me and of others; a message chooses by this.
    let person = if is_me { "me" } else { "other" };
    let number = |field: &str| event[field].as_u64().unwrap_or(0);
    Some(match event["event"].as_str()? {
        "clients_came" => {
            let (mr, mrs) = (names::mr(event)?, names::mrs(event)?);
            t!("minigolf-fact-clients", mr = mr.0, mrs = mrs.0)
        }
        "lands_dealt" if is_me => t!("minigolf-fact-dealt", lands = lands(&event["lands"])),
        "land_chosen" => match event["land"].as_str() {
            Some(id) => t!("minigolf-fact-land", who = who, person = person, land = land(id)),
            None => t!("minigolf-fact-land-secret", who = who),
        },
        "lands_shown" => t!("minigolf-fact-lands-shown", lands = lands(&event["lands"])),
        "ordered" => t!("minigolf-fact-ordered", who = names_of(seen, &event["order"])),
        "filled" if number("visits") > 0 => t!("minigolf-fact-visit"),
        "promised" => match list(&event["promises"]) {
            Some(promises) if promises.is_empty() => {
                t!("minigolf-fact-no-promise", who = who, person = person)
            }
            Some(promises) => {
                let names: Vec<String> =
                    promises.iter().map(|it| words::category("minigolf", it)).collect();
                t!("minigolf-fact-promise", who = who, person = person, what = names.join(", "))
            }
            None => t!("minigolf-fact-promise-secret", who = who, person = person),
        },
        "promises_counted" => t!("minigolf-fact-promises", counts = counts(seen, &event["counts"])),
        "built" => {
            let (kind, cell) = (kind_of(&event["kind"])?, event["cell"].as_str()?);
            let tile = names::shape(kind).to_lowercase();
            t!("minigolf-fact-built", who = who, person = person, tile = tile, cell = place(cell))
        }
        "land_filled" => t!("minigolf-fact-full", who = who, person = person),
        "passed" => t!("minigolf-fact-passed", who = who, person = person),
        "collected" => t!("minigolf-fact-collected", who = who, person = person),
        "stopped" => t!("minigolf-fact-stopped", who = who, person = person),
        "asked" => match event["slots"].as_array().map(Vec::len) {
            Some(n) => t!("minigolf-fact-asked", who = who, person = person, n = n),
            None => t!("minigolf-fact-asked-secret", who = who, person = person),
        },
        "wishes_shown" => {
            t!("minigolf-fact-wishes", n = event["slots"].as_array().map_or(0, Vec::len))
        }
        "numbered" => t!("minigolf-fact-numbered", who = who, person = person),
        "ended" => t!("minigolf-fact-ended"),
        _ => return None,
    })
}

fn list(items: &Value) -> Option<Vec<String>> {
    Some(items.as_array()?.iter().filter_map(|it| it.as_str().map(ToOwned::to_owned)).collect())
}

pub(super) fn land(id: &str) -> String {
    let card = content().lands().iter().find(|card| card.id.to_string() == id);
    card.map_or_else(|| id.to_owned(), names::land)
}

fn lands(ids: &Value) -> String {
    let names: Vec<String> = list(ids).unwrap_or_default().iter().map(|id| land(id)).collect();
    names.join(", ")
}

fn names_of(seen: &Seen, seats: &Value) -> String {
    let seats = seats.as_array().into_iter().flatten().filter_map(Value::as_u64);
    let names: Vec<String> =
        seats.filter_map(|seat| Some(seen.who(Seat::new(u8::try_from(seat).ok()?)))).collect();
    names.join(", ")
}

fn counts(seen: &Seen, counts: &Value) -> String {
    let counts = counts.as_array().into_iter().flatten();
    let words: Vec<String> =
        (0..).zip(counts).map(|(seat, n)| format!("{}: {n}", seen.who(Seat::new(seat)))).collect();
    words.join(", ")
}

/// A cell as people count: from 1.
pub(super) fn place(cell: &str) -> String {
    let Ok(cell) = cell.parse::<minigolf::Cell>() else { return cell.to_owned() };
    t!("minigolf-cell", column = cell.x + 1, row = cell.y + 1)
}
