//! The games as this page knows them: each is a piece of the page that comes when somebody wants to play it. Besides
//! what lies in their boxes there are packs that a server plays with.

use std::future::Future;
use std::pin::{Pin, pin};
use std::sync::{LazyLock, PoisonError, RwLock};

use faces::{Face, GameFace, Scene};
use protocol::ContentInfo;
use table::{Dealer, GameKind, Games, Listed, LoadError, Reader, Table};
use tabletop::options::pack_of;
use wasm_split_helpers::wasm_split;

use crate::pieces::{Missing, now};
use crate::playing::left::{self, Count};
use crate::session::Session;
use crate::tables::{self, Skin};
use crate::thinker::{self, Answer};
use crate::{language, net, t};

/// A game, once it is there.
#[derive(Clone, Copy)]
pub(crate) struct Game {
    pub(crate) kind: &'static dyn GameKind,
    pub(crate) face: GameFace,
    pub(crate) skin: Skin,
    /// What it says in English.
    pub(crate) words: &'static [&'static str],
}

impl Game {
    const fn of<G: Listed + Face>(skin: Skin, words: &'static [&'static str]) -> Self {
        Self { kind: table::kind::<G>(), face: GameFace::of::<G>(), skin, words }
    }
}

/// A piece that comes when it is asked for.
pub(crate) type Coming<T> = fn() -> Pin<Box<dyn Future<Output = Result<T, Missing>>>>;

/// What the page can bring of a game.
struct Row {
    id: &'static str,
    game: Coming<Game>,
    /// What only a match with others needs: to read what a server tells.
    reader: Coming<Reader>,
    /// What says what is left in its box, when somebody asks.
    left: Coming<Count>,
    /// What only the worker needs.
    bots: Coming<Answer>,
}

/// Every game that the page can bring, in the order in which people are shown them. The sample game is for who writes
/// programs, and stays out of the page.
const GAMES: &[Row] = &[
    MINIGOLF,
    INGENIOUS,
    GREEN,
    #[cfg(not(target_family = "wasm"))]
    PIPS,
];

const MINIGOLF: Row = Row {
    id: "minigolf",
    game: || Box::pin(minigolf()),
    reader: || Box::pin(read_minigolf()),
    left: || Box::pin(left_minigolf()),
    bots: || Box::pin(thinker::minigolf()),
};

const INGENIOUS: Row = Row {
    id: "ingenious",
    game: || Box::pin(ingenious()),
    reader: || Box::pin(read_ingenious()),
    left: || Box::pin(left_ingenious()),
    bots: || Box::pin(thinker::ingenious()),
};

const GREEN: Row = Row {
    id: "green",
    game: || Box::pin(green()),
    reader: || Box::pin(read_green()),
    left: || Box::pin(left_green()),
    bots: || Box::pin(thinker::green()),
};

#[cfg(not(target_family = "wasm"))]
const PIPS: Row = Row {
    id: "pips",
    game: || Box::pin(pips()),
    reader: || Box::pin(read_pips()),
    left: || Box::pin(left_pips()),
    bots: || Box::pin(thinker::pips()),
};

#[wasm_split(minigolf, fallible)]
fn minigolf() -> Result<Game, Missing> {
    Ok(Game::of::<::minigolf::Minigolf>(
        tables::minigolf::SKIN,
        &[texts::english::MINIGOLF, texts::english::LANDS],
    ))
}

#[wasm_split(ingenious, fallible)]
fn ingenious() -> Result<Game, Missing> {
    Ok(Game::of::<::ingenious::Ingenious>(tables::ingenious::SKIN, &[texts::english::INGENIOUS]))
}

#[wasm_split(green, fallible)]
fn green() -> Result<Game, Missing> {
    Ok(Game::of::<::green::Green>(tables::green::SKIN, &[texts::english::GREEN]))
}

