//! What tiles, holes and clients are called.

use minigolf::{Cell, Kind, LandCard, Mr, Mrs, Shape};
use pictures::{Hole, HoleState};
use serde_json::Value;

use super::printed::{content, tile_of};
use crate::{language, t};

/// A land by its name. One of a pack has the name that stands on it.
pub(super) fn land(card: &LandCard) -> String {
    let id = land_id(card);
    if language::has(&id) { t!(&id) } else { card.name.clone() }
}

fn land_id(card: &LandCard) -> String {
    let name = card.name.to_lowercase().replace(|c: char| !c.is_ascii_alphanumeric(), "-");
    format!("minigolf-land-{name}")
}

/// A tile in words: `Straight, par 1, 2 people, 1 dog`.
pub(super) fn tile(kind: Kind) -> String {
    let tile = tile_of(kind);
    let mut words = vec![shape(kind)];
    if tile.is_red() {
        words.push(t!("minigolf-par-n", n = tile.par));
    }
    let printed = [
        (tile.people, "minigolf-n-people"),
        (tile.dogs, "minigolf-n-dogs"),
        (tile.trees, "minigolf-n-trees"),
        (tile.benches, "minigolf-n-benches"),
        (tile.pools, "minigolf-n-pools"),
        (tile.pipes, "minigolf-n-pipes"),
        (tile.slopes, "minigolf-n-slopes"),
        (tile.flowers, "minigolf-n-flowers"),
    ];
    let printed = printed.into_iter().filter(|(n, _)| *n > 0);
    words.extend(printed.map(|(n, id)| t!(id, n = n)));
    words.join(", ")
}

/// What a tile is, and nothing more: `Straight`.
pub(super) fn shape(kind: Kind) -> String {
    let tile = tile_of(kind);
    match tile.shape {
        Shape::Tee => t!("minigolf-tee"),
        Shape::Green => t!("minigolf-green"),
        Shape::Straight if tile.directional => t!("minigolf-arrow"),
        Shape::Straight => t!("minigolf-straight"),
        Shape::Corner => t!("minigolf-corner"),
        Shape::Scenery => t!("minigolf-scenery"),
    }
}

/// A cell in words, counted from 1.
pub(super) fn cell(cell: Cell) -> String {
    t!("minigolf-cell", column = cell.x + 1, row = cell.y + 1)
}

/// A hole in words: `hole 3, par 4, needs a green`.
pub(super) fn hole(hole: &Hole) -> String {
    let state = match hole.state {
        HoleState::Done => t!("minigolf-hole-done"),
        HoleState::NeedsGreen => t!("minigolf-hole-needs-green"),
        HoleState::NeedsTee => t!("minigolf-hole-needs-tee"),
        HoleState::NeedsBoth => t!("minigolf-hole-needs-both"),
        HoleState::Malformed => t!("minigolf-hole-malformed"),
    };
    t!("minigolf-hole", number = hole.number, par = hole.par, state = state)
}

/// Mr Client, and what he pays for.
pub(super) fn mr(view: &Value) -> Option<(String, String)> {
    let mr = Mr::from_name(view["mr"].as_str()?)?;
    let likes = t!(&format!("minigolf-mr-{mr}-likes"), n = content().mr_points(mr));
    Some((t!(&format!("minigolf-mr-{mr}")), likes))
}

/// Mrs Client, and what she pays for.
pub(super) fn mrs(view: &Value) -> Option<(String, String)> {
    let mrs = Mrs::from_name(view["mrs"].as_str()?)?;
    let likes = t!(&format!("minigolf-mrs-{mrs}-likes"), n = content().mrs_points(mrs));
    Some((t!(&format!("minigolf-mrs-{mrs}")), likes))
}

#[cfg(test)]
mod tests {
    use minigolf::Content;

    use super::*;

    #[test]
    fn every_land_in_the_box_has_its_name_in_the_catalogue() {
        for card in Content::standard().lands() {
            assert_eq!(land(card), card.name);
            assert!(language::has(&land_id(card)), "not in locales/en: {}", land_id(card));
        }
    }
}
