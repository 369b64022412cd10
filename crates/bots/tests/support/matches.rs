//! Matches of any game, decision by decision, and bots that are asked about one.

use bots::{Advice, BotKind, Decision, Limits, Playable, Streams};
use tabletop::{GameRng, Nobody, Seat, Seed, Stream, ToAct};

/// No match that anybody wants to end has so many steps.
const MOST_STEPS: u64 = 2000;

/// What a new bot of this kind says.
pub(crate) fn ask<G: Playable>(
    kind: BotKind,
    game: &G,
    seat: Seat,
    seed: u64,
    limits: &Limits<'_>,
) -> Advice<G::Move> {
    let mut bot = kind.sit_down::<G>(Streams::derive(&Seed::from(seed), 0));
    bot.advise(&Decision::of(game, seat), limits)
}

/// Plays a match to its end; `decide` is asked for every move, with the number of steps before it.
pub(crate) fn play<G: Playable>(
    options: &G::Options,
    seed: u64,
    mut decide: impl FnMut(&G, Seat, u64) -> G::Move,
) -> G {
    let mut game = G::new(options);
    let mut dealer = GameRng::derive(&Seed::from(seed), Stream::Table, 0);
    for n in 0.. {
        assert!(n < MOST_STEPS, "a match without an end: {options:?}");
        match game.to_act() {
            ToAct::Over => break,
            ToAct::Chance(_) => {
                let outcome = game.sample_chance(&mut dealer);
                game.resolve(&outcome, &mut Nobody);
            }
            ToAct::Seats(seats) => {
                let seat = seats.lowest().expect("somebody is to act");
                let mv = decide(&game, seat, n);
                game.check(seat, &mv).unwrap_or_else(|error| panic!("`{mv}`: {error}"));
                game.play(seat, &mv, &mut Nobody);
            }
        }
    }
    game
}
