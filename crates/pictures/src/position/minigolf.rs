//! Mini Golf Designer: everybody's course, the racks, the clients.

mod layout;
mod offer;

use std::sync::Arc;

use faces::Face as _;
use faces::minigolf as face;
use minigolf::scoring::{Line, Sheet};
use minigolf::{
    Cell, Condition, CourseView, Kind, Minigolf, Promises, Shape, Tile, TileView, View,
};
use tabletop::Seat;
use texts::{Argument, Message, message};

use super::{Picture, WIDTH, name, seat_line};
use crate::board::{Board, Ghost, Marks};
use crate::columns::{columns, wrap};
use crate::course::{Course, Lie};
use crate::pieces::Pieces;
use crate::sketch::{Ink, Sketch};
use crate::svg::{Svg, Type, outlined, tone};
use crate::words::Words;

pub use layout::{Item, Layout};
use offer::Offer;

impl Picture for View {
    fn sketch(&self, words: Words) -> Sketch {
        let mut sketch = Sketch::new();
        sketch.line(&[(&words.beside([Minigolf::title(), clients(self)]), Ink::Strong)]);
        sketch.below(&racks(self, words));
        for line in wrap(&words.beside(going_on(self)), WIDTH) {
            sketch.line(&[(&line, Ink::Accent)]);
        }
        for (seat, of_seat) in self.courses.iter() {
            let is_on_turn = self.order.to_act.first() == Some(&seat);
            let about = words.beside(about(self, of_seat));
            sketch.line(&[]);
            sketch.below(&seat_line(seat, is_on_turn, &about, WIDTH, words));
            if let Some(course) = self.course(seat) {
                let picture = Course::new(&course, lines(self.sheet(seat).as_ref()));
                sketch.below(&picture.draw_text(words));
            }
        }
        sketch
    }

    /// One seat's course, and on it the tile that is being chosen. Before there is one, the land the cursor names.
    fn board(&self, marks: &Marks, words: Words) -> Board {
        let seat = marks.seat.unwrap_or(Seat::new(0));
        let with_ghost = with_ghost(self, seat, marks);
        let view = with_ghost.as_ref().unwrap_or(self);
        match view.course(seat) {
            Some(course) => {
                Course::new(&course, lines(view.sheet(seat).as_ref())).board(marks, words)
            }
            None => land(view, marks, words),
        }
    }

    fn pieces_title(&self) -> Message {
        message!("minigolf-offer")
    }

    fn pieces(&self, _seat: Seat, words: Words) -> Vec<Sketch> {
        let piece = |kind: &Option<Kind>| {
            let mut sketch = Sketch::new();
            if let Some(kind) = *kind {
                sketch.line(&[(&words.say(&look(self, kind)), Ink::Plain)]);
                let printed = words.list(face::printed(self.tile(kind)));
                if !printed.is_empty() {
                    sketch.line(&[(&printed, Ink::Quiet)]);
                }
            }
            sketch
        };
        self.racks[0].iter().map(piece).collect()
    }

    fn to_lay(&self, _seat: Seat) -> Option<Arc<dyn Pieces>> {
        Some(Arc::new(Offer(self.racks[0].clone())))
    }

    /// For whoever sees anyway whose turn it is.
    fn state(&self, words: Words) -> String {
        words.beside([clients(self), bag(self)])
    }

    fn svg(&self, words: Words) -> String {
        svg(self, words)
    }
}

/// The view as if the tile that is being chosen lay there; none if it cannot.
fn with_ghost(view: &View, seat: Seat, marks: &Marks) -> Option<View> {
    view.courses.get(seat).filter(|_| !marks.ghost.is_empty())?;
    let mut with_ghost = view.clone();
    let tiles = &mut with_ghost.courses[seat].tiles;
    tiles.extend(marks.ghost.iter().filter_map(|(cell, piece)| ghost(cell, *piece)));
    let course = with_ghost.course(seat)?;
    let land = &view.card(seat)?.land;
    minigolf::Course::new(Arc::clone(land), course.tiles().to_vec()).is_ok().then_some(with_ghost)
}

/// The tile as if it lay there.
fn ghost(cell: &str, ghost: Ghost) -> Option<TileView> {
    let cell: Cell = cell.parse().ok()?;
    match ghost {
        Ghost::Tile { kind, turn } => Some(TileView { x: cell.x, y: cell.y, kind, turn }),
        Ghost::Symbol(_) | Ghost::Stone(_) => None,
    }
}

