//! A rack, whose tiles are laid on the board in six directions.

use ingenious::{Direction, Hex, Placement, Tile};

use crate::board::Ghost;
use crate::pieces::{Laid, Pieces, Spelled};

/// The tiles in their order.
#[derive(Debug)]
pub(super) struct Rack(pub(super) Vec<Tile>);

impl Pieces for Rack {
    fn n_places(&self) -> usize {
        self.0.len()
    }

    fn has_turns(&self) -> bool {
        true
    }

    fn is_alike(&self, one: usize, other: usize) -> bool {
        self.0[one] == self.0[other]
    }

    fn read(&self, mv: &str) -> Option<Laid> {
        let Placement { tile, cells: [first, second] } = mv.parse().ok()?;
        let piece = self.0.iter().position(|it| *it == tile)?;
        let turn = first.direction_to(second)? as u8;
        Some(Laid { piece, turn, cell: first.to_string(), other: None })
    }

    fn spell(&self, laid: &Laid) -> Option<Spelled> {
        let placement = self.placement(laid)?;
        let ghost = placement.halves().map(|(half, at)| (at.to_string(), Ghost::Symbol(half)));
        Some(Spelled { mv: placement.to_string(), ghost: ghost.into() })
    }

    fn mirrored(&self, laid: &Laid) -> Option<Laid> {
        let Placement { tile, cells: [_, second] } = self.placement(laid)?;
        tile.is_double().then(|| Laid {
            turn: direction(laid).opposite() as u8,
            cell: second.to_string(),
            ..laid.clone()
        })
    }
}

impl Rack {
    fn placement(&self, laid: &Laid) -> Option<Placement> {
        let first: Hex = laid.cell.parse().ok()?;
        let second = first.neighbour(direction(laid))?;
        Some(Placement { tile: *self.0.get(laid.piece)?, cells: [first, second] })
    }
}

/// Which way the second half lies.
const fn direction(laid: &Laid) -> Direction {
    Direction::East.turned(laid.turn as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_of_tiles_that_are_alike_is_read_and_stands_for_all() {
        let rack = Rack(["RB", "OY", "OY"].map(|tile| tile.parse().expect("a tile")).into());
        let laid = rack.read("OY 0,-4 1,-5").expect("a move");
        assert_eq!((laid.piece, laid.cell.as_str()), (1, "0,-4"));
        let alike = [0, 1, 2].map(|place| rack.is_alike(laid.piece, place));
        assert_eq!(alike, [false, true, true]);
    }
}
