//! Threads a path through what lies already: a first plan that agrees with every tile, wherever there is one.
//!
//! A search in depth, with chance deciding what is tried first. Where the path is cut into holes is left open on the
//! way; it is only kept in mind how many holes there can be so far. Tiles force most of the way once there are many.

use minigolf::Shape;
use minigolf::scoring::points::LAST_HOLE;
use tabletop::sort_few;

use super::plan::{Dice, Plan};
use super::site::{Field, Site};

/// So many steps are tried before another start is.
const MOST_STEPS: u32 = 300;

/// So often only paths from the gate to the gate are tried.
const PATIENCE: u32 = 16;

const N_HOLES: u32 = LAST_HOLE as u32;

/// Between two cells of a path.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Step {
    /// The hole goes on.
    Red,
    /// A hole ends, the next one begins.
    Cut,
    /// Either.
    Open,
}

/// How many holes there can be so far, one bit a number: if the last cell begins the last of them, and if it does not.
#[derive(Clone, Copy)]
struct Holes {
    begun: u32,
    led_on: u32,
}

impl Holes {
    const FIRST: Self = Self { begun: 0b10, led_on: 0 };
    const MOST: u32 = (1 << (N_HOLES + 1)) - 1;

    fn after(self, step: Step) -> Self {
        let led_on = if step == Step::Cut { 0 } else { self.begun | self.led_on };
        let begun = if step == Step::Red { 0 } else { self.led_on << 1 & Self::MOST };
        Self { begun, led_on }
    }

    fn is_possible(self) -> bool {
        self.begun | self.led_on != 0
    }

    fn can_end(self) -> bool {
        self.led_on & 1 << N_HOLES != 0
    }
}

/// A plan in nine holes that agrees with all that lies, if one is found.
pub(super) fn thread(
    site: &Site,
    dice: &mut Dice,
    goes_on: &mut dyn FnMut() -> bool,
) -> Option<Plan> {
    let fields = || (0..).take(site.cells.len());
    let gates: Vec<Field> = fields().filter(|&field| site.is_at_gate[usize::from(field)]).collect();
    let anywhere: Vec<Field> = fields().collect();
    let mut n_tries = 0;
    while goes_on() {
        // A path from the gate to the gate is best; one end elsewhere costs two points (MG-27).
        n_tries += 1;
        let is_patient = n_tries <= PATIENCE || n_tries % 4 == 0;
        let starts = if is_patient || n_tries % 4 == 1 { &gates } else { &anywhere };
        let mut needle = Needle::new(site, dice, is_patient || n_tries % 4 == 2);
        let Some(start) = needle.pick(starts) else { continue };
        if needle.step_on(start, Holes::FIRST) {
            let Needle { path, .. } = needle;
            let cuts = cut(site, &path, dice);
            return Some(Plan { path, cuts });
        }
    }
    None
}

struct Needle<'a> {
    site: &'a Site,
    dice: &'a mut Dice,
    ends_at_gate: bool,
    is_used: Vec<bool>,
    path: Vec<Field>,
    /// Tiles with a path that are not on the way yet.
    red_left: usize,
    n_steps: u32,
    seen: Vec<bool>,
    stack: Vec<Field>,
}

impl<'a> Needle<'a> {
    fn new(site: &'a Site, dice: &'a mut Dice, ends_at_gate: bool) -> Self {
        let is_scenery = |laid: &Option<super::site::Laid>| {
            laid.is_some_and(|laid| laid.role.shape == Shape::Scenery)
        };
        let is_used: Vec<bool> = site.laid.iter().map(is_scenery).collect();
        let red_left =
            site.laid.iter().flatten().count() - is_used.iter().filter(|is| **is).count();
        Self {
            site,
            dice,
            ends_at_gate,
            is_used,
            path: Vec::new(),
            red_left,
            n_steps: 0,
            seen: Vec::new(),
            stack: Vec::new(),
        }
    }

    /// One of these cells where a hole can begin.
    fn pick(&mut self, fields: &[Field]) -> Option<Field> {
        let field = *fields.get(self.dice.below(fields.len().max(1)))?;
        let laid = self.site.laid[usize::from(field)];
        laid.is_none_or(|laid| laid.role.shape == Shape::Tee).then_some(field)
    }

    /// Steps on a cell and goes on from there; steps back if nothing comes of it.
    fn step_on(&mut self, field: Field, holes: Holes) -> bool {
        let at = usize::from(field);
        let n_red = usize::from(self.site.laid[at].is_some());
        self.n_steps += 1;
        self.is_used[at] = true;
        self.path.push(field);
        self.red_left -= n_red;
        if self.is_done(field, holes) || self.go_on(field, holes) {
            return true;
        }
        self.is_used[at] = false;
        self.path.pop();
        self.red_left += n_red;
        false
    }

    fn is_done(&self, field: Field, holes: Holes) -> bool {
        let laid = self.site.laid[usize::from(field)];
        self.red_left == 0
            && holes.can_end()
            && self.can_end(field)
            && laid.is_none_or(|laid| laid.role.shape == Shape::Green)
    }

    fn can_end(&self, field: Field) -> bool {
        !self.ends_at_gate || self.site.is_at_gate[usize::from(field)]
    }

