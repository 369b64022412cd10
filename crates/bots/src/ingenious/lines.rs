//! How many points each colour would bring on each free cell, kept up to date tile by tile.
//!
//! The cell of the other half is free before a tile is laid, so no line leads through it (IN-4):
//! a tile brings the sum of what its halves bring, each looked up in a table.

use ingenious::{Board, Colour, Direction, Hex, Placement};

/// Cells are places of a grid of 16 columns, as wide as no board is: a step off the board stays off it.
/// A row is added before and after, so that a neighbour always has a place.
pub(super) const N_PLACES: usize = 16 * 17;

/// From a place to its six neighbours.
pub(super) const STEPS: [isize; 6] = {
    let mut steps = [0; 6];
    let mut i = 0;
    while i < 6 {
        let (q, r) = Direction::ALL[i].step();
        steps[i] = 16 * r as isize + q as isize;
        i += 1;
    }
    steps
};

/// The same from the place in the row before, so that none leads back.
pub(super) const STEPS_FROM_ABOVE: [usize; 6] = {
    let mut steps = [0; 6];
    let mut i = 0;
    while i < 6 {
        steps[i] = (16 + STEPS[i]).unsigned_abs();
        i += 1;
    }
    steps
};

/// Where a cell has its place.
pub(super) const fn place_of(cell: Hex) -> usize {
    (16 * (cell.r as isize + 8) + cell.q as isize + 8).unsigned_abs()
}

/// The cell of a place.
#[allow(clippy::cast_possible_truncation, clippy::cast_possible_wrap, reason = "a small grid")]
pub(super) const fn cell_at(place: usize) -> Hex {
    Hex::new((place % 16) as i8 - 8, (place / 16) as i8 - 8)
}

/// Neither free nor of a colour.
const OUTSIDE: u8 = 7;
const FREE: u8 = 6;

/// What lies where, and what a half of each colour would score there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Lines {
    spots: [u8; N_PLACES],
    points: [[u8; N_PLACES]; 6],
    /// The free places that have a free neighbour, ascending.
    free: Vec<u16>,
    /// The places of the rows of the area.
    rows: (usize, usize),
}

impl Lines {
    pub(super) fn of(board: &Board) -> Self {
        let radius = board.radius().cast_signed();
        let rows = (place_of(Hex::new(-8, -radius)), place_of(Hex::new(-8, radius + 1)));
        let (spots, points) = ([OUTSIDE; N_PLACES], [[0; N_PLACES]; 6]);
        let mut lines = Self { spots, points, free: Vec::new(), rows };
        for r in -radius..=radius {
            for q in -radius..=radius {
                let cell = Hex::new(q, r);
                if cell.radius() <= u16::from(board.radius()) {
                    lines.spots[place_of(cell)] = FREE;
                }
            }
        }
        for symbol in board.symbols() {
            lines.cover(place_of(symbol.at), symbol.colour);
        }
        let (first, end) = rows;
        for place in first..end {
            lines.bury_if_alone(place);
        }
        lines.free = (first..end)
            .filter(|&place| lines.is_free(place))
            .map(|place| u16::try_from(place).expect("a small grid"))
            .collect();
        lines
    }

