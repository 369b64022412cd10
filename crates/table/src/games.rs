//! All games: whoever is listed here is known to every program at once.

use std::fmt;
use std::marker::PhantomData;
use std::sync::Arc;

#[cfg(not(target_family = "wasm"))]
use serde_json::Value;
use tabletop::{
    BreaksRule, Header, Log, LogError, LogProblem, OptionSpec, Options, OptionsError, Pack,
    ReplayError, Seed, excerpt,
};

use crate::check::{self, Checked};
use crate::listed::Listed;
#[cfg(not(target_family = "wasm"))]
use crate::reader::{self, ViewError};
use crate::running::{Running, refusal};
#[cfg(not(target_family = "wasm"))]
use crate::simulate::{Matches, Simulator};
#[cfg(not(target_family = "wasm"))]
use crate::table::kind_in_words;
use crate::table::{Dealer, SubmitError, Table};
#[cfg(not(target_family = "wasm"))]
use tabletop::Seat;

/// Every game, in the order in which people are shown them. The sample game is for who writes programs: it would be
/// three hundredths of the page that everybody loads, and stays out of it.
pub fn games() -> &'static [&'static dyn GameKind] {
    static GAMES: &[&dyn GameKind] = &[
        kind::<minigolf::Minigolf>(),
        kind::<ingenious::Ingenious>(),
        kind::<green::Green>(),
        #[cfg(not(target_family = "wasm"))]
        kind::<pips::Pips>(),
    ];
    GAMES
}

/// One game by its type: for a program that brings its games one by one, as the page does.
pub const fn kind<G: Listed>() -> &'static dyn GameKind {
    const { &Kind::<G>::NEW }
}

/// The game of this id.
pub fn find(id: &str) -> Result<&'static dyn GameKind, UnknownGame> {
    let unknown = || UnknownGame::among(games().iter().copied(), id);
    games().iter().copied().find(|game| game.id() == id).ok_or_else(unknown)
}

/// The games as one program knows them: all of them, or those it has brought; some perhaps with content packs of its own.
#[derive(Clone, Default)]
pub struct Games {
    kinds: Vec<Arc<dyn GameKind>>,
    packs: Vec<Arc<PackFiles>>,
}

/// A content pack as it was written: whoever is given it can play with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PackFiles {
    /// The game it is for.
    pub game: &'static str,
    /// What the option `content` says of it.
    pub fingerprint: String,
    /// Names and texts.
    pub files: Vec<(String, String)>,
}

impl Games {
    /// All games, as they are.
    pub fn standard() -> Self {
        let kinds = games().iter().map(|game| game.boxed_clone()).collect();
        Self { kinds, packs: Vec::new() }
    }

    /// Adds a pack: files by name, which tell what game they are for. Returns the game and the pack's fingerprint,
    /// under which the option `content` finds it; or everything that is wrong with it.
    pub fn add_pack(
        &mut self,
        files: &[(&str, &str)],
    ) -> Result<(&'static str, String), Vec<String>> {
        let is_for = |game: &&mut Arc<dyn GameKind>| {
            !files.is_empty() && files.iter().all(|(name, _)| game.pack_files().contains(name))
        };
        let Some(game) = self.kinds.iter_mut().find(is_for) else {
            return Err(vec![self.no_game_has(files)]);
        };
        let (with_pack, fingerprint) = game.with_pack(files)?;
        *game = with_pack;
        let owned = |(name, text): &(&str, &str)| ((*name).to_owned(), (*text).to_owned());
        self.packs.push(Arc::new(PackFiles {
            game: game.id(),
            fingerprint: fingerprint.clone(),
            files: files.iter().map(owned).collect(),
        }));
        Ok((game.id(), fingerprint))
    }

    /// A pack that was added.
    pub fn pack(&self, fingerprint: &str) -> Option<&PackFiles> {
        self.packs.iter().map(AsRef::as_ref).find(|pack| pack.fingerprint == fingerprint)
    }

