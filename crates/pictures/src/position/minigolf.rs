//! Mini Golf Designer: everybody's course, the racks, the clients.

mod layout;

use std::sync::Arc;

use minigolf::scoring::{self, Brief, Line, Numbers, Sheet};
use minigolf::{Cell, Condition, Content, Kind, Mr, Mrs, PlacedTile, Promises, Shape};
use serde::Deserialize;

use super::{Library, Undrawable};
use crate::board::{Board, Marks};
use crate::course::{Course, Lie};
use crate::names::{self, counted};
use crate::sketch::{Ink, Sketch};
use crate::svg::{Svg, Type, outlined, tone};

pub use layout::{Hole, HoleState, Item, Laid, Layout};

/// What is drawn of a view.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct View {
    content: String,
    forgiving: bool,
    mr: Option<String>,
    mrs: Option<String>,
    courses: Vec<CourseView>,
    racks: Vec<Vec<Option<u8>>>,
    order: Order,
    bench: Vec<u8>,
    bag: u32,
    phase: String,
}

#[derive(Clone, Debug, Deserialize)]
struct Order {
    to_act: Vec<u8>,
    places: Vec<Option<u8>>,
}

#[derive(Clone, Debug, Deserialize)]
struct CourseView {
    land: Option<String>,
    tiles: Vec<TileView>,
    collected: u16,
    stopped: bool,
    promises: Option<Vec<String>>,
    n_promises: u8,
    numbers: Option<Vec<Option<String>>>,
}

#[derive(Clone, Debug, Deserialize)]
struct TileView {
    x: i16,
    y: i16,
    kind: u8,
    turn: u8,
}

/// A view, with courses that can be drawn.
#[derive(Clone, Debug)]
pub(super) struct Scene {
    view: View,
    content: Arc<Content>,
    /// Each seat's course and its sheet; none before lands are chosen.
    courses: Vec<Option<(minigolf::Course, Option<Sheet>)>>,
}

impl Scene {
    pub(super) fn new(view: View, library: &Library) -> Result<Self, Undrawable> {
        let missing = || Undrawable::Content(tabletop::excerpt(&view.content));
        let content = Arc::clone(library.minigolf(&view.content).ok_or_else(missing)?);
        let courses = view.courses.iter().map(|seat| course(&view, seat, &content)).collect();
        Ok(Self { view, content, courses })
    }

    fn land(&self, seat: usize) -> Option<Arc<minigolf::Land>> {
        let id = self.view.courses.get(seat)?.land.as_ref()?;
        let card = self.content.lands().iter().find(|card| card.id.to_string() == *id)?;
        Some(Arc::clone(&card.land))
    }

    fn clients(&self) -> String {
        let name = |client: &Option<String>| {
            client.as_deref().map_or_else(|| "not known yet".to_owned(), names::client)
        };
        format!("Mr {} and Mrs {}", name(&self.view.mr), name(&self.view.mrs))
    }

    fn title(&self) -> String {
        format!("{} · {}", names::title("minigolf"), self.clients())
    }

    /// For whoever sees anyway whose turn it is.
    pub(super) fn short_state(&self) -> String {
        format!("{} · {} in the bag", self.clients(), counted(self.view.bag, "tile"))
    }

    fn state(&self) -> String {
        let next =
            |seats: &[u8]| seats.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        let order = match self.view.order.to_act.as_slice() {
            [] => String::new(),
            seats => format!(" · next: seat {}", next(seats)),
        };
        let bench = match self.view.bench.as_slice() {
            [] => String::new(),
            seats => format!(" · on the bench: {}", next(seats)),
        };
        let phase = self.view.phase.replace('_', " ");
        format!("{phase}{order}{bench} · {} in the bag", counted(self.view.bag, "tile"))
    }

    fn about(&self, seat: usize) -> String {
        let view = &self.view.courses[seat];
        let land = view.land.as_ref().map(|id| {
            let card = self.content.lands().iter().find(|card| card.id.to_string() == *id);
            card.map_or_else(|| id.clone(), |card| format!("{id} {}", card.name))
        });
        let mut words = vec![land.unwrap_or_else(|| "no land yet".into())];
        if view.collected > 0 {
            words.push(format!("{} face down", view.collected));
        }
        if view.stopped {
            words.push("stopped".into());
        }
        match &view.promises {
            Some(promises) if !promises.is_empty() => {
                words.push(format!("promised {}", promises.join(", ")));
            }
            None if view.n_promises > 0 => words.push(counted(view.n_promises, "promise")),
            Some(_) | None => {}
        }
        words.join(" · ")
    }
}

