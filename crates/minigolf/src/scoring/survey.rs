//! A course looked at as holes: its parts, where they stand, and what numbering needs to know of them.

use alloc::vec;
use alloc::vec::Vec;

use arrayvec::ArrayVec;
use tabletop::sort_few;

use crate::cells::{Cell, Direction};
use crate::clients::{Mr, Whim};
use crate::course::{Course, PlacedTile, Plan};
use crate::holes::{self, Part};
use crate::illegal::Illegal;
use crate::numbering::{Candidate, Link, Numbering, Task};
use crate::tiles::Shape;

use super::points::{HOLES, LUCKY};
use super::{Brief, NumberFault, NumberProblem};

/// A course with its parts, in the order of where they stand (MG-15).
pub(crate) struct Survey<'a> {
    pub(crate) plan: Plan<'a>,
    pub(crate) parts: Vec<Part>,
    pub(crate) stands: Vec<Cell>,
    /// For each tile the part it belongs to.
    part_of: Vec<Option<u16>>,
}

impl<'a> Survey<'a> {
    pub(crate) fn new(course: &'a Course) -> Self {
        let plan = Plan::new(course);
        let mut parts: Vec<(Cell, Part)> =
            holes::parts(&plan).into_iter().map(|part| (part.stand(&plan), part)).collect();
        sort_few(&mut parts, |(one, _), (other, _)| one.cmp(other));
        let mut part_of = vec![None; course.tiles().len()];
        for (number, (_, part)) in (0..).zip(&parts) {
            part.tiles.iter().for_each(|&tile| part_of[usize::from(tile)] = Some(number));
        }
        let (stands, parts) = parts.into_iter().unzip();
        Self { plan, parts, stands, part_of }
    }

    pub(crate) fn cells<'b>(&'b self, part: &'b Part) -> impl Iterator<Item = Cell> + 'b {
        part.tiles.iter().map(|&tile| self.plan.tile(tile.into()).cell)
    }

    /// The part a tile belongs to.
    pub(crate) fn part_of(&self, tile: usize) -> Option<usize> {
        self.part_of[tile].map(usize::from)
    }

    pub(crate) fn task(&self, brief: &Brief<'_>) -> Task {
        Task {
            parts: (0..self.parts.len()).map(|part| self.candidate(part, brief.mr)).collect(),
            mr_points: brief.content.mr_points(brief.mr),
            is_straightforward: brief.mr == Mr::Straightforward,
            promised: brief.promises,
            is_solo: brief.is_solo,
        }
    }

    fn candidate(&self, number: usize, mr: Mr) -> Candidate {
        let part = &self.parts[number];
        let is_at_gate = |shape| {
            part.specials(&self.plan, shape)
                .any(|tile| self.plan.land().is_at_gate(self.plan.tile(tile).cell))
        };
        Candidate {
            par: part.par,
            pleases: pleases(part, mr),
            tee_at_gate: is_at_gate(Shape::Tee),
            green_at_gate: is_at_gate(Shape::Green),
            links: self.links(number),
        }
    }

    /// MG-27, MG-24: the tees beside the greens of a part.
    fn links(&self, number: usize) -> ArrayVec<Link, 8> {
        let mut links = ArrayVec::<Link, 8>::new();
        for green in self.parts[number].specials(&self.plan, Shape::Green) {
            for direction in Direction::ALL {
                let Some(link) = self.link(green, direction) else { continue };
                if usize::from(link.to) != number {
                    link.add_to(&mut links);
                }
            }
        }
        links
    }

    /// The link to the part whose tee lies in this direction of a green.
    fn link(&self, green: usize, direction: Direction) -> Option<Link> {
        let (to, is_aligned) = self.tee_beside(self.plan.tile(green), direction)?;
        let number = u16::try_from(to).expect("few parts");
        Some(Link::new(number, is_aligned, self.parts[to].is_well_formed()))
    }

    /// The part whose tee lies in this direction of a green, and whether that tee is straight beyond it.
    pub(crate) fn tee_beside(
        &self,
        green: &PlacedTile,
        direction: Direction,
    ) -> Option<(usize, bool)> {
        let tile = self.plan.tile_at(green.cell.step(direction))?;
        let tee = self.plan.tile(tile);
        let part = self.part_of(tile).filter(|_| tee.tile.shape == Shape::Tee)?;
        Some((part, is_aligned(green, tee, direction)))
    }

