//! The page that is there first: home as `index.html` has it, with its words and pictures filled in, in every language.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use texts::{Catalogue, Language};

use super::languages;
use crate::shell;

/// By these the program, and its tests, know a card of its own; one that is there first has none of them.
const MARKS: [&str; 4] = ["data-play", "data-friends", "data-options", "data-rules"];

/// Fills in the page in this folder: messages by their id, and cards by their game. English stands in the page; what
/// stands there for other languages is fetched in its place.
pub(super) fn fill(folder: &Path) -> Result<()> {
    let card = fs::read_to_string(folder.join("card.html"))?;
    fs::remove_file(folder.join("card.html"))?;
    let page = fs::read_to_string(folder.join("index.html"))?;
    let manifest = fs::read_to_string(folder.join("manifest.webmanifest"))?;
    let mut files = Vec::new();
    for language in languages::others() {
        let catalogue = Catalogue::of(language);
        let first = format!("first_{}.html", language.tag());
        let of_language = format!("manifest_{}.webmanifest", language.tag());
        fs::write(folder.join(&first), body(&filled(&page, &card, language)?)?)?;
        fs::write(folder.join(&of_language), with_words(&manifest, catalogue))?;
        files.extend([first, of_language]);
    }
    let english = Catalogue::of(Language::ENGLISH);
    fs::write(folder.join("index.html"), filled(&page, &card, Language::ENGLISH)?)?;
    fs::write(folder.join("manifest.webmanifest"), with_words(&manifest, english))?;
    languages::name_in_page(folder, &files)
}

fn filled(page: &str, template: &str, language: Language) -> Result<String> {
    let words = Catalogue::of(language);
    let mut games = Vec::new();
    let mut text = texts::fill(page, |name| match name.strip_prefix("card ") {
        Some(game) => {
            games.push(game.to_owned());
            // Cards hold tags, and come when all words are there.
            format!("{{card {game}}}")
        }
        None if name == "own-name" => language.name().to_owned(),
        None => words.say(name, &[]),
    });
    for game in games {
        text = text.replace(&format!("{{card {game}}}"), &card(words, template, &game)?);
    }
    Ok(text)
}

fn card(words: &Catalogue, template: &str, game: &str) -> Result<String> {
    let title = words.say(&format!("{game}-title"), &[]);
    let bare = MARKS
        .iter()
        .fold(template.to_owned(), |text, mark| text.replace(&format!("{mark}=\"{{game}}\" "), ""));
    let card = texts::fill(&bare, |name| match name {
        "game" => game.to_owned(),
        "picture" => "{picture}".into(),
        name => match name.strip_prefix('*') {
            Some(own) => words.say(&format!("{game}{own}"), &[]),
            None => words.say(name, &[("game", title.clone().into())]),
        },
    });
    let picture = shell::root().join("crates/web/assets/cards").join(game).with_extension("svg");
    // Nobody has drawn a game that is new.
    let picture = if picture.is_file() { fs::read_to_string(picture)? } else { String::new() };
    Ok(card.replace("{picture}", &picture.replace('\n', "")))
}

/// What is between the tags of the body, without the styles at its end: all that has words.
fn body(page: &str) -> Result<&str> {
    let (_, body) = page.split_once("<body>").context("index.html has no body")?;
    let (body, _) =
        body.split_once("<!--").context("index.html has no remark before its styles")?;
    Ok(body)
}

/// The manifest in a language: its texts are messages, too.
fn with_words(manifest: &str, words: &Catalogue) -> String {
    ["boot-manifest-description", "clubhouse"].iter().fold(manifest.to_owned(), |text, id| {
        let said = words.say(id, &[]).replace('"', "\\\"");
        text.replace(&format!("{{{id}}}"), &said)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_body_is_taken_without_its_styles() {
        let page = "<head></head><body><p>one</p><!-- last --><link></body>";
        assert_eq!(body(page).unwrap(), "<p>one</p>");
        assert!(body("<p>one</p>").is_err());
    }
}
