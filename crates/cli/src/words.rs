//! Facts in words, from what a viewer learned.

use serde_json::Value;

use pictures::names::client;
use table::Term;

use crate::layout::{counted, signed};

/// All facts of a step, one after the other.
pub fn of(game: &str, events: &[Value]) -> String {
    let told: Vec<String> =
        events.iter().map(|event| fact(game, event)).filter(|it| !it.is_empty()).collect();
    if told.is_empty() { "nothing that this viewer learns".into() } else { told.join("; ") }
}

/// A category of points as people read it.
pub fn category(name: &str) -> String {
    name.replace('_', " ")
}

/// Why a bot would do it.
pub fn reason(terms: &[Term]) -> String {
    let term = |term: &Term| match term {
        Term::OnlyMove => "it is the only move".to_owned(),
        Term::AtRandom => "any move will do".into(),
        Term::Rule { rule } => format!("{rule} leaves no choice"),
        // A marker can move without a point, as in a duel.
        Term::Points { category: name, count: n, points: 0 }
        | Term::Points { category: name, points: n, .. } => {
            format!("{} {}", category(name), signed(*n))
        }
        Term::Rank { before, after } => format!("rank {before} becomes {after}"),
        Term::Opens { category: name, points } => {
            format!("opens {points} more in {}", category(name))
        }
        Term::Denies { category: name, points } => format!("denies {points} in {}", category(name)),
        Term::Leaves { category: name, points } => {
            format!("leaves the next player {points} in {}", category(name))
        }
        Term::Outlook { percent } => format!("outlook {percent} %"),
        Term::StillNeeded { what, after, .. } => format!("{after} {what} still needed"),
        Term::Expected { points } => format!("{points} points to be expected"),
        Term::Foreseen { category: name, points } => {
            format!("{points} to be expected in {}", category(name))
        }
        Term::Plan { part, number: Some(number) } => format!("{part} of hole {number}, as planned"),
        Term::Plan { part, number: None } => format!("{part}, as planned"),
        Term::Ahead { points, than } => format!("{points} better than to {than}"),
    };
    let words: Vec<String> = terms.iter().map(term).collect();
    if words.is_empty() { "it stands best after it".into() } else { words.join(", ") }
}

fn fact(game: &str, event: &Value) -> String {
    let fact = Fact(event);
    let told = match game {
        "ingenious" => ingenious(&fact),
        "green" => green(&fact),
        "minigolf" => minigolf(&fact),
        "pips" => pips(&fact),
        _ => None,
    };
    told.unwrap_or_else(|| fact.plainly())
}

struct Fact<'a>(&'a Value);

impl Fact<'_> {
    fn name(&self) -> &str {
        self.0["event"].as_str().unwrap_or_default()
    }

    fn seat(&self) -> String {
        format!("seat {}", self.text("seat"))
    }

    fn number(&self, field: &str) -> i64 {
        self.0[field].as_i64().unwrap_or(0)
    }

    fn is(&self, field: &str) -> bool {
        self.0[field].as_bool().unwrap_or(false)
    }

    /// A field as people write it; lists with blanks between their items.
    fn text(&self, field: &str) -> String {
        plain(&self.0[field])
    }

    /// One thing or several by their names: `iron head, putter 2`.
    fn names(&self, field: &str) -> String {
        let value = &self.0[field];
        let names = value.as_array().filter(|it| !it.is_empty());
        let names = names.map(|it| it.iter().map(plain).collect::<Vec<_>>().join(", "));
        names.unwrap_or_else(|| plain(value)).replace('_', " ")
    }

    /// Tiles of mini golf by their kinds: `#139, #36`.
    fn kinds(&self, field: &str) -> String {
        let kind = |it: &Value| if it.is_number() { format!("#{it}") } else { plain(it) };
        let kinds = self.0[field].as_array().into_iter().flatten().map(kind);
        kinds.collect::<Vec<_>>().join(", ")
    }

    /// A list that may be secret.
    fn known(&self, field: &str) -> Option<String> {
        (!self.0[field].is_null()).then(|| self.text(field))
    }

    /// The event as it is: its name and fields.
    fn plainly(&self) -> String {
        let fields = self.0.as_object().into_iter().flatten();
        let shown = fields.filter(|(name, value)| *name != "event" && !value.is_null());
        let fields: Vec<String> =
            shown.map(|(name, value)| format!("{name} {}", plain(value))).collect();
        format!("{} {}", self.name().replace('_', " "), fields.join(", ")).trim_end().to_owned()
    }
}

