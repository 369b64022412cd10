//! How long everybody has thought, and how long he still may.

use protocol::Clock;
use store::Millis;

/// The clocks of all seats. They follow from the journal alone, so they outlive every restart.
#[derive(Clone, Debug)]
pub(super) struct Clocks(Vec<SeatClock>);

#[derive(Clone, Copy, Debug, Default)]
struct SeatClock {
    /// All that was thought, in milliseconds, less what decisions earned.
    used: i64,
    /// Since when the seat decides, and how many steps had been taken then.
    thinks: Option<(Millis, usize)>,
}

impl Clocks {
    pub(super) fn new(n_seats: u8) -> Self {
        Self(vec![SeatClock::default(); usize::from(n_seats)])
    }

    /// From here on these seats decide. Who did so before thinks on, unless it was he who has moved.
    pub(super) fn turn(&mut self, turn: &[u8], moved: Option<u8>, at: Millis, step: usize) {
        for (seat, clock) in (0..).zip(&mut self.0) {
            let thinks_on = clock.thinks.filter(|_| moved.is_some() && moved != Some(seat));
            clock.thinks = turn.contains(&seat).then(|| thinks_on.unwrap_or((at, step)));
        }
    }

    /// A seat has decided after thinking so long.
    pub(super) fn charge(&mut self, seat: u8, spent: i64, clock: Clock) {
        if let Some(own) = self.0.get_mut(usize::from(seat)) {
            own.used = own.used.saturating_add(spent.saturating_sub(millis(clock.increment)));
        }
    }

    pub(super) fn stop(&mut self) {
        self.0.iter_mut().for_each(|clock| clock.thinks = None);
    }

    /// Since when a seat decides.
    pub(super) fn thinks_since(&self, seat: u8) -> Option<Millis> {
        self.0[usize::from(seat)].thinks.map(|(since, _)| since)
    }

    /// How many steps had been taken when it came to a seat to decide. What others choose at the same time
    /// does not make its choice stale.
    pub(super) fn thinks_since_step(&self, seat: u8) -> Option<usize> {
        self.0[usize::from(seat)].thinks.map(|(_, step)| step)
    }

    /// When the time of a seat that decides runs out.
    pub(super) fn runs_out(&self, seat: u8, clock: Clock) -> Option<Millis> {
        let since = self.thinks_since(seat)?;
        self.left_at(seat, since, clock).map(|left| since.plus(left))
    }

    /// How many milliseconds a seat has left.
    pub(super) fn left_at(&self, seat: u8, now: Millis, clock: Clock) -> Option<i64> {
        let own = &self.0[usize::from(seat)];
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
