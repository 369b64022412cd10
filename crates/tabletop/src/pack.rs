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
