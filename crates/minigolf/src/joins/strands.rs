//! Strands: parts that can only be joined together, and the doors at which they can be joined to others.

use alloc::vec::Vec;

use crate::cells::{Cell, Direction};
use crate::course::Plan;
use crate::holes::{End, Part};

/// Parts whose ends face each other across one cell each, or a single part.
///
/// A cell that two red edges face can only join them. If it does not, nothing can be imagined there, so neither part
/// can be joined elsewhere: the parts of a strand are joined all, or none of them.
#[derive(Clone)]
pub(super) struct Strand {
    /// How many joins there are between its parts.
    pub(super) n_joins: usize,
    sides: [Side; 2],
}

/// How a strand ends.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Tee,
    Green,
    /// At a cell that no other red edge faces: a path may begin there, or a tee or green lie.
    Door(Cell),
    /// Where nothing can be imagined.
    Dead,
}

impl Strand {
    /// Whether its parts can be one hole.
    fn is_sound(&self) -> bool {
        let is_alike = self.sides[0] == self.sides[1];
        !is_alike && !self.sides.contains(&Side::Dead)
    }

    /// The cells of its doors.
    pub(super) fn door_cells(&self) -> impl Iterator<Item = Cell> + '_ {
        self.sides.iter().filter_map(|side| match side {
            Side::Door(cell) => Some(*cell),
            Side::Tee | Side::Green | Side::Dead => None,
        })
    }

    /// Whether it can be led on at both sides.
    pub(super) fn is_path(&self) -> bool {
        self.door_cells().count() == 2
    }
}

/// Where a strand can be led on.
#[derive(Clone, Copy)]
pub(super) struct Door {
    pub(super) strand: usize,
    pub(super) cell: Cell,
    /// From the red edge into the cell.
    pub(super) heading: Direction,
    /// What the strand has on its other side.
    pub(super) far: Far,
}

/// What a strand, or a chain of them, has on its other side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Far {
    Tee,
    Green,
    Door(usize),
}

/// All strands that may be joined inside or to others.
pub(super) struct Strands {
    pub(super) list: Vec<Strand>,
    pub(super) doors: Vec<Door>,
    /// Every cell without a tile that a red edge faces, also of parts that cannot be joined.
    pub(super) faced: Vec<Cell>,
}

impl Strands {
    pub(super) fn new(plan: &Plan<'_>, parts: &[Part]) -> Self {
        let faces = Faces::new(parts);
        let mut is_seen = alloc::vec![false; parts.len()];
        let mut list = Vec::new();
        for part in 0..parts.len() {
            if !is_seen[part] && parts[part].ends.is_some() {
                let strand = faces.strand(parts, part, &mut is_seen);
                if strand.is_sound() && (strand.n_joins > 0 || strand.door_cells().count() > 0) {
                    list.push(strand);
                }
            }
        }
        Self::of(plan, list, faces.0.iter().map(|face| face.cell).collect())
    }

    fn of(plan: &Plan<'_>, list: Vec<Strand>, faced: Vec<Cell>) -> Self {
        let mut doors = Vec::new();
        for (strand, it) in list.iter().enumerate() {
            let first = doors.len();
            let mut add = |cell, far| {
                doors.push(Door { strand, cell, heading: way_in(plan, cell), far });
            };
            match it.sides {
                [Side::Door(one), Side::Door(two)] => {
                    add(one, Far::Door(first + 1));
                    add(two, Far::Door(first));
                }
                [Side::Door(cell), Side::Tee] | [Side::Tee, Side::Door(cell)] => {
                    add(cell, Far::Tee);
                }
                [Side::Door(cell), Side::Green] | [Side::Green, Side::Door(cell)] => {
                    add(cell, Far::Green);
                }
                [Side::Tee | Side::Green | Side::Dead, _] | [_, Side::Dead] => {}
            }
        }
        Self { list, doors, faced }
    }

    /// Only the strands that are single parts, and those of several that are meant.
    pub(super) fn keeping(&self, plan: &Plan<'_>, is_meant: impl Fn(usize) -> bool) -> Self {
        let mut n_several = 0;
        let mut is_kept = |strand: &&Strand| {
            let is_several = strand.n_joins > 0;
            n_several += usize::from(is_several);
            !is_several || is_meant(n_several - 1)
        };
        let list = self.list.iter().filter(|strand| is_kept(strand)).cloned().collect();
        Self::of(plan, list, self.faced.clone())
    }

    /// The joins inside all strands.
    pub(super) fn n_joins(&self) -> usize {
        self.list.iter().map(|strand| strand.n_joins).sum()
    }

