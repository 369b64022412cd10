//! IN-7 and IN-14: swapping tiles at the end of a turn.

use alloc::vec::Vec;

use tabletop::{Audience, GameRng, Seat, sort_few};

use super::{Ingenious, Phase, RackClue};
use crate::event::{Event, Fact};
use crate::illegal::Illegal;
use crate::notation::Move;
use crate::options::Mode;
use crate::tiles::{Handful, Tiles};

impl Ingenious {
    /// Puts the question exactly when a swap is allowed; that it is put or not tells something of the rack.
    #[inline]
    pub(super) fn offer_swap(&mut self, seat: Seat, audience: &mut impl Audience<Event>) {
        let clue = self.judge_rack(seat);
        self.clues[seat.index()] = clue;
        self.phase = if clue.is_some_and(|clue| self.allows_swap(clue)) {
            audience.tell(|| Fact::SwapOffered { seat }.into());
            Phase::Swap
        } else {
            Phase::Draw
        };
    }

    /// What decides about a swap: whether the rack shows certain colours.
    /// `None` with an empty rack, or if there are no such colours.
    #[inline]
    pub(crate) fn judge_rack(&self, seat: Seat) -> Option<RackClue> {
        let colours = match self.options.mode {
            Mode::Base | Mode::Solo | Mode::Team => self.scoreboard.lowest(seat),
            Mode::Duel => self.scoreboard.at_end(seat),
        };
        let rack = self.rack(seat);
        if rack.is_empty() || colours.is_empty() {
            return None;
        }
        let is_shown = rack.colours().meets(colours);
        Some(RackClue { n_tiles: rack.len(), colours, is_shown })
    }

    /// IN-7: no tile left shows a lowest colour. IN-14: some tile shows a colour on one's 9.
    #[inline]
    pub(crate) const fn allows_swap(&self, clue: RackClue) -> bool {
        match self.options.mode {
            Mode::Base | Mode::Team => !clue.is_shown,
            Mode::Duel => clue.is_shown,
            Mode::Solo => false,
        }
    }

    /// IN-14: the tiles that may be set aside.
    fn swappable(&self, seat: Seat) -> Tiles {
        self.rack(seat).showing(self.scoreboard.at_end(seat))
    }

    pub(super) const fn swap_asked(&self) -> Illegal {
        match self.options.mode {
            Mode::Base | Mode::Solo | Mode::Team => Illegal::SwapAsked,
            Mode::Duel => Illegal::DuelSwapAsked,
        }
    }

    /// Whether the question has been put at all.
    pub(super) fn check_asked(&self) -> Result<(), Illegal> {
        if self.options.mode == Mode::Solo {
            return Err(Illegal::NoSwapInSolo);
        }
        if self.phase == Phase::Swap {
            return Ok(());
        }
        if self.pending > 0 {
            return Err(Illegal::BonusFirst);
        }
        match self.options.mode {
            Mode::Base | Mode::Solo | Mode::Team => Err(Illegal::PlaceFirst),
            Mode::Duel => Err(Illegal::DuelPlaceFirst),
        }
    }

    pub(super) fn check_swap(&self) -> Result<(), Illegal> {
        self.check_asked()?;
        match self.options.mode {
            Mode::Base | Mode::Team | Mode::Solo => Ok(()),
            Mode::Duel => Err(Illegal::NameTiles),
        }
    }

    pub(super) fn check_set_aside(&self, seat: Seat, tiles: Tiles) -> Result<(), Illegal> {
        self.check_asked()?;
        if self.options.mode != Mode::Duel {
            return Err(Illegal::SwapIsWhole);
        }
        let colours = self.scoreboard.at_end(seat);
        for tile in tiles.kinds() {
            if tiles.count(tile) > self.rack(seat).count(tile) {
                return Err(Illegal::TooFewOnRack(tile));
            }
            if !tile.colours().meets(colours) {
                return Err(Illegal::NotSwappable(tile));
            }
        }
        Ok(())
    }

    pub(super) fn list_answers(&self, out: &mut Vec<Move>) {
        match self.options.mode {
            Mode::Base | Mode::Team | Mode::Solo => out.extend([Move::Swap, Move::Keep]),
            Mode::Duel => {
                let from = self.swappable(self.turn);
                out.extend((0..n_choices(from)).map(|choice| answer(from, choice)));
                sort_few(out, Move::cmp);
            }
        }
    }

    pub(super) fn random_answer(&self, rng: &mut GameRng) -> Move {
        match self.options.mode {
            Mode::Base | Mode::Team | Mode::Solo => [Move::Swap, Move::Keep][rng.below(2) as usize],
            Mode::Duel => {
                let from = self.swappable(self.turn);
                answer(from, rng.below(n_choices(from)))
            }
        }
    }

    pub(super) fn set_aside(
        &mut self,
        seat: Seat,
        tiles: Tiles,
        audience: &mut impl Audience<Event>,
    ) {
        tiles.iter().for_each(|tile| self.racks[seat.index()].remove(tile));
        self.aside = tiles;
        // What was known of the rack was known of these tiles too.
        self.clues[seat.index()] = None;
        self.phase = Phase::Draw;
        audience.tell(|| Fact::Swapped { seat, tiles }.into());
    }

    pub(super) fn keep(&mut self, seat: Seat, audience: &mut impl Audience<Event>) {
        self.phase = Phase::Draw;
        audience.tell(|| Fact::Kept { seat }.into());
    }
}

/// IN-14: how many different handfuls can be taken out of these tiles, the empty one among them.
fn n_choices(from: Tiles) -> u32 {
    from.kinds().map(|tile| u32::from(from.count(tile)) + 1).product()
}

/// The answer that takes one of these handfuls, by its number: a digit for each kind says how many of it.
/// The first takes nothing: that is `keep`.
fn answer(from: Tiles, mut choice: u32) -> Move {
    let mut tiles = Tiles::EMPTY;
    for tile in from.kinds() {
        let base = u32::from(from.count(tile)) + 1;
        (0..choice % base).for_each(|_| tiles.insert(tile));
        choice /= base;
    }
    Handful::new(tiles).map_or(Move::Keep, Move::SetAside)
}
