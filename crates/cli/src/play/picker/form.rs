//! How each game writes a piece that is laid on a cell. There are no rules here: whether it may lie there, the table says.

use ingenious::{Colour, Direction, Hex, Placement, Tile};
use serde_json::Value;
use tabletop::Seat;

use super::texts;

/// A game in which pieces are laid on cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
    Ingenious,
    Minigolf,
    Pips,
}

/// A piece, its turn, its cell, and what else a move says.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Laid {
    pub(super) piece: usize,
    pub(super) turn: u8,
    pub(super) cell: String,
    pub(super) rest: String,
}

/// A move as notation, and its ghost: cells and pieces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::play) struct Spelled {
    pub(in crate::play) mv: String,
    pub(in crate::play) ghost: Vec<(String, String)>,
}

impl Form {
    pub(super) fn of(game: &str) -> Option<Self> {
        Some(match game {
            "ingenious" => Self::Ingenious,
            "minigolf" => Self::Minigolf,
            "pips" => Self::Pips,
            _ => return None,
        })
    }

    /// What can be laid, as notation names it; a slot that is empty is an empty text.
    pub(super) fn pieces(self, view: &Value, seat: Seat) -> Vec<String> {
        match self {
            Self::Ingenious => texts(&view["racks"][seat.index()]),
            Self::Minigolf => {
                let slots = texts(&view["racks"][0]);
                slots
                    .into_iter()
                    .map(|kind| if kind == "null" { String::new() } else { kind })
                    .collect()
            }
            Self::Pips => texts(&view["seats"][seat.index()]["hand"]),
        }
    }

    /// A move read; `None` if it lays nothing.
    pub(super) fn read(self, mv: &str, pieces: &[String]) -> Option<Laid> {
        let words: Vec<&str> = mv.split(' ').collect();
        match (self, &words[..]) {
            (Self::Ingenious, _) => {
                let Placement { tile, cells: [first, second] } = mv.parse().ok()?;
                let piece = pieces.iter().position(|it| it.parse() == Ok(tile))?;
                let turn = first.direction_to(second)? as u8;
                Some(Laid { piece, turn, cell: first.to_string(), rest: String::new() })
            }
            (Self::Minigolf, ["build", slot, cell, turn, rest @ ..]) => {
                let turn = turn.strip_prefix('r')?.parse().ok()?;
                let piece = slot.parse().ok()?;
                Some(Laid { piece, turn, cell: (*cell).into(), rest: rest.join(" ") })
            }
            (Self::Pips, [laid]) => {
                let (stone, cell) = laid.split_once('@')?;
                let piece = pieces.iter().position(|it| it == stone)?;
                Some(Laid { piece, turn: 0, cell: cell.into(), rest: String::new() })
            }
            _ => None,
        }
    }

    /// The same move with every piece that is just alike: notation does not tell them apart, unless it names slots.
    pub(super) fn copies(self, laid: &Laid, pieces: &[String]) -> Vec<Laid> {
        if self == Self::Minigolf {
            return vec![laid.clone()];
        }
        let is_alike = |piece: &usize| pieces[*piece] == pieces[laid.piece];
        let alike = (0..pieces.len()).filter(is_alike);
        alike.map(|piece| Laid { piece, ..laid.clone() }).collect()
    }

    /// The same move the other way round, where halves are alike.
    pub(super) fn mirrored(self, laid: &Laid, pieces: &[String]) -> Option<Laid> {
        let tile = pieces.get(laid.piece).filter(|_| self == Self::Ingenious)?;
        let Placement { tile, cells: [_, second] } = placement(laid, tile)?;
        tile.is_double().then(|| Laid {
            turn: (laid.turn + 3) % 6,
            cell: second.to_string(),
            ..laid.clone()
        })
    }

    /// Written as notation, whether the rules allow it or not.
    pub(super) fn spell(self, laid: &Laid, pieces: &[String]) -> Option<Spelled> {
        let piece = pieces.get(laid.piece).filter(|piece| !piece.is_empty())?;
        let cell = &laid.cell;
        Some(match self {
            Self::Ingenious => {
                let placement = placement(laid, piece)?;
                let half = |(colour, at): (Colour, Hex)| (at.to_string(), colour.letter().into());
                let ghost = placement.halves().map(half).into();
                Spelled { mv: placement.to_string(), ghost }
            }
            Self::Minigolf => {
                let rest =
                    if laid.rest.is_empty() { String::new() } else { format!(" {}", laid.rest) };
                let mv = format!("build {} {cell} r{}{rest}", laid.piece, laid.turn);
                Spelled { mv, ghost: vec![(cell.clone(), format!("{piece} r{}", laid.turn))] }
            }
            Self::Pips => {
                let ghost = vec![(cell.clone(), piece.clone())];
                Spelled { mv: format!("{piece}@{cell}"), ghost }
            }
        })
    }
}

/// A tile of Ingenious as it would lie.
fn placement(laid: &Laid, tile: &str) -> Option<Placement> {
    let (tile, first): (Tile, Hex) = (tile.parse().ok()?, laid.cell.parse().ok()?);
    let second = first.neighbour(Direction::East.turned(laid.turn.into()))?;
    Some(Placement { tile, cells: [first, second] })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_that_are_alike_may_be_laid_alike() {
        let pieces = ["RB", "OY", "OY"].map(String::from);
        let laid = Form::Ingenious.read("OY 0,-4 1,-5", &pieces).expect("a move");
        let copies = Form::Ingenious.copies(&laid, &pieces);
        assert_eq!(copies.iter().map(|it| it.piece).collect::<Vec<_>>(), [1, 2]);
        assert!(copies.iter().all(|it| it.cell == "0,-4" && it.turn == laid.turn));
    }
}
