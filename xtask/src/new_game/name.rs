//! What a new game is called: in folders and notation, as a type, in the ids of its rules.

use std::collections::BTreeSet;

use anyhow::{Result, bail, ensure};

/// The id of the game that others are made from.
pub(crate) const SAMPLE: &str = "pips";

const SHORTEST: usize = 2;
const LONGEST: usize = 16;

/// Words that mean something to the compiler, and crates that are always there.
const RESERVED: [&str; 57] = [
    "abstract", "alloc", "as", "async", "await", "become", "bool", "box", "break", "char", "const",
    "continue", "core", "crate", "do", "dyn", "else", "enum", "extern", "false", "final", "fn",
    "for", "gen", "if", "impl", "in", "let", "loop", "macro", "match", "mod", "move", "mut",
    "override", "priv", "pub", "ref", "return", "self", "static", "std", "str", "struct", "super",
    "test", "trait", "true", "try", "type", "typeof", "unsafe", "unsized", "use", "virtual",
    "where", "while",
];

/// A name that is free, in every form that code and pages have for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Name {
    /// In folders, logs and commands: `pips`.
    pub(super) id: String,
    /// As a type, and for people: `Pips`.
    pub(super) title: String,
    /// In the ids of rules: `PI`.
    pub(super) prefix: String,
}

impl Name {
    /// This name, with the first prefix that no rules have yet.
    pub(super) fn new(id: &str, prefixes: &BTreeSet<String>) -> Result<Self> {
        check(id)?;
        Ok(Self { id: id.to_owned(), title: capitalized(id), prefix: free_prefix(id, prefixes)? })
    }

    /// As a constant.
    pub(super) fn constant(&self) -> String {
        self.id.to_uppercase()
    }

    /// What is said of the sample game, said of this one.
    pub(super) fn rename(&self, text: &str) -> String {
        let sample = capitalized(SAMPLE);
        let text = PHRASES.iter().fold(text.to_owned(), |text, (old, new)| text.replace(old, new));
        let text = text
            .replace(&SAMPLE.to_uppercase(), &self.constant())
            .replace(&sample, &self.title)
            .replace(SAMPLE, &self.id)
            .replace("PI-", &format!("{}-", self.prefix));
        rename_tests(&text, &self.prefix.to_lowercase())
    }
}

/// What is true of the sample game alone.
const PHRASES: [(&str, &str); 7] = [
    (
        "The sample game: small enough to read in one sitting, with every difficulty a real game has.",
        "Made from the sample game, and still played by its rules.",
    ),
    (
        "Pips is the sample game of Clubhouse. We invented it to prove the test kit and to show how a game is written here.",
        "Made from the sample game with `cargo xtask new-game`, and still played by its rules.",
    ),
    (
        "Pips est le jeu d’exemple de Clubhouse. Nous l’avons inventé pour éprouver les outils de test et pour montrer comment on écrit un jeu ici.\n",
        "",
    ),
    (
        "《Pips》是 Clubhouse 的示例游戏。我们设计它，是为了检验测试工具，也为了演示怎样在这里编写一款游戏。",
        "",
    ),
    (
        "Pips 是 Clubhouse 的示範遊戲。\n我們設計它，是為了驗證測試工具，也示範在這裡怎麼寫一款遊戲。\n",
        "",
    ),
    ("The sample game of Clubhouse, 2-4 seats:", "2-4 seats:"),
    (
        "It is small enough to read in one sitting and has every difficulty a real game has: a bag, hidden hands, a secret choice of all seats at once, itemized scores, a tiebreak.\n\
         It proves the test kit, and it is the game to copy when adding another one (`docs/adding-a-game.md`).",
        "It was made from the sample game and is still played by its rules; `docs/adding-a-game.md` says how to go on.",
    ),
];

