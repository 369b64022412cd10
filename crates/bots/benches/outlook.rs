//! What a lead is worth between two holes of GREEN: `cargo bench -p bots --bench outlook [MATCHES]`.
//!
//! Both players follow the cheapest plan. Before the second and the third hole, the differences of their points, clubs,
//! first Putters and caddies are noted, and logistic regression tells how they decide the match.
//! It tells who is ahead, not what to play for: a bot with these prices hoards clubs and loses (`green/holes.rs`).

#![allow(
    clippy::print_stdout,
    clippy::cast_precision_loss,
    reason = "a benchmark prints what it finds, and counts by floats"
)]

use bots::{Bot, BotKind, Budget, Decision, Limits, Streams};
use green::{ClubType, Green, GreenOptions};
use tabletop::{Game, GameRng, Nobody, Options, Seat, Seed, Stream, ToAct, Viewer, ranks};

const NAMES: [&str; 5] = ["point", "club", "first Putter", "other types", "caddie"];
type Lead = [f64; 5];

fn main() {
    let matches = std::env::args().skip(1).find_map(|word| word.parse().ok()).unwrap_or(2000);
    let mut notes: [Vec<(Lead, f64)>; 2] = [Vec::new(), Vec::new()];
    for seed in 0..matches {
        let (leads, share) = play(seed);
        notes.iter_mut().zip(leads).for_each(|(notes, lead)| notes.push((lead, share)));
    }
    println!(
        "{matches} matches\n\n| before hole | spread in points | {} |",
        NAMES[1..].join(" | ")
    );
    println!("|---|---|---|---|---|---|");
    for (hole, notes) in [2, 3].into_iter().zip(&notes) {
        let weights = fit(notes);
        let in_points: Vec<String> =
            weights[1..].iter().map(|weight| format!("{:.2}", weight / weights[0])).collect();
        println!("| {hole} | {:.2} | {} |", 1.0 / weights[0], in_points.join(" | "));
    }
}

/// What seat 0 was ahead by before the second and the third hole, and its share of the first place.
fn play(seed: u64) -> (Vec<Lead>, f64) {
    let mut game = Green::new(&GreenOptions::from_text("seats=2").expect("sound options"));
    let seed = Seed::from(seed);
    let mut dealer = GameRng::derive(&seed, Stream::Table, 0);
    let mut bot = BotKind::Strong.sit_down::<Green>(Streams::derive(&seed, 0));
    let (mut leads, mut hole) = (Vec::new(), 1);
    loop {
        if game.hole() > hole {
            hole = game.hole();
            leads.push(lead(&game));
        }
        match game.to_act() {
            ToAct::Over => break,
            ToAct::Chance(_) => {
                let outcome = game.sample_chance(&mut dealer);
                game.resolve(&outcome, &mut Nobody);
            }
            ToAct::Seats(seats) => turn(&mut game, seats.lowest().expect("somebody"), &mut *bot),
        }
    }
    let ranks = ranks(&game.scores(Viewer::Referee), |seat| seat);
    let [own, other] = [0, 1].map(|seat| ranks[Seat::new(seat)]);
    (leads, if own == other { 0.5 } else { f64::from(u8::from(own < other)) })
}

/// With a single playout, the strong bot does what looks best.
fn turn(game: &mut Green, seat: Seat, bot: &mut dyn Bot<Green>) {
    let decision = Decision::of(game, seat);
    let mv = bot.advise(&decision, &Limits::new(Budget::Playouts(1))).mv;
    game.play(seat, &mv, &mut Nobody);
}

fn lead(game: &Green) -> Lead {
    let [own, other] = [0, 1].map(|seat| {
        let seat = Seat::new(seat);
        let mut types = [0.0; 6];
        game.content().iter(game.hand(seat)).for_each(|it| types[it.club_type() as usize] = 1.0);
        let has_putter = types[ClubType::Putter as usize];
        let n_types: f64 = types.iter().sum();
        [
            f64::from(game.points(seat)),
            f64::from(game.hand(seat).len()),
            has_putter,
            n_types - has_putter,
            f64::from(game.caddies(seat)),
        ]
    });
    std::array::from_fn(|i| own[i] - other[i])
}

/// Logistic regression without a constant, by gradient ascent.
fn fit(notes: &[(Lead, f64)]) -> Lead {
    let mut weights = [0.0; 5];
    for _ in 0..5000 {
        let mut slope = [0.0; 5];
        for (lead, share) in notes {
            let sum: f64 = lead.iter().zip(weights).map(|(it, weight)| it * weight).sum();
            let error = share - 1.0 / (1.0 + (-sum).exp());
            slope.iter_mut().zip(lead).for_each(|(slope, it)| *slope += error * it);
        }
        weights
            .iter_mut()
            .zip(slope)
            .for_each(|(weight, it)| *weight += 0.05 * it / notes.len() as f64);
    }
    weights
}
