//! IN-1 to IN-6: placing tiles.

use alloc::vec::Vec;

use arrayvec::ArrayVec;
use tabletop::{Audience, GameRng, Seat};

use super::{Ingenious, Phase};
use crate::board::{Pairs, Spot};
use crate::cells::{Cell, Direction, Hex};
use crate::event::{EndReason, Event, Fact};
use crate::illegal::Illegal;
use crate::notation::{Move, Placement};
use crate::options::{IngeniousOptions, Mode};
use crate::scoring::HalfScore;
use crate::tiles::Tile;

impl Ingenious {
    pub(super) fn check_placement(&self, seat: Seat, placement: Placement) -> Result<(), Illegal> {
        if self.phase == Phase::Swap {
            return Err(self.swap_asked());
        }
        if !self.rack(seat).contains(placement.tile) {
            return Err(Illegal::NotOnRack(placement.tile));
        }
        let [one, other] = placement.cells;
        self.check_free(one)?;
        self.check_free(other)?;
        if one.direction_to(other).is_none() {
            return Err(Illegal::NotAdjacent(one, other));
        }
        if self.is_first_turn() {
            self.check_first_turn(placement.cells)?;
        }
        if self.canonical_placement(seat, placement) == placement {
            Ok(())
        } else {
            Err(Illegal::OrderDoesNotMatter)
        }
    }

    fn check_free(&self, at: Hex) -> Result<(), Illegal> {
        match self.board.spot(at) {
            Spot::Outside => Err(Illegal::OutsideArea(at)),
            Spot::Printed(_) => Err(Illegal::CellPrinted(at)),
            Spot::Covered(_) => Err(Illegal::CellCovered(at)),
            Spot::Free => Ok(()),
        }
    }

    /// IN-2: the next placement is a seat's first. Turns go round, so counting them is enough.
    pub const fn is_first_turn(&self) -> bool {
        is_first_turn(self.options, self.first_turns_taken, self.pending)
    }

    fn check_first_turn(&self, cells: [Hex; 2]) -> Result<(), Illegal> {
        let touched = cells.into_iter().flat_map(neighbours);
        let is_printed = |at: &Hex| matches!(self.board.spot(*at), Spot::Printed(_));
        let is_covered = |at: Hex| matches!(self.board.spot(at), Spot::Covered(_));
        let mut printed = touched.clone().filter(is_printed);
        if self.options.classic_first_turn {
            let is_lonely = |at: Hex| !neighbours(at).any(is_covered);
            return if printed.any(is_lonely) { Ok(()) } else { Err(Illegal::NoLonelySymbol) };
        }
        if printed.next().is_none() {
            return Err(Illegal::NoPrintedSymbol);
        }
        if touched.into_iter().any(is_covered) { Err(Illegal::TouchesTile) } else { Ok(()) }
    }

    /// IN-11: a double names its smaller cell first, unless the other order gives other tracks.
    pub(super) fn canonical_placement(&self, seat: Seat, placement: Placement) -> Placement {
        let [one, other] = placement.cells;
        let needs_reason = placement.tile.is_double() && other < one;
        if needs_reason && !self.order_matters(seat, placement) {
            placement.reversed()
        } else {
            placement
        }
    }

    /// IN-11: whether the two orders of a double's halves give different tracks.
    fn order_matters(&self, seat: Seat, placement: Placement) -> bool {
        let [one, other] = placement.cells;
        let can_lie_there = one.direction_to(other).is_some()
            && self.check_free(one).is_ok()
            && self.check_free(other).is_ok();
        can_lie_there && self.order_matters_on(seat, placement.tile, [one.index(), other.index()])
    }

    fn order_matters_on(&self, seat: Seat, tile: Tile, cells: [Cell; 2]) -> bool {
        if !self.orders_may_differ() {
            return false;
        }
        let [colour, _] = tile.halves();
        let [there, back] = offsets(cells);
        let points =
            [self.board.points(cells[0], there, colour), self.board.points(cells[1], back, colour)];
        self.scoreboard.order_matters(seat, colour, points)
    }

    /// IN-2, IN-3: where a tile may go now.
    fn pairs(&self) -> Pairs {
        if self.is_first_turn() {
            self.board.first_turn_pairs(self.options.classic_first_turn)
        } else {
            self.board.free_pairs()
        }
    }

    pub(super) fn list_placements(&self, out: &mut Vec<Move>) {
        // Found once, listed for each kind.
        let pairs: ArrayVec<[Cell; 2], MOST_ORDERED_PAIRS> = self.pairs().ordered().collect();
        let rack = self.rack(self.turn);
        out.reserve(pairs.len() * rack.kinds().count());
        for tile in rack.kinds() {
            let place =
                |cells: &[Cell; 2]| Move::Place(Placement { tile, cells: cells.map(Cell::hex) });
            if tile.is_double() {
                let has_reason = |cells: &&[Cell; 2]| {
                    cells[0] < cells[1] || self.order_matters_on(self.turn, tile, **cells)
                };
                out.extend(pairs.iter().filter(has_reason).map(place));
            } else {
                out.extend(pairs.iter().map(place));
            }
        }
    }