fn plain(value: &Value) -> String {
    match value {
        Value::Null => "–".into(),
        Value::String(text) => text.clone(),
        Value::Array(items) if items.is_empty() => "none".into(),
        Value::Array(items) => items.iter().map(plain).collect::<Vec<_>>().join(" "),
        Value::Object(fields) => {
            let field = |(name, value): (&String, &Value)| format!("{name} {}", plain(value));
            fields.iter().map(field).collect::<Vec<_>>().join(" ")
        }
        Value::Bool(_) | Value::Number(_) => value.to_string(),
    }
}

fn ingenious(fact: &Fact<'_>) -> Option<String> {
    let seat = fact.seat();
    Some(match fact.name() {
        "started" => format!("{seat} begins"),
        "drew" => match fact.known("tiles") {
            Some(tiles) => format!("{seat} draws {tiles}"),
            None => format!("{seat} draws {}", counted(fact.number("count"), "tile")),
        },
        "placed" => format!("{seat} places {}", fact.text("tile")),
        "scored" if fact.number("points") == 0 => return Some(String::new()),
        "scored" => format!(
            "{} +{} to {}",
            fact.text("colour"),
            fact.number("points"),
            fact.number("after")
        ),
        "token_taken" => format!("{seat} takes the {} token", fact.text("colour")),
        "bonus_earned" => format!("Ingenious! {} gives {seat} another tile", fact.text("colour")),
        "bonus_forfeited" => {
            format!("{seat} forfeits {}", counted(fact.number("count"), "bonus tile"))
        }
        "swap_offered" => format!("{seat} may swap"),
        "swapped" => format!("{seat} shows and sets aside {}", fact.text("tiles")),
        "kept" => format!("{seat} keeps the rack"),
        "put_back" => format!("{} goes back into the bag", fact.text("tiles")),
        "ended" if fact.text("reason") == "board_full" => {
            "there is no room for another tile: the match is over".into()
        }
        "ended" => format!("{seat} has all six markers home: the match is over"),
        _ => return None,
    })
}

fn green(fact: &Fact<'_>) -> Option<String> {
    let seat = fact.seat();
    Some(match fact.name() {
        "revealed" => {
            let shuffled = if fact.is("shuffled") { ", after a shuffle" } else { "" };
            format!("on display: {}{shuffled}", fact.names("clubs"))
        }
        "laid" => format!("hole {}: course cards {}", fact.number("hole"), fact.names("cards")),
        "blows" => format!("the wind blows {}", fact.number("wind")),
        "starts" => format!("{seat} begins"),
        "chose" => format!("{seat} chooses {}", fact.names("golfer")),
        "drew" => format!("{seat} draws {}", fact.names("club")),
        "refreshed" => format!("{seat} pays a caddie for a new display"),
        "hit" => {
            let income = if fact.is("income") { ", and earns a caddie" } else { "" };
            let (from, to) = (place(&fact.0["from"]), place(&fact.0["to"]));
            format!("{seat} strikes {} from {from} to {to}{income}", fact.number("strike"))
        }
        "pocketed" => {
            let shots = counted(fact.number("shots"), "shot");
            format!("pocketed in {shots}: space {}", fact.number("progress"))
        }
        "advanced" => format!("{seat}'s ball advances to space {}", fact.number("progress")),
        "retired" => format!("{seat} retires"),
        "discarded" => format!("{seat} discards {}", fact.names("club")),
        "hole_ended" => format!("hole {} is over", fact.number("hole")),
        "took_back" => format!("{seat} takes back {}", fact.names("taken")),
        "ended" => format!("the match is over; the hands are worth {}", fact.text("bonus")),
        _ => return None,
    })
}

fn place(ball: &Value) -> String {
    match ball.as_u64() {
        Some(0) => "the tee".into(),
        Some(space) => space.to_string(),
        None => match ball.as_str() {
            Some("rough") => "the rough".into(),
            Some("pocketed") => "the hole".into(),
            Some(other) => other.to_owned(),
            None => "nowhere".into(),
        },
    }
}

fn minigolf(fact: &Fact<'_>) -> Option<String> {
    let seat = fact.seat();
    Some(match fact.name() {
        "clients_came" => {
            let [mr, mrs] = ["mr", "mrs"].map(|field| client(&fact.text(field)));
            format!("the clients: Mr {mr} and Mrs {mrs}")
        }
        "lands_dealt" => format!("{seat} is dealt {}", fact.text("lands")),
        "land_chosen" => match fact.known("land") {
            Some(land) => format!("{seat} chooses {land}"),
            None => format!("{seat} chooses a land"),
        },
        "lands_shown" => format!("all show their lands: {}", fact.text("lands")),
        "ordered" => format!("the pawns stand in the order {}", fact.text("order")),
        "filled" if fact.number("visits") > 0 => {
            format!("drawn: {}, and a visit", fact.kinds("rack"))
        }
        "filled" => format!("drawn: {}", fact.kinds("rack")),
        "cleared" => String::new(),
        "promised" => match fact.known("promises") {
            Some(promises) => format!("{seat} promises {promises}"),
            None => format!("{seat} decides on promises"),
        },
        "promises_counted" => format!("promises so far: {}", fact.text("counts")),
        "built" => {
            let turned = turned(fact.number("turn"));
            format!("{seat} builds #{} on {}{turned}", fact.text("kind"), fact.text("cell"))
        }
        "land_filled" => format!("{seat}'s land is full"),
        "passed" => format!("{seat} passes"),
        "collected" => format!("{seat} takes a tile face down"),
        "stopped" => format!("{seat} stops"),
        "asked" => format!("{seat} says what goes back into the bag"),
        "numbered" => format!("{seat} numbers the holes"),
        "ended" => "the match is over".into(),
        _ => return None,
    })
}

