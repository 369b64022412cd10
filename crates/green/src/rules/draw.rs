//! GR-3: draw a club, refresh the display, refill it.

use alloc::vec::Vec;

use arrayvec::ArrayVec;
use tabletop::{Audience, GameRng, Seat};

use super::{DISPLAY, Green, HAND, Phase};
use crate::clubs::Kind;
use crate::event::{Event, Fact};
use crate::illegal::Illegal;
use crate::notation::{Move, Outcome};

impl Green {
    pub(super) fn push_draws(&self, seat: Seat, out: &mut Vec<Move>) {
        if self.players[seat].hand.len() >= HAND {
            return;
        }
        let slots = (0..).zip(&self.display).filter(|(_, club)| club.is_some());
        out.extend(slots.map(|(slot, _)| Move::Draw(slot)));
        if self.check_refresh(seat).is_ok() {
            out.push(Move::Refresh);
        }
    }

    pub(super) fn check_draw(&self, seat: Seat, slot: u8) -> Result<(), Illegal> {
        if self.players[seat].hand.len() >= HAND {
            return Err(Illegal::HandFull);
        }
        match self.display.get(usize::from(slot)) {
            None => Err(Illegal::NoSuchSlot),
            Some(None) => Err(Illegal::EmptySlot),
            Some(Some(_)) => Ok(()),
        }
    }

    pub(super) fn check_refresh(&self, seat: Seat) -> Result<(), Illegal> {
        if self.players[seat].hand.len() >= HAND {
            // A refresh commits to drawing, and that is what a full hand forbids.
            return Err(Illegal::HandFull);
        }
        if self.players[seat].caddies == 0 {
            return Err(Illegal::NoCaddieToRefresh);
        }
        if self.display.iter().all(Option::is_none) {
            return Err(Illegal::NothingOnDisplay);
        }
        Ok(())
    }

    pub(super) fn draw(&mut self, seat: Seat, slot: u8, audience: &mut impl Audience<Event>) {
        let club = self.display[usize::from(slot)].take().expect("GR-3: a club lies there");
        self.content.lanes().insert(&mut self.players[seat].hand, club);
        audience.tell(|| Fact::Drew { seat, slot, club }.into());
        self.end_turn(audience);
    }

    pub(super) fn refresh(&mut self, seat: Seat, audience: &mut impl Audience<Event>) {
        self.players[seat].caddies -= 1;
        self.supply += 1;
        audience.tell(|| {
            Fact::Refreshed { seat, clubs: self.display.iter().flatten().copied().collect() }.into()
        });
        for slot in &mut self.display {
            if let Some(club) = slot.take() {
                self.content.lanes().insert(&mut self.discards, club);
            }
        }
        self.phase = Phase::Refresh;
    }

    /// How many clubs are to be revealed: one for each empty slot, as far as there are any.
    pub(crate) fn n_due(&self) -> u8 {
        let n_empty: u8 = self.display.iter().map(|slot| u8::from(slot.is_none())).sum();
        n_empty.min(self.deck.len() + self.discards.len())
    }

    pub(super) fn sample_reveal(&self, rng: &mut GameRng) -> Outcome {
        let lanes = self.content.lanes();
        let (mut deck, mut discards) = (self.deck, self.discards);
        let mut clubs = ArrayVec::new();
        for _ in 0..self.n_due() {
            // The discards are shuffled only when the deck has nothing left, also in the middle of a reveal.
            let from = if deck.is_empty() { &mut discards } else { &mut deck };
            clubs.push(lanes.draw(from, rng));
        }
        Outcome::Reveal(clubs)
    }

    pub(super) fn check_reveal(&self, clubs: &[Kind]) -> Result<(), Illegal> {
        if clubs.len() != usize::from(self.n_due()) {
            return Err(Illegal::OtherCount);
        }
        let lanes = self.content.lanes();
        let (mut deck, mut discards) = (self.deck, self.discards);
        let is_there = |&club: &Kind| {
            let from = if deck.is_empty() { &mut discards } else { &mut deck };
            lanes.take(from, club)
        };
        if clubs.iter().all(is_there) { Ok(()) } else { Err(Illegal::NotInDeck) }
    }

    pub(super) fn reveal(&mut self, clubs: &[Kind], audience: &mut impl Audience<Event>) {
        let (content, display) = (&self.content, &mut self.display);
        let mut slots = ArrayVec::<u8, DISPLAY>::new();
        let mut shuffled = false;
        let empty = (0..).zip(display.iter_mut()).filter(|(_, slot)| slot.is_none());
        for ((number, slot), &club) in empty.zip(clubs) {
            if self.deck.is_empty() {
                core::mem::swap(&mut self.deck, &mut self.discards);
                shuffled = true;
            }
            content.lanes().remove(&mut self.deck, club);
            *slot = Some(club);
            slots.push(number);
        }
        audience.tell(|| {
            Fact::Revealed { slots, clubs: clubs.iter().copied().collect(), shuffled }.into()
        });
        match self.phase {
            Phase::Display => self.phase = Phase::Course,
            Phase::Refresh => self.phase = Phase::Draw,
            Phase::Refill => self.next_turn(audience),
            Phase::Course
            | Phase::Wind
            | Phase::Start
            | Phase::Golfers
            | Phase::Turn
            | Phase::Draw
            | Phase::Chain
            | Phase::RetireDiscard
            | Phase::Discard
            | Phase::TakeBack
            | Phase::Over => unreachable!("GR-3: no reveal is due"),
        }
    }
}
