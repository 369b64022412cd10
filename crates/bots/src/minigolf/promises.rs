//! Which promises to make (MG-28, MG-30): those that will likely be kept, alone, or in which one leads, in company.

use minigolf::scoring::points::{ENOUGH_FUN, ENOUGH_HER, MOST_CIRCUIT, MOST_PAR};
use minigolf::{Condition, Course, Phase, Promises, View};
use tabletop::Seat;

use super::survey::Survey;
use super::tastes::{prospects, spread};
use super::turns::rounded;
use crate::term::Term;

/// MG-30: what a player alone promises with Fun, Her Whim and Par.
const AIMS: [(Condition, i32); 3] =
    [(Condition::Fun, ENOUGH_FUN), (Condition::Her, ENOUGH_HER), (Condition::Par, MOST_PAR)];

/// How sure one must be, in spreads: more at the start, since there will be visits.
const SURE: [f64; 2] = [0.45, 0.15];

/// In company, how many points ahead one must be to promise, and how few cells must be empty.
const LEAD: i32 = 6;
const NEAR_THE_END: usize = 8;

/// The promises to make now, among those not made yet, and why.
pub(super) fn best(
    view: &View,
    seat: Seat,
    course: &Course,
    survey: &Survey,
) -> (Promises, Vec<Term>) {
    let is_first = view.phase == Phase::FirstPromises;
    let made = view.courses[seat].promises.unwrap_or_default();
    let foreseen = |condition| foreseen(view, seat, course, survey, condition);
    let likely: Promises = if view.options.n_seats == 1 {
        let sure = SURE[usize::from(!is_first)] * spread(survey.site.n_empty());
        let is_likely =
            |(condition, aim): &(Condition, i32)| foreseen(*condition) - f64::from(*aim) >= sure;
        let likely = AIMS.into_iter().filter(is_likely).map(|(condition, _)| condition);
        // A promise makes the builder hold on to it.
        let circuit = survey.found.has_circuit.then_some(Condition::Circuit);
        let likely: Promises = likely.chain(circuit).collect();
        // A land can always be filled; only waiting for the tiles costs something, and less than this pays.
        if is_first { likely.with(Condition::Land) } else { likely }
    } else if is_first {
        // Equals share the better place: two perfect circuits both pay.
        Promises::NONE.with(Condition::Circuit)
    } else {
        leading(view, seat, survey)
    };
    let new: Promises = likely.iter().filter(|condition| !made.has(*condition)).collect();
    // MG-5: one must be made at the start.
    let new = if is_first && new.is_empty() { new.with(Condition::Circuit) } else { new };
    let term = |condition: Condition| {
        // Well ahead near the end, it is at least what there is.
        let now = view.sheet(seat).map_or(0, |sheet| sheet.points(condition));
        let points = rounded(foreseen(condition)).max(now);
        (points > 0).then(|| Term::Foreseen { category: condition.name().into(), points })
    };
    (new, new.iter().filter_map(term).collect())
}

/// What a condition will bring, as far as it can be foreseen.
fn foreseen(
    view: &View,
    seat: Seat,
    course: &Course,
    survey: &Survey,
    condition: Condition,
) -> f64 {
    let n_empty = survey.site.n_empty();
    let [[people, more_people], [her, more_her]] = prospects(view, course, n_empty);
    let now = || view.sheet(seat).map_or(0.0, |sheet| f64::from(sheet.points(condition)));
    match condition {
        Condition::Fun => people + more_people,
        Condition::Her => her + more_her,
        Condition::Circuit if survey.found.has_circuit => MOST_CIRCUIT.into(),
        // Too fine to aim at: only what is as good as done.
        Condition::Par if n_empty <= 2 => now(),
        Condition::Land => course.land().points().into(),
        Condition::Fast | Condition::His | Condition::Par | Condition::Circuit => 0.0,
    }
}

/// Near the end, where one is well ahead of everybody else.
fn leading(view: &View, seat: Seat, survey: &Survey) -> Promises {
    if survey.site.n_empty() > NEAR_THE_END {
        return Promises::NONE;
    }
    let points = |seat, condition| view.sheet(seat).map_or(0, |sheet| sheet.points(condition));
    let leads = |condition: &Condition| {
        let own = points(seat, *condition);
        let others = view.courses.iter().map(|(other, _)| other).filter(|other| *other != seat);
        others.map(|other| points(other, *condition)).all(|theirs| own >= theirs + LEAD)
    };
    [Condition::Fun, Condition::Her, Condition::His, Condition::Par]
        .into_iter()
        .filter(leads)
        .collect()
}
