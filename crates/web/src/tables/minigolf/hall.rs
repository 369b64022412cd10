//! The picture on the card in the hall: a little course beside a pond.

use std::fmt::Write as _;

use leptos::prelude::*;
use minigolf::{Land, Shape, Tile};
use pictures::Lie;

use super::course::ground;

const MAP: [&str; 7] =
    ["#######", "#######", "#######", "##~####", "#######", "GG#####", "GG#####"];

/// A corner of a course: two holes, a pond, and somebody with a dog.
pub(super) fn picture() -> impl IntoView {
    let land = Land::from_map(&MAP, 0);
    let mut svg = land.as_ref().map(ground).unwrap_or_default();
    let with = |shape: Shape, print: fn(&mut Tile)| {
        let mut tile = Tile::bare(shape);
        print(&mut tile);
        tile
    };
    let placed = [
        (
            (1, 1),
            with(Shape::Tee, |it| it.people = 2),
            Lie { turn: 1, number: Some(1), ..Lie::default() },
        ),
        ((2, 1), with(Shape::Straight, |it| it.trees = 2), Lie { turn: 1, ..Lie::default() }),
        (
            (3, 1),
            with(Shape::Corner, |it| (it.dogs, it.people, it.par) = (1, 1, 2)),
            Lie { turn: 2, ..Lie::default() },
        ),
        (
            (3, 2),
            with(Shape::Green, |it| it.flowers = 2),
            Lie { number: Some(1), ..Lie::default() },
        ),
        (
            (1, 2),
            with(Shape::Scenery, |it| (it.trees, it.benches, it.people) = (2, 1, 1)),
            Lie::default(),
        ),
        (
            (4, 2),
            with(Shape::Tee, |it| it.benches = 1),
            Lie { turn: 2, number: Some(2), ..Lie::default() },
        ),
        (
            (4, 3),
            with(Shape::Corner, |it| (it.pools, it.people, it.par) = (1, 2, 1)),
            Lie { turn: 3, ..Lie::default() },
        ),
        (
            (3, 3),
            with(Shape::Green, |it| it.people = 2),
            Lie { turn: 1, number: Some(2), ..Lie::default() },
        ),
    ];
    for ((x, y), tile, lie) in placed {
        let lie = Lie { is_dark: (x + y) % 2 == 0, ..lie };
        let tile = pictures::tile(&tile, lie);
        let _ = write!(svg, "<g transform=\"translate({} {})\">{tile}</g>", 64 * x, 64 * y);
    }
    view! {
        <svg viewBox="8 54 380 213.75" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <g inner_html=svg></g>
        </svg>
    }
}
