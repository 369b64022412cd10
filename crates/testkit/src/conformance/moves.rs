//! Moves and outcomes: what is listed, what is allowed, what is refused.

use tabletop::step::StepOf;
use tabletop::{Game, Nobody, Seat, Step, ToAct, apply};

use super::{HANDFUL, Match, REMEMBERED, Verdict, listed};
use crate::law::Law;

impl<G: Game> Match<'_, G> {
    pub(super) fn moves_of(&mut self, seat: Seat) -> Verdict {
        let moves = listed(&self.game, seat);
        let to_act = self.game.to_act().seats().contains(seat);
        self.hold(Law::MovesAreListed, to_act != moves.is_empty(), || {
            format!("seat {seat} is to act: {to_act}, and has {} moves", moves.len())
        })?;
        let ascend = moves.windows(2).all(|pair| pair[0] < pair[1]);
        self.hold(Law::MovesAreListed, ascend, || format!("not ascending: {moves:?}"))?;
        self.hold(Law::Deterministic, moves == listed(&self.game, seat), || {
            format!("seat {seat}: listed twice, two lists")
        })?;
        if to_act {
            self.listed_moves(seat, &moves)?;
            self.remembered_moves(seat, &moves)?;
            self.random_move(seat, &moves)?;
            self.remember(&moves);
        }
        Ok(())
    }

    fn listed_moves(&mut self, seat: Seat, moves: &[G::Move]) -> Verdict {
        if self.in_full {
            self.slow_moves(seat, moves)?;
            return moves.iter().try_for_each(|mv| self.listed_move(seat, mv));
        }
        for _ in 0..HANDFUL.min(moves.len()) {
            let pick = self.below(moves.len());
            self.listed_move(seat, &moves[pick])?;
        }
        Ok(())
    }

    fn slow_moves(&self, seat: Seat, moves: &[G::Move]) -> Verdict {
        let slow = (self.subject.slow_moves)(&self.game, seat);
        self.hold(Law::SlowGeneratorAgrees, slow == moves, || {
            let lost: Vec<_> =
                slow.iter().filter(|mv| !moves.contains(mv)).map(ToString::to_string).collect();
            let gained: Vec<_> =
                moves.iter().filter(|mv| !slow.contains(mv)).map(ToString::to_string).collect();
            format!("seat {seat}: not listed {lost:?}, listed for nothing {gained:?}")
        })
    }

    fn listed_move(&self, seat: Seat, mv: &G::Move) -> Verdict {
        let refused = self.game.check(seat, mv).err();
        self.hold(Law::CheckAgreesWithList, refused.is_none(), || {
            format!("listed `{mv}` is refused: {refused:?}")
        })?;
        let canonical = self.game.canonical(seat, mv.clone());
        self.hold(Law::CanonicalIsStable, canonical == *mv, || {
            format!("`{mv}` becomes `{canonical}`")
        })?;
        self.round_trip(&mv.to_string(), mv)
    }

    fn remembered_moves(&mut self, seat: Seat, moves: &[G::Move]) -> Verdict {
        let mutated = self.mutated_move();
        for mv in self.remembered.iter().chain(&mutated) {
            let is_listed = moves.binary_search(mv).is_ok();
            let verdict = self.game.check(seat, mv);
            self.hold(Law::CheckAgreesWithList, verdict.is_ok() == is_listed, || {
                format!("seat {seat}: `{mv}` is listed: {is_listed}, checked: {verdict:?}")
            })?;
            let canonical = self.game.canonical(seat, mv.clone());
            let again = self.game.canonical(seat, canonical.clone());
            self.hold(Law::CanonicalIsStable, canonical == again, || {
                format!("`{mv}` becomes `{canonical}`, then `{again}`")
            })?;
            if moves.binary_search(&canonical).is_err() {
                self.refused(&Step::Move(seat, mv.clone()))?;
            }
        }
        Ok(())
    }

    fn random_move(&mut self, seat: Seat, moves: &[G::Move]) -> Verdict {
        // The more often, the surer: with 30 draws a move, none is missed and none comes three times too often.
        let is_counted = self.seed == 0 && moves.len() <= 40;
        let n_draws = if is_counted { 30 * moves.len() } else { 1 };
        let mut counts = vec![0; moves.len()];
        let mut scratch = Vec::new();
        for _ in 0..n_draws {
            let drawn = self.game.random_move(seat, &mut self.rng, &mut scratch);
            let place = drawn.as_ref().and_then(|mv| moves.binary_search(mv).ok());
            self.hold(Law::RandomMoveIsListed, place.is_some(), || format!("drew {drawn:?}"))?;
            if let Some(place) = place {
                counts[place] += 1;
            }
        }
        let is_even = counts.iter().all(|count| (1..90).contains(count));
        self.hold(Law::RandomMoveIsEven, !is_counted || is_even, || {
            format!("{n_draws} draws: {counts:?}")
        })
    }

    /// Keeps a random handful of all moves seen in the match.
    fn remember(&mut self, moves: &[G::Move]) {
        for _ in 0..4 {
            let mv = moves[self.below(moves.len())].clone();
            if self.remembered.len() < REMEMBERED {
                self.remembered.push(mv);
            } else {
                let place = self.below(REMEMBERED);
                self.remembered[place] = mv;
            }
        }
    }

    pub(super) fn remember_outcome(&mut self, outcome: &G::Chance) {
        if self.outcomes.len() == REMEMBERED {
            let place = self.below(REMEMBERED);
            self.outcomes.swap_remove(place);
        }
        self.outcomes.push(outcome.clone());
    }

    /// A remembered move with one character changed, if that is still a move.
    fn mutated_move(&mut self) -> Option<G::Move> {
        let pick = self.below(self.remembered.len().max(1));
        let mut text: Vec<char> = self.remembered.get(pick)?.to_string().chars().collect();
        let place = self.below(text.len());
        let replacements: Vec<char> = "0123456789-,ABGOPRY".chars().collect();
        text[place] = replacements[self.below(replacements.len())];
        text.into_iter().collect::<String>().parse().ok()
    }

    /// Outcomes of other moments: refused, or possible and then nothing gets lost.
    pub(super) fn other_outcomes(&self, census: &[u32]) -> Verdict {
        let ToAct::Chance(_) = self.game.to_act() else { return Ok(()) };
        for outcome in &self.outcomes {
            if self.game.check_chance(outcome).is_err() {
                self.refused(&Step::Chance(outcome.clone()))?;
                continue;
            }
            let mut copy = self.game.clone();
            copy.resolve(outcome, &mut Nobody);
            let now = (self.subject.census)(&copy);
            self.hold(Law::PossibleKeepsPieces, now == census, || {
                format!("after `{outcome}` {census:?} became {now:?}")
            })?;
        }
        Ok(())
    }

    pub(super) fn wrong_turns(&self) -> Verdict {
        let Some(mv) = self.remembered.last() else { return Ok(()) };
        let to_act = self.game.to_act().seats();
        for seat in Seat::first(self.game.n_seats()).filter(|&seat| !to_act.contains(seat)) {
            self.refused(&Step::Move(seat, mv.clone()))?;
        }
        let last_outcome = self.log.steps.iter().rev().find(|step| matches!(step, Step::Chance(_)));
        match (self.game.to_act(), last_outcome) {
            (ToAct::Seats(_) | ToAct::Over, Some(outcome)) => self.refused(outcome),
            _ => Ok(()),
        }
    }

    /// A step that must be refused, and leave no trace.
    fn refused(&self, step: &StepOf<G>) -> Verdict {
        let mut copy = self.game.clone();
        let mut events: Vec<G::Event> = Vec::new();
        let outcome = apply(&mut copy, step.clone(), &mut events);
        let untouched = copy == self.game && events.is_empty();
        self.hold(Law::RefusedChangesNothing, outcome.is_ok() || untouched, || {
            format!("`{step}` was refused and left a trace")
        })?;
        let refused = outcome
            .err()
            .ok_or_else(|| self.failure(Law::CheckAgreesWithList, format!("`{step}` was taken")))?;
        let is_named = is_rule_id(refused.rule());
        self.hold(Law::RulesAreNamed, is_named, || format!("`{step}`: {refused:?} is no id"))
    }
}

/// Two capitals, a hyphen, a number.
fn is_rule_id(id: &str) -> bool {
    id.split_once('-').is_some_and(|(prefix, number)| {
        prefix.len() == 2
            && prefix.bytes().all(|c| c.is_ascii_uppercase())
            && number.parse::<u16>().is_ok()
    })
}
