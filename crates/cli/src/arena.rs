//! `clubhouse arena`: bots and other programs against each other.

mod deal;
mod elo;
mod engine;
mod lineup;
mod standing;
mod verdict;

use std::ops::ControlFlow;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Result, ensure};
use clap::Args;
use cli::options::{self, pair, words};
use serde::Serialize;
use table::{BotKind, Budget, Dealer, GameKind, Games};
use tabletop::{Seat, Seed};

use crate::crew;
use crate::numbers;
use crate::progress::bar;
use crate::seed;
use deal::{Contestant, Dealt, Programs, Rules};
use engine::Engine;
use lineup::Seating;
use standing::{Standing, Summary};

/// Play bots and your own programs against each other, and find out which is better
///
/// Every deal is played with many orders of seats, so luck and seats favour nobody. The report has each contestant's
/// share of first places (shared ones split), Elo ratings relative to the first, and how often one of each pair was
/// ahead of the other. The intervals are 95% and take a deal as one observation. The arena stops as soon as it's clear
/// which of every pair is better. Its test allows a look after every deal, and is wrong with a probability of at most 5%.
#[derive(Args)]
#[command(after_help = "\
Examples:
  clubhouse arena greedy random --game ingenious
  clubhouse arena 3 5 7 10 --game green --matches 6000 --no-stop
  clubhouse arena greedy --engine \"python3 examples/player.py\" --game pips --option seats=2

A program gets questions as lines of JSON, and loses the match if its answer is illegal or late (docs/arena.md).

Exit codes: 0 played; 1 something went wrong, and the message says what; 2 the command wasn't understood.")]
pub(crate) struct Arena {
    #[arg(value_name = "BOT", help = format!("A contestant: {}", options::bots()))]
    bots: Vec<BotKind>,
    /// The game's id, as listed by `clubhouse games`
    #[arg(long)]
    game: String,
    /// Add a program as a contestant: the command that starts it, split at spaces
    #[arg(long = "engine", value_name = "COMMAND")]
    engines: Vec<String>,
    /// Play at most this many matches; the last deal is always finished
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 1000, value_parser = numbers::count::<u64>)]
    matches: u64,
    /// Number of seats; short for --option seats=N
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    seats: Option<u8>,
    /// Set an option of the game, as listed by `clubhouse games`; repeat for each option
    #[arg(long = "option", alias = "options", value_name = "NAME=VALUE", value_parser = pair)]
    options: Vec<(String, String)>,
    /// Seed of the first deal; each further deal takes the next number
    #[arg(long, value_name = "S", allow_negative_numbers = true, default_value_t = 0, value_parser = numbers::whole::<u64>)]
    seed: u64,
    /// How many moves or matches a bot may try before each decision
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 1000, value_parser = numbers::count::<u32>)]
    playouts: u32,
    /// Limit a bot's thinking time instead, in milliseconds; results then depend on the machine
    #[arg(long, value_name = "MS", allow_negative_numbers = true, conflicts_with = "playouts", value_parser = numbers::count::<u64>)]
    time: Option<u64>,
    /// How long an --engine program may think, in milliseconds
    #[arg(long, value_name = "MS", allow_negative_numbers = true, default_value_t = 10_000, value_parser = numbers::count::<u64>)]
    timeout: u64,
    /// Play all matches, even once the answer is clear
    #[arg(long)]
    no_stop: bool,
    /// Number of threads [default: all cores]
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Print the result as one JSON object
    #[arg(long)]
    json: bool,
}

/// The result with what was played.
#[derive(Serialize)]
struct Played<'a> {
    game: &'a str,
    options: String,
    seeds: [u64; 2],
    matches: usize,
    is_clear: bool,
    #[serde(flatten)]
    summary: &'a Summary,
}

