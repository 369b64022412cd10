//! How long everybody has thought, and how long he still may.

use protocol::Clock;
use store::Millis;
use tabletop::{BySeat, Seat};

/// The clocks of all seats. They follow from the journal alone, so they outlive every restart.
#[derive(Clone, Debug)]
pub(super) struct Clocks {
    seats: BySeat<SeatClock>,
    /// As they were after each number of steps, for when time runs back.
    past: Vec<Past>,
}

#[derive(Clone, Copy, Debug, Default)]
struct SeatClock {
    /// All that was thought, in milliseconds, less what decisions earned.
    used: i64,
    /// Since when the seat decides, and how many steps had been taken then.
    thinks: Option<(Millis, usize)>,
}

#[derive(Clone, Debug)]
struct Past {
    /// When it came to this.
    at: Millis,
    seats: BySeat<SeatClock>,
}

impl Clocks {
    pub(super) fn new(n_seats: u8) -> Self {
        Self { seats: BySeat::from_fn(n_seats, |_| SeatClock::default()), past: Vec::new() }
    }

    /// From here on these seats decide. Who did so before thinks on, unless it was he who has moved.
    pub(super) fn turn(&mut self, turn: &[Seat], moved: Option<Seat>, at: Millis, step: usize) {
        for (seat, clock) in self.seats.iter_mut() {
            let thinks_on = clock.thinks.filter(|_| moved.is_some() && moved != Some(seat));
            clock.thinks = turn.contains(&seat).then(|| thinks_on.unwrap_or((at, step)));
        }
    }

    /// So many steps have been taken now.
    pub(super) fn remember(&mut self, step: usize, at: Millis) {
        let now = Past { at, seats: self.seats.clone() };
        // A journal that was tampered with may have left steps out.
        self.past.resize(step, now.clone());
        self.past.push(now);
    }

    /// Time runs back to when so many steps had been taken, and these seats decide there once more.
    /// Whoever goes back alone has been deciding all the time. If all have agreed, everybody has thought
    /// as long as he had when it went on from there.
    pub(super) fn back(&mut self, step: usize, turn: &[Seat], at: Millis, alone: Option<Seat>) {
        let left = self.past.get(step + 1).map_or(at, |next| next.at);
        let Some(then) = self.past.get_mut(step) else {
            return self.turn(turn, None, at, step);
        };
        for (seat, clock) in then.seats.iter_mut() {
            let thinks_on = clock.thinks.map(|(since, step)| match alone {
                Some(_) => (since, step),
                None => (at.plus(-left.since(since).max(0)), step),
            });
            clock.thinks = turn.contains(&seat).then(|| thinks_on.unwrap_or((at, step)));
        }
        self.seats.clone_from(&then.seats);
        self.past.truncate(step + 1);
    }

    /// A seat has decided after thinking so long.
    pub(super) fn charge(&mut self, seat: Seat, spent: i64, clock: Clock) {
        if let Some(own) = self.seats.get_mut(seat) {
            own.used = own.used.saturating_add(spent.saturating_sub(millis(clock.increment)));
        }
    }

    pub(super) fn stop(&mut self) {
        self.seats.iter_mut().for_each(|(_, clock)| clock.thinks = None);
        // Nothing is taken back any more.
        self.past = Vec::new();
    }

    /// Since when a seat decides.
    pub(super) fn thinks_since(&self, seat: Seat) -> Option<Millis> {
        self.seats[seat].thinks.map(|(since, _)| since)
    }

    /// How many steps had been taken when it came to a seat to decide. What others choose at the same time
    /// does not make its choice stale.
    pub(super) fn thinks_since_step(&self, seat: Seat) -> Option<usize> {
        self.seats[seat].thinks.map(|(_, step)| step)
    }

    /// When the time of a seat that decides runs out.
    pub(super) fn runs_out(&self, seat: Seat, clock: Clock) -> Option<Millis> {
        let since = self.thinks_since(seat)?;
        self.left_at(seat, since, clock).map(|left| since.plus(left))
    }

    /// How many milliseconds a seat has left.
    pub(super) fn left_at(&self, seat: Seat, now: Millis, clock: Clock) -> Option<i64> {
        let own = &self.seats[seat];
        let thought = own.thinks.map_or(0, |(since, _)| now.since(since).max(0));
        let of_match =
            clock.per_match.map(|all| millis(all).saturating_sub(own.used).saturating_sub(thought));
        let of_move = clock.per_move.map(|all| millis(all).saturating_sub(thought));
        match (of_match, of_move) {
            (Some(one), Some(other)) => Some(one.min(other)),
            (one, other) => one.or(other),
        }
    }
}

fn millis(seconds: u32) -> i64 {
    i64::from(seconds) * 1000
}
