//! The racks: whose turn it is, the offer to take from, and what comes next.

use leptos::prelude::*;
use minigolf::{Move, Tile, View};
use pictures::Lie;
use tabletop::Seat;
use texts::message;

use super::camera::cell_at;
use super::desk::{Desk, fate};
use super::moves::Build;
use super::names;
use crate::playing::confirm::explain;
use crate::playing::players::Badge;
use crate::session::Seen;
use crate::tables::hand::Drag;
use crate::{language, t};

/// All racks, and what can be done besides building.
#[component]
pub(super) fn Racks(desk: Desk) -> impl IntoView {
    let is_alone = desk.session().glance().table.n_seats() == 1;
    let n_slots = desk.part(|view| view.racks[0].len());
    let slots = move || {
        let slots = 0..u8::try_from(n_slots.get()).unwrap_or(0);
        slots.map(|slot| slot_view(desk, slot, is_alone)).collect_view()
    };
    let offer = if is_alone { t!("minigolf-drawn") } else { t!("minigolf-offer") };
    view! {
        <section class="mg-racks" aria-label=t!("minigolf-racks")>
            <Clients desk />
            {(!is_alone).then(|| view! { <TurnOrder desk /> })}
            <div class="mg-rack offer" role="group" aria-label=offer>
                <h2>{offer.clone()}</h2>
                <div class="mg-slots">{slots}</div>
                <Handles desk />
            </div>
            {(!is_alone).then(|| view! { <Coming desk /> })}
            <Bag desk />
        </section>
    }
}

/// The two who pay.
#[component]
fn Clients(desk: Desk) -> impl IntoView {
    let known = desk.part(names::clients);
    let clients = move || {
        let line = |(name, likes): (String, String)| view! { <li><strong>{name}</strong><small>{likes}</small></li> };
        known.get().into_iter().map(line).collect_view()
    };
    view! { <ul class="mg-clients" aria-label=t!("minigolf-clients")>{clients}</ul> }
}

/// Who takes a tile now and after that, and who sits on the bench.
#[component]
fn TurnOrder(desk: Desk) -> impl IntoView {
    let pawns = |seen: &Seen, seats: &[Seat]| {
        let pawn = |&seat: &Seat| view! { <Badge seat=seat.number() name=seen.name(seat) /> };
        seats.iter().map(pawn).collect_view()
    };
    let names =
        |seen: &Seen, seats: &[Seat]| language::labels(seats.iter().map(|&seat| seen.who(seat)));
    let row = move || {
        let session = desk.session();
        let seen = session.seen();
        let view = seen.view::<View>();
        let now = view.map_or(&[][..], |view| &view.order.to_act);
        let bench = view.map_or(&[][..], |view| &view.bench);
        let to_act = t!("minigolf-order", who = names(&seen, now));
        let has_bench = !bench.is_empty();
        view! {
            <p class="mg-order" hidden=now.is_empty()>
                <span class="for-readers">{to_act}</span>
                <span class="pawns" aria-hidden="true"><small>{t!("minigolf-order-short")}</small>{pawns(&seen, now)}</span>
            </p>
            <p class="mg-order" hidden=!has_bench>
                <span class="for-readers">{t!("minigolf-bench", who = names(&seen, bench))}</span>
                <span class="pawns" aria-hidden="true"><small>{t!("minigolf-bench-short")}</small>{pawns(&seen, bench)}</span>
            </p>
        }
    };
    view! { <div class="mg-orders">{row}</div> }
}

/// One slot of the offer: a tile to take, or the pawn of whoever took it.
fn slot_view(desk: Desk, slot: u8, is_alone: bool) -> impl IntoView {
    let tile = desk.part(move |view| view.offered(slot).copied());
    let pawn = desk.part(move |view| view.order.places.get(usize::from(slot)).copied().flatten());
    move || match (tile.get(), pawn.get()) {
        (Some(tile), _) => tile_view(desk, slot, tile, is_alone).into_any(),
        (None, Some(seat)) => {
            let session = desk.session();
            let seen = session.glance();
            let taken = seen.tell(&message!("minigolf-taken", whom = seat));
            view! {
                <div class="mg-slot empty" title=taken>
                    <Badge seat=seat.number() name=seen.name(seat) /><span class="for-readers">{taken.clone()}</span>
                </div>
            }
            .into_any()
        }
        (None, None) => view! { <div class="mg-slot empty"></div> }.into_any(),
    }
}

