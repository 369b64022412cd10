//! Checking a log: everything that is wrong with it, and not only what is wrong first.

use tabletop::{
    GameRng, Header, Log, LogError, LogProblem, Pack, ParseError, Refused, Seed, StateHash, Step,
    Stream, ToAct, Viewer, step::StepOf,
};

use crate::games::LoadError;
use crate::listed::Listed;
use crate::running::{Running, refusal};
use crate::table::{Dealer, SubmitError, Table};

/// So many faults are told: whoever has as many does not read on.
const MOST_FAULTS: usize = 50;

/// What became of a log.
#[derive(Debug)]
pub struct Checked {
    /// What is wrong, by lines; if that is very much, only the first of it.
    pub faults: Vec<LogFault>,
    /// The match as far as it can be replayed; none if not even its options can be read.
    pub table: Option<Box<dyn Table>>,
    /// How many outcomes were drawn again from the seed and found the same.
    pub n_redrawn: usize,
    /// Whether the log was committed to a seed before the match, and to this one.
    pub is_committed: bool,
}

/// Something wrong with a log.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct LogFault {
    /// From 1.
    pub line: usize,
    /// Of which kind it is: for whoever has words of his own.
    pub kind: FaultKind,
    /// What is wrong there.
    pub reason: String,
}

/// What can be wrong with a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FaultKind {
    /// The line is not what should stand there: this.
    Missing(String),
    /// There is no such game.
    Game(String),
    /// The log is of other rules, or of another game.
    Other,
    /// The options are not valid.
    Options,
    /// It is not written as it should be, from this column on.
    Notation(usize),
    /// The rules refuse the step.
    Refused(SubmitError),
    /// The seed draws something else.
    Draw,
    /// The log was bound to another seed.
    Commitment,
    /// The steps lead to another state.
    State,
    /// The steps lead to another result.
    Result,
    /// More is wrong than is told.
    More,
}

impl FaultKind {
    fn of(error: &LoadError) -> Self {
        match error {
            LoadError::Log(error) => match &error.problem {
                LogProblem::Missing(wanted) => Self::Missing(wanted.clone()),
                LogProblem::Other { .. } => Self::Other,
                LogProblem::Options(_) => Self::Options,
                LogProblem::Notation(error) => Self::Notation(error.column),
            },
            LoadError::UnknownGame(unknown) => Self::Game(unknown.id.clone()),
            LoadError::Step { refused, .. } => Self::Refused((**refused).clone()),
            LoadError::Hash(_) => Self::State,
            LoadError::Commitment => Self::Commitment,
        }
    }
}

impl LogFault {
    /// Why a log cannot be loaded.
    pub fn of(error: &LoadError) -> Self {
        let (line, reason) = match error {
            LoadError::Log(error) => (error.line, error.problem.to_string()),
            LoadError::UnknownGame(unknown) => (Header::GAME_LINE, unknown.to_string()),
            LoadError::Step { line, message, rule, .. } => (*line, format!("{message} ({rule})")),
            LoadError::Hash(_) | LoadError::Commitment => (1, error.to_string()),
        };
        Self { line, kind: FaultKind::of(error), reason }
    }
}

impl Checked {
    /// A log that could not be read at all.
    pub(crate) fn refused(error: &LoadError) -> Self {
        let faults = vec![LogFault::of(error)];
        Self { faults, table: None, n_redrawn: 0, is_committed: false }
    }
}

/// Checks a log of this game.
pub(crate) fn check<G: Listed>(text: &str, packs: &[Pack], seed: Option<&Seed>) -> Checked {
    match Check::<G>::begin(text, packs) {
        Ok(check) => check.finish(text, seed),
        Err(error) => Checked::refused(&LoadError::Log(error)),
    }
}

struct Check<G: Listed> {
    running: Running<G>,
    n_header_lines: usize,
    faults: Vec<LogFault>,
    n_redrawn: usize,
    /// Outcomes that the seed draws otherwise: the line of the first, what is wrong with it, and how many there are.
    first_other: Option<(usize, String)>,
    n_other: usize,
}

impl<G: Listed> Check<G> {
    /// Reads the header; what is wrong with it leaves nothing to go on with.
    fn begin(text: &str, packs: &[Pack]) -> Result<Self, LogError> {
        let header = Header::parse(text)?;
        let head: String =
            text.lines().take(header.n_lines).flat_map(|line| [line, "\n"]).collect();
        let log = Log::<G>::parse_with(&head, packs)?;
        let running = Running::replay(&log, 0, Dealer::Scripted).expect("no step is taken yet");
        Ok(Self {
            running,
            n_header_lines: header.n_lines,
            faults: Vec::new(),
            n_redrawn: 0,
            first_other: None,
            n_other: 0,
        })
    }

    fn finish(mut self, text: &str, seed: Option<&Seed>) -> Checked {
        let header = Header::parse(text).ok();
        let shuffled = header.as_ref().and_then(|header| seed_of(header, seed));
        let seed = seed.filter(|_| shuffled.is_none()).or(shuffled.as_ref());
        let is_whole = self.steps(text, seed);
        self.tell_other_draws();
        let is_committed = header.as_ref().is_some_and(|it| self.commitment(text, it, seed));
        // What the last state should be says nothing of one before it.
        if let Some(header) = header.filter(|_| is_whole) {
            self.last_state(text, &header);
        }
        Checked {
            faults: by_line(self.faults),
            table: Some(Box::new(self.running)),
            n_redrawn: self.n_redrawn,
            is_committed,
        }
    }

