//! Mini Golf: what one more tile changes, and whether it fits where it lies.

use minigolf::scoring::preview::Previewer;
use minigolf::{Condition, Course, Direction, Ground, Minigolf, Move, PlacedTile, Promises, View};
use tabletop::{Game, Seat, Viewer};

use crate::playable::{Playable, Worth};

/// A tile that brings less than this is passed by. It is low enough that scenery beside the land is taken in the end:
/// were it not, a table of greedy players could pass for ever.
const PASS: i32 = -4;

/// MG-22: what a face-down tile brings.
const FACE_DOWN: i32 = 3;

/// As long as so many cells are empty, a player alone waits for a better tile rather than stop.
const WORTH_WAITING: usize = 4;

/// Nobody alone waits more often than this.
const MOST_WAITS: u16 = 12;

impl Playable for Minigolf {
    /// What is hidden, promises and the bag, changes nothing now.
    const WORLDS: usize = 1;

    fn worths(&self, seat: Seat, moves: &[&Move], goes_on: &mut dyn FnMut() -> bool) -> Vec<Worth> {
        let view = self.view(Viewer::Seat(seat));
        let course = view.course(seat);
        let mut eye = course.as_ref().zip(view.brief(seat)).map(|(course, brief)| Eye {
            view: &view,
            course,
            previewer: Previewer::new(course, brief),
        });
        let mut worth = |mv: &Move| match (mv, &mut eye) {
            (Move::Build { slot, .. }, Some(eye)) => eye.build(mv, *slot),
            (Move::Pass(_) | Move::Stop, Some(eye)) => eye.wait(mv, seat),
            (Move::Collect(_), _) => [FACE_DOWN].into_iter().collect(),
            (Move::Promise(promises), _) => promise(*promises, &view, seat),
            (Move::Number(_), _) => self.worth(seat, mv),
            (Move::Land(land), _) => {
                let card = view.options.content.land(*land);
                card.map(|card| card.land.points() - 3 * i32::from(card.balls))
                    .into_iter()
                    .collect()
            }
            // MG-9: what others would rather not see again is of no use to anybody now.
            (Move::Return(slots), _) => {
                [-i32::try_from(slots.iter().count()).unwrap_or(0)].into_iter().collect()
            }
            (Move::Build { .. } | Move::Pass(_) | Move::Stop, None) => Worth::default(),
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
    fn build(&mut self, mv: &Move, slot: u8) -> Worth {
        let &Move::Build { cell, turn, .. } = mv else { return Worth::default() };
        let kind = self.view.racks[0].get(usize::from(slot)).copied().flatten();
        let Some(kind) = kind else { return Worth::default() };
        let tile = self.view.options.content.kind(kind).tile;
        let placed = PlacedTile { cell, tile, turn };
        let change = self.previewer.preview(&tile, cell, turn).total();
        [change, fit(self.course, &placed)].into_iter().collect()
    }

    /// Passing, or ending a game alone.
    fn wait(&self, mv: &Move, seat: Seat) -> Worth {
        let own = &self.view.courses[seat];
        let n_missing = usize::from(self.course.land().n_cells())
            - own.tiles.iter().filter(|tile| self.is_land(tile.x, tile.y)).count();
        let can_wait = n_missing >= WORTH_WAITING && own.passes < MOST_WAITS;
        let worth = match mv {
            Move::Stop if !can_wait => 0,
            Move::Pass(Some(_)) if can_wait => -2,
            _ => PASS,
        };
        [worth].into_iter().collect()
    }

    fn is_land(&self, x: i16, y: i16) -> bool {
        self.course.land().ground(minigolf::Cell::new(x, y)) == Ground::Land
    }
}

/// How well a tile fits its place: paths led on, and none led against something or off the land.
fn fit(course: &Course, placed: &PlacedTile) -> i32 {
    let is_land = |cell| course.land().ground(cell) == Ground::Land;
    let at_edge = |direction: Direction| {
        let beyond = placed.cell.step(direction);
        let is_red = placed.red().has(direction);
        match course.tiles().iter().find(|other| other.cell == beyond) {
            Some(other) => {
                let is_match = other.red().has(direction.opposite()) == is_red;
                if is_match { 1 + 3 * i32::from(is_red) } else { -6 }
            }
            None if is_red && !is_land(beyond) => -6,
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
    let worth = if is_first { 2 * is_land - n } else { -n };
    [worth].into_iter().collect()
}
