//! What can happen in a match. These are durable: a form that was ever written must be readable for ever.

use protocol::How;
use serde::{Deserialize, Serialize};
use store::{MatchId, PlayerId};
use tabletop::{Seat, StepLine};

/// An entry of a journal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum Body {
    /// A player took a seat.
    Sat {
        /// Which one.
        seat: Seat,
        /// Who.
        player: PlayerId,
        /// By what name.
        name: String,
        /// What he added to the shuffle, as hexadecimal digits.
        entropy: String,
    },
    /// A player gave his seat up before the match began.
    Stood {
        /// Which one.
        seat: Seat,
    },
    /// A bot plays a seat from here on: its own, or one whose player let it or has left.
    Bot {
        /// Which one.
        seat: Seat,
        /// How strong.
        level: u8,
    },
    /// A player is away.
    Left {
        /// Whose seat.
        seat: Seat,
    },
    /// A player plays on himself.
    Returned {
        /// Whose seat.
        seat: Seat,
    },
    /// All seats are taken; the seed is fixed.
    Began {
        /// The seats that decide first, if nothing has to be drawn before.
        turn: Vec<Seat>,
    },
    /// A step was taken.
    Step {
        /// As a log writes it.
        line: String,
        /// How many milliseconds the mover had thought.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        spent: Option<i64>,
        /// The seats that decide next, if this is the last step before somebody decides.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        turn: Option<Vec<Seat>>,
    },
    /// Time ran back.
    Back {
        /// So many steps are left.
        step: usize,
        /// The seats that decide there.
        turn: Vec<Seat>,
        /// Who took back what was his own; nobody if all have agreed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Seat>,
    },
    /// A player asks the others to let time run back.
    Asked {
        /// Who.
        seat: Seat,
        /// To when so many steps had been taken.
        to: usize,
    },
    /// A player answers that.
    Answered {
        /// Who.
        seat: Seat,
        /// How.
        yes: bool,
    },
    /// A player agrees to end the match without a winner.
    WouldAbandon {
        /// Who.
        seat: Seat,
    },
    /// A seat is lost, whatever happens later.
    Lost {
        /// Which one.
        seat: Seat,
        /// Given up, or on time.
        how: How,
    },
    /// Somebody said something.
    Said {
        /// His seat, if he has one.
        by: Option<Seat>,
        /// Who he is, if he has no seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        player: Option<PlayerId>,
        /// His name.
        name: String,
        /// What.
        text: String,
    },
    /// The match is over.
    Ended {
        /// In what way.
        how: How,
        /// Each seat's rank.
        ranks: Vec<u32>,
        /// Each seat's points.
        points: Vec<i32>,
    },
    /// There is a next match.
    Rematch {
        /// Its id.
        id: MatchId,
    },
}

impl Body {
    /// How many steps have been taken after it, if there were so many before.
    pub(super) const fn steps_after(&self, before: usize) -> usize {
        match self {
            Self::Step { .. } => before + 1,
            Self::Back { step, .. } => *step,
            Self::Sat { .. }
            | Self::Stood { .. }
            | Self::Bot { .. }
            | Self::Left { .. }
            | Self::Returned { .. }
            | Self::Began { .. }
            | Self::Asked { .. }
            | Self::Answered { .. }
            | Self::WouldAbandon { .. }
            | Self::Lost { .. }
            | Self::Said { .. }
            | Self::Ended { .. }
            | Self::Rematch { .. } => before,
        }
    }

    /// The seat it is about.
    pub(super) const fn seat(&self) -> Option<Seat> {
        match self {
            Self::Sat { seat, .. }
            | Self::Stood { seat }
            | Self::Bot { seat, .. }
            | Self::Left { seat }
            | Self::Returned { seat }
            | Self::Asked { seat, .. }
            | Self::Answered { seat, .. }
            | Self::WouldAbandon { seat }
            | Self::Lost { seat, .. } => Some(*seat),
            Self::Said { by, .. } | Self::Back { by, .. } => *by,
            Self::Began { .. } | Self::Step { .. } | Self::Ended { .. } | Self::Rematch { .. } => {
                None
            }
        }
    }
}

/// Who made the move of a log's line; nobody if it was drawn.
pub(super) fn mover(line: &str) -> Option<Seat> {
    StepLine::parse(line).ok()?.seat
}
