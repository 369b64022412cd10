//! A match on the screen: what keys and the mouse do.
//!
//! Everything shown comes from the view, the standings, the facts and the moves of one viewer.

mod draw;

pub(super) use draw::{LEAST, one_line, paint};

use pictures::{Board, Ink, Marks, Position};
use ratatui::crossterm::event::{
    KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::Rect;
use table::{LearnedStep, Preview, SubmitError};
use tabletop::{Seat, Viewer};
use texts::message;

use super::picker::{Arrow, Picker};
use super::session::{News, Session};
use crate::words::{Speech, language, say};

/// A match and how it is looked at.
pub(super) struct Playing {
    session: Session,
    /// Through whose eyes.
    eyes: Viewer,
    /// Whoever is to take the keyboard; until then nothing is shown.
    cover: Option<Seat>,
    picker: Option<Picker>,
    /// The number of steps that was last looked at.
    seen: usize,
    /// What the chosen move would bring, or why it is refused.
    outlook: Option<Outlook>,
    /// The position that was last drawn, and for whom: what was not seen is not decided.
    drawn: Option<(usize, Viewer)>,
    /// Where the last click pointed, if nothing else has come since.
    clicked: Option<Target>,
    page: Page,
    entry: Option<Entry>,
    message: Option<(String, Ink)>,
    /// The person who decided last.
    last: Option<Seat>,
    /// The first row shown of a page that is longer than the screen.
    top: usize,
    shown: Shown,
}

/// What fills the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Page {
    Board,
    Score,
    Log,
    Table,
    Left,
    Help,
}

/// A text that is being typed.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Entry {
    Command(String),
    Filter(String),
}

/// What a move would bring, from the position it was asked in.
struct Outlook {
    at: usize,
    seat: Seat,
    mv: String,
    told: Result<Preview, SubmitError>,
}

/// What happened in a step.
struct Told {
    /// The number of steps after it.
    step: usize,
    words: String,
    /// Whether somebody decided it, and chance did not.
    is_decided: bool,
}

/// What a click can point at.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Target {
    Entry(usize),
    Cell(String),
}

/// What was drawn where, for the mouse.
#[derive(Clone, Debug, Default)]
struct Shown {
    board: Board,
    board_area: Rect,
    /// The board's column and row at the corner of its area.
    corner: (usize, usize),
    list_area: Rect,
    /// Which entry of the list stands in each row of its area.
    list_rows: Vec<Option<usize>>,
    pieces_area: Rect,
    /// Which piece stands in each row of its area.
    piece_rows: Vec<usize>,
}

/// What to do after a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Next {
    Stay,
    Start,
    Leave,
}

impl Playing {
    pub(super) fn new(session: Session) -> Self {
        let mut playing = Self {
            eyes: Viewer::Spectator,
            cover: None,
            picker: None,
            seen: usize::MAX,
            outlook: None,
            drawn: None,
            clicked: None,
            page: Page::Board,
            entry: None,
            message: None,
            last: None,
            top: 0,
            shown: Shown::default(),
            session,
        };
        if playing.session.n_persons() == 1 {
            playing.eyes = playing.session.persons().next().map_or(Viewer::Spectator, Viewer::Seat);
        }
        playing.refresh();
        playing
    }

    pub(super) fn session(&self) -> &Session {
        &self.session
    }

    /// Takes what bots have thought of. Whether there was something.
    pub(super) fn tick(&mut self) -> bool {
        let was_thinking = self.session.thinking();
        match self.session.poll() {
            None => return self.session.thinking() != was_thinking,
            Some(News::Moved) => self.refresh(),
            Some(News::Stuck) => self.say(say(&message!("bot-gone")), Ink::Fault),
            Some(News::Hint(advice)) => {
                let said = self.speech().hint(&advice.mv, &advice.reason);
                if let Some(picker) = &mut self.picker {
                    picker.choose(&advice.mv);
                }
                self.clicked = None;
                self.look();
                self.say(said, Ink::Accent);
            }
        }
        true
    }

