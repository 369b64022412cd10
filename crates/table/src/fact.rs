//! What a viewer learned: typed within a program, JSON for whoever is elsewhere.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

#[cfg(not(target_family = "wasm"))]
use serde::{Serialize, Serializer};
#[cfg(not(target_family = "wasm"))]
use serde_json::Value;
use tabletop::Game;

/// A fact as one viewer learns it, of whatever game it is.
///
/// It is a value of the game's own type, such as `ingenious::EventView`. Where it leaves the program it is JSON; the
/// page hands none on, and has no code for that.
#[derive(Clone)]
pub struct Fact(Arc<dyn AnyFact>);

impl Fact {
    pub(crate) fn new<G: Game>(fact: G::EventView) -> Self {
        Self(Arc::new(Of::<G>(fact)))
    }

    /// The fact as its game's own type; nothing if it is of another game.
    pub fn of<E: 'static>(&self) -> Option<&E> {
        self.0.as_any().downcast_ref()
    }

    /// The same for whoever is elsewhere.
    #[cfg(not(target_family = "wasm"))]
    pub fn to_json(&self) -> Value {
        self.0.to_json()
    }
}

impl PartialEq for Fact {
    fn eq(&self, other: &Self) -> bool {
        self.0.equals(other.0.as_any())
    }
}

#[cfg(not(target_family = "wasm"))]
impl Serialize for Fact {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.to_json().serialize(serializer)
    }
}

impl fmt::Debug for Fact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        #[cfg(not(target_family = "wasm"))]
        return self.to_json().fmt(f);
        #[cfg(target_family = "wasm")]
        f.write_str("Fact")
    }
}

trait AnyFact: Send + Sync {
    fn as_any(&self) -> &dyn Any;

    fn equals(&self, other: &dyn Any) -> bool;

    #[cfg(not(target_family = "wasm"))]
    fn to_json(&self) -> Value;
}

struct Of<G: Game>(G::EventView);

impl<G: Game> AnyFact for Of<G> {
    fn as_any(&self) -> &dyn Any {
        &self.0
    }

    fn equals(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(&self.0)
    }

    #[cfg(not(target_family = "wasm"))]
    fn to_json(&self) -> Value {
        crate::running::to_json(&self.0)
    }
}