/// A tile of the offer: click to pick it up, click again to turn it, or drag it onto the course.
fn tile_view(desk: Desk, slot: u8, tile: Tile, is_alone: bool) -> impl IntoView {
    let is_picked = move || desk.picked.get() == Some(slot) || is_taken(desk, slot);
    let turn = move || if desk.picked.get() == Some(slot) { desk.turn.get() } else { 0 };
    let picture = move || pictures::tile(&tile, Lie { turn: turn(), ..Lie::default() });
    let is_hinted = move || {
        let hint = desk.session().hint.read();
        let collect = Move::Collect(slot).to_string();
        hint.as_ref().is_some_and(|it| {
            it.mv == collect || Build::read(&it.mv).is_some_and(|it| it.slot == slot)
        })
    };
    let drag = Drag::new();
    let looks_on = desk.session().glance().me.is_none();
    let click = move |event: web_sys::MouseEvent| {
        if drag.was_click(&event) {
            press(desk, slot);
        }
    };
    let name = names::tile(&tile);
    view! {
        <div class="mg-slot">
            <button type="button" class="mg-tile" class:hinted=is_hinted data-slot=slot title=name.clone()
                aria-pressed=move || is_picked().to_string()
                disabled=looks_on aria-disabled=move || (!can_take(desk, slot)).then_some("true")
                on:click=click
                on:pointerdown=move |event| drag.take(&event, untrack(|| can_take(desk, slot)))
                on:pointermove=move |event| carry(desk, slot, drag, &event)
                on:pointerup=move |_| let_go(desk, drag)
                on:pointercancel=move |_| abandon(desk, drag)
            >
                <span class="for-readers">{t!("minigolf-slot", n = slot + 1, tile = name.clone())}</span>
                <svg viewBox="0 0 64 64" aria-hidden="true"><g inner_html=picture></g></svg>
            </button>
            {is_alone.then(|| fate_view(desk, slot))}
        </div>
    }
}

/// A tile is dragged from the rack; where it is let go, it waits for its confirmation.
fn carry(desk: Desk, slot: u8, drag: Drag, event: &web_sys::PointerEvent) {
    let lift = || {
        if desk.picked.get_untracked() != Some(slot) {
            desk.pick(slot);
        }
    };
    if let Some(at) = drag.carry(event, lift) {
        desk.chosen.set(None);
        desk.pointed.set(cell_at(desk.board, at));
    }
}

fn let_go(desk: Desk, drag: Drag) {
    if drag.release()
        && let Some(cell) = desk.pointed.get_untracked()
    {
        desk.pin(cell);
    }
}

fn abandon(desk: Desk, drag: Drag) {
    if drag.release() {
        desk.pointed.set(None);
    }
}

/// What a click or a digit does to the tile on a slot: it is picked, turned, taken face down, or it is said why not.
pub(super) fn press(desk: Desk, slot: u8) {
    if !untrack(|| can_take(desk, slot)) {
        desk.explain_slot(slot);
    } else if untrack(|| takes_face_down(desk)) {
        desk.chosen.set(Some(Move::Collect(slot).to_string()));
    } else if desk.picked.get_untracked() == Some(slot) {
        desk.rotate(false);
    } else {
        desk.pick(slot);
    }
}

/// Whether the tile on a slot can be built, or taken face down where that is what a click does.
fn can_take(desk: Desk, slot: u8) -> bool {
    let moves = desk.moves.read();
    if takes_face_down(desk) { moves.collects.contains(&slot) } else { moves.can_pick(slot) }
}

/// Whether a click on a tile takes it face down.
fn takes_face_down(desk: Desk) -> bool {
    let moves = desk.moves.read();
    !moves.collects.is_empty() && (desk.is_collecting.get() || !moves.can_build_any())
}

fn is_taken(desk: Desk, slot: u8) -> bool {
    desk.chosen.read().as_deref() == Some(&Move::Collect(slot).to_string())
}