#[cfg(not(target_family = "wasm"))]
#[wasm_split(pips, fallible)]
fn pips() -> Result<Game, Missing> {
    Ok(Game::of::<::pips::Pips>(tables::plain::SKIN, &[texts::english::PIPS]))
}

#[wasm_split(online_minigolf, fallible)]
fn read_minigolf() -> Result<Reader, Missing> {
    Ok(table::reader::<::minigolf::Minigolf>())
}

#[wasm_split(online_ingenious, fallible)]
fn read_ingenious() -> Result<Reader, Missing> {
    Ok(table::reader::<::ingenious::Ingenious>())
}

#[wasm_split(online_green, fallible)]
fn read_green() -> Result<Reader, Missing> {
    Ok(table::reader::<::green::Green>())
}

#[cfg(not(target_family = "wasm"))]
#[wasm_split(online_pips, fallible)]
fn read_pips() -> Result<Reader, Missing> {
    Ok(table::reader::<::pips::Pips>())
}

#[wasm_split(left_minigolf, fallible)]
fn left_minigolf() -> Result<Count, Missing> {
    Ok(|session| left::html(session, Scene::left_of::<::minigolf::Minigolf>))
}

#[wasm_split(left_ingenious, fallible)]
fn left_ingenious() -> Result<Count, Missing> {
    Ok(|session| left::html(session, Scene::left_of::<::ingenious::Ingenious>))
}

#[wasm_split(left_green, fallible)]
fn left_green() -> Result<Count, Missing> {
    Ok(|session| left::html(session, Scene::left_of::<::green::Green>))
}

#[cfg(not(target_family = "wasm"))]
#[wasm_split(left_pips, fallible)]
fn left_pips() -> Result<Count, Missing> {
    Ok(|session| left::html(session, Scene::left_of::<::pips::Pips>))
}

/// What has come so far.
#[derive(Default)]
struct Brought {
    games: Vec<Game>,
    readers: Vec<(&'static str, Reader)>,
    known: Games,
}

impl Brought {
    fn add(&mut self, game: Game) {
        if self.games.iter().all(|it| it.kind.id() != game.kind.id()) {
            self.games.push(game);
            self.known = self.known.clone().with(game.kind.boxed_clone());
            language::add(game.words);
        }
    }
}

static BROUGHT: LazyLock<RwLock<Brought>> = LazyLock::new(|| {
    let mut brought = Brought::default();
    // Outside of a browser nothing has to come from anywhere.
    if cfg!(not(target_family = "wasm")) {
        let all = GAMES.iter().filter_map(|row| now(pin!((row.game)()))?.ok());
        all.for_each(|game| brought.add(game));
        let read = |row: &Row| Some((row.id, now(pin!((row.reader)()))?.ok()?));
        brought.readers.extend(GAMES.iter().filter_map(read));
    }
    RwLock::new(brought)
});

fn with<T>(ask: impl FnOnce(&Brought) -> T) -> T {
    ask(&BROUGHT.read().unwrap_or_else(PoisonError::into_inner))
}

fn change(change: impl FnOnce(&mut Brought)) {
    change(&mut BROUGHT.write().unwrap_or_else(PoisonError::into_inner));
}

/// The ids of all games, whether they are here or not, in the order in which people are shown them.
pub(crate) fn ids() -> impl Iterator<Item = &'static str> {
    GAMES.iter().map(|row| row.id)
}

fn row(id: &str) -> Option<&'static Row> {
    GAMES.iter().find(|row| row.id == id)
}

/// Whether there is such a game at all.
pub(crate) fn is_one(id: &str) -> bool {
    row(id).is_some()
}

/// The bots of a game, for the worker.
pub(crate) fn bots(id: &str) -> Option<Coming<Answer>> {
    row(id).map(|row| row.bots)
}

/// The game as its box calls it.
pub(crate) fn title(id: &str) -> String {
    if is_one(id) { t!(&format!("{id}-title")) } else { id.to_owned() }
}

