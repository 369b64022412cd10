//! Placing tiles (MG-10 to MG-13).

use alloc::vec::Vec;

use tabletop::{Audience, Seat};

use super::Minigolf;
use super::draft::slots_of;
use crate::cells::Cell;
use crate::event::{Event, Fact};
use crate::grid::CellSet;
use crate::illegal::Illegal;
use crate::land::Ground;
use crate::notation::{Fate, Move};

impl Minigolf {
    /// Every placement of every tile; in a solo game once for each fate of the other tile.
    pub(super) fn list_builds(&self, seat: Seat, others: &[Option<Fate>], out: &mut Vec<Move>) {
        let (site, land, content) =
            (&self.designers[seat].site, self.land(seat), &self.options.content);
        for (slot, kind) in slots_of(&self.middle) {
            let tile = &content.kind(kind).tile;
            // MG-12: whether mismatches are refused for this tile.
            let is_strict = self.options.is_strict && site.has_clean_place(land, content, tile);
            for cell in site.open().iter() {
                for turn in 0..tile.n_turns() {
                    if !is_strict || !site.is_mismatch(content, tile, cell, turn) {
                        out.extend(others.iter().map(|&other| Move::Build {
                            slot,
                            cell,
                            turn,
                            other,
                        }));
                    }
                }
            }
        }
    }

    /// How many placements there are, fates apart; for lenient placement.
    pub(super) fn n_builds(&self, seat: Seat) -> u32 {
        let n_open = u32::from(self.designers[seat].site.n_open());
        let turns = |kind| u32::from(self.options.content.kind(kind).tile.n_turns());
        slots_of(&self.middle).map(|(_, kind)| n_open * turns(kind)).sum()
    }

    /// The placement of this number; for lenient placement.
    pub(super) fn nth_build(&self, seat: Seat, mut pick: u32, other: Option<Fate>) -> Move {
        let site = &self.designers[seat].site;
        let n_open = u32::from(site.n_open());
        for (slot, kind) in slots_of(&self.middle) {
            let n_turns = self.options.content.kind(kind).tile.n_turns();
            let n = n_open * u32::from(n_turns);
            if pick < n {
                let cell = site.open().nth(pick % n_open).expect("a number below the count");
                let turn = u8::try_from(pick / n_open).expect("four turns at most");
                return Move::Build { slot, cell, turn, other };
            }
            pick -= n;
        }
        unreachable!("a number below the count")
    }

    pub(super) fn check_build(
        &self,
        seat: Seat,
        slot: u8,
        cell: Cell,
        turn: u8,
    ) -> Result<(), Illegal> {
        let kind = self.tile_in(slot)?;
        let (site, land, content) =
            (&self.designers[seat].site, self.land(seat), &self.options.content);
        let tile = &content.kind(kind).tile;
        if !CellSet::covers(cell) {
            return Err(Illegal::OffTheGrid);
        }
        if land.ground(cell) == Ground::Gate {
            return Err(Illegal::OnTheGate);
        }
        if site.is_taken(cell) {
            return Err(Illegal::CellTaken);
        }
        if !site.open().has(cell) {
            return Err(Illegal::TouchesNothing);
        }
        if turn >= tile.n_turns() {
            return Err(Illegal::SameLook);
        }
        let is_refused = self.options.is_strict
            && site.is_mismatch(content, tile, cell, turn)
            && site.has_clean_place(land, content, tile);
        if is_refused { Err(Illegal::Mismatch) } else { Ok(()) }
    }

    /// Takes a tile and places it. A full land stops its owner and begins the end phase (MG-8).
    pub(super) fn build(
        &mut self,
        seat: Seat,
        slot: u8,
        cell: Cell,
        turn: u8,
        audience: &mut impl Audience<Event>,
    ) {
        let is_solo = self.options.is_solo();
        let kind = if is_solo { self.take_solo(slot) } else { self.take(seat, slot) };
        let card = self.designers[seat].card.expect("MG-1: lands are chosen");
        let land = &self.options.content.lands()[usize::from(card)].land;
        let designer = &mut self.designers[seat];
        designer.site.place(land, cell, kind, turn);
        audience.tell(|| {
            Fact::Built { seat, slot: (!is_solo).then_some(slot), kind, cell, turn }.into()
        });
        if designer.site.is_full() {
            designer.is_stopped = true;
            self.is_end_phase = true;
            audience.tell(|| Fact::LandFilled { seat }.into());
        }
    }
}
