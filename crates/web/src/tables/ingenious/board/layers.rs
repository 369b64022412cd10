//! What lies over the cells, from below to above. None of it can be touched.

use ingenious::{Direction, Fact, HalfScore, Hex, Placement, Spot, View};
use leptos::prelude::*;

use super::super::aim::{Aim, Ghost};
use super::super::hex::{Point, SIDE, hexagon, middle};
use super::super::shapes::{SYMBOL, laid, symbol};
use super::super::view::{open_fact, placement};
use crate::session::Seen;
use crate::tables::words;
use crate::{language, t};

/// The symbols that are part of the board: flat, and framed.
#[component]
pub(super) fn Printed(aim: Aim) -> impl IntoView {
    let view = aim.view.read_untracked();
    let printed = view.board.symbols().filter(|symbol| symbol.printed);
    let draw = |at: Hex, hue| {
        view! {
            <path class="print" d=hexagon(middle(at), SIDE * 0.84) />
            {symbol(hue, middle(at), SYMBOL * 0.92)}
        }
    };
    let symbols = printed.map(|it| draw(it.at, it.colour)).collect_view();
    view! { <g class="printed">{symbols}</g> }
}

/// The tiles, each drawn once.
#[component]
pub(super) fn Tiles(aim: Aim) -> impl IntoView {
    view! { <g><Laid tiles=move || aim.view.read().board.tiles().collect() /></g> }
}

#[component]
fn Laid(tiles: impl Fn() -> Vec<Placement> + Send + Sync + 'static) -> impl IntoView {
    view! {
        <For each=tiles key=|placed| *placed let:placed>
            <g class="tile">{laid(placed.halves())}</g>
        </For>
    }
}

/// What others did since I last decided: their tiles, and what those brought, until I aim myself. Where I do not play,
/// or look back, the last tile, whosever it was.
#[component]
pub(super) fn Recent(aim: Aim) -> impl IntoView {
    let recent = aim.session().part(recent);
    let points = move || {
        let is_aiming = aim.ghost.read().is_some();
        let (placed, scored) = recent.get();
        (!is_aiming).then(|| {
            let lines = scored.iter().map(lines).collect_view();
            let view = aim.view.read();
            let points = placed.iter().map(|it| pills(&view, it.cells, &scored, false));
            let points = points.collect_view();
            view! { <g class="past">{lines}{points}</g> }
        })
    };
    // Drawn once more, above its neighbours, so that its edge is seen all around.
    view! {
        <g class="recent"><Laid tiles=move || recent.get().0 /></g>
        {points}
    }
}

fn recent(seen: &Seen) -> (Vec<Placement>, Vec<HalfScore>) {
    let plays = seen.me.is_some() && !seen.is_past;
    let (mut placed, mut scored) = (Vec::new(), Vec::new());
    let facts = seen.story.iter().rev().take_while(|fact| !(plays && seen.is_mine(fact)));
    for fact in facts.filter_map(open_fact) {
        if let Fact::Placed { placement, .. } = fact {
            placed.push(*placement);
            if !plays {
                break;
            }
        } else if let Fact::Scored { half, .. } = fact {
            scored.push(half.clone());
        }
    }
    (placed, scored)
}

/// What a bot would do.
#[component]
pub(super) fn Hinted(aim: Aim) -> impl IntoView {
    move || {
        let placed = placement(&aim.session().hint.get()?.mv)?;
        Some(view! { <g class="hinted">{laid(placed.halves())}</g> })
    }
}

/// The tile as if it lay there, the lines it would score, and its points.
#[component]
pub(super) fn GhostLayer(aim: Aim) -> impl IntoView {
    move || {
        aim.ghost.get().map(|ghost| {
            let kind = if ghost.is_pinned { "ghost pinned" } else { "ghost" };
            let lines = ghost.scored.iter().map(lines).collect_view();
            let view = aim.view.read();
            let points = pills(&view, ghost.placed.cells, &ghost.scored, ghost.has_order);
            view! {
                <g class=kind>
                    {lines}
                    <g class="held">{laid(ghost.placed.halves())}</g>
                    {points}
                    {cry(&ghost)}
                </g>
            }
        })
    }
}

