//! A game alone (MG-30).

use alloc::vec::Vec;

use arrayvec::ArrayVec;
use tabletop::{Audience, GameRng, Seat};

use super::{Minigolf, Phase};
use crate::event::{Event, Fact};
use crate::illegal::Illegal;
use crate::notation::{Fate, MAX_SLOTS, Move};
use crate::tiles::Kind;

const SEAT: Seat = Seat::new(0);

/// What can become of the other tile.
const FATES: [Option<Fate>; 2] = [Some(Fate::Back), Some(Fate::Away)];

impl Minigolf {
    /// MG-5: the clients visit after both draws, before placing.
    pub(super) fn after_solo_draw(
        &mut self,
        visit_drawn: bool,
        audience: &mut impl Audience<Event>,
    ) {
        let is_visit = visit_drawn || self.brings_aside(audience);
        self.phase = if is_visit { Phase::Visit } else { Phase::SoloTurn };
    }

    pub(super) fn list_solo(&self, out: &mut Vec<Move>) {
        self.list_builds(SEAT, &FATES, out);
        for one in Fate::ALL {
            out.extend(Fate::ALL.map(|two| Move::Pass(Some([one, two]))));
        }
        out.push(Move::Stop);
    }

    /// One of the moves of [`list_solo`](Self::list_solo), each equally likely.
    pub(super) fn random_solo(&self, rng: &mut GameRng) -> Move {
        let n_builds = self.n_builds(SEAT);
        let pick = rng.below(2 * n_builds + 5);
        let fate = |bit: u32| Fate::ALL[(bit % 2) as usize];
        if pick < 2 * n_builds {
            return self.nth_build(SEAT, pick / 2, Some(fate(pick)));
        }
        match pick - 2 * n_builds {
            4 => Move::Stop,
            pass => Move::Pass(Some([fate(pass), fate(pass / 2)])),
        }
    }

    pub(super) fn check_solo(&self, mv: &Move) -> Result<(), Illegal> {
        match mv {
            Move::Build { other: None, .. } | Move::Pass(None) => Err(Illegal::FateMissing),
            Move::Build { slot, cell, turn, other: Some(_) } => {
                self.check_build(SEAT, *slot, *cell, *turn)
            }
            Move::Pass(Some(_)) | Move::Stop => Ok(()),
            Move::Collect(_) => Err(Illegal::NotSolo),
            Move::Return(_) => Err(Illegal::FatesGoWithTheMove),
            Move::Land(_) => Err(Illegal::LandsChosen),
            Move::Promise(_) => Err(Illegal::NoVisit),
            Move::Number(_) => Err(Illegal::NoNumbers),
        }
    }

    /// Takes one of the two tiles.
    pub(super) fn take_solo(&mut self, slot: u8) -> Kind {
        self.middle[usize::from(slot)].take().expect("MG-30: both tiles are there")
    }

    pub(super) fn pass_solo(
        &mut self,
        seat: Seat,
        fates: [Fate; 2],
        audience: &mut impl Audience<Event>,
    ) {
        self.designers[seat].n_passes += 1;
        audience.tell(|| Fact::Passed { seat }.into());
        self.end_solo_turn(&[(0, fates[0]), (1, fates[1])], audience);
    }

    /// The tiles not placed go back or away; then two are drawn, if there are two and the land is not full.
    pub(super) fn end_solo_turn(
        &mut self,
        rest: &[(u8, Fate)],
        audience: &mut impl Audience<Event>,
    ) {
        let (mut back, mut away) =
            (ArrayVec::<Kind, MAX_SLOTS>::new(), ArrayVec::<Kind, MAX_SLOTS>::new());
        for &(slot, fate) in rest {
            let kind = self.take_solo(slot);
            match fate {
                Fate::Back => back.push(kind),
                Fate::Away => away.push(kind),
            }
        }
        self.middle.clear();
        self.put_back(back, &away, audience);
        // MG-6: fewer than two tiles end the game.
        if self.is_end_phase || self.bag.tiles.len() < 2 {
            self.finish(audience);
        } else {
            self.phase = Phase::SoloDraw;
        }
    }

    /// The tiles drawn stay where they are: nothing follows.
    pub(super) fn stop_solo(&mut self, seat: Seat, audience: &mut impl Audience<Event>) {
        self.designers[seat].is_stopped = true;
        audience.tell(|| Fact::Stopped { seat }.into());
        self.finish(audience);
    }
}
