//! A match as text: a header, then one step a line.
//!
//! ```text
//! clubhouse-log 1
//! game pips
//! rules 1
//! options seats=2 cells=9 start=random
//! commitment 5c0f…                        (optional: the hash of the seed, published before the match)
//! secret 0700…                            (optional: what a server promised by the commitment,
//! match 5f0e…                              the match's id,
//! entropy 0102,,6865                       and what each seat added: from these the seed was made)
//! hash 93ab…                              (optional: the state after the last step)
//! result 9:1,7:2                          (optional: what each seat has then, and its rank)
//! chance⇥start 1
//! 1⇥2@4
//! ```
//!
//! A log holds outcomes, so replay needs no generator; what they were drawn from is there for whoever wants to check.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::game::{Game, Nobody};
use crate::hash::StateHash;
use crate::notation::{Cursor, ParseError, excerpt};
use crate::options::{Options, OptionsError};
use crate::pack::Pack;
use crate::rng::Commitment;
use crate::shuffle::{MatchName, Shuffle};
use crate::step::{Refused, StepOf, apply};

const TITLE: &str = "clubhouse-log 1";

/// A match: its options and its steps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Log<G: Game> {
    /// What was agreed.
    pub options: G::Options,
    /// The published hash of the seed, or of the secret it was made from; if there was one.
    pub commitment: Option<Commitment>,
    /// What the seed was made from, if players had a part in it. Only for logs of matches that are over.
    pub shuffle: Option<Shuffle>,
    /// What the state after the last step should hash to, if the log says so.
    pub hash: Option<StateHash>,
    /// What it should come to, if the log says so.
    pub result: Option<ClaimedResult>,
    /// Everything that happened.
    pub steps: Vec<StepOf<G>>,
}

impl<G: Game> Log<G> {
    /// A match that has not begun.
    pub const fn new(options: G::Options) -> Self {
        Self {
            options,
            commitment: None,
            shuffle: None,
            hash: None,
            result: None,
            steps: Vec::new(),
        }
    }

    /// The commitment to the seed itself.
    pub fn commitment_to_seed(&self) -> Option<Commitment> {
        match &self.shuffle {
            Some(shuffle) => Some(shuffle.seed().commitment()),
            None => self.commitment,
        }
    }

    /// The state after all steps. A hash in the header must agree with it.
    pub fn replay(&self) -> Result<G, ReplayError<G::Illegal>> {
        let game = self.replay_to(self.steps.len())?;
        match self.hash {
            Some(claimed) if claimed != StateHash::of(&game) => {
                Err(ReplayError::Hash { claimed, found: StateHash::of(&game) })
            }
            Some(_) | None => Ok(game),
        }
    }

    /// The state after the first `n` steps.
    pub fn replay_to(&self, n: usize) -> Result<G, ReplayError<G::Illegal>> {
        let steps = self
            .steps
            .get(..n)
            .ok_or(ReplayError::TooShort { wanted: n, found: self.steps.len() })?;
        let mut game = G::new(&self.options);
        for (i, step) in steps.iter().enumerate() {
            apply(&mut game, step.clone(), &mut Nobody)
                .map_err(|refused| ReplayError::Step { number: i + 1, refused })?;
        }
        Ok(game)
    }

    /// Reads a log of this game.
    pub fn parse(text: &str) -> Result<Self, LogError> {
        Self::parse_with(text, &[])
    }

    /// Reads a log of this game that may have been played with one of these packs.
    pub fn parse_with(text: &str, packs: &[Pack]) -> Result<Self, LogError> {
        let header = Header::parse(text)?;
        expect(Header::GAME_LINE, "game", header.game, G::ID)?;
        expect(Header::RULES_LINE, "rules", header.rules, &G::RULES_VERSION.to_string())?;
        let options = G::Options::from_text_with(header.options, packs).map_err(|e| LogError {
            line: Header::OPTIONS_LINE,
            problem: LogProblem::Options(e),
        })?;
        let mut steps = Vec::new();
        // Editors like to leave an empty line at the end.
        for (i, line) in
            text.trim_end_matches(['\r', '\n']).lines().enumerate().skip(header.n_lines)
        {
            let step = line
                .parse()
                .map_err(|e| LogError { line: i + 1, problem: LogProblem::Notation(e) })?;
            steps.push(step);
        }
        let Header { commitment, shuffle, hash, result, .. } = header;
        Ok(Self { options, commitment, shuffle, hash, result, steps })
    }
}

impl<G: Game> FromStr for Log<G> {
    type Err = LogError;

    fn from_str(text: &str) -> Result<Self, LogError> {
        Self::parse(text)
    }
}

impl<G: Game> fmt::Display for Log<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{TITLE}\ngame {}\nrules {}", G::ID, G::RULES_VERSION)?;
        writeln!(f, "options {}", self.options.to_text())?;
        if let Some(commitment) = self.commitment {
            writeln!(f, "commitment {commitment}")?;
        }
        if let Some(Shuffle { secret, name, added }) = &self.shuffle {
            writeln!(f, "secret {}\nmatch {name}", secret.reveal())?;
            added.iter().try_for_each(|added| writeln!(f, "entropy {added}"))?;
        }
        if let Some(hash) = self.hash {
            writeln!(f, "hash {hash}")?;
        }
        if let Some(result) = &self.result {
            writeln!(f, "result {result}")?;
        }
        self.steps.iter().try_for_each(|step| writeln!(f, "{step}"))
    }
}

