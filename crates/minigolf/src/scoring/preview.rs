//! What placing one tile would change, without scoring the whole course again.
//!
//! A tile touches at most four others, so at most two parts grow together and a few open ends are shut.
//! Everything else stays, and the numbering is searched anew only where its task is one not seen before.

use alloc::vec::Vec;

use arrayvec::ArrayVec;
use serde::Serialize;

use crate::cells::{Cell, Direction};
use crate::clients::Condition;
use crate::course::{Beyond, Course, PlacedTile};
use crate::holes::{End, Part};
use crate::joins;
use crate::numbering::{self, Candidate, EXACT, Link, Points, Task};
use crate::tiles::{Shape, Tile};

use super::points::{
    HOLES, PER_FAULT, PER_MISSING, PER_OFF_THE_LAND, PER_WRONG_WAY, of_hole_count,
};
use super::survey::{Survey, is_aligned, pleases};
use super::{Brief, Numbers, Sheet, fault, is_malformed, score};

/// The change of every condition and of every penalty.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Preview {
    /// The seven conditions in order.
    pub conditions: [i32; 7],
    /// MG-16.
    pub hole_count: i32,
    /// MG-17.
    pub malformed: i32,
    /// MG-18.
    pub mismatch: i32,
    /// MG-19.
    pub direction: i32,
}

impl Preview {
    /// All of it together.
    pub fn total(&self) -> i32 {
        self.conditions.iter().sum::<i32>()
            + self.hole_count
            + self.malformed
            + self.mismatch
            + self.direction
    }

    fn between(before: &Sheet, after: &Sheet) -> Self {
        let change = |it: Condition| after.points(it) - before.points(it);
        Self {
            conditions: Condition::ALL.map(change),
            hole_count: after.playable.hole_count - before.playable.hole_count,
            malformed: after.playable.malformed - before.playable.malformed,
            mismatch: after.playable.mismatch - before.playable.mismatch,
            direction: after.playable.direction - before.playable.direction,
        }
    }
}

/// Answers what one more tile would change, for one course and many placements.
pub struct Previewer<'a> {
    course: &'a Course,
    brief: Brief<'a>,
    survey: Survey<'a>,
    task: Task,
    links: Vec<TileLink>,
    points: Points,
    n_missing: usize,
    hole_count: i32,
    /// Tasks met so far.
    known: Vec<(u32, Task, Points)>,
    /// The course's own sheet, once it is asked for.
    sheet: Option<Sheet>,
}

/// A green beside a tee, by their parts.
#[derive(Clone, Copy)]
struct TileLink {
    from: usize,
    to: usize,
    /// The tee lies and heads straight beyond the green.
    is_aligned: bool,
}

/// A part as far as a preview needs it.
#[derive(Clone)]
struct Outline {
    ends: Option<[End; 2]>,
    n_tiles: usize,
    par: i32,
    has_corner: bool,
    arrows: [u16; 2],
}

impl Outline {
    fn of(part: &Part) -> Self {
        Self {
            ends: part.ends,
            n_tiles: part.tiles.len(),
            par: part.par,
            has_corner: part.has_corner,
            arrows: part.arrows,
        }
    }

    /// As a part, without naming its tiles.
    fn part(&self) -> Part {
        Part {
            tiles: Vec::new(),
            ends: self.ends,
            par: self.par,
            has_corner: self.has_corner,
            arrows: self.arrows,
        }
    }
}

/// What stands at an edge of the new tile.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Meeting {
    /// A red edge of a part: which part, and which of its ends.
    Part(usize, usize),
    /// Nothing to grow together with: how the new tile's edge would end there.
    Edge(End),
}

impl<'a> Previewer<'a> {
    /// For this course as it is.
    pub fn new(course: &'a Course, brief: Brief<'a>) -> Self {
        let survey = Survey::new(course);
        let task = survey.task(&brief);
        let points = numbering::best_points(&task);
        let hole_count = of_hole_count(joins::hole_count(&survey.plan, &survey.parts).n_holes);
        let n_missing = survey.plan.missing().count();
        let mut previewer = Self {
            course,
            brief,
            survey,
            task,
            links: Vec::new(),
            points,
            n_missing,
            hole_count,
            known: Vec::new(),
            sheet: None,
        };
        previewer.links = previewer.tile_links();
        previewer
    }

