//! Why a step is refused, each reason with its rule.

use tabletop::refusals;

use crate::cells::Hex;
use crate::tiles::Tile;

refusals! {
    /// Why a step is refused.
    #[derive(Copy)]
    pub enum Illegal {
        "IN-1" {
            /// Seats act in turn.
            NotYourTurn => "it isn’t your turn",
            /// Only from one's own rack.
            NotOnRack(tile: Tile) => "there is no tile {tile} on your rack",
            /// Only in the area in play.
            OutsideArea(space: Hex) => "space {space} is outside the playing area",
            /// Only on free cells.
            CellCovered(space: Hex) => "space {space} is already covered",
            /// A tile covers two neighbours.
            NotAdjacent(one: Hex, other: Hex) =>
                "spaces {one} and {other} aren’t next to each other",
            /// Chance decides only what is due.
            NothingDue => "there is nothing to draw now",
            /// As many as are missing.
            WrongNumber(wanted: u32, found: u32) =>
                "the number of tiles to draw is {wanted}, not {found}",
            /// What is drawn comes from the bag.
            NotInBag(tile: Tile) => "there aren’t that many tiles {tile} in the bag",
        }
        "IN-2" {
            /// A first tile touches a printed symbol.
            NoPrintedSymbol => "your first tile must touch a printed symbol",
            /// A first tile touches no other tile.
            TouchesTile => "your first tile can’t touch another tile",
            /// Classic: a first tile goes to a printed symbol that is still alone.
            NoLonelySymbol =>
                "your first tile must touch a printed symbol that has no tile next to it yet",
        }
        "IN-3" {
            /// Printed symbols stay visible.
            CellPrinted(space: Hex) =>
                "space {space} shows a printed symbol, which can never be covered",
        }
        "IN-5" {
            /// A bonus placement is compulsory.
            BonusFirst => "you have to make your bonus placement first",
        }
        "IN-7" {
            /// Swapping comes at the end of a turn.
            PlaceFirst => "you have to place a tile before you can swap",
            /// The question stands.
            SwapAsked => "you have placed your tiles, so swap your rack or keep it",
            /// A rack is swapped as a whole.
            SwapIsWhole => "you can only swap your whole rack or none of it",
            /// What was set aside goes back only after the draw.
            SetAside(tile: Tile) =>
                "tile {tile} is set aside and goes back in the bag only after the draw",
        }
        "IN-10" {
            /// There is no swap in solo.
            NoSwapInSolo => "you can’t swap tiles in solo",
        }
        "IN-11" {
            /// The order of a double's halves is part of the move only where it matters.
            OrderDoesNotMatter =>
                "either order of the halves scores the same here, so name the upper or left space first",
        }
        "IN-14" {
            /// In duel, too.
            DuelPlaceFirst => "you have to place a tile before you can swap",
            /// The question stands.
            DuelSwapAsked =>
                "you have placed your tiles, so choose tiles to swap or keep your rack",
            /// In duel the tiles are named.
            NameTiles => "in a duel, you have to choose the tiles you swap",
            /// Only what one has.
            TooFewOnRack(tile: Tile) => "there aren’t that many tiles {tile} on your rack",
            /// Only tiles of a colour that is on one's 9.
            NotSwappable(tile: Tile) => "tile {tile} shows no colour whose marker is on your 9",
            /// In duel, too.
            DuelSetAside(tile: Tile) =>
                "tile {tile} is set aside and goes back in the bag only after the draw",
        }
        "IN-18" {
            /// Only somebody at the table can begin.
            NoSuchSeat => "there is no such seat at this table",
            /// First it is settled who begins.
            StartDue => "the starting player has to be drawn first",
            /// That is settled once.
            DrawDue => "the starting player is known, so tiles have to be drawn",
        }
    }
}
