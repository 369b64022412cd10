//! Content from files: what somebody who owns the box can type in, instead of what is built in.

use alloc::string::String;
use alloc::sync::Arc;
use core::any::Any;
use core::fmt;

/// Content of one game that was read from files and found sound.
///
/// A match that uses it says so in its options, by the fingerprint; a log is never replayed on other data silently.
#[derive(Clone)]
pub struct Pack {
    fingerprint: String,
    content: Arc<dyn Any + Send + Sync>,
}

impl Pack {
    /// This content, under its fingerprint.
    pub fn new<C: Any + Send + Sync>(fingerprint: String, content: Arc<C>) -> Self {
        Self { fingerprint, content }
    }

    /// What a match's options say of it.
    pub fn fingerprint(&self) -> &str {
        &self.fingerprint
    }

    /// The content, if it is of this game.
    pub fn content<C: Any + Send + Sync>(&self) -> Option<Arc<C>> {
        self.content.clone().downcast().ok()
    }
}

impl fmt::Debug for Pack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Pack({})", self.fingerprint)
    }
}

/// How a match's options name a content: `standard`, or its fingerprint.
pub type ContentName = String;

/// Makes a content with the fields `id: StateHash` and `is_standard: bool` what its fingerprint is: equal to another if
/// their data are, and named in a match's options.
///
/// ```
/// use tabletop::{StateHash, known_by_fingerprint};
///
/// struct Content {
///     id: StateHash,
///     is_standard: bool,
///     words: Vec<&'static str>,
/// }
/// known_by_fingerprint!(Content);
///
/// let read = |words: Vec<_>, is_standard| Content { id: StateHash::of(&words), is_standard, words };
/// let (standard, pack) = (read(vec!["tee"], true), read(vec!["tee", "green"], false));
/// assert_ne!(standard, pack);
/// assert_eq!(standard.name(), "standard");
/// assert_eq!(pack.name(), pack.id().to_string());
/// assert_eq!(pack.words.len(), 2);
/// ```
#[macro_export]
macro_rules! known_by_fingerprint {
    ($Content:ident) => {
        impl $Content {
            /// The fingerprint of the data.
            pub const fn id(&self) -> $crate::StateHash {
                self.id
            }

            /// How the match's options name it: `standard`, or the fingerprint.
            pub fn name(&self) -> $crate::pack::ContentName {
                if self.is_standard { "standard".into() } else { self.id.into() }
            }
        }

        impl ::core::cmp::PartialEq for $Content {
            fn eq(&self, other: &Self) -> bool {
                self.id == other.id
            }
        }

        impl ::core::cmp::Eq for $Content {}

        impl ::core::hash::Hash for $Content {
            fn hash<H: ::core::hash::Hasher>(&self, state: &mut H) {
                ::core::hash::Hash::hash(&self.id, state);
            }
        }

        impl ::core::fmt::Debug for $Content {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                ::core::write!(f, "Content({})", self.name())
            }
        }
    };
}
