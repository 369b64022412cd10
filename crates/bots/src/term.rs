//! Why a bot would do something: pieces of a reason, which faces put into words.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

/// A piece of a reason.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "term", rename_all = "snake_case")]
pub enum Term {
    /// There is nothing to choose.
    OnlyMove,
    /// The bot did not think.
    AtRandom,
    /// A rule leaves a bot, unlike a person, no choice here.
    Rule {
        /// Its id.
        rule: Cow<'static, str>,
    },
    /// What the move changes in one line of the own score.
    Points {
        /// What the points are given for.
        category: String,
        /// How many more of it.
        count: i32,
        /// How many more points.
        points: i32,
    },
    /// The own rank changes.
    Rank {
        /// Before the move.
        before: u32,
        /// After it.
        after: u32,
    },
    /// More can be made of this in one move than before.
    Opens {
        /// What the points are given for.
        category: String,
        /// How many more points.
        points: i32,
    },
    /// Less can be made of this in one move than before, and somebody else needs it.
    Denies {
        /// What the points are given for.
        category: String,
        /// How many points less.
        points: i32,
    },
    /// What the next player could still make of what he needs most.
    Leaves {
        /// What the points are given for.
        category: String,
        /// So many points, if he has what it takes.
        points: i32,
    },
    /// What the bot expects of the match after the move.
    Outlook {
        /// The share of the first place, in hundredths; alone, of the points one can dream of.
        percent: u8,
    },
    /// How much of something the own goal still takes, as far as it can be foreseen.
    StillNeeded {
        /// Of what.
        what: Need,
        /// Before the move.
        before: u8,
        /// After it.
        after: u8,
    },
    /// How many points the bot expects to end with after the move.
    Expected {
        /// All of them.
        points: i32,
    },
    /// How many points of one line the bot expects to have in the end.
    Foreseen {
        /// What the points are given for.
        category: String,
        /// All of them.
        points: i32,
    },
    /// The move is part of a plan.
    Plan {
        /// What it fills.
        part: Part,
        /// Of which number, if parts of the plan have numbers.
        number: Option<u8>,
    },
    /// How much more is expected of it than of the best move of another sort.
    Ahead {
        /// By how many points, rounded.
        points: i32,
        /// The other sort.
        than: Sort,
    },
}

impl Term {
    /// What is expected, from 0 to 1.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to 100")]
    pub(crate) fn outlook(reward: f64) -> Self {
        Self::Outlook { percent: (reward.clamp(0.0, 1.0) * 100.0).round() as u8 }
    }
}

/// What a goal can still need some of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Need {
    /// Shots at a hole.
    Shots,
    /// Turns until a ball is in.
    Turns,
    /// Tiles that begin a hole.
    Tees,
    /// Tiles that end one.
    Greens,
    /// Straight tiles.
    Straights,
    /// Corners.
    Corners,
    /// Tiles without a lane.
    #[serde(rename = "scenery tiles")]
    SceneryTiles,
}

/// What a tile is in the plan of a course.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// The beginning of a hole.
    Tee,
    /// The end of one.
    Green,
    /// A straight tile.
    Straight,
    /// A corner.
    Corner,
    /// A tile without a lane.
    Scenery,
}

/// Sorts of moves that a bot weighs against each other, as their notation begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sort {
    /// To keep a land.
    Land,
    /// To make promises.
    Promise,
    /// To place a tile.
    Build,
    /// To pass.
    Pass,
    /// To take a tile face down.
    Collect,
    /// To stop.
    Stop,
    /// To say what goes back into the bag.
    Return,
    /// To number the holes.
    Number,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every sort of term once; where a term says one of several things, all of these.
    fn all() -> Vec<Term> {
        let category = || String::from("red");
        let needs = [
            Need::Shots,
            Need::Turns,
            Need::Tees,
            Need::Greens,
            Need::Straights,
            Need::Corners,
            Need::SceneryTiles,
        ];
        let parts = [Part::Tee, Part::Green, Part::Straight, Part::Corner, Part::Scenery];
        let sorts = [
            Sort::Land,
            Sort::Promise,
            Sort::Build,
            Sort::Pass,
            Sort::Collect,
            Sort::Stop,
            Sort::Return,
            Sort::Number,
        ];
        let mut all = vec![
            Term::OnlyMove,
            Term::AtRandom,
            Term::Rule { rule: "GR-15".into() },
            Term::Points { category: category(), count: 1, points: -2 },
            Term::Rank { before: 2, after: 1 },
            Term::Opens { category: category(), points: 3 },
            Term::Denies { category: category(), points: 4 },
            Term::Leaves { category: category(), points: 5 },
            Term::Outlook { percent: 60 },
            Term::Expected { points: 70 },
            Term::Foreseen { category: category(), points: 8 },
        ];
        all.extend(needs.map(|what| Term::StillNeeded { what, before: 3, after: 2 }));
        all.extend(parts.map(|part| Term::Plan { part, number: (part == Part::Tee).then_some(4) }));
        all.extend(sorts.map(|than| Term::Ahead { points: 9, than }));
        all
    }

    /// A number for each sort of term: a new one does not compile until [`all`] can be asked for it.
    fn sort(term: &Term) -> usize {
        match term {
            Term::OnlyMove => 0,
            Term::AtRandom => 1,
            Term::Rule { .. } => 2,
            Term::Points { .. } => 3,
            Term::Rank { .. } => 4,
            Term::Opens { .. } => 5,
            Term::Denies { .. } => 6,
            Term::Leaves { .. } => 7,
            Term::Outlook { .. } => 8,
            Term::Expected { .. } => 9,
            Term::Foreseen { .. } => 10,
            Term::StillNeeded { .. } => 11,
            Term::Plan { .. } => 12,
            Term::Ahead { .. } => 13,
        }
    }

    #[test]
    fn every_term_reads_back_as_it_was_written() {
        let all = all();
        let mut sorts: Vec<usize> = all.iter().map(sort).collect();
        sorts.dedup();
        assert_eq!(sorts, (0..14).collect::<Vec<_>>());
        for term in all {
            let json = serde_json::to_string(&term).expect("a term can be written");
            assert_eq!(serde_json::from_str::<Term>(&json).ok(), Some(term), "{json}");
        }
    }
}
