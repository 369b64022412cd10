//! My rack: tiles to pick and turn, and at the end of a turn perhaps to swap.

use ingenious::{Colour, Direction, Handful, Hex, Move, Placement, Tile};
use leptos::prelude::*;

use super::aim::Aim;
use super::shapes::TilePicture;
use super::view::{names, placement};
use super::words;
use crate::playing::confirm::{Confirm, explain, ignore_repeats};
use crate::session::Seen;
use crate::tables::hand::Drag;
use crate::{t, tables};

/// The rack, and the bar that makes the move.
#[component]
pub(super) fn Rack(aim: Aim) -> impl IntoView {
    let tiles = move || aim.rack.get().into_iter().enumerate().collect::<Vec<_>>();
    let is_swapping = Memo::new(move |_| !aim.offer.read().swaps.is_empty());
    let is_mine = aim.session().part(Seen::is_my_turn);
    let is_over = aim.session().part(|seen| seen.ending.is_some());
    let looks_on = aim.session().glance().me.is_none();
    let said = Signal::derive(move || {
        let placed = aim.chosen.get().filter(|mv| placement(mv).is_some());
        placed.map(|mv| tables::spoken(&aim.session().seen(), &mv)).unwrap_or_default()
    });
    view! {
        <div class="rack-and-bar" class:waiting=move || !is_mine.get() hidden=move || looks_on || is_over.get()>
            <div class="rack" class:swapping=move || aim.offer.read().names_swapped() role="group" aria-label=t!("ingenious-rack")>
                <For each=tiles key=Clone::clone let:slot>
                    <RackTile aim place=slot.0 tile=slot.1 />
                </For>
            </div>
            {move || if is_swapping.get() {
                view! { <Swap aim /> }.into_any()
            } else {
                view! { <Confirm session=aim.session() chosen=aim.chosen label=t!("ingenious-place") said /> }.into_any()
            }}
        </div>
    }
}

/// A tile: a button that picks it, turns it, or sets it aside.
#[component]
fn RackTile(aim: Aim, place: usize, tile: Tile) -> impl IntoView {
    let is_picked = move || aim.picked.get() == Some(place);
    let is_aside = move || aim.aside.read().contains(&place);
    let is_idle = Memo::new(move |_| {
        let offer = aim.offer.read();
        !offer.is_placing() && !offer.may_go(tile)
    });
    let is_pressed = move || is_picked() || is_aside();
    let drag = Drag::new();
    let click = move |event: web_sys::MouseEvent| {
        if drag.was_click(&event) {
            press(aim, place);
        }
    };
    let facing =
        Signal::derive(move || if is_picked() { shown_facing(aim) } else { Direction::East });
    let is_placed = move || is_picked() && aim.chosen.read().is_some();
    let is_hinted = move || hinted(aim).is_some_and(|mv| names(&mv, tile));
    view! {
        <button type="button" class="rack-tile" data-tile=tile.to_string() aria-label=words::tile(tile)
            title=words::tile(tile) aria-pressed=move || is_pressed().to_string()
            class:aside=is_aside class:placed=is_placed class:hinted=is_hinted
            aria-disabled=move || is_idle.get().then_some("true") on:click=click
            on:pointerdown=move |event| drag.take(&event, aim.offer.read_untracked().is_placing())
            on:pointermove=move |event| carry(aim, place, drag, &event)
            on:pointerup=move |_| let_go(aim, drag) on:pointercancel=move |_| abandon(aim, drag)>
            <TilePicture tile facing />
        </button>
    }
}

/// What a bot would do.
fn hinted(aim: Aim) -> Option<Move> {
    aim.session().hint.read().as_ref()?.mv.parse().ok()
}

/// What a click or a digit does to a tile: it is picked, turned, set aside, or it is said why not.
pub(super) fn press(aim: Aim, place: usize) {
    let Some(tile) = aim.rack.read_untracked().get(place).copied() else { return };
    if aim.offer.read_untracked().is_placing() {
        aim.pick(place);
    } else if aim.offer.read_untracked().may_go(tile) {
        aim.toggle_aside(place);
    } else {
        explain_tile(aim, tile);
    }
}

/// A tile is dragged from the rack; where it is let go, it waits for its confirmation.
fn carry(aim: Aim, place: usize, drag: Drag, event: &web_sys::PointerEvent) {
    let lift = || {
        aim.chosen.set(None);
        aim.picked.set(Some(place));
    };
    let Some(at) = drag.carry(event, lift) else { return };
    let pointed = cell_at(at);
    if aim.pointed.get_untracked() != pointed {
        aim.pointed.set(pointed);
    }
}

