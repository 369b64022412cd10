//! A quick player: it looks once at the tables and takes what is worth most.
//!
//! A half's worth on a place is what its points are worth to its owner, with something for what the place would have
//! been worth to the next player, and for what the symbol opens on the free cells around it.
//! The worth of a tile is the sum of its halves', so that the best place for it is found by adding whole rows.

use ingenious::{Colour, Ingenious, Mode, Move, Phase, Placement, Tile};
use tabletop::{Game, GameRng, Seat};

use super::appetite::{Appetite, whole};
use super::lines::{Lines, N_PLACES, STEPS, STEPS_FROM_ABOVE, cell_at};

/// How much of what a place is worth to the next player counts for covering it.
const DENIED: f32 = 0.1;
/// How much of a first point counts for each free cell on which a symbol opens it to its owner, and to the next player.
const OPENED: f32 = 0.1;
const OPENED_TO_NEXT: f32 = 0.2;
/// How much of two points in its colours a tile is worth that stays on the rack.
const KEPT: f32 = 0.05;

/// Where nothing can be laid; twice this is still a number.
const NOWHERE: i16 = -16_000;

/// A worth for each place.
type Sheet = [i16; N_PLACES];

/// Its sheets: made once, written anew for each decision.
#[derive(Clone)]
pub(super) struct Quick {
    /// What a half of each colour is worth.
    worth: [Sheet; 6],
    /// The best of that on the neighbours.
    beside: [Sheet; 6],
    scratch: Vec<Move>,
}

impl Default for Quick {
    fn default() -> Self {
        let sheets = [[NOWHERE; N_PLACES]; 6];
        Self { worth: sheets, beside: sheets, scratch: Vec::new() }
    }
}

impl Quick {
    /// Its move in a state it may know whole.
    pub(super) fn choose(&mut self, game: &Ingenious, lines: &Lines, rng: &mut GameRng) -> Move {
        let seat = game.turn();
        if game.phase() == Phase::Swap {
            return self.swap(game, seat);
        }
        if game.is_first_turn() {
            // IN-2: where the tables do not know what is allowed.
            let mv = game.random_move(seat, rng, &mut self.scratch);
            return mv.expect("somebody to act has a move");
        }
        let placements = self.placements(game, lines);
        let (_, best) =
            placements.max_by_key(|(worth, _)| *worth).expect("somebody to act has a tile");
        best
    }

    /// The best placement for each tile of the rack, and what it is worth. First turns are no matter for it.
    pub(super) fn placements<'a>(
        &'a mut self,
        game: &'a Ingenious,
        lines: &Lines,
    ) -> impl Iterator<Item = (i16, Move)> + 'a {
        let seat = game.turn();
        let spent = spent(game, lines);
        let own = Appetite::of(game, seat, spent);
        let next =
            (game.n_seats() > 1).then(|| Appetite::of(game, seat.next(game.n_seats()), spent));
        self.look(lines, &own, next.as_ref());
        let rows = lines.rows();
        game.rack(seat).kinds().map(move |tile| {
            let (worth, placement) = self.best_for(tile, rows);
            let kept: f32 =
                tile.halves().map(|colour| own.of_points(colour, 2)).map(f32::from).iter().sum();
            (worth - whole(KEPT * kept), game_spelling(game, seat, placement))
        })
    }

    fn swap(&mut self, game: &Ingenious, seat: Seat) -> Move {
        match game.options().mode {
            Mode::Base | Mode::Solo | Mode::Team => Move::Swap,
            Mode::Duel => {
                game.legal_moves(seat, &mut self.scratch);
                let n_tiles = |mv: &&Move| match mv {
                    Move::SetAside(handful) => handful.tiles().len(),
                    Move::Place(_) | Move::Swap | Move::Keep => 0,
                };
                *self.scratch.iter().max_by_key(n_tiles).expect("a question has an answer")
            }
        }
    }

    /// Fills the sheets.
    fn look(&mut self, lines: &Lines, own: &Appetite, next: Option<&Appetite>) {
        let opened = Colour::ALL.map(|colour| {
            let to_next = next.map_or(0.0, |next| OPENED_TO_NEXT * next.of_one(colour));
            whole(OPENED * own.of_one(colour) - to_next)
        });
        for colour in Colour::ALL {
            let (sheet, points) = (&mut self.worth[colour.index()], lines.points(colour));
            *sheet = [NOWHERE; N_PLACES];
            for place in lines.free() {
                sheet[place] = own.of_points(colour, points[place]);
            }
        }
        for place in lines.free() {
            let denied = next.map_or(0, |next| {
                let theirs = Colour::ALL.map(|c| next.of_points(c, lines.points(c)[place]));
                whole(DENIED * f32::from(theirs.into_iter().max().unwrap_or_default()))
            });
            let n_open = i16::from(lines.n_free_around(place));
            for (sheet, opened) in self.worth.iter_mut().zip(opened) {
                sheet[place] += denied + opened * n_open;
            }
        }
        let (first, end) = lines.rows();
        for (beside, worth) in self.beside.iter_mut().zip(&self.worth) {
            best_beside(&mut beside[first..end], &worth[first - 16..end + 16]);
        }
    }

    /// Where a tile is worth most.
    fn best_for(&self, tile: Tile, (first, end): (usize, usize)) -> (i16, Placement) {
        let [one, other] = tile.halves().map(Colour::index);
        let (here, there) = (&self.worth[one][first..end], &self.beside[other][first..end]);
        let sums = || here.iter().zip(there).map(|(here, there)| here + there);
        let best = sums().fold(i16::MIN, i16::max);
        let place = first + sums().position(|sum| sum == best).expect("the best is there");
        let beside = STEPS
            .map(|step| place.wrapping_add_signed(step))
            .into_iter()
            .max_by_key(|&near| self.worth[other][near])
            .expect("six");
        (best, Placement { tile, cells: [cell_at(place), cell_at(beside)] })
    }
}

/// For each place the best of its six neighbours; the sheet begins a row earlier and ends a row later.
fn best_beside(out: &mut [i16], sheet: &[i16]) {
    let n_places = out.len();
    let [first, others @ ..] = STEPS_FROM_ABOVE;
    out.copy_from_slice(&sheet[first..first + n_places]);
    // One loop for each neighbour, and each compares whole vectors.
    for from in others {
        for (best, &near) in out.iter_mut().zip(&sheet[from..from + n_places]) {
            *best = near.max(*best);
        }
    }
}

/// How much of the board is covered or lost, from 0 to 1.
#[allow(clippy::cast_precision_loss, reason = "small numbers")]
pub(super) fn spent(game: &Ingenious, lines: &Lines) -> f32 {
    1.0 - lines.n_free() as f32 / game.board().n_free_at_first() as f32
}

/// IN-11: the spelling in which the move is listed.
fn game_spelling(game: &Ingenious, seat: Seat, placement: Placement) -> Move {
    let [one, other] = placement.cells;
    let mv = Move::Place(placement);
    if placement.tile.is_double() && other < one { game.canonical(seat, mv) } else { mv }
}
