//! The start screen: which game, what is agreed, who sits where.

use std::path::PathBuf;

use faces::OptionWords;
use pictures::{Ink, Sketch};
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;
use table::{GameKind, Games};
use tabletop::{OptionKind, OptionSpec, Seat, Seed};
use texts::{Message, message};

use super::help;
use super::playing::{one_line, paint};
use super::save::{self, Offer};
use super::sitter::Sitter;
use super::{Setup, n_seats};
use crate::layout::{columns, cut, fitting, wrap};
use crate::paint::Palette;
use crate::words::{self, labels, say, title};

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
    /// Whether the keys are shown instead.
    is_help: bool,
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
            is_help: false,
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
        if std::mem::take(&mut self.is_help) && key.code != KeyCode::Char('q') {
            return Choice::Stay;
        }
        match key.code {
            KeyCode::Char('?') | KeyCode::F(1) => self.is_help = true,
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
                    let file = self.offers[n].path.display().to_string();
                    self.problem =
                        Some(say(&message!("start-file-wrong", file = file, why = reason.clone())));
                    Choice::Stay
                }
            };
        }
        let seed = self.seed.parse::<u64>().ok().map(Seed::from);
        if seed.is_none() && !self.seed.is_empty() {
            self.problem = Some(say(&message!("start-seed-wrong")));
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
                let values = values(&self.kind().options()[option], self.sitters.len());
                self.values[option] = turned(&values, &self.values[option], forward);
                self.seat_everybody();
                if self.problem.is_some() {
                    self.forget_seats(option);
                }
            }
            Line::Seat(seat) => {
                self.sitters[seat] = turned(&Sitter::all(), &self.sitters[seat], forward);
            }
            Line::Seed | Line::Play | Line::Resume(_) => {}
        }
    }

    /// Another mode may want other seats, and another number of them other lists by seat:
    /// what was said of them before does not count any more.
    fn forget_seats(&mut self, changed: usize) {
        for (n, spec) in self.kind().options().iter().enumerate() {
            let is_of_seats = spec.name == "seats" || matches!(spec.kind, OptionKind::List { .. });
            if is_of_seats && n != changed {
                spec.default.clone_into(&mut self.values[n]);
            }
        }
        self.seat_everybody();
    }

    pub(super) fn draw(&mut self, frame: &mut Frame<'_>, palette: Palette) {
        let area = frame.area();
        let width = usize::from(area.width);
        let mut sketch = Sketch::new();
        let name = say(&message!("clubhouse"));
        sketch.put(2, 1, &name, Ink::Strong);
        sketch.put(4 + columns(&name), 1, &say(&message!("tagline")), Ink::Quiet);
        let room = usize::from(area.height).saturating_sub(ABOVE + BELOW);
        if self.is_help {
            self.rows.clear();
            sketch.paste(2, ABOVE, &help::start());
        } else {
            self.draw_lines(width, room, &mut sketch);
        }
        paint(frame, area, palette, &sketch);
        let below = |up: u16| Rect {
            y: area.y + area.height.saturating_sub(up),
            height: 1.min(area.height),
            ..area
        };
        let (said, ink) = match &self.problem {
            _ if self.is_help => (String::new(), Ink::Plain),
            Some(problem) => (problem.clone(), Ink::Fault),
            None => (self.help(), Ink::Plain),
        };
        for (up, line) in [3, 2].into_iter().zip(wrap(&said, width.saturating_sub(4).max(1))) {
            paint(frame, below(up), palette, &one_line(&format!(" {line}"), ink, width));
        }
        paint(frame, below(1), palette, &one_line(&self.keys(width), Ink::Quiet, width));
    }

    /// As many lines as there is room for, those around the chosen one, and marks where there are more.
    fn draw_lines(&mut self, width: usize, room: usize, sketch: &mut Sketch) {
        let body = self.body(width);
        let chosen = body.iter().position(|(n, _)| *n == Some(self.at)).unwrap_or(0);
        let top = chosen.saturating_sub(room / 2).min(body.len().saturating_sub(room));
        let count = |rows: &[(Option<usize>, Sketch)]| rows.iter().filter_map(|it| it.0).count();
        self.rows = vec![None; ABOVE];
        for (n, (line, picture)) in body.iter().skip(top).take(room).enumerate() {
            sketch.paste(0, ABOVE + n, picture);
            self.rows.push(*line);
        }
        let end = (top + room).min(body.len());
        let (above, below) = (&body[..top], &body[end..]);
        if !above.is_empty() {
            let more = say(&message!("more-above", n = count(above)));
            sketch.put(2, ABOVE - 1, &more, Ink::Quiet);
        }
        if !below.is_empty() {
            let more = say(&message!("more-below", n = count(below)));
            sketch.put(2, ABOVE + room, &more, Ink::Quiet);
        }
    }

    /// What keys do in the chosen line.
    fn keys(&self, width: usize) -> String {
        let (choose, play) = (message!("key-choose"), message!("key-play"));
        let (help, leave) = (message!("key-help"), message!("key-leave"));
        let keys = match self.line() {
            _ if self.is_help => vec![message!("key-any"), leave],
            Line::Resume(_) => vec![choose, message!("key-resume"), help, leave],
            Line::Seed => vec![choose, message!("key-seed"), play, help, leave],
            Line::Play => vec![choose, play, help, leave],
            Line::Game | Line::Option(_) | Line::Seat(_) => {
                vec![choose, message!("key-change"), play, help, leave]
            }
        };
        fitting(&keys, width)
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
        const VALUE: usize = 30;
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
                sketch.light(3, 0, columns(&text));
            }
            return sketch;
        };
        sketch.put(4, 0, &cut(&name, VALUE - 6), ink);
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
            Line::Game => (say(&message!("start-game")), Some(title(self.kind().id()))),
            Line::Option(n) => {
                let spec = &self.kind().options()[n];
                // How many there are by default depends on the mode.
                let value = match spec.name {
                    "seats" if self.problem.is_none() => self.sitters.len().to_string(),
                    _ => self.value(spec, &self.values[n]),
                };
                (say(&self.words().name(spec)), Some(value))
            }
            Line::Seat(n) => (words::seat(seat(n)), Some(self.sitters[n].in_words())),
            Line::Seed => {
                let random = || say(&message!("start-seed-random"));
                let seed = if self.seed.is_empty() { random() } else { self.seed.clone() };
                (say(&message!("start-seed")), Some(seed))
            }
            Line::Play => (say(&message!("start-play")), None),
            Line::Resume(n) => {
                let offer = match self.offers[n].label.clone() {
                    Ok(label) => message!("start-resume", saved = label),
                    Err(reason) => message!("start-damaged", why = reason),
                };
                (say(&offer), None)
            }
        }
    }

    /// What the catalogue says of the options of the chosen game.
    fn words(&self) -> OptionWords<'_> {
        OptionWords { game: self.kind().id(), has: words::has }
    }

    /// A value of an option as people read it.
    fn value(&self, spec: &OptionSpec, value: &str) -> String {
        match (spec.kind, value) {
            (OptionKind::Flag, "true") => say(&message!("value-yes")),
            (OptionKind::Flag, _) => say(&message!("value-no")),
            (OptionKind::Seat, "random") => say(&message!("value-random")),
            (OptionKind::Seat, number) => {
                number.parse().map_or_else(|_| number.to_owned(), words::seat)
            }
            (OptionKind::List { .. }, list) => {
                labels(list.split(',').map(|item| say(&self.words().value(spec, item))))
            }
            (
                OptionKind::Number { .. } | OptionKind::Choice { .. } | OptionKind::Content,
                value,
            ) => say(&self.words().value(spec, value)),
        }
    }

    fn help(&self) -> String {
        let about: Message = match self.line() {
            Line::Game => message!("start-game-what"),
            Line::Option(n) => self.words().help(&self.kind().options()[n]),
            Line::Seat(_) => message!("start-seat-what"),
            Line::Seed => message!("start-seed-what"),
            Line::Play => message!("start-play-what"),
            Line::Resume(n) => Message::text(self.offers[n].path.display().to_string()),
        };
        say(&about)
    }
}

