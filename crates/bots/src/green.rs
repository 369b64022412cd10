//! GREEN: nearer the green, and never without clubs.

use green::{Ball, ClubType, Event, Fact, Green, Move, View};
use tabletop::{Game, GameRng, Seat, Seed};

mod holes;
mod policy;
mod shots;
mod sight;

pub use holes::Holes;

use policy::Policy;

use crate::level::Recipe;
use crate::playable::{Duty, Playable, Worth};
use crate::term::Term;

/// With fewer clubs in hand, a draw is better than a hit that does not pocket.
const FEW_CLUBS: u8 = 4;

impl Playable for Green {
    fn levels(_view: &View) -> [Recipe; 10] {
        [
            Recipe::sees(1),
            Recipe::Sees { moves: 2, slips: 21 },
            Recipe::sees(3),
            Recipe::sees(5),
            Recipe::thinks(30, 51, 3),
            Recipe::thinks(30, 34, 3),
            Recipe::thinks(30, 20, 3),
            Recipe::thinks(60, 13, 3),
            Recipe::thinks(120, 3, 3),
            Recipe::Strong,
        ]
    }

    type Playouts = Holes;

    const WIDTH: usize = 8;

    /// Other hands change nothing now.
    const WORLDS: usize = 1;

    const DUTY: Option<Duty<Self>> = Some(duty);

    /// Not to give up, not to pay for other clubs, and no hit by which the ball gets nowhere.
    fn tempting<'a>(view: &View, seat: Seat, moves: &'a [Move]) -> Vec<&'a Move> {
        let world = any_world(view);
        let is_tempting = |mv: &&Move| match mv {
            Move::Retire | Move::Refresh => false,
            Move::Hit(_) => hit(&world, seat, mv)[0] > 0,
            Move::Draw(_) | Move::Discard(_) | Move::TakeBack(_) | Move::Golfer(_) => true,
        };
        let tempting: Vec<&Move> = moves.iter().filter(is_tempting).collect();
        if tempting.is_empty() { moves.iter().collect() } else { tempting }
    }

    /// Hits what brings the ball furthest, keeps the Putter for the hole, else draws.
    fn first_timer<'a>(&self, seat: Seat, moves: &'a [Move]) -> &'a Move {
        let reach = |mv: &Move| match mv {
            Move::Hit(it) => {
                let [what, how_far] = hit(self, seat, mv);
                let is_wasted = it.club.club_type() == ClubType::Putter && what < POCKETED;
                if is_wasted { [0, 0] } else { [what, how_far] }
            }
            Move::Draw(_)
            | Move::Refresh
            | Move::Retire
            | Move::TakeBack(_)
            | Move::Discard(_)
            | Move::Golfer(_) => [0, 0],
        };
        // Of equals the first.
        let furthest = moves.iter().rev().max_by_key(|mv| reach(mv));
        let is_draw = |mv: &&Move| matches!(mv, Move::Draw(_));
        let hit = furthest.filter(|mv| reach(mv)[0] > 0);
        hit.or_else(|| moves.iter().find(is_draw)).unwrap_or(&moves[0])
    }

    fn consequences(view: &View, seat: Seat, mv: &Move) -> Vec<Term> {
        sight::reasons(&mut Policy::default(), &any_world(view), seat, mv)
    }

    /// Points come only with the end of a hole, so what counts is where the ball comes to rest.
    fn worth(&self, seat: Seat, mv: &Move) -> Worth {
        let parts = match mv {
            Move::Hit(_) => hit(self, seat, mv),
            Move::Draw(_) if self.hand(seat).len() < FEW_CLUBS => [3, 0],
            Move::Draw(_) => [1, 0],
            Move::Refresh => [-1, 0],
            // Minus one point, where waiting costs nothing.
            Move::Retire => [-2, 0],
            Move::TakeBack(clubs) => [0, i32::try_from(clubs.len()).expect("a row is short")],
            Move::Discard(_) | Move::Golfer(_) => [0, 0],
        };
        parts.into_iter().collect()
    }
}

/// GR-15: who is no person retires after so many turns on a hole.
fn duty(view: &View, seat: Seat) -> Option<(Move, &'static str)> {
    view.guard_says_retire(seat).then_some((Move::Retire, "GR-15"))
}

/// What a seat cannot see changes nothing in its own shots: one world is as good as any other.
fn any_world(view: &View) -> Green {
    Green::determinize(view, &mut GameRng::from_seed(&Seed::from(0)))
}

/// What is best of all.
const POCKETED: i32 = 4;

/// A pocketed ball is best, then a ball nearer the green; the rough, which only a Putter leaves, is better than nothing.
fn hit(game: &Green, seat: Seat, mv: &Move) -> [i32; 2] {
    let mut facts: Vec<Event> = Vec::new();
    game.clone().play(seat, mv, &mut facts);
    let Some(Event(Fact::Hit { from, to, .. })) = facts.first() else { return [0, 0] };
    match (*from, *to) {
        (_, Ball::Pocketed) => [POCKETED, 0],
        (Ball::On(from), Ball::On(to)) if to > from => [2, 2 * (i32::from(to) - i32::from(from))],
        (Ball::On(_), Ball::Rough) => [2, 3],
        _ => [0, 0],
    }
}
