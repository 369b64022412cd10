//! A turn: what every move of it promises, alone and in company.

use minigolf::scoring::Sheet;
use minigolf::scoring::points::{PER_OFF_THE_LAND, PER_PASS, PROMISE_KEPT};
use minigolf::scoring::preview::Previewer;
use minigolf::scoring::settle::{Player, settle};
use minigolf::{Cell, Condition, Course, Fate, Minigolf, Move, Shape, View};
use tabletop::Seat;

use super::NEVER;
use super::draft::{Draft, Sequel};
use super::prices::index;
use super::survey::{PATIENCE, Survey, lag};
use crate::bot::Decision;
use crate::order::best_first;
use crate::term::{Need, Part, Sort, Term};

/// With so few empty cells every placement is also looked at as if it were the last.
const FEW: usize = 3;

/// No more placements are looked at as if they were the last: on a course that sprawls each look takes long.
const LOOKS: usize = 64;

/// Moves with the points that the match is expected to bring after them, the best first.
pub(super) fn valued(
    decision: &Decision<Minigolf>,
    course: &Course,
    survey: &mut Survey,
    draft: &Draft,
) -> Option<Vec<(f64, Move)>> {
    let &Decision { seat, ref view, ref moves } = decision;
    let sheet = view.sheet(seat)?;
    let mut turn = Turn {
        view,
        base: base(view, seat, &sheet),
        now: now(view, seat, &sheet)?,
        draft,
        fates: fates(view, survey),
        last: is_last(view, seat, survey)
            .then(|| view.brief(seat).map(|brief| Previewer::new(course, brief)))
            .flatten(),
        survey,
    };
    let looked_at = turn.looked_at(moves);
    let valued: Vec<(f64, Move)> = moves
        .iter()
        .filter_map(|mv| Some((turn.value(mv, looked_at.binary_search(&mv).is_ok())?, *mv)))
        .collect();
    Some(best_first(valued, |(points, _)| *points))
}

/// Whether placements are also looked at as if they were the last: near the end, and where nobody may wait for the tiles
/// of a plan any longer.
fn is_last(view: &View, seat: Seat, survey: &Survey) -> bool {
    let cannot_wait = !view.bench.is_empty() || lag(view, seat) > PATIENCE;
    survey.site.n_empty() <= FEW || cannot_wait
}

/// Why the first of these moves: what is expected, what it fills, and how much it is ahead of moves of another sort.
pub(super) fn reason(view: &View, valued: &[(f64, Move)], survey: &Survey) -> Vec<Term> {
    let Some(&(best, mv)) = valued.first() else { return Vec::new() };
    let mut terms = Vec::new();
    // In company turns are priced, too, so that the sum is not what one ends with.
    if view.options.n_seats == 1 {
        terms.push(expected(best - survey.tastes.surplus));
    }
    if let Move::Build { slot, cell, .. } = mv
        && let Some(kind) = view.racks[0].get(usize::from(slot)).copied().flatten()
    {
        let field =
            survey.site.cells.binary_search(&cell).ok().and_then(|field| u8::try_from(field).ok());
        let shape = view.options.content.kind(kind).tile.shape;
        // Off the land, and where the best plan wants something else, nothing goes as planned.
        let is_planned = |field: &u8| survey.plans(*field, shape);
        if let Some(field) = field.filter(is_planned) {
            terms.push(Term::Plan { part: part(shape), number: survey.hole_at(field) });
        }
    }
    let sort = std::mem::discriminant(&mv);
    let other = valued.iter().find(|(_, other)| std::mem::discriminant(other) != sort);
    // What is out of the question is nothing to compare with.
    if let Some((other, mv)) = other.filter(|(other, _)| best - other < -f64::from(NEVER) / 10.0) {
        terms.push(Term::Ahead { points: rounded(best - other), than: sort_of(mv) });
    }
    terms
}

/// What a tile of this shape is in a plan.
const fn part(shape: Shape) -> Part {
    match shape {
        Shape::Tee => Part::Tee,
        Shape::Green => Part::Green,
        Shape::Straight => Part::Straight,
        Shape::Corner => Part::Corner,
        Shape::Scenery => Part::Scenery,
    }
}

/// How many tiles of these shapes are still to be placed, as it is planned.
pub(super) fn still_needed(survey: &Survey, is_meant: impl Fn(Shape) -> bool) -> Vec<Term> {
    let needs = [
        (Shape::Tee, Need::Tees),
        (Shape::Green, Need::Greens),
        (Shape::Straight, Need::Straights),
        (Shape::Corner, Need::Corners),
        (Shape::Scenery, Need::SceneryTiles),
    ];
    let needed = needs.into_iter().filter_map(|(shape, what)| {
        let n = survey.found.counts[index(shape)];
        (n > 0 && is_meant(shape)).then_some(Term::StillNeeded { what, before: n, after: n })
    });
    needed.collect()
}

const fn sort_of(mv: &Move) -> Sort {
    match mv {
        Move::Land(_) => Sort::Land,
        Move::Promise(_) => Sort::Promise,
        Move::Build { .. } => Sort::Build,
        Move::Pass(_) => Sort::Pass,
        Move::Collect(_) => Sort::Collect,
        Move::Stop => Sort::Stop,
        Move::Return(_) => Sort::Return,
        Move::Number(_) => Sort::Number,
    }
}

/// So many points in the end.
pub(super) fn expected(points: f64) -> Term {
    Term::Expected { points: rounded(points) }
}

