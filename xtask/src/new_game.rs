//! `cargo xtask new-game NAME`: a game that plays in every program, made from the sample game. From then on its rules,
//! words and pictures are changed one at a time, with everything green: see docs/adding-a-game.md.

mod lists;
mod lock;
mod name;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};

use crate::{shell, tidy};
use lists::LISTS;
use name::Name;
pub(crate) use name::SAMPLE;

/// Makes the game and lists it everywhere; nothing is written before all of it is ready.
pub(crate) fn new_game(id: &str) -> Result<()> {
    let tracked = tidy::tracked()?;
    let name = Name::new(id, &prefixes(&tracked)?)?;
    let copied = copies(&name, &tracked)?;
    let listed = listed(&name)?;
    refuse_taken(&name, &tracked, &copied, &listed)?;
    for (path, text) in copied.iter().chain(&listed) {
        write(path, text)?;
    }
    // Modules and lines come into their order.
    shell::run(shell::cargo(&["fmt", "--all"]))?;
    println!(
        "new-game: {} is in crates/{id}, with rules {}-1 and so on in docs/rules/{id}.md, and in every list of games.\n\
         Try `cargo play play {id}`, then go on with docs/adding-a-game.md.",
        name.title, name.prefix
    );
    Ok(())
}

/// Files by their path from the root.
type Files = BTreeMap<String, String>;

/// Whatever has the name of the sample game, file or folder, under the new name.
fn copies(name: &Name, tracked: &[String]) -> Result<Files> {
    let mut files = Files::new();
    for path in tracked.iter().filter(|path| is_of_sample(path)) {
        files.insert(name.rename(path), name.rename(&tidy::read(path)?));
    }
    ensure!(!files.is_empty(), "there is no sample game `{SAMPLE}` to copy");
    Ok(files)
}

/// A copy of a position or a screen shows what the sample game looks like, and is made again for the new one.
fn is_of_sample(path: &str) -> bool {
    let stem = |part: &'_ str| part.split('.').next().unwrap_or_default().to_owned();
    path.split('/').map(stem).any(|stem| stem == SAMPLE || stem == format!("{SAMPLE}-refusals"))
}

/// What cargo has resolved: for the workspace, and for the fuzzer.
const LOCKS: [&str; 2] = ["Cargo.lock", "fuzz/Cargo.lock"];

/// Every list of games with the new one in it.
fn listed(name: &Name) -> Result<Files> {
    let mut files = Files::new();
    for list in LISTS {
        let text = match files.remove(list.file) {
            Some(text) => text,
            None => tidy::read(list.file)?,
        };
        files.insert(list.file.to_owned(), list.with(name, &text)?);
    }
    for file in LOCKS {
        let lock = lock::with(name, &tidy::read(file)?);
        files.insert(file.to_owned(), lock.with_context(|| format!("{file} cannot be changed"))?);
    }
    Ok(files)
}

/// The prefixes of all rules: `PI` of `PI-3`.
fn prefixes(tracked: &[String]) -> Result<BTreeSet<String>> {
    let mut prefixes = BTreeSet::new();
    for page in tracked.iter().filter(|path| path.starts_with("docs/rules/")) {
        let page = tidy::read(page)?;
        let ids = tidy::defined(&page).into_iter().filter_map(|id| id.split_once('-'));
        prefixes.extend(ids.map(|(prefix, _)| prefix.to_owned()));
    }
    Ok(prefixes)
}

/// Refuses a name that somebody has: a file, a crate, a type or the beginning of messages.
fn refuse_taken(name: &Name, tracked: &[String], copied: &Files, listed: &Files) -> Result<()> {
    let Name { id, title, .. } = name;
    let folder = format!("crates/{id}");
    if let Some(path) = [&folder].into_iter().chain(copied.keys()).find(|it| exists(it)) {
        bail!("`{id}` is taken: there is a {path} already");
    }
    let is_package = tidy::read("Cargo.lock")?.contains(&format!("\nname = \"{id}\"\n"));
    ensure!(!is_package, "`{id}` is taken: a crate that we use has that name");
    for words in tracked.iter().filter(|path| path.starts_with("locales/")) {
        let is_said = tidy::read(words)?.contains(&format!("\n{id}-"));
        ensure!(!is_said, "`{id}` is taken: {words} has messages that begin with `{id}-`");
    }
    let changed = tracked.iter().filter(|path| is_of_sample(path)).chain(listed.keys());
    for path in changed.filter(|path| Path::new(path).extension().is_some_and(|it| it == "rs")) {
        let source = tidy::read(path)?;
        let is_word = |word: &str| word == title || word == name.constant();
        ensure!(!words(&source).any(is_word), "`{id}` is taken: {path} has a `{title}` of its own");
    }
    Ok(())
}

