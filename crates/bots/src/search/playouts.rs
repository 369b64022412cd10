//! How a match is imagined on.

use tabletop::{BySeat, Game, GameRng, Nobody, Seat, ToAct, Viewer, ranks};

use crate::bot::{Decision, Streams};
use crate::greedy;
use crate::limits::Limits;
use crate::playable::Playable;

/// Plays matches on in the head.
pub trait Playouts<G: Playable>: Send {
    /// Plays on from here, to the end or as far as it pays, and says what each seat has of it: from 0 to 1.
    fn play_out(&mut self, game: G, rng: &mut GameRng) -> BySeat<f64>;

    /// The moves worth trying out, the best at first sight first: at least one.
    fn first_sight(
        &mut self,
        decision: &Decision<G>,
        limits: &Limits<'_>,
        streams: &mut Streams,
    ) -> Vec<G::Move> {
        greedy::ordered(decision, limits, streams)
    }
}

/// Any legal moves to the end: what knows nothing but the rules.
#[derive(Clone, Debug)]
pub struct AtRandom<M> {
    scratch: Vec<M>,
}

impl<M> Default for AtRandom<M> {
    fn default() -> Self {
        Self { scratch: Vec::new() }
    }
}

/// A playout that has not ended after so many steps counts as it stands: not every game ends if nobody wants it to.
const LONG: usize = 2_000;

impl<G: Playable> Playouts<G> for AtRandom<G::Move> {
    fn play_out(&mut self, mut game: G, rng: &mut GameRng) -> BySeat<f64> {
        for _ in 0..LONG {
            let Some(seat) = deal_on(&mut game, rng) else { break };
            let mv = game.random_move(seat, rng, &mut self.scratch);
            game.play(seat, &mv.expect("somebody to act has a move"), &mut Nobody);
        }
        rewards(&game)
    }
}

/// Draws what is due until somebody is to act, and says who; nobody at the end.
pub(crate) fn deal_on<G: Game>(game: &mut G, rng: &mut GameRng) -> Option<Seat> {
    loop {
        match game.to_act() {
            ToAct::Seats(seats) => return seats.lowest(),
            ToAct::Over => return None,
            ToAct::Chance(_) => {
                let outcome = game.sample_chance(rng);
                game.resolve(&outcome, &mut Nobody);
            }
        }
    }
}

/// Whoever plays alone has the whole reward with so many points.
const PLENTY: i32 = 250;

/// What each seat has of a match that ends like this: its share of the first place; alone, its points.
pub fn rewards<G: Game>(game: &G) -> BySeat<f64> {
    let scores = game.scores(Viewer::Referee);
    if scores.n_seats() == 1 {
        return scores.map(|_, score| f64::from(score.total.clamp(0, PLENTY)) / f64::from(PLENTY));
    }
    let ranks = ranks(&scores, |seat| game.side(seat));
    let is_winner = |seat: Seat| ranks[seat] == 1;
    let n_winners =
        scores.seats().filter(|&seat| game.side(seat) == seat && is_winner(seat)).count();
    let share = 1.0 / f64::from(u32::try_from(n_winners).expect("a table has few seats"));
    ranks.map(|seat, _| if is_winner(seat) { share } else { 0.0 })
}
