//! What is left of mini golf's tiles, by what they are and by what is printed on them.

use minigolf::{Element, Heap, Kind, Shape, Tile, View};
use texts::{Message, message};

use super::shape;
use crate::left::{Left, Row, Tally};

/// MG-31: everybody may know what is in the bag.
pub(super) fn left(view: &View) -> Left {
    let heaps = Heaps {
        view,
        in_box: Heap::full(&view.options.content),
        in_bag: view.unseen(),
        aside: view.aside.iter().copied().collect(),
    };
    let tiles = LOOKS.map(|looks| heaps.row(shape(&looks), |tile| u8::from(is_like(tile, &looks))));
    let elements = Element::ALL.map(|it| heaps.row(element(it), |tile| tile.n(it)));
    let tallies = [
        Tally::of(message!("minigolf-left-tiles"), tiles).with_all(),
        Tally::of(message!("minigolf-left-symbols"), elements),
    ];
    // MG-7: what is set aside goes back in the bag at the visit.
    let with_aside = |tally: Tally| {
        let is_empty = view.aside.is_empty();
        if is_empty { tally } else { tally.with_apart(message!("minigolf-left-aside")) }
    };
    let note = message!("minigolf-left-note");
    Left { note, tallies: tallies.into_iter().map(with_aside).collect() }
}

/// One tile for each way a tile can look by its lane.
const LOOKS: [Tile; 6] = [
    Tile::bare(Shape::Tee),
    Tile::bare(Shape::Green),
    Tile::bare(Shape::Straight),
    Tile { directional: true, ..Tile::bare(Shape::Straight) },
    Tile::bare(Shape::Corner),
    Tile::bare(Shape::Scenery),
];

fn is_like(one: &Tile, other: &Tile) -> bool {
    (one.shape, one.directional) == (other.shape, other.directional)
}

struct Heaps<'a> {
    view: &'a View,
    in_box: Heap,
    in_bag: Heap,
    aside: Heap,
}

impl Heaps<'_> {
    /// A row of what each tile has so many of.
    fn row(&self, what: Message, n: impl Fn(&Tile) -> u8) -> Row {
        let of_kind = |kind: Kind| n(self.view.tile(kind));
        Row {
            what,
            in_box: self.in_box.sum(of_kind),
            to_come: self.in_bag.sum(of_kind),
            apart: self.aside.sum(of_kind),
        }
    }
}

fn element(element: Element) -> Message {
    match element {
        Element::Person => message!("minigolf-left-people"),
        Element::Dog => message!("minigolf-left-dogs"),
        Element::Tree => message!("minigolf-left-trees"),
        Element::Bench => message!("minigolf-left-benches"),
        Element::Pool => message!("minigolf-left-pools"),
        Element::Pipe => message!("minigolf-left-pipes"),
        Element::Slope => message!("minigolf-left-slopes"),
        Element::FlowerBed => message!("minigolf-left-flowers"),
    }
}
