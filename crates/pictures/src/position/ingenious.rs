//! Ingenious: the board, everybody's tracks, and the racks that the viewer sees.

mod shapes;

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::board::{Board, Marks, Place};
use crate::sketch::{Ink, Sketch};
use crate::svg::{Svg, Type, filled, outlined, stroked, tone};
use shapes::Hue;

/// What is drawn of a view.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct View {
    area: i32,
    cells: Vec<Symbol>,
    tracks: Vec<BTreeMap<String, i32>>,
    racks: Vec<Option<Vec<String>>>,
    rack_sizes: Vec<u8>,
    turn: Option<u8>,
    phase: String,
    pending: u32,
    bag: u32,
    options: Agreed,
}

#[derive(Clone, Debug, Deserialize)]
struct Agreed {
    mode: String,
}

#[derive(Clone, Debug, Deserialize)]
struct Symbol {
    q: i32,
    r: i32,
    colour: String,
    printed: bool,
}

/// No board is larger; whoever sends a larger one wants us to draw for a long time.
const LARGEST: i32 = 9;

impl View {
    /// Why it cannot be drawn, if it cannot.
    pub(super) fn problem(&self) -> Option<String> {
        let is_sound = (1..=LARGEST).contains(&self.area);
        (!is_sound).then(|| format!("`area` is {}, not from 1 to {LARGEST}", self.area))
    }

    fn symbol(&self, q: i32, r: i32) -> Option<(Hue, bool)> {
        let found = self.cells.iter().find(|symbol| (symbol.q, symbol.r) == (q, r))?;
        Some((Hue::from_name(&found.colour)?, found.printed))
    }

    /// The cells of a row, from left to right.
    fn row(&self, r: i32) -> std::ops::RangeInclusive<i32> {
        let n = self.area;
        (-n - r).max(-n)..=(n - r).min(n)
    }

    /// Axial to picture: a row further down begins half a cell to the left for the same q.
    fn column(&self, q: i32, r: i32) -> usize {
        usize::try_from(1 + ACROSS * (q + self.area) + ACROSS / 2 * r).unwrap_or(0)
    }

    /// Whose a track is.
    fn owner(&self, track: usize) -> String {
        match self.options.mode.as_str() {
            "team" => format!("seats {track} and {}", track + 2),
            "duel" => "seat 0's side".into(),
            _ => format!("seat {track}"),
        }
    }

    fn is_on_turn(&self, track: usize) -> bool {
        let Some(turn) = self.turn.map(usize::from) else { return false };
        match self.options.mode.as_str() {
            "team" => turn % 2 == track,
            "duel" => false,
            _ => turn == track,
        }
    }

    pub(super) fn state(&self) -> String {
        let who = self.turn.map_or("nobody yet".to_owned(), |turn| format!("seat {turn}"));
        let what = match self.phase.as_str() {
            "place" if self.pending > 0 => {
                format!("{who} places a bonus tile ({} due)", self.pending)
            }
            "place" => format!("{who} places a tile"),
            "swap" => format!("{who} may swap"),
            "over" => "the match is over".into(),
            "draw" => format!("a draw is due for {who}"),
            other => format!("{other} is due"),
        };
        format!("{what} · {} tiles in the bag", self.bag)
    }

    fn rack(&self, seat: usize) -> String {
        match self.racks.get(seat) {
            Some(Some(tiles)) => tiles.join(" "),
            _ => vec!["??"; self.rack_sizes.get(seat).copied().map_or(0, usize::from)].join(" "),
        }
    }
}

/// Columns from a cell to the next; every row stands half a cell to the side.
const ACROSS: i32 = 4;

pub(super) fn sketch(view: &View) -> Sketch {
    let mut sketch = labelled(view);
    sketch.below(&seats(view));
    sketch.line(&[(&view.state(), Ink::Accent)]);
    sketch
}

/// The board with the numbers of its rows.
fn labelled(view: &View) -> Sketch {
    const LEFT: usize = 4;
    let mut sketch = Sketch::new();
    sketch.paste(LEFT, 0, &board(view, &Marks::default()).sketch);
    for (row, r) in (0..).zip(-view.area..=view.area) {
        sketch.put(0, row, &format!("{r:>3}"), Ink::Quiet);
    }
    let top = view.row(-view.area);
    if view.area < 7 {
        let label = format!("q {} to {}", top.start(), top.end());
        let column = LEFT + view.column(*top.end(), -view.area) + 4;
        sketch.put(column, 0, &label, Ink::Quiet);
    }
    sketch
}

