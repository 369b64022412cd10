//! A plan: a path over the land, cut into holes. What is not on the path is scenery.
//!
//! A path that begins and ends at the gate and is cut into nine is a perfect circuit (MG-27), and its holes are
//! well-formed and match whatever they touch. So only such courses are thought of, and changed a little at a time.

use minigolf::scoring::points::HOLES;
use tabletop::SplitMix64;

use super::site::{Field, Site};

/// A path and its cuts.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Plan {
    pub(super) path: Vec<Field>,
    /// For each cell but the last, whether a hole ends on it: one entry fewer than cells.
    pub(super) cuts: Vec<bool>,
}

/// A quick generator for annealing, where a good one would take longer than what it chooses.
#[derive(Clone, Debug)]
pub(super) struct Dice(SplitMix64);

impl Dice {
    pub(super) const fn new(seed: u64) -> Self {
        Self(SplitMix64::new(seed))
    }

    /// Below `n`, which is not 0.
    #[allow(clippy::cast_possible_truncation, reason = "below n, which is small")]
    pub(super) fn below(&mut self, n: usize) -> usize {
        ((u128::from(self.0.next()) * n as u128) >> 64) as usize
    }

    /// From 0 to 1.
    #[allow(clippy::cast_precision_loss, reason = "53 bits")]
    pub(super) fn share(&mut self) -> f64 {
        (self.0.next() >> 11) as f64 / (1_u64 << 53) as f64
    }
}

impl Plan {
    /// Every hole has two cells or more.
    pub(super) fn is_sound(&self) -> bool {
        let n = self.cuts.len();
        n > 0
            && !self.cuts[0]
            && !self.cuts[n - 1]
            && self.cuts.windows(2).all(|pair| !(pair[0] && pair[1]))
    }

    /// The holes: the first and the last cell of each, as places on the path.
    pub(super) fn holes(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        let mut from = 0;
        let ends =
            (0..self.path.len()).filter(|&at| self.cuts.get(at).is_none_or(|&is_cut| is_cut));
        ends.map(move |end| (std::mem::replace(&mut from, end + 1), end))
    }

    /// MG-27: greens beside the next tee, and ends at the gate; ten make a perfect circuit.
    pub(super) fn n_links(&self, site: &Site) -> usize {
        let n_cuts = self.cuts.iter().filter(|is_cut| **is_cut).count();
        let ends = [self.path.first(), self.path.last()].into_iter().flatten();
        n_cuts.min(HOLES - 1) + ends.filter(|&&field| site.is_at_gate[usize::from(field)]).count()
    }

    /// Tries a random change; `false` if it is none. The result need not be sound.
    pub(super) fn change(&mut self, site: &Site, dice: &mut Dice) -> bool {
        match dice.below(16) {
            0..=2 => self.shift_cut(dice),
            3 => self.turn_cut(dice),
            4..=5 => self.exchange_cuts(dice),
            6..=8 => self.bulge(site, dice),
            9..=10 => self.shrink(site, dice),
            11..=12 => self.flip(site, dice),
            13 => self.rewire(site, dice),
            14 => self.change_end(site, dice),
            _ => self.shortcut(site, dice),
        }
    }

    fn shift_cut(&mut self, dice: &mut Dice) -> bool {
        let at = dice.below(self.cuts.len());
        let to = if dice.below(2) == 0 { at.wrapping_sub(1) } else { at + 1 };
        if !self.cuts[at] || to >= self.cuts.len() || self.cuts[to] {
            return false;
        }
        self.cuts.swap(at, to);
        true
    }

    fn turn_cut(&mut self, dice: &mut Dice) -> bool {
        let at = dice.below(self.cuts.len());
        self.cuts[at] = !self.cuts[at];
        true
    }

    fn exchange_cuts(&mut self, dice: &mut Dice) -> bool {
        let (one, two) = (dice.below(self.cuts.len()), dice.below(self.cuts.len()));
        self.cuts.swap(one, two);
        self.cuts[one] != self.cuts[two]
    }

    /// Leads the path around two more cells beside one of its steps.
    fn bulge(&mut self, site: &Site, dice: &mut Dice) -> bool {
        let at = dice.below(self.cuts.len());
        let (a, b) = (self.path[at], self.path[at + 1]);
        let Some(way) = site.way(a, b) else { return false };
        let lateral = (way + 1 + 2 * dice.below(2)) % 4;
        let [x, y] = [a, b].map(|field| site.beside[usize::from(field)][lateral]);
        let (Some(x), Some(y)) = (x, y) else { return false };
        if self.path.contains(&x) || self.path.contains(&y) {
            return false;
        }
        self.path.splice(at + 1..=at, [x, y]);
        let is_cut = std::mem::take(&mut self.cuts[at]);
        self.cuts.splice(at..at, [false, false]);
        if is_cut {
            self.cuts[at + dice.below(3)] = true;
        }
        true
    }

