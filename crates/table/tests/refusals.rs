//! The English words of refusals are written once, in the rules. What translators read is made from them.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use table::{GameKind, games};

const ABOVE: &str = "\
# Why a move isn’t possible. The English words are in the rules, and `cargo xtask bless` writes them here.
# Each follows “Not possible:”, so it begins small and has no full stop. $one and $two are the figures it is about.

";

/// What the messages call the figures of a text, in the order in which it names them.
const FIGURES: [&str; 2] = ["{ $one }", "{ $two }"];

#[test]
fn the_catalogue_says_what_the_rules_say() {
    for game in games() {
        let (path, messages) = (path(*game), messages(*game));
        if std::env::var_os("CLUBHOUSE_BLESS").is_some() {
            fs::write(&path, &messages).expect("the catalogue can be written");
        }
        let stored = fs::read_to_string(&path).unwrap_or_default();
        assert!(stored == messages, "{}: `cargo xtask bless` writes it", path.display());
    }
}

#[test]
fn every_refusal_is_a_clause_in_a_players_words() {
    for game in games() {
        for (name, text) in game.refusals() {
            let is_clause = !text.starts_with(char::is_uppercase) && !text.ends_with('.');
            assert!(is_clause && !text.contains('`'), "{}: {name}: {text}", game.id());
        }
    }
}

fn path(game: &dyn GameKind) -> PathBuf {
    let locale = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/en");
    locale.join(format!("{}-refusals.ftl", game.id()))
}

fn messages(game: &dyn GameKind) -> String {
    let mut file = ABOVE.to_owned();
    for (name, text) in game.refusals() {
        let (id, text) = (kebab(name), numbered(text));
        writeln!(file, "{}-refused-{id} = {text}", game.id()).expect("text can be written to");
    }
    file
}

/// `CellTaken` as `cell-taken`.
fn kebab(name: &str) -> String {
    let mut id = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !id.is_empty() {
            id.push('-');
        }
        id.extend(letter.to_lowercase());
    }
    id
}

/// The text with its figures as messages call them.
fn numbered(text: &str) -> String {
    let mut parts = text.split('{');
    let mut numbered = parts.next().unwrap_or_default().to_owned();
    for (part, figure) in parts.zip(FIGURES) {
        let (_, rest) = part.split_once('}').expect("a brace that is closed");
        numbered = numbered + figure + rest;
    }
    numbered
}
