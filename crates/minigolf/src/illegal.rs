//! Why a step is refused: one variant per reason, each with its rule.

use alloc::vec;
use alloc::vec::Vec;

use strum::{IntoStaticStr, VariantNames};
use tabletop::{BreaksRule, Figure};

use crate::cells::Cell;

/// Why a step is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error, IntoStaticStr, VariantNames)]
pub enum Illegal {
    /// MG-1: only one of the three lands dealt.
    #[error("that land was not dealt to you")]
    NotYourLand,
    /// MG-1: lands come first.
    #[error("choose one of your lands now")]
    ChooseLand,
    /// MG-1: the choice is over.
    #[error("lands are chosen once, before the first tile")]
    LandsChosen,
    /// MG-5: promises are due.
    #[error("promises are to be made now")]
    PromisesDue,
    /// MG-5: promises are made at the start and on client visits only.
    #[error("promises are made at the start and when the clients visit, in the advanced version")]
    NoVisit,
    /// MG-5: at least one at the start.
    #[error("make at least one promise at the start")]
    NoPromise,
    /// MG-5: promises are never made twice.
    #[error("you have made that promise already")]
    Promised,
    /// MG-3: only tiles of the middle rack.
    #[error("there is no tile in that slot")]
    NoTile,
    /// MG-8: stopping is final.
    #[error("you have stopped: you take a tile face down every turn")]
    Stopped,
    /// MG-8: before any land is full.
    #[error("nobody may stop before a land is full")]
    TooEarlyToStop,
    /// MG-8: who stops takes a tile.
    #[error("take a tile face down to stop: `collect`")]
    CollectToStop,
    /// MG-9: leftovers are being asked for.
    #[error("say which leftovers are to go back into the bag")]
    ReturnDue,
    /// MG-9: only in the end phase.
    #[error("leftovers are asked for only in the end phase, after a refill")]
    NothingToReturn,
    /// MG-9: only what is left over.
    #[error("that slot holds no leftover")]
    NoLeftover,
    /// MG-10: the gate is no place for a tile.
    #[error("the gate stands there")]
    OnTheGate,
    /// MG-11: only empty cells.
    #[error("that cell already holds a tile")]
    CellTaken,
    /// MG-11: tiles hang together.
    #[error("that cell touches neither a tile of yours nor the gate")]
    TouchesNothing,
    /// MG-11: the grid is bounded after all.
    #[error("this program's grid ends before that cell; the rules know no such border")]
    OffTheGrid,
    /// MG-11: rotations that look the same are one move.
    #[error("that rotation looks the same as a smaller one")]
    SameLook,
    /// MG-12: the strict option.
    #[error("strict placement: that tile can be placed on the land without a mismatch")]
    Mismatch,
    /// MG-15: the holes are to be numbered.
    #[error("number your holes now")]
    NumbersDue,
    /// MG-15: holes are numbered at the end, if at all.
    #[error("holes are numbered at the end, and only with manual numbering")]
    NoNumbers,
    /// MG-15: only holes have numbers.
    #[error("there is no hole at {0}")]
    NoHole(Cell),
    /// MG-15: a number lies on the tee.
    #[error("{0} is not the tee of its hole")]
    NotTheTee(Cell),
    /// MG-15: a hole has one number.
    #[error("the hole at {0} has two numbers")]
    TwoNumbers(Cell),
    /// MG-15: of cells that name the same hole, one is written.
    #[error("{0} is not where its hole stands")]
    NotWhereItStands(Cell),
    /// MG-15: as many numbers as there are holes, up to nine.
    #[error("exactly {0} of your holes must carry a number")]
    WrongNumberOfNumbers(u8),
    /// MG-30: what becomes of the tiles not placed.
    #[error("say for each tile not placed whether it goes back or away")]
    FateMissing,
    /// MG-30: only alone.
    #[error("only in a solo game")]
    SoloOnly,
    /// MG-30: alone, nothing is collected.
    #[error("nothing is collected in a solo game")]
    NotSolo,
    /// MG-30: alone, leftovers are no move of their own.
    #[error(
        "alone, tiles not placed go back or away with the move: `build … back`, `pass away away`"
    )]
    FatesGoWithTheMove,
    /// MG-1: chance decides one thing at a time.
    #[error("another outcome is due")]
    OtherOutcomeDue,
    /// MG-1: a client who was agreed on.
    #[error("other clients are agreed on")]
    OtherClients,
    /// MG-1: different lands of the difficulty agreed on.
    #[error("these lands cannot be dealt")]
    NotDealable,
    /// MG-1: every pawn once.
    #[error("not every seat once")]
    NotAnOrder,
    /// MG-4: what is drawn comes from the bag.
    #[error("the bag does not hold these tiles")]
    NotInBag,
    /// MG-6: a rack is filled, and not more.
    #[error("a draw has exactly {0} tiles, the last thing drawn being one")]
    WrongDraw(u8),
}

