//! A match of one particular game, running.

use std::any::Any;

use bots::{Advice, BotKind, Decision, Limits, Playable, Streams};
#[cfg(not(target_family = "wasm"))]
use serde_json::Value;
use tabletop::step::StepOf;
use tabletop::{
    BreaksRule, Commitment, Game, GameRng, Header, Log, MAX_SEATS, Options, Refused, ReplayError,
    Seat, SeatSet, Seed, Shuffle, StateHash, Step, Stream, ToAct, Viewer, apply, ranks,
};

use crate::fact::Fact;
use crate::games::LoadError;
use crate::listed::Listed;
use crate::past::Past;
use crate::preview::{self, Preview};
use crate::table::{Dealer, LearnedStep, LineView, Standing, SubmitError, Table, TakeBackError};

/// A game, the steps that led to it, and what each of them told.
#[derive(Clone)]
pub(crate) struct Running<G: Game> {
    game: G,
    options: G::Options,
    commitment: Option<Commitment>,
    past: Past<Taken<G>>,
    dealer: Dealer,
    /// Where an imagined match began; others began as their options say.
    imagined: Option<Box<G>>,
}

/// A step, and the facts it told.
struct Taken<G: Game> {
    step: StepOf<G>,
    facts: Vec<G::Event>,
}

impl<G: Game> Running<G> {
    /// What was agreed and done, and what came of it; without what was promised before.
    fn as_log(&self) -> Log<G> {
        let steps = self.past.since(0).into_iter().map(|taken| taken.step.clone()).collect();
        Log { hash: Some(StateHash::of(&self.game)), steps, ..Log::new(self.options.clone()) }
    }

    /// A new match, with the first outcomes drawn.
    pub(crate) fn open(options: G::Options, dealer: Dealer) -> Self {
        let commitment = match &dealer {
            Dealer::Seeded(seed) => Some(seed.commitment()),
            Dealer::Scripted => None,
        };
        let (game, past) = (G::new(&options), Past::new());
        let mut table = Self { game, options, commitment, past, dealer, imagined: None };
        table.deal();
        table
    }

    /// A match in a state that somebody imagines. What led there is not known, so it has no steps.
    pub(crate) fn imagined(options: G::Options, game: G) -> Self {
        Self {
            imagined: Some(Box::new(game.clone())),
            game,
            options,
            commitment: None,
            past: Past::new(),
            dealer: Dealer::Scripted,
        }
    }

    /// A match that has been played before, with whatever chance is due drawn.
    pub(crate) fn load(
        log: &Log<G>,
        header: &Header<'_>,
        dealer: Dealer,
    ) -> Result<Self, LoadError> {
        let mut table = Self::replay(log, log.steps.len(), dealer)
            .map_err(|error| LoadError::from_replay(&error, header))?;
        let found = StateHash::of(&table.game);
        match log.hash {
            Some(claimed) if claimed != found => {
                let error = ReplayError::<G::Illegal>::Hash { claimed, found };
                return Err(LoadError::from_replay(&error, header));
            }
            Some(_) | None => {}
        }
        if let Dealer::Seeded(seed) = &table.dealer {
            let own = seed.commitment();
            if table.commitment.is_some_and(|promised| promised != own) {
                return Err(LoadError::Commitment);
            }
            table.commitment = Some(own);
        }
        table.deal();
        Ok(table)
    }

    pub(crate) fn replay(
        log: &Log<G>,
        n: usize,
        dealer: Dealer,
    ) -> Result<Self, ReplayError<G::Illegal>> {
        let mut table = Self {
            game: G::new(&log.options),
            options: log.options.clone(),
            commitment: log.commitment_to_seed(),
            past: Past::new(),
            dealer,
            imagined: None,
        };
        for (i, step) in log.steps[..n].iter().enumerate() {
            table
                .take(step.clone())
                .map_err(|refused| ReplayError::Step { number: i + 1, refused })?;
        }
        Ok(table)
    }

    /// Before any step: where an imagined match began, or else as the options say.
    fn at_the_start(&self) -> Self {
        let imagined = self.imagined.as_deref().cloned();
        Self {
            game: imagined.unwrap_or_else(|| G::new(&self.options)),
            past: Past::new(),
            ..self.clone()
        }
    }

    /// Whoever sits at no seat of this table sees what a spectator sees.
    fn at_this_table(&self, viewer: Viewer) -> Viewer {
        match viewer {
            Viewer::Seat(seat) if seat.number() >= self.game.n_seats() => Viewer::Spectator,
            Viewer::Seat(_) | Viewer::Spectator | Viewer::Referee => viewer,
        }
    }

    pub(crate) fn take(&mut self, step: StepOf<G>) -> Result<(), Refused<G::Illegal>> {
        let mut facts = Vec::new();
        let step = apply(&mut self.game, step, &mut facts)?;
        self.past.push(Taken { step, facts });
        Ok(())
    }