/// Alone: what becomes of a tile if it is not placed.
fn fate_view(desk: Desk, slot: u8) -> impl IntoView {
    let place = usize::from(slot).min(1);
    let leaves = move || desk.leaves.get()[place];
    let toggle = move |_| {
        desk.leaves.update(|leaves| leaves[place] = !leaves[place]);
        desk.chosen.set(None);
    };
    let words = move || if leaves() { t!("minigolf-fate-away") } else { t!("minigolf-fate-back") };
    let label = move || {
        let n = slot + 1;
        if leaves() {
            t!("minigolf-fate-of-away", n = n)
        } else {
            t!("minigolf-fate-of-back", n = n)
        }
    };
    view! {
        <button type="button" class="button small mg-fate" aria-pressed=move || leaves().to_string()
            aria-label=label
            disabled=move || !desk.moves.read().has_fates on:click=toggle>{words}</button>
    }
}

/// Turning, passing, stopping.
#[component]
fn Handles(desk: Desk) -> impl IntoView {
    let pass = move |_| {
        let has_fates = desk.moves.read_untracked().has_fates;
        let fates = has_fates.then(|| desk.leaves.get_untracked().map(fate));
        let mv = Move::Pass(fates).to_string();
        if desk.moves.read_untracked().can_pass {
            desk.put_down();
            desk.chosen.set(Some(mv));
        } else {
            explain(desk.session(), &mv);
        }
    };
    let stop = move |_| {
        desk.put_down();
        desk.chosen.set(Some(Move::Stop.to_string()));
    };
    let collect = move |_| {
        desk.put_down();
        desk.is_collecting.update(|it| *it = !*it);
    };
    let is_hint = move |is_it: fn(&Move) -> bool| {
        let hint = desk.session().hint.read();
        hint.as_ref().and_then(|hint| hint.mv.parse().ok()).is_some_and(|mv| is_it(&mv))
    };
    let looks_on = desk.session().glance().me.is_none();
    let can_choose_to_collect = move || {
        let moves = desk.moves.read();
        !moves.collects.is_empty() && moves.can_build_any()
    };
    view! {
        <div class="mg-handles" hidden=looks_on>
            <button type="button" class="button" id="rotate" title=t!("minigolf-rotate-how")
                disabled=move || desk.picked.read().is_none() on:click=move |_| desk.rotate(false)>
                <svg viewBox="0 0 20 20" aria-hidden="true"><path d="M15.5 6.5A7 7 0 1 0 17 11M16 2v5h-5" /></svg>
                {t!("minigolf-rotate")}
            </button>
            <button type="button" class="button" id="pass" class:hinted=move || is_hint(|mv| matches!(mv, Move::Pass(_)))
                aria-disabled=move || (!desk.moves.read().can_pass).then_some("true") on:click=pass>{t!("minigolf-pass")}</button>
            <button type="button" class="button" id="face-down" hidden=move || !can_choose_to_collect()
                class:hinted=move || is_hint(|mv| matches!(mv, Move::Collect(_)))
                aria-pressed=move || desk.is_collecting.get().to_string() on:click=collect>
                {t!("minigolf-stop-and-collect")}
            </button>
            <button type="button" class="button" id="stop" class:hinted=move || is_hint(|mv| matches!(mv, Move::Stop))
                hidden=move || !desk.moves.read().can_stop on:click=stop>{t!("minigolf-stop")}</button>
        </div>
    }
}

/// The bottom rack.
#[component]
fn Coming(desk: Desk) -> impl IntoView {
    let rack = desk.part(|view| {
        view.racks[1].iter().flatten().map(|&kind| *view.tile(kind)).collect::<Vec<Tile>>()
    });
    let tile = |tile: &Tile| {
        view! {
            <svg viewBox="0 0 64 64" role="img" aria-label=names::tile(tile)><g inner_html=pictures::tile(tile, Lie::default())></g></svg>
        }
    };
    let tiles = move || rack.read().iter().map(tile).collect_view();
    view! {
        <div class="mg-rack coming" role="group" aria-label=t!("minigolf-coming")>
            <h2>{t!("minigolf-coming")}</h2>
            <div class="mg-slots">{tiles}</div>
        </div>
    }
}

/// What is left to be drawn.
#[component]
fn Bag(desk: Desk) -> impl IntoView {
    let known = desk.part(|view| (view.bag, view.visits, view.is_end_phase));
    let words = move || {
        let (bag, visits, is_end) = known.get();
        let bag = t!("minigolf-bag", n = bag);
        let visits = (visits > 0).then(|| t!("minigolf-visits-left", n = visits));
        let last = is_end.then(|| t!("minigolf-end-phase"));
        language::labels([Some(bag), visits, last].into_iter().flatten())
    };
    view! { <p class="mg-bag quiet">{words}</p> }
}
