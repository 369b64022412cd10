//! Why a step is refused, each reason with its rule.

use alloc::vec;
use alloc::vec::Vec;

use strum::{IntoStaticStr, VariantNames};
use tabletop::{BreaksRule, Figure, Seat};

use crate::cells::Hex;
use crate::tiles::Tile;

/// Why a step is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error, IntoStaticStr, VariantNames)]
pub enum Illegal {
    /// IN-1: seats act in turn.
    #[error("it is not your turn")]
    NotYourTurn,
    /// IN-1: only from one's own rack.
    #[error("you have no tile {0} on your rack")]
    NotOnRack(Tile),
    /// IN-1: only in the area in play.
    #[error("the cell {0} is outside the area in play")]
    OutsideArea(Hex),
    /// IN-1: only on free cells.
    #[error("the cell {0} is already covered")]
    CellCovered(Hex),
    /// IN-3: printed symbols stay visible.
    #[error("the cell {0} shows a printed symbol, which is never covered")]
    CellPrinted(Hex),
    /// IN-1: a tile covers two neighbours.
    #[error("the cells {0} and {1} are not next to each other")]
    NotAdjacent(Hex, Hex),
    /// IN-2: a first tile touches a printed symbol.
    #[error("your first tile must touch a printed symbol")]
    NoPrintedSymbol,
    /// IN-2: a first tile touches no other tile.
    #[error("your first tile must not touch another tile")]
    TouchesTile,
    /// IN-2, classic: a first tile goes to a printed symbol that is still alone.
    #[error("your first tile must touch a printed symbol that has no tile next to it yet")]
    NoLonelySymbol,
    /// IN-7: swapping comes at the end of a turn.
    #[error("place a tile first; whether you may swap is asked afterwards")]
    PlaceFirst,
    /// IN-14: in duel, too.
    #[error("place a tile first; whether you may swap is asked afterwards")]
    DuelPlaceFirst,
    /// IN-5: a bonus placement is compulsory.
    #[error("you owe a bonus placement; place another tile first")]
    BonusFirst,
    /// IN-7: the question stands.
    #[error("you have placed your tiles; say `swap` or `keep`")]
    SwapAsked,
    /// IN-7: a rack is swapped as a whole.
    #[error("the whole rack is swapped or none of it; say `swap` or `keep`")]
    SwapIsWhole,
    /// IN-10: there is no swap in solo.
    #[error("there is nothing to swap in solo")]
    NoSwapInSolo,
    /// IN-11: the order of a double's halves is part of the move only where it matters.
    #[error("either order of the halves scores the same here; name the upper or left cell first")]
    OrderDoesNotMatter,
    /// IN-14: the question stands.
    #[error("you have placed your tiles; say `swap` with the tiles to set aside, or `keep`")]
    DuelSwapAsked,
    /// IN-14: in duel the tiles are named.
    #[error("in duel, say which tiles you set aside")]
    NameTiles,
    /// IN-14: only what one has.
    #[error("your rack does not hold so many tiles {0}")]
    TooFewOnRack(Tile),
    /// IN-14: only tiles of a colour that is on one's 9.
    #[error("the tile {0} shows no colour whose marker stands on your 9")]
    NotSwappable(Tile),
    /// IN-18: only somebody at the table can begin.
    #[error("the table has no seat {0}")]
    NoSuchSeat(Seat),
    /// IN-18: first it is settled who begins.
    #[error("first it must be drawn who begins")]
    StartDue,
    /// IN-18: that is settled once.
    #[error("who begins is settled; tiles are to be drawn")]
    DrawDue,
    /// IN-1: chance decides only what is due.
    #[error("nothing is to be drawn now")]
    NothingDue,
    /// IN-1, IN-10: as many as are missing.
    #[error("the number of tiles to draw is {wanted}, not {found}")]
    WrongNumber {
        /// How many are due.
        wanted: u32,
        /// How many were named.
        found: u32,
    },
    /// IN-1: what is drawn comes from the bag.
    #[error("the bag does not hold so many tiles {0}")]
    NotInBag(Tile),
    /// IN-7: what was set aside goes back only after the draw.
    #[error("the tile {0} is set aside and goes back into the bag only after the draw")]
    SetAside(Tile),
    /// IN-14: in duel, too.
    #[error("the tile {0} is set aside and goes back into the bag only after the draw")]
    DuelSetAside(Tile),
}