/// A land by its id, empty.
fn land(view: &View, marks: &Marks, words: Words) -> Board {
    let wanted = marks.cursor.as_deref().and_then(|id| id.parse().ok());
    let card = wanted.and_then(|id| view.options.content.land(id));
    let course =
        card.and_then(|card| minigolf::Course::new(Arc::clone(&card.land), Vec::new()).ok());
    let marks = Marks { cursor: None, ..marks.clone() };
    course.map(|course| Course::new(&course, []).board(&marks, words)).unwrap_or_default()
}

fn svg(view: &View, words: Words) -> String {
    const MARGIN: f64 = 28.0;
    let mut svg = Svg::default();
    let title = words.beside([Minigolf::title(), clients(view)]);
    svg.text((MARGIN, 42.0), title, Type::HEAD);
    svg.text((MARGIN, 66.0), words.beside(going_on(view)), Type::QUIET);
    let mut y = 84.0;
    for (name, rack) in rack_names().iter().zip(&view.racks) {
        if !rack.is_empty() {
            rack_svg(view, &words.say(name), rack, (MARGIN, y), &mut svg);
            y += 96.0;
        }
    }
    let mut x = MARGIN;
    let mut tallest: f64 = 0.0;
    for (seat, of_seat) in view.courses.iter() {
        let colour = tone::SEATS[seat.index() % 5];
        svg.circle((x + 13.0, y + 20.0), 13.0, &outlined(colour, tone::CARD, 2.0));
        svg.text((x + 13.0, y + 25.0), seat, Type::BODY.middle().bold().filled(tone::CARD));
        let about = words.beside(about(view, of_seat));
        svg.text((x + 36.0, y + 25.0), about, Type::BODY.bold());
        let (mut wide, mut tall) = (300.0, 40.0);
        if let Some(course) = view.course(seat) {
            let (picture, size) =
                Course::new(&course, lines(view.sheet(seat).as_ref())).draw(words);
            svg.paste((x, y + 46.0), &picture);
            (wide, tall) = (size.0, size.1 + 46.0);
        }
        tallest = tallest.max(tall);
        x += wide.max(320.0) + 2.0 * MARGIN;
    }
    let size = ((x - MARGIN).max(560.0), y + tallest + MARGIN);
    svg.page(size, &name(Minigolf::title(), words), words.language())
}

/// What of a sheet is drawn: it numbers the holes, and shows mistakes.
fn lines(sheet: Option<&Sheet>) -> impl Iterator<Item = &Line> {
    sheet
        .into_iter()
        .flat_map(|sheet| sheet.account(Condition::Par).lines.iter().chain(&sheet.playable.lines))
}

fn clients(view: &View) -> Message {
    let mr = view.mr.map_or_else(|| message!("minigolf-option-mr"), face::mr);
    let mrs = view.mrs.map_or_else(|| message!("minigolf-option-mrs"), face::mrs);
    message!("minigolf-picture-clients", mr = mr, mrs = mrs)
}

fn bag(view: &View) -> Message {
    message!("minigolf-bag", n = view.bag)
}

/// What is going on, who is to act, and who has acted.
fn going_on(view: &View) -> impl Iterator<Item = Message> {
    let pawns = |seats: &[Seat]| -> Option<Argument> {
        let pawn = |&seat: &Seat| message!("minigolf-pawn", who = seat);
        (!seats.is_empty()).then(|| Argument::labels(seats.iter().map(pawn)))
    };
    let to_act = pawns(&view.order.to_act).map(|who| message!("minigolf-picture-pawns", who = who));
    let bench = pawns(&view.bench).map(|who| message!("minigolf-picture-bench", who = who));
    let now = face::going_on(view.phase);
    [Some(now), to_act, bench, Some(bag(view))].into_iter().flatten()
}

