//! scratch
#![allow(clippy::all, clippy::pedantic, clippy::print_stdout, clippy::disallowed_methods)]
use bots::green::{Follower, Pro};
use bots::{Bot, BotKind, Budget, Decision, Limits, Streams};
use green::{Green, GreenOptions, Move};
use std::time::{Duration, Instant};
use tabletop::{Game, GameRng, Nobody, Options, Seat, Seed, Stream, ToAct, Viewer, ranks};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).filter(|a| !a.starts_with("--")).collect();
    let a = args.first().map_or("follower", |s| s.as_str()).to_string();
    let b = args.get(1).map_or("greedy", |s| s.as_str()).to_string();
    let deals: u64 = args.get(2).and_then(|s| s.parse().ok()).unwrap_or(500);
    let opts = args.get(3).cloned().unwrap_or_else(|| "seats=2".into());
    let options = GreenOptions::from_text(&opts).unwrap();
    let start = Instant::now();
    let mut means = Vec::new();
    let (mut thought, mut n_moves) = (Duration::ZERO, 0u32);
    let mut pts = [0f64; 2];
    for deal in 0..deals {
        let mut sum = 0.0;
        let n = options.n_seats;
        for turn in 0..n {
            let (s, p) = play(&options, &a, &b, turn, deal, &mut thought, &mut n_moves);
            sum += s;
            pts[0] += p[0];
            pts[1] += p[1];
        }
        means.push(sum / f64::from(n));
    }
    let n = means.len() as f64;
    let mean = means.iter().sum::<f64>() / n;
    let var = means.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / (n - 1.0);
    let games = n * f64::from(options.n_seats);
    println!(
        "{a} vs {b} [{opts}]: {:.1} % ± {:.1}  ({} matches, {:.0} s, {:.0} us/move of a, {} moves, points {:.1} : {:.1})",
        100.0 * mean,
        196.0 * (var / n).sqrt(),
        games,
        start.elapsed().as_secs_f64(),
        thought.as_micros() as f64 / f64::from(n_moves.max(1)),
        n_moves,
        pts[0] / games,
        pts[1] / games,
    );
}

enum Player {
    Bot(Box<dyn Bot<Green>>, Budget),
    Seer(Pro, Budget, bool),
}

fn sit(name: &str, seed: u64, seat: u64) -> Player {
    let streams = Streams::derive(&Seed::from(seed), seat);
    let (kind, budget) = name.split_once('@').unwrap_or((name, "1000"));
    let budget = match budget.strip_suffix("ms") {
        Some(ms) => Budget::Time(Duration::from_millis(ms.parse().unwrap())),
        None => Budget::Playouts(budget.parse().unwrap()),
    };
    let mut parts = kind.split(',');
    match parts.next().unwrap() {
        "follower" => Player::Bot(Box::new(Follower::new(streams)), budget),
        k @ ("pro" | "seer" | "god") => {
            let mut pro = Pro::new(streams);
            for p in parts {
                let (key, v) = p.split_once('=').unwrap();
                match key {
                    "width" => pro.width = v.parse().unwrap(),
                    "trust" => pro.trust = v.parse().unwrap(),
                    _ => panic!(),
                }
            }
            match k {
                "pro" => Player::Bot(Box::new(pro), budget),
                _ => Player::Seer(pro, budget, k == "god"),
            }
        }
        other => Player::Bot(other.parse::<BotKind>().unwrap().sit_down(streams), budget),
    }
}

fn play(options: &GreenOptions, a: &str, b: &str, turn: u8, deal: u64, thought: &mut Duration, n_moves: &mut u32) -> (f64, [f64; 2]) {
    let mut game = Green::new(options);
    let mut dealer = GameRng::derive(&Seed::from(deal), Stream::Table, 0);
    let mut players: Vec<Player> =
        Seat::first(options.n_seats).map(|seat| sit(if seat.number() == turn { a } else { b }, deal, seat.number().into())).collect();
    let begin = Instant::now();
    let clock = || begin.elapsed();
    let mut moves = Vec::new();
    loop {
        match game.to_act() {
            ToAct::Over => break,
            ToAct::Chance(_) => {
                let outcome = game.sample_chance(&mut dealer);
                game.resolve(&outcome, &mut Nobody);
            }
            ToAct::Seats(seats) => {
                let seat = seats.lowest().unwrap();
                let start = Instant::now();
                game.legal_moves(seat, &mut moves);
                let mv = match &mut players[seat.index()] {
                    Player::Bot(bot, budget) => {
                        let view = game.view(Viewer::Seat(seat));
                        let limits = Limits::new(*budget).with_clock(&clock);
                        bot.advise(&Decision { seat, view: &view, moves: &moves }, &limits).mv
                    }
                    Player::Seer(pro, budget, all) => {
                        if game.guard_says_retire(seat) {
                            Move::Retire
                        } else {
                            let limits = Limits::new(*budget).with_clock(&clock);
                            let favourites = pro.first_sight(&game, seat, &moves);
                            pro.try_out(seat, favourites, &limits, &mut |rng| {
                                if *all {
                                    *rng = dealer.clone();
                                }
                                game.clone()
                            })
                            .mv
                        }
                    }
                };
                if seat.number() == turn {
                    *thought += start.elapsed();
                    *n_moves += 1;
                }
                game.play(seat, &mv, &mut Nobody);
            }
        }
    }
    let scores = game.scores(Viewer::Referee);
    let r = ranks(&scores, |s| s);
    let own = Seat::new(turn);
    let winners = r.values().filter(|&&x| x == 1).count() as f64;
    let mut pts = [0.0; 2];
    for (s, sc) in scores.iter() {
        if s == own { pts[0] = f64::from(sc.total) } else { pts[1] += f64::from(sc.total) / f64::from(options.n_seats - 1) }
    }
    (if r[own] == 1 { 1.0 / winners } else { 0.0 }, pts)
}
