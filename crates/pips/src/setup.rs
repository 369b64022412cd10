//! Any position at all, for puzzles and tests: public fields that may be nonsense, and a list of what is.

use alloc::string::String;
use alloc::vec::Vec;
use alloc::{format, vec};

use tabletop::{BySeat, Seat, SetupProblem};

use crate::rules::{MAX_CELLS, Phase, Pips};
use crate::stones::{HAND, Stone, Stones, VALUES};

/// A position; the bag holds whatever lies nowhere else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// What is going on.
    pub phase: Phase,
    /// Whose turn it is.
    pub turn: Seat,
    /// The row, empty cells as `None`.
    pub row: Vec<Option<Stone>>,
    /// Each seat's stones.
    pub hands: Vec<Vec<Stone>>,
    /// Each seat's favourite, if it is chosen.
    pub favourites: Vec<Option<Stone>>,
    /// PI-5: each seat's equal neighbours so far.
    pub neighbours: Vec<u8>,
}

impl Pips {
    /// The position described, or everything that is wrong with it.
    pub fn from_setup(setup: &Setup) -> Result<Self, Vec<SetupProblem>> {
        let problems = setup.problems();
        if !problems.is_empty() {
            return Err(problems);
        }
        let n_seats = setup.n_seats();
        let mut bag = Stones::ALL;
        setup.stones().for_each(|stone| bag.remove(stone));
        Ok(Self {
            n_seats,
            phase: setup.phase,
            turn: setup.turn,
            row: setup.row.iter().copied().collect(),
            bag,
            hands: BySeat::from_fn(n_seats, |seat| {
                setup.hands[seat.index()].iter().copied().collect()
            }),
            favourites: BySeat::from_fn(n_seats, |seat| setup.favourites[seat.index()]),
            neighbours: BySeat::from_fn(n_seats, |seat| setup.neighbours[seat.index()]),
        })
    }

    /// This position, to be changed.
    pub fn to_setup(&self) -> Setup {
        Setup {
            phase: self.phase,
            turn: self.turn,
            row: self.row.to_vec(),
            hands: self.hands.values().map(|hand| hand.iter().collect()).collect(),
            favourites: self.favourites.values().copied().collect(),
            neighbours: self.neighbours.values().copied().collect(),
        }
    }
}

impl Setup {
    fn n_seats(&self) -> u8 {
        u8::try_from(self.hands.len()).unwrap_or(u8::MAX)
    }

    fn stones(&self) -> impl Iterator<Item = Stone> {
        self.hands.iter().flatten().chain(self.row.iter().flatten()).copied()
    }

    fn problems(&self) -> Vec<SetupProblem> {
        let mut problems = vec![];
        let mut expect = |is_fine: bool, place, reason: String| {
            if !is_fine {
                problems.push(SetupProblem { place, reason });
            }
        };
        self.judge_table(&mut expect);
        self.judge_stones(&mut expect);
        self.judge_seats(&mut expect);
        problems
    }

    /// Who sits there, and on which row they play.
    fn judge_table(&self, expect: &mut impl FnMut(bool, &'static str, String)) {
        let n = self.n_seats();
        expect((2..=4).contains(&n), "hands", format!("{n} seats, not 2 to 4"));
        expect(self.turn.number() < n, "turn", format!("there is no seat {}", self.turn));
        let each = |n_found: usize| n_found == self.hands.len();
        let one_each = || format!("not one for each of {n} seats");
        expect(each(self.favourites.len()), "favourites", one_each());
        expect(each(self.neighbours.len()), "neighbours", one_each());
        let cells = self.row.len();
        let is_row = (4..=MAX_CELLS).contains(&cells);
        expect(is_row, "row", format!("{cells} cells, not 4 to {MAX_CELLS}"));
        let is_full = self.row.iter().all(Option::is_some);
        let is_sound = is_full == (self.phase == Phase::Over);
        expect(is_sound, "phase", "a match is over when the row is full".into());
    }

    /// Whether there are such stones, and so many of them.
    fn judge_stones(&self, expect: &mut impl FnMut(bool, &'static str, String)) {
        for stone in self.stones().chain(self.favourites.iter().flatten().copied()) {
            expect(VALUES.contains(&stone), "stones", format!("there is no stone {stone}"));
        }
        for stone in VALUES {
            let used = self.stones().filter(|&other| other == stone).count();
            let are_enough = used <= usize::from(Stones::ALL.count(stone));
            expect(are_enough, "stones", format!("{used} stones show {stone}"));
        }
    }

    /// What each seat has.
    fn judge_seats(&self, expect: &mut impl FnMut(bool, &'static str, String)) {
        for (seat, hand) in self.hands.iter().enumerate() {
            let size = hand.len();
            let is_right = size == self.hand_size(seat);
            expect(is_right, "hands", format!("seat {seat} holds {size} stones"));
        }
        let n_chosen = self.favourites.iter().flatten().count();
        let is_right = self.is_number_of_favourites(n_chosen);
        expect(is_right, "favourites", format!("{n_chosen} are chosen"));
        for count in self.neighbours.iter().filter(|count| usize::from(**count) > 2 * MAX_CELLS) {
            expect(false, "neighbours", format!("{count} are more than the row can have"));
        }
    }

    /// How many stones a seat must hold.
    fn hand_size(&self, seat: usize) -> usize {
        let n_dealt = self.hands.iter().take_while(|hand| !hand.is_empty()).count();
        let is_turn = self.turn.index() == seat;
        match self.phase {
            // PI-1: dealt from seat 0 on, and somebody is still to be dealt.
            Phase::Deal if seat < n_dealt && n_dealt < self.hands.len() => HAND,
            Phase::Start | Phase::Deal => 0,
            // PI-4: whoever has just laid a stone holds one fewer.
            Phase::Refill | Phase::Over if is_turn => HAND - 1,
            Phase::Favour | Phase::Place | Phase::Refill | Phase::Over => HAND,
        }
    }

    /// PI-2: none before, not yet all while they are chosen, all after.
    fn is_number_of_favourites(&self, n: usize) -> bool {
        match self.phase {
            Phase::Start | Phase::Deal => n == 0,
            Phase::Favour => n < self.hands.len(),
            Phase::Place | Phase::Refill | Phase::Over => n == self.hands.len(),
        }
    }
}
