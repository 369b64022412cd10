//! What a shot does to its ball.

use green::{Ball, Fact};
use tabletop::Seat;

/// A ball's way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flight {
    /// Whose ball it is.
    pub seat: Seat,
    /// How far it was hit.
    pub strike: u8,
    /// Where it was.
    pub from: Ball,
    /// Where it comes to rest.
    pub to: Ball,
    /// GR-4: whether a caddie came from the supply.
    pub income: bool,
    /// The space on the progress card, if the ball is pocketed.
    pub progress: Option<u8>,
}

impl Flight {
    /// The first among these facts, and whether they pocket the ball.
    pub fn among(facts: &[Fact]) -> Option<Self> {
        let progress = facts.iter().find_map(|fact| {
            let Fact::Pocketed { progress, .. } = fact else { return None };
            Some(*progress)
        });
        facts.iter().find_map(Self::of).map(|flight| Self { progress, ..flight })
    }

    /// What a hit did to its ball; nothing for any other fact.
    pub fn of(fact: &Fact) -> Option<Self> {
        let Fact::Hit { seat, strike, from, to, income, .. } = *fact else { return None };
        Some(Self { seat, strike, from, to, income, progress: None })
    }
}
