//! The start screen: which game, what is agreed, who sits where.

use std::path::PathBuf;

use pictures::{Ink, Sketch};
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;
use table::{GameKind, Games};
use tabletop::{OptionKind, OptionSpec, Seed};

use super::playing::{capitalized, one_line, paint, title};
use super::save::{self, Offer};
use super::sitter::Sitter;
use super::{Setup, n_seats};
use crate::layout::{cut, wrap};
use crate::paint::Palette;

/// What is being set up.
pub(super) struct Start {
    games: Games,
    game: usize,
    /// The value of each option of the game.
    values: Vec<String>,
    sitters: Vec<Sitter>,
    seed: String,
    offers: Vec<Offer>,
    at: usize,
    problem: Option<String>,
    /// Which line stands in which row of the screen.
    rows: Vec<Option<usize>>,
    /// Lines that the picture begins with.
    top: usize,
}

/// A line of the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Line {
    Game,
    Option(usize),
    Seat(usize),
    Seed,
    Play,
    Resume(usize),
}

/// What to do after a key.
#[derive(Debug)]
pub(super) enum Choice {
    Stay,
    Leave,
    Play(Setup),
    Resume(PathBuf),
}

impl Start {
    pub(super) fn new(games: Games, folder: Option<&PathBuf>) -> Self {
        let offers = folder.map(|folder| save::offers(folder, &games)).unwrap_or_default();
        let mut start = Self {
            games,
            game: 0,
            values: Vec::new(),
            sitters: Vec::new(),
            seed: String::new(),
            offers,
            at: 0,
            problem: None,
            rows: Vec::new(),
            top: 0,
        };
        start.choose_game(0);
        // Whoever left a match most likely comes back to it.
        start.at =
            if start.offers.iter().any(|it| it.label.is_ok()) { 0 } else { start.offers.len() };
        start
    }

    pub(super) fn complain(&mut self, problem: String) {
        self.problem = Some(problem);
    }

    fn kind(&self) -> &dyn GameKind {
        self.games.iter().nth(self.game).expect("a game that was counted")
    }

    fn choose_game(&mut self, game: usize) {
        self.game = game;
        self.values = self.kind().options().iter().map(|spec| spec.default.to_owned()).collect();
        self.sitters.clear();
        self.seat_everybody();
    }

    /// What differs from the defaults: some defaults depend on others.
    fn pairs(&self) -> Vec<(String, String)> {
        let specs = self.kind().options().iter().zip(&self.values);
        let changed = specs.filter(|(spec, value)| spec.default != value.as_str());
        changed.map(|(spec, value)| (spec.name.to_owned(), value.clone())).collect()
    }

    /// As many sitters as there are seats; who is new is a bot, and the first is a person.
    fn seat_everybody(&mut self) {
        match n_seats(self.kind().id(), &self.pairs(), &self.games) {
            Ok(n) => {
                let n = usize::from(n);
                self.sitters.truncate(n);
                while self.sitters.len() < n {
                    let is_first = self.sitters.is_empty();
                    self.sitters.push(if is_first { Sitter::Person } else { super::usual_bot() });
                }
                self.problem = None;
            }
            Err(error) => self.problem = Some(error.to_string()),
        }
    }

    fn lines(&self) -> Vec<Line> {
        let options = self.kind().options();
        // What is played with is said on the command line: only there are packs loaded.
        let shown = (0..options.len()).filter(|&n| options[n].kind != OptionKind::Content);
        (0..self.offers.len())
            .map(Line::Resume)
            .chain([Line::Game])
            .chain(shown.map(Line::Option))
            .chain((0..self.sitters.len()).map(Line::Seat))
            .chain([Line::Seed, Line::Play])
            .collect()
    }

    fn line(&self) -> Line {
        let lines = self.lines();
        lines.get(self.at).copied().unwrap_or(Line::Play)
    }

    #[allow(clippy::wildcard_enum_match_arm, reason = "most keys mean nothing")]
    pub(super) fn press(&mut self, key: KeyEvent) -> Choice {
        // What was wrong with a save is told until the next key.
        self.seat_everybody();
        let last = self.lines().len() - 1;
        let line = self.line();
        match key.code {
            KeyCode::Char('c') if key.modifiers.contains(KeyModifiers::CONTROL) => {
                return Choice::Leave;
            }
            KeyCode::Char('q') | KeyCode::Esc => return Choice::Leave,
            KeyCode::Up | KeyCode::BackTab => self.at = self.at.checked_sub(1).unwrap_or(last),
            KeyCode::Down | KeyCode::Tab => self.at = if self.at < last { self.at + 1 } else { 0 },
            KeyCode::Left => self.change(line, false),
            KeyCode::Right | KeyCode::Char(' ') => self.change(line, true),
            KeyCode::Char(digit @ '0'..='9') if line == Line::Seed => self.seed.push(digit),
            KeyCode::Backspace if line == Line::Seed => drop(self.seed.pop()),
            KeyCode::Enter => return self.enter(line),
            _ => {}
        }
        Choice::Stay
    }

