//! What happened, in sentences.

use serde_json::Value;
use tabletop::Seat;

use super::{club, clubs, golfer, place};
use crate::session::Seen;
use crate::t;
use crate::tables::green::hole::{Hole, Spot};
use crate::tables::green::sheet::CATEGORIES;
use crate::tables::words::signed;

/// What happened.
pub(crate) fn fact(seen: &Seen, event: &Value) -> Option<String> {
    let hole = Hole::read(seen);
    let who = seen.who_in(event);
    // English has another verb for `you`.
    let me = if is_mine(seen, event) { "yes" } else { "no" };
    let number = |field: &str| event[field].as_i64().unwrap_or(0);
    let text = |field: &str| event[field].as_str().unwrap_or_default();
    let list = |field: &str| {
        let items = event[field].as_array().into_iter().flatten();
        clubs(&hole, items.filter_map(Value::as_str))
    };
    Some(match text("event") {
        "revealed" if event["shuffled"] == true => t!("green-fact-shuffled"),
        "laid" => t!("green-fact-laid", n = number("hole")),
        "blows" => t!("green-fact-blows", n = number("wind")),
        "starts" => t!("green-fact-starts", who = who, me = me),
        "chose" => t!("green-fact-chose", who = who, me = me, golfer = golfer(text("golfer"))),
        "drew" => t!("green-fact-drew", who = who, me = me, club = club(&hole, text("club"))),
        "refreshed" => t!("green-fact-refreshed", who = who, me = me),
        "hit" => hit(&hole, event, &who, me),
        "pocketed" => {
            t!(
                "green-fact-pocketed",
                who = who,
                me = me,
                shots = number("shots"),
                n = number("progress")
            )
        }
        "advanced" if event["beyond"] == true => t!("green-fact-beyond", who = who, me = me),
        "advanced" => t!("green-fact-advanced", who = who, me = me, n = number("progress")),
        "retired" => t!("green-fact-retired", who = who, me = me),
        "discarded" => {
            t!("green-fact-discarded", who = who, me = me, club = club(&hole, text("club")))
        }
        "hole_ended" => {
            let n = number("hole");
            let category = usize::try_from(n - 1).ok().and_then(|i| CATEGORIES.get(i));
            t!("green-fact-hole-ended", n = n, results = points(seen, category))
        }
        "took_back" if event["taken"].as_array().is_none_or(Vec::is_empty) => {
            t!("green-fact-took-nothing", who = who, me = me)
        }
        "took_back" => t!("green-fact-took-back", who = who, me = me, clubs = list("taken")),
        "ended" => t!("green-fact-ended", bonus = points(seen, CATEGORIES.last())),
        // The display shows what came.
        _ => return None,
    })
}

fn is_mine(seen: &Seen, event: &Value) -> bool {
    seen.me.is_some_and(|me| event["seat"].as_u64() == Some(me.number().into()))
}

fn hit(hole: &Hole, event: &Value, who: &str, me: &str) -> String {
    let with = match event["hit"].as_str().unwrap_or_default().parse() {
        Ok(green::Move::Hit(hit)) => {
            let both = [Some(hit.club), hit.with].into_iter().flatten();
            both.map(|kind| club(hole, &kind.to_string())).collect::<Vec<_>>().join(" + ")
        }
        _ => String::new(),
    };
    let strike = event["strike"].as_u64().unwrap_or(0);
    let (from, to) = (Spot::read(&event["from"]), Spot::read(&event["to"]));
    let (who, me) = (who.to_owned(), me.to_owned());
    let told = if from == to {
        t!("green-fact-hit-stays", who = who, me = me, club = with, strike = strike, to = place(to))
    } else {
        t!("green-fact-hit", who = who, me = me, club = with, strike = strike, to = place(to))
    };
    if event["income"] == true { format!("{told} {}", t!("green-earned")) } else { told }
}

/// What everybody got for a hole, or in the end for the hand: `You +8, Bot 2 −1`.
fn points(seen: &Seen, category: Option<&&str>) -> String {
    let of_seat = |seat: Seat| {
        let line = category.and_then(|category| seen.line(seat, category));
        format!("{} {}", seen.who(seat), signed(line.map_or(0, |line| line.points).into()))
    };
    Seat::first(seen.table.n_seats()).map(of_seat).collect::<Vec<_>>().join(", ")
}
