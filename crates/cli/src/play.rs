//! `clubhouse play`: a table in the terminal, for all games.

mod app;
mod picker;
mod playing;
pub mod save;
mod session;
mod sheet;
mod signals;
mod sitter;
mod spoken;
mod start;
mod terminal;

use std::io::{self, IsTerminal as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use clap::Args;
use pictures::Library;
use table::{BotKind, Dealer, Games, Level};
use tabletop::Seed;

pub use app::App;
pub use session::Session;
pub use sitter::Sitter;

use crate::paint::Palette;

/// Play any game in the terminal, against bots or with others at the same keyboard
///
/// Without a game, a screen asks for everything; with one, the match begins at once.
/// The board shows where a piece may go, and what it would bring before it is laid.
/// Every match is saved after every move, and can be gone on with.
#[derive(Args)]
#[command(after_help = "\
Keys: arrows, r turns a piece, Enter does it, h hint, u undo, m all moves in words, ? all keys, q leaves.
The mouse works, too: click to point, click again to do it.

Examples:
  clubhouse play
  clubhouse play ingenious --bot 5
  clubhouse play ingenious --seats 2 --bot greedy --option mode=duel
  clubhouse play minigolf --seats 3 --people 2 --bot 8
  clubhouse play green --seed 7 --save evening.save
  clubhouse play --resume evening.save

Matches without --save are saved under $XDG_DATA_HOME/clubhouse/saves, or ~/.local/share/clubhouse/saves.
Exit codes: 0 left; 1 the match cannot be opened or resumed, or there is no terminal; 2 the command was not understood.")]
pub struct Play {
    /// Which game; `clubhouse games` lists them
    game: Option<String>,
    /// How many seats there are
    #[arg(long, value_name = "N", requires = "game")]
    seats: Option<u8>,
    /// How many of them, from seat 0 on, are people at this keyboard; 0 to look on
    #[arg(long, value_name = "N", default_value_t = 1, requires = "game")]
    people: usize,
    /// Who sits at the other seats: random, greedy, or a level from 1 to 10; once for all, or once for each
    #[arg(long = "bot", value_name = "BOT", requires = "game")]
    bots: Vec<BotKind>,
    /// Something else to agree on, as `clubhouse games` lists it
    #[arg(long = "option", value_name = "NAME=VALUE", requires = "game", value_parser = pair)]
    options: Vec<(String, String)>,
    /// Deal as from this seed: a whole number, or 64 hexadecimal digits
    #[arg(long, value_parser = crate::seed::parse, requires = "game")]
    seed: Option<Seed>,
    /// Go on with a saved match
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "save"])]
    resume: Option<PathBuf>,
    /// Save the match in this file, which must not be there yet
    #[arg(long, value_name = "FILE", requires = "game")]
    save: Option<PathBuf>,
}

/// What is agreed before a match.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The game's id.
    pub game: String,
    /// Names and values; what is left out has its default.
    pub options: Vec<(String, String)>,
    /// Who sits where. If they are fewer than the seats, the last one is repeated.
    pub sitters: Vec<Sitter>,
    /// What is drawn from; by chance if it is not given.
    pub seed: Option<Seed>,
}

/// So long a bot's move waits, so that people can follow.
const PACE: Duration = Duration::from_millis(700);

impl Play {
    /// Plays until the player leaves.
    pub fn run(&self, games: Games, library: Library) -> Result<ExitCode> {
        let session = self.session(&games)?;
        if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
            bail!("`clubhouse play` needs a terminal; programs use `clubhouse engine`");
        }
        let session = session.map(|(session, path)| session.saved_at(path));
        let folder = save::folder();
        let mut app = App::new(games, library, Palette::from_environment(), folder).paced(PACE);
        if let Some(session) = session {
            app.play(session);
        }
        terminal::run(&mut app)?;
        let path = app.session().and_then(|session| session.path().cloned());
        if let Some(path) = path.filter(|_| app.session().is_some_and(|it| !it.is_over())) {
            let said = format!("Go on with: clubhouse play --resume {}\n", path.display());
            io::Write::write_all(&mut io::stdout(), said.as_bytes())?;
        }
        Ok(ExitCode::SUCCESS)
    }

    /// The match the command asks for and where it will be saved; none if the start screen is to ask.
    fn session(&self, games: &Games) -> Result<Option<(Session, Option<PathBuf>)>> {
        if let Some(path) = &self.resume {
            return Ok(Some((resume(path, games)?, Some(path.clone()))));
        }
        let Some(game) = &self.game else { return Ok(None) };
        let seats = self.seats.map(|seats| ("seats".to_owned(), seats.to_string()));
        let options = self.options.iter().cloned().chain(seats).collect();
        let persons = std::iter::repeat_n(Sitter::Person, self.people);
        let mut bots: Vec<Sitter> = self.bots.iter().copied().map(Sitter::Bot).collect();
        if bots.is_empty() {
            bots.push(usual_bot());
        }
        let sitters = persons.chain(bots).collect();
        let setup = Setup { game: game.clone(), options, sitters, seed: self.seed.clone() };
        let session = open(&setup, games)?;
        Ok(Some((session, self.new_path(game)?)))
    }

    fn new_path(&self, game: &str) -> Result<Option<PathBuf>> {
        if let Some(path) = &self.save {
            if path.exists() {
                let path = path.display();
                bail!(
                    "{path} is there already: go on with it by --resume {path}, or name another file"
                );
            }
            return Ok(Some(path.clone()));
        }
        let Some(folder) = save::folder() else { return Ok(None) };
        let path = save::fresh(&folder, game);
        path.map(Some).with_context(|| format!("{} cannot be written", folder.display()))
    }
}

fn pair(text: &str) -> Result<(String, String), String> {
    let pair = text.split_once('=').map(|(name, value)| (name.to_owned(), value.to_owned()));
    pair.ok_or_else(|| "expected NAME=VALUE".into())
}

/// Who sits at a seat that nobody was named for.
fn usual_bot() -> Sitter {
    Sitter::Bot(Level::new(5).map_or(BotKind::Greedy, BotKind::Level))
}

/// Opens a match.
pub fn open(setup: &Setup, games: &Games) -> Result<Session> {
    let kind = games.find(&setup.game)?;
    let seed = setup.seed.clone().map_or_else(by_chance, Ok)?;
    let pairs: Vec<(&str, &str)> =
        setup.options.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let table = kind.open(&pairs, Dealer::Seeded(seed.clone()))?;
    let n = usize::from(table.n_seats());
    let last = setup.sitters.last().copied().unwrap_or(Sitter::Person);
    let sitters = setup.sitters.iter().copied().chain(std::iter::repeat(last)).take(n).collect();
    Ok(Session::new(table, sitters, seed))
}

fn by_chance() -> Result<Seed> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| anyhow::anyhow!("no random numbers: {error}"))?;
    Ok(Seed::new(bytes))
}

/// Goes on with a saved match; one that is damaged is refused, and left as it is.
fn resume(path: &Path, games: &Games) -> Result<Session> {
    let name = path.display();
    let saved = save::read(path, games).map_err(|reason| {
        anyhow::anyhow!("{name} cannot be gone on with: {reason}; it was left as it is")
    })?;
    Ok(Session::new(saved.table, saved.sitters, saved.seed))
}
