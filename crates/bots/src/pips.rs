//! Pips: the own points, and as favourite the number that the hand holds most of.

use pips::{Move, Pips};
use tabletop::{Game, Nobody, Seat, Viewer};

use crate::playable::{Playable, Worth};
use crate::search::AtRandom;

impl Playable for Pips {
    type Playouts = AtRandom<Move>;

    /// What others hold changes nothing now.
    const WORLDS: usize = 1;

    fn worth(&self, seat: Seat, mv: &Move) -> Worth {
        let mut after = self.clone();
        after.play(seat, mv, &mut Nobody);
        let total = after.scores(Viewer::Seat(seat))[seat].total;
        let favourites = after.favourite(seat).map_or(0, |stone| after.hand(seat).count(stone));
        // A stone kept can still be laid.
        [total, favourites.into()].into_iter().collect()
    }
}