/// A seat's land, and what else is known of it.
fn about(view: &View, of_seat: &CourseView) -> impl Iterator<Item = Message> {
    let card = of_seat.land.and_then(|id| view.options.content.land(id));
    let land = card.map_or_else(
        || message!("minigolf-picture-no-land"),
        |card| message!("minigolf-picture-land", id = card.id.to_string(), land = face::land(card)),
    );
    let n_taken = of_seat.collected;
    let taken = (n_taken > 0).then(|| message!("minigolf-face-down", n = n_taken));
    let stopped = of_seat.stopped.then(|| message!("minigolf-stopped"));
    let promises = match of_seat.promises {
        Some(Promises::NONE) => None,
        Some(promises) => {
            Some(message!("minigolf-picture-promised", what = face::promised(promises)))
        }
        None if of_seat.n_promises > 0 => {
            Some(message!("minigolf-n-promises", n = of_seat.n_promises))
        }
        None => None,
    };
    [Some(land), taken, stopped, promises].into_iter().flatten()
}

fn rack_names() -> [Message; 2] {
    [message!("minigolf-offer"), message!("minigolf-coming")]
}

/// Both racks, in columns; a slot shows its tile, or the pawn that stands there.
fn racks(view: &View, words: Words) -> Sketch {
    let what = |(slot, kind): (usize, &Option<Kind>)| {
        let pawn = view.order.places.get(slot).copied().flatten();
        words.say(&match (*kind, pawn) {
            (Some(kind), _) => {
                message!("minigolf-picture-slot", slot = slot, what = look(view, kind))
            }
            (None, Some(seat)) => message!("minigolf-picture-slot", slot = slot, what = seat),
            (None, None) => message!("minigolf-picture-slot-empty", slot = slot),
        })
    };
    let racks = view.racks.iter().filter(|rack| !rack.is_empty());
    let racks: Vec<Vec<String>> =
        racks.map(|rack| rack.iter().enumerate().map(what).collect()).collect();
    let names = rack_names().map(|name| words.say(&name));
    let left = widest(&names) + 2;
    let across = (widest(racks.iter().flatten()) + 2).max((WIDTH - left) / 3);
    let n_columns = ((WIDTH - left) / across).max(1);
    let mut sketch = Sketch::new();
    for (name, rack) in names.iter().zip(&racks) {
        let first = sketch.rows().len();
        sketch.put(0, first, name, Ink::Quiet);
        for (slot, what) in rack.iter().enumerate() {
            let (row, column) = (slot / n_columns, slot % n_columns);
            sketch.put(left + across * column, first + row, what, Ink::Plain);
        }
    }
    sketch
}

fn widest<'a>(texts: impl IntoIterator<Item = &'a String>) -> usize {
    texts.into_iter().map(|text| columns(text)).max().unwrap_or(0)
}

fn rack_svg(view: &View, name: &str, rack: &[Option<Kind>], (x, y): (f64, f64), svg: &mut Svg) {
    svg.text((x, y + 46.0), name, Type::BODY.bold());
    // Room for the name, also where it is longer.
    let mut left = x + 120.0;
    for (slot, kind) in rack.iter().enumerate() {
        svg.rect((left - 4.0, y), (80.0, 84.0), 8.0, &outlined(tone::CARD, tone::LINE, 1.5));
        if let Some(kind) = *kind {
            let mut picture = Svg::default();
            picture.raw(&crate::course::tile(view.tile(kind), Lie::default()));
            svg.paste((left + 4.0, y + 6.0), &picture);
        } else if let Some(seat) = view.order.places.get(slot).copied().flatten() {
            let at = (left + 36.0, y + 38.0);
            svg.circle(at, 16.0, &outlined(tone::SEATS[seat.index() % 5], tone::CARD, 2.0));
            svg.text((at.0, at.1 + 5.0), seat, Type::BODY.middle().bold().filled(tone::CARD));
        }
        let number = kind.map_or_else(|| format!("{slot}"), |kind| format!("{slot} · #{kind}"));
        svg.text((left + 36.0, y + 81.0), number, Type::QUIET.middle().sized(11.0));
        left += 92.0;
    }
}

/// A kind in a few words: `#12 Corner par 2`.
fn look(view: &View, kind: Kind) -> Message {
    let tile = view.tile(kind);
    let (kind, shape) = (kind.to_string(), shape(tile));
    if tile.is_red() {
        message!("minigolf-picture-lane", kind = kind, shape = shape, par = tile.par)
    } else {
        message!("minigolf-picture-tile", kind = kind, shape = shape)
    }
}

/// In a word, where room is short.
fn shape(tile: &Tile) -> Message {
    let is_arrow = tile.shape == Shape::Straight && tile.directional;
    if is_arrow { message!("minigolf-short-arrow") } else { face::shape(tile) }
}
