//! The draft: racks, turns and bench, refills and client visits (MG-2 to MG-7).

use alloc::vec::Vec;

use arrayvec::ArrayVec;
use tabletop::{Audience, GameRng, Seat, sort_few};

use super::{Minigolf, Phase, Rack};
use crate::clients::Promises;
use crate::event::{Event, Fact};
use crate::illegal::Illegal;
use crate::notation::{Draw, Drawn, MAX_SLOTS, Move, Outcome};
use crate::options::Visits;
use crate::tiles::Kind;

/// MG-7: as many tiles set aside bring the clients.
const TILES_FOR_A_VISIT: u16 = 21;

impl Minigolf {
    pub(super) fn list_turn(&self, seat: Seat, out: &mut Vec<Move>) {
        let is_stopped = self.designers[seat].is_stopped;
        if !is_stopped {
            self.list_builds(seat, &[None], out);
            out.push(Move::Pass(None));
        }
        if is_stopped || self.is_end_phase {
            out.extend(slots_of(&self.middle).map(|(slot, _)| Move::Collect(slot)));
        }
    }

    /// One of the moves of [`list_turn`](Self::list_turn), each equally likely.
    pub(super) fn random_turn(&self, seat: Seat, rng: &mut GameRng) -> Move {
        let designer = &self.designers[seat];
        let n_builds = if designer.is_stopped { 0 } else { self.n_builds(seat) };
        let n_passes = u32::from(!designer.is_stopped);
        let n_tiles = if designer.is_stopped || self.is_end_phase {
            slots_of(&self.middle).count()
        } else {
            0
        };
        let n_tiles = u32::try_from(n_tiles).expect("a rack is short");
        let pick = rng.below(n_builds + n_passes + n_tiles);
        if pick < n_builds {
            return self.nth_build(seat, pick, None);
        }
        match (pick - n_builds).checked_sub(n_passes) {
            None => Move::Pass(None),
            Some(nth) => {
                let slot = slots_of(&self.middle).nth(nth as usize).map(|(slot, _)| slot);
                Move::Collect(slot.expect("a number below the count"))
            }
        }
    }

    pub(super) fn check_turn(&self, seat: Seat, mv: &Move) -> Result<(), Illegal> {
        let is_stopped = self.designers[seat].is_stopped;
        match mv {
            Move::Build { .. } | Move::Pass(_) | Move::Stop if is_stopped => Err(Illegal::Stopped),
            Move::Stop if self.is_end_phase => Err(Illegal::CollectToStop),
            Move::Build { other: Some(_), .. } | Move::Pass(Some(_)) | Move::Stop => {
                Err(Illegal::SoloOnly)
            }
            Move::Build { slot, cell, turn, other: None } => {
                self.check_build(seat, *slot, *cell, *turn)
            }
            Move::Pass(None) => Ok(()),
            Move::Collect(_) if !is_stopped && !self.is_end_phase => Err(Illegal::TooEarlyToStop),
            Move::Collect(slot) => self.tile_in(*slot).map(drop),
            Move::Land(_) => Err(Illegal::LandsChosen),
            Move::Promise(_) => Err(Illegal::NoVisit),
            Move::Return(_) => Err(Illegal::NothingToReturn),
            Move::Number(_) => Err(Illegal::NoNumbers),
        }
    }

    pub(super) fn tile_in(&self, slot: u8) -> Result<Kind, Illegal> {
        self.middle.get(usize::from(slot)).copied().flatten().ok_or(Illegal::NoTile)
    }

    /// MG-3: takes a tile, and leaves the pawn in its slot.
    pub(super) fn take(&mut self, seat: Seat, slot: u8) -> Kind {
        let slot = usize::from(slot);
        self.pawns[slot] = Some(seat);
        self.middle[slot].take().expect("MG-3: the slot holds a tile")
    }

    /// MG-3: the pawn goes to the bench, left of everyone.
    pub(super) fn pass(&mut self, seat: Seat, audience: &mut impl Audience<Event>) {
        self.bench.insert(0, seat);
        audience.tell(|| Fact::Passed { seat }.into());
        self.next_turn(audience);
    }

    pub(super) fn next_turn(&mut self, audience: &mut impl Audience<Event>) {
        self.order.remove(0);
        if self.order.is_empty() {
            self.end_round(audience);
        }
    }

