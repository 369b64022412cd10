//! How many holes a course can be said to have (MG-16).
//!
//! On an unfilled land, parts may be imagined joined by paths over cells without a tile.
//! A tile has at most two red edges, so parts are joined at their ends, and chains of parts become holes.
//! What makes the count quick:
//! - Ends that face each other across one cell can only be joined there, all of them or none: they make a [strand](strands).
//!   Every other end faces a cell of its own, its *door*, where a tee or green can be imagined as well as a path;
//!   so any join can be left out, and only the largest number of joins has to be found.
//! - All tiles and the gate hang together, so free cells that hang together have one wall around them.
//!   Paths between doors in that wall do not cross ([`field`]), and some are found at once along it ([`greedy`]).
//! - Where every strand ends in a tee or a green, the joins are disjoint paths from tees to greens ([`flow`]).
//! - Where strands have two doors, a search goes along the wall from door to door ([`frontier`]).
//!
//! All of it is charged to one [`Effort`], which bounds the time of every course. Where that is not enough, the best number
//! found counts, which is always possible but may not be the nearest to nine; [`HoleCount::is_proven`] says whether it is.

mod field;
mod flow;
mod frontier;
mod strands;

use alloc::vec::Vec;
use core::cell::Cell as Mutable;

use tabletop::sort_few;

use crate::course::Plan;
use crate::holes::Part;
use crate::scoring::points::HOLES;

use field::{Field, Region};
use strands::Strands;

/// How many holes a course can be said to have, as far as it was found out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HoleCount {
    /// A number that is possible.
    pub n_holes: usize,
    /// No possible number is nearer to nine; false if the search gave up before it knew.
    pub is_proven: bool,
}

/// How long one count may look for joins, and how much of that was spent. All that takes time is charged to it, so that
/// no course takes longer than this: the unit is about fifteen nanoseconds.
#[derive(Debug)]
pub struct Effort {
    most: usize,
    spent: Mutable<usize>,
}

impl Effort {
    /// What the score of a course of so many tiles allows: less than 5 ms up to 60 tiles, which is more than any land of
    /// ours has cells, and less than 50 ms beyond.
    pub const fn in_score(n_tiles: usize) -> usize {
        if n_tiles <= 60 { 200_000 } else { 1_500_000 }
    }

    /// How many cells of the ground are looked at for one unit.
    const CELLS: usize = 3;

    /// So much.
    pub const fn of(most: usize) -> Self {
        Self { most, spent: Mutable::new(0) }
    }

    /// How much was spent.
    pub const fn spent(&self) -> usize {
        self.spent.get()
    }

    fn left(&self) -> usize {
        self.most.saturating_sub(self.spent())
    }

    fn is_spent(&self) -> bool {
        self.left() == 0
    }

    /// Spends something; false if nothing is left.
    fn spend(&self, n: usize) -> bool {
        self.spent.set(self.spent() + n);
        !self.is_spent()
    }
}

/// The number of holes nearest to nine that the course can be said to have, as far as a score looks for it.
pub(crate) fn hole_count(plan: &Plan<'_>, parts: &[Part]) -> HoleCount {
    count(plan, parts, &Effort::of(Effort::in_score(plan.course().tiles().len())))
}

/// The same with an effort of one's own.
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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
        strands.list.iter().map(|strand| strand.n_joins).filter(|&n| n > 0).collect();
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
    if effort.is_spent() {
        return Joins { n: 0, is_proven: false };
    }
    let field = Field::new(plan, &strands.faced, &strands.doors);
    if !effort.spend(field.n_cells() / Effort::CELLS) {
        return Joins { n: 0, is_proven: false };
    }
    let groups = groups(strands, &field);
    let groups: Vec<Group<'_>> =
        groups.into_iter().map(|regions| Group::new(&field, strands, regions, effort)).collect();
    let mut all = Joins::proven(groups.iter().map(|group| group.quick.len()).sum());
    for group in &groups {
        if all.n >= most {
            return Joins::proven(most);
        }
        let known = group.quick.len();
        let joins = group.most_joins(known + most - all.n, effort);
        all = Joins { n: all.n + joins.n - known, is_proven: all.is_proven && joins.is_proven };
    }
    Joins { n: all.n.min(most), is_proven: all.is_proven || all.n >= most }
}

/// Regions that share a strand, directly or through others, and what is known of them.
struct Group<'a> {
    field: &'a Field,
    strands: &'a Strands,
    regions: Vec<Region>,
    /// The strands with a door here.
    members: Vec<usize>,
    /// The paths of joins that are possible together, found at once.
    quick: Vec<Vec<usize>>,
}

impl<'a> Group<'a> {
    fn new(
        field: &'a Field,
        strands: &'a Strands,
        mut regions: Vec<Region>,
        effort: &Effort,
    ) -> Self {
        // What small regions decide leaves less open for the large one.
        sort_few(&mut regions, |one, other| one.doors.len().cmp(&other.doors.len()));
        let doors = regions.iter().flat_map(|region| region.doors.iter());
        let mut members: Vec<usize> = doors.map(|&door| strands.doors[door].strand).collect();
        sort_few(&mut members, Ord::cmp);
        members.dedup();
        let quick = greedy(field, strands, &regions, effort);
        Self { field, strands, regions, members, quick }
    }

    fn most_joins(&self, wanted: usize, effort: &Effort) -> Joins {
        let has_paths = self.members.iter().any(|&member| self.strands.list[member].is_path());
        let most = wanted.min(self.strands.most_joins(self.members.iter().copied()));
        let quick = self.quick.len();
        if quick >= most || effort.is_spent() {
            Joins { n: quick.min(most), is_proven: quick >= most }
        } else if has_paths {
            frontier::most_joins(self, self.quick.len(), most, effort)
        } else {
            flow::most_joins(self, &self.quick, most, effort)
        }
    }
}

/// Regions where anything can be joined, in groups that have nothing to do with each other.
fn groups(strands: &Strands, field: &Field) -> Vec<Vec<Region>> {
    let chains = strands.chains();
    let mut groups: Vec<Vec<Region>> = Vec::new();
    for region in field.regions(&strands.doors) {
        let fits = |door: &usize| region.doors.iter().any(|&other| chains.fit(*door, other));
        if !region.doors.iter().any(fits) {
            continue;
        }
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

/// Joins whatever comes along the wall, as long as there is effort: seldom the most, but found at once. Their paths.
fn greedy(
    field: &Field,
    strands: &Strands,
    regions: &[Region],
    effort: &Effort,
) -> Vec<Vec<usize>> {
    let mut chains = strands.chains();
    let mut walker = field.walker();
    let mut paths = Vec::new();
    for region in regions {
        let mut waiting: Vec<usize> = Vec::new();
        for &door in &region.doors {
            if chains.is_joined(door) || effort.is_spent() {
                continue;
            }
            let n_steps = walker.n_steps;
            let fits = waiting.last().filter(|&&other| chains.fit(other, door));
            let path = fits.and_then(|&other| {
                walker.lead(region, &strands.doors[other], &strands.doors[door])
            });
            effort.spend((walker.n_steps - n_steps) / Effort::CELLS);
            match path {
                Some(path) => {
                    chains.join(waiting.pop().expect("somebody waits"), door);
                    paths.push(path);
                }
                None => waiting.push(door),
            }
        }
    }
    paths
}

#[cfg(test)]
mod tests;
