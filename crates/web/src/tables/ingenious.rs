//! The table of Ingenious: the board in the middle, my rack below, everybody's tracks beside.
//!
//! What can be placed where comes from the list of legal moves, what it would bring from a preview;
//! [`aim`] holds what I am about to do, everything else draws it.

mod aim;
mod board;
mod flights;
mod hex;
mod rack;
mod shapes;
mod tracks;
mod view;
mod words;

use ::ingenious::View;
use leptos::ev;
use leptos::prelude::*;

use crate::session::Session;
use crate::tables::hand::is_not_for_table;
use crate::tables::{Skin, drawn};
use aim::Aim;

/// What it looks like.
pub(crate) const SKIN: Skin = Skin {
    table: |session| drawn(session, |view| view! { <Table session view /> }),
    sheet: |session| drawn(session, |view| view! { <Sheet session view /> }),
    lesson: include_str!("ingenious/lesson.txt"),
};

/// Board and rack.
#[component]
pub(crate) fn Table(session: Session, view: Memo<View>) -> impl IntoView {
    let aim = Aim::new(session, view);
    let mode = view.read_untracked().options.mode;
    let keys = window_event_listener(ev::keydown, move |event| press(aim, &event));
    on_cleanup(move || keys.remove());
    view! {
        <div class="ingenious-table">
            <tracks::Strip session view />
            <board::Board aim />
            <rack::Rack aim />
            <flights::Flights session mode />
        </div>
    }
}

/// Everybody's tracks.
#[component]
pub(crate) fn Sheet(session: Session, view: Memo<View>) -> impl IntoView {
    view! { <tracks::Tracks session view /> }
}

/// Keys that work wherever the pointer is: `1` to `6` pick a tile, `R` turns it, Escape lets go.
fn press(aim: Aim, event: &web_sys::KeyboardEvent) {
    if event.repeat() || is_not_for_table(event) || aim.session().glance().me.is_none() {
        return;
    }
    match event.key().as_str() {
        "r" => aim.turn(1),
        "R" => aim.turn(5),
        "Escape" => aim.cancel(),
        key => {
            if let Ok(number @ 1..=6) = key.parse::<usize>() {
                rack::press(aim, number - 1);
            }
        }
    }
}
