//! What a table reads out of a match: its facts, and the moves it offers.

use std::collections::BTreeSet;

use ingenious::{Direction, EventView, Fact, Hex, Move, Placement, Tile};

use crate::session::{self, Seen};

/// What everybody learned from this, if it is a fact of that kind.
pub(super) fn open_fact(fact: &session::Fact) -> Option<&Fact> {
    match fact.heard.as_ref()?.fact()? {
        EventView::Open(fact) => Some(fact),
        EventView::Drew { .. } => None,
    }
}

/// A placement in notation; nothing for other moves.
pub(super) fn placement(mv: &str) -> Option<Placement> {
    mv.parse().ok()
}

/// My legal moves, sorted by what they do.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Offer {
    places: BTreeSet<Placement>,
    /// The whole rack, or in duel each handful that may be set aside.
    pub(super) swaps: BTreeSet<Move>,
}

impl Offer {
    pub(super) fn of(seen: &Seen) -> Self {
        let mut offer = Self::default();
        for mv in seen.moves.iter().filter_map(|mv| mv.parse().ok()) {
            match mv {
                Move::Place(placement) => {
                    offer.places.insert(placement);
                }
                Move::Swap | Move::SetAside(_) => {
                    offer.swaps.insert(mv);
                }
                Move::Keep => {}
            }
        }
        offer
    }

    /// IN-14: whether I say which tiles go. Elsewhere all of them do.
    pub(super) fn names_swapped(&self) -> bool {
        self.swaps.iter().any(|mv| *mv != Move::Swap)
    }

    /// IN-14: whether I may set this tile aside.
    pub(super) fn may_go(&self, tile: Tile) -> bool {
        self.swaps.iter().any(|mv| names(mv, tile))
    }

    pub(super) fn is_placing(&self) -> bool {
        !self.places.is_empty()
    }

    /// This tile with its first half here and its second that way, if that is a move.
    pub(super) fn find(&self, tile: Tile, at: Hex, facing: Direction) -> Option<Placement> {
        let other = at.neighbour(facing)?;
        let ways = [[at, other], [other, at]].map(|cells| Placement { tile, cells });
        // A double may be listed the other way round: it is the same placement.
        let n_ways = if tile.is_double() { 2 } else { 1 };
        ways.into_iter().take(n_ways).find(|it| self.places.contains(it))
    }

    /// The way nearest to the wanted one in which the tile can lie here.
    pub(super) fn nearest_way(&self, tile: Tile, at: Hex, wanted: Direction) -> Option<Direction> {
        let near = [0, 1, 5, 2, 4, 3].map(|turn| wanted.turned(turn));
        near.into_iter().find(|&facing| self.find(tile, at, facing).is_some())
    }

    /// Where the first half of this tile can lie.
    pub(super) fn anchors(&self, tile: Tile) -> BTreeSet<Hex> {
        let n_ends = if tile.is_double() { 2 } else { 1 };
        let places = self.places.iter().filter(|it| it.tile == tile);
        let mut anchors = BTreeSet::new();
        anchors.extend(places.flat_map(|it| it.cells.into_iter().take(n_ends)));
        anchors
    }

    /// Whether the order of a double's halves is mine to choose (IN-11).
    pub(super) fn has_order(&self, Placement { tile, cells: [first, second] }: Placement) -> bool {
        let ways = [[first, second], [second, first]].map(|cells| Placement { tile, cells });
        tile.is_double() && ways.iter().all(|it| self.places.contains(it))
    }
}

/// Whether a move places this tile or sets it aside by its name.
pub(super) fn names(mv: &Move, tile: Tile) -> bool {
    match mv {
        Move::Place(placement) => placement.tile == tile,
        Move::SetAside(handful) => handful.tiles().contains(tile),
        Move::Swap | Move::Keep => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_double_is_found_from_either_end() {
        let places = ["GG 0,0 1,0", "RB 0,0 1,0"].map(|mv| placement(mv).unwrap());
        let offer = Offer { places: BTreeSet::from(places), swaps: BTreeSet::new() };
        let [gg, rb] = places.map(|it| it.tile);
        let east = Hex::new(1, 0);
        assert_eq!(offer.find(gg, east, Direction::West), Some(places[0]));
        assert_eq!(offer.find(rb, east, Direction::West), None);
        let nearest = offer.nearest_way(rb, Hex::new(0, 0), Direction::SouthWest);
        assert_eq!(nearest, Some(Direction::East));
        assert_eq!([gg, rb].map(|tile| offer.anchors(tile).len()), [2, 1]);
    }
}
