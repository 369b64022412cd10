//! What is taken back, and what needs the others: going back further, and ending without a winner.

use protocol::{Code, How, Reason};
use store::Millis;
use table::Table;
use tabletop::Seat;

use super::decide::{Decided, Decision, Refusal, refuse, refuse_for};
use super::journal::Body;
use super::{Room, turn};

/// Nobody takes back more often: journals are kept for ever.
const MOST_UNDONE: u32 = 1000;

/// Nobody asks the others more often to let time run back.
const MOST_ASKED: u32 = 100;

impl Room {
    pub(super) fn undo(&self, seat: Seat, to: usize, now: Millis) -> Decided {
        let table = self.table_in_play()?;
        if !table.take_back_points(seat).contains(&to) {
            let message = "you can only go back to your own decision, and not past a draw, something that \
                was shown, or another player's decision";
            return refuse_for(Reason::NoWayBack, message);
        }
        if self.seats[seat].n_undone >= MOST_UNDONE {
            return refuse_for(Reason::TakenBackEnough, "you have taken back enough in this match");
        }
        let after = taken_back(table, to)?;
        let mut clocks = self.clocks.clone();
        clocks.back(to, &turn(after.as_ref()), now, Some(seat));
        if clocks.runs_out(seat, self.terms.clock).is_some_and(|end| end <= now) {
            return refuse_for(Reason::TimeOver, "your time for that decision is over");
        }
        Ok(go_back(self.decision(now, Vec::new()), after, Some(seat)))
    }

    pub(super) fn ask_back(&self, seat: Seat, to: usize, now: Millis) -> Decided {
        let table = self.table_in_play()?;
        if to >= table.n_steps() {
            return refuse(Code::Malformed, "that is not in the past");
        }
        if self.counts() {
            return refuse_for(Reason::Counts, "nothing is taken back in a match that counts");
        }
        self.check_say(seat)?;
        if self.seats[seat].n_asked >= MOST_ASKED {
            return refuse_for(
                Reason::TakenBackEnough,
                "you have asked often enough in this match",
            );
        }
        let decision = self.decision(now, vec![Body::Asked { seat, to }]);
        if self.is_agreed(seat, &[]) {
            return Ok(go_back(decision, taken_back(table, to)?, None));
        }
        Ok(decision)
    }

    pub(super) fn answer_back(&self, seat: Seat, to: usize, yes: bool, now: Millis) -> Decided {
        let table = self.table_in_play()?;
        self.check_say(seat)?;
        let Some(asked) = self.asked.as_ref().filter(|asked| !asked.agreed.contains(&seat)) else {
            return refuse_for(Reason::NotAsked, "nobody has asked you");
        };
        if asked.to != to {
            return refuse(Code::Stale, "a different request is open now");
        }
        let decision = self.decision(now, vec![Body::Answered { seat, yes }]);
        if yes && self.is_agreed(seat, &asked.agreed) {
            return Ok(go_back(decision, taken_back(table, to)?, None));
        }
        Ok(decision)
    }

    pub(super) fn abandon(&self, seat: Seat, now: Millis) -> Decided {
        self.check_in_play()?;
        if self.terms.daily.is_some() {
            return refuse_for(Reason::Once, "a daily deal is played once: resign it instead");
        }
        self.check_say(seat)?;
        let agreed = self.would_abandon();
        // Said once more, it is nothing new.
        let is_new = !agreed.contains(&seat);
        let mut entries: Vec<Body> =
            is_new.then_some(Body::WouldAbandon { seat }).into_iter().collect();
        if self.is_agreed(seat, &agreed) {
            entries.push(self.ending(self.table(), How::Abandoned, &[]));
        }
        Ok(self.decision(now, entries))
    }

    /// The seats that would end the match without a winner.
    pub(super) fn would_abandon(&self) -> Vec<Seat> {
        let agreed = self.seats.iter().filter(|(_, seated)| seated.would_abandon);
        agreed.map(|(seat, _)| seat).collect()
    }

    fn check_say(&self, seat: Seat) -> Result<(), Refusal> {
        if self.seats[seat].has_a_say() {
            return Ok(());
        }
        refuse_for(Reason::SeatLost, "you have lost this seat")
    }

    /// Whether everybody who has a say is this seat or among those who have agreed. A bot has none,
    /// but whoever it plays for has.
    fn is_agreed(&self, seat: Seat, agreed: &[Seat]) -> bool {
        self.seats
            .iter()
            .all(|(other, seated)| other == seat || agreed.contains(&other) || !seated.has_a_say())
    }
}

fn taken_back(table: &dyn Table, to: usize) -> Result<Box<dyn Table>, Refusal> {
    let mut after = table.boxed_clone();
    match after.take_back(to) {
        Ok(()) => Ok(after),
        Err(_) => refuse(Code::Malformed, "the match never had that many steps"),
    }
}

fn go_back(mut decision: Decision, after: Box<dyn Table>, by: Option<Seat>) -> Decision {
    let (step, turn) = (after.n_steps(), turn(after.as_ref()));
    decision.entries.push(Body::Back { step, turn, by });
    decision.table = Some(after);
    decision
}