/// A seat's course, and its sheet if the clients are known: it numbers the holes and shows mistakes.
fn course(
    view: &View,
    seat: &CourseView,
    content: &Arc<Content>,
) -> Option<(minigolf::Course, Option<Sheet>)> {
    let id = seat.land.as_ref()?;
    let card = content.lands().iter().find(|card| card.id.to_string() == *id)?;
    let placed = |tile: &TileView| {
        let kind = Kind::new(tile.kind)?;
        let cell = Cell::new(tile.x, tile.y);
        Some(PlacedTile { cell, tile: content.kind(kind).tile, turn: tile.turn })
    };
    let tiles = seat.tiles.iter().map(placed).collect::<Option<Vec<_>>>()?;
    let course = minigolf::Course::new(Arc::clone(&card.land), tiles).ok()?;
    let sheet = sheet(view, seat, &course, content);
    Some((course, sheet))
}

fn sheet(
    view: &View,
    seat: &CourseView,
    course: &minigolf::Course,
    content: &Content,
) -> Option<Sheet> {
    let named = seat.promises.iter().flatten();
    let promises: Promises = named.filter_map(|name| Condition::from_name(name)).collect();
    let brief = Brief {
        content,
        mr: Mr::from_name(view.mr.as_ref()?)?,
        mrs: Mrs::from_name(view.mrs.as_ref()?)?,
        promises,
        is_solo: view.courses.len() == 1,
        is_forgiving: view.forgiving,
    };
    let cells = seat.numbers.iter().flatten();
    let given: Vec<(Cell, u8)> = cells
        .zip(1..)
        .filter_map(|(cell, number)| Some((cell.as_ref()?.parse().ok()?, number)))
        .collect();
    let numbers = if seat.numbers.is_some() { Numbers::Given(&given) } else { Numbers::Auto };
    scoring::score(course, seat.collected, &brief, numbers).ok()
}

fn lines(sheet: Option<&Sheet>) -> impl Iterator<Item = &Line> {
    sheet
        .into_iter()
        .flat_map(|sheet| sheet.account(Condition::Par).lines.iter().chain(&sheet.playable.lines))
}

pub(super) fn sketch(scene: &Scene) -> Sketch {
    let mut sketch = Sketch::new();
    sketch.line(&[(&scene.title(), Ink::Strong)]);
    for (name, rack) in ["offer  ", "next   "].iter().zip(&scene.view.racks) {
        rack_line(scene, name, rack, &mut sketch);
    }
    sketch.line(&[(&scene.state(), Ink::Accent)]);
    for (seat, course) in scene.courses.iter().enumerate() {
        let mark = if scene.view.order.to_act.first().map(|&it| usize::from(it)) == Some(seat) {
            "▸ "
        } else {
            "  "
        };
        sketch.line(&[]);
        sketch.line(&[
            (mark, Ink::Accent),
            (&format!("seat {seat}  "), Ink::Strong),
            (&scene.about(seat), Ink::Plain),
        ]);
        if let Some((course, sheet)) = course {
            sketch.below(&Course::new(course, lines(sheet.as_ref())).sketch());
        }
    }
    sketch
}

/// One seat's course, and on it the tile that is being chosen. Before there is one, the land the cursor names.
pub(super) fn board(scene: &Scene, marks: &Marks) -> Board {
    let seat = usize::from(marks.seat);
    let Some(Some((course, sheet))) = scene.courses.get(seat) else {
        return land(scene, marks);
    };
    let ghosts = marks.ghost.iter().filter_map(|(cell, piece)| placed(scene, cell, piece));
    let tiles: Vec<PlacedTile> = course.tiles().iter().copied().chain(ghosts).collect();
    let land = scene.land(seat);
    let with_ghost = land.and_then(|land| minigolf::Course::new(land, tiles).ok());
    let Some(with_ghost) = with_ghost.filter(|_| !marks.ghost.is_empty()) else {
        return Course::new(course, lines(sheet.as_ref())).board(marks);
    };
    let seat = &scene.view.courses[seat];
    let sheet = self::sheet(&scene.view, seat, &with_ghost, &scene.content);
    Course::new(&with_ghost, lines(sheet.as_ref())).board(marks)
}

/// A land by its id, empty.
fn land(scene: &Scene, marks: &Marks) -> Board {
    let wanted = marks.cursor.as_deref().unwrap_or_default();
    let card = scene.content.lands().iter().find(|card| card.id.to_string() == wanted);
    let Some(card) = card else { return Board::default() };
    let Ok(course) = minigolf::Course::new(Arc::clone(&card.land), Vec::new()) else {
        return Board::default();
    };
    let marks = Marks { cursor: None, ..marks.clone() };
    Course::new(&course, []).board(&marks)
}

/// `12 r1` on `3,-1`.
fn placed(scene: &Scene, cell: &str, piece: &str) -> Option<PlacedTile> {
    let (kind, turn) = piece.split_once(" r")?;
    let kind = Kind::new(kind.parse().ok()?)?;
    let (cell, turn) = (cell.parse().ok()?, turn.parse().ok()?);
    Some(PlacedTile { cell, tile: scene.content.kind(kind).tile, turn })
}

