//! Many matches of one game, one after the other: no text, no log, and facts only where somebody watches.
//!
//! A match is decided by its seed and its bots. Outcomes are drawn as a [`Table`](crate::Table) draws them that was
//! opened with this seed; where several seats are to act, the lowest decides first. A bot is asked as
//! [`Table::advise`](crate::Table::advise) asks it with the same seed. Only `random` is quicker than that:
//! it draws its move with the generator of its choice by `Game::random_move`, without a list of all moves.

use std::any::Any;
use std::time::Duration;

use bots::{BotKind, Decision, Limits, Playable, Streams};
use tabletop::{Game, GameRng, Nobody, Options, Seat, Seed, Stream, ToAct, Viewer, ranks};

use crate::Fact;
use crate::running::decision_number;

/// Plays matches of one game with the same options.
pub trait Simulator: Send {
    /// All options as `name=value` words.
    fn options(&self) -> String;

    /// How many seats there are.
    fn n_seats(&self) -> u8;

    /// Plays a match to its end: the first bot in seat 0, and as many bots as there are seats.
    fn play(
        &mut self,
        seed: &Seed,
        bots: &[BotKind],
        limits: &Limits<'_>,
    ) -> Result<Outcome, Endless>;

    /// The same match, with somebody who is told everything.
    fn play_before(
        &mut self,
        seed: &Seed,
        bots: &[BotKind],
        limits: &Limits<'_>,
        witness: &mut dyn Witness,
    ) -> Result<Outcome, Endless>;
}

/// No match that anybody wants to end has so many steps.
pub const MOST_STEPS: usize = 10_000;

/// The bots of a match go on for ever.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the match has not ended after {MOST_STEPS} steps: these bots would never end it")]
pub struct Endless;

/// Whoever watches matches to learn from them.
pub trait Witness {
    /// A step was taken. `before` is the referee's view of the state it was taken in, in the game's own type and made
    /// if it is asked for; `facts` is what the referee learned from it.
    fn saw(&mut self, before: &dyn Fn() -> Box<dyn Any>, facts: &[Fact]);

    /// Hears of a move before it is made.
    fn decided(&mut self, seat: Seat, mv: &str) {
        let _ = (seat, mv);
    }
}

/// How a match ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// How many sides share the first place.
    pub n_winners: u32,
    /// Every seat's part in it.
    pub seats: Vec<SeatOutcome>,
}

/// How a match ended for a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatOutcome {
    /// What decides first.
    pub total: i32,
    /// 1 + the number of sides strictly better.
    pub rank: u32,
    /// How many moves it made.
    pub n_decisions: u32,
    /// The points of each category, in the order of [`GameKind::categories`](crate::GameKind::categories).
    pub points: Vec<i32>,
    /// How long its bot thought by the clock of the limits; `random` does not think.
    pub thought: Duration,
}

/// A game that can be simulated.
pub trait Simulated: Playable {
    /// What its matches take at a table.
    const MEMORY: Memory;

    /// Everything that a final score can have a line for, in order.
    fn categories() -> Vec<Self::Category>;
}

/// How many bytes a match takes: measured, and rounded up.
#[derive(Clone, Copy, Debug)]
pub struct Memory {
    /// When it is opened.
    pub opened: usize,
    /// With each step and its facts.
    pub step: usize,
}

impl Memory {
    /// A board, a bag and hands.
    const SMALL: Self = Self { opened: 9_000, step: 700 };
}

impl Simulated for minigolf::Minigolf {
    const MEMORY: Memory = Memory { opened: 105_000, step: 1_500 };

    fn categories() -> Vec<minigolf::Category> {
        use minigolf::{Category, Condition};
        let playable = [
            Category::HoleCount,
            Category::Malformed,
            Category::Mismatch,
            Category::Direction,
            Category::Passes,
        ];
        let conditions = Condition::ALL.map(Category::Condition).into_iter();
        conditions.chain(playable).chain(Condition::ALL.map(Category::Promise)).collect()
    }
}

impl Simulated for ingenious::Ingenious {
    const MEMORY: Memory = Memory::SMALL;

    fn categories() -> Vec<ingenious::Colour> {
        ingenious::Colour::ALL.to_vec()
    }
}

impl Simulated for green::Green {
    const MEMORY: Memory = Memory::SMALL;

    fn categories() -> Vec<green::Category> {
        green::Category::ALL.to_vec()
    }
}

impl Simulated for pips::Pips {
    const MEMORY: Memory = Memory::SMALL;

    fn categories() -> Vec<pips::Category> {
        pips::Category::ALL.to_vec()
    }
}

/// The options and what is used again from match to match.
pub(crate) struct Matches<G: Game> {
    options: G::Options,
    n_seats: u8,
    categories: Vec<G::Category>,
    moves: Vec<G::Move>,
    most_steps: usize,
}

impl<G: Simulated> Matches<G> {
    pub(crate) fn new(options: G::Options) -> Self {
        let n_seats = G::new(&options).n_seats();
        let (categories, moves) = (G::categories(), Vec::new());
        Self { options, n_seats, categories, moves, most_steps: MOST_STEPS }
    }