/// A game that is here.
pub(crate) fn get(id: &str) -> Option<Game> {
    with(|brought| brought.games.iter().find(|game| game.kind.id() == id).copied())
}

/// Brings a game; of an unknown one there is nothing to bring, and whoever asks for it is told later.
pub(crate) async fn bring(id: &str) -> Result<(), Missing> {
    if let Some(row) = row(id).filter(|_| get(id).is_none()) {
        let game = (row.game)().await?;
        change(|brought| brought.add(game));
    }
    Ok(())
}

/// All that is here.
pub(crate) fn known() -> Games {
    with(|brought| brought.known.clone())
}

/// The match in a log of a game that is here.
pub(crate) fn load(log: &str, dealer: Dealer) -> Result<Box<dyn Table>, LoadError> {
    known().load(log, dealer)
}

/// What is left in the box of this match, as a text of the page.
pub(crate) async fn left_in_box(session: Session) -> Result<String, Missing> {
    let row = row(session.glance().game()).ok_or(Missing)?;
    let count = (row.left)().await?;
    count(session).ok_or(Missing)
}

/// What reads of matches with others, if it is here.
pub(crate) fn reader(id: &str) -> Option<Reader> {
    with(|brought| brought.readers.iter().find(|(it, _)| *it == id).map(|(_, reader)| *reader))
}

async fn bring_reader(id: &str) -> Result<(), Missing> {
    if let Some(row) = row(id).filter(|_| reader(id).is_none()) {
        let reader = (row.reader)().await?;
        change(|brought| brought.readers.push((row.id, reader)));
    }
    Ok(())
}

/// Whether all is here that a match of this game with these options needs.
pub(crate) fn has_all(game: &str, options: &str) -> bool {
    let is_here = get(game).is_some() && reader(game).is_some();
    (is_here || !is_one(game)) && pack_of(options).is_none_or(|name| known().pack(name).is_some())
}

/// Brings all that a match with others needs of its game, and asks the server for the content that it has, if it is not known yet.
/// Content that cannot be learned is missed later, by whoever needs it.
pub(crate) async fn learn(game: &str, options: &str) -> Result<(), Missing> {
    bring(game).await?;
    bring_reader(game).await?;
    if let Some(name) = pack_of(options).filter(|name| known().pack(name).is_none())
        && let Ok(pack) = net::get::<ContentInfo>(&format!("/api/content/{name}")).await
    {
        add(&pack);
    }
    Ok(())
}

fn add(pack: &ContentInfo) {
    let files: Vec<(&str, &str)> =
        pack.files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    // Its name is made of what it says, so a pack that is another one bears another name.
    change(|brought| drop(brought.known.add_pack(&files)));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_here_with_the_face_and_the_title_of_its_own() {
        let all: Vec<&str> = table::games().iter().map(|game| game.id()).collect();
        assert_eq!(ids().collect::<Vec<_>>(), all);
        for id in ids() {
            let game = get(id).expect("it is here");
            assert_eq!((game.kind.id(), game.face.id()), (id, id));
            let title = language::in_words(&game.face.title());
            assert_eq!(title, super::title(id));
        }
    }

    #[test]
    fn the_page_that_is_there_first_shows_the_same_games_in_the_same_order() {
        let page = include_str!("../assets/index.html");
        let cards: Vec<&str> =
            page.lines().filter_map(|line| line.trim().strip_prefix("{card ")).collect();
        let ids: Vec<String> =
            ids().filter(|id| *id != "pips").map(|id| format!("{id}}}")).collect();
        assert_eq!(cards, ids);
    }

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
        let (log, options) = (table.log().unwrap(), table.options());
        assert_eq!(pack_of(&options), Some(name.as_str()));
        assert!(load(&log, Dealer::Scripted).is_err() && !has_all("green", &options));
        add(&pack);
        assert!(load(&log, Dealer::Scripted).is_ok() && has_all("green", &options));
    }
}
