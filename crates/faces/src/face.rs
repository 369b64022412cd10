//! What each game has to say, and the list of those that do.

use std::any::Any;
use std::fmt;
use std::marker::PhantomData;
use std::sync::Arc;

use table::{Fact, Table};
use tabletop::{BreaksRule, Game, Seat, Viewer};
use texts::{Message, message};

use crate::left::Left;
use crate::scene::Event;

/// What one game says to people. Everything is said to the viewer whose view is given, and from that view alone.
pub trait Face: Game {
    /// The game as its box calls it.
    fn title() -> Message;

    /// What the viewer may do now, where these are his moves.
    fn prompt(view: &Self::View, moves: impl Iterator<Item = Self::Move>) -> Message;

    /// A move that the viewer could make.
    fn mv(view: &Self::View, mv: &Self::Move) -> Message;

    /// The same, and what it would come to: these facts would follow it.
    fn tried(view: &Self::View, mv: &Self::Move, facts: &[Self::EventView]) -> Message {
        let _ = facts;
        Self::mv(view, mv)
    }

    /// Where on the board a move would lead that these facts would follow.
    fn leads_to(facts: &[Self::EventView]) -> Option<Lead> {
        let _ = facts;
        None
    }

    /// Where a move stands in a list of all.
    fn listed(view: &Self::View, mv: &Self::Move) -> Listed {
        let _ = (view, mv);
        Listed::default()
    }

    /// What happened; nothing for what is no news to the viewer.
    fn fact(view: &Self::View, fact: &Self::EventView) -> Option<Message>;

    /// Whom a fact is about.
    fn actor(fact: &Self::EventView) -> Option<Seat>;

    /// Whether a fact tells what its actor decided, and not what became of it or was dealt to him.
    fn is_decision(fact: &Self::EventView) -> bool;

    /// What a beginner is told when this happens for the first time; nothing for what explains itself.
    fn first_time(fact: &Self::EventView) -> Option<Message>;

    /// What points are given for.
    fn category(category: &Self::Category) -> Message;

    /// The category that scores call so: for names that come from outside.
    fn category_named(name: &str) -> Option<Self::Category>;

    /// Whether anything is counted yet. Before that, that everybody has 0 points says nothing.
    fn has_points(view: &Self::View) -> bool {
        let _ = view;
        true
    }

    /// How what counts in the end would change: of most games the sum of points.
    fn total_change(view: &Self::View, change: i32) -> Message {
        let _ = view;
        message!("total-change", change = texts::Argument::Change(change.into()))
    }

    /// What the box holds and what of it may still come.
    fn left(view: &Self::View) -> Left;
}

/// A place on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lead {
    /// As pictures of the board name it.
    pub cell: String,
    /// In a word.
    pub words: Message,
}

/// Where a move stands in a list of all moves.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Listed {
    /// Lower ones come first.
    pub order: u8,
    /// What it is below.
    pub head: Option<Message>,
    /// What says it there, where the head says the rest.
    pub words: Option<Message>,
    /// Whether what it comes to is worth knowing before it is chosen.
    pub is_tried: bool,
}

/// Every face, in the order in which people are shown the games.
pub fn faces() -> impl Iterator<Item = GameFace> {
    // Each by itself, so that the compiler names every game that lacks words, and not only the first.
    static MINIGOLF: Of<minigolf::Minigolf> = Of::NEW;
    static INGENIOUS: Of<ingenious::Ingenious> = Of::NEW;
    static GREEN: Of<green::Green> = Of::NEW;
    #[cfg(not(target_family = "wasm"))]
    static PIPS: Of<pips::Pips> = Of::NEW;
    static FACES: &[GameFace] = &[
        GameFace(&MINIGOLF),
        GameFace(&INGENIOUS),
        GameFace(&GREEN),
        #[cfg(not(target_family = "wasm"))]
        GameFace(&PIPS),
    ];
    FACES.iter().copied()
}

/// The face of the game of this id.
pub fn face(game: &str) -> Option<GameFace> {
    faces().find(|face| face.id() == game)
}

/// The face of a game, whatever game it is.
#[derive(Clone, Copy)]
pub struct GameFace(pub(crate) &'static dyn AnyFace);

impl GameFace {
    /// The face of one game by its type: for a program that brings its games one by one, as the page does.
    pub const fn of<G: Face>() -> Self {
        Self(const { &Of::<G>::NEW })
    }

    /// The game's id.
    pub fn id(self) -> &'static str {
        self.0.id()
    }

    /// The game as its box calls it.
    pub fn title(self) -> Message {
        self.0.title()
    }

    /// What points are given for, by the name that the game's scores call it.
    pub fn category(self, name: &str) -> Message {
        self.0.category(name).unwrap_or_else(|| crate::points::unnamed(name))
    }

    /// A fact as a viewer learned it; nothing if it is of another game.
    pub fn learn(self, fact: &Fact) -> Option<Event> {
        self.0.learn(fact)
    }
}

