//! What is agreed before a match.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// Asks for a new match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewMatch {
    /// The game's id.
    pub game: String,
    /// Options by name; those left out have their defaults.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Who sits where, from seat 0 on. As many as the options make seats; those left out are open.
    #[serde(default)]
    pub seats: Vec<SeatPlan>,
    /// What else is agreed.
    #[serde(default)]
    pub terms: Terms,
    /// Own randomness for the shuffle, as hexadecimal digits, if a seat is mine: see `docs/protocol.md`.
    #[serde(default)]
    pub entropy: Option<String>,
    /// What was promised before, so that whoever adds randomness knows that it comes second.
    #[serde(default)]
    pub commitment: Option<String>,
}

/// The server has drawn the secret of a match that somebody is going to make.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Promised {
    /// To what it is bound from now on: name it in `NewMatch`.
    pub commitment: String,
    /// For how many seconds, unless another is asked for.
    pub seconds: u32,
}

/// A match was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Made {
    /// Its id: whoever knows it may look on and, while seats are free, join.
    #[serde(rename = "match")]
    pub id: String,
    /// The own seat, if one was asked for.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub seat: Option<Seat>,
    /// What its shuffle is bound to.
    #[serde(default)]
    pub commitment: String,
}

/// Who is to sit in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum SeatPlan {
    /// Whoever asks.
    Me,
    /// Whoever comes.
    Open,
    /// A bot of this level.
    Bot(u8),
}

/// What is agreed besides the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default)]
pub struct Terms {
    /// Whether everybody may find the match, or only who has its link.
    pub public: bool,
    /// Whether it counts for ratings. Only players with accounts have ratings.
    pub rated: bool,
    /// How long everybody has.
    pub clock: Clock,
    /// A bot takes the seat of somebody who has left for so many seconds; 0 for never.
    pub grace: u32,
    /// The level of that bot.
    pub bot: u8,
    /// Whether those without a seat may look on.
    pub spectators: bool,
    /// By how many seconds they see everything later.
    pub delay: u32,
    /// The day, if it is a daily deal: everybody plays the same seed.
    pub daily: Option<String>,
}

impl Default for Terms {
    fn default() -> Self {
        Self {
            public: false,
            rated: false,
            clock: Clock::default(),
            grace: 60,
            bot: 5,
            spectators: true,
            delay: 0,
            daily: None,
        }
    }
}

/// How long everybody has. Without any number, as long as they like.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default)]
pub struct Clock {
    /// Seconds for each decision: minutes at a table, days by correspondence.
    pub per_move: Option<u32>,
    /// Seconds for the whole match.
    pub per_match: Option<u32>,
    /// Seconds that each decision adds to those.
    pub increment: u32,
}