/// How a tile lies that was turned so many quarters clockwise.
pub fn turned(quarters: i64) -> &'static str {
    match quarters.rem_euclid(4) {
        1 => ", turned right",
        2 => ", turned round",
        3 => ", turned left",
        _ => "",
    }
}

fn pips(fact: &Fact<'_>) -> Option<String> {
    let seat = fact.seat();
    Some(match fact.name() {
        "starts" => format!("{seat} begins"),
        "drew" => match fact.known("stones") {
            Some(stones) => format!("{seat} draws {stones}"),
            None => format!("{seat} draws {}", counted(fact.number("count"), "stone")),
        },
        "favoured" => match fact.known("stone") {
            Some(stone) => format!("{seat}'s favourite is {stone}"),
            None => format!("{seat} chooses a favourite"),
        },
        "placed" => format!(
            "{seat} lays {} on {}, beside {} equal",
            fact.number("stone"),
            fact.number("cell"),
            fact.number("neighbours")
        ),
        "ended" => "the row is full: the match is over".into(),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn one_thing_is_not_several_things() {
        let drew = |n: i64| json!({"event": "drew", "seat": 1, "count": n, "tiles": null});
        assert_eq!(of("ingenious", &[drew(1)]), "seat 1 draws 1 tile");
        let built = json!({"event": "built", "seat": 0, "kind": 18, "cell": "3,-1", "turn": 1});
        assert_eq!(of("minigolf", &[built]), "seat 0 builds #18 on 3,-1, turned right");
    }

    #[test]
    fn facts_are_sentences_and_unknown_ones_are_told_plainly() {
        let drew = json!({"event": "drew", "seat": 1, "count": 2, "tiles": null});
        assert_eq!(of("ingenious", &[drew]), "seat 1 draws 2 tiles");
        let hit = json!({"event": "hit", "seat": 0, "strike": 3, "from": 0, "to": "rough", "income": true});
        assert_eq!(
            of("green", &[hit]),
            "seat 0 strikes 3 from the tee to the rough, and earns a caddie"
        );
        let took = json!({"event": "took_back", "seat": 1, "taken": ["iron_head", "putter_2"]});
        assert_eq!(of("green", &[took]), "seat 1 takes back iron head, putter 2");
        let other = json!({"event": "sang_loudly", "seat": 0, "songs": [1, 2], "why": null});
        assert_eq!(of("opera", &[other]), "sang loudly seat 0, songs 1 2");
        assert_eq!(of("green", &[]), "nothing that this viewer learns");
    }

    #[test]
    fn every_reason_of_a_bot_has_words() {
        let points = |points| Term::Points { category: "par_3".into(), count: 3, points };
        let terms = [points(1), points(0), Term::Rank { before: 2, after: 1 }];
        assert_eq!(reason(&terms), "par 3 +1, par 3 +3, rank 2 becomes 1");
        assert_eq!(reason(&[Term::Rule { rule: "GR-15" }]), "GR-15 leaves no choice");
        let colour = || "red".to_owned();
        let ahead = [
            Term::Opens { category: colour(), points: 2 },
            Term::Denies { category: colour(), points: 4 },
            Term::Leaves { category: colour(), points: 1 },
        ];
        assert_eq!(
            reason(&ahead),
            "opens 2 more in red, denies 4 in red, leaves the next player 1 in red"
        );
        let planned = [
            Term::StillNeeded { what: "shots", before: 4, after: 3 },
            Term::Expected { points: 151 },
            Term::Foreseen { category: "fun".into(), points: 52 },
            Term::Plan { part: "tee".into(), number: Some(3) },
            Term::Ahead { points: 2, than: "pass" },
        ];
        assert_eq!(
            reason(&planned),
            "3 shots still needed, 151 points to be expected, 52 to be expected in fun, tee of hole 3, as planned, 2 better than to pass"
        );
        assert_eq!(reason(&[]), "it stands best after it");
    }
}
