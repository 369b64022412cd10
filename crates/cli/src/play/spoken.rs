//! Moves, reasons and changes of points in words.

use serde_json::Value;
use table::{LineView, Preview, SubmitError};

use crate::layout::signed;
use crate::words;

/// A move in words, as the seat that could make it sees it.
pub(super) fn mv(game: &str, mv: &str, view: &Value) -> String {
    let said = match game {
        "ingenious" => ingenious(mv),
        "green" => green(mv, view),
        "minigolf" => minigolf(mv, view),
        "pips" => pips(mv),
        _ => None,
    };
    said.unwrap_or_else(|| mv.to_owned())
}

fn ingenious(mv: &str) -> Option<String> {
    match mv.split(' ').collect::<Vec<_>>()[..] {
        ["keep"] => Some("keep the rack".into()),
        ["swap"] => Some("swap the whole rack".into()),
        ["swap", tiles] => Some(format!("set aside {}", tiles.replace(',', ", "))),
        [tile, first, second] => {
            let names: Vec<&str> = tile.chars().filter_map(colour).collect();
            let [one, other] = names[..] else { return None };
            Some(format!("{one} on {first}, {other} on {second}"))
        }
        _ => None,
    }
}

fn colour(letter: char) -> Option<&'static str> {
    Some(match letter {
        'R' => "red",
        'G' => "green",
        'B' => "blue",
        'O' => "orange",
        'Y' => "yellow",
        'P' => "purple",
        _ => return None,
    })
}

fn green(mv: &str, view: &Value) -> Option<String> {
    let (word, rest) = mv.split_once(' ').unwrap_or((mv, ""));
    let plain = |text: &str| text.replace('_', " ");
    Some(match word {
        "draw" => {
            let club = view["display"].get(rest.parse::<usize>().ok()?)?.as_str()?;
            format!("draw {} from slot {rest}", plain(club))
        }
        "refresh" => "pay a caddie for four new clubs on display".into(),
        "retire" => "retire from this hole".into(),
        "discard" => format!("discard {}", plain(rest)),
        "takeback" if rest == "-" => "take back nothing".into(),
        "takeback" => format!("take back {}", plain(&rest.replace(',', ", "))),
        "golfer" => format!("choose {}", plain(rest)),
        "hit" => hit(rest),
        _ => return None,
    })
}

/// `putter_2=1 power` as `putter 2 as 1, with its power`.
fn hit(rest: &str) -> String {
    let said: String = rest.split(' ').map(word_of_a_hit).collect();
    said.trim_start().to_owned()
}

fn word_of_a_hit(word: &str) -> String {
    match word {
        "power" => ", with its power".into(),
        "borrow" => ", borrowing from seat".into(),
        "golfer" => ", by".into(),
        // What a Wedge's power is used for (GR-6).
        "skip" => " to go on to a free circle".into(),
        "sand" => " to leave the sand".into(),
        other => format!(" {}", other.replace('=', " as ").replace('_', " ")),
    }
}

/// The club that a shot is made with, for the heads of lists.
pub(super) fn group(game: &str, mv: &str) -> String {
    let (word, rest) = mv.split_once(' ').unwrap_or((mv, ""));
    match (game, word) {
        ("green", "hit") => {
            let club = rest.split([' ', '=', '_']).next().unwrap_or_default();
            let article = if club.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
            format!("play {article} {club}")
        }
        ("green", "draw" | "refresh") => "display".into(),
        _ => String::new(),
    }
}

fn minigolf(mv: &str, view: &Value) -> Option<String> {
    let words: Vec<&str> = mv.split(' ').collect();
    Some(match words[..] {
        ["land", id] => format!("keep the land {id}"),
        ["promise", "-"] => "promise nothing".into(),
        ["promise", list] => format!("promise {}", list.replace(',', ", ")),
        ["build", slot, cell, turn, ref other @ ..] => {
            let kind = view["racks"][0].get(slot.parse::<usize>().ok()?)?.as_u64()?;
            let turned = words::turned(turn.strip_prefix('r')?.parse().ok()?);
            format!("build #{kind} on {cell}{turned}{}", fate(other))
        }
        ["pass"] => "pass".into(),
        ["pass", first, second] => {
            format!("pass: the first tile {}, the second {}", fate_of(first), fate_of(second))
        }
        ["collect", slot] => {
            let kind = view["racks"][0].get(slot.parse::<usize>().ok()?)?.as_u64()?;
            format!("take #{kind} face down")
        }
        ["stop"] => "stop building".into(),
        ["return", "-"] => "let nothing go back into the bag".into(),
        ["return", slots] => format!("let {slots} go back into the bag"),
        ["number", ref holes @ ..] => format!("number the holes {}", holes.join(", ")),
        _ => return None,
    })
}

fn fate(other: &[&str]) -> String {
    other.first().map_or(String::new(), |it| format!("; the other tile {}", fate_of(it)))
}

fn fate_of(word: &str) -> &'static str {
    if word == "back" { "back into the bag" } else { "out of the game" }
}

fn pips(mv: &str) -> Option<String> {
    if let Some(stone) = mv.strip_prefix("favour ") {
        return Some(format!("make {stone} your favourite"));
    }
    let (stone, cell) = mv.split_once('@')?;
    Some(format!("lay {stone} on cell {cell}"))
}

/// Where a ball would come to rest, from what a move would tell its maker.
pub(super) fn landing(events: &[Value]) -> Option<String> {
    let hit = events.iter().find(|event| event["event"] == "hit")?;
    Some(match (hit["to"].as_u64(), hit["to"].as_str()) {
        (Some(0), _) => "tee".into(),
        (Some(space), _) => space.to_string(),
        (_, Some("pocketed")) => "green".into(),
        (_, Some(other)) => other.to_owned(),
        _ => return None,
    })
}

/// What a move brings: `total +2 (red +3, blue +2)`. The total need not be the sum.
pub(super) fn brings(preview: &Preview) -> String {
    let lines: Vec<String> = preview.lines.iter().map(change).collect();
    match (preview.total, lines.is_empty()) {
        (0, true) => "no points".into(),
        (total, true) => signed(total),
        (total, false) => format!("total {} ({})", signed(total), lines.join(", ")),
    }
}

fn change(line: &LineView) -> String {
    format!("{} {}", words::category(&line.category), signed(line.points))
}

/// A refusal with the rule behind it.
pub(super) fn refusal(error: &SubmitError) -> String {
    match error.rule() {
        Some(rule) => format!("No: {error}. {rule}"),
        None => format!("No: {error}."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shots_are_told_with_everything_that_helps_them() {
        for (rest, words) in [
            ("putter_2=1 power", "putter 2 as 1, with its power"),
            ("hybrid_3 with hybrid_4", "hybrid 3 with hybrid 4"),
            ("wedge_tail power skip", "wedge tail, with its power to go on to a free circle"),
            ("iron_head borrow 1 sand", "iron head, borrowing from seat 1 to leave the sand"),
            ("wood_head golfer wind_master+2", "wood head, by wind master+2"),
        ] {
            assert_eq!(hit(rest), words);
        }
        assert_eq!(group("green", "hit iron_head power"), "play an iron");
        assert_eq!(group("green", "hit wood_head"), "play a wood");
    }
}
