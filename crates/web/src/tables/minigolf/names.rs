//! What tiles, holes and clients are called. Nothing is said of people here.

use faces::{Message, minigolf as face};
use minigolf::scoring::Hole;
use minigolf::{Cell, LandCard, Tile, View};
use texts::Nameless;

use crate::language;

/// A land by its name.
pub(super) fn land(card: &LandCard) -> String {
    say(&face::land(card))
}

/// A tile in words: `Straight, par 1, 2 people, 1 dog`.
pub(super) fn tile(tile: &Tile) -> String {
    say(&face::tile(tile))
}

/// A cell in words, counted from 1.
pub(super) fn cell(cell: Cell) -> String {
    say(&face::cell(cell))
}

/// A hole in words: `hole 3, par 4, needs a green`.
pub(super) fn hole(hole: &Hole) -> String {
    say(&face::hole(hole))
}

/// The clients, as far as they are known, and what each of them pays for.
pub(super) fn clients(view: &View) -> Vec<(String, String)> {
    let content = &view.options.content;
    let mr = view.mr.map(|mr| [face::mr(mr), face::mr_likes(mr, content.mr_points(mr))]);
    let mrs = view.mrs.map(|mrs| [face::mrs(mrs), face::mrs_likes(mrs, content.mrs_points(mrs))]);
    let both = mr.into_iter().chain(mrs);
    both.map(|[name, likes]| (say(&name), say(&likes))).collect()
}

fn say(message: &Message) -> String {
    language::tell(message, &Nameless { me: None })
}
