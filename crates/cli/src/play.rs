//! `clubhouse play`: a table in the terminal, for all games.

mod app;
mod help;
mod left;
mod picker;
mod playing;
mod refused;
pub mod save;
mod session;
mod sheet;
mod sitter;
mod start;

use std::io::{self, IsTerminal as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Result, anyhow, bail, ensure};
use clap::Args;
use table::{BotKind, Dealer, Games, Level, Table};
use tabletop::Seed;
use texts::message;

pub use app::App;
pub use session::{Session, Tempo};
pub use sitter::Sitter;

use crate::called::called;
use crate::paint::Palette;
use crate::terminal;
use crate::words::{self, say};

/// Play any game in the terminal, against bots or with friends at the same keyboard
///
/// If you don't name a game, a screen asks for everything. If you do, the match starts right away.
/// The board shows where a piece can go, and what it would score before you place it.
/// Every match is saved after every move, so you can continue it later.
#[derive(Args)]
#[command(after_help = "\
Keys: arrows move, r turns a piece, Enter confirms, h hint, u undo, m all moves in words, ? all keys, q leaves.
The mouse works too: click to point, click again to confirm.

Examples:
  clubhouse play
  clubhouse play ingenious --bot 5
  clubhouse play ingenious --seats 2 --bot greedy --option mode=duel
  clubhouse play minigolf --seats 3 --people 2 --bot 8
  clubhouse play green --seed 7 --save evening.save
  clubhouse play --resume evening.save

Without --save, matches are saved under $XDG_DATA_HOME/clubhouse/saves, or ~/.local/share/clubhouse/saves.
Exit codes: 0 you left; 1 the match can't be opened, continued or saved, or there is no terminal; 2 the command wasn't understood.")]
pub struct Play {
    /// The game's id, as listed by `clubhouse games`
    game: Option<String>,
    /// Number of seats
    #[arg(long, value_name = "N", allow_negative_numbers = true, requires = "game")]
    seats: Option<u8>,
    /// How many people play at this keyboard, from seat 0 on; 0 to watch the bots
    #[arg(
        long,
        value_name = "N",
        allow_negative_numbers = true,
        default_value_t = 1,
        requires = "game"
    )]
    people: u8,
    #[arg(long = "bot", value_name = "BOT", requires = "game",
        help = format!("Bot for the other seats: {}; name one for all seats, or repeat for each", crate::options::bots()))]
    bots: Vec<BotKind>,
    /// Set an option of the game, as listed by `clubhouse games`; repeat for each option
    #[arg(long = "option", value_name = "NAME=VALUE", requires = "game", value_parser = crate::options::pair)]
    options: Vec<(String, String)>,
    /// Deal from this seed: a whole number, or 64 hexadecimal digits
    #[arg(long, value_parser = crate::seed::parse, requires = "game")]
    seed: Option<Seed>,
    /// Continue a saved match
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "save"])]
    resume: Option<PathBuf>,
    /// Save the match in this file, which must not exist yet
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
    /// Who sits where, as many as there are seats.
    pub sitters: Vec<Sitter>,
    /// What is drawn from; by chance if it is not given.
    pub seed: Option<Seed>,
}

impl Play {
    /// Plays until the player leaves.
    pub fn run(&self, games: Games) -> Result<ExitCode> {
        let session = self.session(&games)?;
        if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
            bail!(say(&message!("play-no-terminal")));
        }
        let session = session.map(|(session, path)| session.saved_at(path));
        // A place that cannot be written to is better known before the first move.
        if let Some(reason) = session.as_ref().and_then(Session::unsaved) {
            bail!(say(&message!("play-not-saved", why = reason.to_owned())));
        }
        let app = App::new(games, Palette::from_environment(), save::folder());
        let mut app = app.with_tempo(Tempo::LIVE);
        if let Some(session) = session {
            app.play(session);
        }
        terminal::run(&mut app)?;
        app.session().map_or(Ok(ExitCode::SUCCESS), part)
    }

    /// The match the command asks for and where it will be saved; none if the start screen is to ask.
    fn session(&self, games: &Games) -> Result<Option<(Session, Option<PathBuf>)>> {
        if let Some(path) = &self.resume {
            return Ok(Some((resume(path, games)?, Some(path.clone()))));
        }
        let Some(game) = &self.game else { return Ok(None) };
        let seats = self.seats.map(|seats| ("seats".to_owned(), seats.to_string()));
        let options: Vec<_> = self.options.iter().cloned().chain(seats).collect();
        let sitters = seating(self.people, &self.bots, n_seats(game, &options, games)?)?;
        let setup = Setup { game: game.clone(), options, sitters, seed: self.seed.clone() };
        let session = open(&setup, games)?;
        Ok(Some((session, self.new_path(game)?)))
    }

    fn new_path(&self, game: &str) -> Result<Option<PathBuf>> {
        if let Some(path) = &self.save {
            if path.exists() {
                bail!(say(&message!("play-exists", file = path.display().to_string())));
            }
            return Ok(Some(path.clone()));
        }
        let Some(folder) = save::folder() else { return Ok(None) };
        let path = save::fresh(&folder, game);
        path.map(Some).map_err(|error| anyhow!(words::unwritten(&folder, &error)))
    }
}