pub(super) fn board(view: &View, marks: &Marks) -> Board {
    let mut board = Board::default();
    for (row, r) in (0..).zip(-view.area..=view.area) {
        for q in view.row(r) {
            let (name, column) = (format!("{q},{r}"), view.column(q, r));
            let ghost = marks.ghost.iter().find(|(cell, _)| *cell == name);
            let ghost = ghost.and_then(|(_, letter)| Hue::from_letter(letter.chars().next()?));
            match (view.symbol(q, r), ghost) {
                (Some((hue, is_printed)), _) => symbol(hue, is_printed, (column, row), &mut board),
                (None, Some(hue)) => symbol(hue, false, (column, row), &mut board),
                (None, None) if marks.targets.contains(&name) => {
                    board.sketch.put(column, row, "∘", Ink::Accent);
                }
                (None, None) => board.sketch.put(column, row, "·", Ink::Quiet),
            }
            board.cells.push(Place { name, column: column - 1, row, width: 4 });
        }
    }
    marks.ghost.iter().for_each(|(cell, _)| board.light(cell));
    marks.cursor.iter().for_each(|cell| board.light(cell));
    board
}

fn symbol(hue: Hue, is_printed: bool, (column, row): (usize, usize), board: &mut Board) {
    let letter = hue.letter().to_string();
    let letter = if is_printed { letter.to_lowercase() } else { letter };
    board.sketch.put(column, row, &letter, hue.ink());
    board.sketch.put(column + 1, row, hue.sign(), hue.ink());
}

pub(super) fn pieces(view: &View, seat: u8) -> Vec<Sketch> {
    let tile = |letters: &String| {
        let mut sketch = Sketch::new();
        let halves: Vec<Hue> = letters.chars().filter_map(Hue::from_letter).collect();
        let texts: Vec<String> =
            halves.iter().map(|hue| format!("{}{}", hue.letter(), hue.sign())).collect();
        let inked = texts.iter().zip(&halves).map(|(text, hue)| (text.as_str(), hue.ink()));
        sketch.line(&inked.collect::<Vec<_>>());
        sketch
    };
    let rack = view.racks.get(usize::from(seat)).and_then(Option::as_ref);
    rack.into_iter().flatten().map(tile).collect()
}

/// One line for each track, with the rack of whoever has it to himself; other racks below.
fn seats(view: &View) -> Sketch {
    let mut sketch = Sketch::new();
    let has_own_track = view.tracks.len() == view.racks.len();
    for (i, track) in view.tracks.iter().enumerate() {
        let row = sketch.rows().len();
        sketch.put(0, row, if view.is_on_turn(i) { "▸" } else { " " }, Ink::Accent);
        sketch.put(2, row, &view.owner(i), Ink::Strong);
        let lowest = track.values().min().copied();
        for (n, hue) in Hue::ALL.into_iter().enumerate() {
            let value = track.get(hue.name()).copied().unwrap_or(0);
            let column = 17 + 5 * n;
            sketch.put(column, row, &hue.letter().to_string(), hue.ink());
            let is_lowest = view.options.mode != "duel" && Some(value) == lowest;
            let ink = if is_lowest { Ink::Strong } else { Ink::Plain };
            let text = format!("{value}{}", if is_lowest { "*" } else { "" });
            sketch.put(column + 1, row, &text, ink);
        }
        if has_own_track {
            sketch.put(48, row, &format!("rack {i}"), Ink::Quiet);
            sketch.put(56, row, &view.rack(i), Ink::Plain);
        }
    }
    for seat in (0..view.racks.len()).filter(|_| !has_own_track) {
        sketch.line(&[(&format!("  rack {seat}  "), Ink::Quiet), (&view.rack(seat), Ink::Plain)]);
    }
    sketch
}

/// Pixels from the middle of a hexagon to its corners.
const SIDE: f64 = 30.0;

pub(super) fn svg(view: &View) -> String {
    let root3 = 3f64.sqrt();
    let area = f64::from(view.area);
    let (width, height) =
        (SIDE * root3 * (2.0 * area + 2.0), SIDE * 1.5 * (2.0 * area + 2.0) + SIDE);
    let mut svg = Svg::default();
    let centre = |q: i32, r: i32| {
        let (q, r) = (f64::from(q), f64::from(r));
        (width / 2.0 + SIDE * root3 * (q + r / 2.0), 30.0 + height / 2.0 + SIDE * 1.5 * r)
    };
    let around = (0.0, 0.0);
    let table = shapes::hexagon(around, SIDE * root3 * (area + 0.9));
    let turned = table.iter().map(|&(x, y)| (centre(0, 0).0 + y, centre(0, 0).1 + x));
    svg.polygon(turned, &outlined("#2b3a42", "#1b262c", 4.0));
    for r in -view.area..=view.area {
        for q in view.row(r) {
            cell(centre(q, r), view.symbol(q, r), &mut svg);
        }
    }
    let panel = tracks_panel(view);
    svg.paste((width + 16.0, 30.0), &panel);
    svg.text((24.0, 34.0), "Ingenious", Type::HEAD);
    svg.text((24.0, height + 44.0), view.state(), Type::BODY);
    let tall = 60.0 + 150.0 * f64::from(u8::try_from(view.tracks.len()).unwrap_or(4));
    svg.page((width + 380.0, (height + 64.0).max(tall + 30.0 * 4.0)), "A position of Ingenious")
}

