//! A match at this terminal: its table, who sits at it, and bots that think while the screen stays alive.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::thread;
use std::time::{Duration, Instant};

use table::{Advice, BotKind, Budget, Limits, SubmitError, Table};
use tabletop::{Seat, Seed, ToAct};

use super::save;
use super::sitter::Sitter;
use crate::words;

/// A match and everybody at it.
pub struct Session {
    table: Box<dyn Table>,
    sitters: Vec<Sitter>,
    seed: Seed,
    /// Where it is saved after every move.
    path: Option<PathBuf>,
    /// Why it could not be saved the last time.
    unsaved: Option<String>,
    thinking: Option<Thinking>,
    /// A bot could not move: it is not asked again until something else happens.
    is_stuck: bool,
    tempo: Tempo,
}

/// How long bots take.
#[derive(Clone, Copy, Debug)]
pub struct Tempo {
    /// So long a bot's move waits, so that people can follow, and take back their own.
    pub pace: Duration,
    /// What a bot may spend on its move.
    pub mv: Budget,
    /// And on a hint.
    pub hint: Budget,
}

impl Tempo {
    /// For people: nobody waits longer, and most levels need far less.
    pub const LIVE: Self = Self {
        pace: Duration::from_millis(700),
        mv: Budget::Time(Duration::from_millis(900)),
        hint: Budget::HINT,
    };

    /// The same moves on every machine, at once.
    pub const REPEATABLE: Self =
        Self { pace: Duration::ZERO, mv: Budget::Playouts(400), hint: Budget::Playouts(5) };
}

struct Thinking {
    seat: Seat,
    at: usize,
    is_hint: bool,
    began: Instant,
    answer: Receiver<Result<Advice<String>, SubmitError>>,
    called_off: Arc<AtomicBool>,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.called_off.store(true, Ordering::Relaxed);
    }
}

/// What came of waiting.
pub(super) enum News {
    /// A bot has moved.
    Moved,
    /// Somebody asked for advice.
    Hint(Advice<String>),
    /// A bot could not move; this is a mistake of ours, and the match is saved.
    Stuck,
}

impl Session {
    /// Everybody sits down.
    pub fn new(table: Box<dyn Table>, sitters: Vec<Sitter>, seed: Seed) -> Self {
        Self {
            table,
            sitters,
            seed,
            path: None,
            unsaved: None,
            thinking: None,
            is_stuck: false,
            tempo: Tempo::REPEATABLE,
        }
    }

    /// The same, saved there after every move.
    #[must_use]
    pub fn saved_at(self, path: Option<PathBuf>) -> Self {
        let mut session = Self { path, ..self };
        session.save();
        session
    }

    /// The same, with bots that take so long.
    #[must_use]
    pub fn with_tempo(self, tempo: Tempo) -> Self {
        Self { tempo, ..self }
    }

    /// The match.
    pub fn table(&self) -> &dyn Table {
        &*self.table
    }

    pub(super) fn sitters(&self) -> &[Sitter] {
        &self.sitters
    }

    pub(super) fn path(&self) -> Option<&PathBuf> {
        self.path.as_ref()
    }

    /// Why it is not saved as it stands.
    pub(super) fn unsaved(&self) -> Option<&str> {
        self.unsaved.as_deref()
    }

    pub(super) fn is_over(&self) -> bool {
        self.table.to_act() == ToAct::Over
    }

    pub(super) fn n_persons(&self) -> usize {
        self.sitters.iter().filter(|sitter| sitter.is_person()).count()
    }

    fn is_person(&self, seat: Seat) -> bool {
        self.sitters.get(seat.index()).is_some_and(|sitter| sitter.is_person())
    }

    /// The seats of persons, in order.
    pub(super) fn persons(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::first(self.table.n_seats()).filter(|&seat| self.is_person(seat))
    }

    /// The person to decide next.
    pub(super) fn person_to_act(&self) -> Option<Seat> {
        let seats = self.table.to_act().seats();
        self.persons().find(|&seat| seats.contains(seat))
    }