/// The tiles on offer, by slots.
pub(super) fn pieces(scene: &Scene) -> Vec<Sketch> {
    let piece = |kind: &Option<u8>| {
        let mut sketch = Sketch::new();
        if let Some(kind) = kind {
            sketch.line(&[(&look(&scene.content, *kind), Ink::Plain)]);
            let printed = printed(&scene.content, *kind);
            if !printed.is_empty() {
                sketch.line(&[(&printed, Ink::Quiet)]);
            }
        }
        sketch
    };
    scene.view.racks.first().into_iter().flatten().map(piece).collect()
}

/// What else is printed on a kind, in words.
fn printed(content: &Content, kind: u8) -> String {
    let Some(kind) = Kind::new(kind) else { return String::new() };
    let tile = content.kind(kind).tile;
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

fn rack_line(scene: &Scene, name: &str, rack: &[Option<u8>], sketch: &mut Sketch) {
    if rack.is_empty() {
        return;
    }
    let mut row = sketch.rows().len();
    sketch.put(0, row, name, Ink::Quiet);
    let mut column = 0;
    for (slot, kind) in rack.iter().enumerate() {
        let pawn = scene.view.order.places.get(slot).copied().flatten();
        let what = match (kind, pawn) {
            (Some(kind), _) => look(&scene.content, *kind),
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

/// A kind in a few words: `#12 corner ²`.
fn look(content: &Content, kind: u8) -> String {
    let Some(kind) = Kind::new(kind) else { return format!("#{kind}") };
    let tile = content.kind(kind).tile;
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

pub(super) fn svg(scene: &Scene) -> String {
    const MARGIN: f64 = 28.0;
    let mut svg = Svg::default();
    svg.text((MARGIN, 42.0), scene.title(), Type::HEAD);
    svg.text((MARGIN, 66.0), scene.state(), Type::QUIET);
    let mut y = 84.0;
    for (name, rack) in ["Offer", "Next"].iter().zip(&scene.view.racks) {
        if !rack.is_empty() {
            rack_svg(scene, name, rack, (MARGIN, y), &mut svg);
            y += 96.0;
        }
    }
    let mut x = MARGIN;
    let mut tallest: f64 = 0.0;
    for (seat, course) in scene.courses.iter().enumerate() {
        svg.circle((x + 13.0, y + 20.0), 13.0, &outlined(tone::SEATS[seat % 5], tone::CARD, 2.0));
        svg.text((x + 13.0, y + 25.0), seat, Type::BODY.middle().bold().filled(tone::CARD));
        svg.text((x + 36.0, y + 25.0), scene.about(seat), Type::BODY.bold());
        let (mut wide, mut tall) = (300.0, 40.0);
        if let Some((course, sheet)) = course {
            let (picture, size) = Course::new(course, lines(sheet.as_ref())).draw();
            svg.paste((x, y + 46.0), &picture);
            (wide, tall) = (size.0, size.1 + 46.0);
        }
        tallest = tallest.max(tall);
        x += wide.max(320.0) + 2.0 * MARGIN;
    }
    svg.page(((x - MARGIN).max(560.0), y + tallest + MARGIN), "A position of Mini Golf Designer")
}

fn rack_svg(scene: &Scene, name: &str, rack: &[Option<u8>], (x, y): (f64, f64), svg: &mut Svg) {
    svg.text((x, y + 46.0), name, Type::BODY.bold());
    let mut left = x + 70.0;
    for (slot, kind) in rack.iter().enumerate() {
        svg.rect((left - 4.0, y), (80.0, 84.0), 8.0, &outlined(tone::CARD, tone::LINE, 1.5));
        let tile = kind.and_then(Kind::new).map(|kind| scene.content.kind(kind).tile);
        if let Some(tile) = tile {
            let mut picture = Svg::default();
            picture.raw(&crate::course::tile(&tile, Lie::default()));
            svg.paste((left + 4.0, y + 6.0), &picture);
        } else if let Some(seat) = scene.view.order.places.get(slot).copied().flatten() {
            let at = (left + 36.0, y + 38.0);
            svg.circle(at, 16.0, &outlined(tone::SEATS[usize::from(seat) % 5], tone::CARD, 2.0));
            svg.text((at.0, at.1 + 5.0), seat, Type::BODY.middle().bold().filled(tone::CARD));
        }
        let number = kind.map_or_else(|| format!("{slot}"), |kind| format!("{slot} · #{kind}"));
        svg.text((left + 36.0, y + 81.0), number, Type::QUIET.middle().sized(11.0));
        left += 92.0;
    }
}