#[allow(clippy::cast_possible_truncation, reason = "some hundred points")]
pub(super) fn rounded(points: f64) -> i32 {
    points.round() as i32
}

/// What the match would bring if it ended now; promises of a player alone with it (MG-30).
fn now(view: &View, seat: Seat, sheet: &Sheet) -> Option<f64> {
    let own = &view.courses[seat];
    if view.options.n_seats > 1 {
        return Some(sheet.total().into());
    }
    let promises = own.promises.unwrap_or_default();
    let player = Player { sheet, promises, finished: None, n_passes: own.passes.into() };
    let kept = f64::from(PROMISE_KEPT * i32::from(promises.len()));
    // Promises that are to be kept are not counted as points to come.
    settle(&[player], view.version).first().map(|verdict| f64::from(verdict.total) - kept)
}

/// Points that do not depend on what is to come: what lies on the course, the card, and cells that are empty.
fn base(view: &View, seat: Seat, sheet: &Sheet) -> f64 {
    let lies = [Condition::Fun, Condition::Her, Condition::Land].map(|it| sheet.points(it));
    f64::from(lies.iter().sum::<i32>()) + passed(view, seat)
}

/// MG-30: what passing has cost so far.
fn passed(view: &View, seat: Seat) -> f64 {
    f64::from(PER_PASS * i32::from(view.courses[seat].passes))
}

/// MG-30: what becomes of each tile that is not placed.
fn fates(view: &View, survey: &mut Survey) -> Vec<Fate> {
    let mut fate = |kind: &Option<minigolf::Kind>| match kind {
        Some(kind) if survey.is_wanted(survey.tastes.wares(view, *kind)) => Fate::Back,
        Some(_) | None => Fate::Away,
    };
    view.racks[0].iter().map(&mut fate).collect()
}

struct Turn<'a> {
    view: &'a View,
    survey: &'a mut Survey,
    base: f64,
    /// The score if the match ended now.
    now: f64,
    draft: &'a Draft,
    fates: Vec<Fate>,
    last: Option<Previewer<'a>>,
}

impl Turn<'_> {
    /// The placements that are looked at as if they were the last, in their order: on the land, if there are any,
    /// and at even distances, if there are many.
    fn looked_at<'m>(&self, moves: &'m [Move]) -> Vec<&'m Move> {
        let is_on_land = |mv: &&Move| matches!(mv, Move::Build { cell, .. } if self.survey.site.cells.binary_search(cell).is_ok());
        let on_land: Vec<&Move> = moves.iter().filter(is_on_land).collect();
        let all: Vec<&Move> = if on_land.is_empty() { moves.iter().collect() } else { on_land };
        let n = all.len().min(LOOKS);
        (0..n).map(|i| all[i * all.len() / n]).collect()
    }

    /// `None` for moves that are not worth a thought.
    fn value(&mut self, mv: &Move, is_looked_at: bool) -> Option<f64> {
        let pace = self.survey.prices.pace;
        match *mv {
            Move::Build { slot, cell, turn, other } => {
                if other
                    .is_some_and(|fate| Some(&fate) != self.fates.get(usize::from(1 - slot.min(1))))
                {
                    return None;
                }
                self.build(slot, cell, turn, is_looked_at)
            }
            Move::Pass(fates) => {
                let is_best = fates.is_none_or(|fates| fates[..] == self.fates[..]);
                if !self.view.bench.is_empty() {
                    return Some(self.now + f64::from(NEVER));
                }
                let Sequel { next, grudge } = self.draft.after_pass();
                let planned = self.base + self.survey.after_none(next.as_deref());
                is_best.then_some(planned - pace.wait - grudge)
            }
            // In company the turn itself brings what it costs.
            Move::Stop => Some(self.now),
            Move::Collect(slot) => Some(self.now - self.draft.after(slot).grudge),
            Move::Land(_) | Move::Promise(_) | Move::Return(_) | Move::Number(_) => None,
        }
    }

    fn build(&mut self, slot: u8, cell: Cell, turn: u8, is_looked_at: bool) -> Option<f64> {
        let kind = self.view.racks[0].get(usize::from(slot)).copied().flatten()?;
        let tile = &self.view.options.content.kind(kind).tile;
        let pace = self.survey.prices.pace;
        let Sequel { next, grudge } = self.draft.after(slot);
        let next = next.as_deref();
        let planned = match self.survey.site.cells.binary_search(&cell) {
            Ok(field) => {
                let field = u8::try_from(field).ok()?;
                // A straight without an arrow lies either way.
                let turns = (0..4).filter(|other| other % tile.n_turns() == turn);
                turns.filter_map(|turn| self.survey.after(slot, field, turn, next)).reduce(f64::max)
            }
            Err(_) if tile.shape == Shape::Scenery => Some(
                self.survey.after_none(next) + self.survey.tastes.points(self.view, tile)
                    - pace.off_land,
            ),
            Err(_) => None,
        };
        let planned = planned.map(|value| self.base + value);
        let is_on_land = self.survey.site.cells.binary_search(&cell).is_ok();
        // MG-26 takes the three points of a tile off the land in the preview.
        let turn_costs = if is_on_land {
            pace.fill
        } else {
            pace.off_land + f64::from(PER_OFF_THE_LAND) + pace.fill
        };
        let last = self.last.as_mut().filter(|_| is_looked_at).map(|previewer| {
            self.now + f64::from(previewer.preview(tile, cell, turn).total()) - turn_costs
        });
        let value = planned.into_iter().chain(last).reduce(f64::max)?;
        Some(value - grudge)
    }
}