    fn say(&mut self, text: impl Into<String>, ink: Ink) {
        self.message = Some((text.into(), ink));
    }

    fn speech(&self) -> Speech {
        Speech::to(self.session.table(), self.eyes)
    }

    fn position(&self) -> Result<Position, String> {
        let view = self.session.table().view_as_any(self.eyes);
        Position::of(view, language()).map_err(|error| error.to_string())
    }

    fn own_seat(&self) -> Option<Seat> {
        match self.eyes {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Referee => None,
        }
    }

    /// After something has happened: who looks now, and what may be done.
    fn refresh(&mut self) {
        if self.session.n_persons() > 1 {
            self.pass_the_keyboard();
        }
        let n_steps = self.session.table().n_steps();
        let to_act = self.session.table().to_act().seats();
        let decider = self.own_seat().filter(|&seat| to_act.contains(seat));
        let is_same = self.seen == n_steps && self.picker.as_ref().map(|it| it.seat) == decider;
        if !is_same {
            let must_act = decider.is_some() && self.picker.is_none();
            self.picker = decider.map(|seat| Picker::new(self.session.table(), seat));
            self.clicked = None;
            self.keep_filter();
            if self.session.is_over() {
                (self.page, self.top, self.entry) = (Page::Score, 0, None);
            } else if must_act && self.page != Page::Board {
                (self.page, self.top) = (Page::Board, 0);
            }
        }
        self.seen = n_steps;
        self.look();
    }

    /// Whoever is typing while others move goes on typing.
    fn keep_filter(&mut self) {
        match (&self.entry, &mut self.picker) {
            (Some(Entry::Filter(text)), Some(picker)) => picker.listing.set_filter(text.clone()),
            (Some(Entry::Filter(_)), None) => self.entry = None,
            (Some(Entry::Command(_)) | None, _) => {}
        }
    }

    /// Several persons share one screen: between their turns it shows nobody's secrets.
    fn pass_the_keyboard(&mut self) {
        match self.session.person_to_act() {
            Some(seat) if self.eyes == Viewer::Seat(seat) => {}
            Some(seat) => self.cover_for(Some(seat)),
            None => self.cover_for(None),
        }
    }

    fn cover_for(&mut self, seat: Option<Seat>) {
        // What one person has typed or opened is not for the next.
        if self.eyes != Viewer::Spectator || self.cover != seat {
            (self.page, self.top, self.entry, self.message) = (Page::Board, 0, None, None);
        }
        (self.eyes, self.cover) = (Viewer::Spectator, seat);
    }

    /// Looks what the chosen move would bring.
    fn look(&mut self) {
        let chosen = self.picker.as_ref().and_then(|it| it.chosen().map(|mv| (it.seat, mv)));
        let table = self.session.table();
        let at = table.n_steps();
        let known = self.outlook.as_ref().map(|it| (it.at, it.seat, it.mv.as_str()));
        if chosen.is_some() && known == chosen.as_ref().map(|(seat, mv)| (at, *seat, mv.as_str())) {
            return;
        }
        self.outlook = chosen.map(|(seat, mv)| {
            let told = table.preview(seat, &mv);
            Outlook { at, seat, mv, told }
        });
    }