fn let_go(aim: Aim, drag: Drag) {
    if drag.release() {
        if let Some(cell) = aim.pointed.get_untracked() {
            aim.touch(cell);
        }
        aim.pointed.set(None);
    }
}

fn abandon(aim: Aim, drag: Drag) {
    if drag.release() {
        aim.pointed.set(None);
    }
}

/// The cell at a place on the screen.
fn cell_at((x, y): (f64, f64)) -> Option<Hex> {
    #[allow(clippy::cast_possible_truncation, reason = "no screen is wider than a float is exact")]
    let element = document().element_from_point(x as f32, y as f32)?;
    element.closest("[data-cell]").ok()??.get_attribute("data-cell")?.parse().ok()
}

/// Says why a tile can be neither placed nor set aside now.
fn explain_tile(aim: Aim, tile: Tile) {
    // Where it would go matters to no rule that forbids it everywhere.
    let anywhere = Move::Place(Placement { tile, cells: [Hex::new(0, 0), Hex::new(1, 0)] });
    let is_swapping = !aim.offer.read_untracked().swaps.is_empty();
    let aside = Handful::new([tile].into_iter().collect()).filter(|_| is_swapping);
    explain(aim.session(), &aside.map_or(anywhere, Move::SetAside).to_string());
}

/// The way that the picked tile lies now: on the board it may have been turned to fit.
fn shown_facing(aim: Aim) -> Direction {
    let at = aim.pointed.get().filter(|_| aim.chosen.read().is_none());
    let (rack, offer) = (aim.rack.read(), aim.offer.read());
    let tile = aim.picked.get().and_then(|picked| rack.get(picked));
    let facing = aim.facing.get();
    let fitting = tile.zip(at).and_then(|(&tile, at)| offer.nearest_way(tile, at, facing));
    fitting.unwrap_or(facing)
}

/// IN-7, IN-14: the question at the end of a turn.
#[component]
fn Swap(aim: Aim) -> impl IntoView {
    let names_tiles = move || aim.offer.read().names_swapped();
    let swap = Memo::new(move |_| {
        let (rack, aside) = (aim.rack.read(), aim.aside.read());
        let tiles = aside.iter().filter_map(|&i| rack.get(i).copied()).collect();
        let mv =
            if names_tiles() { Handful::new(tiles).map(Move::SetAside) } else { Some(Move::Swap) };
        mv.filter(|mv| aim.offer.read().swaps.contains(mv))
    });
    let why = move || {
        if names_tiles() {
            t!("ingenious-swap-duel")
        } else {
            let lowest = lowest(aim);
            t!("ingenious-swap-why", n = lowest.len(), colours = words::colours(&lowest))
        }
    };
    let label = move || {
        let n = aim.aside.read().len();
        if names_tiles() { t!("ingenious-swap-n", n = n) } else { t!("ingenious-swap") }
    };
    // The question comes where the button was that made the move: a double click there is no answer.
    let is_meant = |event: &web_sys::MouseEvent| event.detail() <= 1;
    let answer = move |event: web_sys::MouseEvent| {
        if let Some(mv) = swap.get_untracked().filter(|_| is_meant(&event)) {
            aim.session().play(mv.to_string());
        }
    };
    let keep = move |event: web_sys::MouseEvent| {
        if is_meant(&event) {
            aim.session().play(Move::Keep.to_string());
        }
    };
    let keep_hinted = move || hinted(aim) == Some(Move::Keep);
    let swap_hinted = move || matches!(hinted(aim), Some(Move::Swap | Move::SetAside(_)));
    view! {
        <div class="confirm swap">
            <p class="change">{why}</p>
            <div class="buttons">
                <button type="button" class="button" id="keep" class:hinted=keep_hinted
                    on:click=keep on:keydown=ignore_repeats>{t!("ingenious-keep")}</button>
                <button type="button" class="button primary" id="swap" class:hinted=swap_hinted
                    disabled=move || swap.read().is_none() on:click=answer on:keydown=ignore_repeats>{label}</button>
            </div>
        </div>
    }
}

/// IN-7: my colours that count, and that no tile of mine shows.
fn lowest(aim: Aim) -> Vec<Colour> {
    let me = aim.session().glance().me;
    me.map(|me| aim.view.read().scoreboard().lowest(me).iter().collect()).unwrap_or_default()
}
