//! Hit the ball: which hits there are, and what they do (GR-1, GR-2, GR-4 to GR-7, GR-14).

use alloc::vec::Vec;

use arrayvec::ArrayVec;
use tabletop::{Audience, Seat};

use super::{Green, Phase};
use crate::clubs::{ClubType, Clubs, Kind, Strike};
use crate::course::Ball;
use crate::event::{Event, Fact};
use crate::golfers::{Golfer, GolferUse};
use crate::illegal::Illegal;
use crate::notation::{Borrow, Hit, Move};
use crate::shot::{Power, Stance, Swing};

/// What others offer a player for every hit of this moment: powers to borrow and golfers.
struct OnOffer {
    /// GR-5: opponents whose power can be paid for, and which it is.
    lenders: ArrayVec<(Seat, ClubType), 3>,
    /// GR-14: what golfers can do for him.
    golfers: ArrayVec<GolferUse, 7>,
}

impl Green {
    pub(super) fn push_hits(&self, seat: Seat, out: &mut Vec<Move>) {
        let stance = self.stance(seat);
        let on_offer = OnOffer { lenders: self.lenders(seat), golfers: self.golfer_uses(seat) };
        let hand = self.players[seat].hand;
        let lanes = self.content.lanes();
        for club in lanes.kinds(hand) {
            match self.content.strike(club) {
                Strike::Choice(max) => {
                    for number in 0..=max {
                        let hit = Hit { number: Some(number), ..Hit::plain(club) };
                        self.push_club(&stance, &on_offer, hit, out);
                    }
                }
                Strike::Wind(_) | Strike::Fixed(_) => {
                    self.push_club(&stance, &on_offer, Hit::plain(club), out);
                }
            }
            if club.club_type() == ClubType::Hybrid {
                self.push_pairs(&stance, &on_offer, Hit::plain(club), hand, out);
            }
        }
    }

    /// One club, one number: without a power, with a borrowed one, with its own.
    #[inline]
    fn push_club(&self, stance: &Stance<'_>, on_offer: &OnOffer, hit: Hit, out: &mut Vec<Move>) {
        let club_type = hit.club.club_type();
        let swing = self.swing(&hit);
        let plain = stance.landing(swing, None, None);
        let has_golfers = !on_offer.golfers.is_empty();
        out.push(Move::Hit(hit));
        if has_golfers {
            push_golfers(stance, on_offer, swing, hit, None, out);
        }
        for &(seat, lent) in &on_offer.lenders {
            for &(way, power) in Power::lent(lent, club_type) {
                if stance.is_worth(swing, power, None, plain) {
                    out.push(Move::Hit(Hit { borrow: Some(Borrow { seat, way }), ..hit }));
                }
            }
        }
        for &(way, power) in Power::of(club_type) {
            let hit = Hit { power: Some(way), ..hit };
            if stance.is_worth(swing, power, None, plain) {
                out.push(Move::Hit(hit));
            }
            if has_golfers {
                push_golfers(stance, on_offer, swing, hit, Some(power), out);
            }
        }
    }

    /// A club and every Hybrid that can be played with it; the pair is the power, and always of use (GR-4).
    fn push_pairs(
        &self,
        stance: &Stance<'_>,
        on_offer: &OnOffer,
        hit: Hit,
        hand: Clubs,
        out: &mut Vec<Move>,
    ) {
        let lanes = self.content.lanes();
        for with in lanes.kinds(lanes.of_type(hand, ClubType::Hybrid)) {
            let is_pair = with != hit.club || lanes.count(hand, with) > 1;
            if is_pair && self.content.rank(hit.club) <= self.content.rank(with) {
                let hit = Hit { with: Some(with), ..hit };
                out.push(Move::Hit(hit));
                push_golfers(stance, on_offer, self.swing(&hit), hit, None, out);
            }
        }
    }

    /// GR-5: whose powers a seat can pay for now, and which they are.
    pub fn lenders(&self, seat: Seat) -> ArrayVec<(Seat, ClubType), 3> {
        if self.variant.pro_golfers || self.players[seat].caddies == 0 {
            return ArrayVec::new();
        }
        let opponents = self.players.iter().filter(|(other, _)| *other != seat);
        opponents
            .filter(|(_, player)| player.ball != Ball::Retired)
            .filter_map(|(other, player)| Some((other, player.row.last()?.club_type())))
            .collect()
    }

    /// GR-14: what golfers can do for a seat now.
    pub fn golfer_uses(&self, seat: Seat) -> ArrayVec<GolferUse, 7> {
        if !self.variant.pro_golfers || self.golfer_used {
            return ArrayVec::new();
        }
        let player = &self.players[seat];
        let can_pay = |golfer| player.caddies > 0 || player.golfer == Some(golfer);
        GolferUse::ALL.into_iter().filter(|used| can_pay(used.golfer)).collect()
    }

