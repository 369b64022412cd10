//! The end phase: face-down tiles, leftovers asked for, numbers, the end (MG-8, MG-9, MG-15).

use alloc::vec::Vec;

use arrayvec::ArrayVec;
use tabletop::{Audience, Seat};

use super::draft::slots_of;
use super::{Minigolf, Phase};
use crate::cells::Cell;
use crate::course::Course;
use crate::event::{Event, Fact, Labels};
use crate::illegal::Illegal;
use crate::notation::{MAX_SLOTS, Move, Slots};
use crate::numbering;
use crate::scoring::Brief;
use crate::scoring::points::HOLES;
use crate::scoring::survey::Survey;
use crate::tiles::Kind;

/// With up to this many holes every numbering is listed (3024 of them); with more, the best one and those one change away.
const LISTED_HOLES: usize = 4;

impl Minigolf {
    /// MG-8: whoever takes a tile face down has stopped.
    pub(super) fn collect(&mut self, seat: Seat, slot: u8, audience: &mut impl Audience<Event>) {
        let kind = self.take(seat, slot);
        self.away.insert(kind);
        let designer = &mut self.designers[seat];
        let was_building = !core::mem::replace(&mut designer.is_stopped, true);
        designer.n_collected += 1;
        if designer.finished.is_none() {
            self.n_finished += 1;
            designer.finished = Some(self.n_finished);
        }
        if was_building && self.nobody_builds() {
            self.is_last_round = true;
        }
        audience.tell(|| Fact::Collected { seat, slot, kind }.into());
        self.next_turn(audience);
    }

    pub(super) fn list_returns(&self, out: &mut Vec<Move>) {
        let all: Slots = slots_of(&self.leftovers).map(|(slot, _)| slot).collect();
        let subsets = (0..=all.0).filter(|bits| bits & !all.0 == 0);
        out.extend(subsets.map(|bits| Move::Return(Slots(bits))));
    }

    pub(super) fn check_return(&self, mv: &Move) -> Result<(), Illegal> {
        match mv {
            Move::Return(slots) => {
                let is_there = |slot| slots_of(&self.leftovers).any(|(other, _)| other == slot);
                if slots.iter().all(is_there) { Ok(()) } else { Err(Illegal::NoLeftover) }
            }
            Move::Land(_)
            | Move::Promise(_)
            | Move::Build { .. }
            | Move::Pass(_)
            | Move::Collect(_)
            | Move::Stop
            | Move::Number(_) => Err(Illegal::ReturnDue),
        }
    }

    /// MG-9: what any builder asks for goes back into the bag, the rest out of the game.
    pub(super) fn ask(&mut self, seat: Seat, slots: Slots, audience: &mut impl Audience<Event>) {
        if !self.choose(seat, &Move::Return(slots)) {
            return audience.tell(|| Event::Asked { seat, slots });
        }
        let (mut union, mut n_askers) = (Slots::default(), 0);
        for (_, designer) in self.designers.iter_mut() {
            if let Some(Move::Return(slots)) = designer.choice.take() {
                union = union.and(slots);
                n_askers += 1;
            }
        }
        if n_askers > 1 {
            audience.tell(|| Fact::WishesShown { slots: union }.into());
        }
        let (mut back, mut away) =
            (ArrayVec::<Kind, MAX_SLOTS>::new(), ArrayVec::<Kind, MAX_SLOTS>::new());
        for (slot, kind) in slots_of(&self.leftovers) {
            if union.has(slot) { back.push(kind) } else { away.push(kind) }
        }
        self.leftovers.clear();
        self.put_back(back, &away, audience);
        self.phase = Phase::Turn;
    }

    /// No further round: holes are numbered, by hand if that is agreed, and the match is over.
    pub(super) fn finish(&mut self, audience: &mut impl Audience<Event>) {
        if self.options.is_manual {
            self.phase = Phase::Number;
        } else {
            self.end(audience);
        }
    }

    fn end(&mut self, audience: &mut impl Audience<Event>) {
        self.phase = Phase::Over;
        audience.tell(|| {
            Fact::Ended {
                promises: self.designers.map(|_, designer| designer.promises),
                numbers: self.designers.map(|seat, _| self.numbers(seat)),
            }
            .into()
        });
    }

    /// MG-15: a seat's numbers, as chosen by hand; without a choice, once the match is over, the best ones.
    pub(crate) fn numbers(&self, seat: Seat) -> Option<Labels> {
        let best = || self.best_numbers(seat, &Survey::new(&self.course(seat)));
        self.designers[seat].numbers.or_else(|| self.is_over().then(best))
    }