fn exists(path: &str) -> bool {
    shell::root().join(path).exists()
}

/// The words of a source, its comments left out.
fn words(source: &str) -> impl Iterator<Item = &str> {
    let code = source.lines().map(|line| line.split("//").next().unwrap_or_default());
    code.flat_map(|line| line.split(|it: char| !it.is_ascii_alphanumeric() && it != '_'))
}

fn write(path: &str, text: &str) -> Result<()> {
    let path = shell::root().join(path);
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    }
    fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn made(id: &str) -> Result<(Files, Files)> {
        let tracked = tidy::tracked()?;
        let name = Name::new(id, &prefixes(&tracked)?)?;
        let (copied, listed) = (copies(&name, &tracked)?, listed(&name)?);
        refuse_taken(&name, &tracked, &copied, &listed)?;
        Ok((copied, listed))
    }

    #[test]
    fn every_list_of_games_can_take_a_new_one() {
        let (copied, listed) = made("tryout").unwrap();
        for path in [
            "crates/tryout/src/rules.rs",
            "crates/bots/src/tryout.rs",
            "crates/faces/src/tryout.rs",
            "crates/pictures/src/position/tryout.rs",
            "docs/rules/tryout.md",
            "locales/en/tryout.ftl",
            "locales/en/tryout-refusals.ftl",
            "locales/fr/tryout-refusals.ftl",
        ] {
            assert!(copied.contains_key(path), "{path}");
        }
        for (path, text) in copied.iter().chain(&listed) {
            assert!(text.to_lowercase().contains("tryout") || copied.contains_key(path), "{path}");
        }
    }

    /// Without one of them, `faces` does not compile for the new game.
    #[test]
    fn every_message_of_the_sample_game_is_copied_in_every_language() {
        let (copied, listed) = made("tryout").unwrap();
        for path in tidy::tracked().unwrap().iter().filter(|it| it.starts_with("locales/")) {
            let text = tidy::read(path).unwrap();
            for id in text.lines().filter_map(|line| Some(line.split_once(" =")?.0)) {
                let Some(own) = id.strip_prefix("pips-") else { continue };
                // What its card says stands beside that of the others.
                let is_copied = |it: &String| it.contains(&format!("\ntryout-{own} ="));
                assert!(copied.values().chain(listed.values()).any(is_copied), "{path}: {id}");
            }
        }
    }

    #[test]
    fn a_copy_says_nothing_of_the_sample_game_but_that_it_was_made_from_it() {
        for (path, text) in made("tryout").unwrap().0 {
            for line in text.lines().filter(|line| line.contains("ample game")) {
                assert!(line.contains("ade from the sample game"), "{path}: {line}");
            }
            for sample in ["jeu d’exemple", "示例游戏", "示範遊戲"] {
                assert!(!text.contains(sample), "{path}: {sample}");
            }
            assert!(!text.to_lowercase().contains(SAMPLE), "{path}");
        }
    }

    #[test]
    fn a_name_that_somebody_has_is_refused_with_what_it_is() {
        for (id, wanted) in [
            ("green", "`green` is taken: there is a crates/green already"),
            ("table", "`table` is taken: there is a crates/table already"),
            ("search", "`search` is taken: there is a crates/bots/src/search.rs already"),
            ("serde", "`serde` is taken: a crate that we use has that name"),
            ("level", "`level` is taken: there is a crates/bots/src/level.rs already"),
            ("stones", "`stones` is taken: crates/"),
            ("games", "`games` is taken: crates/"),
            ("reason", "`reason` is taken: locales/en/"),
        ] {
            let error = made(id).expect_err(id).to_string();
            assert!(error.starts_with(wanted), "{error}");
        }
    }
}