    /// What this tile would change on this cell, which must be empty and not the gate's.
    pub fn preview(&mut self, tile: &Tile, cell: Cell, turn: u8) -> Preview {
        let placed = PlacedTile { cell, tile: *tile, turn };
        // Beyond what can be searched exactly, only the whole course tells.
        if self.survey.parts.len() >= EXACT {
            return self.by_scoring(placed);
        }
        let mut preview = self.simple_changes(&placed);
        let meetings = Direction::ALL.map(|direction| self.meeting(cell, direction));
        let n_parts = if tile.is_red() {
            self.grow(&placed, meetings, &mut preview)
        } else {
            self.shut_off(&placed, meetings, &mut preview);
            self.survey.parts.len()
        };
        if self.brief.is_forgiving {
            return Preview { conditions: preview.conditions, ..Preview::default() };
        }
        let is_full = self.n_missing == usize::from(self.is_on_land(cell));
        let after = if n_parts <= HOLES || is_full {
            n_parts
        } else {
            let course = self.with(placed);
            let survey = Survey::new(&course);
            joins::hole_count(&survey.plan, &survey.parts).n_holes
        };
        preview.hole_count = of_hole_count(after) - self.hole_count;
        preview
    }

    fn is_on_land(&self, cell: Cell) -> bool {
        self.survey.plan.land().has(cell)
    }

    fn with(&self, placed: PlacedTile) -> Course {
        let mut tiles = self.course.tiles().to_vec();
        tiles.push(placed);
        self.course.with_tiles(tiles)
    }

    fn by_scoring(&mut self, placed: PlacedTile) -> Preview {
        let brief = self.brief;
        let sheet = |course: &Course| {
            score(course, 0, &brief, Numbers::Auto).expect("no numbers are given")
        };
        let after = sheet(&self.with(placed));
        Preview::between(self.sheet.get_or_insert_with(|| sheet(self.course)), &after)
    }

    /// People, elements, land and mismatches: what needs no holes.
    fn simple_changes(&self, placed: &PlacedTile) -> Preview {
        let mut preview = Preview::default();
        preview.conditions[Condition::Fun.index()] = placed.tile.people.into();
        preview.conditions[Condition::Her.index()] =
            self.brief.content.mrs_pays(self.brief.mrs, &placed.tile);
        preview.conditions[Condition::Land.index()] =
            if self.is_on_land(placed.cell) { -PER_MISSING } else { PER_OFF_THE_LAND };
        let edges = Direction::ALL.into_iter().map(|direction| self.edge_change(placed, direction));
        preview.mismatch = edges.sum::<i32>() * PER_FAULT;
        preview
    }

    /// MG-18: how many more mismatches there are at one edge.
    fn edge_change(&self, placed: &PlacedTile, direction: Direction) -> i32 {
        let plan = &self.survey.plan;
        let other = plan.tile_at(placed.cell.step(direction));
        // Off the land a tile takes the place of a rim that its neighbour may lead against.
        let before = other.and_then(|tile| fault(plan, plan.tile(tile), direction.opposite()));
        i32::from(fault(plan, placed, direction).is_some()) - i32::from(before.is_some())
    }

    fn meeting(&self, cell: Cell, direction: Direction) -> Meeting {
        match self.survey.plan.beyond(cell, direction) {
            Beyond::Tile(other) => {
                let is_red = self.survey.plan.tile(other).red().has(direction.opposite());
                let part = self.survey.part_of(other).filter(|_| is_red);
                part.map_or(Meeting::Edge(End::Shut), |part| {
                    Meeting::Part(part, self.end_at(part, other, cell))
                })
            }
            Beyond::Gate => Meeting::Edge(End::Shut),
            Beyond::Empty(_) => Meeting::Edge(End::Open(cell.step(direction))),
        }
    }

    /// Which end of a part is the open edge of this tile towards this cell.
    fn end_at(&self, part: usize, tile: usize, cell: Cell) -> usize {
        let part = &self.survey.parts[part];
        let is_it = |end: usize| part.ends.is_some_and(|ends| ends[end] == End::Open(cell));
        let last = part.tiles.len() - 1;
        // Both ends may be open towards the cell: then their tiles tell them apart, unless it is one tile, where it does not matter.
        let is_last = is_it(1) && (!is_it(0) || usize::from(part.tiles[last]) == tile);
        usize::from(is_last)
    }

    /// Scenery: open ends that face the cell are shut.
    fn shut_off(&self, placed: &PlacedTile, meetings: [Meeting; 4], preview: &mut Preview) {
        let mut outlines = self.outlines(meetings);
        let before = n_malformed(&outlines);
        for (direction, meeting) in Direction::ALL.into_iter().zip(meetings) {
            if !placed.red().has(direction) {
                shut(&mut outlines, meeting);
            }
        }
        preview.malformed = (n_malformed(&outlines) - before) * PER_FAULT;
    }

    /// The parts that face the cell.
    fn outlines(&self, meetings: [Meeting; 4]) -> ArrayVec<(usize, Outline), 4> {
        let mut outlines = ArrayVec::<(usize, Outline), 4>::new();
        for meeting in meetings {
            if let Meeting::Part(part, _) = meeting
                && outlines.iter().all(|(other, _)| *other != part)
            {
                outlines.push((part, Outline::of(&self.survey.parts[part])));
            }
        }
        outlines
    }

