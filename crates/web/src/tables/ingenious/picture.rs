//! The picture on the card in the hall: a corner of a board with a long row of one colour.

use ingenious::{Board, Colour, Hex};
use leptos::prelude::*;

use super::hex::{SIDE, hexagon, middle};
use super::shapes::laid;

/// A symbol, its cell, and the same of the other half.
type Drawn = (Colour, (i8, i8), Colour, (i8, i8));

/// Orange makes the row.
const TILES: [Drawn; 7] = [
    (Colour::Purple, (-3, 1), Colour::Orange, (-2, 0)),
    (Colour::Orange, (-1, 0), Colour::Blue, (0, -1)),
    (Colour::Orange, (0, 0), Colour::Orange, (1, 0)),
    (Colour::Red, (1, -1), Colour::Green, (2, -1)),
    (Colour::Yellow, (-2, 1), Colour::Green, (-1, 1)),
    (Colour::Red, (2, 1), Colour::Blue, (1, 1)),
    (Colour::Yellow, (-1, -1), Colour::Purple, (-2, -1)),
];

/// The tile that is about to finish the row.
const HELD: Drawn = (Colour::Orange, (2, 0), Colour::Yellow, (3, -1));

/// No text: the game's own pieces say what it is.
pub(crate) fn picture() -> impl IntoView {
    let cell = |cell: Hex| view! { <path d=hexagon(middle(cell), SIDE * 0.955) /> };
    let row = (-2..=1)
        .map(|q| view! { <path class="lit" d=hexagon(middle(Hex::new(q, 0)), SIDE * 0.9) /> });
    view! {
        <svg class="ingenious-picture" viewBox="-160 -90 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <rect class="plate" x="-160" y="-90" width="320" height="180" />
            <g class="cells">{Board::new(5).cells().filter(|cell| is_near(*cell)).map(cell).collect_view()}</g>
            {TILES.map(|it| laid(halves(it)))}
            {row.collect_view()}
            <g class="held">{laid(halves(HELD))}</g>
        </svg>
    }
}

fn is_near(cell: Hex) -> bool {
    let middle = middle(cell);
    middle.x.abs() < 190.0 && middle.y.abs() < 125.0
}

fn halves((one, (q, r), other, (oq, or)): Drawn) -> [(Colour, Hex); 2] {
    [(one, Hex::new(q, r)), (other, Hex::new(oq, or))]
}
