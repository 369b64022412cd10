//! A match on the screen: what is drawn where.

use std::path::PathBuf;

use faces::minigolf::fate_of_other;
use pictures::{Ink, Position, Sketch};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::widgets::{Clear, Paragraph};
use table::Preview;
use tabletop::Seat;
use texts::{Message, message};

use super::{Entry, Outlook, Page, Playing, Told};
use crate::layout::{columns, cut, fitting, points, to_the_left, wrap};
use crate::paint::Palette;
use crate::play::picker::{Listing, Picker, Placing};
use crate::play::{help, left, sheet};
use crate::words::{self, labels, say, title};

/// A terminal with less room is told so.
pub(in crate::play) const LEAST: (u16, u16) = (60, 20);
/// From so many columns on, score and log stand beside the board.
const WIDE: u16 = 116;
/// Columns of the panel beside the board, at least.
const PANEL: usize = 34;
/// Columns for where a ball would land.
const LANDING: usize = 9;
/// Rows of the longest message.
const MOST_STATUS: usize = 6;
/// Columns of the least panel there can be.
const LEAST_PANEL: usize = 18;

impl Playing {
    pub(in crate::play) fn draw(&mut self, frame: &mut Frame<'_>, palette: Palette) {
        let area = frame.area();
        if let Some(seat) = self.cover {
            return paint(frame, area, palette, &cover(seat, area));
        }
        self.drawn = Some((self.session.table().n_steps(), self.eyes));
        let rows = [
            Constraint::Length(3),
            Constraint::Fill(1),
            Constraint::Length(1),
            Constraint::Length(1),
            Constraint::Length(1),
        ];
        let [top, body, happened, status, keys] = Layout::vertical(rows).areas(area);
        let width = usize::from(area.width);
        let position = self.position();
        paint(frame, top, palette, &self.header(position.as_ref().ok(), width));
        match (self.page, position) {
            (Page::Board, Ok(position)) => self.draw_board(&position, frame, body, palette),
            (page, position) => self.draw_page(page, position, frame, body, palette),
        }
        paint(frame, happened, palette, &one_line(&self.happened(width), Ink::Quiet, width));
        self.paint_status(frame, status, palette);
        paint(frame, keys, palette, &one_line(&fitting(&self.keys(), width), Ink::Quiet, width));
    }

    /// The game and what is going on; everybody with points; a line below, with what one may do.
    fn header(&self, position: Option<&Position>, width: usize) -> Sketch {
        let mut sketch = Sketch::new();
        let table = self.session.table();
        let state = position.map(Position::state).unwrap_or_default();
        let title = title(table.game());
        sketch.put(1, 0, &title, Ink::Strong);
        let column = columns(&title) + 3;
        sketch.put(column, 0, &cut(&state, width.saturating_sub(column + 1)), Ink::Quiet);
        let to_act = table.to_act().seats();
        let mut column = 1;
        for (standing, sitter) in table.standings(self.eyes).iter().zip(self.session.sitters()) {
            let seat = standing.seat;
            let is_on_turn = to_act.contains(seat);
            let mark = if is_on_turn { "▸ " } else { "  " };
            let ink = if is_on_turn { Ink::Strong } else { Ink::Plain };
            let own = self.own_seat() == Some(seat);
            let name = match sitter.is_person() {
                true if own => sitter.short(),
                true => words::seat(seat),
                false => say(&message!("seat-with", n = seat.number(), name = sitter.short())),
            };
            let text = format!("{mark}{name} {}", points(standing.total));
            sketch.put(column, 1, &text, ink);
            column += columns(&text) + 3;
        }
        sketch.put(0, 2, &"─".repeat(width), Ink::Quiet);
        if let Some(picker) = &self.picker {
            let prompt = cut(&picker.prompt, width.saturating_sub(4));
            sketch.put(1, 2, &format!(" {prompt} "), Ink::Accent);
        }
        sketch
    }

