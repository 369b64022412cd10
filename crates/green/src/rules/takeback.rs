//! GR-11: after a hole, hands are reduced to 8 and played clubs are bought back.

use alloc::vec::Vec;

use tabletop::{Audience, Seat};

use super::{Green, HAND, Phase};
use crate::clubs::{ClubType, Clubs, Kind};
use crate::event::{Event, Fact};
use crate::illegal::Illegal;
use crate::notation::{Move, TakeBack};
use crate::row::Row;

impl Green {
    /// What is to be settled next: first everybody's hands, then everybody's rows.
    pub(super) fn settle(&mut self, audience: &mut impl Audience<Event>) {
        if let Some(seat) = self.first_to_discard() {
            self.turn = seat;
            self.phase = Phase::Discard;
            return;
        }
        for seat in self.seats_in_order() {
            // Only pocketed players have a row now, and a settled row is empty.
            if self.players[seat].row.is_empty() {
                continue;
            }
            if self.most_to_take(seat) > 0 {
                self.turn = seat;
                self.phase = Phase::TakeBack;
                return;
            }
            self.clear_row(seat, &[], audience);
        }
        self.leave_hole(audience);
    }

    pub(crate) fn first_to_discard(&self) -> Option<Seat> {
        self.seats_in_order().find(|&seat| self.players[seat].hand.len() > HAND)
    }

    pub(super) fn check_discard(&self, seat: Seat, club: Kind) -> Result<(), Illegal> {
        let held = self.content.lanes().count(self.players[seat].hand, club);
        if held > 0 { Ok(()) } else { Err(Illegal::DiscardNotHeld) }
    }

    /// GR-8, GR-11: one club above the limit.
    pub(super) fn discard(&mut self, seat: Seat, club: Kind, audience: &mut impl Audience<Event>) {
        self.content.lanes().remove(&mut self.players[seat].hand, club);
        self.content.lanes().insert(&mut self.discards, club);
        audience.tell(|| Fact::Discarded { seat, club }.into());
        if self.phase == Phase::Discard {
            self.settle(audience);
        } else if self.players[seat].hand.len() <= HAND {
            self.end_turn(audience);
        }
    }

    pub(super) fn take_back(
        &mut self,
        seat: Seat,
        clubs: &TakeBack,
        audience: &mut impl Audience<Event>,
    ) {
        self.clear_row(seat, clubs, audience);
        self.settle(audience);
    }

    /// These clubs go to the hand at a caddie each, the others to the discards.
    fn clear_row(&mut self, seat: Seat, taken: &[Kind], audience: &mut impl Audience<Event>) {
        let mut rest = self.row_as_heap(seat);
        let lanes = self.content.lanes();
        let player = &mut self.players[seat];
        for &club in taken {
            lanes.remove(&mut rest, club);
            lanes.insert(&mut player.hand, club);
            player.caddies -= 1;
            self.supply += 1;
        }
        player.row = Row::EMPTY;
        audience.tell(|| {
            Fact::TookBack { seat, taken: taken.to_vec(), discarded: lanes.iter(rest).collect() }
                .into()
        });
        lanes.pour(&mut rest, &mut self.discards);
    }

    /// As many clubs as caddies and the hand allow.
    pub(crate) fn most_to_take(&self, seat: Seat) -> u8 {
        let player = &self.players[seat];
        player.caddies.min(HAND.saturating_sub(player.hand.len()))
    }

    fn row_as_heap(&self, seat: Seat) -> Clubs {
        self.content.lanes().heap(self.players[seat].row.clubs())
    }

    pub(super) fn check_takeback(&self, seat: Seat, clubs: &TakeBack) -> Result<(), Illegal> {
        let mut row = self.row_as_heap(seat);
        if !clubs.iter().all(|&club| self.content.lanes().take(&mut row, club)) {
            return Err(Illegal::NotInRow);
        }
        let is_one_type = clubs.windows(2).all(|pair| pair[0].club_type() == pair[1].club_type());
        if !is_one_type && clubs.len() > 2 {
            return Err(Illegal::MixedTypes);
        }
        if clubs.len() > usize::from(self.players[seat].caddies) {
            return Err(Illegal::TooFewCaddies);
        }
        if clubs.len() > usize::from(self.most_to_take(seat)) {
            return Err(Illegal::HandWouldOverflow);
        }
        if !clubs.is_sorted_by_key(|&club| self.place(club)) {
            return Err(Illegal::TakeBackSpelling);
        }
        Ok(())
    }

    pub(super) fn push_takebacks(&self, seat: Seat, out: &mut Vec<Move>) {
        let (row, most) = (self.row_as_heap(seat), self.most_to_take(seat));
        let lanes = self.content.lanes();
        let mut taken = TakeBack::new();
        out.push(Move::TakeBack(taken.clone()));
        for club_type in ClubType::ALL {
            self.push_of_type(lanes.of_type(row, club_type), most, &mut taken, out);
        }
        if most >= 2 {
            self.push_mixed(row, out);
        }
        out.sort_unstable();
    }

    /// Every choice of at least one club out of clubs of one type, each multiset once.
    fn push_of_type(&self, row: Clubs, most: u8, taken: &mut TakeBack, out: &mut Vec<Move>) {
        if most == 0 {
            return;
        }
        let lanes = self.content.lanes();
        for club in lanes.kinds(row) {
            let is_next = taken.last().is_none_or(|&last| self.place(last) <= self.place(club));
            if is_next {
                let mut rest = row;
                lanes.remove(&mut rest, club);
                taken.push(club);
                out.push(Move::TakeBack(taken.clone()));
                self.push_of_type(rest, most - 1, taken, out);
                taken.pop();
            }
        }
    }

    /// Every two clubs of different types.
    fn push_mixed(&self, row: Clubs, out: &mut Vec<Move>) {
        let lanes = self.content.lanes();
        for one in lanes.kinds(row) {
            for two in lanes.kinds(row) {
                if one.club_type() != two.club_type() && self.place(one) < self.place(two) {
                    out.push(Move::TakeBack([one, two].into_iter().collect()));
                }
            }
        }
    }
}