    pub(crate) const fn game(&self) -> &G {
        &self.game
    }

    /// Draws until somebody is to act or the match is over.
    fn deal(&mut self) {
        let Dealer::Seeded(seed) = &self.dealer else { return };
        let seed = seed.clone();
        while let Some(outcome) = self.drawn(&seed) {
            self.take(Step::Chance(outcome)).expect("a drawn outcome is a possible one");
        }
    }

    /// What this seed draws, if chance is due.
    fn drawn(&self, seed: &Seed) -> Option<G::Chance> {
        let ToAct::Chance(_) = self.game.to_act() else { return None };
        let mut rng = GameRng::derive(seed, Stream::Table, self.past.len() as u64);
        Some(self.game.sample_chance(&mut rng))
    }

    fn step_from_outside(
        &mut self,
        expected: usize,
        step: impl FnOnce() -> Result<StepOf<G>, SubmitError>,
    ) -> Result<Vec<String>, SubmitError> {
        let actual = self.past.len();
        if expected != actual {
            return Err(SubmitError::Stale { expected, actual });
        }
        self.take(step()?).map_err(refusal)?;
        self.deal();
        Ok(self.steps_since(actual))
    }

    fn steps_since(&self, n: usize) -> Vec<String> {
        self.past.since(n).iter().map(|taken| taken.step.to_string()).collect()
    }

    fn check_turn(&self, seat: Seat) -> Result<(), SubmitError> {
        let rule = self.game.turn_rule();
        match self.game.to_act() {
            ToAct::Seats(to_act) if to_act.contains(seat) => Ok(()),
            ToAct::Seats(to_act) => {
                Err(refusal::<G::Illegal>(Refused::NotYourTurn { seat, to_act, rule }))
            }
            ToAct::Chance(due) => {
                Err(refusal::<G::Illegal>(Refused::ChanceDue { kind: due.kind, rule }))
            }
            ToAct::Over => Err(SubmitError::Over),
        }
    }
}

impl<G: Playable> Running<G> {
    /// What a bot would do: it is handed the seat's view and its legal moves, nothing else.
    pub(crate) fn advised(
        &self,
        seat: Seat,
        bot: BotKind,
        limits: &Limits<'_>,
        seed: &Seed,
    ) -> Result<Advice<String>, SubmitError> {
        self.check_turn(seat)?;
        let number = decision_number(self.past.len(), seat);
        let mut bot = bot.sit_down::<G>(Streams::derive(seed, number));
        let advice = bot.advise(&Decision::of(&self.game, seat), limits);
        Ok(advice.map(|mv| mv.to_string()))
    }
}

impl<G: Game> Taken<G> {
    fn is_own_and_unrevealing(&self, seat: Seat) -> bool {
        matches!(&self.step, Step::Move(mover, _) if *mover == seat)
            && !self.facts.iter().any(G::is_reveal)
    }
}

/// The number of a decision after so many steps. Different for each seat: seats that decide at once must not draw the
/// same numbers.
pub(crate) fn decision_number(n_steps: usize, seat: Seat) -> u64 {
    (n_steps * MAX_SEATS + seat.index()) as u64
}

pub(crate) fn refusal<I: BreaksRule>(refused: Refused<I>) -> SubmitError {
    let (message, rule) = (refused.to_string(), refused.rule());
    match refused {
        Refused::Over { .. } => SubmitError::Over,
        Refused::Illegal(illegal) => {
            let (reason, figures) = (illegal.name(), illegal.figures());
            SubmitError::Illegal { rule: illegal.rule(), reason, figures, message }
        }
        Refused::NotYourTurn { to_act, .. } | Refused::SeatDue { to_act, .. } => {
            SubmitError::NotYourTurn { to_act, message, rule: Some(rule) }
        }
        Refused::ChanceDue { .. } => {
            SubmitError::NotYourTurn { to_act: SeatSet::EMPTY, message, rule: Some(rule) }
        }
    }
}