impl BreaksRule for Illegal {
    const NAMES: &'static [&'static str] = Self::VARIANTS;

    fn name(&self) -> &'static str {
        self.into()
    }

    fn rule(&self) -> &'static str {
        match self {
            Self::NotYourTurn
            | Self::NotOnRack(_)
            | Self::OutsideArea(_)
            | Self::CellCovered(_)
            | Self::NotAdjacent(..)
            | Self::NothingDue
            | Self::WrongNumber { .. }
            | Self::NotInBag(_) => "IN-1",
            Self::NoPrintedSymbol | Self::TouchesTile | Self::NoLonelySymbol => "IN-2",
            Self::CellPrinted(_) => "IN-3",
            Self::BonusFirst => "IN-5",
            Self::PlaceFirst | Self::SwapAsked | Self::SwapIsWhole | Self::SetAside(_) => "IN-7",
            Self::NoSwapInSolo => "IN-10",
            Self::OrderDoesNotMatter => "IN-11",
            Self::DuelPlaceFirst
            | Self::DuelSwapAsked
            | Self::DuelSetAside(_)
            | Self::NameTiles
            | Self::TooFewOnRack(_)
            | Self::NotSwappable(_) => "IN-14",
            Self::NoSuchSeat(_) | Self::StartDue | Self::DrawDue => "IN-18",
        }
    }

    fn figures(&self) -> Vec<Figure> {
        match self {
            Self::NotAdjacent(one, other) => vec![Figure::name(one), Figure::name(other)],
            Self::WrongNumber { wanted, found } => vec![(*wanted).into(), (*found).into()],
            Self::OutsideArea(cell) | Self::CellCovered(cell) | Self::CellPrinted(cell) => {
                vec![Figure::name(cell)]
            }
            Self::NotOnRack(tile)
            | Self::TooFewOnRack(tile)
            | Self::NotSwappable(tile)
            | Self::NotInBag(tile)
            | Self::SetAside(tile)
            | Self::DuelSetAside(tile) => vec![Figure::name(tile)],
            // What is said of it in the catalogue names no seat.
            Self::NoSuchSeat(_)
            | Self::NotYourTurn
            | Self::NoPrintedSymbol
            | Self::TouchesTile
            | Self::NoLonelySymbol
            | Self::PlaceFirst
            | Self::DuelPlaceFirst
            | Self::BonusFirst
            | Self::SwapAsked
            | Self::SwapIsWhole
            | Self::NoSwapInSolo
            | Self::OrderDoesNotMatter
            | Self::DuelSwapAsked
            | Self::NameTiles
            | Self::StartDue
            | Self::DrawDue
            | Self::NothingDue => Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;
    use crate::colours::Colour;

    #[test]
    fn every_refusal_is_a_sentence_without_a_full_stop_and_names_its_rule() {
        let (at, tile) = (Hex::new(1, -5), Tile::new(Colour::Red, Colour::Blue));
        let all = [
            Illegal::NotYourTurn,
            Illegal::NotOnRack(tile),
            Illegal::OutsideArea(at),
            Illegal::CellCovered(at),
            Illegal::CellPrinted(at),
            Illegal::NotAdjacent(at, at),
            Illegal::NoPrintedSymbol,
            Illegal::TouchesTile,
            Illegal::NoLonelySymbol,
            Illegal::PlaceFirst,
            Illegal::DuelPlaceFirst,
            Illegal::BonusFirst,
            Illegal::SwapAsked,
            Illegal::SwapIsWhole,
            Illegal::NoSwapInSolo,
            Illegal::OrderDoesNotMatter,
            Illegal::DuelSwapAsked,
            Illegal::NameTiles,
            Illegal::TooFewOnRack(tile),
            Illegal::NotSwappable(tile),
            Illegal::NoSuchSeat(Seat::new(3)),
            Illegal::StartDue,
            Illegal::DrawDue,
            Illegal::NothingDue,
            Illegal::WrongNumber { wanted: 6, found: 1 },
            Illegal::NotInBag(tile),
            Illegal::SetAside(tile),
            Illegal::DuelSetAside(tile),
        ];
        for illegal in all {
            let text = illegal.to_string();
            assert!(text.starts_with(char::is_lowercase) && !text.ends_with('.'), "{text}");
            assert!(illegal.rule().starts_with("IN-"));
        }
    }
}
