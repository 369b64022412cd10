//! What a placement opens, denies and leaves, for those who ask why.

use ingenious::{Colour, Mode, Move, View};
use tabletop::Seat;

use super::lines::Lines;
use crate::bot::Term;

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
    let own_rack = view.racks[seat].unwrap_or_default().colours();
    let opens = by_need(view, seat)
        .filter(|&colour| own_rack.contains(colour) && change(colour) > 0)
        .map(|colour| Term::Opens { category: name(colour), points: change(colour) });
    let mut terms: Vec<Term> = opens.take(NAMED).collect();
    if view.options.mode == Mode::Solo {
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

/// The colours a seat can still move, its lowest first.
fn by_need(view: &View, seat: Seat) -> impl Iterator<Item = Colour> {
    let scoreboard = view.scoreboard;
    let mut colours = Colour::ALL;
    colours.sort_by_key(|&colour| scoreboard.track(seat).get(colour));
    colours.into_iter().filter(move |&colour| scoreboard.room(seat, colour) > 0)
}