    /// No more joins than this can be made of these strands: a chain has at most one tee and one green,
    /// so there are at least as many chains as tees, or as greens.
    pub(super) fn most_joins(&self, members: impl Iterator<Item = usize>) -> usize {
        let [mut n, mut n_tees, mut n_greens] = [0usize; 3];
        for strand in members.map(|member| &self.list[member]) {
            if strand.door_cells().next().is_some() {
                n += 1;
                n_tees += usize::from(strand.sides.contains(&Side::Tee));
                n_greens += usize::from(strand.sides.contains(&Side::Green));
            }
        }
        n.saturating_sub(n_tees.max(n_greens).max(1))
    }

    /// Every strand by itself.
    pub(super) fn chains(&self) -> Chains {
        let far = self.doors.iter().map(|door| Some(door.far)).collect();
        Chains { far }
    }
}

/// The heading of the red edge that faces this cell.
fn way_in(plan: &Plan<'_>, cell: Cell) -> Direction {
    let faces = |&heading: &Direction| {
        let behind = plan.tile_at(cell.step(heading.opposite()));
        behind.is_some_and(|tile| plan.tile(tile).red().has(heading))
    };
    Direction::ALL.into_iter().find(faces).expect("a red edge faces the cell of a door")
}

/// A red edge that faces a cell without a tile.
struct Face {
    cell: Cell,
    part: usize,
    /// Which end of the part.
    end: usize,
}

/// All of them.
struct Faces(Vec<Face>);

impl Faces {
    fn new(parts: &[Part]) -> Self {
        let mut faces = Vec::new();
        for (part, ends) in parts.iter().enumerate().filter_map(|(i, it)| Some((i, it.ends?))) {
            for (end, it) in ends.into_iter().enumerate() {
                if let End::Open(cell) = it {
                    faces.push(Face { cell, part, end });
                }
            }
        }
        Self(faces)
    }

    /// The strand that this part belongs to, all of whose parts are seen then.
    fn strand(&self, parts: &[Part], part: usize, is_seen: &mut [bool]) -> Strand {
        let mut n_joins = 0;
        let mut follow = |end| {
            self.follow(parts, (part, end), |other| {
                is_seen[other] = true;
                n_joins += 1;
            })
        };
        let sides = [follow(0), follow(1)];
        Strand { n_joins, sides }
    }

    /// Joins the parts that follow behind this end of a part, and says how that side ends.
    fn follow(
        &self,
        parts: &[Part],
        (start, end): (usize, usize),
        mut join: impl FnMut(usize),
    ) -> Side {
        let (mut part, mut end) = (start, end);
        loop {
            let Some(ends) = parts[part].ends else { return Side::Dead };
            let cell = match ends[end] {
                End::Tee => return Side::Tee,
                End::Green => return Side::Green,
                End::Shut => return Side::Dead,
                End::Open(cell) => cell,
            };
            let is_other = |face: &&Face| face.cell == cell && (face.part, face.end) != (part, end);
            let mut others = self.0.iter().filter(is_other);
            match (others.next(), others.next()) {
                (None, _) => return Side::Door(cell),
                (Some(other), None) if other.part != start => {
                    join(other.part);
                    (part, end) = (other.part, 1 - other.end);
                }
                // All around to where it began, or more than two edges face the cell.
                (Some(_), _) => return Side::Dead,
            }
        }
    }
}

/// Strands that are joined at their doors.
pub(super) struct Chains {
    /// For each door that is not joined yet, what its chain has on the other side.
    far: Vec<Option<Far>>,
}

impl Chains {
    pub(super) fn is_joined(&self, door: usize) -> bool {
        self.far[door].is_none()
    }

    /// Whether two doors may be joined, wherever they are.
    pub(super) fn fit(&self, one: usize, two: usize) -> bool {
        match (self.far[one], self.far[two]) {
            (None, _)
            | (_, None)
            | (Some(Far::Tee), Some(Far::Tee))
            | (Some(Far::Green), Some(Far::Green)) => false,
            // The same chain: it would be a loop.
            (Some(Far::Door(far)), Some(_)) => far != two,
            (Some(Far::Tee | Far::Green), Some(_)) => true,
        }
    }

    /// Joins two doors that fit.
    pub(super) fn join(&mut self, one: usize, two: usize) {
        let [a, b] = [one, two].map(|door| self.far[door].take());
        for (from, to) in [(a, b), (b, a)] {
            if let Some(Far::Door(far)) = from {
                self.far[far] = to;
            }
        }
    }
}
