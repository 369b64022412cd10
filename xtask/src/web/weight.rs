//! What the page weighs, piece by piece, and how much of it somebody may have to wait for.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use super::languages;
use super::split::file_of;
use crate::{games, shell};

/// What something may weigh with Brotli.
#[derive(Clone, Copy)]
struct Most {
    /// Some two percent more than it weighs: what is heavier is refused.
    held: usize,
    /// What it should weigh. Where this is less than what is held, it has not been reached.
    aim: usize,
}

/// The hall, and what it fetches for itself as soon as it is there.
const HALL: Most = Most { held: 205_000, aim: 220_000 };

/// What a game adds to the hall until its table is there. Where it has not reached the aim, it tells what is held.
fn first_table(game: &str) -> Result<Most> {
    let aim = 220_000;
    Ok(Most { held: games::first_table(game)?.unwrap_or(aim), aim })
}

/// All bots together.
const BOTS: Most = Most { held: 200_000, aim: 200_000 };

/// The words of another language, rules apart: readers of English fetch none of them.
const LANGUAGE: Most = Most { held: 25_000, aim: 25_000 };

/// A page with so many games in all.
const fn all(n_games: usize) -> Most {
    Most { held: 1_075_000 + 60_000 * n_games.saturating_sub(3), aim: 950_000 }
}

/// What becomes of a page that is too heavy.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Bound {
    /// It is refused.
    Held,
    /// It is said: where Rust's library comes ready made, every piece is some percent heavier.
    Told,
}

/// Sizes of a file, as it is and with Brotli.
#[derive(Clone, Copy, Default)]
struct Weight {
    plain: usize,
    packed: usize,
}

impl Weight {
    fn and(self, other: Self) -> Self {
        Self { plain: self.plain + other.plain, packed: self.packed + other.packed }
    }
}

/// Prints what each piece weighs, and what becomes of a page of so many games that is too heavy.
pub(super) fn check(folder: &Path, n_games: usize, bound: Bound) -> Result<()> {
    let within = |what: &str, weight, most: Most| match within(what, weight, most) {
        Err(error) if bound == Bound::Told => {
            println!("web: {error}");
            Ok(())
        }
        otherwise => otherwise,
    };
    let pieces = pieces(folder)?;
    let of = |name: &str| pieces.get(name).copied().unwrap_or_default();
    println!("web: {:>10} {:>10}  piece", "plain kB", "Brotli kB");
    let print = |name: &str, it: Weight| {
        println!("web: {:>10.1} {:>10.1}  {name}", kilo(it.plain), kilo(it.packed));
    };
    for (name, weight) in &pieces {
        print(name, *weight);
    }
    let sum =
        |weights: &mut dyn Iterator<Item = Weight>| weights.fold(Weight::default(), Weight::and);
    let english = pieces.iter().filter(|it| !it.0.contains(IN));
    let total = sum(&mut english.map(|it| *it.1));
    print("all together, in English", total);
    let bots = sum(&mut pieces.iter().filter(|it| it.0.starts_with("bots")).map(|it| *it.1));
    // Home looks for a server at once: for that it needs `lobby`, and `common` as every other place does.
    let hall = of("hall").and(of("common"));
    print("hall and common and lobby: all of home", hall.and(of("lobby")));
    within("the hall and common", hall, HALL)?;
    within("the bots", bots, BOTS)?;
    for name in pieces.keys().filter_map(|it| it.strip_prefix("bots_")) {
        let shared = sum(&mut pieces.iter().filter(|it| is_shared_by(it.0, name)).map(|it| *it.1));
        let table = of(name).and(shared).and(of("table"));
        within(&format!("the first table of {name}"), table, first_table(name)?)?;
    }
    for (name, weight) in pieces.iter().filter(|it| it.0.starts_with(&format!("words{IN}"))) {
        within(&format!("the {name}"), *weight, LANGUAGE)?;
    }
    within("the page", total, all(n_games))
}

/// Whether a piece has what this game shares with another, or with other parts of the page.
fn is_shared_by(piece: &str, game: &str) -> bool {
    piece.strip_prefix("shared_").is_some_and(|games| games.split('_').any(|it| it == game))
}