    /// A key.
    pub(super) fn press(&mut self, key: KeyEvent) -> Next {
        if key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL) {
            return Next::Leave;
        }
        self.clicked = None;
        if let Some(entry) = self.entry.take() {
            self.type_on(entry, key.code);
            return Next::Stay;
        }
        if let Some(seat) = self.cover {
            return self.press_covered(seat, key.code);
        }
        self.message = None;
        if self.page != Page::Board {
            return self.press_page(key.code);
        }
        self.press_board(key.code)
    }

    #[allow(clippy::wildcard_enum_match_arm, reason = "most keys mean nothing")]
    fn press_covered(&mut self, seat: Seat, key: KeyCode) -> Next {
        match key {
            KeyCode::Enter | KeyCode::Char(' ') => {
                (self.cover, self.eyes, self.seen) = (None, Viewer::Seat(seat), usize::MAX);
                self.refresh();
            }
            KeyCode::Char('u') => self.take_back(),
            KeyCode::Char('q') | KeyCode::Esc => return Next::Leave,
            _ => {}
        }
        Next::Stay
    }

    /// Keys that mean the same on every page.
    #[allow(clippy::wildcard_enum_match_arm, reason = "most keys mean nothing")]
    fn press_anywhere(&mut self, key: KeyCode) -> Next {
        match key {
            KeyCode::Char('q') => return Next::Leave,
            KeyCode::Char('?') | KeyCode::F(1) => self.turn_to(Page::Help),
            KeyCode::Char('s') => self.turn_to(Page::Score),
            KeyCode::Char('l') => self.turn_to(Page::Log),
            KeyCode::Char('t') => self.turn_to(Page::Table),
            KeyCode::Char('b') => self.turn_to(Page::Left),
            KeyCode::Char('u') => self.take_back(),
            KeyCode::Char('N') if self.session.is_over() => return Next::Start,
            KeyCode::Tab => self.turn_to(self.page.next()),
            _ => {}
        }
        Next::Stay
    }

    /// Turns to a page, or back to the board.
    fn turn_to(&mut self, page: Page) {
        self.page = if self.page == page { Page::Board } else { page };
        self.top = 0;
    }

    #[allow(clippy::wildcard_enum_match_arm, reason = "most keys mean nothing")]
    fn press_page(&mut self, key: KeyCode) -> Next {
        match key {
            KeyCode::Down => self.top += 1,
            KeyCode::Up => self.top = self.top.saturating_sub(1),
            KeyCode::PageDown | KeyCode::Char(' ') => self.top += 10,
            KeyCode::PageUp => self.top = self.top.saturating_sub(10),
            KeyCode::Home => self.top = 0,
            KeyCode::Esc | KeyCode::Enter => self.page = Page::Board,
            other => return self.press_anywhere(other),
        }
        Next::Stay
    }

    #[allow(clippy::wildcard_enum_match_arm, reason = "most keys mean nothing")]
    fn press_board(&mut self, key: KeyCode) -> Next {
        match key {
            KeyCode::Enter | KeyCode::Char(' ') => self.confirm(),
            KeyCode::Char(':') => self.entry = Some(Entry::Command(String::new())),
            KeyCode::Char('h') => self.ask(),
            KeyCode::Char('m') => self.other_picker(),
            _ => {
                let is_taken = if self.picker.as_ref().is_some_and(|it| it.board().is_some()) {
                    self.press_placing(key)
                } else {
                    self.press_listing(key)
                };
                if !is_taken {
                    return self.press_anywhere(key);
                }
                self.look();
            }
        }
        Next::Stay
    }

    /// Whether the key means something here.
    #[allow(clippy::wildcard_enum_match_arm, reason = "most keys mean nothing")]
    fn press_placing(&mut self, key: KeyCode) -> bool {
        let Some(placing) = self.picker.as_mut().and_then(|it| it.placing.as_mut()) else {
            return false;
        };
        let board = &self.shown.board;
        match key {
            KeyCode::Left => placing.go(Arrow::Left, board),
            KeyCode::Right => placing.go(Arrow::Right, board),
            KeyCode::Up => placing.go(Arrow::Up, board),
            KeyCode::Down => placing.go(Arrow::Down, board),
            KeyCode::Char('r') => placing.turn(true),
            KeyCode::Char('R') => placing.turn(false),
            KeyCode::Char('n') => placing.next_target(true, board),
            KeyCode::Char('p') => placing.next_target(false, board),
            KeyCode::Char('x') => placing.next_other(),
            KeyCode::Char(',' | '[') => placing.next_piece(false),
            KeyCode::Char('.' | ']') => placing.next_piece(true),
            KeyCode::Char(digit @ '1'..='9') => {
                placing.take(digit.to_digit(10).map_or(0, |n| n as usize - 1));
            }
            _ => return false,
        }
        true
    }

    #[allow(clippy::wildcard_enum_match_arm, reason = "most keys mean nothing")]
    fn press_listing(&mut self, key: KeyCode) -> bool {
        let Some(listing) = self.picker.as_mut().map(|it| &mut it.listing) else { return false };
        match key {
            KeyCode::Down => listing.step(1),
            KeyCode::Up => listing.step(-1),
            KeyCode::PageDown => listing.step(10),
            KeyCode::PageUp => listing.step(-10),
            KeyCode::Home => listing.point(0),
            KeyCode::End => listing.point(usize::MAX),
            KeyCode::Char('/') => self.entry = Some(Entry::Filter(listing.filter().to_owned())),
            KeyCode::Esc if !listing.filter().is_empty() => listing.set_filter(String::new()),
            _ => return false,
        }
        true
    }

    /// From the board to the list, or back.
    fn other_picker(&mut self) {
        if let Some(picker) = &mut self.picker {
            picker.change_over();
        }
        self.look();
    }

    /// Does what is chosen, unless it was said before this position was to be seen: it was meant for another.
    fn confirm(&mut self) {
        let Some(picker) = &self.picker else { return };
        if self.drawn != Some((self.session.table().n_steps(), self.eyes)) {
            return;
        }
        match picker.chosen() {
            Some(mv) => self.submit(picker.seat, &mv),
            None => self.say(say(&message!("nothing-chosen")), Ink::Quiet),
        }
    }

    fn submit(&mut self, seat: Seat, mv: &str) {
        match self.session.submit(seat, mv) {
            Ok(()) => {
                self.last = Some(seat);
                self.refresh();
            }
            Err(error) => {
                let said = self.speech().refusal(&error);
                self.say(said, Ink::Fault);
            }
        }
    }

    fn ask(&mut self) {
        let Some(picker) = &self.picker else { return };
        self.session.ask(picker.seat);
    }

    /// Takes back the last decision of whoever is at the keyboard, or was if nobody is yet.
    /// In the second case nobody knows who sits there now: the screen stays covered.
    fn take_back(&mut self) {
        let Some(seat) = self.own_seat().or(self.last) else { return };
        if self.session.take_back(seat) {
            self.seen = usize::MAX;
            self.refresh();
            self.say(say(&message!("undone")), Ink::Accent);
        } else {
            self.say(say(&message!("not-undone")), Ink::Quiet);
        }
    }

    /// A key while something is typed.
    #[allow(clippy::wildcard_enum_match_arm, reason = "most keys mean nothing")]
    fn type_on(&mut self, entry: Entry, key: KeyCode) {
        let (is_command, mut text) = match entry {
            Entry::Command(text) => (true, text),
            Entry::Filter(text) => (false, text),
        };
        match key {
            KeyCode::Char(character) => text.push(character),
            KeyCode::Backspace => drop(text.pop()),
            KeyCode::Esc => text.clear(),
            _ => {}
        }
        if !is_command && let Some(picker) = &mut self.picker {
            picker.listing.set_filter(text.clone());
        }
        let is_typed = !matches!(key, KeyCode::Esc | KeyCode::Enter | KeyCode::Up | KeyCode::Down);
        if is_typed {
            let entry = if is_command { Entry::Command } else { Entry::Filter };
            self.entry = Some(entry(text));
        } else if is_command && key == KeyCode::Enter {
            self.command(&text);
        }
        self.look();
    }

    /// A move as notation.
    fn command(&mut self, mv: &str) {
        let seat = self.picker.as_ref().map(|it| it.seat).or(self.own_seat());
        if let Some(seat) = seat.filter(|_| !mv.is_empty()) {
            self.submit(seat, mv);
        }
    }

    /// The mouse.
    #[allow(clippy::wildcard_enum_match_arm, reason = "most movements mean nothing")]
    pub(super) fn mouse(&mut self, mouse: MouseEvent) {
        if self.cover.is_some() || self.entry.is_some() {
            return;
        }
        if self.page != Page::Board {
            match mouse.kind {
                MouseEventKind::ScrollDown => self.top += 2,
                MouseEventKind::ScrollUp => self.top = self.top.saturating_sub(2),
                _ => {}
            }
            return;
        }
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => self.click(mouse.column, mouse.row),
            MouseEventKind::Down(_) | MouseEventKind::ScrollDown => self.wheel(true),
            MouseEventKind::ScrollUp => self.wheel(false),
            _ => {}
        }
        self.look();
    }

    fn wheel(&mut self, forward: bool) {
        let Some(picker) = &mut self.picker else { return };
        match picker.placing.as_mut().filter(|_| !picker.is_list) {
            Some(placing) => placing.turn(forward),
            None => picker.listing.step(if forward { 1 } else { -1 }),
        }
    }

    /// The first click points, the second on the same place does it. A piece may be turned by the wheel in between;
    /// a cursor that lies there for any other reason is not what somebody has pointed at.
    fn click(&mut self, column: u16, row: u16) {
        let within = |area: Rect| {
            let is_within = area.contains((column, row).into());
            is_within.then(|| (usize::from(column - area.x), usize::from(row - area.y)))
        };
        let before = self.clicked.take();
        let Some(picker) = &mut self.picker else { return };
        let shown = &self.shown;
        if let Some((_, row)) = within(shown.list_area).filter(|_| picker.board().is_none()) {
            let Some(at) = shown.list_rows.get(row).copied().flatten() else { return };
            picker.listing.point(at);
            self.clicked = Some(Target::Entry(at));
        } else if let Some(placing) = picker.placing.as_mut().filter(|_| !picker.is_list) {
            if let Some((_, row)) = within(shown.pieces_area) {
                shown.piece_rows.get(row).into_iter().for_each(|&piece| placing.take(piece));
                return;
            }
            let Some((dx, dy)) = within(shown.board_area) else { return };
            let Some(place) = shown.board.at(dx + shown.corner.0, dy + shown.corner.1) else {
                return;
            };
            if placing.cell() != place.name {
                placing.point(&place.name);
            }
            self.clicked = Some(Target::Cell(place.name.clone()));
        } else {
            return;
        }
        self.message = None;
        if self.clicked == before {
            self.confirm();
        }
    }

    /// What is shown on the board besides the position.
    fn marks(&self, room: usize) -> Marks {
        let mut marks = Marks { seat: self.own_seat(), room, ..Marks::default() };
        let Some(picker) = &self.picker else { return marks };
        if let Some(placing) = picker.board() {
            marks.targets = placing.targets();
            marks.cursor = Some(placing.cell().to_owned());
            if placing.is_legal() {
                marks.ghost = placing.spelled().map(|it| it.ghost).unwrap_or_default();
            }
        } else if let Some(entry) = picker.listing.selected() {
            marks.cursor = land(&entry.mv);
            marks.landing = entry.landing.as_ref().map(|to| to.cell.clone());
            let mut placing = picker.placing.clone();
            if placing.as_mut().is_some_and(|it| it.choose(&entry.mv)) {
                marks.ghost =
                    placing.and_then(|it| it.spelled()).map(|it| it.ghost).unwrap_or_default();
            }
        }
        marks
    }

    /// What happened, step by step, as this viewer learned it.
    fn log(&self) -> Vec<Told> {
        let table = self.session.table();
        let learned = table.learned(self.eyes, 0);
        let speech = self.speech();
        let told = |it: &LearnedStep| {
            let (words, is_decided) = (speech.facts(&it.events)?, speech.is_decided(&it.events));
            Some(Told { step: it.step, words, is_decided })
        };
        learned.iter().filter_map(told).collect()
    }
}

impl Page {
    const fn next(self) -> Self {
        match self {
            Self::Board => Self::Score,
            Self::Score => Self::Log,
            Self::Log => Self::Table,
            Self::Table => Self::Left,
            Self::Left | Self::Help => Self::Board,
        }
    }
}

/// The land that a move of mini golf chooses, as its board names it.
fn land(mv: &str) -> Option<String> {
    match mv.parse() {
        Ok(minigolf::Move::Land(land)) => Some(land.to_string()),
        Ok(_) | Err(_) => None,
    }
}
