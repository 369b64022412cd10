//! The trait, and what goes in and out of it.

use std::any::Any;

#[cfg(not(target_family = "wasm"))]
use bots::{Advice, BotKind, Limits};
#[cfg(not(target_family = "wasm"))]
use serde::Serialize;
#[cfg(not(target_family = "wasm"))]
use serde_json::Value;
#[cfg(not(target_family = "wasm"))]
use tabletop::OptionKind;
use tabletop::{Figure, ParseError, Seat, SeatSet, Seed, Shuffle, StateHash, ToAct, Viewer};

use crate::fact::Fact;
use crate::preview::Preview;

/// One match of any game.
///
/// Steps go in as notation and come out as notation; viewers get JSON made for them alone.
/// After each decision the table draws whatever chance is due, unless outcomes are supplied from outside.
pub trait Table: Send + Sync {
    /// The game's id.
    fn game(&self) -> &'static str;

    /// The version of its rules.
    fn rules_version(&self) -> u32;

    /// All options as `name=value` words.
    fn options(&self) -> String;

    /// How many seats there are.
    fn n_seats(&self) -> u8;

    /// The side a seat plays for, named by its first seat.
    fn side(&self, seat: Seat) -> Seat;

    /// How many steps have been taken. A client that acts names the number it has seen.
    fn n_steps(&self) -> usize;

    /// About how many bytes it takes, and no fewer: for programs that keep many.
    #[cfg(not(target_family = "wasm"))]
    fn n_bytes(&self) -> usize;

    /// Who or what comes next.
    fn to_act(&self) -> ToAct;

    /// The moves of a seat, as notation; none unless it is to act.
    fn legal_moves(&self, seat: Seat) -> Vec<String>;

    /// Takes a seat's move, then whatever chance is due. Returns all steps to append to the log;
    /// they hold what was drawn, so they are for whoever keeps the log and not for players.
    /// On an error nothing has changed.
    fn submit(
        &mut self,
        seat: Seat,
        expected_steps: usize,
        mv: &str,
    ) -> Result<Vec<String>, SubmitError>;

    /// Takes an outcome from outside, at a table whose dealer is [`Dealer::Scripted`].
    fn supply(&mut self, expected_steps: usize, outcome: &str) -> Result<Vec<String>, SubmitError>;

    /// The game as this viewer sees it, as JSON; the page draws it from [`view_as_any`](Self::view_as_any).
    #[cfg(not(target_family = "wasm"))]
    fn view(&self, viewer: Viewer) -> Value;

    /// The same as a value of the game's own type, such as `ingenious::View`: for programs that draw it.
    fn view_as_any(&self, viewer: Viewer) -> Box<dyn Any + Send + Sync>;

    /// What this viewer learned in each step from this number on.
    fn learned(&self, viewer: Viewer, since: usize) -> Vec<LearnedStep>;

    /// The points as this viewer may know them, also in mid-match.
    fn standings(&self, viewer: Viewer) -> Vec<Standing>;

    /// What a move would bring the seat that makes it, before it is made; or the refusal it would meet.
    /// It comes from the seat's view alone, so it tells nothing the seat may not know. Asking changes nothing.
    fn preview(&self, seat: Seat, mv: &str) -> Result<Preview, SubmitError>;

    /// What a bot of this kind would do in this seat. It is handed the seat's view and its legal moves, nothing else.
    /// Bot, limits, seed and number of steps decide the answer; asking changes nothing.
    /// In the page bots are a piece of their own: see [`advise`](crate::advise()).
    #[cfg(not(target_family = "wasm"))]
    fn advise(
        &self,
        seat: Seat,
        bot: BotKind,
        limits: &Limits<'_>,
        seed: &Seed,
    ) -> Result<Advice<String>, SubmitError>;

    /// The steps from this number on, as lines of the log and as secret.
    fn steps(&self, since: usize) -> Vec<String>;

    /// The match as text. As secret as the state until the match is over: it holds every draw.
    /// None if the match is imagined: nobody knows what led there.
    fn log(&self) -> Option<String>;

    /// The match as text, with all that is needed to draw everything again; without a shuffle, with no word of where
    /// its draws came from. For matches that are over: a shuffle is a secret until then.
    fn log_with(&self, shuffle: Option<&Shuffle>) -> Option<String>;

    /// The state's fingerprint. As secret as the state until the match is over: who can guess, can compare.
    fn hash(&self) -> StateHash;

    /// The numbers of steps to which this seat may go back on its own, the latest first:
    /// never across a draw, a reveal or another seat's decision.
    fn take_back_points(&self, seat: Seat) -> Vec<usize>;

