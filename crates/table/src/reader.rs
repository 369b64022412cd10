//! What a program needs of a match that is played elsewhere: it reads what it is told, and imagines the rest.

use serde::Deserialize;
use serde_json::Value;
use tabletop::{Game, GameRng, Options, OptionsError, Seed, Stream};

use crate::fact::Fact;
use crate::games::GameKind;
use crate::listed::Listed;
use crate::running::Running;
use crate::table::Table;

/// A match of which only a view is known: see [`GameKind::imagine`].
pub type Imagine = fn(
    game: &dyn GameKind,
    options: &[(&str, &str)],
    view: &Value,
    seed: &Seed,
) -> Result<Box<dyn Table>, ViewError>;

/// Reads what is told of matches of one game.
#[derive(Clone, Copy)]
pub struct Reader {
    /// A fact as a viewer learned it, if this game tells such facts.
    pub fact: fn(&Value) -> Option<Fact>,
    /// A table from a view.
    pub imagine: Imagine,
}

/// The reader of one game.
pub const fn reader<G: Listed>() -> Reader {
    Reader { fact: fact::<G>, imagine: imagine::<G> }
}

fn fact<G: Game>(event: &Value) -> Option<Fact> {
    Some(Fact::new::<G>(G::EventView::deserialize(event).ok()?))
}

pub(crate) fn imagine<G: Listed>(
    game: &dyn GameKind,
    options: &[(&str, &str)],
    view: &Value,
    seed: &Seed,
) -> Result<Box<dyn Table>, ViewError> {
    let options = G::Options::from_pairs_with(options, game.packs())?;
    let view = G::read_view(&options, view).map_err(|error| ViewError::unreadable(&error))?;
    let mut rng = GameRng::derive(seed, Stream::Determinization, 0);
    let game = G::determinize(&view, &mut rng);
    Ok(Box::new(Running::<G>::imagined(options, game)))
}

/// JSON that is no view of a match with these options.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ViewError {
    /// There are no such matches.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// Something in it cannot be read, or cannot be so.
    #[error("the view cannot be used: {0}")]
    View(String),
}

impl ViewError {
    /// The stable code of this kind of error.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Options(_) => "options/invalid",
            Self::View(_) => "view/invalid",
        }
    }

    /// Whoever sends a long view is quoted briefly.
    fn unreadable(error: &serde_json::Error) -> Self {
        const MOST: usize = 300;
        let said = error.to_string();
        let more = if said.chars().nth(MOST).is_some() { "…" } else { "" };
        Self::View(said.chars().take(MOST).chain(more.chars()).collect())
    }
}
