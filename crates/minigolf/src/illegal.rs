//! Why a step is refused: one variant per reason, each with its rule.

use tabletop::refusals;

use crate::cells::Cell;

refusals! {
    /// Why a step is refused.
    pub enum Illegal {
        "MG-1" {
            /// Only one of the three lands dealt.
            NotYourLand => "that land isn’t one of the three you were dealt",
            /// Lands come first.
            ChooseLand => "you have to choose one of your lands first",
            /// The choice is over.
            LandsChosen => "lands can only be chosen once, before the first tile",
            /// Chance decides one thing at a time.
            OtherOutcomeDue => "something else has to be drawn first",
            /// A client who was agreed on.
            OtherClients => "other clients were chosen for this match",
            /// Different lands of the difficulty agreed on.
            NotDealable => "these lands can’t be dealt",
            /// Every pawn once.
            NotAnOrder => "the turn order has to name every player once",
        }
        "MG-3" {
            /// Only tiles of the middle rack.
            NoTile => "there is no tile in that slot",
        }
        "MG-4" {
            /// What is drawn comes from the bag.
            NotInBag => "these tiles aren’t in the bag",
        }
        "MG-5" {
            /// Promises are due.
            PromisesDue => "you have to decide on your promises first",
            /// Promises are made at the start and on client visits only.
            NoVisit =>
                "promises can only be made at the start and during a client visit, in the advanced version",
            /// At least one at the start.
            NoPromise => "you have to make at least one promise at the start",
            /// Promises are never made twice.
            Promised => "you have already made that promise",
        }
        "MG-6" {
            /// A rack is filled, and not more.
            WrongDraw(wanted: u8) =>
                "the number of tiles drawn must be {wanted}, and the last thing drawn must be a tile",
        }
        "MG-8" {
            /// Stopping is final.
            Stopped => "you have stopped, so you can only collect tiles face down",
            /// Before any land is full.
            TooEarlyToStop => "you can only stop once a land is full",
            /// Who stops takes a tile.
            CollectToStop => "to stop, you have to collect a tile face down",
        }
        "MG-9" {
            /// Leftovers are being asked for.
            ReturnDue => "you have to choose which unchosen tiles go back in the bag first",
            /// Only in the end phase.
            NothingToReturn =>
                "unchosen tiles only go back in the bag in the end phase, after the rack is refilled",
            /// Only what is left over.
            NoLeftover => "there is no unchosen tile in that slot",
        }
        "MG-10" {
            /// The gate is no place for a tile.
            OnTheGate => "the entrance gate is on that space",
        }
        "MG-11" {
            /// Only empty cells.
            CellTaken => "there is already a tile on that space",
            /// Tiles hang together.
            TouchesNothing => "that space isn’t next to one of your tiles or the entrance gate",
            /// The grid is bounded after all.
            OffTheGrid =>
                "the board in Clubhouse ends before that space, although the rules set no limit",
            /// Rotations that look the same are one move.
            SameLook => "turning the tile less gives the same result",
        }
        "MG-12" {
            /// The strict option.
            Mismatch =>
                "with strict placement, you have to place this tile where its connections match",
        }
        "MG-15" {
            /// The holes are to be numbered.
            NumbersDue => "you have to number your holes first",
            /// Holes are numbered at the end, if at all.
            NoNumbers => "holes can only be numbered at the end, and only with manual hole numbers",
            /// Only holes have numbers.
            NoHole(cell: Cell) => "there is no hole at {cell}",
            /// A number lies on the tee.
            NotTheTee(cell: Cell) => "{cell} isn’t the tee of its hole",
            /// A hole has one number.
            TwoNumbers(cell: Cell) => "the hole at {cell} has two numbers",
            /// Of cells that name the same hole, one is written.
            NotWhereItStands(cell: Cell) => "{cell} isn’t the space that names its hole",
            /// As many numbers as there are holes, up to nine.
            WrongNumberOfNumbers(wanted: u8) => "you have to number exactly {wanted} of your holes",
        }
        "MG-30" {
            /// What becomes of the tiles not placed.
            FateMissing =>
                "for each tile you don’t place, choose whether it goes back in the bag or out of the game",
            /// Only alone.
            SoloOnly => "that is only possible when you play alone",
            /// Alone, nothing is collected.
            NotSolo => "you can’t collect tiles when you play alone",
            /// Alone, leftovers are no move of their own.
            FatesGoWithTheMove =>
                "when you play alone, you choose what happens to the other tiles with your move",
        }
    }
}