    fn end_round(&mut self, audience: &mut impl Audience<Event>) {
        // MG-6: or the next rack cannot be filled.
        let can_refill = self.bag.tiles.len() >= u16::from(self.n_slots());
        if self.is_last_round || !can_refill {
            return self.finish(audience);
        }
        // MG-8: a last builder who filled his land takes his first face-down tile in the round to come.
        self.is_last_round = self.nobody_builds();
        self.order.extend(next_order(&self.bench, &self.pawns));
        self.bench.clear();
        self.pawns = [None; MAX_SLOTS];
        self.leftovers = core::mem::replace(&mut self.middle, core::mem::take(&mut self.bottom));
        self.phase = Phase::Refill;
    }

    pub(super) fn sample_draw(&self, rng: &mut GameRng) -> Outcome {
        let mut bag = self.bag;
        let mut drawn = Drawn::new();
        let mut n_tiles = 0;
        while n_tiles < self.n_slots() {
            let draw = bag.draw(rng);
            n_tiles += u8::from(draw != Draw::Visit);
            drawn.push(draw);
        }
        Outcome::Draw(drawn)
    }

    pub(super) fn check_draw(&self, drawn: &[Draw]) -> Result<(), Illegal> {
        let n_slots = self.n_slots();
        let n_tiles = tiles_of(drawn).count();
        // MG-5: a visit tile is replaced, so a tile comes last.
        if n_tiles != usize::from(n_slots) || drawn.last() == Some(&Draw::Visit) {
            return Err(Illegal::WrongDraw(n_slots));
        }
        let has_kind = |kind: Kind| {
            let n = tiles_of(drawn).filter(|&other| other == kind).count();
            n <= usize::from(self.bag.tiles.count(kind))
        };
        let has_visits = drawn.len() - n_tiles <= usize::from(self.bag.n_visits);
        if has_visits && tiles_of(drawn).all(has_kind) { Ok(()) } else { Err(Illegal::NotInBag) }
    }

    /// Fills whatever is to be filled.
    pub(super) fn fill(&mut self, drawn: &Drawn, audience: &mut impl Audience<Event>) {
        let mut rack: ArrayVec<Kind, MAX_SLOTS> = tiles_of(drawn).collect();
        let n_visits = drawn.iter().map(|draw| u8::from(*draw == Draw::Visit)).sum::<u8>();
        rack.iter().for_each(|&kind| self.bag.tiles.remove(kind));
        self.bag.n_visits -= n_visits;
        if !self.options.is_solo() {
            // MG-2: ascending back numbers, ties in draw order. There are at most six: an insertion sort, without allocation.
            let content = &self.options.content;
            for i in 1..rack.len() {
                let mut at = i;
                while at > 0 && content.kind(rack[at - 1]).back > content.kind(rack[at]).back {
                    rack.swap(at - 1, at);
                    at -= 1;
                }
            }
        }
        audience.tell(|| Fact::Filled { rack: rack.to_vec(), visits: n_visits }.into());
        let rack: Rack = rack.into_iter().map(Some).collect();
        match self.phase {
            Phase::FillMiddle => {
                self.middle = rack;
                self.phase = Phase::FillBottom;
            }
            Phase::FillBottom => {
                self.bottom = rack;
                self.phase = self.after_racks();
            }
            Phase::Refill => {
                self.bottom = rack;
                self.after_refill(n_visits > 0, audience);
            }
            Phase::SoloDraw => {
                self.middle = rack;
                self.after_solo_draw(n_visits > 0, audience);
            }
            Phase::Clients
            | Phase::Lands
            | Phase::ChooseLand
            | Phase::Order
            | Phase::FirstPromises
            | Phase::Turn
            | Phase::Visit
            | Phase::Return
            | Phase::SoloTurn
            | Phase::Number
            | Phase::Over => unreachable!("no draw is due"),
        }
    }

    /// MG-4: leftovers go after the refill; then the clients may visit.
    fn after_refill(&mut self, visit_drawn: bool, audience: &mut impl Audience<Event>) {
        if !self.is_end_phase {
            let leftovers = core::mem::take(&mut self.leftovers);
            self.put_back(leftovers.iter().copied().flatten(), &[], audience);
        } else if self.nobody_builds() {
            // MG-9: nobody builds, so nobody asks for anything.
            let leftovers = core::mem::take(&mut self.leftovers);
            let away: ArrayVec<Kind, MAX_SLOTS> = leftovers.iter().copied().flatten().collect();
            self.put_back([], &away, audience);
        }
        if visit_drawn || self.brings_aside(audience) {
            self.phase = Phase::Visit;
        } else {
            self.after_visit();
        }
    }

    /// MG-9: builders are asked for leftovers; else the round begins.
    fn after_visit(&mut self) {
        self.phase = if self.options.is_solo() {
            Phase::SoloTurn
        } else if self.leftovers.is_empty() {
            Phase::Turn
        } else {
            Phase::Return
        };
    }

