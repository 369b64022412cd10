//! Tiles of a mini golf file: by their kind, or by what they show.

use std::collections::BTreeMap;

use ::minigolf::{
    Cell, Content, Kind, MOST_ELEMENTS, MOST_TILE_PAR, N_KINDS, PlacedTile, Shape, Tile,
};

use texts::{Argument, Message, message};

use super::entry::Entry;
use crate::problem::refused;
use crate::reading::{At, Findings, Object};

/// A tile as the file has it.
pub(crate) struct TileEntry {
    pub(crate) placed: PlacedTile,
    pub(crate) kind: Option<Kind>,
}

/// What a tile shows, as the columns of the tile table have it; `back` and `obstacle` give no points.
const SHOWN: [&str; 13] = [
    "shape",
    "par",
    "directional",
    "people",
    "dogs",
    "trees",
    "benches",
    "pools",
    "pipes",
    "slopes",
    "flowers",
    "obstacle",
    "back",
];

/// Farther away no course can reach.
const FARTHEST: i64 = 999;

/// The tile; `None` only if nobody knows where it lies.
pub(crate) fn read(at: &At<'_>, content: &Content, findings: &mut Findings) -> Option<TileEntry> {
    let known: Vec<&str> = ["x", "y", "kind", "turn"].into_iter().chain(SHOWN).collect();
    let fields = at.object(&message!("score-what-tile"), &known, findings)?;
    let mut place = |name| {
        let at = fields.require(name, findings)?;
        at.whole(-FARTHEST..=FARTHEST, findings).and_then(|n| i16::try_from(n).ok())
    };
    let (x, y) = (place("x"), place("y"));
    let (kind, tile) = match fields.get("kind") {
        Some(at) => by_kind(at, &fields, content, findings),
        None => (None, by_look(&fields, findings)),
    };
    let turn = turn(&fields, tile, findings);
    // A tile that is wrong in itself still holds others together.
    let tile = tile.unwrap_or(Tile::bare(Shape::Scenery));
    Some(TileEntry { placed: PlacedTile { cell: Cell::new(x?, y?), tile, turn }, kind })
}

fn by_kind(
    at: &At<'_>,
    fields: &Object<'_>,
    content: &Content,
    findings: &mut Findings,
) -> (Option<Kind>, Option<Tile>) {
    for other in SHOWN.iter().filter_map(|name| fields.get(name)) {
        findings.problem(other, message!("score-minigolf-kind-and-look"));
    }
    let most = i64::try_from(N_KINDS).unwrap_or(i64::MAX);
    let number = at.whole(1..=most, findings).and_then(|n| u8::try_from(n).ok());
    let kind = number.and_then(Kind::new);
    (kind, kind.map(|kind| content.kind(kind).tile))
}

/// What it shows, as far as that can be: a wrong field counts as left out.
fn by_look(fields: &Object<'_>, findings: &mut Findings) -> Option<Tile> {
    let Some(at) = fields.get("shape") else {
        findings.problem(fields.at(), message!("score-minigolf-no-kind"));
        return None;
    };
    let shape = at.word(&Shape::ALL.map(Shape::name), findings).and_then(Shape::from_name);
    let mut number =
        |name: &str, most: u8| -> Option<u8> { fields.get(name)?.small(most, findings) };
    let par = number("par", MOST_TILE_PAR);
    let mut element = |name| number(name, MOST_ELEMENTS).unwrap_or(0);
    let bare = Tile::bare(shape.unwrap_or(Shape::Scenery));
    let tile = Tile {
        par: par.unwrap_or(bare.par),
        people: element("people"),
        dogs: element("dogs"),
        trees: element("trees"),
        benches: element("benches"),
        pools: element("pools"),
        pipes: element("pipes"),
        slopes: element("slopes"),
        flowers: element("flowers"),
        ..bare
    };
    number("obstacle", 1);
    number("back", 99);
    let directional = fields.get("directional").and_then(|at| at.flag(findings)).unwrap_or(false);
    shape?;
    // Each by itself, so that both are told: a par only where there is a path, an arrow on a straight only.
    for (field, look) in [("par", tile), ("directional", Tile { directional, ..bare })] {
        if let Some(reason) = look.problem() {
            let at = fields.get(field).unwrap_or(fields.at());
            findings.problem(at, refused("score-tile-", &reason));
        }
    }
    let tile = Tile { directional, ..tile };
    Some(if tile.problem().is_none() { tile } else { bare })
}

