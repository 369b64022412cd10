//! The six symbols: every colour has a shape of its own, so that it is never told by colour alone.

use ingenious::{Colour, Direction, Hex, Tile};
use leptos::prelude::*;

use super::hex::{Point, SIDE, hexagon, middle, pair, star};

/// How large a symbol is in its cell.
pub(super) const SYMBOL: f64 = SIDE * 0.66;

/// How large half a tile is.
const HALF: f64 = SIDE * 0.93;

const ORIGIN: Point = Point { x: 0.0, y: 0.0 };

/// A symbol around a place, so large.
pub(super) fn symbol(hue: Colour, at: Point, radius: f64) -> impl IntoView {
    let transform = format!("{} scale({radius:.2})", at.translate());
    view! { <g class=format!("symbol {}", hue.name()) transform=transform>{shape(hue)}</g> }
}

/// A symbol of radius 1 around the origin.
fn shape(hue: Colour) -> AnyView {
    match hue {
        Colour::Red => view! { <path d=star(1.0, 0.68, 12) /> }.into_any(),
        Colour::Green => view! { <circle r="0.88" /> }.into_any(),
        Colour::Blue => view! { <path d=star(1.06, 0.52, 6) /> }.into_any(),
        Colour::Orange => {
            view! { <path d=hexagon(ORIGIN, 0.98) transform="rotate(30)" /> }.into_any()
        }
        Colour::Yellow => view! {
            <path d=star(1.02, 0.78, 24) />
            <circle class="core" r="0.34" />
        }
        .into_any(),
        Colour::Purple => view! {
            <circle class="ring-edge" r="0.66" />
            <circle class="ring" r="0.66" />
        }
        .into_any(),
    }
}

/// A symbol on its own, for text and lists.
#[component]
pub(super) fn Sign(hue: Colour) -> impl IntoView {
    view! {
        <svg class="sign" viewBox="-1.2 -1.2 2.4 2.4" aria-hidden="true">{symbol(hue, ORIGIN, 1.0)}</svg>
    }
}

/// A tile on two cells.
pub(super) fn laid(halves: [(Colour, Hex); 2]) -> impl IntoView {
    let [one, other] = halves.map(|(hue, cell)| (hue, middle(cell)));
    let body = pair([one.1, other.1], HALF);
    view! {
        <path class="tile-edge" d=body.clone() />
        <path class="tile-body" d=body />
        {symbol(one.0, one.1, SYMBOL)}
        {symbol(other.0, other.1, SYMBOL)}
    }
}

/// A tile on its own, around the origin, its second half that way from its first.
fn loose_tile(tile: Tile, facing: Direction) -> impl IntoView {
    let ([one, other], first) = (tile.halves(), Hex::new(0, 0));
    let (q, r) = facing.step();
    let second = Hex::new(q, r);
    let middle = middle(second);
    let transform = ORIGIN.moved(-middle.x / 2.0, -middle.y / 2.0).translate();
    view! { <g transform=transform>{laid([(one, first), (other, second)])}</g> }
}

/// A tile in a picture of its own that has room for every way it can be turned.
#[component]
pub(super) fn TilePicture(tile: Tile, #[prop(into)] facing: Signal<Direction>) -> impl IntoView {
    view! {
        <svg class="tile-picture" viewBox="-57 -57 114 114" aria-hidden="true">
            {move || loose_tile(tile, facing.get())}
        </svg>
    }
}
