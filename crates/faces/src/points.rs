//! Points and what they are given for.

use table::{LineView, Preview};
use texts::{Argument, Message, message};

use crate::face::face;
use crate::scene::Scene;

/// What points are given for, by the name that a game's scores call it.
pub fn category(game: &str, name: &str) -> Message {
    face(game).map_or_else(|| unnamed(name), |face| face.category(name))
}

/// A category by its name alone.
pub(crate) fn unnamed(name: &str) -> Message {
    Message::named("category-", name).otherwise(name.replace('_', " "))
}

/// What a move would bring: its lines, then what it changes in all. Nothing if it changes nothing.
pub fn change(scene: &Scene, preview: &Preview) -> Vec<Message> {
    let face = scene.face();
    let lines = preview.lines.iter().filter(|line| moved(line) != 0);
    let mut parts: Vec<Message> =
        lines.map(|line| points(face.category(&line.category), moved(line))).collect();
    if preview.total != 0 {
        parts.extend(scene.total_change(preview.total));
    }
    parts
}

/// A marker can move without a point, as in a duel.
fn moved(line: &LineView) -> i32 {
    if line.points == 0 { line.count } else { line.points }
}

/// `red +3`.
pub(crate) fn points(what: Message, change: i32) -> Message {
    message!("reason-points", what = what, change = Argument::Change(change.into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_category_of_every_game_has_words() {
        for game in table::games() {
            for name in game.categories() {
                let category = category(game.id(), &name);
                assert!(texts::is_known(category.id()), "{} of {}", name, game.id());
            }
        }
    }
}