    /// Draws among all places of the rack, orders of the halves and pairs of cells, and draws again
    /// where that is no move of its own: whatever is a move then comes equally often.
    #[inline]
    pub(super) fn random_placement(&self, rng: &mut GameRng) -> Placement {
        let rack = self.rack(self.turn);
        let first_turn = self.is_first_turn().then(|| self.pairs());
        let n_pairs = first_turn.as_ref().map_or_else(|| self.board.n_free_pairs(), Pairs::len);
        loop {
            let pick = rng.below(2 * u32::from(rack.len()) * n_pairs);
            let (way, place) = (pick / n_pairs, pick % n_pairs);
            let is_reversed = way % 2 == 1;
            let Some(tile) = rack.kind_at(way as usize / 2) else { continue };
            // IN-11: in base and duel a double has one order.
            let needs_reason = is_reversed && tile.is_double();
            if needs_reason && !self.orders_may_differ() {
                continue;
            }
            let [low, high] = match &first_turn {
                Some(pairs) => pairs.nth(place),
                None => self.board.nth_free_pair(place),
            };
            let cells = if is_reversed { [high, low] } else { [low, high] };
            if !needs_reason || self.order_matters_on(self.turn, tile, cells) {
                return Placement { tile, cells: cells.map(Cell::hex) };
            }
        }
    }

    const fn orders_may_differ(&self) -> bool {
        match self.options.mode {
            Mode::Base | Mode::Duel => false,
            Mode::Solo | Mode::Team => true,
        }
    }

    #[inline]
    pub(super) fn place(
        &mut self,
        seat: Seat,
        placement: Placement,
        audience: &mut impl Audience<Event>,
    ) {
        let tile = placement.tile;
        let cells = placement.cells.map(Hex::index);
        self.racks[seat.index()].remove(tile);
        self.clues[seat.index()] = None;
        self.board.place(tile, cells);
        audience.tell(|| Fact::Placed { seat, placement }.into());
        if self.pending > 0 {
            self.pending -= 1;
        } else if self.first_turns_taken < self.options.n_seats {
            self.first_turns_taken += 1;
        }
        let offsets = offsets(cells);
        for half in 0..2 {
            let colour = tile.halves()[half];
            let points = self.board.points(cells[half], offsets[half], colour);
            self.score(seat, placement, half, points, audience);
        }
        self.after_placement(seat, audience);
    }

    #[inline]
    fn score(
        &mut self,
        seat: Seat,
        placement: Placement,
        half: usize,
        points: u8,
        audience: &mut impl Audience<Event>,
    ) {
        let colour = placement.tile.halves()[half];
        let from = self.scoreboard.tokens().and_then(|tokens| tokens.0[colour.index()]);
        let advance = self.scoreboard.advance(seat, colour, points);
        audience.tell(|| {
            Fact::Scored { seat, half: HalfScore::explain(&self.board, placement, half, advance) }
                .into()
        });
        if advance.bonus {
            self.pending += 1;
            if self.options.mode == Mode::Duel {
                audience.tell(|| Fact::TokenTaken { seat, colour, from }.into());
            }
            audience.tell(|| Fact::BonusEarned { seat, colour }.into());
        }
    }

    /// IN-8, then IN-5, then IN-7: the end comes before a bonus, a bonus before the swap, the swap before the refill.
    #[inline]
    fn after_placement(&mut self, seat: Seat, audience: &mut impl Audience<Event>) {
        if self.scoreboard.is_complete(seat) {
            self.end(EndReason::AllMarkersHome { seat }, audience);
        } else if self.board.n_free_pairs() == 0 {
            self.end(EndReason::BoardFull, audience);
        } else if self.options.mode == Mode::Solo {
            self.phase = Phase::Draw;
        } else if self.pending > 0 && !self.rack(seat).is_empty() {
            self.phase = Phase::Place;
        } else {
            self.forfeit(seat, audience);
            self.offer_swap(seat, audience);
        }
    }

    fn end(&mut self, reason: EndReason, audience: &mut impl Audience<Event>) {
        self.phase = Phase::Over;
        audience.tell(|| Fact::Ended { reason }.into());
    }

    /// IN-6: an empty rack forfeits what is still owed.
    #[inline]
    fn forfeit(&mut self, seat: Seat, audience: &mut impl Audience<Event>) {
        if self.pending > 0 {
            let count = self.pending;
            self.pending = 0;
            audience.tell(|| Fact::BonusForfeited { seat, count }.into());
        }
    }
}

/// IN-2: whether the next placement is a seat's first, and no bonus.
pub(crate) const fn is_first_turn(options: IngeniousOptions, n_taken: u8, pending: u8) -> bool {
    n_taken < options.n_seats && pending == 0
}

/// Each free pair of the largest area, both ways round.
const MOST_ORDERED_PAIRS: usize = 2 * 426;

fn neighbours(at: Hex) -> impl Iterator<Item = Hex> + Clone {
    Direction::ALL.into_iter().filter_map(move |direction| at.neighbour(direction))
}

/// From each of two neighbours, the offset to the other.
#[inline]
pub(crate) const fn offsets([one, other]: [Cell; 2]) -> [u8; 2] {
    let there = other.0.wrapping_sub(one.0);
    [there, there.wrapping_neg()]
}
