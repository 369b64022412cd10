//! Names as the boxes print them.

/// Mini golf as its box calls it.
pub(crate) const MINIGOLF: &str = "Mini Golf Designer";

/// A client of Mini Golf Designer, from the name in logs and views.
pub fn client(name: &str) -> String {
    if name == "uberstitious" { "Überstitious".into() } else { capitalized(name) }
}

/// A text that begins with a capital letter.
pub fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_those_on_the_box() {
        assert_eq!(["uberstitious", "lazy"].map(client).join(", "), "Überstitious, Lazy");
    }
}