/// The symbols that give a half its points.
fn lines(scored: &HalfScore) -> impl IntoView + use<> {
    let lit = |cell: Hex| view! { <path class="lit" d=hexagon(middle(cell), SIDE * 0.9) /> };
    scored.lit().map(lit).collect_view()
}

/// The points of both halves, each at a corner of its own: neither they nor what gives the points are hidden.
fn pills(
    view: &View,
    cells: [Hex; 2],
    scored: &[HalfScore],
    has_order: bool,
) -> impl IntoView + use<> {
    let pill = |(number, at, other): (usize, Hex, Hex)| {
        let points = scored.iter().find(|it| it.cell == at)?.points;
        let text = if points == 0 { "0".to_owned() } else { words::signed(points.into()) };
        let text = if has_order {
            t!("ingenious-half-order", number = number, points = text)
        } else {
            text
        };
        let place = free_corner(view, at, other);
        Some(label(place, &text, if points > 0 { "points" } else { "points none" }))
    };
    let [first, second] = cells;
    [(1, first, second), (2, second, first)].map(pill)
}

/// The corner of a half where the fewest symbols lie, away from the other half.
fn free_corner(view: &View, at: Hex, other: Hex) -> Point {
    let hidden = |cell: Hex| match view.board.spot(cell) {
        _ if cell == other => 3,
        Spot::Printed(_) | Spot::Covered(_) => 1,
        Spot::Free | Spot::Outside => 0,
    };
    let beside = |way: Direction| [way, way.turned(1)].map(|way| at.neighbour(way).unwrap_or(at));
    let way =
        Direction::ALL.into_iter().min_by_key(|&way| beside(way).map(hidden).iter().sum::<u8>());
    let [one, two] = beside(way.unwrap_or(Direction::East)).map(middle);
    let here = middle(at);
    Point { x: (here.x + one.x + two.x) / 3.0, y: (here.y + one.y + two.y) / 3.0 }
}

/// The game's own cry, over a ghost that earns a bonus.
fn cry(ghost: &Ghost) -> Option<impl IntoView + use<>> {
    let [one, other] = ghost.placed.cells.map(middle);
    let top = one.y.min(other.y) - SIDE * 1.2;
    let place = Point { x: f64::midpoint(one.x, other.x), y: top };
    (ghost.n_bonuses() > 0).then(|| label(place, &t!("ingenious-cry"), "points cry"))
}

fn label(place: Point, text: &str, class: &'static str) -> impl IntoView + use<> {
    let width = 12.0 + 11.0 * f64::from(language::width(text));
    view! {
        <g class=class transform=place.translate()>
            <rect x=-width / 2.0 y="-11" width=width height="22" rx="11" />
            <text text-anchor="middle" dy="6.5">{text.to_owned()}</text>
        </g>
    }
}

#[cfg(test)]
mod tests {
    use table::{Dealer, find};
    use tabletop::{Seat, Seed};

    use super::*;
    use crate::replay::Past;
    use crate::session::{look, look_back, story};

    #[test]
    fn looked_back_at_the_last_tile_is_marked_whoever_placed_it() {
        let kind = find("ingenious").unwrap();
        let options = [("seats", "2"), ("start", "0")];
        let mut table = kind.open(&options, Dealer::Seeded(Seed::from(1))).unwrap();
        let me = Some(Seat::new(0));
        for n in 0..4 {
            let seat = table.to_act().seats().lowest().unwrap();
            let mv = table.legal_moves(seat).swap_remove(0);
            table.submit(seat, table.n_steps(), &mv).unwrap();
            let (sitters, told) = (Past::nameless(&*table), story(&*table, me));
            let past = look_back(&*table, me, sitters.clone(), told.clone());
            assert_eq!(recent(&past).0, [placement(&mv).unwrap()], "move {n}");
            // While I play, only what others did is news.
            let now = look(&*table, me, sitters, told);
            assert_eq!(recent(&now).0.len(), n % 2, "move {n}");
        }
    }
}
