//! Where every strand ends in a tee or a green, its joins are disjoint paths from tees to greens.
//!
//! The most there can be are found one by one: each new path may push earlier ones aside, as in any search for the
//! largest flow through cells that take one path each (Menger, Ford and Fulkerson).

use alloc::vec::Vec;

use super::field::Field;
use super::strands::{Door, Far};
use super::{Effort, Group, Joins};

/// How many tees can be led to greens in this group, as far as anybody wants to know, if these paths are possible.
pub(super) fn most_joins(
    group: &Group<'_>,
    known: &[Vec<usize>],
    most: usize,
    effort: &Effort,
) -> Joins {
    let (field, doors) = (group.field, &group.strands.doors);
    let mut flow = Flow {
        field,
        doors,
        before: alloc::vec![NOWHERE; field.n_cells()],
        after: alloc::vec![NOWHERE; field.n_cells()],
        reached: alloc::vec![NOWHERE; 2 * field.n_cells()],
    };
    let mut tees: Vec<usize> = Vec::new();
    for &door in group.regions.iter().flat_map(|region| &region.doors) {
        let at = field.at(doors[door].cell);
        if doors[door].far == Far::Tee && !tees.contains(&at) {
            tees.push(at);
        }
    }
    for path in known {
        let is_ahead = tees.contains(&path[0]);
        for step in path.windows(2) {
            let (from, to) = if is_ahead { (step[0], step[1]) } else { (step[1], step[0]) };
            flow.after[from] = to;
            flow.before[to] = from;
        }
    }
    let mut n = known.len();
    while n < most && !effort.is_spent() {
        if !flow.grow(&tees, effort) {
            return Joins::proven(n);
        }
        n += 1;
    }
    Joins { n: n.min(most), is_proven: n >= most }
}

const NOWHERE: usize = usize::MAX;

/// Disjoint paths. Each cell has a side where paths come in and one where they go out, so that it takes one path only:
/// side `2 * at` and side `2 * at + 1`.
struct Flow<'a> {
    field: &'a Field,
    doors: &'a [Door],
    /// For each cell of a path the one before and the one after it.
    before: Vec<usize>,
    after: Vec<usize>,
    /// In one search, for each side the one from which it was reached.
    reached: Vec<usize>,
}

impl Flow<'_> {
    /// Finds room for one path more.
    fn grow(&mut self, tees: &[usize], effort: &Effort) -> bool {
        let (field, doors) = (self.field, self.doors);
        let is_green = |at| field.door(at).is_some_and(|door: usize| doors[door].far == Far::Green);
        let free = tees.iter().filter(|&&at| self.after[at] == NOWHERE);
        let mut queue: Vec<usize> = free.map(|&at| 2 * at + 1).collect();
        for &side in &queue {
            self.reached[side] = side;
        }
        let mut goal = None;
        let mut next = 0;
        while let Some(&side) = queue.get(next) {
            next += 1;
            let at = side / 2;
            let is_in = side % 2 == 0;
            if is_in && is_green(at) && self.before[at] == NOWHERE {
                goal = Some(side);
                break;
            }
            let is_used = self.before[at] != NOWHERE;
            let mut reach = |to: usize| {
                if self.reached[to] == NOWHERE {
                    self.reached[to] = side;
                    queue.push(to);
                }
            };
            match (is_in, is_used) {
                (true, false) => reach(side + 1),
                // The path that came in here goes another way from the cell before.
                (true, true) => reach(2 * self.before[at] + 1),
                (false, _) => {
                    if is_used {
                        reach(side - 1);
                    }
                    for near in field.beside(at) {
                        let is_open = field.is_free(near) || is_green(near);
                        if is_open && self.after[at] != near {
                            reach(2 * near);
                        }
                    }
                }
            }
        }
        if let Some(goal) = goal {
            self.push(goal);
        }
        effort.spend(queue.len() / Effort::CELLS);
        for side in queue {
            self.reached[side] = NOWHERE;
        }
        goal.is_some()
    }

    /// Leads paths as the search came to this side.
    fn push(&mut self, last: usize) {
        let mut steps = Vec::new();
        let mut to = last;
        while self.reached[to] != to {
            let from = self.reached[to];
            if from / 2 != to / 2 {
                steps.push((from, to));
            }
            to = from;
        }
        // First what is taken back, then what is new: a cell may have its share in both.
        for &(from, to) in steps.iter().filter(|(from, _)| from % 2 == 0) {
            self.before[from / 2] = NOWHERE;
            self.after[to / 2] = NOWHERE;
        }
        for &(from, to) in steps.iter().filter(|(from, _)| from % 2 == 1) {
            self.after[from / 2] = to / 2;
            self.before[to / 2] = from / 2;
        }
    }
}
