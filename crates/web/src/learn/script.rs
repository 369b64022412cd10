//! A guided match as a file: a log in which `>` stands before what the learner does, and `@` names what is lit up until
//! he has done it. All else the others do, chance, or he himself while the match jumps ahead.

use tabletop::{Seat, StepLine};

use crate::games;

/// The learner's seat.
pub(super) const LEARNER: Seat = Seat::new(0);

/// A guided match. A place in it is how many of its steps were taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Script {
    head: String,
    steps: Vec<Step>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Step {
    line: &'static str,
    /// What is lit up, where the learner does it.
    act: Option<&'static str>,
}

impl Script {
    /// The script of a game that is here, if there is a lesson in it.
    pub(super) fn of(game: &str) -> Option<Self> {
        let script = Self::read(games::get(game)?.skin.lesson);
        (script.n_acts() > 0).then_some(script)
    }

    fn read(text: &'static str) -> Self {
        let mut script = Self { head: String::new(), steps: Vec::new() };
        let mut lit = "";
        for line in text.lines() {
            if let Some(spot) = line.strip_prefix("@ ") {
                lit = spot;
            } else if let Some(line) = line.strip_prefix("> ") {
                script.steps.push(Step { line, act: Some(std::mem::take(&mut lit)) });
            } else if line.contains('\t') {
                script.steps.push(Step { line, act: None });
            } else {
                script.head.extend([line, "\n"]);
            }
        }
        script
    }

    /// Where the learner is to do something first.
    pub(super) fn beginning(&self) -> usize {
        self.steps.iter().position(|it| it.act.is_some()).unwrap_or_default()
    }

    /// The match at a place, as a log.
    pub(super) fn log(&self, place: usize) -> String {
        let steps = self.steps.iter().take(place).flat_map(|it| [it.line, "\n"]);
        std::iter::once(self.head.as_str()).chain(steps).collect()
    }

    /// What the learner is to do at a place, in notation; nothing where others go on, and at the end.
    pub(super) fn expected(&self, place: usize) -> Option<&'static str> {
        let step = self.steps.get(place).filter(|it| it.act.is_some())?;
        step.line.split_once('\t').map(|(_, notation)| notation)
    }

    /// What is lit up meanwhile.
    pub(super) fn lit(&self, place: usize) -> &'static str {
        self.steps.get(place).and_then(|it| it.act).unwrap_or_default()
    }

    /// The place after one more move, and all that chance adds to it.
    pub(super) fn after(&self, place: usize) -> usize {
        let rest = self.steps.iter().skip(place + 1);
        place + 1 + rest.take_while(|it| is_chance(it.line)).count()
    }

    /// The place where the learner did something last.
    pub(super) fn before(&self, place: usize) -> Option<usize> {
        self.steps.iter().take(place).rposition(|it| it.act.is_some())
    }

    /// The number of what the learner is to do at a place or next after it, from 1 on; one more than there are at the
    /// end.
    pub(super) fn number(&self, place: usize) -> usize {
        1 + self.steps.iter().take(place).filter(|it| it.act.is_some()).count()
    }

    /// How many things there are to do.
    pub(super) fn n_acts(&self) -> usize {
        self.number(self.steps.len()) - 1
    }

    /// Whether all of it has been played.
    pub(super) fn is_over(&self, place: usize) -> bool {
        place >= self.steps.len()
    }
}

fn is_chance(line: &str) -> bool {
    StepLine::parse(line).is_ok_and(|step| step.seat.is_none())
}

#[cfg(test)]
mod tests {
    use table::Dealer;
    use tabletop::ToAct;

    use super::*;

    fn scripts() -> impl Iterator<Item = (&'static str, Script)> {
        // The sample game is not in the page.
        let taught = games::ids().filter(|game| *game != "pips");
        taught.map(|game| (game, Script::of(game).expect("every game is taught")))
    }

    #[test]
    fn every_place_of_a_lesson_is_a_match_that_our_rules_know() {
        for (game, script) in scripts() {
            let mut place = script.beginning();
            loop {
                let table = games::load(&script.log(place), Dealer::Scripted);
                let table = table.unwrap_or_else(|error| panic!("{game} at {place}: {error}"));
                let ToAct::Seats(seats) = table.to_act() else { panic!("{game} at {place}") };
                if let Some(mv) = script.expected(place) {
                    assert!(seats.contains(LEARNER), "{game} at {place}");
                    let moves = table.legal_moves(LEARNER);
                    assert!(
                        moves.iter().any(|it| it == mv),
                        "{game}: {mv} is as a table writes it"
                    );
                }
                if script.is_over(place) {
                    assert!(
                        seats.contains(LEARNER),
                        "{game}: it is the learner's turn when the lesson ends"
                    );
                    break;
                }
                place = script.after(place);
            }
        }
    }

    #[test]
    fn a_lesson_has_eight_to_twelve_short_steps_and_words_for_each() {
        for (game, script) in scripts() {
            let n = script.n_acts();
            assert!((8..=12).contains(&n), "{game}: {n}");
            for step in 1..=n {
                assert!(texts::is_known(&format!("learn-{game}-{step}")), "{game}: {step}");
            }
            assert!(
                !texts::is_known(&format!("learn-{game}-{}", n + 1)),
                "{game}: words without a step"
            );
            assert!(texts::is_known(&format!("learn-{game}-end")), "{game}");
        }
    }

    #[test]
    fn the_way_back_leads_to_what_was_done_last() {
        let (_, script) = scripts().next().expect("there are games");
        let first = script.beginning();
        assert_eq!(script.before(first), None);
        assert_eq!(script.before(script.after(first)), Some(first));
        assert_eq!(script.number(first), 1);
        assert_eq!(script.number(usize::MAX), script.n_acts() + 1);
    }
}
