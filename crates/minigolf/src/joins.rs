//! How many holes a course can be said to have (MG-16).
//!
//! On an unfilled land, parts may be imagined joined by paths over cells without a tile.
//! A tile has at most two red edges, so parts are joined at their ends, and chains of parts become holes.
//! What makes the count quick, and mostly exact:
//! - Ends that face each other across one cell can only be joined there, all of them or none: they make a [strand](strands).
//!   Every other end faces a cell of its own, its *door*, where a tee or green can be imagined as well as a path;
//!   so any join can be left out, and only the largest number of joins has to be found.
//! - All tiles and the gate hang together, so free cells that hang together have one wall around them.
//!   Paths between doors in that wall do not cross ([`field`]).
//! - Where every strand ends in a tee or a green, the joins are disjoint paths from tees to greens ([`flow`]).
//! - Where strands have two doors, a search goes along the wall from door to door ([`frontier`]).
//!
//! Only that last search can give up: what it may look at is bounded at every size ([`Effort`]), and where a course
//! reaches very far, long lines are measured roughly ([`field`]). The best number found counts then, which is always
//! possible but may not be the nearest to nine; [`HoleCount::is_proven`] says whether it is known to be.

mod field;
mod flow;
mod frontier;
mod strands;

use alloc::vec::Vec;

use tabletop::sort_few;

use crate::cells::Cell;
use crate::course::Plan;
use crate::holes::Part;
use crate::scoring::points::HOLES;

use field::{Field, Region};
pub use frontier::Effort;
use strands::{Door, Far, Strands};

/// How many holes a course can be said to have, as far as it was found out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HoleCount {
    /// A number that is possible.
    pub n_holes: usize,
    /// No possible number is nearer to nine; false if the search gave up before it knew.
    pub is_proven: bool,
}

/// The number of holes nearest to nine that the course can be said to have.
pub(crate) fn hole_count(plan: &Plan<'_>, parts: &[Part]) -> usize {
    count(plan, parts, &Effort::for_course(plan.course().tiles().len())).n_holes
}

/// The same with an effort of one's own, and whether it was enough.
pub(crate) fn count(plan: &Plan<'_>, parts: &[Part], effort: &Effort) -> HoleCount {
    // Joins only lower the count, and a full land has none.
    if parts.len() <= HOLES || plan.is_full() {
        return HoleCount { n_holes: parts.len(), is_proven: true };
    }
    let strands = Strands::new(plan, parts);
    let wanted = parts.len() - HOLES;
    let inside = strands.n_joins();
    let joins = if inside <= wanted {
        most_joins(plan, &strands, wanted - inside, effort).and(inside)
    } else {
        nearest(plan, &strands, wanted, effort)
    };
    HoleCount { n_holes: parts.len() - joins.n, is_proven: joins.is_proven }
}

/// Joins that are possible together.
#[derive(Clone, Copy)]
struct Joins {
    n: usize,
    /// It is known that no more are, or as many as anybody wants.
    is_proven: bool,
}

impl Joins {
    const fn proven(n: usize) -> Self {
        Self { n, is_proven: true }
    }

    /// With so many more that are certain.
    const fn and(self, n: usize) -> Self {
        Self { n: self.n + n, ..self }
    }
}

