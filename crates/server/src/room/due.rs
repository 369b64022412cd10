//! Whose turn it is, what happens although nobody has wished it, and when somebody must look.

use protocol::How;
use store::{Millis, Status, Summary};
use tabletop::Seat;

use super::decide::Decision;
use super::journal::Body;
use super::{Room, Seated, turn};

impl Room {
    /// The seats that decide now.
    pub fn to_act(&self) -> Vec<Seat> {
        let is_live = !self.is_over();
        self.table.as_ref().filter(|_| is_live).map_or_else(Vec::new, |table| turn(table.as_ref()))
    }

    /// The seats that a bot decides for now, with its level.
    pub fn bots_to_act(&self) -> Vec<(Seat, u8)> {
        let bot = |seat: Seat| Some((seat, self.seats[seat].bot?));
        self.to_act().into_iter().filter_map(bot).collect()
    }

    /// Whether somebody plays here who is not away.
    pub fn is_attended(&self) -> bool {
        self.seats.values().any(|seated| seated.is_played_by_person() && !seated.is_away)
    }

    /// What lists and alarms need to know, but for the outline.
    pub fn summary(&self) -> Summary {
        let status = if self.is_over() {
            Status::Over
        } else if self.has_begun() {
            Status::Live
        } else {
            Status::Open
        };
        Summary {
            status,
            is_public: self.terms.public,
            alarm: self.alarm(),
            players: self.players().map(|(_, id)| id).collect(),
            touched: self.touched,
            outline: None,
        }
    }

    /// When somebody must look at the match although nobody has sent anything.
    pub fn alarm(&self) -> Option<Millis> {
        self.bots_alarm().into_iter().chain(self.other_alarm()).min()
    }

    /// Since when bots have been to act, if they are.
    pub fn bots_alarm(&self) -> Option<Millis> {
        (!self.bots_to_act().is_empty()).then_some(self.touched)
    }

    /// When somebody must look at the match for another reason than a bot.
    pub fn other_alarm(&self) -> Option<Millis> {
        if self.is_over() {
            return self.leaves_something().then_some(self.touched);
        }
        if !self.has_begun() {
            return None;
        }
        self.falls_due()
    }

    /// When the next clock runs out, or the time of the next leaver is over.
    pub fn falls_due(&self) -> Option<Millis> {
        if self.is_over() || !self.has_begun() {
            return None;
        }
        let flags =
            self.persons_to_act().filter_map(|seat| self.clocks.runs_out(seat, self.terms.clock));
        let leavers = self.seats.values().filter_map(|seated| self.grace_ends(seated));
        flags.chain(leavers).min()
    }

    fn persons_to_act(&self) -> impl Iterator<Item = Seat> {
        let is_person = |seat: &Seat| self.seats[*seat].is_played_by_person();
        self.to_act().into_iter().filter(is_person)
    }

    /// When a bot takes the seat of somebody who is away. It is for those who wait for him: while nobody is there,
    /// the match waits, too.
    fn grace_ends(&self, seated: &Seated) -> Option<Millis> {
        let grace = i64::from(self.terms.grace) * 1000;
        if !seated.is_away || !seated.is_played_by_person() || grace == 0 {
            return None;
        }
        let waiting = self.seats.values().filter(|it| it.has_a_say() && !it.is_away);
        let waits_since = waiting.map(|it| it.since).min()?;
        Some(seated.since.max(waits_since).plus(grace))
    }

    /// What is due although nobody has wished it: clocks that have run out, leavers whose time is over.
    pub fn overdue(&self, now: Millis) -> Option<Decision> {
        if self.is_over() || !self.has_begun() {
            return None;
        }
        if let Some(seat) = self.persons_to_act().find(|seat| self.is_flagged(*seat, now)) {
            return self.lose(seat, How::Time, now).ok();
        }
        let is_gone = |seated: &Seated| self.grace_ends(seated).is_some_and(|end| end <= now);
        let left = self.seats.iter().find(|(_, seated)| is_gone(seated));
        let bot = |(seat, _)| self.decision(now, vec![Body::Bot { seat, level: self.terms.bot }]);
        left.map(bot)
    }

    /// Whether the time of a seat has run out.
    pub(super) fn is_flagged(&self, seat: Seat, now: Millis) -> bool {
        self.clocks.runs_out(seat, self.terms.clock).is_some_and(|end| end <= now)
    }
}
