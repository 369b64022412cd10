//! What a bot is: a view and some moves go in, advice comes out.

use serde::Serialize;
use tabletop::{Game, GameRng, Seat, Seed, Stream, Viewer};

use crate::limits::Limits;
use crate::term::Term;

/// A player that is a program.
pub trait Bot<G: Game>: Send {
    /// What it would do, and why. The same bot, asked the same in the same order with the same budget of playouts,
    /// answers the same.
    fn advise(&mut self, decision: &Decision<G>, limits: &Limits<'_>) -> Advice<G::Move>;
}

/// What is to be decided, as the one who decides it sees it.
///
/// It is made in one way only, [`of`](Self::of) a game and a seat, and keeps that seat's view alone.
/// Nobody can put a state into it, nor a view with other eyes, such as the referee's:
///
/// ```compile_fail,E0451
/// use bots::Decision;
/// use pips::Pips;
/// use tabletop::{Game, Seat, Viewer};
///
/// fn cheat(game: &Pips) -> Decision<Pips> {
///     Decision { seat: Seat::new(0), view: game.view(Viewer::Referee), moves: Vec::new() }
/// }
/// ```
#[derive(Clone, Debug)]
pub struct Decision<G: Game> {
    pub(crate) seat: Seat,
    pub(crate) view: G::View,
    pub(crate) moves: Vec<G::Move>,
}

impl<G: Game> Decision<G> {
    /// What this seat, which is to act, sees and may do.
    pub fn of(game: &G, seat: Seat) -> Self {
        let mut moves = Vec::new();
        game.legal_moves(seat, &mut moves);
        Self { seat, view: game.view(Viewer::Seat(seat)), moves }
    }

    /// Who decides.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The game as that seat sees it.
    pub const fn view(&self) -> &G::View {
        &self.view
    }

    /// What the seat may do: at least one move.
    pub fn moves(&self) -> &[G::Move] {
        &self.moves
    }
}

/// A bot's generators: one for its own choices, one for what it imagines. Neither meets the table's.
#[derive(Clone, Debug)]
pub struct Streams {
    /// For choices.
    pub choice: GameRng,
    /// For what is hidden.
    pub imagination: GameRng,
}

impl Streams {
    /// The generators of this number (a decision's, a match's) from the bot's seed.
    pub fn derive(seed: &Seed, number: u64) -> Self {
        Self {
            choice: GameRng::derive(seed, Stream::Bot, number),
            imagination: GameRng::derive(seed, Stream::Determinization, number),
        }
    }

    /// These generators for one thought; what is left goes on elsewhere, so that the next thought is another one.
    pub(crate) fn split_off(&mut self) -> Self {
        let these = self.clone();
        let bytes = std::array::from_fn(|_| u8::try_from(self.choice.below(256)).unwrap_or(0));
        *self = Self::derive(&Seed::new(bytes), 0);
        these
    }
}

/// A move, what else was thought of, and why.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Advice<M> {
    /// What the bot would do.
    #[serde(rename = "move")]
    pub mv: M,
    /// The best of the moves it looked at, the best first; its own among them.
    pub candidates: Vec<Candidate<M>>,
    /// Why, in terms that a program can put into words. Nothing, if nothing can be said.
    pub reason: Vec<Term>,
}

/// As many candidates are named.
const NAMED: usize = 10;

impl<M> Advice<M> {
    /// The best candidates and the reason; the first candidate is the move.
    ///
    /// # Panics
    /// If there is no candidate.
    pub(crate) fn best_of(mut candidates: Vec<Candidate<M>>, reason: Vec<Term>) -> Self
    where
        M: Clone,
    {
        candidates.truncate(NAMED);
        let mv = candidates.first().expect("somebody to act has a move").mv.clone();
        Self { mv, candidates, reason }
    }

    /// A move without a second thought.
    pub(crate) fn plain(mv: M, value: f64, term: Term) -> Self
    where
        M: Clone,
    {
        Self::best_of(vec![Candidate { mv, value }], vec![term])
    }

    /// The same advice with its moves written otherwise.
    pub fn map<N>(self, mut write: impl FnMut(M) -> N) -> Advice<N> {
        Advice {
            mv: write(self.mv),
            candidates: self
                .candidates
                .into_iter()
                .map(|it| Candidate { mv: write(it.mv), value: it.value })
                .collect(),
            reason: self.reason,
        }
    }
}

/// A move and how good it is.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Candidate<M> {
    /// The move.
    #[serde(rename = "move")]
    pub mv: M,
    /// From 0 to 1, more is better; only values of one answer may be compared.
    /// What it measures is for each bot to say.
    pub value: f64,
}
