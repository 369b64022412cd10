//! The numbers of the rules that give points, each written once.

use core::ops::RangeInclusive;

/// MG-15: holes are numbered from 1 to this.
pub const LAST_HOLE: u8 = 9;

/// MG-16: a course has this many holes.
pub const HOLES: usize = LAST_HOLE as usize;

/// MG-16: each hole too few or too many.
pub const PER_HOLE_AMISS: i32 = -10;

/// MG-17, MG-18: each malformed hole, each mismatch.
pub const PER_FAULT: i32 = -3;

/// MG-19: each arrow against the way of play.
pub const PER_WRONG_WAY: i32 = -1;

/// MG-22: each face-down tile.
pub const PER_FACE_DOWN: i32 = 3;

/// MG-24: the par, and the number of a hole, that matter to Mr Luckyfor and Mr Uberstitious.
pub const LUCKY: u8 = 4;

/// MG-24: how often play can go straight on, from each hole to the next; all of them count for one more.
pub const MOST_STRAIGHT_ON: u8 = LAST_HOLE - 1;

/// MG-25: the pars of a hole that give points.
pub const FAIR_PAR: RangeInclusive<i32> = 3..=5;

/// MG-25: each hole of such a par.
pub const PER_FAIR_HOLE: i32 = 2;

/// MG-25: the total par that is wanted; each stroke away from it costs a point.
pub const FULL_PAR: i32 = 36;

/// MG-25: nine holes of par 3 to 5, 36 together.
pub const MOST_PAR: i32 = PER_FAIR_HOLE * LAST_HOLE as i32;

/// MG-26: each tile outside the land or on water.
pub const PER_OFF_THE_LAND: i32 = -3;

/// MG-26: each cell of the land without a tile.
pub const PER_MISSING: i32 = -1;

/// MG-27: each connection of the circuit: a green beside the next tee, or an end at the gate.
pub const PER_CONNECTION: i32 = 2;

/// MG-27: the connections of a perfect circuit.
pub const CONNECTIONS: u8 = LAST_HOLE + 1;

/// MG-27: a perfect circuit.
pub const MOST_CIRCUIT: i32 = PER_CONNECTION * CONNECTIONS as i32;

/// MG-28: what a promise pays, by number of players and place.
pub const PAY: [&[i32]; 6] =
    [&[], &[], &[10, -10], &[10, -2, -10], &[10, 1, -4, -10], &[10, 2, -1, -5, -10]];

/// MG-30: the scale of a solo game: how many points it takes to feel better than unhappy, and better still.
pub const FAMILY_SCALE: [i32; 4] = [70, 90, 110, 150];

/// MG-30: the same for the advanced version.
pub const ADVANCED_SCALE: [i32; 4] = [80, 100, 120, 170];

/// MG-30: each pass of a solo game.
pub const PER_PASS: i32 = -3;

/// MG-30: the points of Fun that keep a promise of a solo game.
pub const ENOUGH_FUN: i32 = 50;

/// MG-30: the points of Her Whim that keep a promise of a solo game.
pub const ENOUGH_HER: i32 = 20;

/// MG-30: a promise of a solo game that is kept.
pub const PROMISE_KEPT: i32 = 10;

/// MG-30: a promise of a solo game that is broken.
pub const PROMISE_BROKEN: i32 = -PROMISE_KEPT;

/// MG-25: the points for the par of one hole.
pub fn of_hole_par(par: i32) -> i32 {
    PER_FAIR_HOLE * i32::from(FAIR_PAR.contains(&par))
}

/// MG-25: the points for the par of all holes together.
pub const fn of_total_par(par: i32) -> i32 {
    -(FULL_PAR - par).abs()
}

/// MG-16: the points for the number of holes.
pub fn of_hole_count(n_holes: usize) -> i32 {
    PER_HOLE_AMISS * i32::try_from(n_holes.abs_diff(HOLES)).expect("a course has few holes")
}

/// MG-24: the points for going straight on so often, each worth as much.
pub fn of_straight_on(n: u8) -> i32 {
    i32::from(n) + i32::from(n == MOST_STRAIGHT_ON)
}

/// MG-30: the most of His Whim: all nine holes, each worth so much.
pub const fn most_his(per_hole: i32) -> i32 {
    per_hole * LAST_HOLE as i32
}

/// MG-30: what a promise of a solo game brings.
pub const fn of_promise(is_kept: bool) -> i32 {
    if is_kept { PROMISE_KEPT } else { PROMISE_BROKEN }
}
