//! The offer, whose tiles are laid on the land in four directions.

use minigolf::{Kind, Move};

use crate::board::Ghost;
use crate::pieces::{Laid, Pieces, Spelled};

/// The tiles by slots.
#[derive(Debug)]
pub(super) struct Offer(pub(super) Vec<Option<Kind>>);

impl Pieces for Offer {
    fn n_places(&self) -> usize {
        self.0.len()
    }

    fn has(&self, place: usize) -> bool {
        self.0.get(place).is_some_and(Option::is_some)
    }

    fn has_turns(&self) -> bool {
        true
    }

    /// Moves name slots.
    fn is_alike(&self, one: usize, other: usize) -> bool {
        one == other
    }

    fn read(&self, mv: &str) -> Option<Laid> {
        let Ok(Move::Build { slot, cell, turn, other }) = mv.parse() else { return None };
        Some(Laid { piece: slot.into(), turn, cell: cell.to_string(), other })
    }

    fn spell(&self, laid: &Laid) -> Option<Spelled> {
        let kind = (*self.0.get(laid.piece)?)?;
        let slot = u8::try_from(laid.piece).ok()?;
        let &Laid { turn, other, .. } = laid;
        let mv = Move::Build { slot, cell: laid.cell.parse().ok()?, turn, other };
        let ghost = vec![(laid.cell.clone(), Ghost::Tile { kind, turn })];
        Some(Spelled { mv: mv.to_string(), ghost })
    }
}