    /// Takes every step up to the first that cannot be taken, and reads all. Whether all were taken.
    fn steps(&mut self, text: &str, seed: Option<&Seed>) -> bool {
        let mut is_whole = true;
        let lines = text.trim_end_matches(['\r', '\n']).lines().enumerate();
        for (i, line) in lines.skip(self.n_header_lines) {
            let step: Result<StepOf<G>, ParseError> = line.parse();
            let refused = match step {
                Err(error) => Some((FaultKind::Notation(error.column), error.to_string())),
                Ok(step) if is_whole => self.step(i + 1, step, seed).err(),
                Ok(_) => None,
            };
            if let Some((kind, reason)) = refused {
                is_whole = false;
                if self.faults.len() >= MOST_FAULTS {
                    let reason = "and so on: there are more problems than are listed".to_owned();
                    self.faults.push(LogFault { line: i + 1, kind: FaultKind::More, reason });
                    break;
                }
                self.faults.push(LogFault { line: i + 1, kind, reason });
            }
        }
        is_whole
    }

    fn step(
        &mut self,
        line: usize,
        step: StepOf<G>,
        seed: Option<&Seed>,
    ) -> Result<(), (FaultKind, String)> {
        if let (Some(seed), Step::Chance(outcome)) = (seed, &step)
            && let ToAct::Chance(_) = self.running.game().to_act()
        {
            let drawn = self.draw(seed);
            if drawn == *outcome {
                self.n_redrawn += 1;
            } else {
                self.n_other += 1;
                let reason = || format!("the seed draws `{drawn}`, the log has `{outcome}`");
                self.first_other.get_or_insert_with(|| (line, reason()));
            }
        }
        let told = |refused: Refused<G::Illegal>| {
            let reason = format!("{refused} ({})", refused.rule());
            (FaultKind::Refused(refusal(refused)), reason)
        };
        self.running.take(step).map_err(told)
    }

    /// With another seed nearly every outcome is another: one of them says as much as all.
    fn tell_other_draws(&mut self) {
        let Some((line, first)) = self.first_other.take() else { return };
        let reason = match self.n_other {
            1 => first,
            n => format!("{first}; {} more are not drawn from it", n - 1),
        };
        self.faults.push(LogFault { line, kind: FaultKind::Draw, reason });
    }

    fn draw(&self, seed: &Seed) -> G::Chance {
        let number = self.running.n_steps() as u64;
        self.running.game().sample_chance(&mut GameRng::derive(seed, Stream::Table, number))
    }

    /// Whether what was promised was kept: the secret, where one is told, or else the seed.
    fn commitment(&mut self, text: &str, header: &Header<'_>, seed: Option<&Seed>) -> bool {
        let (Some(promised), Some(seed)) = (header.commitment, seed) else { return false };
        let (found, what) = match &header.shuffle {
            Some(shuffle) => (shuffle.commitment(), "secret"),
            None => (seed.commitment(), "seed"),
        };
        let is_kept = promised == found;
        if !is_kept {
            let line = line_of(text, "commitment");
            let reason = format!("the log's commitment is to another {what}");
            self.faults.push(LogFault { line, kind: FaultKind::Commitment, reason });
        }
        is_kept
    }

    fn last_state(&mut self, text: &str, header: &Header<'_>) {
        let found = StateHash::of(self.running.game());
        if let Some(claimed) = header.hash.filter(|claimed| *claimed != found) {
            let reason = format!("the log claims the state {claimed}, its steps lead to {found}");
            let line = line_of(text, "hash");
            self.faults.push(LogFault { line, kind: FaultKind::State, reason });
        }
        let Some(claimed) = &header.result else { return };
        let standings = self.running.standings(Viewer::Referee);
        let found =
            tabletop::ClaimedResult(standings.iter().map(|it| (it.total, it.rank)).collect());
        if found != *claimed {
            let reason = format!("the log claims the result {claimed}, its steps lead to {found}");
            let line = line_of(text, "result");
            self.faults.push(LogFault { line, kind: FaultKind::Result, reason });
        }
    }
}

/// The seed by what the log itself says; nothing if it says nothing, or another seed is to be tried.
/// Whoever names the secret means the seed that was made from it.
fn seed_of(header: &Header<'_>, named: Option<&Seed>) -> Option<Seed> {
    let shuffle = header.shuffle.as_ref()?;
    let is_meant = named.is_none_or(|named| *named == shuffle.secret);
    is_meant.then(|| shuffle.seed())
}

/// The line of the header that begins with this word.
fn line_of(text: &str, word: &str) -> usize {
    let is_it = |line: &str| line.split(' ').next() == Some(word);
    text.lines().position(is_it).map_or(1, |at| at + 1)
}
/// Apart from what differs from game to game: the compiler writes it once.
fn by_line(mut faults: Vec<LogFault>) -> Vec<LogFault> {
    faults.sort_by_key(|fault| fault.line);
    faults
}
