//! Who somebody is.

use serde::{Deserialize, Serialize};

/// Asks to be a guest, or a guest with another name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewGuest {
    /// What others read; left out by a guest without a name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

/// Asks for an account, or for the one there is.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewAccount {
    /// A name that nobody else has.
    pub name: String,
    /// A password of at least eight characters.
    pub password: Password,
}

impl std::fmt::Debug for NewAccount {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("NewAccount").field("name", &self.name).finish_non_exhaustive()
    }
}

/// A password: it does not print itself.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct Password(pub String);

/// Who the server takes somebody for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Me {
    /// The player's id.
    pub player: String,
    /// What others read; empty for a guest without a name.
    pub name: String,
    /// Whether there is no account.
    pub guest: bool,
}

/// How good a player is in a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RatingInfo {
    /// The game's id.
    pub game: String,
    /// The estimate.
    pub rating: f64,
    /// How unsure it is.
    pub uncertainty: f64,
    /// From how many matches.
    pub matches: u32,
}

/// A player as everybody may know him.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PlayerInfo {
    /// The player's id.
    pub player: String,
    /// What others read; empty for a guest without a name.
    pub name: String,
    /// Whether there is no account.
    pub guest: bool,
    /// How good he is, in the games in which that is known.
    pub ratings: Vec<RatingInfo>,
}

/// A private note on a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Note {
    /// Up to 4,000 characters.
    pub text: String,
}