impl Arena {
    pub(crate) fn run(&self, games: &Games) -> Result<ExitCode> {
        let seats = self.seats.map(|n| n.to_string());
        let contestants = self.contestants();
        ensure!(
            contestants.len() >= 2,
            "an arena needs two contestants: name bots, or add programs with --engine"
        );
        let game = games.find(&self.game)?;
        let seats = seats.as_deref().map(|n| ("seats", n));
        let options: Vec<_> = seats.into_iter().chain(words(&self.options)).collect();
        let simulator = game.simulator(&options)?;
        let n_seats = usize::from(simulator.n_seats());
        ensure!(n_seats >= 2, "one seat is not a contest: choose options with two or more seats");
        let seating = Seating::new(contestants.len(), sides(game, &options)?);
        let rules = Rules {
            game,
            options,
            seating,
            contestants,
            budget: self.budget(),
            timeout: Duration::from_millis(self.timeout),
        };
        let standing = self.play(&rules)?;
        let summary = standing.summary();
        let per_deal = rules.seating.n_matches();
        if self.json {
            let played = Played {
                game: game.id(),
                options: simulator.options(),
                seeds: [self.seed, self.seed.saturating_add(summary.deals as u64)],
                matches: summary.deals * per_deal,
                is_clear: standing.is_clear(),
                summary: &summary,
            };
            crate::say(&format!("{}\n", serde_json::to_string(&played)?))?;
        } else {
            let heading = format!("{}: {}", game.id(), simulator.options());
            let heading = crate::layout::wrap(&heading, crate::layout::WIDTH).join("\n");
            crate::say(&format!("{heading}\n{}", summary.text(per_deal)))?;
        }
        Ok(ExitCode::SUCCESS)
    }

    fn contestants(&self) -> Vec<Contestant> {
        let bots = self.bots.iter().copied().map(Contestant::Bot);
        bots.chain(self.engines.iter().cloned().map(Contestant::Engine)).collect()
    }

    fn budget(&self) -> Budget {
        self.time
            .map_or(Budget::Playouts(self.playouts), |ms| Budget::Time(Duration::from_millis(ms)))
    }

    fn play(&self, rules: &Rules<'_>) -> Result<Standing> {
        let per_deal = rules.seating.n_matches() as u64;
        let seeds = seed::range(self.seed, self.matches.div_ceil(per_deal))?;
        let n_deals = seeds.end - seeds.start;
        let n_threads = self.threads.map_or_else(crew::all_cores, usize::from);
        let n_threads = n_threads.min(usize::try_from(n_deals).unwrap_or(n_threads));
        if !self.engines.is_empty() {
            cli::signals::before_the_end(Engine::end_all)?;
        }
        let programs = (0..n_threads)
            .map(|_| Programs::start(&rules.contestants))
            .collect::<Result<Vec<_>>>()?;
        let mut standing = Standing::new(names(&rules.contestants));
        let bar = bar(n_deals.saturating_mul(per_deal), 0, "matches");
        let take = |dealt: Dealt| {
            standing.add(dealt);
            bar.inc(per_deal);
            let is_enough = standing.is_clear() && !self.no_stop;
            Ok(if is_enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
        };
        let work = |programs: &mut Programs, job| rules.deal(job, programs);
        crew::in_order(seeds, programs, work, take)?;
        bar.finish_and_clear();
        Ok(standing)
    }
}

/// The side of each seat, by its first seat.
fn sides(game: &dyn GameKind, options: &[(&str, &str)]) -> Result<Vec<usize>> {
    let table = game.open(options, Dealer::Seeded(Seed::from(0)))?;
    Ok((0..table.n_seats()).map(|seat| table.side(Seat::new(seat)).index()).collect())
}

/// The name of each contestant; the second of a name has a number.
fn names(contestants: &[Contestant]) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for contestant in contestants {
        let name = match contestant {
            Contestant::Bot(kind) => kind.to_string(),
            Contestant::Engine(command) => command.clone(),
        };
        let n =
            names.iter().filter(|it| **it == name || it.starts_with(&format!("{name}#"))).count();
        names.push(if n == 0 { name } else { format!("{name}#{}", n + 1) });
    }
    names
}
