//! What is asked of a room and changes nothing: who may look on and how late, moves, previews, hints, the log.

use protocol::{Code, Do, How, Joined, Outcome, Problem, Reason};
use store::{Entry, Kept, Millis, PlayerId};
use table::{Games, Table};
use tabletop::{Seat, Viewer};

use super::Room;
use super::decide::{Refusal, Who, refuse, refuse_for, refused};

/// How somebody sees a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sight {
    /// As it is.
    Now,
    /// As it was at this time.
    Then(Millis),
}

impl Room {
    /// How somebody sees the match, if he may see it at all. `today` is the day it is, as `2026-11-15`.
    pub fn sight(
        &self,
        player: Option<PlayerId>,
        now: Millis,
        today: &str,
    ) -> Result<Sight, Refusal> {
        if self.viewer_of(player) != Viewer::Spectator {
            return Ok(Sight::Now);
        }
        let is_private = self.has_begun() && !self.is_over() && !self.terms.spectators;
        if is_private || self.is_deal_of(today) {
            return refuse(Code::NoMatch, "there is no such match for you to see");
        }
        Ok(self.sight_of_spectators(now))
    }

    /// Those without a seat may have agreed to see everything later; when it is over, there is nothing to wait for.
    pub fn sight_of_spectators(&self, now: Millis) -> Sight {
        if self.terms.delay == 0 || self.is_over() {
            return Sight::Now;
        }
        Sight::Then(now.plus(-i64::from(self.terms.delay) * 1000))
    }

    /// Whether others may still be going to play the same deal.
    fn is_deal_of(&self, today: &str) -> bool {
        self.terms.daily.as_deref().is_some_and(|day| day >= today)
    }

    /// The log, when everybody may read it.
    pub fn log(&self, today: &str) -> Result<String, Refusal> {
        let is_shown = self.is_over() && !self.is_deal_of(today);
        // What was played elsewhere was drawn elsewhere.
        let is_imported = self.ended.as_ref().is_some_and(|ended| ended.how == How::Imported);
        let shuffle = (is_shown && !is_imported).then(|| self.shuffle());
        let log = |table: &dyn Table| table.log_with(shuffle.as_ref());
        self.table().filter(|_| is_shown).and_then(log).ok_or_else(|| {
            let message = "the log holds every draw: it is shown when the match is over";
            Problem::because(Reason::NotOver, message)
        })
    }

    /// The log of a match that was played by other rules, as it was written: nothing of it is replayed.
    pub fn log_of_other_rules(
        games: &Games,
        kept: Kept,
        entries: &[Entry],
        today: &str,
    ) -> Result<String, Refusal> {
        let unreadable = |_| Problem::new(Code::OtherRules, "this match cannot be read any more");
        let (room, lines) = Self::read(games, kept, entries).map_err(unreadable)?;
        if room.is_over() && !room.is_deal_of(today) {
            return Ok(room.as_log(&lines));
        }
        refuse_for(Reason::NotOver, "the log holds every draw: it is shown when the match is over")
    }

    /// The answer to a wish that has come true.
    pub fn done(&self, who: &Who, wish: &Do, now: Millis) -> Outcome {
        let seat = self.seat_of(who.player);
        // How much has happened is news, too: who sees everything later hears of it later.
        let number = match self.sight_of_spectators(now) {
            Sight::Then(until) if seat.is_none() => self.number_at(until),
            Sight::Then(_) | Sight::Now => self.number(),
        };
        match (wish, seat) {
            (Do::Join { .. }, Some(seat)) => Outcome::Joined(Joined { seat, number }),
            _ => Outcome::Done { number },
        }
    }

    /// All that somebody may do now.
    pub fn legal_moves(&self, who: &Who) -> Outcome {
        match (self.table(), self.seat_of(who.player)) {
            (Some(table), Some(seat)) if !self.is_over() => Outcome::Moves(table.legal_moves(seat)),
            _ => Outcome::Moves(Vec::new()),
        }
    }

    /// What a move would bring.
    pub fn preview(&self, who: &Who, mv: &str) -> Outcome {
        self.previewed(who, mv).unwrap_or_else(Outcome::Error)
    }

    fn previewed(&self, who: &Who, mv: &str) -> Result<Outcome, Refusal> {
        let seat = self.own_seat(who)?;
        let Some(table) = self.table() else {
            return refuse(Code::NotBegun, "the match has not begun");
        };
        let preview = table.preview(seat, mv).map_err(|error| refused(&error))?;
        Ok(Outcome::Preview(serde_json::to_value(preview).expect("previews are plain data")))
    }

    /// The seat that a bot may be asked for a hint for.
    pub fn may_be_helped(&self, who: &Who) -> Result<Seat, Refusal> {
        if self.counts() {
            return refuse_for(Reason::Counts, "there are no hints in a match that counts");
        }
        let seat = self.own_seat(who)?;
        if !self.to_act().contains(&seat) {
            return refuse(Code::NotYourTurn, "it is not your turn");
        }
        Ok(seat)
    }
}