    /// A seat about to hit.
    pub fn stance(&self, seat: Seat) -> Stance<'_> {
        let player = &self.players[seat];
        let mut others = ArrayVec::<u8, 4>::new();
        for (other, opponent) in self.players.iter() {
            match opponent.ball {
                // GR-1: any number of balls have room on the tee.
                Ball::On(position) if other != seat && position > 0 => others.push(position),
                Ball::On(_) | Ball::Rough | Ball::Pocketed | Ball::Retired => {}
            }
        }
        Stance::new(&self.course, self.wind, player, &others)
    }

    fn swing(&self, hit: &Hit) -> Swing {
        Swing {
            club: self.content.strike(hit.club),
            number: hit.number,
            with: hit.with.map(|with| self.content.strike(with)),
        }
    }

    /// The order of the data, and of the ids for clubs that are not in it.
    pub(super) fn place(&self, club: Kind) -> (u8, Kind) {
        (self.content.rank(club), club)
    }

    pub(super) fn spell_pair(&self, hit: &mut Hit) {
        if let Some(with) = &mut hit.with
            && self.place(*with) < self.place(hit.club)
            // Numbers belong to the club that is named first; a pair has none.
            && hit.number.is_none()
        {
            core::mem::swap(with, &mut hit.club);
        }
    }

    pub(super) fn check_hit(&self, seat: Seat, hit: &Hit) -> Result<(), Illegal> {
        self.check_clubs(seat, hit)?;
        let power = self.check_power(seat, hit)?;
        self.check_golfer_use(seat, hit)?;
        let stance = self.stance(seat);
        let swing = self.swing(hit);
        if let Some(power) = power {
            let without = stance.landing(swing, None, hit.golfer);
            if power == Power::Wood && !stance.is_first {
                return Err(Illegal::WoodNotFirst);
            }
            if !stance.is_worth(swing, power, hit.golfer, without) {
                let is_iron = power == Power::Iron;
                return Err(if is_iron { Illegal::NothingToHitWith } else { Illegal::Useless });
            }
        }
        if let Some(golfer) = hit.golfer {
            let without = stance.landing(swing, power, None);
            if !stance.is_golfer_worth(swing, power, golfer, without) {
                return Err(Illegal::Useless);
            }
        }
        Ok(())
    }

    /// The clubs are in the hand, and the number is on the club.
    fn check_clubs(&self, seat: Seat, hit: &Hit) -> Result<(), Illegal> {
        let lanes = self.content.lanes();
        let mut hand = self.players[seat].hand;
        if !lanes.take(&mut hand, hit.club) {
            return Err(Illegal::NotInHand);
        }
        if let Some(with) = hit.with {
            if [hit.club, with].iter().any(|club| club.club_type() != ClubType::Hybrid) {
                return Err(Illegal::NotAPair);
            }
            if !lanes.take(&mut hand, with) {
                return Err(Illegal::NotInHand);
            }
        }
        match (self.content.strike(hit.club), hit.number) {
            (Strike::Choice(max), Some(number)) if number <= max => {}
            (Strike::Choice(_), Some(_)) => return Err(Illegal::NumberNotOnClub),
            (Strike::Choice(_), None) => return Err(Illegal::ChooseNumber),
            (Strike::Wind(_) | Strike::Fixed(_), Some(_)) => return Err(Illegal::NoChoice),
            (Strike::Wind(_) | Strike::Fixed(_), None) => {}
        }
        let is_swapped = hit.with.is_some_and(|with| self.place(with) < self.place(hit.club));
        if is_swapped { Err(Illegal::PairSpelling) } else { Ok(()) }
    }

    /// GR-4: at most one power, and which one it is.
    fn check_power(&self, seat: Seat, hit: &Hit) -> Result<Option<Power>, Illegal> {
        match (hit.with, hit.power, hit.borrow) {
            (_, None, None) => Ok(None),
            (None, Some(way), None) => Power::new(hit.club.club_type(), way).map(Some),
            (None, None, Some(borrow)) => self.check_borrow(seat, hit.club, borrow).map(Some),
            (None, Some(_), Some(_)) | (Some(_), ..) => Err(Illegal::OnePower),
        }
    }

    fn check_borrow(&self, seat: Seat, club: Kind, borrow: Borrow) -> Result<Power, Illegal> {
        if self.variant.pro_golfers {
            return Err(Illegal::NoBorrowing);
        }
        let Some(lender) = self.players.get(borrow.seat).filter(|_| borrow.seat != seat) else {
            return Err(Illegal::NotAnOpponent);
        };
        if lender.ball == Ball::Retired {
            return Err(Illegal::LenderRetired);
        }
        let Some(last) = lender.row.last() else { return Err(Illegal::LenderHasNoClub) };
        if last.club_type() == ClubType::Hybrid {
            return Err(Illegal::HybridNotBorrowed);
        }
        if last.club_type() == club.club_type() {
            return Err(Illegal::OwnPower);
        }
        if self.players[seat].caddies == 0 {
            return Err(Illegal::NoCaddieToBorrow);
        }
        Power::new(last.club_type(), borrow.way)
    }

    fn check_golfer_use(&self, seat: Seat, hit: &Hit) -> Result<(), Illegal> {
        let Some(GolferUse { golfer, amount }) = hit.golfer else { return Ok(()) };
        if !self.variant.pro_golfers {
            return Err(Illegal::NoGolfers);
        }
        if self.golfer_used {
            return Err(Illegal::GolferUsed);
        }
        if golfer != Golfer::WindMaster && amount != 0 {
            return Err(Illegal::NotTheWindMaster);
        }
        if golfer == Golfer::WindMaster && !matches!(amount, -2 | -1 | 1 | 2) {
            return Err(Illegal::WindAmount);
        }
        let player = &self.players[seat];
        let can_pay = player.golfer == Some(golfer) || player.caddies > 0;
        if can_pay { Ok(()) } else { Err(Illegal::NoCaddieForGolfer) }
    }

    pub(super) fn hit(&mut self, seat: Seat, hit: &Hit, audience: &mut impl Audience<Event>) {
        let power = self.power(hit);
        let (swing, stance) = (self.swing(hit), self.stance(seat));
        let sum = stance.sum(swing, power, hit.golfer);
        let to = stance.landing(swing, power, hit.golfer);
        let from = self.players[seat].ball;
        let lent = hit.borrow.and_then(|borrow| self.last_type(borrow.seat));
        self.pay(seat, hit);
        let income = self.earn(seat, hit);
        self.lay_down(seat, hit, power);
        self.players[seat].ball = to;
        self.players[seat].has_played = true;
        self.last_hit = Some((seat, *hit));
        let strike = sum.strike();
        audience.tell(|| Fact::Hit { seat, hit: *hit, lent, sum, strike, from, to, income }.into());
        if to == Ball::Pocketed {
            self.pocket(seat, audience);
        }
        if power.is_some_and(Power::chains) {
            self.phase = Phase::Chain;
        } else {
            self.end_turn(audience);
        }
    }

    /// GR-5: the type of a seat's last club, whose power others can borrow.
    fn last_type(&self, seat: Seat) -> Option<ClubType> {
        Some(self.players[seat].row.last()?.club_type())
    }

    /// The power of a legal hit.
    fn power(&self, hit: &Hit) -> Option<Power> {
        let (club_type, way) = match (hit.power, hit.borrow) {
            (Some(way), _) => (hit.club.club_type(), way),
            (None, Some(Borrow { seat, way })) => (self.last_type(seat)?, way),
            (None, None) => return None,
        };
        Power::new(club_type, way).ok()
    }

    /// GR-4, GR-14: a borrowed power is paid to its lender, another's golfer to its owner or the supply.
    fn pay(&mut self, seat: Seat, hit: &Hit) {
        if let Some(borrow) = hit.borrow {
            self.players[seat].caddies -= 1;
            self.players[borrow.seat].caddies += 1;
        }
        if let Some(GolferUse { golfer, .. }) = hit.golfer {
            self.golfer_used = true;
            match self.owner(golfer) {
                Some(owner) if owner == seat => {}
                Some(owner) => {
                    self.players[seat].caddies -= 1;
                    self.players[owner].caddies += 1;
                }
                None => {
                    self.players[seat].caddies -= 1;
                    self.supply += 1;
                }
            }
        }
    }

    /// GR-4: no club's power used brings a caddie, if the supply has one. A golfer does not count (GR-14).
    fn earn(&mut self, seat: Seat, hit: &Hit) -> bool {
        let earns =
            hit.with.is_none() && hit.power.is_none() && hit.borrow.is_none() && self.supply > 0;
        self.supply -= u8::from(earns);
        self.players[seat].caddies += u8::from(earns);
        earns
    }

    /// The clubs go from the hand to the row, or with a Chipper's power to the discards (GR-6).
    fn lay_down(&mut self, seat: Seat, hit: &Hit, power: Option<Power>) {
        let lanes = self.content.lanes();
        let player = &mut self.players[seat];
        for club in [Some(hit.club), hit.with].into_iter().flatten() {
            lanes.remove(&mut player.hand, club);
        }
        if power.is_none_or(Power::counts) {
            player.row.push(hit.club, hit.with);
        } else {
            lanes.insert(&mut self.discards, hit.club);
        }
    }
}

/// One club and one power with each golfer; only what changes something (GR-4).
fn push_golfers(
    stance: &Stance<'_>,
    on_offer: &OnOffer,
    swing: Swing,
    hit: Hit,
    power: Option<Power>,
    out: &mut Vec<Move>,
) {
    let alone = stance.landing(swing, power, None);
    for &golfer in on_offer.golfers.iter().filter(|&&golfer| stance.heeds(swing, golfer)) {
        let is_power_worth = power.is_none_or(|power| {
            let without = stance.landing(swing, None, Some(golfer));
            stance.is_worth(swing, power, Some(golfer), without)
        });
        if is_power_worth && stance.is_golfer_worth(swing, power, golfer, alone) {
            out.push(Move::Hit(Hit { golfer: Some(golfer), ..hit }));
        }
    }
}
