//! How much of GREEN is luck: `cargo bench -p bots --bench ceiling [DEALS] [PLAYOUTS] [OPTIONS]`.
//!
//! Against a greedy player sit, one after the other: whoever follows the cheapest plan without trying anything out,
//! the strong bot, the same search with open hands, and the same with open hands that also knows every draw to come.
//! The last two are no bots: they are handed the state, which nothing that is a `Bot` can be, and live only here.
//! Each deal is played from every seat; an interval of 95 % takes a deal as one observation.

#![allow(
    clippy::print_stdout,
    clippy::cast_precision_loss,
    reason = "a benchmark prints what it finds, and counts by floats"
)]

use bots::search::Playouts;
use bots::{Bot, BotKind, Budget, Decision, Limits, Playable, Streams};
use green::{Green, GreenOptions, Move};
use tabletop::{Game, GameRng, Nobody, Options, Seat, Seed, Stream, ToAct, Viewer, ranks};

type Holes = <Green as Playable>::Playouts;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|it| !it.starts_with("--")).collect();
    let number = |i: usize, or| words.get(i).and_then(|word| word.parse().ok()).unwrap_or(or);
    let (deals, playouts) = (number(0, 50), number(1, 300));
    let options = words.get(2).map_or("seats=2", String::as_str);
    let options = GreenOptions::from_text(options).expect("sound options");
    println!("{deals} deals from every seat, {playouts} playouts a move, {}\n", options.to_text());
    println!("| against greedy | first | interval | points | greedy's |");
    println!("|---|---|---|---|---|");
    let bot = |kind, playouts| Kind::Bot(kind, Budget::Playouts(playouts));
    let rows = [
        ("the cheapest plan", bot(BotKind::Strong, 1)),
        ("strong", bot(BotKind::Strong, playouts)),
        ("open hands", Kind::Seer { playouts, knows_draws: false }),
        ("open hands and draws", Kind::Seer { playouts, knows_draws: true }),
    ];
    for (name, kind) in rows {
        let results: Vec<[f64; 3]> =
            (0..deals).map(|deal| of_deal(&options, kind, u64::from(deal))).collect();
        let [share, own, theirs] = [0, 1, 2].map(|i| mean(&results, i));
        let (low, high) = interval(&results);
        println!(
            "| {name} | {:.1} % | {low:.1} to {high:.1} % | {own:.1} | {theirs:.1} |",
            100.0 * share
        );
    }
}

fn mean(results: &[[f64; 3]], i: usize) -> f64 {
    results.iter().map(|it| it[i]).sum::<f64>() / results.len() as f64
}

/// In hundredths, with two deals won and two lost added, as the arena does.
fn interval(results: &[[f64; 3]]) -> (f64, f64) {
    let mut shares: Vec<f64> = results.iter().map(|it| it[0]).collect();
    shares.extend([0.0, 0.0, 1.0, 1.0]);
    let n = shares.len() as f64;
    let mean = shares.iter().sum::<f64>() / n;
    let squares: f64 = shares.iter().map(|it| (it - mean).powi(2)).sum();
    let error = 1.96 * (squares / (n - 1.0) / n).sqrt();
    (100.0 * (mean - error).max(0.0), 100.0 * (mean + error).min(1.0))
}

#[derive(Clone, Copy)]
enum Kind {
    Bot(BotKind, Budget),
    Seer { playouts: u32, knows_draws: bool },
}

/// The share of the first place, the points, and those of the others, in the mean over all seats.
fn of_deal(options: &GreenOptions, kind: Kind, deal: u64) -> [f64; 3] {
    let seats = Seat::first(options.n_seats);
    let mut sum = [0.0; 3];
    for own in seats {
        let result = of_match(options, kind, own, deal);
        sum.iter_mut().zip(result).for_each(|(sum, it)| *sum += it / f64::from(options.n_seats));
    }
    sum
}

