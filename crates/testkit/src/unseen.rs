//! What a viewer counts as still to come, held to what is hidden from him and to the rules of secrecy.

use std::fmt::Debug;

use tabletop::{Game, GameRng, Nobody, Seed, Stream, ToAct, Viewer};

use crate::subject::Subject;

/// Plays this many random matches of each option set. At every state, what each viewer `counts` in his view must be what
/// `is_hidden` from him says of the state, and the same in a state that he must not be able to tell from it.
///
/// # Panics
/// If it is not; the message names the viewer and the state.
pub fn check<G: Game, T: PartialEq + Debug>(
    subject: &Subject<G>,
    matches: u64,
    counts: impl Fn(&G::View) -> T,
    is_hidden: impl Fn(&G, Viewer) -> T,
) {
    for options in subject.option_sets() {
        for seed in 0..matches {
            let mut rng = GameRng::derive(&Seed::from(seed), Stream::Bot, 0);
            let mut game = G::new(&options);
            loop {
                for viewer in Viewer::all(game.n_seats()).chain([Viewer::Referee]) {
                    let counted = counts(&game.view(viewer));
                    assert_eq!(counted, is_hidden(&game, viewer), "{viewer} in {game:?}");
                    if viewer != Viewer::Referee {
                        let other = (subject.reshuffle)(&game, viewer, &mut rng);
                        let of_other = counts(&other.view(viewer));
                        assert_eq!(counted, of_other, "{viewer} tells {game:?} from {other:?}");
                    }
                }
                if !go_on(&mut game, &mut rng) {
                    break;
                }
            }
        }
    }
}

/// Takes any step. Whether there was one.
fn go_on<G: Game>(game: &mut G, rng: &mut GameRng) -> bool {
    match game.to_act() {
        ToAct::Over => return false,
        ToAct::Chance(_) => {
            let outcome = game.sample_chance(rng);
            game.resolve(&outcome, &mut Nobody);
        }
        ToAct::Seats(seats) => {
            let seat = seats.lowest().expect("somebody is to act");
            let mv = game.random_move(seat, rng, &mut Vec::new()).expect("whoever acts has a move");
            game.play(seat, &mv, &mut Nobody);
        }
    }
    true
}
