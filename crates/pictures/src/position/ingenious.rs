//! Ingenious: the board, everybody's tracks, and the racks that the viewer sees.

mod rack;
mod shapes;

use std::sync::Arc;

use faces::Face as _;
use faces::ingenious::going_on;
use ingenious::{Colour, ColourSet, Hex, Ingenious, Mode, Spot, Tile, Tiles, Track, View};
use tabletop::Seat;
use texts::{Message, message};

use super::{Picture, name};
use crate::board::{Board, Ghost, Marks, Place};
use crate::columns::columns;
use crate::pieces::Pieces;
use crate::sketch::{Ink, Sketch};
use crate::svg::{Svg, Type, filled, outlined, stroked, tone};
use crate::words::Words;
use rack::Rack;
use shapes::{ink, paint, sign};

impl Picture for View {
    fn sketch(&self, words: Words) -> Sketch {
        let mut sketch = labelled(self, words);
        sketch.below(&seats(self, words));
        sketch.line(&[(&self.state(words), Ink::Accent)]);
        sketch
    }

    fn board(&self, marks: &Marks, _words: Words) -> Board {
        board(self, marks)
    }

    fn pieces_title(&self) -> Message {
        message!("ingenious-rack")
    }

    fn pieces(&self, seat: Seat, _words: Words) -> Vec<Sketch> {
        let rack = self.racks.get(seat).copied().flatten();
        rack.into_iter().flat_map(Tiles::iter).map(piece).collect()
    }

    fn to_lay(&self, seat: Seat) -> Option<Arc<dyn Pieces>> {
        let rack = self.racks.get(seat).and_then(Option::as_ref)?;
        Some(Arc::new(Rack(rack.iter().collect())))
    }

    fn state(&self, words: Words) -> String {
        words.beside([going_on(self), message!("ingenious-picture-bag", n = self.bag)])
    }

    fn svg(&self, words: Words) -> String {
        svg(self, words)
    }
}

/// Axial to picture: a row further down begins half a cell to the left for the same q.
fn column(view: &View, at: Hex) -> usize {
    let (q, r, area) = (i32::from(at.q), i32::from(at.r), i32::from(view.board.radius()));
    usize::try_from(1 + ACROSS * (q + area) + ACROSS / 2 * r).unwrap_or(0)
}

fn row(view: &View, at: Hex) -> usize {
    usize::try_from(i32::from(at.r) + i32::from(view.board.radius())).unwrap_or(0)
}

/// Whose a track is.
fn owner(view: &View, track: usize, words: Words) -> String {
    let mode = view.options.mode;
    if mode == Mode::Duel {
        return words.say(&message!("ingenious-picture-side", who = Seat::new(0)));
    }
    let seats = Seat::first(view.options.n_seats).filter(|&seat| mode.track_of(seat) == track);
    match seats.collect::<Vec<_>>()[..] {
        [one, other] => words.say(&message!("partners", one = one, other = other)),
        [one, ..] => words.name(one),
        [] => String::new(),
    }
}

fn is_on_turn(view: &View, track: usize) -> bool {
    let mode = view.options.mode;
    mode != Mode::Duel && view.turn.is_some_and(|turn| mode.track_of(turn) == track)
}

/// The tiles on a rack; `None` for each that is hidden.
fn rack(view: &View, seat: Seat) -> Vec<Option<Tile>> {
    match view.racks.get(seat).copied().flatten() {
        Some(tiles) => tiles.iter().map(Some).collect(),
        None => vec![None; view.rack_sizes.get(seat).copied().map_or(0, usize::from)],
    }
}

fn rack_in_letters(view: &View, seat: Seat) -> String {
    let tile = |tile: Option<Tile>| tile.map_or("??".to_owned(), |tile| tile.to_string());
    rack(view, seat).into_iter().map(tile).collect::<Vec<_>>().join(" ")
}

/// Columns from a cell to the next; every row stands half a cell to the side.
const ACROSS: i32 = 4;

/// The board with the numbers of its rows.
fn labelled(view: &View, words: Words) -> Sketch {
    const LEFT: usize = 4;
    let mut sketch = Sketch::new();
    sketch.paste(LEFT, 0, &board(view, &Marks::default()).sketch);
    let mut cells = view.board.cells();
    let first = cells.next();
    for at in first.into_iter().chain(cells.clone()) {
        sketch.put(0, row(view, at), &format!("{:>3}", at.r), Ink::Quiet);
    }
    let last = first.and_then(|first| cells.take_while(|at| at.r == first.r).last());
    if let (Some(first), Some(last)) = (first, last)
        && view.board.radius() < 7
    {
        let label = message!("ingenious-picture-row", first = first.q, last = last.q);
        sketch.put(LEFT + column(view, last) + 4, 0, &words.say(&label), Ink::Quiet);
    }
    sketch
}

