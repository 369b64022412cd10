//! The builder: looks for the plan that promises most, and makes the move that it begins with.

use minigolf::{Course, Kind, LandId, Minigolf, Move, Phase, View};
use tabletop::{Game, GameRng, Seat};

use super::draft::{Draft, Drafter};
use super::plan::Dice;
use super::survey::Survey;
use super::{promises, turns};
use crate::bot::{Advice, Bot, Candidate, Decision, Streams};
use crate::greedy;
use crate::limits::Limits;
use crate::order::best_first;
use crate::term::Term;

/// Plays by plan. A candidate's value is 1 for the best, and falls with the points that are lost by it.
#[derive(Clone, Debug)]
pub struct Builder {
    streams: Streams,
}

impl Builder {
    /// A bot with these generators.
    pub const fn new(streams: Streams) -> Self {
        Self { streams }
    }
}

impl Bot<Minigolf> for Builder {
    fn advise(&mut self, decision: &Decision<Minigolf>, limits: &Limits<'_>) -> Advice<Move> {
        if let Some(advice) = decision.without_choice() {
            return advice;
        }
        let began = limits.now();
        let advice = match decision.view.phase {
            Phase::SoloTurn | Phase::Turn => self.turn(decision, limits),
            Phase::ChooseLand => self.lands(decision, limits),
            Phase::Return => self.leftovers(decision, limits),
            Phase::FirstPromises | Phase::Visit => self.promises(decision, limits),
            // MG-15: the best numbering is among those listed; the rest is nobody's to decide.
            Phase::Number
            | Phase::Clients
            | Phase::Lands
            | Phase::Order
            | Phase::FillMiddle
            | Phase::FillBottom
            | Phase::Refill
            | Phase::SoloDraw
            | Phase::Over => None,
        };
        advice.unwrap_or_else(|| greedy::advise(decision, &limits.since(began), &mut self.streams))
    }
}

impl Builder {
    fn turn(&mut self, decision: &Decision<Minigolf>, limits: &Limits<'_>) -> Option<Advice<Move>> {
        let &Decision { seat, ref view, .. } = decision;
        let course = view.course(seat)?;
        let is_company = view.options.n_seats > 1;
        let limits = limits.share(if is_company { 2 } else { 1 });
        let rack = &view.racks[0];
        let mut survey = Survey::new(view, seat, &course, rack, self.dice(), &mut limits.begin())?;
        let draft =
            if is_company { self.draft(view, seat, &survey, &limits) } else { Draft::default() };
        let valued = turns::valued(decision, &course, &mut survey, &draft)?;
        let mv = valued.first()?.1;
        let mut reason = turns::reason(view, &valued, &survey);
        let world = Minigolf::determinize(view, &mut self.streams.imagination);
        reason.extend(greedy::reason(&world, seat, &mv));
        Some(advice(valued, reason))
    }

    /// What the others make of each choice: their courses are thought about as the own one is, only shorter.
    fn draft(&mut self, view: &View, seat: Seat, own: &Survey, limits: &Limits<'_>) -> Draft {
        let is_rival = |other: Seat| other != seat && !view.courses[other].stopped;
        let rivals: Vec<Seat> = view.courses.seats().filter(|&other| is_rival(other)).collect();
        let share = limits.share(rivals.len());
        let mut drafter = |rival: Seat| {
            let (course, rack) = (view.course(rival)?, &view.racks[0]);
            let thinking = &mut share.begin();
            let survey = Survey::new(view, rival, &course, rack, self.dice(), thinking)?;
            Some(Drafter::new(view, rival, &survey))
        };
        let others: Vec<Drafter> = rivals.into_iter().filter_map(&mut drafter).collect();
        Draft::foresee(view, own, &Drafter::new(view, seat, own), &others)
    }

    /// MG-1: the land on which the best course can be planned.
    fn lands(
        &mut self,
        decision: &Decision<Minigolf>,
        limits: &Limits<'_>,
    ) -> Option<Advice<Move>> {
        let share = limits.share(decision.moves.len());
        let mut value = |mv: &Move| {
            let &Move::Land(id) = mv else { return None };
            Some((self.land(&decision.view, decision.seat, id, &share)?, *mv))
        };
        let valued = decision.moves.iter().filter_map(&mut value).collect();
        let valued: Vec<(f64, Move)> = best_first(valued, |(points, _)| *points);
        let reason = vec![turns::expected(valued.first()?.0)];
        Some(advice(valued, reason))
    }

    fn land(&mut self, view: &View, seat: Seat, id: LandId, limits: &Limits<'_>) -> Option<f64> {
        let card = view.options.content.land(id)?;
        let course = Course::new(card.land.clone(), Vec::new()).ok()?;
        let survey = Survey::new(view, seat, &course, &[], self.dice(), &mut limits.begin())?;
        Some(
            f64::from(card.land.points() - i32::from(card.land.n_cells()))
                + survey.after_none(None),
        )
    }

    /// MG-9: leftovers that the bag is better with.
    fn leftovers(
        &mut self,
        decision: &Decision<Minigolf>,
        limits: &Limits<'_>,
    ) -> Option<Advice<Move>> {
        let &Decision { seat, ref view, ref moves } = decision;
        let course = view.course(seat)?;
        let mut survey = Survey::new(view, seat, &course, &[], self.dice(), &mut limits.begin())?;
        let slots = (0..).zip(&view.leftovers).filter_map(|(slot, kind)| Some((slot, (*kind)?)));
        let wanted = slots.filter(|(_, kind)| survey.is_wanted(survey.tastes.wares(view, *kind)));
        let wanted: Vec<(u8, Kind)> = wanted.collect();
        let mv = Move::Return(wanted.iter().map(|(slot, _)| *slot).collect());
        let shape = |kind: Kind| view.options.content.kind(kind).tile.shape;
        let is_wanted = |it| wanted.iter().any(|(_, kind)| shape(*kind) == it);
        let reason = turns::still_needed(&survey, is_wanted);
        moves.contains(&mv).then(|| advice(vec![(0.0, mv)], reason))
    }

    fn promises(
        &mut self,
        decision: &Decision<Minigolf>,
        limits: &Limits<'_>,
    ) -> Option<Advice<Move>> {
        let &Decision { seat, ref view, ref moves } = decision;
        let course = view.course(seat)?;
        let survey = Survey::new(view, seat, &course, &[], self.dice(), &mut limits.begin())?;
        let (promises, reason) = promises::best(view, seat, &course, &survey);
        let mv = Move::Promise(promises);
        moves.contains(&mv).then(|| advice(vec![(0.0, mv)], reason))
    }

    fn dice(&mut self) -> Dice {
        Dice::new(seed(&mut self.streams.choice))
    }
}

fn seed(rng: &mut GameRng) -> u64 {
    u64::from(rng.below(u32::MAX)) << 32 | u64::from(rng.below(u32::MAX))
}

/// So many points less than the best are worth nothing.
const SPAN: f64 = 50.0;

fn advice(valued: Vec<(f64, Move)>, reason: Vec<Term>) -> Advice<Move> {
    let best = valued[0].0;
    let value = |points: f64| (1.0 - (best - points) / SPAN).max(0.0);
    let candidates = valued.into_iter().map(|(points, mv)| Candidate { mv, value: value(points) });
    Advice::best_of(candidates.collect(), reason)
}
