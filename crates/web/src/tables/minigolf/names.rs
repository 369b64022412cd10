//! What tiles, holes and clients are called. Nothing is said of people here.

use faces::minigolf as face;
use minigolf::{Cell, LandCard, Tile, View};

use crate::language::in_words;

/// A land by its name.
pub(super) fn land(card: &LandCard) -> String {
    in_words(&face::land(card))
}

/// A tile in words: `Straight (par 1, 2 people and 1 dog)`.
pub(super) fn tile(tile: &Tile) -> String {
    in_words(&face::tile(tile))
}

/// A space in words, on the land or outside it.
pub(super) fn cell(cell: Cell, is_land: bool) -> String {
    in_words(&if is_land { face::cell(cell) } else { face::cell_off_the_land(cell) })
}

/// The hole that has its number at this space.
pub(super) fn hole_at(cell: Cell) -> String {
    in_words(&face::hole_at(cell))
}

/// The clients, as far as they are known, and what each of them pays for.
pub(super) fn clients(view: &View) -> Vec<(String, String)> {
    let content = &view.options.content;
    let mr = view.mr.map(|mr| [face::mr(mr), face::mr_likes(mr, content.mr_points(mr))]);
    let mrs = view.mrs.map(|mrs| [face::mrs(mrs), face::mrs_likes(mrs, content.mrs_points(mrs))]);
    let both = mr.into_iter().chain(mrs);
    both.map(|[name, likes]| (in_words(&name), in_words(&likes))).collect()
}