    fn draw_board(
        &mut self,
        position: &Position,
        frame: &mut Frame<'_>,
        body: Rect,
        palette: Palette,
    ) {
        let is_wide = body.width >= WIDE;
        let side = if is_wide { 38 } else { 0 };
        let [rest, extra] =
            Layout::horizontal([Constraint::Fill(1), Constraint::Length(side)]).areas(body);
        let width = usize::from(rest.width);
        let is_list = self.picker.as_ref().is_some_and(|it| it.board().is_none());
        let listing = self.picker.as_ref().filter(|_| is_list).map(|it| &it.listing);
        let panel = listing.map_or(PANEL, |it| it.width().clamp(LEAST_PANEL, PANEL + 16));
        self.shown.board = position.board(&self.marks(width.saturating_sub(panel + 2)));
        let wanted = self.shown.board.sketch.width() + 2;
        let most = width.saturating_sub(LEAST_PANEL);
        let room = width.saturating_sub(panel);
        let columns = if wanted <= most && !is_list { wanted.max(room) } else { wanted.min(room) };
        let columns = u16::try_from(columns.min(most)).unwrap_or(0);
        let [board, panel] =
            Layout::horizontal([Constraint::Length(columns), Constraint::Fill(1)]).areas(rest);
        self.paint_board(frame, board, palette);
        self.paint_panel(position, frame, panel, palette, is_wide);
        if is_wide {
            let lines = self.side(extra);
            paint(frame, extra, palette, &lines);
        }
    }

    /// The board in its middle, or the part of it around the cursor.
    fn paint_board(&mut self, frame: &mut Frame<'_>, area: Rect, palette: Palette) {
        let sketch = &self.shown.board.sketch;
        let (width, height) = (sketch.width(), sketch.rows().len());
        let (room, rows) = (usize::from(area.width.saturating_sub(2)), usize::from(area.height));
        let cursor = self.picker.as_ref().and_then(|it| Some(it.board()?.cell().to_owned()));
        let at = cursor.and_then(|cell| self.shown.board.place(&cell).cloned());
        let (x, y) = at.map_or((0, 0), |at| (at.column + at.width / 2, at.row));
        let corner = (pan(x, width, room), pan(y, height, rows));
        let left = u16::try_from(room.saturating_sub(width) / 2).unwrap_or(0) + 1;
        let top = u16::try_from(rows.saturating_sub(height) / 2).unwrap_or(0);
        let inner = Rect {
            x: area.x + left.min(area.width),
            y: area.y + top,
            width: area.width.saturating_sub(left),
            height: area.height.saturating_sub(top),
        };
        let scroll = |n: usize| u16::try_from(n).unwrap_or(0);
        let picture = Paragraph::new(palette.text(sketch));
        frame.render_widget(picture.scroll((scroll(corner.1), scroll(corner.0))), inner);
        (self.shown.board_area, self.shown.corner) = (inner, corner);
    }

    /// Beside the board: what there is to choose from, and the score.
    fn paint_panel(
        &mut self,
        position: &Position,
        frame: &mut Frame<'_>,
        area: Rect,
        palette: Palette,
        is_wide: bool,
    ) {
        let width = usize::from(area.width.saturating_sub(1));
        (self.shown.list_area, self.shown.pieces_area) = (Rect::ZERO, Rect::ZERO);
        let mut sketch = Sketch::new();
        if self.picker.as_ref().is_some_and(|it| it.board().is_none()) {
            let hand = self.hand(position, width);
            let room = usize::from(area.height).saturating_sub(hand.len() + 1);
            let (mut list, rows) = self.list(width, room);
            (self.shown.list_area, self.shown.list_rows) = (area, rows);
            list.line(&[]);
            for line in &hand {
                list.line(&[(line, Ink::Plain)]);
            }
            return paint(frame, area, palette, &list);
        }
        if let Some(seat) = self.own_seat() {
            let (pieces, rows) = self.pieces(position, seat);
            (self.shown.pieces_area, self.shown.piece_rows) = (area, rows);
            sketch = pieces;
        }
        if !is_wide {
            if !sketch.rows().is_empty() {
                sketch.line(&[]);
            }
            sketch.below(&self.sheet(width));
        }
        paint(frame, area, palette, &sketch);
    }

    fn preview(&self) -> Option<&Preview> {
        self.outlook.as_ref().and_then(|outlook| outlook.told.as_ref().ok())
    }

    fn sheet(&self, width: usize) -> Sketch {
        let standings = self.session.table().standings(self.eyes);
        sheet::sheet(
            self.session.table().game(),
            &standings,
            self.own_seat(),
            self.preview(),
            width,
        )
    }

    /// Score and log, where there is room for them.
    fn side(&self, area: Rect) -> Sketch {
        let width = usize::from(area.width.saturating_sub(2));
        let mut sketch = self.sheet(width);
        sketch.line(&[]);
        let room = usize::from(area.height).saturating_sub(sketch.rows().len());
        let lines: Vec<String> =
            self.log().iter().flat_map(|told| wrap(&told.words, width)).collect();
        for line in lines.iter().skip(lines.len().saturating_sub(room)) {
            sketch.line(&[(line, Ink::Quiet)]);
        }
        sketch
    }

