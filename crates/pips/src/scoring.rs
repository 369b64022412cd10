//! Everything that gives points.

use alloc::vec;
use core::fmt;

use serde::Serialize;
use tabletop::{BySeat, ScoreLine, Seat, SeatScore, Viewer};

use crate::rules::Pips;
use crate::stones::Stone;

/// What points are given for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Category {
    /// PI-5: stones laid next to their equals.
    Neighbours,
    /// PI-6: stones of the favourite number in the row.
    Favourite,
}

impl Category {
    /// All of them, in the order of scores.
    pub const ALL: [Self; 2] = [Self::Neighbours, Self::Favourite];
}

impl fmt::Display for Category {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Neighbours => "neighbours",
            Self::Favourite => "favourite",
        })
    }
}

/// PI-5: two points for each equal neighbour.
pub(crate) fn neighbour_points(neighbours: u8) -> i32 {
    2 * i32::from(neighbours)
}

/// PI-5: how many neighbours of the cell hold this stone.
pub(crate) fn equal_neighbours(row: &[Option<Stone>], cell: u8, stone: Stone) -> u8 {
    let cell = usize::from(cell);
    let left = cell.checked_sub(1).and_then(|left| row[left]);
    let right = row.get(cell + 1).copied().flatten();
    [left, right].into_iter().map(|neighbour| u8::from(neighbour == Some(stone))).sum()
}

pub(crate) fn scores(game: &Pips, viewer: Viewer) -> BySeat<SeatScore<Category>> {
    BySeat::from_fn(game.n_seats, |seat| score(game, seat, viewer))
}

fn score(game: &Pips, seat: Seat, viewer: Viewer) -> SeatScore<Category> {
    let neighbours = game.neighbours[seat];
    let mut lines = vec![ScoreLine {
        category: Category::Neighbours,
        count: neighbours.into(),
        points: neighbour_points(neighbours),
    }];
    // PI-8: a favourite is nobody else's business before the end.
    if let Some(favourite) = game.favourites[seat].filter(|_| viewer.sees(seat) || game.is_over()) {
        let count = game.row.iter().filter(|cell| **cell == Some(favourite)).count();
        let count = i32::try_from(count).expect("the row is short");
        lines.push(ScoreLine { category: Category::Favourite, count, points: count });
    }
    // PI-7, and PI-8 again: what is left in the hand shows only at the end.
    let left = if game.is_over() { game.hands[seat].sum() } else { 0 };
    SeatScore::sum(lines, vec![left])
}
