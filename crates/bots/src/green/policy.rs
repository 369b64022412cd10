//! What a good player does without trying anything out: he follows the cheapest plan.

use green::{
    Ball, ClubType, Clubs, DISPLAY, Green, HAND, HandBonus, HoleResult, Kind, LAST_SPACE, Move,
    N_HOLES, Phase, TakeBack,
};
use tabletop::{Game, Seat};

use super::shots::{Bag, CADDIE, Plan, Planner, TURN};

/// Follows plans.
#[derive(Clone, Debug, Default)]
pub(crate) struct Policy {
    planner: Planner,
    moves: Vec<Move>,
}

impl Policy {
    /// What to do; the seat is to act.
    pub(crate) fn choose(&mut self, game: &Green, seat: Seat) -> Move {
        match game.phase() {
            Phase::Turn => self.turn(game, seat),
            Phase::Chain => self.chain(game, seat),
            Phase::Draw => self.draw(game, seat),
            Phase::TakeBack
            | Phase::Discard
            | Phase::RetireDiscard
            | Phase::Golfers
            | Phase::Display
            | Phase::Course
            | Phase::Wind
            | Phase::Start
            | Phase::Refresh
            | Phase::Refill
            | Phase::Over => self.settle(game, seat),
        }
    }

    /// What it takes to pocket the ball with the hand as it is.
    pub(super) fn needed(&mut self, game: &Green, seat: Seat) -> Plan {
        let bag = Bag::new(game, seat);
        self.planner.open_bag();
        self.planner.plan(&bag, bag.hand())
    }

    /// The move after which the hand is worth most, or the first there is.
    fn settle(&mut self, game: &Green, seat: Seat) -> Move {
        game.legal_moves(seat, &mut self.moves);
        let worth = |mv: &&Move| match mv {
            Move::TakeBack(clubs) => taken_back(game, seat, clubs),
            Move::Discard(club) => without(game, seat, *club),
            Move::Draw(_) | Move::Refresh | Move::Hit(_) | Move::Retire | Move::Golfer(_) => 0,
        };
        // Of equals the first: a golfer, or a hit that brings nothing.
        let best = self.moves.iter().rev().max_by_key(worth);
        best.expect("somebody to act has a move").clone()
    }

    fn turn(&mut self, game: &Green, seat: Seat) -> Move {
        if game.guard_says_retire(seat) {
            return Move::Retire;
        }
        let bag = Bag::new(game, seat);
        self.planner.open_bag();
        let hit = self.planner.hit(&bag);
        let limit = hit.map_or(i32::MAX, |(plan, _)| plan.cost - TURN);
        let draw = self.best_slot(game, seat, &bag, limit);
        let is_better = |later: Plan| hit.is_none_or(|(plan, _)| later.cost + TURN < plan.cost);
        let (plan, mv) = match (hit, draw) {
            (_, Some((later, slot))) if is_better(later) => (later.after_draw(), Move::Draw(slot)),
            (Some((plan, hit)), _) => (plan, Move::Hit(hit)),
            (None, _) => return Move::Retire,
        };
        if is_hopeless(game, seat, plan) { Move::Retire } else { mv }
    }

    fn best_slot(
        &mut self,
        game: &Green,
        seat: Seat,
        bag: &Bag<'_>,
        mut limit: i32,
    ) -> Option<(Plan, u8)> {
        if game.hand(seat).len() >= HAND {
            return None;
        }
        let slots = (0..).zip(0..DISPLAY).filter_map(|(slot, i)| Some((slot, bag.with_slot(i)?)));
        let plans = slots.map(|(slot, mask)| {
            let plan = self.planner.plan_below(bag, mask, limit);
            limit = limit.min(plan.cost);
            (plan, slot)
        });
        plans.min_by_key(|(plan, _)| plan.cost)
    }

    fn chain(&mut self, game: &Green, seat: Seat) -> Move {
        let bag = Bag::new(game, seat);
        self.planner.open_bag();
        match self.planner.hit(&bag) {
            Some((_, hit)) => Move::Hit(hit),
            None => self.settle(game, seat),
        }
    }

    fn draw(&mut self, game: &Green, seat: Seat) -> Move {
        let bag = Bag::new(game, seat);
        self.planner.open_bag();
        match self.best_slot(game, seat, &bag, i32::MAX) {
            Some((_, slot)) => Move::Draw(slot),
            None => self.settle(game, seat),
        }
    }
}

/// Whether the others gain more by waiting than the ball would bring: then it is better to take the clubs home (GR-8).
fn is_hopeless(game: &Green, seat: Seat, plan: Plan) -> bool {
    let (mut lead, mut n_gaining) = (0, 0);
    for other in Seat::first(game.n_seats()).filter(|&other| other != seat) {
        match game.ball(other) {
            Ball::On(_) | Ball::Rough => return false,
            Ball::Retired => {}
            Ball::Pocketed => {
                n_gaining += 1;
                lead = lead.max(game.progress(other).unwrap_or(0));
            }
        }
    }
    if n_gaining == 0 {
        return false;
    }
    let is_last = game.hole() == N_HOLES;
    let n_left = i32::from(LAST_SPACE) + 1 - i32::from(lead);
    let mut with_row = sizes(game, game.hand(seat));
    game.row(seat).iter().for_each(|club| with_row[club.club_type() as usize] += 1);
    let penalty = 100 * HoleResult::Retired.points();
    let retired = hand_value(is_last, with_row) + penalty;
    let hand = hand_value(is_last, sizes(game, game.hand(seat)));
    let turns = i32::from(plan.turns);
    let finished = if turns <= n_left {
        let points = game.content().points(game.n_shots(seat) + plan.shots, game.par());
        hand + 100 * i32::from(points) - 100 * turns * n_gaining
    } else {
        retired - penalty - 100 * n_left
    };
    finished < retired
}

pub(super) fn sizes(game: &Green, clubs: Clubs) -> [u8; 6] {
    let mut sizes = [0; 6];
    game.content().iter(clubs).for_each(|kind| sizes[kind.club_type() as usize] += 1);
    sizes
}

/// What so many clubs of each type are worth after a hole, in hundredths of a point.
pub(super) fn hand_value(is_last: bool, sizes: [u8; 6]) -> i32 {
    if is_last {
        return 100 * i32::from(HandBonus::of(sizes).points());
    }
    let n: i32 = sizes.iter().map(|&n| i32::from(n)).sum();
    let n = n.min(HAND.into());
    let has_putter = sizes[ClubType::Putter as usize] > 0;
    100 * n + if has_putter { 60 } else { 0 }
}

/// What the hand is worth without one of its clubs.
pub(super) fn without(game: &Green, seat: Seat, club: Kind) -> i32 {
    let mut sizes = sizes(game, game.hand(seat));
    sizes[club.club_type() as usize] -= 1;
    hand_value(game.hole() == N_HOLES, sizes)
}

/// What the hand is worth with these clubs taken back, and paid for.
pub(super) fn taken_back(game: &Green, seat: Seat, clubs: &TakeBack) -> i32 {
    let mut sizes = sizes(game, game.hand(seat));
    clubs.iter().for_each(|club| sizes[club.club_type() as usize] += 1);
    let is_last = game.hole() == N_HOLES;
    let price = if is_last { 1 } else { CADDIE };
    hand_value(is_last, sizes) - price * i32::try_from(clubs.len()).unwrap_or(0)
}
