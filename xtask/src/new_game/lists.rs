//! Where games are listed. What is listed of the sample game is listed of a new one, beside it.

use anyhow::{Context, Result, ensure};

use super::name::Name;

/// A place that names each game.
pub(super) struct List {
    pub(super) file: &'static str,
    entry: Entry,
}

/// How a list speaks of the sample game, and so of any.
enum Entry {
    /// By a line.
    Line(&'static str),
    /// By lines, from the one that begins like this to the first that is the other.
    Lines(&'static str, &'static str),
    /// By words within lines: after the first of these, the second are put, wherever they are.
    Words(&'static str, &'static str),
    /// By words of its own: before the line that begins like the first, the second are put, renamed.
    Before(&'static str, &'static str),
}

use Entry::{Before, Line, Lines, Words};

const fn list(file: &'static str, entry: Entry) -> List {
    List { file, entry }
}

/// All of them: crates, programs, documents, then tests.
pub(super) const LISTS: &[List] = &[
    list("Cargo.toml", Line("pips = { path = \"crates/pips\" }")),
    list("crates/bots/Cargo.toml", Line("pips.workspace = true")),
    list("crates/faces/Cargo.toml", Line("pips.workspace = true")),
    list("crates/pictures/Cargo.toml", Line("pips.workspace = true")),
    list("crates/table/Cargo.toml", Line("pips.workspace = true")),
    list("crates/web/Cargo.toml", Line("pips.workspace = true")),
    // Where the sample game is left out of the page, the line above its own says so: a new one is in the page.
    list("crates/bots/src/lib.rs", Line("mod pips;")),
    list("crates/faces/src/lib.rs", Line("mod pips;")),
    list("crates/faces/src/face.rs", Line("    static PIPS: Of<pips::Pips> = Of::NEW;")),
    list("crates/faces/src/face.rs", Line("        GameFace(&PIPS),")),
    list("crates/pictures/src/position.rs", Line("mod pips;")),
    list("crates/pictures/src/position.rs", Line("    of::<::pips::View>,")),
    list("crates/table/src/games.rs", Line("        kind::<pips::Pips>(),")),
    list("crates/table/src/simulate.rs", Lines("impl Simulated for pips::Pips {", "}")),
    list("crates/web/assets/index.html", Before("        </div>", "          {card pips}\n")),
    list("crates/web/src/games.rs", Line("    PIPS,")),
    list("crates/web/src/games.rs", Lines("const PIPS: Row = Row {", "};")),
    list("crates/web/src/games.rs", Lines("#[wasm_split(pips, fallible)]", "}")),
    list("crates/web/src/games.rs", Lines("#[wasm_split(online_pips, fallible)]", "}")),
    list("crates/web/src/games.rs", Lines("#[wasm_split(left_pips, fallible)]", "}")),
    list("crates/web/src/thinker.rs", Lines("#[wasm_split(bots_pips, fallible)]", "}")),
    list("locales/en/cards.ftl", Lines("pips-title", "pips-facts = 2–4 players")),
    list("locales/fr/cards.ftl", Lines("pips-title", "pips-facts = 2 à 4 joueurs")),
    list("locales/zh-Hans/cards.ftl", Lines("pips-title", "pips-facts = 2–4人")),
    list("locales/zh-Hant/cards.ftl", Lines("pips-title", "pips-facts = 2–4人")),
    list(
        "ARCHITECTURE.md",
        Before(
            "**`crates/ingenious`**",
            "**`crates/pips`** is Pips, made from the sample game by `cargo xtask new-game`; what it has become belongs here.\n\n",
        ),
    ),
    list("ARCHITECTURE.md", Line("| `pips` | game | `tabletop`, `testkit (tests)` |")),
    list("ARCHITECTURE.md", Words("`minigolf`, `pips`", ", `pips`")),
    list(
        "README.md",
        Before(
            "| Pips, our sample game |",
            "| Pips | 2–4 | 🔴 a copy of the sample game under its own name |\n",
        ),
    ),
    list(
        "CHANGELOG.md",
        Before("- pips v1:", "- pips v1: a new game, for now by the rules of the sample game.\n"),
    ),
    list("docs/engine.md", Line("| pips | `phase`, `turn`, `row`, `bag` (count), `seats` |")),
    list("docs/notation.md", Words("[pips](rules/pips.md)", ", [pips](rules/pips.md)")),
    list("crates/bots/tests/bots.rs", Line("use pips::Pips;")),
    list("crates/bots/tests/bots.rs", Line("    searchers_are_in_order::<Pips>();")),
    list("crates/bots/tests/bots.rs", Line("    every_answer_is_in_order::<Pips>();")),
    list("crates/bots/tests/bots.rs", Line("    is_blind_to_secrets::<Pips>();")),
    list("crates/bots/tests/bots.rs", Line("    everybody_is_blind_to_secrets::<Pips>(8);")),
    list(
        "crates/bots/tests/bots.rs",
        Line("    beats(wins::<Pips>(\"seats=2\", greedy, random, 300), 85, \"pips\");"),
    ),
    list("crates/cli/tests/arena.rs", Line("        (\"pips\", \"seats=3\"),")),
    list("crates/cli/tests/play.rs", Line("        (\"pips\", &[][..]),")),
    list("crates/cli/tests/referee.rs", Words("        \"pips\"", " | \"pips\"")),
    list("crates/server/tests/leaks.rs", Words("MINIGOLF, PIPS,", " PIPS,")),
    list("crates/server/tests/leaks.rs", Words("[&PIPS,", " &PIPS,")),
    list(
        "crates/server/tests/leaks.rs",
        Lines("#[test]\nfn nobody_can_tell_pairs_of_pips_apart() {", "}"),
    ),
    list("crates/server/tests/leaks/secrets.rs", Lines("pub(crate) const PIPS: Secrets = ", "};")),
    list("crates/server/tests/online/bad_input.rs", Line("        (\"pips\", \"1@99\"),")),
    list("crates/server/tests/online/play.rs", Line("    (\"pips\", 2),")),
    list("crates/table/tests/imagine.rs", Line("            (\"pips\", \"seats=3 cells=12\"),")),
    list(
        "crates/table/tests/imagine.rs",
        Lines("#[test]\nfn a_view_of_pips_is_enough_for_its_owner() {", "}"),
    ),
];

impl List {
    /// The text of the file with the new game in this list.
    pub(super) fn with(&self, name: &Name, text: &str) -> Result<String> {
        let Self { file, entry } = self;
        let missing = |what: &str| {
            format!("{file} has no line `{what}`, beside which a new game would be listed")
        };
        match entry {
            Line(line) => {
                repeated(text, &format!("{line}\n"), line, name).with_context(|| missing(line))
            }
            Lines(first, last) => repeated(text, first, last, name).with_context(|| missing(first)),
            Words(old, new) => {
                ensure!(text.contains(old), missing(old));
                Ok(text.replace(old, &format!("{old}{}", name.rename(new))))
            }
            Before(line, new) => {
                let at = line_start(text, line).with_context(|| missing(line))?;
                Ok(format!("{}{}{}", &text[..at], name.rename(new), &text[at..]))
            }
        }
    }
}

/// The text in which the lines from the one that begins like the first to the last are followed by the same, renamed.
/// Lines that stand apart from others stay apart.
fn repeated(text: &str, first: &str, last: &str, name: &Name) -> Option<String> {
    let start = line_start(text, first)?;
    let last = format!("{last}\n");
    let end = start + line_start(&text[start..], &last)? + last.len();
    let entry = &text[start..end];
    let is_apart = entry.lines().count() > 1 && text[end..].starts_with('\n');
    let gap = if is_apart { "\n" } else { "" };
    Some(format!("{}{gap}{}{}", &text[..end], name.rename(entry), &text[end..]))
}

/// Where the first line starts that begins like this.
fn line_start(text: &str, beginning: &str) -> Option<usize> {
    if text.starts_with(beginning) {
        return Some(0);
    }
    text.find(&format!("\n{beginning}")).map(|at| at + 1)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn add(entry: Entry, text: &str) -> Result<String> {
        let name = Name::new("dominoes", &BTreeSet::new()).unwrap();
        list("some/file.rs", entry).with(&name, text)
    }

    #[test]
    fn a_line_is_followed_by_that_of_the_new_game() {
        let text = "mod one;\n#[cfg(x)]\nmod pips;\nmod points;\n";
        let wanted = "mod one;\n#[cfg(x)]\nmod pips;\nmod dominoes;\nmod points;\n";
        assert_eq!(add(Line("mod pips;"), text).unwrap(), wanted);
    }

    #[test]
    fn lines_are_followed_by_the_same_of_the_new_game() {
        let text = "impl X for pips::Pips {\n    fn a() {}\n}\n\nstruct Y;\n";
        let wanted = "impl X for pips::Pips {\n    fn a() {}\n}\n\n\
                      impl X for dominoes::Dominoes {\n    fn a() {}\n}\n\nstruct Y;\n";
        assert_eq!(add(Lines("impl X for pips::Pips {", "}"), text).unwrap(), wanted);
    }

    #[test]
    fn words_are_added_wherever_the_sample_game_is_named() {
        let text = "| a | `green`, `pips` |\n| b | `green`, `pips`, `table` |\n| c | `pips` |\n";
        let wanted = "| a | `green`, `pips`, `dominoes` |\n\
                      | b | `green`, `pips`, `dominoes`, `table` |\n| c | `pips` |\n";
        assert_eq!(add(Words("`green`, `pips`", ", `pips`"), text).unwrap(), wanted);
    }

    #[test]
    fn words_of_its_own_stand_before_a_line() {
        let text = "# Games\n\n- pips: ours\n";
        let wanted = "# Games\n\n- dominoes: new\n- pips: ours\n";
        assert_eq!(add(Before("- pips:", "- pips: new\n"), text).unwrap(), wanted);
    }

    #[test]
    fn a_list_without_the_sample_game_is_named_with_what_it_lacks() {
        for entry in [
            Line("mod pips;"),
            Lines("mod pips;", "}"),
            Words("mod pips;", ""),
            Before("mod pips;", ""),
        ] {
            let error = add(entry, "mod other_pips;\n").expect_err("nothing to stand beside");
            let wanted =
                "some/file.rs has no line `mod pips;`, beside which a new game would be listed";
            assert_eq!(error.to_string(), wanted);
        }
    }
}
