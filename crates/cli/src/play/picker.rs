//! Choosing a move: on the board, or from a list in words.

mod listing;
mod placing;

pub(super) use listing::Listing;
pub(super) use placing::{Arrow, Placing};

use table::Table;
use tabletop::{Seat, Viewer};

use crate::words::Speech;

/// What a seat may do, and what it is about to do.
pub(super) struct Picker {
    pub(super) seat: Seat,
    /// What there is to do.
    pub(super) prompt: String,
    pub(super) placing: Option<Placing>,
    pub(super) listing: Listing,
    /// Whether the list is in use although there is a board to point at.
    pub(super) is_list: bool,
}

impl Picker {
    /// Everything this seat may do now.
    pub(super) fn new(table: &dyn Table, seat: Seat) -> Self {
        let moves = table.legal_moves(seat);
        let placing = Placing::new(table, seat, &moves);
        let is_placement = |mv: &str| placing.as_ref().is_some_and(|it| it.lays(mv));
        let listing = Listing::new(table, seat, &moves, is_placement);
        let is_list = placing.is_none();
        let prompt = Speech::to(table, Viewer::Seat(seat)).prompt(&moves);
        Self { seat, prompt, placing, listing, is_list }
    }

    /// The board picker, if it is in use.
    pub(super) fn board(&self) -> Option<&Placing> {
        self.placing.as_ref().filter(|_| !self.is_list)
    }

    /// The move that is being chosen, as notation.
    pub(super) fn chosen(&self) -> Option<String> {
        match self.board() {
            Some(placing) => placing.spelled().map(|spelled| spelled.mv),
            None => self.listing.selected().map(|entry| entry.mv.clone()),
        }
    }

    /// From the board to the list, or back; what is pointed at stays the same, where both can point at it.
    pub(super) fn change_over(&mut self) {
        let Some(placing) = &mut self.placing else { return };
        self.is_list = !self.is_list;
        if self.is_list {
            self.listing.choose(&placing.spellings());
        } else if let Some(entry) = self.listing.selected() {
            placing.choose(&entry.mv);
        }
    }

    /// Points at this move.
    pub(super) fn choose(&mut self, mv: &str) {
        let is_placed = self.placing.as_mut().is_some_and(|placing| placing.choose(mv));
        self.is_list = !is_placed;
        self.listing.choose(&[mv.to_owned()]);
    }
}