    /// The first click points, the second changes or does it.
    pub(super) fn click(&mut self, row: u16) -> Choice {
        let Some(at) = self.rows.get(usize::from(row)).copied().flatten() else {
            return Choice::Stay;
        };
        let is_same = self.at == at;
        self.at = at;
        match self.line() {
            line @ (Line::Play | Line::Resume(_)) => self.enter(line),
            line @ (Line::Game | Line::Option(_) | Line::Seat(_) | Line::Seed) => {
                if is_same {
                    self.change(line, true);
                }
                Choice::Stay
            }
        }
    }

    fn enter(&mut self, line: Line) -> Choice {
        if let Line::Resume(n) = line {
            return match &self.offers[n].label {
                Ok(_) => Choice::Resume(self.offers[n].path.clone()),
                Err(reason) => {
                    let reason = format!("{}: {reason}", self.offers[n].path.display());
                    self.problem = Some(reason);
                    Choice::Stay
                }
            };
        }
        let seed = self.seed.parse::<u64>().ok().map(Seed::from);
        if seed.is_none() && !self.seed.is_empty() {
            self.problem = Some("a seed is a whole number below 2^64".into());
        }
        if self.problem.is_some() {
            return Choice::Stay;
        }
        let game = self.kind().id().to_owned();
        Choice::Play(Setup { game, options: self.pairs(), sitters: self.sitters.clone(), seed })
    }

    /// The next value of a line, or the one before.
    fn change(&mut self, line: Line, forward: bool) {
        match line {
            Line::Game => {
                let n = self.games.iter().count();
                self.choose_game((self.game + if forward { 1 } else { n - 1 }) % n);
            }
            Line::Option(option) => {
                let values = values(&self.kind().options()[option]);
                self.values[option] = turned(&values, &self.values[option], forward);
                self.seat_everybody();
                if self.problem.is_some() {
                    self.as_many_as_usual(option);
                }
            }
            Line::Seat(seat) => {
                self.sitters[seat] = turned(&Sitter::all(), &self.sitters[seat], forward);
            }
            Line::Seed | Line::Play | Line::Resume(_) => {}
        }
    }

    /// Another mode may want other seats: what was said of them before does not count any more.
    fn as_many_as_usual(&mut self, changed: usize) {
        let options = self.kind().options();
        let seats = options.iter().position(|spec| spec.name == "seats");
        if let Some(seats) = seats.filter(|&seats| seats != changed) {
            options[seats].default.clone_into(&mut self.values[seats]);
            self.seat_everybody();
        }
    }

    pub(super) fn draw(&mut self, frame: &mut Frame<'_>, palette: Palette) {
        let area = frame.area();
        let (width, height) = (usize::from(area.width), usize::from(area.height));
        let mut sketch = Sketch::new();
        sketch.put(2, 1, "Clubhouse", Ink::Strong);
        sketch.put(13, 1, "a digital table for board games", Ink::Quiet);
        let body = self.body(width);
        let room = height.saturating_sub(3 + 4);
        let row_of = body.iter().position(|(n, _)| *n == Some(self.at)).unwrap_or(0);
        self.top = row_of.saturating_sub(room / 2).min(body.len().saturating_sub(room));
        self.rows = vec![None; 3];
        for (n, (line, picture)) in body.iter().skip(self.top).take(room).enumerate() {
            sketch.paste(0, 3 + n, picture);
            self.rows.push(*line);
        }
        paint(frame, area, palette, &sketch);
        let below = |up: u16| Rect {
            y: area.y + area.height.saturating_sub(up),
            height: 1.min(area.height),
            ..area
        };
        let (help, ink) = match &self.problem {
            Some(problem) => (problem.clone(), Ink::Fault),
            None => (self.help(), Ink::Plain),
        };
        for (up, line) in [3, 2].into_iter().zip(wrap(&help, width.saturating_sub(4).max(1))) {
            paint(frame, below(up), palette, &one_line(&format!(" {line}"), ink, width));
        }
        let keys = " ↑ ↓ choose   ← → change   Enter play   q leave";
        paint(frame, below(1), palette, &one_line(keys, Ink::Quiet, width));
    }

