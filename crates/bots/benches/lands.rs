//! What each land of mini golf pays a player alone: `cargo bench -p bots --bench lands -- [MATCHES] [WORD]...`
//!
//! Lands should pay a greedy player alike, hard ones with more points on the card and easy ones with fewer: the mean of
//! each land should lie within three points of the mean of all. The same seeds deal the same clients and tiles on every
//! land. Words ask for more: a bot's name; `playouts:N` or `ms:N`, how long it thinks; `mixed`, other seeds on every
//! land; `free`, the bot chooses its land; `threads:N`; options of the game, as in `version=advanced`.

#![allow(
    clippy::print_stdout,
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::disallowed_methods,
    reason = "a benchmark prints what it finds, counts by floats, and brings the clock"
)]

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use bots::{BotKind, Budget, Decision, Limits, Streams};
use minigolf::{Content, LandCard, LandId, Minigolf, MinigolfOptions, Move, Outcome};
use tabletop::{Game, GameRng, Nobody, Options, Seat, Seed, Stream, ToAct, Viewer};

/// What is measured, from the command line.
struct Trial {
    matches: u64,
    bot: BotKind,
    budget: Budget,
    options: MinigolfOptions,
    n_threads: usize,
    /// Any land, as dealt and chosen.
    is_free: bool,
    /// Other seeds on every land.
    is_mixed: bool,
}

const SEAT: Seat = Seat::new(0);

impl Trial {
    /// Reads the words.
    fn from_args() -> Self {
        let mut trial = Self {
            matches: 200,
            bot: BotKind::Greedy,
            budget: Budget::DEFAULT,
            options: MinigolfOptions::from_text("seats=1").expect("sound options"),
            n_threads: std::thread::available_parallelism().map_or(1, std::num::NonZero::get),
            is_free: false,
            is_mixed: false,
        };
        let mut options = String::from("seats=1");
        for word in std::env::args().skip(1).filter(|word| !word.starts_with("--")) {
            let number = |prefix| word.strip_prefix(prefix).and_then(|n| n.parse().ok());
            if let Ok(matches) = word.parse() {
                trial.matches = matches;
            } else if let Some(n) = number("playouts:") {
                trial.budget = Budget::Playouts(u32::try_from(n).expect("a small number"));
            } else if let Some(n) = number("ms:") {
                trial.budget = Budget::Time(Duration::from_millis(n));
            } else if let Some(n) = number("threads:") {
                trial.n_threads = usize::try_from(n).expect("a small number");
            } else if word == "mixed" {
                trial.is_mixed = true;
            } else if word == "free" {
                trial.is_free = true;
            } else if word.contains('=') {
                options = format!("{options} {word}");
            } else {
                trial.bot = word.parse().expect("a bot");
            }
        }
        trial.options = MinigolfOptions::from_text(&options).expect("sound options");
        trial
    }
}

/// How one match ended.
#[derive(Clone, Default)]
struct Ending {
    total: f64,
    lines: BTreeMap<String, f64>,
    mr: String,
    mrs: String,
    n_decisions: u32,
    time: Duration,
}

fn main() {
    let trial = Trial::from_args();
    let content = Content::standard();
    let (next, results) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let work = || {
        while let Some(card) = content.lands().get(next.fetch_add(1, Ordering::Relaxed)) {
            let endings: Vec<Ending> =
                (0..trial.matches).map(|seed| play(card, &content, seed, &trial)).collect();
            results.lock().expect("nobody panics").push((card, endings));
        }
    };
    std::thread::scope(|scope| (0..trial.n_threads).for_each(|_| drop(scope.spawn(work))));
    let mut results = results.into_inner().expect("nobody panics");
    results.sort_by_key(|(card, _)| card.id);
    print(&results, trial.matches);
    print_details(&results);
}

/// One match on this land.
fn play(card: &LandCard, content: &Content, seed: u64, trial: &Trial) -> Ending {
    let mut game = Minigolf::new(&trial.options);
    let seed = Seed::from(
        seed + if trial.is_free || trial.is_mixed { 1000 * u64::from(card.id.0) } else { 0 },
    );
    let mut ending = Ending::default();
    for n in 0.. {
        match game.to_act() {
            ToAct::Over => break,
            ToAct::Chance(_) => {
                let outcome = game.sample_chance(&mut GameRng::derive(&seed, Stream::Table, n));
                let outcome =
                    if trial.is_free { outcome } else { with_land(outcome, card.id, content) };
                game.resolve(&outcome, &mut Nobody);
            }
            ToAct::Seats(_) => {
                let began = Instant::now();
                // As at a table: a new bot for every decision.
                let mut bot = trial.bot.sit_down::<Minigolf>(Streams::derive(&seed, n));
                let land = (!trial.is_free).then_some(card.id);
                let mv = choose(&mut *bot, &game, land, trial.budget);
                ending.time += began.elapsed();
                ending.n_decisions += 1;
                game.play(SEAT, &mv, &mut Nobody);
            }
        }
    }
    let score = &game.scores(Viewer::Referee)[SEAT];
    ending.total = score.total.into();
    for line in &score.lines {
        *ending.lines.entry(line.category.to_string()).or_default() += f64::from(line.points);
    }
    let view = game.view(Viewer::Referee);
    ending.mr = view.mr.map_or(String::new(), |mr| mr.name().into());
    ending.mrs = view.mrs.map_or(String::new(), |mrs| mrs.name().into());
    ending
}