fn board(view: &View, marks: &Marks) -> Board {
    let mut board = Board::default();
    for at in view.board.cells() {
        let (name, column, row) = (at.to_string(), column(view, at), row(view, at));
        let ghost = marks.ghost.iter().find(|(cell, _)| *cell == name);
        let ghost = ghost.and_then(|(_, ghost)| match ghost {
            Ghost::Symbol(colour) => Some(*colour),
            Ghost::Tile { .. } | Ghost::Stone(_) => None,
        });
        match (view.board.spot(at), ghost) {
            (Spot::Printed(colour), _) => symbol(colour, true, (column, row), &mut board),
            (Spot::Covered(colour), _) | (Spot::Free | Spot::Outside, Some(colour)) => {
                symbol(colour, false, (column, row), &mut board);
            }
            (Spot::Free | Spot::Outside, None) if marks.targets.contains(&name) => {
                board.sketch.put(column, row, "∘", Ink::Accent);
            }
            (Spot::Free | Spot::Outside, None) => board.sketch.put(column, row, "·", Ink::Quiet),
        }
        board.cells.push(Place { name, column: column - 1, row, width: 4 });
    }
    marks.ghost.iter().for_each(|(cell, _)| board.light(cell));
    marks.cursor.iter().for_each(|cell| board.light(cell));
    board
}

fn symbol(colour: Colour, is_printed: bool, (column, row): (usize, usize), board: &mut Board) {
    let letter = colour.letter().to_string();
    let letter = if is_printed { letter.to_lowercase() } else { letter };
    board.sketch.put(column, row, &letter, ink(colour));
    board.sketch.put(column + 1, row, sign(colour), ink(colour));
}

fn piece(tile: Tile) -> Sketch {
    let mut sketch = Sketch::new();
    let [one, other] = tile.halves();
    let text = |colour: Colour| format!("{}{}", colour.letter(), sign(colour));
    sketch.line(&[(&text(one), ink(one)), (&text(other), ink(other))]);
    sketch
}

/// One line for each track, with the rack of whoever has it to himself; other racks below.
fn seats(view: &View, words: Words) -> Sketch {
    let mut sketch = Sketch::new();
    let has_own_track = view.tracks.len() == usize::from(view.racks.n_seats());
    let owners: Vec<String> = (0..view.tracks.len()).map(|i| owner(view, i, words)).collect();
    let widest = owners.iter().map(|owner| columns(owner)).max().unwrap_or(0);
    let first = (widest + 4).max(17);
    for ((i, track), seat) in view.tracks.iter().enumerate().zip(Seat::first(view.racks.n_seats()))
    {
        let row = sketch.rows().len();
        sketch.put(0, row, if is_on_turn(view, i) { "▸" } else { " " }, Ink::Accent);
        sketch.put(2, row, &owners[i], Ink::Strong);
        markers(*track, view.lowest(i), (first, row), &mut sketch);
        if has_own_track {
            let label = words.say(&message!("ingenious-picture-rack", n = seat.number()));
            let column = first + 5 * Colour::ALL.len() + 1;
            sketch.put(column, row, &label, Ink::Quiet);
            let column = column + columns(&label) + 2;
            sketch.put(column, row, &rack_in_letters(view, seat), Ink::Plain);
        }
    }
    for seat in Seat::first(view.racks.n_seats()).filter(|_| !has_own_track) {
        let label = words.say(&message!("ingenious-picture-rack", n = seat.number()));
        let rack = rack_in_letters(view, seat);
        sketch.line(&[("  ", Ink::Plain), (&(label + "  "), Ink::Quiet), (&rack, Ink::Plain)]);
    }
    sketch
}

/// The markers of a track in a row, from this place on, the lowest marked.
fn markers(track: Track, lowest: ColourSet, (first, row): (usize, usize), sketch: &mut Sketch) {
    for (n, colour) in Colour::ALL.into_iter().enumerate() {
        let column = first + 5 * n;
        sketch.put(column, row, &colour.letter().to_string(), ink(colour));
        let is_lowest = lowest.contains(colour);
        let ink = if is_lowest { Ink::Strong } else { Ink::Plain };
        let text = format!("{}{}", track.get(colour), if is_lowest { "*" } else { "" });
        sketch.put(column + 1, row, &text, ink);
    }
}

/// Pixels from the middle of a hexagon to its corners.
const SIDE: f64 = 30.0;

