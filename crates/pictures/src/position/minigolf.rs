//! Mini Golf Designer: everybody's course, the racks, the clients.

mod layout;

use std::sync::Arc;

use minigolf::scoring::{Line, Sheet};
use minigolf::{
    Cell, Condition, CourseView, Kind, Mr, Mrs, Phase, Promises, Shape, TileView, View,
};
use tabletop::Seat;

use super::Picture;
use crate::board::{Board, Ghost, Marks};
use crate::course::{Course, Lie};
use crate::names;
use crate::sketch::{Ink, Sketch};
use crate::svg::{Svg, Type, outlined, tone};
use crate::words::counted;

pub use layout::{Item, Layout};

impl Picture for View {
    fn sketch(&self) -> Sketch {
        sketch(self)
    }

    fn board(&self, marks: &Marks) -> Board {
        board(self, marks)
    }

    fn pieces_title(&self) -> &'static str {
        "On offer"
    }

    fn pieces(&self, _seat: Seat) -> Vec<Sketch> {
        offer(self)
    }

    /// For whoever sees anyway whose turn it is.
    fn state(&self) -> String {
        format!("{} · {} in the bag", clients(self), counted(self.bag, "tile"))
    }

    fn svg(&self) -> String {
        svg(self)
    }
}

fn sketch(view: &View) -> Sketch {
    let mut sketch = Sketch::new();
    sketch.line(&[(&title(view), Ink::Strong)]);
    for (name, rack) in ["offer  ", "next   "].iter().zip(&view.racks) {
        rack_line(view, name, rack, &mut sketch);
    }
    sketch.line(&[(&state(view), Ink::Accent)]);
    for (seat, of_seat) in view.courses.iter() {
        let mark = if view.order.to_act.first() == Some(&seat) { "▸ " } else { "  " };
        sketch.line(&[]);
        sketch.line(&[
            (mark, Ink::Accent),
            (&format!("seat {seat}  "), Ink::Strong),
            (&about(view, of_seat), Ink::Plain),
        ]);
        if let Some(course) = view.course(seat) {
            sketch.below(&Course::new(&course, lines(view.sheet(seat).as_ref())).sketch());
        }
    }
    sketch
}

/// One seat's course, and on it the tile that is being chosen. Before there is one, the land the cursor names.
fn board(view: &View, marks: &Marks) -> Board {
    let seat = Seat::new(marks.seat);
    let with_ghost = with_ghost(view, seat, marks);
    let view = with_ghost.as_ref().unwrap_or(view);
    match view.course(seat) {
        Some(course) => Course::new(&course, lines(view.sheet(seat).as_ref())).board(marks),
        None => land(view, marks),
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
        Ghost::Symbol(_) | Ghost::Ball(_) | Ghost::Stone(_) => None,
    }
}

/// A land by its id, empty.
fn land(view: &View, marks: &Marks) -> Board {
    let wanted = marks.cursor.as_deref().and_then(|id| id.parse().ok());
    let card = wanted.and_then(|id| view.options.content.land(id));
    let course =
        card.and_then(|card| minigolf::Course::new(Arc::clone(&card.land), Vec::new()).ok());
    let marks = Marks { cursor: None, ..marks.clone() };
    course.map(|course| Course::new(&course, []).board(&marks)).unwrap_or_default()
}

/// The tiles on offer, by slots.
fn offer(view: &View) -> Vec<Sketch> {
    let piece = |kind: &Option<Kind>| {
        let mut sketch = Sketch::new();
        if let Some(kind) = *kind {
            sketch.line(&[(&look(view, kind), Ink::Plain)]);
            let printed = printed(view, kind);
            if !printed.is_empty() {
                sketch.line(&[(&printed, Ink::Quiet)]);
            }
        }
        sketch
    };
    view.racks[0].iter().map(piece).collect()
}

fn svg(view: &View) -> String {
    const MARGIN: f64 = 28.0;
    let mut svg = Svg::default();
    svg.text((MARGIN, 42.0), title(view), Type::HEAD);
    svg.text((MARGIN, 66.0), state(view), Type::QUIET);
    let mut y = 84.0;
    for (name, rack) in ["Offer", "Next"].iter().zip(&view.racks) {
        if !rack.is_empty() {
            rack_svg(view, name, rack, (MARGIN, y), &mut svg);
            y += 96.0;
        }
    }
    let mut x = MARGIN;
    let mut tallest: f64 = 0.0;
    for (seat, of_seat) in view.courses.iter() {
        let colour = tone::SEATS[seat.index() % 5];
        svg.circle((x + 13.0, y + 20.0), 13.0, &outlined(colour, tone::CARD, 2.0));
        svg.text((x + 13.0, y + 25.0), seat, Type::BODY.middle().bold().filled(tone::CARD));
        svg.text((x + 36.0, y + 25.0), about(view, of_seat), Type::BODY.bold());
        let (mut wide, mut tall) = (300.0, 40.0);
        if let Some(course) = view.course(seat) {
            let (picture, size) = Course::new(&course, lines(view.sheet(seat).as_ref())).draw();
            svg.paste((x, y + 46.0), &picture);
            (wide, tall) = (size.0, size.1 + 46.0);
        }
        tallest = tallest.max(tall);
        x += wide.max(320.0) + 2.0 * MARGIN;
    }
    svg.page(((x - MARGIN).max(560.0), y + tallest + MARGIN), "A position of Mini Golf Designer")
}

