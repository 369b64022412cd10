//! The page that is there first: the hall as it stands in `index.html`, with its words and pictures filled in.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use texts::{Catalogue, Language};

use crate::shell;

/// By these the program, and whoever tests it, knows a card of its own; one that is there first has none of them.
const MARKS: [&str; 4] = ["data-play", "data-friends", "data-options", "data-rules"];

/// Fills in the hall of the page in this folder: messages by their id, and cards by their game.
pub(super) fn fill(folder: &Path) -> Result<()> {
    let english = Catalogue::of(Language::English);
    let template = fs::read_to_string(folder.join("card.html"))?;
    fs::remove_file(folder.join("card.html"))?;
    let page = folder.join("index.html");
    let mut games = Vec::new();
    let mut text = texts::fill(&fs::read_to_string(&page)?, |name| {
        let Some(game) = name.strip_prefix("card ") else { return english.say(name, &[]) };
        games.push(game.to_owned());
        // Cards are no text, and come when all words are there.
        format!("{{card {game}}}")
    });
    for game in games {
        text = text.replace(&format!("{{card {game}}}"), &card(english, &template, &game)?);
    }
    fs::write(&page, text).context("cannot write index.html")
}

fn card(english: &Catalogue, template: &str, game: &str) -> Result<String> {
    let title = english.say(&format!("{game}-title"), &[]);
    let bare = MARKS
        .iter()
        .fold(template.to_owned(), |text, mark| text.replace(&format!("{mark}=\"{{game}}\" "), ""));
    let card = texts::fill(&bare, |name| match name {
        "game" => game.to_owned(),
        "picture" => "{picture}".into(),
        name => match name.strip_prefix('*') {
            Some(own) => english.say(&format!("{game}{own}"), &[]),
            None => english.say(name, &[("game", title.clone().into())]),
        },
    });
    let picture = shell::root().join("crates/web/assets/cards").join(game).with_extension("svg");
    // Nobody has drawn a game that is new.
    let picture = if picture.is_file() { fs::read_to_string(picture)? } else { String::new() };
    Ok(card.replace("{picture}", &picture.replace('\n', "")))
}