/// The number of joins nearest to the wanted one, where all strands together have more of them inside.
///
/// Strands and other parts are then fewer than nine, so every choice of strands of several parts can be tried.
fn nearest(plan: &Plan<'_>, strands: &Strands, wanted: usize, effort: &Effort) -> Joins {
    let several: Vec<usize> =
        strands.list.iter().map(|strand| strand.links.len()).filter(|&n| n > 0).collect();
    let has = |choice: usize, i: usize| choice >> i & 1 == 1;
    let inside = |choice: usize| -> usize {
        several.iter().enumerate().filter(|(i, _)| has(choice, *i)).map(|(_, n)| n).sum()
    };
    // A strand more only helps as long as it does not bring too many.
    let is_enough = |choice: usize| {
        let mut others = (0..several.len()).filter(|&i| !has(choice, i));
        others.all(|i| inside(choice) + several[i] > wanted)
    };
    let joins = |choice: usize| match inside(choice) {
        n if n > wanted => Some(Joins::proven(n)),
        n if is_enough(choice) => {
            let kept = strands.keeping(plan, |i| has(choice, i));
            Some(most_joins(plan, &kept, wanted - n, effort).and(n))
        }
        _ => None,
    };
    let choices: Vec<Joins> = (0..1usize << several.len()).filter_map(joins).collect();
    let counts = choices.iter().map(|joins| joins.n);
    let n = counts.min_by_key(|n| (n.abs_diff(wanted), *n)).unwrap_or(0);
    Joins { n, is_proven: n == wanted || choices.iter().all(|joins| joins.is_proven) }
}

/// How many joins of strands are possible together, as far as anybody wants them.
fn most_joins(plan: &Plan<'_>, strands: &Strands, wanted: usize, effort: &Effort) -> Joins {
    let most = wanted.min(strands.most_joins(0..strands.list.len()));
    if most == 0 {
        return Joins::proven(0);
    }
    let field = Field::new(plan, &strands.faced, &strands.doors);
    let regions = field.regions(&strands.doors);
    let quick = greedy(&field, strands, &regions);
    if quick >= most {
        return Joins::proven(most);
    }
    let mut all = Joins::proven(0);
    for group in groups(strands, regions) {
        let group = Group::new(&field, strands, group);
        let joins = group.most_joins(wanted - all.n, effort);
        all = Joins { n: all.n + joins.n, is_proven: all.is_proven && joins.is_proven };
    }
    Joins { is_proven: all.is_proven || all.n >= most, ..all }
}

/// Regions that share a strand, directly or through others, and what is known of them.
struct Group<'a> {
    field: &'a Field,
    strands: &'a Strands,
    regions: Vec<Region>,
    /// The strands with a door here.
    members: Vec<usize>,
}

impl<'a> Group<'a> {
    fn new(field: &'a Field, strands: &'a Strands, mut regions: Vec<Region>) -> Self {
        // What small regions decide leaves less open for the large one.
        sort_few(&mut regions, |one, other| one.doors.len().cmp(&other.doors.len()));
        let doors = regions.iter().flat_map(|region| region.doors.iter());
        let mut members: Vec<usize> = doors.map(|&door| strands.doors[door].strand).collect();
        sort_few(&mut members, Ord::cmp);
        members.dedup();
        Self { field, strands, regions, members }
    }

    fn most_joins(&self, wanted: usize, effort: &Effort) -> Joins {
        let has_paths = self.members.iter().any(|&member| self.strands.list[member].is_path());
        let most = wanted.min(self.strands.most_joins(self.members.iter().copied()));
        let quick = greedy(self.field, self.strands, &self.regions).min(most);
        if quick == most {
            Joins::proven(most)
        } else if has_paths {
            frontier::most_joins(self, quick, most, effort)
        } else {
            let doors = &self.strands.doors;
            Joins::proven(flow::most_joins(self.field, doors, &self.regions, most))
        }
    }
}

/// Regions in groups that have nothing to do with each other.
fn groups(strands: &Strands, regions: Vec<Region>) -> Vec<Vec<Region>> {
    let mut groups: Vec<Vec<Region>> = Vec::new();
    for region in regions {
        let members = |it: &Region| -> Vec<usize> {
            it.doors.iter().map(|&door| strands.doors[door].strand).collect()
        };
        let own = members(&region);
        let touches = |group: &Vec<Region>| {
            group.iter().any(|other| members(other).iter().any(|it| own.contains(it)))
        };
        let (joined, rest): (Vec<_>, Vec<_>) = groups.into_iter().partition(touches);
        groups = rest;
        groups.push(joined.into_iter().flatten().chain([region]).collect());
    }
    groups
}

