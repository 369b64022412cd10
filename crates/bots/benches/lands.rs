//! What each land of mini golf pays a greedy player alone: `cargo bench -p bots --bench lands [MATCHES]`.
//!
//! Lands should pay alike, hard ones with more points on the card and easy ones with fewer: the mean of each land
//! should lie within three points of the mean of all. The same seeds deal the same clients and tiles on every land.

#![allow(
    clippy::print_stdout,
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    reason = "a benchmark prints what it finds, and counts by floats"
)]

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use bots::{BotKind, Budget, Decision, Limits, Streams};
use minigolf::{Content, LandCard, LandId, Minigolf, MinigolfOptions, Move, Outcome};
use tabletop::{Game, GameRng, Nobody, Options, Seat, Seed, Stream, ToAct, Viewer};

const MATCHES: u64 = 200;
const SEAT: Seat = Seat::new(0);

fn main() {
    let matches = std::env::args().skip(1).find_map(|word| word.parse().ok()).unwrap_or(MATCHES);
    let content = Content::standard();
    let (next, results) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let work = || {
        while let Some(card) = content.lands().get(next.fetch_add(1, Ordering::Relaxed)) {
            let totals: Vec<f64> = (0..matches).map(|seed| play(card, &content, seed)).collect();
            results.lock().expect("nobody panics").push((card, mean_and_error(&totals)));
        }
    };
    let n_threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    std::thread::scope(|scope| (0..n_threads).for_each(|_| drop(scope.spawn(work))));
    let mut results = results.into_inner().expect("nobody panics");
    results.sort_by_key(|(card, _)| card.id);
    print(&results, matches);
}

/// The total of one match on this land.
fn play(card: &LandCard, content: &Content, seed: u64) -> f64 {
    let mut game = Minigolf::new(&MinigolfOptions::from_text("seats=1").expect("sound options"));
    let seed = Seed::from(seed);
    let mut bot = BotKind::Greedy.sit_down::<Minigolf>(Streams::derive(&seed, 0));
    for n in 0.. {
        match game.to_act() {
            ToAct::Over => break,
            ToAct::Chance(_) => {
                let outcome = game.sample_chance(&mut GameRng::derive(&seed, Stream::Table, n));
                game.resolve(&with_land(outcome, card.id, content), &mut Nobody);
            }
            ToAct::Seats(_) => {
                let mv = choose(&mut *bot, &game, card.id);
                game.play(SEAT, &mv, &mut Nobody);
            }
        }
    }
    game.scores(Viewer::Referee)[SEAT].total.into()
}

fn choose(bot: &mut dyn bots::Bot<Minigolf>, game: &Minigolf, land: LandId) -> Move {
    let (view, mut moves) = (game.view(Viewer::Seat(SEAT)), Vec::new());
    game.legal_moves(SEAT, &mut moves);
    if moves.contains(&Move::Land(land)) {
        return Move::Land(land);
    }
    let decision = Decision { seat: SEAT, view: &view, moves: &moves };
    bot.advise(&decision, &Limits::new(Budget::DEFAULT)).mv
}

/// The land to be measured among those dealt.
fn with_land(outcome: Outcome, land: LandId, content: &Content) -> Outcome {
    let Outcome::Lands(_) = outcome else { return outcome };
    let mut others = content.lands().iter().map(|card| card.id).filter(|&id| id != land);
    let mut other = || others.next().expect("there are more lands");
    Outcome::Lands([land, other(), other()])
}

fn mean_and_error(totals: &[f64]) -> (f64, f64) {
    let n = totals.len() as f64;
    let mean = totals.iter().sum::<f64>() / n;
    let variance =
        totals.iter().map(|total| (total - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    (mean, (variance / n).sqrt())
}

fn print(results: &[(&LandCard, (f64, f64))], matches: u64) {
    let overall = results.iter().map(|(_, (mean, _))| mean).sum::<f64>() / results.len() as f64;
    println!("{matches} matches a land, mean of all lands {overall:.1}\n");
    println!("| land | cells | balls | points | mean | standard error | from the mean of all |");
    println!("|---|---|---|---|---|---|---|");
    for (card, (mean, error)) in results {
        let difference = mean - overall;
        println!(
            "| {} {} | {} | {} | {} | {mean:.1} | {error:.1} | {difference:+.1} |",
            card.id,
            card.name,
            card.land.n_cells(),
            card.balls,
            card.land.points(),
        );
    }
    let off = results.iter().filter(|(_, (mean, _))| (mean - overall).abs() > 3.0).count();
    println!("\n{off} lands are more than three points off");
}
