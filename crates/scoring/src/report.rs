//! What a file comes to: players with their points and reasons, winners, warnings.

use ::green::{Category, ClubType};
use ::ingenious::{Colour, Mode};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::green::GreenReason;
use crate::ingenious::MarkerReason;
use crate::minigolf;
use crate::problem::Problem;

/// A finished table with all its points. As JSON it has the one frame of all games.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// Everybody, in the order of the file.
    pub players: Players,
    /// Who has rank 1.
    pub winners: Vec<String>,
    /// What is odd, but can be scored.
    pub warnings: Vec<Problem>,
}

/// The players of one of the games.
#[derive(Clone, Debug)]
pub enum Players {
    /// Players, or teams, and the mode they played.
    Ingenious(Mode, Vec<Player<Colour, MarkerReason>>),
    /// Golfers.
    Green(Vec<Player<Category, GreenReason>>),
    /// Designers, and what their table had agreed on.
    Minigolf(minigolf::Table),
}

impl Serialize for Players {
    /// A list in any game.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Ingenious(_, players) => players.serialize(serializer),
            Self::Green(players) => players.serialize(serializer),
            Self::Minigolf(table) => table.players.serialize(serializer),
        }
    }
}

/// A player of a game whose points are told by conditions of one kind, for reasons of one kind.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Player<K: Serialize, R: Serialize> {
    /// The name in the file.
    pub name: String,
    /// What decides first.
    pub total: i32,
    /// 1 + how many are strictly better, after the tie-break.
    pub rank: u32,
    /// For what.
    pub conditions: Conditions<K, Account<R>>,
    /// What decides between equal totals, in order; more is better.
    #[serde(skip)]
    pub tiebreaks: Vec<i32>,
}

/// Accounts by what they are for, in the order of the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Conditions<K, A>(pub Vec<(K, A)>);

impl<K: Serialize, A: Serialize> Serialize for Conditions<K, A> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (name, account) in &self.0 {
            map.serialize_entry(name, account)?;
        }
        map.end()
    }
}

/// The points of one condition.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Account<R> {
    /// All of them.
    pub points: i32,
    /// Where they come from.
    pub lines: Vec<Line<R>>,
}

/// One item of an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Line<R> {
    /// For what: as JSON, a word that programs can rely on.
    pub reason: R,
    /// How many shots, clubs, types, or the marker's place.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<i32>,
    /// Which type of clubs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub club_type: Option<ClubType>,
    /// What it is worth.
    pub points: i32,
}

impl<R> Line<R> {
    pub(crate) const fn new(reason: R, count: Option<i32>, points: i32) -> Self {
        Self { reason, count, club_type: None, points }
    }
}

/// The names of those in front.
pub(crate) fn winners<'a>(ranked: impl Iterator<Item = (&'a String, u32)>) -> Vec<String> {
    ranked.filter(|(_, rank)| *rank == 1).map(|(name, _)| name.clone()).collect()
}
