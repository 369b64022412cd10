//! Figures in a refusal.

use alloc::string::{String, ToString};
use core::fmt::{self, Display};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// One thing that a refusal is about. It is written as text, and read back as what it was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Figure {
    /// So many.
    Number(i64),
    /// A tile, a cell or something else, in notation.
    Name(String),
}

impl Figure {
    /// A number, or something else by its notation.
    pub fn of(it: &impl Display) -> Self {
        Self::read(it.to_string())
    }

    fn read(text: String) -> Self {
        // What would be written otherwise stays as it was.
        let number = text.parse().ok().filter(|n: &i64| n.to_string() == text);
        number.map_or(Self::Name(text), Self::Number)
    }
}

impl Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(n) => n.fmt(f),
            Self::Name(name) => name.fmt(f),
        }
    }
}

impl Serialize for Figure {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Figure {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(Self::read)
    }
}
