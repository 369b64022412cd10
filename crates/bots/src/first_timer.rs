//! Somebody's first game, as a script.

use crate::bot::{Advice, Bot, Candidate, Decision, Streams};
use crate::limits::Limits;
use crate::playable::Playable;

/// Plays what the script says ([`Playable::first_timer`]). It has no opinion: its one candidate is worth 0.5.
#[derive(Clone, Debug)]
pub struct FirstTimer {
    streams: Streams,
}

impl FirstTimer {
    /// A bot with these generators.
    pub const fn new(streams: Streams) -> Self {
        Self { streams }
    }
}

impl<G: Playable> Bot<G> for FirstTimer {
    fn advise(&mut self, decision: &Decision<G>, _limits: &Limits<'_>) -> Advice<G::Move> {
        if let Some(advice) = decision.without_choice() {
            return advice;
        }
        let world = G::determinize(&decision.view, &mut self.streams.imagination);
        let mv = world.first_timer(decision.seat, &decision.moves).clone();
        Advice::best_of(vec![Candidate { mv, value: 0.5 }], Vec::new())
    }
}
