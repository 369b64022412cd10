//! Whatever a game may tell has words, or nothing that speaks compiles. Every game of the copy is given a fact, a move,
//! a refusal and a category of points more; the compiler must then miss each of them in `faces`, without which neither
//! page nor terminal nor pictures compile.

mod compiler;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

use super::scratch::Scratch;
use crate::tidy;
use compiler::Problem;

/// Where everything is put into words.
const SPEAKER: &str = "faces";

/// What nobody has words for.
const VARIANT: &str = "Unworded";

/// What shows games to people.
const SKINS: [&str; 3] = ["cli", "pictures", "web"];

/// Types of what is told to people; a game has a move, a refusal, facts of one kind or two, and categories of points.
const FACTS: [&str; 2] = ["EventView", "Fact"];
const MOVE: &str = "Move";
const REFUSAL: &str = "Illegal";

/// Before the type of categories, which may have another name.
const CATEGORY: &str = "\n    type Category = ";

/// The rules crates, the bots and the speaker, each once; and once more, should one of them need two goes.
const MOST_ROUNDS: usize = 8;

/// Holds that each new thing is missed, for what it is.
pub(super) fn check(scratch: &Scratch) -> Result<()> {
    for skin in SKINS {
        ensure!(needs_the_speaker(&tidy::manifest(skin)?), "{skin} compiles without {SPEAKER}");
    }
    let games = tidy::games()?;
    let mut added = Vec::new();
    for game in &games {
        added.extend(add_to(scratch, game)?);
    }
    let problems = problems_of_the_speaker(scratch)?;
    let unseen: Vec<String> =
        added.iter().filter(|it| !it.is_missed(&problems)).map(Added::in_words).collect();
    ensure!(unseen.is_empty(), "{SPEAKER} compiles without words for {}", unseen.join(", "));
    println!(
        "trial: {} new facts, moves, refusals and categories are all missed by the compiler",
        added.len()
    );
    Ok(())
}

/// Whether a crate never compiles without the speaker, as cargo knows it.
fn needs_the_speaker(manifest: &Value) -> bool {
    manifest["dependencies"].as_array().into_iter().flatten().any(|it| {
        let is_always = it["kind"].is_null() && it["target"].is_null() && it["optional"] == false;
        it["name"] == SPEAKER && is_always
    })
}

/// A variant that a type of a game has now.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Added {
    game: String,
    kind: String,
}

impl Added {
    /// Whether one of these says that its words are missing where this game speaks, and nothing else.
    fn is_missed(&self, problems: &[Problem]) -> bool {
        let Self { game, kind } = self;
        let speaker = format!("crates/{SPEAKER}/src/{game}");
        problems.iter().any(|problem| {
            if kind == REFUSAL {
                // The catalogue is asked while a list of faces is compiled.
                problem.code == "E0080"
                    && problem.message.contains("a refusal without a message")
                    && problem.text.contains(&format!("<{game}::"))
            } else {
                problem.code == "E0004"
                    && problem.message.contains(&format!("{kind}::{VARIANT}"))
                    && problem.file.starts_with(&speaker)
            }
        })
    }

    fn in_words(&self) -> String {
        format!("{}::{}::{VARIANT}", self.game, self.kind)
    }
}

/// Gives each of a game's types one variant more.
fn add_to(scratch: &Scratch, game: &str) -> Result<Vec<Added>> {
    let paths = sources(&scratch.path(&format!("crates/{game}/src")))?;
    let texts: Vec<String> = paths.iter().map(fs::read_to_string).collect::<Result<_, _>>()?;
    let category = texts.iter().find_map(|text| category(text));
    let category = category.with_context(|| format!("{game} has no categories"))?.to_owned();
    let mut added = Vec::new();
    for (path, text) in paths.iter().zip(&texts) {
        let mut text = text.clone();
        for kind in FACTS.into_iter().chain([MOVE, REFUSAL, &category]) {
            if let Some(more) = with_variant(&text, kind) {
                text = more;
                added.push(Added { game: game.to_owned(), kind: kind.to_owned() });
            }
        }
        fs::write(path, text)?;
    }
    let kinds: BTreeSet<&str> = added.iter().map(|it| it.kind.as_str()).collect();
    let has_all = [MOVE, REFUSAL, &category].iter().all(|kind| kinds.contains(kind));
    ensure!(has_all && kinds.len() == added.len() && added.len() > 3, "{game} has {kinds:?} only");
    Ok(added)
}