fn svg(view: &View, words: Words) -> String {
    let root3 = 3f64.sqrt();
    let area = f64::from(view.board.radius());
    let (width, height) =
        (SIDE * root3 * (2.0 * area + 2.0), SIDE * 1.5 * (2.0 * area + 2.0) + SIDE);
    let mut svg = Svg::default();
    let centre = |at: Hex| {
        let (q, r) = (f64::from(at.q), f64::from(at.r));
        (width / 2.0 + SIDE * root3 * (q + r / 2.0), 30.0 + height / 2.0 + SIDE * 1.5 * r)
    };
    let around = (0.0, 0.0);
    let table = shapes::hexagon(around, SIDE * root3 * (area + 0.9));
    let middle = centre(Hex::new(0, 0));
    let turned = table.iter().map(|&(x, y)| (middle.0 + y, middle.1 + x));
    svg.polygon(turned, &outlined("#2b3a42", "#1b262c", 4.0));
    for at in view.board.cells() {
        cell(centre(at), view.board.spot(at), &mut svg);
    }
    let panel = tracks_panel(view, words);
    svg.paste((width + 16.0, 30.0), &panel);
    svg.text((24.0, 34.0), words.say(&Ingenious::title()), Type::HEAD);
    svg.text((24.0, height + 44.0), view.state(words), Type::BODY);
    let tall = 60.0 + 150.0 * f64::from(u8::try_from(view.tracks.len()).unwrap_or(4));
    let size = (width + 380.0, (height + 64.0).max(tall + 30.0 * 4.0));
    svg.page(size, &name(Ingenious::title(), words), words.language())
}

fn cell(at: (f64, f64), spot: Spot, svg: &mut Svg) {
    let fill = if matches!(spot, Spot::Covered(_)) { "#12191d" } else { "#3c4d56" };
    svg.polygon(shapes::hexagon(at, SIDE - 1.6), &filled(fill));
    if let Spot::Printed(colour) | Spot::Covered(colour) = spot {
        shapes::draw(colour, at, SIDE * 0.62, svg);
    }
    if matches!(spot, Spot::Printed(_)) {
        svg.polygon(
            shapes::hexagon(at, SIDE - 4.0),
            &format!("{} stroke-dasharray=\"4 4\"", stroked("#cfd8d3", 1.5)),
        );
    }
}

fn tracks_panel(view: &View, words: Words) -> Svg {
    let mut svg = Svg::default();
    let mut y = 20.0;
    for (i, track) in view.tracks.iter().enumerate() {
        let set = if is_on_turn(view, i) {
            Type::BODY.bold().filled(tone::ACCENT)
        } else {
            Type::BODY.bold()
        };
        svg.text((0.0, y), owner(view, i, words), set);
        for colour in Colour::ALL {
            y += 18.0;
            let is_lowest = view.lowest(i).contains(colour);
            let places = view.options.mode.track();
            let value = track.get(colour);
            bar(colour, (0.0, y), value, places, &mut svg);
            let (label, set) = if is_lowest {
                (words.say(&message!("ingenious-picture-lowest", n = value)), Type::BODY.bold())
            } else {
                (value.to_string(), Type::BODY)
            };
            svg.text((34.0 + LONG, y), label, set.sized(12.0));
        }
        y += 30.0;
    }
    for seat in Seat::first(view.racks.n_seats()) {
        let label = message!("ingenious-picture-rack", n = seat.number());
        svg.text((0.0, y), words.say(&label), Type::QUIET);
        tiles(&rack(view, seat), (64.0, y - 5.0), &mut svg);
        y += 30.0;
    }
    svg
}

/// Pixels of a whole track.
const LONG: f64 = 250.0;

fn bar(colour: Colour, (x, y): (f64, f64), value: i8, (least, most): (i8, i8), svg: &mut Svg) {
    let share = |value: i8| f64::from(value.clamp(least, most)) - f64::from(least);
    let at = |value: i8| x + 20.0 + LONG * share(value) / (f64::from(most) - f64::from(least));
    shapes::draw(colour, (x + 6.0, y - 4.0), 7.0, svg);
    svg.rect((x + 20.0, y - 9.0), (LONG, 9.0), 4.5, &filled(tone::LINE));
    let (from, to) = (at(0.max(least)).min(at(value)), at(0.max(least)).max(at(value)));
    svg.rect((from, y - 9.0), ((to - from).max(3.0), 9.0), 4.5, &filled(paint(colour)));
}

fn tiles(tiles: &[Option<Tile>], (x, y): (f64, f64), svg: &mut Svg) {
    let mut left = x;
    for tile in tiles {
        svg.rect((left, y - 10.0), (40.0, 20.0), 10.0, &filled("#12191d"));
        if let Some([one, other]) = tile.map(Tile::halves) {
            shapes::draw(one, (left + 10.0, y), 8.0, svg);
            shapes::draw(other, (left + 30.0, y), 8.0, svg);
        }
        left += 45.0;
    }
}
