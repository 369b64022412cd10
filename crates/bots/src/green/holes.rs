//! Matches imagined on by good players to the end of a hole, and what that end is worth.

use green::{Green, Move, Phase};
use tabletop::{BySeat, Game, GameRng, Nobody, Seat, ToAct};

use super::policy::{LAST_HOLE, Policy, sizes};
use super::sight;
use crate::bot::{Decision, Streams};
use crate::limits::Limits;
use crate::search::playouts::deal_on;
use crate::search::{Playouts, rewards};

/// Plays a hole out as a good player would.
#[derive(Clone, Debug, Default)]
pub struct Holes {
    policy: Policy,
}

/// What counts between two holes, in hundredths of a point: rounded from what `benches/outlook.rs` finds.
#[derive(Clone, Copy, Debug)]
struct Prices {
    /// Who is ahead by this much is the favourite by e to 1.
    spread: f64,
    club: i32,
    /// A type of which there is a club.
    kind: i32,
    caddie: i32,
}

/// Before the third and before the second hole.
const PRICES: [Prices; 2] = [
    Prices { spread: 230.0, club: 100, kind: 35, caddie: 90 },
    Prices { spread: 420.0, club: 130, kind: 20, caddie: 135 },
];

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
        decision: &Decision<'_, Green>,
        _limits: &Limits<'_>,
        streams: &mut Streams,
    ) -> Vec<Move> {
        // Other hands change nothing in one's own plans.
        let world = Green::determinize(decision.view, &mut streams.imagination);
        sight::favourites(&mut self.policy, &world, decision.seat, decision.moves)
    }
}

/// What each seat can hope for between two holes: its points and what it takes along, against the others'.
fn outlook(game: &Green) -> BySeat<f64> {
    let prices = PRICES[usize::from(game.hole() < LAST_HOLE)];
    let strength = BySeat::from_fn(game.n_seats(), |seat: Seat| {
        let sizes = sizes(game, game.hand(seat));
        let n_clubs: i32 = sizes.iter().map(|&n| i32::from(n)).sum();
        let n_types: i32 = sizes.iter().map(|&n| i32::from(n > 0)).sum();
        let hand = prices.club * n_clubs + prices.kind * n_types;
        100 * game.points(seat) + hand + prices.caddie * i32::from(game.caddies(seat))
    });
    let most = strength.values().copied().max().unwrap_or(0);
    let strength = strength.map(|_, &it| (f64::from(it - most) / prices.spread).exp());
    let all: f64 = strength.values().sum();
    strength.map(|_, it| it / all)
}