    /// Goes back to when this many steps had been taken. Whether all agree is for the caller to know.
    /// What is drawn again from a seed is drawn the same.
    fn take_back(&mut self, to: usize) -> Result<(), TakeBackError>;

    /// What would be drawn here from this seed, as notation; nothing unless chance is due.
    fn draw(&self, seed: &Seed) -> Option<String>;

    /// Another table in the same state.
    fn boxed_clone(&self) -> Box<dyn Table>;
}

impl Clone for Box<dyn Table> {
    fn clone(&self) -> Self {
        self.boxed_clone()
    }
}

impl std::fmt::Debug for dyn Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // A state holds secrets, and this text may end in a log.
        write!(f, "Table({} after {} steps)", self.game(), self.n_steps())
    }
}

/// Where outcomes come from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Dealer {
    /// Drawn from this seed by the number of the step.
    Seeded(Seed),
    /// Supplied from outside.
    Scripted,
}

/// What a viewer learned in one step.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(not(target_family = "wasm"), derive(Serialize))]
pub struct LearnedStep {
    /// The number of steps after it. A step that tells this viewer nothing still has its number: hidden is not lost.
    pub step: usize,
    /// The facts as this viewer learns them.
    pub events: Vec<Fact>,
}

/// A seat's points and rank.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(not(target_family = "wasm"), derive(Serialize))]
pub struct Standing {
    /// Whose.
    pub seat: Seat,
    /// What decides first.
    pub total: i32,
    /// 1 + the number of sides strictly better, as far as this viewer can know.
    pub rank: u32,
    /// Where the points come from.
    pub lines: Vec<LineView>,
}

/// For what, how many, how many points.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(not(target_family = "wasm"), derive(Serialize))]
pub struct LineView {
    /// What the points are given for.
    pub category: String,
    /// How many of it.
    pub count: i32,
    /// What they are worth.
    pub points: i32,
}

/// Why a step was not taken; each kind has a stable code.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SubmitError {
    /// The match has gone on since the sender last looked.
    #[error("the match is at step {actual}, not {expected}")]
    Stale {
        /// What the sender has seen.
        expected: usize,
        /// What there is.
        actual: usize,
    },
    /// The text is not notation.
    #[error("{0}")]
    Malformed(ParseError),
    /// The match has ended.
    #[error("the match is over")]
    Over,
    /// Somebody else, or chance, comes first.
    #[error("{message}")]
    NotYourTurn {
        /// Who comes first; nobody if chance does, or whoever asked has no turn at all.
        to_act: SeatSet,
        /// Who or what comes first, in words.
        message: String,
        /// The rule of turns, if that is the reason.
        rule: Option<&'static str>,
    },
    /// A rule forbids it.
    #[error("{message}")]
    Illegal {
        /// Which rule.
        rule: &'static str,
        /// Which of its reasons, as the rules themselves call it (`CellTaken`): for whoever has words of his own.
        reason: &'static str,
        /// The figures in the message, in its order.
        figures: Vec<Figure>,
        /// Why, in a player's words.
        message: String,
    },
}

impl SubmitError {
    /// The stable code of this kind of error.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Stale { .. } => "match/stale",
            Self::Malformed(_) => "move/malformed",
            Self::Over => "match/over",
            Self::NotYourTurn { .. } => "move/not-your-turn",
            Self::Illegal { .. } => "move/illegal",
        }
    }

    /// The rule behind it, where there is one.
    pub const fn rule(&self) -> Option<&'static str> {
        match self {
            Self::Illegal { rule, .. } => Some(rule),
            Self::NotYourTurn { rule, .. } => *rule,
            Self::Stale { .. } | Self::Malformed(_) | Self::Over => None,
        }
    }
}

/// There is no such point to go back to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("can't go back to step {to}: only {n_steps} steps were taken")]
pub struct TakeBackError {
    /// Where to.
    pub to: usize,
    /// Where the match is.
    pub n_steps: usize,
}

/// What an option takes, for people.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn kind_in_words(kind: OptionKind) -> String {
    match kind {
        OptionKind::Flag => "true or false".into(),
        OptionKind::Number { min, max } => format!("{min}-{max}"),
        OptionKind::Choice { values } => values.join(", "),
        OptionKind::Seat => "a seat's number or random".into(),
        OptionKind::Content => "standard, or the fingerprint of a content pack".into(),
        OptionKind::List { values, open } => format!("{open}, or some of {}", values.join(", ")),
    }
}