/// What of a sheet is drawn: it numbers the holes, and shows mistakes.
fn lines(sheet: Option<&Sheet>) -> impl Iterator<Item = &Line> {
    sheet
        .into_iter()
        .flat_map(|sheet| sheet.account(Condition::Par).lines.iter().chain(&sheet.playable.lines))
}

fn title(view: &View) -> String {
    format!("{} · {}", names::MINIGOLF, clients(view))
}

fn clients(view: &View) -> String {
    let name =
        |client: Option<&str>| client.map_or_else(|| "not known yet".to_owned(), names::client);
    format!("Mr {} and Mrs {}", name(view.mr.map(Mr::name)), name(view.mrs.map(Mrs::name)))
}

fn state(view: &View) -> String {
    let listed =
        |seats: &[Seat]| seats.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let order = match view.order.to_act.as_slice() {
        [] => String::new(),
        seats => format!(" · next: seat {}", listed(seats)),
    };
    let bench = match view.bench.as_slice() {
        [] => String::new(),
        seats => format!(" · on the bench: {}", listed(seats)),
    };
    format!("{}{order}{bench} · {} in the bag", phase(view.phase), counted(view.bag, "tile"))
}

const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Clients => "clients",
        Phase::Lands => "lands",
        Phase::ChooseLand => "choose land",
        Phase::Order => "order",
        Phase::FillMiddle => "fill middle",
        Phase::FillBottom => "fill bottom",
        Phase::FirstPromises => "first promises",
        Phase::Turn => "turn",
        Phase::Refill => "refill",
        Phase::Visit => "visit",
        Phase::Return => "return",
        Phase::SoloDraw => "solo draw",
        Phase::SoloTurn => "solo turn",
        Phase::Number => "number",
        Phase::Over => "over",
    }
}

/// A seat's land, and what else is known of it.
fn about(view: &View, of_seat: &CourseView) -> String {
    let card = of_seat.land.and_then(|id| view.options.content.land(id));
    let land = card.map(|card| format!("{} {}", card.id, card.name));
    let mut words = vec![land.unwrap_or_else(|| "no land yet".into())];
    if of_seat.collected > 0 {
        words.push(format!("{} face down", of_seat.collected));
    }
    if of_seat.stopped {
        words.push("stopped".into());
    }
    match of_seat.promises {
        Some(Promises::NONE) => {}
        Some(promises) => {
            let names: Vec<&str> = promises.iter().map(Condition::name).collect();
            words.push(format!("promised {}", names.join(", ")));
        }
        None if of_seat.n_promises > 0 => words.push(counted(of_seat.n_promises, "promise")),
        None => {}
    }
    words.join(" · ")
}

fn rack_line(view: &View, name: &str, rack: &[Option<Kind>], sketch: &mut Sketch) {
    if rack.is_empty() {
        return;
    }
    let mut row = sketch.rows().len();
    sketch.put(0, row, name, Ink::Quiet);
    let mut column = 0;
    for (slot, kind) in rack.iter().enumerate() {
        let pawn = view.order.places.get(slot).copied().flatten();
        let what = match (*kind, pawn) {
            (Some(kind), _) => look(view, kind),
            (None, Some(seat)) => format!("seat {seat}"),
            (None, None) => "–".into(),
        };
        // Three slots stand side by side.
        if slot > 0 && slot % 3 == 0 {
            (row, column) = (row + 1, 0);
        }
        sketch.put(8 + 24 * column, row, &format!("{slot}: {what}"), Ink::Plain);
        column += 1;
    }
}

fn rack_svg(view: &View, name: &str, rack: &[Option<Kind>], (x, y): (f64, f64), svg: &mut Svg) {
    svg.text((x, y + 46.0), name, Type::BODY.bold());
    let mut left = x + 70.0;
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

/// A kind in a few words: `#12 corner par 2`.
fn look(view: &View, kind: Kind) -> String {
    let tile = view.tile(kind);
    let shape = match tile.shape {
        Shape::Tee => "tee",
        Shape::Green => "green",
        Shape::Straight if tile.directional => "arrow",
        Shape::Straight => "straight",
        Shape::Corner => "corner",
        Shape::Scenery => "scenery",
    };
    let par = if tile.is_red() { format!(" par {}", tile.par) } else { String::new() };
    format!("#{kind} {shape}{par}")
}

/// What else is printed on a kind, in words.
fn printed(view: &View, kind: Kind) -> String {
    let tile = view.tile(kind);
    let things = [
        (tile.people, "people"),
        (tile.dogs, "dogs"),
        (tile.trees, "trees"),
        (tile.benches, "benches"),
        (tile.pools, "pools"),
        (tile.pipes, "pipes"),
        (tile.slopes, "slopes"),
        (tile.flowers, "flowers"),
    ];
    let words: Vec<String> = things
        .into_iter()
        .filter(|(n, _)| *n > 0)
        .map(|(n, name)| if n == 1 { name.to_owned() } else { format!("{n} {name}") })
        .collect();
    words.join(", ")
}
