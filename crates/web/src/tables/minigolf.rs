//! The table of Mini Golf Designer: my course in the middle, the racks beside it, the score sheet live.

#![allow(
    clippy::large_types_passed_by_value,
    reason = "a desk is a handful of signals, copied as signals are"
)]

mod board;
mod camera;
mod choices;
mod course;
mod desk;
mod moves;
mod names;
mod racks;
mod sheet;

use ::minigolf::{Move, Promises};
use leptos::prelude::*;
use tabletop::Seat;

use crate::playing::confirm::Confirm;
use crate::session::Session;
use crate::tables::Skin;
use crate::tables::hand::is_not_for_table;
use crate::{t, tables};

use choices::Choice;
use desk::Desk;

/// What it looks like.
pub(crate) const SKIN: Skin = Skin {
    table: |session| view! { <Table session /> }.into_any(),
    sheet: |session| view! { <Sheet session /> }.into_any(),
    lesson: include_str!("minigolf/lesson.txt"),
};

/// Course, racks, and whatever else there is to choose.
#[component]
pub(crate) fn Table(session: Session) -> impl IntoView {
    let desk = Desk::of(session);
    listen_to_keys(desk);
    let has_land = desk.part(|view| view.card(Seat::new(0)).is_some());
    let is_over = session.part(|seen| seen.ending.is_some());
    let choice = choices::current(desk);
    let is_beside = move || choice.get().is_some_and(|it| it != Choice::Land);
    let label = Signal::derive(move || label(desk));
    let said = Signal::derive(move || said(desk));
    let looks_on = session.glance().me.is_none();
    view! {
        <div class="mg-table" class:before=move || !has_land.get() class:choosing=is_beside
            class:numbering=move || choice.get() == Some(Choice::Numbers)>
            <choices::Choices desk choice />
            {move || has_land.get().then(|| view! { <board::Board desk /> })}
            {move || (has_land.get() && !is_over.get()).then(|| view! { <racks::Racks desk /> })}
            <div class="mg-confirm" class:priced=move || desk.is_pinned() hidden=move || looks_on || is_over.get()>
                <Confirm session chosen=desk.chosen label said />
            </div>
        </div>
    }
}

/// Points, and everybody's course.
#[component]
pub(crate) fn Sheet(session: Session) -> impl IntoView {
    view! { <sheet::ScoreSheet session /> }
}

/// What the button says that makes a move; before one is chosen, what there is to do.
fn label(desk: Desk) -> String {
    match desk.chosen.read().as_deref().and_then(|mv| mv.parse().ok()) {
        Some(Move::Land(_)) => t!("minigolf-do-land"),
        Some(Move::Promise(none)) if none == Promises::NONE => t!("minigolf-do-promise-nothing"),
        Some(Move::Promise(_)) => t!("minigolf-do-promise"),
        Some(Move::Pass(_)) => t!("minigolf-do-pass"),
        Some(Move::Collect(_)) => t!("minigolf-do-collect"),
        Some(Move::Stop) => t!("minigolf-do-stop"),
        Some(Move::Return(slots)) => t!("minigolf-do-return", n = slots.iter().count()),
        Some(Move::Number(_)) => t!("minigolf-do-number"),
        None if !desk.moves.read().lands.is_empty() => t!("minigolf-do-land"),
        None if desk.moves.read().is_promising => t!("minigolf-do-promise"),
        Some(Move::Build { .. }) | None => t!("minigolf-do-build"),
    }
}

/// The chosen move in words, where its button does not say it all.
fn said(desk: Desk) -> String {
    let Some(chosen) = desk.chosen.get() else { return String::new() };
    match chosen.parse() {
        Ok(Move::Build { .. } | Move::Collect(_)) => {
            tables::spoken(&desk.session().seen(), &chosen)
        }
        Ok(
            Move::Land(_)
            | Move::Promise(_)
            | Move::Pass(_)
            | Move::Stop
            | Move::Return(_)
            | Move::Number(_),
        )
        | Err(_) => String::new(),
    }
}

/// Keys for whoever has a tile in hand, wherever the focus is: R turns it, digits pick one, Escape lets go.
fn listen_to_keys(desk: Desk) {
    let handle = window_event_listener(leptos::ev::keydown, move |event| {
        if event.repeat() || is_not_for_table(&event) || desk.session().glance().me.is_none() {
            return;
        }
        match event.key().as_str() {
            "r" => desk.rotate(false),
            "R" => desk.rotate(true),
            "Escape" if desk.is_pinned() => desk.chosen.set(None),
            "Escape" => desk.put_down(),
            digit @ ("1" | "2" | "3" | "4" | "5" | "6") => {
                let slot = digit.parse::<u8>().map_or(0, |n| n - 1);
                if desk.picked.get_untracked() != Some(slot) {
                    racks::press(desk, slot);
                }
            }
            _ => {}
        }
    });
    on_cleanup(move || handle.remove());
}
