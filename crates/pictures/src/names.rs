//! Names as the boxes print them, and numbers of things as people write them.

/// A game as its box calls it.
pub fn title(game: &str) -> String {
    match game {
        "minigolf" => "Mini Golf Designer".into(),
        "green" => "GREEN".into(),
        other => capitalized(other),
    }
}

/// A client of Mini Golf Designer, from the name in logs and views.
pub fn client(name: &str) -> String {
    if name == "uberstitious" { "Überstitious".into() } else { capitalized(name) }
}

/// A text that begins with a capital letter.
pub fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

/// One thing, or several.
pub(crate) fn counted(n: impl TryInto<i64>, what: &str) -> String {
    let n = n.try_into().unwrap_or(i64::MAX);
    let ending = if n == 1 { "" } else { "s" };
    format!("{n} {what}{ending}")
}

/// A piece by its name: `wood_head` is a wood head.
pub(crate) fn spelled(name: &str) -> String {
    name.replace('_', " ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_those_on_the_box() {
        assert_eq!(
            ["minigolf", "green", "pips"].map(title).join(", "),
            "Mini Golf Designer, GREEN, Pips"
        );
        assert_eq!(["uberstitious", "lazy"].map(client).join(", "), "Überstitious, Lazy");
        assert_eq!([0, 1, 2].map(|n| counted(n, "club")).join(", "), "0 clubs, 1 club, 2 clubs");
        assert_eq!(spelled("wood_head"), "wood head");
    }
}
