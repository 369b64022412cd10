//! Everything that gives points.

use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, ScoreLine, Seat, SeatScore};

use crate::clubs::{ClubType, Clubs};
use crate::content::Content;
use crate::rules::{Green, N_HOLES};

/// What points are given for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Category {
    /// GR-9: the par 3 hole.
    Par3,
    /// GR-9: the par 4 hole.
    Par4,
    /// GR-9: the par 5 hole.
    Par5,
    /// GR-13: clubs left in the hand.
    Hand,
}

impl Category {
    /// All of them, in the order in which they are counted: the holes, then the hand.
    pub const ALL: [Self; 4] = [Self::Par3, Self::Par4, Self::Par5, Self::Hand];

    /// The holes, in order.
    pub const HOLES: [Self; N_HOLES as usize] = [Self::Par3, Self::Par4, Self::Par5];
}

impl fmt::Display for Category {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Par3 => "par3",
            Self::Par4 => "par4",
            Self::Par5 => "par5",
            Self::Hand => "hand",
        })
    }
}

/// How a hole ended for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "result", rename_all = "snake_case")]
pub enum HoleResult {
    /// GR-9: pocketed.
    Pocketed {
        /// The shots that counted.
        shots: u8,
        /// The space on the progress card, 16 beyond it.
        points: u8,
    },
    /// GR-8: retired.
    Retired,
    /// GR-10: still on the course.
    Unfinished,
}

impl HoleResult {
    /// The points for it.
    pub fn points(self) -> i32 {
        match self {
            Self::Pocketed { points, .. } => points.into(),
            Self::Retired => -1,
            Self::Unfinished => 0,
        }
    }

    /// The shots that counted; none unless the ball was pocketed.
    pub fn shots(self) -> i32 {
        match self {
            Self::Pocketed { shots, .. } => shots.into(),
            Self::Retired | Self::Unfinished => 0,
        }
    }
}

/// GR-13: a point for each type in the hand, or for each club of one type, whichever is more.
pub fn hand_bonus(content: &Content, hand: Clubs) -> u8 {
    let sizes = ClubType::ALL.map(|club_type| content.lanes().of_type(hand, club_type).len());
    HandBonus::of(sizes).points()
}

/// GR-13: what a hand is worth, and for what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HandBonus {
    /// A point for each of so many types.
    Types(u8),
    /// A point for each of so many clubs of this type: more than there are types.
    Largest(ClubType, u8),
}

impl HandBonus {
    /// For so many clubs of each type, in the order of [`ClubType::ALL`]; the box need not hold them.
    pub fn of(sizes: [u8; 6]) -> Self {
        let types = Self::Types(sizes.iter().map(|&n| u8::from(n > 0)).sum());
        ClubType::ALL.into_iter().zip(sizes).fold(types, |best, (club_type, n)| {
            if n > best.points() { Self::Largest(club_type, n) } else { best }
        })
    }

    /// How many points that is.
    pub const fn points(self) -> u8 {
        match self {
            Self::Types(n) | Self::Largest(_, n) => n,
        }
    }
}

/// GR-13: totals change when a hole ends, and with the hands at the very end; nothing before that is a point.
pub(crate) fn scores(game: &Green) -> BySeat<SeatScore<Category>> {
    BySeat::from_fn(game.n_seats, |seat| score(game, seat))
}

fn score(game: &Green, seat: Seat) -> SeatScore<Category> {
    let player = &game.players[seat];
    let mut lines: Vec<ScoreLine<Category>> = Vec::new();
    for (category, result) in Category::ALL.into_iter().zip(player.results) {
        if let Some(result) = result {
            lines.push(ScoreLine { category, count: result.shots(), points: result.points() });
        }
    }
    if game.is_over() {
        lines.push(ScoreLine {
            category: Category::Hand,
            count: player.hand.len().into(),
            points: hand_bonus(&game.content, player.hand).into(),
        });
    }
    seat_score(lines, player.caddies)
}

/// GR-13: most points win, and of equals who has more caddies.
pub fn seat_score(lines: Vec<ScoreLine<Category>>, caddies: u8) -> SeatScore<Category> {
    SeatScore::sum(lines, vec![caddies.into()])
}
