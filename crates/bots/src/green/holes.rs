//! Matches imagined on by good players to the end of a hole, and what that end is worth.

use green::{Green, Move, N_HOLES, Phase};
use tabletop::{BySeat, Game, GameRng, Nobody, Seat, ToAct};

use super::policy::{Policy, hand_value, sizes};
use super::shots::CADDIE;
use super::sight;
use crate::arithmetic::exp;
use crate::bot::{Decision, Streams};
use crate::limits::Limits;
use crate::search::playouts::deal_on;
use crate::search::{Playouts, rewards};

/// Plays a hole out as a good player would.
#[derive(Clone, Debug, Default)]
pub struct Holes {
    policy: Policy,
}

/// Whoever is ahead by so many hundredths of a point before the third or the second hole is the favourite by e to 1.
///
/// Chosen by hand, as are the prices of clubs and caddies; half of those prices made no difference (54 : 46 in 80 matches
/// with 100 playouts, from 43 to 64). What regression finds (`benches/outlook.rs`: spreads of 230 and 420, clubs at 100
/// and 130, caddies at 90 and 135) lost by 15 : 85 in 120 matches with 150 playouts: those who are ahead have more clubs,
/// but whoever plays for clubs does not get ahead.
const SPREAD: [f32; 2] = [330.0, 460.0];

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

    fn first_sight(
        &mut self,
        decision: &Decision<Green>,
        _limits: &Limits<'_>,
        streams: &mut Streams,
    ) -> Vec<Move> {
        // Other hands change nothing in one's own plans.
        let world = Green::determinize(&decision.view, &mut streams.imagination);
        sight::favourites(&mut self.policy, &world, decision.seat, &decision.moves)
    }
}

/// What each seat can hope for between two holes: its points and what it takes along, against the others'.
fn outlook(game: &Green) -> BySeat<f64> {
    let spread = SPREAD[usize::from(game.hole() < N_HOLES)];
    let strength = BySeat::from_fn(game.n_seats(), |seat: Seat| {
        let hand = hand_value(false, sizes(game, game.hand(seat)));
        100 * game.points(seat) + hand + CADDIE * i32::from(game.caddies(seat))
    });
    let most = strength.values().copied().max().unwrap_or(0);
    #[allow(clippy::cast_precision_loss, reason = "some thousand hundredths")]
    let strength = strength.map(|_, &it| f64::from(exp((it - most) as f32 / spread)));
    let all: f64 = strength.values().sum();
    strength.map(|_, it| it / all)
}
