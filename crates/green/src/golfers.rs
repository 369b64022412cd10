//! GR-14: the Pro Golfers and what each of them can do.

use core::fmt;

use serde::{Deserialize, Serialize, Serializer};
use tabletop::{Cursor, ParseError};

/// A pro golfer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Golfer {
    /// Pockets without a Putter.
    FromFarAway,
    /// +2 from a bunker.
    SandKing,
    /// Turns the wind up or down by 1 or 2.
    WindMaster,
    /// Skips occupied spaces.
    UltraLob,
}

impl Golfer {
    /// All golfers, in the rulebook's order.
    pub const ALL: [Self; 4] =
        [Self::FromFarAway, Self::SandKing, Self::WindMaster, Self::UltraLob];

    /// Their names.
    pub const NAMES: [&'static str; 4] = [
        Self::FromFarAway.name(),
        Self::SandKing.name(),
        Self::WindMaster.name(),
        Self::UltraLob.name(),
    ];

    /// As written.
    pub const fn name(self) -> &'static str {
        match self {
            Self::FromFarAway => "from_far_away",
            Self::SandKing => "sand_king",
            Self::WindMaster => "wind_master",
            Self::UltraLob => "ultra_lob",
        }
    }

    /// The golfer of this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|golfer| golfer.name() == name)
    }

    pub(crate) fn read(cursor: &mut Cursor<'_>) -> Result<Self, ParseError> {
        Self::ALL
            .into_iter()
            .find(|golfer| cursor.eat(golfer.name()))
            .ok_or_else(|| cursor.expected("a golfer's name"))
    }
}

impl fmt::Display for Golfer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Serialize for Golfer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// A golfer's power as used in a hit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct GolferUse {
    /// Whose.
    pub golfer: Golfer,
    /// By how much the wind turns; 0 for every other golfer.
    pub amount: i8,
}

impl GolferUse {
    /// Every use there is, ascending.
    pub(crate) const ALL: [Self; 7] = [
        Self { golfer: Golfer::FromFarAway, amount: 0 },
        Self { golfer: Golfer::SandKing, amount: 0 },
        Self { golfer: Golfer::WindMaster, amount: -2 },
        Self { golfer: Golfer::WindMaster, amount: -1 },
        Self { golfer: Golfer::WindMaster, amount: 1 },
        Self { golfer: Golfer::WindMaster, amount: 2 },
        Self { golfer: Golfer::UltraLob, amount: 0 },
    ];

    pub(crate) fn read(cursor: &mut Cursor<'_>) -> Result<Self, ParseError> {
        let golfer = Golfer::read(cursor)?;
        let sign = if cursor.eat("+") {
            1
        } else if cursor.eat("-") {
            -1
        } else {
            return Ok(Self { golfer, amount: 0 });
        };
        let start = cursor.clone();
        let size: i8 = cursor.number()?;
        if size <= 0 {
            return Err(start.expected("an amount from 1 on"));
        }
        Ok(Self { golfer, amount: sign * size })
    }
}

impl fmt::Display for GolferUse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.golfer.name())?;
        if self.amount == 0 { Ok(()) } else { write!(f, "{:+}", self.amount) }
    }
}
