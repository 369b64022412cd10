//! The games as this page knows them: those in the box, and with packs that a server plays with.

use std::sync::{LazyLock, PoisonError, RwLock};

use protocol::ContentInfo;
use table::{Dealer, Games, LoadError, Table};

use crate::net;

static KNOWN: LazyLock<RwLock<Games>> = LazyLock::new(|| RwLock::new(Games::standard()));

/// All that is known.
pub(crate) fn known() -> Games {
    KNOWN.read().unwrap_or_else(PoisonError::into_inner).clone()
}

/// The match in a log.
pub(crate) fn load(log: &str) -> Result<Box<dyn Table>, LoadError> {
    known().load(log, Dealer::Scripted)
}

/// The content that options name, if it is not what lies in the box.
pub(crate) fn content(options: &str) -> Option<&str> {
    let name = tabletop::options::pairs(options).find(|(name, _)| *name == "content")?.1;
    (name != "standard").then_some(name)
}

/// Asks the server for the content that a match has, if it is not known yet.
/// What cannot be learned is missed later, by whoever needs it.
pub(crate) async fn learn(options: &str) {
    let Some(name) = content(options).filter(|name| known().pack(name).is_none()) else { return };
    if let Ok(pack) = net::get::<ContentInfo>(&format!("/api/content/{name}")).await {
        add(&pack);
    }
}

fn add(pack: &ContentInfo) {
    let files: Vec<(&str, &str)> =
        pack.files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    // Its name is made of what it says, so a pack that is another one bears another name.
    let _ = KNOWN.write().unwrap_or_else(PoisonError::into_inner).add_pack(&files);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_match_with_a_pack_is_known_once_the_pack_is() {
        let scores = include_str!("../../../data/green/scores.csv").replace(",11,", ",12,");
        let pack = ContentInfo {
            game: "green".into(),
            files: [("scores.csv".to_owned(), scores.clone())].into(),
        };
        let mut elsewhere = Games::standard();
        let (_, name) = elsewhere.add_pack(&[("scores.csv", &scores)]).unwrap();
        let green = elsewhere.find("green").unwrap();
        let table = green.open(&[("content", &name)], Dealer::Scripted).unwrap();
        assert_eq!(content(&table.options()), Some(name.as_str()));
        assert!(load(&table.log().unwrap()).is_err());
        add(&pack);
        assert!(load(&table.log().unwrap()).is_ok());
    }
}