fn of_match(options: &GreenOptions, kind: Kind, own: Seat, deal: u64) -> [f64; 3] {
    let mut game = Green::new(options);
    let seed = Seed::from(deal);
    let mut dealer = GameRng::derive(&seed, Stream::Table, 0);
    let sit_down = |kind: BotKind, seat: Seat| {
        kind.sit_down::<Green>(Streams::derive(&seed, seat.number().into()))
    };
    let mut greedy: Vec<Box<dyn Bot<Green>>> =
        Seat::first(options.n_seats).map(|seat| sit_down(BotKind::Greedy, seat)).collect();
    if let Kind::Bot(kind, _) = kind {
        greedy[own.index()] = sit_down(kind, own);
    }
    let mut all_seeing =
        Seer { holes: Holes::default(), rng: GameRng::derive(&seed, Stream::Bot, 0) };
    loop {
        let seat = match game.to_act() {
            ToAct::Over => break,
            ToAct::Chance(_) => {
                let outcome = game.sample_chance(&mut dealer);
                game.resolve(&outcome, &mut Nobody);
                continue;
            }
            ToAct::Seats(seats) => seats.lowest().expect("somebody is to act"),
        };
        let decision = Decision::of(&game, seat);
        let mv = match kind {
            Kind::Seer { playouts, knows_draws } if seat == own => {
                let draws = knows_draws.then_some(&dealer);
                all_seeing.choose(&game, &decision, playouts, draws)
            }
            Kind::Bot(_, budget) if seat == own => {
                greedy[seat.index()].advise(&decision, &Limits::new(budget)).mv
            }
            Kind::Bot(..) | Kind::Seer { .. } => {
                greedy[seat.index()].advise(&decision, &Limits::new(Budget::DEFAULT)).mv
            }
        };
        game.play(seat, &mv, &mut Nobody);
    }
    result(&game, own)
}

fn result(game: &Green, own: Seat) -> [f64; 3] {
    let scores = game.scores(Viewer::Referee);
    let ranks = ranks(&scores, |seat| seat);
    let n_first = ranks.values().filter(|&&rank| rank == 1).count() as f64;
    let share = if ranks[own] == 1 { 1.0 / n_first } else { 0.0 };
    let points = f64::from(scores[own].total);
    let all: f64 = scores.values().map(|score| f64::from(score.total)).sum();
    [share, points, (all - points) / f64::from(game.n_seats() - 1)]
}

/// Sees every hand, and if it is given the dealer's generator, every draw, too.
struct Seer {
    holes: Holes,
    rng: GameRng,
}

impl Seer {
    /// The strong bot's way of choosing: half of the moves go on to the next round.
    fn choose(
        &mut self,
        game: &Green,
        decision: &Decision<Green>,
        playouts: u32,
        draws: Option<&GameRng>,
    ) -> Move {
        if let Some((mv, _)) = Green::DUTY.and_then(|duty| duty(decision.view(), decision.seat())) {
            return mv;
        }
        let limits = Limits::new(Budget::Playouts(playouts));
        let mut streams = Streams { choice: self.rng.clone(), imagination: self.rng.clone() };
        let favourites = self.holes.first_sight(decision, &limits, &mut streams);
        let mut trials: Vec<(f64, Move)> =
            favourites.into_iter().take(Green::WIDTH).map(|mv| (0.0, mv)).collect();
        let n_rounds = trials.len().next_power_of_two().trailing_zeros().max(1);
        while trials.len() > 1 {
            let n_worlds = playouts / n_rounds / u32::try_from(trials.len()).expect("a few");
            for _ in 0..n_worlds.max(1) {
                let luck = draws.unwrap_or(&self.rng).clone();
                for (sum, mv) in &mut trials {
                    let (mut after, mut rng) = (game.clone(), luck.clone());
                    after.play(decision.seat(), mv, &mut Nobody);
                    *sum += self.holes.play_out(after, &mut rng)[decision.seat()];
                    self.rng = if draws.is_some() { self.rng.clone() } else { rng };
                }
                if draws.is_some() {
                    // It would only see the same again.
                    break;
                }
            }
            trials.sort_by(|a, b| b.0.total_cmp(&a.0));
            trials.truncate(trials.len().div_ceil(2));
        }
        trials.swap_remove(0).1
    }
}
