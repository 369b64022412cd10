//! What players wish, and what they are answered.

use protocol::{Code, Command, Do, NewMatch, Outcome, Problem, Reason};
use store::StoreError;
use tabletop::Seat;

use super::super::{TRIES, failed, name_of, no_match, unavailable};
use super::Task;
use crate::clock::now;
use crate::counts;
use crate::room::Who;

/// An answer that is ready, or one that a bot must think about for this seat.
pub(super) enum Answer {
    Now(Outcome),
    Later(Seat),
}

impl Answer {
    pub(super) const fn error(problem: Problem) -> Self {
        Self::Now(Outcome::Error(problem))
    }
}

impl Task {
    /// Does what is wished, or says why not. A command that was obeyed before is answered again.
    pub(super) async fn obey(&mut self, who: &Who, command: Command) -> Answer {
        let id = match name_of(who, &command) {
            Ok(id) => id,
            Err(problem) => return Answer::error(problem),
        };
        if self.room.answered(id).is_some() {
            return Answer::Now(self.room.done(who, &command.wish, now()));
        }
        match &command.wish {
            Do::Moves => return Answer::Now(self.room.legal_moves(who)),
            Do::Preview { mv } => return Answer::Now(self.room.preview(who, mv)),
            Do::Hint => return self.may_be_helped(who),
            Do::Rematch { entropy, commitment } => {
                let next = self.room.next_match(who.player);
                let (entropy, commitment) = (entropy.clone(), commitment.clone());
                let next = NewMatch { entropy, commitment, ..next };
                return Answer::Now(self.rematch(who, &next).await);
            }
            Do::Join { .. }
            | Do::Leave
            | Do::Move { .. }
            | Do::Undo { .. }
            | Do::AskBack { .. }
            | Do::AnswerBack { .. }
            | Do::Resign
            | Do::Abandon
            | Do::Bot { .. }
            | Do::Back
            | Do::Say { .. } => {}
        }
        // Another server may have been first: then what it wrote is read, and the wish looked at anew.
        for _ in 0..TRIES {
            // Whatever is due happens first: nobody moves after his time.
            if let Err(problem) = self.do_what_is_due().await {
                return Answer::error(problem);
            }
            let at = now();
            let decision = match self.room.decide(&self.matches.0.games, who, &command.wish, at) {
                Ok(decision) => decision.answering(id),
                Err(problem) => return Answer::error(problem),
            };
            match self.carry_out(decision).await {
                Ok(()) => {
                    if matches!(command.wish, Do::Move { .. }) {
                        metrics::counter!(counts::MOVES, "by" => "person").increment(1);
                    }
                    return Answer::Now(self.room.done(who, &command.wish, now()));
                }
                Err(StoreError::Conflict) => {}
                Err(StoreError::Missing(_)) => return Answer::error(no_match()),
                Err(error) => return Answer::error(failed(&error)),
            }
            if self.room.answered(id).is_some() {
                return Answer::Now(self.room.done(who, &command.wish, now()));
            }
        }
        Answer::error(unavailable())
    }

    async fn rematch(&mut self, who: &Who, next: &NewMatch) -> Outcome {
        if self.room.seat_of(who.player).is_none() {
            return Outcome::Error(Problem::new(Code::NoSeat, "you have no seat here"));
        }
        let mut made = None;
        for _ in 0..TRIES {
            if let Some(id) = self.room.rematch() {
                return Outcome::Rematch { id: id.to_string() };
            }
            if !self.room.is_over() {
                return Outcome::Error(Problem::because(Reason::NotOver, "the match is not over"));
            }
            let id = match made {
                Some(id) => id,
                None => match self.matches.create(who, next).await {
                    Ok(kept) => *made.insert(kept.id),
                    Err(problem) => return Outcome::Error(problem),
                },
            };
            match self.room.note_rematch(id, now()) {
                Ok(decision) => drop(self.carry_out(decision).await),
                Err(problem) => return Outcome::Error(problem),
            }
        }
        Outcome::Error(unavailable())
    }
}
