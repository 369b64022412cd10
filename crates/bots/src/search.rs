//! Search in what a seat imagines, for any game.
//!
//! One unit of thought is a *playout*: a world is imagined that the view's owner cannot tell from the true one
//! (`Game::determinize`), and the match is played on in it; chance is drawn, several players and choices made at once
//! are no special case. How it is played on is what a game knows of itself: its [`Playouts`].
//!
//! `flat` tries a few good moves in the same worlds and drops the worse half again and again;
//! `tree` learns the answers of everybody, too.

use crate::bot::{Decision, Streams};
use crate::greedy;
use crate::playable::Playable;
use crate::term::Term;

pub mod flat;
pub mod playouts;
pub mod tree;

pub use flat::Flat;
pub use playouts::{AtRandom, Playouts, rewards};
pub use tree::Tree;

/// Why the search would make this move: what it changes at once, what follows from it, and what is expected then.
fn reason<G: Playable>(
    decision: &Decision<G>,
    mv: &G::Move,
    expected: f64,
    streams: &Streams,
) -> Vec<Term> {
    // A copy of the generator: explaining changes no later answer.
    let world = G::determinize(&decision.view, &mut streams.imagination.clone());
    let mut terms = greedy::reason(&world, decision.seat, mv);
    terms.extend(G::consequences(&decision.view, decision.seat, mv));
    terms.push(Term::outlook(expected));
    terms
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::Bot;
    use crate::limits::Limits;
    use pips::{Move, Phase, Pips, Setup};
    use tabletop::{BySeat, GameRng, Seat};

    /// Plays at random, and counts how often.
    #[derive(Default)]
    pub(super) struct Counting {
        pub(super) n: u32,
        at_random: AtRandom<Move>,
    }

    impl Playouts<Pips> for Counting {
        fn play_out(&mut self, game: Pips, rng: &mut GameRng) -> BySeat<f64> {
            self.n += 1;
            self.at_random.play_out(game, rng)
        }
    }

    /// One cell is left. With a 2 seat 0 makes four points, and nobody else can have more than three.
    pub(super) fn last_stone() -> Pips {
        let setup = Setup {
            phase: Phase::Place,
            turn: Seat::new(0),
            row: vec![Some(2), None, Some(2), Some(3)],
            hands: vec![vec![1, 2, 3], vec![4, 4, 4]],
            favourites: vec![Some(1), Some(4)],
            neighbours: vec![0, 0],
        };
        Pips::from_setup(&setup).expect("a position")
    }

    pub(super) fn first_move(bot: &mut dyn Bot<Pips>, game: &Pips, limits: &Limits<'_>) -> Move {
        bot.advise(&Decision::of(game, Seat::new(0)), limits).mv
    }
}