    /// The green and the tee that link two parts; those in a straight line first.
    pub(crate) fn linking_cells(&self, from: u16, to: u16) -> Option<[Cell; 2]> {
        let mut found = None;
        for green in self.parts[usize::from(from)].specials(&self.plan, Shape::Green) {
            let cell = self.plan.tile(green).cell;
            for direction in Direction::ALL {
                let cells = Some([cell, cell.step(direction)]);
                match self.link(green, direction).filter(|link| link.to == to) {
                    Some(link) if link.is_straight => return cells,
                    Some(_) => found = found.or(cells),
                    None => {}
                }
            }
        }
        found
    }

    /// MG-24: whether play goes straight on from a green to the tee beside it.
    pub(crate) fn is_straight_on(&self, [green, tee]: [Cell; 2]) -> bool {
        let way = Direction::ALL.into_iter().find(|&direction| green.step(direction) == tee);
        let link = self.plan.tile_at(green).zip(way).and_then(|(tile, way)| self.link(tile, way));
        link.is_some_and(|link| link.is_straight)
    }

    /// A numbering from outside, or everything that is wrong with it.
    pub(crate) fn numbering(&self, given: &[(Cell, u8)]) -> Result<Numbering, Vec<NumberProblem>> {
        let mut numbering: Numbering = [None; HOLES];
        let mut problems = Vec::new();
        for (entry, &(cell, number)) in given.iter().enumerate() {
            let mut note = |reason| problems.push(NumberProblem { entry, reason });
            let part = match self.numbered_part(cell) {
                Ok(part) => part,
                Err(illegal) => {
                    note(NumberFault::Refused(illegal));
                    continue;
                }
            };
            if numbering.contains(&Some(part)) {
                note(NumberFault::Refused(Illegal::TwoNumbers(cell)));
                continue;
            }
            match usize::from(number).checked_sub(1).and_then(|i| numbering.get_mut(i)) {
                None => note(NumberFault::OutOfRange(number)),
                Some(Some(_)) => note(NumberFault::Twice(number)),
                Some(place) => *place = Some(part),
            }
        }
        if problems.is_empty() { Ok(numbering) } else { Err(problems) }
    }

    /// MG-15: the part named by its tee's cell, or by any of its cells if it has no tee.
    pub(crate) fn numbered_part(&self, cell: Cell) -> Result<u16, Illegal> {
        let tile = self.plan.tile_at(cell);
        let Some((tile, part)) = tile.and_then(|tile| Some((tile, self.part_of[tile]?))) else {
            return Err(Illegal::NoHole(cell));
        };
        let mut tees = self.parts[usize::from(part)].specials(&self.plan, Shape::Tee).peekable();
        let is_named = tees.peek().is_none() || tees.any(|tee| tee == tile);
        if is_named { Ok(part) } else { Err(Illegal::NotTheTee(cell)) }
    }

    /// Numbers with the cells at which their parts stand.
    pub(crate) fn labels(&self, numbering: &Numbering) -> Vec<(Cell, u8)> {
        let parts = (1..).zip(numbering).filter_map(|(number, part)| Some((number, (*part)?)));
        parts.map(|(number, part)| (self.stands[usize::from(part)], number)).collect()
    }
}

/// MG-24: whether play goes straight on: by the heading in which the ball rolls into a green, the direction in which the
/// next tee lies beside it, and the heading in which play leaves that tee.
pub fn goes_straight_on<Heading: Copy + PartialEq>(
    into: Heading,
    across: Heading,
    on: Heading,
) -> bool {
    into == across && across == on
}

/// MG-24: whether the tee in this direction of the green lies straight beyond it and heads on.
pub(crate) fn is_aligned(green: &PlacedTile, tee: &PlacedTile, direction: Direction) -> bool {
    // The ball rolls into the green through its red edge.
    let into = Direction::from_turn(green.turn).opposite();
    goes_straight_on(into, direction, Direction::from_turn(tee.turn))
}

/// MG-24: whether Mr Client pays for this hole on numbers other than 4, and on 4.
pub(crate) fn pleases(part: &Part, mr: Mr) -> [bool; 2] {
    if !part.is_well_formed() {
        return [false; 2];
    }
    // Of the other numbers, one is as good as any.
    [1, usize::from(LUCKY)].map(|number| match mr.whim(number) {
        Whim::Tiles(n_tiles) => n_tiles.contains(&part.tiles.len()),
        Whim::Corner(is_wanted) => part.has_corner == is_wanted,
        Whim::LuckyPar(is_wanted) => (part.par == i32::from(LUCKY)) == is_wanted,
        Whim::StraightOn => false,
    })
}
