//! The picture on the card in the hall: a corner of a board with a long row of one colour.

use leptos::prelude::*;

use super::hex::{Hex, SIDE, hexagon};
use super::shapes::tile;
use super::view::Hue;

/// A symbol, its cell, and the same of the other half.
type Drawn = (Hue, (i32, i32), Hue, (i32, i32));

/// Orange makes the row.
const TILES: [Drawn; 7] = [
    (Hue::Purple, (-3, 1), Hue::Orange, (-2, 0)),
    (Hue::Orange, (-1, 0), Hue::Blue, (0, -1)),
    (Hue::Orange, (0, 0), Hue::Orange, (1, 0)),
    (Hue::Red, (1, -1), Hue::Green, (2, -1)),
    (Hue::Yellow, (-2, 1), Hue::Green, (-1, 1)),
    (Hue::Red, (2, 1), Hue::Blue, (1, 1)),
    (Hue::Yellow, (-1, -1), Hue::Purple, (-2, -1)),
];

/// The tile that is about to finish the row.
const HELD: Drawn = (Hue::Orange, (2, 0), Hue::Yellow, (3, -1));

/// No text: the game's own pieces say what it is.
pub(crate) fn picture() -> impl IntoView {
    let cell = |cell: Hex| view! { <path d=hexagon(cell.middle(), SIDE * 0.955) /> };
    let row = (-2..=1)
        .map(|q| view! { <path class="lit" d=hexagon(Hex { q, r: 0 }.middle(), SIDE * 0.9) /> });
    view! {
        <svg class="ingenious-picture" viewBox="-160 -90 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <rect class="plate" x="-160" y="-90" width="320" height="180" />
            <g class="cells">{Hex::area(5).filter(|cell| is_near(*cell)).map(cell).collect_view()}</g>
            {TILES.map(|it| tile(halves(it)))}
            {row.collect_view()}
            <g class="held">{tile(halves(HELD))}</g>
        </svg>
    }
}

fn is_near(cell: Hex) -> bool {
    let middle = cell.middle();
    middle.x.abs() < 190.0 && middle.y.abs() < 125.0
}

fn halves((one, (q, r), other, (oq, or)): Drawn) -> [(Hue, Hex); 2] {
    [(one, Hex { q, r }), (other, Hex { q: oq, r: or })]
}
