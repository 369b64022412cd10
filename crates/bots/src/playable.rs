//! What a bot must know of a game.

use std::cmp::Reverse;

use tabletop::{Game, Nobody, Seat, SeatScore, Viewer};

use crate::bot::{Advice, Bot, Decision, Streams};
use crate::level::Recipe;
use crate::search::{Flat, Playouts};
use crate::term::Term;

/// A game that bots can play. Everything has a default that knows nothing but the rules.
pub trait Playable: Game {
    /// In so many imagined states a greedy player tries each move.
    /// One is enough where nothing hidden changes what a move brings at once.
    const WORLDS: usize = 4;

    /// How a good player imagines a match going on.
    type Playouts: Playouts<Self> + Default + 'static;

    /// So many moves are worth trying out.
    const WIDTH: usize = 16;

    /// What players who are no persons have to do in some places; nothing, if no rule says so.
    const DUTY: Option<Duty<Self>> = None;

    /// What each of the ten levels does at this table: where partners play or two duel, the same thought wins more or less.
    fn levels(view: &Self::View) -> [Recipe; 10] {
        let _ = view;
        [
            Recipe::sees(1),
            Recipe::sees(2),
            Recipe::sees(4),
            Recipe::sees(8),
            Recipe::sees(20),
            Recipe::thinks(100, 40, 3),
            Recipe::thinks(200, 20, 3),
            Recipe::thinks(400, 10, 3),
            Recipe::thinks(800, 4, 3),
            Recipe::Strong,
        ]
    }

    /// What somebody does in his first game, as a script: a yardstick for the weakest level.
    /// The move that brings the most points at once, of whatever kind; of equals the first.
    fn first_timer<'a>(&self, seat: Seat, moves: &'a [Self::Move]) -> &'a Self::Move {
        let points = |mv: &&Self::Move| {
            let mut after = self.clone();
            after.play(seat, mv, &mut Nobody);
            Reverse(after.points_so_far(seat))
        };
        moves.iter().min_by_key(points).expect("somebody to act has a move")
    }

    /// What a seat has gained up to now, as somebody counts it in his first game: all lines of its score.
    fn points_so_far(&self, seat: Seat) -> i32 {
        self.scores(Viewer::Seat(seat))[seat].lines.iter().map(|line| line.points).sum()
    }

    /// The strongest bot there is for this game.
    fn strong(streams: Streams) -> Box<dyn Bot<Self>> {
        Box::new(Flat::new(streams, Self::Playouts::default(), Self::WIDTH))
    }

    /// What a move opens, closes and leaves, beyond the points it brings at once.
    fn consequences(view: &Self::View, seat: Seat, mv: &Self::Move) -> Vec<Term> {
        let _ = (view, seat, mv);
        Vec::new()
    }

    /// The moves that somebody who knows the rules would think of at all: at least one of them.
    fn sensible<'a>(view: &Self::View, seat: Seat, moves: &'a [Self::Move]) -> Vec<&'a Self::Move> {
        let _ = (view, seat);
        moves.iter().collect()
    }

    /// The moves that catch the eye of somebody who does not look for long: at least one of them.
    fn tempting<'a>(view: &Self::View, seat: Seat, moves: &'a [Self::Move]) -> Vec<&'a Self::Move> {
        Self::sensible(view, seat, moves)
    }

    /// What a greedy player thinks of a move in a state it imagines: its own points after it.
    fn worth(&self, seat: Seat, mv: &Self::Move) -> Worth {
        let mut after = self.clone();
        after.play(seat, mv, &mut Nobody);
        Worth::of_score(&after.scores(Viewer::Seat(seat))[seat])
    }

    /// What each of these moves is worth, as long as there is time to think on: of all, or of the first ones.
    /// Games override it where looking at many moves together is quicker than at one after the other.
    fn worths(
        &self,
        seat: Seat,
        moves: &[&Self::Move],
        goes_on: &mut dyn FnMut() -> bool,
    ) -> Vec<Worth> {
        moves.iter().take_while(|_| goes_on()).map(|mv| self.worth(seat, mv)).collect()
    }
}

/// The move that a player who is no person has to make here, and the rule that says so.
pub type Duty<G> = fn(&<G as Game>::View, Seat) -> Option<(<G as Game>::Move, &'static str)>;

impl<G: Playable> Decision<G> {
    /// The answer where there is nothing to think about.
    pub(crate) fn without_choice(&self) -> Option<Advice<G::Move>> {
        if let Some((mv, rule)) = G::DUTY.and_then(|duty| duty(&self.view, self.seat)) {
            return Some(Advice::plain(mv, 1.0, Term::Rule { rule: rule.into() }));
        }
        match self.moves.as_slice() {
            [only] => Some(Advice::plain(only.clone(), 1.0, Term::OnlyMove)),
            _ => None,
        }
    }
}

/// How good it is to have made a move: several numbers, the most important first, more is better.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Worth([i64; Self::PARTS]);

impl Worth {
    /// So many numbers are compared.
    pub const PARTS: usize = 8;

    /// What decides, in the order of the rules; between equals the sum of all lines.
    pub fn of_score<K>(score: &SeatScore<K>) -> Self {
        let lines: i32 = score.lines.iter().map(|line| line.points).sum();
        let decisive = [score.total].into_iter().chain(score.tiebreaks.iter().copied());
        decisive.chain([lines]).collect()
    }

    /// Adds what the same move was worth in another state: sums compare as averages do.
    pub(crate) fn add(&mut self, other: &Self) {
        self.0.iter_mut().zip(other.0).for_each(|(sum, part)| *sum += part);
    }
}

impl FromIterator<i32> for Worth {
    /// The numbers in order; what is beyond [`PARTS`](Self::PARTS) decides nothing.
    fn from_iter<I: IntoIterator<Item = i32>>(parts: I) -> Self {
        let mut worth = Self::default();
        worth.0.iter_mut().zip(parts).for_each(|(part, number)| *part = number.into());
        worth
    }
}
