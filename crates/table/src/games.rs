//! All games: whoever is listed here is known to every program at once.

use std::fmt;
use std::marker::PhantomData;

use tabletop::{
    BreaksRule, Game, Header, Log, LogError, OptionSpec, Options, OptionsError, ReplayError,
    excerpt,
};

use crate::running::Running;
use crate::table::{Dealer, Table, kind_in_words};

/// Every game, in the order in which people are shown them.
pub const fn games() -> &'static [&'static dyn GameKind] {
    &[&Kind::<ingenious::Ingenious>::NEW, &Kind::<green::Green>::NEW, &Kind::<pips::Pips>::NEW]
}

/// The game of this id.
pub fn find(id: &str) -> Result<&'static dyn GameKind, UnknownGame> {
    let known = games().iter().copied();
    known.clone().find(|game| game.id() == id).ok_or_else(|| UnknownGame {
        id: excerpt(id),
        known: known.map(GameKind::id).collect::<Vec<_>>().join(", "),
    })
}

/// The match in a log of any game.
pub fn load(log: &str, dealer: Dealer) -> Result<Box<dyn Table>, LoadError> {
    let header = Header::parse(log)?;
    find(header.game).map_err(LoadError::UnknownGame)?.load(log, dealer)
}

/// A game that can be played, whatever it is.
pub trait GameKind: Sync {
    /// Its name in logs, commands and addresses.
    fn id(&self) -> &'static str;

    /// The version of its rules.
    fn rules_version(&self) -> u32;

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

    /// One line for each option, for people.
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

struct Kind<G>(PhantomData<fn() -> G>);

impl<G> Kind<G> {
    const NEW: Self = Self(PhantomData);
}

impl<G: Game> GameKind for Kind<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
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
        Ok(Box::new(Running::<G>::open(G::Options::from_pairs(options)?, dealer)))
    }

    fn load(&self, log: &str, dealer: Dealer) -> Result<Box<dyn Table>, LoadError> {
        let header = Header::parse(log)?;
        Ok(Box::new(Running::<G>::load(&Log::parse(log)?, &header, dealer)?))
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
    #[error("line {line}: {message}{}", rule.map(|rule| format!(" ({rule})")).unwrap_or_default())]
    Step {
        /// The line it stands in.
        line: usize,
        /// Why, in a player's words.
        message: String,
        /// The rule that forbids it.
        rule: Option<&'static str>,
    },
    /// The steps do not lead where the header says.
    #[error("{0}")]
    Hash(String),
    /// The seed is not the one the log was promised.
    #[error("the log's commitment is to another seed")]
    Commitment,
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
            },
            ReplayError::TooShort { .. } | ReplayError::Hash { .. } => {
                Self::Hash(error.to_string())
            }
        }
    }
}
