//! What points are worth to somebody at once: much in a colour that lags behind, little in one that leads.

use ingenious::{Colour, Ingenious, Scoreboard};
use tabletop::Seat;

use crate::arithmetic::exp;

/// What is worth this much more than anything else at the table is worth 1.
pub(super) const UNIT: f32 = 4000.0;

/// More points of one half are worth no more than one fewer than this: no track has room for them but a player's alone.
const MOST: usize = 32;

/// What so many points of one half are worth, by colour.
pub(super) struct Appetite([[i16; MOST]; 6]);

/// How steeply the worth of a point falls from one place of a track to the next, in the middle of a match.
const STEEPNESS: f32 = 0.15;

/// How much steeper it is at the end, and how much less steep at the beginning, when all colours have time to rise.
const STEEPER: f32 = 0.8;

/// IN-5: a bonus.
const BONUS: f32 = 0.1;

impl Appetite {
    /// A seat's; `spent` is how much of the board is covered, from 0 to 1.
    pub(super) fn of(game: &Ingenious, seat: Seat, spent: f32) -> Self {
        let steepness = STEEPNESS * (1.0 + STEEPER * (2.0 * spent - 1.0));
        let board = game.scoreboard();
        let track = board.track(seat);
        let lowest = track.0.into_iter().min().unwrap_or_default();
        let levels = if game.options().mode.lowest_decides() {
            falling(steepness)
        } else {
            rising(steepness, lowest)
        };
        Self(Colour::ALL.map(|colour| {
            let above = usize::from(lowest.abs_diff(track.get(colour)));
            worths(&levels[above..], board, seat, colour)
        }))
    }

    /// What these points of one half are worth.
    #[inline]
    pub(super) const fn of_points(&self, colour: Colour, points: u8) -> i16 {
        let most = MOST - 1;
        let points = points as usize;
        self.0[colour.index()][if points < most { points } else { most }]
    }

    /// What the first point is worth.
    pub(super) fn of_one(&self, colour: Colour) -> f32 {
        self.of_points(colour, 1).into()
    }
}

/// As many places as a track has, and no fewer than points that are asked for.
type Levels = [i16; 40];

/// The lowest colour counts: what it means to stand so far above it.
fn falling(steepness: f32) -> Levels {
    let (factor, mut left) = (exp(-steepness), UNIT);
    [(); 40].map(|()| {
        let level = -left;
        left *= factor;
        whole(level)
    })
}

/// Each colour counts for itself, and most between the two sides: what it means to stand there, from the lowest on.
fn rising(steepness: f32, lowest: i8) -> Levels {
    let (factor, mut against) = (exp(-steepness), exp(-steepness * f32::from(lowest)));
    [(); 40].map(|()| {
        let level = UNIT / (1.0 + against);
        against *= factor;
        whole(level)
    })
}

fn worths(levels: &[i16], board: &Scoreboard, seat: Seat, colour: Colour) -> [i16; MOST] {
    let room = usize::from(board.room(seat, colour));
    let is_rewarded = room > 0 && board.earns_bonus(seat, colour);
    let home = levels[room] - levels[0] + if is_rewarded { whole(BONUS * UNIT) } else { 0 };
    let mut worths = [home; MOST];
    worths.iter_mut().zip(levels).take(room).for_each(|(worth, level)| *worth = level - levels[0]);
    worths
}

#[allow(clippy::cast_possible_truncation, reason = "at most the unit")]
pub(super) const fn whole(worth: f32) -> i16 {
    worth as i16
}