fn kilo(bytes: usize) -> f64 {
    f64::from(u32::try_from(bytes).unwrap_or(u32::MAX)) / 1000.0
}

fn within(what: &str, weight: Weight, most: Most) -> Result<()> {
    println!("web: {}", told(what, weight, most)?);
    Ok(())
}

fn told(what: &str, weight: Weight, most: Most) -> Result<String> {
    let (packed, Most { held, aim }) = (weight.packed, most);
    ensure!(
        packed <= held,
        "{what} weighs {packed} bytes with Brotli, more than the {held} it may"
    );
    let so_far = if packed > aim { ", not reached" } else { "" };
    let [packed, held, aim] = [packed, held, aim].map(kilo);
    Ok(format!("{what}: {packed:.1} of {held:.0} kB (aim: {aim:.0} kB{so_far})"))
}

/// By bundle; what belongs to none is the hall, but for the rules, which are fetched when somebody asks.
fn pieces(folder: &Path) -> Result<BTreeMap<String, Weight>> {
    let mut pieces: BTreeMap<String, Weight> = BTreeMap::new();
    for name in shell::file_names(folder)? {
        let Some(file) = name.strip_suffix(".br") else { continue };
        let size = |name: &str| Ok::<_, anyhow::Error>(fs::metadata(folder.join(name))?.len());
        let weight = Weight { plain: size(file)?.try_into()?, packed: size(&name)?.try_into()? };
        let piece = pieces.entry(piece_of(file)).or_default();
        *piece = piece.and(weight);
    }
    ensure!(pieces.contains_key("hall"), "the page has no hall");
    pieces.get("table").context("the page has no table")?;
    Ok(pieces)
}

/// Between what a piece has and the language it is in.
const IN: &str = " in ";

fn piece_of(file: &str) -> String {
    if let Some(language) = languages::of_file(file) {
        let apart = ["rules", "lessons"].into_iter().find(|it| is_of(file, it));
        return format!("{}{IN}{}", apart.unwrap_or("words"), language.tag());
    }
    let stem = file.split_once('-').map_or(file, |(stem, _)| stem);
    let bundle = file_of("").trim_end_matches(".wasm").to_owned();
    match stem.strip_prefix(bundle.as_str()) {
        Some(piece) => piece.to_owned(),
        None if is_of(stem, "rules") => "rules".into(),
        None if is_of(stem, "lessons") => "lessons".into(),
        None if stem == "worker" => "bots".into(),
        None => "hall".into(),
    }
}

fn is_of(file: &str, piece: &str) -> bool {
    file.strip_prefix(piece).is_some_and(|rest| rest.starts_with('_'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_takes_what_is_held_for_what_is_aimed_at() {
        let told = |packed| {
            let most = Most { held: 30_000, aim: 20_000 };
            told("the hall", Weight { plain: 90_000, packed }, most)
        };
        assert_eq!(told(20_000).unwrap(), "the hall: 20.0 of 30 kB (aim: 20 kB)");
        assert_eq!(told(20_100).unwrap(), "the hall: 20.1 of 30 kB (aim: 20 kB, not reached)");
        assert!(told(30_001).is_err());
    }

    #[test]
    fn every_file_belongs_to_a_piece() {
        assert_eq!(piece_of("piece_bots_green-0011223344556677.wasm"), "bots_green");
        assert_eq!(piece_of("rules_green-0011223344556677.html"), "rules");
        assert_eq!(piece_of("clubhouse_bg-0011223344556677.wasm"), "hall");
        assert_eq!(piece_of("index.html"), "hall");
        assert_eq!(piece_of("words_fr-0011223344556677.ftl"), "words in fr");
        assert_eq!(piece_of("rules_green_zh-Hans-0011223344556677.html"), "rules in zh-Hans");
        assert_eq!(piece_of("lessons_en-0011223344556677.ftl"), "lessons");
        assert_eq!(piece_of("lessons_fr-0011223344556677.ftl"), "lessons in fr");
    }
}
