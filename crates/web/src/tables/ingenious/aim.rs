//! What I am about to do: which tile, turned how, and where.

use std::collections::BTreeSet;

use ingenious::{Direction, HalfScore, Hex, Move, Placement, Tile, Tiles, View};
use leptos::prelude::*;

use super::view::{Offer, placement};
use crate::playing::confirm::explain;
use crate::session::{Refusal, Session};
use crate::t;
use crate::tables::hand::Since;

/// The tile that is picked, and where it is held. Copies are the same.
#[derive(Clone, Copy)]
pub(super) struct Aim {
    /// Kept by its key: copies of an aim are made everywhere, and a session is large.
    session: StoredValue<Session>,
    pub(super) view: Memo<View>,
    pub(super) offer: Memo<Offer>,
    /// The tiles that I see as mine.
    pub(super) rack: Memo<Vec<Tile>>,
    /// Which of them is picked.
    pub(super) picked: RwSignal<Option<usize>>,
    /// The way from its first half to its second that I want.
    pub(super) facing: RwSignal<Direction>,
    /// The cell under the pointer, or the one with the keyboard's focus.
    pub(super) pointed: RwSignal<Option<Hex>>,
    /// Where the first half of the chosen placement lies.
    pinned: RwSignal<Option<Hex>>,
    /// The placement that waits for its confirmation.
    pub(super) chosen: RwSignal<Option<String>>,
    since: Since,
    /// IN-14: the tiles of my rack to be set aside.
    pub(super) aside: RwSignal<BTreeSet<usize>>,
    /// What is shown on the board as if it lay there.
    pub(super) ghost: Memo<Option<Ghost>>,
}

/// A placement that is not made, and what it would bring.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Ghost {
    pub(super) placed: Placement,
    pub(super) scored: [HalfScore; 2],
    pub(super) is_pinned: bool,
    /// IN-11: whether it matters that the first half scores first.
    pub(super) has_order: bool,
}

impl Ghost {
    /// How many bonus placements it would earn.
    pub(super) fn n_bonuses(&self) -> usize {
        self.scored.iter().filter(|it| it.bonus).count()
    }
}

impl Aim {
    pub(super) fn new(session: Session, view: Memo<View>) -> Self {
        let offer = session.part(Offer::of);
        let me = session.glance().me;
        let rack = Memo::new(move |_| {
            let rack = me.and_then(|me| view.read().racks.get(me).copied().flatten());
            rack.unwrap_or_default().iter().collect::<Vec<_>>()
        });
        let picked = RwSignal::new(None::<usize>);
        let facing = RwSignal::new(Direction::East);
        let pointed = RwSignal::new(None);
        let chosen = RwSignal::new(None::<String>);
        let held = Memo::new(move |_| {
            if let Some(mv) = chosen.get() {
                return placement(&mv);
            }
            let (rack, offer) = (rack.read(), offer.read());
            let tile = *rack.get(picked.get()?)?;
            let at: Hex = pointed.get()?;
            offer.find(tile, at, offer.nearest_way(tile, at, facing.get())?)
        });
        let ghost = Memo::new(move |_| {
            let placed = held.get()?;
            Some(Ghost {
                scored: view.read().preview(me?, placed)?,
                is_pinned: chosen.read().is_some(),
                has_order: offer.read().has_order(placed),
                placed,
            })
        });
        let aim = Self {
            session: StoredValue::new(session),
            view,
            offer,
            rack,
            picked,
            facing,
            pointed,
            pinned: RwSignal::new(None),
            chosen,
            since: Since::of(chosen),
            aside: RwSignal::new(BTreeSet::new()),
            ghost,
        };
        aim.follow_the_match();
        session.when_taken(move |mv| aim.lay_out(&mv));
        aim
    }

    pub(super) fn session(self) -> Session {
        self.session.get_value()
    }

    /// What was meant for one position is not meant for the next.
    fn follow_the_match(self) {
        let step = self.session().part(|seen| seen.step);
        Effect::new(move || {
            step.track();
            self.chosen.set(None);
            self.aside.set(BTreeSet::new());
        });
        Effect::new(move || {
            // A single tile needs no picking.
            let is_single = self.rack.read().len() == 1;
            self.picked.set(is_single.then_some(0));
        });
        // What stands beside the board shows what the ghost would bring.
        let aimed = self.session().aimed;
        Effect::new(move || aimed.set(self.ghost.get().map(|ghost| ghost.placed.to_string())));
    }

    /// The tile that is picked.
    fn tile(self) -> Option<Tile> {
        self.rack.read_untracked().get(self.picked.get_untracked()?).copied()
    }

    /// Where the first half is: pinned, or else under the pointer.
    fn held_at(self) -> Option<Hex> {
        let pinned = self.pinned.get_untracked().filter(|_| self.chosen.read_untracked().is_some());
        pinned.or_else(|| self.pointed.get_untracked())
    }

    /// Picks a tile; the picked one turns.
    pub(super) fn pick(self, tile: usize) {
        self.session().refused.set(None);
        if self.picked.get_untracked() == Some(tile) {
            self.turn(1);
            return;
        }
        self.picked.set(Some(tile));
        // The new tile goes where the old one was held, if it can lie there.
        let held = self.chosen.read_untracked().is_some().then(|| self.pinned.get_untracked());
        self.chosen.set(None);
        if let Some(cell) = held.flatten() {
            self.pin(cell);
        }
    }