    /// Rack, offer or hand, and which piece stands in which row.
    fn pieces(&self, position: &Position, seat: Seat) -> (Sketch, Vec<usize>) {
        let mut sketch = Sketch::new();
        let mut rows = vec![0];
        let placing = self.picker.as_ref().and_then(|it| it.board());
        sketch.line(&[(&position.pieces_title(), Ink::Quiet)]);
        for (n, piece) in position.pieces(seat).iter().enumerate() {
            let is_taken = placing.is_some_and(|it| it.piece() == n);
            let is_playable = placing.is_none_or(|it| it.is_playable(n));
            let mark = if is_taken { "▸" } else { " " };
            let row = sketch.rows().len();
            sketch.put(0, row, mark, Ink::Accent);
            let ink = if is_taken { Ink::Strong } else { Ink::Quiet };
            sketch.put(1, row, &(n + 1).to_string(), ink);
            sketch.paste(3, row, piece);
            if piece.rows().is_empty() {
                sketch.put(3, row, &say(&message!("piece-taken")), Ink::Quiet);
            } else if !is_playable {
                let unfit = say(&message!("piece-fits-nowhere"));
                sketch.put(3 + piece.width() + 1, row, &unfit, Ink::Quiet);
            }
            rows.resize(sketch.rows().len(), n);
        }
        if let Some(other) = placing.and_then(Placing::other) {
            let other = self.speech().tell(&fate_of_other(other));
            sketch.line(&[("  ", Ink::Plain), (&other, Ink::Plain), (" (x)", Ink::Quiet)]);
        }
        (sketch, rows)
    }

    /// What the seat holds, in a few lines: nobody chooses from a list without seeing it.
    fn hand(&self, position: &Position, width: usize) -> Vec<String> {
        let Some(seat) = self.own_seat() else { return Vec::new() };
        let pieces = position.pieces(seat);
        let name = |piece: &Sketch| piece.to_plain().lines().next().map(str::to_owned);
        let names: Vec<String> = pieces.iter().filter_map(name).collect();
        let title = position.pieces_title();
        let pieces = if names.is_empty() { say(&message!("hand-empty")) } else { labels(names) };
        wrap(&say(&message!("hand-line", title = title, pieces = pieces)), width)
    }

    /// The moves in words, and which of them stands in which row.
    fn list(&self, width: usize, height: usize) -> (Sketch, Vec<Option<usize>>) {
        let mut sketch = Sketch::new();
        let Some(listing) = self.picker.as_ref().map(|it| &it.listing) else {
            return (sketch, Vec::new());
        };
        let lines = lines_of(listing, width);
        let at = lines.iter().position(|(n, _)| *n == Some(listing.at())).unwrap_or(0);
        let room = height.saturating_sub(1);
        let first = pan(at, lines.len(), room);
        let end = (first + room).min(lines.len());
        let hidden = |arrow: &str, lines: &[(Option<usize>, String)]| {
            let n = lines.iter().filter(|(n, _)| n.is_some()).count();
            if n > 0 { format!("  {arrow} {n}") } else { String::new() }
        };
        let head = list_head(listing) + &hidden("↑", &lines[..first]) + &hidden("↓", &lines[end..]);
        sketch.line(&[(&cut(&head, width), Ink::Quiet)]);
        let mut rows = vec![None];
        for (n, words) in lines.into_iter().skip(first).take(room) {
            let row = sketch.rows().len();
            if n.is_some_and(|n| n == listing.at()) {
                sketch.line(&[("▸ ", Ink::Accent), (&words, Ink::Strong)]);
                sketch.light(2, row, columns(&words).max(1));
            } else if n.is_some() {
                sketch.line(&[("  ", Ink::Plain), (&words, Ink::Plain)]);
            } else {
                sketch.line(&[(&words, Ink::Quiet)]);
            }
            rows.push(n);
        }
        (sketch, rows)
    }

