//! Mini Golf: what one more tile changes, and whether it fits where it lies.

use minigolf::scoring::points::PER_FACE_DOWN;
use minigolf::scoring::preview::Previewer;
use minigolf::{Condition, Course, Direction, Minigolf, Move, PlacedTile, Promises, View};
use tabletop::{Game, Seat, Viewer};

use super::{Builder, NEVER};
use crate::bot::{Bot, Streams};
use crate::level::Recipe;
use crate::playable::{Playable, Worth};
use crate::search::AtRandom;

/// Nobody looks at more places for a tile in his first game.
const AT_A_GLANCE: usize = 30;

/// A tile that brings less than this is passed by.
const PASS: i32 = -4;

/// A player alone waits for a better tile rather than place one that brings less: MG-30 takes three points for it,
/// and the next two tiles may bring more.
const WAIT: i32 = -2;

/// As long as so many cells are empty, a player alone waits for a better tile rather than stop.
const WORTH_WAITING: usize = 4;

/// Nobody alone waits more often than this.
const MOST_WAITS: u16 = 12;

impl Playable for Minigolf {
    fn levels(_view: &View) -> [Recipe; 10] {
        [
            Recipe::Sees { moves: 4, slips: 16 },
            Recipe::Sees { moves: 5, slips: 4 },
            Recipe::sees(6),
            Recipe::sees(9),
            Recipe::sees(15),
            Recipe::thinks(50, 64, 20),
            Recipe::thinks(100, 32, 20),
            Recipe::thinks(100, 12, 20),
            Recipe::thinks(200, 5, 20),
            Recipe::Strong,
        ]
    }

    type Playouts = AtRandom<Move>;

    fn strong(streams: Streams) -> Box<dyn Bot<Self>> {
        Box::new(Builder::new(streams))
    }

    /// What is hidden, promises and the bag, changes nothing now.
    const WORLDS: usize = 1;

    /// Tiles go where they match, if that can be, or at least on the land; and nobody passes who can build so.
    fn sensible<'a>(view: &View, seat: Seat, moves: &'a [Move]) -> Vec<&'a Move> {
        let Some(course) = view.course(seat) else { return moves.iter().collect() };
        let on_land: Vec<(&Move, PlacedTile)> = moves
            .iter()
            .filter_map(|mv| Some((mv, placed_by(mv, view)?)))
            .filter(|(_, placed)| course.land().has(placed.cell))
            .collect();
        let fitting = on_land.iter().filter(|(_, placed)| !is_mismatched(&course, placed));
        let fitting: Vec<&Move> = fitting.map(|(mv, _)| *mv).collect();
        let is_wait = |mv: &&Move| matches!(mv, Move::Pass(_) | Move::Stop);
        let others = moves.iter().filter(|mv| !matches!(mv, Move::Build { .. }));
        if !fitting.is_empty() {
            return fitting.into_iter().chain(others.filter(|mv| !is_wait(mv))).collect();
        }
        if on_land.is_empty() {
            return moves.iter().collect();
        }
        on_land.into_iter().map(|(mv, _)| mv).chain(others).collect()
    }

    /// Takes the tile with the most people and puts it where it brings the most at once.
    fn first_timer<'a>(&self, seat: Seat, moves: &'a [Move]) -> &'a Move {
        let view = self.view(Viewer::Seat(seat));
        let people = |mv: &Move| placed_by(mv, &view).map(|placed| placed.tile.people);
        let slot = |mv: &Move| if let Move::Build { slot, .. } = mv { Some(*slot) } else { None };
        let sensible = Self::sensible(&view, seat, moves);
        let liked = sensible.iter().max_by_key(|mv| people(mv)).and_then(|mv| slot(mv));
        let of_liked: Vec<&Move> =
            sensible.into_iter().filter(|mv| slot(mv) == liked).take(AT_A_GLANCE).collect();
        let worths = self.worths(seat, &of_liked, &mut || true);
        let best = worths.iter().zip(&of_liked).max_by_key(|(worth, _)| **worth);
        best.map_or(of_liked[0], |(_, mv)| *mv)
    }

    fn worths(&self, seat: Seat, moves: &[&Move], goes_on: &mut dyn FnMut() -> bool) -> Vec<Worth> {
        let view = self.view(Viewer::Seat(seat));
        let course = view.course(seat);
        let mut eye = course.as_ref().zip(view.brief(seat)).map(|(course, brief)| Eye {
            view: &view,
            course,
            previewer: Previewer::new(course, brief),
        });
        let mut worth = |mv: &Move| match (mv, &mut eye) {
            (Move::Build { .. }, Some(eye)) => eye.build(mv),
            (Move::Pass(Some(_)), Some(eye)) if eye.can_wait(seat) => of(WAIT),
            (Move::Stop, Some(eye)) if !eye.can_wait(seat) => of(0),
            (Move::Pass(None), _) if !view.bench.is_empty() => of(NEVER.into()),
            (Move::Pass(_) | Move::Stop, _) => of(PASS),
            (Move::Collect(_), _) => of(PER_FACE_DOWN),
            (Move::Promise(promises), _) => promise(*promises, &view, seat),
            (Move::Number(_), _) => self.worth(seat, mv),
            (Move::Land(land), _) => {
                let card = view.options.content.land(*land);
                of(card.map_or(0, |card| card.land.points() - 3 * i32::from(card.balls)))
            }
            // MG-9: what comes out of the bag later is beyond one move.
            (Move::Return(slots), _) => of(-i32::try_from(slots.iter().count()).unwrap_or(0)),
            (Move::Build { .. }, None) => Worth::default(),
        };
        moves.iter().take_while(|_| goes_on()).map(|mv| worth(mv)).collect()
    }
}