    /// The same, with this game in the place of the one of its id: a program may bring one of its own.
    #[must_use]
    pub fn with(mut self, game: Arc<dyn GameKind>) -> Self {
        self.kinds.retain(|other| other.id() != game.id());
        self.kinds.push(game);
        self
    }

    /// In the order in which people are shown them.
    pub fn iter(&self) -> impl Iterator<Item = &dyn GameKind> {
        self.kinds.iter().map(AsRef::as_ref)
    }

    /// The game of this id.
    pub fn find(&self, id: &str) -> Result<&dyn GameKind, UnknownGame> {
        self.iter().find(|game| game.id() == id).ok_or_else(|| UnknownGame::among(self.iter(), id))
    }

    /// Everything that is wrong with a log of any game, and the match as far as it can be replayed.
    pub fn check(&self, log: &str, seed: Option<&Seed>) -> Checked {
        let found = Header::parse(log)
            .map_err(LoadError::from)
            .and_then(|header| self.find(header.game).map_err(LoadError::UnknownGame));
        match found {
            Ok(game) => game.check(log, seed),
            Err(error) => Checked::refused(&error),
        }
    }

    /// The match in a log of any game.
    pub fn load(&self, log: &str, dealer: Dealer) -> Result<Box<dyn Table>, LoadError> {
        let header = Header::parse(log)?;
        self.find(header.game).map_err(LoadError::UnknownGame)?.load(log, dealer)
    }

    fn no_game_has(&self, files: &[(&str, &str)]) -> String {
        let list =
            |names: &[&str]| if names.is_empty() { "none".to_owned() } else { names.join(", ") };
        let found = list(&files.iter().map(|(name, _)| *name).collect::<Vec<_>>());
        let packs = self.iter().filter(|game| !game.pack_files().is_empty());
        let wanted: Vec<String> =
            packs.map(|game| format!("{} takes {}", game.id(), list(game.pack_files()))).collect();
        format!("no game takes these files together: {found}; {}", wanted.join("; "))
    }
}

/// The match in a log of any game.
pub fn load(log: &str, dealer: Dealer) -> Result<Box<dyn Table>, LoadError> {
    let header = Header::parse(log)?;
    find(header.game).map_err(LoadError::UnknownGame)?.load(log, dealer)
}

/// A game that can be played, whatever it is.
pub trait GameKind: Send + Sync {
    /// Its name in logs, commands and addresses.
    fn id(&self) -> &'static str;

    /// The version of its rules.
    fn rules_version(&self) -> u32;

    /// Why its rules refuse something: the name of each reason and its text, in which figures are named in braces.
    #[cfg(not(target_family = "wasm"))]
    fn refusals(&self) -> Vec<(&'static str, &'static str)>;

    /// Its options: names, kinds, defaults.
    fn options(&self) -> &'static [OptionSpec];

    /// The options of every mode and seat count.
    fn modes(&self) -> Vec<String>;

    /// A new match. Options not named have their defaults.
    fn open(
        &self,
        options: &[(&str, &str)],
        dealer: Dealer,
    ) -> Result<Box<dyn Table>, OptionsError>;

    /// A match that has been played before.
    fn load(&self, log: &str, dealer: Dealer) -> Result<Box<dyn Table>, LoadError>;

    /// A match of which only a view is known, as JSON: in a state that the view's owner cannot tell from the true one.
    ///
    /// For that viewer it answers as the true table would: his view and standings, and for his own seat
    /// legal moves, previews and refusals. What he does not know is imagined, and the seed decides how.
    /// It has no steps, whatever led there, and no log; outcomes are supplied from outside ([`Dealer::Scripted`]),
    /// and what is tried on it can be taken back to where it began.
    ///
    /// The view may come from anywhere: one that no such match could show is refused.
    ///
    /// In the page this is a piece of its own: see [`Reader`](crate::Reader).
    #[cfg(not(target_family = "wasm"))]
    fn imagine(
        &self,
        options: &[(&str, &str)],
        view: &Value,
        seed: &Seed,
    ) -> Result<Box<dyn Table>, ViewError>;

    /// Everything that is wrong with a log, and the match as far as it can be replayed.
    /// With a seed, every outcome is drawn again and compared.
    fn check(&self, log: &str, seed: Option<&Seed>) -> Checked;

