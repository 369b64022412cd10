//! My legal moves, read once a step and found by what a hand does: pick a tile, turn it, point at a cell.

use std::collections::{BTreeMap, BTreeSet};

use minigolf::{Cell, Fate, LandId, Move};

/// All legal moves, by what they are about.
#[allow(clippy::struct_excessive_bools, reason = "each is a kind of move")]
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Moves {
    builds: BTreeMap<(u8, u8), BTreeSet<Cell>>,
    /// Slots that can be taken face down.
    pub(super) collects: BTreeSet<u8>,
    /// Lands to choose from.
    pub(super) lands: Vec<LandId>,
    /// Whether it is time to promise.
    pub(super) is_promising: bool,
    /// Whether it is time to ask for leftovers.
    pub(super) is_asking: bool,
    /// Whether it is time to number holes.
    pub(super) is_numbering: bool,
    /// Cells by which holes can be numbered.
    pub(super) numbered: BTreeSet<Cell>,
    /// Whether a turn may be passed.
    pub(super) can_pass: bool,
    /// Whether a game alone may be stopped.
    pub(super) can_stop: bool,
    /// Whether tiles that nobody places have a fate to choose: alone.
    pub(super) has_fates: bool,
}

impl Moves {
    /// Moves in notation; what cannot be read is not offered.
    pub(super) fn read(moves: &[String]) -> Self {
        let mut all = Self::default();
        moves.iter().filter_map(|mv| mv.parse().ok()).for_each(|mv| all.add(mv));
        all
    }

    fn add(&mut self, mv: Move) {
        match mv {
            Move::Land(id) => self.lands.push(id),
            Move::Promise(_) => self.is_promising = true,
            Move::Build { slot, cell, turn, other } => {
                self.builds.entry((slot, turn)).or_default().insert(cell);
                self.has_fates |= other.is_some();
            }
            Move::Pass(fates) => {
                self.can_pass = true;
                self.has_fates |= fates.is_some();
            }
            Move::Collect(slot) => {
                self.collects.insert(slot);
            }
            Move::Stop => self.can_stop = true,
            Move::Return(_) => self.is_asking = true,
            Move::Number(cells) => {
                self.is_numbering = true;
                self.numbered.extend(cells.into_iter().flatten());
            }
        }
    }

    /// Where this tile can lie so.
    pub(super) fn cells(&self, slot: u8, turn: u8) -> impl Iterator<Item = Cell> {
        self.builds.get(&(slot, turn)).into_iter().flatten().copied()
    }

    /// Whether this tile can lie so there.
    pub(super) fn can_build(&self, slot: u8, turn: u8, cell: Cell) -> bool {
        self.builds.get(&(slot, turn)).is_some_and(|cells| cells.contains(&cell))
    }

    /// Whether a tile can be built at all.
    pub(super) fn can_pick(&self, slot: u8) -> bool {
        self.builds.keys().any(|(it, _)| *it == slot)
    }

    /// Whether any tile can be built.
    pub(super) fn can_build_any(&self) -> bool {
        !self.builds.is_empty()
    }

    /// The next way in which a tile can lie, clockwise.
    pub(super) fn next_turn(&self, slot: u8, turn: u8, is_back: bool) -> u8 {
        let step = if is_back { 3 } else { 1 };
        let turns = (1..=4).map(|n| (turn + n * step) % 4);
        turns.into_iter().find(|turn| self.builds.contains_key(&(slot, *turn))).unwrap_or(turn)
    }

    /// A way in which a tile can lie, this one if possible.
    pub(super) fn some_turn(&self, slot: u8, turn: u8) -> u8 {
        if self.builds.contains_key(&(slot, turn)) {
            turn
        } else {
            self.next_turn(slot, turn, false)
        }
    }
}

/// A tile on a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Build {
    pub(super) slot: u8,
    pub(super) cell: Cell,
    pub(super) turn: u8,
}

impl Build {
    /// Reads a move; none if it is another one.
    pub(super) fn read(mv: &str) -> Option<Self> {
        let Ok(Move::Build { slot, cell, turn, .. }) = mv.parse() else { return None };
        Some(Self { slot, cell, turn })
    }

    /// In notation; alone with the fate of the other tile.
    pub(super) fn notation(self, other: Option<Fate>) -> String {
        Move::Build { slot: self.slot, cell: self.cell, turn: self.turn, other }.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(moves: &[&str]) -> Moves {
        Moves::read(&moves.iter().map(|&mv| mv.to_owned()).collect::<Vec<_>>())
    }

    #[test]
    fn moves_are_found_by_slot_and_turn() {
        let moves = read(&["build 0 2,1 r0", "build 0 2,1 r1", "build 1 3,1 r0", "pass"]);
        assert!(moves.can_build(0, 1, Cell::new(2, 1)) && !moves.can_build(1, 1, Cell::new(3, 1)));
        assert!(moves.can_pass && !moves.has_fates && !moves.can_stop);
        assert_eq!(moves.next_turn(0, 1, false), 0);
        assert_eq!(moves.some_turn(1, 3), 0);
        assert!(read(&["build 0 2,1 r0 back", "stop"]).has_fates);
    }

    #[test]
    fn a_build_round_trips() {
        let build = Build::read("build 2 3,-1 r1").unwrap();
        assert_eq!(build.notation(None), "build 2 3,-1 r1");
        assert_eq!(build.notation(Some(Fate::Away)), "build 2 3,-1 r1 away");
        assert_eq!(Build::read("pass"), None);
    }
}
