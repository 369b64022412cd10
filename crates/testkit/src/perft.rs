//! Counts of move sequences from a text file, with their provenance in its comments.
//!
//! ```text
//! # Depth 1 by hand: three different stones on six cells.
//! options seats=2 cells=6 start=0
//! seed 1
//! perft 1 18
//! ```

use tabletop::{Game, GameRng, Nobody, Options, Seed, Stream, ToAct};

use crate::subject::Subject;

/// Checks every `perft DEPTH COUNT` line of the text, and counts again with the slow generator:
/// a number that only the code under test has produced would be no evidence.
///
/// # Panics
/// If a count differs or a line cannot be read.
pub fn check<G: Game>(subject: &Subject<G>, text: &str) {
    let mut game: Option<G> = None;
    let mut seed = Seed::from(0);
    for (i, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or_default().trim();
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let bad = |why: &str| -> ! { panic!("line {}: {why}: {line}", i + 1) };
        match word {
            "" => {}
            "options" => match G::Options::from_text(rest) {
                Ok(options) => game = Some(G::new(&options)),
                Err(e) => bad(&e.to_string()),
            },
            "seed" => seed = rest.parse::<u64>().map_or_else(|_| bad("not a seed"), Seed::from),
            "perft" => {
                let numbers: Vec<u64> =
                    rest.split(' ').filter_map(|number| number.parse().ok()).collect();
                let (&[depth, count], Some(game)) = (numbers.as_slice(), &game) else {
                    bad("expected options before, and `perft DEPTH COUNT`")
                };
                let found = tabletop::perft(game, u32::try_from(depth).unwrap_or(0), &seed);
                assert_eq!(found, count, "line {}: depth {depth}", i + 1);
                let slow = count_slowly(subject, game, depth, &seed, 0);
                assert_eq!(slow, count, "line {}: depth {depth} by the slow generator", i + 1);
            }
            _ => bad("expected `options`, `seed` or `perft`"),
        }
    }
    assert!(text.lines().any(|line| line.starts_with("perft ")), "the file checks nothing");
}

fn count_slowly<G: Game>(
    subject: &Subject<G>,
    game: &G,
    depth: u64,
    seed: &Seed,
    n_steps: u64,
) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut next = game.clone();
    match game.to_act() {
        ToAct::Chance(_) => {
            next.resolve(
                &game.sample_chance(&mut GameRng::derive(seed, Stream::Table, n_steps)),
                &mut Nobody,
            );
            count_slowly(subject, &next, depth, seed, n_steps + 1)
        }
        ToAct::Over => 0,
        ToAct::Seats(seats) => {
            let seat = seats.lowest().expect("somebody is to act");
            let mut total = 0;
            for mv in (subject.slow_moves)(game, seat) {
                next.clone_from(game);
                next.play(seat, &mv, &mut Nobody);
                total += count_slowly(subject, &next, depth - 1, seed, n_steps + 1);
            }
            total
        }
    }
}