    fn best_numbers(&self, seat: Seat, survey: &Survey<'_>) -> Labels {
        let (mr, mrs) = self.clients.expect("MG-1: the clients are known");
        let brief = Brief {
            content: &self.options.content,
            mr,
            mrs,
            promises: self.designers[seat].promises,
            is_solo: self.options.is_solo(),
            is_forgiving: self.options.is_forgiving,
        };
        let best = numbering::best(&survey.task(&brief)).1;
        best.map(|part| part.map(|part| survey.stands[usize::from(part)]))
    }

    fn course(&self, seat: Seat) -> Course {
        self.designers[seat].site.course(self.land(seat), &self.options.content)
    }

    /// MG-15: see [`LISTED_HOLES`].
    pub(super) fn list_numberings(&self, seat: Seat, out: &mut Vec<Move>) {
        let course = self.course(seat);
        let survey = Survey::new(&course);
        let n = survey.parts.len();
        if n <= LISTED_HOLES {
            list_all(&survey.stands, [None; HOLES], out);
        } else {
            list_near(&survey.stands, self.best_numbers(seat, &survey), out);
        }
        out.sort_unstable();
        out.dedup();
    }

    pub(crate) fn check_numbers(&self, seat: Seat, mv: &Move) -> Result<(), Illegal> {
        let labels = match mv {
            Move::Number(labels) => labels,
            Move::Land(_)
            | Move::Promise(_)
            | Move::Build { .. }
            | Move::Pass(_)
            | Move::Collect(_)
            | Move::Stop
            | Move::Return(_) => return Err(Illegal::NumbersDue),
        };
        let course = self.course(seat);
        let survey = Survey::new(&course);
        let cells: ArrayVec<Cell, HOLES> = labels.iter().flatten().copied().collect();
        let mut numbered = ArrayVec::<u16, HOLES>::new();
        for &cell in &cells {
            let part = survey.numbered_part(cell)?;
            if numbered.contains(&part) {
                return Err(Illegal::TwoNumbers(cell));
            }
            numbered.push(part);
        }
        let wanted = survey.parts.len().min(HOLES);
        if cells.len() != wanted {
            return Err(Illegal::WrongNumberOfNumbers(u8::try_from(wanted).expect("at most nine")));
        }
        match cells.iter().find(|cell| !survey.stands.contains(cell)) {
            Some(cell) => Err(Illegal::NotWhereItStands(*cell)),
            None => Ok(()),
        }
    }

    /// MG-15: any cell that names a part, rewritten to where it stands.
    pub(super) fn canonical_numbers(&self, seat: Seat, labels: Labels) -> Labels {
        if self.phase != Phase::Number {
            return labels;
        }
        let course = self.course(seat);
        let survey = Survey::new(&course);
        labels.map(|cell| {
            let cell = cell?;
            Some(survey.numbered_part(cell).map_or(cell, |part| survey.stands[usize::from(part)]))
        })
    }

    pub(super) fn number(
        &mut self,
        seat: Seat,
        numbers: Labels,
        audience: &mut impl Audience<Event>,
    ) {
        let is_last = self.choose(seat, &Move::Number(numbers));
        self.designers[seat].numbers = Some(numbers);
        audience.tell(|| Event::Numbered { seat, numbers });
        if is_last {
            self.designers.iter_mut().for_each(|(_, designer)| designer.choice = None);
            self.end(audience);
        }
    }
}

/// The cells of a numbering with their numbers.
pub(crate) fn given(labels: &Labels) -> ArrayVec<(Cell, u8), HOLES> {
    (1..).zip(labels).filter_map(|(number, cell)| Some(((*cell)?, number))).collect()
}

/// Every way to give the parts different numbers.
fn list_all(stands: &[Cell], labels: Labels, out: &mut Vec<Move>) {
    let Some((&stand, rest)) = stands.split_first() else { return out.push(Move::Number(labels)) };
    for number in (0..HOLES).filter(|&number| labels[number].is_none()) {
        let mut labels = labels;
        labels[number] = Some(stand);
        list_all(rest, labels, out);
    }
}

/// A numbering, and every one that differs from it by a change of two numbers or of one part for another.
fn list_near(stands: &[Cell], labels: Labels, out: &mut Vec<Move>) {
    out.push(Move::Number(labels));
    for one in 0..HOLES {
        for two in one + 1..HOLES {
            let mut other = labels;
            other.swap(one, two);
            out.push(Move::Number(other));
        }
        let extra = stands.iter().filter(|stand| !labels.contains(&Some(**stand)));
        for &stand in extra.filter(|_| labels[one].is_some()) {
            let mut other = labels;
            other[one] = Some(stand);
            out.push(Move::Number(other));
        }
    }
}
