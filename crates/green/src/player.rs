//! What one seat has.

use crate::clubs::Clubs;
use crate::course::Ball;
use crate::golfers::Golfer;
use crate::row::Row;
use crate::rules::N_HOLES;
use crate::scoring::HoleResult;

/// What each player has at first.
pub(crate) const OWN_CADDIES: u8 = 4;

/// What one seat has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Player {
    pub(crate) hand: Clubs,
    pub(crate) row: Row,
    pub(crate) ball: Ball,
    pub(crate) caddies: u8,
    /// GR-9: the space on the progress card, once the ball is pocketed.
    pub(crate) progress: Option<u8>,
    pub(crate) results: [Option<HoleResult>; N_HOLES as usize],
    pub(crate) golfer: Option<Golfer>,
    /// GR-6: whether a club was played on this hole, also one that was discarded since.
    pub(crate) has_played: bool,
    /// GR-15: own turns taken on this hole, as far as a byte counts.
    pub(crate) turns: u8,
}

impl Player {
    pub(crate) const fn new(golfer: Option<Golfer>) -> Self {
        Self {
            hand: Clubs::EMPTY,
            row: Row::EMPTY,
            ball: Ball::On(0),
            caddies: OWN_CADDIES,
            progress: None,
            results: [None; N_HOLES as usize],
            golfer,
            has_played: false,
            turns: 0,
        }
    }

    /// GR-12: hand, caddies, golfer and results stay.
    pub(crate) fn begin_hole(&mut self) {
        self.row = Row::EMPTY;
        self.ball = Ball::On(0);
        self.progress = None;
        self.has_played = false;
        self.turns = 0;
    }

    /// GR-13: all points so far.
    pub(crate) fn points(&self) -> i32 {
        self.results.iter().flatten().map(|result| result.points()).sum()
    }
}