    /// Holds the tile of a move where the move places it, or sets aside the tiles that it swaps.
    fn lay_out(self, mv: &str) {
        let rack = self.rack.read_untracked();
        match mv.parse() {
            Ok(Move::Place(Placement { tile, cells: [first, second] })) => {
                self.picked.set(rack.iter().position(|it| *it == tile));
                self.facing.set(first.direction_to(second).unwrap_or(Direction::East));
                self.pinned.set(Some(first));
                self.chosen.set(Some(mv.to_owned()));
            }
            Ok(Move::SetAside(handful)) => self.aside.set(places(&rack, handful.tiles())),
            Ok(Move::Swap | Move::Keep) | Err(_) => {}
        }
    }

    /// Whether a hint would place its tile on this cell.
    fn is_hinted(self, cell: Hex) -> bool {
        let hint = self.session().hint.read_untracked();
        let placed = hint.as_ref().and_then(|hint| placement(&hint.mv));
        placed.is_some_and(|placed| placed.cells.contains(&cell))
    }

    /// Turns the picked tile by so many sixths, over ways in which it cannot lie here.
    pub(super) fn turn(self, sixths: usize) {
        let Some(tile) = self.tile() else { return };
        let facing = self.facing.get_untracked();
        let offer = self.offer.read_untracked();
        let next = self.held_at().and_then(|at| {
            let now = offer.nearest_way(tile, at, facing)?;
            let mut ways = (1..6).map(|n| now.turned(n * sixths));
            ways.find(|&way| offer.find(tile, at, way).is_some())
        });
        self.facing.set(next.unwrap_or(facing.turned(sixths)));
        if self.chosen.read_untracked().is_some()
            && let Some(at) = self.held_at()
        {
            self.pin(at);
        }
    }

    /// A cell is clicked, tapped or entered.
    pub(super) fn touch(self, cell: Hex) {
        if !self.offer.read_untracked().is_placing() {
            return self.explain(cell);
        }
        let is_chosen = self.chosen.read_untracked().is_some();
        if self.tile().is_none() && self.is_hinted(cell) {
            self.session().take_hint();
        } else if self.tile().is_none() {
            let message = t!("ingenious-pick-first");
            self.session().refused.set(Some(Refusal { message, rule: None }));
        } else if is_chosen && self.pinned.get_untracked() == Some(cell) {
            if self.since.is_a_while() {
                self.commit();
            }
        } else if is_chosen && self.covers(cell) {
            self.turn(1);
        } else if !self.pin(cell) {
            self.explain(cell);
        }
    }

    /// Whether the ghost lies on this cell.
    fn covers(self, cell: Hex) -> bool {
        let ghost = self.ghost.read_untracked();
        ghost.as_ref().is_some_and(|ghost| ghost.placed.cells.contains(&cell))
    }

    /// Chooses to place the picked tile here, turned if it must be. Whether it can lie here.
    fn pin(self, cell: Hex) -> bool {
        let Some(tile) = self.tile() else { return false };
        let offer = self.offer.read_untracked();
        let way = offer.nearest_way(tile, cell, self.facing.get_untracked());
        let Some((way, placed)) = way.and_then(|way| Some((way, offer.find(tile, cell, way)?)))
        else {
            return false;
        };
        self.session().refused.set(None);
        self.facing.set(way);
        self.pinned.set(Some(cell));
        self.chosen.set(Some(placed.to_string()));
        true
    }

    /// Says why the picked tile cannot lie here; where nothing can be placed now, why no tile can.
    fn explain(self, cell: Hex) {
        let first = || self.rack.read_untracked().first().copied();
        let Some(tile) = self.tile().or_else(first) else { return };
        let Some(other) = cell.neighbour(self.facing.get_untracked()) else { return };
        let placed = Placement { tile, cells: [cell, other] };
        explain(self.session(), &placed.to_string());
    }

    /// Makes the chosen placement.
    fn commit(self) {
        if let Some(mv) = self.chosen.get_untracked() {
            self.chosen.set(None);
            self.session().play(mv);
        }
    }

    /// Lets go: first of the place, then of the tile.
    pub(super) fn cancel(self) {
        self.session().refused.set(None);
        if self.chosen.read_untracked().is_some() {
            self.chosen.set(None);
        } else if self.rack.read_untracked().len() > 1 {
            self.picked.set(None);
        }
    }

    /// IN-14: sets a tile aside, or puts it back.
    pub(super) fn toggle_aside(self, tile: usize) {
        self.aside.update(|aside| {
            if !aside.remove(&tile) {
                aside.insert(tile);
            }
        });
    }
}

/// Where these tiles stand on a rack, each on a place of its own.
fn places(rack: &[Tile], tiles: Tiles) -> BTreeSet<usize> {
    let mut places = BTreeSet::new();
    for tile in tiles.iter() {
        let is_it = |&place: &usize| rack[place] == tile && !places.contains(&place);
        let place = (0..rack.len()).find(is_it);
        places.extend(place);
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_tiles_are_set_aside_from_different_places() {
        let tiles = |names: &[&str]| names.iter().map(|it| it.parse().unwrap()).collect::<Vec<_>>();
        let rack = tiles(&["RB", "GG", "RB", "GY"]);
        let set_aside = |names: &[&str]| places(&rack, tiles(names).into_iter().collect());
        assert_eq!(set_aside(&["RB", "RB", "GY"]), BTreeSet::from([0, 2, 3]));
        assert_eq!(set_aside(&["PP"]), BTreeSet::new());
    }
}