/// Joins whatever comes along the wall: seldom the most, but found at once.
fn greedy(field: &Field, strands: &Strands, regions: &[Region]) -> usize {
    let mut chains = strands.chains();
    let mut walker = field.walker();
    let mut n_joins = 0;
    for region in regions {
        let mut waiting: Vec<usize> = Vec::new();
        for &door in &region.doors {
            if chains.is_joined(door) {
                continue;
            }
            let is_joined = waiting.last().is_some_and(|&other| {
                chains.fit(other, door)
                    && walker.leads(region, &strands.doors[other], &strands.doors[door])
            });
            if is_joined {
                let other = waiting.pop().expect("somebody waits");
                chains.join(other, door);
                n_joins += 1;
            } else {
                waiting.push(door);
            }
        }
    }
    n_joins
}

/// Two parts that can be joined, and how.
pub(crate) struct Witness {
    pub(crate) parts: [usize; 2],
    /// The cells of the path.
    pub(crate) cells: Vec<Cell>,
    /// Cells at which a tee or green must be imagined.
    pub(crate) ends: Vec<Cell>,
}

impl Witness {
    fn is_apart_from(&self, other: &Self) -> bool {
        !self.parts.iter().any(|part| other.parts.contains(part))
            && !self.cells.iter().any(|cell| other.cells.contains(cell))
    }
}

/// Whether so many of these joins are easily seen to be possible together: of different parts, on different cells.
/// Where a tee or green must be imagined, no other path can run: the cell is faced by a red edge.
pub(crate) fn are_together<'a>(
    witnesses: impl Iterator<Item = &'a Witness>,
    wanted: usize,
) -> bool {
    let mut chosen: Vec<&Witness> = Vec::new();
    for witness in witnesses {
        if chosen.len() == wanted {
            break;
        }
        if chosen.iter().all(|other| other.is_apart_from(witness)) {
            chosen.push(witness);
        }
    }
    chosen.len() == wanted
}

/// Some single joins that are possible on a course whose land is not full.
pub(crate) fn witnesses(plan: &Plan<'_>, parts: &[Part]) -> Vec<Witness> {
    const ENOUGH: usize = 24;
    let strands = Strands::new(plan, parts);
    let field = Field::new(plan, &strands.faced, &strands.doors);
    let doors = &strands.doors;
    let single = |door: &Door| match strands.list[door.strand].parts[..] {
        [part] => Some(part),
        _ => None,
    };
    let inside =
        strands.list.iter().filter_map(|strand| match (&strand.parts[..], &strand.links[..]) {
            (&[one, two], &[cell]) => Some(Witness {
                parts: [one, two],
                cells: alloc::vec![cell],
                ends: strand.door_cells().collect(),
            }),
            _ => None,
        });
    let chains = strands.chains();
    let pairs = (0..doors.len()).flat_map(|one| (one + 1..doors.len()).map(move |two| (one, two)));
    let led = pairs.filter(|&(one, two)| chains.fit(one, two)).filter_map(|(one, two)| {
        let parts = [single(&doors[one])?, single(&doors[two])?];
        let cells = field.path(&doors[one], &doors[two])?;
        let twins = [one, two].into_iter().filter_map(|door| match doors[door].far {
            Far::Door(twin) => Some(doors[twin].cell),
            Far::Tee | Far::Green => None,
        });
        Some(Witness { parts, cells, ends: twins.collect() })
    });
    inside.chain(led).take(ENOUGH).collect()
}

#[cfg(test)]
mod tests {
    use alloc::sync::Arc;

    use tabletop::{GameRng, Seed};

    use super::*;
    use crate::cells::Direction;
    use crate::content::Content;
    use crate::course::{Course, PlacedTile};
    use crate::holes::parts;
    use crate::tiles::{Shape, Tile};

