//! How long a bot may think.

use std::fmt;
use std::time::Duration;

/// How much a bot may do before it must answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many moves tried out, one imagined step or one imagined match each: the same answer on every machine.
    Playouts(u32),
    /// So long by the clock that the asker brings.
    Time(Duration),
}

impl Budget {
    /// Enough for a good move of every bot there is.
    pub const DEFAULT: Self = Self::Playouts(1000);

    /// For a hint: it leaves time for what is not thinking, so that people wait for about 300 ms at most
    /// (`benches/hints.rs`).
    pub const HINT: Self = Self::Time(Duration::from_millis(250));
}

/// A budget, the clock it may need, and a way to call the bot off.
///
/// There is no clock in this crate: on a server, in a test and in a browser time comes from different places.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    budget: Budget,
    most_playouts: u32,
    clock: &'a dyn Fn() -> Duration,
    is_called_off: &'a dyn Fn() -> bool,
}

impl Limits<'static> {
    /// This budget. Without a clock, no time passes.
    pub fn new(budget: Budget) -> Self {
        Self {
            budget,
            most_playouts: u32::MAX,
            clock: &|| Duration::ZERO,
            is_called_off: &|| false,
        }
    }
}

impl<'a> Limits<'a> {
    /// The same with this clock: the time since a moment of its choice.
    #[must_use]
    pub fn with_clock(self, clock: &'a dyn Fn() -> Duration) -> Self {
        Self { clock, ..self }
    }

    /// The same, ended early once this says so. A bot that is called off answers with the best it has.
    #[must_use]
    pub fn until(self, is_called_off: &'a dyn Fn() -> bool) -> Self {
        Self { is_called_off, ..self }
    }

    /// The same with this budget.
    #[must_use]
    pub fn with_budget(self, budget: Budget) -> Self {
        Self { budget, most_playouts: u32::MAX, ..self }
    }

    /// The same, but never more than so many playouts.
    #[must_use]
    pub fn at_most(self, playouts: u32) -> Self {
        Self { most_playouts: self.most_playouts.min(playouts), ..self }
    }

    /// What is left for who began at this moment of the clock. Playouts are counted anew: what found nothing to try out
    /// has made none.
    #[must_use]
    pub fn since(self, began: Duration) -> Self {
        let budget = match self.budget {
            Budget::Playouts(_) => self.budget,
            Budget::Time(most) => {
                Budget::Time(most.saturating_sub(self.now().saturating_sub(began)))
            }
        };
        Self { budget, ..self }
    }

    /// The budget.
    pub fn budget(&self) -> Budget {
        self.budget
    }

    /// One of so many equal parts, for who has several things to think about.
    #[must_use]
    pub fn share(&self, n: usize) -> Self {
        let n = u32::try_from(n.max(1)).unwrap_or(u32::MAX);
        let budget = match self.budget {
            Budget::Playouts(playouts) => Budget::Playouts(playouts / n),
            Budget::Time(most) => Budget::Time(most / n),
        };
        let most_playouts = (self.most_playouts / n).max(1);
        Self { budget, most_playouts, ..*self }
    }

    /// What the clock says.
    pub fn now(&self) -> Duration {
        (self.clock)()
    }

    /// Begins to think: time counts from here.
    pub fn begin(&self) -> Thinking<'a> {
        Thinking { limits: *self, began: (self.clock)(), n_done: 0 }
    }
}

impl fmt::Debug for Limits<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Limits").field("budget", &self.budget).finish_non_exhaustive()
    }
}

/// Nobody thinks longer, whatever the clock says: memory stays bounded, and a clock that stands still is no trap.
pub(crate) const MOST_PLAYOUTS: u32 = 1_000_000;

/// One decision being thought about.
#[derive(Debug)]
pub struct Thinking<'a> {
    limits: Limits<'a>,
    began: Duration,
    n_done: u32,
}

