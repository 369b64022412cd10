//! Why a step is refused.

use tabletop::refusals;

refusals! {
    /// Why a step is refused.
    #[derive(Copy)]
    pub enum Illegal {
        "GR-2" {
            /// The number is part of the decision.
            ChooseNumber => "you have to choose one of the numbers on this club",
            /// Only numbers on the club.
            NumberNotOnClub => "that number isn’t on the club",
            /// Only some clubs leave a choice.
            NoChoice => "there are no numbers to choose from on this club",
        }
        "GR-3" {
            /// There are four slots.
            NoSuchSlot => "the display has only four slots",
            /// Nothing lies there.
            EmptySlot => "that slot is empty",
            /// Not with 8 cards.
            HandFull => "you already hold 8 clubs",
            /// A refresh costs a caddie.
            NoCaddieToRefresh => "you have no caddie token to pay for a new display",
            /// There must be something to refresh.
            NothingOnDisplay => "there are no clubs on display to replace",
            /// A refresh commits to drawing.
            MustDraw => "you have to draw one of the new clubs",
            /// What is revealed comes from the deck, then from the shuffled discards.
            NotInDeck => "these clubs aren’t in the deck",
            /// As many as there are empty slots, or clubs.
            OtherCount => "a different number of clubs has to be revealed",
        }
        "GR-4" {
            /// Only from one's own hand.
            NotInHand => "that club isn’t in your hand",
            /// One power per club.
            OnePower => "you can use only one power per club",
            /// The power changes nothing.
            Useless => "that power would change nothing",
            /// A power the club itself has is not borrowed.
            OwnPower => "this club has that power itself",
            /// A Hybrid's power is never borrowed.
            HybridNotBorrowed => "a Hybrid’s power can’t be borrowed",
            /// Borrowing costs a caddie.
            NoCaddieToBorrow => "you have no caddie token to pay for that power",
        }
        "GR-5" {
            /// An opponent.
            NotAnOpponent => "you can only borrow an opponent’s power",
            /// Not from one who has retired.
            LenderRetired => "that player has retired from the hole",
            /// Not from one who has not played.
            LenderHasNoClub => "that player has no club in their row",
        }
        "GR-6" {
            /// A Hybrid's power is the second Hybrid.
            HybridAlone => "a Hybrid’s power is a second Hybrid played with it",
            /// Only Hybrids go together.
            NotAPair => "only two Hybrids can be played together",
            /// The same pair has one spelling.
            PairSpelling => "the two Hybrids have to be named in the order of the club list",
            /// A Wedge has two powers.
            WedgeWay => "choose whether the Wedge skips ahead or ignores the bunker",
            /// Only a Wedge has two powers.
            NotAWedge => "only a Wedge can skip ahead or ignore the bunker",
            /// The first club on the hole.
            WoodNotFirst => "a Wood’s power only works with your first club on the hole",
            /// An Iron needs a club to go on with and a ball to hit.
            NothingToHitWith =>
                "to use an Iron’s power, you need another club in your hand and a ball to hit",
            /// Another club must follow.
            MustHit => "after an Iron’s power, you have to play another club",
        }
        "GR-8" {
            /// Who retires goes down to 8 clubs at once.
            RetireDiscardFirst => "you have retired, so discard down to 8 clubs first",
        }
        "GR-11" {
            /// After a hole, down to 8 clubs first.
            MustDiscard => "discard down to 8 clubs first",
            /// Only from one's own hand.
            DiscardNotHeld => "the club you want to discard isn’t in your hand",
            /// Nothing is discarded otherwise.
            NoDiscardDue => "you can only discard from a hand of more than 8 clubs",
            /// Clubs are taken back when a hole has ended.
            NoTakeBackDue => "you can only take clubs back after the hole, and only once",
            /// First the clubs of the last hole.
            TakeBackFirst => "choose which clubs you take back first",
            /// Only played clubs.
            NotInRow => "these clubs aren’t in your row",
            /// One caddie each.
            TooFewCaddies =>
                "each club you take back costs a caddie token, and you don’t have enough",
            /// At most 8 in hand.
            HandWouldOverflow => "your hand would hold more than 8 clubs",
            /// Which clubs go together.
            MixedTypes =>
                "you can take back clubs of one type, or at most two clubs of different types",
            /// The same clubs have one spelling.
            TakeBackSpelling => "the clubs have to be named in the order of the club list",
        }
        "GR-12" {
            /// Chance decides one thing at a time.
            OtherOutcomeDue => "something else has to be drawn first",
            /// Cards of the box, none twice, as many as par.
            NotACourse => "these aren’t the course cards of this hole",
            /// A die.
            NoSuchWind => "the wind is a number from 1 to 6",
            /// Somebody at the table; later, one of the lowest.
            CannotStart => "that seat can’t start",
        }
        "GR-14" {
            /// Golfers come first.
            GolferFirst => "you have to choose your golfer first",
            /// Chosen once, and only in the variant.
            NoGolferDue => "golfers can only be chosen once, before the first turn",
            /// One of each.
            GolferTaken => "another player has chosen that golfer",
            /// Only in the variant.
            NoGolfers => "there are no golfers in this match",
            /// One golfer's power per turn.
            GolferUsed => "you have already used a golfer this turn",
            /// Another's golfer costs a caddie.
            NoCaddieForGolfer => "you have no caddie token to pay for that golfer",
            /// By 1 or 2.
            WindAmount => "the Wind Master changes the wind by 1 or 2, up or down",
            /// Only the Wind Master has an amount.
            NotTheWindMaster => "only the Wind Master takes an amount",
            /// No borrowing of club powers.
            NoBorrowing => "powers can’t be borrowed when you play with golfers",
        }
    }
}
