//! Why a step is refused.

use alloc::vec::Vec;

use strum::{IntoStaticStr, VariantNames};
use tabletop::{BreaksRule, Figure};

/// Why a step is refused; each reason names its rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error, IntoStaticStr, VariantNames)]
pub enum Illegal {
    /// GR-2: the number is part of the decision.
    #[error("choose one of the numbers on this club")]
    ChooseNumber,
    /// GR-2: only numbers on the club.
    #[error("that number is not on the club")]
    NumberNotOnClub,
    /// GR-2: only some clubs leave a choice.
    #[error("this club leaves no choice of numbers")]
    NoChoice,
    /// GR-3: there are four slots.
    #[error("the display has slots 0 to 3 only")]
    NoSuchSlot,
    /// GR-3: nothing lies there.
    #[error("that slot is empty")]
    EmptySlot,
    /// GR-3: not with 8 cards.
    #[error("you already hold 8 clubs")]
    HandFull,
    /// GR-3: a refresh costs a caddie.
    #[error("you have no caddie to pay for new clubs")]
    NoCaddieToRefresh,
    /// GR-3: there must be something to refresh.
    #[error("there is no club on display to replace")]
    NothingOnDisplay,
    /// GR-3: a refresh commits to drawing.
    #[error("after new clubs were laid out you must draw one of them")]
    MustDraw,
    /// GR-3: what is revealed comes from the deck, then from the shuffled discards.
    #[error("the deck does not hold these clubs")]
    NotInDeck,
    /// GR-3: as many as there are empty slots, or clubs.
    #[error("another number of clubs is to be revealed")]
    OtherCount,
    /// GR-4: only from one's own hand.
    #[error("you do not hold that club")]
    NotInHand,
    /// GR-4: one power per club.
    #[error("a club is played with one power only")]
    OnePower,
    /// GR-4: the power changes nothing.
    #[error("that power would change nothing")]
    Useless,
    /// GR-4: a power the club itself has is not borrowed.
    #[error("this club has that power itself")]
    OwnPower,
    /// GR-4: a Hybrid's power is never borrowed.
    #[error("a Hybrid's power cannot be borrowed")]
    HybridNotBorrowed,
    /// GR-4: borrowing costs a caddie.
    #[error("you have no caddie to pay for that power")]
    NoCaddieToBorrow,
    /// GR-5: an opponent.
    #[error("only an opponent's power can be borrowed")]
    NotAnOpponent,
    /// GR-5: not from one who has retired.
    #[error("that player has retired from the hole")]
    LenderRetired,
    /// GR-5: not from one who has not played.
    #[error("that player has no club in his row")]
    LenderHasNoClub,
    /// GR-6: a Hybrid's power is the second Hybrid.
    #[error("a Hybrid's power is another Hybrid played with it")]
    HybridAlone,
    /// GR-6: only Hybrids go together.
    #[error("only two Hybrids are played together")]
    NotAPair,
    /// GR-6: the same pair has one spelling.
    #[error("name the two Hybrids in the order of the club list")]
    PairSpelling,
    /// GR-6: a Wedge has two powers.
    #[error("say whether the Wedge's power is to skip or to ignore the sand")]
    WedgeWay,
    /// GR-6: only a Wedge has two powers.
    #[error("only a Wedge's power skips or ignores sand")]
    NotAWedge,
    /// GR-6: the first club on the hole.
    #[error("a Wood's power works only with your first club on the hole")]
    WoodNotFirst,
    /// GR-6: an Iron needs a club to go on with and a ball to hit.
    #[error("after an Iron's power there must be a club in your hand and a ball to hit")]
    NothingToHitWith,
    /// GR-6: another club must follow.
    #[error("after an Iron's power you must hit again")]
    MustHit,
    /// GR-8: who retires goes down to 8 clubs at once.
    #[error("you have retired: discard down to 8 clubs first")]
    RetireDiscardFirst,
    /// GR-11: after a hole, down to 8 clubs first.
    #[error("discard down to 8 clubs first")]
    MustDiscard,
    /// GR-11: only from one's own hand.
    #[error("you do not hold the club you want to discard")]
    DiscardNotHeld,
    /// GR-11: nothing is discarded otherwise.
    #[error("clubs are discarded only from a hand of more than 8")]
    NoDiscardDue,
    /// GR-11: clubs are taken back when a hole has ended.
    #[error("clubs are taken back only after the hole, and only once")]
    NoTakeBackDue,
    /// GR-11: first the clubs of the last hole.
    #[error("first say which clubs you take back")]
    TakeBackFirst,
    /// GR-11: only played clubs.
    #[error("your row does not hold these clubs")]
    NotInRow,
    /// GR-11: one caddie each.
    #[error("each club taken back costs a caddie")]
    TooFewCaddies,
    /// GR-11: at most 8 in hand.
    #[error("your hand would hold more than 8 clubs")]
    HandWouldOverflow,
    /// GR-11: which clubs go together.
    #[error("take back at most two clubs of different types, or clubs of one type")]
    MixedTypes,
    /// GR-11: the same clubs have one spelling.
    #[error("name the clubs in the order of the club list")]
    TakeBackSpelling,
    /// GR-12: chance decides one thing at a time.
    #[error("another outcome is due")]
    OtherOutcomeDue,
    /// GR-12: cards of the box, none twice, as many as par.
    #[error("these are not the course cards of this hole")]
    NotACourse,
    /// GR-12: a die.
    #[error("the wind is a number from 1 to 6")]
    NoSuchWind,
    /// GR-12: somebody at the table; later, one of the lowest.
    #[error("that seat cannot begin")]
    CannotStart,
    /// GR-14: golfers come first.
    #[error("choose your golfer first")]
    GolferFirst,
    /// GR-14: chosen once, and only in the variant.
    #[error("golfers are chosen once, before the first turn")]
    NoGolferDue,
    /// GR-14: one of each.
    #[error("that golfer is taken")]
    GolferTaken,
    /// GR-14: only in the variant.
    #[error("there are no golfers in this match")]
    NoGolfers,
    /// GR-14: one golfer's power per turn.
    #[error("you have used a golfer in this turn")]
    GolferUsed,
    /// GR-14: another's golfer costs a caddie.
    #[error("you have no caddie to pay for that golfer")]
    NoCaddieForGolfer,
    /// GR-14: by 1 or 2.
    #[error("the Wind Master turns the wind by 1 or 2, up or down")]
    WindAmount,
    /// GR-14: only the Wind Master has an amount.
    #[error("only the Wind Master takes an amount")]
    NotTheWindMaster,
    /// GR-14: no borrowing of club powers.
    #[error("with golfers no club's power is borrowed")]
    NoBorrowing,
}

