//! What many matches show: holes, winds, clubs.

use green::{Ball, ClubType, Event, Green, GreenOptions, HoleResult, Move, Phase};
use tabletop::{Game, GameRng, Seat, Seed, ToAct};

use crate::choose;

/// How the players decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Style {
    /// Every legal move is equally likely.
    Random,
    /// Putts when that pockets, else takes the hit that brings the ball furthest, and draws while there are few clubs;
    /// every fourth decision is random. Random hits alone would teach little about clubs.
    Sensible,
}

/// Results of one kind of hole, or at one wind.
#[derive(Clone, Copy, Default)]
struct Holes {
    played: u64,
    pocketed: u64,
    retired: u64,
    unfinished: u64,
    shots: u64,
    points: i64,
    /// GR-15: holes that went on until the guard stopped somebody.
    stalled: u64,
}

#[derive(Default)]
struct Tally {
    by_par: [Holes; 3],
    by_wind: [Holes; 6],
    played: [u64; 6],
    powered: [u64; 6],
    borrowed: [u64; 6],
    spaces: [u64; 6],
    pocketing: [u64; 6],
}

pub(crate) fn print(options: &GreenOptions, style: Style, matches: u64) {
    let mut tally = Tally::default();
    let mut scratch = Vec::new();
    for number in 0..matches {
        let mut rng = GameRng::from_seed(&Seed::from(number));
        tally.play(Green::new(options), style, &mut rng, &mut scratch);
    }
    let golfers = if options.pro_golfers { ", golfers" } else { "" };
    println!("\n{matches} matches of {} seats{golfers}, {style:?} play", options.n_seats);
    println!("            holes  pocketed  retired  unfinished  shots/pocketed  points  stalled");
    for (par, holes) in (3..).zip(&tally.by_par) {
        println!("par {par}  {}", holes.line());
    }
    for (wind, holes) in (1..).zip(&tally.by_wind) {
        println!("wind {wind} {}", holes.line());
    }
    println!("club        played  own power  lent to others  spaces/shot  pocketing");
    for club_type in ClubType::ALL {
        let i = club_type as usize;
        let n = tally.played[i].max(1) as f64;
        println!(
            "{:<8} {:>9} {:>9.1}% {:>15} {:>12.2} {:>10}",
            club_type.name(),
            tally.played[i],
            100.0 * tally.powered[i] as f64 / n,
            tally.borrowed[i],
            tally.spaces[i] as f64 / n,
            tally.pocketing[i],
        );
    }
}

impl Holes {
    fn line(&self) -> String {
        let n = self.played.max(1) as f64;
        let percent = |part: u64| 100.0 * part as f64 / n;
        format!(
            "{:>10} {:>8.1}% {:>7.1}% {:>10.1}% {:>15.2} {:>7.2} {:>8}",
            self.played,
            percent(self.pocketed),
            percent(self.retired),
            percent(self.unfinished),
            self.shots as f64 / self.pocketed.max(1) as f64,
            self.points as f64 / n,
            self.stalled,
        )
    }

    fn add(&mut self, result: HoleResult) {
        self.played += 1;
        self.points += i64::from(result.points());
        match result {
            HoleResult::Pocketed { shots, .. } => {
                self.pocketed += 1;
                self.shots += u64::from(shots);
            }
            HoleResult::Retired => self.retired += 1,
            HoleResult::Unfinished => self.unfinished += 1,
        }
    }
}

impl Tally {
    fn play(&mut self, mut game: Green, style: Style, rng: &mut GameRng, scratch: &mut Vec<Move>) {
        let mut events: Vec<Event> = Vec::new();
        loop {
            events.clear();
            let (wind, hole) = (usize::from(game.wind()), usize::from(game.hole()));
            let before = game.clone();
            match game.to_act() {
                ToAct::Over => return,
                ToAct::Chance(_) => {
                    let outcome = game.sample_chance(rng);
                    game.resolve(&outcome, &mut events);
                }
                ToAct::Seats(seats) => {
                    let seat = seats.lowest().expect("somebody is to act");
                    if game.guard_says_retire(seat) {
                        self.by_par[hole - 1].stalled += 1;
                        self.by_wind[wind - 1].stalled += 1;
                    }
                    let mv = match style {
                        Style::Random => choose(&game, seat, rng, scratch),
                        Style::Sensible => sensible(&game, seat, rng, scratch),
                    };
                    game.play(seat, &mv, &mut events);
                }
            }
            for event in &events {
                if let Event::Hit { hit, to, strike, .. } = event {
                    self.hit(&before, hit, *to, *strike);
                }
                if let Event::HoleEnded { results, .. } = event {
                    for result in results.values() {
                        self.by_par[hole - 1].add(*result);
                        self.by_wind[wind - 1].add(*result);
                    }
                }
            }
        }
    }

    fn hit(&mut self, before: &Green, hit: &green::Hit, to: Ball, strike: u8) {
        let i = hit.club.club_type() as usize;
        self.played[i] += 1;
        self.powered[i] += u64::from(hit.power.is_some() || hit.with.is_some());
        self.spaces[i] += u64::from(strike);
        self.pocketing[i] += u64::from(to == Ball::Pocketed);
        if let Some(borrow) = hit.borrow
            && let Some(lent) = before.row(borrow.seat).last()
        {
            self.borrowed[lent.club_type() as usize] += 1;
        }
    }
}

/// Whoever can pocket does; else the hit that ends nearest to the green; with few clubs, a draw.
fn sensible(game: &Green, seat: Seat, rng: &mut GameRng, scratch: &mut Vec<Move>) -> Move {
    if game.guard_says_retire(seat) || rng.below(4) == 0 {
        let mv = choose(game, seat, rng, scratch);
        // Nobody retires for no reason.
        if mv != Move::Retire || game.guard_says_retire(seat) {
            return mv;
        }
    }
    game.legal_moves(seat, scratch);
    let moves = scratch.clone();
    let best = moves
        .iter()
        .filter(|mv| matches!(mv, Move::Hit(_)))
        .map(|mv| (value(game, seat, mv), mv))
        .max_by_key(|(value, _)| *value);
    // A chain is hits only.
    let has_few = game.hand(seat).len() < 4 && game.phase() == Phase::Turn;
    let draws: Vec<&Move> = moves.iter().filter(|mv| matches!(mv, Move::Draw(_))).collect();
    match best {
        Some((POCKETED, mv)) => mv.clone(),
        Some((value, mv)) if value > 0 && !has_few => mv.clone(),
        _ if !draws.is_empty() => {
            draws[rng.below(u32::try_from(draws.len()).expect("four")) as usize].clone()
        }
        Some((_, mv)) => mv.clone(),
        None => choose(game, seat, rng, scratch),
    }
}

const POCKETED: i32 = 1000;

/// How much nearer the green a hit brings the ball; less for the rough, which only a Putter leaves.
fn value(game: &Green, seat: Seat, mv: &Move) -> i32 {
    let mut events: Vec<Event> = Vec::new();
    game.clone().play(seat, mv, &mut events);
    let Some(Event::Hit { from, to, .. }) = events.first() else { return 0 };
    match (*from, *to) {
        (_, Ball::Pocketed) => POCKETED,
        (Ball::On(from), Ball::On(to)) => 2 * (i32::from(to) - i32::from(from)),
        (Ball::On(_), Ball::Rough) => 3,
        _ => 0,
    }
}