    /// How many sequences of moves there are of this length, by the first move: see [`tabletop::divide()`].
    #[cfg(not(target_family = "wasm"))]
    fn divide(
        &self,
        options: &[(&str, &str)],
        depth: u32,
        seed: &Seed,
    ) -> Result<Vec<(Seat, String, u64)>, OptionsError>;

    /// How many there are in all: see [`tabletop::perft()`].
    #[cfg(not(target_family = "wasm"))]
    fn perft(&self, options: &[(&str, &str)], depth: u32, seed: &Seed)
    -> Result<u64, OptionsError>;

    /// What final scores have lines for: every line of every mode, in order.
    #[cfg(not(target_family = "wasm"))]
    fn categories(&self) -> Vec<String>;

    /// Plays many matches with these options quickly, without a table.
    #[cfg(not(target_family = "wasm"))]
    fn simulator(&self, options: &[(&str, &str)]) -> Result<Box<dyn Simulator>, OptionsError>;

    /// The files that a content pack of this game may hold.
    fn pack_files(&self) -> &'static [&'static str];

    /// The packs that were added.
    fn packs(&self) -> &[Pack];

    /// The same game that also knows this pack, and the pack's fingerprint; or everything that is wrong with it.
    fn with_pack(&self, files: &[(&str, &str)])
    -> Result<(Arc<dyn GameKind>, String), Vec<String>>;

    /// The same game.
    fn boxed_clone(&self) -> Arc<dyn GameKind>;

    /// One line for each option, for people.
    #[cfg(not(target_family = "wasm"))]
    fn describe_options(&self) -> Vec<String> {
        let line = |spec: &OptionSpec| {
            format!(
                "{} = {} [{}]: {}",
                spec.name,
                kind_in_words(spec.kind),
                spec.default,
                spec.help
            )
        };
        self.options().iter().map(line).collect()
    }
}

impl fmt::Debug for dyn GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (rules {})", self.id(), self.rules_version())
    }
}

struct Kind<G> {
    packs: Vec<Pack>,
    game: PhantomData<fn() -> G>,
}

impl<G> Kind<G> {
    const NEW: Self = Self { packs: Vec::new(), game: PhantomData };
}