/// `pi_3_one_stone_to_a_cell` begins with the id of the rule that it tests.
fn rename_tests(text: &str, prefix: &str) -> String {
    const OLD: &str = "pi_";
    let mut renamed = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(OLD) {
        let (before, after) = (&rest[..at], &rest[at + OLD.len()..]);
        let is_word = !before.ends_with(|it: char| it.is_ascii_alphanumeric() || it == '_');
        let is_id = is_word && after.starts_with(|it: char| it.is_ascii_digit());
        renamed.push_str(before);
        if is_id {
            renamed.push_str(prefix);
            renamed.push('_');
        } else {
            renamed.push_str(OLD);
        }
        rest = after;
    }
    renamed + rest
}

fn check(id: &str) -> Result<()> {
    let is_plain = |it: char| it.is_ascii_lowercase() || it.is_ascii_digit();
    ensure!(
        id.starts_with(|it: char| it.is_ascii_lowercase()) && id.chars().all(is_plain),
        "`{id}` is not a name in lower-case letters and digits that begins with a letter"
    );
    let n = id.len();
    ensure!(
        (SHORTEST..=LONGEST).contains(&n),
        "`{id}` has {n} letters; a name has {SHORTEST} to {LONGEST}"
    );
    ensure!(!RESERVED.contains(&id), "`{id}` is a word of Rust");
    Ok(())
}

fn capitalized(id: &str) -> String {
    let (first, rest) = id.split_at(1);
    first.to_uppercase() + rest
}

/// The first letter and a later one, or any, that are nobody's yet.
fn free_prefix(id: &str, taken: &BTreeSet<String>) -> Result<String> {
    let capitals: Vec<char> = id.to_uppercase().chars().filter(char::is_ascii_uppercase).collect();
    let first = capitals[0];
    let own = capitals[1..].iter().copied();
    // Documents say XX where they mean any.
    let is_free = |prefix: &String| prefix != "XX" && !taken.contains(prefix);
    let mut prefixes = own.chain('A'..='Z').map(|second| format!("{first}{second}"));
    let Some(prefix) = prefixes.find(is_free) else {
        bail!("all prefixes of rules that begin with {first} are taken")
    };
    Ok(prefix)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn taken() -> BTreeSet<String> {
        ["DO", "PI"].map(str::to_owned).into()
    }

    fn complaint(id: &str) -> String {
        Name::new(id, &taken()).expect_err("a bad name").to_string()
    }

    #[test]
    fn a_name_has_a_type_a_constant_and_rules_of_its_own() {
        let name = Name::new("dominoes", &taken()).unwrap();
        assert_eq!((name.title.as_str(), name.constant().as_str()), ("Dominoes", "DOMINOES"));
        assert_eq!(name.prefix, "DM");
        assert_eq!(Name::new("xx", &taken()).unwrap().prefix, "XA");
        assert_eq!(Name::new("d1", &taken()).unwrap().prefix, "DA");
    }

    #[test]
    fn a_bad_name_is_refused_with_a_reason() {
        for id in ["", "Go", "two words", "../etc", "1up", "snake_case", "é"] {
            assert!(complaint(id).contains("not a name in lower-case letters"), "{id}");
        }
        assert_eq!(complaint("x"), "`x` has 1 letters; a name has 2 to 16");
        assert!(complaint("averyveryverylongname").contains("has 21 letters"));
        assert_eq!(complaint("match"), "`match` is a word of Rust");
    }

    #[test]
    fn everything_that_bears_the_name_is_renamed_and_nothing_else() {
        let name = Name::new("dominoes", &taken()).unwrap();
        let text =
            "use pips::{Pips, PipsOptions}; static PIPS; // PI-3\nfn pi_3_one() { api_3(pi_x) }";
        let wanted = format!(
            "use dominoes::{{Dominoes, DominoesOptions}}; static DOMINOES; // {prefix}-3\n\
             fn {test}_3_one() {{ api_3(pi_x) }}",
            prefix = name.prefix,
            test = name.prefix.to_lowercase()
        );
        assert_eq!(name.rename(text), wanted);
    }
}
