//! A rule or a worked example as a few lines of text.
//!
//! ```text
//! options seats=2 cells=6 start=0
//! chance: deal 1,1,2                     # steps as in a log
//! 0: favour 1
//! to act: 1                              # or `chance deal`, or `over`
//! moves 1: favour 1 | favour 2 | favour 3 | favour 4
//! count 1: 4                             # how many moves
//! refused 0: 1@0 | PI-3 no such cell     # the step, the rule that forbids it, and if you like part of the message
//! score 0: 4 | neighbours 2 4 | favourite 1 1
//! ranks: 1 2
//! seat:1 sees /seats/0/hand: null        # a place in a viewer's view
//! seat:1 told: {"event":"favoured",…}    # among what the last step told a viewer
//! ```
//! Everything behind `#` is a comment. Keys of JSON objects may stand in any order.

use serde_json::Value;
use tabletop::step::StepOf;
use tabletop::{Game, Options, Seat, Step, ToAct, Viewer, apply, ranks};

use crate::json;

/// Runs a script that starts with `options`, and returns the state it ends in.
///
/// # Panics
/// If a line does not hold; the message names it.
pub fn run<G: Game>(script: &str) -> G {
    let mut lines = numbered(script);
    let (number, first) = lines.next().expect("a script has lines");
    let options = first
        .strip_prefix("options")
        .unwrap_or_else(|| panic!("line {number}: expected `options …`"));
    let options = G::Options::from_text(options).unwrap_or_else(|e| panic!("line {number}: {e}"));
    go_on(G::new(&options), lines)
}

/// Runs a script from any position.
///
/// # Panics
/// If a line does not hold; the message names it.
pub fn run_from<G: Game>(game: G, script: &str) -> G {
    go_on(game, numbered(script))
}

fn numbered(script: &str) -> impl Iterator<Item = (usize, &str)> {
    script
        .lines()
        .enumerate()
        .map(|(i, line)| (i + 1, line.split('#').next().unwrap_or_default().trim()))
        .filter(|(_, line)| !line.is_empty())
}

fn go_on<'a, G: Game>(game: G, lines: impl Iterator<Item = (usize, &'a str)>) -> G {
    let mut stage = Stage { game, told: Vec::new() };
    for (number, line) in lines {
        if let Err(why) = stage.line(line) {
            panic!("line {number}: {line}\n{why}");
        }
    }
    stage.game
}

struct Stage<G: Game> {
    game: G,
    /// The facts of the last step.
    told: Vec<G::Event>,
}

impl<G: Game> Stage<G> {
    fn line(&mut self, line: &str) -> Result<(), String> {
        let (head, rest) = line.split_once(": ").ok_or("expected `…: …`")?;
        let words: Vec<&str> = head.split(' ').collect();
        match words.as_slice() {
            ["to", "act"] => equal(rest, &self.to_act()),
            ["ranks"] => equal(rest, &self.ranks()),
            ["refused", who] => self.refused(who, rest),
            ["moves", seat] => self.moves(seat, rest),
            ["count", seat] => equal(rest, &self.listed(seat)?.len().to_string()),
            ["score", seat] => self.score(seat, rest),
            [viewer, "sees", place] => self.sees(viewer, place, rest),
            [viewer, "told"] => self.is_told(viewer, rest),
            [who] => self.step(who, rest),
            _ => Err("no such kind of line".into()),
        }
    }

    fn step(&mut self, who: &str, what: &str) -> Result<(), String> {
        let mut told = Vec::new();
        let step = parse_step::<G>(who, what)?;
        apply(&mut self.game, step, &mut told).map_err(|e| format!("{e} ({})", e.rule()))?;
        self.told = told;
        Ok(())
    }

    fn refused(&self, who: &str, rest: &str) -> Result<(), String> {
        let (what, reason) = rest.rsplit_once(" | ").ok_or("expected `STEP | RULE`")?;
        let (rule, message) = reason.split_once(' ').unwrap_or((reason, ""));
        let step = parse_step::<G>(who, what)?;
        let (mut copy, mut told) = (self.game.clone(), Vec::new());
        let Err(refused) = apply(&mut copy, step.clone(), &mut told) else {
            return Err(format!("`{step}` was taken"));
        };
        if copy != self.game || !told.is_empty() {
            return Err(format!("`{step}` was refused and left a trace"));
        }
        equal(rule, refused.rule()).map_err(|e| format!("{e}\n{refused}"))?;
        let is_said = refused.to_string().contains(message);
        if is_said { Ok(()) } else { Err(format!("refused, but: {refused}")) }
    }

    fn moves(&self, seat: &str, wanted: &str) -> Result<(), String> {
        let listed: Vec<String> = self.listed(seat)?.iter().map(ToString::to_string).collect();
        equal(wanted, &listed.join(" | "))
    }

    fn listed(&self, seat: &str) -> Result<Vec<G::Move>, String> {
        let mut moves = Vec::new();
        self.game.legal_moves(parse(seat)?, &mut moves);
        Ok(moves)
    }

    fn score(&self, seat: &str, wanted: &str) -> Result<(), String> {
        let scores = self.game.scores(Viewer::Referee);
        let score = scores.get(parse(seat)?).ok_or("there is no such seat")?;
        let lines: Vec<String> = score
            .lines
            .iter()
            .map(|line| format!("{} {} {}", line.category, line.count, line.points))
            .collect();
        let mut parts = wanted.split(" | ");
        equal(parts.next().unwrap_or_default(), &score.total.to_string())
            .map_err(|e| format!("total: {e}"))?;
        match parts.find(|part| !lines.iter().any(|line| line == part)) {
            Some(missing) => Err(format!("no line `{missing}` among {lines:?}")),
            None => Ok(()),
        }
    }

    fn sees(&self, viewer: &str, place: &str, wanted: &str) -> Result<(), String> {
        let view: Value = from_json(&json::view(&self.game, parse(viewer)?))?;
        let found = view.pointer(place).ok_or_else(|| format!("nothing stands there: {view}"))?;
        equal(&from_json(wanted)?.to_string(), &found.to_string())
    }

    fn is_told(&self, viewer: &str, wanted: &str) -> Result<(), String> {
        let wanted = from_json(wanted)?;
        let told = json::events::<G>(&self.told, parse(viewer)?);
        let is_there = told.iter().any(|fact| from_json(fact).is_ok_and(|fact| fact == wanted));
        if is_there { Ok(()) } else { Err(format!("was told {told:?}")) }
    }

    fn to_act(&self) -> String {
        match self.game.to_act() {
            ToAct::Seats(seats) => seats.to_string(),
            ToAct::Chance(due) => format!("chance {}", due.kind),
            ToAct::Over => "over".into(),
        }
    }

    fn ranks(&self) -> String {
        let ranks = ranks(&self.game.scores(Viewer::Referee), |seat| self.game.side(seat));
        ranks.values().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }
}

fn parse_step<G: Game>(who: &str, what: &str) -> Result<StepOf<G>, String> {
    if who == "chance" {
        Ok(Step::Chance(parse(what)?))
    } else {
        Ok(Step::Move(parse::<Seat>(who)?, parse(what)?))
    }
}

fn parse<T: std::str::FromStr<Err = tabletop::ParseError>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|e| format!("`{text}`: {e}"))
}

fn from_json(text: &str) -> Result<Value, String> {
    serde_json::from_str(text).map_err(|e| format!("`{text}` is not JSON: {e}"))
}

fn equal(wanted: &str, found: &str) -> Result<(), String> {
    if wanted == found { Ok(()) } else { Err(format!("wanted {wanted}\nfound  {found}")) }
}
