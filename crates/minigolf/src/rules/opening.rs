//! MG-1: clients, lands, pawns, racks and first promises.

use alloc::vec::Vec;

use arrayvec::ArrayVec;
use tabletop::{Audience, GameRng, MAX_SEATS, Seat};

use super::{Minigolf, Phase};
use crate::clients::{Mr, Mrs};
use crate::content::LandCard;
use crate::event::{Event, Fact};
use crate::illegal::Illegal;
use crate::land::LandId;
use crate::notation::{Move, Outcome};
use crate::options::Visits;
use crate::site::Site;

/// MG-1: visit tiles in the bag, by number of players.
pub(crate) const VISIT_TILES: [u8; 6] = [0, 7, 6, 4, 3, 2];

impl Minigolf {
    pub(super) fn sample_clients(&self, rng: &mut GameRng) -> Outcome {
        let mr = self.options.mr.unwrap_or_else(|| Mr::ALL[rng.below(7) as usize]);
        let mrs = self.options.mrs.unwrap_or_else(|| Mrs::ALL[rng.below(7) as usize]);
        Outcome::Clients(mr, mrs)
    }

    pub(super) fn check_clients(&self, mr: Mr, mrs: Mrs) -> Result<(), Illegal> {
        let is_agreed = self.options.mr.is_none_or(|it| it == mr)
            && self.options.mrs.is_none_or(|it| it == mrs);
        if is_agreed { Ok(()) } else { Err(Illegal::OtherClients) }
    }

    pub(super) fn meet_clients(&mut self, mr: Mr, mrs: Mrs, audience: &mut impl Audience<Event>) {
        self.clients = Some((mr, mrs));
        self.phase = Phase::Lands;
        audience.tell(|| Fact::ClientsCame { mr, mrs }.into());
    }

    pub(super) fn first_without_lands(&self) -> Option<Seat> {
        self.designers.iter().find(|(_, it)| it.dealt.is_none()).map(|(seat, _)| seat)
    }

    /// The lands that can still be dealt.
    fn dealable(&self) -> impl Iterator<Item = &LandCard> + Clone {
        let is_dealt = |id: LandId| {
            self.designers.values().any(|it| it.dealt.is_some_and(|dealt| dealt.contains(&id)))
        };
        let cards = self.options.content.lands().iter();
        cards.filter(move |card| card.balls <= self.options.difficulty && !is_dealt(card.id))
    }

    pub(super) fn sample_lands(&self, rng: &mut GameRng) -> Outcome {
        let mut lands: ArrayVec<LandId, 255> = self.dealable().map(|card| card.id).collect();
        Outcome::Lands(core::array::from_fn(|_| {
            let n = u32::try_from(lands.len()).expect("few lands");
            lands.swap_remove(rng.below(n) as usize)
        }))
    }

    pub(super) fn check_lands(&self, lands: [LandId; 3]) -> Result<(), Illegal> {
        let [a, b, c] = lands;
        let are_different = a != b && a != c && b != c;
        let can_be_dealt = |id: &LandId| self.dealable().any(|card| card.id == *id);
        if are_different && lands.iter().all(can_be_dealt) {
            Ok(())
        } else {
            Err(Illegal::NotDealable)
        }
    }

    pub(super) fn deal_lands(
        &mut self,
        mut lands: [LandId; 3],
        audience: &mut impl Audience<Event>,
    ) {
        let seat = self.first_without_lands().expect("MG-1: lands are to be dealt");
        // The order in a hand of cards means nothing.
        lands.sort_unstable();
        self.designers[seat].dealt = Some(lands);
        if self.first_without_lands().is_none() {
            self.phase = Phase::ChooseLand;
        }
        audience.tell(|| Fact::LandsDealt { seat, lands }.into());
    }

    pub(super) fn list_lands(&self, seat: Seat, out: &mut Vec<Move>) {
        out.extend(self.designers[seat].dealt.iter().flatten().map(|&land| Move::Land(land)));
    }

    pub(super) fn check_land(&self, seat: Seat, mv: &Move) -> Result<(), Illegal> {
        match mv {
            Move::Land(land)
                if self.designers[seat].dealt.is_some_and(|dealt| dealt.contains(land)) =>
            {
                Ok(())
            }
            Move::Land(_) => Err(Illegal::NotYourLand),
            Move::Promise(_)
            | Move::Build { .. }
            | Move::Pass(_)
            | Move::Collect(_)
            | Move::Stop
            | Move::Return(_)
            | Move::Number(_) => Err(Illegal::ChooseLand),
        }
    }

    pub(super) fn choose_land(
        &mut self,
        seat: Seat,
        land: LandId,
        audience: &mut impl Audience<Event>,
    ) {
        let is_last = self.choose(seat, &Move::Land(land));
        audience.tell(|| Event::LandChosen { seat, land });
        if !is_last {
            return;
        }
        let cards = self.options.content.lands();
        for (_, designer) in self.designers.iter_mut() {
            let Some(Move::Land(land)) = designer.choice.take() else { continue };
            let card =
                cards.iter().position(|card| card.id == land).expect("a card that was dealt");
            designer.card = Some(u8::try_from(card).expect("few lands"));
            designer.site = Site::new(&cards[card].land);
        }
        self.phase = if self.options.is_solo() { self.after_racks() } else { Phase::Order };
        let lands = |game: &Self| {
            game.designers.map(|seat, _| game.card(seat).map_or(LandId(0), |card| card.id))
        };
        audience.tell(|| Fact::LandsShown { lands: lands(self) }.into());
    }

    pub(super) fn sample_order(&self, rng: &mut GameRng) -> Outcome {
        let mut order: ArrayVec<Seat, MAX_SEATS> = self.designers.seats().collect();
        rng.shuffle(&mut order);
        Outcome::Order(order)
    }

    pub(super) fn check_order(&self, order: &[Seat]) -> Result<(), Illegal> {
        let is_order = order.len() == usize::from(self.options.n_seats)
            && self.designers.seats().all(|seat| order.contains(&seat));
        if is_order { Ok(()) } else { Err(Illegal::NotAnOrder) }
    }

    pub(super) fn line_up(
        &mut self,
        order: &ArrayVec<Seat, MAX_SEATS>,
        audience: &mut impl Audience<Event>,
    ) {
        self.order.clone_from(order);
        self.phase = Phase::FillMiddle;
        audience.tell(|| Fact::Ordered { order: order.clone() }.into());
    }

    /// MG-1: visit tiles enter the bag after the racks are filled; then promises are made.
    pub(super) fn after_racks(&mut self) -> Phase {
        if self.options.is_advanced() {
            if self.options.visits == Visits::Tiles {
                self.bag.n_visits = VISIT_TILES[usize::from(self.options.n_seats)];
            }
            Phase::FirstPromises
        } else {
            self.first_round()
        }
    }

    pub(super) fn first_round(&self) -> Phase {
        if self.options.is_solo() { Phase::SoloDraw } else { Phase::Turn }
    }
}