    /// Leaves out two cells of a bulge.
    fn shrink(&mut self, site: &Site, dice: &mut Dice) -> bool {
        if self.path.len() < 5 {
            return false;
        }
        let at = dice.below(self.path.len() - 3);
        if site.way(self.path[at], self.path[at + 3]).is_none() {
            return false;
        }
        self.leave_out(at, at + 3);
        true
    }

    /// Joins two cells of the path and leaves out what is between them.
    fn leave_out(&mut self, from: usize, to: usize) {
        let is_cut = self.cuts[from..to].contains(&true);
        self.path.drain(from + 1..to);
        self.cuts.drain(from + 1..to);
        self.cuts[from] = is_cut;
    }

    /// Leads a corner around the other side.
    fn flip(&mut self, site: &Site, dice: &mut Dice) -> bool {
        if self.path.len() < 3 {
            return false;
        }
        let at = 1 + dice.below(self.path.len() - 2);
        let [a, b, c] = [self.path[at - 1], self.path[at], self.path[at + 1]];
        let ways = site.way(a, b).zip(site.way(b, c));
        let Some((one, two)) = ways.filter(|(one, two)| one != two) else { return false };
        let Some(other) = site.beside[usize::from(a)][two] else { return false };
        if site.beside[usize::from(other)][one] != Some(c) || self.path.contains(&other) {
            return false;
        }
        self.path[at] = other;
        true
    }

    /// Two steps side by side become two across, and the path between them is walked the other way.
    fn rewire(&mut self, site: &Site, dice: &mut Dice) -> bool {
        let one = dice.below(self.cuts.len());
        let Some(across) = site.beside[usize::from(self.path[one])][dice.below(4)] else {
            return false;
        };
        let Some(two) = self.path.iter().position(|&field| field == across) else { return false };
        let (one, two) = (one.min(two), one.max(two));
        if two < one + 2 || two >= self.cuts.len() {
            return false;
        }
        if site.way(self.path[one + 1], self.path[two + 1]).is_none() {
            return false;
        }
        self.path[one + 1..=two].reverse();
        self.cuts[one + 1..two].reverse();
        true
    }

    /// Lengthens, shortens or bends one of the ends.
    fn change_end(&mut self, site: &Site, dice: &mut Dice) -> bool {
        let is_last = dice.below(2) == 0;
        if is_last {
            self.reverse();
        }
        let is_changed = self.change_start(site, dice);
        if is_last {
            self.reverse();
        }
        is_changed
    }

    /// Walks all of it the other way.
    fn reverse(&mut self) {
        self.path.reverse();
        self.cuts.reverse();
    }

    fn change_start(&mut self, site: &Site, dice: &mut Dice) -> bool {
        if dice.below(3) == 0 {
            let n = 1 + dice.below(3);
            if self.path.len() < n + 3 {
                return false;
            }
            self.path.drain(..n);
            self.cuts.drain(..n);
            return true;
        }
        let Some(next) = site.beside[usize::from(self.path[0])][dice.below(4)] else {
            return false;
        };
        match self.path.iter().position(|&field| field == next) {
            None => {
                self.path.insert(0, next);
                self.cuts.insert(0, false);
                true
            }
            Some(at) if at > 1 => {
                self.path[..at].reverse();
                self.cuts[..at - 1].reverse();
                true
            }
            Some(_) => false,
        }
    }

    /// Joins two cells of the path through one beside both.
    fn shortcut(&mut self, site: &Site, dice: &mut Dice) -> bool {
        let from = dice.below(self.path.len());
        let Some(through) = site.beside[usize::from(self.path[from])][dice.below(4)] else {
            return false;
        };
        if self.path.contains(&through) {
            return false;
        }
        let Some(to) = site.beside[usize::from(through)][dice.below(4)] else { return false };
        let Some(to) = self.path.iter().position(|&field| field == to) else { return false };
        if to < from + 3 || to > from + 9 {
            return false;
        }
        self.leave_out(from + 1, to);
        // Now only one cell is between the two.
        self.path[from + 1] = through;
        true
    }
}
