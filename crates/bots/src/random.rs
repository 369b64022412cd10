//! Any legal move, each equally likely.

use crate::bot::{Advice, Bot, Decision, Streams};
use crate::limits::Limits;
use crate::playable::Playable;
use crate::term::Term;

/// Plays any legal move, each equally likely. It has no opinion: its one candidate is worth 0.5.
#[derive(Clone, Debug)]
pub struct Random {
    streams: Streams,
}

impl Random {
    /// A bot with these generators.
    pub const fn new(streams: Streams) -> Self {
        Self { streams }
    }
}

impl<G: Playable> Bot<G> for Random {
    fn advise(&mut self, decision: &Decision<G>, _limits: &Limits<'_>) -> Advice<G::Move> {
        any_of(decision, &decision.moves.iter().collect::<Vec<_>>(), &mut self.streams)
    }
}

/// Any of these moves.
pub(crate) fn any_of<G: Playable>(
    decision: &Decision<G>,
    moves: &[&G::Move],
    streams: &mut Streams,
) -> Advice<G::Move> {
    if let Some(advice) = decision.without_choice() {
        return advice;
    }
    let n = u32::try_from(moves.len()).expect("no game has so many moves");
    Advice::plain(moves[streams.choice.below(n) as usize].clone(), 0.5, Term::AtRandom)
}
