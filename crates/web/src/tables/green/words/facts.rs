//! What happened, in sentences.

use serde_json::Value;
use tabletop::Seat;

use super::shots::how;
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
        "hit" => hit(seen, &hole, event, &who, me),
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
        "took_back" => {
            let n = event["taken"].as_array().map_or(0, Vec::len);
            t!("green-fact-took-back", who = who, me = me, clubs = list("taken"), n = n)
        }
        "ended" => t!("green-fact-ended", bonus = points(seen, CATEGORIES.last())),
        // The display shows what came.
        _ => return None,
    })
}

fn is_mine(seen: &Seen, event: &Value) -> bool {
    seen.me.is_some_and(|me| event["seat"].as_u64() == Some(me.number().into()))
}

fn hit(seen: &Seen, hole: &Hole, event: &Value, who: &str, me: &str) -> String {
    let by = event["seat"].as_u64().and_then(|seat| u8::try_from(seat).ok()).map(Seat::new);
    let lent = event["lent"].as_str().unwrap_or_default();
    let hit = event["hit"].as_str().and_then(|hit| hit.parse().ok());
    let strike = event["strike"].as_u64().unwrap_or(0);
    let told = t!(
        "green-fact-hit",
        who = who.to_owned(),
        me = me.to_owned(),
        strike = format!("{strike}{}", sum(&event["sum"])),
        how = hit.map_or_else(String::new, |hit| how(seen, hole, &hit, by, lent)),
        to = landing(Spot::read(&event["from"]), Spot::read(&event["to"]), strike)
    );
    if event["income"] == true { format!("{told} {}", t!("green-earned")) } else { told }
}

/// What a strike is made of, unless it is just what is printed: ` (2 printed, height +1)`.
fn sum(sum: &Value) -> String {
    let number = |part: &str| sum[part].as_i64().unwrap_or(0);
    let change = |id: &str, n: i64| (n != 0).then(|| t!(id, change = signed(n)));
    let (terrain, bonus) = (number("terrain"), number("bonus"));
    let ground = if terrain < 0 { "green-sum-bunker" } else { "green-sum-height" };
    let changes: Vec<String> =
        [change(ground, terrain), change("green-sum-power", bonus)].into_iter().flatten().collect();
    if changes.is_empty() {
        return String::new();
    }
    format!(" ({}, {})", t!("green-sum-printed", n = number("printed")), changes.join(", "))
}

/// Where a ball came to rest, and why not where the strike led.
fn landing(from: Spot, to: Spot, strike: u64) -> String {
    let aimed = match from {
        Spot::On(position) => position.checked_add(usize::try_from(strike).unwrap_or(0)),
        Spot::Rough | Spot::Pocketed | Spot::Retired => None,
    };
    let at = if from == to { t!("green-still", place = place(to)) } else { place(to) };
    match (aimed, to) {
        (Some(aimed), Spot::On(position)) if aimed != position => {
            t!("green-no-room", place = at, n = aimed)
        }
        _ => at,
    }
}

/// What everybody got for a hole, or in the end for the hand: `You +8, Bot 2 −1`.
fn points(seen: &Seen, category: Option<&&str>) -> String {
    let of_seat = |seat: Seat| {
        let line = category.and_then(|category| seen.line(seat, category));
        format!("{} {}", seen.who(seat), signed(line.map_or(0, |line| line.points).into()))
    };
    Seat::first(seen.table.n_seats()).map(of_seat).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use table::{Dealer, find};
    use tabletop::Seed;

    use super::*;
    use crate::session::{Sitter, look_back};

    #[test]
    fn a_hit_tells_its_power_who_lent_it_and_what_the_strike_is_made_of() {
        let game = find("green").unwrap();
        let table = game.open(&[], Dealer::Seeded(Seed::from(1))).unwrap();
        let sitter =
            |name: &str| Sitter { name: name.into(), is_person: true, level: None, is_away: false };
        let sitters = ["Ada", "Bob"].map(sitter).to_vec();
        let seen = look_back(&*table, None, sitters, Vec::new());
        let event = json!({
            "event": "hit", "seat": 0, "hit": "hit iron_head borrow 1", "lent": "putter",
            "sum": {"printed": 4, "terrain": -2, "bonus": 0},
            "strike": 2, "from": 13, "to": "pocketed", "income": false,
        });
        let told = "Ada strikes 2 (4 printed, bunker −2) with Iron 4/3/2 · pocket it, \
            borrowed from Bob for a caddie: in the hole.";
        assert_eq!(fact(&seen, &event).unwrap(), told);
        let lender = Seen { me: Some(Seat::new(1)), ..seen };
        let told_lender = told.replace("from Bob", "from you");
        assert_eq!(fact(&lender, &event).unwrap(), told_lender);
    }

    #[test]
    fn a_strike_that_is_just_printed_needs_no_sum() {
        let of = |printed: i64, terrain: i64, bonus: i64| {
            sum(&json!({"printed": printed, "terrain": terrain, "bonus": bonus}))
        };
        assert_eq!(of(3, 0, 0), "");
        assert_eq!(of(2, 1, 0), " (2 printed, height +1)");
        assert_eq!(of(3, -1, 2), " (3 printed, bunker −1, power +2)");
    }

    #[test]
    fn a_ball_that_finds_no_room_tells_where_it_was_meant_to_lie() {
        let no_room = landing(Spot::On(2), Spot::On(5), 4);
        assert_eq!(no_room, "on space 5, since space 6 has no room");
        assert_eq!(landing(Spot::On(2), Spot::On(6), 4), "on space 6");
        assert_eq!(landing(Spot::On(3), Spot::On(3), 0), "still on space 3");
        assert_eq!(landing(Spot::On(9), Spot::Rough, 4), "in the rough");
    }
}
