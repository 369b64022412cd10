//! A position as one viewer sees it: read from the view's JSON, whoever sent it, and drawn.

mod green;
mod ingenious;
mod minigolf;
mod pips;

use std::sync::Arc;

use serde_json::Value;

use crate::board::{Board, Marks};
use crate::sketch::Sketch;

pub use minigolf::{Hole, HoleState, Item, Laid, Layout};

/// What was printed in the boxes, by the names that views call it by.
#[derive(Clone, Debug)]
pub struct Library(Vec<Arc<::minigolf::Content>>);

impl Library {
    /// What is built in.
    pub fn standard() -> Self {
        Self(vec![::minigolf::Content::standard()])
    }

    /// This as well.
    #[must_use]
    pub fn with(mut self, content: Arc<::minigolf::Content>) -> Self {
        self.0.push(content);
        self
    }

    fn minigolf(&self, name: &str) -> Option<&Arc<::minigolf::Content>> {
        self.0.iter().find(|content| content.name() == name)
    }
}

/// A position that can be drawn.
#[derive(Clone, Debug)]
pub struct Position(Kind);

#[derive(Clone, Debug)]
enum Kind {
    Green(green::View),
    Ingenious(ingenious::View),
    Minigolf(Box<minigolf::Scene>),
    Pips(pips::View),
}

/// A view that cannot be drawn.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Undrawable {
    /// Nobody has drawn this game yet.
    #[error("there are no pictures of `{0}`")]
    Game(String),
    /// The JSON is no view of this game.
    #[error("this is no view of {game}: {reason}")]
    View {
        /// Which game.
        game: &'static str,
        /// Why.
        reason: String,
    },
    /// The match is played with content that is not loaded.
    #[error("the content `{0}` is not loaded: give its folder with --content")]
    Content(String),
}

impl Position {
    /// Reads a view of this game.
    pub fn read(game: &str, view: &Value, library: &Library) -> Result<Self, Undrawable> {
        Ok(Self(match game {
            "green" => Kind::Green(from_json("green", view)?),
            "ingenious" => {
                let view: ingenious::View = from_json("ingenious", view)?;
                match view.problem() {
                    Some(reason) => return Err(Undrawable::View { game: "ingenious", reason }),
                    None => Kind::Ingenious(view),
                }
            }
            "minigolf" => Kind::Minigolf(Box::new(minigolf::Scene::new(
                from_json("minigolf", view)?,
                library,
            )?)),
            "pips" => Kind::Pips(from_json("pips", view)?),
            other => return Err(Undrawable::Game(tabletop::excerpt(other))),
        }))
    }

    /// As text.
    pub fn sketch(&self) -> Sketch {
        match &self.0 {
            Kind::Green(view) => green::sketch(view),
            Kind::Ingenious(view) => ingenious::sketch(view),
            Kind::Minigolf(scene) => minigolf::sketch(scene),
            Kind::Pips(view) => pips::sketch(view),
        }
    }

    /// The board alone, with what is being chosen on it.
    pub fn board(&self, marks: &Marks) -> Board {
        match &self.0 {
            Kind::Green(view) => green::board(view, marks),
            Kind::Ingenious(view) => ingenious::board(view, marks),
            Kind::Minigolf(scene) => minigolf::board(scene, marks),
            Kind::Pips(view) => pips::board(view, marks),
        }
    }

    /// What this seat has to choose from, each in a line: its rack, the offer, its hand.
    /// A slot that is empty is a line without text.
    pub fn pieces(&self, seat: u8) -> Vec<Sketch> {
        match &self.0 {
            Kind::Green(view) => green::pieces(view, seat),
            Kind::Ingenious(view) => ingenious::pieces(view, seat),
            Kind::Minigolf(scene) => minigolf::pieces(scene),
            Kind::Pips(view) => pips::pieces(view, seat),
        }
    }

    /// What is going on, in a line.
    pub fn state(&self) -> String {
        match &self.0 {
            Kind::Green(view) => view.short_state(),
            Kind::Ingenious(view) => view.state(),
            Kind::Minigolf(scene) => scene.short_state(),
            Kind::Pips(view) => view.state(),
        }
    }

    /// As a file to look at.
    pub fn svg(&self) -> String {
        match &self.0 {
            Kind::Green(view) => green::svg(view),
            Kind::Ingenious(view) => ingenious::svg(view),
            Kind::Minigolf(scene) => minigolf::svg(scene),
            Kind::Pips(view) => pips::svg(view),
        }
    }
}

fn from_json<T: serde::de::DeserializeOwned>(
    game: &'static str,
    view: &Value,
) -> Result<T, Undrawable> {
    T::deserialize(view).map_err(|error| Undrawable::View { game, reason: error.to_string() })
}
