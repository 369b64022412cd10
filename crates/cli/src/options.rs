//! Options of games as people write them: `name=value`, once for each.

use table::BotKind;

/// A name and its value.
pub fn pair(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((name, value)) if !name.is_empty() => Ok((name.to_owned(), value.to_owned())),
        Some(_) | None => Err("write an option as name=value".into()),
    }
}

/// Every bot that can be named, for people.
pub fn bots() -> String {
    let names: Vec<String> = BotKind::NAMED.iter().map(ToString::to_string).collect();
    format!("{}, or a level from 1 to 10", names.join(", "))
}

/// As games take them.
pub fn words(pairs: &[(String, String)]) -> Vec<(&str, &str)> {
    pairs.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect()
}
