//! What a move would bring, from what its maker may know.

#[cfg(not(target_family = "wasm"))]
use serde::Serialize;
use tabletop::{Game, GameRng, ScoreLine, Seat, SeatScore, Seed, Step, Stream, Viewer, apply};

use crate::fact::Fact;
use crate::table::LineView;

/// What a move would bring whoever makes it.
#[derive(Clone, PartialEq, Debug, Default)]
#[cfg_attr(not(target_family = "wasm"), derive(Serialize))]
pub struct Preview {
    /// The change of the own total.
    pub total: i32,
    /// The change of each line of the own score, where there is one.
    pub lines: Vec<LineView>,
    /// What the maker would learn at once, as far as it is certain.
    pub events: Vec<Fact>,
}

/// In so many imagined worlds a move is tried: what differs between them is not for the maker to know.
const WORLDS: u64 = 2;

/// Tries a legal move out in states that its maker cannot tell from the true one: nothing else goes in.
pub(crate) fn preview<G: Game>(view: &G::View, seat: Seat, mv: &G::Move) -> Preview {
    let seed = Seed::from(0);
    let imagine = |number| {
        let mut rng = GameRng::derive(&seed, Stream::Determinization, number);
        tried(&G::determinize(view, &mut rng), seat, mv)
    };
    let mut worlds = (0..WORLDS).map(imagine);
    let first = worlds.next().unwrap_or_default();
    worlds.fold(first, common)
}

fn tried<G: Game>(world: &G, seat: Seat, mv: &G::Move) -> Preview {
    let mut after = world.clone();
    let mut facts = Vec::new();
    // Legal moves depend only on what their maker sees, so a world refuses none that the table takes.
    if apply(&mut after, Step::Move(seat, mv.clone()), &mut facts).is_err() {
        return Preview::default();
    }
    let viewer = Viewer::Seat(seat);
    let [old, new] = [world, &after].map(|game| game.scores(viewer)[seat].clone());
    let told = |fact| Fact::new::<G>(G::view_event(fact, viewer));
    Preview {
        total: new.total - old.total,
        lines: changes(&old, &new),
        events: facts.iter().map(told).collect(),
    }
}

fn changes<K: Clone + Eq + ToString>(old: &SeatScore<K>, new: &SeatScore<K>) -> Vec<LineView> {
    let of = |score: &SeatScore<K>, category: &K| {
        let line = score.lines.iter().find(|line| line.category == *category);
        line.map_or((0, 0), |line| (line.count, line.points))
    };
    let is_new = |line: &&ScoreLine<K>| !old.lines.iter().any(|it| it.category == line.category);
    let lines = old.lines.iter().chain(new.lines.iter().filter(is_new));
    let change = |line: &ScoreLine<K>| {
        let (before, after) = (of(old, &line.category), of(new, &line.category));
        let (count, points) = (after.0 - before.0, after.1 - before.1);
        let category = line.category.to_string();
        (before != after).then_some(LineView { category, count, points })
    };
    lines.filter_map(change).collect()
}

/// What two worlds agree on.
fn common(one: Preview, other: Preview) -> Preview {
    let is_certain = one.total == other.total;
    let agreed = one.events.into_iter().zip(other.events).filter(|(one, other)| one == other);
    Preview {
        total: if is_certain { one.total } else { 0 },
        lines: one.lines.into_iter().filter(|line| other.lines.contains(line)).collect(),
        events: agreed.map(|(event, _)| event).collect(),
    }
}
