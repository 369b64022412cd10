//! A client's session: its open matches, and an answer to every line.

use serde_json::{Map, Value};
use table::{Dealer, Fact, GameKind, Games, Limits, SubmitError, Table, pairs_from_json};
use tabletop::{OptionKind, OptionSpec, Seat, Viewer};

use super::answer::{Advice, Answer, Body, Error, GameInfo, Opened, ToAct};
use super::command::{Command, Question};
use super::matches::{Bounds, Matches};
use super::request::Request;
use crate::words;

/// The engine without its pipes: lines go in, answers come out.
pub struct Engine {
    games: Games,
    bounds: Bounds,
    matches: Matches,
}

impl Engine {
    /// An engine that knows these games and keeps within these bounds.
    pub const fn new(games: Games, bounds: Bounds) -> Self {
        Self { games, bounds, matches: Matches::new(bounds) }
    }

    /// What it keeps within.
    pub const fn bounds(&self) -> Bounds {
        self.bounds
    }

    /// The answer to a line, whatever stands there: always one line.
    pub fn answer(&mut self, line: &[u8]) -> String {
        let (request, read) = Request::read(&line[..line.len().min(self.bounds.line)]);
        let id = request.id();
        let body = self
            .check_length(line)
            .and(read)
            .and_then(|()| Command::read(request))
            .and_then(|command| self.carry_out(command))
            .unwrap_or_else(|error| Body::Error { error });
        serde_json::to_string(&Answer { id: &id, body }).expect("answers are plain data")
    }

    fn check_length(&self, line: &[u8]) -> Result<(), Error> {
        let most = self.bounds.line;
        if line.len() <= most {
            return Ok(());
        }
        Err(Error::limit(format!("the line is longer than {most} bytes: send shorter lines")))
    }

    fn carry_out(&mut self, command: Command) -> Result<Body, Error> {
        match command {
            Command::Games => Ok(Body::Games { games: self.games.iter().map(info).collect() }),
            Command::New { game, options, dealer } => self.open(&game, &options, dealer),
            Command::Load { log, dealer, has_seed } => self.load(&log, dealer, has_seed),
            Command::Play { number, seat, mv } => self.matches.advance(number, |table| {
                check_seat(table, seat)?;
                take(table, Viewer::Seat(seat), |table, n| table.submit(seat, n, &mv))
            }),
            // Whoever supplies the outcomes knows them.
            Command::Chance { number, outcome } => self.matches.advance(number, |table| {
                take(table, Viewer::Referee, |table, n| table.supply(n, &outcome))
            }),
            Command::Close { number } => self.matches.close(number).map(|()| Body::Closed {}),
            Command::Ask { number, question } => tell(self.matches.get(number)?, question),
        }
    }

    fn open(&mut self, game: &str, options: &Value, dealer: Dealer) -> Result<Body, Error> {
        self.matches.check_room()?;
        let game = self
            .games
            .find(game)
            .map_err(|error| Error::malformed(format!("field `game`: {error}")))?;
        let pairs = pairs_from_json(options)?;
        let pairs: Vec<(&str, &str)> =
            pairs.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        let table = game.open(&pairs, dealer)?;
        let steps = Some(table.steps(0));
        Ok(Body::Opened(Opened { number: self.matches.insert(table), steps }))
    }

    fn load(&mut self, log: &str, dealer: Dealer, has_seed: bool) -> Result<Body, Error> {
        self.matches.check_room()?;
        let mut table = self.games.load(log, Dealer::Scripted)?;
        let mut steps = None;
        if let Dealer::Seeded(_) = dealer {
            let n_logged = table.n_steps();
            let told = |error| Error::unloaded(&error, log, has_seed);
            table = self.games.load(log, dealer).map_err(told)?;
            steps = Some(table.steps(n_logged));
        }
        Ok(Body::Opened(Opened { number: self.matches.insert(table), steps }))
    }
}

/// Takes a step and tells what it was and what this viewer learned.
fn take(
    table: &mut dyn Table,
    viewer: Viewer,
    step: impl FnOnce(&mut dyn Table, usize) -> Result<Vec<String>, SubmitError>,
) -> Result<Body, Error> {
    let n_before = table.n_steps();
    let steps = step(table, n_before)?;
    let learned = table.learned(viewer, n_before);
    Ok(Body::Taken {
        steps,
        events: learned.iter().flat_map(|step| &step.events).map(Fact::to_json).collect(),
    })
}

fn tell(table: &dyn Table, question: Question) -> Result<Body, Error> {
    Ok(match question {
        Question::Moves { limit } => Body::ToAct(moves(table, limit.unwrap_or(usize::MAX))),
        Question::State { viewer } => {
            check_viewer(table, viewer)?;
            Body::State { state: table.view(viewer) }
        }
        Question::Score { viewer } => {
            check_viewer(table, viewer)?;
            Body::Scores { scores: table.standings(viewer) }
        }
        Question::Bot { seat, bot, budget, seed } => {
            check_seat(table, seat)?;
            let advice = table.advise(seat, bot, &Limits::new(budget), &seed)?;
            let reason = words::reason_for_programs(&advice.reason);
            Body::Advice(Advice { mv: advice.mv, candidates: advice.candidates, reason })
        }
        Question::Log => Body::Log { log: table.log().expect(OWN_LOG) },
        Question::Hash => Body::Hash { hash: table.hash().to_string() },
    })
}

fn check_viewer(table: &dyn Table, viewer: Viewer) -> Result<(), Error> {
    match viewer {
        Viewer::Seat(seat) => check_seat(table, seat),
        Viewer::Spectator | Viewer::Referee => Ok(()),
    }
}

fn check_seat(table: &dyn Table, seat: Seat) -> Result<(), Error> {
    let n = table.n_seats();
    if seat.number() < n {
        return Ok(());
    }
    Err(Error::malformed(format!("there is no seat {seat}: the seats are 0 to {}", n - 1)))
}

fn moves(table: &dyn Table, most: usize) -> ToAct {
    match table.to_act() {
        tabletop::ToAct::Over => ToAct::Over { to_act: "over" },
        tabletop::ToAct::Chance(chance) => ToAct::Chance { to_act: "chance", chance },
        tabletop::ToAct::Seats(seats) => {
            let of_seat = |seat: Seat| {
                let mut moves = table.legal_moves(seat);
                moves.truncate(most);
                (seat.to_string(), moves)
            };
            ToAct::Seats { to_act: seats, moves: seats.iter().map(of_seat).collect() }
        }
    }
}

/// The engine opens and loads matches, and imagines none.
const OWN_LOG: &str = "a match that is played has a log";

fn info(game: &dyn GameKind) -> GameInfo {
    let options: Map<String, Value> =
        game.options().iter().map(|spec| (spec.name.to_owned(), option(spec))).collect();
    GameInfo { id: game.id(), rules_version: game.rules_version(), options: Value::Object(options) }
}

/// What an option takes, with its default as the JSON a client would send.
fn option(spec: &OptionSpec) -> Value {
    let mut value = serde_json::to_value(spec.kind).expect("plain data");
    value["default"] = match spec.kind {
        OptionKind::Flag | OptionKind::Number { .. } => {
            serde_json::from_str(spec.default).expect("a flag or a number is written as in JSON")
        }
        OptionKind::Choice { .. }
        | OptionKind::Seat
        | OptionKind::List { .. }
        | OptionKind::Content => spec.default.into(),
    };
    value["help"] = spec.help.into();
    value
}