impl BreaksRule for Illegal {
    const NAMES: &'static [&'static str] = Self::VARIANTS;

    fn name(&self) -> &'static str {
        self.into()
    }

    fn rule(&self) -> &'static str {
        match self {
            Self::NotYourLand
            | Self::ChooseLand
            | Self::LandsChosen
            | Self::OtherOutcomeDue
            | Self::OtherClients
            | Self::NotDealable
            | Self::NotAnOrder => "MG-1",
            Self::NoTile => "MG-3",
            Self::NotInBag => "MG-4",
            Self::PromisesDue | Self::NoVisit | Self::NoPromise | Self::Promised => "MG-5",
            Self::WrongDraw(_) => "MG-6",
            Self::Stopped | Self::TooEarlyToStop | Self::CollectToStop => "MG-8",
            Self::ReturnDue | Self::NothingToReturn | Self::NoLeftover => "MG-9",
            Self::OnTheGate => "MG-10",
            Self::CellTaken | Self::TouchesNothing | Self::OffTheGrid | Self::SameLook => "MG-11",
            Self::Mismatch => "MG-12",
            Self::NumbersDue
            | Self::NoNumbers
            | Self::NoHole(_)
            | Self::NotTheTee(_)
            | Self::TwoNumbers(_)
            | Self::NotWhereItStands(_)
            | Self::WrongNumberOfNumbers(_) => "MG-15",
            Self::FateMissing | Self::SoloOnly | Self::NotSolo | Self::FatesGoWithTheMove => {
                "MG-30"
            }
        }
    }

    fn figures(&self) -> Vec<Figure> {
        match self {
            Self::WrongNumberOfNumbers(n) | Self::WrongDraw(n) => vec![(*n).into()],
            Self::NoHole(cell)
            | Self::NotTheTee(cell)
            | Self::TwoNumbers(cell)
            | Self::NotWhereItStands(cell) => vec![Figure::name(cell)],
            Self::NotYourLand
            | Self::ChooseLand
            | Self::LandsChosen
            | Self::PromisesDue
            | Self::NoVisit
            | Self::NoPromise
            | Self::Promised
            | Self::NoTile
            | Self::Stopped
            | Self::TooEarlyToStop
            | Self::CollectToStop
            | Self::ReturnDue
            | Self::NothingToReturn
            | Self::NoLeftover
            | Self::OnTheGate
            | Self::CellTaken
            | Self::TouchesNothing
            | Self::OffTheGrid
            | Self::SameLook
            | Self::Mismatch
            | Self::NumbersDue
            | Self::NoNumbers
            | Self::FateMissing
            | Self::SoloOnly
            | Self::NotSolo
            | Self::FatesGoWithTheMove
            | Self::OtherOutcomeDue
            | Self::OtherClients
            | Self::NotDealable
            | Self::NotAnOrder
            | Self::NotInBag => Vec::new(),
        }
    }
}