impl Thinking<'_> {
    /// Whether there is room for one more playout; it counts as done. The first always has room: there must be an answer.
    pub fn goes_on(&mut self) -> bool {
        let goes_on = self.n_done == 0 || (self.has_budget() && !(self.limits.is_called_off)());
        self.n_done = self.n_done.saturating_add(u32::from(goes_on));
        goes_on
    }

    /// Whether there is time for a look that is no playout, and nobody has called the bot off.
    pub fn has_time(&self) -> bool {
        let is_late = match self.limits.budget {
            Budget::Playouts(_) => false,
            Budget::Time(most) => self.elapsed() >= most,
        };
        !is_late && !(self.limits.is_called_off)()
    }

    /// How much of the budget is spent: from 0 to 1.
    pub fn share_spent(&self) -> f64 {
        let share = |spent: f64, all: f64| if spent < all { spent / all } else { 1.0 };
        let of_playouts = |n: u32| share(self.n_done.into(), n.into());
        let of_most = of_playouts(self.limits.most_playouts);
        match self.limits.budget {
            Budget::Playouts(n) => of_most.max(of_playouts(n)),
            Budget::Time(most) => {
                of_most.max(share(self.elapsed().as_secs_f64(), most.as_secs_f64()))
            }
        }
    }

    fn elapsed(&self) -> Duration {
        (self.limits.clock)().saturating_sub(self.began)
    }

    fn has_budget(&self) -> bool {
        let has_room = self.n_done < self.limits.most_playouts.min(MOST_PLAYOUTS);
        has_room
            && match self.limits.budget {
                Budget::Playouts(n) => self.n_done < n,
                Budget::Time(most) => self.elapsed() < most,
            }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    fn count(limits: Limits<'_>) -> usize {
        let mut thinking = limits.begin();
        (0..1000).take_while(|_| thinking.goes_on()).count()
    }

    #[test]
    fn a_budget_of_playouts_is_kept_and_is_never_less_than_one() {
        assert_eq!(count(Limits::new(Budget::Playouts(7))), 7);
        assert_eq!(count(Limits::new(Budget::Playouts(0))), 1);
    }

    #[test]
    fn time_is_what_the_clock_says() {
        let now = Cell::new(Duration::from_secs(100));
        let clock = || now.replace(now.get() + Duration::from_millis(1));
        let limits = Limits::new(Budget::Time(Duration::from_millis(20)));
        assert_eq!(count(limits.with_clock(&clock)), 20);
    }

    #[test]
    fn who_goes_on_with_something_else_has_the_time_that_is_left() {
        let now = Cell::new(Duration::from_millis(100));
        let clock = || now.get();
        let limits = Limits::new(Budget::Time(Duration::from_millis(20))).with_clock(&clock);
        let began = limits.now();
        now.set(Duration::from_millis(115));
        assert_eq!(limits.since(began).budget(), Budget::Time(Duration::from_millis(5)));
        now.set(Duration::from_millis(150));
        assert_eq!(limits.since(began).budget(), Budget::Time(Duration::ZERO));
        assert_eq!(Limits::new(Budget::DEFAULT).since(began).budget(), Budget::DEFAULT);
    }

    #[test]
    fn the_share_that_is_spent_goes_from_nothing_to_all() {
        let mut thinking = Limits::new(Budget::Playouts(4)).begin();
        let mut shares = vec![thinking.share_spent()];
        while thinking.goes_on() {
            shares.push(thinking.share_spent());
        }
        assert!(shares.iter().zip([0.0, 0.25, 0.5, 0.75, 1.0]).all(|(a, b)| (a - b).abs() < 1e-9));
        assert_eq!(shares.len(), 5);
        let now = Cell::new(Duration::ZERO);
        let clock = || now.get();
        let thinking = Limits::new(Budget::Time(Duration::from_secs(2))).with_clock(&clock).begin();
        now.set(Duration::from_secs(1));
        assert!((thinking.share_spent() - 0.5).abs() < 1e-9 && thinking.has_time());
        now.set(Duration::from_secs(3));
        assert!((thinking.share_spent() - 1.0).abs() < 1e-9 && !thinking.has_time());
    }

    #[test]
    fn who_is_called_off_still_has_one_thing_to_say() {
        assert_eq!(count(Limits::new(Budget::DEFAULT).until(&|| true)), 1);
    }
}