    fn draw_page(
        &mut self,
        page: Page,
        position: Result<Position, String>,
        frame: &mut Frame<'_>,
        body: Rect,
        palette: Palette,
    ) {
        let width = usize::from(body.width.saturating_sub(2));
        let sketch = match (page, position) {
            (Page::Help, _) => help::table(),
            (Page::Score, _) => self.score_page(width),
            (Page::Log, _) => self.log_page(width),
            (Page::Left, _) => left::left(&self.speech(), width),
            (_, Ok(position)) => position.sketch(),
            (_, Err(error)) => one_line(&error, Ink::Fault, width),
        };
        let room = sketch.rows().len().saturating_sub(usize::from(body.height));
        // The end of a log is what one looks for.
        let top =
            if page == Page::Log { room.saturating_sub(self.top) } else { self.top.min(room) };
        self.top = self.top.min(room);
        let mut inner = Sketch::new();
        inner.paste(1, 0, &sketch);
        let text = Paragraph::new(palette.text(&inner));
        frame.render_widget(text.scroll((u16::try_from(top).unwrap_or(0), 0)), body);
    }

    fn score_page(&self, width: usize) -> Sketch {
        let mut sketch = Sketch::new();
        let standings = self.session.table().standings(self.eyes);
        let who: Vec<String> = self.session.sitters().iter().map(|it| it.short()).collect();
        if self.session.is_over() {
            let over = self.speech().tell(&message!("the-match-is-over"));
            sketch.line(&[(&over, Ink::Strong)]);
            sketch.line(&[(&self.verdict(), Ink::Accent)]);
            sketch.line(&[]);
        }
        sketch.below(&sheet::final_count(self.session.table().game(), &standings, &who, width));
        sketch
    }

    /// Who won, in a sentence; alone, what it came to.
    fn verdict(&self) -> String {
        let table = self.session.table();
        let standings = table.standings(self.eyes);
        let ranks: Vec<u32> = standings.iter().map(|it| it.rank).collect();
        self.speech().tell(&faces::verdict(table, &standings, &ranks, self.own_seat()))
    }

    fn log_page(&self, width: usize) -> Sketch {
        let mut sketch = Sketch::new();
        for Told { step, words, .. } in self.log() {
            for (n, line) in wrap(&words, width.saturating_sub(6)).iter().enumerate() {
                let number = if n == 0 { format!("{step:>4}  ") } else { "      ".into() };
                sketch.line(&[(&number, Ink::Quiet), (line, Ink::Plain)]);
            }
        }
        sketch
    }

    /// What happened last: decisions rather than draws.
    fn happened(&self, width: usize) -> String {
        let log = self.log();
        let decided = log.iter().filter(|told| told.is_decided);
        let last: Vec<&str> = decided.rev().take(2).map(|told| told.words.as_str()).collect();
        let Some(latest) = last.first() else {
            return log.last().map(|told| told.words.clone()).unwrap_or_default();
        };
        let both = labels(last.iter().rev().map(|it| (*it).to_owned()));
        if columns(&both) + 2 <= width { both } else { (*latest).to_owned() }
    }

    /// What I may do, and what would come of it. All of it is shown: where one row is not enough, it grows upwards.
    fn paint_status(&self, frame: &mut Frame<'_>, row: Rect, palette: Palette) {
        let (text, ink) = self.status_line();
        let mut lines = wrap(&text, usize::from(row.width).saturating_sub(2).max(1));
        lines.truncate(MOST_STATUS);
        let mut sketch = Sketch::new();
        for (n, line) in lines.iter().enumerate() {
            sketch.put(1, n, line, ink);
        }
        let more = u16::try_from(lines.len() - 1).unwrap_or(0).min(row.y);
        let area = Rect { y: row.y - more, height: row.height + more, ..row };
        frame.render_widget(Clear, area);
        paint(frame, area, palette, &sketch);
    }

    fn status_line(&self) -> (String, Ink) {
        match &self.entry {
            Some(Entry::Command(text)) => return (format!(": {text}▏"), Ink::Strong),
            Some(Entry::Filter(text)) => return (format!("/ {text}▏"), Ink::Strong),
            None => {}
        }
        if let Some((text, ink)) = &self.message {
            return (text.clone(), *ink);
        }
        if let Some(reason) = self.session.unsaved() {
            return (reason.to_owned(), Ink::Fault);
        }
        if self.session.is_asked_for_a_hint() {
            return (say(&message!("thinking-hint")), Ink::Quiet);
        }
        if let Some(seat) = self.session.thinking().filter(|_| self.picker.is_none()) {
            return (say(&message!("thinking-bot", who = seat)), Ink::Quiet);
        }
        self.outlook_line()
    }

