//! Ingenious: the lowest colour counts.

use ingenious::{Ingenious, Mode, Move};
use tabletop::{Game, Nobody, Seat};

use crate::playable::{Playable, Worth};

impl Playable for Ingenious {
    /// Tracks are public.
    const WORLDS: usize = 1;

    fn worth(&self, seat: Seat, mv: &Move) -> Worth {
        let mut after = self.clone();
        after.play(seat, mv, &mut Nobody);
        let mut ascending = after.scoreboard().track(seat).0.map(i32::from);
        ascending.sort_unstable();
        match self.options().mode {
            // In team the track is the team's.
            Mode::Base | Mode::Solo | Mode::Team => {
                ascending.into_iter().chain([swapped(mv)]).collect()
            }
            Mode::Duel => {
                let won = ascending.iter().map(|marker| marker.signum()).sum();
                let pulled = ascending.iter().sum();
                [won, pulled, swapped(mv)].into_iter().collect()
            }
        }
    }
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