    /// Tiles of these shapes that touch by their corners, so that many ends lie open.
    fn sprawl(seed: u64, shapes: &[Shape], n_tiles: usize) -> Course {
        let content = Content::standard();
        let mut rng = GameRng::from_seed(&Seed::from(seed));
        let mut below = |n: usize| rng.below(u32::try_from(n).expect("few")) as usize;
        let kinds: Vec<Tile> = content.kinds().iter().map(|kind| kind.tile).collect();
        let kinds: Vec<Tile> = kinds.into_iter().filter(|it| shapes.contains(&it.shape)).collect();
        let land = Arc::clone(&content.lands()[0].land);
        let gate: Vec<Cell> = land.gate().collect();
        let mut tiles: Vec<PlacedTile> = Vec::new();
        while tiles.len() < n_tiles {
            let is_taken =
                |cell: &Cell| tiles.iter().any(|it| it.cell == *cell) || gate.contains(cell);
            let is_apart = |cell: &Cell| {
                !is_taken(cell) && !Direction::ALL.iter().any(|&side| is_taken(&cell.step(side)))
            };
            let near = tiles.iter().flat_map(|it| it.cell.around()).filter(is_apart);
            let mut cells: Vec<Cell> = near.collect();
            if tiles.is_empty() {
                cells = land.doorsteps().to_vec();
            }
            let (cell, tile) = (cells[below(cells.len())], kinds[below(kinds.len())]);
            let turn = u8::try_from(below(4)).expect("four") % tile.n_turns();
            tiles.push(PlacedTile { cell, tile, turn });
        }
        Course::new(land, tiles).expect("tiles hang together")
    }

    /// Asks about each group of a course.
    fn for_each_group(course: &Course, mut ask: impl FnMut(&Group<'_>, usize)) {
        let plan = Plan::new(course);
        let strands = Strands::new(&plan, &parts(&plan));
        let field = Field::new(&plan, &strands.faced, &strands.doors);
        for regions in groups(&strands, field.regions(&strands.doors)) {
            let group = Group::new(&field, &strands, regions);
            let most = strands.most_joins(group.members.iter().copied());
            ask(&group, most);
        }
    }

    #[test]
    fn mg_16_tees_and_greens_are_counted_alike_by_flow_and_frontier() {
        for seed in 0..200 {
            let course = sprawl(
                seed,
                &[Shape::Tee, Shape::Green],
                14 + usize::try_from(seed % 20).expect("few"),
            );
            for_each_group(&course, |group, most| {
                let by_flow =
                    flow::most_joins(group.field, &group.strands.doors, &group.regions, most);
                let by_frontier = frontier::most_joins(group, 0, most, &Effort::for_course(264));
                assert_eq!(by_flow, by_frontier.n, "seed {seed}");
            });
        }
    }

    #[test]
    fn mg_16_what_is_found_has_room_whatever_the_effort() {
        let red = [Shape::Tee, Shape::Green, Shape::Straight, Shape::Corner];
        for seed in 0..60 {
            for_each_group(&sprawl(seed, &red, 40), |group, most| {
                let quick = greedy(group.field, group.strands, &group.regions).min(most);
                let little = frontier::most_joins(group, quick, most, &Effort::of(1));
                let much = frontier::most_joins(group, quick, most, &Effort::for_course(40));
                let counts = [quick, little.n, much.n, most];
                assert!(counts.is_sorted(), "seed {seed}");
                // What is said to be proven stays so, however long one looks.
                assert!(!little.is_proven || little.n == much.n, "seed {seed}");
            });
        }
    }

    #[test]
    fn mg_16_a_search_that_gives_up_says_so() {
        let red = [Shape::Tee, Shape::Green, Shape::Straight, Shape::Corner];
        let (mut n_given_up, mut n_proven) = (0, 0);
        for seed in 0..60 {
            let course = sprawl(seed, &red, 40);
            let plan = Plan::new(&course);
            let own = parts(&plan);
            let little = count(&plan, &own, &Effort::of(1));
            let much = count(&plan, &own, &Effort::for_course(40).times(10));
            n_given_up += usize::from(little.n_holes > much.n_holes);
            n_proven += usize::from(much.is_proven);
            assert!(!little.is_proven || little == much, "seed {seed}");
        }
        assert!(n_given_up > 0 && n_proven > 50, "{n_given_up} {n_proven}");
    }
}
