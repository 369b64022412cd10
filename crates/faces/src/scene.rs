//! What one viewer sees, and what happened as he learned it: typed, whatever game it is.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use bots::Term;
use table::{Fact, Table};
use tabletop::{Seat, Viewer};
use texts::{Message, message};

use crate::face::{Face, GameFace, Lead, Listed, face};
use crate::left::Left;
use crate::reasons::reason_of;

/// A match as one viewer sees it now, ready to be drawn and put into words.
#[derive(Clone)]
pub struct Scene {
    face: GameFace,
    view: Arc<dyn Any + Send + Sync>,
}

impl Scene {
    /// What this viewer sees of a match; nothing if its game has no face.
    pub fn of(table: &dyn Table, viewer: Viewer) -> Option<Self> {
        Self::with(face(table.game())?, table, viewer)
    }

    /// The same, where the game's face is at hand; nothing if it is of another game.
    pub fn with(face: GameFace, table: &dyn Table, viewer: Viewer) -> Option<Self> {
        Some(Self { face, view: face.0.view(table, viewer)? })
    }

    /// The view as its game's own type; nothing if it is of another game.
    pub fn view<V: 'static>(&self) -> Option<&V> {
        self.view.downcast_ref()
    }

    /// The game's face.
    pub fn face(&self) -> GameFace {
        self.face
    }

    /// What the viewer may do now, where these are his moves.
    pub fn prompt(&self, moves: &[String]) -> Message {
        self.face.0.prompt(&*self.view, moves).unwrap_or_else(|| message!("your-turn"))
    }

    /// A move that the viewer could make; nothing if it is no notation.
    pub fn mv(&self, mv: &str) -> Option<Message> {
        self.face.0.mv(&*self.view, mv)
    }

    /// The same, and what it would come to if these facts followed it.
    pub fn tried(&self, mv: &str, facts: &[Fact]) -> Option<Message> {
        self.face.0.tried(&*self.view, mv, facts)
    }

    /// Where on the board a move would lead that these facts would follow.
    pub fn leads_to(&self, facts: &[Fact]) -> Option<Lead> {
        self.face.0.leads_to(facts)
    }

    /// Where a move stands in a list of all.
    pub fn listed(&self, mv: &str) -> Listed {
        self.face.0.listed(&*self.view, mv).unwrap_or_default()
    }

    /// What happened; nothing for what is no news to the viewer.
    pub fn fact(&self, event: &Event) -> Option<Message> {
        self.face.0.fact(&*self.view, &event.fact)
    }

    /// What a beginner is told when this happens for the first time; nothing for what explains itself.
    pub fn first_time(&self, event: &Event) -> Option<Message> {
        self.face.0.first_time(&event.fact)
    }

    /// Why a bot would make a move: pieces to be shown side by side, at least one.
    pub fn reason(&self, terms: &[Term]) -> Vec<Message> {
        reason_of(self.face, terms)
    }

    /// Whether anything is counted yet.
    pub fn has_points(&self) -> bool {
        self.face.0.has_points(&*self.view)
    }

    /// How what counts in the end would change.
    pub fn total_change(&self, change: i32) -> Option<Message> {
        self.face.0.total_change(&*self.view, change)
    }

    /// What the box holds and what of it may still come.
    #[cfg(not(target_family = "wasm"))]
    pub fn left(&self) -> Option<Left> {
        self.face.0.left(&*self.view)
    }

    /// The same, where the game is known by its type: a page fetches this only when somebody asks. Nothing if the match
    /// is of another game.
    pub fn left_of<G: Face>(&self) -> Option<Left> {
        Some(G::left(self.view::<G::View>()?))
    }
}

impl fmt::Debug for Scene {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Scene({})", self.face.id())
    }
}

/// A fact as one viewer learned it, read once.
#[derive(Clone)]
pub struct Event {
    actor: Option<Seat>,
    is_decision: bool,
    fact: Fact,
}

impl Event {
    pub(crate) fn new(actor: Option<Seat>, is_decision: bool, fact: Fact) -> Self {
        Self { actor, is_decision, fact }
    }

    /// The fact as its game's own type (`ingenious::EventView`); nothing if it is of another game.
    pub fn fact<E: 'static>(&self) -> Option<&E> {
        self.fact.of()
    }

    /// Whom it is about.
    pub fn actor(&self) -> Option<Seat> {
        self.actor
    }

    /// Whether it tells what its actor decided, and not what became of it or was dealt to him.
    pub fn is_decision(&self) -> bool {
        self.is_decision
    }
}

impl fmt::Debug for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Event")
            .field("actor", &self.actor)
            .field("is_decision", &self.is_decision)
            .finish_non_exhaustive()
    }
}
