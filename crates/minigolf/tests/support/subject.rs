//! What only the author of Mini Golf Designer can say of it.

use std::path::Path;

use minigolf::{
    Cell, Condition, Course, CourseView, Direction, Fate, Ground, Illegal, Kind, LandId, Minigolf,
    Move, Phase, PlacedTile, Promises, Slots, View,
};
use tabletop::{Game, GameRng, Seat, Viewer};
use testkit::{Eager, Subject};

pub(crate) fn subject() -> Subject<Minigolf> {
    Subject {
        variants: &[
            "seats=1 version=advanced placement=strict",
            "seats=1 numbering=manual difficulty=1 mr=straightforward",
            "seats=2 placement=strict forgiving=true mr=uberstitious mrs=plumber",
            "seats=3 version=advanced numbering=manual difficulty=2 mrs=hotdog",
        ],
        census,
        reshuffle,
        slow_moves,
        // Every round but the last takes a tile for good, or is a round in which all pass, which random play does not do for long.
        bound: 3000,
        eager: Eager::ByWorth(worths),
        // A course that sprawls takes milliseconds to score.
        one_state_in: 12,
        adds_up: true,
        folder: Path::new(env!("CARGO_MANIFEST_DIR")).join("../minigolf"),
    }
}

/// How many tiles of each kind there are, wherever they lie; and visit tiles never come back.
fn census(game: &Minigolf) -> Vec<u32> {
    let view = game.view(Viewer::Referee);
    let mut counts: Vec<u32> = Kind::all().map(|kind| u32::from(game.bag().count(kind))).collect();
    let mut add = |kind: Kind| counts[kind.index()] += 1;
    view.courses.values().flat_map(|course| &course.tiles).for_each(|tile| add(tile.kind));
    view.racks.iter().flatten().flatten().for_each(|&kind| add(kind));
    view.leftovers.iter().flatten().for_each(|&kind| add(kind));
    view.aside.iter().chain(&view.away).for_each(|&kind| add(kind));
    counts
}

/// MG-31: until the end, others' promises could be any of the same number;
/// what others have chosen while somebody still chooses could be anything they could choose.
fn reshuffle(game: &Minigolf, viewer: Viewer, rng: &mut GameRng) -> Minigolf {
    let view: View = game.view(Viewer::Referee);
    if view.phase == Phase::Over {
        return game.clone();
    }
    let is_first = view.phase == Phase::FirstPromises;
    let mut other = view.clone();
    for (seat, course) in view.courses.iter().filter(|(seat, _)| viewer != Viewer::Seat(*seat)) {
        let mut all = Condition::ALL;
        rng.shuffle(&mut all);
        let promised: Promises = all.into_iter().take(course.n_promises.into()).collect();
        let choice = course.choice.map(|choice| {
            if let Move::Promise(_) = choice {
                let others = promised.others().iter();
                let more: Promises = others.filter(|_| rng.below(2) == 0).collect();
                let one = Promises::NONE.with(Condition::ALL[rng.below(7) as usize]);
                Move::Promise(if is_first && more.is_empty() { one } else { more })
            } else {
                // Whatever the seat could have chosen just as well.
                let mut undecided = view.clone();
                decide(&mut undecided.courses[seat], promised, None);
                let undecided = Minigolf::determinize(&undecided, rng);
                undecided.random_move(seat, rng, &mut Vec::new()).unwrap_or(choice)
            }
        });
        decide(&mut other.courses[seat], promised, choice);
    }
    // A referee sees everything: nothing is left to chance.
    Minigolf::determinize(&other, rng)
}

/// As if the seat had promised and chosen so.
fn decide(course: &mut CourseView, promises: Promises, choice: Option<Move>) {
    course.promises = Some(promises);
    course.has_chosen = choice.is_some();
    course.choice = choice;
    if let Some(Move::Number(numbers)) = choice {
        course.numbers = Some(numbers);
    }
}

/// A tidy builder, who keeps to the land and leads paths on: so lands get full, and the end phase begins.
fn worths(game: &Minigolf, seat: Seat, moves: &[Move]) -> Vec<i32> {
    let view = game.view(Viewer::Seat(seat));
    let own = &view.courses[seat];
    let course = view.course(seat);
    let worth = |mv: &Move| match (mv, &course) {
        (Move::Build { slot, cell, turn, .. }, Some(course)) => {
            let kind = view.racks[0][usize::from(*slot)].expect("a legal move takes a tile");
            let tile = view.options.content.kind(kind).tile;
            tidiness(course, &PlacedTile { cell: *cell, tile, turn: *turn })
        }
        // Somebody passes now and then, and nobody for good.
        (Move::Pass(None), _) if view.bench.is_empty() && view.bag.is_multiple_of(7) => 50,
        (Move::Pass(Some(_)), _) if usize::from(own.passes) < own.tiles.len() / 10 => 50,
        (Move::Pass(_) | Move::Stop, _) => -1000,
        (Move::Promise(promises), _) => -i32::from(promises.len()),
        (
            Move::Collect(_)
            | Move::Land(_)
            | Move::Return(_)
            | Move::Number(_)
            | Move::Build { .. },
            _,
        ) => 0,
    };
    moves.iter().map(worth).collect()
}