    /// A red tile: it grows together with what its edges meet. Returns the number of parts.
    fn grow(
        &mut self,
        placed: &PlacedTile,
        meetings: [Meeting; 4],
        preview: &mut Preview,
    ) -> usize {
        let mut outlines = self.outlines(meetings);
        let before = (n_malformed(&outlines), n_against(&outlines));
        for (direction, meeting) in Direction::ALL.into_iter().zip(meetings) {
            if !placed.red().has(direction) {
                shut(&mut outlines, meeting);
            }
        }
        let (grown, merged) = grown(placed, meetings, &outlines);
        outlines.retain(|(part, _)| !merged.contains(part));
        outlines.push((usize::MAX, grown.clone()));
        preview.malformed = (n_malformed(&outlines) - before.0) * PER_FAULT;
        preview.direction = (n_against(&outlines) - before.1) * PER_WRONG_WAY;
        let task = self.task_with(placed, &grown, &merged);
        let n_parts = task.parts.len();
        let points = self.points_of(task);
        preview.conditions[Condition::His.index()] = points.his - self.points.his;
        preview.conditions[Condition::Par.index()] = points.par - self.points.par;
        preview.conditions[Condition::Circuit.index()] = points.circuit - self.points.circuit;
        n_parts
    }

    fn points_of(&mut self, task: Task) -> Points {
        let hash = fingerprint(&task);
        let known = self.known.iter().find(|(other, known, _)| *other == hash && *known == task);
        if let Some((_, _, points)) = known {
            return *points;
        }
        let points = numbering::best_points(&task);
        self.known.push((hash, task, points));
        points
    }

    /// The numbering's task with these parts replaced by the grown one.
    fn task_with(&self, placed: &PlacedTile, grown: &Outline, merged: &ArrayVec<usize, 2>) -> Task {
        let n = self.survey.parts.len();
        // The grown part takes the place of the first merged one, or comes last: equal tasks then look alike.
        let new = merged.iter().copied().min().unwrap_or(n);
        let gone = merged.iter().copied().max().filter(|&part| part != new);
        let place = |part: usize| if merged.contains(&part) { new } else { part };
        let shifted =
            |part: usize| u16::try_from(part - usize::from(gone.is_some_and(|gone| part > gone)));
        let own = Candidate {
            par: grown.par,
            pleases: pleases_outline(grown, &self.brief),
            tee_at_gate: merged.iter().any(|&part| self.task.parts[part].tee_at_gate)
                || self.is_at_gate(placed, Shape::Tee),
            green_at_gate: merged.iter().any(|&part| self.task.parts[part].green_at_gate)
                || self.is_at_gate(placed, Shape::Green),
            links: ArrayVec::new(),
        };
        let is_well_formed = grown.part().is_well_formed();
        let mut parts: Vec<Candidate> = self
            .task
            .parts
            .iter()
            .map(|part| Candidate { links: ArrayVec::new(), ..part.clone() })
            .collect();
        if new == n {
            parts.push(own);
        } else {
            parts[new] = own;
        }
        for link in self.links.iter().copied().chain(self.new_links(placed, new)) {
            let (from, to) = (place(link.from), place(link.to));
            let to_is_well_formed =
                if to == new { is_well_formed } else { self.survey.parts[to].is_well_formed() };
            let Ok(target) = shifted(to) else { continue };
            if from != to {
                Link::new(target, link.is_aligned, to_is_well_formed)
                    .add_to(&mut parts[from].links);
            }
        }
        if let Some(gone) = gone {
            parts.remove(gone);
        }
        Task { parts, ..self.task.clone_without_parts() }
    }

    fn is_at_gate(&self, placed: &PlacedTile, shape: Shape) -> bool {
        placed.tile.shape == shape && self.survey.plan.land().is_at_gate(placed.cell)
    }

    /// Every green beside a tee of another part.
    fn tile_links(&self) -> Vec<TileLink> {
        let mut links = Vec::new();
        for (i, green) in self.course.tiles().iter().enumerate() {
            let Some(from) = self.survey.part_of(i).filter(|_| green.tile.shape == Shape::Green)
            else {
                continue;
            };
            let tees =
                Direction::ALL.into_iter().filter_map(|it| self.survey.tee_beside(green, it));
            links.extend(tees.map(|(to, is_aligned)| TileLink { from, to, is_aligned }));
        }
        links
    }

