//! A table of players: ranks of conditions, promises, totals, and who wins (MG-28 to MG-30).

use alloc::vec::Vec;
use core::cmp::Reverse;

use serde::{Deserialize, Serialize};
use tabletop::rank;

use super::Sheet;
use super::points::{self, ENOUGH_FUN, ENOUGH_HER, MOST_CIRCUIT, MOST_PAR, PAY, PER_PASS};
use crate::clients::{Condition, Promises};

/// One player at the end.
#[derive(Clone, Copy, Debug)]
pub struct Player<'a> {
    /// What the course scores.
    pub sheet: &'a Sheet,
    /// What was promised.
    pub promises: Promises,
    /// When the first face-down tile was taken, as a rank from 1; `None` for never (MG-29).
    pub finished: Option<u32>,
    /// How often the player of a solo game has passed.
    pub n_passes: u32,
}

/// What becomes of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// All points.
    pub total: i32,
    /// 1 + how many are strictly better, after the tie-break.
    pub rank: u32,
    /// MG-28: the place in each condition, in order; none without promises, nor for who plays alone.
    pub places: Option<[u32; 7]>,
    /// What each promise has paid.
    pub promises: Vec<(Condition, i32)>,
    /// MG-30: points lost by passing.
    pub passes: i32,
    /// MG-30: how the clients feel about a solo game.
    pub mood: Option<Mood>,
}

/// Which of the two versions is played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Version {
    /// Without promises.
    Family,
    /// With promises.
    Advanced,
}

impl Version {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Family, Self::Advanced];

    /// Their names.
    pub const NAMES: [&'static str; 2] = [Self::Family.name(), Self::Advanced.name()];

    /// Its name in options and files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Family => "family",
            Self::Advanced => "advanced",
        }
    }

    /// The version of this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|version| version.name() == name)
    }
}

/// MG-30: how the clients feel about a solo game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Mood {
    /// Below the whole scale.
    Unhappy,
    /// From the first number of the scale on.
    Disappointed,
    /// From the second on.
    Unexcited,
    /// From the third on.
    Happy,
    /// From the last on.
    Impressed,
}

impl Mood {
    /// By the scale of the version.
    pub const fn of(version: Version, total: i32) -> Self {
        let [one, two, three, four] = match version {
            Version::Family => points::FAMILY_SCALE,
            Version::Advanced => points::ADVANCED_SCALE,
        };
        if total < one {
            Self::Unhappy
        } else if total < two {
            Self::Disappointed
        } else if total < three {
            Self::Unexcited
        } else if total < four {
            Self::Happy
        } else {
            Self::Impressed
        }
    }
}

/// The verdicts on a table, in the order of the players.
///
/// # Panics
/// With more than five players.
pub fn settle(players: &[Player<'_>], version: Version) -> Vec<Verdict> {
    let mut verdicts: Vec<Verdict> =
        players.iter().map(|player| verdict(player, players, version)).collect();
    let standings: Vec<_> = verdicts
        .iter()
        .zip(players)
        .map(|(it, player)| (it.total, tiebreak(player.finished)))
        .collect();
    for (verdict, own) in verdicts.iter_mut().zip(&standings) {
        verdict.rank = rank(&own, &standings);
    }
    verdicts
}

/// MG-29: who took a face-down tile first is better, whoever never did is worst; more is better.
pub(crate) fn tiebreak(finished: Option<u32>) -> Reverse<u32> {
    Reverse(finished.unwrap_or(u32::MAX))
}

fn verdict(player: &Player<'_>, players: &[Player<'_>], version: Version) -> Verdict {
    let is_solo = players.len() == 1;
    let place = |condition| {
        let points = |player: &Player<'_>| player.sheet.points(condition);
        rank(&points(player), players.iter().map(points))
    };
    let is_ranked = version == Version::Advanced && !is_solo;
    let places = is_ranked.then(|| Condition::ALL.map(place));
    let pays = |condition: Condition| {
        let points = match places {
            Some(places) => PAY[players.len()][places[condition.index()] as usize - 1],
            None => solo_pay(player, condition),
        };
        (condition, points)
    };
    let promises: Vec<_> = match version {
        Version::Family => Vec::new(),
        Version::Advanced => player.promises.iter().map(pays).collect(),
    };
    let passes = if is_solo { PER_PASS * i32::try_from(player.n_passes).unwrap_or(0) } else { 0 };
    let total =
        player.sheet.total() + promises.iter().map(|(_, points)| points).sum::<i32>() + passes;
    let mood = is_solo.then(|| Mood::of(version, total));
    Verdict { total, rank: 1, places, promises, passes, mood }
}

/// MG-30: ten for a promise kept, ten lost for a broken one.
fn solo_pay(player: &Player<'_>, condition: Condition) -> i32 {
    let sheet = player.sheet;
    let points = sheet.points(condition);
    let is_kept = match condition {
        Condition::Fun => points >= ENOUGH_FUN,
        Condition::Fast => player.n_passes == 0,
        Condition::Her => points >= ENOUGH_HER,
        Condition::His => points == sheet.most_his,
        Condition::Par => points == MOST_PAR,
        Condition::Land => sheet.is_full && sheet.n_off_the_land == 0,
        Condition::Circuit => points == MOST_CIRCUIT,
    };
    points::of_promise(is_kept)
}
