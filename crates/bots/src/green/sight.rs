//! Which moves are worth trying out: those after which the cheapest plan is cheapest.

use green::{Ball, Clubs, Green, Move, Phase};
use tabletop::{Game, Nobody, Seat};

use super::policy::{self, Policy};
use super::shots::{CADDIE, Plan, SHOT, TURN};
use crate::order::ordered;
use crate::term::{Need, Term};

/// Those that look best first; of hits that come to the same, one.
pub(super) fn favourites(
    policy: &mut Policy,
    world: &Green,
    seat: Seat,
    moves: &[Move],
) -> Vec<Move> {
    let mut looks: Vec<(i32, &Move, Effect)> = Vec::with_capacity(moves.len());
    for mv in moves.iter().filter(|mv| **mv != Move::Retire) {
        let mut after = world.clone();
        after.play(seat, mv, &mut Nobody);
        looks.push((look(policy, world, &after, seat, mv), mv, Effect::of(&after, seat)));
    }
    let mut seen: Vec<Effect> = Vec::new();
    let mut favourites = Vec::new();
    for (_, mv, effect) in ordered(looks, |(one, ..), (other, ..)| one.cmp(other)) {
        if matches!(mv, Move::Hit(_)) && seen.contains(&effect) {
            continue;
        }
        seen.push(effect);
        favourites.push(mv.clone());
    }
    // GR-8: it stops those who have pocketed, and brings the row back. Plans do not know what that is worth.
    let may_retire = favourites.is_empty() || is_somebody_done(world, seat);
    if moves.contains(&Move::Retire) && may_retire {
        favourites.insert(favourites.len().min(1), Move::Retire);
    }
    favourites
}

fn is_somebody_done(game: &Green, seat: Seat) -> bool {
    Seat::first(game.n_seats()).any(|other| other != seat && game.ball(other) == Ball::Pocketed)
}

/// What everything costs after a move, in hundredths of a point.
fn look(policy: &mut Policy, world: &Green, after: &Green, seat: Seat, mv: &Move) -> i32 {
    match mv {
        // What comes is drawn at once, and not worse than what is hoped for.
        Move::Refresh => spent(after, seat) + needed(policy, world, seat).cost,
        Move::Hit(_) | Move::Draw(_) => {
            let turn = if after.phase() == Phase::Chain { 0 } else { TURN };
            spent(after, seat) + turn + needed(policy, after, seat).cost
        }
        Move::TakeBack(clubs) => -policy::taken_back(world, seat, clubs),
        Move::Discard(club) => -policy::without(world, seat, *club),
        Move::Retire | Move::Golfer(_) => 0,
    }
}

fn spent(game: &Green, seat: Seat) -> i32 {
    SHOT * i32::from(game.n_shots(seat)) - CADDIE * i32::from(game.caddies(seat))
}

fn needed(policy: &mut Policy, game: &Green, seat: Seat) -> Plan {
    if game.ball(seat).is_in_play() { policy.needed(game, seat) } else { Plan::DONE }
}

/// What the move changes in what is still to be done.
pub(super) fn reasons(policy: &mut Policy, world: &Green, seat: Seat, mv: &Move) -> Vec<Term> {
    if !matches!(mv, Move::Hit(_) | Move::Draw(_)) {
        return Vec::new();
    }
    let mut after = world.clone();
    after.play(seat, mv, &mut Nobody);
    let [before, after] = [world, &after].map(|game| needed(policy, game, seat));
    let term = |what, before, after| Term::StillNeeded { what, before, after };
    vec![term(Need::Shots, before.shots, after.shots), term(Need::Turns, before.turns, after.turns)]
}

/// What of a hit can matter later.
#[derive(PartialEq, Eq)]
struct Effect {
    ball: Ball,
    hand: Clubs,
    shots: u8,
    caddies: u8,
    phase: Phase,
}

impl Effect {
    fn of(after: &Green, seat: Seat) -> Self {
        Self {
            ball: after.ball(seat),
            hand: after.hand(seat),
            shots: after.n_shots(seat),
            caddies: after.caddies(seat),
            phase: after.phase(),
        }
    }
}