impl<G: Listed> GameKind for Kind<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }

    #[cfg(not(target_family = "wasm"))]
    fn refusals(&self) -> Vec<(&'static str, &'static str)> {
        let names = <G::Illegal as BreaksRule>::NAMES.iter().copied();
        names.zip(<G::Illegal as BreaksRule>::TEXTS.iter().copied()).collect()
    }

    fn options(&self) -> &'static [OptionSpec] {
        G::Options::SPECS
    }

    fn modes(&self) -> Vec<String> {
        G::Options::all_modes().iter().map(Options::to_text).collect()
    }

    fn open(
        &self,
        options: &[(&str, &str)],
        dealer: Dealer,
    ) -> Result<Box<dyn Table>, OptionsError> {
        Ok(Box::new(Running::<G>::open(G::Options::from_pairs_with(options, &self.packs)?, dealer)))
    }

    fn load(&self, log: &str, dealer: Dealer) -> Result<Box<dyn Table>, LoadError> {
        let header = Header::parse(log)?;
        Ok(Box::new(Running::<G>::load(&Log::parse_with(log, &self.packs)?, &header, dealer)?))
    }

    #[cfg(not(target_family = "wasm"))]
    fn imagine(
        &self,
        options: &[(&str, &str)],
        view: &Value,
        seed: &Seed,
    ) -> Result<Box<dyn Table>, ViewError> {
        reader::imagine::<G>(self, options, view, seed)
    }

    fn packs(&self) -> &[Pack] {
        &self.packs
    }

    fn check(&self, log: &str, seed: Option<&Seed>) -> Checked {
        check::check::<G>(log, &self.packs, seed)
    }

    #[cfg(not(target_family = "wasm"))]
    fn divide(
        &self,
        options: &[(&str, &str)],
        depth: u32,
        seed: &Seed,
    ) -> Result<Vec<(Seat, String, u64)>, OptionsError> {
        let game = G::new(&G::Options::from_pairs_with(options, &self.packs)?);
        let by_move = tabletop::divide(&game, depth, seed);
        Ok(by_move.into_iter().map(|(seat, mv, n)| (seat, mv.to_string(), n)).collect())
    }

    #[cfg(not(target_family = "wasm"))]
    fn perft(
        &self,
        options: &[(&str, &str)],
        depth: u32,
        seed: &Seed,
    ) -> Result<u64, OptionsError> {
        let game = G::new(&G::Options::from_pairs_with(options, &self.packs)?);
        Ok(tabletop::perft(&game, depth, seed))
    }

    #[cfg(not(target_family = "wasm"))]
    fn categories(&self) -> Vec<String> {
        G::categories().iter().map(ToString::to_string).collect()
    }

    #[cfg(not(target_family = "wasm"))]
    fn simulator(&self, options: &[(&str, &str)]) -> Result<Box<dyn Simulator>, OptionsError> {
        Ok(Box::new(Matches::<G>::new(G::Options::from_pairs_with(options, &self.packs)?)))
    }

    fn pack_files(&self) -> &'static [&'static str] {
        G::Options::PACK_FILES
    }

    fn with_pack(
        &self,
        files: &[(&str, &str)],
    ) -> Result<(Arc<dyn GameKind>, String), Vec<String>> {
        let pack = G::Options::load_pack(files)?;
        let fingerprint = pack.fingerprint().to_owned();
        let packs = self.packs.iter().cloned().chain([pack]).collect();
        Ok((Arc::new(Self { packs, game: PhantomData }), fingerprint))
    }

    fn boxed_clone(&self) -> Arc<dyn GameKind> {
        Arc::new(Self { packs: self.packs.clone(), game: PhantomData })
    }
}

/// No game has this id.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no game `{id}`; there are {known}")]
pub struct UnknownGame {
    /// What was asked for.
    pub id: String,
    /// What there is.
    pub known: String,
}

impl UnknownGame {
    fn among<'a>(games: impl Iterator<Item = &'a dyn GameKind>, id: &str) -> Self {
        let known = games.map(GameKind::id).collect::<Vec<_>>().join(", ");
        Self { id: excerpt(id), known }
    }
}

/// A text that is no match we can load.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LoadError {
    /// Not a log.
    #[error(transparent)]
    Log(#[from] LogError),
    /// A log of another game.
    #[error("line 2: {0}")]
    UnknownGame(UnknownGame),
    /// A step that the rules refuse.
    #[error("line {line}: {message} ({rule})")]
    Step {
        /// The line it stands in.
        line: usize,
        /// Why, in a player's words.
        message: String,
        /// The rule that forbids it.
        rule: &'static str,
        /// The same for programs.
        refused: Box<SubmitError>,
    },
    /// The steps do not lead where the header says.
    #[error("{0}")]
    Hash(String),
    /// The seed is not the one the log was promised.
    #[error("the log's commitment is to another seed")]
    Commitment,
}

impl LoadError {
    /// Whether the log is sound as far as it was read, and only of other rules than are played here.
    pub fn is_of_other_rules(&self) -> bool {
        let Self::Log(LogError { line, problem }) = self else { return false };
        *line == Header::RULES_LINE && matches!(problem, LogProblem::Other { .. })
    }
}

impl LoadError {
    /// The stable code of this kind of error.
    pub const fn code(&self) -> &'static str {
        "log/invalid"
    }

    pub(crate) fn from_replay<I: BreaksRule>(error: &ReplayError<I>, header: &Header<'_>) -> Self {
        match error {
            ReplayError::Step { number, refused } => Self::Step {
                line: header.n_lines + number,
                message: refused.to_string(),
                rule: refused.rule(),
                refused: Box::new(refusal(refused.clone())),
            },
            ReplayError::TooShort { .. } | ReplayError::Hash { .. } => {
                Self::Hash(error.to_string())
            }
        }
    }
}
