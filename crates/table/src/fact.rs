//! What a viewer learned: typed within a program, JSON for whoever is elsewhere.

use std::any::Any;
use std::fmt;
use std::sync::Arc;
#[cfg(not(target_family = "wasm"))]
use std::{ops::Deref, sync::OnceLock};

#[cfg(not(target_family = "wasm"))]
use serde::{Serialize, Serializer};
#[cfg(not(target_family = "wasm"))]
use serde_json::Value;
use tabletop::Game;

/// A fact as one viewer learns it, of whatever game it is.
///
/// It is a value of the game's own type, such as `ingenious::EventView`. Where it leaves the program it is JSON, which
/// it shows as if it were nothing else; the page hands none on, and has no code for that.
#[derive(Clone)]
pub struct Fact {
    fact: Arc<dyn AnyFact>,
    #[cfg(not(target_family = "wasm"))]
    json: OnceLock<Value>,
}

impl Fact {
    pub(crate) fn new<G: Game>(fact: G::EventView) -> Self {
        Self {
            fact: Arc::new(Of::<G>(fact)),
            #[cfg(not(target_family = "wasm"))]
            json: OnceLock::new(),
        }
    }

    /// The fact as its game's own type; nothing if it is of another game.
    pub fn of<E: 'static>(&self) -> Option<&E> {
        self.fact.as_any().downcast_ref()
    }

    /// The same for whoever is elsewhere.
    #[cfg(not(target_family = "wasm"))]
    pub fn into_json(self) -> Value {
        self.json.into_inner().unwrap_or_else(|| self.fact.to_json())
    }
}

impl PartialEq for Fact {
    fn eq(&self, other: &Self) -> bool {
        self.fact.equals(other.fact.as_any())
    }
}

#[cfg(not(target_family = "wasm"))]
impl Deref for Fact {
    type Target = Value;

    fn deref(&self) -> &Value {
        self.json.get_or_init(|| self.fact.to_json())
    }
}

#[cfg(not(target_family = "wasm"))]
impl Serialize for Fact {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Value::serialize(self, serializer)
    }
}

impl fmt::Debug for Fact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        #[cfg(not(target_family = "wasm"))]
        return Value::fmt(self, f);
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