fn seat(n: usize) -> Seat {
    Seat::new(u8::try_from(n).expect("a table has few seats"))
}

/// Rows above the lines and below them.
const ABOVE: usize = 3;
const BELOW: usize = 4;

fn is_new_block(before: Line, line: Line) -> bool {
    use Line::{Game, Option, Play, Resume, Seat, Seed};
    matches!(
        (before, line),
        (Game, Option(_)) | (Option(_), Seat(_)) | (Seed, Play) | (Resume(_), Game)
    )
}

/// Every value that can be chosen with two keys; lists have an item for each seat.
fn values(spec: &OptionSpec, n_seats: usize) -> Vec<String> {
    match spec.kind {
        OptionKind::List { values, open } => {
            let lists = arrangements(values, n_seats).into_iter().map(|it| it.join(","));
            [open.to_owned()].into_iter().chain(lists).collect()
        }
        OptionKind::Content => vec![spec.default.to_owned()],
        OptionKind::Seat => {
            let seats = (0..n_seats).map(|seat| seat.to_string());
            ["random".to_owned()].into_iter().chain(seats).collect()
        }
        kind @ (OptionKind::Flag | OptionKind::Number { .. } | OptionKind::Choice { .. }) => {
            kind.values()
        }
    }
}

/// Every list of so many different ones of these, in the order of a dictionary.
fn arrangements(values: &[&'static str], n: usize) -> Vec<Vec<&'static str>> {
    if n == 0 {
        return vec![Vec::new()];
    }
    let with_first = |first: &&'static str| {
        let others: Vec<&str> = values.iter().copied().filter(|it| it != first).collect();
        let rests = arrangements(&others, n - 1).into_iter();
        rests.map(|rest| [vec![*first], rest].concat()).collect::<Vec<_>>()
    };
    values.iter().flat_map(with_first).collect()
}

fn turned<T: Clone + PartialEq>(values: &[T], value: &T, forward: bool) -> T {
    let n = values.len();
    let at = values.iter().position(|it| it == value).unwrap_or(0);
    values[(at + if forward { 1 } else { n - 1 }) % n].clone()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_have_a_different_item_for_each_seat() {
        let lists: Vec<String> =
            arrangements(&["a", "b", "c"], 2).iter().map(|it| it.concat()).collect();
        assert_eq!(lists, ["ab", "ac", "ba", "bc", "ca", "cb"]);
        assert!(arrangements(&["a"], 2).is_empty());
    }
}