    fn run(
        &mut self,
        seed: &Seed,
        bots: &[BotKind],
        limits: &Limits<'_>,
        mut stage: impl Stage<G>,
    ) -> Result<Outcome, Endless> {
        let mut game = G::new(&self.options);
        let mut parts = vec![(0, Duration::ZERO); usize::from(self.n_seats)];
        for n_steps in 0..self.most_steps {
            match game.to_act() {
                ToAct::Over => return Ok(self.outcome(&game, &parts)),
                ToAct::Chance(_) => {
                    let mut rng = GameRng::derive(seed, Stream::Table, n_steps as u64);
                    let outcome = game.sample_chance(&mut rng);
                    stage.resolve(&mut game, &outcome);
                }
                ToAct::Seats(seats) => {
                    let seat = seats.lowest().expect("somebody is to act");
                    let number = decision_number(n_steps, seat);
                    let (n_decisions, thought) = &mut parts[seat.index()];
                    *n_decisions += 1;
                    let mv = match bots[seat.index()] {
                        BotKind::Random => self.any_move(&game, seat, seed, number),
                        kind @ (BotKind::FirstTimer
                        | BotKind::Greedy
                        | BotKind::Search
                        | BotKind::Flat
                        | BotKind::Tree
                        | BotKind::Strong
                        | BotKind::Level(_)) => {
                            let began = limits.now();
                            let mv = Self::advised(&game, seat, kind, limits, seed, number);
                            *thought += limits.now().saturating_sub(began);
                            mv
                        }
                    };
                    stage.play(&mut game, seat, &mv);
                }
            }
        }
        Err(Endless)
    }

    fn any_move(&mut self, game: &G, seat: Seat, seed: &Seed, number: u64) -> G::Move {
        // A view only to learn that there is no duty would cost more than a move.
        let duty = G::DUTY.and_then(|duty| duty(&game.view(Viewer::Seat(seat)), seat));
        if let Some((mv, _)) = duty {
            return mv;
        }
        let mut rng = GameRng::derive(seed, Stream::Bot, number);
        game.random_move(seat, &mut rng, &mut self.moves).expect("somebody to act has a move")
    }

    fn advised(
        game: &G,
        seat: Seat,
        kind: BotKind,
        limits: &Limits<'_>,
        seed: &Seed,
        number: u64,
    ) -> G::Move {
        let mut bot = kind.sit_down::<G>(Streams::derive(seed, number));
        bot.advise(&Decision::of(game, seat), limits).mv
    }

    fn outcome(&self, game: &G, parts: &[(u32, Duration)]) -> Outcome {
        let scores = game.scores(Viewer::Referee);
        let ranks = ranks(&scores, |seat| game.side(seat));
        let is_winner = |&seat: &Seat| game.side(seat) == seat && ranks[seat] == 1;
        let n_winners = scores.seats().filter(is_winner).count();
        let seats = scores.iter().map(|(seat, score)| {
            let mut points = vec![0; self.categories.len()];
            for line in &score.lines {
                let column = self.categories.iter().position(|it| *it == line.category);
                points[column.expect("every category is listed")] += line.points;
            }
            let (n_decisions, thought) = parts[seat.index()];
            SeatOutcome { total: score.total, rank: ranks[seat], n_decisions, points, thought }
        });
        let seats = seats.collect();
        Outcome { n_winners: u32::try_from(n_winners).expect("a table has few seats"), seats }
    }
}

impl<G: Simulated> Simulator for Matches<G> {
    fn options(&self) -> String {
        self.options.to_text()
    }

    fn n_seats(&self) -> u8 {
        self.n_seats
    }

    fn play(
        &mut self,
        seed: &Seed,
        bots: &[BotKind],
        limits: &Limits<'_>,
    ) -> Result<Outcome, Endless> {
        self.run(seed, bots, limits, Unwatched)
    }

    fn play_before(
        &mut self,
        seed: &Seed,
        bots: &[BotKind],
        limits: &Limits<'_>,
        witness: &mut dyn Witness,
    ) -> Result<Outcome, Endless> {
        self.run(seed, bots, limits, Watched(witness))
    }
}

/// Where steps are taken.
trait Stage<G: Game> {
    fn play(&mut self, game: &mut G, seat: Seat, mv: &G::Move);
    fn resolve(&mut self, game: &mut G, outcome: &G::Chance);
}

struct Unwatched;

impl<G: Game> Stage<G> for Unwatched {
    fn play(&mut self, game: &mut G, seat: Seat, mv: &G::Move) {
        game.play(seat, mv, &mut Nobody);
    }

    fn resolve(&mut self, game: &mut G, outcome: &G::Chance) {
        game.resolve(outcome, &mut Nobody);
    }
}

struct Watched<'a>(&'a mut dyn Witness);

impl Watched<'_> {
    fn tell<G: Game>(&mut self, before: &G, facts: &[G::Event]) {
        let told = facts.iter().map(|fact| Fact::new::<G>(G::view_event(fact, Viewer::Referee)));
        self.0.saw(&|| Box::new(before.view(Viewer::Referee)), &told.collect::<Vec<_>>());
    }
}

impl<G: Game> Stage<G> for Watched<'_> {
    fn play(&mut self, game: &mut G, seat: Seat, mv: &G::Move) {
        self.0.decided(seat, &mv.to_string());
        let (before, mut facts) = (game.clone(), Vec::new());
        game.play(seat, mv, &mut facts);
        self.tell(&before, &facts);
    }

    fn resolve(&mut self, game: &mut G, outcome: &G::Chance) {
        let (before, mut facts) = (game.clone(), Vec::new());
        game.resolve(outcome, &mut facts);
        self.tell(&before, &facts);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Budget;
    use pips::Pips;

    #[test]
    fn a_match_that_does_not_end_is_broken_off() {
        let options = <Pips as Game>::Options::from_pairs::<&str, &str>(&[]).expect("defaults");
        let mut matches = Matches::<Pips>::new(options);
        let limits = Limits::new(Budget::Playouts(1));
        let mut play = |most_steps| {
            matches.most_steps = most_steps;
            matches.play(&Seed::from(1), &[BotKind::Random; 2], &limits).map(drop)
        };
        assert_eq!(play(MOST_STEPS), Ok(()));
        assert_eq!(play(5), Err(Endless));
    }
}
