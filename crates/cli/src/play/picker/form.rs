//! What each game lays on cells, and how it writes that. There are no rules here: whether it may lie there, the table says.

use ingenious::{Direction, Hex, Placement, Tile};
use minigolf::{Fate, Kind};
use pictures::Ghost;
use pips::Stone;
use table::Table;
use tabletop::{Seat, Viewer};

/// What a seat chooses from, in a game in which pieces are laid on cells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Form {
    /// Its rack.
    Ingenious(Vec<Tile>),
    /// The offer, by slots.
    Minigolf(Vec<Option<Kind>>),
    /// Its hand.
    Pips(Vec<Stone>),
}

/// A piece by its place, its turn, its cell, and what else a move says.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Laid {
    pub(super) piece: usize,
    pub(super) turn: u8,
    /// As the board names it.
    pub(super) cell: String,
    /// What becomes of the other tile, in a solo game of mini golf.
    pub(super) other: Option<Fate>,
}

/// A move as notation, and its ghost: cells and pieces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::play) struct Spelled {
    pub(in crate::play) mv: String,
    pub(in crate::play) ghost: Vec<(String, Ghost)>,
}

impl Form {
    /// What this seat has; `None` where nothing is laid on cells.
    pub(super) fn of(table: &dyn Table, seat: Seat) -> Option<Self> {
        let view = table.view_as_any(Viewer::Seat(seat));
        if let Some(view) = view.downcast_ref::<ingenious::View>() {
            let rack = view.racks.get(seat).and_then(Option::as_ref);
            return rack.map(|rack| Self::Ingenious(rack.iter().collect()));
        }
        if let Some(view) = view.downcast_ref::<minigolf::View>() {
            return Some(Self::Minigolf(view.racks[0].clone()));
        }
        let view = view.downcast_ref::<pips::View>()?;
        view.seats.get(seat)?.hand.clone().map(Self::Pips)
    }

    pub(super) fn n_pieces(&self) -> usize {
        match self {
            Self::Ingenious(rack) => rack.len(),
            Self::Minigolf(slots) => slots.len(),
            Self::Pips(hand) => hand.len(),
        }
    }

    /// Whether there is a piece at this place.
    pub(super) fn has(&self, piece: usize) -> bool {
        match self {
            Self::Minigolf(slots) => slots.get(piece).is_some_and(Option::is_some),
            Self::Ingenious(_) | Self::Pips(_) => piece < self.n_pieces(),
        }
    }

    /// Whether pieces are turned.
    pub(super) const fn has_turns(&self) -> bool {
        match self {
            Self::Ingenious(_) | Self::Minigolf(_) => true,
            Self::Pips(_) => false,
        }
    }

    /// A move read; `None` if it lays nothing.
    pub(super) fn read(&self, mv: &str) -> Option<Laid> {
        match self {
            Self::Ingenious(rack) => {
                let Placement { tile, cells: [first, second] } = mv.parse().ok()?;
                let piece = rack.iter().position(|it| *it == tile)?;
                let turn = first.direction_to(second)? as u8;
                Some(Laid { piece, turn, cell: first.to_string(), other: None })
            }
            Self::Minigolf(_) => {
                let Ok(minigolf::Move::Build { slot, cell, turn, other }) = mv.parse() else {
                    return None;
                };
                Some(Laid { piece: slot.into(), turn, cell: cell.to_string(), other })
            }
            Self::Pips(hand) => {
                let Ok(pips::Move::Place(stone, cell)) = mv.parse() else { return None };
                let piece = hand.iter().position(|it| *it == stone)?;
                Some(Laid { piece, turn: 0, cell: cell.to_string(), other: None })
            }
        }
    }

    /// The same move with every piece that is just alike: notation does not tell them apart, unless it names slots.
    pub(super) fn copies(&self, laid: &Laid) -> Vec<Laid> {
        let is_alike = |piece: &usize| match self {
            Self::Ingenious(rack) => rack[*piece] == rack[laid.piece],
            Self::Minigolf(_) => *piece == laid.piece,
            Self::Pips(hand) => hand[*piece] == hand[laid.piece],
        };
        let alike = (0..self.n_pieces()).filter(is_alike);
        alike.map(|piece| Laid { piece, ..laid.clone() }).collect()
    }

    /// The same move the other way round, where halves are alike.
    pub(super) fn mirrored(&self, laid: &Laid) -> Option<Laid> {
        let Placement { tile, cells: [_, second] } = self.placement(laid)?;
        tile.is_double().then(|| Laid {
            turn: direction(laid).opposite() as u8,
            cell: second.to_string(),
            ..laid.clone()
        })
    }

    /// Written as notation, whether the rules allow it or not.
    pub(super) fn spell(&self, laid: &Laid) -> Option<Spelled> {
        let cell = || laid.cell.clone();
        match self {
            Self::Ingenious(_) => {
                let placement = self.placement(laid)?;
                let ghost =
                    placement.halves().map(|(half, at)| (at.to_string(), Ghost::Symbol(half)));
                Some(Spelled { mv: placement.to_string(), ghost: ghost.into() })
            }
            Self::Minigolf(slots) => {
                let kind = (*slots.get(laid.piece)?)?;
                let slot = u8::try_from(laid.piece).ok()?;
                let &Laid { turn, other, .. } = laid;
                let mv = minigolf::Move::Build { slot, cell: laid.cell.parse().ok()?, turn, other };
                let ghost = vec![(cell(), Ghost::Tile { kind, turn })];
                Some(Spelled { mv: mv.to_string(), ghost })
            }
            Self::Pips(hand) => {
                let stone = *hand.get(laid.piece)?;
                let mv = pips::Move::Place(stone, laid.cell.parse().ok()?).to_string();
                Some(Spelled { mv, ghost: vec![(cell(), Ghost::Stone(stone))] })
            }
        }
    }

    /// A tile of Ingenious as it would lie.
    fn placement(&self, laid: &Laid) -> Option<Placement> {
        let Self::Ingenious(rack) = self else { return None };
        let first: Hex = laid.cell.parse().ok()?;
        let second = first.neighbour(direction(laid))?;
        Some(Placement { tile: *rack.get(laid.piece)?, cells: [first, second] })
    }
}

/// Which way the second half of a tile of Ingenious lies.
const fn direction(laid: &Laid) -> Direction {
    Direction::East.turned(laid.turn as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_that_are_alike_may_be_laid_alike() {
        let rack = ["RB", "OY", "OY"].map(|tile| tile.parse().expect("a tile"));
        let form = Form::Ingenious(rack.into());
        let laid = form.read("OY 0,-4 1,-5").expect("a move");
        let copies = form.copies(&laid);
        assert_eq!(copies.iter().map(|it| it.piece).collect::<Vec<_>>(), [1, 2]);
        assert!(copies.iter().all(|it| it.cell == "0,-4" && it.turn == laid.turn));
    }
}
