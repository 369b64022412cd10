//! One step of a match, and the only way in for steps from outside.

use core::fmt::{self, Display};
use core::str::FromStr;

use crate::game::{Audience, Game, ToAct};
use crate::notation::{Cursor, Notation, ParseError};
use crate::refusal::BreaksRule;
use crate::seat::{Seat, SeatSet};

/// What happened: somebody decided, or chance did.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Step<M, C> {
    /// A seat's decision.
    Move(Seat, M),
    /// An outcome.
    Chance(C),
}

/// A step of this game.
pub type StepOf<G> = Step<<G as Game>::Move, <G as Game>::Chance>;

impl<M: Display, C: Display> Display for Step<M, C> {
    /// A line of a log: who, a tab, what.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(seat, mv) => write!(f, "{seat}\t{mv}"),
            Self::Chance(outcome) => write!(f, "chance\t{outcome}"),
        }
    }
}

impl<M: Notation, C: Notation> FromStr for Step<M, C> {
    type Err = ParseError;

    fn from_str(line: &str) -> Result<Self, ParseError> {
        let StepLine { seat, notation } = StepLine::parse(line)?;
        let offset = line.chars().count() - notation.chars().count();
        let shift = |e: ParseError| ParseError { column: e.column + offset, ..e };
        match seat {
            Some(seat) => Ok(Self::Move(seat, notation.parse().map_err(shift)?)),
            None => Ok(Self::Chance(notation.parse().map_err(shift)?)),
        }
    }
}

/// A step as its line of a log; readable without knowing the game, and so without knowing whether it is one.
///
/// ```
/// use tabletop::{Seat, StepLine};
///
/// let line = StepLine::parse("1\ta-4").unwrap();
/// assert_eq!(line, StepLine { seat: Some(Seat::new(1)), notation: "a-4" });
/// assert_eq!(StepLine::parse("chance\t+3").unwrap().seat, None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StepLine<'a> {
    /// Who decided; nobody, if it was chance.
    pub seat: Option<Seat>,
    /// The move or the outcome.
    pub notation: &'a str,
}

impl<'a> StepLine<'a> {
    /// Reads who it was, not what.
    pub fn parse(line: &'a str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(line);
        let seat = if cursor.eat("chance") {
            None
        } else {
            let start = cursor.clone();
            let is_number = line.starts_with(|c: char| c.is_ascii_digit());
            let say_what =
                |e| if is_number { e } else { start.expected("a seat's number or `chance`") };
            Some(cursor.seat().map_err(say_what)?)
        };
        if !cursor.eat("\t") {
            return Err(cursor.expected("a tab"));
        }
        Ok(Self { seat, notation: cursor.rest() })
    }

    /// Whether a seat decided it.
    pub const fn is_move(&self) -> bool {
        self.seat.is_some()
    }
}

/// Takes a step from outside: turn first, then legality, then play.
/// Returns the step as it is to be recorded; a refused step changes nothing and tells nobody anything.
pub fn apply<G: Game>(
    game: &mut G,
    step: StepOf<G>,
    audience: &mut impl Audience<G::Event>,
) -> Result<StepOf<G>, Refused<G::Illegal>> {
    let rule = game.turn_rule();
    match (game.to_act(), step) {
        (ToAct::Over, _) => Err(Refused::Over { rule }),
        (ToAct::Seats(to_act), Step::Move(seat, mv)) if to_act.contains(seat) => {
            let mv = game.canonical(seat, mv);
            game.check(seat, &mv).map_err(Refused::Illegal)?;
            game.play(seat, &mv, audience);
            Ok(Step::Move(seat, mv))
        }
        (ToAct::Seats(to_act), Step::Move(seat, _)) => {
            Err(Refused::NotYourTurn { seat, to_act, rule })
        }
        (ToAct::Seats(to_act), Step::Chance(_)) => Err(Refused::SeatDue { to_act, rule }),
        (ToAct::Chance(due), Step::Move(..)) => Err(Refused::ChanceDue { kind: due.kind, rule }),
        (ToAct::Chance(_), Step::Chance(outcome)) => {
            game.check_chance(&outcome).map_err(Refused::Illegal)?;
            game.resolve(&outcome, audience);
            Ok(Step::Chance(outcome))
        }
    }
}

/// Why a step was not taken.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refused<I> {
    /// The match has ended.
    #[error("the match is over")]
    Over {
        /// The rule of turns: there are none left.
        rule: &'static str,
    },
    /// Somebody else decides now.
    #[error("seat {seat} is not to act now, but {to_act}")]
    NotYourTurn {
        /// Who tried.
        seat: Seat,
        /// Who decides.
        to_act: SeatSet,
        /// The rule of turns.
        rule: &'static str,
    },
    /// A move came where an outcome is due.
    #[error("first chance must decide ({kind})")]
    ChanceDue {
        /// What is due.
        kind: &'static str,
        /// The rule of turns.
        rule: &'static str,
    },
    /// An outcome came where a seat decides.
    #[error("chance has nothing to decide now; to act: {to_act}")]
    SeatDue {
        /// Who decides.
        to_act: SeatSet,
        /// The rule of turns.
        rule: &'static str,
    },
    /// A rule forbids it.
    #[error("{0}")]
    Illegal(I),
}

impl<I: BreaksRule> Refused<I> {
    /// The rule behind the refusal.
    pub fn rule(&self) -> &'static str {
        match self {
            Self::Illegal(illegal) => illegal.rule(),
            Self::NotYourTurn { rule, .. }
            | Self::Over { rule }
            | Self::ChanceDue { rule, .. }
            | Self::SeatDue { rule, .. } => rule,
        }
    }
}