impl BreaksRule for Illegal {
    const NAMES: &'static [&'static str] = Self::VARIANTS;

    fn name(&self) -> &'static str {
        self.into()
    }

    fn rule(&self) -> &'static str {
        match self {
            Self::ChooseNumber | Self::NumberNotOnClub | Self::NoChoice => "GR-2",
            Self::NoSuchSlot
            | Self::EmptySlot
            | Self::HandFull
            | Self::NoCaddieToRefresh
            | Self::NothingOnDisplay
            | Self::MustDraw
            | Self::NotInDeck
            | Self::OtherCount => "GR-3",
            Self::NotInHand
            | Self::OnePower
            | Self::Useless
            | Self::OwnPower
            | Self::HybridNotBorrowed
            | Self::NoCaddieToBorrow => "GR-4",
            Self::NotAnOpponent | Self::LenderRetired | Self::LenderHasNoClub => "GR-5",
            Self::HybridAlone
            | Self::NotAPair
            | Self::PairSpelling
            | Self::WedgeWay
            | Self::NotAWedge
            | Self::WoodNotFirst
            | Self::NothingToHitWith
            | Self::MustHit => "GR-6",
            Self::RetireDiscardFirst => "GR-8",
            Self::MustDiscard
            | Self::DiscardNotHeld
            | Self::NoDiscardDue
            | Self::NoTakeBackDue
            | Self::TakeBackFirst
            | Self::NotInRow
            | Self::TooFewCaddies
            | Self::HandWouldOverflow
            | Self::MixedTypes
            | Self::TakeBackSpelling => "GR-11",
            Self::OtherOutcomeDue | Self::NotACourse | Self::NoSuchWind | Self::CannotStart => {
                "GR-12"
            }
            Self::GolferFirst
            | Self::NoGolferDue
            | Self::GolferTaken
            | Self::NoGolfers
            | Self::GolferUsed
            | Self::NoCaddieForGolfer
            | Self::WindAmount
            | Self::NotTheWindMaster
            | Self::NoBorrowing => "GR-14",
        }
    }

    fn figures(&self) -> Vec<Figure> {
        Vec::new()
    }
}
