//! Ingenious: the lowest colour counts.

mod ahead;
mod appetite;
mod consequences;
mod judge;
mod levels;
mod lines;
mod quick;
pub(crate) mod training;
mod weights;

use ingenious::{Ingenious, Mode, Move, View};
use tabletop::{Game, Nobody, Seat, sort_few};

use self::ahead::Ahead;
use crate::level::Recipe;
use crate::playable::{Playable, Worth};
use crate::term::Term;

impl Playable for Ingenious {
    type Playouts = Ahead;

    fn levels(view: &View) -> [Recipe; 10] {
        match (view.options.mode, view.options.n_seats) {
            (Mode::Base | Mode::Solo, ..3) => levels::TWO,
            (Mode::Base | Mode::Solo, _) => levels::MORE,
            (Mode::Team, _) => levels::TEAM,
            (Mode::Duel, _) => levels::DUEL,
        }
    }

    fn consequences(view: &View, seat: Seat, mv: &Move) -> Vec<Term> {
        consequences::of(view, seat, mv)
    }

    /// Markers count where they stand: in a duel no point is won before the end.
    fn points_so_far(&self, seat: Seat) -> i32 {
        self.scoreboard().track(seat).0.into_iter().map(i32::from).sum()
    }

    /// Tracks are public.
    const WORLDS: usize = 1;

    fn worth(&self, seat: Seat, mv: &Move) -> Worth {
        let mut after = self.clone();
        after.play(seat, mv, &mut Nobody);
        let track = after.scoreboard().track(seat).0.map(i32::from);
        if self.options().mode.lowest_decides() {
            // In team the track is the team's.
            ascending(track).chain([swapped(mv)]).collect()
        } else {
            // A duel is won by single markers, and yet whoever counts only those won loses to this two times in three.
            [track.iter().sum(), swapped(mv)].into_iter().collect()
        }
    }
}

fn ascending(mut track: [i32; 6]) -> impl Iterator<Item = i32> {
    sort_few(&mut track, i32::cmp);
    track.into_iter()
}

/// How many tiles are exchanged. IN-7: a rack that may be swapped cannot help the lowest colour.
/// IN-14: what may be set aside shows a colour that cannot rise.
fn swapped(mv: &Move) -> i32 {
    match mv {
        Move::Place(_) | Move::Keep => 0,
        Move::Swap => 6,
        Move::SetAside(handful) => handful.tiles().len().into(),
    }
}