/// A builder's look at the own course.
struct Eye<'a> {
    view: &'a View,
    course: &'a Course,
    previewer: Previewer<'a>,
}

impl Eye<'_> {
    fn build(&mut self, mv: &Move) -> Worth {
        let Some(placed) = placed_by(mv, self.view) else { return Worth::default() };
        let change = self.previewer.preview(&placed.tile, placed.cell, placed.turn).total();
        [change, fit(self.course, &placed)].into_iter().collect()
    }

    /// Whether a player alone waits for a better tile rather than stop.
    fn can_wait(&self, seat: Seat) -> bool {
        let own = &self.view.courses[seat];
        let n_filled = self.course.tiles().len() - self.course.off_the_land().count();
        let n_missing = usize::from(self.course.land().n_cells()) - n_filled;
        n_missing >= WORTH_WAITING && own.passes < MOST_WAITS
    }
}

/// The tile that a move places.
fn placed_by(mv: &Move, view: &View) -> Option<PlacedTile> {
    let &Move::Build { slot, cell, turn, .. } = mv else { return None };
    let kind = view.racks[0].get(usize::from(slot)).copied().flatten()?;
    Some(PlacedTile { cell, tile: view.options.content.kind(kind).tile, turn })
}

/// Whether an edge of the tile matches the tile beyond it; `None` if there is none.
fn is_match(course: &Course, placed: &PlacedTile, direction: Direction) -> Option<bool> {
    let beyond = placed.cell.step(direction);
    let other = course.tiles().iter().find(|other| other.cell == beyond)?;
    Some(placed.red().fits(direction, other.red()))
}

fn is_mismatched(course: &Course, placed: &PlacedTile) -> bool {
    Direction::ALL.into_iter().any(|direction| is_match(course, placed, direction) == Some(false))
}

/// How well a tile fits its place: paths led on, and none led against something or off the land.
fn fit(course: &Course, placed: &PlacedTile) -> i32 {
    let at_edge = |direction: Direction| {
        let is_red = placed.red().has(direction);
        let is_land = || course.land().has(placed.cell.step(direction));
        match is_match(course, placed, direction) {
            Some(true) => 1 + 3 * i32::from(is_red),
            Some(false) => -6,
            None if is_red && !is_land() => -6,
            None => 0,
        }
    };
    Direction::ALL.map(at_edge).iter().sum()
}

/// One promise at the start, that of a full land, and no more.
fn promise(promises: Promises, view: &View, seat: Seat) -> Worth {
    let is_first = view.courses[seat].n_promises == 0;
    let n = i32::from(promises.len());
    let is_land = i32::from(promises.has(Condition::Land));
    of(if is_first { 2 * is_land - n } else { -n })
}

fn of(points: i32) -> Worth {
    [points].into_iter().collect()
}