    /// The free places that have a free neighbour, ascending.
    pub(super) fn free(&self) -> impl Iterator<Item = usize> + Clone + '_ {
        self.free.iter().map(|&place| usize::from(place))
    }

    /// How many there are.
    pub(super) fn n_free(&self) -> usize {
        self.free.len()
    }

    /// The places of the rows of the area: the first, and the first behind the last.
    pub(super) const fn rows(&self) -> (usize, usize) {
        self.rows
    }

    #[inline]
    fn is_free(&self, place: usize) -> bool {
        self.spots[place] == FREE
    }

    /// What a half of this colour would score on each place: nothing where none can be laid.
    #[inline]
    pub(super) const fn points(&self, colour: Colour) -> &[u8; N_PLACES] {
        &self.points[colour.index()]
    }

    /// The most that a half of this colour could score anywhere.
    pub(super) fn most(&self, colour: Colour) -> u8 {
        let (first, end) = self.rows;
        self.points(colour)[first..end].iter().fold(0, |most, &points| most.max(points))
    }

    /// What halves of this colour could score on all places together.
    pub(super) fn sum(&self, colour: Colour) -> u16 {
        let (first, end) = self.rows;
        self.points(colour)[first..end].iter().map(|&points| u16::from(points)).sum()
    }

    /// Lays a tile on two free cells.
    pub(super) fn lay(&mut self, placement: Placement) {
        for (colour, cell) in placement.tile.halves().into_iter().zip(placement.cells) {
            self.cover(place_of(cell), colour);
        }
        for cell in placement.cells {
            self.bury_around(place_of(cell));
        }
        let Self { spots, free, .. } = self;
        free.retain(|&place| spots[usize::from(place)] == FREE);
    }

    /// The free end of each line that now leads through here sees more of the colour than before.
    fn cover(&mut self, place: usize, colour: Colour) {
        let equal = colour as u8;
        let mut runs = [0u8; 6];
        let mut ends = [0usize; 6];
        for ((run, end), step) in runs.iter_mut().zip(&mut ends).zip(STEPS) {
            *end = place.wrapping_add_signed(step);
            while self.spots[*end] == equal {
                *run += 1;
                *end = end.wrapping_add_signed(step);
            }
        }
        self.close(place, equal);
        let points = &mut self.points[colour.index()];
        for (direction, end) in Direction::ALL.into_iter().zip(ends) {
            if self.spots[end] == FREE {
                points[end] += 1 + runs[direction.opposite() as usize];
            }
        }
    }

    fn close(&mut self, place: usize, spot: u8) {
        self.spots[place] = spot;
        self.points.iter_mut().for_each(|points| points[place] = 0);
    }

    fn bury_around(&mut self, place: usize) {
        for near in STEPS.map(|step| place.wrapping_add_signed(step)) {
            self.bury_if_alone(near);
        }
    }

    /// A free cell without a free neighbour is lost to everybody.
    fn bury_if_alone(&mut self, place: usize) {
        if self.is_free(place) && self.n_free_around(place) == 0 {
            self.close(place, OUTSIDE);
        }
    }

    #[inline]
    pub(super) fn n_free_around(&self, place: usize) -> u8 {
        STEPS.map(|step| u8::from(self.is_free(place.wrapping_add_signed(step)))).iter().sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ingenious::{Ingenious, Move};
    use tabletop::{Game, GameRng, Nobody, Options, Seed, ToAct};

    /// Every placement of every state of some random matches scores what the tables say, before and after tiles are laid.
    #[test]
    fn in_4_a_placement_scores_what_the_tables_say() {
        for options in <Ingenious as Game>::Options::all_modes() {
            let mut rng = GameRng::from_seed(&Seed::from(7));
            let mut game = Ingenious::new(&options);
            let mut lines = Lines::of(game.board());
            let mut moves = Vec::new();
            loop {
                match game.to_act() {
                    ToAct::Over => break,
                    ToAct::Chance(_) => {
                        let outcome = game.sample_chance(&mut rng);
                        game.resolve(&outcome, &mut Nobody);
                    }
                    ToAct::Seats(_) => {
                        let seat = game.turn();
                        game.legal_moves(seat, &mut moves);
                        for mv in &moves {
                            assert_scores_as_told(&game, &lines, mv);
                        }
                        let mv = game.random_move(seat, &mut rng, &mut moves).expect("a move");
                        if let Move::Place(placement) = &mv {
                            lines.lay(*placement);
                        }
                        game.play(seat, &mv, &mut Nobody);
                        assert!(lines == Lines::of(game.board()), "what is kept up to date");
                    }
                }
            }
            assert_eq!(lines.n_free() > 0, game.board().n_free_pairs() > 0);
        }
    }

    fn assert_scores_as_told(game: &Ingenious, lines: &Lines, mv: &Move) {
        let Some(halves) = game.preview(game.turn(), mv) else { return };
        for half in halves {
            assert_eq!(lines.points(half.colour)[place_of(half.cell)], half.points, "{mv}");
        }
    }

    #[test]
    fn places_lead_back_to_their_cells() {
        for symbol in Board::new(7).symbols() {
            assert_eq!(cell_at(place_of(symbol.at)), symbol.at);
        }
    }
}