    fn go_on(&mut self, from: Field, holes: Holes) -> bool {
        if self.n_steps > MOST_STEPS || !self.can_reach_all(from) {
            return false;
        }
        let mut ways = [(0, 0); 4];
        for (way, rank) in ways.iter_mut().enumerate() {
            *rank = (self.rank(from, way), way);
        }
        sort_few(&mut ways, Ord::cmp);
        for (_, way) in ways {
            let Some(next) = self.site.beside[usize::from(from)][way] else { continue };
            if self.is_used[usize::from(next)] {
                continue;
            }
            let Some(step) = step(self.site, from, next, way) else { continue };
            if self.is_backwards(from, step, next) {
                continue;
            }
            let holes = holes.after(step);
            if holes.is_possible() && self.step_on(next, holes) {
                return true;
            }
        }
        false
    }

    /// Holes are walked from tee to green.
    fn is_backwards(&self, from: Field, step: Step, next: Field) -> bool {
        let shape = |field: Field| self.site.laid[usize::from(field)].map(|laid| laid.role.shape);
        match step {
            Step::Red => shape(from) == Some(Shape::Green) || shape(next) == Some(Shape::Tee),
            Step::Cut => shape(from) == Some(Shape::Tee) || shape(next) == Some(Shape::Green),
            Step::Open => false,
        }
    }

    /// What is tried first: tiles, and cells that will be hard to reach later; now and then anything.
    fn rank(&mut self, from: Field, way: usize) -> usize {
        let Some(next) = self.site.beside[usize::from(from)][way] else { return usize::MAX };
        let free = self.site.beside[usize::from(next)].into_iter().flatten();
        let n_free = free.filter(|&field| !self.is_used[usize::from(field)]).count();
        let is_laid = self.site.laid[usize::from(next)].is_some();
        let rank = if is_laid { 0 } else { 2 * n_free };
        rank + self.dice.below(5)
    }

    /// Whether the rest of the tiles can still be walked over from here, and then a gate.
    fn can_reach_all(&mut self, from: Field) -> bool {
        self.seen.clear();
        self.seen.extend_from_slice(&self.is_used);
        self.stack.clear();
        self.stack.push(from);
        let (mut n_red, mut has_gate) = (0, self.can_end(from));
        while let Some(field) = self.stack.pop() {
            for next in self.site.beside[usize::from(field)].into_iter().flatten() {
                let at = usize::from(next);
                if !std::mem::replace(&mut self.seen[at], true) {
                    if self.site.laid[at].is_some() {
                        n_red += 1;
                        if !self.has_way_through(next, from) {
                            return false;
                        }
                    }
                    has_gate |= self.can_end(next);
                    self.stack.push(next);
                }
            }
        }
        has_gate && n_red == self.red_left
    }

    /// Whether a tile that is not on the way yet can be walked over: its red edges lead somewhere, and so does another.
    fn has_way_through(&self, field: Field, head: Field) -> bool {
        let Some(laid) = self.site.laid[usize::from(field)] else { return true };
        let (mut n_red, mut n_other) = (0, 0);
        for (way, next) in self.site.beside[usize::from(field)].into_iter().enumerate() {
            let is_free = next.is_some_and(|next| {
                (next == head || !self.is_used[usize::from(next)])
                    && step(self.site, field, next, way).is_some()
            });
            let is_red = laid.role.red & 1 << way != 0;
            n_red += u32::from(is_free && is_red);
            n_other += u32::from(is_free && !is_red);
        }
        let can_end = laid.role.shape == Shape::Green && self.can_end(field);
        match laid.role.shape {
            Shape::Tee | Shape::Green => n_red == 1 && (n_other > 0 || can_end),
            Shape::Straight | Shape::Corner => n_red == 2,
            Shape::Scenery => true,
        }
    }
}

/// What a step between two cells must be by what lies there, whichever of them comes first; `None` if it cannot be.
fn step(site: &Site, from: Field, to: Field, way: usize) -> Option<Step> {
    let edge = |field: Field, way: usize| {
        site.laid[usize::from(field)].map(|laid| (laid.role.red & 1 << way != 0, laid.role.shape))
    };
    let sides = [edge(from, way), edge(to, (way + 2) % 4)];
    // Only tees and greens have neighbours on the path beyond a green edge.
    let is_end = |shape| matches!(shape, Shape::Tee | Shape::Green);
    match sides {
        [None, None] => Some(Step::Open),
        [Some((true, _)), None | Some((true, _))] | [None, Some((true, _))] => Some(Step::Red),
        [Some((false, shape)), None] | [None, Some((false, shape))] => {
            is_end(shape).then_some(Step::Cut)
        }
        [Some((false, one)), Some((false, two))] => {
            (is_end(one) && is_end(two) && one != two).then_some(Step::Cut)
        }
        [Some((true, _)), Some((false, _))] | [Some((false, _)), Some((true, _))] => None,
    }
}

/// Cuts a path into nine: chance decides where there is a choice.
fn cut(site: &Site, path: &[Field], dice: &mut Dice) -> Vec<bool> {
    let steps: Vec<Step> = path
        .windows(2)
        .map(|pair| site.way(pair[0], pair[1]).and_then(|way| step(site, pair[0], pair[1], way)))
        .map(|step| step.unwrap_or(Step::Open))
        .collect();
    let mut so_far = vec![Holes::FIRST];
    for &step in &steps {
        so_far.push(so_far[so_far.len() - 1].after(step));
    }
    // Backwards, each choice must leave as many holes before it as there can be.
    let mut cuts = vec![false; steps.len()];
    let (mut n_holes, mut is_begun) = (N_HOLES, false);
    for at in (0..steps.len()).rev() {
        let before = so_far[at];
        if is_begun {
            cuts[at] = true;
            n_holes -= 1;
            is_begun = false;
        } else {
            let has = |holes: u32| holes & 1 << n_holes != 0;
            is_begun = has(before.begun) && (!has(before.led_on) || dice.below(3) == 0);
        }
    }
    cuts
}
