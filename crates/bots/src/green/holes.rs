//! Matches imagined on by good players to the end of a hole, and what that end is worth.

use green::{Green, Move, Phase};
use tabletop::{BySeat, Game, GameRng, Nobody, Seat, ToAct};

use super::policy::{Policy, hand_value, sizes};
use super::shots::CADDIE;
use super::sight;
use crate::bot::{Decision, Term};
use crate::search::playouts::deal_on;
use crate::search::{Playouts, rewards};

/// Plays a hole out as a good player would.
#[derive(Clone, Debug, Default)]
pub struct Holes {
    policy: Policy,
}

/// By so many hundredths of a point somebody has to be ahead to be the favourite by e to 1, one or two holes before the end.
const SPREAD: [f64; 2] = [330.0, 460.0];

impl Playouts<Green> for Holes {
    fn play_out(&mut self, mut game: Green, rng: &mut GameRng) -> BySeat<f64> {
        let is_between = matches!(game.phase(), Phase::TakeBack | Phase::Discard);
        let last = game.hole() + u8::from(is_between);
        while game.hole() <= last {
            let Some(seat) = deal_on(&mut game, rng) else { break };
            let mv = self.policy.choose(&game, seat);
            debug_assert_eq!(game.check(seat, &mv), Ok(()), "{mv}");
            game.play(seat, &mv, &mut Nobody);
        }
        if game.to_act() == ToAct::Over { rewards(&game) } else { outlook(&game) }
    }

    fn favourites(
        &mut self,
        decision: &Decision<'_, Green>,
        rng: &mut GameRng,
    ) -> Option<Vec<Move>> {
        // Other hands change nothing in one's own plans.
        let world = Green::determinize(decision.view, rng);
        Some(sight::favourites(&mut self.policy, &world, decision.seat, decision.moves))
    }

    fn reasons(
        &mut self,
        decision: &Decision<'_, Green>,
        mv: &Move,
        rng: &mut GameRng,
    ) -> Vec<Term> {
        let world = Green::determinize(decision.view, rng);
        sight::reasons(&mut self.policy, &world, decision.seat, mv)
    }
}

/// What each seat can hope for between two holes: its points and what it takes along, against the others'.
fn outlook(game: &Green) -> BySeat<f64> {
    let spread = SPREAD[usize::from(3 - game.hole().min(3)).min(1)];
    let strength = BySeat::from_fn(game.n_seats(), |seat: Seat| {
        let hand = hand_value(false, sizes(game, game.hand(seat)));
        100 * game.points(seat) + hand + CADDIE * i32::from(game.caddies(seat))
    });
    let most = strength.values().copied().max().unwrap_or(0);
    let strength = strength.map(|_, &it| (f64::from(it - most) / spread).exp());
    let all: f64 = strength.values().sum();
    strength.map(|_, it| it / all)
}
