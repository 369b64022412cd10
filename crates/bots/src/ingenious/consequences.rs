//! What a placement opens, denies and leaves, for those who ask why.

use ingenious::{Colour, Ingenious, Mode, Move, Placement, Tiles, View};
use tabletop::{Game, GameRng, Nobody, Seat, Seed};

use super::lines::Lines;
use crate::term::Term;

/// So many colours are named of each kind, those first that matter most.
const NAMED: usize = 2;

/// The terms for a move; only a placement changes the board.
pub(super) fn of(view: &View, seat: Seat, mv: &Move) -> Vec<Term> {
    let Move::Place(placement) = mv else { return Vec::new() };
    let before = Lines::of(&view.board);
    let mut after = before.clone();
    after.lay(*placement);
    let change = |colour| i32::from(after.most(colour)) - i32::from(before.most(colour));
    let name = |colour: Colour| colour.to_string();
    let left = left_after(view.racks[seat].unwrap_or_default(), *placement).colours();
    let opens = by_need(view, seat)
        .filter(|&colour| left.contains(colour) && change(colour) > 0)
        .map(|colour| Term::Opens { category: name(colour), points: change(colour) });
    let mut terms: Vec<Term> = opens.take(NAMED).collect();
    if view.options.mode == Mode::Solo || earns_a_bonus(view, seat, mv) {
        return terms;
    }
    let next = seat.next(view.options.n_seats);
    let denies = by_need(view, next)
        .filter(|&colour| change(colour) < 0)
        .map(|colour| Term::Denies { category: name(colour), points: -change(colour) });
    terms.extend(denies.take(NAMED));
    terms.extend(
        by_need(view, next).take(1).map(|colour| Term::Leaves {
            category: name(colour),
            points: after.most(colour).into(),
        }),
    );
    terms
}

/// What is left to lay after a placement.
fn left_after(rack: Tiles, placement: Placement) -> Tiles {
    let mut laid = false;
    rack.iter()
        .filter(|&tile| tile != placement.tile || core::mem::replace(&mut laid, true))
        .collect()
}

/// IN-5: whoever places again leaves nothing to the next player yet. Hidden tiles have no say in it.
fn earns_a_bonus(view: &View, seat: Seat, mv: &Move) -> bool {
    let mut after = Ingenious::determinize(view, &mut GameRng::from_seed(&Seed::from(0)));
    after.play(seat, mv, &mut Nobody);
    after.pending() > 0
}

/// The colours a seat can still move, its lowest first.
fn by_need(view: &View, seat: Seat) -> impl Iterator<Item = Colour> {
    let scoreboard = view.scoreboard();
    let mut colours = Colour::ALL;
    colours.sort_by_key(|&colour| scoreboard.track(seat).get(colour));
    colours.into_iter().filter(move |&colour| scoreboard.room(seat, colour) > 0)
}