impl<G: Listed> Table for Running<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }

    fn options(&self) -> String {
        self.options.to_text()
    }

    fn n_seats(&self) -> u8 {
        self.game.n_seats()
    }

    fn side(&self, seat: Seat) -> Seat {
        self.game.side(seat)
    }

    fn n_steps(&self) -> usize {
        self.past.len()
    }

    #[cfg(not(target_family = "wasm"))]
    fn n_bytes(&self) -> usize {
        G::MEMORY.opened + G::MEMORY.step * self.n_steps()
    }

    fn to_act(&self) -> ToAct {
        self.game.to_act()
    }

    fn legal_moves(&self, seat: Seat) -> Vec<String> {
        let mut moves = Vec::new();
        if seat.number() < self.n_seats() {
            self.game.legal_moves(seat, &mut moves);
        }
        moves.iter().map(ToString::to_string).collect()
    }

    fn submit(
        &mut self,
        seat: Seat,
        expected_steps: usize,
        mv: &str,
    ) -> Result<Vec<String>, SubmitError> {
        self.step_from_outside(expected_steps, || {
            let mv = mv.parse().map_err(SubmitError::Malformed)?;
            Ok(Step::Move(seat, mv))
        })
    }

    fn supply(&mut self, expected_steps: usize, outcome: &str) -> Result<Vec<String>, SubmitError> {
        if let Dealer::Seeded(_) = self.dealer {
            let message = "this table draws its outcomes itself".into();
            let to_act = self.game.to_act().seats();
            return Err(SubmitError::NotYourTurn { to_act, message, rule: None });
        }
        self.step_from_outside(expected_steps, || {
            let outcome = outcome.parse().map_err(SubmitError::Malformed)?;
            Ok(Step::Chance(outcome))
        })
    }

    #[cfg(not(target_family = "wasm"))]
    fn view(&self, viewer: Viewer) -> Value {
        to_json(&self.game.view(self.at_this_table(viewer)))
    }

    fn view_as_any(&self, viewer: Viewer) -> Box<dyn Any + Send + Sync> {
        Box::new(self.game.view(self.at_this_table(viewer)))
    }

    fn learned(&self, viewer: Viewer, since: usize) -> Vec<LearnedStep> {
        let viewer = self.at_this_table(viewer);
        let numbered = (since.saturating_add(1)..).zip(self.past.since(since));
        numbered
            .map(|(step, taken)| LearnedStep {
                step,
                events: taken
                    .facts
                    .iter()
                    .map(|fact| Fact::new::<G>(G::view_event(fact, viewer)))
                    .collect(),
            })
            .collect()
    }

    fn standings(&self, viewer: Viewer) -> Vec<Standing> {
        let scores = self.game.scores(self.at_this_table(viewer));
        let ranks = ranks(&scores, |seat| self.game.side(seat));
        let standing = |(seat, score): (Seat, &tabletop::SeatScore<G::Category>)| Standing {
            seat,
            total: score.total,
            rank: ranks[seat],
            lines: score
                .lines
                .iter()
                .map(|line| LineView {
                    category: line.category.to_string(),
                    count: line.count,
                    points: line.points,
                })
                .collect(),
        };
        scores.iter().map(standing).collect()
    }

    fn preview(&self, seat: Seat, mv: &str) -> Result<Preview, SubmitError> {
        self.check_turn(seat)?;
        let mv = self.game.canonical(seat, mv.parse().map_err(SubmitError::Malformed)?);
        self.game.check(seat, &mv).map_err(|it| refusal(Refused::Illegal(it)))?;
        Ok(preview::preview::<G>(&self.game.view(Viewer::Seat(seat)), seat, &mv))
    }

    #[cfg(not(target_family = "wasm"))]
    fn advise(
        &self,
        seat: Seat,
        bot: BotKind,
        limits: &Limits<'_>,
        seed: &Seed,
    ) -> Result<Advice<String>, SubmitError> {
        self.advised(seat, bot, limits, seed)
    }

    fn steps(&self, since: usize) -> Vec<String> {
        self.steps_since(since)
    }

    fn log(&self) -> Option<String> {
        let log = || Log { commitment: self.commitment, ..self.as_log() }.to_string();
        // The steps of an imagined match do not follow from its options: such a text would be another match.
        self.imagined.is_none().then(log)
    }

    fn log_with(&self, shuffle: Option<&Shuffle>) -> Option<String> {
        let commitment = shuffle.map(Shuffle::commitment);
        let log = || Log { commitment, shuffle: shuffle.cloned(), ..self.as_log() }.to_string();
        self.imagined.is_none().then(log)
    }

    fn hash(&self) -> StateHash {
        StateHash::of(&self.game)
    }

    fn take_back_points(&self, seat: Seat) -> Vec<usize> {
        let numbered = (0..self.n_steps()).rev().zip(self.past.backwards());
        numbered
            .take_while(|(_, taken)| taken.is_own_and_unrevealing(seat))
            .map(|(n, _)| n)
            .collect()
    }

    fn take_back(&mut self, to: usize) -> Result<(), TakeBackError> {
        let n_steps = self.n_steps();
        if to > n_steps {
            return Err(TakeBackError { to, n_steps });
        }
        let mut before = self.at_the_start();
        for taken in self.past.since(0).into_iter().take(to) {
            before.take(taken.step.clone()).expect("these steps were taken before");
        }
        *self = before;
        self.deal();
        Ok(())
    }

    fn draw(&self, seed: &Seed) -> Option<String> {
        self.drawn(seed).map(|outcome| outcome.to_string())
    }

    fn boxed_clone(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }
}

#[cfg(not(target_family = "wasm"))]
pub(crate) fn to_json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("views are plain data")
}