/// Scenery looks the same whichever way it lies.
fn turn(fields: &Object<'_>, tile: Option<Tile>, findings: &mut Findings) -> u8 {
    let is_needed = tile.is_none_or(|tile| tile.shape != Shape::Scenery);
    if let Some(at) = fields.get("turn") {
        return at.small(3, findings).unwrap_or(0);
    }
    if is_needed {
        findings.problem(fields.at(), message!("score-minigolf-no-turn"));
    }
    0
}

/// More copies than the box holds: odd, but it can be scored.
pub(crate) fn count_the_box(
    at: &At<'_>,
    entries: &[Entry],
    content: &Content,
    findings: &mut Findings,
) {
    let mut by_kind: BTreeMap<Kind, usize> = BTreeMap::new();
    for kind in entries.iter().flat_map(|entry| &entry.kinds).flatten() {
        *by_kind.entry(*kind).or_default() += 1;
    }
    for (&kind, &n) in &by_kind {
        let copies = content.kind(kind).copies;
        if n > copies.into() {
            let kind = kind.number();
            findings.warning(
                at,
                message!("score-minigolf-copies", n = n, kind = kind, copies = copies),
            );
        }
    }
    // Tiles given by their look may be of any kind with that look.
    let mut told: Vec<Tile> = Vec::new();
    for entry in entries {
        for (placed, kind) in entry.course.tiles().iter().zip(&entry.kinds) {
            if kind.is_none() && !told.contains(&placed.tile) {
                told.push(placed.tile);
                count_look(at, &placed.tile, entries, content, findings);
            }
        }
    }
}

fn count_look(
    at: &At<'_>,
    tile: &Tile,
    entries: &[Entry],
    content: &Content,
    findings: &mut Findings,
) {
    let placed = entries.iter().flat_map(|entry| entry.course.tiles());
    let n = placed.filter(|placed| placed.tile == *tile).count();
    let kinds = content.kinds().iter().filter(|kind| kind.tile == *tile);
    let copies: usize = kinds.map(|kind| usize::from(kind.copies)).sum();
    if n > copies {
        let reason = message!("score-minigolf-look", n = n, look = look(tile), copies = copies);
        findings.warning(at, reason);
    }
}

/// What a tile shows, in words.
fn look(tile: &Tile) -> Message {
    let shape = match tile.shape {
        Shape::Tee => message!("minigolf-a-tee"),
        Shape::Green => message!("minigolf-a-green"),
        Shape::Straight if tile.directional => message!("minigolf-an-arrow"),
        Shape::Straight => message!("minigolf-a-straight"),
        Shape::Corner => message!("minigolf-a-corner"),
        Shape::Scenery => message!("minigolf-a-scenery"),
    };
    let par = tile.is_red().then(|| message!("minigolf-par-n", n = tile.par));
    let printed: Vec<Message> = par.into_iter().chain(elements(tile)).collect();
    if printed.is_empty() {
        return shape;
    }
    message!("minigolf-tile", tile = shape, printed = printed.into_iter().collect::<Argument>())
}

fn elements(tile: &Tile) -> impl Iterator<Item = Message> {
    let elements = [
        (tile.people, message!("minigolf-n-people", n = tile.people)),
        (tile.dogs, message!("minigolf-n-dogs", n = tile.dogs)),
        (tile.trees, message!("minigolf-n-trees", n = tile.trees)),
        (tile.benches, message!("minigolf-n-benches", n = tile.benches)),
        (tile.pools, message!("minigolf-n-pools", n = tile.pools)),
        (tile.pipes, message!("minigolf-n-pipes", n = tile.pipes)),
        (tile.slopes, message!("minigolf-n-slopes", n = tile.slopes)),
        (tile.flowers, message!("minigolf-n-flowers", n = tile.flowers)),
    ];
    elements.into_iter().filter(|(n, _)| *n > 0).map(|(_, what)| what)
}