/// What a log says of itself before the first step; readable without knowing the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header<'a> {
    /// The game's id.
    pub game: &'a str,
    /// The version of its rules.
    pub rules: &'a str,
    /// The options as text.
    pub options: &'a str,
    /// The published hash of the seed, or of the secret it was made from.
    pub commitment: Option<Commitment>,
    /// What the seed was made from.
    pub shuffle: Option<Shuffle>,
    /// The hash of the last state.
    pub hash: Option<StateHash>,
    /// What each seat has then.
    pub result: Option<ClaimedResult>,
    /// Lines before the first step.
    pub n_lines: usize,
}

impl<'a> Header<'a> {
    /// Reads the header, not the steps.
    pub fn parse(text: &'a str) -> Result<Self, LogError> {
        let mut lines = HeaderLines { lines: text.lines().collect(), at: 0 };
        lines.title()?;
        Ok(Self {
            game: lines.required("game")?,
            rules: lines.required("rules")?,
            options: lines.required("options")?,
            commitment: lines.optional("commitment")?,
            shuffle: lines.shuffle()?,
            hash: lines.optional("hash")?,
            result: lines.optional("result")?,
            n_lines: lines.at,
        })
    }

    /// The three required lines follow the title, in this order.
    /// The line of the game's id.
    pub const GAME_LINE: usize = 2;
    /// The line of the version of the rules.
    pub const RULES_LINE: usize = 3;
    /// The last of the lines that every log has.
    pub const OPTIONS_LINE: usize = 4;
    /// The line of the published hash, if there is one.
    pub const COMMITMENT_LINE: usize = 5;
}

/// What a log says it comes to: each seat's total and rank, from seat 0 on. As text `9:1,7:2`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClaimedResult(pub Vec<(i32, u32)>);

impl fmt::Display for ClaimedResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, (total, rank)) in self.0.iter().enumerate() {
            write!(f, "{}{total}:{rank}", if i == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

impl FromStr for ClaimedResult {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let mut seats = Vec::new();
        loop {
            let total = cursor.number()?;
            cursor.word(":")?;
            seats.push((total, cursor.number()?));
            if !cursor.eat(",") {
                break;
            }
        }
        cursor.end()?;
        Ok(Self(seats))
    }
}

fn expect(line: usize, name: &'static str, found: &str, wanted: &str) -> Result<(), LogError> {
    if found == wanted {
        return Ok(());
    }
    let problem = LogProblem::Other { name, found: excerpt(found), wanted: wanted.to_string() };
    Err(LogError { line, problem })
}

struct HeaderLines<'a> {
    lines: Vec<&'a str>,
    at: usize,
}

impl<'a> HeaderLines<'a> {
    fn title(&mut self) -> Result<(), LogError> {
        if self.lines.first() != Some(&TITLE) {
            return Err(self.missing(TITLE));
        }
        self.at = 1;
        Ok(())
    }

    fn required(&mut self, name: &str) -> Result<&'a str, LogError> {
        self.take(name).ok_or_else(|| self.missing(&format!("{name} …")))
    }

    fn optional<T: FromStr<Err = ParseError>>(
        &mut self,
        name: &str,
    ) -> Result<Option<T>, LogError> {
        let Some(value) = self.take(name) else { return Ok(None) };
        value.parse().map(Some).map_err(|e: ParseError| {
            let column = e.column + name.len() + 1;
            LogError { line: self.at, problem: LogProblem::Notation(ParseError { column, ..e }) }
        })
    }

    /// A secret is of no use without the match it was for.
    fn shuffle(&mut self) -> Result<Option<Shuffle>, LogError> {
        let Some(secret) = self.optional("secret")? else { return Ok(None) };
        let name: Option<MatchName> = self.optional("match")?;
        let name = name.ok_or_else(|| self.missing("match …"))?;
        Ok(Some(Shuffle { secret, name, added: self.optional("entropy")? }))
    }

    fn take(&mut self, name: &str) -> Option<&'a str> {
        let line = *self.lines.get(self.at)?;
        let value = line.strip_prefix(name).and_then(|rest| {
            // No options at all leave a bare word.
            if rest.is_empty() { Some("") } else { rest.strip_prefix(' ') }
        })?;
        self.at += 1;
        Some(value)
    }

    fn missing(&self, wanted: &str) -> LogError {
        LogError { line: self.at + 1, problem: LogProblem::Missing(wanted.to_string()) }
    }
}

/// Text that is not a log of this game: the line, and what is wrong there.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct LogError {
    /// From 1.
    pub line: usize,
    /// What is wrong.
    pub problem: LogProblem,
}

/// What can be wrong with a line of a log.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LogProblem {
    /// A line of the header is not where it belongs.
    #[error("expected `{0}`")]
    Missing(String),
    /// The log is of another game, or of other rules.
    #[error("the log is of {name} `{found}`, this is {name} `{wanted}`")]
    Other {
        /// Which line of the header.
        name: &'static str,
        /// What the log says.
        found: String,
        /// What it should say.
        wanted: String,
    },
    /// The options are not valid.
    #[error("{0}")]
    Options(OptionsError),
    /// A step or a hash is not written as it should be.
    #[error("{0}")]
    Notation(ParseError),
}

/// A log that is well written and yet no match.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReplayError<I> {
    /// A step that the rules refuse.
    #[error("step {number}: {refused}")]
    Step {
        /// Which step, from 1.
        number: usize,
        /// Why.
        refused: Refused<I>,
    },
    /// The log ends before that.
    #[error("the log has {found} steps, not {wanted}")]
    TooShort {
        /// How many steps were asked for.
        wanted: usize,
        /// How many there are.
        found: usize,
    },
    /// The last state is not the one the header names.
    #[error("the log claims the state {claimed}, its steps lead to {found}")]
    Hash {
        /// What the header says.
        claimed: StateHash,
        /// What the steps lead to.
        found: StateHash,
    },
}
