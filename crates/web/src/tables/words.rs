//! Words that all games share: points, categories, and why a bot would do something.

use serde_json::Value;
use table::{LineView, Preview};

use crate::session::Seen;
use crate::{language, t};

/// A category of points as people read it.
pub(crate) fn category(game: &str, name: &str) -> String {
    let id = format!("{game}-category-{}", name.replace('_', "-"));
    if language::has(&id) { t!(&id) } else { name.replace('_', " ") }
}

/// `+3`, `−2`, `±0`.
pub(crate) fn signed(n: i64) -> String {
    match n {
        0 => "±0".into(),
        n if n > 0 => format!("+{n}"),
        n => format!("−{}", n.unsigned_abs()),
    }
}

/// A number with a true minus.
pub(crate) fn plain(n: i32) -> String {
    n.to_string().replace('-', "−")
}

/// What a move would bring, in a line; nothing if it changes nothing.
pub(crate) fn change(game: &str, preview: &Preview) -> String {
    told(game, preview, "total-change")
}

/// The same of a match: what counts in all is not everywhere a sum.
pub(crate) fn change_in(seen: &Seen, preview: &Preview) -> String {
    let is_lowest = seen.game() == "ingenious" && seen.view["options"]["mode"] != "duel";
    let total = if is_lowest { "ingenious-lowest-change" } else { "total-change" };
    told(seen.game(), preview, total)
}

fn told(game: &str, preview: &Preview, total: &str) -> String {
    // A marker can move without a point, as in a duel.
    let change = |line: &LineView| if line.points == 0 { line.count } else { line.points };
    let lines = preview.lines.iter().filter(|line| change(line) != 0);
    let parts: Vec<String> = lines
        .map(|line| format!("{} {}", category(game, &line.category), signed(change(line).into())))
        .collect();
    let total = (preview.total != 0).then(|| t!(total, change = signed(preview.total.into())));
    let parts = (!parts.is_empty()).then(|| parts.join(", "));
    [parts, total].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// Why a bot would do it.
pub(crate) fn reason(seen: &Seen, terms: &[Value]) -> String {
    let words: Vec<String> = terms.iter().filter_map(|term| phrase(seen.game(), term)).collect();
    if words.is_empty() { t!("reason-none") } else { words.join(", ") }
}

fn phrase(game: &str, term: &Value) -> Option<String> {
    let category = || category(game, term["category"].as_str().unwrap_or_default());
    let number = |field: &str| term[field].as_i64().unwrap_or(0);
    let text = |field: &str| term[field].as_str().unwrap_or_default().to_owned();
    Some(match term["term"].as_str()? {
        "only_move" => t!("reason-only-move"),
        "at_random" => t!("reason-at-random"),
        "rule" => t!("reason-rule", rule = text("rule")),
        "points" => {
            // A marker can move without a point, as in a duel.
            let n = if number("points") == 0 { number("count") } else { number("points") };
            t!("reason-points", what = category(), change = signed(n))
        }
        "rank" => t!("reason-rank", before = number("before"), after = number("after")),
        "opens" => t!("reason-opens", what = category(), n = number("points")),
        "denies" => t!("reason-denies", what = category(), n = number("points")),
        "leaves" => t!("reason-leaves", what = category(), n = number("points")),
        "outlook" => t!("reason-outlook", percent = number("percent")),
        "still_needed" => t!("reason-still-needed", n = number("after"), what = text("what")),
        "expected" => t!("reason-expected", n = number("points")),
        "plan" if term["number"].is_null() => t!("reason-plan", part = text("part")),
        "plan" => t!("reason-plan-hole", part = text("part"), n = number("number")),
        "ahead" => t!("reason-ahead", n = number("points"), than = text("than")),
        _ => return None,
    })
}