fn cell(at: (f64, f64), symbol: Option<(Hue, bool)>, svg: &mut Svg) {
    let is_tile = symbol.is_some_and(|(_, is_printed)| !is_printed);
    let fill = if is_tile { "#12191d" } else { "#3c4d56" };
    svg.polygon(shapes::hexagon(at, SIDE - 1.6), &filled(fill));
    if let Some((hue, is_printed)) = symbol {
        shapes::draw(hue, at, SIDE * 0.62, svg);
        if is_printed {
            svg.polygon(
                shapes::hexagon(at, SIDE - 4.0),
                &format!("{} stroke-dasharray=\"4 4\"", stroked("#cfd8d3", 1.5)),
            );
        }
    }
}

fn tracks_panel(view: &View) -> Svg {
    let mut svg = Svg::default();
    let mut y = 20.0;
    let (least, most) = match view.options.mode.as_str() {
        "duel" => (-9, 9),
        "solo" | "team" => (0, 36),
        _ => (0, 18),
    };
    for (i, track) in view.tracks.iter().enumerate() {
        let set = if view.is_on_turn(i) {
            Type::BODY.bold().filled(tone::ACCENT)
        } else {
            Type::BODY.bold()
        };
        svg.text((0.0, y), view.owner(i), set);
        let lowest = track.values().min().copied();
        for hue in Hue::ALL {
            y += 18.0;
            let value = track.get(hue.name()).copied().unwrap_or(0);
            let is_lowest = view.options.mode != "duel" && Some(value) == lowest;
            bar(hue, (0.0, y), value, (least, most), is_lowest, &mut svg);
        }
        y += 30.0;
    }
    for seat in 0..view.racks.len() {
        svg.text((0.0, y), format!("Rack {seat}"), Type::QUIET);
        rack(view, seat, (64.0, y - 5.0), &mut svg);
        y += 30.0;
    }
    svg
}

fn bar(
    hue: Hue,
    (x, y): (f64, f64),
    value: i32,
    (least, most): (i32, i32),
    is_lowest: bool,
    svg: &mut Svg,
) {
    const LONG: f64 = 250.0;
    let share = |value: i32| f64::from(value.clamp(least, most)) - f64::from(least);
    let at = |value: i32| x + 20.0 + LONG * share(value) / f64::from(most - least);
    shapes::draw(hue, (x + 6.0, y - 4.0), 7.0, svg);
    svg.rect((x + 20.0, y - 9.0), (LONG, 9.0), 4.5, &filled(tone::LINE));
    let (from, to) = (at(0.max(least)).min(at(value)), at(0.max(least)).max(at(value)));
    svg.rect((from, y - 9.0), ((to - from).max(3.0), 9.0), 4.5, &filled(hue.colour()));
    let set = if is_lowest { Type::BODY.bold() } else { Type::BODY };
    svg.text(
        (x + 34.0 + LONG, y),
        format!("{value}{}", if is_lowest { " lowest" } else { "" }),
        set.sized(12.0),
    );
}

fn rack(view: &View, seat: usize, (x, y): (f64, f64), svg: &mut Svg) {
    let n = view.rack_sizes.get(seat).copied().map_or(0, usize::from);
    let tiles = view.racks.get(seat).cloned().flatten();
    let mut left = x;
    for i in 0..n {
        svg.rect((left, y - 10.0), (40.0, 20.0), 10.0, &filled("#12191d"));
        let letters = tiles.as_ref().and_then(|tiles| tiles.get(i));
        for (half, letter) in letters.iter().flat_map(|tile| tile.chars()).enumerate() {
            let Some(hue) = Hue::from_letter(letter) else { continue };
            let dx = if half == 0 { 10.0 } else { 30.0 };
            shapes::draw(hue, (left + dx, y), 8.0, svg);
        }
        left += 45.0;
    }
}