/// What is said to whoever leaves a match.
fn part(session: &Session) -> Result<ExitCode> {
    if let Some(reason) = session.unsaved() {
        bail!(say(&message!("play-lost", why = reason.to_owned())));
    }
    if let Some(path) = session.path().filter(|_| !session.is_over()) {
        let command = format!("{} play --resume {}", called(), path.display());
        let said = say(&message!("play-continue", command = command)) + "\n";
        io::Write::write_all(&mut io::stdout(), said.as_bytes())?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Who sits at a seat that nobody was named for.
fn usual_bot() -> Sitter {
    Sitter::Bot(Level::new(5).map_or(BotKind::Greedy, BotKind::Level))
}

/// How many seats a match with these options has.
pub fn n_seats(game: &str, options: &[(String, String)], games: &Games) -> Result<u8> {
    let table = opened(game, options, games, Dealer::Scripted)?;
    Ok(table.n_seats())
}

/// A table with these options.
fn opened(
    game: &str,
    options: &[(String, String)],
    games: &Games,
    dealer: Dealer,
) -> Result<Box<dyn Table>> {
    let kind = games.find(game).map_err(|unknown| {
        anyhow!(say(&message!("play-no-game", game = unknown.id, games = unknown.known)))
    })?;
    let table = kind.open(&crate::options::words(options), dealer);
    table.map_err(|error| anyhow!(refused::options(kind, options, &error)))
}

/// People from seat 0 on, then bots: one for all seats that are left, or one for each.
fn seating(n_people: u8, bots: &[BotKind], n_seats: u8) -> Result<Vec<Sitter>> {
    let Some(n_left) = n_seats.checked_sub(n_people) else {
        bail!(say(&message!("play-too-many-people", seats = n_seats, people = n_people)));
    };
    let bots: Vec<Sitter> = match (bots, n_left) {
        ([], _) => vec![usual_bot(); n_left.into()],
        ([one], 1..) => vec![Sitter::Bot(*one); n_left.into()],
        (several, _) if several.len() == usize::from(n_left) => {
            several.iter().copied().map(Sitter::Bot).collect()
        }
        (several, _) => {
            bail!(say(&message!("play-other-bots", left = n_left, bots = several.len())))
        }
    };
    Ok(std::iter::repeat_n(Sitter::Person, n_people.into()).chain(bots).collect())
}

/// Opens a match.
pub fn open(setup: &Setup, games: &Games) -> Result<Session> {
    let seed = setup.seed.clone().map_or_else(crate::seed::from_the_system, Ok)?;
    let dealer = Dealer::Seeded(seed.clone());
    let table = opened(&setup.game, &setup.options, games, dealer)?;
    let (n, wanted) = (setup.sitters.len(), table.n_seats());
    let other_number = || say(&message!("play-other-players", seats = wanted, players = n));
    ensure!(n == usize::from(wanted), other_number());
    Ok(Session::new(table, setup.sitters.clone(), seed))
}

/// Continues a saved match; one that is damaged is refused, and not changed.
fn resume(path: &Path, games: &Games) -> Result<Session> {
    let file = path.display().to_string();
    let saved = save::read(path, games)
        .map_err(|why| anyhow!(say(&message!("play-not-continued", file = file, why = why))))?;
    Ok(Session::new(saved.table, saved.sitters, saved.seed))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seated(n_people: u8, bots: &str, n_seats: u8) -> Result<String, String> {
        let bots: Vec<BotKind> =
            bots.split_whitespace().map(|bot| bot.parse().expect("a bot")).collect();
        let sitters = seating(n_people, &bots, n_seats).map_err(|error| error.to_string())?;
        Ok(sitters.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
    }

    #[test]
    fn one_bot_takes_all_seats_that_are_left_and_several_must_fill_them() {
        assert_eq!(seated(1, "", 3).unwrap(), "me level:5 level:5");
        assert_eq!(seated(1, "greedy", 3).unwrap(), "me greedy greedy");
        assert_eq!(seated(2, "greedy random", 4).unwrap(), "me me greedy random");
        assert_eq!(seated(0, "greedy random", 2).unwrap(), "greedy random");
        assert_eq!(seated(2, "", 2).unwrap(), "me me");
    }

    #[test]
    fn nobody_is_left_standing_without_a_word() {
        let told = seated(9, "", 2).unwrap_err();
        assert_eq!(told, "the match has 2 seats for 9 people: use fewer --people or more --seats");
        for (n_people, bots, n_seats) in [(1, "greedy random", 2), (2, "greedy", 2), (1, "5 6", 4)]
        {
            let told = seated(n_people, bots, n_seats).unwrap_err();
            assert!(told.contains("use one --bot for all of them"), "{told}");
        }
    }
}