    fn outlook_line(&self) -> (String, Ink) {
        match &self.outlook {
            Some(Outlook { mv, told: Ok(preview), .. }) if self.picker.is_some() => {
                let words = self.speech().tried(mv, &preview.events);
                let brings = self.speech().brings(preview);
                let ink = if preview.total < 0 { Ink::Fault } else { Ink::Plain };
                (say(&message!("outlook", what = words, change = brings)), ink)
            }
            Some(Outlook { told: Err(error), .. }) if self.picker.is_some() => {
                (self.speech().refusal(error), Ink::Fault)
            }
            _ if self.session.is_over() => {
                let saved =
                    |path: &PathBuf| message!("saved-as", file = path.display().to_string());
                let path = self.session.path().map(|path| say(&saved(path)));
                (path.unwrap_or_default(), Ink::Quiet)
            }
            _ => (String::new(), Ink::Quiet),
        }
    }

    /// What keys do now, the most useful first; where room is short, the last go.
    fn keys(&self) -> Vec<Message> {
        if self.session.is_over() {
            return vec![
                message!("key-leave"),
                message!("key-new"),
                message!("key-score"),
                message!("key-history"),
                message!("key-table"),
                message!("key-left"),
                message!("key-back"),
            ];
        }
        if self.page != Page::Board {
            return vec![
                message!("key-back"),
                message!("key-scroll"),
                message!("key-next-page"),
                message!("key-leave"),
            ];
        }
        match &self.picker {
            None => vec![
                message!("key-help"),
                message!("key-score"),
                message!("key-history"),
                message!("key-table"),
                message!("key-left"),
                message!("key-undo"),
                message!("key-leave"),
            ],
            Some(picker) => picking_keys(picker),
        }
    }
}

/// What keys do while a move is chosen.
fn picking_keys(picker: &Picker) -> Vec<Message> {
    let mut keys = vec![message!("key-help")];
    if let Some(placing) = picker.board() {
        keys.extend([message!("key-move"), message!("key-do")]);
        keys.extend(placing.has_turns().then(|| message!("key-turn")));
        keys.extend([message!("key-piece"), message!("key-moves")]);
    } else {
        keys.extend([message!("key-choose"), message!("key-do")]);
        keys.extend(picker.placing.is_some().then(|| message!("key-board")));
        keys.push(message!("key-filter"));
    }
    keys.extend([message!("key-hint"), message!("key-undo")]);
    keys
}

/// How many moves there are, or how many the filter leaves.
fn list_head(listing: &Listing) -> String {
    let (n, shown) = (listing.len(), listing.shown().len());
    say(&match listing.filter() {
        "" => message!("list-moves", n = n),
        filter => message!("list-filtered", n = n, shown = shown, filter = filter.to_owned()),
    })
}

/// Every entry that is shown, with its number, below the head of its group.
fn lines_of(listing: &Listing, width: usize) -> Vec<(Option<usize>, String)> {
    let mut lines: Vec<(Option<usize>, String)> = Vec::new();
    let mut group = "";
    for (n, entry) in listing.shown().into_iter().enumerate() {
        if entry.group != group {
            group = &entry.group;
            lines.push((None, group.to_owned()));
        }
        let room = width.saturating_sub(2);
        let words = match &entry.landing {
            None => cut(&entry.words, room),
            Some(to) => {
                let room = room.saturating_sub(LANDING);
                format!("{} → {}", to_the_left(&cut(&entry.words, room), room), to.words)
            }
        };
        lines.push((Some(n), words));
    }
    lines
}

/// Where to begin so that this row or column is seen, with some of what is around it.
fn pan(at: usize, length: usize, room: usize) -> usize {
    let most = length.saturating_sub(room);
    at.saturating_sub(room / 2).min(most)
}

fn cover(seat: Seat, area: Rect) -> Sketch {
    let mut sketch = Sketch::new();
    let lines = [
        (say(&message!("pass-keyboard", who = seat)), Ink::Strong),
        (String::new(), Ink::Plain),
        (say(&message!("pass-keyboard-keys")), Ink::Quiet),
    ];
    let top = usize::from(area.height) / 2;
    for (n, (text, ink)) in lines.iter().enumerate() {
        let left = usize::from(area.width).saturating_sub(columns(text)) / 2;
        sketch.put(left, top.saturating_sub(2) + n, text, *ink);
    }
    sketch
}

pub(in crate::play) fn paint(frame: &mut Frame<'_>, area: Rect, palette: Palette, sketch: &Sketch) {
    frame.render_widget(Paragraph::new(palette.text(sketch)), area);
}

pub(in crate::play) fn one_line(text: &str, ink: Ink, width: usize) -> Sketch {
    let mut sketch = Sketch::new();
    sketch.put(1, 0, &cut(text, width.saturating_sub(2)), ink);
    sketch
}