/// How well a tile fits its cell.
fn tidiness(course: &Course, placed: &PlacedTile) -> i32 {
    let is_land = |cell| course.land().ground(cell) == Ground::Land;
    let at_edge = |direction: Direction| {
        let beyond = placed.cell.step(direction);
        let is_red = placed.red().has(direction);
        match course.tiles().iter().find(|other| other.cell == beyond) {
            Some(other) if other.red().has(direction.opposite()) != is_red => -30,
            Some(_) => {
                if is_red {
                    8
                } else {
                    1
                }
            }
            None if is_red && !is_land(beyond) => -15,
            None => 0,
        }
    };
    let edges: i32 = Direction::ALL.map(at_edge).iter().sum();
    edges + i32::from(placed.tile.people) + if is_land(placed.cell) { 20 } else { -50 }
}

/// Every conceivable move, as far as `check` allows it.
fn slow_moves(game: &Minigolf, seat: Seat) -> Vec<Move> {
    let view = game.view(Viewer::Seat(seat));
    let mut moves: Vec<Move> = match view.phase {
        Phase::ChooseLand => (0..=60).map(|number| Move::Land(LandId(number))).collect(),
        Phase::FirstPromises | Phase::Visit => {
            (0..128).map(|bits| Move::Promise(Promises::from_bits(bits))).collect()
        }
        Phase::Turn | Phase::SoloTurn => turns(&view, seat),
        Phase::Return => (0..64u8)
            .map(|bits| {
                Move::Return((0..6).filter(|slot| bits >> slot & 1 == 1).collect::<Slots>())
            })
            .collect(),
        // There are too many numberings to try them all; `mg_15_…` in the rulebook's tests counts them where they are few.
        Phase::Number => {
            let mut moves = Vec::new();
            game.legal_moves(seat, &mut moves);
            moves
        }
        Phase::Clients
        | Phase::Lands
        | Phase::Order
        | Phase::FillMiddle
        | Phase::FillBottom
        | Phase::Refill
        | Phase::SoloDraw
        | Phase::Over => Vec::new(),
    };
    // Strictness is judged here, not by the code under test.
    moves.retain(|mv| matches!(game.check(seat, mv), Ok(()) | Err(Illegal::Mismatch)));
    refuse_avoidable(&view, seat, &mut moves);
    moves.sort();
    moves
}

/// MG-12: takes out the mismatches of tiles that have a place on the land without one.
fn refuse_avoidable(view: &View, seat: Seat, moves: &mut Vec<Move>) {
    let Some(course) = view.course(seat).filter(|_| view.options.is_strict) else { return };
    // The slot of a placement, whether it is on the land, and whether it is a mismatch.
    let judge = |mv: &Move| {
        let Move::Build { slot, cell, turn, .. } = *mv else { return None };
        let kind = view.racks[0][usize::from(slot)].expect("the slot was checked");
        let red = view.options.content.kind(kind).tile.red(turn);
        let is_mismatch = course.tiles().iter().any(|other| {
            let (dx, dy) = (other.cell.x - cell.x, other.cell.y - cell.y);
            let side = match (dx, dy) {
                (0, -1) => Direction::North,
                (1, 0) => Direction::East,
                (0, 1) => Direction::South,
                (-1, 0) => Direction::West,
                _ => return false,
            };
            red.has(side) != other.red().has(side.opposite())
        });
        Some((slot, course.land().ground(cell) == Ground::Land, is_mismatch))
    };
    let judged: Vec<Option<(u8, bool, bool)>> = moves.iter().map(judge).collect();
    let is_avoidable = |slot| judged.contains(&Some((slot, true, false)));
    let mut verdicts = judged.iter();
    moves.retain(|_| match verdicts.next().expect("one a move") {
        Some((slot, _, true)) => !is_avoidable(*slot),
        Some((_, _, false)) | None => true,
    });
}

/// Every tile on every cell near the course.
fn turns(view: &View, seat: Seat) -> Vec<Move> {
    let cells = view.courses[seat].tiles.iter().map(|tile| (tile.x, tile.y));
    let (mut low, mut high) = ((-3, -3), (14, 14));
    for (x, y) in cells {
        low = (low.0.min(x - 2), low.1.min(y - 2));
        high = (high.0.max(x + 2), high.1.max(y + 2));
    }
    let others: &[Option<Fate>] = &[None, Some(Fate::Back), Some(Fate::Away)];
    let mut moves = vec![Move::Pass(None), Move::Stop];
    for one in [Fate::Back, Fate::Away] {
        moves.extend([Fate::Back, Fate::Away].map(|two| Move::Pass(Some([one, two]))));
    }
    for slot in 0..6 {
        moves.push(Move::Collect(slot));
        if view.racks[0].get(usize::from(slot)).copied().flatten().is_none() {
            continue;
        }
        for y in low.1..=high.1 {
            for x in low.0..=high.0 {
                for turn in 0..4 {
                    let cell = Cell::new(x, y);
                    moves.extend(others.iter().map(|&other| Move::Build {
                        slot,
                        cell,
                        turn,
                        other,
                    }));
                }
            }
        }
    }
    moves
}
