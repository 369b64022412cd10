//! A request becomes a command, or an error that names the field.

use serde_json::Value;
use table::{BotKind, Budget, Dealer, Level};
use tabletop::{Seat, Seed, Viewer};

use super::answer::Error;
use super::request::Request;
use crate::seed::from_the_system;

/// What is to be done.
pub(super) enum Command {
    Games,
    New {
        game: String,
        options: Value,
        dealer: Dealer,
    },
    /// With a seed of the client's, or one of our own where it gives none.
    Load {
        log: String,
        dealer: Dealer,
        has_seed: bool,
    },
    Play {
        number: u64,
        seat: Seat,
        mv: String,
    },
    Chance {
        number: u64,
        outcome: String,
    },
    Close {
        number: u64,
    },
    Ask {
        number: u64,
        question: Question,
    },
}

/// What is asked of a match, which does not change by it.
pub(super) enum Question {
    Moves { limit: Option<usize> },
    State { viewer: Viewer },
    Score { viewer: Viewer },
    Bot { seat: Seat, bot: BotKind, budget: Budget, seed: Seed },
    Log,
    Hash,
}

const COMMANDS: &str =
    "games, new, moves, play, chance, state, score, bot, log, load, hash or close";

impl Command {
    pub(super) fn read(mut request: Request<'_>) -> Result<Self, Error> {
        let word: String = request.required("do", COMMANDS)?;
        let command = Self::read_fields(&word, &mut request)?;
        request.end()?;
        Ok(command)
    }

    fn read_fields(word: &str, request: &mut Request<'_>) -> Result<Self, Error> {
        Ok(match word {
            "games" => Self::Games,
            "new" => Self::New {
                game: request.required("game", "the id of a game")?,
                options: request
                    .optional("options", "an object of names and values")?
                    .unwrap_or_else(|| Value::Object(serde_json::Map::new())),
                dealer: {
                    let seed = seed(request)?;
                    dealer(request, seed, Chance::Auto)?
                },
            },
            "load" => {
                let log = request.required("log", "the text of a log")?;
                let seed = seed(request)?;
                let has_seed = seed.is_some();
                Self::Load { log, has_seed, dealer: dealer(request, seed, Chance::Scripted)? }
            }
            "play" => Self::Play {
                number: number(request)?,
                seat: seat(request)?,
                mv: request.required("move", "a move in notation")?,
            },
            "chance" => Self::Chance {
                number: number(request)?,
                outcome: request.required("outcome", "an outcome in notation")?,
            },
            "close" => Self::Close { number: number(request)? },
            _ => match Question::read(word, request)? {
                Some(question) => Self::Ask { number: number(request)?, question },
                None => return Err(Error::field("do", &format!("must be {COMMANDS}"))),
            },
        })
    }
}

impl Question {
    fn read(word: &str, request: &mut Request<'_>) -> Result<Option<Self>, Error> {
        Ok(Some(match word {
            "moves" => Self::Moves { limit: request.optional("limit", "a number of moves")? },
            "state" => Self::State { viewer: viewer(request)? },
            "score" => Self::Score { viewer: viewer(request)? },
            "bot" => Self::Bot {
                seat: seat(request)?,
                bot: bot(request)?,
                budget: budget(request)?,
                // Whoever wants another answer brings another seed.
                seed: seed(request)?.unwrap_or_else(|| Seed::from(0)),
            },
            "log" => Self::Log,
            "hash" => Self::Hash,
            _ => return Ok(None),
        }))
    }
}

fn number(request: &mut Request<'_>) -> Result<u64, Error> {
    request.required("match", "the number of a match")
}

fn seat(request: &mut Request<'_>) -> Result<Seat, Error> {
    const WHAT: &str = "a seat's number, from 0";
    let number: u8 = request.required("seat", WHAT)?;
    Seat::try_from(number).map_err(|_| Error::field("seat", &format!("must be {WHAT}")))
}

fn viewer(request: &mut Request<'_>) -> Result<Viewer, Error> {
    const WHAT: &str = "`seat:N`, `spectator` or `referee`";
    let text: String = request.required("viewer", WHAT)?;
    text.parse().map_err(|_| Error::field("viewer", &format!("must be {WHAT}")))
}

enum Chance {
    Auto,
    Scripted,
}

/// Who draws: the table from a seed, or whoever sends outcomes.
fn dealer(request: &mut Request<'_>, seed: Option<Seed>, default: Chance) -> Result<Dealer, Error> {
    const WHAT: &str = "`auto` or `scripted`";
    let word: Option<String> = request.optional("chance", WHAT)?;
    let chance = match word.as_deref() {
        None => default,
        Some("auto") => Chance::Auto,
        Some("scripted") => Chance::Scripted,
        Some(_) => return Err(Error::field("chance", &format!("must be {WHAT}"))),
    };
    match (chance, seed) {
        (Chance::Scripted, _) => Ok(Dealer::Scripted),
        (Chance::Auto, Some(seed)) => Ok(Dealer::Seeded(seed)),
        (Chance::Auto, None) => seed_from_the_system().map(Dealer::Seeded),
    }
}

const SEED: &str = "a whole number from 0 to 18446744073709551615, or 64 hexadecimal digits";

fn seed(request: &mut Request<'_>) -> Result<Option<Seed>, Error> {
    let seed = match request.optional::<Value>("seed", SEED)? {
        None => return Ok(None),
        Some(Value::Number(number)) => number.as_u64().map(Seed::from),
        Some(Value::String(digits)) => digits.parse().ok(),
        Some(Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_)) => None,
    };
    seed.map(Some).ok_or_else(|| Error::field("seed", &format!("must be {SEED}")))
}

/// Without a seed of the client's nobody can guess what will be drawn.
fn seed_from_the_system() -> Result<Seed, Error> {
    from_the_system().map_err(|error| Error::field("seed", &format!("is missing: {error}")))
}

/// A level, or a bot by its name.
fn bot(request: &mut Request<'_>) -> Result<BotKind, Error> {
    const LEVEL: &str = "a level from 1 to 10";
    let level: Option<u8> = request.optional("level", LEVEL)?;
    let name: Option<String> = request.optional("bot", "the name of a bot")?;
    match (level, name) {
        (Some(level), None) => Level::new(level)
            .map(BotKind::Level)
            .ok_or_else(|| Error::field("level", &format!("must be {LEVEL}"))),
        (None, Some(name)) => {
            name.parse().map_err(|error| Error::malformed(format!("field `bot`: {error}")))
        }
        (None, None) => {
            Err(Error::field("level", &format!("is missing: {LEVEL}; or `bot`: the name of one")))
        }
        (Some(_), Some(_)) => Err(Error::malformed("fields `level` and `bot` exclude each other")),
    }
}

/// No bot needs more, and nobody should wait for hours by a slip of the finger.
const MOST_PLAYOUTS: u32 = 1_000_000;

fn budget(request: &mut Request<'_>) -> Result<Budget, Error> {
    let what = format!("a number from 1 to {MOST_PLAYOUTS}");
    match request.optional::<u32>("playouts", &what)? {
        None => Ok(Budget::DEFAULT),
        Some(n) if (1..=MOST_PLAYOUTS).contains(&n) => Ok(Budget::Playouts(n)),
        Some(_) => Err(Error::field("playouts", &format!("must be {what}"))),
    }
}