    fn bot_to_act(&self) -> Option<(Seat, BotKind)> {
        if self.is_stuck {
            return None;
        }
        let seats = self.table.to_act().seats();
        let mut bots = Seat::first(self.table.n_seats()).zip(&self.sitters);
        bots.find_map(|(seat, sitter)| match sitter {
            Sitter::Bot(kind) if seats.contains(seat) => Some((seat, *kind)),
            Sitter::Bot(_) | Sitter::Person => None,
        })
    }

    /// The seat whose bot is thinking about its move.
    pub(super) fn thinking(&self) -> Option<Seat> {
        self.thinking.as_ref().filter(|it| !it.is_hint).map(|it| it.seat)
    }

    pub(super) fn is_asked_for_a_hint(&self) -> bool {
        self.thinking.as_ref().is_some_and(|it| it.is_hint)
    }

    /// Takes a person's move.
    pub(super) fn submit(&mut self, seat: Seat, mv: &str) -> Result<(), SubmitError> {
        self.table.submit(seat, self.table.n_steps(), mv)?;
        (self.thinking, self.is_stuck) = (None, false);
        self.save();
        Ok(())
    }

    /// Takes a person's last decision back, if that is still possible.
    pub(super) fn take_back(&mut self, seat: Seat) -> bool {
        let Some(&to) = self.table.take_back_points(seat).first() else { return false };
        (self.thinking, self.is_stuck) = (None, false);
        let is_done = self.table.take_back(to).is_ok();
        self.save();
        is_done
    }

    /// Asks what a good bot would do.
    pub(super) fn ask(&mut self, seat: Seat) {
        self.think(seat, BotKind::Strong, true);
    }

    #[allow(clippy::disallowed_methods, reason = "people look on in real time")]
    fn think(&mut self, seat: Seat, kind: BotKind, is_hint: bool) {
        let (teller, answer) = mpsc::channel();
        let called_off = Arc::new(AtomicBool::new(false));
        let (at, began) = (self.table.n_steps(), Instant::now());
        let (table, seed, stop) = (self.table.clone(), self.seed.clone(), Arc::clone(&called_off));
        let budget = if is_hint { self.tempo.hint } else { self.tempo.mv };
        thread::spawn(move || {
            let is_called_off = || stop.load(Ordering::Relaxed);
            let clock = || began.elapsed();
            let limits = Limits::new(budget).with_clock(&clock).until(&is_called_off);
            // Whoever asked may have gone.
            let _ = teller.send(table.advise(seat, kind, &limits, &seed));
        });
        self.thinking = Some(Thinking { seat, at, is_hint, began, answer, called_off });
    }

    /// Lets bots begin to think, and takes what they have thought of.
    pub(super) fn poll(&mut self) -> Option<News> {
        let Some(thinking) = &self.thinking else {
            if let Some((seat, kind)) = self.bot_to_act() {
                self.think(seat, kind, false);
            }
            return None;
        };
        if !thinking.is_hint && thinking.began.elapsed() < self.tempo.pace {
            return None;
        }
        let answer = match thinking.answer.try_recv() {
            Err(TryRecvError::Empty) => return None,
            // It panicked.
            Err(TryRecvError::Disconnected) => None,
            Ok(answer) => answer.ok(),
        };
        let thinking = self.thinking.take()?;
        let news = match answer {
            Some(advice) if thinking.is_hint => News::Hint(advice),
            Some(advice) => self.bot_moves(thinking.seat, thinking.at, &advice.mv),
            None => News::Stuck,
        };
        self.is_stuck = matches!(news, News::Stuck);
        Some(news)
    }

    fn bot_moves(&mut self, seat: Seat, at: usize, mv: &str) -> News {
        match self.table.submit(seat, at, mv) {
            Ok(_) => {
                self.save();
                News::Moved
            }
            Err(_) => News::Stuck,
        }
    }

    /// Whether something will come of polling.
    pub(super) fn is_busy(&self) -> bool {
        self.thinking.is_some() || self.bot_to_act().is_some()
    }

    fn save(&mut self) {
        let Some(path) = &self.path else { return };
        let text = save::to_text(&*self.table, &self.sitters, &self.seed);
        let failed = save::write(path, &text).err();
        self.unsaved = failed.map(|error| words::unwritten(path, &error));
    }
}
