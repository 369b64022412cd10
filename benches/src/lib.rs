//! Random play through the public `Game` interface, for whoever measures it.

use tabletop::{Game, GameRng, Nobody, Options, Seed, ToAct};

/// Plays random matches, one after the other, until this many decisions have been made. Returns how many matches ended.
///
/// # Panics
/// If the options are not valid.
pub fn play<G: Game>(options: &str, n_decisions: u32) -> u32 {
    let options = G::Options::from_text(options).expect("a benchmark plays a mode that exists");
    let mut rng = GameRng::from_seed(&Seed::from(1));
    let mut scratch = Vec::new();
    let (mut game, mut n_matches) = (G::new(&options), 0);
    for _ in 0..n_decisions {
        loop {
            match game.to_act() {
                ToAct::Seats(_) => break,
                ToAct::Chance(_) => game.resolve(&game.sample_chance(&mut rng), &mut Nobody),
                ToAct::Over => {
                    n_matches += 1;
                    game = G::new(&options);
                }
            }
        }
        let seat = game.to_act().seats().lowest().expect("somebody is to act");
        let mv = game.random_move(seat, &mut rng, &mut scratch).expect("who is to act has a move");
        game.play(seat, &mv, &mut Nobody);
    }
    n_matches
}