    pub(super) fn sets_aside(&self) -> bool {
        self.options.is_advanced() && self.options.visits == Visits::Aside && !self.has_visited
    }

    /// Puts tiles into the bag, or aside while MG-7 asks for it, and others out of the game.
    pub(super) fn put_back(
        &mut self,
        back: impl IntoIterator<Item = Kind>,
        away: &[Kind],
        audience: &mut impl Audience<Event>,
    ) {
        let is_aside = self.sets_aside() && !self.is_end_phase;
        let heap = if is_aside { &mut self.aside } else { &mut self.bag.tiles };
        let mut put: ArrayVec<Kind, MAX_SLOTS> = ArrayVec::new();
        for kind in back {
            heap.insert(kind);
            put.push(kind);
        }
        for &kind in away {
            self.away.insert(kind);
        }
        audience.tell(|| {
            let sorted = |kinds: &[Kind]| {
                let mut kinds = kinds.to_vec();
                sort_few(&mut kinds, Kind::cmp);
                kinds
            };
            let (back, aside) =
                if is_aside { (Vec::new(), sorted(&put)) } else { (sorted(&put), Vec::new()) };
            Fact::Cleared { back, aside, away: sorted(away) }.into()
        });
    }

    /// MG-7: 21 tiles aside bring the clients, once, and go back into the bag.
    pub(super) fn brings_aside(&mut self, audience: &mut impl Audience<Event>) -> bool {
        let is_visit = self.sets_aside() && self.aside.len() >= TILES_FOR_A_VISIT;
        if is_visit {
            self.has_visited = true;
            let aside = core::mem::replace(&mut self.aside, crate::bag::Heap::EMPTY);
            aside.iter().for_each(|kind| self.bag.tiles.insert(kind));
            audience.tell(|| {
                Fact::Cleared { back: aside.iter().collect(), aside: Vec::new(), away: Vec::new() }
                    .into()
            });
        }
        is_visit
    }

    pub(super) fn list_promises(&self, seat: Seat, out: &mut Vec<Move>) {
        let is_first = self.phase == Phase::FirstPromises;
        let untaken = self.designers[seat].promises.others();
        let sets = untaken.subsets().filter(|set| !is_first || !set.is_empty());
        out.extend(sets.map(Move::Promise));
    }

    pub(super) fn check_promise(&self, seat: Seat, mv: &Move) -> Result<(), Illegal> {
        match mv {
            Move::Promise(promises) if self.designers[seat].promises.meets(*promises) => {
                Err(Illegal::Promised)
            }
            Move::Promise(promises)
                if self.phase == Phase::FirstPromises && promises.is_empty() =>
            {
                Err(Illegal::NoPromise)
            }
            Move::Promise(_) => Ok(()),
            Move::Land(_)
            | Move::Build { .. }
            | Move::Pass(_)
            | Move::Collect(_)
            | Move::Stop
            | Move::Return(_)
            | Move::Number(_) => Err(Illegal::PromisesDue),
        }
    }

    pub(super) fn promise(
        &mut self,
        seat: Seat,
        promises: Promises,
        audience: &mut impl Audience<Event>,
    ) {
        let is_last = self.choose(seat, &Move::Promise(promises));
        audience.tell(|| Event::Promised { seat, promises });
        if !is_last {
            return;
        }
        for (_, designer) in self.designers.iter_mut() {
            if let Some(Move::Promise(promises)) = designer.choice.take() {
                designer.promises = designer.promises.and(promises);
            }
        }
        if self.phase == Phase::FirstPromises {
            self.phase = self.first_round();
        } else {
            self.after_visit();
        }
        audience.tell(|| {
            Fact::PromisesCounted { counts: self.designers.map(|_, it| it.promises.len()) }.into()
        });
    }
}

/// MG-3: who acts in which order in the next round: the bench first, whose leftmost passed last, then the slots of the
/// middle rack, each with the pawn on it.
pub fn next_order(bench: &[Seat], pawns: &[Option<Seat>]) -> impl Iterator<Item = Seat> {
    bench.iter().copied().chain(pawns.iter().copied().flatten())
}

/// The tiles among things drawn.
fn tiles_of(drawn: &[Draw]) -> impl Iterator<Item = Kind> + '_ {
    drawn.iter().filter_map(|draw| match draw {
        Draw::Tile(kind) => Some(*kind),
        Draw::Visit => None,
    })
}

/// The slots that hold a tile.
pub(super) fn slots_of(rack: &[Option<Kind>]) -> impl Iterator<Item = (u8, Kind)> + '_ {
    (0..).zip(rack).filter_map(|(slot, kind)| Some((slot, (*kind)?)))
}
