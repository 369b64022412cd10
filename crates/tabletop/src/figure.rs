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
    /// Something by its notation.
    pub fn name(it: &impl ToString) -> Self {
        Self::Name(it.to_string())
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {$(
        impl From<$number> for Figure {
            fn from(n: $number) -> Self {
                Self::Number(i64::try_from(n).unwrap_or(i64::MAX))
            }
        }
    )*};
}

numbers!(u8 u32 usize);

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
        let text = String::deserialize(deserializer)?;
        // What would be written otherwise stays as it was.
        let number = text.parse().ok().filter(|n: &i64| n.to_string() == text);
        Ok(number.map_or(Self::Name(text), Self::Number))
    }
}