    /// The links of a new tee or green, which belongs to the part of this number.
    fn new_links(&self, placed: &PlacedTile, new: usize) -> ArrayVec<TileLink, 4> {
        let mut links = ArrayVec::new();
        for direction in Direction::ALL {
            let Some(tile) = self.survey.plan.tile_at(placed.cell.step(direction)) else {
                continue;
            };
            let other = self.survey.plan.tile(tile);
            let Some(part) = self.survey.part_of(tile) else { continue };
            match (placed.tile.shape, other.tile.shape) {
                (Shape::Green, Shape::Tee) => {
                    links.push(TileLink {
                        from: new,
                        to: part,
                        is_aligned: is_aligned(placed, other, direction),
                    });
                }
                (Shape::Tee, Shape::Green) => {
                    let is_aligned = is_aligned(other, placed, direction.opposite());
                    links.push(TileLink { from: part, to: new, is_aligned });
                }
                _ => {}
            }
        }
        links
    }
}

/// What placing one tile would change; for many placements on one course use a [`Previewer`].
pub fn preview(course: &Course, tile: &Tile, cell: Cell, turn: u8, brief: Brief<'_>) -> Preview {
    Previewer::new(course, brief).preview(tile, cell, turn)
}

/// An open end that faces the cell meets a green edge.
fn shut(outlines: &mut [(usize, Outline)], meeting: Meeting) {
    if let Meeting::Part(part, end) = meeting {
        let outline = outlines.iter_mut().find(|(other, _)| *other == part);
        if let Some(ends) = outline.and_then(|(_, outline)| outline.ends.as_mut()) {
            ends[end] = End::Shut;
        }
    }
}

/// The part that a red tile grows into, and the parts it takes up.
fn grown(
    placed: &PlacedTile,
    meetings: [Meeting; 4],
    outlines: &[(usize, Outline)],
) -> (Outline, ArrayVec<usize, 2>) {
    let edges: ArrayVec<Direction, 2> = placed.red().iter().collect();
    let mut grown = Outline {
        ends: None,
        n_tiles: 1,
        par: placed.tile.par.into(),
        has_corner: placed.tile.shape == Shape::Corner,
        arrows: [0, 0],
    };
    if placed.tile.directional {
        // The line runs from the first edge to the second.
        let is_forward = Some(&Direction::from_turn(placed.turn)) == edges.get(1);
        grown.arrows[usize::from(!is_forward)] = 1;
    }
    let special = match placed.tile.shape {
        Shape::Tee => Some(End::Tee),
        Shape::Green => Some(End::Green),
        Shape::Straight | Shape::Corner | Shape::Scenery => None,
    };
    let mut merged = ArrayVec::<usize, 2>::new();
    let mut ends: ArrayVec<End, 2> = ArrayVec::new();
    for (i, &edge) in edges.iter().enumerate() {
        match meetings[edge.index()] {
            Meeting::Edge(end) => ends.push(end),
            // The other end of the same part: a loop.
            Meeting::Part(part, _) if merged.contains(&part) => return (grown, merged),
            Meeting::Part(part, end) => {
                let (_, other) =
                    outlines.iter().find(|(other, _)| *other == part).expect("it faces the cell");
                grown.n_tiles += other.n_tiles;
                grown.par += other.par;
                grown.has_corner |= other.has_corner;
                // Before the first edge a part runs up to the tile, behind the second it runs away from it.
                let is_along = (i == 0) == (end == 1);
                grown.arrows[0] += other.arrows[usize::from(!is_along)];
                grown.arrows[1] += other.arrows[usize::from(is_along)];
                ends.push(other.ends.map_or(End::Shut, |ends| ends[1 - end]));
                merged.push(part);
            }
        }
    }
    // A tee or green has one edge: it is the other end of the line, which then begins with what it meets.
    ends.extend(special);
    grown.ends = ends.into_inner().ok();
    (grown, merged)
}

fn pleases_outline(outline: &Outline, brief: &Brief<'_>) -> [bool; 2] {
    let mut part = outline.part();
    part.tiles.resize(outline.n_tiles, 0);
    pleases(&part, brief.mr)
}

fn n_malformed(outlines: &[(usize, Outline)]) -> i32 {
    outlines.iter().map(|(_, outline)| i32::from(is_malformed(&outline.part()))).sum()
}

fn n_against(outlines: &[(usize, Outline)]) -> i32 {
    outlines.iter().map(|(_, outline)| i32::from(outline.part().n_against())).sum()
}

/// Tells most tasks apart at a glance.
fn fingerprint(task: &Task) -> u32 {
    let mix = |hash: u32, value: u32| (hash ^ value).wrapping_mul(0x0100_0193);
    task.parts.iter().fold(0x811c_9dc5, |hash, part| {
        let flags = [part.pleases[0], part.pleases[1], part.tee_at_gate, part.green_at_gate];
        let flags = flags.iter().fold(0, |bits, &flag| bits << 1 | u32::from(flag));
        let hash = mix(mix(hash, part.par.unsigned_abs()), flags);
        part.links.iter().fold(hash, |hash, link| {
            mix(hash, u32::from(link.to) << 1 | u32::from(link.is_straight))
        })
    })
}