    fn body(&self, width: usize) -> Vec<(Option<usize>, Sketch)> {
        let mut body = Vec::new();
        let mut before = None;
        for (n, line) in self.lines().into_iter().enumerate() {
            if before.is_some_and(|before| is_new_block(before, line)) {
                body.push((None, Sketch::new()));
            }
            body.push((Some(n), self.row(line, n == self.at, width)));
            before = Some(line);
        }
        body
    }

    fn row(&self, line: Line, is_at: bool, width: usize) -> Sketch {
        const VALUE: usize = 24;
        let (name, value) = self.shown(line);
        let mut sketch = Sketch::new();
        if is_at {
            sketch.put(2, 0, "▸", Ink::Accent);
        }
        let ink = if is_at { Ink::Strong } else { Ink::Plain };
        let Some(value) = value else {
            let text = format!(" {} ", cut(&name, width.saturating_sub(8)));
            sketch.put(3, 0, &text, ink);
            if is_at {
                sketch.light(3, 0, text.chars().count());
            }
            return sketch;
        };
        sketch.put(4, 0, &name, ink);
        if is_at {
            sketch.put(VALUE - 2, 0, &format!("‹ {value} ›"), Ink::Accent);
        } else {
            sketch.put(VALUE, 0, &value, Ink::Plain);
        }
        sketch
    }

    /// The name of a line and what is chosen in it.
    fn shown(&self, line: Line) -> (String, Option<String>) {
        match line {
            Line::Game => ("Game".into(), Some(title(self.kind().id()))),
            Line::Option(n) => {
                let name = self.kind().options()[n].name;
                // How many there are by default depends on the mode.
                let value = match name {
                    "seats" if self.problem.is_none() => self.sitters.len().to_string(),
                    _ => in_words(&self.values[n]),
                };
                (capitalized(&name.replace('_', " ")), Some(value))
            }
            Line::Seat(n) => (format!("Seat {n}"), Some(self.sitters[n].in_words())),
            Line::Seed if self.seed.is_empty() => ("Seed".into(), Some("by chance".into())),
            Line::Seed => ("Seed".into(), Some(self.seed.clone())),
            Line::Play => ("Play".into(), None),
            Line::Resume(n) => match &self.offers[n].label {
                Ok(label) => (format!("Go on: {label}"), None),
                Err(reason) => (format!("Damaged: {reason}"), None),
            },
        }
    }

    fn help(&self) -> String {
        match self.line() {
            Line::Game => "Which game is played.".into(),
            Line::Option(n) => self.kind().options()[n].help.into(),
            Line::Seat(_) => {
                "Me: somebody at this keyboard; several pass it on. Bots are random, greedy, or of level 1 to 10."
                    .into()
            }
            Line::Seed => {
                "A number, if a match is to be dealt like another; whoever knows it could know every draw."
                    .into()
            }
            Line::Play => "Begin. The match is saved after every move.".into(),
            Line::Resume(n) => self.offers[n].path.display().to_string(),
        }
    }
}

fn is_new_block(before: Line, line: Line) -> bool {
    use Line::{Game, Option, Play, Resume, Seat, Seed};
    matches!(
        (before, line),
        (Game, Option(_)) | (Option(_), Seat(_)) | (Seed, Play) | (Resume(_), Game)
    )
}

fn in_words(value: &str) -> String {
    match value {
        "true" => "yes".into(),
        "false" => "no".into(),
        other => other.replace('_', " "),
    }
}

/// Every value that can be chosen with two keys.
fn values(spec: &OptionSpec) -> Vec<String> {
    match spec.kind {
        OptionKind::List { values, open } => {
            [open].iter().chain(values).map(|it| (*it).to_owned()).collect()
        }
        OptionKind::Content => vec![spec.default.to_owned()],
        OptionKind::Seat => {
            let seats = (0..4).map(|seat| seat.to_string());
            ["random".to_owned()].into_iter().chain(seats).collect()
        }
        kind @ (OptionKind::Flag | OptionKind::Number { .. } | OptionKind::Choice { .. }) => {
            kind.values()
        }
    }
}

fn turned<T: Clone + PartialEq>(values: &[T], value: &T, forward: bool) -> T {
    let n = values.len();
    let at = values.iter().position(|it| it == value).unwrap_or(0);
    values[(at + if forward { 1 } else { n - 1 }) % n].clone()
}