/// The type of categories, where a source names it.
fn category(text: &str) -> Option<&str> {
    let (_, rest) = text.split_once(CATEGORY)?;
    rest.split_once(';').map(|(kind, _)| kind)
}

fn sources(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let entries = fs::read_dir(folder).with_context(|| format!("no {}", folder.display()))?;
    for entry in entries {
        let path = entry?.path();
        if path.is_dir() {
            files.extend(sources(&path)?);
        } else {
            files.push(path);
        }
    }
    Ok(files)
}

/// The source with one variant more in this type, if it defines it.
fn with_variant(text: &str, kind: &str) -> Option<String> {
    // Refusals are declared below their rules.
    let (head, variant) = if kind == REFUSAL {
        (
            format!("    pub enum {kind} {{\n"),
            format!("        \"XX-0\" {{ {VARIANT} => \"unworded\" }}\n"),
        )
    } else {
        (format!("\npub enum {kind} {{\n"), format!("    {VARIANT},\n"))
    };
    let at = text.find(&head)? + head.len();
    Some(format!("{}{variant}{}", &text[..at], &text[at..]))
}

/// What the compiler has against the speaker, once everything below it compiles. What it misses there (rules and bots
/// must know every move, too) is added as it suggests.
fn problems_of_the_speaker(scratch: &Scratch) -> Result<Vec<Problem>> {
    for _ in 0..MOST_ROUNDS {
        let problems = compiler::check(scratch, SPEAKER)?;
        let (speaker, below): (Vec<_>, Vec<_>) =
            problems.into_iter().partition(|problem| problem.package == SPEAKER);
        if below.is_empty() {
            return Ok(speaker);
        }
        compiler::follow(scratch, &below)?;
    }
    bail!("what lies below {SPEAKER} does not compile after {MOST_ROUNDS} rounds")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problem(code: &str, message: &str, file: &str) -> Problem {
        Problem {
            package: SPEAKER.into(),
            code: code.into(),
            message: message.into(),
            file: file.into(),
            text: "the constant `Of::<pips::Pips>::NEW`".into(),
            suggestions: Vec::new(),
        }
    }

    #[test]
    fn a_variant_is_added_to_the_type_that_is_meant() {
        let text = "/// A move.\n#[derive(Debug)]\npub enum Move {\n    Pass,\n}\n";
        let wanted =
            "/// A move.\n#[derive(Debug)]\npub enum Move {\n    Unworded,\n    Pass,\n}\n";
        assert_eq!(with_variant(text, "Move").unwrap(), wanted);
        assert_eq!(with_variant(text, "Illegal"), None);
    }

    #[test]
    fn categories_may_be_called_anything() {
        let rules = "impl Game for Pips {\n    type Move = Move;\n    type Category = Colour;\n}\n";
        assert_eq!(category(rules), Some("Colour"));
        assert_eq!(category("pub enum Category {\n"), None);
    }

    #[test]
    fn what_may_leave_out_the_speaker_does_not_need_it() {
        let needs = |dependency: Value| {
            needs_the_speaker(&serde_json::json!({ "dependencies": [dependency] }))
        };
        let of = |kind: Value, optional: bool| {
            let (name, target) = (SPEAKER, Value::Null);
            serde_json::json!({ "name": name, "kind": kind, "target": target, "optional": optional })
        };
        assert!(needs(of(Value::Null, false)));
        assert!(!needs(of("dev".into(), false)));
        assert!(!needs(of(Value::Null, true)));
    }

    #[test]
    fn only_the_right_reason_in_the_right_place_counts() {
        let added = Added { game: "pips".into(), kind: MOVE.into() };
        let message = "non-exhaustive patterns: `Move::Unworded` not covered";
        let is_missed = |code, message, file| added.is_missed(&[problem(code, message, file)]);
        assert!(is_missed("E0004", message, "crates/faces/src/pips.rs"));
        assert!(!is_missed("E0004", message, "crates/faces/src/green.rs"));
        assert!(!is_missed("E0308", message, "crates/faces/src/pips.rs"));
        assert!(!is_missed("E0004", "`Fact::Unworded` not covered", "crates/faces/src/pips.rs"));
        let refusal = Added { game: "pips".into(), kind: REFUSAL.into() };
        let message = "evaluation panicked: a refusal without a message";
        assert!(refusal.is_missed(&[problem("E0080", message, "crates/faces/src/face.rs")]));
        let other = Added { game: "green".into(), kind: REFUSAL.into() };
        assert!(!other.is_missed(&[problem("E0080", message, "crates/faces/src/face.rs")]));
    }
}