impl fmt::Debug for GameFace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "GameFace({})", self.id())
    }
}

/// A [`Face`] behind types that all games share. What it is handed must be of its game; else it says nothing.
pub(crate) trait AnyFace: Send + Sync {
    fn id(&self) -> &'static str;

    fn title(&self) -> Message;

    fn learn(&self, fact: &Fact) -> Option<Event>;

    fn view(&self, table: &dyn Table, viewer: Viewer) -> Option<Arc<dyn Any + Send + Sync>>;

    fn prompt(&self, view: &dyn Any, moves: &[String]) -> Option<Message>;

    fn mv(&self, view: &dyn Any, mv: &str) -> Option<Message>;

    fn tried(&self, view: &dyn Any, mv: &str, facts: &[Fact]) -> Option<Message>;

    fn leads_to(&self, facts: &[Fact]) -> Option<Lead>;

    fn listed(&self, view: &dyn Any, mv: &str) -> Option<Listed>;

    fn fact(&self, view: &dyn Any, fact: &Fact) -> Option<Message>;

    fn first_time(&self, fact: &Fact) -> Option<Message>;

    fn category(&self, name: &str) -> Option<Message>;

    fn has_points(&self, view: &dyn Any) -> bool;

    fn total_change(&self, view: &dyn Any, change: i32) -> Option<Message>;

    /// In a page it's a piece of its own: see [`Scene::left_of`](crate::Scene::left_of).
    #[cfg(not(target_family = "wasm"))]
    fn left(&self, view: &dyn Any) -> Option<Left>;
}

struct Of<G>(PhantomData<fn() -> G>);

impl<G: Face> Of<G> {
    const NEW: Self = {
        let names = <G::Illegal as BreaksRule>::NAMES;
        assert!(texts::are_known([G::ID, "-refused-"], names), "a refusal without a message");
        let card = ["title", "sentence", "facts"];
        assert!(texts::are_known([G::ID, "-"], &card), "a game without words for its card");
        Self(PhantomData)
    };
}

impl<G: Face> AnyFace for Of<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn title(&self) -> Message {
        G::title()
    }

    fn learn(&self, fact: &Fact) -> Option<Event> {
        let own = fact.of()?;
        Some(Event::new(G::actor(own), G::is_decision(own), fact.clone()))
    }

    fn view(&self, table: &dyn Table, viewer: Viewer) -> Option<Arc<dyn Any + Send + Sync>> {
        let view = table.view_as_any(viewer);
        view.is::<G::View>().then(|| Arc::from(view))
    }

    fn prompt(&self, view: &dyn Any, moves: &[String]) -> Option<Message> {
        let moves = moves.iter().filter_map(|mv| mv.parse().ok());
        Some(G::prompt(view.downcast_ref()?, moves))
    }

    fn mv(&self, view: &dyn Any, mv: &str) -> Option<Message> {
        Some(G::mv(view.downcast_ref()?, &mv.parse().ok()?))
    }

    fn tried(&self, view: &dyn Any, mv: &str, facts: &[Fact]) -> Option<Message> {
        Some(G::tried(view.downcast_ref()?, &mv.parse().ok()?, &own::<G>(facts)))
    }

    fn leads_to(&self, facts: &[Fact]) -> Option<Lead> {
        G::leads_to(&own::<G>(facts))
    }

    fn listed(&self, view: &dyn Any, mv: &str) -> Option<Listed> {
        Some(G::listed(view.downcast_ref()?, &mv.parse().ok()?))
    }

    fn fact(&self, view: &dyn Any, fact: &Fact) -> Option<Message> {
        G::fact(view.downcast_ref()?, fact.of()?)
    }

    fn first_time(&self, fact: &Fact) -> Option<Message> {
        G::first_time(fact.of()?)
    }

    fn category(&self, name: &str) -> Option<Message> {
        Some(G::category(&G::category_named(name)?))
    }

    fn has_points(&self, view: &dyn Any) -> bool {
        view.downcast_ref().is_some_and(G::has_points)
    }

    fn total_change(&self, view: &dyn Any, change: i32) -> Option<Message> {
        Some(G::total_change(view.downcast_ref()?, change))
    }

    #[cfg(not(target_family = "wasm"))]
    fn left(&self, view: &dyn Any) -> Option<Left> {
        Some(G::left(view.downcast_ref()?))
    }
}

fn own<G: Face>(facts: &[Fact]) -> Vec<G::EventView> {
    facts.iter().filter_map(|fact| fact.of().cloned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_face_in_the_same_order() {
        let ids: Vec<&str> = table::games().iter().map(|game| game.id()).collect();
        assert_eq!(faces().map(GameFace::id).collect::<Vec<_>>(), ids);
    }
}
