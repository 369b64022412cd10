//! Words that all games share: points, categories, and why a bot would do something.

use serde_json::Value;
use table::{LineView, Preview, SubmitError};

use crate::session::Seen;
use crate::{language, problems, t};

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

/// Why a move is refused.
pub(crate) fn refusal(game: &str, error: &SubmitError) -> String {
    match error {
        SubmitError::Illegal { reason, figures, message, .. } => {
            problems::illegal(game, reason, figures, message)
        }
        SubmitError::NotYourTurn { message, rule: None } => message.clone(),
        SubmitError::Over
        | SubmitError::Stale { .. }
        | SubmitError::NotYourTurn { .. }
        | SubmitError::Malformed(_) => {
            problems::of_code(error.code()).unwrap_or_else(|| error.to_string())
        }
    }
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
        "still_needed" => {
            let what = text("what").replace(' ', "-");
            t!("reason-still-needed", n = number("after"), what = what)
        }
        "expected" => t!("reason-expected", n = number("points")),
        "foreseen" => t!("reason-foreseen", what = category(), n = number("points")),
        "plan" if term["number"].is_null() => t!("reason-plan", part = text("part")),
        "plan" => t!("reason-plan-hole", part = text("part"), n = number("number")),
        "ahead" => t!("reason-ahead", n = number("points"), than = text("than")),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use table::{Dealer, find};
    use tabletop::{Seat, Seed};

    use super::*;

    /// The reasons that a game's rules know, as they stand in its source.
    const REASONS: [(&str, &str); 4] = [
        ("minigolf", include_str!("../../../minigolf/src/illegal.rs")),
        ("ingenious", include_str!("../../../ingenious/src/illegal.rs")),
        ("green", include_str!("../../../green/src/illegal.rs")),
        ("pips", include_str!("../../../pips/src/rules.rs")),
    ];

    #[test]
    fn every_reason_for_a_refusal_has_its_message() {
        let mut missing = Vec::new();
        for (game, source) in REASONS {
            let (_, reasons) = source.split_once("pub enum Illegal {\n").expect("reasons");
            let (reasons, _) = reasons.split_once("\n}\n").expect("an end");
            let names = reasons.lines().filter_map(|line| {
                let line = line.strip_prefix("    ")?;
                let name = line.split([',', '(', ' ']).next()?;
                name.starts_with(|c: char| c.is_ascii_uppercase()).then_some(name)
            });
            let ids: Vec<String> =
                names.map(|name| format!("{game}-refused-{}", problems::kebab(name))).collect();
            assert!(ids.len() > 5, "{game}: {ids:?}");
            missing.extend(ids.into_iter().filter(|id| !language::has(id)));
        }
        assert!(missing.is_empty(), "not in locales/en: {missing:#?}");
    }

    #[test]
    fn a_refusal_is_said_in_the_words_of_the_catalogue_with_its_figures() {
        let options = [("mode", "solo")];
        let table =
            find("ingenious").unwrap().open(&options, Dealer::Seeded(Seed::from(1))).unwrap();
        let mv = table.legal_moves(Seat::new(0)).swap_remove(0);
        let tile = mv.split(' ').next().unwrap();
        let refused =
            |mv: &str| refusal("ingenious", &table.preview(Seat::new(0), mv).unwrap_err());
        let apart = format!("{tile} 0,0 3,0");
        assert_eq!(refused(&apart), t!("ingenious-refused-not-adjacent"));
        let other = if tile == "RG" { "RB" } else { "RG" };
        let elsewhere = mv.replacen(tile, other, 1);
        assert_eq!(refused(&elsewhere), t!("ingenious-refused-not-on-rack", one = other));
    }
}