fn choose(
    bot: &mut dyn bots::Bot<Minigolf>,
    game: &Minigolf,
    land: Option<LandId>,
    budget: Budget,
) -> Move {
    let decision = Decision::of(game, SEAT);
    if let Some(land) = land.filter(|land| decision.moves().contains(&Move::Land(*land))) {
        return Move::Land(land);
    }
    let began = Instant::now();
    bot.advise(&decision, &Limits::new(budget).with_clock(&|| began.elapsed())).mv
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

fn print(results: &[(&LandCard, Vec<Ending>)], matches: u64) {
    let of = |endings: &[Ending]| {
        mean_and_error(&endings.iter().map(|ending| ending.total).collect::<Vec<_>>())
    };
    let results: Vec<(&LandCard, (f64, f64))> =
        results.iter().map(|(card, endings)| (*card, of(endings))).collect();
    let overall = results.iter().map(|(_, (mean, _))| mean).sum::<f64>() / results.len() as f64;
    println!("{matches} matches a land, mean of all lands {overall:.1}\n");
    println!("| land | cells | balls | points | mean | standard error | from the mean of all |");
    println!("|---|---|---|---|---|---|---|");
    for (card, (mean, error)) in &results {
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

/// By condition, by client, and how long a decision took.
fn print_details(results: &[(&LandCard, Vec<Ending>)]) {
    let all: Vec<&Ending> = results.iter().flat_map(|(_, endings)| endings).collect();
    let totals: Vec<f64> = all.iter().map(|ending| ending.total).collect();
    let (mean, error) = mean_and_error(&totals);
    let mut lines: BTreeMap<&str, f64> = BTreeMap::new();
    let mut clients: BTreeMap<&str, Vec<f64>> = BTreeMap::new();
    let mut whims: BTreeMap<(&str, &str), Vec<f64>> = BTreeMap::new();
    for ending in &all {
        for (category, points) in &ending.lines {
            *lines.entry(category).or_default() += points / all.len() as f64;
        }
        clients.entry(&ending.mr).or_default().push(ending.total);
        clients.entry(&ending.mrs).or_default().push(ending.total);
        let points = |category: &str| ending.lines.get(category).copied().unwrap_or(0.0);
        for (client, category) in
            [(&ending.mrs, "fun"), (&ending.mrs, "her"), (&ending.mr, "his"), (&ending.mr, "par")]
        {
            whims.entry((client, category)).or_default().push(points(category));
        }
    }
    println!("\n{} matches, mean {mean:.2} ± {:.2}", all.len(), 1.96 * error);
    println!(
        "{}",
        lines.iter().map(|(name, mean)| format!("{name} {mean:.1}")).collect::<Vec<_>>().join(", ")
    );
    let clients =
        clients.iter().map(|(name, totals)| format!("{name} {:.1}", mean_and_error(totals).0));
    println!("{}", clients.collect::<Vec<_>>().join(", "));
    let whims = whims.iter().map(|((client, category), points)| {
        format!("{client} {category} {:.1}", mean_and_error(points).0)
    });
    println!("{}", whims.collect::<Vec<_>>().join(", "));
    let kept = |category: &str, least: f64| {
        let is_kept =
            |ending: &&&Ending| ending.lines.get(category).copied().unwrap_or(0.0) >= least;
        format!("{category} {:.2}", all.iter().filter(is_kept).count() as f64 / all.len() as f64)
    };
    let aims = [
        ("fun", 50.0),
        ("her", 20.0),
        ("his", 18.0),
        ("par", 18.0),
        ("circuit", 20.0),
        ("passes", 0.0),
    ];
    println!(
        "what could be promised: {}",
        aims.map(|(category, least)| kept(category, least)).join(", ")
    );
    let n: u32 = all.iter().map(|ending| ending.n_decisions).sum();
    let time: Duration = all.iter().map(|ending| ending.time).sum();
    let impressed = totals.iter().filter(|&&total| total >= 150.0).count();
    println!(
        "{:.1} ms a decision, {:.1} decisions a match, {impressed} of 150 or more",
        time.as_secs_f64() * 1000.0 / f64::from(n),
        f64::from(n) / all.len() as f64,
    );
}
